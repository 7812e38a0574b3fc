import { readFileSync } from 'node:fs'

/** The cases of a file of hard inputs; each file names its source and licence. */
export function readCorpus<Corpus>(name: string): Corpus {
  return JSON.parse(readFileSync(new URL(`fixtures/corpus/${name}.json`, import.meta.url), 'utf8'))
}
