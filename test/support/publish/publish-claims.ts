import type { SigstoreServerOptions } from '../sigstore/sigstore.ts'

/** What GitHub says of a run on the tag v1.2.3 of a repository. */
export function publishClaims(repository: string, commit: string): SigstoreServerOptions['claims'] {
  const ref = 'refs/tags/v1.2.3'
  const workflow = `${repository}/.github/workflows/publish.yml@${ref}`
  return {
    sub: `repo:${repository}:ref:${ref}`,
    ref,
    sha: commit,
    repository,
    event_name: 'push',
    job_workflow_ref: workflow,
    workflow_ref: workflow,
    repository_id: '11',
    repository_owner_id: '7',
    runner_environment: 'github-hosted',
    run_id: '1001',
    run_attempt: '1',
  }
}
