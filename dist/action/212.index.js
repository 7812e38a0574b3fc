export const id = 212;
export const ids = [212,600];
export const modules = {

/***/ 6093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   pX: () => (/* binding */ MAX_ROWS),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/** Markdown in which text from outside is only ever text. */
/** With {@link MAX_TEXT_LENGTH} this keeps a summary below GitHub's limit of 1 MiB. */
const MAX_ROWS = 100;
const MAX_TEXT_LENGTH = 500;
/** At most {@link MAX_ROWS} rows. */
function table(heads, rows) {
    const lines = [heads, heads.map(() => '---'), ...rows.slice(0, MAX_ROWS)];
    const rest = rows.length - MAX_ROWS;
    const more = rest > 0 ? `\nand ${rest} more: see the output "results"\n` : '';
    return `${lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('')}${more}`;
}
/** Monospaced; what is no plain word is spelled in character references, since a code span knows no escapes. */
function code(text) {
    return /^[\w./:@+-]{1,200}$/.test(text) ? `\`${text}\`` : `<code>${prose(text)}</code>`;
}
/** Whatever could begin markup, a link, a mention or a cell becomes a character reference. */
function prose(text) {
    const cut = text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;
    return cut
        .split('\n')
        .map((line) => (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(line).replaceAll(MARK, (mark) => `&#${mark.codePointAt(0)};`))
        .join('<br>');
}
const MARK = /[&<>`*_~[\]#|\\@$]|:(?=\S)|(?<=www)\./gi;


/***/ }),

/***/ 6212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ renderPull),
  renderRefusal: () => (/* binding */ renderRefusal),
  renderSummary: () => (/* binding */ renderSummary)
});

// EXTERNAL MODULE: ./lib/doctor/wait.js + 2 modules
var wait = __webpack_require__(3600);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/module/module-block.js
var module_block = __webpack_require__(3290);
// EXTERNAL MODULE: ./lib/module/version.js
var module_version = __webpack_require__(7124);
// EXTERNAL MODULE: ./lib/action/markdown.js
var markdown = __webpack_require__(6093);
// EXTERNAL MODULE: ./lib/interface/diff/changes-text.js
var changes_text = __webpack_require__(484);
;// CONCATENATED MODULE: ./lib/action/pull-request/interface-summary.js


/** What modules offer, and whether their version numbers tell the truth. */
/** Of each version that was compared with a lower one: what its interface asks for, and every change of it. */
function renderVerdicts(results) {
    const compared = results.flatMap((result) => (result.compatibility === undefined ? [] : [result]));
    if (compared.length === 0)
        return [];
    const rows = compared.map(({ address, version, compatibility }) => [
        (0,markdown/* code */.aY)(`${address} ${version}`),
        (0,markdown/* code */.aY)(compatibility?.base ?? ''),
        compatibility?.required ?? '',
        compatibility?.given ?? '',
        verdictOf(compatibility?.honest),
    ]);
    const changes = compared.flatMap(({ version, compatibility }) => (compatibility?.changes ?? []).map((change) => ({
        ...change,
        subject: compared.length > 1 ? `${version}: ${change.subject}` : change.subject,
    })));
    return [(0,markdown/* table */.tp)(['Version', 'After', 'Interface needs', 'Says', 'Verdict'], rows), ...changeTable(changes)];
}
/** What a check found: the bump that each module needs, every change, and a line for the changelog. */
function renderCheck({ modules }) {
    if (modules.length === 0)
        return '';
    const rows = modules.map(({ path, base, bump, next }) => [
        nameOf(path),
        base === null ? 'nothing was released yet' : (0,markdown/* code */.aY)(base),
        base === null ? '' : bump,
        next === null ? '' : (0,markdown/* code */.aY)(next),
    ]);
    const head = (0,markdown/* table */.tp)(['Module', 'Last release', 'Needs', 'Next version at least'], rows);
    const each = modules.filter(({ base }) => base !== null).flatMap((module) => renderModule(module, modules));
    return [head, ...each].join('\n');
}
function renderModule({ path, changes }, { length }) {
    const title = length > 1 ? [`${nameOf(path)}:\n`] : [];
    return [...title, ...changeTable(changes), `Changelog: ${(0,markdown/* prose */.CS)((0,changes_text/* changelogLine */.H8)(changes))}\n`];
}
function nameOf(path) {
    return path === '' ? 'the root' : (0,markdown/* code */.aY)(path);
}
/** @param honest the lowest version that would be; undefined where this one is */
function verdictOf(honest) {
    return honest === undefined ? 'honest' : `**says too little: ${(0,markdown/* code */.aY)(honest)} would be honest**`;
}
function changeTable(changes) {
    const rows = (0,changes_text/* bySeverity */.Np)(changes).map(({ severity, subject, message }) => [
        severity,
        (0,markdown/* code */.aY)(subject),
        (0,markdown/* prose */.CS)(message),
    ]);
    return rows.length === 0 ? [] : [(0,markdown/* table */.tp)(['Change', 'Of', 'What'], rows)];
}

;// CONCATENATED MODULE: ./lib/action/summary.js






/** Every result of a run, what changed for those who call the modules, and what consumers paste. */
function renderSummary(report, { installation, missing } = {}) {
    const parts = [
        renderResults(report, renderVerdicts),
        ...(installation === undefined ? [] : [`${(0,markdown/* prose */.CS)((0,wait.formatInstallation)(installation))}\n`]),
        ...(missing === undefined ? [] : [refusalText(missing)]),
    ];
    return `${TITLE}${parts.join('\n')}`;
}
/** What a pull request changes and would publish: text of the summary, and of the comment. */
function renderPull({ checked, report }, refusals) {
    const rows = refusals.map((refusal) => [(0,markdown/* code */.aY)(refusal.code), (0,markdown/* prose */.CS)(refusal.message), (0,markdown/* prose */.CS)(refusal.hint)]);
    const parts = [
        ...(rows.length === 0 ? [] : [(0,markdown/* table */.tp)(['Refused', 'Why', 'What to do'], rows)]),
        renderCheck(checked.report),
        ...(report === undefined ? [] : [renderPlan(report)]),
    ];
    return `${TITLE}${parts.filter((part) => part !== '').join('\n')}`;
}
const TITLE = '## Module registry\n\n';
/** What would be published, and which files of the index would change. */
function renderPlan(report) {
    const { changed } = report.index;
    const files = changed.slice(0, markdown/* MAX_ROWS */.pX).map((path) => `- ${(0,markdown/* code */.aY)(path)}\n`);
    const more = changed.length > markdown/* MAX_ROWS */.pX ? `- and ${changed.length - markdown/* MAX_ROWS */.pX} more\n` : '';
    const diff = `<details><summary>${changed.length} files of the index would change</summary>\n\n${files.join('')}${more}\n</details>\n`;
    const accepted = report.results.filter((result) => result.status !== 'refused');
    const plan = renderResults({ ...report, results: accepted }, () => []);
    return `Merged and tagged, this pull request would be published like this.\n\n${plan}\n${diff}`;
}
function renderResults({ results, registryUrl }, verdicts) {
    const refused = results.filter((result) => result.status === 'refused');
    const accepted = results.filter((result) => result.status !== 'refused');
    const parts = [
        ...(accepted.length === 0 ? [] : [releaseTable(accepted), ...verdicts(accepted)]),
        ...moduleBlocks(accepted, registryUrl),
        ...(refused.length === 0 ? [] : [refusalTable(refused)]),
        ...(results.length === 0 ? ['No tag is a version of a module.\n'] : []),
    ];
    return parts.join('\n');
}
/** A run that was refused before it came to its tags. */
function renderRefusal(refusal) {
    return `${TITLE}${refusalText(refusal)}`;
}
function refusalText(refusal) {
    return `${(0,markdown/* code */.aY)(refusal.code)} ${(0,markdown/* prose */.CS)(refusal.message)}\n\n${(0,markdown/* prose */.CS)(refusal.hint)}\n`;
}
function releaseTable(results) {
    const rows = results.map(({ status, address, version, package: { digest } }) => [
        status,
        (0,markdown/* code */.aY)(address),
        (0,markdown/* code */.aY)(version),
        (0,markdown/* code */.aY)(digest),
    ]);
    return (0,markdown/* table */.tp)(['Status', 'Address', 'Version', 'Digest'], rows);
}
function refusalTable(results) {
    const rows = results.map(({ tag, error }) => [
        (0,markdown/* code */.aY)(tag),
        (0,markdown/* code */.aY)(error.code),
        (0,markdown/* prose */.CS)(error.message),
        (0,markdown/* prose */.CS)(error.hint),
    ]);
    return (0,markdown/* table */.tp)(['Refused tag', 'Code', 'Why', 'What to do'], rows);
}
function moduleBlocks(results, registryUrl) {
    const releases = results.map(({ address, version }) => ({
        address: (0,module_address/* parseModuleAddress */.E9)(address),
        version: (0,module_version/* parseVersion */.ot)(version),
    }));
    const [highest] = releases.toSorted((a, b) => (0,module_version/* compareVersions */.Zy)(b.version, a.version));
    return highest === undefined ? [] : [`\`\`\`hcl\n${(0,module_block/* formatModuleBlock */.t)(highest, registryUrl)}\n\`\`\`\n`];
}


/***/ }),

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


/***/ }),

/***/ 3290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ formatModuleBlock)
/* harmony export */ });
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);

/** What a consumer writes; ready to paste. */
function formatModuleBlock(release, registryUrl) {
    const host = registryUrl === null ? 'REGISTRY_HOST' : new URL(registryUrl).host;
    const source = `${host}/${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_0__/* .formatModuleAddress */ .wc)(release.address)}`;
    return `module "${release.address.name}" {\n  source  = "${source}"\n  version = "${release.version}"\n}`;
}


/***/ })

};
