// `node scripts/release/notes.mjs v1.2.3`: prints what CHANGELOG.md says of a tag. Fails where the tag is not the version of package.json.
import { readFileSync } from 'node:fs'
import { notesOf } from './changelog.mjs'

const tag = process.argv[2]
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
if (tag !== `v${version}`) throw new Error(`the tag "${tag}" is not v${version}, the version of package.json`)
process.stdout.write(notesOf(readFileSync('CHANGELOG.md', 'utf8'), version))
