// Why a goal is missed, by the name of its row. `npm run bench -- --write` refuses a missed row without a cause.
const RACES =
  'a writer pushes from the head that it read, without asking again where the branch is: each lost race is one small push that the server refuses'

export const CAUSES = {
  'collect: 60 up-to-date sources / 60 ls-remote':
    'the run also starts Node.js and reads the index, which takes longer than a fifth of sixty `ls-remote` on loopback; beside servers at a distance it disappears',
  'serve: versions / nginx':
    'nginx sends a file with one system call; an answer of Node.js passes its HTTP parser and the event loop',
  'serve: 1.0.0/download / nginx':
    'nginx sends a file with one system call; an answer of Node.js passes its HTTP parser and the event loop',
  'writers: 8 at once': RACES,
  'writers: 32 at once': RACES,
  'writers: 64 at once': RACES,
  'publish: 30 files, one tag / plumbing':
    'Node.js and the parser of configuration take 0.1 s to start, and the run starts more Git processes than the six of the script: it reads the tag, the attributes and the configuration of the repository, too',
  'reconcile: 1,000 published tags over HTTP':
    '83 KB of it is the `module.json` of a thousand versions, which comes as one object',
  'verify: 200 versions with packages / sha256sum':
    'starting Node.js takes longer than `sha256sum` takes for all of these files',
  'verify: 4,000 modules x 5 / sha256sum':
    'each derived file is made again from the sources of truth, in one thread, and compared',
}
