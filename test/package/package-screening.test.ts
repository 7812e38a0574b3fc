import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { planPackage } from '../../src/package/package-files.ts'
import { PackageScreening } from '../../src/package/package-screening.ts'
import { refusalOf } from '../refusal.ts'
import { gitHubToken } from '../support/package/secrets.ts'

const SUBMODULE = '160000'
const LFS = 'version https://git-lfs.github.com/spec/v1\noid sha256:0\n'

const oidOf = (content: string | Buffer | null) =>
  createHash('sha1')
    .update(content ?? '')
    .digest('hex')

/** What comes of a package with these files, submodules (`null`) and links (`-> target`). */
function screened(
  files: Readonly<Record<string, string | Buffer | null>>,
  { root = '', isCommit = false } = {},
) {
  const all = Object.entries({ 'main.tf': '', ...files })
  const targets = new Map<string, string>()
  const entries = all.map(([name, content]) => {
    const path = root === '' ? name : `${root}/${name}`
    const target = /^-> (.*)/.exec(String(content))?.[1]
    if (target !== undefined) targets.set(path, target)
    const mode = content === null ? SUBMODULE : target === undefined ? '100644' : '120000'
    return { path, mode, oid: oidOf(content), decodable: true }
  })
  const plan = planPackage({ root, entries, targets, linked: [], excluded: () => false })
  const screening = new PackageScreening(root, plan, isCommit)
  const contents = new Map(all.map(([, content]) => [oidOf(content), content]))
  for (const file of plan.files) screening.screen(file, Buffer.from(contents.get(file.oid) ?? ''))
  return screening.finish()
}

const reads = (path: string) => `locals {\n  x = file("\${path.module}/${path}")\n}\n`

it('has nothing to say about harmless files', () => {
  const files = { 'a.tf': '# é\n', 'data.bin': Buffer.from([0xff, 0xfe, 0]), l: '-> a.tf', '.npmrc': 'x=y' }
  expect(screened(files)).toEqual({ notices: [], secrets: [] })
})

it('names secrets with their lines, by their paths in the repository', () => {
  const token = `\n\ntoken = ${gitHubToken()}\n`
  const files = { 'README.md': token, 'x/.vault-token': 'Rk3mZq', values: '-> x/.vault-token' }
  const { secrets } = screened(files, { root: 'm' })
  expect(secrets).toEqual([
    { path: 'm/README.md', name: 'a GitHub token', line: 3 },
    { path: 'm/values', name: 'stored credentials', line: 1 },
    { path: 'm/x/.vault-token', name: 'stored credentials', line: 1 },
  ])
})

it('says in one line what is left out', () => {
  const files = { assets: null, 'l -> x': '-> ../x', 'docs/a:b.png': 'x', b: '-> none', c: '-> none' }
  expect(screened(files, { root: 'm' }).notices).toEqual([
    'left out of the package: "m/assets": a submodule, whose files are not part of the commit; "m/l -> x": links to "../x", which is no tracked file of the repository; "m/b": links to "none", which is no tracked file of the repository; and 2 more',
  ])
})

it('says in one line what configuration names beside the package, that clients do not clone', () => {
  const named = ['../../salt', '../x/$' + '{var.x}', '../..', '../../../outside', 'own'].map(reads)
  const below = { 'b/b.tf': reads('../../../salt'), 'examples/c/c.tf': reads('../../../y') }
  const files = { 'a.tf': named.join(''), ...below }
  expect(screened(files, { root: 'modules/m' }).notices).toEqual([
    'configuration names what is outside of the package: "salt" (modules/m/b/b.tf), "modules/x" (modules/m/a.tf); to package them, add "root: ." beside "path" in .module-registry.yml',
  ])
  expect(screened(files, { root: 'modules/m', isCommit: true }).notices).toEqual([])
})

it.each<[what: string, files: Record<string, string | null>]>([
  ['a module call', { common: null, 'a.tf': 'module "a" {\n  source = "./common/x"\n}' }],
  ['a module call in JSON', { common: null, 'a.tf.json': '{\n"source": "./common"\n}' }],
  ['a module call from another directory', { common: null, 'modules/a/a.tf': 'source = "../../common//x"' }],
  ['a file function', { common: null, 'a.tf': reads('common/x') }],
  ['a file function with an expression', { common: null, 'a.tf': reads('common/$' + '{var.x}') }],
  ['a link that is read', { 'x.json': '-> ../x.json', 'a.tf': reads('x.json') }],
  ['a link to a directory that is read', { tpl: '-> /x', 'modules/a/a.tf': reads('../../tpl/x') }],
  ['a link that is configuration', { 'x.tf': '-> ../x.tf' }],
  ['documentation that is read', { 'a.md': LFS, 'a.tf': reads('a.md') }],
  ['a template behind LFS', { 'x.tpl': LFS }],
])('refuses what the module needs: %s', (_, files) =>
  expect(() => screened(files)).toThrow(expect.objectContaining({ code: 'UNSAFE_PACKAGE' })),
)

it.each<[what: string, files: Record<string, string | null>]>([
  ['a comment', { common: null, 'a.tf': '  # source = "./common"' }],
  ['another path', { common: null, 'a.tf': reads('common2/x') }],
  ['an example', { common: null, 'examples/a/a.tf': reads('../../common/x') }],
  ['a picture behind LFS', { 'images/x.png': LFS }],
])('refuses no package for what the module does not need: %s', (_, files) =>
  expect(screened(files).notices).toHaveLength(1),
)

it('has less to say where clients clone the repository', () => {
  const files = { common: null, 'x.tpl': LFS, 'a:b': 'x', 'a.tf': reads('common/x'), T: '', t: '' }
  expect(screened(files, { isCommit: true })).toEqual({ notices: [], secrets: [] })
  expect(() => screened({ 'x.tf': '-> none' }, { isCommit: true })).toThrow(/"x\.tf": links to "none"/)
})

it('refuses configuration that is not UTF-8, but for that of examples', () => {
  const latin1 = Buffer.from('"\xe9"', 'latin1')
  const files = { 'x/a.tf.json': latin1, 'a.tofu': Buffer.from('fffe6f00', 'hex') }
  expect(refusalOf(() => screened(files, { root: 'm' }))).toBe(
    `UNSAFE_PACKAGE: the module needs these files, and not every client would get them:
  "m/a.tofu": configuration that is not UTF-8
  "m/x/a.tf.json": configuration that is not UTF-8 | save the file as UTF-8`,
  )
  expect(screened({ 'examples/a/a.tf': latin1, 'a.md': latin1 }).notices).toEqual([
    'not as it should be: "examples/a/a.tf": configuration that is not UTF-8',
  ])
})
