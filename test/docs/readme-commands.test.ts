import { readFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { programPath, runCliWell } from '../support/cli/program.ts'
import { clients } from '../support/clients/terraform.ts'
import { runPage } from '../support/docs/page-run.ts'
import { codeBlocks } from '../support/docs/shell-blocks.ts'
import { createModule } from '../support/index/registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const PAGE = 'README.md'
const MOST_MINUTES = 3
/** With the block that `serve` prints. */
const MOST_COMMANDS = 5

/** Pastes into a shell what `serve` prints, once for each client. */
const PASTE_BLOCK = `
printed=$(sed -n '/^cat >/,$p')
for client in CLIENTS; do
  mkdir "$TMPDIR/$client"
  cd "$TMPDIR/$client"
  bash -e -c "\${printed/terraform init/$client init}"
  cat .terraform/modules/vpc/main.tf >/dev/null
  echo "$client has it"
done`

describe(PAGE, () => {
  const [quickstart, install, commands] = codeBlocks(PAGE).filter(({ shell }) => shell === 'script')

  it('leads from nothing to an installed module in five commands', () => {
    const lines = `${install?.text}${commands?.text}`.trim().split('\n')
    expect(lines.length + 1).toBeLessThanOrEqual(MOST_COMMANDS)
    expect(quickstart?.text.trim().split('\n')).toHaveLength(1)
  })

  it.skipIf(programPath('npm') === undefined || clients().length === 0)(
    'does what it says, and clients install (needs npm, terraform or tofu)',
    async () => {
      const parent = await temporaryDirectory()
      const directory = join(parent, 'module-registry-action')
      const { files } = JSON.parse(readFileSync('package.json', 'utf8')) as { files: string[] }
      for (const name of ['package.json', 'scripts', 'dist/source.sha256', ...files])
        await cp(name, join(directory, name), { recursive: true })
      await createModule({ directory: join(parent, 'terraform-aws-vpc'), tag: 'v1.2.3' })
      const names = clients().map(({ name }) => name)
      const outputs = await runPage(PAGE, {
        directory,
        env: { npm_config_prefix: parent, npm_config_offline: 'true', npm_config_ignore_scripts: 'true' },
        // What it would install is here.
        replaced: { 'npm ci': ':' },
        programs: Object.fromEntries(clients().map(({ name, path }) => [name, path])),
        whileServing: PASTE_BLOCK.replace('CLIENTS', names.join(' ')),
      })
      expect(outputs[0]).toContain('acme/network/generic')
      expect(outputs[2]).toContain('published acme/vpc/aws 1.2.3')
      for (const name of names) expect(outputs[2]).toContain(`${name} has it`)
      await runCliWell(['--version'], { entry: join(parent, 'bin/module-registry') })
    },
    MOST_MINUTES * 60_000,
  )
})
