import { readFileSync } from 'node:fs'

/** GitHub's own GraphQL schema, as far as it is used: every query that reaches the fake is held to it. */

interface Input {
  readonly type: string
  readonly required: boolean
}

interface Type {
  readonly kind: 'OBJECT' | 'INTERFACE' | 'SCALAR' | 'ENUM' | 'INPUT_OBJECT' | 'UNION'
  readonly possible?: readonly string[]
  readonly fields?: Readonly<
    Record<string, { readonly type: string; readonly args: Readonly<Record<string, Input>> }>
  >
  readonly inputs?: Readonly<Record<string, Input>>
  readonly values?: readonly string[]
}

const { types }: { types: Readonly<Record<string, Type>> } = JSON.parse(
  readFileSync('test/fixtures/github-graphql.json', 'utf8'),
)

const TOKEN = /"(?:[^"\\]|\\.)*"|\.\.\.|[A-Za-z_]\w*|-?\d+|[{}()[\]:$!=@,]/g

const nameOf = (type: string) => type.replaceAll(/[[\]!]/g, '')

/** What the schema says is wrong with a document; nothing for a good one. https://spec.graphql.org/October2021/ */
export function graphqlProblems(query: string): string[] {
  const document = new Document((query.match(TOKEN) ?? []).filter((token) => token !== ','))
  document.check()
  return document.problems
}

/** Reads a document from its beginning to its end, once. */
class Document {
  readonly problems: string[] = []
  readonly #tokens: readonly string[]
  readonly #variables = new Map<string, string>()
  #at = 0

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens
  }

  check(): void {
    while (this.#at < this.#tokens.length) {
      const word = this.#next()
      if (word === 'fragment') {
        this.#next()
        this.#expect('on')
        this.#selection(this.#next())
      } else {
        if (this.#peek() !== '{') this.#next()
        if (this.#peek() === '(') this.#declareVariables()
        this.#selection(word === 'mutation' ? 'Mutation' : 'Query')
      }
    }
  }

  #declareVariables(): void {
    this.#expect('(')
    while (this.#peek() !== ')') {
      this.#expect('$')
      const name = this.#next()
      this.#expect(':')
      this.#variables.set(name, this.#next() + (this.#peek() === '!' ? this.#next() : ''))
    }
    this.#expect(')')
  }

  #selection(typeName: string): void {
    this.#expect('{')
    while (this.#peek() !== '}' && this.#at < this.#tokens.length) {
      if (this.#peek() !== '...') this.#field(typeName)
      else {
        this.#next()
        if (this.#next() === 'on') this.#inlineFragment(typeName)
      }
    }
    this.#expect('}')
  }

  #inlineFragment(typeName: string): void {
    const narrowed = this.#next()
    const possible = types[typeName]?.possible ?? [typeName]
    if (!possible.includes(narrowed)) this.problems.push(`${typeName} is never a ${narrowed}`)
    this.#selection(narrowed)
  }

  #field(typeName: string): void {
    let name = this.#next()
    if (this.#peek() === ':') {
      this.#next()
      name = this.#next()
    }
    const field = name === '__typename' ? { type: 'String!', args: {} } : types[typeName]?.fields?.[name]
    if (field === undefined) this.problems.push(`${typeName} has no field ${name}`)
    this.#inputs(`${typeName}.${name}`, field?.args ?? {}, this.#peek() === '(' ? ')' : undefined)
    const inner = nameOf(field?.type ?? '')
    const hasFields = types[inner]?.fields !== undefined
    if (hasFields !== (this.#peek() === '{')) this.problems.push(`${typeName}.${name} is a ${inner}`)
    if (this.#peek() === '{') this.#selection(inner)
  }

  /** Arguments, or the keys of an input object. */
  #inputs(owner: string, known: Readonly<Record<string, Input>>, end: ')' | '}' | undefined): void {
    const given = new Set<string>()
    if (end !== undefined) {
      this.#next()
      while (this.#peek() !== end) {
        const name = this.#next()
        this.#expect(':')
        given.add(name)
        if (known[name] === undefined) this.problems.push(`${owner} takes no ${name}`)
        this.#value(`${owner}(${name})`, known[name]?.type ?? '')
      }
      this.#expect(end)
    }
    for (const [name, { required }] of Object.entries(known))
      if (required && !given.has(name)) this.problems.push(`${owner} needs ${name}`)
  }

  #value(owner: string, type: string): void {
    const inner = types[nameOf(type)]
    if (this.#peek() === '{') this.#inputs(owner, inner?.inputs ?? {}, '}')
    else if (this.#peek() === '[') {
      this.#next()
      while (this.#peek() !== ']') this.#value(owner, type)
      this.#expect(']')
    } else this.#scalar(owner, type)
  }

  #scalar(owner: string, type: string): void {
    const inner = types[nameOf(type)]
    const value = this.#next()
    if (value === '$') {
      const declared = this.#variables.get(this.#next()) ?? 'undeclared'
      if (declared !== type && declared !== `${type}!`)
        this.problems.push(`${owner} is a ${type}, not a ${declared}`)
      return
    }
    if (inner?.kind === 'ENUM' ? !inner.values?.includes(value) : !fits(value, nameOf(type)))
      this.problems.push(`${owner} is a ${type}, not ${value}`)
  }

  #peek(): string | undefined {
    return this.#tokens[this.#at]
  }

  #next(): string {
    const token = this.#tokens[this.#at]
    if (token === undefined) throw new Error('the GraphQL document ends early')
    this.#at += 1
    return token
  }

  #expect(token: string): void {
    const found = this.#next()
    if (found !== token) this.problems.push(`expected ${token}, found ${found}`)
  }
}

function fits(value: string, type: string): boolean {
  if (type === 'Int') return /^-?\d+$/.test(value)
  if (type === 'Boolean') return value === 'true' || value === 'false'
  return value.startsWith('"')
}
