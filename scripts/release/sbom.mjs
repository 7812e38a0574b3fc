// The software bill of materials: the packages that the bundles contain. https://cyclonedx.org/docs/1.5/json/
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * The packages in `dist/`, in CycloneDX, with the versions, licences and hashes of the lock file. Without a serial number and a
 * time, so that the same commit gives the same bytes. Throws where npm does not list a package whose licence is in `dist/`.
 */
export function billOfMaterials() {
  const { $schema, bomFormat, specVersion, version, metadata, components, dependencies } = readLock()
  const bundled = bundledPackages()
  const parts = components.filter((part) => bundled.has(nameOf(part)))
  const names = new Set(parts.map(nameOf))
  const missing = [...bundled].filter((name) => !names.has(name))
  if (missing.length > 0) throw new Error(`npm sbom does not list ${missing.join(', ')}`)
  const root = metadata.component
  const refs = new Set([root['bom-ref'], ...parts.map((part) => part['bom-ref'])])
  return {
    $schema,
    bomFormat,
    specVersion,
    version,
    metadata: { component: { ...root, name: JSON.parse(readFileSync('package.json', 'utf8')).name } },
    // npm calls them optional, as they are needed for the build alone; the bundles hold them.
    components: parts.map(({ properties, ...part }) => ({ ...part, scope: 'required' })),
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) })),
  }
}

function readLock() {
  const words = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--sbom-type', 'application']
  const options = { encoding: 'utf8', maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'ignore'] }
  return JSON.parse(execFileSync('npm', words, options))
}

/** Names of the packages whose licences are in `dist/`, where scripts/licenses.mjs wrote them. */
function bundledPackages() {
  const texts = ['action', 'cli', 'edge'].map((entry) => readFileSync(`dist/${entry}/licenses.txt`, 'utf8'))
  const parts = texts.flatMap((text) => text.split(`\n${'-'.repeat(80)}\n\n`))
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  // A text may hold the separator, too.
  const folders = parts.flatMap((part) => /^(\S+) \(/.exec(part)?.[1] ?? [])
  // The folder of an alias has another name than the package.
  return new Set(folders.map((folder) => packages[`node_modules/${folder}`].name ?? folder))
}

function nameOf({ group, name }) {
  return group === undefined ? name : `${group}/${name}`
}
