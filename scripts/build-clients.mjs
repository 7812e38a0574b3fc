// Builds the versions of OpenTofu that the tests run and that are not built yet: about three minutes each on two cores.
import { spawnSync } from 'node:child_process'
import { mkdirSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { tofuClients } from './clients.mjs'

const LDFLAGS = '-s -w -X github.com/opentofu/opentofu/version.dev=no'

for (const { name, module, program, isBuilt } of tofuClients()) {
  if (!isBuilt) build(name, module, program)
  console.log(`${name}: ${program}`)
}

function build(name, module, program) {
  console.log(`${name}: building`)
  mkdirSync(dirname(program), { recursive: true })
  const partial = `${program}.${process.pid}`
  const args = ['build', '-mod=readonly', '-trimpath', '-ldflags', LDFLAGS, '-o', partial]
  const { status, error } = spawnSync('go', [...args, 'github.com/opentofu/opentofu/cmd/tofu'], {
    cwd: module,
    stdio: 'inherit',
  })
  if (status !== 0) {
    console.error(
      `${name} was not built (${error?.message ?? `go exits with ${status}`}): install Go 1.26 or newer`,
    )
    process.exit(1)
  }
  renameSync(partial, program)
}
