// How long `serve` takes for a page of the website: the first one after its start, which loads the renderer, one that is rendered, and
// one that it has kept.
import { median, startServe } from './bench-servers.mjs'
import { record, recordFigures } from './bench-table.mjs'

const PAGES = 200

async function timed(url) {
  const start = performance.now()
  const answer = await fetch(url)
  const text = await answer.text()
  if (answer.status !== 200 || !text.startsWith('<!DOCTYPE html>'))
    throw new Error(`${url}: ${answer.status}`)
  return performance.now() - start
}

/** @param bench `cli` and `env` */
export async function benchPages(bench, index, addresses) {
  const { url, stop } = await startServe(bench, index)
  try {
    const pageOf = (at) => `${url}/modules/${addresses[at % addresses.length]}/`
    const first = await timed(pageOf(PAGES))
    const [rendered, kept] = [[], []]
    for (let at = 0; at < PAGES; at += 1) rendered.push(await timed(pageOf(at)))
    for (let at = 0; at < PAGES; at += 1) kept.push(await timed(pageOf(at)))
    recordFigures('serve: a page of the website', [
      { what: 'ms kept', is: Number(median(kept).toFixed(1)), goal: 5 },
      { what: 'ms rendered', is: Number(median(rendered).toFixed(1)), goal: 60 },
    ])
    record({ name: 'serve: the first page after a start', measured: `${first.toFixed(0)} ms` })
  } finally {
    stop()
  }
}
