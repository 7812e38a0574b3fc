import { quote } from '../base/error.ts'

/** Linux follows as many links in one path. https://man7.org/linux/man-pages/man7/path_resolution.7.html */
const MAX_LINKS_FOLLOWED = 40

/** A tree in which links are followed; paths are relative to the module. */
export interface Linked {
  /** The target of the symbolic link at the path; undefined where the path is not a link. */
  target(path: string): string | undefined
  /** Whether the path is a tracked file or directory. */
  has(path: string): boolean
}

/** The file or directory of the module that a link leads to (`''` is the root), or the rule that the link breaks. */
type Destination = { readonly path: string } | { readonly rule: string }

/** Follows the link at the path `link`, and links behind it, as a file system does. No parent of `link` may be a link. */
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
      if (!tree.has(path)) return { rule: `links to ${named}, which is not a tracked file of the module` }
      real.push(part)
      continue
    }
    followed += 1
    if (followed > MAX_LINKS_FOLLOWED) return { rule: `links to ${named}, a chain of links that has no end` }
    if (target.startsWith('/')) return { rule: `links to ${named}, an absolute path` }
    rest.unshift(...target.split('/'))
  }
  return { path: real.join('/') }
}
