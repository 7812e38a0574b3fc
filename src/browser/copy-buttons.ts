/** Adds a button that copies to each piece of code that has `data-copy`, which says what it copies. */
export function addCopyButtons(parent: ParentNode): void {
  for (const code of parent.querySelectorAll<HTMLElement>('[data-copy]')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'copy'
    button.textContent = 'Copy'
    button.setAttribute('aria-label', `Copy ${code.dataset['copy']}`)
    button.addEventListener('click', () => void copy(code, button))
    button.addEventListener('blur', () => {
      button.textContent = 'Copy'
    })
    code.append(button)
  }
}

async function copy(place: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const code = place.querySelector('code')
  if (code === null) return
  try {
    await navigator.clipboard.writeText(code.textContent ?? '')
    button.textContent = 'Copied'
  } catch {
    getSelection()?.selectAllChildren(code)
    button.textContent = 'Selected'
  }
}
