export const id = 839;
export const ids = [839];
export const modules = {

/***/ 8390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TU: () => (/* binding */ Git),
/* harmony export */   Xb: () => (/* binding */ missingGit),
/* harmony export */   zk: () => (/* binding */ MINIMUM_GIT_VERSION)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(991);


const KEPT_VARIABLES = /^(PATH|HOME|TMPDIR|TEMP|TMP|XDG_CONFIG_HOME|SSH_AUTH_SOCK|GIT_SSL_CAINFO|GIT_SSL_CAPATH|SSL_CERT_FILE|SSL_CERT_DIR|CURL_CA_BUNDLE|(https?|all|no)_proxy)$/i;
/**
 * No hook, no file system monitor, no prompt and no transport helper may run, whatever the user's configuration says;
 * credential helpers may. https://git-scm.com/docs/git-config
 */
const SAFE_CONFIG = [
    ['core.hooksPath', '/dev/null'],
    // What a bare repository could name to be run is overruled here, so it may be found.
    ['safe.bareRepository', 'all'],
    ['core.fsmonitor', 'false'],
    ['core.attributesFile', '/dev/null'],
    ['core.alternateRefsCommand', ':'],
    // A server that sends next to nothing for a minute is given up.
    ['http.lowSpeedLimit', '1000'],
    ['http.lowSpeedTime', '60'],
    ['gc.auto', '0'],
    ['maintenance.auto', 'false'],
    ['protocol.version', '2'],
    ['protocol.allow', 'never'],
    ['protocol.file.allow', 'always'],
    ['protocol.http.allow', 'always'],
    ['protocol.https.allow', 'always'],
    ['protocol.ssh.allow', 'always'],
    ['fetch.recurseSubmodules', 'false'],
    ['push.recurseSubmodules', 'no'],
    ['push.gpgSign', 'false'],
    ['fastimport.unpackLimit', '0'],
    ['fetch.unpackLimit', '1'],
];
const SAFE_VARIABLES = {
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    SSH_ASKPASS: '',
    GIT_SSH_COMMAND: 'ssh -o BatchMode=yes',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_ATTR_NOSYSTEM: '1',
};
/** The system's git, as child processes: argv arrays, a reduced environment, nothing of the caller's repository settings. */
class Git {
    #environment;
    #log;
    constructor(environment, log) {
        this.#environment = environment;
        this.#log = log;
    }
    /** Runs git to its end; a non-zero exit is a result. Throws MISSING_PROGRAM where there is no git. */
    run(args, call = {}) {
        return new Promise((resolve, reject) => {
            const child = this.start(args, call);
            const stdout = [];
            const stderr = [];
            const kill = () => killGroup(child);
            let left = call.maxOutput ?? Number.POSITIVE_INFINITY;
            child.stdout.on('data', (chunk) => {
                left -= chunk.length;
                if (left < 0)
                    kill();
                else
                    stdout.push(chunk);
            });
            child.stderr.on('data', (chunk) => stderr.push(chunk));
            child.on('error', (cause) => reject(missingGit(cause)));
            child.on('close', (code) => {
                call.signal?.removeEventListener('abort', kill);
                resolve({ code: code ?? 1, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString() });
            });
            if (call.signal?.aborted)
                kill();
            call.signal?.addEventListener('abort', kill, { once: true });
            // A child that ends early closes its stdin; its exit code tells the story, not the broken pipe.
            child.stdin.on('error', () => { });
            child.stdin.end(call.input ?? '');
        });
    }
    /** Starts git and leaves its pipes to the caller, who must listen to 'error' and 'close'. */
    start(args, call = {}) {
        this.#log.debug(`git ${args.join(' ')}`);
        const env = this.#childEnvironment(call);
        // Who shall be ended is the leader of a group: the helper that waits for a server is a child of git.
        return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', args, { cwd: call.cwd, env, stdio: 'pipe', detached: isEnded(call) });
    }
    #childEnvironment(call) {
        const kept = Object.entries(this.#environment).filter(([name]) => KEPT_VARIABLES.test(name));
        const settings = [...SAFE_CONFIG, ...(call.config ?? [])];
        const config = settings.flatMap(([key, value], index) => [
            [`GIT_CONFIG_KEY_${index}`, key],
            [`GIT_CONFIG_VALUE_${index}`, value],
        ]);
        return {
            ...Object.fromEntries(kept),
            ...SAFE_VARIABLES,
            GIT_CONFIG_COUNT: String(settings.length),
            ...Object.fromEntries(config),
            ...(call.home === undefined ? {} : { HOME: call.home, XDG_CONFIG_HOME: call.home }),
            ...(call.gitDirectory === undefined ? {} : { GIT_DIR: call.gitDirectory }),
            ...(call.indexFile === undefined ? {} : { GIT_INDEX_FILE: call.indexFile }),
        };
    }
}
function isEnded({ signal, maxOutput }) {
    return signal !== undefined || maxOutput !== undefined;
}
function killGroup({ pid }) {
    try {
        if (pid !== undefined)
            process.kill(-pid, 'SIGKILL');
    }
    catch {
        // It had ended.
    }
}
function missingGit(cause) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RegistryError */ .gl('MISSING_PROGRAM', 'the program "git" could not be started', `install Git ${MINIMUM_GIT_VERSION} or newer and make sure that it is on PATH`, { cause });
}
/** GIT_CONFIG_COUNT came with 2.31; everything else that is used is older. https://git-scm.com/docs/git-config */
const MINIMUM_GIT_VERSION = '2.31';


/***/ }),

/***/ 8644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ isPlainPath),
/* harmony export */   y: () => (/* binding */ quoteUrl)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/** {@link quote} for a URL or Git remote that was refused: whatever stands before its last `@` may be a secret. */
function quoteUrl(text) {
    const at = text.lastIndexOf('@');
    const start = text.slice(0, Math.max(at, 0));
    if (!start.includes(':'))
        return (0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text);
    const scheme = /^[A-Za-z0-9+.:-]*:\/\//.exec(start)?.[0] ?? '';
    return (0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(`${scheme}…${text.slice(at)}`);
}
/** Whether the path of a URL is one or more non-empty segments that mean the same to every client and server. */
function isPlainPath(path) {
    return /^(?:\/(?:[A-Za-z0-9._~+=,:@-]|%[0-9A-Fa-f]{2})+)+$/.test(path);
}


/***/ }),

/***/ 5839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctorCommand: () => (/* binding */ doctorCommand)
});

// EXTERNAL MODULE: ./lib/adapters/git/process.js
var process = __webpack_require__(8390);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/doctor/client.js
/** Of all requests but discovery: Go's client makes ten requests and no more. https://pkg.go.dev/net/http#Client */
const MAX_REDIRECTS = 9;
const TERRAFORM = {
    name: 'terraform',
    label: 'Terraform',
    // https://github.com/hashicorp/terraform-svchost/blob/main/disco/disco.go
    discoveryRedirects: 3,
    headers: { 'User-Agent': 'Terraform/1.11.4 (module-registry doctor)', 'X-Terraform-Version': '1.11.4' },
};
const OPENTOFU = {
    name: 'opentofu',
    label: 'OpenTofu',
    // https://github.com/opentofu/opentofu/blob/main/cmd/tofu/registries_disco.go
    discoveryRedirects: MAX_REDIRECTS,
    headers: { 'User-Agent': 'OpenTofu/1.12.6 (module-registry doctor)', 'X-Terraform-Version': '1.12.6' },
};
const CLIENTS = [TERRAFORM, OPENTOFU];
/** The environment variable that holds a client's token for a host. https://developer.hashicorp.com/terraform/cli/config/config-file#environment-variable-credentials */
function tokenVariable(host) {
    return `TF_TOKEN_${host.replaceAll('-', '__').replaceAll('.', '_')}`;
}

// EXTERNAL MODULE: ./lib/base/url.js
var url = __webpack_require__(8644);
;// CONCATENATED MODULE: ./lib/doctor/shown-url.js

/** Arguments that say what is fetched; the value of any other may be a right to fetch it, such as a signature. */
const OPEN = /^(?:archive|checksum|depth|digest|ref|tag|terraform-get)$/;
/** A URL or location in quotes, fit for a log: no user, no password, no signature. */
function shownUrl(text) {
    const shown = text.replaceAll(/([?&])([^=&#?]*)=[^&#]*/g, (argument, mark, name) => OPEN.test(name) ? argument : `${mark}${name}=…`);
    return (0,url/* quoteUrl */.y)(shown);
}

// EXTERNAL MODULE: ./lib/adapters/oci/http.js
var http = __webpack_require__(8072);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/doctor/check.js
function passed(code, message, value) {
    return { checks: [{ code, verdict: 'passed', message, fix: '' }], value };
}
function broken(code, message, fix) {
    return { checks: [{ code, verdict: 'broken', message, fix }], value: undefined };
}
/** The same, where the registry does not set out to serve the client. */
function unclaimed({ checks }) {
    return { checks: checks.map((check) => ({ ...check, isUnclaimed: true })), value: undefined };
}
function note(code, message, fix) {
    return { code, verdict: 'note', message, fix };
}
function wrong(code, message, fix) {
    return { code, verdict: 'wrong', message, fix };
}
/** The step with these checks in front of its own. */
function after(checks, step) {
    return { checks: [...checks, ...step.checks], value: step.value };
}

;// CONCATENATED MODULE: ./lib/doctor/checksum.js

const LENGTHS = { md5: 32, sha1: 40, sha256: 64, sha512: 128 };
const ALGORITHMS = Object.keys(LENGTHS);
/**
 * `sha256:<hex>`, or the digits alone, of which the length tells the algorithm; undefined without one, and for
 * `file:<url>`, which is not followed. https://github.com/hashicorp/go-getter#checksumming
 */
function readChecksum(text) {
    if (text === undefined || text.startsWith('file:'))
        return undefined;
    const [, named, hex = ''] = /^(?:(md5|sha1|sha256|sha512):)?([0-9A-Fa-f]+)$/.exec(text) ?? [];
    const algorithm = ALGORITHMS.find((name) => LENGTHS[name] === hex.length);
    if (algorithm === undefined || (named !== undefined && named !== algorithm))
        return 'invalid';
    return { algorithm, hex: hex.toLowerCase() };
}
function checksumNotes(text) {
    if (text?.startsWith('file:'))
        return [
            note('LOCATION_NOT_FOLLOWED', 'doctor does not follow checksum=file:…', 'write ?checksum=sha256:…'),
        ];
    if (text !== undefined)
        return [];
    const message = 'the location pins no bytes: whoever can change the archive can change what is installed';
    return [note('LOCATION_UNPINNED', message, 'add ?checksum=sha256:<hex of the archive>')];
}

;// CONCATENATED MODULE: ./lib/adapters/filesystem/zip-directory.js
/** https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const MAX_DIRECTORY_BYTES = 64 * 1024 * 1024;
const UNIX = 3;
const LINK = 0o12;
/** The files that the central directory of anybody's zip names; `unread` for the 64-bit form. */
async function readZipDirectory(file, size) {
    const tail = await read(file, Math.max(0, size - END_BYTES - MAX_COMMENT_BYTES), size);
    const at = endRecord(tail);
    if (at === undefined)
        return 'damaged';
    const [count, length, offset] = [
        tail.readUInt16LE(at + 10),
        tail.readUInt32LE(at + 12),
        tail.readUInt32LE(at + 16),
    ];
    if (count === 0xffff || offset === 0xffffffff || length > MAX_DIRECTORY_BYTES)
        return 'unread';
    if (offset + length > size)
        return 'damaged';
    return readEntries(await read(file, offset, offset + length), count);
}
async function read(file, start, end) {
    const bytes = Buffer.alloc(end - start);
    await file.read(bytes, 0, bytes.length, start);
    return bytes;
}
/** The last one: a comment may follow it, and may hold anything. */
function endRecord(tail) {
    for (let at = tail.length - END_BYTES; at >= 0; at -= 1)
        if (tail.readUInt32LE(at) === END_SIGNATURE)
            return at;
    return undefined;
}
function readEntries(directory, count) {
    const entries = [];
    for (let at = 0, left = count; left > 0; left -= 1) {
        if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== ENTRY_SIGNATURE)
            return 'damaged';
        const [name, extra, comment] = [28, 30, 32].map((field) => directory.readUInt16LE(at + field));
        const path = directory.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + name);
        const isUnix = directory.readUInt8(at + 5) === UNIX;
        const isLink = isUnix && directory.readUInt32LE(at + 38) >>> 28 === LINK;
        if (!path.endsWith('/'))
            entries.push({ path, isLink });
        at += ENTRY_BYTES + name + extra + comment;
    }
    return entries;
}

;// CONCATENATED MODULE: ./lib/adapters/http/kept-file.js





/** More than this is not read: the largest package that publish makes. */
const MAX_PACKAGE_BYTES = 512 * 1024 * 1024;
/** The bytes of a package on disk while they are looked at. */
class KeptFile {
    #file;
    #hashes = ALGORITHMS.map((algorithm) => [algorithm, (0,external_node_crypto_.createHash)(algorithm)]);
    #size = 0;
    constructor(file) {
        this.#file = file;
    }
    /** @param parent removed by its owner */
    static async in(parent) {
        return new KeptFile(await (0,promises_.open)((0,external_node_path_.join)(await (0,promises_.mkdtemp)((0,external_node_path_.join)(parent, 'package-')), 'bytes'), 'wx+'));
    }
    async write(chunk) {
        for (const [, hash] of this.#hashes)
            hash.update(chunk);
        await this.#file.write(chunk);
        this.#size += chunk.length;
    }
    /** Ends the writing, and looks. */
    async facts() {
        const start = Buffer.alloc(6);
        await this.#file.read(start, 0, start.length, 0);
        const format = formatOf(start);
        const entries = format === 'zip' ? await readZipDirectory(this.#file, this.#size) : 'unread';
        const digests = Object.fromEntries(this.#hashes.map(([name, hash]) => [name, hash.digest('hex')]));
        return { size: this.#size, digests: digests, format, entries };
    }
    close() {
        return this.#file.close();
    }
}
const MAGIC = [
    ['504b', 'zip'],
    ['1f8b', 'tar.gz'],
    ['425a68', 'tar.bz2'],
    ['fd377a585a', 'tar.xz'],
];
function formatOf(start) {
    return MAGIC.find(([magic]) => start.toString('hex').startsWith(magic))?.[1] ?? 'unknown';
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
;// CONCATENATED MODULE: ./lib/adapters/http/web.js




/** Clients give a registry so long. https://opentofu.org/docs/cli/config/environment-variables/ */
const ANSWER_MS = 10_000;
/** The network, through the one file that sends requests. */
class NetworkWeb {
    #transport;
    constructor(transport) {
        this.#transport = transport;
    }
    async ask(request) {
        const { url, maxBytes } = request;
        try {
            const answer = await follow(request, (next) => this.#get(next, request));
            if (answer === undefined)
                return failure('redirects', url, `redirects more than ${request.maxRedirects} times`);
            const { status, headers } = answer;
            return {
                kind: 'answer',
                url,
                finalUrl: answer.url.href,
                status,
                headers,
                bytes: decoded(answer, maxBytes),
            };
        }
        catch (error) {
            return failureOf(error, url);
        }
    }
    /** As Go does, the token goes to no other host along with a redirect. */
    #get(url, { url: home, headers, token, maxBytes }) {
        const isHome = url.origin === new URL(home).origin;
        const authorization = isHome && token !== undefined ? `Bearer ${token}` : undefined;
        const all = { ...headers, 'Accept-Encoding': 'gzip' };
        return (0,http/* send */.tN)({ method: 'GET', url, headers: all, authorization, maxBytes }, this.#transport);
    }
}
/** The answer at the end of all redirects; undefined where there are more than allowed. https may lead to http, as for clients. */
async function follow({ url, maxRedirects }, get) {
    let at = new URL(url);
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
        const answer = await get(at);
        const next = nextUrl(answer);
        if (next === undefined)
            return answer;
        at = next;
    }
    return undefined;
}
function nextUrl({ status, headers, url }) {
    const location = headers.get('location');
    if (![301, 302, 303, 307, 308].includes(status) || location === null)
        return undefined;
    const next = URL.canParse(location, url.href) ? new URL(location, url) : undefined;
    return next !== undefined && /^https?:$/.test(next.protocol) ? next : undefined;
}
/** What failed, as a result. Throws what is a fault of this tool. */
function failureOf(error, url) {
    if (error instanceof http/* Unreachable */.LL)
        return failure('unreachable', url, `cannot be reached: ${(0,base_error/* quote */.hD)(error.reason)}`);
    if (error instanceof base_error/* RegistryError */.gl && error.code === 'LIMIT_EXCEEDED')
        return failure('large', url, 'has more bytes than are read');
    throw error;
}
function failure(kind, url, problem) {
    return { kind, url, message: `${shownUrl(url)} ${problem}` };
}
/** Go decodes gzip without being asked to; damaged, it is left as it is. */
function decoded({ headers, bytes }, maxBytes) {
    if (headers.get('content-encoding') !== 'gzip')
        return bytes;
    try {
        return (0,external_node_zlib_.gunzipSync)(bytes, { maxOutputLength: maxBytes });
    }
    catch {
        return bytes;
    }
}

;// CONCATENATED MODULE: ./lib/adapters/http/package-hosts.js







/** Web and Git hosts, asked as go-getter asks them. What was looked at once is remembered: both clients end here. */
class NetworkPackages {
    #settings;
    #archives = new Map();
    #commits = new Map();
    constructor(settings) {
        this.#settings = settings;
    }
    archive({ url }) {
        const known = this.#archives.get(url) ?? this.#fetch(url);
        this.#archives.set(url, known);
        return known;
    }
    commit({ url, ref }) {
        const key = `${url} ${ref}`;
        const known = this.#commits.get(key) ?? this.#clone(url, ref);
        this.#commits.set(key, known);
        return known;
    }
    async #fetch(url) {
        const file = await KeptFile.in(this.#settings.temporary);
        const into = (chunk) => file.write(chunk);
        try {
            const head = await this.#ask('HEAD', url);
            const answer = await this.#ask('GET', url, into);
            if (answer === undefined)
                return { kind: 'unreachable', message: `${shownUrl(url)} redirects too often` };
            return { kind: 'fetched', status: answer.status, head: headOf(head), ...(await file.facts()) };
        }
        catch (error) {
            return { kind: 'unreachable', message: failureOf(error, url).message };
        }
        finally {
            await file.close();
        }
    }
    #ask(method, url, into) {
        const sink = into === undefined ? {} : { into };
        const request = { method, headers: {}, authorization: undefined, maxBytes: MAX_PACKAGE_BYTES, ...sink };
        return follow({ url, maxRedirects: MAX_REDIRECTS }, (at) => (0,http/* send */.tN)({ ...request, url: at }, this.#settings.transport));
    }
    /** Every branch and tag, as clients clone them, without the bytes of files where the server can leave them out. */
    async #clone(url, ref) {
        const { git, temporary } = this.#settings;
        const gitDirectory = (0,external_node_path_.join)(await (0,promises_.mkdtemp)((0,external_node_path_.join)(temporary, 'clone-')), 'x.git');
        const cloned = await git.run([
            'clone',
            '--quiet',
            '--bare',
            '--filter=blob:none',
            '--',
            url,
            gitDirectory,
        ]);
        if (cloned.code !== 0)
            return { kind: 'unreachable', message: lastLine(cloned.stderr) };
        const name = ref === '' ? 'HEAD' : ref;
        const found = await git.run(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`], { gitDirectory });
        if (found.code !== 0)
            return { kind: 'no-ref' };
        const commit = found.stdout.toString().trim();
        const listed = await git.run(['ls-tree', '-r', '-z', '--name-only', commit], { gitDirectory });
        return {
            kind: 'found',
            commit,
            paths: listed.stdout
                .toString()
                .split('\0')
                .filter((path) => path !== ''),
        };
    }
}
function headOf(answer) {
    if (answer === undefined)
        return undefined;
    const length = answer.headers.get('content-length');
    const ranges = answer.headers.get('accept-ranges') === 'bytes';
    return { status: answer.status, ranges, length: length === null ? undefined : Number(length) };
}
/** What git says at the end, without the user of a URL. */
function lastLine(text) {
    return (text.trim().split('\n').at(-1) ?? '').replaceAll(/\/\/[^/@\s]*@/g, '//…@');
}

// EXTERNAL MODULE: ./lib/oci/oci-repository.js
var oci_repository = __webpack_require__(8713);
// EXTERNAL MODULE: ./lib/adapters/oci/client.js + 5 modules
var client = __webpack_require__(2950);
// EXTERNAL MODULE: ./lib/adapters/oci/credential-sources.js + 1 modules
var credential_sources = __webpack_require__(786);
;// CONCATENATED MODULE: ./lib/adapters/oci/artifact-hosts.js





/** OCI registries, with the credentials that Docker's configuration holds, as OpenTofu takes them. */
class NetworkArtifacts {
    #settings;
    constructor(settings) {
        this.#settings = settings;
    }
    async manifest({ repository, reference }) {
        try {
            const found = await this.#client(repository).readManifest(reference);
            return found === undefined ? { kind: 'absent' } : { kind: 'found', ...found };
        }
        catch (error) {
            return { kind: 'unreachable', message: messageOf(error) };
        }
    }
    async zip({ repository }, { digest }) {
        const file = await KeptFile.in(this.#settings.temporary);
        const into = (chunk) => file.write(chunk);
        try {
            const isThere = await this.#client(repository).readBlob(digest, { maxBytes: MAX_PACKAGE_BYTES, into });
            if (!isThere)
                return { kind: 'unreachable', message: `the registry has no blob ${digest}` };
            const { digests, size, entries } = await file.facts();
            return {
                kind: 'fetched',
                digest: `sha256:${digests.sha256}`,
                size,
                entries: entries === 'unread' ? 'damaged' : entries,
            };
        }
        catch (error) {
            return { kind: 'unreachable', message: messageOf(error) };
        }
        finally {
            await file.close();
        }
    }
    #client(text) {
        const { transport, environment } = this.#settings;
        const repository = (0,oci_repository/* parseOciRepository */.bT)(text);
        const sources = { given: undefined, githubToken: undefined, environment };
        return new client/* OciClient */.R({
            repository,
            access: 'pull',
            findCredentials: () => (0,credential_sources/* findCredentials */.g)(repository.host, sources),
            transport,
        });
    }
}
/** Throws what is a fault of this tool. */
function messageOf(error) {
    if (error instanceof base_error/* RegistryError */.gl)
        return error.message;
    throw error;
}

;// CONCATENATED MODULE: ./lib/doctor/diagnosis.js


/** From what each client met to what is to be said. */
function diagnose(url, [terraform, opentofu]) {
    const both = sameness(terraform.installed, opentofu.installed);
    const walks = [terraform, opentofu].map((walk) => ({ ...walk, checks: [...walk.checks, ...both] }));
    const subject = terraform.subject.length > opentofu.subject.length ? terraform.subject : opentofu.subject;
    return {
        url,
        subject,
        clients: { terraform: verdictOf(terraform), opentofu: verdictOf(opentofu) },
        checks: merged(walks),
    };
}
function sameness(one, other) {
    if (one === undefined || other === undefined)
        return [];
    if (one.kind === 'unknown' || one.kind !== other.kind || one.identity === other.identity)
        return [];
    const message = `Terraform installs ${(0,base_error/* quote */.hD)(one.identity)}, and OpenTofu ${(0,base_error/* quote */.hD)(other.identity)}: the header and the body lead to different packages`;
    return [wrong('PACKAGE_NOT_SAME', message, 'let both name the same package, as publish does')];
}
function verdictOf({ checks, installed }) {
    const broken = checks.find(({ verdict }) => verdict === 'broken');
    if (broken === undefined) {
        const isKnown = installed !== undefined && installed.kind !== 'unknown';
        return { installs: isKnown ? true : null, broken: '', fix: '', claimed: true };
    }
    const { code, message, fix, isUnclaimed = false } = broken;
    return { installs: false, broken: `${code}: ${message}`, fix, claimed: !isUnclaimed };
}
/** What both clients met is said once. */
function merged(walks) {
    const checks = new Map();
    for (const { client, checks: met } of walks) {
        for (const { code, verdict, message, fix } of met) {
            const key = JSON.stringify([code, verdict, message]);
            const clients = [...new Set([...(checks.get(key)?.clients ?? []), client.name])];
            checks.set(key, {
                code,
                ok: verdict === 'passed' || verdict === 'note',
                verdict,
                message,
                fix,
                clients,
            });
        }
    }
    return [...checks.values()].sort((one, other) => stageOf(one.code) - stageOf(other.code));
}
/** The order of the walk, by the first word of a code; what has none comes first. */
const STAGES = [
    'DISCOVERY',
    'NO',
    'VERSIONS',
    'MODULE',
    'VERSION',
    'ONLY',
    'DOWNLOAD',
    'LOCATION',
    'SOURCE',
    'GIT',
    'OCI',
    'PACKAGE',
];
function stageOf(code) {
    return STAGES.indexOf(code.split('_', 1)[0] ?? '');
}
/**
 * What makes a run end with exit code 1: a client that does not install though the registry claims to serve it (or though
 * it was named), and whatever installs something else than it should.
 * @param required clients that were named; none: those that the registry claims to serve
 */
function refusalsOf(diagnosis, required) {
    const names = ['terraform', 'opentofu'].filter((name) => isAskedFor(diagnosis, name, required));
    const failing = names.filter((name) => diagnosis.clients[name].installs === false);
    const odd = diagnosis.checks.filter(({ verdict, clients }) => verdict === 'wrong' && clients.some((name) => names.includes(name)));
    return [
        ...failing.map((name) => refusal(`${name} does not install ${subjectOf(diagnosis)}: ${diagnosis.clients[name].broken}`, diagnosis.clients[name].fix)),
        ...odd.map(({ code, message, fix }) => refusal(`${subjectOf(diagnosis)}: ${code}: ${message}`, fix)),
    ];
}
function isAskedFor({ clients }, name, required) {
    return required.length === 0 ? clients[name].claimed : required.includes(name);
}
function subjectOf({ url, subject }) {
    return subject === '' ? `from ${url}` : `${subject} from ${url}`;
}
function refusal(message, hint) {
    return { code: 'NOT_INSTALLABLE', message, hint };
}
const MARKS = {
    passed: 'ok',
    note: 'note',
    wrong: 'wrong',
    broken: 'broken',
};
/** The whole diagnosis for people. */
function formatDiagnosis(diagnosis) {
    const { url, subject, clients, checks } = diagnosis;
    return [
        `doctor     ${url}${subject === '' ? '' : `, ${subject}`}`,
        ...checks.map(formatCheck),
        ...['terraform', 'opentofu'].flatMap((name) => formatVerdict(name, clients[name])),
    ].join('\n');
}
function formatCheck({ code, verdict, message, fix, clients }) {
    const who = clients.length === 1 ? `${clients[0]}: ` : '';
    const advice = verdict === 'note' || verdict === 'wrong' ? `\n             fix: ${fix}` : '';
    return `  ${MARKS[verdict].padEnd(8)} ${code}  ${who}${message}${advice}`;
}
function formatVerdict(name, { installs, broken, fix, claimed }) {
    if (installs === null)
        return [`${name.padEnd(10)} not tried to the end: see the notes`];
    if (installs)
        return [`${name.padEnd(10)} installs`];
    const whom = claimed ? '' : ', and the registry does not set out to serve it';
    return [
        `${name.padEnd(10)} does not install${whom}`,
        `           ${broken.slice(0, broken.indexOf(':'))}: ${fix}`,
    ];
}

// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
;// CONCATENATED MODULE: ./lib/doctor/archive.js



/** From the bytes of an archive to what is installed. */
function judgeArchive(client, source, result) {
    if (result.kind === 'unreachable')
        return broken('PACKAGE_UNREACHABLE', result.message, 'make the package fetchable for those who may read the registry');
    if (result.status !== 200)
        return badStatus(source, result.status);
    const head = misleadingHead(source, result);
    if (head !== undefined && client.name === 'terraform')
        return broken('PACKAGE_HEAD', head, HEAD_FIX);
    const step = badChecksum(source, result) ?? badFormat(source, result) ?? judgeContents(source, result);
    return head === undefined ? step : after([note('PACKAGE_HEAD', head, HEAD_FIX)], step);
}
function badStatus({ url }, status) {
    const fix = status === 401 || status === 403
        ? 'clients send the registry token to no package: use a netrc file, signed URLs, Git or an OCI registry'
        : 'publish the package, at most when its version is listed';
    return broken('PACKAGE_STATUS', `${shownUrl(url)} answers ${status} instead of 200`, fix);
}
const HEAD_FIX = 'answer HEAD with the length of the package, or with 405';
/** https://github.com/hashicorp/go-getter before 1.8.6: it takes the empty file for complete, and asks no more. */
function misleadingHead({ url }, { head, size }) {
    if (head?.status !== 200 || !head.ranges || head.length !== 0 || size === 0)
        return undefined;
    return `HEAD ${shownUrl(url)} answers Accept-Ranges: bytes and Content-Length: 0, and Terraform before 1.15 and OpenTofu before 1.11.14 take the package to be empty`;
}
function badChecksum({ url, expected }, { digests, size }) {
    if (expected === undefined || digests[expected.algorithm] === expected.hex)
        return undefined;
    return broken('PACKAGE_CHECKSUM', `${shownUrl(url)} (${size} bytes) has ${expected.algorithm}:${digests[expected.algorithm]}, and the location says ${expected.algorithm}:${expected.hex}`, 'restore the bytes that were published; a host must not compress, cut or rewrite them');
}
function badFormat(source, { size, format, entries }) {
    const expected = source.format ?? format;
    if (format === expected && entries !== 'damaged' && format !== 'unknown')
        return undefined;
    const what = format === expected ? `a ${format} that is cut or damaged` : `no ${source.format ?? 'archive'}`;
    return broken('PACKAGE_FORMAT', `${shownUrl(source.url)} (${size} bytes) is ${what}`, 'publish the package again');
}
function judgeContents({ url, subdirectory }, fetched) {
    const installed = { kind: 'bytes', identity: `sha256:${fetched.digests.sha256}` };
    const said = `${shownUrl(url)}, ${fetched.size} bytes, sha256:${fetched.digests.sha256}`;
    if (typeof fetched.entries === 'string')
        return passed('PACKAGE', said, installed);
    const step = judgeEntries(fetched.entries, subdirectory);
    return step.value === undefined
        ? { ...step, value: undefined }
        : after(step.checks, passed('PACKAGE', said, installed));
}
/** What the client finds when it unpacks. */
function judgeEntries(entries, subdirectory) {
    const dependencies = entries.find(({ path }) => path.split(/[\\/]/).includes('..'));
    if (dependencies !== undefined)
        return broken('PACKAGE_PATHS', `clients refuse the path ${(0,base_error/* quote */.hD)(dependencies.path)} in the package`, 'publish the package again');
    const links = entries.filter(({ isLink }) => isLink);
    const step = judgePaths(entries.map(({ path }) => path), subdirectory);
    return links.length === 0 ? step : after([linkCheck(links)], step);
}
function linkCheck([link]) {
    const message = `the link ${(0,base_error/* quote */.hD)(link?.path ?? '')} in the package becomes a file that holds the name of its target`;
    return note('PACKAGE_LINKS', message, 'put files in the place of links, as publish does');
}
/** @param paths of files, from the root of the package */
function judgePaths(paths, subdirectory) {
    const start = subdirectory === '' ? '' : `${subdirectory}/`;
    const below = paths.filter((path) => path.startsWith(start)).map((path) => path.slice(start.length));
    if (below.length === 0)
        return broken('PACKAGE_SUBDIRECTORY', subdirectory === '' ? 'the package is empty' : `the package has no directory ${(0,base_error/* quote */.hD)(subdirectory)}`, subdirectory.includes('*')
            ? 'write the name of the directory: no client expands * here'
            : 'name a directory that the package has, or publish it again');
    if (below.some((path) => /^[^/]+\.(?:tf|tofu)(?:\.json)?$/.test(path)))
        return { checks: [], value: true };
    const tops = [...new Set(below.map((path) => path.split('/')[0] ?? ''))];
    const message = 'the directory that clients install has no .tf or .tofu file, and they do not say so';
    const isWrapped = tops.length === 1 && below.every((path) => path.includes('/'));
    const fix = isWrapped
        ? `add //${tops[0]} to the location, or pack the module without that directory`
        : 'pack the directory of the module';
    return { checks: [wrong('PACKAGE_NO_MODULE', message, fix)], value: true };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
;// CONCATENATED MODULE: ./lib/doctor/web-answer.js


/** Whether the same question may have another answer in a moment, as clients see it. */
function isPassing(result) {
    if (result.kind !== 'answer')
        return result.kind === 'unreachable';
    return result.status === 429 || (result.status >= 500 && result.status !== 501);
}
/** `https://host/path answers 404`, with the type of what came. */
function describeAnswer({ url, finalUrl, status, headers }) {
    const redirect = url === finalUrl ? '' : `, after a redirect to ${shownUrl(finalUrl)},`;
    const type = headers.get('content-type');
    return `${shownUrl(url)}${redirect} answers ${status}${type === null ? '' : ` (${visibleType(type)})`}`;
}
function visibleType(type) {
    return (0,base_error/* quote */.hD)(type).slice(1, -1);
}
/** Text of the body; a byte order mark stays, since the clients trip over it. */
function textOf({ bytes }) {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
/** The value, or undefined where it is not JSON. */
function jsonOf(text) {
    try {
        return { value: JSON.parse(text) };
    }
    catch {
        return undefined;
    }
}
/** Why a body is not JSON, in words that lead to the cause. */
function jsonProblem(text) {
    if (text.startsWith('\ufeff'))
        return 'it begins with a byte order mark';
    if (text.trim() === '')
        return 'it is empty';
    if (/^\s*</.test(text))
        return 'it is a page, not JSON';
    return `it is not JSON: ${(0,base_error/* quote */.hD)(text.slice(0, 60))}`;
}
/** What to do about it. */
function jsonFix(text) {
    if (text.startsWith('\ufeff'))
        return 'save the file as UTF-8 without a byte order mark';
    if (/^\s*</.test(text))
        return 'make the host answer 404 for what is not there (a 404.html at the top; no fallback to index.html), and publish the file';
    return 'publish the file again as it is in the index, unchanged by the host';
}

;// CONCATENATED MODULE: ./lib/doctor/discovery.js






/** The most that clients read. https://github.com/hashicorp/terraform-svchost/blob/main/disco/disco.go */
const MAX_DISCOVERY_BYTES = 1024 * 1024;
const discovery_document = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J());
/** From the discovery document to the base URL of the module registry, which ends with a slash. */
function judgeDiscovery(client, result) {
    if (result.kind === 'answer')
        return judgeAnswer(result);
    if (result.kind === 'redirects')
        return broken('DISCOVERY_REDIRECTS', `${shownUrl(result.url)} redirects more than ${client.discoveryRedirects} times, which is all that ${client.label} follows here`, 'serve the document where it is asked for, or redirect once');
    if (result.kind === 'large')
        return broken('DISCOVERY_TOO_LARGE', `${shownUrl(result.url)} has more than ${MAX_DISCOVERY_BYTES} bytes`, 'serve {"modules.v1":"/v1/modules/"}');
    return broken('DISCOVERY_UNREACHABLE', result.message, 'check the name, its DNS record, the port and the certificate');
}
function judgeAnswer(answer) {
    if (answer.status !== 200)
        return broken('DISCOVERY_STATUS', `${describeAnswer(answer)} instead of 200`, statusFix(answer));
    const type = answer.headers.get('content-type');
    if (type?.split(';', 1)[0]?.trim().toLowerCase() !== 'application/json')
        return broken('DISCOVERY_CONTENT_TYPE', `${shownUrl(answer.url)} has the content type ${type === null ? 'of none' : (0,base_error/* quote */.hD)(type)}, and clients take only application/json`, 'serve .well-known/terraform.json as application/json, and keep its extension');
    const text = textOf(answer);
    const json = jsonOf(text);
    if (json === undefined)
        return broken('DISCOVERY_JSON', `${shownUrl(answer.url)} cannot be read: ${jsonProblem(text)}`, jsonFix(text));
    const parsed = discovery_document.safeParse(json.value);
    return judgeService(answer, parsed.data?.['modules.v1']);
}
function statusFix({ status, url }) {
    if (status === 401 || status === 403)
        return `give a token in ${tokenVariable(new URL(url).host)}, or serve the document to everybody`;
    if (status === 404)
        return 'publish .well-known/terraform.json at the root of the host: some deployments drop names that begin with a dot (docs/hosting.md)';
    return 'serve the document with status 200: clients do not try again';
}
function judgeService({ url, finalUrl }, service) {
    const refuse = (problem) => broken('DISCOVERY_SERVICE', `${shownUrl(url)} ${problem}`, 'write {"modules.v1":"/v1/modules/"} into it');
    if (service === undefined)
        return refuse('has no key "modules.v1": this host is no module registry');
    if (typeof service !== 'string')
        return refuse('has a "modules.v1" that is no text');
    if (!URL.canParse(service, finalUrl))
        return refuse(`has the URL ${shownUrl(service)}, which cannot be read`);
    const base = new URL(service, finalUrl);
    if (!/^https?:$/.test(base.protocol))
        return refuse(`has the URL ${shownUrl(service)}, which is neither http nor https`);
    if (base.username !== '' || base.password !== '')
        return refuse('has a user or password in the URL, which clients refuse');
    base.hash = '';
    if (!base.pathname.endsWith('/'))
        base.pathname += '/';
    return passed('DISCOVERY', `${shownUrl(url)} leads to ${shownUrl(base.href)}`, base.href);
}

;// CONCATENATED MODULE: ./lib/doctor/download.js




const body = schemas/* looseObject */._H3({
    location: schemas/* string */.YjP().nullish(),
    use_registry_credentials: schemas/* boolean */.zMY().exactOptional(),
});
/** From the answer of `download` to the location that this client takes. */
function judgeDownload(client, chosen, result) {
    if (result.kind !== 'answer')
        return broken('DOWNLOAD_UNREACHABLE', result.message, 'answer within 10 seconds, with few redirects or none');
    if (result.status !== 200 && result.status !== 204)
        return broken('DOWNLOAD_STATUS', `${describeAnswer(result)} instead of 200 or 204`, download_statusFix(chosen, result));
    const header = result.headers.get('x-terraform-get') ?? '';
    return client.name === 'terraform' ? fromHeader(result, header) : fromBody(result, header);
}
function download_statusFix({ listed, requested }, { status }) {
    if (status !== 404)
        return 'answer 200 with {"location":"…"} and the header X-Terraform-Get';
    if (listed !== requested)
        return `clients ask for ${requested}: list and serve the version under that name`;
    return 'publish the version again: a version is listed only when its files are there; a cache may hold an old 404';
}
/** Terraform reads no body. https://developer.hashicorp.com/terraform/internals/module-registry-protocol */
function fromHeader(answer, header) {
    const inBody = readBody(answer)?.location ?? undefined;
    if (header !== '')
        return found('X-Terraform-Get', { location: header, isDirect: false, bodyLocation: inBody });
    const step = broken('DOWNLOAD_NO_HEADER', `${describeAnswer(answer)} without the header X-Terraform-Get, and Terraform reads no body`, inBody?.startsWith('oci://')
        ? 'publish a zip or a commit beside the OCI package (--package oci,index): Terraform reads no oci://'
        : 'make the host send "X-Terraform-Get: ./source" with every …/download (docs/hosting.md), or use `module-registry serve`');
    return inBody === undefined ? step : unclaimed(step);
}
/** https://opentofu.org/docs/internals/module-registry-protocol/ */
function fromBody(answer, header) {
    const fallback = { location: header, isDirect: false, bodyLocation: undefined };
    if (answer.status === 204)
        return header === '' ? noLocation(answer) : found('X-Terraform-Get', fallback);
    const text = textOf(answer);
    const read = readBody(answer);
    if (read === undefined)
        return broken('DOWNLOAD_BODY_JSON', `the body of ${shownUrl(answer.url)} cannot be read: ${jsonOf(text) === undefined ? jsonProblem(text) : 'a key has the wrong type'}`, jsonOf(text) === undefined && header !== ''
            ? 'answer 204 with the header, or 200 with {"location":"…"}: OpenTofu reads the body of a 200 first'
            : jsonFix(text));
    const location = read.location ?? '';
    if (location === '')
        return header === '' ? noLocation(answer) : found('X-Terraform-Get', fallback);
    const isDirect = read.use_registry_credentials !== undefined;
    return found('the body', { location, isDirect, bodyLocation: location });
}
function readBody(answer) {
    return body.safeParse(jsonOf(textOf(answer))?.value).data;
}
function noLocation(answer) {
    return broken('DOWNLOAD_NO_LOCATION', `${describeAnswer(answer)} and names no location`, 'answer {"location":"…"}, or send the header X-Terraform-Get');
}
function found(where, answered) {
    return passed('DOWNLOAD', `${where} says ${shownUrl(answered.location)}`, answered);
}

;// CONCATENATED MODULE: ./lib/doctor/listed-module.js




const list = schemas/* looseObject */._H3({
    modules: schemas/* array */.YOg(schemas/* looseObject */._H3({ namespace: schemas/* string */.YjP(), name: schemas/* string */.YjP(), provider: schemas/* string */.YjP() })),
});
/** The first module of the registry's own lists, for who names none. @param results lists, where a registry may have them */
function judgeLists(results) {
    const modules = results.flatMap((result) => result.kind === 'answer' && result.status === 200
        ? (list.safeParse(jsonOf(textOf(result))?.value).data?.modules ?? [])
        : []);
    const addresses = modules.map(({ namespace, name, provider }) => ({ namespace, name, system: provider }));
    const first = addresses.find((address) => (0,module_address/* addressProblem */.cg)(address) === undefined);
    if (first !== undefined)
        return { checks: [], value: first };
    const message = 'the registry lists no module that could be tried';
    return {
        checks: [note('NO_MODULE', message, 'name one: module-registry doctor URL namespace/name/system')],
        value: undefined,
    };
}
/** Where registries list modules: the endpoint of the registry API, and the file of a static one. */
function listUrls(base) {
    return [`${base}index.json`, base];
}

;// CONCATENATED MODULE: ./lib/doctor/getters.js




/** What each getter takes of a URL. https://github.com/hashicorp/go-getter */
/** Order matters: the first that fits. https://github.com/hashicorp/go-getter#archives */
const SUFFIXES = [
    ['zip', 'zip'],
    ['tar.gz', 'tar.gz'],
    ['tgz', 'tar.gz'],
    ['tar.bz2', 'tar.bz2'],
    ['tbz2', 'tar.bz2'],
    ['tar.xz', 'tar.xz'],
    ['txz', 'tar.xz'],
];
/** The first `//` after the scheme begins the sub-directory. https://github.com/hashicorp/go-getter#subdirectories */
function splitUrl(text) {
    const url = new URL(text);
    const [path = '', ...below] = url.pathname.split('//');
    url.pathname = path;
    return { url, subdirectory: below.join('/').replaceAll(/^\/+|\/+$/g, '') };
}
function judgeWeb({ url, subdirectory }) {
    const named = url.searchParams.get('archive');
    const checksum = url.searchParams.get('checksum') ?? undefined;
    url.searchParams.delete('archive');
    const suffix = SUFFIXES.find(([name]) => (named ?? '') === name || (named === null && url.pathname.endsWith(`.${name}`)));
    const notes = plainNotes(url);
    if (suffix === undefined)
        return { checks: notes, value: { kind: 'page', url: url.href, subdirectory } };
    const expected = readChecksum(checksum);
    if (expected === 'invalid')
        return broken('LOCATION_CHECKSUM', `${(0,base_error/* quote */.hD)(`checksum=${checksum}`)} is no checksum that clients know`, 'write ?checksum=sha256:<64 hex digits>');
    url.searchParams.delete('checksum');
    const source = { kind: 'archive', url: url.href, format: suffix[1], expected, subdirectory };
    return { checks: [...notes, ...checksumNotes(checksum)], value: source };
}
function plainNotes({ protocol, href }) {
    if (protocol === 'https:')
        return [];
    const message = `${shownUrl(href)} is plain http: whoever is on the way can change what is installed`;
    return [note('LOCATION_PLAIN_HTTP', message, 'serve it over https')];
}
/** https://github.com/hashicorp/go-getter#git-git */
function judgeGit({ url, subdirectory }) {
    if (!/^(?:https?|ssh|git):$/.test(url.protocol))
        return broken('LOCATION_SCHEME', `the location git::${shownUrl(url.href)} names a repository of the consumer's own machine, or a program to run`, 'write git::https://…?ref=<full commit>');
    const names = [...url.searchParams.keys()];
    const ref = url.searchParams.get('ref') ?? '';
    const isCommit = /^[0-9a-f]{40}$/.test(ref);
    const stranger = names.find((name) => !['ref', 'depth', 'sshkey'].includes(name));
    const refuse = (problem) => broken('GIT_ARGUMENTS', `the location git::${shownUrl(url.href)} cannot be cloned: ${problem}`, 'write git::https://…?ref=<full commit>');
    if (stranger === 'checksum')
        return refuse('clients take no checksum of a repository');
    if (stranger !== undefined)
        return refuse(`the argument ${(0,base_error/* quote */.hD)(stranger)} stays in the clone URL`);
    if (url.searchParams.has('depth') && isCommit)
        return refuse('depth goes with a branch or a tag, not with a commit');
    url.search = '';
    const source = { kind: 'git', url: url.href, ref, subdirectory };
    return {
        checks: isCommit ? [] : [unpinned(`?ref=${ref === '' ? '…' : ref} can be moved`, '?ref=<full commit>')],
        value: source,
    };
}
function unpinned(problem, fix) {
    return note('LOCATION_UNPINNED', `the location pins no bytes: ${problem}`, `write ${fix}`);
}
/** https://opentofu.org/docs/cli/oci_registries/module-package/ */
function judgeOci({ url, subdirectory }) {
    const names = [...url.searchParams.keys()];
    const reference = names.length === 0 ? 'latest' : (url.searchParams.get(names[0] ?? '') ?? '');
    const isKnown = names.length <= 1 && names.every((name) => name === 'tag' || name === 'digest');
    if (!isKnown || reference === '')
        return broken('OCI_ARGUMENTS', `the location ${shownUrl(url.href)} has other arguments than one of ?tag=… and ?digest=…`, 'write oci://host/path?digest=sha256:<64 hex digits>');
    const source = { kind: 'oci', repository: `${url.host}${url.pathname}`, reference, subdirectory };
    const notes = names[0] === 'digest' ? [] : [unpinned('a tag can be moved', '?digest=sha256:…')];
    return { checks: notes, value: source };
}
function judgeDirect(text) {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url === undefined || !/^https?:$/.test(url.protocol) || url.hash !== '')
        return broken('LOCATION_FORM', `with use_registry_credentials the location must be http or https without a fragment, not ${shownUrl(text)}`, 'leave use_registry_credentials out, or name a zip on a web host');
    const check = unpinned('with use_registry_credentials OpenTofu 1.12 and newer verify no checksum', 'no use_registry_credentials');
    const source = {
        kind: 'archive',
        url: url.href,
        format: undefined,
        expected: undefined,
        subdirectory: '',
    };
    return { checks: [...plainNotes(url), check], value: source };
}

;// CONCATENATED MODULE: ./lib/doctor/location.js




const FORMS = 'https://…zip?checksum=sha256:…, git::https://…?ref=<commit>, or ./module.zip?checksum=sha256:…';
/** The location of a `download` answer, made absolute as clients do: against the URL as it was asked for. */
function resolveLocation(text, downloadUrl, isDirect) {
    const isRelative = isDirect || /^\.{0,2}\//.test(text);
    return isRelative && URL.canParse(text, downloadUrl) ? new URL(text, downloadUrl).href : text;
}
/** @param text absolute. @param isDirect OpenTofu looks at the bytes, and no go-getter takes part */
function judgeLocation(client, text, isDirect) {
    if (isDirect)
        return judgeDirect(text);
    const [, forced = '', rest = text] = /^([A-Za-z0-9]+)::(.+)$/s.exec(text) ?? [];
    const address = forced === '' ? detected(rest) : { getter: forced, url: rest };
    if (address === undefined)
        return broken('LOCATION_FORM', `clients refuse the location ${shownUrl(text)}: it is no address of a remote package`, `begin a relative location with ./, ../ or /; else write ${FORMS}`);
    if (!URL.canParse(address.url))
        return broken('LOCATION_FORM', `the location ${shownUrl(text)} is no URL`, `write ${FORMS}`);
    return judgeGetter(client, address);
}
/** The short forms that clients know. https://github.com/hashicorp/go-getter#url-format */
function detected(text) {
    const [, owner, name, rest = ''] = /^github\.com\/([^/?]+)\/([^/?]+?)(?:\.git)?((?:[/?].*)?)$/.exec(text) ?? [];
    if (owner !== undefined)
        return { getter: 'git', url: `https://github.com/${owner}/${name}.git${rest}` };
    const [, user, host, path] = /^([A-Za-z0-9_.-]+)@([A-Za-z0-9.-]+):([^/].*)$/.exec(text) ?? [];
    if (user !== undefined)
        return { getter: 'git', url: `ssh://${user}@${host}/${path}` };
    const [, scheme] = /^([A-Za-z][A-Za-z0-9+.-]*):\/\//.exec(text) ?? [];
    return scheme === undefined ? undefined : { getter: scheme.toLowerCase(), url: text };
}
function judgeGetter(client, address) {
    const parts = splitUrl(address.url);
    switch (address.getter) {
        case 'http':
        case 'https':
            return judgeWeb(parts);
        case 'git':
            return judgeGit(parts);
        case 'oci':
            return client.name === 'terraform' ? noOci(address.url) : judgeOci(parts);
        case 's3':
        case 'gcs':
        case 'hg': {
            const message = `doctor does not follow ${address.getter}:: locations: ${shownUrl(address.url)}`;
            const check = note('LOCATION_NOT_FOLLOWED', message, 'try it with a client');
            return { checks: [check], value: { kind: 'unfollowed', getter: address.getter } };
        }
        case 'file':
            return broken('LOCATION_SCHEME', `the location ${shownUrl(address.url)} makes clients copy the consumer's own files: no package of this registry`, `write ${FORMS}`);
        default:
            return broken('LOCATION_SCHEME', `clients have no way to fetch ${shownUrl(address.url)} (${(0,base_error/* quote */.hD)(address.getter)})`, `write ${FORMS}`);
    }
}
function noOci(url) {
    const message = `Terraform reads no oci:// location, and is sent to ${shownUrl(url)}`;
    return broken('LOCATION_SCHEME', message, 'publish a zip or a commit beside it: --package oci,index');
}

// EXTERNAL MODULE: ./lib/oci/manifest.js
var oci_manifest = __webpack_require__(4360);
;// CONCATENATED MODULE: ./lib/doctor/remote-package.js





/** Packages in Git repositories: a commit that is there, and a module in it. */
function judgeCommit({ url, ref, subdirectory }, result) {
    if (result.kind === 'unreachable')
        return broken('GIT_UNREACHABLE', `${shownUrl(url)} cannot be cloned: ${(0,base_error/* quote */.hD)(result.message)}`, 'correct the URL, or give those who install access to the repository');
    if (result.kind === 'no-ref')
        return broken('GIT_REF', `${shownUrl(url)} has no ${(0,base_error/* quote */.hD)(ref)}`, 'push the commit again: it must stay reachable from a branch or a tag');
    const step = judgePaths(result.paths, subdirectory);
    if (step.value === undefined)
        return { ...step, value: undefined };
    const installed = { kind: 'commit', identity: `${url} ${result.commit}` };
    return after(step.checks, passed('PACKAGE', `${shownUrl(url)} at ${result.commit}`, installed));
}
/** From 5 MiB up OpenTofu reads no manifest. https://github.com/opentofu/opentofu/blob/main/internal/getmodules/oci_getter.go */
const MANIFEST_LIMIT = 5 * 1024 * 1024;
/** From the manifest to the one layer that OpenTofu unpacks. */
function judgeManifest({ repository, reference }, result) {
    const name = (0,base_error/* quote */.hD)(`${repository} ${reference}`);
    if (result.kind === 'unreachable')
        return broken('OCI_UNREACHABLE', result.message, 'make the package public, or log in: docker login');
    if (result.kind === 'absent')
        return broken('OCI_NOT_FOUND', `the registry has no manifest ${name}`, 'publish the version again');
    const problem = manifestProblem(result);
    const layers = (0,oci_manifest/* parseManifest */.Ng)(result.bytes)?.layers?.filter(({ mediaType }) => mediaType === oci_manifest/* ZIP_TYPE */.d8) ?? [];
    const [layer] = layers;
    if (problem === undefined && layer !== undefined && layers.length === 1)
        return { checks: [], value: { digest: layer.digest, size: layer.size } };
    return broken('OCI_MANIFEST', `OpenTofu refuses the manifest ${name}: ${problem ?? `it has ${layers.length} layers of type ${oci_manifest/* ZIP_TYPE */.d8} instead of one`}`, `push it with --artifact-type ${oci_manifest/* MODULE_ARTIFACT_TYPE */.xo} and one layer module.zip:${oci_manifest/* ZIP_TYPE */.d8}, or let publish do it`);
}
function manifestProblem({ mediaType, bytes }) {
    const manifest = (0,oci_manifest/* parseManifest */.Ng)(bytes);
    if (mediaType !== oci_manifest/* MANIFEST_TYPE */.b3)
        return `its media type is ${(0,base_error/* quote */.hD)(mediaType)}, not ${oci_manifest/* MANIFEST_TYPE */.b3}`;
    if (bytes.length >= MANIFEST_LIMIT)
        return 'it has 5 MiB or more';
    if (manifest === undefined)
        return 'it is not JSON of a manifest';
    if (manifest.mediaType !== oci_manifest/* MANIFEST_TYPE */.b3)
        return `its own mediaType is not ${oci_manifest/* MANIFEST_TYPE */.b3}`;
    if (manifest.artifactType !== oci_manifest/* MODULE_ARTIFACT_TYPE */.xo)
        return `its artifactType is ${(0,base_error/* quote */.hD)(manifest.artifactType ?? '')}, not ${oci_manifest/* MODULE_ARTIFACT_TYPE */.xo}`;
    return undefined;
}
/** From the bytes of the layer to what is installed. */
function judgeBlob({ subdirectory }, layer, blob) {
    const fix = 'publish the version again';
    if (blob.kind === 'unreachable')
        return broken('OCI_BLOB', blob.message, fix);
    if (blob.digest !== layer.digest || blob.size !== layer.size)
        return broken('OCI_BLOB', `the layer has ${blob.digest} (${blob.size} bytes), and the manifest says ${layer.digest} (${layer.size} bytes)`, fix);
    if (typeof blob.entries === 'string')
        return broken('PACKAGE_FORMAT', `the layer ${layer.digest} is no zip`, fix);
    const step = judgeEntries(blob.entries, subdirectory);
    if (step.value === undefined)
        return { ...step, value: undefined };
    const installed = { kind: 'bytes', identity: layer.digest };
    return after(step.checks, passed('PACKAGE', `${layer.digest}, ${layer.size} bytes, in the OCI registry`, installed));
}

// EXTERNAL MODULE: ./lib/index/format/registry-url.js
var registry_url = __webpack_require__(8499);
;// CONCATENATED MODULE: ./lib/doctor/request.js




/** @param module `namespace/name/system`, or the same with `@version`. Throws INVALID_INPUT, INVALID_ADDRESS. */
function parseQuestion(url, module) {
    const parsed = (0,registry_url/* parseRegistryUrl */.I)(/^[a-z]+:\/\//i.test(url) ? url : `https://${url}`);
    if (module === undefined)
        return { url: parsed, address: undefined, version: undefined };
    const [address = '', version, ...others] = module.split('@');
    if (version === '' || others.length > 0)
        throw new base_error/* RegistryError */.gl('INVALID_INPUT', `${(0,base_error/* quote */.hD)(module)} names no module: after "@" there is one version`, 'write it as namespace/name/system@1.2.3');
    return { url: parsed, address: (0,module_address/* parseModuleAddress */.E9)(address), version };
}
/** https://opentofu.org/docs/internals/remote-service-discovery/ */
function judgeEntrance(url) {
    const { hostname, host, protocol, pathname } = new URL(url);
    const base = `${url}/v1/modules/`;
    const hasPath = pathname !== '/';
    const block = `host "${host}" { services = { "modules.v1" = "${base}" } }`;
    const discovery = hasPath ? undefined : `${url}/.well-known/terraform.json`;
    if (/^(?:github\.com|bitbucket\.org)$/.test(hostname))
        return broken('HOST_NAME', `clients take ${host} for a Git host, never for a registry`, 'use a name of your own');
    const reasons = [
        ...(hasPath ? [`clients ask only ${host}/.well-known/terraform.json, and the URL has a path`] : []),
        ...(protocol === 'http:' ? ['clients ask for discovery over https alone'] : []),
        ...(/[.:]/.test(hostname) ? [] : ['clients take no host without a dot for a registry']),
    ];
    const value = { discovery, base };
    if (reasons.length === 0)
        return { checks: [], value };
    return after([note('CLI_HOST_BLOCK', reasons.join('; '), `let clients have in their CLI configuration: ${block}`)], { checks: [], value });
}

;// CONCATENATED MODULE: ./lib/doctor/source-page.js



/** https://github.com/hashicorp/go-getter/blob/main/get_http.go, XTerraformGetLimit as the clients set it */
const MAX_PAGES = 10;
const FIX = 'put <meta name="terraform-get" content="https://…"> first into <head>, as publish does';
/**
 * From a page that is asked `?terraform-get=1` to the location that it names.
 * @param isOciOnly another client is sent to an OCI registry: a page that names nothing means to
 */
function judgeSourcePage(result, isOciOnly) {
    if (result.kind === 'large')
        return archivePage(result.url);
    if (result.kind !== 'answer')
        return broken('SOURCE_PAGE_UNREACHABLE', result.message, 'serve the page that the location names');
    if (result.status < 200 || result.status > 299)
        return broken('SOURCE_PAGE_STATUS', `${describeAnswer(result)} instead of 200`, 'publish the page: `module-registry render`');
    const header = result.headers.get('x-terraform-get') ?? '';
    const location = header === '' ? metaContent(textOf(result)) : header;
    if (location === undefined)
        return isOciOnly ? unclaimed(noMeta(result)) : noMeta(result);
    if (isAbsolute(location))
        return passed('SOURCE_PAGE', `${shownUrl(result.url)} says ${shownUrl(location)}`, location);
    return header === '' ? notAbsolute(result, location) : constantHeader(result, header);
}
/** go-getter has no detectors here: neither relative URLs nor short forms. */
function isAbsolute(location) {
    return /^[A-Za-z0-9]+::./.test(location) || URL.canParse(location);
}
function constantHeader({ url }, header) {
    return broken('SOURCE_PAGE_HEADER', `${shownUrl(url)} itself has the header X-Terraform-Get: ${shownUrl(header)}, which comes before its meta tag`, 'let the rule of the host match paths that end in /download alone');
}
function notAbsolute({ url }, location) {
    return broken('SOURCE_PAGE_LOCATION', `${shownUrl(url)} names ${shownUrl(location)}, and clients take only an absolute URL there`, 'set the public URL (`module-registry init --url`) and run `module-registry render`');
}
function noMeta(answer) {
    const text = textOf(answer);
    if (/^(?:PK|\x1f\x8b)/.test(text))
        return archivePage(answer.url);
    const problem = /terraform-get/i.test(text)
        ? 'has a terraform-get tag that clients do not find: it must stand before </head> and <body>, its name in lower case, no script before it'
        : 'has no <meta name="terraform-get">';
    const isRepository = /\.git(?:[/?]|$)/.test(new URL(answer.url).pathname);
    return broken('SOURCE_PAGE_NO_META', `${shownUrl(answer.url)} ${problem}`, isRepository ? 'write git:: before the URL of a repository' : FIX);
}
function archivePage(url) {
    return broken('SOURCE_PAGE_NO_META', `${shownUrl(url)} is an archive, and clients read it as a page: its path ends in none of .zip, .tar.gz, .tgz, …`, 'let the path end in .zip, or add ?archive=zip');
}
/**
 * Content of the meta tag as go-getter's non-strict XML reader finds it: it stops at `<body>` and `</head>`, and what a
 * script holds is markup to it.
 */
function metaContent(text) {
    for (const [tag] of text.matchAll(/<!--.*?-->|<\/?[A-Za-z!?][^<>"']*(?:(?:"[^"]*"|'[^']*')[^<>"']*)*>/gs)) {
        if (/^<body[\s>/]|^<\/head\s*>/i.test(tag))
            return undefined;
        if (!/^<meta\s/i.test(tag) || attribute(tag, 'name') !== 'terraform-get')
            continue;
        const content = attribute(tag, 'content') ?? '';
        if (content !== '')
            return content;
    }
    return undefined;
}
function attribute(tag, name) {
    const value = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag);
    const text = value?.[1] ?? value?.[2];
    return text
        ?.replaceAll('&quot;', '"')
        .replaceAll('&#39;', "'")
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&');
}

// EXTERNAL MODULE: ./lib/module/version.js
var module_version = __webpack_require__(7124);
;// CONCATENATED MODULE: ./lib/doctor/versions.js








const objects = schemas/* array */.YOg(schemas/* looseObject */._H3({})).nullish();
const parts = schemas/* looseObject */._H3({ providers: objects, dependencies: objects });
/** Clients check the types of these keys, and fail on the whole list; all others are free. */
const versions_list = schemas/* looseObject */._H3({
    modules: schemas/* array */.YOg(schemas/* looseObject */._H3({
        versions: schemas/* array */.YOg(schemas/* looseObject */._H3({
            version: schemas/* string */.YjP(),
            root: parts.nullish(),
            submodules: schemas/* array */.YOg(parts).nullish(),
        }))
            .nullish(),
    }))
        .nullish(),
});
/** From the list of versions to the one that a client asks for. */
function judgeVersions(wanted, result) {
    if (result.kind !== 'answer')
        return broken('VERSIONS_UNREACHABLE', result.message, 'answer within 10 seconds, with few redirects or none');
    if (result.status === 404)
        return notFound(wanted.address, result);
    if (result.status !== 200)
        return broken('VERSIONS_STATUS', `${describeAnswer(result)} instead of 200`, versions_statusFix(result));
    const text = textOf(result);
    const json = jsonOf(firstValue(text));
    if (json === undefined)
        return broken('VERSIONS_JSON', `${shownUrl(result.url)} cannot be read: ${jsonProblem(text)}`, jsonFix(text));
    return judgeList(wanted, result, json.value);
}
function notFound(address, { url }) {
    return broken('MODULE_NOT_FOUND', `${shownUrl(url)} answers 404: there is no module ${(0,module_address/* formatModuleAddress */.wc)(address)}`, 'publish it, or correct the address: upper and lower case count');
}
function versions_statusFix({ status, finalUrl }) {
    if (status === 401 || status === 403)
        return `give a token in ${tokenVariable(new URL(finalUrl).host)}`;
    return 'answer 200 with the list, or 404 where there is no such module';
}
/** Clients read the first JSON value, and nothing that follows it. */
function firstValue(text) {
    let depth = 0;
    for (const { 0: mark, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
        if (mark.startsWith('"'))
            continue;
        depth += mark === '{' || mark === '[' ? 1 : -1;
        if (depth === 0)
            return text.slice(0, index + 1);
    }
    return text;
}
function judgeList(wanted, { url }, value) {
    const parsed = versions_list.safeParse(value);
    const issue = parsed.error?.issues[0];
    const shape = 'write {"modules":[{"versions":[{"version":"1.2.3"}]}]}, with no more keys than that';
    if (!parsed.success)
        return broken('VERSIONS_SHAPE', `${shownUrl(url)}: ${issue?.path.join('.')} has the wrong type: ${issue?.message}`, shape);
    const [module] = parsed.data.modules ?? [];
    if (module === undefined)
        return broken('VERSIONS_SHAPE', `${shownUrl(url)} has no element in "modules"`, shape);
    const listed = (module.versions ?? []).map(({ version }) => version);
    const candidates = listed.flatMap((text) => readListed(text) ?? []);
    const notes = ignoredNotes(listed.filter((text) => readListed(text) === undefined));
    if (candidates.length === 0)
        return after(notes, broken('VERSIONS_EMPTY', `${shownUrl(url)} lists no version`, 'publish a version'));
    return after(notes, choose(wanted, candidates));
}
/** As hashicorp/go-version reads it: a `v`, missing numbers and leading zeros are mended, build metadata is kept. */
function readListed(text) {
    const [, numbers = '', prerelease = '', metadata = ''] = /^v?(\d+(?:\.\d+){0,2})(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$/.exec(text.trim()) ?? [];
    if (numbers === '')
        return undefined;
    const whole = [...numbers.split('.'), '0', '0'].slice(0, 3).map((part) => part.replace(/^0+(?=\d)/, ''));
    const reading = (0,module_version/* readVersion */.$4)(`${whole.join('.')}${prerelease}`);
    if (!reading.ok)
        return undefined;
    return { listed: text, requested: `${reading.version}${metadata}`, version: reading.version };
}
function ignoredNotes(texts) {
    if (texts.length === 0)
        return [];
    const named = texts.slice(0, 3).map(base_error/* quote */.hD).join(', ');
    return [
        note('VERSION_IGNORED', `clients warn about ${named} and pass over it: it is no version`, 'take it out of the list'),
    ];
}
function choose({ address, version }, candidates) {
    const known = candidates.map((each) => each.version);
    const wanted = version === undefined ? (0,module_version/* selectLatest */.se)(known) : readListed(version)?.version;
    const chosen = candidates.find((each) => each.version === wanted);
    const count = `${known.length} version${known.length === 1 ? '' : 's'}`;
    if (chosen === undefined)
        return broken('VERSION_NOT_LISTED', `${(0,module_address/* formatModuleAddress */.wc)(address)} has ${count}, and ${(0,base_error/* quote */.hD)(version ?? '')} is none of them`, `publish it, or ask for one of ${(0,module_version/* sortVersions */.M7)(known).slice(0, 5).join(', ')}`);
    const { listed, requested } = chosen;
    const notes = [...spellingNotes(chosen), ...prereleaseNotes(chosen, known)];
    return after(notes, passed('VERSIONS', `${count} listed, ${requested} is taken`, { listed, requested }));
}
function spellingNotes({ listed, requested }) {
    if (listed === requested)
        return [];
    const message = `the list says ${(0,base_error/* quote */.hD)(listed)}, and clients ask for ${(0,base_error/* quote */.hD)(requested)}`;
    return [
        note('VERSION_SPELLING', message, `list it as ${(0,base_error/* quote */.hD)(requested)}, and serve …/${requested}/download`),
    ];
}
function prereleaseNotes({ version }, known) {
    if (!known.every(module_version/* isPrerelease */.V1))
        return [];
    const message = 'there are only pre-releases: clients install them by their exact version alone';
    return [note('ONLY_PRERELEASES', message, `write version = "${version}", or publish a release`)];
}

;// CONCATENATED MODULE: ./lib/doctor/doctor.js















const MAX_ANSWER_BYTES = 64 * 1024 * 1024;
/** Asks a registry what each client would ask, and says what each client would do. It writes nothing anywhere. */
async function doctor(question, dependencies) {
    const [terraform, opentofu] = CLIENTS;
    return diagnose(question.url, [
        await new ClientWalk(terraform, dependencies).walk(question),
        await new ClientWalk(opentofu, dependencies).walk(question),
    ]);
}
/** The way of one client from the name of a host to a module on its disk; it ends at the first broken rule. */
class ClientWalk {
    #client;
    #dependencies;
    #checks = [];
    #subject = '';
    constructor(client, dependencies) {
        this.#client = client;
        this.#dependencies = dependencies;
    }
    async walk(question) {
        const installed = await this.#install(question);
        return { client: this.#client, checks: this.#checks, installed, subject: this.#subject };
    }
    async #install({ url, address, version }) {
        const entrance = this.#take(judgeEntrance(url));
        const base = entrance && (await this.#discover(entrance));
        if (base === undefined)
            return undefined;
        const named = address ?? (await this.#firstModule(base));
        if (named === undefined)
            return undefined;
        this.#subject = (0,module_address/* formatModuleAddress */.wc)(named);
        const module = `${base}${this.#subject}`;
        const chosen = this.#take(judgeVersions({ address: named, version }, await this.#askTwice(`${module}/versions`)));
        if (chosen === undefined)
            return undefined;
        this.#subject += ` ${chosen.requested}`;
        const download = `${module}/${chosen.requested}/download`;
        const answered = this.#take(judgeDownload(this.#client, chosen, await this.#askTwice(download)));
        return answered && this.#fetch(answered, download);
    }
    async #discover({ discovery, base }) {
        if (discovery === undefined)
            return base;
        const limits = { maxRedirects: this.#client.discoveryRedirects, maxBytes: MAX_DISCOVERY_BYTES };
        return this.#take(judgeDiscovery(this.#client, await this.#ask(discovery, limits)));
    }
    async #firstModule(base) {
        const lists = [];
        for (const url of listUrls(base))
            lists.push(await this.#ask(url));
        return this.#take(judgeLists(lists));
    }
    async #fetch(answered, download) {
        const { isDirect, bodyLocation } = answered;
        const location = resolveLocation(answered.location, download, isDirect);
        let source = this.#take(judgeLocation(this.#client, location, isDirect));
        const isOciOnly = bodyLocation?.startsWith('oci://') ?? false;
        for (let pages = 0; source?.kind === 'page'; pages += 1) {
            if (pages === MAX_PAGES)
                return this.#take(tooManyPages(source));
            source = await this.#turnPage(source, isOciOnly);
        }
        return source && this.#open(source);
    }
    /** go-getter's own request, without the registry's token. */
    async #turnPage({ url, subdirectory }, isOciOnly) {
        const page = new URL(url);
        page.searchParams.set('terraform-get', '1');
        const limits = { maxRedirects: MAX_REDIRECTS, maxBytes: MAX_DISCOVERY_BYTES };
        const result = await this.#dependencies.web.ask({
            url: page.href,
            headers: {},
            token: undefined,
            ...limits,
        });
        const location = this.#take(judgeSourcePage(result, isOciOnly));
        const source = location === undefined ? undefined : this.#take(judgeLocation(this.#client, location, false));
        if (source === undefined || source.kind === 'unfollowed')
            return source;
        return {
            ...source,
            subdirectory: [source.subdirectory, subdirectory].filter((part) => part !== '').join('/'),
        };
    }
    async #open(source) {
        const { packages, artifacts } = this.#dependencies;
        switch (source.kind) {
            case 'archive':
                return this.#take(judgeArchive(this.#client, source, await packages.archive(source)));
            case 'git':
                return this.#take(judgeCommit(source, await packages.commit(source)));
            case 'oci': {
                const layer = this.#take(judgeManifest(source, await artifacts.manifest(source)));
                return layer && this.#take(judgeBlob(source, layer, await artifacts.zip(source, layer)));
            }
            case 'unfollowed':
                return { kind: 'unknown', identity: '' };
        }
    }
    #take({ checks, value }) {
        this.#checks.push(...checks);
        return value;
    }
    /** Clients try once more where a failure may pass, but not at discovery. */
    async #askTwice(url) {
        const result = await this.#ask(url);
        return isPassing(result) ? this.#ask(url) : result;
    }
    #ask(url, limits = { maxRedirects: MAX_REDIRECTS, maxBytes: MAX_ANSWER_BYTES }) {
        const { web, token } = this.#dependencies;
        return web.ask({ url, headers: this.#client.headers, token, ...limits });
    }
}
function tooManyPages({ url }) {
    return broken('SOURCE_PAGE_LOOP', `after ${MAX_PAGES} pages the next one is ${shownUrl(url)}: clients give up`, 'let the page name the package itself');
}

;// CONCATENATED MODULE: ./lib/cli/doctor.js









async function doctorCommand(flags, runtime) {
    const { environment, log, temporary } = runtime;
    const question = parseQuestion(flags.url, flags.module);
    const transport = (0,http/* networkTransport */.CF)(log);
    const diagnosis = await doctor(question, {
        web: new NetworkWeb({ ...transport, idleMs: ANSWER_MS }),
        packages: new NetworkPackages({ transport, git: new process/* Git */.TU(environment, log), temporary }),
        artifacts: new NetworkArtifacts({ transport, environment, temporary }),
        token: environment[tokenVariable(new URL(question.url).host)],
    });
    return {
        json: diagnosis,
        text: formatDiagnosis(diagnosis),
        refusals: refusalsOf(diagnosis, flags.client ?? []),
    };
}


/***/ }),

/***/ 8499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ parseRegistryUrl)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8644);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5023);



/**
 * Reads the public URL of a registry: https, or http on loopback, with no user, query or fragment; a path is allowed.
 * Returned in its canonical form without a trailing slash, ready for `${url}/v1/modules/`. Throws INVALID_INPUT.
 */
function parseRegistryUrl(text) {
    const problem = registryUrlProblem(text);
    if (problem === undefined)
        return new URL(text).href.replace(/\/$/, '');
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `registry URL ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y)(text)} is not valid: ${problem}`, 'write it as https://modules.example.com');
}
function registryUrlProblem(text) {
    // The URL parser drops or repairs these in silence.
    if (/[\s\p{C}\\]/u.test(text))
        return 'a blank, a control character or a backslash is in it';
    if (!URL.canParse(text))
        return 'it is no absolute URL';
    const url = new URL(text);
    const isHttps = url.protocol === 'https:' || (url.protocol === 'http:' && (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(url.hostname));
    if (!isHttps)
        return 'it must be https (http only on loopback)';
    if (url.username !== '' || url.password !== '')
        return 'a user or password may not be in it';
    if (/[?#]/.test(text))
        return 'a query or fragment may not be in it';
    const path = url.pathname.replace(/\/$/, '');
    return path === '' || (0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlainPath */ .q)(path) ? undefined : 'its path has an empty part or an unusual character';
}


/***/ }),

/***/ 5023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FG: () => (/* binding */ httpsUrlFromRemote),
/* harmony export */   IM: () => (/* binding */ parseGitRemote),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   tk: () => (/* binding */ identityFromRemote),
/* harmony export */   ve: () => (/* binding */ isSameRepository)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8644);


const DEFAULT_PORTS = { https: 443, http: 80, ssh: 22 };
const HOST = String.raw `(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?)`;
const AUTHORITY = new RegExp(`^(?:([^@]*)@)?${HOST}(?::([0-9]{1,5}))?$`);
const SCP_FORM = new RegExp(`^(?:([^@:/]*)@)?${HOST}:([A-Za-z0-9._~/][A-Za-z0-9._~+=,%/-]*)$`);
const USER = /^[A-Za-z0-9_][A-Za-z0-9._-]*$/;
const URL_PATH = /^\/+[A-Za-z0-9._~!$&'()*+,;=:@%-][A-Za-z0-9._~!$&'()*+,;=:@%/-]*$/;
/**
 * Reads `https://…`, `http://…`, `ssh://…`, `[user@]host:path`, `file://…` and local paths, told apart as Git does
 * (https://git-scm.com/docs/git-clone#_git_urls). Throws INVALID_INPUT for all else: remote helpers (`ext::…`), other
 * schemes, text like an option, control characters, passwords.
 */
function parseGitRemote(text) {
    if (text === '')
        throw refusal(text, 'it is empty');
    if (/\p{Cc}/u.test(text))
        throw refusal(text, 'a control character is in it');
    if (text.startsWith('-'))
        throw refusal(text, 'it begins with "-", as an option does');
    if (/^[^/@[]*::/.test(text))
        throw refusal(text, 'remote helpers are not allowed');
    const scheme = /^([^/:]*):\/\//.exec(text)?.[1];
    if (scheme !== undefined)
        return remoteFromUrl(text, scheme);
    if (/^[^/]*:/.test(text))
        return remoteFromScpForm(text);
    return { scheme: 'file', host: '', path: text, url: text };
}
function remoteFromUrl(text, scheme) {
    const start = `${scheme}://`.length;
    const slash = text.indexOf('/', start);
    const authority = text.slice(start, slash < 0 ? undefined : slash);
    const path = slash < 0 ? '' : text.slice(slash);
    if (scheme === 'file') {
        if (authority !== '' || path.length < 2)
            throw refusal(text, 'a file URL is file:///path');
        return { scheme, host: '', path, url: text };
    }
    if (scheme !== 'https' && scheme !== 'http' && scheme !== 'ssh') {
        throw refusal(text, `the scheme ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(scheme)} is not supported`);
    }
    if (authority.slice(0, Math.max(authority.lastIndexOf('@'), 0)).includes(':'))
        throw passwordRefusal(text);
    const [, user, host, portText] = AUTHORITY.exec(authority) ?? [];
    const port = portText === undefined ? DEFAULT_PORTS[scheme] : Number(portText);
    if (host === undefined || port < 1 || port > 65535)
        throw refusal(text, 'its host or port is not valid');
    if (!URL_PATH.test(path))
        throw refusal(text, 'its path is missing or not plain');
    const ports = port === DEFAULT_PORTS[scheme] ? {} : { port };
    const remote = { scheme, host: host.toLowerCase(), ...ports, path };
    if (scheme === 'ssh')
        return { ...remote, ...userPart(text, user), url: text };
    return { ...remote, url: `${scheme}://${authority.slice(authority.indexOf('@') + 1)}${path}` };
}
function remoteFromScpForm(text) {
    const [, user, host, path] = SCP_FORM.exec(text) ?? [];
    if (host === undefined || path === undefined)
        throw refusal(text, 'it is neither a URL nor git@host:path');
    return { scheme: 'ssh', ...userPart(text, user), host: host.toLowerCase(), path, url: text };
}
function userPart(text, user) {
    if (user === undefined)
        return {};
    if (!USER.test(user))
        throw refusal(text, 'its user is not valid');
    return { user };
}
function refusal(text, problem) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y)(text)} is not a Git remote that can be used: ${problem}`, 'write https://host/path.git, ssh://git@host/path.git, git@host:path.git, file:///path or ./path');
}
function passwordRefusal(text) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the Git remote ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y)(text)} holds a password`, 'take user and password out of the URL and give the token as MODULE_REGISTRY_TOKEN (action input "index-token")');
}
/** Whether a host (without port) is this machine by its spelling alone: no name is looked up. */
function isLoopback(host) {
    return /^(?:localhost|127(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}|\[::1\])$/i.test(host);
}
/** The same repository over https, without a user; undefined for http and local ones. */
function httpsUrlFromRemote(remote) {
    if (remote.scheme !== 'https' && remote.scheme !== 'ssh')
        return undefined;
    // The port of ssh says nothing of the port of https.
    const port = remote.scheme === 'https' ? portSuffix(remote) : '';
    return `https://${remote.host}${port}/${trimSlashes(remote.path)}`;
}
function portSuffix({ port }) {
    return port === undefined ? '' : `:${port}`;
}
function trimSlashes(path) {
    return path.replace(/^\/+/, '').replace(/(?<!\/)\/+$/, '');
}
/** The identity that https, ssh and scp forms of one repository share; undefined for local ones. */
function identityFromRemote(remote) {
    if (remote.scheme === 'file')
        return undefined;
    const port = remote.scheme === 'ssh' ? '' : portSuffix(remote);
    return { host: `${remote.host}${port}`, repository: trimSlashes(remote.path).replace(/\/?\.git$/, '') };
}
/**
 * On one host the repository's id decides where both sides have one (a rename and a transfer keep it), else its path.
 * Ids of different hosts say nothing of each other.
 */
function isSameRepository(a, b) {
    if (a.host.toLowerCase() !== b.host.toLowerCase())
        return false;
    if (a.repositoryId !== undefined && b.repositoryId !== undefined)
        return a.repositoryId === b.repositoryId;
    return a.repository.toLowerCase() === b.repository.toLowerCase();
}


/***/ }),

/***/ 8713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ isOciName),
/* harmony export */   _g: () => (/* binding */ registryOrigin),
/* harmony export */   bT: () => (/* binding */ parseOciRepository),
/* harmony export */   tb: () => (/* binding */ formatOciRepository)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8644);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5023);



const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::[0-9]{1,5})?$/;
/** https://github.com/opencontainers/distribution-spec/blob/main/spec.md#pulling-manifests */
const NAME = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*(?:\/[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*)*$/;
/** Many clients allow no more for host and name together (same section). */
const MAX_LENGTH = 255;
/** Whether a registry would take it as the name of a repository. */
function isOciName(name) {
    return name.length <= MAX_LENGTH && NAME.test(name);
}
/** Reads `HOST/PATH`, such as `ghcr.io/acme/vpc`, without scheme, tag and digest. Throws INVALID_INPUT. */
function parseOciRepository(text) {
    const slash = text.indexOf('/');
    const host = text.slice(0, Math.max(slash, 0));
    const name = text.slice(slash + 1);
    const problem = repositoryProblem(text, host, name);
    if (problem === undefined)
        return { host, name };
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y)(text)} is no repository of an OCI registry: ${problem}`, `write it as ${exampleOf(text)}`);
}
function repositoryProblem(text, host, name) {
    if (/^http:\/\//i.test(text))
        return 'registries are reached over https (plain http only on loopback)';
    if (text.includes('://'))
        return 'a scheme may not be in it';
    if (text.includes('@'))
        return 'a user or a digest may not be in it';
    if (/[A-Z]/.test(text))
        return 'it must be in lower case';
    if (!HOST.test(host) || !isHostName(host) || !URL.canParse(`oci://${host}/`))
        return 'it must begin with the host of the registry';
    if (text.length > MAX_LENGTH)
        return `it has more than ${MAX_LENGTH} characters`;
    if (name.includes(':'))
        return 'a tag may not be in it';
    return isOciName(name) ? undefined : `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} is not the name of a repository`;
}
/** `acme/vpc` alone would be read as a host "acme". */
function isHostName(host) {
    return /[.:]/.test(host) || (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(host);
}
/** The same text, mended, where that is a repository; else an example. */
function exampleOf(text) {
    const mended = text
        .toLowerCase()
        .replace(/^[a-z]+:\/\//, '')
        .replace(/[@?#].*$/, '')
        .replace(/(\/[^/]*):[^/]*$/, '$1')
        .replace(/\/+$/, '');
    const slash = mended.indexOf('/');
    const isMended = repositoryProblem(mended, mended.slice(0, Math.max(slash, 0)), mended.slice(slash + 1));
    return isMended === undefined ? mended : 'ghcr.io/acme/vpc';
}
/** The inverse of {@link parseOciRepository}. */
function formatOciRepository({ host, name }) {
    return `${host}/${name}`;
}
/** Root of the registry's API, without a trailing slash: https, and plain http on this machine alone. */
function registryOrigin({ host }) {
    const hostname = host.replace(/:[0-9]+$/, '');
    // Docker Hub's API has a name of its own, which every client knows.
    if (host === 'docker.io')
        return 'https://registry-1.docker.io';
    return `${(0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(hostname) ? 'http' : 'https'}://${host}`;
}


/***/ })

};
