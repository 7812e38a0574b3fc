import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { programPath } from '../cli/program.ts'

/**
 * A directory of a file system that keeps the case of names and finds them by any: exFAT, as on memory cards, in a file. Undefined
 * where it cannot be mounted: that takes root, a loop device and FUSE. It goes with the test file.
 */
export function foldingDirectory(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/dev/fuse') || !existsSync('/dev/loop-control'))
    return undefined
  if (!['mkfs.exfat', 'mount.exfat-fuse', 'losetup'].every((name) => programPath(name) !== undefined))
    return undefined
  const home = mkdtempSync(join(realpathSync(tmpdir()), 'module-registry-exfat-'))
  const [image, directory] = [join(home, 'image'), join(home, 'files')]
  writeFileSync(image, '')
  mkdirSync(directory)
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  let device: string | undefined
  const remove = () => {
    spawnSync('umount', [directory])
    if (device !== undefined) spawnSync('losetup', ['--detach', device])
    rmSync(home, { recursive: true, force: true })
  }
  try {
    run('truncate', '--size', '64M', image)
    run('mkfs.exfat', image)
    device = run('losetup', '--find', '--show', image)
    run('mount.exfat-fuse', device, directory)
    writeFileSync(join(directory, 'Name'), '')
    if (!existsSync(join(directory, 'nAME'))) throw new Error('it does not fold case')
  } catch {
    remove()
    return undefined
  }
  afterAll(remove)
  return directory
}
