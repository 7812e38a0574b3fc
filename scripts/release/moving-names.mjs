// `node scripts/release/moving-names.mjs v1.2.3`: prints the names that move to a tag of this repository, one a line.
import { execFileSync } from 'node:child_process'
import { movingNames } from './versions.mjs'

const tags = execFileSync('git', ['tag', '--list'], { encoding: 'utf8' }).split('\n')
for (const name of movingNames(process.argv[2].replace(/^v/, ''), tags)) console.log(name)
