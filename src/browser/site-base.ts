/** The root of the site: this script is in its directory `assets/`. */
export function baseOfSite(): URL {
  const script = document.currentScript
  return new URL('..', script instanceof HTMLScriptElement ? script.src : location.href)
}
