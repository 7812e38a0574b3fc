import { expect, it } from 'vitest'
import { catalogChain, nameListPath } from '../../../src/index/format/paths.ts'
import { type ModuleAddress, parseModuleAddress } from '../../../src/module/module-address.ts'
import { apiIndex } from '../../support/index/api-index.ts'
import { PublishRun } from '../../support/publish/publish-run.ts'

const address = parseModuleAddress('acme/vpc/aws')
const catalogOf = (each: ModuleAddress) => catalogChain(each)[0] ?? ''

it('names inputs and outputs in the catalog alone, where the index has them', async () => {
  const { files } = await apiIndex()
  const itemsOf = (path: string) => JSON.parse(new TextDecoder().decode(files.get(path))).modules
  expect(itemsOf(catalogOf(address))).toContainEqual(
    expect.objectContaining({ provider: 'aws', inputs: ['cidr_block'], outputs: ['network_id'] }),
  )
  for (const item of itemsOf(nameListPath(address))) expect(item).not.toHaveProperty('inputs')
  const google = itemsOf(catalogOf(parseModuleAddress('acme/vpc/google')))
  expect(google.filter((item: object) => 'inputs' in item)).toEqual([])
})

it('writes them when a version is published', async () => {
  const publishRun = new PublishRun({ modules: { first: 'variable "zone" {}\n' } })
  await publishRun.publish()
  expect(publishRun.json(catalogOf(address)).modules[0]).toMatchObject({ inputs: ['zone'], outputs: [] })
})
