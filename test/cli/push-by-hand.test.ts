import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCliWell } from '../support/cli/cli.ts'
import { hasProgram, runProgram } from '../support/cli/program.ts'
import { getAsOpenTofu } from '../support/clients/opentofu-getter.ts'
import { createModule, createRegistry } from '../support/index/registry.ts'
import { startDockerRegistry } from '../support/oci/docker-registry.ts'
import { sha256 } from '../support/oci/oci-content.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const SCRIPT = join(import.meta.dirname, '../../examples/oci/push-by-hand.sh')

describe.skipIf(!hasProgram('docker-registry') || !hasProgram('skopeo'))(
  'a package that is pushed by hand (needs docker-registry, skopeo)',
  () => {
    it('is what OpenTofu installs, and what publish adopts with its own digest', async () => {
      const { host } = await startDockerRegistry('none')
      const { directory } = await createModule()
      const zip = join(await temporaryDirectory(), 'module.zip')
      await runCliWell(['package', '--repository', directory, '--tag', 'v1.0.0', '--output', zip])
      const flags = ['--insecure-policy', '--dest-tls-verify=false']
      const pushed = await runProgram('bash', [SCRIPT, zip, `docker://${host}/acme/vpc:1.0.0`, ...flags])
      expect(pushed).toMatchObject({ code: 0 })
      const bytes = await getAsOpenTofu(`oci://${host}/acme/vpc?tag=1.0.0`)

      const { directory: index } = await createRegistry()
      const to = ['--package', 'oci', '--oci-repository', `${host}/acme/vpc`, '--oci-tags', 'version']
      const { stdout } = await runCliWell([
        ...['publish', '--json', '--index', index, '--repository', directory, '--tag', 'v1.0.0'],
        ...to,
      ])
      const [{ location, package: pkg }] = JSON.parse(stdout).results
      const manifest = await fetch(`http://${host}/v2/acme/vpc/manifests/1.0.0`, {
        headers: { Accept: 'application/vnd.oci.image.manifest.v1+json' },
      })
      const text = await manifest.text()
      expect(text).not.toContain('annotations')
      expect(location).toBe(`oci://${host}/acme/vpc?digest=${sha256(text)}`)
      expect(sha256(bytes)).toBe(pkg.digest)
    })
  },
)
