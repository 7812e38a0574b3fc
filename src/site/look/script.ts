/**
 * The script of the pages, which are complete without it: a button that copies code.
 */
export const SCRIPT = `'use strict';
for (const code of document.querySelectorAll('[data-copy]')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.setAttribute('aria-label', 'Copy ' + code.dataset.copy);
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(code.querySelector('code').textContent);
      button.textContent = 'Copied';
    } catch {
      getSelection().selectAllChildren(code.querySelector('code'));
      button.textContent = 'Selected';
    }
  });
  button.addEventListener('blur', () => { button.textContent = 'Copy'; });
  code.append(button);
}
`
