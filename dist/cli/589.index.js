export const id = 589;
export const ids = [589];
export const modules = {

/***/ 9589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  verifyCommand: () => (/* binding */ verifyCommand)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(4807);
// EXTERNAL MODULE: ./lib/composition/index-store.js + 3 modules
var index_store = __webpack_require__(4910);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/adapters/filesystem/directory-index.js + 2 modules
var directory_index = __webpack_require__(7618);
// EXTERNAL MODULE: ./lib/adapters/filesystem/special-file.js
var special_file = __webpack_require__(504);
;// CONCATENATED MODULE: ./lib/adapters/filesystem/directory-contents.js





/** A larger document is not read. */
const MAX_DOCUMENT_BYTES = 32 * 1024 * 1024;
const PIECE_BYTES = 256 * 1024;
/** A link that takes the place of a file after it was listed is not followed, and a FIFO does not stop the reader. */
const READ = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK;
/**
 * The files of an index in a directory. It reads them synchronously: an index has many small files, and an asynchronous read
 * of one costs several times as much as its bytes.
 */
class DirectoryContents {
    commit = null;
    #root;
    #piece = Buffer.alloc(PIECE_BYTES);
    constructor(root) {
        this.#root = root;
    }
    list() {
        return this.#below('');
    }
    async *#below(directory) {
        const path = (0,external_node_path_.join)(this.#root, directory);
        const entries = await (0,promises_.readdir)(path, { withFileTypes: true }).catch((0,directory_index/* absent */.Ge)(path, ['ENOENT'], []));
        const own = directory === '' ? entries.filter(({ name }) => !(0,directory_index/* isForeign */.jq)(name)) : entries;
        for (const entry of own.sort((a, b) => (a.name < b.name ? -1 : 1))) {
            const child = directory === '' ? entry.name : `${directory}/${entry.name}`;
            if (entry.isDirectory())
                yield* this.#below(child);
            else
                yield { path: child, isSpecial: (0,special_file/* isSpecialFile */.aB)(entry) };
        }
    }
    async read(files) {
        const found = new Map();
        for (const { path, isSpecial } of files) {
            const bytes = isSpecial ? undefined : this.#open(path, readDocument);
            if (bytes !== undefined)
                found.set(path, bytes);
        }
        return found;
    }
    async stream({ path }, into) {
        const piece = this.#piece;
        const isRead = this.#open(path, (file) => {
            for (let size = (0,external_node_fs_.readSync)(file, piece); size > 0; size = (0,external_node_fs_.readSync)(file, piece))
                into(piece.subarray(0, size));
            return true;
        });
        return isRead ?? false;
    }
    /** Undefined where the file is gone, or is no file any more. Throws PERMISSION, INDEX_UNREACHABLE. */
    #open(path, work) {
        const name = (0,external_node_path_.join)(this.#root, path);
        try {
            const file = (0,external_node_fs_.openSync)(name, READ);
            try {
                return work(file);
            }
            finally {
                (0,external_node_fs_.closeSync)(file);
            }
        }
        catch (error) {
            return (0,directory_index/* absent */.Ge)(name, ['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENXIO'], undefined)(error);
        }
    }
}
function readDocument(file) {
    return (0,external_node_fs_.fstatSync)(file).size > MAX_DOCUMENT_BYTES ? undefined : (0,external_node_fs_.readFileSync)(file);
}

// EXTERNAL MODULE: ./lib/adapters/git/git.js
var git_git = __webpack_require__(7863);
// EXTERNAL MODULE: ./lib/adapters/git/index-branch.js
var index_branch = __webpack_require__(9464);
// EXTERNAL MODULE: ./lib/adapters/git/batch.js
var batch = __webpack_require__(1911);
;// CONCATENATED MODULE: ./lib/adapters/git/index-contents.js



/** A larger document is not read. */
const index_contents_MAX_DOCUMENT_BYTES = 32 * 1024 * 1024;
/** The files of an index in a commit. */
class GitContents {
    commit;
    #objects;
    #streams;
    constructor(git, objects, commit) {
        this.commit = commit;
        this.#objects = objects;
        this.#streams = new BlobStreams(git, objects.gitDirectory);
    }
    async *list() {
        const args = ['ls-tree', '-r', '-z', '--full-tree', this.commit];
        for await (const line of splitAtNul(this.#objects.output(args))) {
            const tab = line.indexOf('\t');
            const [mode = '', , oid = ''] = line.slice(0, tab).split(' ');
            yield { path: line.slice(tab + 1), isSpecial: !mode.startsWith('100'), oid };
        }
    }
    async read(files) {
        const found = await Promise.all(files.map(async (file) => [file.path, await this.#readOne(file)]));
        return new Map(found.flatMap(([path, bytes]) => (bytes === undefined ? [] : [[path, bytes]])));
    }
    stream({ oid }, into) {
        return oid === undefined ? Promise.resolve(false) : this.#streams.stream(oid, into);
    }
    /** Ends the git that streams blobs; the objects belong to the caller. */
    close() {
        return this.#streams.close();
    }
    async #readOne({ path, oid = `${this.commit}:${path}`, isSpecial, }) {
        if (isSpecial)
            return undefined;
        try {
            const object = await this.#objects.read(oid);
            return object?.type === 'blob' && object.bytes.length <= index_contents_MAX_DOCUMENT_BYTES ? object.bytes : undefined;
        }
        catch (error) {
            if (error instanceof base_error/* RegistryError */.gl && error.code === 'LIMIT_EXCEEDED')
                return undefined;
            throw error;
        }
    }
}
/** The texts of an output that ends each one with a NUL. */
async function* splitAtNul(output) {
    let rest = Buffer.alloc(0);
    for await (const chunk of output) {
        const end = chunk.lastIndexOf(0);
        if (end < 0) {
            rest = Buffer.concat([rest, chunk]);
            continue;
        }
        yield* Buffer.concat([rest, chunk.subarray(0, end)])
            .toString()
            .split('\0');
        rest = Buffer.from(chunk.subarray(end + 1));
    }
    if (rest.length > 0)
        yield rest.toString();
}
/** Reads blobs of any size with one `git cat-file --batch`, and keeps nothing of them. */
class BlobStreams {
    #start;
    #pending = [];
    #child;
    #closed = Promise.resolve();
    constructor(git, gitDirectory) {
        this.#start = () => git.start(['cat-file', '--batch'], { gitDirectory });
    }
    stream(oid, into) {
        this.#child ??= this.#open();
        const { stdin } = this.#child;
        return new Promise((resolve, reject) => {
            this.#pending.push({ into, resolve, reject });
            stdin.write(`${oid}\n`);
        });
    }
    async close() {
        this.#child?.stdin.end();
        await this.#closed;
    }
    #open() {
        const child = this.#start();
        const parser = new batch/* BatchParser */.U(() => -1, (object) => this.#pending.shift()?.resolve(object !== undefined), (bytes) => this.#pending[0]?.into(bytes));
        const fail = (error) => {
            for (const pending of this.#pending.splice(0))
                pending.reject(error);
        };
        child.stdout.on('data', (chunk) => parser.push(chunk));
        child.stdin.on('error', () => { });
        this.#closed = new Promise((resolve) => {
            child.on('error', (cause) => resolve(fail((0,git_git/* missingGit */.Xb)(cause))));
            child.on('close', () => resolve(fail(new Error('git cat-file ended before it had answered'))));
        });
        return child;
    }
}

;// CONCATENATED MODULE: ./lib/adapters/git/index-history.js

/** A commit, then its changes; no setting of the user changes what is printed. */
const LOG = [
    ...['log', '--first-parent', '-m', '--root', '--reverse', '--format=commit %H %P'],
    ...['--raw', '-r', '-z', '--no-abbrev', '--no-renames', '--no-color', '--no-show-signature'],
];
const NO_BLOB = /^0+$/;
/**
 * The history of a branch, by its first parents: what readers of the branch have seen. The commits of a merged branch were
 * never at its head. docs/decisions/0020-history-by-first-parents.md
 */
class GitHistory {
    head;
    #objects;
    #fetch;
    #line;
    /** @param fetch brings a commit that the branch may not have any more; it may fail */
    constructor(objects, head, fetch) {
        this.#objects = objects;
        this.head = head;
        this.#fetch = fetch;
    }
    async resolve(commit) {
        this.#line ??= this.#readLine();
        return (await this.#line).find((each) => each.startsWith(commit));
    }
    async isAhead(commit) {
        if ((await this.#objects.read(`${commit}^{commit}`)) === undefined)
            await this.#fetch(commit);
        const { code } = await this.#objects.run(['merge-base', '--is-ancestor', this.head, commit]);
        return code === 0;
    }
    async *commits(since) {
        const range = since === undefined ? this.head : `${since}..${this.head}`;
        const words = splitAtNul(this.#objects.output([...LOG, range, '--']));
        let current;
        for await (const word of words) {
            const text = word.trimStart();
            if (text.startsWith(':')) {
                const { value: path } = await words.next();
                current?.changes.push(changeOf(text, path ?? ''));
            }
            else if (text !== '') {
                if (current !== undefined)
                    yield current;
                const [, commit = '', parent = ''] = text.split(' ');
                current = { commit, parent: parent === '' ? null : parent, changes: [] };
            }
        }
        if (current !== undefined)
            yield current;
    }
    async read(name) {
        const object = await this.#objects.read(name);
        return object?.type === 'blob' ? object.bytes : undefined;
    }
    async #readLine() {
        const commits = [];
        let rest = '';
        for await (const chunk of this.#objects.output(['rev-list', '--first-parent', this.head, '--'])) {
            const lines = `${rest}${chunk.toString('latin1')}`.split('\n');
            rest = lines.pop() ?? '';
            commits.push(...lines);
        }
        return commits;
    }
}
/** `:<mode before> <mode after> <blob before> <blob after> <status>`. https://git-scm.com/docs/git-diff#_raw_output_format */
function changeOf(text, path) {
    const [, , before = '', after = ''] = text.split(' ');
    return { path, before: NO_BLOB.test(before) ? null : before, after: NO_BLOB.test(after) ? null : after };
}

;// CONCATENATED MODULE: ./lib/composition/verified-index.js






/**
 * Opens an index to be verified. Throws INVALID_INPUT for the history of a directory, INDEX_INVALID for a branch that does not
 * exist, MISSING_PROGRAM, INDEX_UNREACHABLE, PERMISSION.
 */
async function openVerifiedIndex({ environment, log, temporary }, { target, token, withHistory }) {
    if (target.kind === 'directory') {
        if (withHistory)
            throw noHistory(target.path);
        return { contents: new DirectoryContents(target.path), history: undefined, close: async () => { } };
    }
    const git = new git_git/* Git */.TU(environment, log);
    await (0,git_git/* requireGit */.oj)(git);
    const { remote, branch } = target;
    const reading = withHistory ? 'history' : 'all';
    const opened = (0,index_branch/* openBranch */.D)(git, { remote, branch, token, reading, temporary });
    const { objects } = opened;
    const head = await opened.head();
    if (head === null) {
        await objects.close();
        throw noBranch(branch);
    }
    const contents = new GitContents(git, objects, head);
    const fetchCommit = async (commit) => opened.fetchCommit?.(commit);
    return {
        contents,
        history: withHistory ? new GitHistory(objects, head, fetchCommit) : undefined,
        async close() {
            await contents.close();
            await objects.close();
        },
    };
}
function noHistory(path) {
    return new base_error/* RegistryError */.gl('INVALID_INPUT', `${(0,base_error/* quote */.hD)(path)} is a directory, which has no history to verify`, 'name the Git repository of the index: --index https://github.com/OWNER/REPOSITORY.git');
}
function noBranch(branch) {
    return new base_error/* RegistryError */.gl('INDEX_INVALID', `the repository has no branch ${(0,base_error/* quote */.hD)(branch)}, so there is no index to verify`, 'name the branch of the index: --index REMOTE#BRANCH');
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4210);
;// CONCATENATED MODULE: ./lib/index/verify/checkpoint.js




const checkpoint = schemas/* looseObject */._H3({ format: schemas/* literal */.euz(1), commit: schemas/* string */.YjP().regex(/^[0-9a-f]{40}$/) });
/** Throws INVALID_INPUT. */
function parseCheckpoint(file, bytes) {
    const parsed = (0,schema/* parseJson */.qF)(checkpoint, bytes);
    if (parsed !== undefined)
        return { commit: parsed.commit };
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', `${(0,base_error/* quote */.hD)(file)} is not a checkpoint of verify`, 'name the file that an earlier run wrote with --checkpoint, or one that does not exist yet');
}
function formatCheckpoint({ commit }) {
    return (0,json/* canonicalJson */.d)({ format: 1, commit });
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/base/tool-version.js
var tool_version = __webpack_require__(4546);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
;// CONCATENATED MODULE: ./lib/index/verify/finding.js
/** What `verify` can find, and what it says of it. */
const RENDER = 'module-registry render --index …';
const RESTORE = 'restore the file from the history of the index: git checkout GOOD_COMMIT -- PATH';
const REPAIR = 'module-registry publish --repair --index …';
/** The closed list of the codes of findings. Add a code where none fits; never rename one. */
const FINDING_KINDS = {
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
        meaning: 'a source of truth is not valid',
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
        meaning: '`release.json` and `module.json` disagree on a version',
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
        meaning: '`README.md` is not that of the package',
        cause: 'tampering, an edit by hand',
        fix: REPAIR,
    },
    INTERFACE_CHANGED: {
        meaning: '`interface.json` has changed after its publication',
        cause: 'tampering, an edit by hand',
        fix: REPAIR,
    },
    LOCATION_FOREIGN: {
        meaning: 'a location has a form or a host that is not allowed',
        cause: 'tampering; a host that `allowedHosts` of `registry.json` does not name',
        fix: 'restore release.json, or add the host to "allowedHosts" in registry.json',
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
        meaning: 'a mark names a version that the module does not have',
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
        meaning: 'the commit of a version cannot be reached in its repository',
        cause: 'a tag that was deleted, a history that was rewritten',
        fix: 'push the tag again: git push origin COMMIT:refs/tags/TAG',
    },
    TAG_MOVED: {
        meaning: 'the tag of a version is at another commit now',
        cause: 'a tag that was moved',
        fix: 'move the tag back: git push --force origin COMMIT:refs/tags/TAG',
    },
    TREE_MISMATCH: {
        meaning: 'the package that the tagged tree gives has another digest than the published one',
        cause: 'published bytes that are not the tagged tree',
        fix: 'yank the version, and publish the tree under a new version',
    },
    ATTESTATION_FOREIGN: {
        meaning: 'the attestation of a package is of another repository, tag or commit',
        cause: 'a package that another run made',
        fix: 'gh attestation verify PACKAGE --repo OWNER/NAME',
    },
    UNVERIFIABLE: {
        meaning: 'something cannot be reached or read, so nothing is known of it; a finding with `--strict` only',
        cause: 'a host that does not answer, a private repository, a location that is not followed',
        fix: 'give this run access to what the message names, and run it again',
    },
    SUPPRESSION_INVALID: {
        meaning: 'an entry of `suppressions` in `registry.json` is not valid',
        cause: 'an edit by hand',
        fix: 'write {"code", "address", "reason", "expires": "YYYY-MM-DD"}',
    },
};
/** What to do about a finding, ready to paste as far as the finding names it. */
function fixOf({ code, address, version, path }) {
    let fix = FINDING_KINDS[code].fix;
    if (path !== null)
        fix = fix.replaceAll('PATH', path);
    if (address !== null)
        fix = fix.replaceAll('ADDRESS', address);
    return version === null ? fix : fix.replaceAll(/\bVERSION\b/g, version);
}
/** Findings that are kept, so that memory is bounded; the rest is counted. */
const MAX_FINDINGS = 10_000;
/** The findings of a run. */
class Findings {
    #kept = [];
    #more = 0;
    add(finding) {
        if (this.#kept.length < MAX_FINDINGS)
            this.#kept.push(finding);
        else
            this.#more += 1;
    }
    /** By address, then by version and code: two runs over one index report the same. */
    get sorted() {
        const key = ({ address, version, code, path }) => [address ?? '', version ?? '', code, path ?? ''].join('\n');
        return this.#kept.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
    }
    /** How many are not kept. */
    get more() {
        return this.#more;
    }
}

;// CONCATENATED MODULE: ./lib/index/verify/sarif.js




const DOCUMENT = 'https://github.com/org/module-registry-action/blob/main/docs/verify.md';
/** The findings for tools that read SARIF, such as code scanning. https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html */
function sarifOf({ findings, unverifiable, suppressed }) {
    const results = [
        ...findings.map((finding) => resultOf(finding, 'error')),
        ...unverifiable.map((finding) => resultOf(finding, 'note')),
        ...suppressed.map(({ finding, reason }) => ({
            ...resultOf(finding, 'error'),
            suppressions: [{ kind: 'external', justification: reason }],
        })),
    ];
    const rules = Object.entries(FINDING_KINDS).map(([id, { meaning, cause, fix }]) => ({
        id,
        shortDescription: { text: meaning },
        fullDescription: { text: `${meaning}. Cause: ${cause}.` },
        help: { text: fix },
        helpUri: DOCUMENT,
    }));
    const driver = { name: 'module-registry verify', version: tool_version/* VERSION */.x, informationUri: DOCUMENT, rules };
    return {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [{ tool: { driver }, columnKind: 'unicodeCodePoints', results }],
    };
}
const CODES = Object.keys(FINDING_KINDS);
function resultOf(finding, level) {
    const { code, address, version, message, path } = finding;
    const subject = [address, version].filter((part) => part !== null).join(' ');
    const identity = [code, address, version, path].join('\n');
    return {
        ruleId: code,
        ruleIndex: CODES.indexOf(code),
        level,
        message: { text: `${subject === '' ? '' : `${subject}: `}${message}. Fix: ${fixOf(finding)}` },
        // Readers of SARIF want a file for each result.
        locations: [{ physicalLocation: { artifactLocation: { uri: encodeURI(path ?? paths/* REGISTRY_PATH */.aA) } } }],
        partialFingerprints: { finding: (0,external_node_crypto_.createHash)('sha256').update(identity).digest('hex') },
    };
}

// EXTERNAL MODULE: ./lib/base/group.js
var group = __webpack_require__(2234);
// EXTERNAL MODULE: ./lib/module/release.js
var release = __webpack_require__(905);
;// CONCATENATED MODULE: ./lib/index/verify/past-module.js



/** Undefined for bytes that are no JSON object. */
function readPastModule(bytes) {
    const document = (0,schema/* parseJson */.qF)(schemas/* unknown */.L5J(), bytes);
    if (!isObject(document))
        return undefined;
    const list = (key) => objectsIn(document[key]);
    const numbers = (key) => new Set(list(key).map(({ version }) => String(version)));
    return {
        versions: new Map(list('versions').map((facts) => [String(facts['version']), facts])),
        removed: numbers('removed'),
        yanked: numbers('yanks'),
        owner: isObject(document['owner']) ? document['owner'] : undefined,
        heirs: list('transfers').map(({ to }) => (isObject(to) ? to : {})),
        permanent: new Set([...list('removed'), ...list('transfers')].map(json/* canonicalJson */.d)),
    };
}
/** The versions that the `versions` file of a module lists. */
function readPastVersions(bytes) {
    const document = (0,schema/* parseJson */.qF)(schemas/* unknown */.L5J(), bytes);
    const [module] = isObject(document) ? objectsIn(document['modules']) : [];
    return new Set(objectsIn(module?.['versions']).map(({ version }) => String(version)));
}
/**
 * Whether a published value only grew: nothing that was there is gone or another. Objects may gain keys.
 * @param growing the key of a list that may gain members at its end, at any depth
 */
function hasOnlyGrown(before, after, growing = '') {
    if (Array.isArray(before))
        return (Array.isArray(after) &&
            before.length === after.length &&
            before.every((each, at) => hasOnlyGrown(each, after[at], growing)));
    if (!isObject(before))
        return before === after;
    return (isObject(after) &&
        Object.entries(before).every(([key, value]) => {
            const now = after[key];
            const isList = key === growing && Array.isArray(value) && Array.isArray(now);
            return hasOnlyGrown(value, isList ? now.slice(0, value.length) : now, growing);
        }));
}
/** Whether an owner is the same repository: by id where both have one, else by name. */
function isSameOwner(one, other) {
    const [a, b] = [one, other].map(({ host }) => String(host).toLowerCase());
    if (a !== b)
        return false;
    if (one.repositoryId !== undefined && other.repositoryId !== undefined)
        return one.repositoryId === other.repositoryId;
    return String(one.repository).toLowerCase() === String(other.repository).toLowerCase();
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function objectsIn(value) {
    return Array.isArray(value) ? value.filter(isObject) : [];
}

;// CONCATENATED MODULE: ./lib/index/verify/history-changes.js






/** `v1/modules/<ns>/<name>/<system>/` and what follows it. */
const PATH = /^(v1\/modules\/([^/]+\/[^/]+\/[^/]+))\/(?:([^/]+)\/)?([^/]+)$/;
/** The faults of one commit: what it takes away or changes of what was published before it. */
async function judgeCommit(commit, history) {
    const changes = commit.changes.flatMap(moduleChange).filter(({ before }) => before !== null);
    const found = [];
    for (const [directory, ofModule] of (0,group/* groupBy */.$)(changes, (each) => each.directory)) {
        const judge = new ModuleJudge(commit.commit, directory, history);
        for (const change of ofModule)
            await judge.judge(change);
        found.push(...judge.findings);
    }
    return found;
}
function moduleChange(change) {
    const [, directory = '', address = '', version, file = ''] = PATH.exec(change.path) ?? [];
    return directory === '' ? [] : [{ ...change, directory, address, version, file }];
}
/** What one commit did to one module. */
class ModuleJudge {
    findings = [];
    #commit;
    #directory;
    #history;
    #after;
    /** Versions whose disappearance is reported: their files go with them. */
    #dropped = new Set();
    constructor(commit, directory, history) {
        this.#commit = commit;
        this.#directory = directory;
        this.#history = history;
    }
    async judge(change) {
        if (change.version === undefined) {
            if (change.file === 'module.json')
                await this.#judgeModule(change);
            if (change.file === 'versions')
                await this.#judgeList(change);
            return;
        }
        if (change.after === null)
            await this.#judgeDeletion(change, change.version);
        else
            await this.#judgeEdit(change, change.version);
    }
    async #judgeModule(change) {
        const [before, after] = await this.#read(change);
        const was = before && readPastModule(before);
        const is = after === undefined ? NOTHING : readPastModule(after);
        if (was === undefined)
            return;
        if (is === undefined)
            return this.#add('DOCUMENT_INVALID', change, 'it is no JSON object since');
        for (const [version, facts] of was.versions)
            this.#judgeFacts(change, version, { facts, is });
        for (const version of is.versions.keys())
            if (was.removed.has(version))
                this.#add('VERSION_REUSED', { ...change, version }, 'a removed version is published again by');
        if ([...was.permanent].some((mark) => !is.permanent.has(mark)))
            this.#add('MARK_DROPPED', change, 'a tombstone or a transfer is taken away by');
        this.#judgeOwner(change, was, is);
    }
    #judgeFacts(change, version, { facts, is }) {
        const now = is.versions.get(version);
        if (now === undefined) {
            if (!is.removed.has(version))
                this.#drop(change, version);
        }
        else if (!hasOnlyGrown(facts, now, 'packages'))
            this.#add('VERSION_CHANGED', { ...change, version }, 'its facts in module.json are changed by');
    }
    #judgeOwner(change, { owner }, is) {
        if (owner === undefined || is === NOTHING)
            return;
        const now = is.owner;
        if (now !== undefined && (isSameOwner(owner, now) || is.heirs.some((heir) => isSameOwner(heir, now))))
            return;
        const name = (each) => (0,base_error/* quote */.hD)(`${each?.host}/${each?.repository}`);
        const to = now === undefined ? 'nobody' : name(now);
        this.#add('OWNER_CHANGED', change, `the owner ${name(owner)} is replaced by ${to} without a transfer in`);
    }
    /** A version that `versions` hides, although `module.json` of that commit says nothing about it. */
    async #judgeList(change) {
        const [before, after] = await this.#read(change);
        if (before === undefined || after === undefined)
            return;
        const now = readPastVersions(after);
        const hidden = [...readPastVersions(before)].filter((version) => !now.has(version));
        const module = hidden.length === 0 ? undefined : await this.#moduleAfter();
        for (const version of hidden)
            if (module?.versions.has(version) && !module.yanked.has(version))
                this.#add('YANK_UNMARKED', { ...change, version }, 'it is hidden without a mark by');
    }
    async #judgeDeletion(change, version) {
        const code = DELETED[change.file];
        if (code === undefined || (await this.#moduleAfter())?.removed.has(version))
            return;
        if (code === 'VERSION_DROPPED')
            this.#drop(change, version);
        else if (!this.#dropped.has(version))
            this.#add(code, change, `${change.file} is deleted by`);
    }
    async #judgeEdit(change, version) {
        const code = CHANGED[change.file];
        if (code === undefined)
            return;
        const [before, after] = await this.#read(change);
        if (before === undefined || after === undefined)
            return;
        if (change.file.endsWith('.json')) {
            const [was, is] = [before, after].map((bytes) => (0,schema/* parseJson */.qF)(schemas/* unknown */.L5J(), bytes));
            if (was === undefined || hasOnlyGrown(was, is, 'packages'))
                return;
        }
        this.#add(code, { ...change, version }, `${change.file} is changed by`);
    }
    /** `module.json` as the commit leaves it. */
    async #moduleAfter() {
        if (this.#after !== undefined)
            return this.#after;
        const bytes = await this.#history.read(`${this.#commit}:${this.#directory}/module.json`);
        this.#after = (bytes && readPastModule(bytes)) ?? NOTHING;
        return this.#after;
    }
    #read({ before, after }) {
        const read = async (oid) => (oid === null ? undefined : this.#history.read(oid));
        return Promise.all([read(before), read(after)]);
    }
    #drop(change, version) {
        if (this.#dropped.has(version))
            return;
        this.#dropped.add(version);
        this.#add('VERSION_DROPPED', { ...change, version }, 'it has no tombstone, and is dropped by');
    }
    #add(code, { address, version, path }, what) {
        const message = `${what} commit ${(0,release/* shortCommit */.Ax)(this.#commit)} (${this.#commit})`;
        this.findings.push({ code, address, version: version ?? null, message, path });
    }
}
const NOTHING = {
    versions: new Map(),
    removed: new Set(),
    yanked: new Set(),
    owner: undefined,
    heirs: [],
    permanent: new Set(),
};
const DELETED = {
    'release.json': 'VERSION_DROPPED',
    'module.zip': 'PACKAGE_MISSING',
    'README.md': 'README_CHANGED',
    'interface.json': 'INTERFACE_CHANGED',
};
const CHANGED = {
    'release.json': 'VERSION_CHANGED',
    'module.zip': 'PACKAGE_CHANGED',
    'README.md': 'README_CHANGED',
    'interface.json': 'INTERFACE_CHANGED',
};

;// CONCATENATED MODULE: ./lib/index/verify/history.js


/**
 * Checks every commit of the branch: nothing that was published is changed or gone, and what the verifier has seen is still
 * part of the history. Throws INVALID_INPUT for a `since` that is not on the branch.
 */
async function verifyHistory({ since, checkpoint }, history, { add, log }) {
    const seen = checkpoint && (await history.resolve(checkpoint.commit));
    if (checkpoint !== undefined && seen === undefined)
        add(await lostCheckpoint(checkpoint.commit, history));
    const start = since === undefined ? seen : await history.resolve(since);
    if (since !== undefined && start === undefined)
        throw notOnBranch(since);
    let commits = 0;
    for await (const commit of history.commits(start)) {
        for (const finding of await judgeCommit(commit, history))
            add(finding);
        commits += 1;
        log.progress?.('commits', commits, undefined);
    }
    return { head: history.head, commits };
}
async function lostCheckpoint(commit, history) {
    const { head } = history;
    const isRolledBack = await history.isAhead(commit);
    return {
        code: isRolledBack ? 'HISTORY_ROLLED_BACK' : 'HISTORY_REWRITTEN',
        address: null,
        version: null,
        message: isRolledBack
            ? `the branch was at ${commit} and is at the older commit ${head} now`
            : `the branch was at ${commit} and is at ${head} now, whose history does not hold that commit`,
        path: null,
    };
}
function notOnBranch(since) {
    return new base_error/* RegistryError */.gl('INVALID_INPUT', `--since names commit ${since}, which is not in the history of the index branch`, 'name a commit of the branch, by at least seven hex digits: git log --first-parent --oneline registry');
}

// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(7124);
// EXTERNAL MODULE: ./lib/index/format/documents.js + 2 modules
var documents = __webpack_require__(8403);
// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(5664);
// EXTERNAL MODULE: ./lib/index/format/location.js
var format_location = __webpack_require__(3683);
;// CONCATENATED MODULE: ./lib/index/verify/document-fault.js





const newer = schemas/* looseObject */._H3({ format: schemas/* number */.aig().int().gt(documents/* INDEX_FORMAT */.B7) });
const named = schemas/* looseObject */._H3({ address: schemas/* string */.YjP(), version: schemas/* string */.YjP().optional() });
const numbers = schemas/* array */.YOg(schemas/* looseObject */._H3({ version: schemas/* string */.YjP() })).catch([]);
const located = schemas/* array */.YOg(schemas/* looseObject */._H3({ packages: schemas/* array */.YOg(schemas/* looseObject */._H3({ location: schemas/* string */.YjP() })) }));
const marked = schemas/* looseObject */._H3({ versions: numbers, removed: numbers });
/** @param folder of the document: `ns/name/system`, or the same with a version */
function documentFault(folder, bytes, error) {
    return { code: codeOf(folder, bytes), message: (0,base_error/* messageOf */.bD)(error) };
}
function codeOf(folder, bytes) {
    const value = (0,schema/* parseJson */.qF)(schemas/* unknown */.L5J(), bytes);
    if (newer.safeParse(value).success)
        return 'FORMAT_NEWER';
    const own = named.safeParse(value).data;
    if (own !== undefined && folder !== [own.address, own.version].filter(Boolean).join('/'))
        return 'DOCUMENT_MISPLACED';
    const { versions = [], removed = [] } = marked.safeParse(value).data ?? {};
    const published = new Set(versions.map(({ version }) => version));
    if (locationsIn(value).some(isForeign))
        return 'LOCATION_FOREIGN';
    return removed.some(({ version }) => published.has(version)) ? 'VERSION_REUSED' : 'DOCUMENT_INVALID';
}
/** Of a `release.json`, or of all versions of a `module.json`. */
function locationsIn(value) {
    const listed = schemas/* looseObject */._H3({ versions: located }).safeParse(value).data?.versions;
    const own = located.safeParse([value]).data;
    return (listed ?? own ?? []).flatMap(({ packages }) => packages.map(({ location }) => location));
}
function isForeign(location) {
    try {
        (0,format_location/* locationKind */.QD)(location);
        return false;
    }
    catch {
        return true;
    }
}

;// CONCATENATED MODULE: ./lib/index/verify/registry-check.js









const anything = schemas/* looseObject */._H3({});
/** Throws INDEX_INVALID where there is no `registry.json`: then this is no index. */
async function readRegistry({ read }) {
    const files = await read([{ path: paths/* REGISTRY_PATH */.aA, isSpecial: false }]);
    const bytes = files.get(paths/* REGISTRY_PATH */.aA);
    if (bytes === undefined)
        return { registry: (0,index_files/* registryIn */.hY)(files), findings: [], suppressions: undefined };
    const suppressions = (0,schema/* parseJson */.qF)(anything, bytes)?.['suppressions'];
    try {
        return { registry: (0,documents/* parseRegistryDocument */.U6)(paths/* REGISTRY_PATH */.aA, bytes), findings: [], suppressions };
    }
    catch (error) {
        if (!(error instanceof base_error/* RegistryError */.gl))
            throw error;
        const fault = documentFault('', bytes, error);
        const code = isTooOld(bytes) ? 'TOOL_TOO_OLD' : fault.code;
        const finding = { ...fault, code, address: null, version: null, path: paths/* REGISTRY_PATH */.aA };
        return { registry: undefined, findings: [finding], suppressions: undefined };
    }
}
function isTooOld(bytes) {
    const wanted = (0,schema/* parseJson */.qF)(anything, bytes)?.['minimumTool'];
    const [minimum, own] = [(0,version/* readVersion */.$4)(String(wanted)), (0,version/* readVersion */.$4)(tool_version/* VERSION */.x)];
    return minimum.ok && own.ok && (0,version/* compareVersions */.Zy)(minimum.version, own.version) > 0;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(3759);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/iso.js



function datetime(params) {
    return core._isoDateTime(ZodISODateTime, params);
}
function date(params) {
    return api/* _isoDate */.db(schemas/* ZodISODate */.Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}

;// CONCATENATED MODULE: ./lib/index/verify/suppressions.js




/** Findings that the owner of a registry has looked at, and accepts for a time: `suppressions` of `registry.json`. */
const codes = Object.keys(FINDING_KINDS);
const suppression = schemas/* looseObject */._H3({
    code: schemas/* enum */.k5n(codes),
    /** `ns/name/system`, the same with `@version`, or `""` for the index itself. */
    address: schemas/* string */.YjP(),
    reason: schemas/* string */.YjP().min(1),
    /** The last day on which it counts. */
    expires: date(),
});
/** The suppressions of a registry on one day. */
class Suppressions {
    #active;
    #expired;
    /** Entries that are not valid, and therefore suppress nothing. */
    findings;
    /**
     * @param value `suppressions` as `registry.json` has it; undefined where it has none
     * @param today `YYYY-MM-DD`
     */
    constructor(value, today) {
        const entries = Array.isArray(value) ? value : value === undefined ? [] : [value];
        const read = entries.map((entry) => suppression.safeParse(entry));
        const valid = read.flatMap(({ data }) => (data === undefined ? [] : [data]));
        this.#active = valid.filter(({ expires }) => expires >= today);
        this.#expired = valid.filter(({ expires }) => expires < today);
        this.findings = read.flatMap(({ error }, at) => (error === undefined ? [] : [invalid(at, error)]));
    }
    /** The suppression of a finding; undefined where it counts. */
    of(finding) {
        const found = this.#active.find((each) => matches(each, finding));
        return found && { finding, reason: found.reason, expires: found.expires };
    }
    /** The finding as it is reported: its message says where a suppression has expired. */
    withExpiry(finding) {
        const found = this.#expired.find((each) => matches(each, finding));
        if (found === undefined)
            return finding;
        return {
            ...finding,
            message: `${finding.message} (its suppression expired on ${found.expires}: ${(0,base_error/* quote */.hD)(found.reason)})`,
        };
    }
}
function matches({ code, address }, finding) {
    const of = finding.address ?? '';
    return code === finding.code && (address === of || address === `${of}@${finding.version}`);
}
function invalid(at, { issues: [issue] }) {
    const where = [at, ...(issue?.path ?? [])].join('.');
    return {
        code: 'SUPPRESSION_INVALID',
        address: null,
        version: null,
        message: `suppressions.${where} of ${paths/* REGISTRY_PATH */.aA} is not valid: ${issue?.message ?? 'unknown'}`,
        path: paths/* REGISTRY_PATH */.aA,
    };
}

;// CONCATENATED MODULE: ./lib/base/in-order.js
/** Works on at most `atOnce` members at the same time, and gives the results in the order of the members. */
async function* inOrder(members, atOnce, work) {
    const running = [];
    for await (const member of members) {
        const result = work(member);
        // It is awaited when its turn comes; until then a rejection must not count as unhandled.
        result.catch(() => { });
        running.push(result);
        if (running.length < atOnce)
            continue;
        const first = running.shift();
        if (first !== undefined)
            yield await first;
    }
    for (const result of running)
        yield await result;
}

// EXTERNAL MODULE: ./lib/index/hosting/hosting.js + 1 modules
var hosting_hosting = __webpack_require__(4322);
// EXTERNAL MODULE: ./lib/index/plan/file-table.js + 2 modules
var file_table = __webpack_require__(572);
;// CONCATENATED MODULE: ./lib/index/verify/derived-fault.js
/** Documents that `render` rewrites in canonical form, and whose facts it keeps. */
const TRUTHS = /(^|\/)(registry|module|release|interface)\.json$/;
/**
 * What is wrong with a file that the sources of truth give.
 * @param text null where the index must not have the file
 * @param bytes undefined where the index does not have it
 */
function derivedFault(path, text, bytes) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (text === null) {
        if (bytes === undefined)
            return undefined;
        return {
            code: 'DERIVED_CHANGED',
            message: `${name} is there, and no listed version is left for it`,
            path,
        };
    }
    if (bytes === undefined)
        return { code: 'DERIVED_MISSING', message: `${name} is missing`, path };
    if (Buffer.compare(Buffer.from(text), bytes) === 0)
        return undefined;
    if (TRUTHS.test(path))
        return { code: 'NOT_CANONICAL', message: `${name} is not written as the tool writes it`, path };
    return { code: 'DERIVED_CHANGED', message: `${name} is not what the sources of truth give`, path };
}

// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/index/format/module-list.js
var module_list = __webpack_require__(3701);
;// CONCATENATED MODULE: ./lib/index/verify/catalog-check.js






/** Whether the path is that of a file of the catalog. */
function isCatalogPath(path) {
    return /^catalog\/[0-9a-f]+\.json$/.test(path);
}
/** The check of the catalog. Of each module it holds a digest of its item: the items of a large registry fill a gigabyte. */
class CatalogCheck {
    #context;
    /** By address; undefined where nobody can say what the item should be. */
    #expected = new Map();
    constructor(context) {
        this.#context = context;
    }
    add(module, latest) {
        this.#expected.set((0,module_address/* formatModuleAddress */.wc)(module.address), digestOf((0,module_list/* catalogItem */.xn)(module, latest)));
    }
    /** A module that cannot be read. */
    skip(address) {
        this.#expected.set((0,module_address/* formatModuleAddress */.wc)(address), undefined);
    }
    /** Compares the items of all modules with the files of the catalog. */
    async finish(files) {
        for (const file of files) {
            const bytes = (await this.#context.contents.read([file])).get(file.path);
            if (bytes !== undefined)
                this.#compare(file.path, bytes);
        }
        for (const [address, digest] of this.#expected)
            if (digest !== undefined)
                this.#add('MODULE_UNLISTED', 'the catalog does not have the module', null, address);
    }
    #compare(path, bytes) {
        const items = this.#itemsIn(path, bytes);
        if (items === undefined)
            return;
        if (Buffer.compare(Buffer.from((0,module_list/* formatAddressList */.Iy)(items)), bytes) !== 0)
            this.#add('DERIVED_CHANGED', 'the file is not written as the tool writes it', path);
        for (const item of items)
            this.#compareItem(path, item);
    }
    #compareItem(path, item) {
        const address = { namespace: item.namespace, name: item.name, system: item.provider };
        const text = (0,module_address/* formatModuleAddress */.wc)(address);
        const isKnown = this.#expected.has(text);
        const expected = this.#expected.get(text);
        this.#expected.delete(text);
        if (!isKnown || (0,paths/* catalogPath */.Hc)(address) !== path)
            this.#add('DERIVED_CHANGED', `the file names ${(0,base_error/* quote */.hD)(text)}, which does not belong to it`, path);
        else if (expected !== undefined && expected !== digestOf(item))
            this.#add('DERIVED_CHANGED', 'the catalog shows the module as it is not', path, text);
    }
    #itemsIn(path, bytes) {
        try {
            return (0,module_list/* parseModuleList */.W2)(path, bytes);
        }
        catch {
            this.#add('DERIVED_CHANGED', 'the file is no list of modules', path);
            return undefined;
        }
    }
    #add(code, message, path, address = null) {
        this.#context.add({ code, address, version: null, message, path });
    }
}
function digestOf(item) {
    return (0,external_node_crypto_.createHash)('sha256').update((0,json/* canonicalJson */.d)(item)).digest('base64');
}

;// CONCATENATED MODULE: ./lib/index/verify/list-check.js







/**
 * The check of the lists and of the catalog. Modules come in the order of their folders, so that a list is complete when the next
 * one begins, and none is held longer.
 */
class ListCheck {
    #context;
    #catalog;
    /** Lists that the index has, until they are compared. */
    #files = new Map();
    #open;
    /** Spellings, by namespace and by address in lower case. */
    #spellings = new Map();
    constructor(context) {
        this.#context = context;
        this.#catalog = new CatalogCheck(context);
        // The catalog is checked by itself. The list of all modules is there without modules, too.
        this.#open = file_table/* LISTS */.m5.filter(({ item }) => item === module_list/* listItem */.Aw).map((list) => {
            const isOfAll = list.path(NO_ADDRESS) === paths/* MODULE_LIST_PATH */._Q;
            return { list, path: isOfAll ? paths/* MODULE_LIST_PATH */._Q : '', items: [], isUnknown: false };
        });
    }
    /** Takes a file of the index that belongs to no module; false where it is no list. */
    addFile(file) {
        if (!(0,paths/* isListPath */.oW)(file.path) && !isCatalogPath(file.path))
            return false;
        this.#files.set(file.path, file);
        return true;
    }
    /** @param checked undefined for a folder whose module cannot be read */
    async addModule(address, checked) {
        const [namespace = '', name = '', system = ''] = address.split('/');
        const parts = { namespace, name, system };
        this.#judgeSpelling(parts);
        const isUnknown = checked === undefined || (checked.latest === undefined && !!(0,module_list/* latestOf */.Te)(checked.module));
        for (const open of this.#open) {
            const path = open.list.path(parts);
            if (path !== open.path)
                await this.#close(open, path);
            open.isUnknown ||= isUnknown;
            if (checked?.latest === undefined)
                continue;
            open.items.push(open.list.item(checked.module, checked.latest));
            if (open.items.length >= 4 * module_list/* LIST_LIMIT */.bh && open.list.format === module_list/* formatNewestList */.GU)
                open.items = (0,module_list/* newestItems */.RA)(open.items);
        }
        if (isUnknown)
            this.#catalog.skip(parts);
        else if (checked?.latest !== undefined)
            this.#catalog.add(checked.module, checked.latest);
    }
    /** Compares what is left when all modules are known. */
    async finish() {
        for (const open of this.#open)
            await this.#close(open, '');
        const catalog = [...this.#files.values()].filter(({ path }) => isCatalogPath(path));
        await this.#catalog.finish(catalog);
        for (const { path } of catalog)
            this.#files.delete(path);
        for (const { path } of this.#files.values())
            this.#add({ code: 'DERIVED_CHANGED', message: 'no listed version is left for this list', path });
    }
    async #close(open, next) {
        const { list, path, items, isUnknown } = open;
        Object.assign(open, { path: next, items: [], isUnknown: false });
        if (path === '')
            return;
        const file = this.#files.get(path);
        this.#files.delete(path);
        if (isUnknown)
            return;
        const bytes = file && (await this.#context.contents.read([file])).get(path);
        const fault = derivedFault(path, (0,file_table/* renderList */.pI)(list, path, items), bytes);
        if (fault !== undefined)
            this.#add(fault);
    }
    #judgeSpelling(address) {
        const texts = [address.namespace, (0,module_address/* formatModuleAddress */.wc)(address)];
        const keys = [address.namespace.toLowerCase(), (0,module_address/* addressKey */.IY)(address)];
        for (const [at, text = ''] of texts.entries()) {
            const key = keys[at] ?? '';
            const known = this.#spellings.get(key);
            this.#spellings.set(key, known ?? text);
            if (known === undefined || known === text)
                continue;
            const message = `${(0,base_error/* quote */.hD)(text)} differs only by case from ${(0,base_error/* quote */.hD)(known)}`;
            this.#add({ code: 'ADDRESS_CLASH', message, path: `v1/modules/${text}` }, texts[1]);
            return;
        }
    }
    #add(fault, address = null) {
        this.#context.add({ ...fault, address, version: null });
    }
}
const NO_ADDRESS = { namespace: '', name: '', system: '' };

// EXTERNAL MODULE: ./lib/index/format/version-state.js
var version_state = __webpack_require__(4334);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
;// CONCATENATED MODULE: ./lib/index/verify/owner-check.js



const MAX_NAMED = 5;
/** Whether all versions of a module come from repositories that own it, or have owned it. */
class OwnerCheck {
    #address;
    #module;
    /** Versions of each repository that is no owner. */
    #foreign = new Map();
    constructor(address, module) {
        this.#address = address;
        this.#module = module;
    }
    add({ repository, version }) {
        const identity = identityOf(repository);
        if (identity === undefined || this.#module === undefined)
            return;
        const { owner, transfers } = this.#module;
        const owners = [owner, ...transfers.flatMap(({ from, to }) => [from, to])];
        if (owners.some((each) => each !== null && (0,git_remote/* isSameRepository */.ve)(each, identity)))
            return;
        this.#foreign.set(repository.url, [...(this.#foreign.get(repository.url) ?? []), version]);
    }
    faults() {
        const path = (0,paths/* modulePath */.Mw)(this.#address, 'module.json');
        const owner = this.#module?.owner;
        const name = owner ? (0,base_error/* quote */.hD)(`${owner.host}/${owner.repository}`) : 'nobody';
        return [...this.#foreign].map(([url, versions]) => {
            const named = versions.slice(0, MAX_NAMED).join(', ');
            const more = versions.length > MAX_NAMED ? ` and ${versions.length - MAX_NAMED} more` : '';
            const message = `module.json says that ${name} owns the module, and ${(0,base_error/* quote */.hD)(url)} published ${named}${more}`;
            return { code: 'OWNER_MISMATCH', message, path };
        });
    }
}
/** Undefined for a repository that had no origin, and for a URL that no repository has. */
function identityOf({ url, id, ownerId }) {
    try {
        const identity = url === '' ? undefined : (0,git_remote/* identityFromRemote */.tk)((0,git_remote/* parseGitRemote */.IM)(url));
        return identity && { ...identity, repositoryId: id, ownerId };
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./lib/index/format/interface-document.js
var interface_document = __webpack_require__(8859);
// EXTERNAL MODULE: ./lib/interface/read/readme.js
var read_readme = __webpack_require__(1548);
;// CONCATENATED MODULE: ./lib/index/verify/packaged-readme.js

/** https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT 4.3.7 */
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;
/**
 * Finds the README of a module in the bytes of its package, as they come: a zip of this tool has stored files one after the other.
 * Of any other zip it finds nothing.
 */
class PackagedReadme {
    #readmes = [];
    #part = header();
    #path = '';
    #size = 0;
    push(bytes) {
        for (let at = 0; this.#part !== undefined && at < bytes.length;) {
            const end = Math.min(bytes.length, at + this.#part.left);
            this.#part.kept?.push(bytes.slice(at, end));
            this.#part.left -= end - at;
            at = end;
            while (this.#part?.left === 0)
                this.#part = this.#next(this.#part);
        }
    }
    /** The text as `README.md` of the index has it; `''` where the module has none, or too long a one. */
    get text() {
        const readme = (0,read_readme/* selectReadme */.Bd)(this.#readmes);
        return readme?.bytes === undefined ? '' : new TextDecoder().decode(readme.bytes);
    }
    #next({ what, kept = [] }) {
        const bytes = Buffer.concat(kept);
        switch (what) {
            case 'header': {
                if (bytes.readUInt32LE(0) !== LOCAL_SIGNATURE)
                    return undefined;
                this.#size = bytes.readUInt32LE(18);
                return { what: 'name', left: bytes.readUInt16LE(26), kept: [] };
            }
            case 'name': {
                this.#path = bytes.toString();
                const isKept = this.#isReadme() && this.#size <= read_readme/* MAX_README_BYTES */.A$;
                return { what: 'content', left: this.#size, kept: isKept ? [] : undefined };
            }
            case 'content': {
                const isKept = this.#size <= read_readme/* MAX_README_BYTES */.A$;
                if (this.#isReadme())
                    this.#readmes.push({ path: this.#path, bytes: isKept ? bytes : undefined });
                return header();
            }
        }
    }
    #isReadme() {
        return !this.#path.includes('/') && (0,read_readme/* isReadme */.ro)(this.#path);
    }
}
function header() {
    return { what: 'header', left: LOCAL_BYTES, kept: [] };
}

;// CONCATENATED MODULE: ./lib/index/verify/package-bytes.js




/** Reads the package of a release that is kept in the index, and compares its digest. @param zip undefined where there is none */
async function readPackageBytes(release, zip, contents) {
    const isKept = release.packages.some(({ location }) => (0,format_location/* locationKind */.QD)(location) === 'relative');
    const path = (0,paths/* versionPath */.qW)(release.address, release.version, 'module.zip');
    const nothing = (fault) => ({ faults: fault === undefined ? [] : [fault], readme: undefined });
    const missing = {
        code: 'PACKAGE_MISSING',
        message: `the package is in the index, and module.zip is missing: ${release.package.digest}`,
        path,
    };
    if (zip === undefined)
        return nothing(isKept ? missing : undefined);
    if (zip.isSpecial)
        return nothing();
    if (!isKept) {
        const message = 'module.zip is there, although release.json names no package in the index';
        return nothing({ code: 'FILE_UNEXPECTED', message, path });
    }
    const hash = (0,external_node_crypto_.createHash)('sha256');
    const readme = new PackagedReadme();
    let size = 0;
    const isRead = await contents.stream(zip, (bytes) => {
        hash.update(bytes);
        readme.push(bytes);
        size += bytes.length;
    });
    if (!isRead)
        return nothing(missing);
    const digest = `sha256:${hash.digest('hex')}`;
    const { package: published } = release;
    if (digest === published.digest && size === published.size)
        return { faults: [], readme: readme.text };
    const message = `module.zip has ${digest} (${size} bytes), and release.json says ${published.digest} (${published.size} bytes)`;
    return nothing({ code: 'PACKAGE_CHANGED', message, path });
}

// EXTERNAL MODULE: ./lib/base/url.js
var url = __webpack_require__(8644);
;// CONCATENATED MODULE: ./lib/index/verify/release-faults.js




/** What is wrong with the facts of a release that can be read. @param module undefined where it cannot be read */
function releaseFaults(release, module, registry) {
    const path = (0,paths/* versionPath */.qW)(release.address, release.version, 'release.json');
    return [
        ...mismatches(release, module),
        ...release.packages.flatMap((stored) => locationFaults(stored, release, registry)),
    ].map((fault) => ({ ...fault, path }));
}
/** `module.json` repeats facts of the release, so that a change has to be made twice. */
function mismatches(release, module) {
    const listed = module?.versions.find(({ version }) => version === release.version);
    if (listed === undefined)
        return [];
    const places = (packages) => packages.map(({ kind, location }) => `${kind} ${location}`).join(', ');
    const facts = [
        ['tag', release.tag, listed.tag],
        ['commit', release.commit, listed.commit],
        ['committedAt', release.committedAt, listed.committedAt],
        ['path', release.path, listed.path],
        ['digest', release.package.digest, listed.digest],
        ['packages', places(release.packages), places(listed.packages)],
    ];
    return facts
        .filter(([, one, other]) => one !== other)
        .map(([name, one, other]) => ({
        code: 'RELEASE_MISMATCH',
        message: `release.json says ${name} ${(0,base_error/* quote */.hD)(one)}, and module.json says ${(0,base_error/* quote */.hD)(other)}`,
    }));
}
function locationFaults({ location, digest }, release, registry) {
    const faults = foreignHost(location, release, registry);
    const mismatch = (problem) => faults.push({ code: 'LOCATION_MISMATCH', message: problem });
    const pin = location.slice(location.indexOf('?') + 1).replace(/^[a-z]+=/, '');
    switch ((0,format_location/* locationKind */.QD)(location)) {
        case 'git':
            if (pin !== release.commit && pin !== release.tag)
                mismatch(`the location ${(0,url/* quoteUrl */.y8)(location)} is neither at commit ${release.commit} nor at its tag`);
            break;
        case 'oci':
            break;
        default:
            if (pin !== release.package.digest)
                mismatch(`the location ${(0,url/* quoteUrl */.y8)(location)} does not pin ${release.package.digest}`);
    }
    if (digest !== release.package.digest)
        mismatch(`the package at ${(0,url/* quoteUrl */.y8)(location)} has ${digest}, and the release has ${release.package.digest}`);
    return faults;
}
/** Without a list of allowed hosts in `registry.json`, a zip or a commit is on the host of the repository. */
function foreignHost(location, { repository }, _) {
    const kind = (0,format_location/* locationKind */.QD)(location);
    if (repository.url === '' || !['https', 'git'].includes(kind))
        return [];
    const { host } = new URL(location.replace(/^git::/, ''));
    const expected = new URL(repository.url).host;
    if (host === expected)
        return [];
    const message = `the location ${(0,url/* quoteUrl */.y8)(location)} is on ${(0,base_error/* quote */.hD)(host)}, and its repository on ${(0,base_error/* quote */.hD)(expected)}`;
    return [{ code: 'LOCATION_FOREIGN', message }];
}

;// CONCATENATED MODULE: ./lib/index/verify/version-check.js











const NAMES = new Set([
    ...['release.json', 'index.json', 'source', 'download'],
    ...['interface.json', 'README.md', 'module.zip'],
]);
/** The check of the files of one version. */
class VersionCheck {
    faults = [];
    #folder;
    #context;
    #documents = new Map();
    constructor(folder, context) {
        this.#folder = folder;
        this.#context = context;
    }
    /** What the files of the module are made from; undefined where `release.json` cannot be read. */
    async run() {
        const { files, module } = this.#folder;
        const { contents, registry } = this.#context;
        for (const [name, file] of files)
            if (file.isSpecial || !NAMES.has(name))
                this.#unexpected(file);
        const documents = [...files].flatMap(([name, file]) => NAMES.has(name) && name !== 'module.zip' ? [file] : []);
        this.#documents = await contents.read(documents);
        const release = this.#readRelease();
        if (release === undefined)
            return undefined;
        this.faults.push(...releaseFaults(release, module, registry));
        const zip = await readPackageBytes(release, files.get('module.zip'), contents);
        this.faults.push(...zip.faults);
        const moduleInterface = this.#readInterface(release);
        this.#judgeReadme(zip.readme, moduleInterface);
        this.#judgeDerived({ release, moduleInterface }, zip.readme !== undefined);
        return { release, moduleInterface };
    }
    #readRelease() {
        const path = this.#path('release.json');
        const bytes = this.#documents.get(path);
        if (bytes !== undefined)
            return this.#parse(path, bytes, documents/* parseReleaseDocument */.k1);
        this.#add('RELEASE_MISSING', 'release.json is missing', path);
        return undefined;
    }
    #readInterface(release) {
        const path = this.#path('interface.json');
        const bytes = this.#documents.get(path);
        if (bytes === undefined)
            return undefined;
        return this.#parse(path, bytes, () => (0,interface_document/* parseInterfaceFiles */.MI)(release, (each) => this.#documents.get(each)));
    }
    #parse(path, bytes, parse) {
        try {
            return parse(path, bytes);
        }
        catch (error) {
            const folder = path.slice('v1/modules/'.length, path.lastIndexOf('/'));
            this.faults.push({ ...documentFault(folder, bytes, error), path });
            return undefined;
        }
    }
    /** The README is compared with that of the package; without a package in the index, with what the details of the version show. */
    #judgeReadme(packaged, moduleInterface) {
        if (moduleInterface === undefined)
            return;
        const expected = packaged ?? this.#readmeOfDetails();
        if (expected === undefined || expected === moduleInterface.root.readme)
            return;
        const other = packaged === undefined ? 'index.json of the version' : 'the package';
        this.#add('README_CHANGED', `README.md is not the README of ${other}`, this.#path('README.md'));
    }
    #readmeOfDetails() {
        const bytes = this.#documents.get(this.#path('index.json'));
        return bytes && (0,schema/* parseJson */.qF)(DETAILS, bytes)?.root.readme;
    }
    /** @param hasPackage then `render` makes a missing interface from the package, and all that shows it */
    #judgeDerived(indexed, hasPackage) {
        const { release, moduleInterface } = indexed;
        const isRemade = moduleInterface === undefined && hasPackage;
        const interfacePath = this.#path('interface.json');
        if (isRemade && !this.#documents.has(interfacePath))
            this.#add('DERIVED_MISSING', 'interface.json is missing', interfacePath);
        const rendered = (0,file_table/* versionFiles */.uP)(this.#context.registry, indexed);
        if (moduleInterface !== undefined)
            rendered.push(...(0,file_table/* interfaceFiles */.rQ)(release, moduleInterface));
        const hasReadmeFault = this.faults.some(({ code }) => code === 'README_CHANGED');
        for (const [path, text] of rendered) {
            const isDetails = path === this.#path('index.json');
            if (isDetails && (isRemade || hasReadmeFault))
                continue;
            const fault = derivedFault(path, text, this.#documents.get(path));
            if (fault !== undefined)
                this.faults.push(fault);
        }
    }
    #unexpected({ path }) {
        this.#add('FILE_UNEXPECTED', `${(0,base_error/* quote */.hD)(path)} does not belong to a version`, path);
    }
    #path(file) {
        const { address, version } = this.#folder;
        return (0,paths/* versionPath */.qW)(address, version, file);
    }
    #add(code, message, path) {
        this.faults.push({ code, message, path });
    }
}
const DETAILS = schemas/* looseObject */._H3({ root: schemas/* looseObject */._H3({ readme: schemas/* string */.YjP() }) });

;// CONCATENATED MODULE: ./lib/index/verify/module-check.js











const module_check_NAMES = new Set(['module.json', 'versions', 'versions.json', 'index.json']);
/** The check of the folder of one module. Nothing that it finds stops it, and of all versions it keeps the latest alone. */
class ModuleCheck {
    #folder;
    #context;
    #address;
    #documents = new Map();
    constructor(folder, context) {
        this.#folder = folder;
        this.#context = context;
        const [namespace = '', name = '', system = ''] = folder.address.split('/');
        this.#address = { namespace, name, system };
    }
    /** Undefined where `module.json` is missing, or cannot be read. */
    async run() {
        const { files, deeper } = this.#folder;
        for (const [name, file] of files)
            if (file.isSpecial || !module_check_NAMES.has(name))
                this.#unexpected(file);
        for (const file of deeper)
            this.#unexpected(file);
        const documents = [...files].flatMap(([name, file]) => (module_check_NAMES.has(name) ? [file] : []));
        this.#documents = await this.#context.contents.read(documents);
        const module = this.#readModule();
        const owners = new OwnerCheck(this.#address, module);
        let latest;
        const latestNumber = module && (0,module_list/* latestOf */.Te)(module);
        for (const [version, ofVersion] of this.#folders(module)) {
            const indexed = await this.#checkVersion(version, ofVersion, module);
            if (indexed === undefined)
                continue;
            owners.add(indexed.release);
            if (version === latestNumber)
                latest = indexed;
        }
        for (const fault of owners.faults())
            this.#report(fault);
        if (module === undefined)
            return undefined;
        this.#judgeDerived(module, latest);
        return { module, latest, versions: module.versions.length };
    }
    #readModule() {
        const path = this.#path('module.json');
        const bytes = this.#documents.get(path);
        if (bytes === undefined) {
            this.#add('MODULE_INCOMPLETE', 'the folder has no module.json', path);
            return undefined;
        }
        try {
            const module = (0,documents/* parseModuleDocument */.xK)(path, bytes);
            this.#judgeMarks(path, module);
            return module;
        }
        catch (error) {
            this.#report({ ...documentFault(this.#folder.address, bytes, error), path });
            return undefined;
        }
    }
    #judgeMarks(path, module) {
        try {
            (0,version_state/* refuseUnknownMarks */.pS)(path, module);
        }
        catch (error) {
            this.#add('MARK_INVALID', String(error instanceof Error ? error.message : error), path);
        }
    }
    /** The versions to check: those that are listed, and those of a module that cannot be read. Reports all other folders. */
    #folders(module) {
        const { versions } = this.#folder;
        const listed = new Set(module?.versions.map(({ version }) => version));
        const found = new Map();
        for (const [name, files] of versions) {
            const reading = (0,version/* readVersion */.$4)(name);
            const isVersion = reading.ok && reading.version === name;
            if (isVersion && (module === undefined || listed.has(name)))
                found.set(reading.version, files);
            else
                this.#judgeFolder(name, isVersion, module);
        }
        for (const { version } of module?.versions ?? [])
            if (!found.has(version))
                found.set(version, new Map());
        return (0,version/* sortVersions */.M7)([...found.keys()]).map((version) => [version, found.get(version) ?? new Map()]);
    }
    /** A folder that belongs to no published version. */
    #judgeFolder(name, isVersion, module) {
        const path = `v1/modules/${this.#folder.address}/${name}`;
        const isRemoved = module?.removed.some(({ version }) => version === name);
        if (isRemoved)
            this.#add('VERSION_REUSED', 'the version is removed, and its folder has files', path, name);
        else if (isVersion)
            this.#add('VERSION_UNLISTED', 'the folder has files, and module.json does not list it', path, name);
        else
            this.#add('VERSION_INVALID', `${(0,base_error/* quote */.hD)(name)} is not a version as the tool writes it`, path);
    }
    async #checkVersion(version, files, module) {
        const check = new VersionCheck({ address: this.#address, version, files, module }, this.#context);
        const indexed = await check.run();
        for (const fault of check.faults)
            this.#report(fault, version);
        return indexed;
    }
    #judgeDerived(module, latest) {
        const isLatestBroken = latest === undefined && (0,module_list/* latestOf */.Te)(module) !== undefined;
        for (const [path, text] of (0,file_table/* moduleFiles */.ug)(module, latest)) {
            const bytes = this.#documents.get(path);
            if (isLatestBroken && path === this.#path('index.json'))
                continue;
            const hidden = path === this.#path('versions') ? this.#hiddenVersions(module, bytes) : [];
            for (const version of hidden)
                this.#add('YANK_UNMARKED', 'versions does not list it, and no mark yanks it', path, version);
            const fault = hidden.length > 0 ? undefined : derivedFault(path, text, bytes);
            if (fault !== undefined)
                this.#report(fault);
        }
    }
    #hiddenVersions(module, bytes) {
        if (bytes === undefined)
            return [];
        const shown = readPastVersions(bytes);
        return shown.size === 0 ? [] : (0,documents/* listedVersions */.f3)(module).filter((version) => !shown.has(version));
    }
    #unexpected({ path }) {
        this.#add('FILE_UNEXPECTED', `${(0,base_error/* quote */.hD)(path)} does not belong to a module`, path);
    }
    #path(file) {
        return `v1/modules/${this.#folder.address}/${file}`;
    }
    #add(code, message, path, version) {
        this.#report({ code, message, path }, version);
    }
    #report(fault, version) {
        this.#context.add({ ...fault, address: this.#folder.address, version: version ?? null });
    }
}

;// CONCATENATED MODULE: ./lib/index/verify/module-folders.js
const BELOW_MODULE = /^v1\/modules\/([^/]+\/[^/]+\/[^/]+)\/(.+)$/;
/** The folders of the modules, one at a time, and each file that is in none of them. @param files those of one folder together */
async function* splitByModule(files) {
    let folder;
    for await (const file of files) {
        const [, address, rest = ''] = BELOW_MODULE.exec(file.path) ?? [];
        if (folder !== undefined && folder.address !== address) {
            yield folder;
            folder = undefined;
        }
        if (address === undefined) {
            yield file;
            continue;
        }
        folder ??= new NewFolder(address);
        folder.add(rest.split('/'), file);
    }
    if (folder !== undefined)
        yield folder;
}
class NewFolder {
    address;
    files = new Map();
    versions = new Map();
    deeper = [];
    constructor(address) {
        this.address = address;
    }
    add([first = '', second, ...deeper], file) {
        if (deeper.length > 0)
            this.deeper.push(file);
        else if (second === undefined)
            this.files.set(first, file);
        else {
            const version = this.versions.get(first) ?? new Map();
            this.versions.set(first, version.set(second, file));
        }
    }
}

;// CONCATENATED MODULE: ./lib/index/verify/verify-contents.js








/** Modules whose files are read at the same time. */
const MODULES_AT_ONCE = 4;
const COLLECT_STATE = /^collect\/(?:owner-)?[0-9a-f]{16}\.json$/;
/**
 * Checks every file of an index in one pass over its listing, one module after the other: what it holds grows neither with the
 * modules nor with their versions, but for one short line of each module. One bad module does not stop the check of the others.
 */
async function verifyContents(context, log) {
    const lists = new ListCheck(context);
    const roots = [];
    let modules = 0;
    let versions = 0;
    const parts = splitByModule(context.contents.list());
    const check = async (part) => ({
        part,
        checked: 'address' in part ? await new ModuleCheck(part, context).run() : undefined,
    });
    for await (const { part, checked } of inOrder(parts, MODULES_AT_ONCE, check)) {
        if (!('address' in part)) {
            if (part.isSpecial || !lists.addFile(part))
                roots.push(part);
            continue;
        }
        await lists.addModule(part.address, checked);
        modules += 1;
        versions += checked?.versions ?? 0;
        log.progress?.('modules', modules, undefined);
    }
    await lists.finish();
    await verifyRoots(roots, context);
    return { modules, versions };
}
/** The files of the registry itself, and those that belong to nothing. */
async function verifyRoots(files, context) {
    const { registry, contents } = context;
    const rendered = new Map((0,file_table/* registryFiles */.xs)(registry));
    const configurations = configurationsOf(registry);
    const known = files.filter(({ path }) => rendered.has(path) || configurations.has(path));
    const bytes = await contents.read(known);
    const add = (fault) => context.add({ ...fault, address: null, version: null });
    for (const [path, text] of rendered) {
        const fault = isList(path) ? undefined : derivedFault(path, text, bytes.get(path));
        if (fault !== undefined)
            add(fault);
    }
    for (const { path, isSpecial } of files) {
        const isOfHost = configurations.get(path) === textOf(bytes.get(path));
        if (!isSpecial && (rendered.has(path) || isOfHost || COLLECT_STATE.test(path)))
            continue;
        const what = isSpecial ? 'is no regular file' : 'does not belong to an index';
        add({ code: 'FILE_UNEXPECTED', message: `${(0,base_error/* quote */.hD)(path)} ${what}`, path });
    }
}
/** The list of all modules is among the files of an empty registry; with modules it is checked as a list. */
function isList(path) {
    return path.startsWith('v1/');
}
/** Those of every host, as a user may have written one by hand. */
function configurationsOf({ url }) {
    return new Map(hosting_hosting/* HOSTINGS */.il.flatMap((hosting) => (0,hosting_hosting/* hostingFiles */.wX)(hosting, url)));
}
function textOf(bytes) {
    return bytes === undefined ? undefined : new TextDecoder().decode(bytes);
}

;// CONCATENATED MODULE: ./lib/index/verify/verify.js





/** Checks an index: its files, and its history if that is asked for. It writes nothing. Throws INDEX_INVALID where there is no index. */
async function verify(request, dependencies) {
    const { contents, history, log } = dependencies;
    const reading = await readRegistry(contents);
    const suppressions = new Suppressions(reading.suppressions, request.today);
    const sorted = new SortedFindings(request, suppressions);
    for (const finding of [...suppressions.findings, ...reading.findings])
        sorted.add(finding);
    if (reading.registry === undefined)
        return sorted.report(contents.commit);
    const add = (finding) => sorted.add(finding);
    const checked = await verifyContents({ contents, registry: reading.registry, add }, log);
    const before = sorted.counted;
    const walked = history && request.history && (await verifyHistory(request.history, history, { add, log }));
    return {
        ...sorted.report(contents.commit),
        checked: { ...checked, commits: walked?.commits ?? 0 },
        isHistoryVerified: walked !== undefined && sorted.counted === before,
    };
}
/** Findings that count, that are suppressed, and what cannot be verified. */
class SortedFindings {
    /** How many findings count. */
    counted = 0;
    #strict;
    #suppressions;
    #findings = new Findings();
    #unverifiable = new Findings();
    #suppressed = [];
    constructor({ strict }, suppressions) {
        this.#strict = strict;
        this.#suppressions = suppressions;
    }
    add(finding) {
        const suppressed = this.#suppressions.of(finding);
        if (suppressed !== undefined)
            this.#suppressed.push(suppressed);
        else if (finding.code === 'UNVERIFIABLE' && !this.#strict)
            this.#unverifiable.add(finding);
        else {
            this.#findings.add(this.#suppressions.withExpiry(finding));
            this.counted += 1;
        }
    }
    report(commit) {
        return {
            commit,
            findings: this.#findings.sorted,
            unverifiable: this.#unverifiable.sorted,
            suppressed: this.#suppressed,
            more: this.#findings.more,
            checked: { modules: 0, versions: 0, commits: 0 },
            isHistoryVerified: false,
        };
    }
}

;// CONCATENATED MODULE: ./lib/index/verify/verify-report.js


/** The document of `--json`. */
function verifyJson(report) {
    const { commit, findings, unverifiable, suppressed, more, checked } = report;
    return {
        findings: findings.map(findingJson),
        unverifiable: unverifiable.map(findingJson),
        suppressed: suppressed.map(({ finding, reason, expires }) => ({
            ...findingJson(finding),
            reason,
            expires,
        })),
        more,
        checked,
        commit,
    };
}
function findingJson(finding) {
    const { code, address, version, message, path } = finding;
    return { code, address, version, message, path, fix: fixOf(finding) };
}
/** The report as text for people. */
function formatVerifyReport(report) {
    const { findings, unverifiable, suppressed, more, checked } = report;
    const counts = [
        `${checked.modules} modules, ${checked.versions} versions`,
        ...(checked.commits > 0 ? [`${checked.commits} commits`] : []),
        `${findings.length + more} findings`,
        ...(unverifiable.length > 0 ? [`${unverifiable.length} unverifiable`] : []),
        ...(suppressed.length > 0 ? [`${suppressed.length} suppressed`] : []),
    ];
    return [
        ...findings.flatMap((finding) => [
            line('finding', finding),
            `${' '.repeat(INDENT)}fix: ${(0,base_error/* visible */.RK)(fixOf(finding))}`,
        ]),
        ...(more > 0 ? [`and ${more} more findings`] : []),
        ...unverifiable.map((finding) => line('unknown', finding)),
        ...suppressed.map(({ finding, expires }) => line('accepted', finding, ` (until ${expires})`)),
        `${'verified'.padEnd(INDENT)}${counts.join(', ')}`,
    ].join('\n');
}
const INDENT = 10;
function line(status, { code, message, path, ...subject }, more = '') {
    const name = [subject.address ?? path ?? 'the index', subject.version ?? ''].filter(Boolean).join(' ');
    return `${status.padEnd(INDENT)}${code}  ${(0,base_error/* visible */.RK)(name)}: ${(0,base_error/* visible */.RK)(message)}${more}`;
}
/** What ends the run red; none where nothing counts. */
function verifyRefusals({ findings, more }) {
    if (findings.length === 0)
        return [];
    const codes = [...new Set(findings.map(({ code }) => code))].sort();
    const count = findings.length + more;
    return [
        {
            code: 'INDEX_INVALID',
            message: `${count} ${count === 1 ? 'finding' : 'findings'} in the index: ${codes.join(', ')}`,
            hint: 'docs/verify.md has the cause of each code and what to do; --json lists the findings',
        },
    ];
}

// EXTERNAL MODULE: ./lib/cli/command.js + 2 modules
var command = __webpack_require__(1159);
// EXTERNAL MODULE: ./lib/cli/tokens.js
var tokens = __webpack_require__(3350);
;// CONCATENATED MODULE: ./lib/cli/verify.js











async function verifyCommand(flags, runtime) {
    const { since, checkpoint: file, strict = false } = flags;
    refuseLoneFlags(flags);
    const checkpoint = file === undefined ? undefined : await readCheckpoint(file);
    const opened = await openVerifiedIndex(runtime, {
        target: (0,index_store/* indexTarget */.iR)(flags.index),
        token: (0,tokens/* indexToken */.gt)(runtime.environment),
        withHistory: flags.history ?? false,
    });
    try {
        const history = flags.history ? { since, checkpoint } : undefined;
        const today = new Date().toISOString().slice(0, 10);
        const report = await verify({ today, strict, history }, { ...opened, log: runtime.log });
        if (flags.sarif !== undefined)
            await write(flags.sarif, (0,json/* canonicalJson */.d)(sarifOf(report)));
        await keepCheckpoint(file, report);
        return { json: verifyJson(report), text: formatVerifyReport(report), refusals: verifyRefusals(report) };
    }
    finally {
        await opened.close();
    }
}
/** Flags that have no effect without another one. */
function refuseLoneFlags({ history, since, checkpoint }) {
    for (const [name, value] of Object.entries({ since, checkpoint })) {
        if (value === undefined || history)
            continue;
        throw new command/* UsageError */.eb(`--${name} has no effect without --history`, 'add --history');
    }
    if (since === undefined || /^[0-9a-f]{7,40}$/.test(since))
        return;
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', `--since is ${(0,base_error/* quote */.hD)(since)}, not the beginning of a commit id`, 'write seven to forty hex digits: --since 4f2a91c');
}
/** Undefined for a file that does not exist yet: the first run writes it. */
async function readCheckpoint(file) {
    const bytes = await (0,promises_.readFile)(file).catch((error) => {
        if (error.code === 'ENOENT')
            return undefined;
        throw new base_error/* RegistryError */.gl('INVALID_INPUT', `--checkpoint names ${(0,base_error/* quote */.hD)(file)}, which cannot be read: ${(0,base_error/* messageOf */.bD)(error)}`, 'name a file that this user may read and write');
    });
    return bytes === undefined ? undefined : parseCheckpoint(file, bytes);
}
/** The checkpoint moves on when the history has no finding that counts. */
async function keepCheckpoint(file, report) {
    if (file === undefined || report.commit === null || !report.isHistoryVerified)
        return;
    await write(file, formatCheckpoint({ commit: report.commit }));
}
/** Replaces a file as a whole. Throws INVALID_INPUT. */
async function write(file, text) {
    try {
        await (0,promises_.writeFile)(`${file}.new`, text);
        await (0,promises_.rename)(`${file}.new`, file);
    }
    catch (cause) {
        throw new base_error/* RegistryError */.gl('INVALID_INPUT', `${(0,base_error/* quote */.hD)(file)} cannot be written: ${(0,base_error/* messageOf */.bD)(cause)}`, 'name a file in a directory that exists and is writable', { cause });
    }
}


/***/ }),

/***/ 5664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lh: () => (/* binding */ listedRelease),
/* harmony export */   hY: () => (/* binding */ registryIn),
/* harmony export */   j8: () => (/* binding */ releaseAt),
/* harmony export */   w6: () => (/* binding */ moduleIn)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3478);
/* harmony import */ var _version_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4334);




/** The `module.json` of a module; undefined where the index has no such module. Throws INDEX_INVALID, also for a mark of an unknown version. */
function moduleIn(files, address) {
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .modulePath */ .Mw)(address, 'module.json');
    const bytes = files.get(path);
    if (bytes === undefined)
        return undefined;
    const known = modules.get(bytes);
    if (known !== undefined)
        return known;
    const module = (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .parseModuleDocument */ .xK)(path, bytes);
    (0,_version_state_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseUnknownMarks */ .pS)(path, module);
    modules.set(bytes, module);
    return module;
}
/** A module of a thousand versions is asked for once for each of them. */
const modules = new WeakMap();
/** The release in the directory of a version, whether `module.json` lists it or not. Throws INDEX_INVALID. */
function releaseAt(files, address, version) {
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .versionPath */ .qW)(address, version, 'release.json');
    const bytes = files.get(path);
    return bytes === undefined ? undefined : (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .parseReleaseDocument */ .k1)(path, bytes);
}
/** The release of a version that `module.json` lists. Throws INDEX_INVALID, also where it is missing. */
function listedRelease(files, module, version) {
    const release = releaseAt(files, module.address, version);
    if (release !== undefined)
        return release;
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .versionPath */ .qW)(module.address, version, 'release.json');
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} is missing, although module.json lists its version`, 'restore it from the history of the index');
}
/** The `registry.json` of an index. Throws INDEX_INVALID, also where it is missing. */
function registryIn(files) {
    const bytes = files.get(_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA);
    if (bytes !== undefined)
        return (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRegistryDocument */ .U6)(_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA, bytes);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `this is not a registry index: it has no ${_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA}`, 'create one with `module-registry init --index … --url https://modules.example.com`, or name another directory or branch');
}


/***/ }),

/***/ 4334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c5: () => (/* binding */ deprecationOf),
/* harmony export */   pS: () => (/* binding */ refuseUnknownMarks)
/* harmony export */ });
/* unused harmony export versionState */
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1379);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7124);



/** The state of a version that is, or was, published. Of several marks the strongest counts: removed, yanked, deprecated. */
function versionState(module, version) {
    const isIts = (mark) => mark.version === version;
    const removal = module.removed.find(isIts);
    if (removal !== undefined)
        return { state: 'removed', reason: removal.reason, date: removal.date };
    const yank = module.yanks.find(isIts);
    if (yank !== undefined)
        return { state: 'yanked', ...markOf(yank) };
    const deprecation = deprecationOf(module, version);
    return deprecation === undefined ? { state: 'listed' } : { state: 'deprecated', ...deprecation };
}
/**
 * The deprecation of a version: its own before that of a range, and that of a range before that of the whole module. A range
 * has a pre-release only where it names it, as in clients.
 */
function deprecationOf(module, version) {
    const { deprecations } = module;
    const own = deprecations.find(({ versions }) => versions === version);
    const ofRange = deprecations.find(({ versions }) => versions !== undefined && isInRange(version, versions));
    const found = own ?? ofRange ?? deprecations.find(({ versions }) => versions === undefined);
    return found && markOf(found);
}
function isInRange(version, range) {
    return !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_2__/* .readVersion */ .$4)(range).ok && (0,_interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_1__/* .parseConstraint */ .FJ)(range).allows(version);
}
/** Without keys that other tools added. */
function markOf({ reason, date, link, replacement }) {
    return {
        reason,
        date,
        ...(link === undefined ? {} : { link }),
        ...(replacement === undefined ? {} : { replacement }),
    };
}
/** Throws INDEX_INVALID for a mark of a version that was never published: it would have no effect, and nobody would see why. */
function refuseUnknownMarks(path, module) {
    const known = new Set([...module.versions, ...module.removed].map(({ version }) => version));
    const marked = [
        ...module.yanks.map(({ version }) => ['yanks', version]),
        ...module.deprecations.flatMap(({ versions }) => versions !== undefined && (0,_module_version_js__WEBPACK_IMPORTED_MODULE_2__/* .readVersion */ .$4)(versions).ok ? [['deprecations', versions]] : []),
    ];
    const unknown = marked.find(([, version]) => !known.has(version));
    if (unknown === undefined)
        return;
    const [list, version] = unknown;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} in the index marks version ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(version)} in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(list)}, and the module has no such version`, `correct the version in the list, or take the mark out of it`);
}


/***/ }),

/***/ 572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m5: () => (/* binding */ LISTS),
  rQ: () => (/* binding */ interfaceFiles),
  ug: () => (/* binding */ moduleFiles),
  Of: () => (/* binding */ pathsToRead),
  xs: () => (/* binding */ registryFiles),
  pI: () => (/* binding */ renderList),
  uP: () => (/* binding */ versionFiles)
});

// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(4807);
// EXTERNAL MODULE: ./lib/index/format/documents.js + 2 modules
var documents = __webpack_require__(8403);
// EXTERNAL MODULE: ./lib/index/format/interface-document.js
var interface_document = __webpack_require__(8859);
// EXTERNAL MODULE: ./lib/index/format/module-details.js
var module_details = __webpack_require__(9707);
// EXTERNAL MODULE: ./lib/index/format/module-list.js
var module_list = __webpack_require__(3701);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/index/format/protocol.js
var protocol = __webpack_require__(7004);
// EXTERNAL MODULE: ./lib/index/hosting/hosting.js + 1 modules
var hosting = __webpack_require__(4322);
// EXTERNAL MODULE: ./lib/base/html.js
var html = __webpack_require__(4512);
;// CONCATENATED MODULE: ./lib/index/pages/pages.js

/** The front page: what the registry is, and how a module of it is used. It names no module, so no publish changes it. */
function renderHomePage(registry) {
    const host = registry.url === null ? 'REGISTRY_HOST' : new URL(registry.url).host;
    const example = `module "example" {\n  source  = "${host}/NAMESPACE/NAME/SYSTEM"\n  version = "~> 1.0"\n}`;
    return page(registry.name, `<h1>${(0,html/* escapeHtml */.Z)(registry.name)}</h1>
<p>A registry of Terraform and OpenTofu modules.</p>
<pre><code>${(0,html/* escapeHtml */.Z)(example)}</code></pre>
<p><a href="v1/modules/index.json">The newest modules, as JSON</a></p>`);
}
/** `404.html`. With it, hosts answer 404 for a missing file; without it, some answer 200 and the front page. */
function renderNotFoundPage(registry) {
    return page(`Not found · ${registry.name}`, '<h1>Not found</h1>\n<p>There is no such module, version or page here.</p>');
}
function page(title, body) {
    return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${(0,html/* escapeHtml */.Z)(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:3rem auto;padding:0 1rem}pre{background:#f3f4f6;padding:1rem;overflow-x:auto}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
;// CONCATENATED MODULE: ./lib/index/pages/terraform-get-page.js


/**
 * The `source` page of a version. The constant header `X-Terraform-Get: ./source` leads Terraform to it on a static host.
 * go-getter reads the page with a non-strict XML reader: the meta tag must be the first in `<head>` and have exactly this
 * name, and its location must be absolute.
 * https://developer.hashicorp.com/terraform/internals/module-registry-protocol and go-getter's get_http.go
 *
 * @param location absolute; undefined for a version that Terraform cannot read: the page then says so, without the tag
 */
function renderSourcePage(release, location) {
    const title = (0,html/* escapeHtml */.Z)(`${(0,module_address/* formatModuleAddress */.wc)(release.address)} ${release.version}`);
    const meta = location === undefined ? '' : `<meta name="terraform-get" content="${(0,html/* escapeHtml */.Z)(location)}">\n`;
    const text = location === undefined
        ? 'Terraform can read no package of this version: it is for OpenTofu 1.10 or newer only.'
        : `Package: <code>${(0,html/* escapeHtml */.Z)(location)}</code>`;
    return `<!DOCTYPE html>
<html lang="en">
<head>
${meta}<meta charset="utf-8">
<title>${title}</title>
</head>
<body>
<h1>${title}</h1>
<p>${text}</p>
</body>
</html>
`;
}

;// CONCATENATED MODULE: ./lib/index/plan/file-table.js










/** Made from `registry.json`, which comes first: it says that the other files are an index. */
const REGISTRY_FILES = [
    [paths/* REGISTRY_PATH */.aA, json/* canonicalJson */.d],
    ['.nojekyll', () => ''],
    ['_headers', protocol/* renderHostHeaders */.vy],
    [paths/* DISCOVERY_PATH */.py, protocol/* renderDiscovery */.j1],
    // Without modules. With modules, the row of LISTS renders it.
    [paths/* MODULE_LIST_PATH */._Q, () => (0,module_list/* formatNewestList */.GU)([])],
    ['404.html', renderNotFoundPage],
    ['index.html', renderHomePage],
];
/** Made from the module interface of a version. */
const INTERFACE_FILES = [
    ['interface.json', interface_document/* formatInterface */.X$],
    ['README.md', ({ root }) => (root.readme === '' ? null : root.readme)],
];
/** Made from a version. */
const VERSION_FILES = [
    ['release.json', ({ release }) => (0,documents/* formatReleaseDocument */.yp)(release)],
    ['index.json', ({ release, moduleInterface }) => (0,module_details/* renderVersionDetails */.V)(release, moduleInterface)],
    ['source', ({ release, registry }) => renderSourcePage(release, (0,protocol/* sourcePageLocation */.wH)(release, registry.url))],
    ['download', ({ release }) => (0,protocol/* renderDownload */.xc)(release)],
];
/** Made from a module. `module.json` comes first: it says which versions there are. */
const MODULE_FILES = [
    ['module.json', ({ module }) => (0,documents/* formatModuleDocument */.TI)(module)],
    ['versions', ({ module }) => (0,protocol/* renderVersions */.Ku)(module)],
    [
        'index.json',
        ({ module, latest }) => {
            const versions = (0,documents/* listedVersions */.f3)(module);
            return latest ? (0,module_details/* renderVersionDetails */.V)(latest.release, latest.moduleInterface, { versions }) : null;
        },
    ],
];
/** Made from the modules that share a path, each with its latest version. A module without a listed version is left out. */
const LISTS = [
    { path: paths/* nameListPath */.zx, item: module_list/* listItem */.Aw, format: module_list/* formatAddressList */.Iy },
    { path: paths/* catalogPath */.Hc, item: module_list/* catalogItem */.xn, format: module_list/* formatAddressList */.Iy },
    { path: paths/* namespaceListPath */.P_, item: module_list/* listItem */.Aw, format: module_list/* formatNewestList */.GU },
    { path: () => paths/* MODULE_LIST_PATH */._Q, item: module_list/* listItem */.Aw, format: module_list/* formatNewestList */.GU },
];
/** The files of the registry itself: all the files of an index without modules. */
function registryFiles(registry) {
    const files = REGISTRY_FILES.map(([path, render]) => [path, render(registry)]);
    return [...files, ...(0,hosting/* hostingFiles */.wX)(registry.hosting, registry.url)];
}
/** `interface.json` of a version, and its `README.md` where the module has one. */
function interfaceFiles({ address, version }, moduleInterface) {
    return INTERFACE_FILES.flatMap(([file, render]) => {
        const text = render(moduleInterface);
        return text === null ? [] : [[(0,paths/* versionPath */.qW)(address, version, file), text]];
    });
}
/** The other files of a version. */
function versionFiles(registry, version) {
    const { address, version: number } = version.release;
    return VERSION_FILES.map(([file, render]) => [
        (0,paths/* versionPath */.qW)(address, number, file),
        render({ ...version, registry }),
    ]);
}
/** The files of a module that are not of one version. */
function moduleFiles(module, latest) {
    return MODULE_FILES.map(([file, render]) => [(0,paths/* modulePath */.Mw)(module.address, file), render({ module, latest })]);
}
/** A list of these items at the path; null for an empty one, but for the list of the whole registry. */
function renderList(list, path, items) {
    return items.length === 0 && path !== paths/* MODULE_LIST_PATH */._Q ? null : list.format(items);
}
/** What a publish of these versions reads before it is planned: bounded by the module and by its lists. */
function pathsToRead(address, versions) {
    const versionRows = [...INTERFACE_FILES, ...VERSION_FILES];
    return [
        ...MODULE_FILES.map(([file]) => (0,paths/* modulePath */.Mw)(address, file)),
        ...versions.flatMap((version) => versionRows.map(([file]) => (0,paths/* versionPath */.qW)(address, version, file))),
        ...LISTS.map((list) => list.path(address)),
    ];
}


/***/ }),

/***/ 1548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A$: () => (/* binding */ MAX_README_BYTES),
/* harmony export */   Bd: () => (/* binding */ selectReadme),
/* harmony export */   Md: () => (/* binding */ fileName),
/* harmony export */   be: () => (/* binding */ descriptionFromReadme),
/* harmony export */   ro: () => (/* binding */ isReadme)
/* harmony export */ });
/** A longer README is left out: the registry API carries it in every answer. */
const MAX_README_BYTES = 512 * 1024;
const README_NAMES = ['readme.md', 'readme.markdown', 'readme', 'readme.txt'];
function fileName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function isReadme(path) {
    return README_NAMES.includes(fileName(path).toLowerCase());
}
/** The README among the files of one directory, Markdown first; undefined without one. */
function selectReadme(files) {
    const rank = ({ path }) => README_NAMES.indexOf(fileName(path).toLowerCase());
    return files
        .filter(({ path }) => isReadme(path))
        .toSorted((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1))[0];
}
const MAX_DESCRIPTION = 200;
/** A first paragraph that begins later is not found. */
const MAX_READ = 20_000;
/** The first paragraph of a README as plain text on one line, at most 200 characters; `''` without a paragraph. */
function descriptionFromReadme(readme) {
    const text = withoutMarkup(readme.slice(0, MAX_READ)).split(/\n\s*\n/);
    const paragraph = text.map(plainText).find((each) => /[\p{L}\p{N}]/u.test(each)) ?? '';
    const characters = [...paragraph];
    if (characters.length <= MAX_DESCRIPTION)
        return paragraph;
    const cut = characters.slice(0, MAX_DESCRIPTION - 1).join('');
    return `${cut.replace(/\s+\S*$/, '')}…`;
}
/** Replaces what is not a paragraph by an empty line: headings, code, comments, tables, rules, front matter. */
function withoutMarkup(readme) {
    return readme
        .replaceAll('\r', '')
        .replace(/^---\n[\s\S]*?\n---\n/, '')
        .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
        .replaceAll(/^(```|~~~)[\s\S]*?(?:^\1.*$|$(?![\s\S]))/gm, '\n')
        .replaceAll(/^.*\n[ ]{0,3}(?:=+|-{2,})[ ]*$/gm, '\n')
        .replaceAll(/^[ ]{0,3}(?:#.*|[-*_=]{3,}|\|.*|\[[^\]]+\]:.*|>[ ]?\[!.*)$/gm, '\n');
}
function plainText(paragraph) {
    return paragraph
        .replaceAll(/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g, '')
        .replaceAll(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
        .replaceAll(/<(?:https?:[^>]*)>/g, '')
        .replaceAll(/<\/?[A-Za-z][^>]*>/g, '')
        .replaceAll(/[`*~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '')
        .replaceAll(/^\s*(?:>|[-+*]|\d+\.)\s+/gm, '')
        .replaceAll(/[\p{C}\s]+/gu, ' ')
        .trim();
}


/***/ }),

/***/ 905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ shortCommit),
/* harmony export */   B9: () => (/* binding */ formatRelease),
/* harmony export */   Vl: () => (/* binding */ formatCommitDate)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);


/** `acme/vpc/aws 1.2.3`, for logs and commit messages. */
function formatRelease(release) {
    return `${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(release.address)} ${release.version}`;
}
const LAST_SECOND = Date.UTC(10_000, 0) / 1000 - 1;
/** Seconds since 1970 as `YYYY-MM-DDTHH:MM:SSZ`. Throws INVALID_INPUT for a year before 1970 or after 9999. */
function formatCommitDate(seconds) {
    if (seconds >= 0 && seconds <= LAST_SECOND)
        return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the committer date ${seconds} (seconds since 1970) is not between the years 1970 and 9999`, 'tag a commit with a valid date: git commit --amend --reset-author --no-edit');
}
/** Seven digits, as git shows commits to people. */
function shortCommit(commit) {
    return commit.slice(0, 7);
}


/***/ })

};
