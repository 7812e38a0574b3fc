import { createInterface } from 'node:readline/promises'

/** Whether a person reads and types: results may go elsewhere. */
export function isInteractive(): boolean {
  return process.stdin.isTTY === true && process.stderr.isTTY === true
}

/** What a person types after the text; `''` where the input ends. */
export async function askFor(text: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')))
    return (await Promise.race([terminal.question(text), closed])).trim()
  } finally {
    terminal.close()
  }
}
