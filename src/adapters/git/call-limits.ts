import type { ChildProcess } from 'node:child_process'
import { NETWORK_CALL_MS } from './limits.ts'

/** What a call of git may reach and cost. */
export interface CallBounds {
  /**
   * What git may reach: repositories on this machine, or servers. Without it git reaches nothing, so that it cannot fetch what
   * a partial clone lacks by itself, with the programs that the clone's configuration names.
   */
  readonly transport?: 'local' | 'network'
  /** Kills git and all that it has started. */
  readonly signal?: AbortSignal | undefined
  /** In bytes; a git that prints more is killed, and a last line of its `stderr` says so. */
  readonly maxOutput?: number
  /** A git that takes longer is killed with all that it has started, and a last line of its `stderr` says so. */
  readonly deadlineMs?: number
}

/** Ends a git that prints too much, takes too long or is no longer wanted, and says why as git says its own reasons. */
export class CallLimits {
  readonly #kill: () => void
  readonly #call: CallBounds
  readonly #timer: NodeJS.Timeout | undefined
  #left: number
  #reason = ''

  constructor(child: ChildProcess, call: CallBounds) {
    this.#call = call
    this.#kill = () => (isGroup(call) ? killGroup(child) : child.kill('SIGKILL'))
    this.#left = call.maxOutput ?? Number.POSITIVE_INFINITY
    const deadlineMs = call.deadlineMs ?? (call.transport === 'network' ? NETWORK_CALL_MS : undefined)
    this.#timer =
      deadlineMs === undefined
        ? undefined
        : setTimeout(() => this.#end(`no answer within ${deadlineMs / 1000} seconds`), deadlineMs)
    if (call.signal?.aborted) this.#kill()
    call.signal?.addEventListener('abort', this.#kill, { once: true })
  }

  /** Counts what git prints; false for what is too much. */
  admits(bytes: number): boolean {
    this.#left -= bytes
    if (this.#left < 0) this.#end(`more than ${this.#call.maxOutput} bytes of output`)
    return this.#left >= 0
  }

  /** Must be called when git has ended. Gives a last line for what it has printed, where a limit ended it. */
  finish(): string {
    clearTimeout(this.#timer)
    this.#call.signal?.removeEventListener('abort', this.#kill)
    return this.#reason
  }

  #end(reason: string): void {
    this.#reason = `\nfatal: ${reason}`
    this.#kill()
  }
}

/** A git that may be killed leads a process group: the helper that waits for a server is a child of git. */
export function isGroup({ signal, maxOutput, deadlineMs }: CallBounds): boolean {
  return signal !== undefined || maxOutput !== undefined || deadlineMs !== undefined
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}
