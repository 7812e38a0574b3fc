import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

// The build replaces this module by one that holds the bytes (scripts/build.mjs), so that dist/ needs no file beside it.
const require = createRequire(import.meta.url)

/** The engine of tree-sitter. */
export function readEngine(): Uint8Array {
  return readFileSync(require.resolve('web-tree-sitter/web-tree-sitter.wasm'))
}

/** The grammar of HCL. */
export function readGrammar(): Uint8Array {
  return readFileSync(require.resolve('@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-hcl.wasm'))
}
