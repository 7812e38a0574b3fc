import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryDirectory } from '../temporary.ts'
import { hasProgram, programPath, runProgram } from './program.ts'

const node = process.execPath

test('finds a program on PATH and no other', () => {
  expect(hasProgram('git')).toBe(true)
  expect(programPath('git')).toMatch(/\/git$/)
  expect(programPath('no-such-program-anywhere')).toBeUndefined()
  expect(programPath('')).toBeUndefined()
})

test.each([
  ['without CI', undefined],
  ['in CI', 'true'],
])('%s, a missing program is a reason to skip or to fail', (_, ci) => {
  vi.stubEnv('CI', ci)
  onTestFinished(() => void vi.unstubAllEnvs())
  if (ci === undefined) expect(hasProgram('no-such-program-anywhere')).toBe(false)
  else expect(() => hasProgram('no-such-program-anywhere')).toThrow('install it in .ci/run')
})

test('gives both streams and the exit code', async () => {
  const script = 'console.log("out"); console.error("err"); process.exit(3)'
  expect(await runProgram(node, ['-e', script])).toEqual({ code: 3, stdout: 'out\n', stderr: 'err\n' })
})

test('hands over input, working directory and exactly the given environment', async () => {
  const cwd = await temporaryDirectory()
  const script = 'process.stdin.pipe(process.stdout).write(JSON.stringify([process.cwd(), process.env]))'
  const { stdout } = await runProgram(node, ['-e', script], { cwd, env: { WORD: 'é' }, input: '!' })
  expect(stdout).toBe(`${JSON.stringify([cwd, { WORD: 'é' }])}!`)
})

test('survives a program that does not read its input', async () => {
  const { code } = await runProgram(node, ['-e', ''], { input: 'x'.repeat(1_000_000) })
  expect(code).toBe(0)
})

test('ends a program and its children at the timeout and keeps what they printed', async () => {
  const file = join(await temporaryDirectory(), 'endless')
  await writeFile(file, '#!/bin/sh\necho started\nsleep 1000\n')
  await chmod(file, 0o755)
  expect(await runProgram(file, [], { timeout: 500 })).toEqual({ code: 124, stdout: 'started\n', stderr: '' })
})

test('rejects when there is no such program', async () => {
  await expect(runProgram('no-such-program-anywhere', [])).rejects.toThrow('ENOENT')
})
