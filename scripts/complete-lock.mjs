// Some registry mirrors lack the packages of other platforms. `npm install` then leaves them out of the lock file, and `npm ci`
// refuses that lock. This adds them with what their names say; a platform that needs one fetches it by its exact version.
import { readFileSync, writeFileSync } from 'node:fs'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'openbsd',
  'openharmony',
  'netbsd',
  'sunos',
  'aix',
  'win32',
]
const PROCESSORS = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
]

for (const entry of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const path = `node_modules/${name}`
    if (lock.packages[path] !== undefined) continue
    const parts = name.split(/[-/]/)
    const processor =
      PROCESSORS.find((each) => parts.includes(each)) ?? (parts.includes('universal') ? undefined : 'none')
    const system = SYSTEMS.find((each) => parts.includes(each))
    lock.packages[path] = {
      version: version.replace(/^[^\d]*/, ''),
      ...(processor === undefined ? {} : { cpu: [processor] }),
      dev: true,
      ...(/musl|gnu/.test(name) && system === 'linux'
        ? { libc: [name.includes('musl') ? 'musl' : 'glibc'] }
        : {}),
      optional: true,
      ...(system === undefined ? {} : { os: [system] }),
    }
  }
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1))
writeFileSync(
  'package-lock.json',
  `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`,
)
