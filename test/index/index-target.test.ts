import { expect, it } from 'vitest'
import { parseIndexTarget } from '../../src/index/index-target.ts'
import { refusalOf } from '../refusal.ts'

const none = () => false
const bare = (path: string) => path.startsWith('bare')

it.each([
  ['https://host/acme/registry', 'https://host/acme/registry', 'registry'],
  ['https://host/acme/registry#main', 'https://host/acme/registry', 'main'],
  ['http://127.0.0.1:3000/r#a/b', 'http://127.0.0.1:3000/r', 'a/b'],
  ['http://localhost/r', 'http://localhost/r', 'registry'],
  ['ssh://git@host/acme/registry', 'ssh://git@host/acme/registry', 'registry'],
  ['git@host:acme/registry.git#main', 'git@host:acme/registry.git', 'main'],
  ['file:///srv/registry', 'file:///srv/registry', 'registry'],
  ['file:///srv/registry#main', 'file:///srv/registry', 'main'],
  ['./registry.git', './registry.git', 'registry'],
  ['./registry.git/#main', './registry.git/', 'main'],
  ['./a#b.git', './a#b.git', 'registry'],
  ['./a#b.git#main', './a#b.git', 'main'],
  ['./a.git#b.git', './a.git', 'b.git'],
  ['bare', 'bare', 'registry'],
  ['bare#main', 'bare', 'main'],
  ['bare#1#main', 'bare#1', 'main'],
])('%s is a branch of a Git repository', (text, url, branch) =>
  expect(parseIndexTarget(text, bare)).toMatchObject({ kind: 'git', remote: { url }, branch }),
)

it.each(['registry', './registry', '/srv/registry', '/srv/a#b', './registry.git.old', 'a git'])(
  '%s is a directory',
  (path) => expect(parseIndexTarget(path, none)).toEqual({ kind: 'directory', path }),
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
])('%j is refused: %s', (text, message) => {
  const refusal = refusalOf(() => parseIndexTarget(text, none))
  expect(refusal).toMatch(/^INVALID_INPUT: /)
  expect(refusal).toContain(message)
  expect(refusal).not.toContain('secret')
})
