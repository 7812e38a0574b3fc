import { describe, expect, it } from 'vitest'
import { PackageScreening } from '../../src/package/package-screening.ts'

const file = (path: string, source = path) => ({ path, source })
const TOKEN = Buffer.from(`token = "ghp_${'0'.repeat(36)}"`)

describe('Inspection', () => {
  it('is content with harmless files', () => {
    const inspection = new PackageScreening('', [])
    inspection.screen(file('main.tf'), Buffer.from('# é\n'))
    inspection.screen(file('data.bin'), Buffer.from([0xff, 0xfe, 0]))
    inspection.screen(file('link', 'main.tf'), Buffer.from(''))
    inspection.screen(file('.npmrc'), Buffer.from('registry=https://npm.example.test\n'))
    expect(() => inspection.finish()).not.toThrow()
  })

  it('names secrets by name and by content together, by their paths in the repository', () => {
    const inspection = new PackageScreening('modules/vpc', [])
    inspection.screen(file('prod.tfvars'), Buffer.from(''))
    inspection.screen(file('README.md'), TOKEN)
    inspection.screen(file('values', 'x/prod.tfvars'), Buffer.from(''))
    expect(() => inspection.finish()).toThrow(
      expect.objectContaining({
        code: 'SECRET_IN_PACKAGE',
        message: [
          'these files contain secrets, or look as if they do:',
          '"modules/vpc/prod.tfvars": values of variables (*.tfvars)',
          '"modules/vpc/README.md": contains a GitHub token',
          '"modules/vpc/values": links to "modules/vpc/x/prod.tfvars": values of variables (*.tfvars)',
        ].join('\n  '),
        hint: [
          'remove them from the commit and replace every secret in them; if they contain none, add to .module-registry.yml:',
          'allow: ["modules/vpc/prod.tfvars", "modules/vpc/README.md", "modules/vpc/values"]',
        ].join('\n'),
      }),
    )
  })

  it('lets allowed paths pass, by their paths in the repository alone', () => {
    const inspection = new PackageScreening('modules/vpc', [
      'modules/vpc/a.tfvars',
      'modules/vpc/b.md',
      'c.tfvars',
    ])
    inspection.screen(file('a.tfvars'), Buffer.from(''))
    inspection.screen(file('b.md'), TOKEN)
    expect(() => inspection.finish()).not.toThrow()
    inspection.screen(file('c.tfvars'), Buffer.from(''))
    expect(() => inspection.finish()).toThrow(/vpc\/c\.tfvars/)
  })

  it('lists the first 20 of many secrets', () => {
    const inspection = new PackageScreening('', [])
    const names = Array.from({ length: 21 }, (_, index) => `${index}.tfvars`)
    for (const name of names) inspection.screen(file(name), Buffer.from(''))
    const allow = names.slice(0, 20).map((name) => `"${name}"`)
    expect(() => inspection.finish()).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(/\n {2}"19\.tfvars": [^\n]*\n {2}and 1 more$/),
        hint: expect.stringContaining(`\nallow: [${allow.join(', ')}]`),
      }),
    )
  })

  it('names a link by its own name where that is one of a secret too', () => {
    const inspection = new PackageScreening('', [])
    inspection.screen(file('id_rsa', 'x.tfvars'), TOKEN)
    expect(() => inspection.finish()).toThrow(/"id_rsa": an SSH private key$/)
  })

  it('lets every secret pass where all are allowed', () => {
    const inspection = new PackageScreening('', 'all')
    inspection.screen(file('id_rsa'), TOKEN)
    expect(() => inspection.finish()).not.toThrow()
  })

  it('refuses what is not the file that it stands for, allowed or not', () => {
    const inspection = new PackageScreening('', ['lfs.bin'])
    inspection.screen(
      file('lfs.bin'),
      Buffer.from('version https://git-lfs.github.com/spec/v1\noid sha256:0\n'),
    )
    inspection.screen(file('utf16.tofu'), Buffer.from('fffe6f00', 'hex'))
    inspection.screen(file('x/latin1.tf.json'), Buffer.from('"\xe9"', 'latin1'))
    inspection.screen(file('latin1.md'), Buffer.from('\xe9', 'latin1'))
    inspection.screen(file('id_rsa'), Buffer.from(''))
    expect(() => inspection.finish()).toThrow(
      expect.objectContaining({
        code: 'UNSAFE_PACKAGE',
        message: [
          'these files would not work for those who install the module:',
          '"lfs.bin": a Git LFS pointer would be packaged instead of the file itself',
          '"utf16.tofu": configuration that is not UTF-8',
          '"x/latin1.tf.json": configuration that is not UTF-8',
        ].join('\n  '),
        hint: 'commit the file itself (git lfs migrate export), or leave it out with export-ignore in .gitattributes; save the file as UTF-8',
      }),
    )
  })
})
