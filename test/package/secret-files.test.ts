import { describe, expect, it } from 'vitest'
import { findSecret, secretPathRule } from '../../src/package/secret-files.ts'

describe('secretPathRule', () => {
  it.each<[name: string, ...paths: string[]]>([
    [
      'Terraform state',
      ...['terraform.tfstate', 'terraform.tfstate.backup', 'a/errored.tfstate', 'x.tfstate.1699.backup'],
      ...['.terraform.tfstate.lock.info', 'terraform.tfstate.d/prod/x', 'a/Terraform.tfstate.d/x'],
    ],
    [
      'values of variables (*.tfvars)',
      ...['prod.tfvars', 'a/prod.auto.tfvars', 'prod.tfvars.json', 'PROD.TFVARS'],
    ],
    ['a saved plan', 'plan.tfplan', 'tfplan', 'a/TFPLAN'],
    ['the working directory of Terraform', '.terraform/modules/modules.json', 'examples/a/.terraform/x'],
    ['configuration of the client', '.terraformrc', 'a/terraform.rc', '.tofurc', 'tofu.rc'],
    ['credentials of the client', '.terraform.d/credentials.tfrc.json', 'credentials.tfrc.json'],
    ['a crash log, which contains state', 'crash.log', 'a/crash.123.log'],
    ['an SSH private key', 'id_rsa', 'id_dsa', 'id_ecdsa', 'keys/id_ed25519', 'id_ecdsa_sk', 'id_ed25519_sk'],
    ['a key store', 'putty.ppk', 'key.p12', 'key.pfx', 'key.jks', 'passwords.kdbx'],
    ['stored credentials', '.netrc', '_netrc', '.git-credentials', 'a/.pgpass', '.vault-token'],
    ['AWS credentials', '.aws/credentials', 'home/.aws/credentials'],
    ['registry credentials', '.docker/config.json', '.dockercfg'],
    ['a kubeconfig', 'kubeconfig', 'prod.kubeconfig', '.kube/config'],
    [
      'environment variables (.env)',
      ...['.env', '.env.production', 'a/.env.local', '.env.example.local', '.env.my-sample', '.env.'],
    ],
  ])('knows %s', (name, ...paths) => {
    expect(paths.map((path) => [path, secretPathRule(path)])).toEqual(paths.map((path) => [path, name]))
  })

  it.each([
    ...[
      '.terraform.lock.hcl',
      '.terraform-version',
      '.terraformignore',
      'terraform.tf',
      'tfstate.tf',
      'state.tf',
    ],
    ...[
      'prod.tfvars.example',
      'tfvars.tf',
      'variables.tf',
      'plan.md',
      'tfplan.md',
      'my-tfplan',
      'crash.log.md',
      'id_rsa.pub',
    ],
    ...[
      '.env.example',
      '.env.sample',
      '.env.template',
      '.env.dist',
      'env',
      '.envrc',
      'x.env',
      'config.json',
      'docker/config.json',
    ],
    ...['aws/credentials', 'kubeconfig.tf', 'kubeconfig.tpl', '.netrc.md', '.npmrc', 'ca.pem', 'key.pub'],
    ...['x.tfstate/a', 'my-terraform.tfstate.d/x', 'x.tfvars/a', 'x.tfvars.json.md'],
    ...['x.tfplan/a', 'x.tfplan.md', 'x.terraform/a', '.terraform', 'my.terraformrc', '.terraformrc.md'],
    ...['my-credentials.tfrc.json', 'credentials.tfrc.json.md', 'my-crash.log', 'crash-1.log', 'crash.log/a'],
    ...['my-id_rsa', 'id_rsa_skx', 'id_x', 'key.p12.md', 'my.netrc', 'netrc', '.git-credentials.md'],
    ...['.aws/credentials.md', 'x.aws/credentials', '.docker/config.json.md', 'x.dockercfg', '.dockercfg.md'],
    ...['my-kubeconfig', 'x.kubeconfig/a', '.kube/config.d', 'x.kube/config', '.env/a'],
  ])('lets %s pass', (path) => {
    expect(secretPathRule(path)).toBeUndefined()
  })
})

const a = (count: number) => 'aB3'.repeat(count).slice(0, count)

describe('findSecret', () => {
  it.each<[name: string, text: string]>([
    ['a private key', '-----BEGIN OPENSSH PRIVATE KEY-----'],
    ['a private key', '"private_key": "-----BEGIN PRIVATE KEY-----\\n'],
    ['a private key', '-----BEGIN PGP PRIVATE KEY BLOCK-----'],
    ...['p', 'o', 'u', 's', 'r'].map(
      (kind) => ['a GitHub token', `token = "gh${kind}_${a(36)}"`] as [string, string],
    ),
    ['a GitHub token', `github_pat_${a(22)}_${a(59)}`],
    ['an AWS access key', 'AKIAIOSFODNN7EXAMPLE'],
    ['an AWS access key', 'x=ASIAIOSFODNN7EXAMPLE\n'],
    ['an npm token', `npm_${a(36)}`],
    ['an npm token', '//npm.example.test/:_authToken=abc'],
    ['a GitLab token', `glpat-${a(20)}`],
    ['a Slack token', `xoxb-${'1'.repeat(12)}-x`],
    ['a Terraform token', `${a(14)}.atlasv1.${a(60)}`],
    ['a Google API key', `AIza${a(35)}`],
    ['a Stripe key', `sk_live_${a(24)}`],
  ])('finds %s in %j', (name, text) => {
    expect(findSecret(Buffer.from(`é # ${text}`))).toBe(name)
  })

  it.each([
    '-----BEGIN PUBLIC KEY-----',
    '-----BEGIN CERTIFICATE-----',
    `ghp_${a(35)}`,
    `gha_${a(36)}`,
    'github_pat_xxx',
    `bAKIA${'A'.repeat(16)}`,
    `AKIA${'A'.repeat(17)}`,
    'AKIA…',
    `npm_${a(10)} npm_config_registry`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: that is how it is written in an .npmrc
    '//npm.example.test/:_authToken=${NPM_TOKEN}',
    'glpat-short',
    'sk_test_abcdefghijklmnopqrstuvwx',
    '',
  ])('lets %j pass', (text) => {
    expect(findSecret(Buffer.from(text))).toBeUndefined()
  })

  it.each(['utf16le', 'utf16be'])('finds a secret in %s, wherever it lies', (encoding) => {
    for (const before of [1, 524_280, 524_288, 1_500_000]) {
      const bytes = Buffer.from(`\u{feff}${'x '.repeat(before)}ghp_${a(36)}\n`, 'utf16le')
      expect(findSecret(encoding === 'utf16le' ? bytes : bytes.swap16())).toBe('a GitHub token')
    }
    const key = Buffer.from(`-----BEGIN PRIVATE KEY-----\r\n${a(64)}\r\n`, 'utf16le')
    expect(findSecret(key)).toBe('a private key')
  })

  it('finds no private key in a program that can write one', () => {
    const words = [
      '-----BEGIN %s-----',
      '-----BEGIN RSA PRIVATE KEY-----',
      '-----END RSA PRIVATE KEY-----',
      '',
    ]
    expect(findSecret(Buffer.from(words.join('\0')))).toBeUndefined()
  })

  it('finds a secret behind NUL bytes', () => {
    expect(findSecret(Buffer.from(`\0${'ghp_'}${a(36)}`))).toBe('a GitHub token')
    expect(findSecret(Buffer.from(`${'x'.repeat(9000)}\0 ghp_${a(36)}`))).toBe('a GitHub token')
  })

  it('finds a secret wherever it lies in a large file', () => {
    const bytes = Buffer.alloc(3 * 1024 * 1024, 'x ')
    for (const at of [0, 1024 * 1024 - 20, 1024 * 1024, 2 * 1024 * 1024 - 1, bytes.length - 40]) {
      const copy = Buffer.from(bytes)
      copy.write(`ghp_${a(36)}`, at)
      expect(findSecret(copy)).toBe('a GitHub token')
    }
    expect(findSecret(bytes)).toBeUndefined()
  })
})
