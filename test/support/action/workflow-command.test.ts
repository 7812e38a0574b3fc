import { expect, test } from 'vitest'
import { parseCommandFile, parseWorkflowCommands } from './workflow-command.ts'

test.each([
  ['::error title=INVALID_TAG::tag "v1"', 'error', { title: 'INVALID_TAG' }, 'tag "v1"'],
  [
    '::warning title=a%3Ab%2Cc,file=x.tf::50%25%0Anext',
    'warning',
    { title: 'a:b,c', file: 'x.tf' },
    '50%\nnext',
  ],
  ['  ::notice::hello :: there', 'notice', {}, 'hello :: there'],
  ['::set-output name=version::%250A', 'set-output', { name: 'version' }, '%0A'],
  ['::endgroup::', 'endgroup', {}, ''],
])('reads the command %j', (line, name, properties, message) => {
  expect(parseWorkflowCommands(`before\n${line}\r\nafter`)).toEqual([{ name, properties, message }])
})

test.each(['text ::error::no', ':error::no', '::error', ': :error::no'])('%j is no command', (line) => {
  expect(parseWorkflowCommands(line)).toEqual([])
})

test.each([
  ['', {}],
  ['a=1\n\nb=\n', { a: '1', b: '' }],
  ['a=x<<y=z', { a: 'x<<y=z' }],
  ['a<<EOF\nEOF', { a: '' }],
  ['a<<EOF\none\n\nb=2\n EOF\nEOF\nb=3\n', { a: 'one\n\nb=2\n EOF', b: '3' }],
  ['a<<=\nx\r\n=\n', { a: 'x\r' }],
])('reads the command file %j', (text, values) => {
  expect(parseCommandFile(text)).toEqual(values)
})

test.each([
  ['words', 'not a setting'],
  ['=1', 'not a setting'],
  ['<<EOF\n1\nEOF', 'not a setting'],
  ['a<<\n1\n', 'no end of the block'],
  ['a<<EOF\n1\nEOF ', 'no end of the block'],
  ['a<<EOF\n1\nEOF\nEOF', 'not a setting'],
  ['a=1\na=2', 'is set twice'],
])('refuses the command file %j', (text, message) => {
  expect(() => parseCommandFile(text)).toThrow(message)
})
