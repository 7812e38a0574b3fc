export const id = 429;
export const ids = [429];
export const modules = {

/***/ 3429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveCommand: () => (/* binding */ serveCommand)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
// EXTERNAL MODULE: ./lib/core/error.js
var core_error = __webpack_require__(1105);
// EXTERNAL MODULE: ./lib/core/json.js
var json = __webpack_require__(3085);
;// CONCATENATED MODULE: ./lib/adapters/downloads-file.js




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
            throw new core_error/* RegistryError */.gl('PERMISSION', `${(0,core_error/* quote */.hD)(path)} cannot be written: ${String(cause)}`, 'name a file in a directory that this user may write with --downloads', { cause });
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
    return new core_error/* RegistryError */.gl('INVALID_INPUT', `${(0,core_error/* quote */.hD)(path)} holds no download counts: ${problem}`, 'name another file with --downloads, or take this one away to count anew');
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
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./lib/adapters/zlib-compressor.js


const compressWithGzip = (0,external_node_util_.promisify)(external_node_zlib_.gzip);
const compressWithBrotli = (0,external_node_util_.promisify)(external_node_zlib_.brotliCompress);
/** Its default of 11 takes a hundred times as long for a few percent. */
const BROTLI_QUALITY = 5;
const zlibCompressor = {
    compress: (encoding, bytes) => encoding === 'gzip'
        ? compressWithGzip(bytes)
        : compressWithBrotli(bytes, { params: { [external_node_zlib_.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
};

// EXTERNAL MODULE: ./lib/assemble.js + 58 modules
var assemble = __webpack_require__(8097);
;// CONCATENATED MODULE: ./lib/core/api/request-metrics.js
/** Prometheus' text format. https://prometheus.io/docs/instrumenting/exposition_formats/ */
const PREFIX = 'module_registry';
const BUCKETS_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];
/** What a server has answered. Routes come from a short list, so nothing that a client sends makes it grow. */
class RequestMetrics {
    #answered = new Map();
    #downloads = 0;
    observe(route, status, seconds) {
        const answered = this.#answered.get(route) ?? this.#begin(route);
        answered.byStatus.set(status, (answered.byStatus.get(status) ?? 0) + 1);
        const found = BUCKETS_SECONDS.findIndex((bucket) => seconds <= bucket);
        const bucket = found < 0 ? BUCKETS_SECONDS.length : found;
        answered.counts[bucket] = (answered.counts[bucket] ?? 0) + 1;
        answered.seconds += seconds;
    }
    #begin(route) {
        const answered = { byStatus: new Map(), counts: [], seconds: 0 };
        this.#answered.set(route, answered);
        return answered;
    }
    countDownload() {
        this.#downloads += 1;
    }
    /** @param gauges name without prefix, what it says, its value */
    render(gauges) {
        const answered = [...this.#answered];
        return [
            ...metric('requests_total', 'counter', 'Requests answered.'),
            ...answered.flatMap(([route, { byStatus }]) => requests(route, byStatus)),
            ...metric('request_duration_seconds', 'histogram', 'Time until the answer is handed to the system.'),
            ...answered.flatMap(([route, each]) => histogram(route, each)),
            ...metric('downloads_total', 'counter', 'Answers that named a package.'),
            `${PREFIX}_downloads_total ${this.#downloads}`,
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

// EXTERNAL MODULE: ./node_modules/hono/dist/index.js + 24 modules
var dist = __webpack_require__(1894);
;// CONCATENATED MODULE: ./lib/core/api/attempts.js
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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/core/api/signature.js

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

;// CONCATENATED MODULE: ./lib/core/api/tokens.js


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
            throw tokens_invalid(at, `has the name ${(0,core_error/* quote */.hD)(name)}, which is no plain word`);
        if (/[^\x21-\x7e]/.test(token))
            throw tokens_invalid(at, `has a token with a character that no header can carry`);
        return { name, digest: digestOf(token) };
    });
    const names = tokens.map(({ name }) => name);
    const twice = names.find((name, at) => names.indexOf(name) !== at);
    if (twice !== undefined)
        throw tokens_invalid(undefined, `names ${(0,core_error/* quote */.hD)(twice)} twice`);
    if (tokens.length === 0)
        throw tokens_invalid(undefined, 'holds no token');
    return tokens;
}
function tokens_invalid(line, problem) {
    const where = line === undefined ? 'the token file' : `line ${line} of the token file`;
    return new core_error/* RegistryError */.gl('INVALID_INPUT', `${where} ${problem}`, 'write one pair a line: name token');
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
    if (error instanceof core_error/* RegistryError */.gl) {
        if (error.code === 'INVALID_INPUT')
            return failure(400, error.message);
        if (error.code === 'INDEX_UNREACHABLE' || error.code === 'PERMISSION')
            return failure(503, 'the index does not answer', { 'Retry-After': String(RETRY_AFTER_SECONDS) });
    }
    return failure(500, 'the index could not be read');
}

;// CONCATENATED MODULE: ./lib/server/access.js




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

;// CONCATENATED MODULE: ./lib/core/api/search-terms.js

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
    throw new core_error/* RegistryError */.gl('INVALID_INPUT', terms.length === 0 ? 'q is required: the words to search for' : `q has more than ${MAX_TERMS} words`, 'write q=vpc, or q="private network"');
}

;// CONCATENATED MODULE: ./lib/core/api/word-index.js

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
        for (let module = 0; module < scores.length; module += 1) {
            const isOut = found[module] === 0 || (each > 0 && scores[module] === 0);
            scores[module] = isOut ? 0 : (scores[module] ?? 0) + (found[module] ?? 0);
        }
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
            scores[module] = Math.max(scores[module] ?? 0, score);
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
        const texts = index.texts[module];
        const found = FIELDS.filter((field) => texts?.[field].includes(phrase));
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
    const end = index.starts[at + 1] ?? 0;
    for (let place = index.starts[at] ?? 0; place < end; place += 1)
        visit(index.modules[place] ?? 0, index.fields[place] ?? 0);
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

;// CONCATENATED MODULE: ./lib/core/api/catalog.js



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
        throw new core_error/* RegistryError */.gl('INDEX_INVALID', `${(0,core_error/* quote */.hD)(path)} in the index is not a module list`, 'run `module-registry render --index …` to rebuild every derived file');
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
        shards,
        places: shards.map((shard) => Uint32Array.from(shard.modules, (module) => places.get(module) ?? 0)),
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
    const counts = [];
    catalog.shards.forEach((shard, each) => {
        const places = catalog.places[each] ?? new Uint32Array();
        scoreModules(shard.words, terms).forEach((score, at) => {
            const module = shard.modules[at];
            if (score === 0 || module === undefined || !filter(module))
                return;
            scores[places[at] ?? 0] = score;
            counts[score] = (counts[score] ?? 0) + 1;
        });
    });
    return bestModules(catalog, { scores, counts, count });
}
/** One walk through all, since their order is that of the equal ones: no sorting. */
function bestModules(catalog, { scores, counts, count }) {
    const starts = new Map();
    let found = 0;
    const present = Object.keys(counts).map(Number);
    for (const score of present.sort((a, b) => b - a)) {
        if (found >= count)
            break;
        starts.set(score, found);
        found += counts[score] ?? 0;
    }
    const best = [];
    scores.forEach((score, place) => {
        const start = score === 0 ? undefined : starts.get(score);
        const module = catalog.modules[place];
        if (start === undefined || module === undefined)
            return;
        best[start] = module;
        starts.set(score, start + 1);
    });
    return best.slice(0, count);
}

;// CONCATENATED MODULE: ./lib/server/catalog-source.js


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

// EXTERNAL MODULE: ./lib/core/index/layout.js
var layout = __webpack_require__(2496);
// EXTERNAL MODULE: ./lib/core/index/documents.js
var documents = __webpack_require__(8250);
// EXTERNAL MODULE: ./lib/core/interface/api-shape.js
var api_shape = __webpack_require__(2275);
;// CONCATENATED MODULE: ./lib/core/api/version-needs.js



/**
 * What a version asks for, as the list of versions shows it. A looser reading of `interface.json` than that of
 * `core/index/offer.ts`: a list may need hundreds of them, and of each next to nothing.
 */
const version_needs_text = schemas/* string */.YjP();
const directory = schemas/* object */.Ikc({
    path: version_needs_text,
    providers: schemas/* array */.YOg(schemas/* object */.Ikc({ name: version_needs_text, source: version_needs_text, constraints: schemas/* array */.YOg(version_needs_text) })),
    calls: schemas/* array */.YOg(schemas/* object */.Ikc({ name: version_needs_text, source: version_needs_text, version: version_needs_text })),
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

// EXTERNAL MODULE: ./lib/core/index/offer.js
var offer = __webpack_require__(3810);
// EXTERNAL MODULE: ./lib/core/module-address.js
var module_address = __webpack_require__(822);
;// CONCATENATED MODULE: ./lib/server/index-documents.js






/** What the server reads of an index; undefined is what is not there. Each throws INDEX_INVALID. */
async function readModule(reader, address) {
    const path = (0,layout/* modulePath */.Mw)(address, 'module.json');
    const bytes = await reader.read(path);
    if (bytes === undefined || isOtherSpelling(bytes, address))
        return undefined;
    return (0,documents/* parseModuleDocument */.xK)(path, bytes);
}
/** Also one that is yanked: its own directory stays. */
async function readRelease(reader, address, version) {
    const path = (0,layout/* versionPath */.qW)(address, version, 'release.json');
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
async function readOffer(reader, release) {
    const paths = (0,offer/* offerPaths */.Lq)(release.address, release.version);
    const files = new Map(await Promise.all(paths.map(async (path) => [path, await reader.read(path)])));
    return (0,offer/* parseOffer */.ep)(release, (path) => files.get(path));
}
/** What every listed version asks for. */
async function readNeeds(reader, module) {
    const versions = (0,documents/* listedVersions */.f3)(module);
    return new Map(await Promise.all(versions.map(async (version) => {
        const path = (0,layout/* versionPath */.qW)(module.address, version, 'interface.json');
        const bytes = await reader.read(path);
        return [version, bytes === undefined ? NO_NEEDS : parseVersionNeeds(path, bytes)];
    })));
}
/** The latest version for every system of a name, by address. */
async function readSystems(reader, name) {
    const path = (0,layout/* nameListPath */.zx)({ ...name, system: '' });
    const bytes = await reader.read(path);
    if (bytes === undefined)
        return undefined;
    const modules = parseCatalogModules(path, bytes).filter((module) => module.namespace === name.namespace && module.name === name.name);
    return modules.length === 0 ? undefined : modules;
}
/** Namespaces that the registry vouches for. */
async function readVerified(reader) {
    const bytes = await reader.read(layout/* REGISTRY_PATH */.aA);
    return new Set(bytes === undefined ? [] : (0,documents/* parseRegistryDocument */.U6)(layout/* REGISTRY_PATH */.aA, bytes).verified);
}

;// CONCATENATED MODULE: ./lib/server/file-routes.js


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
    const zip = (0,layout/* versionOfZip */.rJ)(path);
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

;// CONCATENATED MODULE: ./lib/core/api/negotiation.js
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

// EXTERNAL MODULE: ./lib/core/index/module-details.js
var module_details = __webpack_require__(2133);
;// CONCATENATED MODULE: ./lib/core/api/module-answers.js





/** Answers of the registry HTTP API that a static host has no room for. */
/** The versions, highest first, each with what it asks for. */
function renderVersionsWithNeeds(module, needsOf) {
    const versions = (0,documents/* listedVersions */.f3)(module).map((version) => ({ version, ...needsOf(version) }));
    return (0,json/* canonicalJson */.d)({ modules: [{ source: (0,module_address/* formatModuleAddress */.wc)(module.address), versions }] });
}
/** "Get a specific module". https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module */
function renderFullVersion(full, { isVerified, downloads }) {
    const { module, release, offer, providers } = full;
    const { address, version } = release;
    const mark = module.deprecations.find((deprecation) => deprecation.version === version);
    return (0,json/* canonicalJson */.d)({
        ...(0,module_details/* versionDetails */.Nr)(release, offer),
        verified: isVerified(address.namespace),
        downloads: downloads((0,module_address/* formatModuleAddress */.wc)(address), version),
        versions: (0,documents/* listedVersions */.f3)(module),
        providers,
        deprecation: mark === undefined ? null : { reason: mark.reason, link: '' },
    });
}
/** Where the download of a version is asked for: an absolute path, so that no answer depends on the host's name. */
function downloadPath(release) {
    return `/${(0,layout/* versionPath */.qW)(release.address, release.version, 'download')}`;
}

;// CONCATENATED MODULE: ./lib/core/api/page.js

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
    throw new core_error/* RegistryError */.gl('INVALID_INPUT', `${name} is ${(0,core_error/* quote */.hD)(text)}, but must be a whole number from ${least}`, `leave it out, or write ${name}=${least === 0 ? 0 : DEFAULT_LIMIT}`);
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

;// CONCATENATED MODULE: ./lib/core/api/module-lists.js




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

// EXTERNAL MODULE: ./lib/core/index/module-list.js
var module_list = __webpack_require__(7387);
// EXTERNAL MODULE: ./lib/core/version.js
var version = __webpack_require__(8067);
;// CONCATENATED MODULE: ./lib/server/route.js


/** Undefined where no module can have this address. */
function addressIn({ part }) {
    const address = { namespace: part('namespace'), name: part('name'), system: part('system') };
    return (0,module_address/* addressProblem */.cg)(address) === undefined ? address : undefined;
}
function versionIn({ part }) {
    const reading = (0,version/* readVersion */.$4)(part('version'));
    return reading.ok ? reading.version : undefined;
}

;// CONCATENATED MODULE: ./lib/server/module-routes.js







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
    const [offer, systems = []] = await Promise.all([
        readOffer(reader, release),
        readSystems(reader, module.address),
    ]);
    const providers = systems.map(({ provider }) => provider);
    return jsonAnswer(renderFullVersion({ module, release, offer, providers }, await facts()), SECONDS);
}
/** Counted downloads stand in these answers, and change without the index. */
function noteFixed({ downloads, notes }) {
    notes.isFixed = downloads === undefined;
}

// EXTERNAL MODULE: ./lib/core/index/protocol.js
var protocol = __webpack_require__(9594);
// EXTERNAL MODULE: ./lib/core/index/source-page.js
var source_page = __webpack_require__(2031);
;// CONCATENATED MODULE: ./lib/server/protocol-routes.js










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
        body: `<a href="${(0,source_page/* escapeHtml */.Z)(path)}">Found</a>.\n`,
        type: 'text/html; charset=utf-8',
        cache: VERSIONS_SECONDS,
        headers: { Location: path },
    };
}

;// CONCATENATED MODULE: ./lib/server/standing.js


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

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./lib/cli/access-log.js


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
    return `"${(0,core_error/* visible */.RK)(cut).replaceAll('"', "'")}"`;
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

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(4708);
// EXTERNAL MODULE: ./lib/cli/command.js + 2 modules
var command = __webpack_require__(1712);
;// CONCATENATED MODULE: ./lib/cli/http-server.js





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
        throw new core_error/* RegistryError */.gl('INVALID_INPUT', `${(0,core_error/* quote */.hD)(tlsCert)} and ${(0,core_error/* quote */.hD)(tlsKey)} are no certificate with its key: ${(0,core_error/* quote */.hD)(String(cause))}`, 'name a certificate chain and its private key, without a passphrase, as PEM files', { cause });
    }
}
function readTlsFile(path) {
    return (0,promises_.readFile)(path).catch((cause) => {
        throw new core_error/* RegistryError */.gl('INVALID_INPUT', `${(0,core_error/* quote */.hD)(path)} cannot be read`, 'name a PEM file that exists', {
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
function listen(server, { host, port, tlsCert }) {
    return new Promise((resolve, reject) => {
        server.once('error', (cause) => {
            const hint = 'choose another with --port, or --port 0 for any free one';
            reject(new core_error/* RegistryError */.gl('INVALID_INPUT', `cannot listen on ${host} port ${port}: ${cause.message}`, hint, {
                cause,
            }));
        });
        server.listen(port, host, () => {
            const { address, port: bound } = server.address();
            const name = address.includes(':') ? `[${address}]` : address;
            resolve(`${tlsCert === undefined ? 'http' : 'https'}://${name}:${bound}`);
        });
    });
}
/** Waits for SIGINT or SIGTERM, calls `end`, and lets requests under way be answered. */
function untilToldToEnd(server, end) {
    return new Promise((resolve) => {
        const stop = () => {
            end();
            server.close(() => resolve());
            server.closeIdleConnections();
            setTimeout(() => server.closeAllConnections(), END_MS).unref();
        };
        for (const signal of ['SIGINT', 'SIGTERM'])
            process.removeAllListeners(signal).once(signal, stop);
    });
}

;// CONCATENATED MODULE: ./lib/server/ready-answers.js

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
    find(request, reader) {
        if (this.#of !== reader || (request.method !== 'GET' && request.method !== 'HEAD'))
            return undefined;
        const kept = this.#kept.get(keyOf(request));
        if (kept === undefined)
            return undefined;
        const ifNoneMatch = request.header('if-none-match');
        const isKnown = ifNoneMatch !== undefined && kept.etag !== '' && matchesEtag(ifNoneMatch, kept.etag);
        return { answer: isKnown ? notModified(kept) : kept, notes: kept.notes };
    }
    /** @param reader the moment that was read, as it was before the request */
    keep(request, { answer, notes }, reader) {
        const isWorth = request.method === 'GET' && notes.isFixed === true && [200, 204, 302].includes(answer.status);
        if (!isWorth || answer.body.length > MAX_BODY_BYTES)
            return;
        if (this.#of !== reader || this.#bytes > MAX_BYTES) {
            this.#kept.clear();
            this.#bytes = 0;
        }
        this.#of = reader;
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

;// CONCATENATED MODULE: ./lib/cli/listener.js


/** From node's requests to the app and back. */
function createListener(parts) {
    const ready = new ReadyAnswers();
    return async (incoming, outgoing) => {
        const started = performance.now();
        const client = incoming.socket.remoteAddress ?? '-';
        const request = plainRequest(incoming);
        const reader = parts.index.current();
        const found = parts.isPublic ? ready.find(request, reader) : undefined;
        const notes = found?.notes ?? { route: 'none' };
        const answer = found?.answer ?? (await ask(parts, request, { client, notes }));
        if (found === undefined && parts.isPublic)
            ready.keep(request, { answer, notes }, reader);
        // The app has counted an answer that it made; one that was ready is counted here.
        if (found !== undefined)
            listener_count(parts, request, notes);
        if (parts.isEnding())
            outgoing.shouldKeepAlive = false;
        send(outgoing, answer, request.method === 'HEAD');
        note(parts, { client, incoming, answer, notes, started });
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
async function ask({ app }, request, bindings) {
    const asked = requestOf(request);
    const response = asked instanceof Response ? asked : await app.fetch(asked, bindings);
    return {
        status: response.status,
        headers: [...response.headers].flat(),
        body: new Uint8Array(await response.arrayBuffer()),
    };
}
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
function listener_count({ downloads }, { method }, { downloaded }) {
    if (method === 'GET' && downloaded !== undefined)
        downloads?.add(downloaded.address, downloaded.version);
}
function note({ metrics, log }, { client, incoming, answer, notes, started }) {
    const ms = performance.now() - started;
    const { status, body } = answer;
    metrics.observe(notes.route, status, ms / 1000);
    if (notes.downloaded !== undefined && incoming.method === 'GET')
        metrics.countDownload();
    log?.add({
        client,
        consumer: notes.consumer,
        method: incoming.method ?? '',
        url: incoming.url ?? '',
        status,
        bytes: incoming.method === 'HEAD' ? 0 : body.length,
        ms,
        agent: incoming.headers['user-agent'] ?? '',
    });
}

;// CONCATENATED MODULE: ./lib/cli/token-file.js






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
            log.warn(`${(0,core_error/* quote */.hD)(tokenFile)} is read again: ${tokens.length} token(s)`);
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
    throw new core_error/* RegistryError */.gl('INVALID_INPUT', `${(0,core_error/* quote */.hD)(path)} has ${end} byte(s), too few for a signing key`, `write at least ${MIN_KEY_BYTES} random bytes: openssl rand -hex 32 > ${path}`);
}
function readSecretFile(path) {
    return (0,promises_.readFile)(path).catch((cause) => {
        throw new core_error/* RegistryError */.gl('INVALID_INPUT', `${(0,core_error/* quote */.hD)(path)} cannot be read`, 'name a file that exists', {
            cause,
        });
    });
}

// EXTERNAL MODULE: ./lib/use-cases/read-index.js
var read_index = __webpack_require__(6746);
;// CONCATENATED MODULE: ./lib/cli/watched-index.js



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
        problem = error instanceof core_error/* RegistryError */.gl ? error.code : 'INTERNAL';
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
    (0,read_index/* registryIn */.h)(await snapshot.read([layout/* REGISTRY_PATH */.aA]));
    return snapshot;
}
function readerOf(snapshot) {
    return { read: async (path) => (await snapshot.read([path])).get(path) };
}
function nowInSeconds() {
    return Math.floor(Date.now() / 1000);
}

;// CONCATENATED MODULE: ./lib/cli/serve.js











/** Serves until SIGINT or SIGTERM; requests under way are answered first. */
async function serveCommand(flags, surroundings) {
    const closing = [];
    try {
        await serve(flags, surroundings, closing);
        return { json: undefined, text: '' };
    }
    finally {
        for (const close of closing.toReversed())
            await close();
    }
}
async function serve(flags, surroundings, closing) {
    const { access, close } = await openAccess(flags, surroundings.log);
    closing.push(close);
    const downloads = await openDownloads(flags, surroundings, closing);
    const catalog = new CatalogSource();
    const index = await openIndex(flags, surroundings, { catalog, closing });
    const log = flags.quiet ? undefined : new AccessLog();
    closing.push(() => log?.close());
    let isEnding = false;
    const answer = createAnswers({ index, catalog, access, downloads, log, isEnding: () => isEnding });
    const server = await createHttpServer(flags, answer);
    const url = await listen(server, flags);
    process.stdout.write(flags.json ? `${JSON.stringify({ url })}\n` : `serving   ${flags.index} at ${url}\n`);
    await untilToldToEnd(server, () => {
        isEnding = true;
    });
}
async function openDownloads({ downloads }, { log }, closing) {
    if (downloads === undefined)
        return undefined;
    const file = await DownloadsFile.open(downloads, log);
    closing.push(() => file.close());
    return file;
}
async function openIndex(flags, surroundings, { catalog, closing }) {
    const token = surroundings.environment['MODULE_REGISTRY_TOKEN'];
    const opened = await (0,assemble/* assembleIndex */.Hw)(surroundings, {
        target: (0,assemble/* indexTarget */.iR)(flags.index),
        token,
        reading: 'all',
    });
    closing.push(() => opened.close());
    const watched = await watchIndex(opened.index, {
        pollMs: flags.poll * 1000,
        log: surroundings.log,
        prepare: async (reader) => {
            if (catalog.isInUse)
                await catalog.read(reader);
        },
    });
    closing.push(() => watched.close());
    return watched;
}
function createAnswers({ index, catalog, access, downloads, log, isEnding }) {
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
    return createListener({ app, index, isPublic: access === undefined, downloads, metrics, log, isEnding });
}
function gaugesOf({ problem, lookedAt }) {
    return [
        ['index_stale', '1 while the index cannot be read.', problem === undefined ? 0 : 1],
        ['index_looked_at_seconds', 'When the index was last read well.', lookedAt],
        ['resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()],
    ];
}


/***/ })

};
