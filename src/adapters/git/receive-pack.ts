import { type PushFailure, pushFailure } from './failures.ts'
import type { Git } from './git.ts'
import type { BranchAddress } from './index-branch.ts'
import { RemoteHelper } from './remote-helper.ts'

/**
 * A push of a branch over HTTP in two requests: the first one says where the branch is, and the second one moves it from there,
 * perhaps much later.
 */
export class ReceivePack {
  /** The commit of the branch; null where there is no such branch. */
  readonly head: string | null
  readonly #helper: RemoteHelper
  readonly #address: BranchAddress

  private constructor(helper: RemoteHelper, address: BranchAddress, head: string | null) {
    this.#helper = helper
    this.#address = address
    this.head = head
  }

  /**
   * Asks where the branch is. Undefined where that may not be asked, or fails.
   * @param gitDirectory the repository that is pushed from
   */
  static async connect(
    git: Git,
    address: BranchAddress,
    gitDirectory: string,
  ): Promise<ReceivePack | undefined> {
    const helper = new RemoteHelper(git, address, gitDirectory)
    helper.send('list for-push\n')
    const ref = `refs/heads/${address.branch}`
    let head: string | null = null
    for (;;) {
      const line = await helper.output.line().catch(() => undefined)
      if (line === '') return new ReceivePack(helper, address, head)
      if (line === undefined) break
      const [oid = '', name] = line.split(' ')
      if (name === ref) head = oid
    }
    await helper.close()
    return address.accepted?.refuse() ? ReceivePack.connect(git, address, gitDirectory) : undefined
  }

  /** Moves the branch from {@link head} to a commit, or returns why it did nothing. */
  async push(commit: string): Promise<PushFailure | undefined> {
    const { branch, remote } = this.#address
    const ref = `refs/heads/${branch}`
    // The lease names the exact old id, so that no commit of others is ever lost.
    this.#helper.send(`option cas ${ref}:${this.head ?? ''}\npush ${commit}:${ref}\n\n`)
    const answers: string[] = []
    for (;;) {
      const line = await this.#helper.output.line().catch(() => undefined)
      if (line === '') break
      if (line === undefined) return pushFailure(remote.url, (await this.#helper.failure()).stderr)
      answers.push(line)
    }
    const [, reason] = answers.flatMap((line) => /^error \S+(?: (.*))?$/.exec(line) ?? [])
    if (answers.includes(`ok ${ref}`)) return undefined
    const { stderr } = await this.#helper.failure()
    return pushFailure(remote.url, `! ${ref} [rejected] (${reason ?? 'no reason'})\n${stderr}`)
  }

  close(): Promise<void> {
    return this.#helper.close()
  }
}
