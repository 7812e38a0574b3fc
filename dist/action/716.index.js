export const id = 716;
export const ids = [716];
export const modules = {

/***/ 2716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./lib/adapters/registry/patience.js

const LONGEST_PAUSE_MS = 10_000;
/** Looks again after one second, two, three, up to ten; the last time when the seconds are over. */
function patience(seconds) {
    const deadline = Date.now() + seconds * 1000;
    return {
        async again(attempt) {
            const left = deadline - Date.now();
            if (left <= 0)
                return false;
            await (0,external_node_timers_promises_.setTimeout)(Math.min(left, attempt * 1000, LONGEST_PAUSE_MS));
            return true;
        },
    };
}
/** Seconds since a moment, now without one. A clock that is behind that of the server gives none. */
function secondsSince(moment) {
    const start = moment ?? Date.now();
    return () => Math.max(0, Math.round((Date.now() - start) / 1000));
}

;// CONCATENATED MODULE: ./lib/adapters/registry/public-host.js
/** Terraform's and OpenTofu's own patience with a registry. */
const LONGEST_ANSWER_MS = 10_000;
/** Far above what any page of a registry has. */
const LARGEST_ANSWER = 4 * 1024 * 1024;
/** The registry that everybody sees: no credentials, no cache of ours, and the same questions that clients ask. */
const publicHost = {
    async ask(url) {
        try {
            const signal = AbortSignal.timeout(LONGEST_ANSWER_MS);
            const response = await fetch(url, { signal, headers: { accept: 'application/json, */*' } });
            const headers = Object.fromEntries(response.headers);
            return { url: response.url, status: response.status, headers, text: await textOf(response) };
        }
        catch (error) {
            return { url, failure: reasonOf(error) };
        }
    },
};
async function textOf(response) {
    const chunks = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
        size += chunk.length;
        if (size > LARGEST_ANSWER)
            throw new Error(`the answer has more than ${LARGEST_ANSWER} bytes`);
        chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString();
}
/** `fetch failed` alone says nothing: the reason is its cause. */
function reasonOf(error) {
    if (!(error instanceof Error))
        return String(error);
    return error.cause instanceof Error ? error.cause.message : error.message;
}

// EXTERNAL MODULE: ./lib/adapters/temporary.js
var temporary = __webpack_require__(9215);
// EXTERNAL MODULE: ./lib/core/error.js
var core_error = __webpack_require__(1105);
// EXTERNAL MODULE: ./lib/use-cases/make-installable.js + 2 modules
var make_installable = __webpack_require__(2269);
// EXTERNAL MODULE: ./lib/use-cases/publish.js + 35 modules
var publish = __webpack_require__(2022);
// EXTERNAL MODULE: ./lib/action/run-parts.js + 72 modules
var run_parts = __webpack_require__(9163);
;// CONCATENATED MODULE: ./lib/action/run.js









/** Publishes as the inputs say. @param surroundings.temporary directory that outlives the run, for the zip */
function run(action, surroundings) {
    const kept = surroundings.temporary;
    return (0,temporary/* withTemporaryDirectory */.n)(async (temporary) => {
        const packages = [];
        const inside = { ...surroundings, temporary };
        const { inputs, event, tags } = action;
        const outcome = await (0,run_parts/* withRunParts */.g)({ inputs, event, source: { tags } }, inside, async (parts) => {
            const report = await publishTags(action, parts, { packages, log: surroundings.log });
            return { report, ...(await arrive(report, action, parts, surroundings.log)) };
        });
        return { ...outcome, packagePath: await keepPackage(outcome.report, packages, kept) };
    }, kept);
}
function publishTags({ inputs, tags }, parts, { packages, log }) {
    const { modules, opened, stores } = parts;
    const request = {
        tags,
        flags: inputs.selection,
        url: inputs['index-url'],
        keepGoing: inputs['keep-going'],
        dryRun: inputs['dry-run'],
    };
    const packer = rememberingPacker(modules.packer, packages);
    return (0,publish/* publish */.m)(request, { ...parts, ...modules, ...opened, stores, packer, log });
}
/** What is published stays so, whatever becomes of its site: a failure is told beside the results. */
async function arrive(report, { inputs, event }, { indexHome }, log) {
    const { deploy, wait } = inputs;
    if (inputs['dry-run'] || report.error !== undefined)
        return {};
    try {
        const installation = await (0,make_installable/* makeInstallable */.s)(report, {
            host: publicHost,
            patience: wait === undefined ? undefined : patience(wait),
            elapsed: secondsSince(event.taggedAt),
            deploy: deploy && (async () => startDeployment(await indexHome(), deploy)),
            log,
        });
        return { installation };
    }
    catch (error) {
        if (error instanceof core_error/* RegistryError */.gl)
            return { missing: error };
        throw error;
    }
}
async function startDeployment(home, wish) {
    const { requestDeployment } = await __webpack_require__.e(/* import() */ 563).then(__webpack_require__.bind(__webpack_require__, 3563));
    return requestDeployment(home, wish);
}
function rememberingPacker(packer, packages) {
    return {
        async pack(request) {
            const pkg = await packer.pack(request);
            packages.push(pkg);
            return pkg;
        },
    };
}
async function keepPackage(report, packages, directory) {
    const [result, ...others] = report.results;
    if (result === undefined || result.status === 'refused' || others.length > 0)
        return '';
    const pkg = packages.find(({ facts }) => facts.digest === result.package.digest);
    if (pkg === undefined)
        return '';
    const path = (0,external_node_path_.join)(directory, `${result.address.replaceAll('/', '-')}-${result.version}.zip`);
    await (0,promises_.copyFile)(pkg.file, path);
    return path;
}


/***/ })

};
