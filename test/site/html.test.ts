import { HtmlValidate } from 'html-validate'
import { expect, it } from 'vitest'
import { aYank } from '../support/publish/samples.ts'
import { pagesOf, siteIndexFiles } from '../support/site/site-index.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // The templates write what HTML allows, in one form of it.
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-raw-characters': 'off',
    'tel-non-breaking': 'off',
    'valid-id': ['error', { relaxed: true }],
    'no-inline-style': 'error',
  },
})

const README = `# VPC\n\n> [!TIP]\n> Read on.\n\n| a | b |\n|--:|---|\n| 1 | 2[^1] |\n\n- [x] done\n\n[^1]: Note.\n\n<details><summary>More</summary>\n\n![image](x.png)\n\n</details>\n\n<p align="center"><a href="https://x.example"><img src="https://x.example/y.png" alt="y"></a></p>\n`
const MAIN = `variable "name" {\n  type = object({\n    a = string\n  })\n  default = {\n    a = "x"\n  }\n}\n\noutput "id" {\n  value = var.name\n}\n\nresource "null_resource" "x" {}\n`

const files = { 'main.tf': MAIN, 'README.md': README }
const more = { 'modules/x/main.tf': MAIN, 'modules/x/README.md': README }
const versions = { '1.0.0': { 'main.tf': MAIN }, '1.1.0': { ...files, ...more } }
const marks = { yanks: [aYank('1.0.0')] }
const index = await siteIndexFiles([{ address: 'acme/vpc/aws', description: 'A network.', versions, marks }])

it('shows no block of a version that clients cannot install', async () => {
  const { html } = await pagesOf(index)
  const yanked = await html('modules/acme/vpc/aws/1.0.0/')
  expect(yanked).toContain('A new init of a configuration that names exactly this version fails.')
  expect(yanked).not.toContain('id="usage"')
  expect(await html('modules/acme/vpc/aws/1.1.0/')).toContain('id="usage"')
})

it.each([
  ...['', 'modules/acme/', 'search/', 'modules/acme/vpc/aws/', 'modules/acme/vpc/aws/1.0.0/'],
  ...['modules/acme/vpc/aws/1.1.0/modules/x/', 'modules/acme/vpc/aws/versions/', 'modules/nothing/'],
])('the HTML of a page is valid: /%s', async (path) => {
  const { html } = await pagesOf(index)
  const report = await validator.validateString(await html(path))
  const messages = report.results.flatMap((result) => result.messages)
  expect(
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  ).toEqual([])
})
