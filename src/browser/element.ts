/** A new element with text, which is never HTML. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  text = '',
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name)
  if (className !== '') made.className = className
  made.textContent = text
  return made
}

/** The root of the site: the script that runs is in its directory `assets/`. */
export function baseOfSite(): URL {
  const script = document.currentScript
  return new URL('..', script instanceof HTMLScriptElement ? script.src : location.href)
}
