import type { ReadmePlace } from '../../../src/site/readme/sanitize.ts'

const COMMIT = '4f2a91c0d3b5e6f708192a3b4c5d6e7f80912a3b'

/** The README of a module in the root of a repository on GitHub. */
export function readmePlace(place: Partial<ReadmePlace> = {}): ReadmePlace {
  return {
    repository: 'https://github.com/acme/terraform-aws-vpc',
    commit: COMMIT,
    directory: '',
    pageLink: () => undefined,
    imageHosts: [],
    ...place,
  }
}
