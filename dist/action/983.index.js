export const id = 983;
export const ids = [983];
export const modules = {

/***/ 8983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  plan: () => (/* binding */ plan)
});

// EXTERNAL MODULE: ./lib/adapters/temporary.js
var temporary = __webpack_require__(9215);
// EXTERNAL MODULE: ./lib/core/error.js
var error = __webpack_require__(1105);
// EXTERNAL MODULE: ./lib/core/group.js
var group = __webpack_require__(1968);
// EXTERNAL MODULE: ./lib/core/index/contents.js
var contents = __webpack_require__(716);
// EXTERNAL MODULE: ./lib/core/index/layout.js
var layout = __webpack_require__(2496);
// EXTERNAL MODULE: ./lib/core/selection.js
var selection = __webpack_require__(8905);
// EXTERNAL MODULE: ./lib/core/version.js
var version = __webpack_require__(8067);
;// CONCATENATED MODULE: ./lib/use-cases/next-tags.js





const FIRST = (0,version/* parseVersion */.ot)('0.1.0');
/** The tags that a commit which nobody has tagged yet would get if each of its modules were released next. */
async function nextTags(head, flags, { config, defaultAddress, snapshot }) {
    const groups = (0,group/* groupBy */.$)((0,selection/* modulesOf */.X)(await config.at(head.commit), flags), ({ tagPrefix }) => tagPrefix);
    const tags = [];
    for (const [prefix, specs] of groups) {
        const addresses = specs.map(({ address }) => address ?? defaultAddress());
        const version = await nextVersion(addresses, snapshot);
        tags.push({ ...head, tag: `${prefix}v${version}` });
    }
    return {
        names: tags.map(({ tag }) => tag),
        find: async (name) => tags.find(({ tag }) => tag === name),
        all: async () => tags,
    };
}
/** Modules that share their tags have the same next version. */
async function nextVersion(addresses, snapshot) {
    const files = await snapshot.read(addresses.map((address) => (0,layout/* modulePath */.Mw)(address, 'module.json')));
    const versions = addresses.flatMap((address) => (0,contents/* moduleIn */.w6)(files, address)?.versions ?? []);
    const [highest] = (0,version/* sortVersions */.M7)(versions.map(({ version }) => version));
    return highest === undefined ? FIRST : (0,version/* nextPatch */.W7)(highest);
}

// EXTERNAL MODULE: ./lib/use-cases/publish.js + 35 modules
var publish = __webpack_require__(2022);
// EXTERNAL MODULE: ./lib/action/run-parts.js + 72 modules
var run_parts = __webpack_require__(3028);
// EXTERNAL MODULE: ./lib/action/summary.js
var summary = __webpack_require__(8962);
;// CONCATENATED MODULE: ./lib/action/plan.js






/** What a pull request would publish if it were merged and tagged. Reads only, but for the comment that was asked for. */
function plan({ inputs, event, pullRequest }, surroundings) {
    return (0,temporary/* withTemporaryDirectory */.n)((temporary) => {
        const inside = { ...surroundings, temporary };
        return (0,run_parts/* withRunParts */.g)({ inputs, event, source: { pullRequest } }, inside, async (parts) => {
            const report = await planNext(inputs, parts, inside);
            const text = (0,summary/* renderPlan */.E)(report);
            if (inputs.comment)
                await comment(parts, pullRequest, text);
            return { report, text };
        });
    }, surroundings.temporary);
}
async function planNext(inputs, parts, { log }) {
    const { modules, opened } = parts;
    const head = await modules.taggedHead();
    if (head === undefined) {
        throw new error/* RegistryError */.gl('NOT_FOUND', 'the pull request has no merge commit', 'solve its conflicts first');
    }
    const snapshot = await opened.index.open();
    const tags = await nextTags(head, inputs.selection, { ...modules, snapshot });
    const request = {
        tags: tags.names,
        flags: inputs.selection,
        url: inputs['index-url'],
        keepGoing: true,
        dryRun: true,
    };
    return (0,publish/* publish */.m)(request, { ...parts, ...modules, ...opened, stores: parts.stores, tags, log });
}
async function comment({ modules }, pullRequest, text) {
    const { putComment } = await __webpack_require__.e(/* import() */ 347).then(__webpack_require__.bind(__webpack_require__, 2347));
    await putComment((await modules.home()).repository, pullRequest, text);
}


/***/ }),

/***/ 8962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ renderPlan),
/* harmony export */   renderRefusal: () => (/* binding */ renderRefusal),
/* harmony export */   renderSummary: () => (/* binding */ renderSummary)
/* harmony export */ });
/* harmony import */ var _core_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1105);
/* harmony import */ var _core_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(822);
/* harmony import */ var _core_module_block_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5519);
/* harmony import */ var _core_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8067);




/** The job summary: Markdown in which text from outside is only ever text. */
/** With {@link MAX_TEXT_LENGTH} this keeps a summary below GitHub's limit of 1 MiB. */
const MAX_ROWS = 100;
const MAX_TEXT_LENGTH = 500;
/** Every result of a run, and what consumers paste. */
function renderSummary({ results, registryUrl }) {
    const refused = results.filter((result) => result.status === 'refused');
    const accepted = results.filter((result) => result.status !== 'refused');
    const parts = [
        ...(accepted.length === 0 ? [] : [releaseTable(accepted), ...moduleBlocks(accepted, registryUrl)]),
        ...(refused.length === 0 ? [] : [refusalTable(refused)]),
        ...(results.length === 0 ? ['No tag is a version of a module.\n'] : []),
    ];
    return `## Module registry\n\n${parts.join('\n')}`;
}
/** What a pull request would publish, and which files of the index would change. */
function renderPlan(report) {
    const { changed } = report.index;
    const files = changed.slice(0, MAX_ROWS).map((path) => `- ${code(path)}\n`);
    const more = changed.length > MAX_ROWS ? `- and ${changed.length - MAX_ROWS} more\n` : '';
    const diff = `<details><summary>${changed.length} files of the index would change</summary>\n\n${files.join('')}${more}\n</details>\n`;
    return `${renderSummary(report)}\nMerged and tagged, this pull request would be published like this.\n\n${diff}`;
}
/** A run that was refused before it came to its tags. */
function renderRefusal(refusal) {
    return `## Module registry\n\n${code(refusal.code)} ${prose(refusal.message)}\n\n${prose(refusal.hint)}\n`;
}
function releaseTable(results) {
    const rows = results.map(({ status, address, version, package: { digest } }) => [
        status,
        code(address),
        code(version),
        code(digest),
    ]);
    return table(['Status', 'Address', 'Version', 'Digest'], rows);
}
function refusalTable(results) {
    const rows = results.map(({ tag, error }) => [
        code(tag),
        code(error.code),
        prose(error.message),
        prose(error.hint),
    ]);
    return table(['Refused tag', 'Code', 'Why', 'What to do'], rows);
}
function moduleBlocks(results, registryUrl) {
    const releases = results.map(({ address, version }) => ({
        address: (0,_core_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .parseModuleAddress */ .E9)(address),
        version: (0,_core_version_js__WEBPACK_IMPORTED_MODULE_3__/* .parseVersion */ .ot)(version),
    }));
    const [highest] = releases.toSorted((a, b) => (0,_core_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(b.version, a.version));
    return highest === undefined ? [] : [`\`\`\`hcl\n${(0,_core_module_block_js__WEBPACK_IMPORTED_MODULE_2__/* .formatModuleBlock */ .t)(highest, registryUrl)}\n\`\`\`\n`];
}
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
        .map((line) => (0,_core_error_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(line).replaceAll(MARK, (mark) => `&#${mark.codePointAt(0)};`))
        .join('<br>');
}
const MARK = /[&<>`*_~[\]#|\\@$]|:(?=\S)|(?<=www)\./gi;


/***/ })

};
