import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCliWell } from '../support/cli/cli.ts'
import { hasProgram, runProgram } from '../support/cli/program.ts'
import { temporaryDirectory } from '../support/temporary.ts'

async function scriptOf(shell: string): Promise<string> {
  const file = join(await temporaryDirectory(), `completion.${shell}`)
  await writeFile(file, (await runCliWell(['completion', shell])).stdout)
  return file
}

/** What each shell suggests for the last word of a command line. */
const SHELLS = {
  bash: (script: string, words: readonly string[]) =>
    `source ${script}; COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}
_module_registry; printf '%s\\n' "\${COMPREPLY[@]}"`,
  zsh: (script: string, words: readonly string[]) =>
    `compdef() { }; _files() { }; compadd() { shift; local each; for each in "$@"; do [[ $each == \${words[CURRENT]}* ]] && print -r -- $each; done }
source ${script}; words=(${words.map((word) => `'${word}'`).join(' ')}); CURRENT=${words.length}; _module_registry`,
  fish: (script: string, words: readonly string[]) =>
    `source ${script}; complete -C '${words.join(' ')}' | string replace -r '\\t.*' ''`,
}

describe.each(['bash', 'zsh', 'fish'] as const)('the completion of %s', (shell) => {
  const suggestions = async (...words: string[]) => {
    const code = SHELLS[shell](await scriptOf(shell), words)
    const { stdout, stderr } = await runProgram(shell, ['-c', code])
    expect(stderr).toBe('')
    return stdout.split('\n').filter((line) => line !== '')
  }

  it.skipIf(!hasProgram(shell))(`suggests commands, flags and their values (needs ${shell})`, async () => {
    expect(await suggestions('module-registry', 'pu')).toEqual(['publish'])
    expect(await suggestions('module-registry', 'init', '--ho')).toEqual(['--hosting'])
    expect((await suggestions('module-registry', 'publish', '--oci-')).sort()).toEqual([
      '--oci-repository',
      '--oci-tags',
    ])
    expect((await suggestions('module-registry', 'init', '--hosting', 'c')).sort()).toEqual([
      'caddy',
      'cloudflare-pages',
    ])
    expect(await suggestions('module-registry', 'completion', 'zs')).toEqual(['zsh'])
    expect(await suggestions('module-registry', 'render', '--all-')).toEqual([])
  })
})
