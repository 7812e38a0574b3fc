// Why a goal is missed, by the name of its row. `npm run bench -- --write` refuses a missed row without a cause.
const RACES = 'a lost race is one small push that the server refuses'

const ANSWERS =
  'nginx sends a file with one system call; an answer of Node.js passes its HTTP parser and the event loop'

const WIDE =
  'the benchmark has 10,000 namespaces in one directory, which Git sends as a whole, and which is parsed once for each reader'

const LOADING =
  'the catalog of 20,000 modules is read, parsed and checked in one thread, in pieces, so that no request waits'

const NODE =
  'nine tenths of the processor time are those of Node.js: to start, to load the program, the schemas and the parser of configuration, and to parse 30 files, which the script does not; Git takes the rest'

export const CAUSES = {
  'real: --all-tags / git archive --format=zip -0':
    'an archive takes 3 to 50 ms; a version is also read as an interface, searched for secrets, compared with the one before, and written with its documents, of which Git makes commits: half of the time of a module with sixty submodules is `git fast-import` and `git push`',
  'real: site':
    'the goals are of 1,871 versions, and the 39 repositories publish 3,440 by now: 126 KB and 15 ms a version, where the goals are 134 KB and 32 ms',
  'real: version gate': 'decision 51 names the changes that maintainers release as less: they break callers',
  'serve: start on 20000 x 5': LOADING,
  'serve: a commit is visible': LOADING,
  'sync: peak memory, 10000 modules':
    'the paths and digests of all 101,263 files stay in memory, for the order of their upload and for what the bucket has',
  'publish over HTTP: 100000 modules': WIDE,
  'publish over HTTP: 100000 modules, 50 ms': WIDE,
  'collect: 60 up-to-date sources / 60 ls-remote':
    'on loopback `ls-remote` is processor time alone, and the run also starts Node.js and reads the index, which takes longer than a fifth of it; beside servers at a distance it disappears',
  'serve: versions / nginx': ANSWERS,
  'serve: 1.0.0/download / nginx': ANSWERS,
  'serve: versions / nginx while publishing': ANSWERS,
  'serve: 1.0.0/download / nginx while publishing': ANSWERS,
  'writers: 8 at once': RACES,
  'writers: 32 at once': RACES,
  'writers: 64 at once': RACES,
  'publish: 30 files, one tag / plumbing': NODE,
  'publish: 30 files, processor time': NODE,
  'reconcile: 1,000 published tags over HTTP':
    '83 KB of it is the `module.json` of a thousand versions, which comes as one object',
  'verify: 200 versions with packages / sha256sum':
    'starting Node.js takes longer than `sha256sum` takes for all of these files',
  'verify: 4,000 modules x 5 / sha256sum':
    'each derived file is made again from the sources of truth, in one thread, and compared',
  'render: 20000 modules x 5 versions':
    'of each module the item of the catalog and a digest stay in memory until the lists are written, beside 100,000 documents that were read and are collected late',
  'site: 1,000 x 5 / its READMEs alone':
    'for 5,000 READMEs 50,084 files are rendered and created: a page has a block, tables and changes besides, and the search, schemas and feeds are files of their own',
  'backfill: 240 tags, one commit / 240 archives':
    'each tag is packed, hashed and parsed, and its files are rendered; an archive is the first of these alone',
}
