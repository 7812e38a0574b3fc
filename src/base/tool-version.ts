/** The version of this tool. A test compares it with package.json. */
export const VERSION = '0.1.0'

/** `renderer` in `registry.json`: the tool that rendered the files, which are compared byte by byte only for the same one. */
export const RENDERER = `module-registry ${VERSION}`
