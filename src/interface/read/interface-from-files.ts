import type { Diagnostic, DirectoryInterface, ModuleInterface } from '../module-interface.ts'
import { interfaceFromBlocks } from './directory-interface.ts'
import {
  directoryOf,
  type ModuleFile,
  selectConfiguration,
  selectDirectories,
  selectReadme,
} from './module-files.ts'
import { type LocatedBlock, withOverrides } from './overrides.ts'
import type { ParsedFile } from './parsed-file.ts'

/** A file of a module, parsed where it is configuration. */
export type ReadFile = ModuleFile & { readonly parsed: ParsedFile | undefined }

/** A longer README is left out; the registry API carries it in every answer. */
const MAX_README_BYTES = 512 * 1024

/** All files that say something of a module → what it offers. */
export function interfaceFromFiles(files: readonly ReadFile[]): ModuleInterface {
  const byDirectory = new Map<string, ReadFile[]>()
  for (const file of files) {
    const directory = directoryOf(file.path)
    byDirectory.set(directory, [...(byDirectory.get(directory) ?? []), file])
  }
  const { submodules, examples } = selectDirectories(files.map(({ path }) => path))
  const diagnostics: Diagnostic[] = []
  const read = (path: string): DirectoryInterface => {
    const directory = readDirectory(path, byDirectory.get(path) ?? [])
    diagnostics.push(...directory.diagnostics)
    return directory.moduleInterface
  }
  return { root: read(''), submodules: submodules.map(read), examples: examples.map(read), diagnostics }
}

function readDirectory(
  path: string,
  files: readonly ReadFile[],
): { readonly moduleInterface: DirectoryInterface; readonly diagnostics: readonly Diagnostic[] } {
  const { primary, overrides } = selectConfiguration(files)
  const blocks = withOverrides(primary.flatMap(located), overrides.flatMap(located))
  const readme = selectReadme(files)
  const isTooLong = readme !== undefined && (readme.size ?? readme.bytes.length) > MAX_README_BYTES
  const text = readme === undefined || isTooLong ? '' : new TextDecoder().decode(readme.bytes)
  const about = { path, readme: text, empty: primary.length + overrides.length === 0 }
  const problems = [...primary, ...overrides].flatMap((file) =>
    (file.parsed?.problems ?? []).map((problem) => ({
      severity: 'error' as const,
      file: file.path,
      ...problem,
    })),
  )
  const message = `the README has more than ${MAX_README_BYTES} bytes and is left out`
  const long = isTooLong
    ? [{ severity: 'warning' as const, file: readme.path, line: 1, column: 1, message }]
    : []
  return { moduleInterface: interfaceFromBlocks(blocks, about), diagnostics: [...problems, ...long] }
}

function located(file: ReadFile): LocatedBlock[] {
  return (file.parsed?.blocks ?? []).map((block) => ({ ...block, file: file.path }))
}
