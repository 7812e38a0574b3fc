export const id = 9262;
export const ids = [9262,2656];
export const modules = {

/***/ 1400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findRepository: () => (/* binding */ findRepository),
/* harmony export */   findWorkTree: () => (/* binding */ findWorkTree),
/* harmony export */   followTag: () => (/* binding */ followTag),
/* harmony export */   readHead: () => (/* binding */ readHead),
/* harmony export */   repositoryTags: () => (/* binding */ repositoryTags)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(991);
/* harmony import */ var _publish_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8317);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1656);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3267);






/** Tags that point at tags. A longer chain is refused. */
const MAX_TAGS_FOLLOWED = 20;
/** Finds the repository that `directory` is in. Throws NOT_A_REPOSITORY. */
async function findRepository(git, directory) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(directory, { throwIfNoEntry: false })?.isDirectory())
        throw notARepository(directory, '');
    const args = [
        'rev-parse',
        '--absolute-git-dir',
        '--git-path',
        'objects',
        '--is-shallow-repository',
        '--revs-only',
        'HEAD',
    ];
    const config = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, _publish_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF);
    const [found, origin, committed] = await Promise.all([
        git.run(args, { cwd: directory }),
        git.run(['config', '--get', 'remote.origin.url'], { cwd: directory }),
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(config) ? git.run(['cat-file', '-e', `HEAD:./${_publish_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF}`], { cwd: directory }) : undefined,
    ]);
    const [gitDirectory, objects, isShallow, head] = found.stdout.split('\n');
    if (found.code !== 0 || gitDirectory === undefined || objects === undefined)
        throw notARepository(directory, found.stderr);
    return {
        gitDirectory,
        objects: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, objects),
        head: head || undefined,
        isShallow: isShallow === 'true',
        originUrl: origin.stdout.trim() || undefined,
        uncommittedConfig: committed !== undefined && committed.code !== 0 ? config : undefined,
    };
}
/** The top of the files that are checked out around a directory; undefined in a bare repository. */
async function findWorkTree(git, directory) {
    const { stdout } = await git.run(['rev-parse', '--is-inside-work-tree', '--show-cdup'], { cwd: directory });
    const [isInside, up = ''] = stdout.split('\n');
    return isInside === 'true' ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, up) : undefined;
}
function notARepository(directory, stderr) {
    const isForeign = /dubious ownership/.test(stderr);
    const [reason] = stderr
        .split('\n')
        .filter((line) => /^(?:fatal|error): /.test(line) && !/^fatal: not a git repository/.test(line));
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('NOT_A_REPOSITORY', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(directory)} is ${isForeign ? 'a Git repository of another user' : `not in a Git repository${reason === undefined ? '' : ` that git can read: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(reason)}`}`}`, isForeign
        ? `trust it: git config --global --add safe.directory ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory)}`
        : reason !== undefined
            ? 'repair what git says of the repository or of your configuration; "git status" there says the same'
            : 'run this inside the module repository, or name it with --repository DIR');
}
/**
 * The tags of a repository. They are read once and compared by their whole names, so that no text of others reaches git.
 * @param temporary a directory that exists as long as the tags are read
 * @param options `commit`: only tags in its history; `signal`: ends the reading with its reason; `log`: told of tags of no commit
 */
function repositoryTags(git, { gitDirectory, objects, isShallow, }, temporary, { commit, signal, log, } = {}) {
    const others = [];
    const within = commit === undefined ? [] : [`--merged=${commit}`];
    const read = async () => {
        const refs = await listTags(git, gitDirectory, within);
        return refs.length === 0 ? [] : readCommits(refs, new _objects_js__WEBPACK_IMPORTED_MODULE_5__/* .GitObjects */ .V(git, objects, temporary, signal), others);
    };
    let tags;
    const all = () => {
        tags ??= read();
        return tags;
    };
    return {
        isCut: commit !== undefined && isShallow === true,
        async all() {
            const found = await all();
            for (const line of (0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .shortList */ .pg)(others.splice(0)))
                log?.info(line);
            return found;
        },
        find: async (name) => (await all()).find(({ tag }) => tag === name),
    };
}
/** Asks for no field of an object: for one that is missing git would end, or fetch it. */
async function listTags(git, gitDirectory, within) {
    const args = ['for-each-ref', '--format=%(objectname) %(refname:lstrip=2)', ...within, 'refs/tags'];
    const { code, stdout, stderr } = await git.run(args, { gitDirectory });
    if (code !== 0) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl('NOT_FOUND', `the tags of the repository cannot be read: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(stderr.trim())}`, 'search for damage with "git fsck" in the repository, and clone it anew if there is any');
    }
    return stdout.split('\n').flatMap((line) => {
        const [, oid, tag] = /^([0-9a-f]{40,64}) (.+)$/.exec(line) ?? [];
        if (oid === undefined || tag === undefined)
            return [];
        if (oid.length > 40)
            throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256Refusal */ .wg)('NOT_A_REPOSITORY', (0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(gitDirectory));
        return { tag, oid };
    });
}
async function readCommits(refs, objects, others) {
    try {
        const tags = await Promise.all(refs.map((ref) => followTag(ref, objects)));
        for (const [at, { tag }] of refs.entries())
            if (tags[at] === undefined)
                others.push(`tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(tag)} names no commit: it is left out`);
        return tags.filter((tag) => tag !== undefined);
    }
    finally {
        await objects.close();
    }
}
/** The commit of a tag or a commit, through the objects of annotated tags; undefined for a tag of something else. */
async function followTag({ tag, oid }, objects) {
    let next = oid;
    for (let followed = 0; followed < MAX_TAGS_FOLLOWED; followed += 1) {
        const object = await objects.read(next);
        if (object === undefined)
            return { tag, commit: next, committedAt: 0, isMissing: true };
        const [header = ''] = object.bytes.toString('latin1').split('\n\n', 1);
        if (object.type === 'commit') {
            const [, seconds] = /^committer .*> (\d+) [+-]\d+$/m.exec(header) ?? [];
            return { tag, commit: next, committedAt: Number(seconds ?? 0) };
        }
        const [, target] = /^object ([0-9a-f]{40})$/m.exec(header) ?? [];
        if (object.type !== 'tag' || target === undefined)
            return undefined;
        next = target;
    }
    return undefined;
}
/** Returns the commit of HEAD as a tag called `HEAD`; undefined in a repository without commits. */
async function readHead(git, gitDirectory) {
    const args = ['rev-list', '--max-count=1', '--timestamp', 'HEAD', '--'];
    const { stdout } = await git.run(args, { gitDirectory });
    const [, committedAt, commit] = /^(\d+) ([0-9a-f]+)$/m.exec(stdout) ?? [];
    return commit === undefined ? undefined : { tag: 'HEAD', commit, committedAt: Number(committedAt) };
}


/***/ }),

/***/ 122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ openModules)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/base/bounded-map.js
var bounded_map = __webpack_require__(8863);
// EXTERNAL MODULE: ./lib/base/run-work.js
var run_work = __webpack_require__(5152);
// EXTERNAL MODULE: ./lib/interface/read/module-files.js
var module_files = __webpack_require__(3876);
// EXTERNAL MODULE: ./lib/module/configuration-file.js
var configuration_file = __webpack_require__(3221);
// EXTERNAL MODULE: ./lib/module/license.js
var license = __webpack_require__(5819);
// EXTERNAL MODULE: ./lib/package/limits.js
var limits = __webpack_require__(7654);
// EXTERNAL MODULE: ./lib/package/package.js
var package_package = __webpack_require__(3360);
// EXTERNAL MODULE: ./lib/package/package-files.js
var package_files = __webpack_require__(3814);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(3916);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(4807);
;// CONCATENATED MODULE: ./lib/package/secret-files.js



/**
 * Bytes that two windows have in common: more than any secret has, a private key in UTF-16 included, so that none is cut by
 * the end of a window.
 */
const SECRET_OVERLAP_BYTES = 32 * 1024;
/** Bytes of a file that are searched for secrets at a time. A larger file is searched in several windows. */
const SECRET_WINDOW_BYTES = 1024 * 1024;
const anything = (text) => (text.trim() === '' ? undefined : 0);
const beginning = (...starts) => (text) => starts.some((start) => text.startsWith(Buffer.from(start, 'hex').toString('latin1'))) ? 0 : undefined;
/** The first value, which is the pattern's first group, that is no placeholder. */
const value = (pattern) => (text) => {
    for (const match of text.matchAll(pattern))
        if (!isPlaceholder(match[1] ?? ''))
            return match.index;
    return undefined;
};
const PATH_RULES = [
    { path: /\.tfstate[^/]*$|\/terraform\.tfstate\.d\//i, name: 'Terraform state', find: findState },
    { path: /\.tfplan$|\/tfplan$/i, name: 'a saved plan', find: beginning('504b0304') },
    {
        path: /\/\.terraform\/(?!(.*\/)?\.git(keep|ignore)$)/i,
        name: 'what Terraform keeps in .terraform/',
        find: anything,
    },
    {
        path: /\/(\.terraformrc|terraform\.rc|\.tofurc|tofu\.rc|credentials\.tfrc\.json)$/i,
        name: 'credentials of the client',
        find: value(/\btoken["\s]*[=:]\s*"([^"]+)"/g),
    },
    { path: /\/crash(\.[^/]*)?\.log$/i, name: 'a crash log, which contains state', find: anything },
    { path: /\.ppk$/i, name: 'an SSH private key', find: value(/^Private-Lines: *[1-9]\d*\s+(\S+)/gm) },
    {
        path: /\.(p12|pfx|jks|kdbx)$/i,
        name: 'a key store',
        find: beginning('3080', '3081', '3082', '3083', 'feedfeed', 'cececece', '03d9a29a'),
    },
    { path: /\/[._]netrc$/i, name: 'stored credentials', find: value(/\bpassword\s+(\S+)/g) },
    { path: /\/\.git-credentials$/i, name: 'stored credentials', find: value(/:\/\/[^\s/:@]*:([^\s/@]+)@/g) },
    { path: /\/\.pgpass$/i, name: 'stored credentials', find: value(/^[^#:\s]*(?::[^:\s]*){3}:(\S+)$/gm) },
    { path: /\/\.vault-token$/i, name: 'stored credentials', find: value(/^(\S+)/g) },
    {
        path: /\/\.aws\/credentials$/i,
        name: 'AWS credentials',
        find: value(/^[ \t]*aws_(?:secret_access_key|session_token)[ \t]*=[ \t]*(\S+)/gm),
    },
    {
        path: /\/(\.docker\/config\.json|\.dockercfg)$/i,
        name: 'registry credentials',
        find: value(/"(?:auth|identitytoken|registrytoken)"\s*:\s*"([^"]+)"/g),
    },
    {
        path: /\/kubeconfig$|\.kubeconfig$|\/\.kube\/config$/i,
        name: 'a kubeconfig',
        find: value(/^[ \t-]*(?:token|password|client-key-data)[ \t]*:[ \t]*["']?([^\s"']+)/gm),
    },
    {
        path: /\/\.env(\.(?!example$|sample$|template$|dist$)[^/]*)?$/i,
        name: 'environment variables (.env)',
        find: value(/^[ \t]*(?:export[ \t]+)?\w{0,100}(?:SECRET|TOKEN|PASSWORD|PASSWD|PASSPHRASE|CREDENTIAL|API_?KEY|ACCESS_?KEY|PRIVATE_?KEY)\w{0,100}[ \t]*=[ \t]*["']?([^\s"'#]+)/gim),
    },
];
const CONTENT_RULES = [
    {
        pattern: /-----BEGIN [A-Z ]{0,20}PRIVATE KEY/,
        name: 'a private key',
        isReal: (_, text) => isPrivateKey(text),
    },
    { pattern: /gh[oprsu]_[A-Za-z0-9]{36}/, name: 'a GitHub token', isReal: hasChecksum },
    { pattern: /github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}/, name: 'a GitHub token' },
    // https://github.blog/changelog/2026-04-24-notice-about-upcoming-new-format-for-github-app-installation-tokens/
    { pattern: /ghs_\d{1,20}_eyJ[\w-]{10,500}\.[\w-]{20,500}/, name: 'a GitHub token' },
    { pattern: /(?<![A-Za-z0-9])A(?:KIA|SIA)[A-Z2-7]{16}(?![A-Za-z0-9])/, name: 'an AWS access key' },
    { pattern: /npm_[A-Za-z0-9]{36}/, name: 'an npm token' },
    { pattern: /_authToken=([^\s$<]{4,200})/, name: 'an npm token' },
    { pattern: /glpat-[A-Za-z0-9_-]{20}/, name: 'a GitLab token' },
    { pattern: /xox[abpr]-(?:\d-)?\d{9,13}-[A-Za-z0-9-]{10,80}/, name: 'a Slack token' },
    { pattern: /\.atlasv1\.[A-Za-z0-9_-]{60}/, name: 'a Terraform token' },
    // Encoded bytes have these letters by chance.
    { pattern: /(?<![A-Za-z0-9+/])AIza[\w-]{35}(?![\w+/=-])/, name: 'a Google API key' },
    { pattern: /[rs]k_live_[A-Za-z0-9]{16,99}/, name: 'a Stripe key' },
    { pattern: /hvs\.[A-Za-z0-9_-]{90}/, name: 'a Vault token' },
];
// Without what must not come before: with it, a search takes seven times as long.
const ANY_SECRET = new RegExp(CONTENT_RULES.map(({ pattern }) => pattern.source.replace(/^\(\?<![^)]*\)/, '')).join('|'));
const EACH_SECRET = CONTENT_RULES.map((rule) => ({ ...rule, pattern: new RegExp(rule.pattern, 'g') }));
/**
 * The first secret that a file holds: one of the kind that its path promises, a token of a known form, or a private key; in UTF-8, in
 * UTF-16, or between other bytes. What documentation writes in the place of a secret is none.
 * @param paths of the file: in the package, and in the module where it is behind a link
 */
function findSecret(paths, bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return findPromised(paths, buffer) ?? findAnywhere(buffer);
}
function findPromised(paths, bytes) {
    const rules = PATH_RULES.filter(({ path }) => paths.some((each) => path.test(`/${each}`)));
    if (rules.length === 0)
        return undefined;
    for (const each of textsOf(bytes.toString('latin1')))
        for (const { name, find } of rules) {
            const at = find(each);
            if (at !== undefined)
                return { name, line: lineAt(each, at) };
        }
    return undefined;
}
/** As UTF-8, and as UTF-16: without its mark and the NUL bytes, ASCII in UTF-16 is ASCII. */
function textsOf(text) {
    return text.includes('\0') ? [text, text.replace(/^(ÿþ|þÿ)/, '').replaceAll('\0', '')] : [text];
}
function findAnywhere(bytes) {
    for (let start = 0; start < bytes.length; start += SECRET_WINDOW_BYTES) {
        const text = bytes.toString('latin1', start, start + SECRET_WINDOW_BYTES + SECRET_OVERLAP_BYTES);
        const [found] = textsOf(text).flatMap((each) => secretIn(each) ?? []);
        if (found !== undefined)
            return { name: found.name, line: found.line + lineAt(bytes.toString('latin1', 0, start), start) - 1 };
    }
    return undefined;
}
function secretIn(text) {
    if (!ANY_SECRET.test(text))
        return undefined;
    for (const { pattern, name, isReal = (match) => !isPlaceholder(match) } of EACH_SECRET)
        for (const { 0: match, 1: value = match, index } of text.matchAll(pattern))
            if (isReal(value, text.slice(index, index + SECRET_OVERLAP_BYTES)))
                return { name, line: lineAt(text, index) };
    return undefined;
}
function lineAt(text, index) {
    let line = 1;
    for (let at = text.indexOf('\n'); at >= 0 && at < index; at = text.indexOf('\n', at + 1))
        line += 1;
    return line;
}
const BASE_62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Whether the last six characters are the checksum of those between them and the prefix. https://github.blog/engineering/platform-security/behind-githubs-new-authentication-token-formats/ */
function hasChecksum(token) {
    const digits = [...token.slice(-6)].reduce((sum, digit) => sum * 62 + BASE_62.indexOf(digit), 0);
    return (0,external_node_zlib_.crc32)(token.slice(4, -6)) === digits;
}
const WORDS = /example|sample|dummy|placeholder|change[-_ ]?me|redacted|your|fake|abc123|123abc|deadbeef|qwerty|x{4}|\.\.\.|…|\*{3}|a1b2c3|1a2b3c/i;
const NO_VALUE = /^(.{1,3}|true|false|null|none|\d{1,5}|(my|the|some|a|test)?[-_ ]?(secret|token|password|passwd|pass|key|value|foo|bar|test)+)$/i;
const REFERENCE = /^\$|\$\{|\{\{|^<.*>?$|^%.*%$/;
const REPEATED = /(.)\1{4}/;
/** Whether a text stands for a secret, as in documentation: a word, a reference to a variable, repeated or consecutive characters. */
function isPlaceholder(text) {
    if (WORDS.test(text) || NO_VALUE.test(text) || REFERENCE.test(text) || REPEATED.test(text))
        return true;
    return hasSequence(text) || (text.length >= 16 && new Set(text).size * 3 <= text.length);
}
/** Whether five characters follow each other: `12345`, `edcba`. */
function hasSequence(text) {
    let [run, step] = [0, 0];
    for (let at = 1; at < text.length; at += 1) {
        const next = text.charCodeAt(at) - text.charCodeAt(at - 1);
        run = next === step && Math.abs(next) === 1 ? run + 1 : 1;
        step = next;
        if (run === 4)
            return true;
    }
    return false;
}
/** State that knows nothing is no secret: as a state is written before the first resource is. */
function findState(text) {
    let state;
    try {
        state = (0,json/* readJson */.Vh)(text.replace(/^ï»¿/, ''));
    }
    catch {
        return /"(lineage|serial|terraform_version)"/.test(text) ? 0 : undefined;
    }
    return holdsResources(state) ? 0 : undefined;
}
function holdsResources(state) {
    if (typeof state !== 'object' || state === null)
        return false;
    const known = new Map(Object.entries(state));
    if (['resources', 'outputs', 'encrypted_data'].some((key) => isFilled(known.get(key))))
        return true;
    const modules = known.get('modules');
    return Array.isArray(modules) && modules.some(holdsResources);
}
function isFilled(value) {
    return typeof value === 'string' ? value !== '' : Object.keys(value ?? {}).length > 0;
}
/** The base64 of a private key on Curve25519 has 64 characters; none is shorter. */
const SHORTEST_KEY = 64;
const HEADER = /^-----BEGIN ((?:[A-Z]+ ){0,3}PRIVATE KEY(?: BLOCK)?)-----/;
/**
 * Whether a text begins with a PEM block that holds a private key: it decodes to one, or to the structure of an encrypted one. Line
 * breaks may be written as `\n`, as in JSON, and lines may be indented, quoted or commented out.
 * https://www.rfc-editor.org/rfc/rfc7468
 */
function isPrivateKey(text) {
    const [header = '', label = ''] = HEADER.exec(text) ?? [];
    const end = text.indexOf('-----', header.length);
    if (header === '' || !text.startsWith(`-----END ${label}-----`, end))
        return false;
    const lines = text
        .slice(header.length, end)
        .replaceAll(/\\{1,16}[nr]/g, '\n')
        .split('\n')
        .map((line) => line.replaceAll(/[\s"',#>|]/g, ''));
    const isHeader = (line) => line.includes(':');
    // https://www.rfc-editor.org/rfc/rfc9580#name-optional-checksum
    const isChecksum = (line) => /^=[A-Za-z0-9+/]{4}$/.test(line);
    const body = lines.filter((line) => !isHeader(line) && !isChecksum(line)).join('');
    if (body.length < SHORTEST_KEY || !/^[A-Za-z0-9+/]+={0,2}$/.test(body))
        return false;
    const bytes = Buffer.from(body, 'base64');
    if (lines.some((line) => isHeader(line) && line.includes('ENCRYPTED')))
        return bytes.length % 8 === 0;
    return isKey(label, bytes);
}
function isKey(label, bytes) {
    if (label.startsWith('OPENSSH'))
        return isOpenSsh(bytes);
    if (label.startsWith('PGP'))
        return isSecretKeyPacket(bytes);
    return isSequence(bytes) && (label.startsWith('ENCRYPTED') || isReadable(label, bytes));
}
function isReadable(label, bytes) {
    try {
        (0,external_node_crypto_.createPrivateKey)(`-----BEGIN ${label}-----\n${bytes.toString('base64')}\n-----END ${label}-----\n`);
        return true;
    }
    catch {
        return false;
    }
}
/** Whether the bytes are one SEQUENCE in DER, to their end. https://www.itu.int/rec/T-REC-X.690 */
function isSequence(bytes) {
    const [tag, first = 0] = bytes;
    const digits = first < 0x80 ? 0 : first & 0x7f;
    if (tag !== 0x30 || digits > 4 || bytes.length < 2 + digits)
        return false;
    const length = digits === 0 ? first : bytes.readUIntBE(2, digits);
    return bytes.length === 2 + digits + length;
}
/** https://github.com/openssh/openssh-portable/blob/master/PROTOCOL.key */
function isOpenSsh(bytes) {
    const magic = 'openssh-key-v1\0';
    if (bytes.toString('latin1', 0, magic.length) !== magic)
        return false;
    // Cipher, key derivation and its options; the number of keys; the public key and the private section.
    const ends = [4, 4, 4, 0, 4, 4];
    let at = magic.length;
    for (const lengthBytes of ends) {
        if (at + 4 > bytes.length)
            return false;
        at += lengthBytes === 0 ? 4 : 4 + bytes.readUInt32BE(at);
    }
    return at === bytes.length;
}
/** Whether the bytes begin with a whole packet of a secret key. https://www.rfc-editor.org/rfc/rfc9580#name-packet-headers */
function isSecretKeyPacket(bytes) {
    const [tag = 0, first = 0] = bytes;
    const isNew = (tag & 0xc0) === 0xc0;
    if ((isNew ? tag & 0x3f : (tag & 0x3c) >> 2) !== SECRET_KEY || tag < 0x80)
        return false;
    const [at, digits] = isNew ? newLength(first) : [1, 2 ** (tag & 3)];
    if (digits > 4 || bytes.length < at + digits)
        return false;
    const length = isNew && digits === 2 ? bytes.readUInt16BE(at) - 0xc000 + 192 : bytes.readUIntBE(at, digits);
    return bytes.length >= at + digits + length;
}
const SECRET_KEY = 5;
/** Where the length of a packet stands, and how many bytes it has. */
function newLength(first) {
    if (first < 192)
        return [1, 1];
    return first < 224 ? [1, 2] : [2, 4];
}

;// CONCATENATED MODULE: ./lib/package/package-screening.js







/** Paths that a notice about a package names. The rest is counted. */
const MAX_NOTICED_PATHS = 3;
const WIDER = 'to package them, add "root: ." beside "path" in .module-registry.yml';
/** Bytes in memory of what files were searched. Those that were needed last are kept. */
const MAX_SEARCHED_BYTES = 4 * 1024 * 1024;
/** Judges what a package lacks by what its files, seen one by one as they are packed, say about it. */
class PackageScreening {
    #prefix;
    #plan;
    #isCommit;
    #named = [];
    /** What is named, from the root of the repository, and the file that does. */
    #outside = new Map();
    #problems = [];
    #secrets = [];
    /**
     * @param root the directory of the package in the repository
     * @param isCommit whether clients clone the repository: then the package lacks only what the clone lacks too
     */
    constructor(root, plan, isCommit) {
        this.#prefix = (0,package_package/* rootPrefix */.RO)(root);
        this.#plan = plan;
        this.#isCommit = isCommit;
    }
    screen({ path, source, oid }, bytes) {
        const problem = contentProblem(path, bytes);
        if (problem !== undefined)
            this.#problems.push(problem);
        const own = `${this.#prefix}${path}`;
        if ((0,package_package/* isModuleConfiguration */.dO)(path)) {
            const { called, read } = namedPaths(path, Buffer.from(bytes).toString());
            this.#named.push(...called, ...read);
            // What it calls there is refused.
            for (const named of read)
                if (named.startsWith('../'))
                    this.#outside.set((0,posix_.join)(this.#prefix, named), own);
        }
        const secret = this.#secretIn(own === source ? [own] : [own, source], oid, bytes);
        if (secret !== undefined)
            this.#secrets.push({ path: own, ...secret });
    }
    #secretIn(paths, oid, bytes) {
        const key = [oid, ...paths].join('\0');
        const known = searched.get(key);
        if (known !== undefined)
            return known.secret;
        const secret = findSecret(paths, bytes);
        searched.set(key, { secret }, 0);
        return secret;
    }
    /** Throws UNSAFE_PACKAGE, with every file that the module needs and its clients would not get. */
    finish() {
        const isAbsent = ({ isInClone }) => !this.#isCommit || !isInClone;
        const leftOut = this.#plan.leftOut.filter(isAbsent);
        const collisions = this.#plan.collisions.filter(isAbsent);
        const broken = this.#problems.filter(isAbsent);
        const lost = [...leftOut, ...collisions, ...broken].filter((each) => each.isNeeded || this.#isRead(each.path));
        if (lost.length > 0)
            throw (0,package_package/* packageRefusal */.$J)('UNSAFE_PACKAGE', 'the module needs these files, and not every client would get them', lost.map((each) => ({ ...each, path: `${this.#prefix}${each.path}` })));
        return {
            secrets: this.#secrets,
            notices: [
                ...this.#notice('left out of the package', leftOut),
                ...this.#notice('not the same on every client', collisions),
                ...this.#notice('not as it should be', broken),
                ...this.#outsideNotice(),
            ],
        };
    }
    /** Whether configuration of the module names the path, or one below it. */
    #isRead(path) {
        return this.#named.some((named) => named === path || named.startsWith(`${path}/`));
    }
    /** What configuration names in the repository and clients lack, but for directories that have the package. */
    #outsideNotice() {
        const outside = [...this.#outside].filter(([path]) => !/^\.(?:\.?$|\.\/)/.test(path) && !this.#prefix.startsWith(`${path}/`));
        if (this.#isCommit || outside.length === 0)
            return [];
        const named = (0,error/* shortList */.pg)(outside.map(([path, by]) => `${(0,error/* quote */.hD)(path)} (${(0,error/* visible */.RK)(by)})`)).join(', ');
        return [`configuration names what is outside of the package: ${named}; ${WIDER}`];
    }
    #notice(what, problems) {
        if (problems.length === 0)
            return [];
        const named = problems
            .slice(0, MAX_NOTICED_PATHS)
            .map(({ path, rule }) => `${(0,error/* quote */.hD)(`${this.#prefix}${path}`)}: ${rule}`);
        const more = problems.length - named.length;
        return [`${what}: ${[...named, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')}`];
    }
}
/** What files hold, by their ids and paths: the next tag, and the next module of a commit, have most of them again. */
const searched = new bounded_map/* BoundedMap */.E(MAX_SEARCHED_BYTES);
const LFS_POINTER = Buffer.from('version https://git-lfs.github.com/spec/v1\n');
function contentProblem(path, bytes) {
    if (LFS_POINTER.equals(bytes.subarray(0, LFS_POINTER.length))) {
        return {
            path,
            rule: 'a Git LFS pointer is packaged instead of the file itself',
            fix: 'commit the file itself (git lfs migrate export), or leave it out with "export-ignore" in .gitattributes',
            isInClone: true,
            isNeeded: (0,package_package/* isNeeded */.Ad)(path),
        };
    }
    if (!(0,configuration_file/* isConfiguration */.Z)(path) || (0,external_node_buffer_.isUtf8)(bytes))
        return undefined;
    const isModule = (0,package_package/* isModuleConfiguration */.dO)(path);
    return { path, rule: 'configuration that is not UTF-8', fix: 'save the file as UTF-8', isNeeded: isModule };
}
const LOCAL_SOURCE = /^[ \t]*"?source"?[ \t]*[=:][ \t]*"(\.\.?(?:\/[^"\r\n]*)?)"/gm;
const MODULE_PATH = /\$\{[ \t]*path\.module[ \t]*\}\/([^"$\\]*)/g;
const COMMENT = /^[ \t]*(#|\/\/).*$/gm;
/** Most files name no path; the pattern of comments takes far longer to say so. */
const MAY_NAME_PATHS = /"\.|path\.module/;
/**
 * The paths that a file of configuration names in the package: sources of local modules, and texts that begin with `path.module`. A
 * path that goes on with an expression is named up to there.
 */
function namedPaths(path, text) {
    if (!MAY_NAME_PATHS.test(text))
        return { called: [], read: [] };
    const directory = path.split('/').slice(0, -1).join('/');
    const code = text.replaceAll(COMMENT, '');
    const named = (pattern) => [...code.matchAll(pattern)].map(([, target = '']) => (0,posix_.normalize)((0,posix_.join)(directory, target)).replace(/\/$/, ''));
    return { called: named(LOCAL_SOURCE), read: named(MODULE_PATH) };
}

// EXTERNAL MODULE: ./lib/publish/config.js
var config = __webpack_require__(8317);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
;// CONCATENATED MODULE: ./lib/adapters/filesystem/zip-writer.js





/** Bytes of a zip that may wait for the disk. Above it the source waits. */
const WRITE_BUFFER_BYTES = 1024 * 1024;
const VERSION_NEEDED = 10;
const MADE_ON_UNIX = (3 << 8) | VERSION_NEEDED;
const FLAG_UTF8 = 0x0800;
const STORED = 0;
const DATE_1980_01_01 = (1 << 5) | 1;
const REGULAR_FILE = 0o100000;
/**
 * Writes `file`, which must not exist, as a zip whose bytes depend on the entries and their order alone: stored, one fixed
 * date, modes 0644 and 0755, no directories, extra fields or comment. There is no zip64: a package has at most 50,000 files
 * and 512 MiB. The bytes of an entry must not change afterwards. Throws what the file system or `entries` throws.
 * https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT 4.3, docs/decisions/0001-own-zip-writer.md
 */
async function packZip(entries, file) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let size = 0;
    const counted = async function* () {
        for await (const bytes of zipOf(entries)) {
            hash.update(bytes);
            size += bytes.length;
            yield bytes;
        }
    };
    await (0,external_node_stream_promises_.pipeline)(counted, (0,external_node_fs_.createWriteStream)(file, { flags: 'wx', highWaterMark: WRITE_BUFFER_BYTES }));
    return { digest: `sha256:${hash.digest('hex')}`, size };
}
async function* zipOf(entries) {
    const directory = [];
    let offset = 0;
    for await (const { path, executable, bytes } of entries) {
        const name = Buffer.from(path);
        const facts = factsOf(bytes, name);
        directory.push(centralHeader(facts, executable, offset), name);
        const header = Buffer.concat([LOCAL_SIGNATURE, facts, name]);
        yield header;
        if (bytes.length > 0)
            yield bytes;
        offset += header.length + bytes.length;
    }
    yield endOf(directory, offset);
}
const LOCAL_SIGNATURE = Buffer.from('PK\x03\x04');
/** The 26 bytes that a local header and a central one share. */
function factsOf(bytes, name) {
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(VERSION_NEEDED, 0);
    facts.writeUInt16LE((0,external_node_buffer_.isAscii)(name) ? 0 : FLAG_UTF8, 2);
    facts.writeUInt16LE(STORED, 4);
    facts.writeUInt16LE(0, 6); // midnight
    facts.writeUInt16LE(DATE_1980_01_01, 8);
    facts.writeUInt32LE((0,external_node_zlib_.crc32)(bytes), 10);
    facts.writeUInt32LE(bytes.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(name.length, 22);
    return facts;
}
function centralHeader(facts, executable, offset) {
    const header = Buffer.alloc(46);
    header.write('PK\x01\x02', 'latin1');
    header.writeUInt16LE(MADE_ON_UNIX, 4);
    facts.copy(header, 6);
    // The upper half of the 32-bit external attributes.
    header.writeUInt16LE(REGULAR_FILE | (executable ? 0o755 : 0o644), 40);
    header.writeUInt32LE(offset, 42);
    return header;
}
function endOf(directory, offset) {
    const headers = Buffer.concat(directory);
    const end = Buffer.alloc(22);
    end.write('PK\x05\x06', 'latin1');
    end.writeUInt16LE(directory.length / 2, 8);
    end.writeUInt16LE(directory.length / 2, 10);
    end.writeUInt32LE(headers.length, 12);
    end.writeUInt32LE(offset, 16);
    return Buffer.concat([headers, end]);
}

// EXTERNAL MODULE: ./lib/adapters/hcl/interface-reader.js
var interface_reader = __webpack_require__(3371);
// EXTERNAL MODULE: ./lib/adapters/hcl/limits.js
var hcl_limits = __webpack_require__(3786);
// EXTERNAL MODULE: ./lib/adapters/hcl/hcl-tokens.js
var hcl_tokens = __webpack_require__(6082);
;// CONCATENATED MODULE: ./lib/adapters/hcl/named-paths.js

/** A `..` that leads up: no ellipsis, and no part of a name. */
const UP = /(?<![\w.])\.\.(?![\w.])/;
/** What can go up: two dots, their Unicode escape, and functions that take something off a path. */
const MAY_LEAD_UP = /\.\.|\\u|\bdirname\b/i;
const SHORTENED = /\b(?:replace|regex(?:all)?|split|substr|trim(?:suffix)?)\s*\(\s*(?:"[^"]*"\s*,\s*)?(?:abspath\s*\(\s*)?"?(?:\$\{\s*)?path\.module\b/;
const named_paths_MODULE_PATH = ['${', 'path', '.', 'module', 'template end'];
/** Directories of whoever calls the module: no package holds them. */
const OF_CALLERS = /^\$\{ path \. (?:cwd|root) template end$/;
const SOURCES = ['source =', '"source" :'];
/**
 * What a text of configuration names above its directory, from there: by the source of a local module, or by a text that begins with
 * `path.module` and goes up at once. One that goes on with an expression, or with what may be no part of the path, names the directory up
 * to there. Undefined where the text goes up in any other way: nobody knows then what it names.
 */
function pathsAbove(text) {
    if (SHORTENED.test(text))
        return undefined;
    if (!MAY_LEAD_UP.test(text))
        return [];
    const found = [];
    let before = [];
    for (const { type, start, end } of new hcl_tokens/* Scanner */.Lp(text)) {
        if (type === 'comment' || type === 'newline')
            continue;
        const own = text.slice(start, end);
        const isText = type === 'text' || type === 'string';
        if (type === 'fault' || own === 'dirname' || (isText && /\\u/i.test(own)))
            return undefined;
        const said = (type === 'string' ? own.slice(1, -1) : own).replaceAll(/\\[nrt"\\]/g, ' ');
        if (isText && UP.test(said) && !OF_CALLERS.test(before.join(' '))) {
            const isSource = type === 'string' && SOURCES.includes(before.slice(-2).join(' '));
            const isOfModule = type === 'text' && before.join(' ') === named_paths_MODULE_PATH.join(' ');
            const isWhole = isSource || text[end] === '"';
            const path = isSource || isOfModule ? pathUp(isSource ? `/${said}` : said, isWhole) : undefined;
            if (path === undefined)
                return undefined;
            found.push(path);
        }
        before = [...before.slice(1 - named_paths_MODULE_PATH.length), type === 'name' || type === 'string' ? own : type];
    }
    return found;
}
/** None, or undefined where a script may go up: nobody knows where it is run. */
function pathsAboveScript(text) {
    return UP.test(text) ? undefined : [];
}
/** @param isWhole whether the path ends with the text */
function pathUp(text, isWhole) {
    const [plain = ''] = /^[\w@+=./-]*/.exec(text) ?? [];
    const path = isWhole && plain === text ? plain : plain.slice(0, plain.lastIndexOf('/') + 1);
    const [ups = ''] = /^(?:\/\.\.(?=\/|$))+/.exec(path) ?? [];
    // Behind a name it leads up from what the package may lack.
    return UP.test(text.slice(ups.length)) ? undefined : `.${path}`;
}

// EXTERNAL MODULE: ./lib/adapters/git/objects.js
var git_objects = __webpack_require__(3267);
// EXTERNAL MODULE: ./lib/adapters/git/tree.js + 1 modules
var tree = __webpack_require__(3947);
;// CONCATENATED MODULE: ./lib/adapters/git/modules.js



















/**
 * Bytes of all different copies of .module-registry.yml that the tags of one repository have: each is parsed. More are LIMIT_EXCEEDED for
 * the repository.
 */
const MAX_CONFIG_COPIES_BYTES = 2 * 1024 * 1024;
/** Bytes of a licence file. A longer one is no text that is known. */
const MAX_LICENSE_BYTES = 128 * 1024;
/** Bytes of a file that does not wait for others. */
const SCREENED_BYTES = 64 * 1024;
/** Bytes of what files name above their directories that are kept in memory, about. */
const MAX_NAMED_BYTES = 4 * 1024 * 1024;
/** Files of a package that wait to be searched for secrets, as each search has a clock of its own. */
const SCREENED_AT_ONCE = 50;
/**
 * Reads what the commits of a repository hold, with one git that runs from the first call until `close`.
 * @param temporary the directory that packages are written to, which exists as long as they are needed
 * @param time for all reads together; without it there is no limit
 */
function openModules(git, { objects, head }, temporary, time) {
    const run = time?.run ?? run_work/* runWork */.d;
    const open = () => readersOf(new git_objects/* GitObjects */.V(git, objects, temporary, time?.signal), head, run);
    let opened;
    const readers = () => {
        opened ??= open();
        return opened;
    };
    const spend = (work) => (time === undefined ? work() : time.spend(work));
    return {
        signal: time?.signal,
        packer: {
            pack: (request) => spend(() => packModule(request, readers().trees, { temporary, run })),
            discard: ({ file }) => (0,promises_.rm)(file, { force: true }),
        },
        interfaces: {
            atCommit: (module) => spend(() => readInterface(readers(), module, run)),
            namedAt: (request) => spend(() => readers().named(request)),
        },
        contents: {
            idAt: (at) => spend(() => contentId(readers().trees, at)),
            fileAt: ({ commit, path }) => spend(async () => (await readFileAt(readers().trees, { commit, path }))?.bytes),
            linkedAt: (module) => spend(async () => (await readers().trees.read(module)).linked),
            filesAt: (module) => spend(() => packagedFiles(readers().trees, module, run)),
        },
        license: (module) => spend(() => readers().license(module)),
        config: {
            at: (commit) => spend(() => readers().config.at(commit)),
            lacksModule: (module) => spend(async () => (await readers().config.lacksModule?.(module)) ?? false),
            hasModule: (module) => spend(async () => (await readers().config.hasModule?.(module)) ?? false),
            hasDirectory: (module) => spend(async () => (await readers().config.hasDirectory?.(module)) ?? false),
        },
        async close() {
            const closing = opened;
            opened = undefined;
            await closing?.trees.objects.close();
        },
    };
}
function readersOf(objects, head, run) {
    const trees = new tree/* ModuleTreeReader */.Yu(objects);
    return {
        trees,
        interfaces: new interface_reader/* InterfaceReader */.T(run),
        named: namedReader(trees, run),
        license: licenseReader(trees, run),
        config: gitConfigSource(trees, head, run),
    };
}
/** A file, or what a symbolic link is to Git; undefined where there is none. Throws as {@link ModuleTreeReader.find}. */
async function readFileAt(trees, at) {
    const found = await trees.find(at);
    const isFile = found !== undefined && found.mode !== tree/* DIRECTORY_MODE */.sg && found.mode !== tree/* SUBMODULE_MODE */.Fe;
    return isFile ? await readBlob(trees.objects, found) : undefined;
}
async function readBlob(objects, { oid, path }) {
    const blob = await objects.read(oid);
    if (blob === undefined)
        throw (0,git_objects/* notFound */.m)(oid, path);
    return blob;
}
/**
 * Packs the module of a commit into a zip that depends on its tree alone, not on the work tree or the machine. Throws, besides
 * what the port names, NOT_FOUND; then there is no file.
 */
async function packModule(request, trees, { temporary, run }) {
    const { commit, path: module, packageRoot: root = module, packagePaths: paths = [root] } = request;
    const tree = await trees.read({ commit, path: root });
    const plan = run(() => (0,package_files/* planPackage */.Gv)(tree, module, paths));
    const screening = new PackageScreening(root, plan, request.isCommit ?? false);
    const contents = [];
    const unscreened = [];
    const screenAll = () => run(() => {
        for (const { bytes, ...file } of unscreened.splice(0))
            screening.screen(file, bytes);
    });
    async function* readFiles() {
        let total = 0;
        for await (const [planned, { bytes }] of trees.objects.readEach('blob', plan.files)) {
            const { path, executable } = planned;
            total += bytes.length;
            if (total > limits/* MAX_PACKAGE_BYTES */.qv)
                throw (0,limits/* tooMany */.Ot)('bytes');
            unscreened.push({ ...planned, bytes });
            if (unscreened.length === SCREENED_AT_ONCE || bytes.length > SCREENED_BYTES)
                screenAll();
            contents.push({ path, mode: executable ? '0755' : '0644', size: bytes.length });
            yield { path, executable, bytes };
        }
        screenAll();
    }
    const file = (0,external_node_path_.join)(temporary, `${(0,external_node_crypto_.randomUUID)()}.zip`);
    try {
        const zip = await packZip(readFiles(), file);
        const screened = screening.finish();
        const counts = { files: contents.length, equalsTree: equalsTree(tree, paths, plan.files) };
        return { facts: { format: package_package/* PACKAGE_FORMAT */.Nb, ...zip, ...counts }, contents, file, ...screened };
    }
    catch (error) {
        await (0,promises_.rm)(file, { force: true });
        throw error;
    }
}
async function readInterface({ trees, interfaces }, module, run) {
    const tree = await trees.read(module);
    // Files that a package must not have are read, too: a comparison publishes nothing.
    const { files } = run(() => new package_files/* TreeWalk */.OC(tree));
    const selected = run(() => (0,module_files/* selectInterfaceFiles */.Dm)(files));
    return interfaces.readListed(selected, (wanted) => trees.objects.readEach('blob', wanted));
}
const SCRIPT = /\.(?:sh|bash|ps1|py)$/;
/** Reads what configuration and scripts name above their directory: see {@link pathsAbove}. The same file of many tags is read once. */
function namedReader(trees, run) {
    const kept = new bounded_map/* BoundedMap */.E(MAX_NAMED_BYTES);
    const namedIn = async (file) => {
        const known = kept.get(file.oid);
        if (known !== undefined)
            return known.named;
        const { bytes } = await readBlob(trees.objects, file);
        const isTooLarge = bytes.length > hcl_limits/* MAX_CONFIGURATION_BYTES */.C;
        const read = (0,configuration_file/* isConfiguration */.Z)(file.path) ? pathsAbove : pathsAboveScript;
        const named = isTooLarge ? undefined : run(() => read(bytes.toString()));
        kept.set(file.oid, { named }, (named ?? []).join('').length * 2);
        return named;
    };
    return async ({ commit, packageRoot, paths }) => {
        const tree = await trees.read({ commit, path: packageRoot });
        const outer = (0,package_package/* outermost */.J9)(paths);
        const { files } = run(() => new package_files/* TreeWalk */.OC(tree, outer));
        const found = new Set();
        for (const { path: packaged, oid, executable } of files) {
            const path = `${(0,package_package/* rootPrefix */.RO)(packageRoot)}${packaged}`;
            if (!(0,configuration_file/* isConfiguration */.Z)(path) && !executable && !SCRIPT.test(path))
                continue;
            const directory = (0,module_files/* directoryOf */.jt)(path);
            const isOfModule = (each) => (0,package_package/* isWithin */.UO)(path, each) && !(0,configuration_file/* isExampleOrTest */.m)(path.slice((0,package_package/* rootPrefix */.RO)(each).length));
            // An example or a test is loaded only where it is called.
            if (!paths.has(directory) && !outer.some(isOfModule))
                continue;
            const named = await namedIn({ oid, path });
            if (named === undefined)
                return undefined;
            for (const each of named)
                found.add((0,module_files/* resolvePath */.o1)(directory, each));
        }
        return [...found].filter((each) => !(0,module_files/* isLocal */.IX)(each) && !outer.some((other) => (0,package_package/* isWithin */.UO)(each, other)));
    };
}
/** The id of what a commit has at a path, and what links in it need of other directories. */
async function contentId(trees, at) {
    const found = await trees.find(at);
    if (found?.mode !== tree/* DIRECTORY_MODE */.sg || at.path === '')
        return found?.oid;
    const { entries } = await trees.read(at);
    const outside = entries.filter(({ path }) => !(0,package_package/* isWithin */.UO)(path, at.path));
    return [found.oid, ...outside.map(({ path, mode, oid }) => `${path} ${mode} ${oid}`)].join('\n');
}
async function packagedFiles(trees, module, run) {
    const tree = await trees.read(module);
    const { files } = run(() => new package_files/* TreeWalk */.OC(tree));
    return new Map(files.map(({ path, oid, executable }) => [path, `${oid}${executable ? ' x' : ''}`]));
}
const NO_CONFIG = {};
function gitConfigSource(trees, head, run) {
    /** By blob; a copy that is refused is so for each of its tags, and parsed once too. */
    const copies = new Map();
    let copiedBytes = 0;
    const readConfig = async (commit) => {
        const blob = await readFileAt(trees, { commit, path: config/* CONFIG_PATH */.tF });
        if (blob === undefined)
            return undefined;
        // Loaded only for a file: most repositories have none, and the YAML parser takes time to start.
        const { parseConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8685)]).then(__webpack_require__.bind(__webpack_require__, 8685));
        const known = copies.get(blob.oid);
        if (known !== undefined)
            return known();
        copiedBytes += Math.min(blob.bytes.length, config/* configFormat */.A5.maxBytes);
        if (copiedBytes > MAX_CONFIG_COPIES_BYTES)
            throw new config/* RepositoryLimit */.CG(`the tags have more than ${copies.size} different copies of ${config/* CONFIG_PATH */.tF}, and more than ${MAX_CONFIG_COPIES_BYTES} bytes in them`, 'publish some tags at a time (--tag), or let one file count for all of them (--config)');
        const copy = resultOf(() => run(() => parseConfigFile(config/* CONFIG_PATH */.tF, blob.bytes, config/* configFormat */.A5)));
        copies.set(blob.oid, copy);
        return copy();
    };
    const hasDirectory = async (at) => (await trees.find(at))?.mode === tree/* DIRECTORY_MODE */.sg;
    const ofHead = lastResult(readConfig);
    const ofCommit = lastResult(readConfig);
    return {
        async at(commit) {
            const own = commit === 'HEAD' ? undefined : await ofCommit(commit);
            return own ?? (head === undefined ? undefined : await ofHead(head)) ?? NO_CONFIG;
        },
        async lacksModule({ commit, path }) {
            if (head === undefined || (await ofHead(head)) === undefined)
                return false;
            if ((await ofCommit(commit)) !== undefined)
                return false;
            return !(await hasDirectory({ commit, path }));
        },
        hasModule: async (at) => (await trees.list(at)).some(({ path }) => (0,configuration_file/* isConfiguration */.Z)(path)),
        hasDirectory,
    };
}
const modules_REGULAR_FILE = /^100/;
/** Reads the licences of modules from commits. The same file of many tags is read once. */
function licenseReader(trees, run) {
    const identifiers = new Map();
    const identifierOf = async (file) => {
        if (identifiers.has(file.oid))
            return identifiers.get(file.oid);
        const { bytes } = await readBlob(trees.objects, file);
        const text = bytes.length > MAX_LICENSE_BYTES ? '' : new TextDecoder().decode(bytes);
        const identifier = run(() => (0,license/* licenseIdentifier */.n)(text));
        identifiers.set(file.oid, identifier);
        return identifier;
    };
    const readIn = async (commit, directory) => {
        const entries = await trees.list({ commit, path: directory });
        const files = entries.filter(({ mode }) => modules_REGULAR_FILE.test(mode));
        const names = files.map(({ path }) => path.slice((0,package_package/* rootPrefix */.RO)(directory).length));
        const found = files[names.indexOf((0,license/* selectLicense */.I)(names) ?? '')];
        if (found === undefined)
            return undefined;
        const identifier = await identifierOf(found);
        return { file: found.path, ...(identifier === undefined ? {} : { identifier }) };
    };
    /** The file in the directory of the module, else in the root of the repository; undefined without one. */
    return async ({ commit, path }) => (path === '' ? undefined : await readIn(commit, path)) ?? (await readIn(commit, ''));
}
/** Asks once for what is asked many times in a row, as for each module of a commit. */
function lastResult(read) {
    let last;
    return (commit) => {
        if (last?.commit !== commit)
            last = { commit, result: read(commit) };
        return last.result;
    };
}
/** What a call returns or throws, as often as it is asked for. */
function resultOf(call) {
    try {
        const value = call();
        return () => value;
    }
    catch (error) {
        return () => {
            throw error;
        };
    }
}
/** Whether the package has exactly the files of the tree at its paths: none is left out, and no symbolic link is replaced. */
function equalsTree(tree, paths, files) {
    const entries = paths[0] === tree.root
        ? tree.entries
        : tree.entries.filter(({ path }) => paths.some((each) => (0,package_package/* isWithin */.UO)(path, each)));
    return files.length === entries.length && entries.every(({ mode }) => mode.startsWith('100'));
}


/***/ }),

/***/ 58:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  RQ: () => (/* binding */ announcing),
  NP: () => (/* binding */ releaseStore),
  Vx: () => (/* binding */ removeAsset)
});

// UNUSED EXPORTS: assetName, formatReleaseNotes, isLatest, previousTag

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./node_modules/@octokit/request-error/dist-src/index.js
var dist_src = __webpack_require__(1015);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(7526);
;// CONCATENATED MODULE: ./lib/base/first-lines.js

/**
 * Markdown of at most this length: the first of its lines, and a line that says how many there are. What a cut leaves open, a block of
 * code or a part to unfold, is closed.
 * @param where all of it is
 */
function firstLines(markdown, most, where) {
    if (markdown.length <= most)
        return markdown;
    const lines = markdown.split('\n');
    const end = (shown) => `\nCut here: ${shown} of ${(0,count/* counted */.h)(lines.length, 'line')} are shown. All of it: ${where}\n`;
    let left = most - end(lines.length).length - CLOSING.length;
    const shown = [];
    for (const line of lines) {
        left -= line.length + 1;
        if (left < 0)
            break;
        shown.push(line);
    }
    const text = `${shown.join('\n')}\n`;
    const isFenced = (text.match(/^```/gm)?.length ?? 0) % 2 === 1;
    const isFolded = text.lastIndexOf('<details>') > text.lastIndexOf('</details>');
    return `${text}${isFenced ? '```\n' : ''}${isFolded ? '</details>\n' : ''}${end(shown.length)}`;
}
const CLOSING = '```\n</details>\n';

// EXTERNAL MODULE: ./lib/base/get-or-insert.js
var get_or_insert = __webpack_require__(4141);
// EXTERNAL MODULE: ./lib/index/format/location.js
var format_location = __webpack_require__(3683);
// EXTERNAL MODULE: ./lib/module/release.js
var module_release = __webpack_require__(905);
// EXTERNAL MODULE: ./lib/module/tag.js
var module_tag = __webpack_require__(4632);
// EXTERNAL MODULE: ./lib/module/version.js
var module_version = __webpack_require__(7124);
// EXTERNAL MODULE: ./lib/oci/descriptor.js
var descriptor = __webpack_require__(1260);
// EXTERNAL MODULE: ./lib/adapters/github/client.js
var client = __webpack_require__(2563);
// EXTERNAL MODULE: ./lib/adapters/github/failures.js
var failures = __webpack_require__(679);
// EXTERNAL MODULE: ./lib/adapters/github/repository.js
var repository = __webpack_require__(7164);
;// CONCATENATED MODULE: ./lib/adapters/github/releases.js













/** Pages of releases that are searched for a draft and for published versions. Older releases are not seen. */
const MAX_RELEASE_PAGES = 10;
/** Characters of the notes of a release: GitHub takes 125,000. Of longer ones that GitHub has generated, the first lines are written. */
const MAX_NOTES_LENGTH = 124_000;
/**
 * Stores packages as assets of the releases of their tags. A release stays a draft until its asset is uploaded and read
 * back, because a published release may be immutable. https://docs.github.com/code-security/concepts/supply-chain-security/immutable-releases
 * @param notesOf where it has none of a tag, GitHub generates them
 */
function releaseStore(open, notesOf) {
    return {
        // Releases are read by those who read the repository, and `resolve` takes public repositories only.
        publicLocation: async () => undefined,
        async resolve({ release }, { facts }) {
            const repository = await open();
            if (repository.visibility !== 'public')
                throw new base_error/* RegistryError */.gl('STORE_REFUSED', `${(0,base_error/* quote */.hD)(repository.name)} is private: clients cannot fetch the assets of its releases`, 'use --package index with a private index, --package git (clients clone with their own credentials) or --package oci');
            const url = assetUrl(repository, release);
            return { location: (0,format_location/* zipLocation */.z4)(url, facts.digest, (0,module_release/* packageSubdirectory */.sy)(release)), files: new Map() };
        },
        checkAccess: async () => (0,repository.proveWritable)(await open()),
        async store({ release }, pkg, registry) {
            await new ReleaseUpload(await open(), { release, pkg, ...registry }, notesOf).reconcile();
        },
    };
}
/** The upload of one package into the release of its tag. https://docs.github.com/rest/releases */
class ReleaseUpload {
    #repository;
    #forge;
    #path;
    #request;
    #rest;
    #package;
    #notesOf;
    constructor(repository, pkg, notesOf) {
        const { server, octokit } = repository.github;
        this.#repository = repository;
        this.#forge = server.forge;
        this.#path = repository.path;
        this.#request = octokit.request;
        this.#rest = octokit.rest.repos;
        this.#package = pkg;
        this.#notesOf = notesOf;
    }
    /** Each round reads the state before it writes, so a write whose outcome is unknown is never sent blindly again. */
    async reconcile() {
        const isTransient = (outcome) => (0,failures/* mayPass */.bg)(outcome) || isTaken(outcome) || isGone(outcome) || outcome === STILL_A_DRAFT;
        const { deadline } = this.#repository.github;
        await deadline.retry(isTransient, () => this.#round()).catch((error) => this.#fail(error));
    }
    async #round() {
        const { tag } = this.#package.release;
        const found = await (0,failures/* unlessMissing */.F2)(this.#rest.getReleaseByTag({ ...this.#path, tag }));
        if (found?.data.draft === false)
            return this.#attach(found.data);
        const releases = this.#forge.hasOneReleaseOfTag ? [] : await this.#releases();
        const drafts = [...releases, ...(found === undefined ? [] : [found.data])]
            .filter((each) => each.draft && each.tag_name === tag)
            .toSorted((a, b) => a.id - b.id);
        const [draft = await this.#createDraft(releases)] = drafts;
        await this.#attach(draft);
        await this.#publish(draft);
    }
    /** The newest 1,000 releases and drafts. */
    async #releases() {
        const found = [];
        const { server } = this.#repository.github;
        const ask = (query) => this.#rest.listReleases({ ...this.#path, ...query });
        for await (const releases of (0,client/* pagesOf */.E0)(server, MAX_RELEASE_PAGES, ask))
            found.push(...releases);
        return found;
    }
    async #createDraft(releases) {
        const { release } = this.#package;
        const tags = releases.filter(({ draft }) => !draft).map((each) => each.tag_name);
        const notes = (await this.#notesOf(release.tag)) ?? (await this.#generateNotes(tags));
        const { digest } = this.#package.pkg.facts;
        const body = formatReleaseNotes({ ...this.#package, digest, notes });
        const draft = { tag_name: release.tag, name: release.tag, body, draft: true };
        const prerelease = (0,module_version/* isPrerelease */.V1)(release.version);
        return (await this.#rest.createRelease({ ...this.#path, ...draft, prerelease, ...client/* ONCE */.ET })).data;
    }
    async #generateNotes(tags) {
        if (!this.#forge.hasReleaseNotes)
            return '';
        const { release } = this.#package;
        const previous = previousTag(release, tags);
        const since = previous === undefined ? {} : { previous_tag_name: previous };
        try {
            const query = { ...this.#path, tag_name: release.tag, ...since };
            return (await this.#rest.generateReleaseNotes(query)).data.body;
        }
        catch (error) {
            const reason = error instanceof Error ? error.message : 'unknown';
            this.#repository.github.log.info(`release   ${this.#forge.title} generated no notes (${reason})`);
            return '';
        }
    }
    /** Makes the release have this asset, and reads it back. Throws STORE_REFUSED, VERSION_EXISTS for other bytes. */
    async #attach(release) {
        const name = assetName(this.#package.release);
        const existing = release.assets.find((asset) => asset.name === name);
        const isWhole = existing?.state === 'uploaded' || this.#forge.hasOneReleaseOfTag;
        if (existing !== undefined && isWhole)
            return this.#compare(existing);
        if (release.immutable === true)
            throw sealed(this.#package.release);
        // An interrupted upload leaves an asset with its name and no bytes.
        if (existing !== undefined)
            await removeAsset(this.#repository, { release_id: release.id, asset_id: existing.id, ...client/* ONCE */.ET });
        if (this.#forge.hasOneReleaseOfTag)
            return this.#compare(await this.#uploadOnly(release, name));
        const { id } = await this.#upload(release, name);
        await this.#compare(await this.#readBack(id));
    }
    /** To a server that takes several assets of one name: of those of several runs, the first stays. */
    async #uploadOnly({ id: release_id }, name) {
        const form = new FormData();
        form.append('attachment', new Blob([await (0,promises_.readFile)(this.#package.pkg.file)]), name);
        const encoded = new Response(form);
        const target = { ...this.#path, release_id };
        const { data } = await this.#request('POST /repos/{owner}/{repo}/releases/{release_id}/assets{?name}', {
            ...target,
            name,
            data: Buffer.from(await encoded.arrayBuffer()),
            headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
            ...client/* ONCE */.ET,
        });
        const uploaded = data;
        const { assets } = (await this.#rest.getRelease(target)).data;
        const [first, ...others] = assets.filter((each) => each.name === name).toSorted((a, b) => a.id - b.id);
        const own = others.find(({ id }) => id === uploaded.id);
        if (own !== undefined)
            await removeAsset(this.#repository, { release_id, asset_id: own.id, ...client/* ONCE */.ET });
        return first ?? uploaded;
    }
    async #upload({ id, upload_url }, name) {
        this.#repository.github.origins.add(new URL(upload_url).origin);
        const { data } = await this.#rest.uploadReleaseAsset({
            ...this.#path,
            release_id: id,
            name,
            // Octokit's types allow text only; fetch takes bytes.
            data: (await (0,promises_.readFile)(this.#package.pkg.file)),
            headers: { 'content-type': 'application/zip' },
            url: upload_url,
            ...client/* ONCE */.ET,
        });
        return data;
    }
    async #readBack(id) {
        const read = () => (0,failures/* unlessMissing */.F2)(this.#rest.getReleaseAsset({ ...this.#path, asset_id: id }));
        // An asset may not exist yet for a short time.
        const asset = await this.#repository.github.deadline.retry((found) => found === undefined, read);
        if (asset !== undefined)
            return asset.data;
        throw new base_error/* RegistryError */.gl('STORE_REFUSED', `the asset ${id} of the release ${(0,base_error/* quote */.hD)(this.#package.release.tag)} was uploaded but cannot be read back`, 'run it again: it continues where this run stopped');
    }
    async #compare(asset) {
        const { release, pkg } = this.#package;
        const digest = asset.digest || (await this.#digestOf(asset));
        if (digest !== pkg.facts.digest)
            throw otherAsset(release, digest, pkg.facts.digest);
    }
    /** Of the downloaded bytes: GitHub Enterprise Server before 3.18 does not tell it, nor does Gitea. */
    async #digestOf({ id }) {
        const headers = { accept: 'application/octet-stream' };
        const { data } = this.#forge.hasOneReleaseOfTag
            ? await this.#request({
                method: 'GET',
                url: assetUrl(this.#repository, this.#package.release),
                headers,
            })
            : await this.#rest.getReleaseAsset({ ...this.#path, asset_id: id, headers });
        // With this header the response is the file; Octokit reads what a server takes for text as text.
        const bytes = typeof data === 'string' ? Buffer.from(data) : data;
        if (!(bytes instanceof ArrayBuffer) && !(bytes instanceof Uint8Array))
            throw new Error(`the asset ${id} was sent without its bytes`);
        return (0,descriptor/* digestOfBytes */.b)(new Uint8Array(bytes));
    }
    /** Lists the releases again, because another run may have published a higher version: of two runs at least one sees the other. */
    async #publish(draft) {
        const { release, withdrawn } = this.#package;
        const releases = this.#forge.hasOneReleaseOfTag ? [] : await this.#releases();
        const tags = releases.map((each) => each.tag_name);
        const latest = isLatest(release, tags, withdrawn) ? 'true' : 'false';
        const target = { ...this.#path, release_id: draft.id };
        try {
            const { data } = await this.#rest.updateRelease({
                ...target,
                draft: false,
                make_latest: latest,
                ...client/* ONCE */.ET,
            });
            if (data.draft)
                throw STILL_A_DRAFT;
        }
        catch (error) {
            if (isTaken(error))
                await this.#rest.deleteRelease({ ...target, ...client/* ONCE */.ET });
            throw error;
        }
        await this.#deleteTwins(draft, releases);
    }
    /** Removes other drafts that runs of this tool have made for the tag. One that a person has written stays. */
    async #deleteTwins({ id }, releases) {
        const { release } = this.#package;
        const isTwin = (each) => each.draft &&
            each.id !== id &&
            each.tag_name === release.tag &&
            each.body?.includes(digestStart(release));
        for (const twin of releases.filter(isTwin))
            await (0,failures/* unlessMissing */.F2)(this.#rest.deleteRelease({ ...this.#path, release_id: twin.id, ...client/* ONCE */.ET }));
    }
    #fail(error) {
        const { tag } = this.#package.release;
        if (error === STILL_A_DRAFT)
            throw new base_error/* RegistryError */.gl('STORE_REFUSED', `the release ${(0,base_error/* quote */.hD)(tag)} is still a draft although ${this.#forge.title} answered that it was published`, 'publish the draft by hand or remove what holds it back, such as a rule or an app, then run it again');
        if ((0,failures/* statusOf */.c2)(error) === 422 && /immutable/.test(String(error)))
            throw sealed(this.#package.release);
        throw (0,failures/* githubFailure */.eQ)(error, this.#repository, {
            doing: `put the package into the release ${(0,base_error/* quote */.hD)(tag)}`,
            needs: 'contents: write',
            code: 'STORE_REFUSED',
        });
    }
}
/** The server has answered 2xx to a request to publish a draft, and the answer says that it is one. */
const STILL_A_DRAFT = new Error('the release is still a draft');
/** Whether another run has removed the draft or the asset that this one works on. */
function isGone(error) {
    return (error instanceof dist_src/* RequestError */.G &&
        error.status === 404 &&
        /\/releases\/(?:assets\/)?\d+(?:\/|\?|$)/.test(error.request.url));
}
/** Whether another run has created the same release or asset first. */
function isTaken(error) {
    // Gitea gives 409, with a message that is about another case.
    return ((0,failures/* statusOf */.c2)(error) === 422 && /already_exists/.test(String(error))) || (0,failures/* statusOf */.c2)(error) === 409;
}
function sealed(release) {
    return new base_error/* RegistryError */.gl('STORE_REFUSED', `the release ${(0,base_error/* quote */.hD)(release.tag)} is immutable and has no asset ${(0,base_error/* quote */.hD)(assetName(release))}: nothing can be added to it`, `publish this tag with --package index, git or oci, or tag a new version and let this tool create its release`);
}
/** Deletes an asset; only some servers ask for the id of its release. */
async function removeAsset({ github: { server, octokit }, path }, { release_id, ...asset }) {
    const target = { ...path, ...asset };
    if (server.forge.hasOneReleaseOfTag)
        await octokit.request('DELETE /repos/{owner}/{repo}/releases/{release_id}/assets/{asset_id}', {
            ...target,
            release_id,
        });
    else
        await octokit.rest.repos.deleteReleaseAsset(target);
}
/** From where clients fetch it. */
function assetUrl({ github, name }, release) {
    const tag = release.tag.split('/').map(encodeURIComponent).join('/');
    return `${github.server.url}/${name}/releases/download/${tag}/${assetName(release)}`;
}
function assetName({ address, version }) {
    return `${address.name}-${address.system}-${version}.zip`;
}
/** Those of the tags that are versions of the same module. */
function siblings(release, tags) {
    const prefix = (0,module_tag/* prefixBefore */.e7)(release.tag, release.version);
    return tags.flatMap((tag) => {
        const reading = (0,module_tag/* readTag */.zW)(tag, prefix);
        return reading.verdict === 'version' ? [{ tag, version: reading.version }] : [];
    });
}
/** The tag of the next lower version of the same module; a release is never compared with a pre-release. */
function previousTag(release, tags) {
    const [previous] = siblings(release, tags)
        .filter(({ version }) => (0,module_version/* compareVersions */.Zy)(version, release.version) < 0)
        .filter(({ version }) => (0,module_version/* isPrerelease */.V1)(release.version) || !(0,module_version/* isPrerelease */.V1)(version))
        .toSorted((a, b) => (0,module_version/* compareVersions */.Zy)(b.version, a.version));
    return previous?.tag;
}
/**
 * Whether GitHub shall call it the latest: the highest version that is no pre-release and not withdrawn, in whatever order they are
 * published. In a repository of several modules, whose tags have prefixes, none is.
 * @param withdrawn yanked and removed versions of the module
 */
function isLatest(release, tags, withdrawn) {
    const { tag, version } = release;
    if ((0,module_version/* isPrerelease */.V1)(version) || (0,module_tag/* prefixBefore */.e7)(tag, version) !== '' || withdrawn.has(version))
        return false;
    return siblings(release, tags).every((each) => (0,module_version/* isPrerelease */.V1)(each.version) ||
        withdrawn.has(each.version) ||
        (0,module_version/* compareVersions */.Zy)(each.version, version) <= 0);
}
/**
 * Wraps stores that are not releases: when a package is stored, its tag gets a release with its notes, unless it has one. A version is in
 * the index only after that.
 */
function announcing({ open, notesOf, tags, }) {
    const announced = new Map();
    const announce = async (release, registry) => {
        const repository = await open();
        const { tag, version } = release;
        const { repos } = repository.github.octokit.rest;
        const notes = { release, digest: undefined, ...registry, notes: (await notesOf(tag)) ?? '' };
        const request = {
            ...repository.path,
            tag_name: tag,
            name: tag,
            body: formatReleaseNotes(notes),
            prerelease: (0,module_version/* isPrerelease */.V1)(version),
            make_latest: isLatest(release, await tags(), registry.withdrawn)
                ? 'true'
                : 'false',
            ...client/* ONCE */.ET,
        };
        // Each try that finds the release made is the end: an earlier one, or another run, has made it.
        await repository.github.deadline
            .retry(failures/* mayPass */.bg, () => repos.createRelease(request))
            .catch((error) => {
            if (isTaken(error))
                return;
            const step = { doing: `create the release of ${(0,base_error/* quote */.hD)(tag)}`, needs: 'contents: write' };
            throw (0,failures/* githubFailure */.eQ)(error, repository, step);
        });
    };
    return (store) => ({
        ...store,
        async store(selection, pkg, registry) {
            await store.store(selection, pkg, registry);
            const { release, kinds } = selection;
            // The one that holds the package has the notes, too.
            if (kinds.includes('release'))
                return;
            const done = (0,get_or_insert/* getOrInsert */.P)(announced, release.tag, () => announce(release, registry));
            await done;
        },
    });
}
/** Markdown of a release: what consumers paste if the registry has a public URL, which bytes they get, what has changed. */
function formatReleaseNotes(about) {
    const { release, digest, registryUrl, directory, notes } = about;
    const block = registryUrl === null ? '' : `\`\`\`hcl\n${(0,module_release/* formatModuleBlock */.t1)(release, registryUrl, directory)}\n\`\`\``;
    const asset = digest === undefined ? '' : `${digestStart(release)}${digest}\``;
    const text = [block, asset, notes].filter((part) => part !== '').join('\n\n');
    return firstLines(text, MAX_NOTES_LENGTH, `the commits of ${(0,base_error/* quote */.hD)(release.tag)}`);
}
/** The beginning of a line that {@link formatReleaseNotes} alone writes. */
function digestStart(release) {
    return `\`${assetName(release)}\`: \``;
}
/** The release holds other bytes under the name of this package. */
function otherAsset(release, there, mine) {
    return new base_error/* RegistryError */.gl('VERSION_EXISTS', `the release ${(0,base_error/* quote */.hD)(release.tag)} has an asset ${(0,base_error/* quote */.hD)(assetName(release))} with ${there}; this run has ${mine}`, 'published bytes never change: tag this commit with a new version (or delete the asset, if it was never published in a registry)');
}


/***/ }),

/***/ 3371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ InterfaceReader)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _base_bounded_map_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8863);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2234);
/* harmony import */ var _base_run_work_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5152);
/* harmony import */ var _interface_read_interface_from_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5708);
/* harmony import */ var _interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3876);
/* harmony import */ var _module_configuration_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3221);
/* harmony import */ var _package_package_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3360);
/* harmony import */ var _filesystem_zip_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8441);
/* harmony import */ var _configuration_parser_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3060);










/** Bytes of memory for each byte of the files of a directory that was read. */
const DIRECTORY_BYTES_FOR_EACH = 4;
/** Bytes of memory for each byte of a configuration file that was parsed. */
const PARSED_BYTES_FOR_EACH = 6;
/** Bytes of read directories that a run keeps in memory, about. Those that were not used for longest are read again. */
const MAX_CACHED_DIRECTORY_BYTES = 8 * 1024 * 1024;
/** Bytes of parsed files that a run keeps in memory, about. Those that were not used for longest are parsed again. */
const MAX_CACHED_FILE_BYTES = 8 * 1024 * 1024;
const NO_BYTES = new Uint8Array();
/**
 * Reads the interface of modules from their files. One reader for many versions: it parses each file that they share once, and
 * versions share the objects of their equal directories. A file that does not parse, or is beyond a limit, becomes a diagnostic.
 */
class InterfaceReader {
    #run;
    #parsed = new _base_bounded_map_js__WEBPACK_IMPORTED_MODULE_5__/* .BoundedMap */ .E(MAX_CACHED_FILE_BYTES);
    #directories = new _base_bounded_map_js__WEBPACK_IMPORTED_MODULE_5__/* .BoundedMap */ .E(MAX_CACHED_DIRECTORY_BYTES);
    /** @param run parses a file, and reads a directory of parsed files */
    constructor(run = _base_run_work_js__WEBPACK_IMPORTED_MODULE_6__/* .runWork */ .d) {
        this.#run = run;
    }
    async inPackage(zip, subdirectory) {
        const prefix = (0,_package_package_js__WEBPACK_IMPORTED_MODULE_2__/* .rootPrefix */ .RO)(subdirectory);
        const files = await (0,_filesystem_zip_reader_js__WEBPACK_IMPORTED_MODULE_3__/* .readModuleZip */ .iQ)(zip, prefix);
        return this.read((0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .selectInterfaceFiles */ .Dm)(files.map((file) => ({ ...file, path: file.path.slice(prefix.length) }))));
    }
    /** @param files those that {@link selectInterfaceFiles} gives */
    async read(files) {
        const limits = new _configuration_parser_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationLimits */ .JG();
        const read = [];
        for await (const file of files)
            read.push(this.#run(() => readFile(file, limits)));
        return this.#run(() => (0,_interface_read_interface_from_files_js__WEBPACK_IMPORTED_MODULE_1__/* .interfaceFromFiles */ .Le)(read));
    }
    /** Reads a module of which the files are known. @param load the contents of some of them, in their order */
    async readListed(files, load) {
        const paths = files.map(({ path }) => path);
        const { submodules, examples } = (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .selectDirectories */ .CG)(paths);
        const inDirectories = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_8__/* .groupBy */ .$)(files, ({ path }) => (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .directoryOf */ .jt)(path));
        const known = new Map();
        const unknown = new Map();
        for (const path of ['', ...submodules, ...examples]) {
            const own = inDirectories.get(path) ?? [];
            const directory = this.#directories.get(keyOf(own));
            if (directory === undefined)
                unknown.set(path, own);
            else
                known.set(path, directory);
        }
        const limits = new _configuration_parser_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationLimits */ .JG();
        for (const { size } of known.values())
            limits.refuse(size);
        const read = await this.#readFiles([...unknown.values()].flat(), load, limits);
        if (limits.isExceeded)
            return this.read(contentsOf(load(files)));
        for (const [path, own] of unknown)
            known.set(path, this.#readDirectory(path, own, read));
        return (0,_interface_read_interface_from_files_js__WEBPACK_IMPORTED_MODULE_1__/* .interfaceFromDirectories */ .tH)(paths, (path) => known.get(path) ?? (0,_interface_read_interface_from_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readDirectory */ .gZ)(path, []));
    }
    async #readFiles(files, load, limits) {
        const read = new Map();
        for (const file of files) {
            const kept = this.#parsed.get(parsedKey(file));
            if (kept === undefined)
                continue;
            limits.refuse(kept.size);
            read.set(file, { ...kept, path: file.path });
        }
        const unread = files.filter((file) => !read.has(file));
        for await (const [file, { bytes }] of load(unread)) {
            const parsed = this.#run(() => readFile({ path: file.path, bytes }, limits));
            const found = { ...parsed, size: bytes.length };
            if (limits.isExceeded)
                break;
            read.set(file, found);
            if (found.parsed !== undefined)
                this.#parsed.set(parsedKey(file), found, bytes.length * PARSED_BYTES_FOR_EACH);
        }
        return read;
    }
    #readDirectory(path, files, read) {
        const own = files.map((file) => read.get(file)).filter((file) => file !== undefined);
        const size = sum(own.filter(({ parsed }) => parsed !== undefined));
        const directory = { ...this.#run(() => (0,_interface_read_interface_from_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readDirectory */ .gZ)(path, own)), size };
        this.#directories.set(keyOf(files), directory, sum(own) * DIRECTORY_BYTES_FOR_EACH);
        return directory;
    }
}
/** Bytes that were parsed are not kept: a module may have any number of files. */
function readFile(file, limits) {
    const { path, bytes, size = bytes.length } = file;
    if (!(0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_9__/* .isConfiguration */ .Z)(path))
        return { ...file, parsed: undefined };
    const refusal = limits.refuse(size) ?? ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? undefined : 'the file is not UTF-8');
    const text = refusal === undefined ? new TextDecoder().decode(bytes) : '';
    return { ...file, parsed: (0,_configuration_parser_js__WEBPACK_IMPORTED_MODULE_4__/* .parseConfiguration */ .MA)(path, text, refusal), bytes: NO_BYTES };
}
async function* contentsOf(loaded) {
    for await (const [{ path }, { bytes }] of loaded)
        yield { path, bytes };
}
function parsedKey({ path, oid }) {
    return path.endsWith('.json') ? `${oid}.json` : oid;
}
function keyOf(files) {
    return files.map(({ path, oid }) => `${oid} ${path}`).join('\n');
}
function sum(files) {
    return files.reduce((bytes, { size }) => bytes + size, 0);
}


/***/ }),

/***/ 2656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ inParallel),
/* harmony export */   U: () => (/* binding */ eachInParallel)
/* harmony export */ });
/**
 * Works on at most `atOnce` members at the same time. The results are in the order of the members. Throws as {@link eachInParallel}.
 */
async function inParallel(members, atOnce, work) {
    const results = new Array(members.length);
    await eachInParallel(members.entries(), Math.min(atOnce, members.length), async ([at, member]) => {
        results[at] = await work(member);
    });
    return results;
}
/**
 * Works on the members as they come, at most `atOnce` at the same time. The first failure is thrown as soon as what is under way has
 * ended, so that nothing works on what a caller then closes; no other member is begun.
 */
async function eachInParallel(members, atOnce, work) {
    const rest = Symbol.asyncIterator in members ? members[Symbol.asyncIterator]() : members[Symbol.iterator]();
    let failure;
    const worker = async () => {
        while (failure === undefined) {
            const next = await rest.next();
            if (next.done)
                return;
            await work(next.value);
        }
    };
    const watched = () => worker().catch((error) => {
        failure ??= { error };
    });
    await Promise.all(Array.from({ length: atOnce }, watched));
    if (failure !== undefined)
        throw failure.error;
}


/***/ }),

/***/ 5152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ runWork)
/* harmony export */ });
/** For work of the user's own, which may take as long as it likes. */
const runWork = (work) => work();


/***/ }),

/***/ 5953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ collectionStores),
/* harmony export */   n: () => (/* binding */ packageStores)
/* harmony export */ });
/* harmony import */ var _adapters_github_releases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(991);
/* harmony import */ var _index_format_location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3683);
/* harmony import */ var _index_format_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3478);
/* harmony import */ var _module_release_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(905);
/* harmony import */ var _runtime_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4994);






function packageStores(runtime, options) {
    const { originUrl, repositoryUrl, home, oci, notesOf, releasedTags } = options;
    const watched = (store) => runtime.writes?.packages(store) ?? store;
    const announced = releasedTags === undefined
        ? (store) => store
        : (0,_adapters_github_releases_js__WEBPACK_IMPORTED_MODULE_0__/* .announcing */ .RQ)({ open: home, notesOf, tags: releasedTags });
    return {
        index: announced(indexPackageStore),
        git: announced(gitPackageStore(originUrl)),
        release: watched((0,_adapters_github_releases_js__WEBPACK_IMPORTED_MODULE_0__/* .releaseStore */ .NP)(home, notesOf)),
        oci: announced(watched(lateStore(() => ociStore(runtime, repositoryUrl, oci)))),
        s3: announced(watched(lateStore(() => s3Store(runtime)))),
    };
}
/** A collection writes nothing but the index: registry.yml takes no other kinds. */
function collectionStores(originUrl) {
    const refuse = async () => {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('INVALID_INPUT', 'a collection stores packages in the index or leaves them in Git', 'write package: index, git, or both into registry.yml');
    };
    const other = { publicLocation: refuse, resolve: refuse, store: refuse };
    return { index: indexPackageStore, git: gitPackageStore(originUrl), release: other, oci: other, s3: other };
}
async function ociStore({ environment, log, secrets }, repositoryUrl, { host, githubToken, repair, ...own } = {}) {
    const username = own.username ?? environment['MODULE_REGISTRY_OCI_USERNAME'] ?? '';
    const password = own.password ?? environment['MODULE_REGISTRY_OCI_PASSWORD'] ?? '';
    const configured = host === undefined || password === '' ? undefined : { host, username, password };
    if (password !== '' && configured === undefined)
        log.warn('the password of the OCI registry is not used: name its repository with --oci-repository');
    if (password === '' && username !== '')
        log.warn(`the user ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(username)} of the OCI registry is not used: MODULE_REGISTRY_OCI_PASSWORD (input "oci-password") is empty`);
    const sources = { configured, githubToken, environment };
    const [{ OciPackageStore }, { networkTransport }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(1595), __webpack_require__.e(9791)]).then(__webpack_require__.bind(__webpack_require__, 9791)),
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 4044)),
    ]);
    return new OciPackageStore({ repositoryUrl, sources, repair, transport: networkTransport(log, secrets) });
}
async function s3Store(runtime) {
    const [{ S3PackageStore }, { openS3 }] = await Promise.all([
        __webpack_require__.e(/* import() */ 3328).then(__webpack_require__.bind(__webpack_require__, 3328)),
        __webpack_require__.e(/* import() */ 1046).then(__webpack_require__.bind(__webpack_require__, 1046)),
    ]);
    return new S3PackageStore({
        open: (place, options) => openS3(runtime, place, {
            endpoint: options['package-endpoint'],
            region: options['package-region'],
            addressing: options['package-addressing'],
            flags: '--package-',
        }),
    });
}
/** A store whose code is loaded when it is first needed: a run that stores nothing there starts faster. */
function lateStore(load) {
    const store = (0,_runtime_js__WEBPACK_IMPORTED_MODULE_5__/* .once */ .Oo)(load);
    return {
        publicLocation: async (...args) => (await store()).publicLocation(...args),
        resolve: async (...args) => (await store()).resolve(...args),
        checkAccess: async () => (await store()).checkAccess?.(),
        store: async (...args) => (await store()).store(...args),
        findRepair: async (...args) => (await store()).findRepair?.(...args),
        attach: async (...args) => (await store()).attach?.(...args),
    };
}
/**
 * Writes nothing: the location is the commit itself (or the tag, by choice) in the repository that is there already, and
 * clients clone it with their own credentials.
 * @param originUrl https URL of the origin; undefined where it has none, then every selection must name its own
 */
function gitPackageStore(originUrl) {
    return {
        publicLocation: async () => undefined,
        async resolve({ release, storeOptions }) {
            const options = storeOptions.git;
            const location = (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_2__/* .gitLocation */ .kV)({
                sourceUrl: options['source-url'] ?? originUrl ?? refuseNoOrigin(),
                ref: options['git-ref'] === 'tag' ? release.tag : release.commit,
                subdirectory: release.path,
            });
            return { location, files: new Map() };
        },
        store: async () => { },
    };
}
function refuseNoOrigin() {
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('INVALID_INPUT', 'the repository has no origin on a host that clients could clone from', 'name the URL: --source-url https://git.example.com/acme/vpc.git (action input "source-url")');
}
/** The zip stands beside `download` and travels in the index commit itself: visible and fetchable at the same time. */
const indexPackageStore = {
    // Asked for packages that must stay private, and those have a public index: a private one shows everything.
    publicLocation: async () => 'in a public index',
    resolve: async ({ release }, { file, facts }) => ({
        location: (0,_index_format_location_js__WEBPACK_IMPORTED_MODULE_2__/* .indexLocation */ .yk)(facts.digest, (0,_module_release_js__WEBPACK_IMPORTED_MODULE_4__/* .packageSubdirectory */ .sy)(release)),
        files: new Map([
            [(0,_index_format_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .versionPath */ .qW)(release.address, release.version, 'module.zip'), { file, size: facts.size }],
        ]),
    }),
    store: async () => { },
};


/***/ }),

/***/ 5819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ selectLicense),
/* harmony export */   n: () => (/* binding */ licenseIdentifier)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/** Characters of the SPDX expression that a licence file names. A longer one is none. */
const MAX_LICENSE_EXPRESSION_LENGTH = 100;
const NAME = /^(licen[cs]e|copying|unlicense)(\.(md|markdown|txt|rst))?$/i;
/** The file of a directory that has its licence: `LICENSE` before `LICENCE` before `COPYING` before `UNLICENSE`; undefined without one. */
function selectLicense(names) {
    const rank = (name) => ['license', 'licence', 'copying', 'unlicense'].indexOf(name.toLowerCase().split('.')[0] ?? '');
    return names.filter((name) => NAME.test(name)).toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))[0];
}
const NAMED = 'SPDX-License-Identifier:';
function lineOf(text) {
    const line = text.slice(0, text.search(/[\r\n]|$/)).trim();
    return line.replace(/(?:\*\/|-->)$/, '').trimEnd();
}
const EXPRESSION = /^[A-Za-z0-9.+-]+(?: (?:AND|OR|WITH) [A-Za-z0-9.+-]+)*$/;
/**
 * The SPDX expression of a licence: the one that the file names, or that of the text that it has word for word. Nothing is guessed:
 * one more clause, and it is undefined.
 */
function licenseIdentifier(text) {
    const [, named] = text.split(NAMED, 2).map(lineOf);
    if (named === undefined)
        return FINGERPRINTS.get(fingerprint(text));
    return EXPRESSION.test(named) && named.length <= MAX_LICENSE_EXPRESSION_LENGTH ? named : undefined;
}
/** Lines that name the holder of the copyright, and not those of the licence that mention one. */
const HOLDERS = /^\W*(?:Copyright\b(?! (?:notice|holder|owner|law|licen|and))|©|\([cC]\) ?\d|All rights reserved\.?\s*$)/i;
const TITLE = /^(?:(?:the|mit|x11|expat|isc|bsd|zero|free|public|2|3|0bsd|clause|simplified|new|revised|modified|or|license|licence) )*/;
const BUSINESS_SOURCE = 'business source license';
const GRANT = ' the licensor hereby grants you the right to copy ';
/** The same for all files that differ in holders, years, title, quotation marks and lines alone. */
function fingerprint(text) {
    const words = text
        .split(/\r?\n/)
        .filter((line) => !HOLDERS.test(line))
        .join('\n')
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, ' ')
        .trim()
        .replace(TITLE, '');
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(withoutParameters(words)).digest('hex').slice(0, 16);
}
/** The parameters of the Business Source License come first, and are free; the terms are not. */
function withoutParameters(words) {
    const grant = words.lastIndexOf(GRANT);
    const isFree = grant !== -1 && words.slice(0, grant).includes(BUSINESS_SOURCE);
    return isFree ? `${BUSINESS_SOURCE}${words.slice(grant)}` : words;
}
/** Of the texts that are in use; some have more than one, with other addresses of the publisher, without an appendix, and so on. */
const FINGERPRINTS = new Map(Object.entries({
    '0BSD': '25a274d52b3014d9',
    'AGPL-3.0': '144e7f373473b2b5 7bc3eb0fa8055213',
    'Apache-2.0': '37599287c15c2f2e e87dea5078ce2faa f45538b138cf9aea',
    'BSD-2-Clause': 'a56fee4b2f66331e',
    'BSD-3-Clause': '9b83d3dee0616d07',
    'BUSL-1.1': 'ab130c8236b410ca e532a68bb24b476d',
    'CC0-1.0': '96bdc7f63190fb4b',
    'GPL-2.0': '5cb6370ac80145bf efe73660e5476cf0',
    'GPL-3.0': '5a03c45024821019 b00f98d441af3ac1',
    ISC: '217da0747cec63a2 7bed11ada181e6a6',
    'LGPL-3.0': '275d80c579a26a91 aae2b222477171fb',
    MIT: '0cf21bdfd1964a97',
    'MPL-2.0': '968496952538f644 9eab7902f21bef03 f82071285728ca3e',
    Unlicense: '7a4d92cdb11d2549 fd1b07be5f4f9492',
}).flatMap(([identifier, texts]) => texts.split(' ').map((text) => [text, identifier])));


/***/ }),

/***/ 905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ shortCommit),
/* harmony export */   B9: () => (/* binding */ formatRelease),
/* harmony export */   T6: () => (/* binding */ packageExtent),
/* harmony export */   Vl: () => (/* binding */ formatCommitDate),
/* harmony export */   sy: () => (/* binding */ packageSubdirectory),
/* harmony export */   t1: () => (/* binding */ formatModuleBlock)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);


/** That of a release, or of a document of the index, and nothing else of it. */
function packageExtent({ packageRoot, packagePaths }) {
    return {
        ...(packageRoot === undefined ? {} : { packageRoot }),
        ...(packagePaths === undefined ? {} : { packagePaths }),
    };
}
/** The directory of the module in its package; `''` is the root of the package. */
function packageSubdirectory({ path, packageRoot }) {
    if (packageRoot === undefined || packageRoot === '')
        return packageRoot === undefined ? '' : path;
    return path.slice(packageRoot.length + 1);
}
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
/** The `module` block of a consumer, ready to paste. @param directory of the package that it calls; `''` is the root */
function formatModuleBlock(release, registryUrl, directory = '') {
    const source = `${new URL(registryUrl).host}/${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(release.address)}${directory === '' ? '' : `//${directory}`}`;
    return `module "${directory.split('/').at(-1) || release.address.name}" {\n  source  = "${source}"\n  version = "${release.version}"\n}`;
}


/***/ }),

/***/ 6947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ MAX_LISTED_MODULES),
/* harmony export */   e: () => (/* binding */ MAX_LISTED_NAMES)
/* harmony export */ });
/** Publishing. */
/** Modules that the report of a run over all tags names with their versions. More are counted. */
const MAX_LISTED_MODULES = 10;
/** Tags, ranges of tags or modules that one line of a report names. More are counted. */
const MAX_LISTED_NAMES = 5;


/***/ }),

/***/ 7851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EI: () => (/* binding */ reportOf),
/* harmony export */   ET: () => (/* binding */ inReportOrder),
/* harmony export */   Fg: () => (/* binding */ reworded),
/* harmony export */   GE: () => (/* binding */ groupedRefusals),
/* harmony export */   MS: () => (/* binding */ refusedResult),
/* harmony export */   SN: () => (/* binding */ failuresAmong)
/* harmony export */ });
/* unused harmony export groupAlike */
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2234);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4632);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7124);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6947);






/** Different refusals that a run prints, as many as GitHub annotates in a step. The rest is summed up. */
const MAX_REFUSALS = 10;
/** The report of results, the accepted ones first; `error`: the first refusal, which refused the run as a whole. */
function reportOf(results, run) {
    const { index, registryUrl, isBulk, isRefused } = run;
    const refused = results.filter((result) => result.status === 'refused');
    const [first] = refused;
    return {
        results,
        index,
        registryUrl,
        failures: isBulk && !isRefused ? failuresAmong(results) : refused,
        isBulk,
        ...(first === undefined || !isRefused ? {} : { error: namedRefusal(first) }),
    };
}
/**
 * The refusals among the tags of whole repositories that somebody has to act on: those of the highest version of a module and of tags
 * that name no version of one; all of them where nothing else is left.
 */
function failuresAmong(results) {
    const refused = results.filter((result) => result.status === 'refused');
    if (refused.length === results.length)
        return refused;
    const highest = new Map();
    // Of all modules: for a tag whose module nobody knows.
    for (const { address, version } of results.flatMap((each) => [each, { ...each, address: undefined }])) {
        const before = highest.get(address);
        if (version !== undefined && (before === undefined || (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(before, version) < 0))
            highest.set(address, version);
    }
    return refused.filter(({ address, version }) => version === undefined || highest.get(address) === version);
}
/** The accepted ones first. */
function inReportOrder(results) {
    const isRefused = ({ status }) => Number(status === 'refused');
    return results.toSorted((a, b) => isRefused(a) - isRefused(b));
}
/** What a report says of a refused tag. @param release what it would be; undefined where only its name tells the version */
function refusedResult(tag, error, release) {
    const [version] = release === undefined ? (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .versionsAtEnd */ .ej)(tag) : [release.version];
    return {
        status: 'refused',
        tag,
        ...(release === undefined ? {} : { address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(release.address) }),
        ...(version === undefined ? {} : { version }),
        error: error.toRefusal(),
    };
}
function reworded(report, reword) {
    const words = (result) => result.status === 'refused' ? { ...result, error: reword(result.error) } : result;
    return {
        ...report,
        results: report.results.map(words),
        failures: report.failures.map(words),
        ...(report.error === undefined ? {} : { error: reword(report.error) }),
    };
}
/** The refusal with its tag and source in front, unless the message quotes them already. */
function namedRefusal(subject) {
    const { code, message, hint } = subject.error;
    const name = nameOf(subject, message);
    return { code, message: name === '' ? message : `${name}: ${message}`, hint };
}
/** At most one refusal for each reason: those that are alike are the first of them, and the names of the others. */
function groupedRefusals(refused) {
    const groups = groupAlike(refused);
    if (groups.length <= MAX_REFUSALS)
        return groups.map(withOthers);
    return [...(0,_base_group_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$)(refused, ({ error }) => error.code).values()].map((group) => {
        const lines = groupAlike(group).map((each) => withOthers(each).message);
        return { ...group[0].error, message: (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(lines).join('\n') };
    });
}
/** Refusals that differ only by tag, version and commit, in the order of their first one. */
function groupAlike(refused) {
    return [...(0,_base_group_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$)(refused, reasonOf).values()];
}
function reasonOf({ tag, error: { code, message, hint } }) {
    const version = /(?<!\d)\d+\.\d+\.\d+.*$/s.exec(tag)?.[0];
    const names = [(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag), tag, version ?? ''].filter((name) => name !== '' && name !== '""');
    const plain = names.reduce((text, name) => text.replaceAll(name, '*'), `${message}\n${hint}`);
    // Of two tags that are one version, each message quotes both.
    const alone = plain.replaceAll(/"[^"\s]*\*"/g, '*');
    return `${code}\n${alone.replaceAll(/\b[0-9a-f]{7,64}\b/g, '*')}`;
}
function withOthers([first, ...others]) {
    const named = namedRefusal(first);
    // A tag may be of several modules.
    const isNamed = ({ tag, source }) => source === first.source && named.message.includes((0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag));
    const names = new Set(others.filter((each) => !isNamed(each)).map((each) => nameOf(each)));
    names.delete(nameOf(first));
    if (names.size === 0)
        return named;
    const listed = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)([...names], _limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_LISTED_NAMES */ .e).join(', ');
    return { ...named, message: `${named.message}\nthe same for ${names.size} more: ${listed}` };
}
/** @param message which may quote tag or source already */
function nameOf({ tag, source = '' }, message = '') {
    const tagName = tag === '' || message.includes((0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)) ? '' : `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)}`;
    const sourceName = source === '' || message.includes(source) ? '' : (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(source);
    return [tagName, sourceName].filter((name) => name !== '').join(' of ');
}


/***/ }),

/***/ 7754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IU: () => (/* binding */ findTag),
/* harmony export */   VT: () => (/* binding */ selectReleases),
/* harmony export */   _Q: () => (/* binding */ readIgnoredTags),
/* harmony export */   nE: () => (/* binding */ forAllCommits),
/* harmony export */   pJ: () => (/* binding */ specAt)
/* harmony export */ });
/* harmony import */ var _base_did_you_mean_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(746);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4141);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2234);
/* harmony import */ var _base_in_parallel_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2656);
/* harmony import */ var _base_shell_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5256);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _module_release_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(905);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4632);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7124);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8317);
/* harmony import */ var _package_kinds_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(449);
/* harmony import */ var _publish_report_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7851);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5277);














/** Tags of `--all-tags` whose configuration is read at the same time. The rest waits. */
const TAGS_AT_ONCE = 16;
/** Patterns of `ignore-tags` with `*` in all copies of a config file. More are LIMIT_EXCEEDED. */
const MAX_IGNORED_PATTERNS = 5_000;
/** Releases that the tags of one repository may be in a run: a tag is one of each module with its prefix. More are LIMIT_EXCEEDED. */
const MAX_RELEASES = 100_000;
/**
 * Tags → releases. Under `all`, tags that are not versions of any module, whose commits have its directory elsewhere, or that the
 * configuration leaves out, are skipped with a notice. Refusals are results.
 */
async function selectReleases(request, dependencies) {
    const selector = new Selector(request, dependencies);
    if (request.tags !== 'all')
        return selectNamed([...new Set(request.tags)], selector);
    const tags = await dependencies.tags.all();
    const ignored = await readIgnoredTags(tags, dependencies.config);
    const wanted = tags.filter(({ tag }) => !ignored.has(tag));
    const selected = await (0,_base_in_parallel_js__WEBPACK_IMPORTED_MODULE_10__/* .inParallel */ .H)(wanted, TAGS_AT_ONCE, (tagged) => selector.selectOrSkip(tagged));
    const selections = inVersionOrder(selected.flatMap((each) => each.selections));
    const refused = selected.flatMap((each) => each.refused ?? []);
    const skipped = new Map(selected.flatMap(({ tag, skipped }) => (skipped === undefined ? [] : [[tag, skipped]])));
    for (const [tag, reason] of ignored)
        skipped.set(tag, `ignored: ${reason}`);
    for (const [reason, group] of (0,_base_group_js__WEBPACK_IMPORTED_MODULE_11__/* .groupBy */ .$)([...skipped.keys()], (tag) => skipped.get(tag) ?? '')) {
        // `v1` beside `v1.2.3` only follows it.
        const follows = (tag) => (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_4__/* .isMovingTag */ .Tp)(tag) && tags.some((each) => each.tag.startsWith(`${tag}.`));
        const meant = reason === NO_VERSION ? group.filter((tag) => !follows(tag)) : [];
        const named = [(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(group.map(_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)).join(', '), ...whyNoVersion(meant)].join('; ');
        dependencies.log.info(`tags      skipped, ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(reason)}: ${named}`);
    }
    const isVersion = selections.length + refused.length > 0 || [...skipped.values()].some((why) => why !== NO_VERSION);
    const advice = isVersion ? {} : { advice: await selector.adviceOn([...skipped.keys()]) };
    return { ...refuseDoubles(selections, { twins: [], refused }), skipped, ...advice };
}
async function selectNamed(tags, selector) {
    const selections = [];
    const twins = [];
    const refused = [];
    for (const tag of tags) {
        try {
            selections.push(...(await selector.select(tag)));
            twins.push(...(await selector.selectTwins(tag)));
        }
        catch (error) {
            if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl))
                throw error;
            refused.push((0,_publish_report_js__WEBPACK_IMPORTED_MODULE_8__/* .refusedResult */ .MS)(tag, error));
        }
    }
    return { ...refuseDoubles(selections, { twins, refused }), skipped: new Map() };
}
/** Selects the releases of single tags. What the configuration says is made once for all tags that have the same. */
class Selector {
    #request;
    #dependencies;
    #prefixes = new WeakMap();
    #settings = new WeakMap();
    #releases = 0;
    constructor(request, dependencies) {
        this.#request = request;
        this.#dependencies = dependencies;
    }
    /** Of `all`. */
    async selectOrSkip(tagged) {
        const { tag } = tagged;
        try {
            const config = await this.#configAt(tagged);
            const versions = this.#request.flags.versions ?? config.versions;
            const selections = await this.select(tagged, versions);
            if (versions === undefined || selections.length > 0)
                return { tag, selections };
            return { tag, selections, skipped: `outside of versions ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(versions.text)}` };
        }
        catch (error) {
            if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl) || error instanceof _config_js__WEBPACK_IMPORTED_MODULE_6__/* .RepositoryLimit */ .CG)
                throw error;
            const refused = (0,_publish_report_js__WEBPACK_IMPORTED_MODULE_8__/* .refusedResult */ .MS)(tag, error);
            const { code } = refused.error;
            if (code === 'INVALID_TAG')
                return { tag, selections: [], skipped: NO_VERSION };
            if (code === 'NOT_A_MODULE')
                return { tag, selections: [], skipped: ABSENT };
            return { tag, selections: [], refused };
        }
    }
    /** What the other spellings of a tag that was named would release, but for those that are ignored: `1.2.3` for `v1.2.3`. */
    async selectTwins(tag) {
        const { tags, config } = this.#dependencies;
        const twins = [];
        for (const spelling of (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_4__/* .otherSpellings */ .wf)(tag)) {
            const twin = await tags.find(spelling);
            // What is refused is no version of any module.
            if (twin !== undefined)
                twins.push(...(await this.select(twin).catch((0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ifRefused */ .yR)(() => []))));
        }
        if (twins.length === 0)
            return [];
        const ignored = await readIgnoredTags(await tags.all(), config);
        return twins.filter(({ release }) => !ignored.has(release.tag));
    }
    /** @param versions those that are wanted; undefined: all */
    async select(tag, versions) {
        const { flags } = this.#request;
        const { config: source, defaultAddress } = this.#dependencies;
        const tagged = typeof tag === 'string' ? await findTag(tag, flags, this.#dependencies) : tag;
        const config = await this.#configAt(tagged);
        const matched = this.#prefixesOf(config).match(tagged.tag);
        // Others cost nothing: nobody looks whether their commits have the modules.
        const named = versions === undefined ? matched : matched.filter(({ version }) => versions.allows(version));
        if (named.length === 0)
            return [];
        this.#releases += named.length;
        if (this.#releases > MAX_RELEASES)
            throw new _config_js__WEBPACK_IMPORTED_MODULE_6__/* .RepositoryLimit */ .CG(`the tags are more than ${MAX_RELEASES} releases; ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tagged.tag)} alone is one of ${named.length} modules`, `give the modules in ${_config_js__WEBPACK_IMPORTED_MODULE_6__/* .CONFIG_PATH */ .tF} a "tag-prefix" each, or publish some of the versions: --versions ">= ${named[0]?.version}"`);
        // A tag that is no version does not matter, so this comes second.
        if (tagged.isMissing)
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tagged.tag)} names the object ${tagged.commit}, which is not in the repository`, `fetch it: git fetch --force origin refs/tags/${tagged.tag}:refs/tags/${tagged.tag}; or delete the tag: git tag -d ${tagged.tag}`);
        const isNamed = flags['module-path'] !== undefined && config.modules === undefined;
        const matches = await (0,_base_in_parallel_js__WEBPACK_IMPORTED_MODULE_10__/* .inParallel */ .H)(named, 1, async (match) => ({
            ...match,
            spec: await specAt(match.spec, tagged.commit, source),
        }));
        const present = isNamed ? matches : await modulesPresent(matches, tagged, source);
        return present.map(({ spec, version }) => ({
            release: {
                address: spec.address ?? defaultAddress(),
                version,
                tag: tagged.tag,
                commit: tagged.commit,
                committedAt: (0,_module_release_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCommitDate */ .Vl)(tagged.committedAt),
                path: spec.path,
            },
            ...(spec.root === undefined ? {} : { root: spec.root }),
            ...this.#settingsOf(spec, config),
        }));
    }
    /** Tags of which none is a version of a module, though some may end in one. */
    async adviceOn(tags) {
        const { config, defaultAddress } = this.#dependencies;
        const head = await config.at('HEAD');
        const modules = (0,_selection_js__WEBPACK_IMPORTED_MODULE_9__/* .modulesOf */ .XG)(head, this.#request.flags, defaultAddress);
        const found = tags.find((tag) => (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_4__/* .versionsAtEnd */ .ej)(tag).length > 0);
        if (found === undefined) {
            const tag = (0,_base_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r)(`${modules[0]?.tagPrefixes[0] ?? ''}v1.0.0`);
            const advice = `push one (git tag ${tag}, then git push origin ${tag}); in a clone without tags, fetch them first (git fetch --tags)`;
            return [...whyNoVersion(tags), advice].join('; ');
        }
        const advice = (0,_selection_js__WEBPACK_IMPORTED_MODULE_9__/* .prefixAdvice */ .Zo)(found, modules.length);
        return advice === undefined
            ? `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(found)} has no prefix, and "tag-prefix" asks for one: leave it out`
            : `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(found)} has a prefix: ${advice}`;
    }
    #settingsOf({ storeOptions }, config) {
        const { flags, repair: isRepair = false } = this.#request;
        const { defaultKinds, allowIn } = this.#dependencies;
        return (0,_base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_12__/* .getOrInsert */ .P)(this.#settings, storeOptions ?? config, () => {
            const configured = flags.package ?? config.package;
            // A repair adds no kind that nobody has asked for.
            const repaired = isRepair ? { kinds: ['index'] } : undefined;
            const byDefault = configured === undefined ? (defaultKinds ?? repaired) : undefined;
            return {
                kinds: configured ?? byDefault?.kinds ?? ['index'],
                ...(byDefault === undefined ? {} : { byDefault }),
                storeOptions: (0,_package_kinds_js__WEBPACK_IMPORTED_MODULE_7__/* .storeOptionsFrom */ .sv)([flags, storeOptions ?? {}, config]),
                isRepair,
                compatibility: flags.compatibility ?? config.compatibility ?? 'warn',
                severities: { ...config.severities, ...flags.severities },
                allow: config.allow ?? [],
                allowIn,
            };
        });
    }
    #configAt({ isMissing, commit }) {
        return this.#dependencies.config.at(isMissing ? 'HEAD' : commit);
    }
    #prefixesOf(config) {
        return (0,_base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_12__/* .getOrInsert */ .P)(this.#prefixes, config, () => new _selection_js__WEBPACK_IMPORTED_MODULE_9__/* .TagPrefixes */ .bY((0,_selection_js__WEBPACK_IMPORTED_MODULE_9__/* .modulesOf */ .XG)(config, this.#request.flags, this.#dependencies.defaultAddress)));
    }
}
/** Why a tag is left out. */
const NO_VERSION = 'not a version of any module';
const ABSENT = 'its commit does not have the module';
/** What is wrong with the first of the tags that begins like a version; nothing where none does. */
function whyNoVersion(tags) {
    const problems = tags.flatMap((tag) => {
        const reading = (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_4__/* .readTag */ .zW)(tag, '');
        return reading.verdict === 'refused' && reading.rule === 'semver' ? reading.error.message : [];
    });
    return problems.slice(0, 1).map((problem) => problem.replace(/\.$/, ''));
}
/** By module, and those of one module from its lowest version to its highest. */
function inVersionOrder(selections) {
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_11__/* .groupBy */ .$)(selections, ({ release }) => (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleAddress */ .wc)(release.address));
    return [...groups.values()].flatMap((group) => group.toSorted((a, b) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_5__/* .compareVersions */ .Zy)(a.release.version, b.release.version)));
}
/** A config for all commits: one that lacks a module of it is older or newer than the module. */
function forAllCommits(config) {
    return { ...config, lacksModule: async (module) => (await config.hasDirectory?.(module)) === false };
}
/** The modules whose directories the commit has, where it is not the commit that names them. Throws NOT_A_MODULE where none is left. */
async function modulesPresent(matches, { tag, commit }, config) {
    const present = [];
    for (const match of matches) {
        const { path } = match.spec;
        if (path === '' || !(await config.lacksModule?.({ commit, path })))
            present.push(match);
    }
    if (present.length > 0)
        return present;
    const paths = matches.map(({ spec }) => (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(spec.path)).join(', ');
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_A_MODULE', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} has no module in ${paths}, which a config file names that is not of its commit`, `publish it with a file that names the directory of then: --tag ${tag} --config OLD.yml`);
}
/** The commit of a tag that was named. Throws INVALID_TAG for a name that could be no version, NOT_FOUND for one that is absent. */
async function findTag(tag, flags, { tags, config, defaultAddress }) {
    const tagged = await tags.find(tag);
    if (tagged !== undefined)
        return tagged;
    // A name that could be no version is a better answer than one that is merely absent.
    new _selection_js__WEBPACK_IMPORTED_MODULE_9__/* .TagPrefixes */ .bY((0,_selection_js__WEBPACK_IMPORTED_MODULE_9__/* .modulesOf */ .XG)(await config.at('HEAD'), flags, defaultAddress)).match(tag);
    const known = (await tags.all()).map((each) => each.tag);
    const twin = (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_4__/* .otherSpellings */ .wf)(tag).find((spelling) => known.includes(spelling));
    const meant = twin === undefined ? (0,_base_did_you_mean_js__WEBPACK_IMPORTED_MODULE_13__/* .didYouMean */ .a)(tag, known) : `; did you mean ${twin}?`;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `the repository has no tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} that names a commit${meant}`, `create it (git tag ${tag}), fetch it (git fetch --tags), or see what it names (git cat-file -t ${tag})`);
}
/** Two spellings of one version: on one commit they are one release, on different commits neither is trusted. */
function refuseDoubles(selections, { twins, refused }) {
    const key = ({ release }) => (0,_module_release_js__WEBPACK_IMPORTED_MODULE_3__/* .formatRelease */ .B9)(release);
    const others = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_11__/* .groupBy */ .$)(twins, key);
    const kept = [];
    const doubles = [];
    for (const [version, group] of (0,_base_group_js__WEBPACK_IMPORTED_MODULE_11__/* .groupBy */ .$)(selections, key)) {
        const first = group.reduce((a, b) => (a.release.tag < b.release.tag ? a : b));
        const all = [...group, ...(others.get(version) ?? [])];
        if (all.every(({ release }) => release.commit === first.release.commit))
            kept.push(first);
        else
            doubles.push(...group.map(({ release }) => (0,_publish_report_js__WEBPACK_IMPORTED_MODULE_8__/* .refusedResult */ .MS)(release.tag, twoCommits(all, release), release)));
    }
    return { selections: kept, refused: [...refused, ...doubles] };
}
function twoCommits(group, release) {
    const spellings = new Set(group.map((each) => `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(each.release.tag)} at ${each.release.commit}`));
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_TAG', `tags ${[...spellings].join(' and ')} are both ${(0,_module_release_js__WEBPACK_IMPORTED_MODULE_3__/* .formatRelease */ .B9)(release)}`, `delete the tag that is wrong, or name it in "ignore-tags" of ${_config_js__WEBPACK_IMPORTED_MODULE_6__/* .CONFIG_PATH */ .tF}, then publish the other`);
}
/**
 * The tags that `ignore-tags` leaves out, with the reasons: of HEAD's copy of the config file, and of the copy of any tagged commit, as
 * a bad tag cannot name itself, and an action has no HEAD. Only tags that exist. Throws {@link RepositoryLimit}.
 */
async function readIgnoredTags(tags, config) {
    const names = new Set(tags.map(({ tag }) => tag));
    const ignored = new Map();
    const commits = tags.filter(({ isMissing }) => !isMissing).map(({ commit }) => commit);
    const lists = await (0,_base_in_parallel_js__WEBPACK_IMPORTED_MODULE_10__/* .inParallel */ .H)([...new Set(['HEAD', ...commits])], TAGS_AT_ONCE, (commit) => ignoredAt(commit, config));
    // Commits with equal copies of the file share the list of it, and different copies most of their entries.
    const reasons = new Map();
    for (const list of new Set(lists))
        for (const { tag, reason } of list ?? [])
            reasons.set(tag, reason);
    const patterns = [...reasons].filter(([tag]) => tag.includes('*'));
    if (patterns.length > MAX_IGNORED_PATTERNS)
        throw new _config_js__WEBPACK_IMPORTED_MODULE_6__/* .RepositoryLimit */ .CG(`the copies of ${_config_js__WEBPACK_IMPORTED_MODULE_6__/* .CONFIG_PATH */ .tF} ignore tags with ${patterns.length} patterns, the limit is ${MAX_IGNORED_PATTERNS}`, 'write one pattern for many tags: ignore-tags: - tag: "nightly-*"');
    for (const [pattern, reason] of patterns)
        for (const name of names)
            if (matches(pattern, name))
                ignored.set(name, reason);
    for (const name of names) {
        const reason = reasons.get(name);
        if (reason !== undefined)
            ignored.set(name, reason);
    }
    return ignored;
}
/** One `*` stands for any characters; no tag has one in its name (https://git-scm.com/docs/git-check-ref-format). */
function matches(pattern, tag) {
    const [start = '', end] = pattern.split('*');
    if (end === undefined)
        return tag === start;
    return tag.length >= start.length + end.length && tag.startsWith(start) && tag.endsWith(end);
}
/** None where the copy is not valid: the tag of that commit is refused for it. */
async function ignoredAt(commit, config) {
    try {
        return (await config.at(commit))['ignore-tags'];
    }
    catch (error) {
        if (error instanceof _config_js__WEBPACK_IMPORTED_MODULE_6__/* .RepositoryLimit */ .CG)
            throw error;
        if (error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl && ['INVALID_CONFIG', 'LIMIT_EXCEEDED'].includes(error.code))
            return undefined;
        throw error;
    }
}
/** The module as a commit has it: its path is the first of its directories that has configuration there, else the first of all. */
async function specAt(spec, commit, { hasModule }) {
    const { otherPaths = [] } = spec;
    if (otherPaths.length === 0 || hasModule === undefined)
        return spec;
    for (const path of [spec.path, ...otherPaths])
        if (await hasModule({ commit, path }))
            return { ...spec, path, otherPaths: [] };
    return spec;
}


/***/ }),

/***/ 5277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XG: () => (/* binding */ modulesOf),
/* harmony export */   Zo: () => (/* binding */ prefixAdvice),
/* harmony export */   bY: () => (/* binding */ TagPrefixes)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4632);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8317);




/** Tag prefixes that the hint for a tag without a known one suggests. The rest is not named. */
const MAX_SUGGESTED_PREFIXES = 5;
/**
 * The modules that tags of this repository can release. `--module` picks one of several; without `modules:` there is one.
 * Throws INVALID_INPUT where the config holds no such module.
 * @param defaultAddress of the one module of a repository whose config names no address; it may throw
 */
function modulesOf(config, flags, defaultAddress) {
    const prefix = flags['tag-prefix'] ?? config['tag-prefix'];
    if (config.modules === undefined) {
        const path = flags['module-path'] ?? config['module-path'] ?? '';
        const address = flags.module ?? config.module;
        return [{ path, address, tagPrefixes: (0,_config_js__WEBPACK_IMPORTED_MODULE_3__/* .tagPrefixesOf */ .Y_)({}, prefix, () => address ?? defaultAddress()) }];
    }
    const specs = config.modules.map((module) => ({
        ...pathsOf([module.path].flat(), flags['module-path']),
        address: module.address,
        root: module.root,
        tagPrefixes: (0,_config_js__WEBPACK_IMPORTED_MODULE_3__/* .tagPrefixesOf */ .Y_)(module, prefix, () => module.address),
        storeOptions: module,
    }));
    const picked = specs.filter((spec) => isPicked(spec, flags));
    if (picked.length > 0)
        return picked;
    const wanted = flags.module === undefined ? (flags['module-path'] ?? '') : (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(flags.module);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF} holds no module ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(wanted)}`, `choose one of: ${specs.map(({ address, path }) => `${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(address)} (${path})`).join(', ')}`);
}
/** A directory that was named is the only one. */
function pathsOf([first = '', ...others], named) {
    if (named !== undefined && others.includes(named))
        return { path: named };
    return others.length === 0 || named === first ? { path: first } : { path: first, otherPaths: others };
}
function isPicked(spec, flags) {
    const isAddress = flags.module === undefined || (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(flags.module) === (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(spec.address);
    return isAddress && (flags['module-path'] === undefined || flags['module-path'] === spec.path);
}
/** The modules of a repository by the prefixes of their tags: a tag is looked up in them, however many they are. */
class TagPrefixes {
    #byPrefix = new Map();
    constructor(specs) {
        for (const spec of specs)
            for (const prefix of spec.tagPrefixes)
                this.#byPrefix.set(prefix, [...(this.#byPrefix.get(prefix) ?? []), spec]);
    }
    /** The modules that a tag is a version of: those of the longest prefix that fits; none where no prefix fits. */
    find(tag) {
        for (let length = tag.length; length >= 0; length -= 1) {
            const prefix = tag.slice(0, length);
            const specs = this.#byPrefix.get(prefix);
            const reading = specs && (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .readTag */ .zW)(tag, prefix);
            if (reading?.verdict === 'version')
                return specs?.map((spec) => ({ spec, prefix, version: reading.version })) ?? [];
        }
        return [];
    }
    /** The same. Throws INVALID_TAG where no prefix fits. */
    match(tag) {
        const matches = this.find(tag);
        if (matches.length > 0)
            return matches;
        const prefixes = [...this.#byPrefix.keys()];
        const fitting = prefixes.filter((prefix) => tag.startsWith(prefix));
        const [nearest] = prefixes.length === 1 ? prefixes : fitting.toSorted((a, b) => b.length - a.length);
        const reading = nearest === undefined ? undefined : (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .readTag */ .zW)(tag, nearest);
        const refused = reading?.verdict === 'refused' ? reading : undefined;
        if (refused !== undefined && refused.rule !== 'not-a-version-tag')
            throw refused.error;
        const suggested = prefixes.slice(0, MAX_SUGGESTED_PREFIXES).map((prefix) => `${prefix}v1.2.3`);
        const { message, hint } = refused?.error ?? {
            message: `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} has the tag prefix of no module in ${_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF}`,
            hint: `push a tag such as ${suggested.join(' or ')}`,
        };
        const advice = prefixAdvice(tag, new Set([...this.#byPrefix.values()].flat()).size);
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_TAG', message, advice === undefined ? hint : `${hint}, or ${advice}`);
    }
}
/** How to make a tag that ends in a version one of a module; undefined for one without a prefix. @param modules how many there are */
function prefixAdvice(tag, modules) {
    const [version] = (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .versionsAtEnd */ .ej)(tag);
    const prefix = version === undefined ? '' : (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .prefixBefore */ .e7)(tag, version);
    if (prefix === '')
        return undefined;
    const place = modules > 1
        ? `beside the path of its module in ${_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF}`
        : `to ${_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF}; for several modules module-registry configure writes that file`;
    return `add tag-prefix: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(prefix)} ${place}`;
}


/***/ })

};
