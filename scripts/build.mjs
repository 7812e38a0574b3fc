// tsc first (ncc's own TypeScript loader differs), then one bundle for each entry. The output is committed and byte-stable.
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, rmSync } from 'node:fs'

const run = (program, ...args) =>
  execFileSync(process.execPath, [program, ...args], { stdio: ['ignore', 'ignore', 'inherit'] })

rmSync('lib', { recursive: true, force: true })
run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json')
for (const entry of ['action', 'cli']) {
  if (!existsSync(`lib/${entry}/index.js`)) continue
  rmSync(`dist/${entry}`, { recursive: true, force: true })
  run(
    'node_modules/@vercel/ncc/dist/ncc/cli.js',
    'build',
    `lib/${entry}/index.js`,
    '--out',
    `dist/${entry}`,
    '--license',
    'licenses.txt',
    '--quiet',
  )
}
chmodSync('dist/cli/index.js', 0o755)
