import { existsSync } from 'node:fs'
import { Git, requireGit } from '../adapters/git/git.ts'
import { listRemoteTags } from '../adapters/git/remote.ts'
import { networkWeb } from '../adapters/http/web.ts'
import { counted } from '../base/count.ts'
import { quote, RegistryError, visible } from '../base/error.ts'
import { groupBy } from '../base/group.ts'
import { table } from '../base/table.ts'
import { quoteUrl } from '../base/url.ts'
import { openRegistryAccess } from '../composition/registry-access.ts'
import type { Runtime } from '../composition/runtime.ts'
import { RegistryClient } from '../doctor/registry-client.ts'
import {
  formatSources,
  type ImportReport,
  importModules,
  parseImportUrl,
} from '../migration/import-modules.ts'
import { parseGitRemote } from '../module/git-remote.ts'
import { type CommandOutcome, type CommonFlags, replaceFile } from './command.ts'

/** `import`: writes the sources from which `collect` publishes the modules of another registry. Throws as {@link importModules}. */
export async function importCommand(
  { from, output }: CommonFlags & { readonly from: readonly string[]; readonly output?: string },
  runtime: Runtime,
): Promise<CommandOutcome> {
  const requests = from.map(parseImportUrl)
  if (output !== undefined && existsSync(output))
    throw new RegistryError(
      'INVALID_INPUT',
      `--output names ${quote(output)}, which exists already`,
      'name a new file, and copy its sources into your registry.yml',
    )
  const { environment, log, temporary } = runtime
  const git = await requireGit(new Git(environment, log))
  const registries = new RegistryClient(networkWeb(log), await openRegistryAccess(runtime))
  const listTags = async (url: string) =>
    listRemoteTags(git, { remote: parseGitRemote(url), token: undefined, temporary })
  const report = await importModules(requests, { registries, listTags })
  const text = formatSources(report.sources)
  const isEmpty = report.sources.length === 0
  if (output !== undefined && !isEmpty) await replaceFile(output, text)
  return {
    json: { ...report, file: isEmpty ? null : (output ?? null) },
    text: formatImport(report, output === undefined && !isEmpty ? text : ''),
    refusals: isEmpty ? [nothing(from)] : [],
  }
}

function nothing(from: readonly string[]) {
  return {
    code: 'NOT_FOUND',
    message: `${from.map(quoteUrl).join(', ')} has no module that collect could publish`,
    hint: 'docs/guides/migration.md says what to do with packages that come from no Git repository',
  } as const
}

function formatImport({ sources, notTaken }: ImportReport, text: string): string {
  const rows = sources.flatMap(({ repository, modules }) =>
    modules.map(({ address, paths: [path = ''], versions }) => [
      address,
      String(versions.length),
      versions[0] ?? '',
      visible(path === '' ? repository : `${repository} ${path}`),
    ]),
  )
  const groups = groupBy(notTaken, ({ address, reason }) => `${address}\n${reason}`)
  const left = [...groups.values()].map((group) => {
    const [{ address, reason }] = group
    const versions = group.flatMap(({ version }) => version ?? []).join(', ')
    return `not taken ${address}${versions === '' ? '' : ` ${versions}`}: ${visible(reason)}`
  })
  const modules = sources.flatMap((source) => source.modules)
  const versions = modules.reduce((sum, each) => sum + each.versions.length, 0)
  const rest = notTaken.length === 0 ? '' : `, ${notTaken.length} not taken`
  const total = `total     ${counted(modules.length, 'module')}, ${counted(versions, 'version')}${rest}`
  return [text, ...table(['module', 'versions', 'latest', 'source'], rows), ...left, total]
    .filter((line) => line !== '')
    .join('\n')
}
