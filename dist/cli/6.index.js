export const id = 6;
export const ids = [6];
export const modules = {

/***/ 9755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ inOrder)
/* harmony export */ });
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


/***/ }),

/***/ 7934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ addressesClash),
/* harmony export */   Y: () => (/* binding */ AddressSpellings)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3478);


/** The namespaces of addresses and the names in them, as they were spelled first. */
class AddressSpellings {
    #known = new Map();
    /** Adds an address; gives the clash with one before, undefined where there is none. */
    add({ namespace, name }) {
        for (const text of [namespace, `${namespace}/${name}`]) {
            const known = this.#known.get(text.toLowerCase());
            this.#known.set(text.toLowerCase(), text);
            if (known === undefined || known === text)
                continue;
            const problem = `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} differs only by case from ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(known)}`;
            return { path: `${_format_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .MODULES_DIRECTORY */ .si}/${text}`, problem };
        }
        return undefined;
    }
}
/** An INDEX_INVALID. */
function addressesClash({ problem }) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', problem, `take the folder of one of them out of ${_format_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .MODULES_DIRECTORY */ .si}`);
}


/***/ }),

/***/ 3320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ derivedFault)
/* harmony export */ });
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


/***/ }),

/***/ 7366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ documentFault)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2857);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _format_documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5660);
/* harmony import */ var _format_location_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3683);





const newer = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ format: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().gt(_format_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .INDEX_FORMAT */ .B7) });
const named = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ address: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), version: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional() });
const numbers = zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ version: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })).catch([]);
const located = zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ packages: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ location: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })) }));
const marked = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ versions: numbers, removed: numbers });
/** @param folder of the document: `ns/name/system`, or the same with a version */
function documentFault(folder, bytes, error) {
    return { code: codeOf(folder, bytes), message: (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error) };
}
function codeOf(folder, bytes) {
    const value = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(zod__WEBPACK_IMPORTED_MODULE_4__/* .unknown */ .L5J(), bytes);
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
    const listed = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ versions: located }).safeParse(value).data?.versions;
    const own = located.safeParse([value]).data;
    return (listed ?? own ?? []).flatMap(({ packages }) => packages.map(({ location }) => location));
}
function isForeign(location) {
    try {
        (0,_format_location_js__WEBPACK_IMPORTED_MODULE_3__/* .locationKind */ .QD)(location);
        return false;
    }
    catch {
        return true;
    }
}


/***/ }),

/***/ 5417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ fixOf),
/* harmony export */   Fv: () => (/* binding */ Findings),
/* harmony export */   mH: () => (/* binding */ FINDING_KINDS)
/* harmony export */ });
/* unused harmony export MAX_FINDINGS */
/** What `verify` can find, and what it says of it. */
const RENDER = 'module-registry render --index …';
const RESTORE = 'restore the file from the history of the index: git checkout GOOD_COMMIT -- PATH';
const REPAIR = 'module-registry publish --repair --all-tags --index …';
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


/***/ }),

/***/ 2926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ splitByModule)
/* harmony export */ });
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


/***/ }),

/***/ 8302:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ OwnerCheck)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5023);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3478);
/* harmony import */ var _format_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(726);




const MAX_NAMED = 5;
/** Whether all versions of a module come from repositories that own it, or have owned it. */
class OwnerCheck {
    #address;
    #module;
    #registry;
    /** Versions of each repository that is no owner. */
    #foreign = new Map();
    constructor(address, module, registry) {
        this.#address = address;
        this.#module = module;
        this.#registry = registry;
    }
    add({ repository, version }) {
        const identity = identityOf(repository);
        if (identity === undefined || this.#module === undefined)
            return;
        const { owner, transfers } = this.#module;
        const owners = [owner, ...transfers.flatMap(({ from, to }) => [from, to])];
        if (owners.some((each) => each !== null && (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameRepository */ .ve)(each, identity)))
            return;
        this.#foreign.set(repository.url, [...(this.#foreign.get(repository.url) ?? []), version]);
    }
    faults() {
        const path = (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .modulePath */ .Mw)(this.#address, 'module.json');
        const owner = this.#module?.owner;
        const name = owner ? (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(`${owner.host}/${owner.repository}`) : 'nobody';
        const isAllowed = this.#module === undefined || (0,_format_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .allowsOwner */ .eT)(this.#registry, this.#address, owner);
        const message = `registry.json does not let ${name} use the namespace ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(this.#address.namespace)}`;
        const namespace = isAllowed ? [] : [{ code: 'NAMESPACE_FOREIGN', message, path }];
        const versions = [...this.#foreign].map(([url, versions]) => {
            const named = versions.slice(0, MAX_NAMED).join(', ');
            const more = versions.length > MAX_NAMED ? ` and ${versions.length - MAX_NAMED} more` : '';
            const message = `module.json says that ${name} owns the module, and ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(url)} published ${named}${more}`;
            return { code: 'OWNER_MISMATCH', message, path };
        });
        return [...namespace, ...versions];
    }
}
/** Undefined for a repository that had no origin, and for a URL that no repository has. */
function identityOf({ url, id, ownerId }) {
    try {
        const identity = url === '' ? undefined : (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .identityFromRemote */ .tk)((0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .parseGitRemote */ .IM)(url));
        return identity && { ...identity, repositoryId: id, ownerId };
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 9641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ readPackageBytes)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/index/format/location.js
var format_location = __webpack_require__(3683);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
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


/***/ }),

/***/ 2439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ releaseFaults)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8644);
/* harmony import */ var _format_location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3683);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3478);
/* harmony import */ var _format_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(726);





/** What is wrong with the facts of a release that can be read. @param module undefined where it cannot be read */
function releaseFaults(release, module, registry) {
    const path = (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .versionPath */ .qW)(release.address, release.version, 'release.json');
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
        message: `release.json says ${name} ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(one)}, and module.json says ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(other)}`,
    }));
}
function locationFaults({ location, digest }, release, registry) {
    const faults = foreignHost(location, release, registry);
    const mismatch = (problem) => faults.push({ code: 'LOCATION_MISMATCH', message: problem });
    const pin = location.slice(location.indexOf('?') + 1).replace(/^[a-z]+=/, '');
    switch ((0,_format_location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationKind */ .QD)(location)) {
        case 'git':
            if (pin !== release.commit && pin !== release.tag)
                mismatch(`the location ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y8)(location)} is neither at commit ${release.commit} nor at its tag`);
            break;
        case 'oci':
            break;
        default:
            if (pin !== release.package.digest)
                mismatch(`the location ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y8)(location)} does not pin ${release.package.digest}`);
    }
    if (digest !== release.package.digest)
        mismatch(`the package at ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y8)(location)} has ${digest}, and the release has ${release.package.digest}`);
    return faults;
}
/** Without `allowedHosts` in `registry.json`, a zip or a commit is on the host of the repository. */
function foreignHost(location, { repository }, registry) {
    const host = (0,_format_location_js__WEBPACK_IMPORTED_MODULE_2__/* .hostOfLocation */ .jp)(location);
    const foreign = (message) => [{ code: 'LOCATION_FOREIGN', message }];
    if (!(0,_format_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .allowsLocation */ .qY)(registry, location))
        return foreign(`the location ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y8)(location)} is on ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(host ?? '')}, which is no allowed host`);
    const isOnHostOfRepository = ['https', 'git'].includes((0,_format_location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationKind */ .QD)(location));
    if (registry.allowedHosts !== undefined || repository.url === '' || !isOnHostOfRepository)
        return [];
    const expected = new URL(repository.url).host;
    if (host === expected)
        return [];
    return foreign(`the location ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y8)(location)} is on ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(host ?? '')}, and its repository on ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(expected)}`);
}


/***/ }),

/***/ 8025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ LastInterface),
/* harmony export */   z: () => (/* binding */ VersionCheck)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2857);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _format_documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5660);
/* harmony import */ var _format_interface_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8859);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3478);
/* harmony import */ var _plan_file_table_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(572);
/* harmony import */ var _derived_fault_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3320);
/* harmony import */ var _document_fault_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7366);
/* harmony import */ var _package_bytes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9641);
/* harmony import */ var _release_faults_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2439);











const NAMES = new Set([
    ...['release.json', 'index.json', 'source', 'download'],
    ...['interface.json', 'README.md', 'module.zip'],
]);
/** The interface that was read last: most versions of a module have that of the version before. */
class LastInterface {
    #bytes = [];
    #last;
    /** @param files of the interface, in one order */
    read(files, parse) {
        const isSame = files.every((bytes, at) => isSameBytes(bytes, this.#bytes[at]));
        if (isSame && this.#last !== undefined)
            return this.#last;
        this.#last = parse();
        this.#bytes = files;
        return this.#last;
    }
}
function isSameBytes(one, other) {
    if (one === undefined || other === undefined)
        return one === other;
    return Buffer.compare(one, other) === 0;
}
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
    /** What the files of the module are made from; undefined where it cannot be read. */
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
        this.faults.push(...(0,_release_faults_js__WEBPACK_IMPORTED_MODULE_8__/* .releaseFaults */ .l)(release, module, registry));
        const zip = await (0,_package_bytes_js__WEBPACK_IMPORTED_MODULE_7__/* .readPackageBytes */ .C)(release, files.get('module.zip'), contents);
        this.faults.push(...zip.faults);
        const moduleInterface = this.#readInterface(release);
        this.#judgeReadme(zip.readme, moduleInterface);
        const isRemade = moduleInterface === undefined && (zip.readme !== undefined || this.#has('interface.json'));
        this.#judgeDerived({ release, moduleInterface }, isRemade);
        return { release, moduleInterface, isRemade };
    }
    #readRelease() {
        const path = this.#path('release.json');
        const bytes = this.#documents.get(path);
        if (bytes !== undefined)
            return this.#parse(path, bytes, _format_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .parseReleaseDocument */ .k1);
        this.#add('RELEASE_MISSING', 'release.json is missing', path);
        return undefined;
    }
    #readInterface(release) {
        const path = this.#path('interface.json');
        const bytes = this.#documents.get(path);
        if (bytes === undefined)
            return undefined;
        const readme = this.#documents.get(this.#path('README.md'));
        const parse = () => (0,_format_interface_document_js__WEBPACK_IMPORTED_MODULE_3__/* .parseInterfaceFiles */ .MI)(release, (each) => this.#documents.get(each));
        return this.#parse(path, bytes, () => this.#folder.interfaces.read([bytes, readme], parse));
    }
    #parse(path, bytes, parse) {
        try {
            return parse(path, bytes);
        }
        catch (error) {
            const folder = path.slice(`${_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .MODULES_DIRECTORY */ .si}/`.length, path.lastIndexOf('/'));
            this.faults.push({ ...(0,_document_fault_js__WEBPACK_IMPORTED_MODULE_6__/* .documentFault */ .K)(folder, bytes, error), path });
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
        return bytes && (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(DETAILS, bytes)?.root.readme;
    }
    #judgeDerived(indexed, isRemade) {
        const { release, moduleInterface } = indexed;
        if (isRemade && !this.#has('interface.json'))
            this.#add('DERIVED_MISSING', 'interface.json is missing', this.#path('interface.json'));
        const rendered = (0,_plan_file_table_js__WEBPACK_IMPORTED_MODULE_5__/* .versionFiles */ .uP)(this.#context.registry, indexed);
        if (moduleInterface !== undefined)
            rendered.push(...(0,_plan_file_table_js__WEBPACK_IMPORTED_MODULE_5__/* .interfaceFiles */ .rQ)(release, moduleInterface));
        const hasReadmeFault = this.faults.some(({ code }) => code === 'README_CHANGED');
        for (const [path, text] of rendered) {
            const isDetails = path === this.#path('index.json');
            if (isDetails && (isRemade || hasReadmeFault))
                continue;
            const fault = (0,_derived_fault_js__WEBPACK_IMPORTED_MODULE_9__/* .derivedFault */ .m)(path, text, this.#documents.get(path));
            if (fault !== undefined)
                this.faults.push(fault);
        }
    }
    #has(file) {
        return this.#documents.has(this.#path(file));
    }
    #unexpected({ path }) {
        this.#add('FILE_UNEXPECTED', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} does not belong to a version`, path);
    }
    #path(file) {
        const { address, version } = this.#folder;
        return (0,_format_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .versionPath */ .qW)(address, version, file);
    }
    #add(code, message, path) {
        this.faults.push({ code, message, path });
    }
}
const DETAILS = zod__WEBPACK_IMPORTED_MODULE_10__/* .looseObject */ ._H3({ root: zod__WEBPACK_IMPORTED_MODULE_10__/* .looseObject */ ._H3({ readme: zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP() }) });


/***/ })

};
