import { createHash } from 'node:crypto'
import { exampleOf } from './github-description.ts'
import { pageOf } from './github-listing.ts'
import { type Answer, ApiError, type Call, type FakeAsset, type FakeRelease } from './github-state.ts'

/** https://docs.github.com/rest/releases */

export const releaseOperations: Readonly<Record<string, (call: Call) => Answer | Promise<Answer>>> = {
  'repos/list-releases': listReleases,
  'repos/get-release-by-tag': (call) => {
    const found = call.repository.releases.find(
      (each) => (call.github.isGitea || !each.draft) && each.tag_name === call.parameters['tag'],
    )
    if (found === undefined) throw new ApiError(404, 'Not Found')
    return { status: 200, body: releaseBody(call, found) }
  },
  'repos/get-latest-release': (call) => {
    const { latest } = call.repository
    if (latest === undefined) throw new ApiError(404, 'Not Found')
    return { status: 200, body: releaseBody(call, latest) }
  },
  'repos/create-release': createRelease,
  'repos/update-release': updateRelease,
  'repos/delete-release': (call) => {
    call.repository.releases.splice(call.repository.releases.indexOf(releaseOf(call)), 1)
    return { status: 204 }
  },
  'repos/generate-release-notes': (call) => {
    const { tag_name: tag, previous_tag_name: previous } = call.body
    const range = previous === undefined ? String(tag) : `${previous}...${tag}`
    return { status: 200, body: { name: String(tag), body: `**Full Changelog**: ${range}` } }
  },
  'repos/upload-release-asset': uploadAsset,
  'repos/get-release-asset': (call) => {
    const { release, asset } = assetOf(call)
    if (call.accept !== 'application/octet-stream')
      return { status: 200, body: assetBody(call, release, asset) }
    return { status: 302, headers: { location: downloadUrl(call, release, asset) } }
  },
  'repos/delete-release-asset': (call) => {
    const { release, asset } = assetOf(call)
    if (release.immutable) throw new ApiError(422, 'Cannot delete asset from an immutable release')
    release.assets.splice(release.assets.indexOf(asset), 1)
    return { status: 204 }
  },
}

function listReleases(call: Call): Answer {
  const visible = call.repository.releases.filter((each) => call.mayWrite || !each.draft).toReversed()
  const { items, headers } = pageOf(visible, call)
  return { status: 200, body: items.map((each) => releaseBody(call, each)), headers }
}

function createRelease(call: Call): Answer {
  const { body, repository } = call
  const release: FakeRelease = {
    id: call.github.nextId(),
    tag_name: String(body['tag_name']),
    name: String(body['name'] ?? ''),
    body: String(body['body'] ?? ''),
    draft: body['draft'] === true,
    prerelease: body['prerelease'] === true,
    makeLatest: String(body['make_latest'] ?? 'true'),
    immutable: false,
    assets: [],
  }
  if (!release.draft || call.github.isGitea) refuseTakenTag(call, release)
  repository.releases.push(release)
  return { status: 201, body: releaseBody(call, release) }
}

function updateRelease(call: Call): Answer {
  const release = releaseOf(call)
  const { body } = call
  if (release.immutable) throw new ApiError(422, 'Cannot update an immutable release')
  if (release.draft && body['draft'] === false && !call.github.keepsDrafts) {
    refuseTakenTag(call, release)
    release.draft = false
    release.immutable = call.repository.sealsReleases
  }
  if (typeof body['make_latest'] === 'string') release.makeLatest = body['make_latest']
  if (body['make_latest'] === 'true' && !release.draft) call.repository.latest = release
  return { status: 200, body: releaseBody(call, release) }
}

function refuseTakenTag({ repository, github }: Call, release: FakeRelease): void {
  const taken = repository.releases.some(
    (each) => each !== release && (github.isGitea || !each.draft) && each.tag_name === release.tag_name,
  )
  if (taken && github.isGitea) throw new ApiError(409, 'Release is has no Tag')
  if (taken) throw alreadyThere('Release', 'tag_name')
}

function alreadyThere(resource: string, field: string): ApiError {
  return new ApiError(422, 'Validation Failed', [{ resource, code: 'already_exists', field }])
}

function uploadAsset(call: Call): Answer {
  const release = releaseOf(call)
  const name = call.query.get('name') ?? ''
  if (release.immutable) throw new ApiError(422, 'Cannot upload assets to an immutable release.')
  if (!call.github.isGitea && release.assets.some((each) => each.name === name))
    throw alreadyThere('ReleaseAsset', 'name')
  const { isCut } = call
  const sent = call.github.isGitea ? fileIn(call.bytes) : call.bytes
  const bytes = isCut ? sent.subarray(0, sent.length / 2) : sent
  const asset: FakeAsset = { id: call.github.nextId(), name, bytes, state: isCut ? 'starter' : 'uploaded' }
  release.assets.push(asset)
  return { status: 201, body: assetBody(call, release, asset) }
}

/** The one file of a form. */
function fileIn(form: Buffer): Buffer {
  const boundary = form.subarray(0, form.indexOf('\r\n'))
  const start = form.indexOf('\r\n\r\n') + 4
  return form.subarray(start, form.indexOf(Buffer.concat([Buffer.from('\r\n'), boundary]), start))
}

function releaseOf({ repository, parameters }: Call): FakeRelease {
  const found = repository.releases.find((each) => String(each.id) === parameters['release_id'])
  if (found === undefined) throw new ApiError(404, 'Not Found')
  return found
}

function assetOf({ repository, parameters }: Call): { release: FakeRelease; asset: FakeAsset } {
  for (const release of repository.releases) {
    const asset = release.assets.find((each) => String(each.id) === parameters['asset_id'])
    if (asset !== undefined) return { release, asset }
  }
  throw new ApiError(404, 'Not Found')
}

function downloadUrl({ github, repository }: Call, release: FakeRelease, asset: FakeAsset): string {
  const tag = release.draft ? `untagged-${release.id}` : encodeURIComponent(release.tag_name)
  return `${github.url}/${repository.name}/releases/download/${tag}/${asset.name}`
}

function releaseBody(call: Call, release: FakeRelease): object {
  const { github, repository } = call
  const { assets, makeLatest: _, ...fields } = release
  const url = `${github.apiUrl}/repos/${repository.name}/releases/${release.id}`
  return {
    ...exampleOf('release'),
    ...fields,
    url,
    assets_url: `${url}/assets`,
    upload_url: github.isGitea
      ? `${url}/assets`
      : `${github.uploadUrl}/repos/${repository.name}/releases/${release.id}/assets{?name,label}`,
    html_url: `${github.url}/${repository.name}/releases/tag/${release.tag_name}`,
    published_at: release.draft ? null : '2025-01-02T03:04:05Z',
    assets: assets.map((asset) => assetBody(call, release, asset)),
  }
}

function assetBody(call: Call, release: FakeRelease, asset: FakeAsset): object {
  const { github, repository } = call
  if (github.isGitea) return { id: asset.id, name: asset.name, size: asset.bytes.length }
  const digest = `sha256:${createHash('sha256').update(asset.bytes).digest('hex')}`
  return {
    ...exampleOf('release-asset'),
    url: `${github.apiUrl}/repos/${repository.name}/releases/assets/${asset.id}`,
    browser_download_url: downloadUrl(call, release, asset),
    id: asset.id,
    name: asset.name,
    // The description knows `open` alone; the API itself says `starter`.
    state: asset.state === 'uploaded' ? 'uploaded' : 'open',
    content_type: 'application/zip',
    size: asset.bytes.length,
    digest: github.givesDigests && asset.state === 'uploaded' ? digest : null,
  }
}
