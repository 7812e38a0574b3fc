import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { RunWork } from '../../base/run-work.ts'
import { packageTooLarge } from '../../package/limit-errors.ts'
import { MAX_PACKAGE_BYTES } from '../../package/limits.ts'
import { PACKAGE_FORMAT, type Package, type PackagedFile } from '../../package/package.ts'
import { equalsTree, planPackage } from '../../package/package-files.ts'
import { PackageScreening } from '../../package/package-screening.ts'
import type { PackRequest } from '../../publish/ports.ts'
import { packZip, type ZipEntry } from '../filesystem/zip-writer.ts'
import { SCREENED_AT_ONCE, SCREENED_BYTES } from './limits.ts'
import type { ModuleTreeReader } from './module-tree.ts'

/**
 * Packs the module of a commit into a zip that depends on its tree alone, not on the work tree or the machine. Throws, besides
 * what the port names, NOT_FOUND; then there is no file.
 */
export async function packModule(
  request: PackRequest,
  trees: ModuleTreeReader,
  { temporary, run }: { readonly temporary: string; readonly run: RunWork },
): Promise<Package> {
  const { commit, path: module, packageRoot: root = module } = request
  const tree = await trees.read({ commit, path: root })
  const plan = run(() => planPackage(tree, module))
  const screening = new PackageScreening(root, plan, request.isCommit ?? false)
  const contents: PackagedFile[] = []
  const unscreened: { readonly path: string; readonly source: string; readonly bytes: Uint8Array }[] = []
  const screenAll = () =>
    run(() => {
      for (const { bytes, ...file } of unscreened.splice(0)) screening.screen(file, bytes)
    })
  async function* readFiles(): AsyncGenerator<ZipEntry> {
    let total = 0
    for await (const [{ path, source, executable }, { bytes }] of trees.objects.readEach(
      'blob',
      plan.files,
    )) {
      total += bytes.length
      if (total > MAX_PACKAGE_BYTES) throw packageTooLarge()
      unscreened.push({ path, source, bytes })
      if (unscreened.length === SCREENED_AT_ONCE || bytes.length > SCREENED_BYTES) screenAll()
      contents.push({ path, mode: executable ? '0755' : '0644', size: bytes.length })
      yield { path, executable, bytes }
    }
    screenAll()
  }
  const file = join(temporary, `${randomUUID()}.zip`)
  try {
    const zip = await packZip(readFiles(), file)
    const screened = screening.finish()
    const counts = { files: contents.length, equalsTree: equalsTree(tree, plan.files) }
    return { facts: { format: PACKAGE_FORMAT, ...zip, ...counts }, contents, file, ...screened }
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
}
