export const id = 8125;
export const ids = [8125];
export const modules = {

/***/ 8125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishCommand: () => (/* binding */ publishCommand)
});

// EXTERNAL MODULE: ./lib/adapters/http/backoff.js
var http_backoff = __webpack_require__(5761);
// EXTERNAL MODULE: ./lib/adapters/http/web.js + 1 modules
var web = __webpack_require__(5469);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4210);
// EXTERNAL MODULE: ./lib/composition/forge.js
var forge = __webpack_require__(9265);
// EXTERNAL MODULE: ./lib/composition/index-store.js
var index_store = __webpack_require__(9834);
// EXTERNAL MODULE: ./lib/composition/modules.js
var composition_modules = __webpack_require__(55);
// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(7526);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/url.js
var base_url = __webpack_require__(8644);
// EXTERNAL MODULE: ./lib/doctor/client.js
var client = __webpack_require__(8784);
// EXTERNAL MODULE: ./lib/doctor/client-walk.js + 1 modules
var client_walk = __webpack_require__(1973);
;// CONCATENATED MODULE: ./lib/doctor/wait.js





function formatInstallation({ seconds, terraform }) {
    const clients = terraform ? 'OpenTofu and Terraform' : 'OpenTofu alone';
    return `installable after ${(0,count/* counted */.h)(seconds, 'second')}, by ${clients}`;
}
/**
 * Requests a deployment of the site, and polls the public registry until it answers each version of the run with the
 * location that was committed. If the run changed nothing and a version cannot be installed, a deployment was missed: it is
 * requested again, once. NOT_INSTALLABLE says what was seen last.
 */
async function makeInstallable(report, dependencies) {
    if (report.error !== undefined)
        return {};
    return installationOf(report, dependencies).then((installation) => ({ installation }), (0,error/* ifRefused */.yR)((refusal) => ({ missing: refusal.toRefusal() })));
}
async function installationOf(report, dependencies) {
    const { registryUrl, index } = report;
    const { backoff, web, log, elapsed } = dependencies;
    const isDeployed = index.changed.length > 0 || dependencies.isAgain === true;
    if (isDeployed)
        await dependencies.deploy?.();
    if (backoff === undefined)
        return undefined;
    if (registryUrl === null)
        throw new error/* RegistryError */.gl('NOT_INSTALLABLE', 'the index has no public URL, so nobody can say whether its versions can be installed', 'set it once: module-registry init --index … --url https://modules.example.com');
    let deploy = isDeployed ? undefined : dependencies.deploy;
    let terraformOnly;
    // Unchanged versions too: a run that ended while it waited is run again.
    for (const version of report.results.filter((result) => result.status !== 'refused')) {
        for (let attempt = 1;; attempt += 1) {
            const { opentofu, terraform } = await obstaclesTo(version, registryUrl, web);
            terraformOnly ??= terraform;
            if (opentofu === undefined)
                break;
            log.info(`waiting   ${opentofu.message}`);
            await deploy?.();
            deploy = undefined;
            if (await backoff.wait(attempt))
                continue;
            const name = (0,error/* quote */.hD)(`${version.address} ${version.version}`);
            throw new error/* RegistryError */.gl('NOT_INSTALLABLE', `${name} is published, and cannot be installed after ${(0,count/* counted */.h)(elapsed(), 'second')}: ${opentofu.message}`, opentofu.fix);
        }
    }
    if (terraformOnly !== undefined)
        log.warn(`OpenTofu can install it, Terraform cannot: ${terraformOnly.message}\n${terraformOnly.fix}`);
    return { seconds: elapsed(), terraform: terraformOnly === undefined };
}
async function obstaclesTo({ address, version, location }, url, web) {
    // No request is sent again that got a response: Terraform is judged by the responses that OpenTofu got.
    const known = new Map();
    let isLastFromCache = false;
    const answers = {
        async request(asked) {
            const answer = known.get(asked.url);
            if (answer !== undefined && !(0,client/* mayPass */.bg)(answer))
                return answer;
            const result = await web.request(asked);
            known.set(asked.url, result);
            isLastFromCache = result.kind === 'response' && (0,client/* cacheNote */.N4)(result) !== '';
            return result;
        },
    };
    const [terraform, opentofu] = client/* CLIENTS */.ro;
    const request = { url, address, version };
    const access = { host: new URL(url).host, token: undefined };
    const walk = new client_walk/* ClientWalk */.L(opentofu, answers, access);
    const download = await walk.download(request);
    const stop = walk.stoppedAt;
    if (stop !== undefined)
        return { opentofu: { ...stop, fix: fixFor(stop, isLastFromCache) } };
    if (download !== undefined && !isSameLocation(download, location)) {
        const message = `${(0,base_url/* printableUrl */.Zq)(download.url)} sends clients to ${(0,base_url/* printableUrl */.Zq)(download.location)}, not to ${(0,base_url/* printableUrl */.Zq)(location)}`;
        return { opentofu: { message, fix: OTHER_BRANCH_FIX } };
    }
    const other = new client_walk/* ClientWalk */.L(terraform, answers, access);
    await other.packageSource(request);
    return { terraform: other.stoppedAt };
}
/** A `serve` in front of the index adds how long a location is valid, and its signature. */
function isSameLocation({ url, location }, committed) {
    return withoutSignature(location, url) === withoutSignature(committed, url);
}
function withoutSignature(location, url) {
    if (!URL.canParse(location, url))
        return location;
    const unsigned = new URL(location, url);
    for (const name of ['expires', 'signature'])
        unsigned.searchParams.delete(name);
    return unsigned.href;
}
const OTHER_BRANCH_FIX = 'see that the host serves the branch that this run commits to (inputs "index-repository" and "index-branch")';
/** Checks that fail while a host, or a cache in front of it, has an older deployment. */
const OLD_DEPLOYMENT = new Set([
    'DISCOVERY_STATUS',
    'VERSIONS_UNREACHABLE',
    'VERSIONS_STATUS',
    'VERSIONS_EMPTY',
    'MODULE_NOT_FOUND',
    'VERSION_NOT_LISTED',
    'DOWNLOAD_UNREACHABLE',
    'DOWNLOAD_STATUS',
]);
function fixFor({ code, fix }, isFromCache) {
    if (!OLD_DEPLOYMENT.has(code))
        return fix;
    if (isFromCache)
        return 'a cache in front of the host keeps what it has: wait longer than its max-age, or purge it when the site is deployed';
    if (code === 'DISCOVERY_STATUS')
        return fix;
    return 'see that the site is deployed from the index branch after each commit (input "deploy"; pushes by the token of a job start nothing), then run it again or wait longer';
}

// EXTERNAL MODULE: ./lib/index/format/registry-url.js
var registry_url = __webpack_require__(8499);
// EXTERNAL MODULE: ./lib/publish/config.js
var config = __webpack_require__(8317);
// EXTERNAL MODULE: ./lib/publish/publish.js + 8 modules
var publish = __webpack_require__(7450);
// EXTERNAL MODULE: ./lib/publish/publish-report.js
var publish_report = __webpack_require__(7851);
// EXTERNAL MODULE: ./lib/publish/report-text.js
var report_text = __webpack_require__(8189);
// EXTERNAL MODULE: ./lib/cli/command.js
var command = __webpack_require__(9859);
;// CONCATENATED MODULE: ./lib/cli/publish.js













const optionsSchema = config/* selectionOptions */.lo.extend({ url: (0,schema/* checkedText */.N0)(registry_url/* parseOwnUrl */.N).optional() });
async function publishCommand(flags, runtime) {
    const { environment, log } = runtime;
    const { wait, expose } = flags;
    const elapsed = (0,http_backoff/* secondsSince */.wv)(undefined);
    const request = parseRequest(flags);
    const { dryRun, repair } = request;
    // Both run git; the first failure of the two is reported.
    const [openedIndex, modules] = await Promise.all([
        (0,index_store/* openIndex */.b6)(runtime, { index: flags.index, reading: 'paths', writes: !dryRun }),
        (0,composition_modules/* openModuleRepository */.PF)(runtime, flags.repository, {
            config: flags.config,
            oci: {
                host: request.flags['oci-repository']?.host,
                githubToken: environment['GITHUB_TOKEN'],
                repair,
            },
            github: (0,forge/* gitHubServer */.fF)(environment),
        }),
    ]);
    try {
        const context = {
            ...openedIndex,
            ...(await (0,composition_modules/* guardStores */.AZ)(modules, { expose, target: openedIndex.target }, runtime)),
            repository: { ...modules, publisher: await (0,composition_modules/* identified */.AR)(modules, runtime) },
            attestor: undefined,
            log,
        };
        const report = (0,publish_report/* reworded */.Fg)(await (0,publish/* publish */.mk)(request, context), modules.withConfigHint);
        const backoff = wait === undefined || dryRun ? undefined : (0,http_backoff/* pollBackoff */.c1)(wait);
        const waiting = { web: (0,web/* networkWeb */.jF)(log), backoff, elapsed, deploy: undefined, log };
        const { installation, missing } = await makeInstallable(report, waiting);
        const { results, index, error = missing } = report;
        const text = (0,report_text/* formatPublishReport */.r2)(report, flags.verbose);
        return {
            json: { results, index, ...(error && { error }), installation },
            text: installation === undefined ? text : `${text}\n${formatInstallation(installation)}`,
            refusals: [...(0,publish_report/* groupedRefusals */.GE)(report.failures), ...(missing ? [missing] : [])],
        };
    }
    finally {
        await Promise.all([modules.close(), openedIndex.close()]);
    }
}
/** What the flags ask for. Throws INVALID_INPUT, naming the flag. */
function parseRequest(flags) {
    const { keepGoing = false, strict, dryRun = false, repair } = flags;
    const tags = parseTags(flags);
    const { url, ...selection } = (0,command/* parseFlags */.bQ)(optionsSchema, flags);
    return { tags, flags: selection, url, keepGoing, strict, dryRun, repair };
}
function parseTags({ tag, allTags = false, keepGoing, strict, versions, }) {
    if (allTags === (tag !== undefined))
        throw new command/* UsageError */.eb('one of --tag and --all-tags is needed, not both', 'name a tag (--tag v1.2.3) or publish them all (--all-tags)');
    const ofAllTags = versions === undefined ? strict && '--strict' : '--versions';
    if (tag !== undefined && ofAllTags)
        throw new command/* UsageError */.eb(`${ofAllTags} is for --all-tags`, 'leave it out: --tag names each version already');
    if (keepGoing && strict)
        throw new command/* UsageError */.eb('--keep-going and --strict contradict each other', 'leave one of them out');
    return tag ?? 'all';
}


/***/ })

};
