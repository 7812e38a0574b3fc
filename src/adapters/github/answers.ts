import type { Octokit } from '@octokit/rest'
import { z } from 'zod'
import { quote, RegistryError } from '../../base/error.ts'
import { listOf } from '../../base/schema.ts'

/** What GitHub's answers must have, as far as it is used: a login page, a proxy or another server may answer 200 too. */

const id = z.number().int()
const repository = z.looseObject({
  id,
  owner: z.looseObject({ id }),
  full_name: z.string(),
  // Without it nobody knows who may read the repository.
  private: z.boolean(),
})
const asset = z.looseObject({ id, name: z.string(), state: z.string() })
const release = z.looseObject({
  id,
  tag_name: z.string(),
  draft: z.boolean(),
  upload_url: z.string(),
  assets: listOf(asset),
})
const pull = z.looseObject({
  number: id,
  html_url: z.string(),
  state: z.string(),
  title: z.string(),
  head: z.looseObject({ sha: z.string(), ref: z.string() }),
})
const comment = z.looseObject({ id, body: z.string().optional() })
const object = z.looseObject({ sha: z.string() })

/** By the end of the path of a request, as Octokit spells it. A list is asked for with GET. */
const ANSWERS: readonly (readonly [path: RegExp, one: z.ZodType, list?: z.ZodType])[] = [
  [/\/(?:orgs|users)\/\{\w+\}\/repos$/, listOf(repository)],
  [/\/repos\/\{owner\}\/\{repo\}$/, repository],
  [/\/releases$/, release, listOf(release)],
  [/\/releases\/(?:latest|tags\/\{tag\}|\{release_id\})$/, release],
  [/\/releases\/generate-notes$/, z.looseObject({ body: z.string() })],
  [/\/pulls(?:\/\{pull_number\})?$/, pull, listOf(pull)],
  [/\/comments$/, comment, listOf(comment)],
  [/\/attestations\/\{subject_digest\}$/, z.looseObject({ attestations: listOf(z.looseObject({})) })],
  [/\/git\/ref\/\{ref\}$|\/git\/refs$/, z.looseObject({ object })],
  [/\/git\/trees\/\{tree_sha\}$/, z.looseObject({ tree: listOf(z.looseObject({})) })],
  [/\/git\/blobs\/\{file_sha\}$/, z.looseObject({ content: z.string() })],
  [/\/git\/(?:trees|blobs|commits)(?:\/\{commit_sha\})?$/, object],
  [/\/graphql$/, z.looseObject({ data: z.looseObject({}).nullish() })],
]

/** An Octokit plugin that refuses an answer of 2xx that is not one of GitHub. Throws REPOSITORY_UNREACHABLE. */
export function checkAnswers(octokit: Pick<Octokit, 'hook'>): Record<string, never> {
  octokit.hook.after('request', ({ data, status }, { method, url }) => {
    if (status === 204 || status >= 300) return
    const [, one, list] = ANSWERS.find(([path]) => path.test(url)) ?? []
    const expected = method === 'GET' && list !== undefined && !/\}$/.test(url) ? list : one
    const parsed = expected?.safeParse(data)
    if (parsed === undefined || parsed.success) return
    const [issue] = parsed.error.issues
    const place = issue === undefined || issue.path.length === 0 ? '' : `${quote(issue.path.join('.'))}: `
    throw new RegistryError(
      'REPOSITORY_UNREACHABLE',
      `the answer to ${method} ${quote(url)} is not one of GitHub's API: ${place}${issue?.message ?? ''}`,
      'look at what answers there, such as a login page or a proxy: GITHUB_API_URL must be the URL of the API',
    )
  })
  return {}
}
