import type { FileContent } from '../index/plan/publication-plan.ts'
import type { ListedFile } from '../index/ports.ts'

export interface StoredObject {
  readonly bytes: Uint8Array
  /** With its quotes. */
  readonly etag: string
  /** How long ago it was written, by the clock of the store, in milliseconds; 0 where the store does not say. */
  readonly ageMs: number
}

export interface PutOptions {
  readonly type: string
  readonly cacheControl: string
  /** The ETag that the object must still have; `absent` where it must not exist. */
  readonly onlyIf?: string
  /** Whether a failed try may be repeated; absent: it may. */
  readonly mayRepeat?: () => boolean
}

/**
 * The objects below one prefix of a bucket; keys are those after the prefix. Everything throws STORE_UNREACHABLE, PERMISSION,
 * NOT_FOUND for a missing bucket, INVALID_INPUT for a wrong region, STORE_REFUSED.
 */
export interface Bucket {
  /** For people: `s3://bucket/prefix`. */
  readonly name: string
  /** Undefined where there is no such object; `unchanged` where it still has this ETag. */
  get(key: string, knownEtag?: string): Promise<StoredObject | 'unchanged' | undefined>
  has(key: string): Promise<boolean>
  /** Writes an object whole, or not at all. `conflict` where the condition is not met. Gives the ETag. */
  put(key: string, content: FileContent, options: PutOptions): Promise<{ readonly etag: string } | 'conflict'>
  /**
   * Every object below the prefix whose key begins so, some at a time. The ETags have no quotes: each is the MD5 of the bytes in hex, but
   * for what the store encrypts with keys of its own.
   */
  list(start: string): AsyncIterable<readonly { readonly key: string; readonly etag: string }[]>
  /**
   * Deletes objects, those that are not there any more, too. What `beforeEach`, which is called before each request, throws ends it;
   * STORE_REFUSED names the keys that the store keeps.
   */
  remove(keys: readonly string[], beforeEach?: () => void): Promise<void>
}

export interface Clock {
  /** Milliseconds that only grow. */
  now(): number
  wait(ms: number): Promise<void>
  /** Repeats the work, one after the other, until the result is called. */
  every(ms: number, work: () => Promise<void>): () => void
}

interface UploadedFile {
  readonly content: FileContent
  /** In hex. */
  readonly md5: string
  close(): Promise<void>
}

export interface SyncedFiles {
  /** Of the index; null for a directory. */
  readonly commit: string | null
  /** Every file once, some at a time. */
  list(): AsyncIterable<readonly ListedFile[]>
  /** The paths that may differ from those of these commits; undefined where any may. */
  changedSince(commits: readonly string[]): Promise<ReadonlySet<string> | undefined>
  /** Undefined where there is no such file. */
  open(file: ListedFile): Promise<UploadedFile | undefined>
}
