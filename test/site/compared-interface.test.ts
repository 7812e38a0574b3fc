import { expect, it } from 'vitest'
import { compareInterfaces } from '../../src/interface/diff/compare-interfaces.ts'
import type { ModuleInterface } from '../../src/interface/module-interface.ts'
import { formatCompared, readCompared } from '../../src/site/compared-interface.ts'
import { CHANGE_CASES } from '../interface/diff/change-cases.ts'
import { interfaceOf } from '../support/publish/interfaces.ts'

const readBack = (module: ModuleInterface) => readCompared(JSON.parse(formatCompared(module)))

it.each(CHANGE_CASES)('tells in a browser that %s, as here', async (_, before, after) => {
  const [from, to] = [await interfaceOf(before), await interfaceOf(after)]
  const changes = compareInterfaces(from, to).map(({ file: _, line: __, ...change }) => change)
  expect(compareInterfaces(readBack(from), readBack(to))).toMatchObject(changes)
  expect(compareInterfaces(readBack(from), readBack(to))).toHaveLength(changes.length)
})

it('has nothing for readers, and nothing that reading gives back', async () => {
  const text = 'variable "a" {\n  description = "the a"\n  type = list(string)\n  default = []\n}\n'
  const module = await interfaceOf({ 'main.tf': text, 'README.md': '# A' })
  expect(formatCompared(module)).toBe(
    '{"root":{"repetitions":{},"readme":"…","inputs":[{"name":"a","parsedType":{"kind":"list","element":{"kind":"string"}},"value":[]}]},"submodules":[],"examples":[]}\n',
  )
  expect(readBack(module).root.inputs[0]?.default).toBe('[]')
})
