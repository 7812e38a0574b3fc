import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { it } from 'vitest'
import { RegistryError } from '../../../src/base/error.ts'

/** Inputs of each property. CI takes the same thousand at every run; `npm run fuzz` takes 100,000 others. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 1000)
const SEED = process.env['FUZZ_RUNS'] === undefined ? { seed: 20_260 } : {}

/** Of a processor, for one input. */
const MOST_MICROSECONDS = 3_000_000

/** Milliseconds for each input, beside a start of the test. */
const TIME_PER_RUN = 20

/**
 * Gives a check thousands of inputs, and before them those of `test/fixtures/fuzz/<name>.json`, which broke it once. A failure shows the
 * smallest input that breaks it, and its seed: add it to that file.
 */
export function fuzz(
  name: string,
  input: fc.Arbitrary<string>,
  check: (input: string) => void | Promise<void>,
): void {
  // A flood takes about as long as fifty other texts.
  const runs = name.startsWith('floods') ? Math.ceil(RUNS / 50) : RUNS
  it(`${name}: ${runs} inputs`, { timeout: 60_000 + RUNS * TIME_PER_RUN }, async () => {
    const property = fc.asyncProperty(input, async (each) => {
      const started = process.cpuUsage()
      await check(each)
      const { user } = process.cpuUsage(started)
      if (user > MOST_MICROSECONDS) throw new Error(`it takes ${Math.round(user / 1000)} ms of a processor`)
    })
    await fc.assert(property, { ...SEED, numRuns: runs, examples: keptInputs(name) })
  })
}

function keptInputs(name: string): [string][] {
  const file = `test/fixtures/fuzz/${name}.json`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).map((each: string) => [each]) : []
}

/** The result; undefined where it was refused as users see it: with a code, a message on one line and a hint. */
export function unlessRefused<T>(call: () => T): T | undefined {
  try {
    return call()
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error
    if (error.message === '' || error.hint === '' || /[\0-\x1f]/.test(error.message))
      throw new Error(`not a message for users: ${JSON.stringify(error.message)}, ${error.hint}`)
    return undefined
  }
}

interface Mutation {
  readonly at: number
  readonly kind: 'insert' | 'delete' | 'repeat' | 'move'
  readonly length: number
  readonly text: string
}

/** Texts that are nearly one of these: with pieces inserted, deleted, repeated and moved. */
export function mutated(samples: readonly string[], words: readonly string[]): fc.Arbitrary<string> {
  const mutation = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    kind: fc.constantFrom('insert', 'delete', 'repeat', 'move'),
    length: fc.integer({ min: 1, max: 12 }),
    text: fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'binary', maxLength: 3 })),
  } as const)
  return fc
    .tuple(fc.constantFrom(...samples), fc.array(mutation, { maxLength: 6 }))
    .map(([text, mutations]) => mutations.reduce(change, text))
}

/** Texts with one or two pieces very often: what takes the square of a text, or more, is slow on them. */
export function flooded(samples: readonly string[], words: readonly string[]): fc.Arbitrary<string> {
  const flood = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    piece: fc.oneof(
      fc.constantFrom(...words),
      fc.tuple(fc.constantFrom(...words), fc.constantFrom(...words)).map(([one, other]) => `${one}${other}`),
      fc.constantFrom(...' \n\r\t[({"\'\\*-/#a1.:'),
    ),
    length: fc.integer({ min: 1, max: 40_000 }),
  })
  return fc
    .tuple(fc.constantFrom(...samples), fc.array(flood, { minLength: 1, maxLength: 2 }))
    .map(([text, floods]) =>
      floods.reduce((whole, { at, piece, length }) => {
        const start = Math.floor(at * whole.length)
        return `${whole.slice(0, start)}${piece.repeat(Math.ceil(length / piece.length))}${whole.slice(start)}`
      }, text),
    )
}

function change(text: string, { at, kind, length, text: inserted }: Mutation): string {
  const start = Math.floor(at * text.length)
  const before = text.slice(0, start)
  const piece = text.slice(start, start + length)
  const after = text.slice(start + length)
  switch (kind) {
    case 'insert':
      return `${before}${inserted}${piece}${after}`
    case 'delete':
      return `${before}${after}`
    case 'repeat':
      return `${before}${piece}${piece}${after}`
    case 'move':
      return `${before}${after}${piece}`
  }
}
