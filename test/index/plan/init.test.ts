import { expect, it } from 'vitest'
import { RENDERER } from '../../../src/base/tool-version.ts'
import { init } from '../../../src/index/plan/init.ts'
import { refusalFrom } from '../../refusal.ts'
import { MemoryIndex } from '../../support/index/memory-index.ts'
import { emptyIndex, publishedIndex } from '../../support/publish/publish-run.ts'
import { bytesOf } from '../../support/publish/samples.ts'

const url = 'https://modules.acme.test'

function initialise(index: MemoryIndex, options: Partial<Parameters<typeof init>[0]> = {}, repetitions = 0) {
  const raceBackoff = { wait: async (attempt: number) => attempt <= repetitions }
  return init({ url, name: undefined, ...options }, { index, raceBackoff })
}

it('creates an empty index that says what clients and hosts need', async () => {
  const index = new MemoryIndex()
  expect((await initialise(index, { name: 'Acme <Modules>' })).status).toBe('created')
  const texts = index.texts()
  const pages = ['.nojekyll', '.well-known/terraform.json', '404.html', '_headers', 'index.html']
  expect(Object.keys(texts)).toEqual([...pages, 'registry.json', 'v1/modules/index.json'])
  const registry = { format: 1, name: 'Acme <Modules>', url, renderer: RENDERER }
  expect(JSON.parse(texts['registry.json'] ?? '')).toEqual(registry)
  expect(texts['index.html']).toContain('modules.acme.test/NAMESPACE/NAME/SYSTEM')
  for (const page of ['index.html', '404.html']) expect(texts[page]).toContain('Acme &lt;Modules&gt;')
})

it('names an index after its host by default', async () => {
  const index = new MemoryIndex()
  await initialise(index, { url: 'https://modules.acme.test:8443/registry' })
  expect(index.texts()['registry.json']).toContain('"name": "modules.acme.test:8443"')
})

it('writes the file of the host that was named, at once or later, and keeps it up', async () => {
  const index = new MemoryIndex()
  const changed = async (options: Partial<Parameters<typeof init>[0]>) =>
    (await initialise(index, options)).index.changed.toSorted()
  expect(await changed({ hosting: 'vercel' })).toContain('vercel.json')
  expect(index.json('registry.json')).toMatchObject({ hosting: 'vercel' })
  for (const options of [{ hosting: 'vercel' } as const, {}]) expect(await changed(options)).toEqual([])
  expect(await changed({ hosting: 'firebase' })).toEqual(['firebase.json', 'registry.json'])
  expect(await changed({ hosting: 'github-pages' })).toEqual(['CNAME', 'registry.json'])
  expect(index.texts()['CNAME']).toBe('modules.acme.test\n')
  expect(await changed({ hosting: 'nginx' })).toEqual(['registry.json'])
})

it('writes nothing the second time, with the same options or without a name', async () => {
  const index = new MemoryIndex()
  await initialise(index, { name: 'Acme' })
  const unchanged = { status: 'unchanged', url, index: { commit: (await index.open()).commit, changed: [] } }
  for (const name of ['Acme', undefined]) expect(await initialise(index, { name })).toEqual(unchanged)
  expect(index.commits).toHaveLength(1)
})

it('puts back what is missing and leaves the modules alone', async () => {
  const index = await publishedIndex()
  const before = index.texts()
  index.write(new Map([['.nojekyll', null]]))
  expect(await initialise(index)).toMatchObject({ status: 'updated', index: { changed: ['.nojekyll'] } })
  expect(index.texts()).toEqual(before)
})

it.each([
  [
    { url: 'https://other.test' },
    'the index has the public URL "https://modules.acme.test" already, and this run has "https://other.test" | published versions use the first URL; write it (--url https://modules.acme.test), or move the whole index: module-registry init --index … --url https://other.test --move',
  ],
  [
    { name: 'Other' },
    'the index has the name "Acme" already, and this run has "Other" | leave --name out, or write the name into registry.json of the index and run: module-registry render',
  ],
])('refuses %j for an index that has another', async (options, problem) => {
  const index = emptyIndex()
  expect(await refusalFrom(() => initialise(index, options))).toBe(`INVALID_INPUT: ${problem}`)
  expect(index.commits).toEqual([])
})

const NO_INDEX =
  'the directory or branch for the index has files, but no registry.json | choose an empty directory, or a branch that does not exist yet (--index REMOTE#branch)'
it.each([
  ['files of something else', 'README.md', 'hello', NO_INDEX],
  ['a registry.json of something else', 'registry.json', '{}', '"registry.json" in the index is not'],
])('refuses a place that holds %s', async (_, path, text, problem) => {
  const index = new MemoryIndex(new Map([[path, bytesOf(text)]]))
  expect(await refusalFrom(() => initialise(index))).toContain(`INDEX_INVALID: ${problem}`)
  expect(index.commits).toEqual([])
})

it('is run again on what a faster one wrote, or says that it cannot', async () => {
  const racing = new MemoryIndex()
  const commit = racing.commit.bind(racing)
  racing.commit = async (change, on) => {
    if (racing.commits.length === 0)
      await commit({ message: 'First', files: new Map(emptyIndex().files) }, await racing.open())
    return commit(change, on)
  }
  expect((await initialise(racing, {}, 1)).status).toBe('unchanged')
  const moving = new MemoryIndex()
  moving.commit = async () => 'moved'
  expect(await refusalFrom(() => initialise(moving, {}, 2))).toBe(
    'INDEX_BUSY: other publishers changed the index in each of 3 tries | nothing was written; run the same command again',
  )
})
