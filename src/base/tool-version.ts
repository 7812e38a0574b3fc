/** Version of this tool; a test holds it equal to package.json's. */
export const VERSION = '0.1.0'

/** What `registry.json` names as the maker of its pages: pages are compared byte by byte only between equal renderers. */
export const RENDERER = `module-registry ${VERSION}`
