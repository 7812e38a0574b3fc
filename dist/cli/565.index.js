export const id = 565;
export const ids = [565];
export const modules = {

/***/ 1565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveCommand: () => (/* binding */ serveCommand)
});

// EXTERNAL MODULE: external "node:cluster"
var external_node_cluster_ = __webpack_require__(139);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(4807);
;// CONCATENATED MODULE: ./lib/adapters/filesystem/downloads-file.js




const FLUSH_MS = 5_000;
const downloads_file_document = schemas/* strictObject */.rej({
    format: schemas/* literal */.euz(1),
    downloads: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig().int().nonnegative())),
});
/**
 * Counts in memory, written to a file every few seconds and at the end: aside, synced, and renamed, so that a crash leaves
 * the file of before.
 */
class DownloadsFile {
    #path;
    #log;
    #counts;
    #timer;
    #isChanged = false;
    #writing = Promise.resolve();
    constructor(path, counts, log) {
        this.#path = path;
        this.#counts = counts;
        this.#log = log;
        this.#timer = setInterval(() => void this.flush(), FLUSH_MS).unref();
    }
    /** A file that is not there yet is begun. Throws INVALID_INPUT for one that is not ours, PERMISSION where none can be written. */
    static async open(path, log) {
        const counts = await readCounts(path);
        await writeSafely(path, formatCounts(counts)).catch((cause) => {
            throw new base_error/* RegistryError */.gl('PERMISSION', `${(0,base_error/* quote */.hD)(path)} cannot be written: ${String(cause)}`, 'name a file in a directory that this user may write with --downloads', { cause });
        });
        return new DownloadsFile(path, counts, log);
    }
    of(address, version) {
        const versions = this.#counts.get(address);
        if (version !== undefined)
            return versions?.get(version) ?? 0;
        return [...(versions?.values() ?? [])].reduce((sum, count) => sum + count, 0);
    }
    add(address, version) {
        const versions = this.#counts.get(address) ?? new Map();
        this.#counts.set(address, versions.set(version, (versions.get(version) ?? 0) + 1));
        this.#isChanged = true;
    }
    /** What was counted is in the file when this ends. */
    flush() {
        this.#writing = this.#writing.then(() => this.#write());
        return this.#writing;
    }
    async close() {
        clearInterval(this.#timer);
        await this.flush();
    }
    async #write() {
        if (!this.#isChanged)
            return;
        this.#isChanged = false;
        try {
            await writeSafely(this.#path, formatCounts(this.#counts));
        }
        catch (error) {
            this.#isChanged = true;
            this.#log.warn(`the downloads cannot be written, they stay in memory: ${String(error)}`);
        }
    }
}
async function readCounts(path) {
    const text = await (0,promises_.readFile)(path, 'utf8').catch((error) => {
        if (error.code === 'ENOENT')
            return undefined;
        throw invalid(path, String(error));
    });
    if (text === undefined)
        return new Map();
    const parsed = downloads_file_document.safeParse(jsonOf(text));
    if (!parsed.success)
        throw invalid(path, 'it is not as this tool writes it');
    const modules = Object.entries(parsed.data.downloads);
    return new Map(modules.map(([address, versions]) => [address, new Map(Object.entries(versions))]));
}
function jsonOf(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function invalid(path, problem) {
    return new base_error/* RegistryError */.gl('INVALID_INPUT', `${(0,base_error/* quote */.hD)(path)} holds no download counts: ${problem}`, 'name another file with --downloads, or take this one away to count anew');
}
function formatCounts(counts) {
    const downloads = [...counts].map(([address, versions]) => [address, Object.fromEntries(versions)]);
    return (0,json/* canonicalJson */.d)({ format: 1, downloads: Object.fromEntries(downloads) });
}
async function writeSafely(path, text) {
    const aside = `${path}.new`;
    const file = await (0,promises_.open)(aside, 'w');
    try {
        await file.writeFile(text);
        await file.sync();
    }
    finally {
        await file.close();
    }
    await (0,promises_.rename)(aside, path);
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(356);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./lib/adapters/http/zlib-compressor.js


const compressWithGzip = (0,external_node_util_.promisify)(external_node_zlib_.gzip);
const compressWithBrotli = (0,external_node_util_.promisify)(external_node_zlib_.brotliCompress);
/** Its default of 11 takes a hundred times as long for a few percent. */
const BROTLI_QUALITY = 5;
const zlibCompressor = {
    compress: (encoding, bytes) => encoding === 'gzip'
        ? compressWithGzip(bytes)
        : compressWithBrotli(bytes, { params: { [external_node_zlib_.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
};

// EXTERNAL MODULE: ./lib/composition/index-store.js + 8 modules
var index_store = __webpack_require__(5737);
// EXTERNAL MODULE: ./node_modules/hono/dist/index.js + 24 modules
var dist = __webpack_require__(1894);
;// CONCATENATED MODULE: ./lib/server/answer.js

const JSON_TYPE = 'application/json';
function jsonAnswer(body, cache) {
    return { status: 200, body, type: JSON_TYPE, cache };
}
/** On every answer; whoever may read it may do so from any page, but no page's cookies say who that is. */
const COMMON_HEADERS = {
    'X-Content-Type-Options': 'nosniff',
    'Access-Control-Allow-Origin': '*',
};
const RETRY_AFTER_SECONDS = 5;
/** Nothing of the request stands in a failure, but for a value that a 400 quotes. */
function failure(status, message, headers = {}) {
    const body = new TextEncoder().encode(JSON.stringify({ errors: [message] }));
    const own = {
        'Content-Type': JSON_TYPE,
        'Content-Length': String(body.length),
        'Cache-Control': 'no-store',
    };
    return new Response(body, { status, headers: { ...COMMON_HEADERS, ...own, ...headers } });
}
/** What a handler threw; not a word of what went wrong inside. */
function failureOf(error) {
    if (error instanceof base_error/* RegistryError */.gl) {
        if (error.code === 'INVALID_INPUT')
            return failure(400, error.message);
        if (error.code === 'INDEX_UNREACHABLE' || error.code === 'PERMISSION')
            return failure(503, 'the index does not answer', { 'Retry-After': String(RETRY_AFTER_SECONDS) });
    }
    return failure(500, 'the index could not be read');
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/server/auth/signed-path.js

/** How long a signed location may be used: long enough for a slow client to come to its packages. */
const SIGNATURE_SECONDS = 600;
/** `expires=…&signature=…`: the right to fetch one path until a moment (Unix seconds). */
function signPath(key, path, expires) {
    return `expires=${expires}&signature=${signatureOf(key, path, String(expires))}`;
}
function isSignedPath(key, path, query, now) {
    const [expires, more] = query.getAll('expires');
    const [signature, again] = query.getAll('signature');
    if (expires === undefined || signature === undefined || more !== undefined || again !== undefined)
        return false;
    if (!/^\d{1,15}$/.test(expires) || !/^[0-9a-f]{64}$/.test(signature))
        return false;
    const isRight = (0,external_node_crypto_.timingSafeEqual)(Buffer.from(signature, 'hex'), Buffer.from(signatureOf(key, path, expires), 'hex'));
    return isRight && Number(expires) >= now;
}
function signatureOf(key, path, expires) {
    return (0,external_node_crypto_.createHmac)('sha256', key).update(`${path}\n${expires}`).digest('hex');
}

;// CONCATENATED MODULE: ./lib/server/auth/tokens.js


/** A `name token` pair a line; blank lines and lines that begin with `#` are left out. Throws INVALID_INPUT, without a token in it. */
function parseTokens(text) {
    const lines = text.split(/\r?\n/).map((line, at) => ({ words: line.trim().split(/\s+/), at: at + 1 }));
    const tokens = lines
        .filter(({ words: [first = ''] }) => first !== '' && !first.startsWith('#'))
        .map(({ words, at }) => {
        const [name = '', token = ''] = words;
        if (words.length !== 2)
            throw tokens_invalid(at, `has ${words.length} word(s) instead of 2`);
        if (!/^[\w.@-]+$/.test(name))
            throw tokens_invalid(at, `has the name ${(0,base_error/* quote */.hD)(name)}, which is no plain word`);
        if (/[^\x21-\x7e]/.test(token))
            throw tokens_invalid(at, `has a token with a character that no header can carry`);
        return { name, digest: digestOf(token) };
    });
    const names = tokens.map(({ name }) => name);
    const twice = names.find((name, at) => names.indexOf(name) !== at);
    if (twice !== undefined)
        throw tokens_invalid(undefined, `names ${(0,base_error/* quote */.hD)(twice)} twice`);
    if (tokens.length === 0)
        throw tokens_invalid(undefined, 'holds no token');
    return tokens;
}
function tokens_invalid(line, problem) {
    const where = line === undefined ? 'the token file' : `line ${line} of the token file`;
    return new base_error/* RegistryError */.gl('INVALID_INPUT', `${where} ${problem}`, 'write one pair a line: name token');
}
/**
 * Who sent this `Authorization` header: a bearer token, or one as the password of Basic, which is how `.netrc` sends it.
 * Takes the same time for a wrong token as for a right one.
 */
function consumerOf(header, tokens) {
    const given = digestOf(tokenIn(header ?? ''));
    const found = tokens.filter(({ digest }) => (0,external_node_crypto_.timingSafeEqual)(digest, given));
    return found[0]?.name;
}
function tokenIn(header) {
    const [, scheme = '', credentials = ''] = /^(\w+) +(\S+) *$/.exec(header) ?? [];
    if (scheme.toLowerCase() === 'bearer')
        return credentials;
    if (scheme.toLowerCase() !== 'basic')
        return '';
    const text = Buffer.from(credentials, 'base64').toString();
    return text.slice(text.indexOf(':') + 1);
}
function digestOf(token) {
    return (0,external_node_crypto_.createHash)('sha256').update(token).digest();
}

;// CONCATENATED MODULE: ./lib/server/auth/wrong-tokens.js
/** Wrong tokens that one client may send in a minute. */
const MAX_ATTEMPTS = 20;
const WINDOW_SECONDS = 60;
/** Clients that are remembered; with more of them at once it begins anew. */
const MAX_CLIENTS = 10_000;
/** Counts wrong tokens by client, so that none can be guessed. Right ones are never counted, whoever shares the address. */
class WrongTokens {
    #windows = new Map();
    /** Counts one more; the seconds to wait where they are too many. */
    add(client, now) {
        const known = this.#windows.get(client);
        const isOver = known === undefined || now - known.since >= WINDOW_SECONDS;
        const window = isOver ? { since: now, attempts: 1 } : { ...known, attempts: known.attempts + 1 };
        if (this.#windows.size >= MAX_CLIENTS)
            this.#windows.clear();
        this.#windows.set(client, window);
        return window.attempts > MAX_ATTEMPTS ? Math.ceil(window.since + WINDOW_SECONDS - now) : undefined;
    }
}

;// CONCATENATED MODULE: ./lib/server/auth/gate.js




/** What every client asks before it knows of tokens, and what watches the server. */
const OPEN_PATH = /^\/(\.well-known\/terraform\.json|healthz|readyz)$/;
const PACKAGE_PATH = /\/module\.zip$/;
const CHALLENGES = 'Bearer realm="module-registry", Basic realm="module-registry", charset="UTF-8"';
/** Lets requests in by the token of a consumer, and packages by a signed location as well. */
class Gate {
    #access;
    #wrong = new WrongTokens();
    constructor(access) {
        this.#access = access;
    }
    admit(request, { now, client }) {
        const url = new URL(request.url);
        if (OPEN_PATH.test(url.pathname))
            return { isOpen: true };
        const header = request.headers.get('Authorization') ?? undefined;
        const consumer = consumerOf(header, this.#access.tokens());
        if (consumer !== undefined)
            return { isOpen: false, consumer };
        const isPackage = PACKAGE_PATH.test(url.pathname);
        if (isPackage && isSignedPath(this.#access.signingKey, url.pathname, url.searchParams, now))
            return { isOpen: false };
        const wait = header === undefined ? undefined : this.#wrong.add(client, now);
        if (wait !== undefined)
            return { refusal: failure(429, 'too many wrong tokens', { 'Retry-After': String(wait) }) };
        const isStale = isPackage && url.searchParams.has('signature');
        const message = isStale ? 'the signature is wrong, or too old' : 'a token of this registry is needed';
        return { refusal: failure(401, message, { 'WWW-Authenticate': CHALLENGES }) };
    }
    /** @param directory absolute path of the version */
    signerOf(directory, now) {
        const right = signPath(this.#access.signingKey, `${directory}/module.zip`, now + SIGNATURE_SECONDS);
        return (location) => (location.startsWith('./') ? `${location}&${right}` : location);
    }
}

;// CONCATENATED MODULE: ./lib/server/negotiation.js
/** What a request accepts. https://www.rfc-editor.org/rfc/rfc9110#name-content-negotiation */
function parseRanges(header) {
    return header.split(',').map((part) => {
        const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
        const weight = parameters.find((parameter) => parameter.startsWith('q='));
        return { name, weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 };
    });
}
/** Whether the request takes an answer of this media type; one without `Accept` takes all. */
function acceptsType(accept, contentType) {
    if (accept === null || accept.trim() === '')
        return true;
    const type = contentType.split(';')[0]?.trim() ?? '';
    const names = [type, `${type.split('/')[0]}/*`, '*/*'];
    const ranges = parseRanges(accept);
    // The most exact range that fits decides.
    const found = names.map((name) => ranges.find((range) => range.name === name));
    return (found.find((range) => range !== undefined)?.weight ?? 0) > 0;
}
const ENCODINGS = ['br', 'gzip'];
/** The best of ours that the request takes; undefined is no encoding. */
function acceptedEncoding(acceptEncoding) {
    if (acceptEncoding === null)
        return undefined;
    const ranges = parseRanges(acceptEncoding);
    const weightOf = (name) => (ranges.find((range) => range.name === name) ?? ranges.find((range) => range.name === '*'))?.weight ?? 0;
    return ENCODINGS.filter((name) => weightOf(name) > 0).toSorted((a, b) => weightOf(b) - weightOf(a))[0];
}
/** Whether `If-None-Match` names this tag, strong or weak. */
function matchesEtag(ifNoneMatch, etag) {
    if (ifNoneMatch === null)
        return false;
    const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return tags.includes('*') || tags.includes(etag);
}
/** Dependabot takes a location from a 204 alone. https://github.com/dependabot/dependabot-core */
function isDependabot(userAgent) {
    return /dependabot/i.test(userAgent ?? '');
}

;// CONCATENATED MODULE: ./lib/server/finished-response.js



/** Below it, the headers of a compressed answer weigh more than it saves. */
const MIN_COMPRESSED_BYTES = 1024;
const COMPRESSED = /^(application\/json|text\/)/;
/** The answer as this request takes it: encoded, unless it has it already. */
async function finishResponse(request, answer, { compressor, isPrivate }) {
    const type = answer.type ?? '';
    if (type !== '' && !acceptsType(request.headers.get('Accept'), type))
        return failure(406, 'the answer is of another type than the request accepts');
    const bytes = typeof answer.body === 'string' ? new TextEncoder().encode(answer.body) : answer.body;
    const mayCompress = compressor !== undefined && COMPRESSED.test(type) && bytes.length >= MIN_COMPRESSED_BYTES;
    const encoding = mayCompress ? acceptedEncoding(request.headers.get('Accept-Encoding')) : undefined;
    const headers = new Headers({ ...COMMON_HEADERS, ...answer.headers });
    headers.set('Cache-Control', cacheControl(answer.cache, isPrivate));
    if (type !== '')
        headers.set('Content-Type', type);
    if (mayCompress)
        headers.append('Vary', 'Accept-Encoding');
    if (answer.status !== 200)
        return new Response(withBody(answer.status, bytes), { status: answer.status, headers });
    const etag = etagOf(answer, bytes, encoding);
    headers.set('ETag', etag);
    if (matchesEtag(request.headers.get('If-None-Match'), etag))
        return new Response(null, { status: 304, headers });
    if (encoding !== undefined)
        headers.set('Content-Encoding', encoding);
    const sent = encoding === undefined || compressor === undefined ? bytes : await compressor.compress(encoding, bytes);
    headers.set('Content-Length', String(sent.length));
    return new Response(new Uint8Array(sent), { headers });
}
function withBody(status, bytes) {
    return status === 204 ? null : new Uint8Array(bytes);
}
function cacheControl(cache, isPrivate) {
    if (isPrivate)
        return 'private, no-store';
    if (cache === 'none')
        return 'no-store';
    return cache === 'immutable' ? 'public, max-age=31536000, immutable' : `public, max-age=${cache}`;
}
/** The tag is the content's digest, so it is the same on every server of one index; each encoding has its own. */
function etagOf({ digest }, bytes, encoding) {
    const hex = digest ?? (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
    return `"${hex.slice(0, 32)}${encoding === undefined ? '' : `-${encoding}`}"`;
}

;// CONCATENATED MODULE: ./lib/server/health.js


/** The last good commit goes on being served while the index is gone, and this says so. */
function renderStanding(standing, question) {
    const { commit = null, problem } = standing ?? {};
    const isGone = problem !== undefined && commit === null;
    const isDown = question.mustServe && (isGone || question.isEnding === true);
    const status = problem === undefined ? 'ok' : 'stale';
    const body = (0,json/* canonicalJson */.d)({
        status: isDown ? 'down' : status,
        index: standing === undefined ? null : { commit, looked_at: dateOf(standing), problem: problem ?? null },
    });
    if (!isDown)
        return jsonAnswer(body, 'none');
    return {
        ...jsonAnswer(body, 'none'),
        status: 503,
        headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
    };
}
function dateOf({ lookedAt }) {
    return new Date(lookedAt * 1000).toISOString();
}

// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(5660);
// EXTERNAL MODULE: ./lib/index/format/interface-document.js
var interface_document = __webpack_require__(8859);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
;// CONCATENATED MODULE: ./lib/server/search/search-terms.js

const MAX_TERMS = 16;
/** Letters and digits, in lower case; everything else parts words. */
function wordsOf(text) {
    return (text
        .normalize('NFKC')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? []);
}
/**
 * Words, and phrases in quotes; `vpc_id` is a phrase too. All of them must be found. Throws INVALID_INPUT where there is no
 * word.
 */
function parseSearch(text) {
    const parts = [...(text ?? '').matchAll(/"([^"]*)"?|[^\s"]+/g)];
    const terms = parts
        .map(([part, quoted]) => ({ words: wordsOf(quoted ?? part), isOpen: quoted === undefined }))
        .filter(({ words }) => words.length > 0);
    if (terms.length > 0 && terms.length <= MAX_TERMS)
        return terms;
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', terms.length === 0 ? 'q is required: the words to search for' : `q has more than ${MAX_TERMS} words`, 'write q=vpc, or q="private network"');
}

;// CONCATENATED MODULE: ./lib/server/search/word-index.js

const FIELDS = ['name', 'address', 'description', 'names'];
/** A word in the name beats one in the address, and that one what the module says of itself. */
const WEIGHTS = { name: 16, address: 8, description: 4, names: 2 };
const WHOLE_NAME = 32;
/** At most 65,536 modules. */
function indexWords(searched) {
    const texts = searched.map(textsOf);
    const places = new Map();
    texts.forEach((text, module) => {
        FIELDS.forEach((field, bit) => {
            for (const word of text[field].split(' ')) {
                if (word === '' || word === '|')
                    continue;
                const modules = places.get(word) ?? new Map();
                places.set(word, modules.set(module, (modules.get(module) ?? 0) | (1 << bit)));
            }
        });
    });
    const sorted = [...places].sort(([a], [b]) => (a < b ? -1 : 1));
    const flat = sorted.flatMap(([, modules]) => [...modules]);
    let end = 0;
    const starts = sorted.map(([, modules]) => {
        end += modules.size;
        return end - modules.size;
    });
    return {
        words: sorted.map(([word]) => word),
        starts: Uint32Array.from([...starts, end]),
        modules: Uint16Array.from(flat, ([module]) => module),
        fields: Uint8Array.from(flat, ([, fields]) => fields),
        texts,
    };
}
function textsOf({ name, address, description, names }) {
    const between = (text) => ` ${wordsOf(text).join(' ')} `;
    return {
        name: between(name),
        address: between(address),
        description: between(description),
        names: names.map(between).join('|'),
    };
}
/** How well each module of the index fits all the terms; 0 where one of them is missing. */
function scoreModules(index, terms) {
    const scores = new Uint16Array(index.texts.length);
    terms.forEach((term, each) => {
        const found = scoreTerm(index, term);
        found.forEach((score, module) => {
            const before = numberAt(scores, module);
            scores[module] = score === 0 || (each > 0 && before === 0) ? 0 : before + score;
        });
    });
    return scores;
}
function scoreTerm(index, { words, isOpen }) {
    const [first = ''] = words;
    if (words.length > 1)
        return scorePhrase(index, words, isOpen);
    const scores = new Uint16Array(index.texts.length);
    for (let at = lowerBound(index.words, first); at < index.words.length; at += 1) {
        const isExact = index.words[at] === first;
        if (!isExact && !(isOpen && index.words[at]?.startsWith(first)))
            break;
        forEachPlace(index, at, (module, fields) => {
            // A word that only begins so counts half.
            const score = isExact ? weightOf(fields) + wholeName(index, module, first) : weightOf(fields) / 2;
            scores[module] = Math.max(numberAt(scores, module), score);
        });
    }
    return scores;
}
function weightOf(fields) {
    return FIELDS.reduce((sum, field, bit) => sum + ((fields & (1 << bit)) === 0 ? 0 : WEIGHTS[field]), 0);
}
function wholeName(index, module, words) {
    return index.texts[module]?.name === ` ${words} ` ? WHOLE_NAME : 0;
}
/** Looked for in the texts of the modules that hold its rarest word. */
function scorePhrase(index, words, isOpen) {
    const scores = new Uint16Array(index.texts.length);
    const phrase = ` ${words.join(' ')}${isOpen ? '' : ' '}`;
    for (const module of modulesOfRarest(index, isOpen ? words.slice(0, -1) : words)) {
        const found = FIELDS.filter((field) => index.texts[module]?.[field].includes(phrase));
        const score = found.reduce((sum, field) => sum + WEIGHTS[field], 0);
        scores[module] = score === 0 ? 0 : score + wholeName(index, module, words.join(' '));
    }
    return scores;
}
function modulesOfRarest(index, words) {
    const lists = words.map((word) => {
        const at = lowerBound(index.words, word);
        const modules = [];
        if (index.words[at] === word)
            forEachPlace(index, at, (module) => modules.push(module));
        return modules;
    });
    return lists.toSorted((a, b) => a.length - b.length)[0] ?? [];
}
function forEachPlace(index, at, visit) {
    const end = numberAt(index.starts, at + 1);
    for (let place = numberAt(index.starts, at); place < end; place += 1)
        visit(numberAt(index.modules, place), numberAt(index.fields, place));
}
/** Of an array that has this place: the type checker cannot know. */
function numberAt(numbers, place) {
    return numbers[place] ?? 0;
}
/** Where the first word lies that is not below this one. */
function lowerBound(words, word) {
    let low = 0;
    let high = words.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((words[middle] ?? '') < word)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

;// CONCATENATED MODULE: ./lib/server/search/catalog.js



/** Every module of a registry by what `catalog/` says of it, so that a list or a search reads no file of a module. */
const catalog_text = schemas/* string */.YjP();
const catalogModule = schemas/* object */.Ikc({
    id: catalog_text,
    owner: catalog_text,
    namespace: catalog_text,
    name: catalog_text,
    version: catalog_text,
    provider: catalog_text,
    description: catalog_text,
    source: catalog_text,
    published_at: catalog_text,
    updated_at: catalog_text,
    inputs: schemas/* array */.YOg(catalog_text).optional(),
    outputs: schemas/* array */.YOg(catalog_text).optional(),
});
const catalogFile = schemas/* looseObject */._H3({ modules: schemas/* array */.YOg(catalogModule) });
/** Throws INDEX_INVALID. */
function parseCatalogShard(path, bytes) {
    const parsed = parseModules(path, bytes);
    const searched = parsed.map(({ inputs = [], outputs = [], ...module }) => ({
        name: module.name,
        address: addressOf(module),
        description: module.description,
        names: [...inputs, ...outputs],
    }));
    return { modules: parsed.map(withoutNames), words: indexWords(searched) };
}
/** The modules of a list in the index that is small: those of one name. Throws INDEX_INVALID. */
function parseCatalogModules(path, bytes) {
    return parseModules(path, bytes).map(withoutNames);
}
function withoutNames({ inputs: _, outputs: __, ...module }) {
    return module;
}
function parseModules(path, bytes) {
    const parsed = catalogFile.safeParse(catalog_jsonOf(bytes));
    if (!parsed.success) {
        throw new base_error/* RegistryError */.gl('INDEX_INVALID', `${(0,base_error/* quote */.hD)(path)} in the index is not a module list`, 'run `module-registry render --index …` to rebuild every derived file');
    }
    return parsed.data.modules;
}
function catalog_jsonOf(bytes) {
    try {
        return JSON.parse(new TextDecoder().decode(bytes));
    }
    catch {
        return undefined;
    }
}
function catalogOf(shards) {
    const modules = shards.flatMap((shard) => shard.modules).sort(byNewestCommit);
    const places = new Map(modules.map((module, place) => [module, place]));
    return {
        modules,
        shards: shards.map((shard) => ({
            ...shard,
            places: Uint32Array.from(shard.modules, (module) => Number(places.get(module))),
        })),
    };
}
function byNewestCommit(a, b) {
    if (a.updated_at !== b.updated_at)
        return a.updated_at < b.updated_at ? 1 : -1;
    return addressOf(a) < addressOf(b) ? -1 : 1;
}
function addressOf({ namespace, name, provider }) {
    return `${namespace}/${name}/${provider}`;
}
/** Best match first; equal ones as lists show them. At most `count` are found out. */
function searchCatalog(catalog, terms, { filter, count }) {
    const scores = new Uint16Array(catalog.modules.length);
    const counts = new Map();
    for (const { modules, words, places } of catalog.shards) {
        const found = scoreModules(words, terms);
        modules.forEach((module, at) => {
            const score = numberAt(found, at);
            if (score === 0 || !filter(module))
                return;
            scores[numberAt(places, at)] = score;
            counts.set(score, (counts.get(score) ?? 0) + 1);
        });
    }
    return bestModules(catalog, { scores, counts, count });
}
/** One walk through all, since their order is that of the equal ones: no sorting. */
function bestModules(catalog, { scores, counts, count }) {
    const starts = new Map();
    let found = 0;
    for (const [score, modules] of [...counts].sort(([a], [b]) => b - a)) {
        if (found < count)
            starts.set(score, found);
        found += modules;
    }
    const best = [];
    catalog.modules.forEach((module, place) => {
        const score = numberAt(scores, place);
        const start = score === 0 ? undefined : starts.get(score);
        if (start === undefined)
            return;
        best[start] = module;
        starts.set(score, start + 1);
    });
    return best.slice(0, count);
}

// EXTERNAL MODULE: ./lib/interface/api-shape.js
var api_shape = __webpack_require__(5203);
;// CONCATENATED MODULE: ./lib/server/version-requirements.js



/**
 * What a version asks for, as the list of versions shows it. A looser reading of `interface.json` than that of
 * `core/index/offer.ts`: a list may need hundreds of them, and of each next to nothing.
 */
const version_requirements_text = schemas/* string */.YjP();
const directory = schemas/* object */.Ikc({
    path: version_requirements_text,
    providers: schemas/* array */.YOg(schemas/* object */.Ikc({ name: version_requirements_text, source: version_requirements_text, constraints: schemas/* array */.YOg(version_requirements_text) })),
    calls: schemas/* array */.YOg(schemas/* object */.Ikc({ name: version_requirements_text, source: version_requirements_text, version: version_requirements_text })),
});
const needs = schemas/* object */.Ikc({ root: directory, submodules: schemas/* array */.YOg(directory) });
/** Lists, never null: clients check the types and refuse the whole answer else. For versions that say nothing. */
const NO_NEEDS = { root: { providers: [], dependencies: [] }, submodules: [] };
/** Throws INDEX_INVALID. */
function parseVersionNeeds(path, bytes) {
    const { root, submodules } = (0,documents/* parseDocument */.Tp)(needs, path, bytes);
    return {
        root: directoryNeeds(root),
        submodules: submodules.map((each) => ({ path: each.path, ...directoryNeeds(each) })),
    };
}
function directoryNeeds({ providers, calls }) {
    return { providers: providers.map(api_shape/* providerShape */.xk), dependencies: calls.map(api_shape/* dependencyShape */.ps) };
}

;// CONCATENATED MODULE: ./lib/server/index-documents.js






/** What the server reads of an index; undefined is what is not there. Each throws INDEX_INVALID. */
async function readModule(reader, address) {
    const path = (0,paths/* modulePath */.Mw)(address, 'module.json');
    const bytes = await reader.read(path);
    if (bytes === undefined || isOtherSpelling(bytes, address))
        return undefined;
    return (0,documents/* parseModuleDocument */.xK)(path, bytes);
}
/** Also one that is yanked: its own directory stays. */
async function readRelease(reader, address, version) {
    const path = (0,paths/* versionPath */.qW)(address, version, 'release.json');
    const bytes = await reader.read(path);
    if (bytes === undefined || isOtherSpelling(bytes, address))
        return undefined;
    return (0,documents/* parseReleaseDocument */.k1)(path, bytes);
}
/** A disk may not tell letter case apart; an address has one spelling all the same. */
function isOtherSpelling(bytes, address) {
    const [, written = ''] = /"address":\s*"([^"]*)"/.exec(new TextDecoder().decode(bytes)) ?? [];
    const own = (0,module_address/* formatModuleAddress */.wc)(address);
    return written !== own && written.toLowerCase() === own.toLowerCase();
}
async function readInterface(reader, release) {
    const paths = (0,interface_document/* interfacePaths */.Er)(release.address, release.version);
    const files = new Map(await Promise.all(paths.map(async (path) => [path, await reader.read(path)])));
    return (0,interface_document/* parseInterfaceFiles */.MI)(release, (path) => files.get(path));
}
/** What every listed version asks for. */
async function readNeeds(reader, module) {
    const versions = (0,documents/* listedVersions */.f3)(module);
    return new Map(await Promise.all(versions.map(async (version) => {
        const path = (0,paths/* versionPath */.qW)(module.address, version, 'interface.json');
        const bytes = await reader.read(path);
        return [version, bytes === undefined ? NO_NEEDS : parseVersionNeeds(path, bytes)];
    })));
}
/** The latest version for every system of a name, by address. */
async function readSystems(reader, name) {
    const path = (0,paths/* nameListPath */.zx)({ ...name, system: '' });
    const bytes = await reader.read(path);
    if (bytes === undefined)
        return undefined;
    const modules = parseCatalogModules(path, bytes).filter((module) => module.namespace === name.namespace && module.name === name.name);
    return modules.length === 0 ? undefined : modules;
}
/** Namespaces that the registry vouches for. */
async function readVerified(reader) {
    const bytes = await reader.read(paths/* REGISTRY_PATH */.aA);
    return new Set(bytes === undefined ? [] : (0,documents/* parseRegistryDocument */.U6)(paths/* REGISTRY_PATH */.aA, bytes).verified);
}

;// CONCATENATED MODULE: ./lib/server/routes/file-routes.js


/** The files of the index as they are: discovery, packages, pages. */
const FILE_SECONDS = 300;
const LIST_SECONDS = 60;
const answerFile = async ({ url, reader, notes }) => {
    const path = url.pathname === '/' ? 'index.html' : url.pathname.slice(1);
    const bytes = await reader.read(path);
    if (bytes === undefined)
        return undefined;
    notes.isFixed = true;
    const file = { status: 200, body: bytes, type: contentType(path), cache: LIST_SECONDS };
    const zip = (0,paths/* versionOfZip */.rJ)(path);
    if (zip === undefined)
        return path.endsWith('index.json') ? file : { ...file, cache: FILE_SECONDS };
    const release = await readRelease(reader, zip.address, zip.version);
    const digest = release?.package.digest.slice('sha256:'.length);
    return { ...file, cache: 'immutable', ...(digest === undefined ? {} : { digest }) };
};
function contentType(path) {
    if (path.endsWith('.zip'))
        return 'application/zip';
    if (path.endsWith('.html') || path.endsWith('/source'))
        return 'text/html; charset=utf-8';
    if (path.endsWith('.json') || path.endsWith('/versions'))
        return 'application/json';
    if (path.endsWith('.md'))
        return 'text/markdown; charset=utf-8';
    if (path.endsWith('.css'))
        return 'text/css; charset=utf-8';
    if (path.endsWith('.js'))
        return 'text/javascript; charset=utf-8';
    if (path.endsWith('.svg'))
        return 'image/svg+xml';
    return 'application/octet-stream';
}

// EXTERNAL MODULE: ./lib/index/format/module-list.js
var module_list = __webpack_require__(3701);
// EXTERNAL MODULE: ./lib/index/format/module-details.js
var module_details = __webpack_require__(9707);
;// CONCATENATED MODULE: ./lib/server/module-answers.js





/** Answers of the registry HTTP API that a static host has no room for. */
/** The versions, highest first, each with what it asks for. */
function renderVersionsWithNeeds(module, needsOf) {
    const versions = (0,documents/* listedVersions */.f3)(module).map((version) => ({ version, ...needsOf(version) }));
    return (0,json/* canonicalJson */.d)({ modules: [{ source: (0,module_address/* formatModuleAddress */.wc)(module.address), versions }] });
}
/** "Get a specific module". https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module */
function renderFullVersion(full, { isVerified, downloads }) {
    const { module, release, moduleInterface, providers } = full;
    const { address, version } = release;
    const mark = module.deprecations.find((deprecation) => deprecation.version === version);
    return (0,json/* canonicalJson */.d)({
        ...(0,module_details/* versionDetails */.Nr)(release, moduleInterface),
        verified: isVerified(address.namespace),
        downloads: downloads((0,module_address/* formatModuleAddress */.wc)(address), version),
        versions: (0,documents/* listedVersions */.f3)(module),
        providers,
        deprecation: mark === undefined ? null : { reason: mark.reason, link: '' },
    });
}
/** Where the download of a version is asked for: an absolute path, so that no answer depends on the host's name. */
function downloadPath(release) {
    return `/${(0,paths/* versionPath */.qW)(release.address, release.version, 'download')}`;
}

;// CONCATENATED MODULE: ./lib/server/paging.js

const DEFAULT_LIMIT = 15;
const MAX_LIMIT = 100;
/** No list is that long; a larger number would lose digits. */
const MAX_OFFSET = 1_000_000_000;
/** Throws INVALID_INPUT for what is no whole number; a limit over the maximum is cut, and `meta.limit` says so. */
function parsePage(query) {
    const offset = wholeNumber(query, 'offset', 0) ?? 0;
    const limit = wholeNumber(query, 'limit', 1) ?? DEFAULT_LIMIT;
    return { offset: Math.min(offset, MAX_OFFSET), limit: Math.min(limit, MAX_LIMIT) };
}
function wholeNumber(query, name, least) {
    const text = query.get(name);
    if (text === null || text === '')
        return undefined;
    if (/^\d+$/.test(text) && Number(text) >= least)
        return Number(text);
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', `${name} is ${(0,base_error/* quote */.hD)(text)}, but must be a whole number from ${least}`, `leave it out, or write ${name}=${least === 0 ? 0 : DEFAULT_LIMIT}`);
}
/** @param hasMore whether there is an item behind the page */
function pageMeta({ page, path, filters }, hasMore) {
    const { offset, limit } = page;
    const urlAt = (at) => {
        const words = new URLSearchParams([
            ['limit', String(limit)],
            ['offset', String(at)],
        ]);
        for (const [name, value] of filters)
            words.append(name, value);
        return `${path}?${words}`;
    };
    const next = offset + limit;
    const previous = Math.max(0, offset - limit);
    return {
        limit,
        current_offset: offset,
        ...(hasMore ? { next_offset: next, next_url: urlAt(next) } : {}),
        ...(offset > 0 ? { prev_offset: previous, prev_url: urlAt(previous) } : {}),
    };
}

;// CONCATENATED MODULE: ./lib/server/module-lists.js




/** Throws INVALID_INPUT for a page that is none. */
function renderModuleList(catalog, request, facts) {
    const page = parsePage(request.query);
    const modules = catalog.modules.filter(filterOf(request, facts));
    return renderPage(modules, { page, path: request.path, filters: filtersOf(request) }, facts);
}
/** Throws INVALID_INPUT without words, too. */
function renderSearch(catalog, request, facts) {
    const page = parsePage(request.query);
    const terms = parseSearch(request.query.get('q'));
    const count = page.offset + page.limit + 1;
    const modules = searchCatalog(catalog, terms, { filter: filterOf(request, facts), count });
    return renderPage(modules, { page, path: request.path, filters: filtersOf(request) }, facts);
}
/** A list that is a page, or more. */
function renderPage(modules, request, facts) {
    const { offset, limit } = request.page;
    const shown = modules.slice(offset, offset + limit);
    const meta = pageMeta(request, modules.length > offset + limit);
    return (0,json/* canonicalJson */.d)({ meta, modules: shown.map((module) => listedModule(module, facts)) });
}
function listedModule(module, { isVerified, downloads }) {
    const { updated_at: _, ...shown } = module;
    return { ...shown, verified: isVerified(module.namespace), downloads: downloads(addressOf(module)) };
}
const FILTERS = ['q', 'namespace', 'provider', 'verified'];
function filtersOf({ query, namespace }) {
    return FILTERS.filter((name) => name !== 'namespace' || namespace === undefined).flatMap((name) => {
        const value = query.get(name);
        return value === null || value === '' ? [] : [[name, value]];
    });
}
/** A `verified` that is not `true` is no filter. */
function filterOf({ query, namespace }, { isVerified }) {
    const inNamespace = namespace ?? (query.get('namespace') || undefined);
    const provider = query.get('provider') || undefined;
    const isVerifiedOnly = query.get('verified') === 'true';
    return (module) => (inNamespace === undefined || module.namespace === inNamespace) &&
        (provider === undefined || module.provider === provider) &&
        (!isVerifiedOnly || isVerified(module.namespace));
}

// EXTERNAL MODULE: ./lib/module/version.js
var version = __webpack_require__(7124);
;// CONCATENATED MODULE: ./lib/server/routes/route.js


/** Undefined where no module can have this address. */
function addressIn({ part }) {
    const address = { namespace: part('namespace'), name: part('name'), system: part('system') };
    return (0,module_address/* addressProblem */.cg)(address) === undefined ? address : undefined;
}
function versionIn({ part }) {
    const reading = (0,version/* readVersion */.$4)(part('version'));
    return reading.ok ? reading.version : undefined;
}

;// CONCATENATED MODULE: ./lib/server/routes/module-routes.js







/** What people and tools ask. https://developer.hashicorp.com/terraform/registry/api-docs */
const SECONDS = 60;
const answerList = async (asked) => {
    const { url, catalog, facts } = asked;
    noteFixed(asked);
    const request = { path: url.pathname, query: url.searchParams };
    return jsonAnswer(renderModuleList(await catalog(), request, await facts()), SECONDS);
};
const answerSearch = async (asked) => {
    const { url, catalog, facts } = asked;
    noteFixed(asked);
    const request = { path: url.pathname, query: url.searchParams };
    return jsonAnswer(renderSearch(await catalog(), request, await facts()), SECONDS);
};
const answerNamespace = async (asked) => {
    const { url, part, catalog, facts } = asked;
    const namespace = part('namespace');
    const all = await catalog();
    if (!all.modules.some((module) => module.namespace === namespace))
        return undefined;
    noteFixed(asked);
    const request = { path: url.pathname, query: url.searchParams, namespace };
    return jsonAnswer(renderModuleList(all, request, await facts()), SECONDS);
};
/** The latest version for every system. */
const answerName = async (asked) => {
    const { url, part, reader, facts } = asked;
    const systems = await readSystems(reader, { namespace: part('namespace'), name: part('name') });
    if (systems === undefined)
        return undefined;
    noteFixed(asked);
    const request = { page: parsePage(url.searchParams), path: url.pathname, filters: [] };
    return jsonAnswer(renderPage(systems, request, await facts()), SECONDS);
};
const answerLatest = async (asked) => {
    const address = addressIn(asked);
    const module = address === undefined ? undefined : await readModule(asked.reader, address);
    const latest = module === undefined ? undefined : (0,module_list/* latestOf */.Te)(module);
    return module === undefined || latest === undefined ? undefined : fullVersion(asked, module, latest);
};
const answerVersion = async (asked) => {
    const [address, version] = [addressIn(asked), versionIn(asked)];
    if (address === undefined || version === undefined)
        return undefined;
    const module = await readModule(asked.reader, address);
    return module === undefined ? undefined : fullVersion(asked, module, version);
};
async function fullVersion(asked, module, version) {
    const { reader, facts } = asked;
    const release = await readRelease(reader, module.address, version);
    if (release === undefined)
        return undefined;
    noteFixed(asked);
    const [moduleInterface, systems = []] = await Promise.all([
        readInterface(reader, release),
        readSystems(reader, module.address),
    ]);
    const providers = systems.map(({ provider }) => provider);
    return jsonAnswer(renderFullVersion({ module, release, moduleInterface, providers }, await facts()), SECONDS);
}
/** Counted downloads stand in these answers, and change without the index. */
function noteFixed({ downloads, notes }) {
    notes.isFixed = downloads === undefined;
}

// EXTERNAL MODULE: ./lib/index/format/protocol.js
var protocol = __webpack_require__(7004);
// EXTERNAL MODULE: ./lib/index/pages/terraform-get-page.js
var terraform_get_page = __webpack_require__(9944);
;// CONCATENATED MODULE: ./lib/server/routes/protocol-routes.js










/** What Terraform and OpenTofu ask. https://opentofu.org/docs/internals/module-registry-protocol/ */
const VERSIONS_SECONDS = 60;
const DOWNLOAD_SECONDS = 300;
const answerVersions = async (asked) => {
    const address = addressIn(asked);
    const module = address === undefined ? undefined : await readModule(asked.reader, address);
    if (module === undefined)
        return undefined;
    asked.notes.isFixed = true;
    const needs = await readNeeds(asked.reader, module);
    return jsonAnswer(renderVersionsWithNeeds(module, (version) => needs.get(version) ?? NO_NEEDS), VERSIONS_SECONDS);
};
/** OpenTofu reads the body, Terraform the header; both name the first package that they can read. */
const answerDownload = async (asked) => {
    const [address, version] = [addressIn(asked), versionIn(asked)];
    if (address === undefined || version === undefined)
        return undefined;
    const release = await readRelease(asked.reader, address, version);
    if (release === undefined)
        return undefined;
    count(asked, (0,module_address/* formatModuleAddress */.wc)(address), version);
    const sign = asked.signerOf?.(downloadPath(release).replace(/\/download$/, ''));
    const readable = (0,protocol/* terraformLocation */.Qj)(release);
    const location = readable === undefined ? undefined : (sign?.(readable) ?? readable);
    const headers = { Vary: 'User-Agent', ...(location === undefined ? {} : { 'X-Terraform-Get': location }) };
    if (location !== undefined && isDependabot(asked.request.headers.get('User-Agent')))
        return { status: 204, body: '', cache: DOWNLOAD_SECONDS, headers };
    return { ...jsonAnswer((0,protocol/* renderDownload */.xc)(release, sign), DOWNLOAD_SECONDS), headers };
};
function count({ request, downloads, notes }, address, version) {
    notes.isFixed = true;
    if (request.method === 'HEAD')
        return;
    notes.downloaded = { address, version };
    downloads?.add(address, version);
}
const answerLatestDownload = async (asked) => {
    const address = addressIn(asked);
    const module = address === undefined ? undefined : await readModule(asked.reader, address);
    const version = module === undefined ? undefined : (0,module_list/* latestOf */.Te)(module);
    if (module === undefined || version === undefined)
        return undefined;
    asked.notes.isFixed = true;
    return redirect(downloadPath({ address: module.address, version }));
};
function redirect(path) {
    return {
        status: 302,
        body: `<a href="${(0,terraform_get_page/* escapeHtml */.Z)(path)}">Found</a>.\n`,
        type: 'text/html; charset=utf-8',
        cache: VERSIONS_SECONDS,
        headers: { Location: path },
    };
}

;// CONCATENATED MODULE: ./lib/server/search/catalog-source.js


const SHARDS = Array.from({ length: 256 }, (_, at) => `catalog/${at.toString(16).padStart(2, '0')}.json`);
/** A Git index and a web host answer this many questions at a time; each gives way to other requests. */
const READ_AT_ONCE = 8;
/** The catalog of an index: read when the first list or search is asked for, and again where the index is another. */
class CatalogSource {
    #catalogs = new WeakMap();
    #shards = new Map();
    #isInUse = false;
    /** Whether anybody has asked; then a new moment is better read before it is served. */
    get isInUse() {
        return this.#isInUse;
    }
    /** Throws INDEX_INVALID, INDEX_UNREACHABLE; the next one who asks tries again. */
    read(reader) {
        this.#isInUse = true;
        const known = this.#catalogs.get(reader);
        if (known !== undefined)
            return known;
        const catalog = this.#load(reader);
        this.#catalogs.set(reader, catalog);
        catalog.catch(() => this.#catalogs.delete(reader));
        return catalog;
    }
    /** Shards that did not change keep their words, which cost the most to find out. */
    async #load(reader) {
        const shards = new Map();
        for (let at = 0; at < SHARDS.length; at += READ_AT_ONCE) {
            const paths = SHARDS.slice(at, at + READ_AT_ONCE);
            // Each is taken as it comes, so that other requests are answered between two of them.
            const read = async (path) => {
                const bytes = await reader.read(path);
                if (bytes !== undefined)
                    shards.set(path, this.#shard(path, bytes));
            };
            await Promise.all(paths.map(read));
        }
        this.#shards = shards;
        return catalogOf([...shards.values()]);
    }
    #shard(path, bytes) {
        const digest = (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
        const known = this.#shards.get(path);
        return known?.digest === digest ? known : { ...parseCatalogShard(path, bytes), digest };
    }
}

;// CONCATENATED MODULE: ./lib/server/app.js










const MAX_URL_LENGTH = 2048;
/** No empty, dot or escaped part: nothing that a file system could read in another way. */
const PLAIN_PATH = /^\/((\.well-known|[A-Za-z0-9_][\w.~-]*)(\/[A-Za-z0-9][\w.~-]*)*)?$/;
const ALLOW = { Allow: 'GET, HEAD' };
const MODULES = '/v1/modules';
const NAMESPACE = `${MODULES}/:namespace{[0-9A-Za-z_-]+}`;
const NAME = `${NAMESPACE}/:name{[0-9A-Za-z_-]+}`;
const SYSTEM = `${NAME}/:system{[0-9a-z]+}`;
const VERSION = `${SYSTEM}/:version{[0-9]+\\.[0-9]+\\.[0-9]+[^/]*}`;
const ROUTES = [
    [MODULES, 'list', answerList],
    [`${MODULES}/`, 'list', answerList],
    [`${MODULES}/search`, 'search', answerSearch],
    [`${SYSTEM}/versions`, 'versions', answerVersions],
    [`${SYSTEM}/download`, 'latest-download', answerLatestDownload],
    [`${VERSION}/download`, 'download', answerDownload],
    [VERSION, 'version', answerVersion],
    [SYSTEM, 'latest', answerLatest],
    [NAME, 'name', answerName],
    [NAMESPACE, 'namespace', answerNamespace],
    ['*', 'file', answerFile],
];
/**
 * The registry's HTTP API over an index, as a function Request → Response. Answers hold nothing of the request's Host, so
 * they are right under any name. https://opentofu.org/docs/internals/module-registry-protocol/
 */
function createApp(parts) {
    const app = new dist/* Hono */.$();
    const gate = parts.access === undefined ? undefined : new Gate(parts.access);
    const server = { parts, gate, catalog: parts.catalog ?? new CatalogSource() };
    app.use('*', async (context, next) => refusalOf(context.req.raw) ?? next());
    for (const [path, name, answer] of ownRoutes(parts))
        app.get(path, (context) => respond(server, context, { name, route: async () => answer() }));
    for (const [path, name, route] of ROUTES)
        app.get(path, (context) => respond(server, context, { name, route }));
    app.onError((error) => failureOf(error));
    return app;
}
/** What no route has to look at. */
function refusalOf({ method, url, headers }) {
    if (method === 'OPTIONS' && headers.has('Access-Control-Request-Method'))
        return preflight();
    if (method !== 'GET' && method !== 'HEAD')
        return failure(405, 'only GET and HEAD are answered', ALLOW);
    const { pathname, search } = new URL(url);
    if (pathname.length + search.length > MAX_URL_LENGTH)
        return failure(414, 'the URL is too long');
    return PLAIN_PATH.test(pathname) || pathname === `${MODULES}/` ? undefined : failure(404, 'not found');
}
/** A page of another origin asks first whether it may send a token. https://fetch.spec.whatwg.org/#cors-preflight-fetch */
function preflight() {
    const headers = {
        ...COMMON_HEADERS,
        'Access-Control-Allow-Methods': 'GET, HEAD',
        'Access-Control-Allow-Headers': 'Authorization',
        'Access-Control-Max-Age': '86400',
    };
    return new Response(null, { status: 204, headers });
}
/** For whoever watches the server. */
function ownRoutes({ index, metrics, isEnding }) {
    const standing = () => index.standing?.();
    return [
        ['/healthz', 'health', () => renderStanding(standing(), { mustServe: false })],
        ['/readyz', 'health', () => renderStanding(standing(), { mustServe: true, isEnding: isEnding?.() })],
        ['/metrics', 'metrics', () => metricsAnswer(metrics?.())],
    ];
}
/** https://prometheus.io/docs/instrumenting/exposition_formats/ */
function metricsAnswer(text) {
    if (text === undefined)
        return undefined;
    return { status: 200, body: text, type: 'text/plain; version=0.0.4; charset=utf-8', cache: 'none' };
}
async function respond(server, context, { name, route }) {
    const notes = context.env?.notes ?? { route: name };
    notes.route = name;
    const { gate, parts } = server;
    const now = parts.now();
    const request = context.req.raw;
    const verdict = gate?.admit(request, { now, client: context.env?.client ?? '' }) ?? {
        isOpen: true,
    };
    if ('refusal' in verdict)
        return verdict.refusal;
    if (verdict.consumer !== undefined)
        notes.consumer = verdict.consumer;
    const answer = await route(askedIn(server, context, { notes, now }));
    if (answer === undefined)
        return failure(404, 'not found');
    return finishResponse(request, answer, { compressor: parts.compressor, isPrivate: !verdict.isOpen });
}
function askedIn({ parts, gate, catalog }, context, { notes, now }) {
    const reader = parts.index.current();
    const { downloads } = parts;
    return {
        request: context.req.raw,
        url: new URL(context.req.url),
        part: (name) => context.req.param(name) ?? '',
        reader,
        catalog: () => catalog.read(reader),
        facts: async () => {
            const verified = await readVerified(reader);
            return {
                isVerified: (namespace) => verified.has(namespace),
                downloads: (address, version) => downloads?.of(address, version) ?? 0,
            };
        },
        downloads,
        signerOf: gate === undefined ? undefined : (directory) => gate.signerOf(directory, now),
        notes,
    };
}

;// CONCATENATED MODULE: ./lib/server/metrics.js
/** Prometheus' text format. https://prometheus.io/docs/instrumenting/exposition_formats/ */
const PREFIX = 'module_registry';
const BUCKETS_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];
/** What a server has answered. Routes come from a short list, so nothing that a client sends makes it grow. */
class RequestMetrics {
    #answered = new Map();
    observe(route, status, seconds) {
        const answered = this.#answered.get(route) ?? this.#begin(route);
        answered.byStatus.set(status, (answered.byStatus.get(status) ?? 0) + 1);
        const found = BUCKETS_SECONDS.findIndex((bucket) => seconds <= bucket);
        const bucket = found < 0 ? BUCKETS_SECONDS.length : found;
        answered.counts[bucket] = (answered.counts[bucket] ?? 0) + 1;
        answered.seconds += seconds;
    }
    /** All that was observed; it is forgotten here, and another adds it to its own. */
    take() {
        const taken = new Map(this.#answered);
        this.#answered.clear();
        return taken;
    }
    add(observed) {
        for (const [route, { byStatus, counts, seconds }] of observed) {
            const answered = this.#answered.get(route) ?? this.#begin(route);
            for (const [status, count] of byStatus)
                answered.byStatus.set(status, (answered.byStatus.get(status) ?? 0) + count);
            BUCKETS_SECONDS.concat(0).forEach((_, bucket) => {
                answered.counts[bucket] = (answered.counts[bucket] ?? 0) + (counts[bucket] ?? 0);
            });
            answered.seconds += seconds;
        }
    }
    #begin(route) {
        const answered = { byStatus: new Map(), counts: [], seconds: 0 };
        this.#answered.set(route, answered);
        return answered;
    }
    /** @param gauges name without prefix, what it says, its value */
    render(gauges) {
        const answered = [...this.#answered];
        return [
            ...metric('requests_total', 'counter', 'Requests answered.'),
            ...answered.flatMap(([route, { byStatus }]) => requests(route, byStatus)),
            ...metric('request_duration_seconds', 'histogram', 'Time until the answer is handed to the system.'),
            ...answered.flatMap(([route, each]) => histogram(route, each)),
            ...gauges.flatMap(([name, help, value]) => [
                ...metric(name, 'gauge', help),
                `${PREFIX}_${name} ${value}`,
            ]),
            '',
        ].join('\n');
    }
}
function metric(name, type, help) {
    return [`# HELP ${PREFIX}_${name} ${help}`, `# TYPE ${PREFIX}_${name} ${type}`];
}
function requests(route, byStatus) {
    const name = `${PREFIX}_requests_total`;
    return [...byStatus].map(([status, count]) => `${name}{route="${route}",status="${status}"} ${count}`);
}
function histogram(route, { counts, seconds }) {
    const name = `${PREFIX}_request_duration_seconds`;
    let sum = 0;
    const lines = [...BUCKETS_SECONDS.map(String), '+Inf'].map((bound, at) => {
        sum += counts[at] ?? 0;
        return `${name}_bucket{route="${route}",le="${bound}"} ${sum}`;
    });
    return [...lines, `${name}_sum{route="${route}"} ${seconds}`, `${name}_count{route="${route}"} ${sum}`];
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./lib/cli/serve/access-log.js


const STDERR = 2;
const WAIT_MS = 100;
const MAX_TEXT = 200;
/** `2026-01-02T03:04:05.678Z 203.0.113.9 ci "GET /v1/modules/acme/vpc/aws/versions" 200 131 0.4ms "Terraform/1.11.4"` */
function formatRequest(request, now) {
    const { client, consumer = '-', method, url, status, bytes, ms, agent } = request;
    const [path = ''] = url.split('?', 1);
    const line = `${quoted(`${method} ${path}`)} ${status} ${bytes} ${ms.toFixed(1)}ms ${quoted(agent)}`;
    return `${now.toISOString()} ${client} ${consumer} ${line}`;
}
const PLAIN = /^[\x20\x21\x23-\x7e]*$/;
function quoted(text) {
    if (text.length <= MAX_TEXT && PLAIN.test(text))
        return `"${text}"`;
    const cut = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
    return `"${(0,base_error/* visible */.RK)(cut).replaceAll('"', "'")}"`;
}
/** Lines are written some at a time, since each write to a pipe would wait for its reader. */
class AccessLog {
    #lines = [];
    #timer;
    add(request) {
        this.#lines.push(`${formatRequest(request, new Date())}\n`);
        this.#timer ??= setTimeout(() => this.#write(), WAIT_MS);
    }
    /** Writes what is left, and waits for it. */
    close() {
        clearTimeout(this.#timer);
        if (this.#lines.length > 0)
            (0,external_node_fs_.writeSync)(STDERR, this.#lines.join(''));
        this.#lines = [];
    }
    #write() {
        const text = this.#lines.join('');
        this.#lines = [];
        this.#timer = undefined;
        (0,external_node_fs_.write)(STDERR, text, () => { });
    }
}

;// CONCATENATED MODULE: ./lib/cli/serve/backend.js

/** The app in this process. */
function appBackend({ app, index, downloads, ...parts }) {
    return {
        ...parts,
        moment: () => index.current(),
        count: ({ address, version }) => downloads?.add(address, version),
        async ask(request, client) {
            const notes = { route: 'none' };
            const asked = requestOf(request);
            const response = asked instanceof Response ? asked : await app.fetch(asked, { client, notes });
            const body = new Uint8Array(await response.arrayBuffer());
            return { answer: { status: response.status, headers: [...response.headers].flat(), body }, notes };
        },
    };
}
/** The headers that an answer may depend on. */
const PASSED_HEADERS = [
    'accept',
    'accept-encoding',
    'authorization',
    'if-none-match',
    'user-agent',
    'access-control-request-method',
];
/** A path that a URL parser would make another one of, is none that there is; no answer depends on the host's name. */
function requestOf({ method, url, header }) {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(method))
        return failure(405, 'only GET and HEAD are answered', { Allow: 'GET, HEAD', Connection: 'close' });
    const text = `http://registry.invalid${url}`;
    if (!url.startsWith('/') || !URL.canParse(text))
        return failure(400, 'the request target is no path');
    if (url.split('?', 1)[0] !== new URL(text).pathname)
        return failure(404, 'not found');
    const headers = PASSED_HEADERS.flatMap((name) => {
        const value = header(name);
        return value === undefined ? [] : [[name, value]];
    });
    return new Request(text, { method, headers });
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(4708);
// EXTERNAL MODULE: ./lib/cli/command.js + 2 modules
var command = __webpack_require__(8552);
;// CONCATENATED MODULE: ./lib/cli/serve/http-server.js





/** Who sends a header more slowly is given up; others are served meanwhile. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 30_000;
/** Longer than that of common load balancers, so that they are the ones who close. */
const KEEP_ALIVE_MS = 65_000;
/** How long requests under way have at the end. */
const END_MS = 10_000;
/** http, or https where a certificate is named. Throws INVALID_INPUT for files that are none. */
async function createHttpServer(flags, answer) {
    const server = await createBareServer(flags, answer);
    server.headersTimeout = HEADERS_MS;
    server.requestTimeout = REQUEST_MS;
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    return server.on('clientError', refuse);
}
async function createBareServer({ tlsCert, tlsKey }, answer) {
    if (tlsCert === undefined && tlsKey === undefined)
        return (0,external_node_http_.createServer)(answer);
    if (tlsCert === undefined || tlsKey === undefined) {
        throw new command/* UsageError */.eb('--tls-cert and --tls-key go together', 'name both files, or neither');
    }
    const tls = { cert: await readTlsFile(tlsCert), key: await readTlsFile(tlsKey) };
    try {
        return (0,external_node_https_.createServer)(tls, answer);
    }
    catch (cause) {
        throw new base_error/* RegistryError */.gl('INVALID_INPUT', `${(0,base_error/* quote */.hD)(tlsCert)} and ${(0,base_error/* quote */.hD)(tlsKey)} are no certificate with its key: ${(0,base_error/* quote */.hD)(String(cause))}`, 'name a certificate chain and its private key, without a passphrase, as PEM files', { cause });
    }
}
function readTlsFile(path) {
    return (0,promises_.readFile)(path).catch((cause) => {
        throw new base_error/* RegistryError */.gl('INVALID_INPUT', `${(0,base_error/* quote */.hD)(path)} cannot be read`, 'name a PEM file that exists', {
            cause,
        });
    });
}
/** What is no HTTP request gets an answer as other failures do. */
function refuse(error, socket) {
    if (error.code === 'ECONNRESET' || !socket.writable)
        return void socket.destroy();
    const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code ?? ''] ?? 400;
    const body = JSON.stringify({ errors: [external_node_http_.STATUS_CODES[status]?.toLowerCase()] });
    socket.end(`HTTP/1.1 ${status} ${external_node_http_.STATUS_CODES[status]}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`);
}
/** Gives the URL. Throws INVALID_INPUT where the address or the port cannot be had. */
function listen(server, flags) {
    const { host, port } = flags;
    return new Promise((resolve, reject) => {
        server.once('error', (cause) => {
            const hint = 'choose another with --port, or --port 0 for any free one';
            reject(new base_error/* RegistryError */.gl('INVALID_INPUT', `cannot listen on ${host} port ${port}: ${cause.message}`, hint, {
                cause,
            }));
        });
        server.listen(port, host, () => {
            resolve(urlOf(flags, server.address()));
        });
    });
}
function urlOf({ tlsCert }, { address, port }) {
    const name = address.includes(':') ? `[${address}]` : address;
    return `${tlsCert === undefined ? 'http' : 'https'}://${name}:${port}`;
}
/** Waits for SIGINT or SIGTERM, calls `end`, and lets requests under way be answered. */
async function untilToldToEnd(server, end) {
    await toldToEnd();
    end();
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), END_MS).unref();
    await closed;
}
function toldToEnd() {
    return new Promise((resolve) => {
        for (const signal of ['SIGINT', 'SIGTERM'])
            process.removeAllListeners(signal).once(signal, () => resolve());
    });
}

;// CONCATENATED MODULE: ./lib/server/answer-cache.js

const MAX_BODY_BYTES = 64 * 1024;
const MAX_BYTES = 32 * 1024 * 1024;
/** What a kept answer costs beside its body. */
const OVERHEAD_BYTES = 1024;
/**
 * Answers that stay the same until the index is another, as they were sent: a registry is asked for the same few things
 * again and again. Bounded; begins anew when it is full. For public registries: it looks at no token.
 */
class ReadyAnswers {
    #of;
    #bytes = 0;
    #kept = new Map();
    find(request, moment) {
        if (this.#of !== moment || (request.method !== 'GET' && request.method !== 'HEAD'))
            return undefined;
        const kept = this.#kept.get(keyOf(request));
        if (kept === undefined)
            return undefined;
        const ifNoneMatch = request.header('if-none-match');
        const isKnown = ifNoneMatch !== undefined && kept.etag !== '' && matchesEtag(ifNoneMatch, kept.etag);
        return { answer: isKnown ? notModified(kept) : kept, notes: kept.notes };
    }
    /** @param moment of the index, as it was before the request */
    keep(request, { answer, notes }, moment) {
        const isWorth = request.method === 'GET' && notes.isFixed === true && [200, 204, 302].includes(answer.status);
        if (!isWorth || answer.body.length > MAX_BODY_BYTES)
            return;
        if (this.#of !== moment || this.#bytes > MAX_BYTES) {
            this.#kept.clear();
            this.#bytes = 0;
        }
        this.#of = moment;
        this.#bytes += answer.body.length * 2 + OVERHEAD_BYTES + request.url.length;
        const at = answer.headers.findIndex((name) => name.toLowerCase() === 'etag');
        const text = Buffer.from(answer.body).toString('latin1');
        const etag = at < 0 ? '' : (answer.headers[at + 1] ?? '');
        this.#kept.set(keyOf(request), { ...answer, text, notes, etag });
    }
}
function keyOf({ url, header }) {
    const isBot = isDependabot(header('user-agent') ?? null);
    return `${url}\n${header('accept-encoding') ?? ''}\n${header('accept') ?? ''}\n${isBot}`;
}
function notModified({ headers }) {
    const kept = headers.flatMap((name, at) => at % 2 === 1 || /^content-(length|encoding)$/i.test(name) ? [] : [name, headers[at + 1] ?? '']);
    return { status: 304, headers: kept, body: new Uint8Array() };
}

;// CONCATENATED MODULE: ./lib/cli/serve/listener.js

/** From node's requests to the backend and back; what is ready is answered at once. */
function createListener(backend, log) {
    const ready = new ReadyAnswers();
    return async (incoming, outgoing) => {
        const started = performance.now();
        const client = incoming.socket.remoteAddress ?? '-';
        const request = plainRequest(incoming);
        const moment = backend.moment();
        const found = backend.isPublic ? ready.find(request, moment) : undefined;
        const made = found ?? (await backend.ask(request, client));
        if (found === undefined && backend.isPublic)
            ready.keep(request, made, moment);
        if (backend.isEnding())
            outgoing.shouldKeepAlive = false;
        send(outgoing, made.answer, request.method === 'HEAD');
        const seconds = (performance.now() - started) / 1000;
        note(backend, { isReady: found !== undefined, request, ...made, seconds });
        log?.add(lineOf(incoming, { client, ...made, seconds }));
    };
}
function plainRequest({ method = '', url = '', headers }) {
    return {
        method,
        url,
        header: (name) => {
            const value = headers[name];
            return Array.isArray(value) ? value.join(', ') : value;
        },
    };
}
function send(outgoing, { status, headers, body, text }, isHead) {
    outgoing.writeHead(status, headers);
    if (isHead)
        outgoing.end();
    // One write for headers and body.
    else if (text !== undefined)
        outgoing.end(text, 'latin1');
    else
        outgoing.end(body);
}
/** The app has counted an answer that it made; one that was ready is counted here. */
function note(backend, { request, isReady, answer, notes, seconds, }) {
    backend.metrics.observe(notes.route, answer.status, seconds);
    if (notes.downloaded === undefined || request.method !== 'GET')
        return;
    if (isReady)
        backend.count(notes.downloaded);
}
function lineOf({ method = '', url = '', headers }, { client, answer, notes, seconds }) {
    return {
        client,
        consumer: notes.consumer,
        method,
        url,
        status: answer.status,
        bytes: method === 'HEAD' ? 0 : answer.body.length,
        ms: seconds * 1000,
        agent: headers['user-agent'] ?? '',
    };
}

;// CONCATENATED MODULE: ./lib/cli/serve/token-file.js






const LOOK_MS = 1000;
const MIN_KEY_BYTES = 16;
/** Who may read, as the files say. Throws INVALID_INPUT for one that is not there or not right. */
async function openAccess(flags, log) {
    const { tokenFile, signingKeyFile } = flags;
    if (tokenFile === undefined) {
        if (signingKeyFile === undefined)
            return { access: undefined, close: () => { } };
        throw new command/* UsageError */.eb('--signing-key-file goes with --token-file', 'name both files, or neither');
    }
    const signingKey = await readSigningKey(signingKeyFile);
    let tokens = await readTokens(tokenFile);
    // By looking at its date: a secret that an orchestrator mounts is replaced by moving links.
    (0,external_node_fs_.watchFile)(tokenFile, { interval: LOOK_MS, persistent: false }, async () => {
        try {
            tokens = await readTokens(tokenFile);
            log.warn(`${(0,base_error/* quote */.hD)(tokenFile)} is read again: ${tokens.length} token(s)`);
        }
        catch (error) {
            log.warn(`the tokens stay as they were: ${String(error)}`);
        }
    });
    return { access: { tokens: () => tokens, signingKey }, close: () => (0,external_node_fs_.unwatchFile)(tokenFile) };
}
async function readTokens(path) {
    return parseTokens((await readSecretFile(path)).toString('utf8'));
}
/** Without a file, a key that ends with the process: servers that answer for each other need the same one. */
async function readSigningKey(path) {
    if (path === undefined)
        return (0,external_node_crypto_.randomBytes)(32);
    const bytes = await readSecretFile(path);
    const end = bytes.at(-1) === 0x0a ? bytes.length - 1 : bytes.length;
    if (end >= MIN_KEY_BYTES)
        return bytes.subarray(0, end);
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', `${(0,base_error/* quote */.hD)(path)} has ${end} byte(s), too few for a signing key`, `write at least ${MIN_KEY_BYTES} random bytes: openssl rand -hex 32 > ${path}`);
}
function readSecretFile(path) {
    return (0,promises_.readFile)(path).catch((cause) => {
        throw new base_error/* RegistryError */.gl('INVALID_INPUT', `${(0,base_error/* quote */.hD)(path)} cannot be read`, 'name a file that exists', {
            cause,
        });
    });
}

// EXTERNAL MODULE: ./lib/index/format/contents.js
var contents = __webpack_require__(3974);
;// CONCATENATED MODULE: ./lib/cli/serve/watched-index.js



/**
 * An index that is looked at again every `pollMs`; whole snapshots are swapped, and the last good one stays while the
 * index cannot be read. Throws INDEX_INVALID, INDEX_UNREACHABLE where the first look fails.
 */
async function watchIndex(index, { pollMs, log, prepare }) {
    let snapshot = await openValid(index);
    let reader = readerOf(snapshot);
    let lookedAt = nowInSeconds();
    let problem;
    const look = async () => {
        const next = await openValid(index, snapshot);
        // What is read of a directory is what is there now: a new reader forgets what was made of it before.
        if (next !== snapshot) {
            const nextReader = readerOf(next);
            await prepare(nextReader);
            snapshot = next;
            reader = nextReader;
        }
        lookedAt = nowInSeconds();
        if (problem !== undefined)
            log.warn('the index can be read again');
        problem = undefined;
    };
    const timer = repeat(pollMs, () => look().catch((error) => {
        if (problem === undefined)
            log.warn(`the index cannot be read, the last good state is served: ${String(error)}`);
        problem = error instanceof base_error/* RegistryError */.gl ? error.code : 'INTERNAL';
    }));
    return {
        current: () => reader,
        standing: () => ({ commit: snapshot.commit, lookedAt, problem }),
        close: () => clearInterval(timer),
    };
}
/** Never twice at once: a look that takes long is the only one. */
function repeat(ms, work) {
    let isBusy = false;
    return setInterval(async () => {
        if (isBusy)
            return;
        isBusy = true;
        await work();
        isBusy = false;
    }, ms).unref();
}
/** The known snapshot where the branch has not moved. */
async function openValid(index, known) {
    const snapshot = await index.open();
    if (known !== undefined && snapshot.commit !== null && snapshot.commit === known.commit)
        return known;
    (0,contents/* registryIn */.hY)(await snapshot.read([paths/* REGISTRY_PATH */.aA]));
    return snapshot;
}
function readerOf(snapshot) {
    return { read: async (path) => (await snapshot.read([path])).get(path) };
}
function nowInSeconds() {
    return Math.floor(Date.now() / 1000);
}

;// CONCATENATED MODULE: ./lib/cli/serve/workers.js







const TELL_MS = 200;
/** Starts the processes, and another one for each that dies. Throws where the first cannot listen. */
async function startWorkers(backend, count) {
    external_node_cluster_.setupPrimary({ serialization: 'advanced' });
    let isEnding = false;
    let moment = backend.moment();
    const fork = () => {
        const worker = external_node_cluster_.fork();
        const tell = (message) => void (worker.isConnected() && worker.send(message));
        worker.on('message', (message) => receive(backend, message, tell));
        return worker;
    };
    const workers = Array.from({ length: count }, fork);
    const ports = await Promise.all(workers.map(portOf));
    external_node_cluster_.on('exit', () => {
        if (!isEnding)
            fork();
    });
    const timer = setInterval(() => {
        if (moment === backend.moment())
            return;
        moment = backend.moment();
        for (const worker of Object.values(external_node_cluster_.workers ?? {}))
            worker?.send({ moment: 'new' });
    }, TELL_MS);
    return {
        port: ports[0] ?? 0,
        async end() {
            isEnding = true;
            clearInterval(timer);
            const left = Object.values(external_node_cluster_.workers ?? {}).flatMap((worker) => worker ?? []);
            const ends = left.map((worker) => new Promise((resolve) => worker.once('exit', resolve)));
            for (const worker of left)
                worker.process.kill('SIGTERM');
            await Promise.all(ends);
        },
    };
}
function portOf(worker) {
    return new Promise((resolve, reject) => {
        worker.once('listening', ({ port }) => resolve(port));
        worker.once('exit', () => reject(new base_error/* RegistryError */.gl('INVALID_INPUT', 'a worker could not listen', 'see what it said above')));
    });
}
async function receive(backend, message, tell) {
    if ('isHere' in message)
        return tell({ isPublic: backend.isPublic });
    if ('question' in message) {
        const { id, client, headers, ...request } = message.question;
        const answer = await backend.ask({ ...request, header: (name) => headers.get(name) }, client);
        return tell({ id, answer });
    }
    for (const [address, version] of message.downloads)
        backend.count({ address, version });
    backend.metrics.add(message.observed);
}
/** What such a process does: until it is told to end. */
async function runWorker(flags) {
    const link = new WorkerLink();
    const log = flags.quiet ? undefined : new AccessLog();
    try {
        const server = await createHttpServer(flags, createListener(await link.backend(), log));
        await listen(server, flags);
        await untilToldToEnd(server, () => link.end());
        await link.tell();
    }
    finally {
        log?.close();
        // To disconnect would end the process at once, before it has cleaned up.
        process.channel?.unref();
    }
}
class WorkerLink {
    #metrics = new RequestMetrics();
    #waiting = new Map();
    #downloads = [];
    #moment = {};
    #asked = 0;
    #isEnding = false;
    #start = () => { };
    /** Once the other process has said what kind of registry it is. */
    async backend() {
        const isPublic = await new Promise((resolve) => {
            this.#start = resolve;
            process.on('message', (message) => this.#receive(message));
            void this.#send({ isHere: true });
        });
        const timer = setInterval(() => void this.tell(), TELL_MS);
        timer.unref();
        return {
            isPublic,
            metrics: this.#metrics,
            moment: () => this.#moment,
            isEnding: () => this.#isEnding,
            count: ({ address, version }) => void this.#downloads.push([address, version]),
            ask: (request, client) => this.#ask(request, client),
        };
    }
    end() {
        this.#isEnding = true;
    }
    /** Says what was counted since the last time. */
    tell() {
        const message = { downloads: this.#downloads, observed: this.#metrics.take() };
        this.#downloads = [];
        if (message.downloads.length === 0 && message.observed.size === 0)
            return Promise.resolve();
        return this.#send(message);
    }
    #ask({ method, url, header }, client) {
        this.#asked += 1;
        const id = this.#asked;
        const headers = new Map(PASSED_HEADERS.flatMap((name) => pairOf(name, header(name))));
        void this.#send({ question: { id, method, url, headers, client } });
        return new Promise((resolve) => this.#waiting.set(id, resolve));
    }
    #send(message) {
        return new Promise((resolve) => process.send?.(message, undefined, undefined, () => resolve()));
    }
    #receive(message) {
        if ('isPublic' in message)
            this.#start(message.isPublic);
        else if ('moment' in message)
            this.#moment = {};
        else {
            this.#waiting.get(message.id)?.(message.answer);
            this.#waiting.delete(message.id);
        }
    }
}
function pairOf(name, value) {
    return value === undefined ? [] : [[name, value]];
}

;// CONCATENATED MODULE: ./lib/cli/serve/serve.js














/** Serves until SIGINT or SIGTERM; requests under way are answered first. */
async function serveCommand(flags, runtime) {
    if (external_node_cluster_.isWorker)
        return runWorker(flags).then(() => ({ json: undefined, text: '' }));
    const closing = [];
    try {
        await serve(flags, runtime, closing);
        return { json: undefined, text: '' };
    }
    finally {
        for (const close of closing.toReversed())
            await close();
    }
}
async function serve(flags, runtime, closing) {
    const { access, close } = await openAccess(flags, runtime.log);
    closing.push(close);
    const downloads = await openDownloads(flags, runtime, closing);
    const catalog = new CatalogSource();
    const index = await openIndex(flags, runtime, { catalog, closing });
    let isEnding = false;
    const backend = createBackend({ index, catalog, access, downloads, isEnding: () => isEnding });
    const end = () => {
        isEnding = true;
    };
    const say = (url) => process.stdout.write(flags.json ? `${JSON.stringify({ url })}\n` : `serving   ${flags.index} at ${url}\n`);
    if (flags.workers > 1)
        return serveWithWorkers(flags, backend, { say, end });
    const log = flags.quiet ? undefined : new AccessLog();
    closing.push(() => log?.close());
    const server = await createHttpServer(flags, createListener(backend, log));
    say(await listen(server, flags));
    await untilToldToEnd(server, end);
}
async function serveWithWorkers(flags, backend, { say, end }) {
    const workers = await startWorkers(backend, flags.workers);
    say(urlOf(flags, { address: flags.host, port: workers.port }));
    await toldToEnd();
    end();
    await workers.end();
}
async function openDownloads({ downloads }, { log }, closing) {
    if (downloads === undefined)
        return undefined;
    const file = await DownloadsFile.open(downloads, log);
    closing.push(() => file.close());
    return file;
}
async function openIndex(flags, runtime, { catalog, closing }) {
    const token = runtime.environment['MODULE_REGISTRY_TOKEN'];
    const opened = await (0,index_store/* assembleIndex */.Hw)(runtime, {
        target: (0,index_store/* indexTarget */.iR)(flags.index),
        token,
        reading: 'all',
    });
    closing.push(() => opened.close());
    const watched = await watchIndex(opened.index, {
        pollMs: flags.poll * 1000,
        log: runtime.log,
        prepare: async (reader) => {
            if (catalog.isInUse)
                await catalog.read(reader);
        },
    });
    closing.push(() => watched.close());
    return watched;
}
function createBackend({ index, catalog, access, downloads, isEnding }) {
    const metrics = new RequestMetrics();
    const app = createApp({
        index,
        catalog,
        isEnding,
        now: () => Math.floor(Date.now() / 1000),
        compressor: zlibCompressor,
        metrics: () => metrics.render(gaugesOf(index.standing())),
        ...(access === undefined ? {} : { access }),
        ...(downloads === undefined ? {} : { downloads }),
    });
    return appBackend({ app, index, isPublic: access === undefined, downloads, metrics, isEnding });
}
function gaugesOf({ problem, lookedAt }) {
    return [
        ['index_stale', '1 while the index cannot be read.', problem === undefined ? 0 : 1],
        ['index_looked_at_seconds', 'When the index was last read well.', lookedAt],
        ['resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()],
    ];
}


/***/ }),

/***/ 3974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B8: () => (/* binding */ releaseIn),
/* harmony export */   Lh: () => (/* binding */ listedRelease),
/* harmony export */   hY: () => (/* binding */ registryIn),
/* harmony export */   w6: () => (/* binding */ moduleIn)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5660);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3478);



function moduleIn(files, address) {
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .modulePath */ .Mw)(address, 'module.json');
    const bytes = files.get(path);
    return bytes === undefined ? undefined : (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .parseModuleDocument */ .xK)(path, bytes);
}
/**
 * The published release; undefined where `module.json` does not list the version, whatever lies in its directory. Throws
 * INDEX_INVALID where it lists the version and the release is gone.
 */
function releaseIn(files, module, version) {
    const isListed = module?.versions.some((listed) => listed.version === version);
    return module === undefined || !isListed ? undefined : listedRelease(files, module, version);
}
/** Throws INDEX_INVALID where it is missing: published bytes never change, so nothing else may take its place. */
function listedRelease(files, module, version) {
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .versionPath */ .qW)(module.address, version, 'release.json');
    const bytes = files.get(path);
    if (bytes !== undefined)
        return (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .parseReleaseDocument */ .k1)(path, bytes);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} is missing, although module.json lists its version`, 'restore it from the history of the index');
}
/** Throws INDEX_INVALID where there is no index of ours. */
function registryIn(files) {
    const bytes = files.get(_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA);
    if (bytes !== undefined)
        return (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRegistryDocument */ .U6)(_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA, bytes);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', `this is no index: it has no ${_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY_PATH */ .aA}`, 'create one with `module-registry init --index … --url https://modules.example.com`, or name another directory or branch');
}


/***/ }),

/***/ 8859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Er: () => (/* binding */ interfacePaths),
/* harmony export */   MI: () => (/* binding */ parseInterfaceFiles),
/* harmony export */   WA: () => (/* binding */ formatInterfaceFiles),
/* harmony export */   X$: () => (/* binding */ formatInterface)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9691);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4807);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5660);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3478);




/** `interface.json` and `README.md` of a version: what the module offers, written once. */
const text = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP();
const position = { file: text, line: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int() };
const type = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => {
    const attribute = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ type, optional: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), default: zod__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq9().exactOptional() });
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('any') }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['string', 'number', 'bool']) }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['list', 'set', 'map']), element: type }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('tuple'), elements: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(type) }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('object'), attributes: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(text, attribute) }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('unknown'), text }),
    ]);
});
const marks = {
    name: text,
    description: text,
    sensitive: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    ephemeral: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    deprecated: text,
    ...position,
};
// Made when first asked for, as all that is below: most runs read no such document.
const input = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    ...marks,
    type: text,
    parsedType: type,
    default: text,
    value: zod__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq9().exactOptional(),
    required: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    nullable: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    validations: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ condition: text, message: text, ...position })),
}));
const provider = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    name: text,
    source: text,
    constraints: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text),
    aliases: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text),
    ...position,
}));
const directory = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    path: text,
    readme: text,
    empty: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    inputs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(input),
    outputs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej(marks)),
    resources: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ mode: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['managed', 'data', 'ephemeral']), type: text, name: text, ...position })),
    calls: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ name: text, source: text, version: text, ...position })),
    providers: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(provider),
    requiredVersions: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text),
    moves: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ from: text, to: text, ...position })),
    removals: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ from: text, ...position })),
    imports: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ to: text, id: text, ...position })),
}));
const interfaceDocument = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    format: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .INDEX_FORMAT */ .B7),
    root: directory,
    submodules: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(directory),
    examples: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(directory),
}));
/** Many versions may offer the same; what one offers is then written once. */
const written = new WeakMap();
/** The text of `interface.json`, which holds no README of the root. */
function formatInterface(moduleInterface) {
    const known = written.get(moduleInterface);
    if (known !== undefined)
        return known;
    const { root, submodules, examples } = moduleInterface;
    const text = (0,_base_json_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)({ format: _documents_js__WEBPACK_IMPORTED_MODULE_0__/* .INDEX_FORMAT */ .B7, root: { ...root, readme: '' }, submodules, examples });
    written.set(moduleInterface, text);
    return text;
}
/** The root's README is a file of its own, and left out where there is none. */
function formatInterfaceFiles({ address, version }, moduleInterface) {
    const { readme } = moduleInterface.root;
    const file = readme === '' ? [] : [[(0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(address, version, 'README.md'), readme]];
    return [[(0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(address, version, 'interface.json'), formatInterface(moduleInterface)], ...file];
}
/** What a version offers, as the index says it; undefined where an older publish did not write it. Throws INDEX_INVALID. */
function parseInterfaceFiles({ address, version }, read) {
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(address, version, 'interface.json');
    const bytes = read(path);
    if (bytes === undefined)
        return undefined;
    const { root, submodules, examples } = (0,_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(interfaceDocument, path, bytes);
    const readme = new TextDecoder().decode(read((0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(address, version, 'README.md')));
    return { root: { ...root, readme }, submodules, examples, diagnostics: [] };
}
/** The paths that {@link parseOffer} reads. */
function interfacePaths(address, version) {
    return [(0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(address, version, 'interface.json'), (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .versionPath */ .qW)(address, version, 'README.md')];
}


/***/ }),

/***/ 9707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nr: () => (/* binding */ versionDetails),
/* harmony export */   VH: () => (/* binding */ renderVersionDetails),
/* harmony export */   Zs: () => (/* binding */ renderModuleDetails)
/* harmony export */ });
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4807);
/* harmony import */ var _interface_api_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5203);
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5660);
/* harmony import */ var _module_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3701);




/**
 * "Get a specific module" of the registry HTTP API, as far as it depends on this version's own commit alone.
 * https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module
 */
function renderVersionDetails(release, moduleInterface) {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)(versionDetails(release, moduleInterface));
}
/** "Get a module": the latest version, and which versions there are, highest first. */
function renderModuleDetails(module, latest, moduleInterface) {
    return (0,_base_json_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)({ ...versionDetails(latest, moduleInterface), versions: (0,_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .listedVersions */ .f3)(module) });
}
/** What the index itself says of a version. */
function versionDetails(release, moduleInterface) {
    return { ...(0,_module_list_js__WEBPACK_IMPORTED_MODULE_2__/* .releaseSummary */ .kU)(release), tag: release.tag, ...shapeOf(moduleInterface) };
}
function shapeOf(moduleInterface) {
    if (moduleInterface === undefined)
        return { root: EMPTY_ROOT, submodules: [], examples: [] };
    const { diagnostics: _, ...shape } = (0,_interface_api_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .interfaceShape */ .Tt)(moduleInterface);
    return shape;
}
/** The documented keys, so that readers find lists; for versions whose publish did not write what they offer. */
const EMPTY_ROOT = {
    path: '',
    readme: '',
    empty: false,
    inputs: [],
    outputs: [],
    dependencies: [],
    provider_dependencies: [],
    resources: [],
};


/***/ }),

/***/ 5203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tt: () => (/* binding */ interfaceShape),
/* harmony export */   ps: () => (/* binding */ dependencyShape),
/* harmony export */   xk: () => (/* binding */ providerShape)
/* harmony export */ });
/* unused harmony export directoryShape */
/* harmony import */ var _version_constraint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1379);

/**
 * A directory as the registry HTTP API shows it. `default` is source text, missing text `''`; resources are those that the
 * module creates. https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module
 */
function directoryShape(directory) {
    return {
        path: directory.path,
        readme: directory.readme,
        empty: directory.empty,
        inputs: directory.inputs.map((input) => ({
            name: input.name,
            type: input.type,
            description: input.description,
            default: input.default,
            required: input.required,
            sensitive: input.sensitive,
        })),
        outputs: directory.outputs.map(({ name, description, sensitive }) => ({ name, description, sensitive })),
        dependencies: directory.calls.map(dependencyShape),
        provider_dependencies: directory.providers.map(providerShape),
        resources: directory.resources
            .filter(({ mode }) => mode === 'managed')
            .map(({ name, type }) => ({ name, type })),
    };
}
/** What `inspect --json` prints. */
function interfaceShape(module) {
    return {
        root: directoryShape(module.root),
        submodules: module.submodules.map(directoryShape),
        examples: module.examples.map(directoryShape),
        diagnostics: module.diagnostics,
    };
}
function dependencyShape({ name, source, version }) {
    return { name, source, version };
}
function providerShape({ name, source, constraints, }) {
    const namespace = source === '' ? 'hashicorp' : (source.split('/').at(-2) ?? 'hashicorp');
    return { name, namespace, source, version: (0,_version_constraint_js__WEBPACK_IMPORTED_MODULE_0__/* .formatConstraints */ .sW)(constraints) };
}


/***/ }),

/***/ 1379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FJ: () => (/* binding */ parseConstraint),
/* harmony export */   hu: () => (/* binding */ lostVersion),
/* harmony export */   sW: () => (/* binding */ formatConstraints)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/**
 * A version that all of `before` allowed and `after` no longer allows, in words; undefined where nothing was lost. A
 * constraint that cannot be read loses something unless it stayed as it was.
 */
function lostVersion(before, after) {
    const from = parseConstraints(before);
    const to = parseConstraints(after);
    if (from === undefined || to === undefined) {
        const isSame = formatConstraints(before) === formatConstraints(after);
        return isSame ? undefined : 'versions that cannot be told, as one of the constraints cannot be read';
    }
    const lost = samplePoints([...from, ...to]).find((point) => allows(from, point) && !allows(to, point));
    return lost === undefined ? lostPin(from, to) : formatPoint(lost);
}
/** Throws a plain error for text that is no constraint. */
function parseConstraint(text) {
    const conditions = parseConstraints([text]);
    if (conditions === undefined)
        throw new Error(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} must be a version constraint, such as "~> 5.0" or ">= 5.0, < 6.0"`);
    return { text: formatConstraints([text]), allows: (version) => allowsVersion(conditions, version) };
}
function allowsVersion(conditions, version) {
    const [release = '', ...rest] = version.split('-');
    const [major = 0, minor = 0, patch = 0] = release.split('.').map(Number);
    const prerelease = rest.join('-');
    if (prerelease === '')
        return allows(conditions, [major, minor, patch]);
    return conditions.every((condition) => condition.operator === '=' &&
        condition.prerelease === prerelease &&
        compare(condition.point, [major, minor, patch]) === 0);
}
/** The constraints as one, equal for equal sets: `>= 1.0, < 2.0`. */
function formatConstraints(constraints) {
    return constraints.map((text) => text.trim()).join(', ');
}
function parseConstraints(constraints) {
    const conditions = [];
    for (const part of constraints.flatMap((text) => text.split(','))) {
        const match = /^\s*(=|!=|>=|<=|>|<|~>)?\s*v?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?(?:-([0-9A-Za-z.-]+))?\s*$/.exec(part);
        if (match === null)
            return undefined;
        const [, operator = '=', major, minor, patch, prerelease = ''] = match;
        const given = [major, minor, patch].filter((number) => number !== undefined).length;
        const point = [Number(major), Number(minor ?? 0), Number(patch ?? 0)];
        conditions.push({ operator, point, given, prerelease });
    }
    return conditions;
}
/** Every allowed set is made of whole stretches between these: the written versions and their neighbours. */
function samplePoints(conditions) {
    const written = conditions.flatMap((condition) => [condition.point, ceilingOf(condition)]);
    return [
        [0, 0, 0],
        ...written.flatMap(([major, minor, patch]) => [
            ...(patch > 0 ? [[major, minor, patch - 1]] : []),
            ...(patch === 0 && minor > 0 ? [[major, minor - 1, Number.POSITIVE_INFINITY]] : []),
            ...(patch === 0 && minor === 0 && major > 0
                ? [[major - 1, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]]
                : []),
            [major, minor, patch],
            [major, minor, patch + 1],
        ]),
        [Number.POSITIVE_INFINITY, 0, 0],
    ];
}
/** The first version that `~>` refuses: it lets only the last written number grow, and a lone major number without end. */
function ceilingOf({ point: [major, minor], given }) {
    if (given === 1)
        return [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    return given === 2 ? [major + 1, 0, 0] : [major, minor + 1, 0];
}
function allows(conditions, point) {
    return conditions.every((condition) => holds(condition, point));
}
function holds(condition, point) {
    const { operator, prerelease } = condition;
    // A pre-release comes just before its release.
    const order = compare(point, condition.point) || (prerelease === '' ? 0 : 1);
    switch (operator) {
        case '=':
            return order === 0;
        case '!=':
            return order !== 0;
        case '>':
            return order > 0;
        case '>=':
            return order >= 0;
        case '<':
            return order < 0;
        case '<=':
            return order <= 0;
        default:
            return order >= 0 && compare(point, ceilingOf(condition)) < 0;
    }
}
/** Pre-releases are allowed by their exact name alone. */
function lostPin(before, after) {
    const pin = before.find(({ operator, prerelease }) => operator === '=' && prerelease !== '');
    if (pin === undefined)
        return undefined;
    const name = `${formatPoint(pin.point)}-${pin.prerelease}`;
    const isKept = after.every((condition) => condition.operator === '=' && `${formatPoint(condition.point)}-${condition.prerelease}` === name);
    return isKept && after.length > 0 ? undefined : name;
}
function compare(a, b) {
    for (const at of [0, 1, 2])
        if (a[at] !== b[at])
            return a[at] < b[at] ? -1 : 1;
    return 0;
}
/** `2.∞.∞` is said as `2.x`, a version of no bound as `any later version`. */
function formatPoint([major, minor, patch]) {
    if (major === Number.POSITIVE_INFINITY)
        return 'all later versions';
    if (minor === Number.POSITIVE_INFINITY)
        return `${major}.x`;
    return patch === Number.POSITIVE_INFINITY ? `${major}.${minor}.x` : `${major}.${minor}.${patch}`;
}


/***/ })

};
