import { quote } from '../../base/error.ts'
import type { TokenReader } from './hcl-token-reader.ts'

const OPERATORS = ['||', '&&', '==', '!=', '>', '>=', '<', '<=', '+', '-', '*', '/', '%']

/** Checks the next expression: operands with operators between them, and conditions. Throws `SyntaxFault`. */
export function checkExpression(reader: TokenReader): void {
  for (;;) {
    checkOperand(reader)
    while (reader.take(...OPERATORS)) checkOperand(reader)
    if (!reader.take('?')) return
    reader.nested(() => checkExpression(reader))
    reader.expect(':')
  }
}

function checkOperand(reader: TokenReader): void {
  while (reader.take('-', '!'));
  checkTerm(reader)
  for (;;) {
    if (reader.take('.')) checkAttribute(reader)
    else if (reader.take('[')) checkIndex(reader)
    else return
  }
}

function checkTerm(reader: TokenReader): void {
  const term = reader.read()
  const check = TERMS[term.type]
  if (check === undefined) reader.refuse('a value is expected here', term)
  else check(reader, reader.textOf(term))
}

/** What may follow the first token of a term. */
const TERMS: Readonly<Record<string, (reader: TokenReader, text: string) => void>> = {
  number: checkNumber,
  name: (reader) => reader.is('(', '::') && checkCall(reader),
  quote: (reader) => reader.nested(() => checkTemplate(reader, 'end of quote')),
  heredoc: (reader) => reader.nested(() => checkTemplate(reader, 'end of heredoc')),
  '(': (reader) => inBrackets(reader, () => checkExpression(reader), ')'),
  '[': checkTuple,
  '{': checkObject,
}

/** Inside of brackets a newline ends nothing. */
function inBrackets(reader: TokenReader, check: () => void, end: string): void {
  const checkAll = () => {
    check()
    reader.expect(end)
  }
  reader.nested(checkAll, { hasNewlines: false })
}

function checkNumber(reader: TokenReader, text: string): void {
  if (!/^\d+(\.\d*)?([eE][-+]?\d+)?$/.test(text)) reader.refuse(`${quote(text)} is not a number`)
}

/** What follows a dot: a name, a number instead of an index, or `*` with more of them. */
function checkAttribute(reader: TokenReader): void {
  if (reader.take('*')) {
    while (reader.take('.')) checkName(reader)
  } else checkName(reader)
}

function checkName(reader: TokenReader): void {
  if (reader.is('number')) checkLegacyIndex(reader)
  else reader.expect('name', 'the name of an attribute is expected here')
}

function checkLegacyIndex(reader: TokenReader): void {
  const text = reader.textOf(reader.read())
  if (text.includes('.')) reader.refuse('two indexes need brackets: [0][1]')
  checkNumber(reader, text)
}

function checkIndex(reader: TokenReader): void {
  if (reader.take('*')) reader.expect(']')
  else inBrackets(reader, () => checkExpression(reader), ']')
}

function checkCall(reader: TokenReader): void {
  while (reader.take('::')) reader.expect('name', 'the name of a function is expected here')
  reader.expect('(')
  const checkArguments = () => {
    while (!reader.is(')')) {
      checkExpression(reader)
      if (reader.take('...') || !reader.take(',')) return
    }
  }
  inBrackets(reader, checkArguments, ')')
}

function checkTuple(reader: TokenReader): void {
  const checkAll = () => {
    if (reader.isKeyword('for')) checkFor(reader, ']')
    while (!reader.is(']')) {
      checkExpression(reader)
      if (!reader.take(',')) return
    }
  }
  inBrackets(reader, checkAll, ']')
}

/** In an object newlines count: each member ends with one, or with a comma. */
function checkObject(reader: TokenReader): void {
  while (reader.take('newline'));
  if (reader.isKeyword('for')) inBrackets(reader, () => checkFor(reader, '}'), '}')
  else checkMembers(reader)
}

function checkMembers(reader: TokenReader): void {
  const checkAll = () => {
    while (!reader.take('}')) {
      if (reader.take('newline')) continue
      checkExpression(reader)
      if (!reader.take('=', ':')) reader.refuse('"=" is missing before this')
      checkExpression(reader)
      if (!reader.is('}') && !reader.take(',', 'newline'))
        reader.refuse('a new line or a comma is missing before this')
    }
  }
  reader.nested(checkAll, { hasNewlines: true })
}

/** `[for v in list : v if v]`, `{for k, v in map : k => v...}`. */
function checkFor(reader: TokenReader, end: '}' | ']'): void {
  checkForHeader(reader)
  reader.expect(':')
  checkExpression(reader)
  if (end === '}') {
    reader.expect('=>', 'an object needs a key: "=>" is missing before this')
    checkExpression(reader)
    reader.take('...')
  }
  if (!reader.isKeyword('if')) return
  reader.read()
  checkExpression(reader)
}

function checkForHeader(reader: TokenReader): void {
  reader.read()
  reader.expect('name', 'the name of a variable is expected here')
  if (reader.take(',')) reader.expect('name', 'the name of a variable is expected here')
  if (!reader.isKeyword('in')) reader.refuse('"in" is missing before this')
  reader.read()
  checkExpression(reader)
}

/** Checks a template up to its end: text, interpolations, and directives that open and close each other. */
function checkTemplate(reader: TokenReader, end: string): void {
  const open: string[] = []
  while (!reader.take(end)) {
    if (reader.take('text')) continue
    if (reader.take('${')) inBrackets(reader, () => checkExpression(reader), 'template end')
    else if (reader.take('%{')) inBrackets(reader, () => checkDirective(reader, open), 'template end')
    else reader.refuse('the string does not end')
  }
  const unclosed = open.at(-1)
  if (unclosed !== undefined) reader.refuse(`the string ends inside of its %{ ${unclosed} }`)
}

const CLOSED_BY: ReadonlyMap<string, readonly string[]> = new Map([
  ['else', ['if']],
  ['endif', ['if', 'else']],
  ['endfor', ['for']],
])

/** @param open the directives that are open, the innermost last */
function checkDirective(reader: TokenReader, open: string[]): void {
  const keyword = reader.textOf(reader.peek())
  const innermost = open.at(-1)
  const closes = CLOSED_BY.get(keyword)
  if (keyword === 'for') checkForHeader(reader)
  else if (keyword === 'if') {
    reader.read()
    checkExpression(reader)
  } else if (closes?.includes(innermost ?? '')) {
    reader.read()
    open.pop()
  } else reader.refuse('a template directive is expected here: if, else, endif, for or endfor')
  if (closes === undefined || keyword === 'else') open.push(keyword)
}
