import fc from 'fast-check'

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
  const texts = fc.constantFrom(...samples)
  return fc
    .tuple(texts, fc.array(mutation, { maxLength: 6 }))
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
  const [before, piece, after] = [
    text.slice(0, start),
    text.slice(start, start + length),
    text.slice(start + length),
  ]
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
