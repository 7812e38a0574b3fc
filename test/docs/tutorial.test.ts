import { expect, it } from 'vitest'
import { describeClients } from '../support/clients/terraform.ts'
import { runPage } from '../support/docs/page-run.ts'
import { codeBlocks } from '../support/docs/shell-blocks.ts'
import { freePort } from '../support/network/ports.ts'

const PAGE = 'docs/tutorial.md'

/** The lines that follow each script of the page: lines of its output, or their beginnings. */
function expectedLines(): string[][] {
  const expected: string[][] = []
  for (const { shell, text } of codeBlocks(PAGE))
    if (shell === 'script') expected.push([])
    else expected.at(-1)?.push(...text.trim().split('\n'))
  return expected
}

describeClients(PAGE, (client) => {
  it('does what it says', async () => {
    const replaced = { '8080': `${await freePort()}` }
    const outputs = await runPage(PAGE, { replaced, programs: { terraform: client.path } })
    const expected = expectedLines()
    expect(outputs).toHaveLength(expected.length)
    for (const [at, output] of outputs.entries())
      for (const line of expected[at] ?? []) expect(output).toContain(line)
  })
})
