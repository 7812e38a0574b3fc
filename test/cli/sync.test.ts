import { describe, expect, it } from 'vitest'
import { argv } from '../support/cli/argv.ts'
import { runCli, runCliWell } from '../support/cli/cli.ts'
import { toolPath } from '../support/clients/tools.ts'
import { createModule, createRegistry } from '../support/index/registry.ts'
import { keysOf } from '../support/s3/bucket-contents.ts'
import { startObjectStore } from '../support/s3/object-store.ts'

const CANARY = 'canary+0Rf8sNqLw2XyT5v/9='

describe.skipIf(toolPath('versitygw') === undefined)('sync (needs versitygw)', () => {
  it('uploads an index, and says so as text and as one document', async () => {
    const store = await startObjectStore()
    const { bare } = await createRegistry()
    const env = { AWS_ACCESS_KEY_ID: store.accessKey, AWS_SECRET_ACCESS_KEY: store.secretKey }
    const args = argv`sync --index ${bare} --to s3://${store.bucket} --endpoint ${store.url}`
    const first = await runCli(args, { env })
    expect(first.stdout).toMatch(/^synced {4}s3:\/\/registry: \d+ files of commit [0-9a-f]{12} uploaded$/m)
    expect(first.code).toBe(0)
    expect((await runCli([...args, '--json'], { env })).json()).toMatchObject({
      status: 'unchanged',
      gone: [],
    })
    expect(await keysOf(store)).toContain('.well-known/terraform.json')
  })

  it('uploads what a profile has, and prunes the rest', async () => {
    const store = await startObjectStore()
    const { bare } = await createRegistry()
    const { directory } = await createModule()
    await runCliWell(argv`publish --index ${bare} --repository ${directory} --tag v1.0.0`)
    const env = { AWS_ACCESS_KEY_ID: store.accessKey, AWS_SECRET_ACCESS_KEY: store.secretKey }
    const args = argv`sync --index ${bare} --to s3://${store.bucket} --endpoint ${store.url}`
    const ofVersion = async (profile: string) => {
      await runCliWell(argv`${args} --profile ${profile} --prune`, { env })
      const keys = (await keysOf(store)).filter((key) => key.includes('/1.0.0/'))
      return keys.map((key) => key.split('/1.0.0/')[1]).sort()
    }
    expect(await ofVersion('index')).toContain('interface.json')
    expect(await ofVersion('protocol')).toEqual(['download', 'module.zip', 'source'])
    expect(await ofVersion('opentofu')).toEqual(['download', 'module.zip'])
  })

  it('shows no secret, whatever the store says of it', async () => {
    const store = await startObjectStore()
    const { bare } = await createRegistry()
    const env = {
      AWS_ACCESS_KEY_ID: store.accessKey,
      AWS_SECRET_ACCESS_KEY: CANARY,
      AWS_SESSION_TOKEN: `token-${CANARY}`,
    }
    const args = argv`sync --index ${bare} --to s3://${store.bucket} --endpoint ${store.url} --verbose`
    const { code, stdout, stderr } = await runCli([...args, '--json'], { env })
    expect(code).toBe(1)
    expect(stdout).toContain('"PERMISSION"')
    expect(stderr).toContain('/registry/.module-registry/sync.json 40')
    for (const form of [CANARY, encodeURIComponent(CANARY), Buffer.from(CANARY).toString('base64')])
      expect(stdout + stderr).not.toContain(form)
  })
})

it('sync without an object store says which credentials it looks for', async () => {
  const { bare } = await createRegistry()
  const { code, stderr } = await runCli(argv`sync --index ${bare} --to s3://acme`)
  expect(code).toBe(1)
  expect(stderr).toMatch(/^error\[PERMISSION\]: .*AWS_ACCESS_KEY_ID.*\nhint: .*configure-aws-credentials/m)
})
