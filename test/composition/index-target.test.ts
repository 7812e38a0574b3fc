import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { indexTarget } from '../../src/composition/index-store.ts'
import { refusalOf } from '../refusal.ts'
import { temporaryDirectory } from '../support/temporary.ts'

it.each([
  ['https://host/acme/registry', 'https://host/acme/registry', 'registry'],
  ['https://host/acme/registry#main', 'https://host/acme/registry', 'main'],
  ['http://127.0.0.1:3000/r#a/b', 'http://127.0.0.1:3000/r', 'a/b'],
  ['http://localhost/r', 'http://localhost/r', 'registry'],
  ['ssh://git@host/acme/registry', 'ssh://git@host/acme/registry', 'registry'],
  ['git@host:acme/registry.git#main', 'git@host:acme/registry.git', 'main'],
  ['file:///srv/registry', 'file:///srv/registry', 'registry'],
  ['file:///srv/registry#main', 'file:///srv/registry', 'main'],
  ['./registry.git', resolve('registry.git'), 'registry'],
  ['./registry.git/#main', resolve('registry.git'), 'main'],
  ['./a#b.git', resolve('a#b.git'), 'registry'],
  ['./a#b.git#main', resolve('a#b.git'), 'main'],
  ['./a.git#b.git', resolve('a.git'), 'b.git'],
])('%s is a branch of a Git repository', (index, url, branch) =>
  expect(indexTarget(index)).toMatchObject({ kind: 'git', remote: { url }, branch }),
)

it('a bare repository is told by its files', async () => {
  const bare = join(await temporaryDirectory({ 'bare#1/objects/x': '', 'bare#1/HEAD': '' }), 'bare#1')
  expect(indexTarget(bare)).toMatchObject({ kind: 'git', remote: { url: bare }, branch: 'registry' })
  expect(indexTarget(`${bare}#main`)).toMatchObject({ kind: 'git', remote: { url: bare }, branch: 'main' })
})

it.each(['registry', './registry', '/srv/registry', '/srv/a#b', './registry.git.old', 'a git'])(
  '%s is a directory',
  (path) => expect(indexTarget(path)).toEqual({ kind: 'directory', path }),
)

it.each([
  ['', 'it is empty'],
  ['--upload-pack=x', 'it begins with "-"'],
  ['./a\nb', 'it contains a control character'],
  ['./a#b\nc', 'it contains a control character'],
  ['ext::sh -c id#main', 'remote helpers are not allowed'],
  ['git://host/registry', 'the scheme "git" is not supported'],
  ['https://x:secret@host/registry#main', 'MODULE_REGISTRY_TOKEN'],
  ['http://host:3000/registry', 'http is allowed on loopback only | use https://host/registry'],
  ['s3://acme-registry', 'module-registry sync --index INDEX --to s3://acme-registry'],
  ['s3://acme/a?x=1', 'module-registry sync --index INDEX --to s3://BUCKET'],
  ['./registry.git#', 'the index branch "" is not a safe name for a Git branch'],
  ['./registry.git#-x', 'the index branch "-x" is not a safe name for a Git branch'],
  ['./registry.git#a..b', 'the index branch "a..b" is not a safe name for a Git branch'],
  ['./registry.git#a@b', 'the index branch "a@b" is not a safe name for a Git branch'],
  ['./registry.git#a b', 'the index branch "a b" is not a safe name for a Git branch'],
])('%j is refused: %s', (index, message) => {
  const refusal = refusalOf(() => indexTarget(index))
  expect(refusal).toMatch(/^INVALID_INPUT: /)
  expect(refusal).toContain(message)
  expect(refusal).not.toContain('secret')
})
