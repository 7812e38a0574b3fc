import { spawn } from 'node:child_process'
import { expect, it, onTestFinished } from 'vitest'
import { CLI_ENTRY } from '../support/built-entry.ts'
import { argv } from '../support/cli/argv.ts'
import { cliEnvironment, runCli, runCliWell } from '../support/cli/cli.ts'
import { createModule } from '../support/index/registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

/** Starts `serve` for a person, who gives no `--json`, and gives what it prints up to the block to paste. */
async function serveForPeople(directory: string, flags: readonly string[] = []): Promise<string> {
  const { env } = await cliEnvironment()
  const args = argv`${CLI_ENTRY} serve --index ./registry --port 0 ${flags}`
  const child = spawn(process.execPath, args, { env, cwd: directory })
  onTestFinished(() => void child.kill('SIGKILL'))
  let text = ''
  for await (const chunk of child.stdout) {
    text += chunk
    if (/^serving .*\n(?:[\s\S]*terraform init\n)?\n?$/.test(text)) break
  }
  return text
}

async function publishedTrial(files?: readonly { readonly path: string }[]): Promise<string> {
  const directory = await temporaryDirectory()
  const { directory: repository } = await createModule({ tag: 'v1.0.0', ...(files && { files }) })
  await runCliWell(argv`init --index ./registry`, { cwd: directory })
  const about = argv`--repository ${repository} --module acme/vpc/aws --tag v1.0.0`
  await runCliWell(argv`publish --index ./registry ${about}`, { cwd: directory })
  return directory
}

it('prints a block that names a directory where the root has no configuration', async () => {
  const printed = await serveForPeople(await publishedTrial([{ path: 'modules/x/main.tf' }]))
  expect(printed).toMatch(/source {2}= "127\.0\.0\.1:\d+\/acme\/vpc\/aws\/\/modules\/x"/)
})

it('serves no block to paste where there is nothing to install, or a token is needed', async () => {
  const directory = await temporaryDirectory()
  const { stderr } = await runCli(argv`init --index ./registry`, { cwd: directory })
  expect(stderr).toContain('init --index ./registry --url https://modules.example.com --move')
  expect(await serveForPeople(directory)).toMatch(/^serving {3}\.\/registry at http:\S+\n$/)
})
