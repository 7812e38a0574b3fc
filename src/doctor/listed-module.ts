import { z } from 'zod'
import { addressProblem, type ModuleAddress } from '../module/module-address.ts'
import { note, type Step } from './check.ts'
import { jsonOf, textOf, type WebResult } from './web-answer.ts'

const list = z.looseObject({
  modules: z.array(z.looseObject({ namespace: z.string(), name: z.string(), provider: z.string() })),
})

/** The first module of the registry's own lists, for who names none. @param results lists, where a registry may have them */
export function judgeLists(results: readonly WebResult[]): Step<ModuleAddress> {
  const modules = results.flatMap((result) =>
    result.kind === 'answer' && result.status === 200
      ? (list.safeParse(jsonOf(textOf(result))?.value).data?.modules ?? [])
      : [],
  )
  const addresses = modules.map(({ namespace, name, provider }) => ({ namespace, name, system: provider }))
  const first = addresses.find((address) => addressProblem(address) === undefined)
  if (first !== undefined) return { checks: [], value: first }
  const message = 'the registry lists no module that could be tried'
  return {
    checks: [note('NO_MODULE', message, 'name one: module-registry doctor URL namespace/name/system')],
    value: undefined,
  }
}

/** Where registries list modules: the endpoint of the registry API, and the file of a static one. */
export function listUrls(base: string): string[] {
  return [`${base}index.json`, base]
}
