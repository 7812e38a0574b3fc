// Why a goal is missed, by the name of its row. `npm run bench -- --write` refuses a missed row without a cause.
export const CAUSES = {
  'collect: 60 up-to-date sources / 60 ls-remote':
    'the run also starts Node.js and reads the index, which takes longer than a fifth of sixty `ls-remote` on loopback; beside servers at a distance it disappears',
  'serve: versions / nginx':
    'nginx sends a file with one system call; an answer of Node.js passes its HTTP parser and the event loop',
  'serve: 1.0.0/download / nginx':
    'nginx sends a file with one system call; an answer of Node.js passes its HTTP parser and the event loop',
}
