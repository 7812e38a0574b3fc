import { counted } from '../base/count.ts'
import { withIndex } from '../composition/index-store.ts'
import type { Runtime } from '../composition/runtime.ts'
import { type Hosting, hostingSetup } from '../index/format/hosting.ts'
import { parseOwnUrl } from '../index/format/registry-url.ts'
import { init } from '../index/plan/init.ts'
import { type CommandOutcome, type CommonFlags, UsageError } from './command.ts'
import { renderIndex } from './render.ts'

interface InitFlags extends CommonFlags {
  readonly index: string
  readonly url: string
  readonly name?: string
  readonly hosting?: Hosting
  readonly useRegistryCredentials?: boolean
  /** Gives an index that has another public URL this one. */
  readonly move?: boolean
}

export async function initCommand(flags: InitFlags, runtime: Runtime): Promise<CommandOutcome> {
  const url = parseOwnUrl(flags.url)
  if (flags.move) return moveIndex(flags, url, runtime)
  return withIndex(runtime, { index: flags.index, reading: 'paths', writes: true }, async (openedIndex) => {
    const { name, hosting, useRegistryCredentials } = flags
    const report = await init({ url, name, hosting, useRegistryCredentials }, openedIndex)
    if (useRegistryCredentials) runtime.log.info(`notice    ${credentialsNotice(flags.index)}`)
    if (new URL(url).pathname !== '/') runtime.log.info(`notice    ${pathNotice(url)}`)
    const text = `${report.status.padEnd(9)} index for ${url}, ${counted(report.index.changed.length, 'file')}`
    if (hosting === undefined) return { json: report, text }
    const setup = hostingSetup(hosting, url)
    const next = setup === '' ? '' : `\n\n${setup.trimEnd()}`
    return { json: { ...report, hosting: { name: hosting, setup } }, text: `${text}${next}` }
  })
}

/** Writes the URL into every file that holds it, in one commit. */
async function moveIndex(flags: InitFlags, url: string, runtime: Runtime): Promise<CommandOutcome> {
  if ([flags.name, flags.hosting, flags.useRegistryCredentials].some((flag) => flag !== undefined))
    throw new UsageError(
      '--move goes with --url alone',
      `run init --url ${url} --move first, and init --url ${url} with the other flags after it`,
    )
  const { status, refused, index } = await renderIndex(flags.index, { url }, runtime)
  const report = { status: status === 'rendered' ? 'updated' : status, url, refused, index }
  return {
    json: report,
    refusals: refused.map(({ error }) => error),
    text: `${report.status.padEnd(9)} index for ${url}, ${counted(index.changed.length, 'file')}\nconsumers write ${new URL(url).host}/NAMESPACE/NAME/SYSTEM as the source from now on`,
  }
}

function credentialsNotice(index: string): string {
  return `OpenTofu 1.12 and newer send the token of this registry to packages in the index, and verify no checksum of them. Versions that are published already say so after: module-registry render --index ${index}`
}

/** Clients ask for the discovery document only at the root of a host. */
function pathNotice(url: string): string {
  const { host } = new URL(url)
  return `${url} has a path, and clients ask only ${host}/.well-known/terraform.json. They reach this registry when their CLI configuration says:
host "${host}" {
  services = { "modules.v1" = "${url}/v1/modules/" }
}`
}
