export const id = 4289;
export const ids = [4289];
export const modules = {

/***/ 5469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g5: () => (/* binding */ failureOf),
  jF: () => (/* binding */ networkWeb),
  Tn: () => (/* binding */ nextUrl)
});

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/url.js
var base_url = __webpack_require__(8644);
;// CONCATENATED MODULE: ./lib/adapters/http/limits.js
/**
 * Time that clients give a registry for an answer
 * (https://opentofu.org/docs/cli/config/environment-variables/). A later answer is a failed check.
 */
const RESPONSE_MS = 10_000;

// EXTERNAL MODULE: ./lib/adapters/http/transport.js + 1 modules
var http_transport = __webpack_require__(4044);
;// CONCATENATED MODULE: ./lib/adapters/http/web.js





/** The network, with the time limit of clients for each answer. */
function networkWeb(log, answerMs = RESPONSE_MS) {
    const transport = { ...(0,http_transport.networkTransport)(log), idleMs: answerMs, totalMs: answerMs };
    return {
        async request(request) {
            const { url, token, maxRedirects, maxBytes } = request;
            const headers = { ...request.headers, 'Accept-Encoding': 'gzip' };
            const authorization = token === undefined ? undefined : `Bearer ${token}`;
            try {
                const get = { method: 'GET', url: new URL(url), headers, authorization, maxBytes };
                const answer = await (0,http_transport.follow)(get, transport, { maxRedirects, nextUrl });
                if (answer === undefined)
                    return failure('redirects', url, `redirects more than ${maxRedirects} times`);
                const bytes = decoded(answer, maxBytes);
                const { status } = answer;
                return { kind: 'response', url, finalUrl: answer.url.href, status, headers: answer.headers, bytes };
            }
            catch (error) {
                return failureOf(error, url);
            }
        },
    };
}
/** Where a response leads. As for clients, https may lead to http. */
function nextUrl({ status, headers, url }) {
    const location = headers.get('location');
    if (![301, 302, 303, 307, 308].includes(status) || location === null)
        return undefined;
    const next = URL.canParse(location, url.href) ? new URL(location, url) : undefined;
    return next !== undefined && /^https?:$/.test(next.protocol) ? next : undefined;
}
/** The failure of a request, as a result. Throws any other error. */
function failureOf(error, url) {
    if (!(error instanceof http_transport.RequestFailure))
        throw error;
    if (error.kind === 'large')
        return failure('large', url, 'has more bytes than are read');
    const advice = error.kind === 'untrusted' ? ` (${(0,http_transport.trustHint)(error)})` : '';
    return failure('unreachable', url, `cannot be reached: ${(0,base_error/* quote */.hD)(error.reason)}${advice}`);
}
function failure(kind, url, problem) {
    return { kind, url, message: `${(0,base_url/* printableUrl */.Zq)(url)} ${problem}` };
}
/** Go decodes gzip by itself; a damaged body stays as it is. */
function decoded({ headers, bytes }, maxBytes) {
    if (headers.get('content-encoding')?.toLowerCase() !== 'gzip')
        return bytes;
    try {
        return (0,external_node_zlib_.gunzipSync)(bytes, { maxOutputLength: maxBytes });
    }
    catch {
        return bytes;
    }
}


/***/ }),

/***/ 7387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N4: () => (/* binding */ note),
/* harmony export */   Pl: () => (/* binding */ after),
/* harmony export */   bF: () => (/* binding */ passed),
/* harmony export */   mw: () => (/* binding */ broken),
/* harmony export */   zp: () => (/* binding */ notIntended)
/* harmony export */ });
function passed(code, message, value) {
    return { checks: [{ code, verdict: 'passed', message, fix: '' }], value };
}
function broken(code, message, fix) {
    return { checks: [{ code, verdict: 'broken', message, fix }], value: undefined };
}
/** The same for a client that the registry does not intend to serve. */
function notIntended({ checks }) {
    return { checks: checks.map((check) => ({ ...check, isNotIntended: true })), value: undefined };
}
function note(code, message, fix) {
    return { code, verdict: 'note', message, fix };
}
function after(checks, step) {
    return { checks: [...checks, ...step.checks], value: step.value };
}


/***/ }),

/***/ 1973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ ClientWalk)
});

// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/url.js
var base_url = __webpack_require__(8644);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/doctor/check.js
var doctor_check = __webpack_require__(7387);
// EXTERNAL MODULE: ./lib/doctor/client.js
var doctor_client = __webpack_require__(8784);
// EXTERNAL MODULE: ./lib/doctor/limits.js
var doctor_limits = __webpack_require__(675);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(1843);
// EXTERNAL MODULE: ./lib/index/packages/package-source.js
var package_source = __webpack_require__(8592);
;// CONCATENATED MODULE: ./lib/doctor/location.js






const OCI_FIX = 'publish a zip or a commit beside the OCI package (--package oci,index): Terraform reads no oci://';
const body = schemas/* looseObject */._H3({
    location: schemas/* string */.YjP().nullish(),
    use_registry_credentials: schemas/* boolean */.zMY().nullish(),
});
/** The location that this client reads from the answer to `download`. */
function checkDownload(client, asked, answer) {
    if (answer.status !== 200 && answer.status !== 204)
        return (0,doctor_check/* broken */.mw)('DOWNLOAD_STATUS', `${(0,doctor_client/* describeResponse */.Xg)(answer)} instead of 200 or 204${reasonIn(answer)}`, downloadFix(asked.selected, asked.access, answer));
    const header = answer.headers.get('x-terraform-get') ?? '';
    return client.name === 'terraform' ? fromHeader(answer, header) : fromBody(answer, header);
}
function downloadFix({ listed, requested }, access, { status }) {
    if (status === 401 || status === 403)
        return (0,doctor_client/* tokenFix */.z5)(access);
    if (status !== 404)
        return 'answer 200 with {"location":"…"} and the header X-Terraform-Get';
    if (listed !== requested)
        return `clients ask for ${requested}: list and serve the version under that name`;
    return 'publish the version again: a version is listed only when its files are there; a cache may hold an old 404';
}
/** Every host serves the page of a version, which Terraform takes as a source of its own. */
function headerFix(download) {
    const page = (0,base_url/* printableUrl */.Zq)(new URL('source', download).href);
    const hosts = 'make the host send "X-Terraform-Get: ./source" with every …/download (docs/guides/hosting.md), or use `module-registry serve`';
    return `${hosts}; an index that publish wrote installs this version without the header by source = ${page}`;
}
/** Terraform reads no body. https://developer.hashicorp.com/terraform/internals/module-registry-protocol */
function fromHeader(answer, header) {
    const inBody = body.safeParse((0,doctor_client/* jsonOf */.o_)((0,doctor_client/* textOf */.b6)(answer))?.value).data?.location ?? undefined;
    const isOciOnly = inBody?.startsWith('oci://') ?? false;
    if (header !== '')
        return found('X-Terraform-Get', { url: answer.url, location: header, isDirect: false, isOciOnly });
    const step = (0,doctor_check/* broken */.mw)('DOWNLOAD_NO_HEADER', `${(0,doctor_client/* describeResponse */.Xg)(answer)} without the header X-Terraform-Get, and Terraform reads no body`, isOciOnly ? OCI_FIX : headerFix(answer.url));
    return inBody === undefined ? step : (0,doctor_check/* notIntended */.zp)(step);
}
/** https://opentofu.org/docs/internals/module-registry-protocol/ */
function fromBody(answer, header) {
    const fallback = { url: answer.url, location: header, isDirect: false, isOciOnly: false };
    if (answer.status === 204)
        return header === '' ? noLocation(answer) : found('X-Terraform-Get', fallback);
    const json = (0,doctor_client/* jsonOf */.o_)((0,doctor_client/* textOf */.b6)(answer));
    const fix = 'answer 204 with the header, or 200 with {"location":"…"}: OpenTofu reads the body of a 200 first';
    if (json === undefined)
        return (0,doctor_client/* notJson */.O2)('DOWNLOAD_BODY_JSON', answer, header === '' ? undefined : fix);
    const read = body.safeParse(json.value).data;
    if (read === undefined)
        return (0,doctor_check/* broken */.mw)('DOWNLOAD_BODY_JSON', `${(0,base_url/* printableUrl */.Zq)(answer.url)} has a key of the wrong type`, fix);
    const location = read.location ?? '';
    if (location === '')
        return header === '' ? noLocation(answer) : found('X-Terraform-Get', fallback);
    const isDirect = typeof read.use_registry_credentials === 'boolean';
    const usesToken = read.use_registry_credentials === true;
    return found('the body', { url: answer.url, location, isDirect, usesToken, isOciOnly: false });
}
function noLocation(answer) {
    return (0,doctor_check/* broken */.mw)('DOWNLOAD_NO_LOCATION', `${(0,doctor_client/* describeResponse */.Xg)(answer)} and names no location`, 'answer {"location":"…"}, or send the header X-Terraform-Get');
}
function found(where, download) {
    return (0,doctor_check/* passed */.bF)('DOWNLOAD', `${where} says ${(0,base_url/* printableUrl */.Zq)(download.location)}`, download);
}
const FORMS = 'https://…zip?checksum=sha256:…, git::https://…?ref=<commit>, or ./module.zip?checksum=sha256:…';
/**
 * What a client does with a location.
 * @param text absolute
 * @param isDirect OpenTofu fetches the bytes itself, without go-getter
 */
function checkLocation(client, text, isDirect) {
    if (isDirect)
        return checkDirect(text);
    const [, forced = '', rest = text] = /^([A-Za-z0-9]+)::(.+)$/s.exec(text) ?? [];
    const address = forced === '' ? detected(rest) : { getter: forced, url: rest };
    if (address === undefined)
        return (0,doctor_check/* broken */.mw)('LOCATION_FORM', `clients refuse the location ${(0,base_url/* printableUrl */.Zq)(text)}: it is not the address of a remote package`, `begin a relative location with ./, ../ or /; else write ${FORMS}`);
    if (!URL.canParse(address.url))
        return (0,doctor_check/* broken */.mw)('LOCATION_FORM', `the location ${(0,base_url/* printableUrl */.Zq)(text)} is not a URL`, `write ${FORMS}`);
    return checkGetter(client, address);
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
function checkGetter(client, address) {
    const { url, subdirectory } = splitUrl(address.url);
    const twice = ['archive', 'checksum', 'ref'].find((name) => url.searchParams.getAll(name).length > 1);
    if (twice !== undefined)
        return (0,doctor_check/* broken */.mw)('LOCATION_FORM', `the location ${(0,base_url/* printableUrl */.Zq)(address.url)} has the argument ${(0,error/* quote */.hD)(twice)} more than once: only one of them counts`, `write ${FORMS}`);
    switch (address.getter) {
        case 'http':
        case 'https':
            return checkWeb(url, subdirectory);
        case 'git':
            return checkGit(url, subdirectory);
        case 'oci':
            if (client.name === 'opentofu')
                return checkOci(url, subdirectory);
            return (0,doctor_check/* broken */.mw)('LOCATION_SCHEME', `Terraform reads no oci:// location, and is sent to ${(0,base_url/* printableUrl */.Zq)(address.url)}`, 'publish a zip or a commit beside it: --package oci,index');
        case 's3':
        case 'gcs':
        case 'hg': {
            const message = `doctor does not follow ${address.getter}:: locations: ${(0,base_url/* printableUrl */.Zq)(address.url)}`;
            const check = (0,doctor_check/* note */.N4)('LOCATION_NOT_FOLLOWED', message, 'try it with a client');
            return { checks: [check], value: { kind: 'unfollowed' } };
        }
        default: {
            const problem = address.getter === 'file'
                ? `the location ${(0,base_url/* printableUrl */.Zq)(address.url)} makes clients copy the consumer's own files, never a package of this registry`
                : `clients have no way to fetch ${(0,base_url/* printableUrl */.Zq)(address.url)} (${(0,error/* quote */.hD)(address.getter)})`;
            return (0,doctor_check/* broken */.mw)('LOCATION_SCHEME', problem, `write ${FORMS}`);
        }
    }
}
function checksumNotes(text) {
    if (text?.startsWith('file:'))
        return [
            (0,doctor_check/* note */.N4)('LOCATION_NOT_FOLLOWED', 'doctor does not follow checksum=file:…', 'write ?checksum=sha256:…'),
        ];
    if (text !== undefined)
        return [];
    const problem = 'whoever can change the archive can change what is installed';
    return [unpinned(problem, '?checksum=sha256:<hex of the archive>')];
}
/** Archives by suffix; the first match counts. https://github.com/hashicorp/go-getter#archives */
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
    return { url, subdirectory: (0,base_url/* withoutOuterSlashes */.Jv)(below.join('/')) };
}
function checkWeb(url, subdirectory) {
    const named = url.searchParams.get('archive');
    const checksum = url.searchParams.get('checksum') ?? undefined;
    url.searchParams.delete('archive');
    const suffix = SUFFIXES.find(([name]) => (named ?? '') === name || (named === null && url.pathname.endsWith(`.${name}`)));
    const notes = plainNotes(url);
    if (suffix === undefined)
        return { checks: notes, value: { kind: 'page', url: url.href, subdirectory } };
    const expected = (0,package_source/* readChecksum */.I)(checksum);
    if (expected === 'invalid')
        return (0,doctor_check/* broken */.mw)('LOCATION_CHECKSUM', `${(0,error/* quote */.hD)(`checksum=${checksum}`)} is not a checksum that clients support`, 'write ?checksum=sha256:<64 hex digits>');
    url.searchParams.delete('checksum');
    const source = { kind: 'archive', url: url.href, format: suffix[1], expected, subdirectory };
    return { checks: [...notes, ...checksumNotes(checksum)], value: source };
}
function plainNotes({ protocol, href }) {
    if (protocol === 'https:')
        return [];
    const message = `${(0,base_url/* printableUrl */.Zq)(href)} is plain http: whoever is on the way can change what is installed`;
    return [(0,doctor_check/* note */.N4)('LOCATION_PLAIN_HTTP', message, 'serve it over https')];
}
/** https://github.com/hashicorp/go-getter#git-git */
function checkGit(url, subdirectory) {
    if (!/^(?:https?|ssh|git):$/.test(url.protocol))
        return (0,doctor_check/* broken */.mw)('LOCATION_SCHEME', `the location git::${(0,base_url/* printableUrl */.Zq)(url.href)} names a repository of the consumer's own machine, or a program to run`, 'write git::https://…?ref=<full commit>');
    const names = [...url.searchParams.keys()];
    const ref = url.searchParams.get('ref') ?? '';
    const isCommit = /^[0-9a-f]{40}$/.test(ref);
    const unknown = names.find((name) => !['ref', 'depth', 'sshkey'].includes(name));
    const refuse = (problem) => (0,doctor_check/* broken */.mw)('GIT_ARGUMENTS', `the location git::${(0,base_url/* printableUrl */.Zq)(url.href)} cannot be cloned: ${problem}`, 'write git::https://…?ref=<full commit>');
    if (unknown === 'checksum')
        return refuse('clients take no checksum of a repository');
    if (unknown !== undefined)
        return refuse(`the argument ${(0,error/* quote */.hD)(unknown)} stays in the clone URL`);
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
    return (0,doctor_check/* note */.N4)('LOCATION_UNPINNED', `the location pins no bytes: ${problem}`, `write ${fix}`);
}
/** https://opentofu.org/docs/cli/oci_registries/module-package/ */
function checkOci(url, subdirectory) {
    const names = [...url.searchParams.keys()];
    const reference = names.length === 0 ? 'latest' : (url.searchParams.get(names[0] ?? '') ?? '');
    const isKnown = names.length <= 1 && names.every((name) => name === 'tag' || name === 'digest');
    if (!isKnown || reference === '')
        return (0,doctor_check/* broken */.mw)('OCI_ARGUMENTS', `the location ${(0,base_url/* printableUrl */.Zq)(url.href)} has other arguments than one of ?tag=… and ?digest=…`, 'write oci://host/path?digest=sha256:<64 hex digits>');
    const source = { kind: 'oci', repository: `${url.host}${url.pathname}`, reference, subdirectory };
    const notes = names[0] === 'digest' ? [] : [unpinned('a tag can be moved', '?digest=sha256:…')];
    return { checks: notes, value: source };
}
function checkDirect(text) {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url === undefined || !/^https?:$/.test(url.protocol) || url.hash !== '')
        return (0,doctor_check/* broken */.mw)('LOCATION_FORM', `with use_registry_credentials the location must be http or https without a fragment, not ${(0,base_url/* printableUrl */.Zq)(text)}`, 'leave use_registry_credentials out, or name a zip on a web host');
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
/** Characters of the reason of a server that a check repeats. The rest is cut. */
const MAX_REASON_LENGTH = 200;
/** The first line of a refusal in plain text, to be added to a sentence; empty for an answer of another kind. */
function reasonIn(answer) {
    const [line = ''] = (0,doctor_client/* textOf */.b6)(answer).trim().split('\n', 1);
    return /^[A-Za-z][^<>{}]*$/.test(line) ? `, and says ${(0,error/* quote */.hD)(line.slice(0, MAX_REASON_LENGTH))}` : '';
}

// EXTERNAL MODULE: ./lib/doctor/registry-responses.js
var registry_responses = __webpack_require__(4165);
;// CONCATENATED MODULE: ./lib/doctor/client-walk.js









/**
 * Pages that go-getter follows by their `terraform-get`
 * (https://github.com/hashicorp/go-getter/blob/main/get_http.go, XTerraformGetLimit as the clients set it).
 * More are a failed check.
 */
const MAX_PAGES = 10;
/**
 * The requests of one client, in its order, from the URL of a registry to the source of a package. It stops at the first
 * broken check, and sends the next request only after a good answer.
 */
class ClientWalk {
    client;
    checks = [];
    /** `acme/vpc/aws 1.2.3`, as far as it is known. */
    subject = '';
    #web;
    #access;
    #moduleUrl = '';
    constructor(client, web, access) {
        this.client = client;
        this.#web = web;
        this.#access = access;
    }
    get stoppedAt() {
        return this.checks.find(({ verdict }) => verdict === 'broken');
    }
    /** Discovery, versions and download, up to the answer that names the location. */
    async download({ url, address, version }) {
        const modulesUrl = await this.#modulesUrl(url);
        if (modulesUrl === undefined)
            return undefined;
        const named = address ?? (await this.#firstModule(modulesUrl));
        if (named === undefined)
            return undefined;
        this.subject = named;
        this.#moduleUrl = `${modulesUrl}${named}`;
        const versions = await this.#requestTwice(`${this.#moduleUrl}/versions`, 'VERSIONS_UNREACHABLE');
        const wanted = { wanted: version, access: this.#access };
        const selected = versions && this.take((0,registry_responses/* checkVersions */.OR)(named, wanted, versions));
        if (selected === undefined)
            return undefined;
        this.subject += ` ${selected.requested}`;
        return this.downloadOf(this.#moduleUrl, selected);
    }
    async downloadOf(moduleUrl, selected) {
        const answer = await this.#requestTwice(`${moduleUrl}/${selected.requested}/download`, 'DOWNLOAD_UNREACHABLE');
        return answer && this.take(checkDownload(this.client, { selected, access: this.#access }, answer));
    }
    /** What the client fetches, from the URL of the registry on. */
    async packageSource(request) {
        const download = await this.download(request);
        return download && this.source(download);
    }
    /** Puts why a version is not listed in the place of the check at which the client stopped, if the registry tells. */
    async explainAbsence({ address, version }) {
        const { stoppedAt } = this;
        const isAbsent = stoppedAt?.code === 'VERSION_NOT_LISTED' || stoppedAt?.code === 'VERSIONS_EMPTY';
        if (!isAbsent || address === undefined || version === undefined)
            return;
        const states = (0,registry_responses/* readVersionStates */.HB)(address, await this.#request(`${this.#moduleUrl}/versions.json`));
        const reason = states && checkAbsence(states, version);
        if (reason !== undefined)
            this.checks.splice(this.checks.indexOf(stoppedAt), 1, reason);
    }
    /** From the location, through source pages, to what the client fetches. */
    async source(download) {
        const { url, location, isDirect, usesToken, isOciOnly } = download;
        let source = this.take(checkLocation(this.client, resolveLocation(location, url, isDirect), isDirect));
        for (let pages = 0; source?.kind === 'page'; pages += 1) {
            if (pages === MAX_PAGES)
                return this.take((0,doctor_check/* broken */.mw)('SOURCE_PAGE_LOOP', `after ${MAX_PAGES} pages the next one is ${(0,base_url/* printableUrl */.Zq)(source.url)}: clients give up`, 'let the page name the package itself'));
            source = await this.#readPage(source, isOciOnly);
            if (source !== undefined && (await this.#losesSiblings(source, url)))
                return this.take(checkSiblings(source));
        }
        if (source?.kind === 'archive' && usesToken)
            return { ...source, token: this.#access.token };
        return source;
    }
    take({ checks, value }) {
        this.checks.push(...checks);
        return value;
    }
    async #modulesUrl(url) {
        const registry = this.take(checkRegistryUrl(url));
        if (registry?.discoveryUrl === undefined)
            return registry?.modulesUrl;
        const result = await this.#request(registry.discoveryUrl, this.client.discoveryRedirects, doctor_limits/* MAX_DISCOVERY_BYTES */.Mt);
        return this.take((0,registry_responses/* checkDiscovery */.PA)(this.client, this.#access, result));
    }
    async #firstModule(modulesUrl) {
        // The file of a static registry, and the endpoint of the registry API.
        return this.take(checkModuleLists([await this.#request(`${modulesUrl}index.json`), await this.#request(modulesUrl)]));
    }
    /** go-getter's own request, without the token of the registry. */
    async #readPage({ url, subdirectory }, isOciOnly) {
        const page = new URL(url);
        page.searchParams.set('terraform-get', '1');
        const limits = { maxRedirects: doctor_limits/* MAX_REDIRECTS */.NX, maxBytes: doctor_limits/* MAX_DISCOVERY_BYTES */.Mt };
        const result = await this.#web.request({ url: page.href, headers: {}, token: undefined, ...limits });
        const location = this.take(checkSourcePage(result, isOciOnly));
        if (location === undefined)
            return undefined;
        const source = this.take(checkLocation(this.client, location, false));
        if (source === undefined || source.kind === 'unfollowed')
            return source;
        const directories = [source.subdirectory, subdirectory].filter((directory) => directory !== '');
        return { ...source, subdirectory: directories.join('/') };
    }
    /**
     * Whether the client copies the directory of a module alone of a package that holds what it calls beside it: go-getter does so behind a
     * page. `versions.json` of this tool tells.
     */
    async #losesSiblings(source, downloadUrl) {
        if (!('subdirectory' in source) || source.kind === 'page' || source.subdirectory === '')
            return false;
        const [, moduleUrl, version] = /^(.*)\/([^/]+)\/download(?:\?.*)?$/s.exec(downloadUrl) ?? [];
        if (version === undefined)
            return false;
        return (0,registry_responses/* callsDirectoriesBeside */.lN)(await this.#request(`${moduleUrl}/versions.json`), version);
    }
    /** Clients repeat a request once after a failure that may pass, but not at discovery. */
    async #requestTwice(url, unreachable) {
        const first = await this.#request(url);
        const result = (0,doctor_client/* mayPass */.bg)(first) ? await this.#request(url) : first;
        if (result.kind === 'response')
            return result;
        const fix = result.kind === 'large'
            ? `answer with at most ${doctor_limits/* MAX_RESPONSE_BYTES */.nB / 1024 / 1024} MiB`
            : 'answer within 10 seconds, with few redirects or none';
        return this.take((0,doctor_check/* broken */.mw)(unreachable, result.message, fix));
    }
    #request(url, maxRedirects = doctor_limits/* MAX_REDIRECTS */.NX, maxBytes = doctor_limits/* MAX_RESPONSE_BYTES */.nB) {
        const { headers } = this.client;
        return this.#web.request({ url, headers, token: this.#access.token, maxRedirects, maxBytes });
    }
}
/**
 * The location that a page names, requested with `?terraform-get=1`.
 * @param isOciOnly the version is in an OCI registry only, so the page intends to name nothing
 */
function checkSourcePage(result, isOciOnly) {
    if (result.kind === 'large')
        return archivePage(result.url);
    if (result.kind !== 'response')
        return (0,doctor_check/* broken */.mw)('SOURCE_PAGE_UNREACHABLE', result.message, 'serve the page that the location names');
    if (result.status < 200 || result.status > 299)
        return (0,doctor_check/* broken */.mw)('SOURCE_PAGE_STATUS', `${(0,doctor_client/* describeResponse */.Xg)(result)} instead of 200`, 'publish the page: `module-registry render`');
    const header = result.headers.get('x-terraform-get') ?? '';
    const location = header === '' ? metaContent((0,doctor_client/* textOf */.b6)(result)) : header;
    if (location === undefined)
        return noMeta(result, isOciOnly);
    // go-getter has no detectors here: neither relative URLs nor short forms.
    if (/^[A-Za-z0-9]+::./.test(location) || URL.canParse(location))
        return (0,doctor_check/* passed */.bF)('SOURCE_PAGE', `${(0,base_url/* printableUrl */.Zq)(result.url)} says ${(0,base_url/* printableUrl */.Zq)(location)}`, location);
    if (header !== '')
        return (0,doctor_check/* broken */.mw)('SOURCE_PAGE_HEADER', `${(0,base_url/* printableUrl */.Zq)(result.url)} itself has the header X-Terraform-Get: ${(0,base_url/* printableUrl */.Zq)(header)}, which comes before its meta tag`, 'let the rule of the host match paths that end in /download alone');
    return (0,doctor_check/* broken */.mw)('SOURCE_PAGE_LOCATION', `${(0,base_url/* printableUrl */.Zq)(result.url)} names ${(0,base_url/* printableUrl */.Zq)(location)}, and clients take only an absolute URL there`, 'set the public URL (`module-registry init --url`) and run `module-registry render`');
}
/** What a client makes of such a package behind a page: it copies the directory of the module alone. */
function checkSiblings(source) {
    const directory = 'subdirectory' in source ? (0,error/* quote */.hD)(source.subdirectory) : '';
    return (0,doctor_check/* notIntended */.zp)((0,doctor_check/* broken */.mw)('SOURCE_PAGE_SIBLINGS', `behind a page clients copy ${directory} of the package alone, and the module calls directories beside it`, 'serve the registry with `module-registry serve`, or let the host send the location of each version as X-Terraform-Get'));
}
function noMeta(answer, isOciOnly) {
    const text = (0,doctor_client/* textOf */.b6)(answer);
    if (/^(?:PK|\x1f\x8b)/.test(text))
        return archivePage(answer.url);
    const problem = /terraform-get/i.test(text)
        ? 'has a terraform-get tag that clients do not find: it must stand before </head> and <body>, its name in lower case, no script before it'
        : 'has no <meta name="terraform-get">';
    const isRepository = /\.git(?:[/?]|$)/.test(new URL(answer.url).pathname);
    const fix = isRepository
        ? 'write git:: before the URL of a repository'
        : 'put <meta name="terraform-get" content="https://…"> first into <head>, as publish does';
    const no = (hint) => (0,doctor_check/* broken */.mw)('SOURCE_PAGE_NO_META', `${(0,base_url/* printableUrl */.Zq)(answer.url)} ${problem}`, hint);
    return isOciOnly ? (0,doctor_check/* notIntended */.zp)(no(OCI_FIX)) : no(fix);
}
function archivePage(url) {
    return (0,doctor_check/* broken */.mw)('SOURCE_PAGE_NO_META', `${(0,base_url/* printableUrl */.Zq)(url)} is an archive, and clients read it as a page: its path does not end in .zip, .tar.gz, .tgz, …`, 'let the path end in .zip, or add ?archive=zip');
}
/**
 * Content of the meta tag as go-getter's non-strict XML reader finds it: it stops at `<body>` and `</head>`, and what a
 * script contains is markup to it.
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
/** The location of a `download` answer, made absolute as clients do: against the URL as it was asked for. */
function resolveLocation(text, downloadUrl, isDirect) {
    const isRelative = isDirect || /^\.{0,2}\//.test(text);
    return isRelative && URL.canParse(text, downloadUrl) ? new URL(text, downloadUrl).href : text;
}
/**
 * How clients find the registry under this URL (https://opentofu.org/docs/internals/remote-service-discovery/): by the discovery
 * document, or else, below a path, where a `host` block names the modules.
 */
function checkRegistryUrl(url) {
    const { hostname, host, protocol, pathname } = new URL(url);
    const modulesUrl = `${url}/v1/modules/`;
    const hasPath = pathname !== '/';
    const block = `host "${host}" { services = { "modules.v1" = "${modulesUrl}" } }`;
    const discoveryUrl = hasPath ? undefined : `${url}/${paths/* DISCOVERY_PATH */.py}`;
    if (/^(?:github\.com|bitbucket\.org)$/.test(hostname))
        return (0,doctor_check/* broken */.mw)('HOST_NAME', `clients take ${host} for a Git host, never for a registry`, 'use a name of your own');
    if (!hostname.includes('.'))
        return (0,doctor_check/* broken */.mw)('HOST_NAME', `clients take no address whose host has no dot for that of a registry: ${(0,error/* quote */.hD)(`${host}/acme/vpc/aws`)}`, `serve it under a name with a dot, such as modules.example.com, or by its IPv4 address; or let clients name it so in their CLI configuration: host "modules.example.com" { services = { "modules.v1" = "${modulesUrl}" } }`);
    const reasons = [
        ...(hasPath ? [`clients ask only ${host}/.well-known/terraform.json, and the URL has a path`] : []),
        ...(protocol === 'http:' ? ['clients ask for discovery over https alone'] : []),
    ];
    const fix = `let clients have in their CLI configuration: ${block}`;
    const checks = reasons.length === 0 ? [] : [(0,doctor_check/* note */.N4)('CLI_HOST_BLOCK', reasons.join('; '), fix)];
    return { checks, value: { discoveryUrl, modulesUrl } };
}
/** The first module that the registry lists. @param results of requests for lists */
function checkModuleLists(results) {
    const modules = results.flatMap((result) => result.kind === 'response' && result.status === 200
        ? (registry_responses/* moduleList */.Rq.safeParse((0,doctor_client/* jsonOf */.o_)((0,doctor_client/* textOf */.b6)(result))?.value).data?.modules ?? [])
        : []);
    const first = modules.find((address) => (0,module_address/* addressProblem */.cg)(address) === undefined);
    if (first !== undefined)
        return { checks: [], value: (0,module_address/* formatModuleAddress */.wc)(first) };
    const fix = 'name one: module-registry doctor URL namespace/name/system';
    return { checks: [(0,doctor_check/* note */.N4)('NO_MODULE', 'the registry lists no module to test', fix)], value: undefined };
}
/** Why a version is not listed; undefined where the states do not tell. */
function checkAbsence(states, version) {
    const found = states.find((each) => each.version === version);
    if (found === undefined || (found.state !== 'yanked' && found.state !== 'removed'))
        return undefined;
    const { state, reason, link, replacement } = found;
    const why = `${reason === '' ? 'without a reason' : (0,error/* quote */.hD)(reason)}${link === '' ? '' : ` (${(0,error/* visible */.RK)(link)})`}`;
    const message = `${version} is ${state}: ${why}; clients find no such version`;
    const instead = replacement === '' ? 'ask for another version' : `use ${(0,error/* visible */.RK)(replacement)}`;
    return state === 'yanked'
        ? { code: 'VERSION_YANKED', verdict: 'broken', message, fix: `${instead}; the owner can restore it` }
        : { code: 'VERSION_REMOVED', verdict: 'broken', message, fix: `${instead}; it cannot be restored` };
}


/***/ }),

/***/ 8784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fd: () => (/* binding */ documentIn),
/* harmony export */   N4: () => (/* binding */ cacheNote),
/* harmony export */   O2: () => (/* binding */ notJson),
/* harmony export */   Xg: () => (/* binding */ describeResponse),
/* harmony export */   Xh: () => (/* binding */ pageFix),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   bg: () => (/* binding */ mayPass),
/* harmony export */   o_: () => (/* binding */ jsonOf),
/* harmony export */   ro: () => (/* binding */ CLIENTS),
/* harmony export */   z5: () => (/* binding */ tokenFix)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4807);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8644);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7387);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(675);






const CLIENTS = [
    {
        name: 'terraform',
        alike: 'Terraform, and OpenTofu before 1.11,',
        // https://github.com/hashicorp/terraform-svchost/blob/main/disco/disco.go
        discoveryRedirects: 3,
        headers: { 'User-Agent': 'Terraform/1.11.4 (module-registry doctor)', 'X-Terraform-Version': '1.11.4' },
    },
    {
        name: 'opentofu',
        alike: 'OpenTofu',
        // https://github.com/opentofu/opentofu/blob/main/cmd/tofu/registries_disco.go
        discoveryRedirects: _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_REDIRECTS */ .NX,
        headers: { 'User-Agent': 'OpenTofu/1.12.6 (module-registry doctor)', 'X-Terraform-Version': '1.12.6' },
    },
];
/** What to do about a registry that wants another token, or one at all. */
function tokenFix({ host, token }) {
    const variable = (0,_base_url_js__WEBPACK_IMPORTED_MODULE_2__/* .hostVariable */ .ht)('TF_TOKEN_', host);
    // A shell exports no variable whose name has a colon; env(1) does.
    const isExported = /^\w+$/.test(variable);
    if (token !== undefined)
        return `the token in ${variable} is wrong, or may not read this: give one that the registry takes`;
    const block = `credentials "${host}" { token = "…" }`;
    return isExported
        ? `give a token in ${variable}, or in the CLI configuration: ${block}`
        : `give a token in the CLI configuration: ${block}; doctor takes it from env '${variable}=…' module-registry doctor …`;
}
/** Whether clients repeat the request, because the failure may pass. */
function mayPass(result) {
    if (result.kind !== 'response')
        return result.kind === 'unreachable';
    return result.status === 429 || (result.status >= 500 && result.status !== 501);
}
/** `"https://host/path" answers 404 (text/html, from a cache: age 245 s, max-age=600)`. */
function describeResponse(answer) {
    const { status, headers } = answer;
    const type = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(headers.get('content-type') ?? '').slice(1, -1);
    const details = [type, cacheNote(answer)].filter((detail) => detail !== '').join(', ');
    return `${urlsOf(answer)} answers ${status}${details === '' ? '' : ` (${details})`}`;
}
function urlsOf({ url, finalUrl }) {
    return url === finalUrl
        ? (0,_base_url_js__WEBPACK_IMPORTED_MODULE_2__/* .printableUrl */ .Zq)(url)
        : `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_2__/* .printableUrl */ .Zq)(url)}, after a redirect to ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_2__/* .printableUrl */ .Zq)(finalUrl)},`;
}
/** What an answer reports of the cache that it came from; empty for a fresh one. */
function cacheNote({ headers }) {
    const age = headers.get('age') ?? '';
    const hit = headers.get('x-cache') ?? headers.get('cf-cache-status') ?? '';
    if (!/^[1-9]\d*$/.test(age) && !/\bhit\b/i.test(hit))
        return '';
    const maxAge = /max-age=\d+/.exec(headers.get('cache-control') ?? '')?.[0];
    return `from a cache: age ${/^\d+$/.test(age) ? age : '?'} s${maxAge === undefined ? '' : `, ${maxAge}`}`;
}
/** Text of the body; a byte order mark stays, because clients fail on it. */
function textOf({ bytes }) {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
/** What an answer of 200 has in it; undefined for any other, and for another document than that of the schema. */
function documentIn(result, schema) {
    return result.kind === 'response' && result.status === 200 ? (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(schema, result.bytes) : undefined;
}
/** The value, or undefined if the text is not JSON. */
function jsonOf(text) {
    try {
        return { value: (0,_base_json_js__WEBPACK_IMPORTED_MODULE_4__/* .readJson */ .Vh)(text) };
    }
    catch {
        return undefined;
    }
}
/** A body that clients cannot read as JSON. @param fix undefined: what the answer suggests */
function notJson(code, answer, fix) {
    const text = textOf(answer);
    const refuse = (problem, advice) => (0,_check_js__WEBPACK_IMPORTED_MODULE_5__/* .broken */ .mw)(code, `${urlsOf(answer)} cannot be read: ${problem}`, fix ?? advice);
    if (text.startsWith('\ufeff'))
        return refuse('it begins with a byte order mark', 'save the file as UTF-8 without a byte order mark');
    const page = pageFix(answer);
    if (page !== undefined)
        return refuse('it is a page, not JSON', page);
    const encoding = answer.headers.get('content-encoding');
    if (encoding !== null && encoding.toLowerCase() !== 'gzip')
        return refuse(`its Content-Encoding is ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(encoding)}, and clients read gzip alone`, 'let the host send it with gzip, or as it is, where a request has "Accept-Encoding: gzip"');
    return refuse(text.trim() === '' ? 'it is empty' : `it is not JSON: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text.slice(0, 60))}`, 'publish the file again as it is in the index, unchanged by the host');
}
/** What to do about a page in the place of a file; undefined for any other answer. */
function pageFix(answer) {
    if (!/^\s*</.test(textOf(answer)))
        return undefined;
    const { host } = new URL(answer.finalUrl);
    return host === new URL(answer.url).host
        ? 'make the host answer 404 for missing files (a 404.html at the top; no fallback to index.html), and publish the file'
        : `clients cannot sign in on ${host}: let the registry answer without it, or leave the network whose portal it is`;
}


/***/ }),

/***/ 675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hb: () => (/* binding */ MAX_LISTED_VERSIONS),
/* harmony export */   Mt: () => (/* binding */ MAX_DISCOVERY_BYTES),
/* harmony export */   NX: () => (/* binding */ MAX_REDIRECTS),
/* harmony export */   nB: () => (/* binding */ MAX_RESPONSE_BYTES)
/* harmony export */ });
/** What clients read. */
/** Redirects that clients follow for all requests but discovery (https://pkg.go.dev/net/http#Client). More are a failed check. */
const MAX_REDIRECTS = 9;
/**
 * Bytes of a discovery document (https://github.com/hashicorp/terraform-svchost/blob/main/disco/disco.go). A
 * larger one is a failed check.
 */
const MAX_DISCOVERY_BYTES = 1024 * 1024;
/** Bytes of an answer of the registry protocol. A larger one is not read to its end, and is a failed check. */
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;
/** Versions of a module that a registry lists. A longer list is no answer. */
const MAX_LISTED_VERSIONS = 20_000;


/***/ }),

/***/ 4165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HB: () => (/* binding */ readVersionStates),
/* harmony export */   OR: () => (/* binding */ checkVersions),
/* harmony export */   PA: () => (/* binding */ checkDiscovery),
/* harmony export */   Rq: () => (/* binding */ moduleList),
/* harmony export */   lN: () => (/* binding */ callsDirectoriesBeside),
/* harmony export */   oc: () => (/* binding */ versionFields),
/* harmony export */   x4: () => (/* binding */ markFields)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1843);
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7526);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4210);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8644);
/* harmony import */ var _interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3876);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7124);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7387);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8784);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(675);










const discoveryDocument = zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_5__/* .unknown */ .L5J());
/** The base URL of the modules that a discovery document names; it ends with a slash. */
function checkDiscovery(client, access, result) {
    if (result.kind === 'response')
        return checkAnswer(access, result);
    if (result.kind === 'redirects')
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .broken */ .mw)('DISCOVERY_REDIRECTS', `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_2__/* .printableUrl */ .Zq)(result.url)} redirects more than ${client.discoveryRedirects} times, which is all that ${client.alike} follows here`, 'serve the document at this URL, or redirect once');
    if (result.kind === 'large')
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .broken */ .mw)('DISCOVERY_TOO_LARGE', `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_2__/* .printableUrl */ .Zq)(result.url)} has more than ${_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_DISCOVERY_BYTES */ .Mt} bytes`, 'serve {"modules.v1":"/v1/modules/"}');
    return (0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .broken */ .mw)('DISCOVERY_UNREACHABLE', result.message, 'check the name, its DNS record, the port and the certificate; answer within 10 seconds');
}
function checkAnswer(access, answer) {
    if (answer.status !== 200)
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .broken */ .mw)('DISCOVERY_STATUS', `${(0,_client_js__WEBPACK_IMPORTED_MODULE_4__/* .describeResponse */ .Xg)(answer)} instead of 200`, discoveryFix(access, answer));
    const type = answer.headers.get('content-type');
    if (type?.split(';', 1)[0]?.trim().toLowerCase() !== 'application/json')
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .broken */ .mw)('DISCOVERY_CONTENT_TYPE', `${(0,_client_js__WEBPACK_IMPORTED_MODULE_4__/* .describeResponse */ .Xg)(answer)}${type === null ? ' without a content type' : ''}, and clients accept only application/json`, (0,_client_js__WEBPACK_IMPORTED_MODULE_4__/* .pageFix */ .Xh)(answer) ?? 'serve .well-known/terraform.json as application/json, and keep its extension');
    const json = (0,_client_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonOf */ .o_)((0,_client_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(answer));
    if (json === undefined)
        return (0,_client_js__WEBPACK_IMPORTED_MODULE_4__/* .notJson */ .O2)('DISCOVERY_JSON', answer);
    const parsed = discoveryDocument.safeParse(json.value);
    return checkService(answer, parsed.data?.['modules.v1']);
}
function discoveryFix(access, { status }) {
    if (status === 401 || status === 403)
        return `${(0,_client_js__WEBPACK_IMPORTED_MODULE_4__/* .tokenFix */ .z5)(access)}; or serve the document to everybody`;
    if (status === 404)
        return 'publish .well-known/terraform.json at the root of the host: some deployments drop names that begin with a dot (docs/guides/hosting.md)';
    return 'serve the document with status 200: clients do not try again';
}
function checkService({ url, finalUrl }, service) {
    const refuse = (problem) => (0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .broken */ .mw)('DISCOVERY_SERVICE', `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_2__/* .printableUrl */ .Zq)(url)} ${problem}`, 'write {"modules.v1":"/v1/modules/"} into it');
    if (service === undefined)
        return refuse('has no key "modules.v1": this host is not a module registry');
    if (typeof service !== 'string')
        return refuse('has a "modules.v1" that is not a string');
    if (!URL.canParse(service, finalUrl))
        return refuse(`has the URL ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_2__/* .printableUrl */ .Zq)(service)}, which cannot be read`);
    const base = new URL(service, finalUrl);
    if (!/^https?:$/.test(base.protocol))
        return refuse(`has the URL ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_2__/* .printableUrl */ .Zq)(service)}, which is neither http nor https`);
    if (base.username !== '' || base.password !== '')
        return refuse('has a user or password in the URL, which clients refuse');
    base.hash = '';
    if (!base.pathname.endsWith('/'))
        base.pathname += '/';
    return (0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .passed */ .bF)('DISCOVERY', `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_2__/* .printableUrl */ .Zq)(url)} leads to ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_2__/* .printableUrl */ .Zq)(base.href)}`, base.href);
}
const listedModule = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ namespace: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), name: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), provider: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() })
    .transform(({ namespace, name, provider }) => ({ namespace, name, system: provider }));
const moduleList = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    modules: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(listedModule),
    meta: zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ next_offset: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().optional().catch(undefined) })
        .optional()
        .catch(undefined),
});
const objects = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({})).nullish();
const moduleShape = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ providers: objects, dependencies: objects });
const listedVersion = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    version: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullish(),
    root: moduleShape.nullish(),
    submodules: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(moduleShape).nullish(),
});
/** Clients check the types of these keys, and fail on the whole list; all others are free. */
const versionList = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    modules: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ versions: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(listedVersion, _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_LISTED_VERSIONS */ .Hb).nullish() })).nullish(),
});
/**
 * The version that a client requests, out of the list of a module.
 * @param asked `wanted` is undefined for the version that a client selects if it may select any
 */
function checkVersions(address, asked, answer) {
    if (answer.status === 404)
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .broken */ .mw)('MODULE_NOT_FOUND', `${(0,_client_js__WEBPACK_IMPORTED_MODULE_4__/* .describeResponse */ .Xg)(answer)}: there is no module ${address}`, 'publish it, or correct the address: upper and lower case count');
    if (answer.status !== 200)
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .broken */ .mw)('VERSIONS_STATUS', `${(0,_client_js__WEBPACK_IMPORTED_MODULE_4__/* .describeResponse */ .Xg)(answer)} instead of 200`, versionsFix(answer, asked.access));
    const json = (0,_client_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonOf */ .o_)(firstValue((0,_client_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(answer)));
    return json === undefined ? (0,_client_js__WEBPACK_IMPORTED_MODULE_4__/* .notJson */ .O2)('VERSIONS_JSON', answer) : checkList(asked.wanted, answer, json.value);
}
function versionsFix({ status }, access) {
    if (status === 401 || status === 403)
        return (0,_client_js__WEBPACK_IMPORTED_MODULE_4__/* .tokenFix */ .z5)(access);
    return 'answer 200 with the list, or 404 if there is no such module';
}
/** Clients read the first JSON value, and nothing that follows it. */
function firstValue(text) {
    let depth = 0;
    for (const { 0: mark, index } of text.matchAll(/"(?:[^"\\]|\\.)*(?:"|$)|[{}[\]]/gs)) {
        if (mark.startsWith('"'))
            continue;
        depth += mark === '{' || mark === '[' ? 1 : -1;
        if (depth === 0)
            return text.slice(0, index + 1);
    }
    return text;
}
function checkList(wanted, answer, value) {
    const { url } = answer;
    const parsed = versionList.safeParse(value);
    const shape = 'write {"modules":[{"versions":[{"version":"1.2.3"}]}]}, with no more keys than that';
    if (!parsed.success) {
        const [issue] = parsed.error.issues;
        const wrong = issue && `: ${issue.path.join('.') || 'the document'} ${(0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOfIssue */ .kr)(issue)}`;
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .broken */ .mw)('VERSIONS_SHAPE', `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_2__/* .printableUrl */ .Zq)(url)} is no list of versions${wrong ?? ''}`, shape);
    }
    const [module] = parsed.data.modules ?? [];
    if (module === undefined)
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .broken */ .mw)('VERSIONS_SHAPE', `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_2__/* .printableUrl */ .Zq)(url)} has no element in "modules"`, shape);
    const cached = inParentheses((0,_client_js__WEBPACK_IMPORTED_MODULE_4__/* .cacheNote */ .N4)(answer));
    const listed = (module.versions ?? []).map(({ version }) => version ?? '');
    const candidates = listed.flatMap((text) => readListedVersion(text) ?? []);
    const ignored = listed.filter((text) => readListedVersion(text) === undefined);
    const named = ignored.slice(0, 3).map(_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD).join(', ');
    const warned = `clients warn about ${named} and skip it: it is not a version`;
    const notes = ignored.length === 0 ? [] : [(0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .note */ .N4)('VERSION_IGNORED', warned, 'remove it from the list')];
    if (candidates.length === 0)
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .after */ .Pl)(notes, (0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .broken */ .mw)('VERSIONS_EMPTY', `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_2__/* .printableUrl */ .Zq)(url)} lists no version${cached}`, 'publish a version, or correct the address: some registries list nothing for a module that does not exist'));
    return (0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .after */ .Pl)(notes, choose(wanted, candidates, answer));
}
function inParentheses(text) {
    return text === '' ? '' : ` (${text})`;
}
function choose(wanted, candidates, answer) {
    const sorted = candidates.toSorted((a, b) => compareListedVersions(b, a));
    const latest = sorted.find(({ prerelease }) => prerelease === '') ?? sorted[0];
    const pinned = wanted === undefined ? latest : readListedVersion(wanted);
    // Of versions that differ only in build metadata clients take the first one.
    const selected = pinned && candidates.find((each) => compareListedVersions(each, pinned) === 0);
    const count = (0,_base_count_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .h)(candidates.length, 'version');
    if (selected === undefined)
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .broken */ .mw)('VERSION_NOT_LISTED', `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_2__/* .printableUrl */ .Zq)(answer.url)} lists ${count}, not ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(wanted ?? '')}${inParentheses((0,_client_js__WEBPACK_IMPORTED_MODULE_4__/* .cacheNote */ .N4)(answer))}`, `publish it, or ask for one of ${sorted
            .slice(0, 5)
            .map(({ requested }) => requested)
            .join(', ')}`);
    const { listed, requested } = selected;
    const notes = [];
    if (listed !== requested) {
        const message = `the list says ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(listed)}, and clients ask for ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(requested)}`;
        notes.push((0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .note */ .N4)('VERSION_SPELLING', message, `list it as ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(requested)}, and serve …/${requested}/download`));
    }
    if (candidates.every(({ prerelease }) => prerelease !== '')) {
        const message = 'there are only pre-releases: clients install them by exact version only';
        notes.push((0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .note */ .N4)('ONLY_PRERELEASES', message, `write version = "${requested}", or publish a release`));
    }
    return (0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .after */ .Pl)(notes, (0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .passed */ .bF)('VERSIONS', `${count} listed, ${selected.requested} is taken`, selected));
}
/** https://github.com/hashicorp/go-version/blob/main/version.go: it takes more than semantic versions. */
const NUMBERS = /^v?(\d+(?:\.\d+)*)/;
const PRERELEASE = /^(?:-(\d[0-9A-Za-z~-]*(?:\.[0-9A-Za-z~-]+)*)|-?([A-Za-z~-][0-9A-Za-z~-]*(?:\.[0-9A-Za-z~-]+)*))/;
const METADATA = /^(?:\+[0-9A-Za-z~-]+(?:\.[0-9A-Za-z~-]+)*)?$/;
/** What clients make of an entry of a list: they add missing numbers, and drop a `v` and leading zeros. Undefined for what they skip. */
function readListedVersion(listed) {
    const [leading = '', digits = ''] = NUMBERS.exec(listed) ?? [];
    const [dashed = '', ...prereleases] = PRERELEASE.exec(listed.slice(leading.length)) ?? [];
    const metadata = listed.slice(leading.length + dashed.length);
    if (leading === '' || !METADATA.test(metadata))
        return undefined;
    const given = digits.split('.').map((number) => number.replace(/^0+(?=\d)/, ''));
    if (given.some((number) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareIdentifiers */ .A$)([number], [_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_NUMBER */ .dN]) > 0))
        return undefined;
    const numbers = [...given, '0', '0'].slice(0, Math.max(3, given.length));
    const prerelease = prereleases.join('');
    const requested = `${numbers.join('.')}${prerelease === '' ? '' : `-${prerelease}`}${metadata}`;
    return { listed, requested, numbers, prerelease };
}
/** Below zero where clients take `a` to be the lower one; build metadata does not count. */
function compareListedVersions(a, b) {
    const byNumbers = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareIdentifiers */ .A$)(a.numbers, b.numbers);
    if (byNumbers !== 0)
        return byNumbers;
    if (a.prerelease === '' || b.prerelease === '')
        return Number(a.prerelease === '') - Number(b.prerelease === '');
    return (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareIdentifiers */ .A$)(a.prerelease.split('.'), b.prerelease.split('.'));
}
/** What an index of this tool tells of the versions of a module beyond the protocol: docs/reference/index-format.md, `versions.json`. */
const text = zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().catch('');
const dependencies = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ name: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), source: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), version: text })).catch([]);
const directory = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ dependencies });
/** What the protocol's list and `versions.json` share of a version. */
const versionFields = {
    version: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    root: directory.optional().catch(undefined),
    submodules: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(directory.extend({ path: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() })).catch([]),
};
const markFields = { reason: text, link: text, replacement: text };
const statesDocument = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    address: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    versions: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
        ...versionFields,
        ...markFields,
        state: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['listed', 'deprecated', 'yanked', 'removed']),
    }), _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_LISTED_VERSIONS */ .Hb),
});
/** The states of all versions in an answer to `versions.json`; undefined where the registry has no such document of this module. */
function readVersionStates(address, answer) {
    const found = (0,_client_js__WEBPACK_IMPORTED_MODULE_4__/* .documentIn */ .Fd)(answer, statesDocument);
    return found?.address === address ? found.versions : undefined;
}
/** Whether `versions.json` says that clients load directories outside of the module with a version of it. */
function callsDirectoriesBeside(answer, version) {
    const found = (0,_client_js__WEBPACK_IMPORTED_MODULE_4__/* .documentIn */ .Fd)(answer, statesDocument)?.versions.find((each) => each.version === version);
    if (found?.root === undefined)
        return false;
    const root = { path: '', calls: found.root.dependencies };
    const submodules = found.submodules.map(({ path, dependencies: calls }) => ({ path, calls }));
    return (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_9__/* .leavingCalls */ .aC)({ root, submodules }).length > 0;
}


/***/ }),

/***/ 8592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ readChecksum),
/* harmony export */   T: () => (/* binding */ ALGORITHMS)
/* harmony export */ });
/** Hex digits of each checksum that clients know. */
const LENGTHS = { md5: 32, sha1: 40, sha256: 64, sha512: 128 };
const ALGORITHMS = Object.keys(LENGTHS);
/**
 * Reads `sha256:<hex>`, or the digits alone, whose number tells the algorithm; undefined without a checksum, and for
 * `file:<url>`, which doctor does not follow. https://github.com/hashicorp/go-getter#checksumming
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


/***/ })

};
