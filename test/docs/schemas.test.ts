import { readFileSync, writeFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { registryConfigSchema } from '../../src/collect/registry-config.ts'
import { marksSchema } from '../../src/lifecycle/marks-file.ts'
import { configSchema } from '../../src/publish/config.ts'

/** The JSON Schemas of the config files come from here: `DOCS=write npx vitest run test/docs/schemas.test.ts` writes them. */
const SCHEMAS = [
  { file: 'schemas/module-registry.schema.json', title: '.module-registry.yml', schema: configSchema },
  { file: 'schemas/registry.schema.json', title: 'registry.yml', schema: registryConfigSchema },
  { file: 'schemas/marks.schema.json', title: 'marks.yml', schema: marksSchema },
] as const

test.each(SCHEMAS)('$file describes $title as the code reads it', ({ file, title, schema }) => {
  const { $schema, ...keys } = z.toJSONSchema(schema, { io: 'input' })
  const written = `${JSON.stringify({ $schema, title, ...keys }, null, 2)}\n`
  if (process.env['DOCS'] === 'write') writeFileSync(file, written)
  expect(readFileSync(file, 'utf8')).toBe(written)
})

test.each(SCHEMAS)('$file has a description for every key', ({ file }) => {
  expect(undescribed(JSON.parse(readFileSync(file, 'utf8')), '')).toEqual([])
})

test.each([
  ['examples/index/registry.yml', 'schemas/registry.schema.json'],
  ['examples/index/marks.yml', 'schemas/marks.schema.json'],
  ['examples/modules/.module-registry.yml', 'schemas/module-registry.schema.json'],
])('%s names its schema in its first line, and fits it', (example, file) => {
  const text = readFileSync(example, 'utf8')
  const validate = new Ajv2020().compile(JSON.parse(readFileSync(file, 'utf8')))
  expect(text.split('\n')[0]).toMatch(new RegExp(`^# yaml-language-server: \\$schema=https://.*/${file}$`))
  expect(validate(parse(text)), JSON.stringify(validate.errors)).toBe(true)
  expect(validate({ ...parse(text), surprise: 1 })).toBe(false)
})

function undescribed(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {}, items, description } = schema as Record<string, object>
  const own = path === '' || path.endsWith('[]') || description !== undefined ? [] : [path]
  const inside = Object.entries(properties).flatMap(([key, each]) => undescribed(each, `${path}.${key}`))
  return [...own, ...inside, ...undescribed(items, `${path}[]`)]
}
