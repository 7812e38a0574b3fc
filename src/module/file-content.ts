import type { Problem } from '../base/problem.ts'

const LFS_POINTER = Buffer.from('version https://git-lfs.github.com/spec/v1\n')

/** What is wrong with the bytes of a file whatever they say: they are not what the client needs. */
export function contentProblem(path: string, bytes: Uint8Array): Problem | undefined {
  if (LFS_POINTER.equals(bytes.subarray(0, LFS_POINTER.length))) {
    return {
      path,
      rule: 'a Git LFS pointer would be packaged instead of the file itself',
      fix: 'commit the file itself (git lfs migrate export), or leave it out with export-ignore in .gitattributes',
    }
  }
  if (isConfiguration(path) && !isUtf8(bytes)) {
    return { path, rule: 'configuration that is not UTF-8', fix: 'save the file as UTF-8' }
  }
  return undefined
}

/** Whether Terraform or OpenTofu reads a file of this name as configuration: not when it is hidden, by its first dot. */
export function isConfiguration(path: string): boolean {
  return /(^|\/)[^./][^/]*\.(tf|tofu)(\.json)?$/.test(path)
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
