import { describe, expect, it } from 'vitest'
import { PackageScreening } from '../../src/package/package-screening.ts'

const file = (path: string, source = path) => ({ path, source })
const TOKEN = Buffer.from(`token = "ghp_${'0'.repeat(36)}"`)

describe('Inspection', () => {
  it('is content with harmless files', () => {
    const inspection = new PackageScreening('', [])
    inspection.screen(file('main.tf'), Buffer.from('# é\n'))
    inspection.screen(file('data.bin'), Buffer.from([0xff, 0xfe, 0]))
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
        hint: expect.stringMatching(/allow: \["modules\/vpc\/prod.tfvars", "modules\/vpc\/README.md", .*\]$/),
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
        message: expect.stringMatching(
          /"lfs.bin": .*LFS.*\n.*"utf16.tofu": .*UTF-8\n.*"x\/latin1.tf.json": [^\n]*$/,
        ),
      }),
    )
  })
})
