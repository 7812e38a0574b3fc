export const id = 600;
export const ids = [600];
export const modules = {

/***/ 3600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  formatInstallation: () => (/* binding */ formatInstallation),
  s: () => (/* binding */ makeInstallable)
});

// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
;// CONCATENATED MODULE: ./lib/doctor/host-answer.js

/** `https://… answers 404 (from a cache: age 245 s, max-age=600)`. */
function describeAnswer(answer) {
    if ('failure' in answer)
        return `${(0,error/* quote */.hD)(answer.url)} does not answer (${(0,error/* quote */.hD)(answer.failure)})`;
    const cache = cacheWords(answer.headers);
    return `${(0,error/* quote */.hD)(answer.url)} answers ${answer.status}${cache === '' ? '' : ` (${cache})`}`;
}
/** What an answer says of the caches that it came through; `''` for a fresh one. */
function cacheWords(headers) {
    const age = headers['age'] ?? '';
    const hit = headers['x-cache'] ?? headers['cf-cache-status'] ?? '';
    if (!/^[1-9]\d*$/.test(age) && !/\bhit\b/i.test(hit))
        return '';
    const maxAge = /max-age=\d+/.exec(headers['cache-control'] ?? '')?.[0];
    return [
        `from a cache: age ${/^\d+$/.test(age) ? age : '?'} s`,
        ...(maxAge === undefined ? [] : [maxAge]),
    ].join(', ');
}
/** The document in an answer; undefined where it is none. */
function jsonIn(answer) {
    if ('failure' in answer || answer.status !== 200)
        return undefined;
    try {
        return JSON.parse(answer.text);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/doctor/installable.js




/** Where clients look for a registry; undefined for one below a path, which they are told of by a `host` block. */
function discoveryUrl(registryUrl) {
    return new URL(registryUrl).pathname === '/' ? `${registryUrl}/${paths/* DISCOVERY_PATH */.py}` : undefined;
}
/** Without a question asked: where the modules of a registry below a path lie. */
function modulesBelow(registryUrl) {
    return `${registryUrl}/v1/modules/`;
}
const discovery = schemas/* looseObject */._H3({ 'modules.v1': schemas/* string */.YjP().min(1) });
/** Discovery → absolute URL of the modules. */
function readDiscovery(answer) {
    const { data } = discovery.safeParse(jsonIn(answer));
    if (data !== undefined && URL.canParse(data['modules.v1'], answer.url))
        return new URL(data['modules.v1'], answer.url).href.replace(/\/?$/, '/');
    return {
        seen: isFound(answer) ? `${(0,error/* quote */.hD)(answer.url)} is no service discovery document` : describeAnswer(answer),
        hint: hintFor(answer, ROOT_HINT),
    };
}
const versionList = schemas/* looseObject */._H3({
    modules: schemas/* tuple */.PVZ([schemas/* looseObject */._H3({ versions: schemas/* array */.YOg(schemas/* looseObject */._H3({ version: schemas/* string */.YjP() })) })]),
});
/** The list of a module's versions; undefined where the version is in it. */
function readVersions(answer, { version }) {
    const { data } = versionList.safeParse(jsonIn(answer));
    if (data === undefined) {
        const seen = isFound(answer) ? `${(0,error/* quote */.hD)(answer.url)} is no list of versions` : describeAnswer(answer);
        return { seen, hint: hintFor(answer) };
    }
    const listed = data.modules[0].versions.map((each) => each.version);
    if (listed.includes(version))
        return undefined;
    const cache = 'headers' in answer ? cacheWords(answer.headers) : '';
    const words = cache === '' ? '' : ` (${cache})`;
    return {
        seen: `${(0,error/* quote */.hD)(answer.url)} lists ${listed.length} versions, not ${version}${words}`,
        hint: hintFor(answer),
    };
}
const downloadBody = schemas/* looseObject */._H3({ location: schemas/* string */.YjP() });
/** What OpenTofu does with the answer to `download`; undefined where it goes to the location that was committed. */
function readDownload(answer, { location }) {
    if ('failure' in answer || answer.status >= 400)
        return { seen: describeAnswer(answer), hint: hintFor(answer) };
    const { data } = downloadBody.safeParse(jsonIn(answer));
    const named = data?.location ?? (answer.status === 204 ? answer.headers['x-terraform-get'] : undefined);
    if (named === undefined) {
        const header = 'x-terraform-get' in answer.headers ? '' : ', and no X-Terraform-Get header';
        return {
            seen: `${describeAnswer(answer)} with no location in its body${header}`,
            hint: 'serve the files of the index branch as they are, without a page that stands for all of them',
        };
    }
    if (sameLocation(named, location, answer.url))
        return undefined;
    return {
        seen: `${(0,error/* quote */.hD)(answer.url)} sends clients to ${(0,error/* quote */.hD)(named)}, not to ${(0,error/* quote */.hD)(location)}`,
        hint: 'see that the host serves the branch that this run commits to (inputs "index-repository" and "index-branch")',
    };
}
/** What keeps Terraform, which reads no body, from what OpenTofu installs; undefined where nothing does. */
function readTerraformHeader(answer, { location }) {
    const header = 'headers' in answer ? answer.headers['x-terraform-get'] : undefined;
    if (header === './source')
        return 'source';
    if (header !== undefined && sameLocation(header, location, answer.url))
        return undefined;
    const seen = header === undefined
        ? `${(0,error/* quote */.hD)(answer.url)} has no X-Terraform-Get header`
        : `the X-Terraform-Get header of ${(0,error/* quote */.hD)(answer.url)} is ${(0,error/* quote */.hD)(header)}`;
    return {
        seen,
        hint: 'let the host send "X-Terraform-Get: ./source" with every …/download (GitHub Pages cannot)',
    };
}
/** The page that the header leads Terraform to. */
function readSourcePage(answer) {
    const isPage = isFound(answer) && answer.text.includes('<meta name="terraform-get"');
    if (isPage)
        return undefined;
    const seen = isFound(answer)
        ? `${(0,error/* quote */.hD)(answer.url)} names no package that Terraform reads`
        : describeAnswer(answer);
    return { seen, hint: 'publish with --package oci,index, or another kind that Terraform reads' };
}
function isFound(answer) {
    return 'status' in answer && answer.status === 200;
}
/** The server may add how long a location is good, and its word for it. */
function sameLocation(a, b, base) {
    return absolute(a, base) === absolute(b, base);
}
function absolute(location, base) {
    if (!URL.canParse(location, base))
        return location;
    const url = new URL(location, base);
    for (const name of ['expires', 'signature'])
        url.searchParams.delete(name);
    return url.href;
}
const DEPLOY_HINT = 'see that the site is deployed from the index branch after each commit (input "deploy"; pushes by the token of a job start nothing), then run it again or wait longer';
const ROOT_HINT = 'serve the whole index branch at the root of the host, .well-known with it: some uploads leave hidden files out (upload-pages-artifact needs include-hidden-files: true)';
function hintFor(answer, hint = DEPLOY_HINT) {
    const isCached = 'headers' in answer && cacheWords(answer.headers) !== '';
    if (!isCached)
        return hint;
    return 'a cache in front of the host keeps what it has: wait longer than its max-age, or purge it when the site is deployed';
}

;// CONCATENATED MODULE: ./lib/doctor/wait.js


/** The same for people. */
function formatInstallation({ seconds, terraform }) {
    const clients = terraform ? 'OpenTofu and Terraform' : 'OpenTofu alone';
    return `installable after ${seconds} seconds, by ${clients}`;
}
/**
 * Has the site deployed, and polls the public registry until it answers each version of the run with the location that was
 * committed. Where nothing has changed in this run and a version is not to be had all the same, a deployment was missed: it
 * is asked for again. Throws NOT_INSTALLABLE with what was seen last; the versions are published all the same.
 */
async function makeInstallable(report, dependencies) {
    const { registryUrl, index } = report;
    const { patience } = dependencies;
    const isChanged = index.changed.length > 0;
    if (isChanged)
        await dependencies.deploy?.();
    if (patience === undefined)
        return undefined;
    if (registryUrl === null)
        throw withoutUrl();
    let deploy = isChanged ? undefined : dependencies.deploy;
    const notes = new Map();
    for (const version of committedVersions(report)) {
        for (let attempt = 1;; attempt += 1) {
            const obstacle = await obstacleTo(version, registryUrl, { host: dependencies.host, notes });
            if (obstacle === undefined)
                break;
            dependencies.log.info(`waiting   ${obstacle.seen}`);
            await deploy?.();
            deploy = undefined;
            if (!(await patience.again(attempt)))
                throw notInstallable(version, obstacle, dependencies.elapsed());
        }
    }
    const [note] = notes.values();
    if (note !== undefined)
        dependencies.log.warn(`OpenTofu can install it, Terraform cannot: ${note.seen}\n${note.hint}`);
    return { seconds: dependencies.elapsed(), terraform: notes.size === 0 };
}
/** Unchanged ones too: a run that ended while it waited is run again. */
function committedVersions({ results }) {
    return results.filter((result) => result.status !== 'refused');
}
/**
 * In the order in which clients ask. The next question is asked only after a good answer: a host may remember that a file
 * was not there.
 */
async function obstacleTo(version, registryUrl, { host, notes }) {
    const discovery = discoveryUrl(registryUrl);
    const base = discovery === undefined ? modulesBelow(registryUrl) : readDiscovery(await host.ask(discovery));
    if (typeof base !== 'string')
        return base;
    const module = `${base}${version.address}`;
    const missing = readVersions(await host.ask(`${module}/versions`), version);
    if (missing !== undefined)
        return missing;
    const download = await host.ask(`${module}/${version.version}/download`);
    const obstacle = readDownload(download, version);
    if (obstacle !== undefined)
        return obstacle;
    const header = readTerraformHeader(download, version);
    const note = header === 'source' ? readSourcePage(await host.ask(new URL('source', download.url).href)) : header;
    if (note !== undefined)
        notes.set(version.address, note);
    return undefined;
}
function notInstallable(version, { seen, hint }, seconds) {
    return new error/* RegistryError */.gl('NOT_INSTALLABLE', `${(0,error/* quote */.hD)(`${version.address} ${version.version}`)} is published, and cannot be installed after ${seconds} seconds: ${seen}`, hint);
}
function withoutUrl() {
    return new error/* RegistryError */.gl('NOT_INSTALLABLE', 'the index has no public URL, so nobody can say whether its versions can be installed', 'set it once: module-registry init --index … --url https://modules.example.com');
}


/***/ })

};
