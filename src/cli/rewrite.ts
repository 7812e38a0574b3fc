import { join } from 'node:path'
import { RootModuleDirectories } from '../adapters/hcl/root-modules.ts'
import { counted } from '../base/count.ts'
import { quote, RegistryError, visible } from '../base/error.ts'
import type { Runtime } from '../composition/runtime.ts'
import { parseRewrite, type RewrittenLine, rewriteSources } from '../migration/rewritten-sources.ts'
import type { CommandOutcome } from './command.ts'
import { replaceFile } from './replace-file.ts'

interface ChangedLine extends RewrittenLine {
  readonly file: string
}

/** `audit --rewrite`: changes the `source` lines of directories, or says what it would change. Throws INVALID_INPUT, NOT_FOUND. */
export async function rewriteCommand(
  {
    directories,
    rewrite,
    isWritten,
  }: { readonly directories: readonly string[]; readonly rewrite: string; readonly isWritten: boolean },
  { environment }: Runtime,
): Promise<CommandOutcome> {
  const parsed = parseRewrite(rewrite)
  const modules = new RootModuleDirectories(environment['TF_DATA_DIR'] || '.terraform')
  const changed: ChangedLine[] = []
  const left: { file: string; line: number; reason: string }[] = []
  const texts = new Map<string, string>()
  for (const directory of directories) {
    const files = await modules.configuration(directory)
    if (files === undefined || files.length === 0) throw noFiles(directory)
    for (const file of files) {
      const path = join(directory, file.path)
      const found = rewriteSources(file, parsed)
      changed.push(...found.changed.map((line) => ({ file: path, ...line })))
      left.push(...found.left.map((line) => ({ file: path, ...line })))
      if (found.changed.length > 0) texts.set(path, found.text)
    }
  }
  if (isWritten) for (const [path, text] of texts) await replaceFile(path, text)
  const lines = [
    ...changed.flatMap(({ file, line, before, after }) => [
      `${visible(file)}:${line}`,
      ...before.split('\n').map((each) => `- ${visible(each.trimEnd())}`),
      ...after.split('\n').map((each) => `+ ${visible(each.trimEnd())}`),
    ]),
    ...left.map(({ file, line, reason }) => `left      ${visible(file)}:${line}: ${reason}`),
    summary(parsed.from, texts.size, isWritten),
  ]
  return { json: { written: isWritten, changed, left }, text: lines.join('\n') }
}

function summary(from: string, files: number, isWritten: boolean): string {
  if (files === 0)
    return `unchanged no source of a module was rewritten; those to rewrite begin with ${quote(from)}`
  return isWritten
    ? `written   ${counted(files, 'file')}: run init in each directory`
    : `planned   ${counted(files, 'file')} would change; --write changes them`
}

function noFiles(directory: string): RegistryError {
  return new RegistryError(
    'NOT_FOUND',
    `${quote(directory)} has no configuration of Terraform or OpenTofu`,
    'name each directory that has some: module-registry audit live/prod modules/network --rewrite OLD=NEW',
  )
}
