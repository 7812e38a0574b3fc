import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'
import { type Environment, runCli } from '../cli/program.ts'
import { temporaryDirectory } from '../temporary.ts'
import { git as gitBytes } from './module-repository.ts'

export const git = (directory: string, ...args: string[]) => gitBytes(directory, args).toString().trim()

export const CIDR = 'variable "cidr" {\n  type        = string\n  description = "Range"\n}\n'
export const IPV6 = 'variable "ipv6" {\n  default = false\n}\n'
export const RENAMED = CIDR.replace('"cidr"', '"cidr_block"')

export type Files = Readonly<Record<string, string | null>>

/** A clone with a bare remote beside it. */
export class Clone {
  readonly directory: string
  readonly remote: string

  constructor(root: string) {
    this.remote = join(root, 'acme/terraform-aws-vpc.git')
    this.directory = join(root, 'clone')
    git('/', 'init', '--quiet', '--bare', '--initial-branch=main', this.remote)
    git('/', 'clone', '--quiet', this.remote, this.directory)
  }

  write(files: Files): void {
    for (const [path, text] of Object.entries(files)) {
      const file = join(this.directory, path)
      mkdirSync(dirname(file), { recursive: true })
      if (text === null) rmSync(file)
      else writeFileSync(file, text)
    }
  }

  /** Commits the files, and pushes the branch. */
  commit(message: string, files: Files = {}, isPushed = true): string {
    this.write(files)
    this.git('add', '--all')
    this.git('commit', '--quiet', '--allow-empty', '--message', message)
    if (isPushed) this.git('push', '--quiet', 'origin', 'HEAD')
    return this.git('rev-parse', 'HEAD')
  }

  tag(name: string, commit = 'HEAD'): void {
    this.git('tag', '--annotate', '--message', name, name, commit)
    this.git('push', '--quiet', 'origin', `refs/tags/${name}`)
  }

  git(...args: string[]): string {
    return git(this.directory, ...args)
  }

  /** The tags of the remote. */
  tags(): string[] {
    return git(this.remote, 'tag', '--list').split('\n').filter(Boolean)
  }

  run(...args: string[]) {
    return this.runWith({}, ...args)
  }

  runWith(env: Environment, ...args: string[]) {
    return runCli([...args, '--repository', this.directory], { env })
  }

  /** A hook of the remote; returns its file. */
  hook(name: string, script: string): string {
    const file = join(this.remote, 'hooks', name)
    writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 })
    return file
  }

  /** What a run that fails says. */
  async refusal(...args: string[]): Promise<string> {
    const { code, stderr } = await this.run(...args)
    expect(code).toBe(1)
    return stderr
  }

  /** The first module of a plan, and the code of a refusal. */
  async plan(...args: string[]): Promise<Module> {
    const { stdout } = await this.run('release', '--dry-run', '--json', ...args)
    const { modules = [], error } = JSON.parse(stdout)
    return error === undefined ? modules[0] : { error }
  }
}

interface Module {
  readonly status?: string
  readonly next?: { readonly version: string; readonly tag: string } | null
  readonly bump?: string
  readonly commits?: readonly { readonly subject: string; readonly pullRequest: number | null }[]
  readonly error?: { readonly code: string; readonly message: string; readonly hint: string }
}

export async function newClone(): Promise<Clone> {
  return new Clone(await temporaryDirectory())
}

/** A module that was released as this version. */
export async function released(version: string, files: Files = { 'main.tf': CIDR }): Promise<Clone> {
  const clone = await newClone()
  clone.commit('First', files)
  clone.tag(version)
  return clone
}

/** Released as this version, and changed since. */
export async function changed(version = 'v1.0.0'): Promise<Clone> {
  const clone = await released(version)
  clone.commit('Change', { 'main.tf': CIDR + IPV6 })
  return clone
}

export const MONOREPO = {
  '.module-registry.yml': `tag-prefix: "{name}/"
modules:
  - { path: vpc, address: acme/vpc/aws }
  - { path: app, address: acme/app/aws, root: . }
`,
  'vpc/main.tf': CIDR,
  'shared/main.tf': 'locals {}\n',
  'app/main.tf': 'module "shared" {\n  source = "../shared"\n}\n',
}

/** Two modules: vpc, released as 1.0.0, and app. */
export async function releasedBoth(app = 'app/v1.0.0'): Promise<Clone> {
  const clone = await released('vpc/v1.0.0', MONOREPO)
  clone.tag(app)
  return clone
}
