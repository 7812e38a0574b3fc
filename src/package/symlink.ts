import { quote } from '../base/error.ts'

/** As many links as Linux follows in one path. https://man7.org/linux/man-pages/man7/path_resolution.7.html */
const MAX_LINKS_FOLLOWED = 40

/** What a tree must tell so that a link in it can be followed; paths are relative to the module. */
export interface Linked {
  /** Target of the symbolic link at this path; undefined when the path is no link. */
  target(path: string): string | undefined
  /** Whether a tracked file or directory lies at this path. */
  has(path: string): boolean
}

/** Where a link ends: the real path of a file or directory of the module (`''` is its root), or why it ends nowhere. */
export type Destination = { readonly path: string } | { readonly rule: string }

/** Follows the link at `link`, whose own directory must be a real one, as a file system would: chains included. */
export function followLink(tree: Linked, link: string): Destination {
  const named = quote(tree.target(link) ?? '')
  const real = link.split('/').slice(0, -1)
  const rest = [link.split('/').at(-1) ?? '']
  let followed = 0
  for (let part = rest.shift(); part !== undefined; part = rest.shift()) {
    if (part === '' || part === '.') continue
    if (part === '..') {
      if (real.pop() === undefined) return { rule: `links to ${named}, which leaves the module` }
      continue
    }
    const path = [...real, part].join('/')
    const target = tree.target(path)
    if (target === undefined) {
      if (!tree.has(path)) return { rule: `links to ${named}, which is no tracked file of the module` }
      real.push(part)
      continue
    }
    followed += 1
    if (followed > MAX_LINKS_FOLLOWED) return { rule: `links to ${named}, a chain of links without an end` }
    if (target.startsWith('/')) return { rule: `links to ${named}, an absolute path` }
    rest.unshift(...target.split('/'))
  }
  return { path: real.join('/') }
}
