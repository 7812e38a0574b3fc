export const id = 5774;
export const ids = [5774];
export const modules = {

/***/ 5774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8179);
/* harmony import */ var _index_format_bucket_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(106);
/* harmony import */ var _index_format_hosting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9856);
/* harmony import */ var _site_profile_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8978);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54);





/** What a host gets of an index. */
function profileOption() {
    return new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$('--profile <files>', 'what OpenTofu reads, and Terraform (protocol), and the pages (website); or the whole index, or all of it (full)').choices(_site_profile_js__WEBPACK_IMPORTED_MODULE_3__/* .PROFILES */ .jI);
}
function addressingOption() {
    return new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$('--addressing <style>', _program_js__WEBPACK_IMPORTED_MODULE_4__/* .ADDRESSING_HELP */ .Db).choices(_index_format_bucket_js__WEBPACK_IMPORTED_MODULE_1__/* .ADDRESSING */ .Dl);
}
function siteHostOption() {
    return new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$('--hosting <name>', 'the host whose limits and clients count (default: that of registry.json)').choices([..._index_format_hosting_js__WEBPACK_IMPORTED_MODULE_2__/* .HOSTINGS */ .il, 'none']);
}
(0,_program_js__WEBPACK_IMPORTED_MODULE_4__/* .command */ .G5)('render', {
    description: 'rebuild all derived files of an index, and apply the marks of its marks.yml',
    examples: ['--index ./registry', '--index ./registry --marks marks.yml --check'],
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4830), __webpack_require__.e(8815), __webpack_require__.e(9038), __webpack_require__.e(9334), __webpack_require__.e(145), __webpack_require__.e(7953), __webpack_require__.e(7691), __webpack_require__.e(9834), __webpack_require__.e(6890), __webpack_require__.e(5708), __webpack_require__.e(7164), __webpack_require__.e(3452), __webpack_require__.e(9262), __webpack_require__.e(3845), __webpack_require__.e(6065), __webpack_require__.e(55), __webpack_require__.e(9231), __webpack_require__.e(9238), __webpack_require__.e(162), __webpack_require__.e(8763)]).then(__webpack_require__.bind(__webpack_require__, 8763))).renderCommand,
})
    .requiredOption(_program_js__WEBPACK_IMPORTED_MODULE_4__/* .INDEX_FLAG */ .Wl, _program_js__WEBPACK_IMPORTED_MODULE_4__/* .INDEX_HELP */ .L0)
    .option('--marks <file>', 'file of marks to apply (default: marks.yml of the index, if it has one)')
    .option(_program_js__WEBPACK_IMPORTED_MODULE_4__/* .REPOSITORY_FLAG */ .EJ, 'clone of the repository in whose name marks are applied')
    .option('--check', 'write nothing; list what would change, and fail if anything would');
(0,_program_js__WEBPACK_IMPORTED_MODULE_4__/* .command */ .G5)('site', {
    description: 'write the website of an index: its files and a page for each module',
    examples: [
        '--index ./registry --output ./site',
        '--index https://github.com/acme/registry.git --output ./site --pages latest',
    ],
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2301), __webpack_require__.e(2150), __webpack_require__.e(36), __webpack_require__.e(9038), __webpack_require__.e(9334), __webpack_require__.e(145), __webpack_require__.e(7691), __webpack_require__.e(9834), __webpack_require__.e(6926), __webpack_require__.e(1968), __webpack_require__.e(8442), __webpack_require__.e(1842), __webpack_require__.e(4502)]).then(__webpack_require__.bind(__webpack_require__, 4251))).siteCommand,
})
    .requiredOption(_program_js__WEBPACK_IMPORTED_MODULE_4__/* .INDEX_FLAG */ .Wl, _program_js__WEBPACK_IMPORTED_MODULE_4__/* .INDEX_HELP */ .L0)
    .requiredOption('--output <dir>', 'directory of the site; a second run writes what changed since')
    .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$('--pages <which>', 'pages: of the latest version of each module, of all versions, or of all with their submodules')
    .choices(_site_profile_js__WEBPACK_IMPORTED_MODULE_3__/* .PAGES */ .Nb)
    .default('versions'))
    .addOption(profileOption().default('website'))
    .addOption(siteHostOption());
(0,_program_js__WEBPACK_IMPORTED_MODULE_4__/* .command */ .G5)('sync', {
    description: 'upload an index to an object store (S3, R2): packages first, then versions, then lists',
    examples: [
        '--index https://github.com/acme/registry.git --to s3://acme-modules',
        '--index ./registry --to s3://acme-modules/registry --endpoint https://ACCOUNT.r2.cloudflarestorage.com --region auto',
        '--index ./registry --to s3://acme-modules --prune --dry-run',
    ],
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2301), __webpack_require__.e(2150), __webpack_require__.e(36), __webpack_require__.e(9038), __webpack_require__.e(9334), __webpack_require__.e(145), __webpack_require__.e(7691), __webpack_require__.e(9834), __webpack_require__.e(6926), __webpack_require__.e(1968), __webpack_require__.e(1046), __webpack_require__.e(8442), __webpack_require__.e(1842), __webpack_require__.e(3213)]).then(__webpack_require__.bind(__webpack_require__, 1036))).syncCommand,
})
    .requiredOption(_program_js__WEBPACK_IMPORTED_MODULE_4__/* .INDEX_FLAG */ .Wl, _program_js__WEBPACK_IMPORTED_MODULE_4__/* .INDEX_HELP */ .L0)
    .requiredOption('--to <url>', 's3://BUCKET or s3://BUCKET/PREFIX')
    .option('--endpoint <url>', _program_js__WEBPACK_IMPORTED_MODULE_4__/* .ENDPOINT_HELP */ .y7)
    .option('--region <name>', _program_js__WEBPACK_IMPORTED_MODULE_4__/* .REGION_HELP */ .tm)
    .addOption(addressingOption())
    .option('--site', 'upload the pages of the website, too: --profile full')
    .addOption(profileOption())
    .addOption(siteHostOption())
    .option('--prune', 'list what the index has no more, and delete it; nothing is ever deleted without this')
    .option('--dry-run', 'print what would be uploaded and deleted; write nothing');
(0,_program_js__WEBPACK_IMPORTED_MODULE_4__/* .command */ .G5)('verify', {
    description: 'audit an index: derived files, digests, ownership, locations, and its history',
    examples: [
        '--index ./registry',
        '--index https://github.com/acme/registry.git --history --checkpoint registry.checkpoint',
        '--index https://github.com/acme/registry.git --packages --strict',
    ],
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4830), __webpack_require__.e(8815), __webpack_require__.e(2301), __webpack_require__.e(9038), __webpack_require__.e(9334), __webpack_require__.e(145), __webpack_require__.e(7953), __webpack_require__.e(7691), __webpack_require__.e(9834), __webpack_require__.e(6890), __webpack_require__.e(5708), __webpack_require__.e(7164), __webpack_require__.e(3452), __webpack_require__.e(9262), __webpack_require__.e(3845), __webpack_require__.e(6926), __webpack_require__.e(6065), __webpack_require__.e(7450), __webpack_require__.e(1968), __webpack_require__.e(1595), __webpack_require__.e(1046), __webpack_require__.e(5448), __webpack_require__.e(9231), __webpack_require__.e(5016), __webpack_require__.e(5315)]).then(__webpack_require__.bind(__webpack_require__, 1456))).verifyCommand,
})
    .requiredOption(_program_js__WEBPACK_IMPORTED_MODULE_4__/* .INDEX_FLAG */ .Wl, _program_js__WEBPACK_IMPORTED_MODULE_4__/* .INDEX_HELP */ .L0)
    .option('--history', 'check every commit of the branch: no published version changed or disappeared')
    .option('--since <commit>', 'with --history: only the commits after this one')
    .option('--checkpoint <file>', 'with --history: file that remembers the verified head between runs')
    .option('--base <commit>', 'the branch is a pull request onto this commit or branch, and may only publish')
    .option('--packages', 'fetch every package, and rebuild it from its tag')
    .option('--strict', 'what cannot be reached or read is a finding too')
    .option('--sarif <file>', 'write the findings as SARIF, too');
const CLAIM_HELP = 'clone of the repository in whose name this runs (default: the repository of the workflow, if any)';
/** `<versions>` must be given; without `[versions]` the mark is about the whole module. */
const MARKS = [
    [
        'yank',
        'take versions out of what clients can choose; their packages stay',
        '<versions>',
        'acme/vpc/aws 1.2.3 --index ./registry --reason "deletes the state bucket"',
    ],
    ['restore', 'take back the yank of versions', '<versions>', 'acme/vpc/aws 1.2.3 --index ./registry'],
    [
        'deprecate',
        'warn consumers of versions, or of the whole module; all stay listed',
        '[versions]',
        'acme/vpc/aws "< 2.0.0" --index ./registry --reason "no longer maintained" --replacement acme/network/aws',
    ],
    ['undeprecate', 'take back a deprecation', '[versions]', 'acme/vpc/aws "< 2.0.0" --index ./registry'],
];
for (const [action, description, versions, example] of MARKS) {
    const marking = (0,_program_js__WEBPACK_IMPORTED_MODULE_4__/* .command */ .G5)(action, {
        description,
        examples: [example],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4830), __webpack_require__.e(9038), __webpack_require__.e(9334), __webpack_require__.e(145), __webpack_require__.e(7953), __webpack_require__.e(7691), __webpack_require__.e(9834), __webpack_require__.e(6890), __webpack_require__.e(5708), __webpack_require__.e(7164), __webpack_require__.e(3452), __webpack_require__.e(9262), __webpack_require__.e(3845), __webpack_require__.e(6065), __webpack_require__.e(55), __webpack_require__.e(9238), __webpack_require__.e(3857)]).then(__webpack_require__.bind(__webpack_require__, 3857))).markCommand(action),
    })
        .argument('<address>', 'module address: namespace/name/system')
        .argument(versions, 'a version, or a constraint in quotes, such as "< 2.0.0"')
        .requiredOption(_program_js__WEBPACK_IMPORTED_MODULE_4__/* .INDEX_FLAG */ .Wl, _program_js__WEBPACK_IMPORTED_MODULE_4__/* .INDEX_HELP */ .L0)
        .option(_program_js__WEBPACK_IMPORTED_MODULE_4__/* .REPOSITORY_FLAG */ .EJ, CLAIM_HELP)
        .option('--dry-run', 'print what clients would see; write nothing');
    if (action === 'restore' || action === 'undeprecate')
        continue;
    marking
        .requiredOption('--reason <text>', 'why; consumers read it')
        .option('--link <url>', 'where consumers read more')
        .option('--replacement <address>', 'what to use instead: namespace/name/system, or the same with @version')
        .option('--allow-latest', 'mark the latest version too');
}
(0,_program_js__WEBPACK_IMPORTED_MODULE_4__/* .command */ .G5)('remove', {
    description: 'delete the files and packages of a version for good; its number is never used again',
    examples: [
        'acme/vpc/aws 1.2.3 --index ./registry --reason "contains a private key" --dry-run',
        'acme/vpc/aws 1.2.3 --index ./registry --reason "contains a private key" --yes',
    ],
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4830), __webpack_require__.e(9038), __webpack_require__.e(9334), __webpack_require__.e(145), __webpack_require__.e(7953), __webpack_require__.e(7691), __webpack_require__.e(9834), __webpack_require__.e(6890), __webpack_require__.e(5708), __webpack_require__.e(7164), __webpack_require__.e(3452), __webpack_require__.e(9262), __webpack_require__.e(3845), __webpack_require__.e(6065), __webpack_require__.e(55), __webpack_require__.e(9238), __webpack_require__.e(3857)]).then(__webpack_require__.bind(__webpack_require__, 3857))).removeCommand,
})
    .argument('<address>', 'module address: namespace/name/system')
    .argument('<version>', 'one version')
    .requiredOption(_program_js__WEBPACK_IMPORTED_MODULE_4__/* .INDEX_FLAG */ .Wl, _program_js__WEBPACK_IMPORTED_MODULE_4__/* .INDEX_HELP */ .L0)
    .requiredOption('--reason <text>', 'why; it stays in the index for ever, so it repeats no secret')
    .option(_program_js__WEBPACK_IMPORTED_MODULE_4__/* .REPOSITORY_FLAG */ .EJ, CLAIM_HELP)
    .option('--yes', 'do not ask; without it a terminal asks for the version')
    .option('--dry-run', 'print what would be deleted; delete nothing');
(0,_program_js__WEBPACK_IMPORTED_MODULE_4__/* .command */ .G5)('transfer', {
    description: 'give addresses to another repository, which publishes them from then on',
    examples: [
        'acme/vpc/aws --to acme/terraform-aws-network --index ./registry',
        "'acme/*/aws' --to '{owner}/{repository}' --host github.com --index ./registry --dry-run",
    ],
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4830), __webpack_require__.e(9038), __webpack_require__.e(9334), __webpack_require__.e(145), __webpack_require__.e(7953), __webpack_require__.e(7691), __webpack_require__.e(9834), __webpack_require__.e(6890), __webpack_require__.e(5708), __webpack_require__.e(7164), __webpack_require__.e(3452), __webpack_require__.e(9262), __webpack_require__.e(3845), __webpack_require__.e(6065), __webpack_require__.e(55), __webpack_require__.e(9238), __webpack_require__.e(3857)]).then(__webpack_require__.bind(__webpack_require__, 3857))).transferCommand,
})
    .argument('<address>', 'module address, or a pattern in quotes, such as "acme/*/aws"')
    .requiredOption(_program_js__WEBPACK_IMPORTED_MODULE_4__/* .INDEX_FLAG */ .Wl, _program_js__WEBPACK_IMPORTED_MODULE_4__/* .INDEX_HELP */ .L0)
    .requiredOption('--to <owner/name>', 'the new repository; {namespace}, {name}, {system}, {owner} and {repository} are filled in for each module')
    .option('--host <host>', 'its host (default: that of the owner before)')
    .option('--reason <text>', 'why; it stays in the index')
    .option(_program_js__WEBPACK_IMPORTED_MODULE_4__/* .REPOSITORY_FLAG */ .EJ, CLAIM_HELP)
    .option('--dry-run', 'print who would own what; write nothing');
(0,_program_js__WEBPACK_IMPORTED_MODULE_4__/* .command */ .G5)('status', {
    description: 'print what an index holds: modules, owners, versions, marks, sizes, refused tags',
    examples: ['--index ./registry', '--index https://github.com/acme/registry.git --module acme/vpc/aws'],
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9038), __webpack_require__.e(9334), __webpack_require__.e(145), __webpack_require__.e(7691), __webpack_require__.e(9834), __webpack_require__.e(3452), __webpack_require__.e(1338)]).then(__webpack_require__.bind(__webpack_require__, 1338))).statusCommand,
})
    .requiredOption(_program_js__WEBPACK_IMPORTED_MODULE_4__/* .INDEX_FLAG */ .Wl, _program_js__WEBPACK_IMPORTED_MODULE_4__/* .INDEX_HELP */ .L0)
    .option('--module <ns/name/system>', 'print the versions of one module');
(0,_program_js__WEBPACK_IMPORTED_MODULE_4__/* .command */ .G5)('serve', {
    description: 'serve an index to Terraform and OpenTofu',
    examples: [
        '--index ./registry',
        '--index https://github.com/acme/registry.git --host 0.0.0.0 --port 443 --tls-cert cert.pem --tls-key key.pem',
        '--index ./registry --token-file tokens.txt',
        '--index s3://acme-modules --token-file tokens.txt',
    ],
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2150), __webpack_require__.e(9038), __webpack_require__.e(9334), __webpack_require__.e(145), __webpack_require__.e(7691), __webpack_require__.e(9834), __webpack_require__.e(3845), __webpack_require__.e(1842), __webpack_require__.e(7763)]).then(__webpack_require__.bind(__webpack_require__, 8150))).serveCommand,
})
    .requiredOption(_program_js__WEBPACK_IMPORTED_MODULE_4__/* .INDEX_FLAG */ .Wl, `${_program_js__WEBPACK_IMPORTED_MODULE_4__/* .INDEX_HELP */ .L0}; or s3://BUCKET/PREFIX, or the https URL of a static registry`)
    .option('--endpoint <url>', _program_js__WEBPACK_IMPORTED_MODULE_4__/* .ENDPOINT_HELP */ .y7)
    .option('--region <name>', _program_js__WEBPACK_IMPORTED_MODULE_4__/* .REGION_HELP */ .tm)
    .addOption(addressingOption())
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--port <number>', 'port to listen on; 0 takes a free one', (0,_program_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeNumber */ .rD)(0, 65_535), 8080)
    .option('--poll <seconds>', 'interval between reads of the index', (0,_program_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeNumber */ .rD)(1, 86_400), 10)
    .option('--base-path <path>', 'where a proxy has the registry on its host, such as /registry (default: at its root)')
    .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$('--trusted-proxy <network...>', 'proxies whose X-Forwarded-For names the client: 10.0.0.0/8'))
    .option('--tls-cert <file>', 'certificate chain (PEM), for https')
    .option('--tls-key <file>', 'private key (PEM), for https')
    .option('--token-file <file>', 'file of readers, one "name token" pair a line (default: everybody may read)')
    .option('--signing-key-file <file>', 'secret that signs package URLs, shared by several servers')
    .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$('--log-format <format>', 'a line of text or of JSON for each request on stderr')
    .choices(['text', 'json'])
    .default('text'));


/***/ }),

/***/ 8978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nb: () => (/* binding */ PAGES),
/* harmony export */   ZE: () => (/* binding */ refuseProfileWithoutClient),
/* harmony export */   ZP: () => (/* binding */ isInProfile),
/* harmony export */   jI: () => (/* binding */ PROFILES),
/* harmony export */   jp: () => (/* binding */ hasPages)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _index_format_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3478);


/** Which files of an index a host gets, and whether it gets the website. docs/guides/hosting.md has the table. */
/** `latest`: pages of the latest version alone; `versions`: each version has one; `all`: so has each of its submodules and examples. */
const PAGES = ['latest', 'versions', 'all'];
const PROFILES = ['opentofu', 'protocol', 'website', 'index', 'full'];
function hasPages(profile) {
    return profile === 'website' || profile === 'full';
}
const CATALOG_OR_MODULES = /^(?:catalog|v1\/modules)\//;
/** What clients read of a module: the states of its versions are for `audit` and `doctor`. */
const PROTOCOL = /^v1\/modules\/(?:[^/]+\/){3}(?:versions(?:\.json)?|[^/]+\/(?:download|source|module\.zip))$/;
function isInProfile(profile, path) {
    if ((0,_index_format_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isWorkflow */ ._2)(path))
        return false;
    if (profile === 'index' || profile === 'full' || !CATALOG_OR_MODULES.test(path))
        return true;
    return PROTOCOL.test(path) && (profile !== 'opentofu' || !path.endsWith('/source'));
}
/** Azure's rule leads Terraform to the package itself, the rules of the others to `source`, as a URL of GitHub Pages does. */
function refuseProfileWithoutClient(profile, hosting) {
    if (profile !== 'opentofu' || hosting === undefined || hosting === 'azure-static-web-apps')
        return;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the profile ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(profile)} leaves out the "source" pages of versions, from which Terraform installs on ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(hosting)}`, 'take --profile protocol; if nobody uses Terraform, say that the site is for no known host: --hosting none');
}


/***/ })

};
