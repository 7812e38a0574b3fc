import { expect, it } from 'vitest'
import { isConfiguration } from '../../src/module/configuration-file.ts'

const NAMES = ['main.tf', 'a.tofu', 'a/b.c.tf', 'a/b.tf.json', 'x.tofu.json', '.a/b.tf', 'a'.concat('.tf')]
it.each(NAMES)('%j is configuration', (path) => expect(isConfiguration(path)).toBe(true))

it.each([
  ...['.tf', '.main.tf', 'a/.main.tf', 'a/.tf', 'main.tf/x', 'main.tf.md', 'main.tf.json5', 'main.tfx', 'tf'],
  ...['main-tf', 'a.json', 'a.tfvars', 'a.tftofu', ''],
])('%j is none', (path) => expect(isConfiguration(path)).toBe(false))
