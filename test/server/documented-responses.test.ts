import { describe, expect, it } from 'vitest'
import { CLIENTS } from '../../src/doctor/client.ts'
import { checkDownload } from '../../src/doctor/location.ts'
import { checkDiscovery, checkVersions } from '../../src/doctor/registry-responses.ts'
import { parseModuleAddress } from '../../src/module/module-address.ts'
import {
  MANIFEST_TYPE,
  MODULE_ARTIFACT_TYPE,
  packageLayer,
  renderManifest,
  ZIP_TYPE,
} from '../../src/oci/manifest.ts'
import { readCorpus } from '../corpus.ts'

interface Documented {
  readonly request: string
  readonly status: number
  readonly json?: object
  readonly alt_json?: object
  readonly headers?: Readonly<Record<string, string>>
}

const { responses, oci_manifest } = readCorpus<{
  responses: Documented[]
  oci_manifest: { mediaType: string; artifactType: string; layers: { mediaType: string }[] }
}>('documented-responses')
const [, opentofu] = CLIENTS
const access = { host: 'm.test', token: undefined }

function answer({ status, json, headers = {} }: Documented) {
  const all = new Headers({ 'content-type': 'application/json', ...headers })
  const bytes = Buffer.from(json === undefined ? '' : JSON.stringify(json))
  return {
    kind: 'response',
    url: 'https://m.test/x',
    finalUrl: 'https://m.test/x',
    status,
    headers: all,
    bytes,
  } as const
}

describe('the documented responses', () => {
  it('are what doctor lets OpenTofu read', () => {
    const [discovery, versions, ...downloads] = responses
    if (discovery === undefined || versions === undefined) throw new Error('the corpus has no responses')
    const { alt_json: elsewhere = {} } = discovery
    expect(checkDiscovery(opentofu, access, answer(discovery)).value).toBe('https://m.test/v1/modules/')
    expect(checkDiscovery(opentofu, access, answer({ ...discovery, json: elsewhere })).value).toBe(
      'https://modules.example.test/v1/',
    )
    const asked = { wanted: undefined, access }
    const selected = checkVersions(parseModuleAddress('acme/vpc/aws'), asked, answer(versions)).value
    expect(selected).toMatchObject({ requested: '2.1.0' })
    if (selected === undefined) throw new Error('no version')
    const read = downloads.map((each) => checkDownload(opentofu, { selected, access }, answer(each)).value)
    const location = 'https://pkg.example.test/vpc-2.1.0.zip?checksum=sha256:<hex>'
    expect(read).toMatchObject([
      { location, isDirect: false },
      { location, isDirect: false },
      { location: './module.zip', isDirect: true, usesToken: true },
    ])
  })

  it('of an OCI registry are the manifests that publish pushes', () => {
    const zip = { mediaType: ZIP_TYPE, digest: `sha256:${'0'.repeat(64)}`, size: 1 }
    const content = { artifactType: MODULE_ARTIFACT_TYPE, layers: [zip] }
    const bytes = renderManifest(content)
    expect(JSON.parse(Buffer.from(bytes).toString())).toMatchObject({
      mediaType: oci_manifest.mediaType,
      artifactType: oci_manifest.artifactType,
      layers: oci_manifest.layers,
    })
    const stored = (pushed: object, mediaType = MANIFEST_TYPE) =>
      packageLayer({ mediaType, digest: '', bytes: Buffer.from(JSON.stringify(pushed)) })
    const documented = { schemaVersion: 2, mediaType: MANIFEST_TYPE, ...content }
    const readme = { ...zip, mediaType: 'text/markdown' }
    expect(stored({ ...documented, layers: [readme, zip] })).toMatchObject({ digest: zip.digest })
    for (const refused of [
      { ...documented, layers: [zip, zip] },
      { ...documented, layers: [readme] },
      { ...documented, artifactType: `${MODULE_ARTIFACT_TYPE}+x` },
    ])
      expect(stored(refused)).toEqual(expect.any(String))
    expect(stored(documented, 'application/vnd.oci.image.index.v1+json')).toEqual(expect.any(String))
  })
})
