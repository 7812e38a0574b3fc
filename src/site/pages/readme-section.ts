import type { RenderedReadme } from '../readme/readme.ts'
import { directoryLinkOf, type ModuleView, sourceOf } from './module-view.ts'

/** The README of a directory of a module. @param path from the module's root; empty for the root itself */
export function renderedReadme(view: ModuleView, bytes: Uint8Array, path: string): RenderedReadme {
  const { content, module, site } = view
  const root = content.release?.path ?? ''
  const directoryLink = directoryLinkOf(view)
  return site.readme(bytes, {
    ...sourceOf(content, module),
    directory: [root, path].filter((part) => part !== '').join('/'),
    imageHosts: site.settings.imageHosts,
    hasInterface: content.moduleInterface !== undefined,
    pageLink: (directory) => {
      const inModule = fromRoot(directory, root)
      return inModule === undefined || inModule === '' ? undefined : directoryLink(inModule)
    },
  })
}

/** The path from the module's root; undefined for a directory that is not in it. */
function fromRoot(directory: string, root: string): string | undefined {
  if (root === '') return directory
  if (directory === root) return ''
  return directory.startsWith(`${root}/`) ? directory.slice(root.length + 1) : undefined
}
