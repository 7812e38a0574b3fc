import type { SearchModule } from '../../../src/search/module-search.ts'
import { seededRandom } from '../random.ts'

const SUBJECTS =
  'vpc network subnet bucket queue topic cluster kubernetes database replica vault secret role policy gateway firewall balancer cache stream function alarm dashboard registry snapshot private public logging monitoring encryption backup'.split(
    ' ',
  )
const NAMES =
  'tags name environment enabled vpc_id subnet_ids security_group_ids kms_key_id enable_logging instance_type allowed_cidr_blocks create_role log_retention_days private_subnet_ids arn id'.split(
    ' ',
  )
const SYSTEMS = ['aws', 'azurerm', 'google', 'kubernetes']

/** Words of one module or few. */
const SYLLABLES = 'ba co di fu ge hi jo ku la me no pi qua ro su ti vu we xa ye zo'.split(' ')

/** Modules with the words of real ones: some that most have, and some that few have. */
export function manyModules(count: number): SearchModule[] {
  const random = seededRandom(7)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  const rareWord = () => Array.from({ length: 4 }, () => pick(SYLLABLES)).join('')
  return Array.from({ length: count }, (_, at) => {
    const [a, b] = [pick(SUBJECTS), pick(SUBJECTS)]
    const own = Array.from(
      { length: 8 },
      () => `${pick(SUBJECTS)}_${random() < 0.2 ? rareWord() : pick(SUBJECTS)}`,
    )
    const namespace = `team${at % Math.max(2, Math.floor(count / 40))}`
    // Some are a whole word of a search.
    const name = at < SUBJECTS.length ? (SUBJECTS[at] ?? a) : `${a}-${b}-${at}`
    return {
      address: `${namespace}/${name}/${pick(SYSTEMS)}`,
      version: '1.0.0',
      description: `A ${pick(SUBJECTS)} with ${pick(SUBJECTS)} and a ${pick(SUBJECTS)} for each ${pick(SUBJECTS)}`,
      names: [...new Set([...NAMES.filter(() => random() < 0.6), ...own])],
    }
  })
}
