import { atFileEnd } from '../support/file-end.ts'
import { createBareRepository, git } from '../support/git/git-repository.ts'
import { openGitHub } from '../support/github/github.ts'
import { shortenPauses } from '../support/short-pauses.ts'
import { describeForge, REPOSITORIES } from './forge.ts'

shortenPauses()

describeForge('the fake Gitea', async () => {
  const tokens = (['write', 'read'] as const).map((right) => ({
    text: right,
    permissions: Object.fromEntries(
      REPOSITORIES.map((name) => [name, { contents: right, 'pull-requests': right }]),
    ),
  }))
  const { github, close } = await openGitHub({ isGitea: true, tokens })
  atFileEnd(close)
  for (const name of REPOSITORIES) {
    const repository = await github.create(name, name === 'hidden/inner' ? 'internal' : 'public')
    if (name === 'acme/archived') repository.kind = 'archived'
    await createBareRepository(repository.directory, { a: '1' })
  }
  const registry = github.find('acme/registry')
  if (registry === undefined) throw new Error('there is no registry')
  return {
    client: (user) =>
      github.client(user === 'writer' ? 'write' : 'read', { tokenName: user, retrySeconds: 9 }),
    branch: async (name) => {
      const commit = await git(registry.directory, ['commit-tree', '-p', 'main', '-m', name, 'main^{tree}'])
      await git(registry.directory, ['update-ref', `refs/heads/${name}`, commit])
    },
    pull: async () => 7,
    comments: async (pull) => registry.comments.filter(({ issue }) => issue === pull).map(({ body }) => body),
    protect: async (branch) => {
      registry.protectedBranch = branch
    },
  }
})
