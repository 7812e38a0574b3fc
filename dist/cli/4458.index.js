export const id = 4458;
export const ids = [4458];
export const modules = {

/***/ 3371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ InterfaceReader)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _base_bounded_map_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8863);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2234);
/* harmony import */ var _base_run_work_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5152);
/* harmony import */ var _interface_read_interface_from_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5708);
/* harmony import */ var _interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3876);
/* harmony import */ var _module_configuration_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3221);
/* harmony import */ var _package_package_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3360);
/* harmony import */ var _filesystem_zip_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8441);
/* harmony import */ var _configuration_parser_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3060);










/** Bytes of memory for each byte of the files of a directory that was read. */
const DIRECTORY_BYTES_FOR_EACH = 4;
/** Bytes of memory for each byte of a configuration file that was parsed. */
const PARSED_BYTES_FOR_EACH = 6;
/** Bytes of read directories that a run keeps in memory, about. Those that were not used for longest are read again. */
const MAX_CACHED_DIRECTORY_BYTES = 8 * 1024 * 1024;
/** Bytes of parsed files that a run keeps in memory, about. Those that were not used for longest are parsed again. */
const MAX_CACHED_FILE_BYTES = 8 * 1024 * 1024;
const NO_BYTES = new Uint8Array();
/**
 * Reads the interface of modules from their files. One reader for many versions: it parses each file that they share once, and
 * versions share the objects of their equal directories. A file that does not parse, or is beyond a limit, becomes a diagnostic.
 */
class InterfaceReader {
    #run;
    #parsed = new _base_bounded_map_js__WEBPACK_IMPORTED_MODULE_5__/* .BoundedMap */ .E(MAX_CACHED_FILE_BYTES);
    #directories = new _base_bounded_map_js__WEBPACK_IMPORTED_MODULE_5__/* .BoundedMap */ .E(MAX_CACHED_DIRECTORY_BYTES);
    /** @param run parses a file, and reads a directory of parsed files */
    constructor(run = _base_run_work_js__WEBPACK_IMPORTED_MODULE_6__/* .runWork */ .d) {
        this.#run = run;
    }
    async inPackage(zip, subdirectory) {
        const prefix = (0,_package_package_js__WEBPACK_IMPORTED_MODULE_2__/* .rootPrefix */ .RO)(subdirectory);
        const files = await (0,_filesystem_zip_reader_js__WEBPACK_IMPORTED_MODULE_3__/* .readModuleZip */ .iQ)(zip, prefix);
        return this.read((0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .selectInterfaceFiles */ .Dm)(files.map((file) => ({ ...file, path: file.path.slice(prefix.length) }))));
    }
    /** @param files those that {@link selectInterfaceFiles} gives */
    async read(files) {
        const limits = new _configuration_parser_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationLimits */ .JG();
        const read = [];
        for await (const file of files)
            read.push(this.#run(() => readFile(file, limits)));
        return this.#run(() => (0,_interface_read_interface_from_files_js__WEBPACK_IMPORTED_MODULE_1__/* .interfaceFromFiles */ .Le)(read));
    }
    /** Reads a module of which the files are known. @param load the contents of some of them, in their order */
    async readListed(files, load) {
        const paths = files.map(({ path }) => path);
        const { submodules, examples } = (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .selectDirectories */ .CG)(paths);
        const inDirectories = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_8__/* .groupBy */ .$)(files, ({ path }) => (0,_interface_read_module_files_js__WEBPACK_IMPORTED_MODULE_7__/* .directoryOf */ .jt)(path));
        const known = new Map();
        const unknown = new Map();
        for (const path of ['', ...submodules, ...examples]) {
            const own = inDirectories.get(path) ?? [];
            const directory = this.#directories.get(keyOf(own));
            if (directory === undefined)
                unknown.set(path, own);
            else
                known.set(path, directory);
        }
        const limits = new _configuration_parser_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationLimits */ .JG();
        for (const { size } of known.values())
            limits.refuse(size);
        const read = await this.#readFiles([...unknown.values()].flat(), load, limits);
        if (limits.isExceeded)
            return this.read(contentsOf(load(files)));
        for (const [path, own] of unknown)
            known.set(path, this.#readDirectory(path, own, read));
        return (0,_interface_read_interface_from_files_js__WEBPACK_IMPORTED_MODULE_1__/* .interfaceFromDirectories */ .tH)(paths, (path) => known.get(path) ?? (0,_interface_read_interface_from_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readDirectory */ .gZ)(path, []));
    }
    async #readFiles(files, load, limits) {
        const read = new Map();
        for (const file of files) {
            const kept = this.#parsed.get(parsedKey(file));
            if (kept === undefined)
                continue;
            limits.refuse(kept.size);
            read.set(file, { ...kept, path: file.path });
        }
        const unread = files.filter((file) => !read.has(file));
        for await (const [file, { bytes }] of load(unread)) {
            const parsed = this.#run(() => readFile({ path: file.path, bytes }, limits));
            const found = { ...parsed, size: bytes.length };
            if (limits.isExceeded)
                break;
            read.set(file, found);
            if (found.parsed !== undefined)
                this.#parsed.set(parsedKey(file), found, bytes.length * PARSED_BYTES_FOR_EACH);
        }
        return read;
    }
    #readDirectory(path, files, read) {
        const own = files.map((file) => read.get(file)).filter((file) => file !== undefined);
        const size = sum(own.filter(({ parsed }) => parsed !== undefined));
        const directory = { ...this.#run(() => (0,_interface_read_interface_from_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readDirectory */ .gZ)(path, own)), size };
        this.#directories.set(keyOf(files), directory, sum(own) * DIRECTORY_BYTES_FOR_EACH);
        return directory;
    }
}
/** Bytes that were parsed are not kept: a module may have any number of files. */
function readFile(file, limits) {
    const { path, bytes, size = bytes.length } = file;
    if (!(0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_9__/* .isConfiguration */ .Z)(path))
        return { ...file, parsed: undefined };
    const refusal = limits.refuse(size) ?? ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? undefined : 'the file is not UTF-8');
    const text = refusal === undefined ? new TextDecoder().decode(bytes) : '';
    return { ...file, parsed: (0,_configuration_parser_js__WEBPACK_IMPORTED_MODULE_4__/* .parseConfiguration */ .MA)(path, text, refusal), bytes: NO_BYTES };
}
async function* contentsOf(loaded) {
    for await (const [{ path }, { bytes }] of loaded)
        yield { path, bytes };
}
function parsedKey({ path, oid }) {
    return path.endsWith('.json') ? `${oid}.json` : oid;
}
function keyOf(files) {
    return files.map(({ path, oid }) => `${oid} ${path}`).join('\n');
}
function sum(files) {
    return files.reduce((bytes, { size }) => bytes + size, 0);
}


/***/ }),

/***/ 5152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ runWork)
/* harmony export */ });
/** For work of the user's own, which may take as long as it likes. */
const runWork = (work) => work();


/***/ }),

/***/ 7290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  initCommand: () => (/* binding */ initCommand)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(1843);
// EXTERNAL MODULE: ./lib/adapters/hcl/interface-reader.js
var interface_reader = __webpack_require__(3371);
// EXTERNAL MODULE: ./lib/base/count.js
var count = __webpack_require__(7526);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4210);
// EXTERNAL MODULE: ./lib/base/shell-word.js
var shell_word = __webpack_require__(5256);
// EXTERNAL MODULE: ./lib/composition/index-store.js
var index_store = __webpack_require__(9834);
// EXTERNAL MODULE: ./lib/index/format/hosting.js
var format_hosting = __webpack_require__(9856);
// EXTERNAL MODULE: ./lib/index/format/registry-url.js
var registry_url = __webpack_require__(8499);
// EXTERNAL MODULE: ./lib/index/plan/init.js
var init = __webpack_require__(3406);
// EXTERNAL MODULE: ./lib/index/render.js
var render = __webpack_require__(162);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __webpack_require__(5023);
// EXTERNAL MODULE: ./lib/cli/command.js
var command = __webpack_require__(9859);
;// CONCATENATED MODULE: ./lib/cli/example-workflows.js
/** Workflows of examples/workflows, written by `npm run docs`. */
const EXAMPLE_WORKFLOWS = {
    "collect.yml": "# In the index repository, next to registry.yml: publishes the new tags of every repository that registry.yml names.\n#\n# If all of these repositories are public, remove the step for the token and \"source-token\".\nname: Collect modules\n\non:\n  schedule:\n    - cron: \"17 * * * *\"\n  workflow_dispatch: # by hand, and by notify-index.yml in module repositories\n  push:\n    branches: [main]\n    paths: [registry.yml]\n\npermissions: {}\n\nconcurrency:\n  # Each run collects all sources, so a newer run may replace a waiting one.\n  group: collect\n  cancel-in-progress: false\n\njobs:\n  collect:\n    runs-on: ubuntu-latest\n    timeout-minutes: 30\n    permissions:\n      contents: write # the index branch is in this repository\n    steps:\n      # Tags that are pushed meanwhile are published by this run too. Remove it where half a minute matters more than the number of runs.\n      - name: Wait for more notices\n        if: github.event_name == 'workflow_dispatch'\n        run: sleep 30\n      - name: Token to read the module repositories\n        id: sources\n        uses: actions/create-github-app-token@1b10c78c7865c340bc4f6099eb2f838309f1e8c3 # v3.1.1\n        with:\n          client-id: ${{ vars.REGISTRY_APP_CLIENT_ID }}\n          private-key: ${{ secrets.REGISTRY_APP_PRIVATE_KEY }}\n          owner: ${{ github.repository_owner }}\n          permission-contents: read\n      - name: Collect\n        uses: org/module-registry-action@v1\n        with:\n          collect: true\n          source-token: ${{ steps.sources.outputs.token }}\n        env:\n          # For sources on git.acme.dev: the name contains the host as Terraform spells it.\n          MODULE_REGISTRY_TOKEN_git_acme_dev: ${{ secrets.GIT_ACME_DEV_TOKEN }}\n",
    "deploy-cloudflare.yml": "# In the index repository, on its branch \"registry\" and on its default branch: deploys the index and its website to Cloudflare Pages, which applies\n# the index's own \"_headers\" file and so serves OpenTofu and Terraform.\n#\n# Variable CLOUDFLARE_ACCOUNT_ID; secret CLOUDFLARE_API_TOKEN with \"Cloudflare Pages: Edit\" and nothing else. Create the project once:\n#   npx wrangler pages project create registry --production-branch registry\n# Do not deploy a private index there: the site is public.\nname: Deploy registry\n\non:\n  push:\n    branches: [registry]\n  workflow_dispatch:\n\npermissions: {}\n\nconcurrency:\n  group: cloudflare-pages\n  # Each deployment contains the whole site, so a newer one may replace a waiting one.\n  cancel-in-progress: false\n\njobs:\n  deploy:\n    runs-on: ubuntu-latest\n    timeout-minutes: 15\n    permissions:\n      contents: read\n    steps:\n      - name: Make the website\n        uses: org/module-registry-action@v1\n        with:\n          index-branch: registry\n          site: site\n      - name: Deploy\n        uses: cloudflare/wrangler-action@ebbaa1584979971c8614a24965b4405ff95890e0 # v4.0.0\n        with:\n          apiToken: ${{ secrets.CLOUDFLARE_API_TOKEN }}\n          accountId: ${{ vars.CLOUDFLARE_ACCOUNT_ID }}\n          command: pages deploy site --project-name=registry --branch=registry\n",
    "deploy-netlify.yml": "# In the index repository, on its branch \"registry\" and on its default branch: deploys the index and its website to Netlify, which applies\n# the index's own \"_headers\" file and so serves OpenTofu and Terraform.\n#\n# Variable NETLIFY_SITE_ID; secret NETLIFY_AUTH_TOKEN, a personal access token. Create the site once: npx netlify-cli sites:create\n# Do not deploy a private index there: the site is public.\nname: Deploy registry\n\non:\n  push:\n    branches: [registry]\n  workflow_dispatch:\n\npermissions: {}\n\nconcurrency:\n  group: netlify\n  # Each deployment contains the whole site, so a newer one may replace a waiting one.\n  cancel-in-progress: false\n\njobs:\n  deploy:\n    runs-on: ubuntu-latest\n    timeout-minutes: 15\n    permissions:\n      contents: read\n    steps:\n      - name: Make the website\n        uses: org/module-registry-action@v1\n        with:\n          index-branch: registry\n          site: site\n      - name: Deploy\n        env:\n          NETLIFY_AUTH_TOKEN: ${{ secrets.NETLIFY_AUTH_TOKEN }}\n          NETLIFY_SITE_ID: ${{ vars.NETLIFY_SITE_ID }}\n        run: npx --yes netlify-cli@27.10.2 deploy --prod --no-build --dir=site\n",
    "deploy-pages.yml": "# In the index repository, on its branch \"registry\" and on its default branch: deploys the index and its website to GitHub Pages with\n# a custom domain, or in a repository OWNER.github.io. GitHub Pages cannot send the header for Terraform, so this serves OpenTofu only.\n#\n# A push by a GitHub App starts it, if the pushed branch contains the workflow. A commit by the token of a job starts no workflow, so\n# that run requests it with the input \"deploy: deploy-pages.yml\".\n# Settings → Pages → Source: GitHub Actions.\nname: Deploy registry\n\non:\n  push:\n    branches: [registry]\n  workflow_dispatch:\n\npermissions: {}\n\nconcurrency:\n  group: pages\n  # Each deployment contains the whole site, so a newer one may replace a waiting one. Pages refuses a second\n  # deployment while one is running, so none is cancelled.\n  cancel-in-progress: false\n\njobs:\n  deploy:\n    runs-on: ubuntu-latest\n    timeout-minutes: 15\n    permissions:\n      contents: read\n      pages: write\n      id-token: write # deploy-pages proves the identity of the run\n    environment:\n      name: github-pages\n      url: ${{ steps.deployment.outputs.page_url }}\n    steps:\n      # The pages of the last run: only what has changed since is made again.\n      - name: Take up the site of the last run\n        uses: actions/cache@5a3ec84eff668545956fd18022155c47e93e2684 # v4.2.3\n        with:\n          path: site\n          key: site-${{ github.sha }}\n          restore-keys: site-\n      - name: Make the website\n        uses: org/module-registry-action@v1\n        with:\n          index-branch: registry\n          site: site\n      - name: Pack the site\n        uses: actions/upload-pages-artifact@fc324d3547104276b827a68afc52ff2a11cc49c9 # v5.0.0\n        with:\n          path: site\n          include-hidden-files: true # clients read .well-known/terraform.json first\n      - name: Deploy\n        id: deployment\n        uses: actions/deploy-pages@cd2ce8fcbc39b97be8ca5fce6e763baed58fa128 # v5.0.0\n",
    "deploy-server.yml": "# In the index repository, on its branch \"registry\" and on its default branch: copies the index and its website to a web server of your\n# own with rsync over SSH. \"init --hosting nginx\" and \"init --hosting caddy\" print the configuration of the server.\n#\n# Variables DEPLOY_HOST (deploy@modules.example.com), DEPLOY_DIRECTORY (/srv/registry) and DEPLOY_KNOWN_HOSTS, the output of\n# ssh-keyscan modules.example.com; secret DEPLOY_KEY, the private key of a user that may write this directory and nothing else.\nname: Deploy registry\n\non:\n  push:\n    branches: [registry]\n  workflow_dispatch:\n\npermissions: {}\n\nconcurrency:\n  group: deploy-server\n  # Each deployment contains the whole site, so a newer one may replace a waiting one.\n  cancel-in-progress: false\n\njobs:\n  deploy:\n    runs-on: ubuntu-latest\n    timeout-minutes: 15\n    permissions:\n      contents: read\n    steps:\n      - name: Make the website\n        uses: org/module-registry-action@v1\n        with:\n          index-branch: registry\n          site: site\n      - name: Copy it to the server\n        env:\n          SERVER: ${{ vars.DEPLOY_HOST }}\n          DIRECTORY: ${{ vars.DEPLOY_DIRECTORY }}\n          KNOWN_HOSTS: ${{ vars.DEPLOY_KNOWN_HOSTS }}\n          KEY: ${{ secrets.DEPLOY_KEY }}\n        run: |\n          umask 077\n          printf '%s\\n' \"$KEY\" > deploy-key\n          printf '%s\\n' \"$KNOWN_HOSTS\" > known-hosts\n          # All files are there before the first takes its place, and what the index has no more goes last.\n          rsync --recursive --checksum --delay-updates --delete-delay --chmod=D755,F644 \\\n            --rsh \"ssh -i deploy-key -o UserKnownHostsFile=known-hosts -o StrictHostKeyChecking=yes\" \\\n            site/ \"$SERVER:$DIRECTORY/\"\n",
    "notify-index.yml": "# In a module repository, if an hour is too long: starts collect.yml in the index repository.\n#\n# A run that is waiting gives way to a newer one, and each run collects every repository. So hundreds of tags, pushed in hundreds of\n# repositories within a minute, end in two or three runs.\nname: Notify the index\n\non:\n  push:\n    tags: [\"v[0-9]*\"]\n\npermissions: {}\n\njobs:\n  notify:\n    runs-on: ubuntu-latest\n    timeout-minutes: 5\n    permissions: {}\n    steps:\n      # The token needs only \"actions: write\" on the index repository: it can start the workflow, and write nothing.\n      - name: Start the collection\n        run: gh workflow run collect.yml --repo acme/registry\n        env:\n          GH_TOKEN: ${{ secrets.REGISTRY_DISPATCH_TOKEN }}\n",
    "publish-private.yml": "# In each private module repository: a pushed tag becomes a version in a private index repository, OWNER/registry. Packages up to\n# 25 MiB are stored in the index; for larger ones clients get the Git commit. They cannot fetch release assets of private repositories.\n#\n# GitHub Pages of a private repository asks for a login in a browser, which clients cannot give. Serve the index inside your\n# network, with \"module-registry serve --index https://github.com/OWNER/registry.git\" or as files behind any web server.\n# Variables and secret as in publish-to-index.yml.\nname: Publish module\n\non:\n  push:\n    tags: [\"v*\"]\n\npermissions: {}\n\n# Runs at the same time lose nothing, as the index moves by compare-and-swap: no \"concurrency\" here.\njobs:\n  publish:\n    runs-on: ubuntu-latest\n    timeout-minutes: 30\n    permissions:\n      contents: read # the run writes nothing to the module repository\n    steps:\n      - name: Token for the index repository\n        id: registry\n        uses: actions/create-github-app-token@1b10c78c7865c340bc4f6099eb2f838309f1e8c3 # v3.1.1\n        with:\n          client-id: ${{ vars.REGISTRY_APP_CLIENT_ID }}\n          private-key: ${{ secrets.REGISTRY_APP_PRIVATE_KEY }}\n          owner: ${{ github.repository_owner }}\n          repositories: registry\n          permission-contents: write\n      - name: Publish\n        uses: org/module-registry-action@v1\n        with:\n          index-repository: ${{ github.repository_owner }}/registry\n          index-token: ${{ steps.registry.outputs.token }}\n          index-url: ${{ vars.REGISTRY_URL }}\n",
    "publish-to-index.yml": "# In each public module repository: a pushed tag becomes a version in the registry index of another repository, OWNER/registry.\n#\n# The token of a GitHub App writes the index repository; install the App only there, with \"Contents: read and write\".\n# Set for the organisation: variables REGISTRY_URL (https://modules.example.com) and REGISTRY_APP_CLIENT_ID, secret\n# REGISTRY_APP_PRIVATE_KEY. The index repository deploys itself: deploy-pages.yml or deploy-cloudflare.yml.\nname: Publish module\n\non:\n  push:\n    tags: [\"v*\"]\n\npermissions: {}\n\n# Runs at the same time lose nothing, as the index moves by compare-and-swap: no \"concurrency\" here.\njobs:\n  publish:\n    runs-on: ubuntu-latest\n    timeout-minutes: 30\n    permissions:\n      contents: write # the package becomes an asset of the tag's release\n      id-token: write # for attest: proves the identity of the run\n      attestations: write # for attest: stores the provenance\n    steps:\n      - name: Token for the index repository\n        id: registry\n        uses: actions/create-github-app-token@1b10c78c7865c340bc4f6099eb2f838309f1e8c3 # v3.1.1\n        with:\n          client-id: ${{ vars.REGISTRY_APP_CLIENT_ID }}\n          private-key: ${{ secrets.REGISTRY_APP_PRIVATE_KEY }}\n          owner: ${{ github.repository_owner }}\n          repositories: registry\n          permission-contents: write\n      - name: Publish\n        uses: org/module-registry-action@v1\n        with:\n          index-repository: ${{ github.repository_owner }}/registry\n          index-token: ${{ steps.registry.outputs.token }}\n          index-url: ${{ vars.REGISTRY_URL }}\n          attest: require\n          wait: 900\n",
    "sync-s3.yml": "# In the index repository, on its branch \"registry\" and on its default branch: uploads what each change of the index brings to a bucket.\n#\n# Variables REGISTRY_BUCKET (s3://acme-modules), AWS_REGION and AWS_ROLE, the ARN of a role that trusts this repository (OIDC) and allows\n# s3:GetObject, s3:PutObject and s3:DeleteObject on the objects of the bucket, and s3:ListBucket on the bucket. No stored keys.\n# For Cloudflare R2: leave the first step out, add --endpoint and --region auto, and give AWS_ACCESS_KEY_ID and\n# AWS_SECRET_ACCESS_KEY from secrets.\nname: Upload registry\n\non:\n  push:\n    branches: [registry]\n  workflow_dispatch:\n\npermissions: {}\n\nconcurrency:\n  group: sync-s3\n  # Each run uploads the newest index, so a newer one may replace a waiting one.\n  cancel-in-progress: false\n\njobs:\n  upload:\n    runs-on: ubuntu-latest\n    timeout-minutes: 60\n    permissions:\n      contents: read\n      id-token: write\n    steps:\n      - name: Take the role\n        uses: aws-actions/configure-aws-credentials@ececac1a45f3b08a01d2dd070d28d111c5fe6722 # v4.1.0\n        with:\n          role-to-assume: ${{ vars.AWS_ROLE }}\n          aws-region: ${{ vars.AWS_REGION }}\n      - name: Upload\n        env:\n          INDEX: ${{ github.server_url }}/${{ github.repository }}.git#registry\n          BUCKET: ${{ vars.REGISTRY_BUCKET }}\n          MODULE_REGISTRY_TOKEN: ${{ github.token }}\n        run: |\n          npx --yes --package module-registry-action@0.1.0 module-registry sync --index \"$INDEX\" --to \"$BUCKET\"\n",
    "verify.yml": "# In the index repository, on its default branch: audits the index every week. It opens one issue for each finding, and closes the\n# issue when the finding is gone. docs/reference/verify.md lists the codes of findings.\n#\n# The checkpoint lies in the cache of this repository. Who may push to the index branch should not be able to write the default\n# branch, and with it this workflow: keep the workflow in another repository otherwise.\nname: Verify the index\n\non:\n  schedule:\n    - cron: \"41 5 * * 1\"\n  workflow_dispatch:\n\npermissions: {}\n\nconcurrency:\n  group: verify-index\n  cancel-in-progress: false\n\njobs:\n  verify:\n    runs-on: ubuntu-latest\n    timeout-minutes: 120\n    permissions:\n      contents: read # the index branch is in this repository\n      issues: write # one for each finding\n    env:\n      GH_TOKEN: ${{ github.token }}\n      GH_REPO: ${{ github.repository }}\n    steps:\n      - name: Checkpoint of the last run\n        uses: actions/cache@5a3ec84eff668545956fd18022155c47e93e2684 # v4.2.3\n        with:\n          path: checkpoint\n          key: verify-checkpoint-${{ github.run_id }}\n          restore-keys: verify-checkpoint-\n      - name: Verify\n        env:\n          MODULE_REGISTRY_TOKEN: ${{ github.token }}\n          GITHUB_TOKEN: ${{ github.token }}\n          INDEX: ${{ github.server_url }}/${{ github.repository }}.git#registry\n        run: |\n          mkdir -p checkpoint\n          npx --yes --package module-registry-action@0.1.0 module-registry verify --index \"$INDEX\" \\\n            --history --checkpoint checkpoint/index.json --packages --sarif verify.sarif --json > report.json || true\n          # A run that could not verify at all has printed an error or nothing, and no findings.\n          jq --exit-status --slurp 'length == 1 and (.[0].findings | type == \"array\")' report.json > /dev/null\n      - name: One issue for each finding\n        run: |\n          gh label create index-finding --force --description \"Found by the weekly check of the index\"\n          gh issue list --label index-finding --state open --limit 1000 --json number,title > open.json\n          jq '[.findings[] | {title: ([.code, .address, .version, .path] | map(select(. != null)) | join(\" \") | .[:256]), message, fix}]' report.json > findings.json\n          # Findings with one title share an issue. A message may quote the index, so it is shown as code, which names nobody and loads nothing.\n          jq --compact-output --slurpfile open open.json \\\n            'group_by(.title)[] | select(.[0].title as $title | $open[0] | all(.title != $title)) | {title: .[0].title, body: (map(\"\\(.message)\\nFix: \\(.fix)\" | split(\"\\n\") | map(\"    \" + .) | join(\"\\n\")) | join(\"\\n\\n\"))}' findings.json |\n            while read -r issue; do\n              jq --raw-output .body <<< \"$issue\" |\n                gh issue create --label index-finding --title \"$(jq --raw-output .title <<< \"$issue\")\" --body-file -\n            done\n          jq --raw-output --slurpfile findings findings.json \\\n            '.[] | select(.title as $title | $findings[0] | all(.title != $title)) | .number' open.json |\n            while read -r number; do\n              gh issue close \"$number\" --comment \"The check of the index does not find it any more.\"\n            done\n      - name: Result\n        run: jq --exit-status --slurp '.[0].findings == []' report.json\n",
};

;// CONCATENATED MODULE: ./lib/cli/init.js
















const WORKFLOWS_DIRECTORY = '.github/workflows';
const urlSchema = schemas/* strictObject */.rej({ url: (0,schema/* checkedText */.N0)(registry_url/* parseOwnUrl */.N).optional() });
async function initCommand(flags, runtime) {
    const { url } = (0,command/* parseFlags */.bQ)(urlSchema, flags);
    if (flags.move)
        return moveIndex(flags, url, runtime);
    const asked = parseRepository(flags, url);
    const repository = asked && (await besideReadme(asked));
    if (repository !== undefined)
        await refuseTaken(repository);
    return (0,index_store/* withIndex */.NH)(runtime, { index: flags.index, reading: 'paths', writes: true }, async (openedIndex) => {
        const { name, hosting, useRegistryCredentials } = flags;
        const extraFiles = repository && branchFiles(repository);
        const report = await (0,init/* init */.Ts)({ url, name, hosting, useRegistryCredentials, extraFiles }, openedIndex);
        const notices = [
            ...(url === undefined && report.url !== null && (0,git_remote/* isLoopback */.U9)(new URL(report.url).hostname)
                ? [trialNotice(flags.index)]
                : []),
            ...(flags.useRegistryCredentials ? [credentialsNotice(flags.index)] : []),
            ...(report.url !== null && new URL(report.url).pathname !== '/' ? [pathNotice(report.url)] : []),
        ];
        for (const notice of notices)
            runtime.log.info(`notice    ${notice}`);
        const changed = (0,count/* counted */.h)(report.index.changed.length, 'file');
        const line = `${report.status.padEnd(9)} index for ${report.url ?? 'no public URL yet'}, ${changed}`;
        if (repository !== undefined) {
            const workflows = await writeRepository(repository);
            return { json: { ...report, workflows }, text: `${line}\n${formatNextSteps(repository, workflows)}` };
        }
        if (hosting === undefined || report.url === null)
            return { json: report, text: line };
        const setup = (0,format_hosting/* hostingSetup */.KV)(hosting, report.url);
        const next = setup === '' ? '' : `\n\n${setup.trimEnd()}`;
        return { json: { ...report, hosting: { name: hosting, setup } }, text: `${line}${next}` };
    });
}
function trialNotice(index) {
    return `this index is for trying on this machine; it moves to its public URL with: module-registry init --index ${(0,shell_word/* shellWord */.r)(index)} --url https://modules.example.com --move`;
}
/** What `--workflows` sets up. Throws UsageError. */
function parseRepository(flags, url) {
    const { workflows, hosting, collect = false } = flags;
    if (workflows === undefined) {
        if (flags.repository === undefined && !collect)
            return undefined;
        throw new command/* UsageError */.eb('--repository and --collect go with --workflows', 'name the directory for the files of the index repository: --workflows ./registry-repository');
    }
    const target = (0,index_store/* indexTarget */.iR)(flags.index);
    if (target.kind === 'directory' || target.branch !== 'registry')
        throw new command/* UsageError */.eb('--workflows sets up a repository whose branch "registry" is the index', 'name the repository: --index https://github.com/acme/registry.git');
    if (url === undefined || hosting === undefined)
        throw new command/* UsageError */.eb(`--workflows needs ${url === undefined ? '--url' : '--hosting'}`, `name the public URL and the host: --url https://modules.example.com --hosting github-pages`);
    const repository = flags.repository ?? (0,git_remote/* identityFromRemote */.tk)(target.remote)?.repository;
    if (repository === undefined || !/^[\w.-]+\/[\w.-]+$/.test(repository))
        throw new command/* UsageError */.eb(repository === undefined
            ? '--workflows needs --repository'
            : `--repository ${(0,error/* quote */.hD)(repository)} is not owner/name`, 'name the index repository: --repository acme/registry');
    return { directory: workflows, repository, url, hosting, collects: collect, guide: 'README.md' };
}
async function moveIndex(flags, url, runtime) {
    const { name, hosting, useRegistryCredentials, workflows } = flags;
    if (url === undefined || workflows !== undefined)
        throw new command/* UsageError */.eb(url === undefined ? '--move needs --url' : '--move and --workflows contradict each other', `move the index first: init --index … --url ${url ?? 'https://modules.example.com'} --move`);
    const move = { url, name, hosting, useRegistryCredentials };
    const { status, refused, index } = await (0,index_store/* withIndex */.NH)(runtime, { index: flags.index, reading: 'history' }, (openedIndex) => (0,render/* render */.X)({ ...openedIndex, packages: new interface_reader/* InterfaceReader */.T() }, { move }));
    const report = { status: status === 'rendered' ? 'updated' : status, url, refused, index };
    return {
        json: report,
        refusals: refused.map(({ error }) => error),
        text: `${report.status.padEnd(9)} index for ${url}, ${(0,count/* counted */.h)(index.changed.length, 'file')}\nconsumers write ${new URL(url).host}/NAMESPACE/NAME/SYSTEM as the source from now on`,
    };
}
function credentialsNotice(index) {
    return `OpenTofu 1.12 and newer send the token of this registry to packages in the index, and verify no checksum of them. Versions that are published already say so after: module-registry render --index ${index}`;
}
/** Clients ask for the discovery document only at the root of a host. */
function pathNotice(url) {
    const { host } = new URL(url);
    return `${url} has a path, and clients ask only ${host}/.well-known/terraform.json. They reach this registry when their CLI configuration says:
host "${host}" {
  services = { "modules.v1" = "${url}/v1/modules/" }
}`;
}
/** The workflow that deploys the index; the other hosts deploy the branch by themselves. */
const DEPLOYMENTS = {
    'github-pages': 'deploy-pages.yml',
    'cloudflare-pages': 'deploy-cloudflare.yml',
    netlify: 'deploy-netlify.yml',
    's3-cloudfront': 'sync-s3.yml',
    nginx: 'deploy-server.yml',
    caddy: 'deploy-server.yml',
};
const SETTINGS = {
    'variable REGISTRY_APP_CLIENT_ID': 'Client ID of a GitHub App of yours with "Contents: read and write" and no webhook',
    'secret REGISTRY_APP_PRIVATE_KEY': 'a private key of this App',
    'secret REGISTRY_DISPATCH_TOKEN': 'fine-grained token with "Actions: read and write" on this repository',
    'variable CLOUDFLARE_ACCOUNT_ID': 'ID of the Cloudflare account',
    'secret CLOUDFLARE_API_TOKEN': 'Cloudflare token with "Cloudflare Pages: Edit"',
    'variable NETLIFY_SITE_ID': 'ID of the Netlify site',
    'secret NETLIFY_AUTH_TOKEN': 'personal access token of Netlify',
    'variable DEPLOY_HOST': 'user and host of the web server, such as deploy@modules.example.com',
    'variable DEPLOY_DIRECTORY': 'directory that the web server serves, such as /srv/registry',
    'variable DEPLOY_KNOWN_HOSTS': 'output of ssh-keyscan for the web server',
    'secret DEPLOY_KEY': 'private SSH key of a user that may write this directory',
    'variable REGISTRY_BUCKET': 'the bucket: s3://BUCKET',
    'variable AWS_REGION': 'region of the bucket',
    'variable AWS_ROLE': 'ARN of a role that trusts this repository (OIDC) and may write the bucket',
};
function repositoryFiles(about) {
    const names = [
        ...deploymentOf(about),
        'verify.yml',
        ...(about.collects ? ['collect.yml'] : []),
    ];
    return new Map([
        [about.guide, readme(about, names)],
        ...(about.collects ? [['registry.yml', sources(about)]] : []),
        ...names.map((name) => [`${WORKFLOWS_DIRECTORY}/${name}`, filledIn(name, about)]),
    ]);
}
/** A README of people stays as it is. */
async function besideReadme(about) {
    const text = repositoryFiles(about).get('README.md');
    const found = await (0,promises_.readFile)((0,external_node_path_.join)(about.directory, 'README.md'), 'utf8').catch(() => text);
    return found === text ? about : { ...about, guide: 'REGISTRY.md' };
}
/** Throws INVALID_INPUT, with all of them, for files of the directory that would be replaced. Those of an earlier run stay. */
async function refuseTaken(about) {
    const taken = [];
    for (const [path, text] of repositoryFiles(about)) {
        const found = await (0,promises_.readFile)((0,external_node_path_.join)(about.directory, path), 'utf8').catch((error) => error.code === 'ENOENT' ? text : undefined);
        if (found !== text)
            taken.push((0,error/* quote */.hD)(path));
    }
    if (taken.length === 0)
        return;
    throw new error/* RegistryError */.gl('INVALID_INPUT', `${(0,error/* quote */.hD)(about.directory)} has ${(0,count/* counted */.h)(taken.length, 'file')} that this run would replace: ${taken.join(', ')}`, 'name an empty directory (--workflows DIR), or move these files away first');
}
/** Writes the files that are not there yet, and gives their paths. Throws INVALID_INPUT. */
async function writeRepository(about) {
    const written = [];
    for (const [path, text] of repositoryFiles(about)) {
        const file = (0,external_node_path_.join)(about.directory, path);
        try {
            await (0,promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
            await (0,promises_.writeFile)(file, text, { flag: 'wx' });
            written.push(file);
        }
        catch (cause) {
            if (cause.code === 'EEXIST')
                continue;
            throw new error/* RegistryError */.gl('INVALID_INPUT', `${(0,error/* quote */.hD)(file)} cannot be written: ${(0,error/* messageOf */.bD)(cause)}`, 'name a directory that this user may write: --workflows DIR', { cause });
        }
    }
    return written;
}
/** What is left to do, and the workflow of a module repository. @param written paths of {@link writeRepository} */
function formatNextSteps(about, written) {
    const { directory, repository, collects, guide } = about;
    const modules = collects
        ? 'registry.yml names the repositories of modules: they need no workflow'
        : `each repository of a public module needs .github/workflows/publish.yml; ${guide} has those of private modules and of several modules:\n\n${moduleWorkflow(about, 'public').trimEnd()}`;
    return [
        ...written.map((file) => `written   ${file}`),
        '',
        `1. commit ${directory} to the default branch of ${repository}, and push it`,
        `2. set what its ${guide} lists under "Set once"`,
        `3. ${modules}`,
    ].join('\n');
}
/** The files of the index branch: a push to it starts only workflows that it holds. */
function branchFiles(about) {
    return new Map(deploymentOf(about).map((name) => [`${WORKFLOWS_DIRECTORY}/${name}`, filledIn(name, about)]));
}
function deploymentOf({ hosting }) {
    const name = DEPLOYMENTS[hosting];
    return name === undefined ? [] : [name];
}
function moduleWorkflow(about, modules) {
    if (about.collects)
        return filledIn('notify-index.yml', about);
    return filledIn(modules === 'public' ? 'publish-to-index.yml' : 'publish-private.yml', about);
}
/** The example with the names of this repository; what its first lines say of settings stands in the guide. */
function filledIn(name, { repository, url }) {
    const [owner = '', repositoryName = ''] = repository.split('/');
    // What follows is for sources on other servers.
    const [text = ''] = EXAMPLE_WORKFLOWS[name].split('        env:\n          # For sources on');
    return text
        .replace(/^(?:#.*\n)+/, () => `# Written by "module-registry init --workflows". README.md or REGISTRY.md of ${repository} says what to set.\n`)
        .replaceAll(/\$\{\{ github\.repository_owner \}\}\/registry/g, () => repository)
        .replaceAll(/owner: \$\{\{ github\.repository_owner \}\}(\n +repositories: )registry/g, (_, key) => `owner: ${owner}${key}${repositoryName}`)
        .replaceAll('acme/registry', () => repository)
        .replaceAll(/\$\{\{ vars\.REGISTRY_URL \}\}/g, () => url)
        .replaceAll('--project-name=registry', () => `--project-name=${repositoryName}`);
}
const DOCS = 'https://github.com/org/module-registry-action';
function sources({ repository, url }) {
    return `# The sources of the registry: ${DOCS}
url: ${url}
sources:
  - owner: ${repository.split('/')[0]} # every repository of this owner whose name matches
    match: terraform-*-*
`;
}
function readme(about, names) {
    const { url, hosting, collects } = about;
    const { host } = new URL(url);
    const clients = hosting === 'github-pages'
        ? 'OpenTofu installs it; Terraform needs a host that sends the header `X-Terraform-Get`, which GitHub Pages cannot.'
        : 'OpenTofu and Terraform install it.';
    return `# Module registry ${host}

The branch \`registry\` of this repository is the index of the module registry ${url}. Workflows write it; nobody edits it by hand.

## Install a module

\`\`\`hcl
module "vpc" {
  source  = "${host}/NAMESPACE/NAME/SYSTEM"
  version = "~> 1.2"
}
\`\`\`

${clients} The modules, with their inputs and outputs: ${url}

## Publish a module

${collects ? collected(about) : published(about)}
## Set once

${settings(about, names)}
## Look after it

\`verify.yml\` audits the index every week, and opens an issue for each finding. \`module-registry doctor ${url} ADDRESS\` says why
clients cannot install a module. \`yank\`, \`deprecate\` and \`remove\` take versions back: ${DOCS}
`;
}
function collected(about) {
    return `\`collect.yml\` publishes the new tags of every repository that [registry.yml](registry.yml) names, once an hour. A module repository needs
nothing. Where an hour is too long, it has \`.github/workflows/notify.yml\`:

${fenced(moduleWorkflow(about, 'public'))}
${severalModules(about)}`;
}
function published(about) {
    return `A module repository is called \`terraform-SYSTEM-NAME\`, and a version is a tag: \`git tag v1.0.0 && git push origin v1.0.0\`. In a public one
\`.github/workflows/publish.yml\` is:

${fenced(moduleWorkflow(about, 'public'))}
In a private one:

${fenced(moduleWorkflow(about, 'private'))}
${severalModules(about)}
Its workflow is the same with the trigger of such tags, where \`*\` alone does not match \`/\`:

${fenced('on:\n  push:\n    tags: ["**/v*"]\n')}
Tags that are older than the file: ${DOCS}/blob/v1/docs/guides/github.md#variant-a-monorepo
`;
}
function severalModules({ repository }) {
    const modules = ['vpc', 'subnets'].map((name) => `  - path: modules/${name}\n    address: ${repository.split('/')[0]}/${name}/aws\n    tag-prefix: ${name}/\n`);
    return `A repository of several modules lists them in \`.module-registry.yml\`, which \`module-registry configure\` writes. The tag
\`vpc/v1.0.0\` is then the version 1.0.0 of one:

${fenced(`modules:\n${modules.join('')}`)}`;
}
function fenced(workflow) {
    return `\`\`\`yaml\n${workflow}\`\`\`\n`;
}
function settings(about, names) {
    const here = names.map((name) => filledIn(name, about));
    const there = about.collects
        ? ['notify-index.yml']
        : ['publish-to-index.yml', 'publish-private.yml'];
    const rows = [
        ...rowsOf(here, 'this repository'),
        ...rowsOf(there.map((name) => filledIn(name, about)), 'each module repository, or the organisation'),
    ];
    const steps = about.hosting === 'github-pages'
        ? ['Settings → Pages → Source: GitHub Actions, and the domain of the registry.\n']
        : deploymentOf(about).length > 0
            ? []
            : [
                `Connect the branch \`registry\` of this repository at the host (${about.hosting}): it deploys each push.\n`,
            ];
    return [...steps, `| setting | where | value |\n|---|---|---|\n${rows.join('')}`].join('\n');
}
function rowsOf(workflows, where) {
    const found = workflows.flatMap((text) => [...text.matchAll(/\$\{\{ (vars|secrets)\.(\w+) \}\}/g)]);
    const keys = new Set(found.map(([, kind, name]) => `${kind === 'vars' ? 'variable' : 'secret'} ${name}`));
    return [...keys].map((key) => `| ${key.replace(/ (\w+)/, ' `$1`')} | ${where} | ${SETTINGS[key] ?? ''} |\n`);
}


/***/ }),

/***/ 905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ shortCommit),
/* harmony export */   B9: () => (/* binding */ formatRelease),
/* harmony export */   T6: () => (/* binding */ packageExtent),
/* harmony export */   Vl: () => (/* binding */ formatCommitDate),
/* harmony export */   sy: () => (/* binding */ packageSubdirectory),
/* harmony export */   t1: () => (/* binding */ formatModuleBlock)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);


/** That of a release, or of a document of the index, and nothing else of it. */
function packageExtent({ packageRoot, packagePaths }) {
    return {
        ...(packageRoot === undefined ? {} : { packageRoot }),
        ...(packagePaths === undefined ? {} : { packagePaths }),
    };
}
/** The directory of the module in its package; `''` is the root of the package. */
function packageSubdirectory({ path, packageRoot }) {
    if (packageRoot === undefined || packageRoot === '')
        return packageRoot === undefined ? '' : path;
    return path.slice(packageRoot.length + 1);
}
/** `acme/vpc/aws 1.2.3`, for logs and commit messages. */
function formatRelease(release) {
    return `${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(release.address)} ${release.version}`;
}
const LAST_SECOND = Date.UTC(10_000, 0) / 1000 - 1;
/** Seconds since 1970 as `YYYY-MM-DDTHH:MM:SSZ`. Throws INVALID_INPUT for a year before 1970 or after 9999. */
function formatCommitDate(seconds) {
    if (seconds >= 0 && seconds <= LAST_SECOND)
        return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the committer date ${seconds} (seconds since 1970) is not between the years 1970 and 9999`, 'tag a commit with a valid date: git commit --amend --reset-author --no-edit');
}
/** Seven digits, as git shows commits to people. */
function shortCommit(commit) {
    return commit.slice(0, 7);
}
/** The `module` block of a consumer, ready to paste. @param directory of the package that it calls; `''` is the root */
function formatModuleBlock(release, registryUrl, directory = '') {
    const source = `${new URL(registryUrl).host}/${(0,_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(release.address)}${directory === '' ? '' : `//${directory}`}`;
    return `module "${directory.split('/').at(-1) || release.address.name}" {\n  source  = "${source}"\n  version = "${release.version}"\n}`;
}


/***/ })

};
