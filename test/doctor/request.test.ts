import { describe, expect, it } from 'vitest'
import { tokenFix, tokenVariable } from '../../src/doctor/client.ts'
import { parseInstallRequest } from '../../src/doctor/doctor.ts'
import { checkRegistryUrl } from '../../src/doctor/registry-responses.ts'
import { refusalOf } from '../refusal.ts'

describe('a request', () => {
  it.each([
    ['modules.acme.test', undefined, { url: 'https://modules.acme.test', address: undefined }],
    ['https://modules.acme.test/', 'acme/vpc/aws', { url: 'https://modules.acme.test', version: undefined }],
    ['127.0.0.1:8443', 'acme/vpc/aws@v1.2', { url: 'https://127.0.0.1:8443', version: 'v1.2' }],
    ['https://modules.acme.test/v1/modules/', 'acme/vpc/aws', { url: 'https://modules.acme.test' }],
    ['modules.acme.test/v1/modules', 'acme/vpc/aws', { url: 'https://modules.acme.test' }],
    ['https://acme.test/registry/v1/modules/', undefined, { url: 'https://acme.test/registry' }],
  ])('%s %s is understood', (url, module, request) => {
    expect(parseInstallRequest(url, module)).toMatchObject(request)
  })

  it.each([
    ['http://modules.acme.test', 'acme/vpc/aws', 'INVALID_INPUT'],
    ['modules.acme.test', 'acme/vpc/aws@', 'INVALID_INPUT'],
    ['modules.acme.test', 'acme/vpc/aws@1@2', 'INVALID_INPUT'],
    ['modules.acme.test', 'modules.acme.test/acme/vpc/aws', 'INVALID_ADDRESS'],
  ])('%s %s is refused: %s', (url, module, code) => {
    expect(refusalOf(() => parseInstallRequest(url, module))).toContain(`${code}: `)
  })
})

describe('the URL of a registry', () => {
  it.each([
    ['https://modules.acme.test', 'https://modules.acme.test/.well-known/terraform.json', []],
    ['https://127.0.0.1:1', 'https://127.0.0.1:1/.well-known/terraform.json', []],
    ['http://127.0.0.1:1', 'http://127.0.0.1:1/.well-known/terraform.json', ['CLI_HOST_BLOCK']],
    ['https://acme.test/registry', undefined, ['CLI_HOST_BLOCK']],
  ])('%s is %s', (url, discoveryUrl, codes) => {
    const { checks, value } = checkRegistryUrl(url)
    expect(value).toEqual({ discoveryUrl, modulesUrl: `${url}/v1/modules/` })
    expect(checks.map(({ code }) => code)).toEqual(codes)
  })

  it.each(['https://github.com', 'https://bitbucket.org/acme'])('%s is recognized as a Git host', (url) => {
    expect(checkRegistryUrl(url)).toMatchObject({ checks: [{ code: 'HOST_NAME' }], value: undefined })
  })

  it.each(['https://registry', 'https://localhost:8443', 'http://localhost:8080/registry'])(
    '%s is no address that clients read',
    (url) => {
      const { checks, value } = checkRegistryUrl(url)
      expect(value).toBeUndefined()
      expect(checks).toMatchObject([{ code: 'HOST_NAME', verdict: 'broken' }])
      expect(checks[0]?.fix).toContain(
        `host "modules.example.com" { services = { "modules.v1" = "${url}/v1/modules/" } }`,
      )
    },
  )

  it.each([
    [
      'modules.acme.test',
      false,
      'give a token in TF_TOKEN_modules_acme_test, or in the CLI configuration: credentials "',
    ],
    ['modules.acme.test', true, 'the token in TF_TOKEN_modules_acme_test is wrong'],
    [
      '127.0.0.1:8443',
      false,
      'give a token in the CLI configuration: credentials "127.0.0.1:8443" { token = "…" }',
    ],
  ])('%s that refuses (token: %s) leads to: %s', (host, hasToken, fix) => {
    expect(tokenFix({ host, token: hasToken ? 'secret' : undefined })).toContain(fix)
  })

  it('takes a token from the variable that clients read', () => {
    expect(tokenVariable('modules-eu.acme.test')).toBe('TF_TOKEN_modules__eu_acme_test')
  })
})
