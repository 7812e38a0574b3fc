import { shellWord } from '../../base/shell-word.ts'

const RENDER = 'module-registry render --index …'
const RESTORE = 'restore the file from the history of the index: git checkout GOOD_COMMIT -- PATH'
const REPAIR = 'module-registry publish --repair --all-tags --index …'

/** All that can be wrong with an index, as docs/reference/verify.md has it. Add a code where none fits; never rename one. */
export const PROBLEM_KINDS = {
  FORMAT_NEWER: {
    meaning: 'a document has a format that this version does not know',
    cause: 'a newer tool writes this index',
    fix: 'use the newest version: npm install --global module-registry-action@latest',
  },
  TOOL_TOO_OLD: {
    meaning: '`minimumTool` of `registry.json` is newer than this version; nothing else is checked',
    cause: 'the owner of the registry asks for a newer tool',
    fix: 'use the newest version: npm install --global module-registry-action@latest',
  },
  DOCUMENT_INVALID: {
    meaning:
      'a source of truth, `marks.yml` or a file of `collect` is not valid, or a document has more than 32 MiB',
    cause: 'an edit by hand, a merge conflict, a cut file',
    fix: RESTORE,
  },
  DOCUMENT_MISPLACED: {
    meaning: 'a document is in the folder of another module or version',
    cause: 'a folder that was copied or renamed by hand',
    fix: 'move the folder to the path that the message names, then: module-registry render --index …',
  },
  NOT_CANONICAL: {
    meaning: 'a source of truth says the same in other bytes than the tool writes',
    cause: 'an edit by hand, keys twice',
    fix: RENDER,
  },
  MODULE_INCOMPLETE: {
    meaning: 'the folder of a module has no `module.json`',
    cause: 'a copy that stopped halfway',
    fix: 'copy the folder again, or remove it: git rm -r v1/modules/ADDRESS',
  },
  MODULE_UNLISTED: {
    meaning: 'the catalog does not have the module',
    cause: 'a folder that was copied in, two indexes that were merged by hand',
    fix: RENDER,
  },
  ADDRESS_CLASH: {
    meaning: 'two addresses, or two namespaces, differ only by case',
    cause: 'two indexes that were merged by hand',
    fix: 'remove the folder of one of them, then: module-registry render --index …',
  },
  VERSION_INVALID: {
    meaning: 'the folder of a version does not have the name of a canonical version',
    cause: 'a folder that was made by hand',
    fix: 'remove the folder: git rm -r PATH',
  },
  VERSION_UNLISTED: {
    meaning: 'a version has files, but `module.json` does not list it',
    cause: 'a version that was added by hand, or dropped from `module.json`; two indexes that were merged',
    fix: 'restore module.json if the version was published, else remove the folder: git rm -r PATH',
  },
  VERSION_DROPPED: {
    meaning: 'a published version has disappeared without a tombstone',
    cause: 'files or entries that were deleted by hand',
    fix: 'restore the version: git checkout COMMIT_BEFORE -- PATH',
  },
  VERSION_CHANGED: {
    meaning: 'facts or bytes of a published version have changed after its publication',
    cause: 'tampering, an edit by hand',
    fix: 'restore the version: git checkout COMMIT_BEFORE -- PATH',
  },
  VERSION_REUSED: {
    meaning: 'the number of a removed version is published again, or its files are still there',
    cause: 'an edit by hand',
    fix: 'publish it under a new number, and remove the folder: git rm -r PATH',
  },
  RELEASE_MISSING: {
    meaning: '`module.json` lists a version that has no `release.json`',
    cause: 'a file that was deleted, a copy that stopped halfway',
    fix: RESTORE,
  },
  RELEASE_MISMATCH: {
    meaning: '`release.json` and `module.json` disagree on a version, or its tag names another one',
    cause: 'tampering, an edit by hand',
    fix: RESTORE,
  },
  PACKAGE_MISSING: {
    meaning: 'the index has no `module.zip` for a version whose package is in the index',
    cause: 'a file that was deleted, a copy that stopped halfway',
    fix: REPAIR,
  },
  PACKAGE_CHANGED: {
    meaning: 'the bytes of a package do not have the digest of `release.json`',
    cause: 'tampering, a damaged disk, a host that rewrites files',
    fix: REPAIR,
  },
  README_CHANGED: {
    meaning:
      '`README.md` is not that of the package or of the tagged tree, has not the digest in `index.json` of the version, or has changed after its publication',
    cause: 'tampering, an edit by hand',
    fix: REPAIR,
  },
  INTERFACE_CHANGED: {
    meaning:
      '`interface.json` has changed after its publication; of a new version, it is not that of the tagged tree',
    cause: 'tampering, an edit by hand',
    fix: REPAIR,
  },
  LOCATION_FOREIGN: {
    meaning:
      'a location has a form or a place that is not allowed, or what leads clients there led elsewhere for a while',
    cause: 'tampering; a place that `allowedHosts` of `registry.json` does not name',
    fix: 'restore release.json, or add the host, with its path, to "allowedHosts" in registry.json',
  },
  LOCATION_MISMATCH: {
    meaning: 'a location pins other bytes, or another commit, than `release.json` says',
    cause: 'tampering, an edit by hand',
    fix: RESTORE,
  },
  OWNER_MISMATCH: {
    meaning: 'a version comes from a repository that does not own the module',
    cause: 'an owner that was swapped by hand',
    fix: 'restore module.json, or record the transfer: module-registry transfer ADDRESS --to owner/name --index …',
  },
  OWNER_CHANGED: {
    meaning: 'the owner of a module has changed without a transfer',
    cause: 'an owner that was swapped by hand',
    fix: 'restore module.json, or record the transfer: module-registry transfer ADDRESS --to owner/name --index …',
  },
  NAMESPACE_FOREIGN: {
    meaning: 'the owner of a module may not use its namespace',
    cause: '`namespaces` of `registry.json` binds the namespace to other owners',
    fix: 'transfer the module, or correct "namespaces" in registry.json',
  },
  MARK_INVALID: {
    meaning: 'a mark names a version that the module does not have, or what it marks as the replacement',
    cause: 'an edit by hand',
    fix: 'remove the mark from module.json, then: module-registry render --index …',
  },
  MARK_DROPPED: {
    meaning: 'a tombstone or a transfer has disappeared from `module.json`',
    cause: 'an edit by hand',
    fix: 'restore the entry from the commit before the one that the message names',
  },
  YANK_UNMARKED: {
    meaning: '`versions` hides a version that no mark yanks',
    cause: 'tampering, an edit by hand',
    fix: 'module-registry yank ADDRESS VERSION --index …, or to list it again: module-registry render --index …',
  },
  DERIVED_MISSING: {
    meaning: 'a derived file is missing',
    cause: 'a file that was deleted, a copy that stopped halfway',
    fix: RENDER,
  },
  DERIVED_CHANGED: {
    meaning: 'a derived file is not what the sources of truth give',
    cause: 'tampering, an edit by hand; an index that another version of the tool rendered',
    fix: RENDER,
  },
  FILE_UNEXPECTED: {
    meaning: 'a file does not belong to an index',
    cause: 'a file that was added by hand',
    fix: 'remove the file: git rm PATH',
  },
  SETTINGS_CHANGED: {
    meaning: 'with `--base`: a file outside of the modules is changed, such as `registry.json`',
    cause: 'a pull request that does more than publish',
    fix: 'undo the change of the file in the pull request: git checkout BASE_COMMIT -- PATH',
  },
  MARKS_CHANGED: {
    meaning: 'with `--base`: marks, tombstones, transfers or unknown keys of a module are changed',
    cause: 'a pull request that does more than publish',
    fix: 'undo it in the pull request; an owner of the index runs yank, deprecate, remove or transfer',
  },
  HISTORY_REWRITTEN: {
    meaning: 'the history of the branch does not hold the commit of the checkpoint',
    cause: 'a force push',
    fix: 'push the old commit back: git push --force-with-lease REMOTE CHECKPOINT_COMMIT:refs/heads/BRANCH',
  },
  HISTORY_ROLLED_BACK: {
    meaning: 'the branch has gone back to a commit before the checkpoint',
    cause: 'an older head that was restored, a stale mirror',
    fix: 'push the newer commit back: git push REMOTE CHECKPOINT_COMMIT:refs/heads/BRANCH',
  },
  COMMIT_UNREACHABLE: {
    meaning: 'the tag of a version is not in its repository, or its commit cannot be reached there',
    cause: 'a tag that was deleted, a history that was rewritten',
    fix: 'push the tag again: git push origin COMMIT:refs/tags/TAG',
  },
  TAG_MOVED: {
    meaning: 'the tag of a version is at another commit now',
    cause: 'a tag that was moved',
    fix: 'move the tag back: git push --force origin COMMIT:refs/tags/TAG',
  },
  TREE_MISMATCH: {
    meaning: 'the tagged tree gives another package, or other facts, than `release.json` says',
    cause: 'published bytes or facts that are not those of the tagged tree',
    fix: 'yank the version, and publish the tree under a new version',
  },
  ATTESTATION_FOREIGN: {
    meaning: 'the attestation of a package is of another repository, tag or commit',
    cause: 'a package that another run made',
    fix: 'gh attestation verify PACKAGE --repo OWNER/NAME',
  },
  ATTACHMENT_MISSING: {
    meaning: 'the interface of a version is not attached to its package in the OCI registry',
    cause: 'a registry that refused it when the version was published, a clean-up of what has no tag',
    fix: 'oras attach --artifact-type application/vnd.module-registry.interface.v1+json REPOSITORY@DIGEST interface.json',
  },
  ATTACHMENT_CHANGED: {
    meaning: 'another interface is attached to a package in the OCI registry than the index has',
    cause: 'somebody who may push to the OCI repository',
    fix: 'find out who attached it (oras discover REPOSITORY@DIGEST), delete it, and attach interface.json of the index',
  },
  UNVERIFIABLE: {
    meaning: 'something cannot be reached or read, so nothing is known of it; a finding with `--strict` only',
    cause: 'a host that does not answer, a private repository, a location that is not followed',
    fix: 'give this run access to what the message names, and run it again',
  },
  SUPPRESSION_INVALID: {
    meaning: 'an entry of `suppressions` in `registry.json` is not valid',
    cause: 'an edit by hand',
    fix: 'write {"code", "address", "reason"}',
  },
} as const satisfies Readonly<Record<string, { meaning: string; cause: string; fix: string }>>

export type ProblemCode = keyof typeof PROBLEM_KINDS

/** What is wrong with an index. {@link fixOf} has the hint. */
export interface Problem {
  readonly code: ProblemCode
  /** `namespace/name/system`; null where the problem is not one of a module. */
  readonly address: string | null
  readonly version: string | null
  /** What is wrong, with the values; text from outside is quoted. */
  readonly message: string
  /** The file of the index that is wrong; null where it is none. */
  readonly path: string | null
  /** What a command says that stops there; absent where {@link fixOf} says it. */
  readonly hint?: string
}

/** What to do about a problem, ready to paste as far as the problem names it. @param isGit false for an index in a directory, without history */
export function fixOf({ code, address, version, path }: Problem, isGit = true): string {
  let fix: string = PROBLEM_KINDS[code].fix
  if (!isGit)
    fix = fix
      .replace('git rm', 'rm')
      .replace(/(?: from the history of the index)?: git checkout \S+ -- PATH$/, ' from a backup: PATH')
  // Names of files come from whoever can write to the index: none may end the command that people paste, or name other files in it.
  const isPattern = (name: string) => isGit && /[*?[\\]|^[-:]/.test(name)
  const word = (name: string) => shellWord(isPattern(name) ? `:(literal)${name}` : name)
  if (path !== null) fix = fix.replaceAll('PATH', () => word(path))
  if (address !== null)
    fix = fix.replaceAll(/(?:v1\/modules\/)?ADDRESS/g, (text) => word(text.replace('ADDRESS', () => address)))
  return version === null ? fix : fix.replaceAll(/\bVERSION\b/g, () => shellWord(version))
}
