import { expect, it } from 'vitest'
import { parseDeployment } from '../../src/publish/deployment.ts'

it('is a build of Pages or a workflow', () => {
  expect(parseDeployment('pages')).toEqual({ kind: 'pages' })
  for (const workflow of ['deploy.yml', 'deploy-site_2.yaml'])
    expect(parseDeployment(workflow)).toEqual({ kind: 'workflow', workflow })
})

it.each([
  '',
  'Pages',
  'deploy',
  '../deploy.yml',
  '.yml',
  'a b.yml',
  '-x.yml',
  '.github/workflows/deploy.yml',
])('is not %j', (text) => {
  expect(() => parseDeployment(text)).toThrow('must be pages, or the file name of a workflow')
})
