export const id = 15;
export const ids = [15];
export const modules = {

/***/ 21015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  prepareSite: () => (/* binding */ prepareSite),
  writeSiteOfIndex: () => (/* binding */ writeSiteOfIndex)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(18082);
// EXTERNAL MODULE: ./lib/base/json.js
var json = __webpack_require__(89688);
// EXTERNAL MODULE: ../../main/node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(4645);
// EXTERNAL MODULE: ./lib/base/schema.js
var base_schema = __webpack_require__(84289);
;// CONCATENATED MODULE: ./lib/site/site-state.js


/** What a site was made from: a file in it, so that the next run writes what changed since. */
const SITE_STATE_PATH = '.module-registry-site.json';
const siteState = schemas/* object */.Ikc({
    format: schemas/* literal */.euz(1),
    /** The tool, the options and `registry.json`, on which every page depends. */
    basis: schemas/* string */.YjP(),
    /** Of the index; null for a directory. */
    commit: schemas/* string */.YjP().nullable(),
    /** Of each module that others call, a digest of what its pages say of them. */
    dependents: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()),
    /** By module and version, what its page was made from: its files, then all of it. */
    versions: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* tuple */.PVZ([schemas/* string */.YjP(), schemas/* string */.YjP()]))),
});
/** Undefined for a state that this version does not know, or that a killed run left. */
function parseSiteState(bytes) {
    return (0,base_schema/* parseJson */.qF)(siteState, bytes);
}

// EXTERNAL MODULE: ./lib/adapters/filesystem/create-directory.js
var create_directory = __webpack_require__(55347);
;// CONCATENATED MODULE: ./lib/adapters/filesystem/site-directory.js






/** A file that is being written; a killed run leaves at most this one. */
const STAGED = '.module-registry-site.new';
/**
 * A site in a directory. Each file is written aside and renamed, so a web server never sends half of one. While a run is at work
 * the directory has no state: after a killed run the next one writes everything.
 */
class SiteDirectory {
    state;
    #root;
    #directories = new Set();
    constructor(root, state) {
        this.#root = root;
        this.state = state;
    }
    /** Throws INVALID_INPUT for a directory that has files and was not made by this tool. */
    static open(root) {
        const names = namesIn(root);
        const isOurs = names.includes(SITE_STATE_PATH);
        if (names.length > 0 && !isOurs)
            throw foreignDirectory(root);
        const state = isOurs ? parseSiteState((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(root, SITE_STATE_PATH))) : undefined;
        return new SiteDirectory(root, state);
    }
    /** Makes the directory, and proves that files can be written to it. */
    prepare() {
        (0,create_directory/* createDirectory */.c)(this.#root);
        const staged = (0,external_node_path_.join)(this.#root, STAGED);
        (0,external_node_fs_.writeFileSync)(staged, '');
        (0,external_node_fs_.rmSync)(staged);
    }
    begin() {
        (0,create_directory/* createDirectory */.c)(this.#root);
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(this.#root, SITE_STATE_PATH), '{}\n');
    }
    finish(state) {
        this.write(SITE_STATE_PATH, (0,json/* canonicalJson */.dj)(state));
    }
    has(path) {
        return (0,external_node_fs_.existsSync)(this.#at(path));
    }
    list(directory) {
        return entriesIn((0,external_node_path_.join)(this.#root, directory)).flatMap((entry) => {
            const path = directory === '' ? entry.name : `${directory}/${entry.name}`;
            return entry.isDirectory() ? this.list(path) : path;
        });
    }
    /** All files that are there now. */
    size() {
        let [files, bytes, largest] = [0, 0, { path: '', bytes: 0 }];
        for (const path of this.list('')) {
            const { size } = (0,external_node_fs_.statSync)(this.#at(path));
            files += 1;
            bytes += size;
            if (size > largest.bytes)
                largest = { path, bytes: size };
        }
        return { files, bytes, largest };
    }
    read(path) {
        return this.has(path) ? (0,external_node_fs_.readFileSync)(this.#at(path)) : undefined;
    }
    write(path, content) {
        const staged = (0,external_node_path_.join)(this.#root, STAGED);
        const target = this.#prepare(path);
        (0,external_node_fs_.writeFileSync)(staged, content);
        (0,external_node_fs_.renameSync)(staged, target);
    }
    async stream(path, from) {
        const staged = (0,external_node_path_.join)(this.#root, STAGED);
        const target = this.#prepare(path);
        const file = (0,external_node_fs_.openSync)(staged, 'w');
        try {
            if (!(await from((bytes) => (0,external_node_fs_.writeFileSync)(file, bytes))))
                return false;
        }
        finally {
            (0,external_node_fs_.closeSync)(file);
        }
        (0,external_node_fs_.renameSync)(staged, target);
        return true;
    }
    remove(path) {
        (0,external_node_fs_.rmSync)(this.#at(path), { force: true });
    }
    removeOthers(directory, kept) {
        let removed = 0;
        const visit = (path) => {
            const entries = entriesIn((0,external_node_path_.join)(this.#root, path));
            const left = entries.filter((entry) => {
                const child = path === '' ? entry.name : `${path}/${entry.name}`;
                if (entry.isDirectory())
                    return visit(child);
                if (kept.has(child) || child === SITE_STATE_PATH)
                    return true;
                (0,external_node_fs_.rmSync)((0,external_node_path_.join)(this.#root, child), { force: true });
                removed += 1;
                return false;
            });
            if (left.length === 0 && path !== '')
                (0,external_node_fs_.rmSync)((0,external_node_path_.join)(this.#root, path), { recursive: true, force: true });
            return left.length > 0;
        };
        visit(directory.replace(/\/$/, ''));
        this.#directories.clear();
        return removed;
    }
    #prepare(path) {
        const target = this.#at(path);
        const parent = (0,external_node_path_.dirname)(target);
        if (!this.#directories.has(parent))
            (0,create_directory/* createDirectory */.c)(parent);
        this.#directories.add(parent);
        return target;
    }
    /** Paths come from an index that anybody may have written. */
    #at(path) {
        const parts = path.split('/');
        if (path.includes('\\') ||
            parts.some((part) => part === '' || part === '.' || part === '..' || part === '.git'))
            throw new base_error/* RegistryError */.gl('INDEX_INVALID', `${(0,base_error/* quote */.hD)(path)} in the index is no path for a site`, 'remove the file from the index: an index holds only files of its own');
        return (0,external_node_path_.join)(this.#root, path);
    }
}
function namesIn(root) {
    return entriesIn(root).map(({ name }) => name);
}
function entriesIn(path) {
    try {
        return (0,external_node_fs_.readdirSync)(path, { withFileTypes: true });
    }
    catch (cause) {
        if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')
            return [];
        throw new base_error/* RegistryError */.gl('INVALID_INPUT', `the output ${(0,base_error/* quote */.hD)(path)} cannot be read: ${(0,base_error/* messageOf */.bD)(cause)}`, 'name a directory that does not exist yet, or that this command made: --output ./site', { cause });
    }
}
function foreignDirectory(root) {
    return new base_error/* RegistryError */.gl('INVALID_INPUT', `the output ${(0,base_error/* quote */.hD)(root)} has files, and was not made by this command: it has no ${SITE_STATE_PATH}`, 'name a directory that does not exist yet: --output ./site');
}

// EXTERNAL MODULE: ./lib/adapters/hcl/hcl-tokens.js
var hcl_tokens = __webpack_require__(17037);
;// CONCATENATED MODULE: ./lib/adapters/hcl/hcl-highlighter.js

/** Cuts HCL into tokens, by the scanner that reads modules. Text that is no HCL has the colour of text. */
function highlightHcl(code) {
    const pieces = [];
    const add = (text, kind) => {
        const last = pieces.at(-1);
        if (text === '')
            return;
        if (last !== undefined && last.kind === kind)
            last.text += text;
        else
            pieces.push(kind === undefined ? { text } : { text, kind });
    };
    const tokens = tokensOf(code);
    const statements = new Statements();
    let end = 0;
    for (const [at, token] of tokens.entries()) {
        const { start, type } = token;
        const text = code.slice(start, token.end);
        const next = tokens[at + 1]?.type ?? '';
        const place = statements.next(type, next);
        add(code.slice(end, start));
        add(text, KINDS[type] ?? (type === 'name' ? (place ?? nameKind(text, next)) : undefined));
        end = token.end;
    }
    add(code.slice(end));
    return pieces;
}
function tokensOf(code) {
    const scanner = new hcl_tokens/* Scanner */.L(code);
    const tokens = [];
    for (let token = scanner.next(); token.type !== 'end of file'; token = scanner.next())
        tokens.push(token);
    return tokens;
}
const KINDS = {
    comment: 'comment',
    number: 'number',
    quote: 'string',
    heredoc: 'string',
    text: 'string',
    'end of quote': 'string',
    'end of heredoc': 'string',
};
/** What a name is inside of an expression. */
function nameKind(text, next) {
    if (next === '(' || next === '::')
        return 'function';
    return /^(true|false|null)$/.test(text) ? 'number' : undefined;
}
/** Knows where arguments and blocks begin: not in the objects and lists of an argument. */
class Statements {
    #open = [];
    #isStart = true;
    #isHeader = false;
    /** Of a name that begins a block or an argument, what it is. */
    next(type, next) {
        const isBody = (this.#open.at(-1) ?? 'body') === 'body';
        const isFirst = this.#isStart && isBody && type === 'name';
        const isHeader = isFirst ? /^(name|quote|\{)$/.test(next) : this.#isHeader;
        const opensBody = type === '{' && isHeader && isBody;
        if (/[([{]$/.test(type))
            this.#open.push(opensBody ? 'body' : 'value');
        else if (/^([)\]}]|template end)$/.test(type))
            this.#open.pop();
        this.#isStart = type === 'newline' || opensBody || (this.#isStart && type === 'comment');
        this.#isHeader = isHeader && !this.#isStart;
        if (!isFirst)
            return undefined;
        return isHeader ? 'keyword' : next === '=' ? 'name' : undefined;
    }
}

// EXTERNAL MODULE: ./lib/index/format/index-files.js
var index_files = __webpack_require__(80613);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(411);
// EXTERNAL MODULE: ./lib/index/hosting/hosting.js
var hosting_hosting = __webpack_require__(61380);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/base/tool-version.js
var tool_version = __webpack_require__(95933);
// EXTERNAL MODULE: ./lib/index/plan/snapshot-contents.js
var snapshot_contents = __webpack_require__(72462);
// EXTERNAL MODULE: ./lib/module/module-address.js
var module_address = __webpack_require__(21160);
// EXTERNAL MODULE: ./lib/module/version.js
var module_version = __webpack_require__(22413);
// EXTERNAL MODULE: ./lib/base/html.js
var base_html = __webpack_require__(87719);
// EXTERNAL MODULE: ./lib/index/format/version-state.js
var version_state = __webpack_require__(98267);
;// CONCATENATED MODULE: ./lib/site/limits.js
/** The website. */
/** Bytes of a README on the website. A longer one is cut at the end of a line, and says so. */
const MAX_README_BYTES = 512 * 1024;
/** Characters of a README that may mean something in Markdown or HTML: about a second of work. One with more is shown as text. */
const MAX_MARKS = 100_000;
/** Footnotes of a README. References to more are text. */
const MAX_FOOTNOTES = 200;
/** Depth of lists and quotations in Markdown. Deeper ones are text. */
const MAX_MARKDOWN_NESTING = 60;
/** Depth of elements in a README. Deeper ones are left out. */
const MAX_ELEMENT_DEPTH = 100;
/** Bytes of the HTML of READMEs that is kept in memory, with their Markdown. What was not used for longest is made anew. */
const MAX_KEPT_README_BYTES = 8 * 1024 * 1024;
/**
 * Depth of elements that are parsed: the time grows with the square of the depth. A deeper README is shown as
 * text.
 */
const MAX_HTML_DEPTH = 500;
/** Characters of code with colours. Longer code has none. */
const MAX_CODE_LENGTH = 32 * 1024;
/** Files of the index that are read at the same time. The rest waits. */
const READ_AT_ONCE = 200;
/** Depth of objects in an example of use. Deeper ones are `{}`. */
const MAX_EXAMPLE_DEPTH = 4;
/** Characters of a type or default in a table. A longer one is cut, and can be unfolded. */
const MAX_SHORT_LENGTH = 72;
/** Modules on the first page. The catalog and the search have all. */
const RECENT_MODULES = 12;
/** Versions beside a module. A page of its own has all. */
const RECENT_VERSIONS = 6;
/** Modules on the page of a namespace. The rest is found by search and in the catalog. */
const MAX_CARDS = 1000;
/** Modules or versions in a feed, the newest first. The rest is left out. */
const MAX_FEED_ENTRIES = 50;
/** Characters of the name of the registry on a badge. A longer one is cut. */
const MAX_LABEL_LENGTH = 30;
/** Modules that a browser loads at the same time to show them. The rest waits. */
const LOADED_AT_ONCE = 8;
/** Modules that a browser loads beside those that it shows: words that are often near each other may never be the phrase. The rest is not found. */
const MAX_LOADED = 100;

;// CONCATENATED MODULE: ./lib/site/site-paths.js

/**
 * The paths of the pages below the root of the site. That of a page ends with `/`, or is empty for the front page; links between
 * pages are relative, so a site works below any path of a host.
 */
const PAGES_DIRECTORY = 'modules';
const NOT_FOUND_PATH = '404.html';
function namespacePage(namespace) {
    return `${PAGES_DIRECTORY}/${namespace}/`;
}
/** The latest version of a module. */
function modulePage(address) {
    return `${PAGES_DIRECTORY}/${(0,module_address/* formatModuleAddress */.wc)(address)}/`;
}
/** All versions of a module. */
function versionsPage(address) {
    return `${modulePage(address)}versions/`;
}
function versionPage(address, version) {
    return `${modulePage(address)}${version}/`;
}
/** A submodule or an example. @param path as the interface has it: `modules/subnets` */
function directoryPage(address, version, path) {
    return `${versionPage(address, version)}${path}/`;
}
/** The JSON Schema of the inputs of a version, or of a submodule of it. @param page as above */
function schemaOf(page) {
    return `${page}inputs.schema.json`;
}
/** The feed of the registry, a namespace or a module. @param page as above */
function feedOf(page) {
    return `${page}feed.atom`;
}
/** The badge of a module. */
function badgeOf(address) {
    return `${modulePage(address)}badge.svg`;
}
/** The files that the site has beside a page. A directory of the module with such a name has no page. */
const OWN_NAMES = new Set(['index.html', 'inputs.schema.json']);
/** Whether a directory of a module can have a page: every part of its path is plain, so the page is a file below its version. */
function hasDirectoryPage(path) {
    return path.split('/').every((name) => /^[A-Za-z0-9_][\w.-]*$/.test(name) && !OWN_NAMES.has(name));
}
/** The file of a page: `modules/acme/` → `modules/acme/index.html`. */
function fileOfPage(page) {
    return page === '' || page.endsWith('/') ? `${page}index.html` : page;
}
/** The link from one page to another, or to a file of the site; as short as it can be. */
function relativeLink(from, to) {
    const [here, there] = [from.split('/').slice(0, -1), to.split('/')];
    let shared = 0;
    while (shared < here.length && shared < there.length - 1 && here[shared] === there[shared])
        shared += 1;
    return `${'../'.repeat(here.length - shared)}${there.slice(shared).join('/')}` || './';
}

;// CONCATENATED MODULE: ./lib/site/visible-text.js
/**
 * Characters that change the order in which text is read, or that no one can see, would let text say something else than it
 * shows: they are shown as their code. https://trojansource.codes
 */
function withVisibleControls(text) {
    return text.replaceAll(/[\u{0}-\u{8}\u{b}\u{c}\u{e}-\u{1f}\u{7f}-\u{9f}\u{200b}\u{2028}-\u{202e}\u{2060}-\u{206f}\u{feff}\u{fff9}-\u{fffb}\u{fffe}\u{ffff}\u{e0000}-\u{e007f}]/gu, (character) => `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`);
}

;// CONCATENATED MODULE: ./lib/site/feeds.js







/** The modules that were released last. */
function registryFeed(site, graph) {
    return feedFile(site, { page: '', title: site.registry.name, entries: graph.modules.map(moduleEntry) });
}
function namespaceFeed(site, graph, namespace) {
    const modules = graph.modules.filter((module) => module.namespace === namespace);
    const title = `${namespace} · ${site.registry.name}`;
    return feedFile(site, { page: namespacePage(namespace), title, entries: modules.map(moduleEntry) });
}
function moduleEntry(module) {
    const { version, description, updatedAt } = module;
    const title = `${(0,module_address/* formatModuleAddress */.wc)(module)} ${version}`;
    const page = modulePage(module);
    return { page, version, title, published: updatedAt, updated: updatedAt, summary: description };
}
/** The versions of a module, with what was decided about them. */
function moduleFeed(site, module) {
    const { address } = module;
    const text = (0,module_address/* formatModuleAddress */.wc)(address);
    const entries = (0,module_version/* sortVersions */.M7)(module.versions.map(({ version }) => version)).map((version) => {
        const { state, date, reason = '' } = (0,version_state/* versionState */.M7)(module, version);
        const published = module.versions.find((each) => each.version === version)?.committedAt ?? '';
        const mark = state === 'listed' ? '' : ` (${state})`;
        return {
            page: versionPage(address, version),
            version,
            title: `${text} ${version}${mark}`,
            published,
            updated: date !== undefined && date > published ? date : published,
            summary: reason,
        };
    });
    return feedFile(site, { page: modulePage(address), title: `${text} · ${site.registry.name}`, entries });
}
function feedFile(site, { page, title, entries }) {
    const path = feedOf(page);
    const newest = entries
        .toSorted((a, b) => (a.updated === b.updated ? 0 : a.updated < b.updated ? 1 : -1))
        .slice(0, MAX_FEED_ENTRIES);
    const link = linksFrom(site, path);
    const lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        '<feed xmlns="http://www.w3.org/2005/Atom">',
        `<title>${shown(title)}</title>`,
        `<id>${shown(idOf(site, page))}</id>`,
        `<updated>${newest[0]?.updated ?? '1970-01-01T00:00:00Z'}</updated>`,
        `<author><name>${shown(site.registry.name)}</name></author>`,
        `<link rel="self" type="application/atom+xml" href="${shown(link(path))}"/>`,
        `<link rel="alternate" type="text/html" href="${shown(link(page))}"/>`,
        ...newest.map((entry) => entryOf(site, entry, link)),
        '</feed>',
    ];
    return { path, content: `${lines.join('\n')}\n` };
}
function entryOf(site, entry, link) {
    const { page, version, title, published, updated, summary } = entry;
    // The page of a module shows other versions later; the id names this one.
    const id = idOf(site, page.endsWith(`/${version}/`) ? page : `${page}${version}/`);
    return [
        '<entry>',
        `<title>${shown(title)}</title>`,
        `<id>${shown(id)}</id>`,
        `<published>${shown(published)}</published>`,
        `<updated>${shown(updated)}</updated>`,
        `<link rel="alternate" type="text/html" href="${shown(link(page))}"/>`,
        `<summary>${shown(summary)}</summary>`,
        '</entry>',
    ].join('\n');
}
/** Absolute, where the registry knows its URL. */
function linksFrom({ registry }, path) {
    return (to) => (registry.url === null ? relativeLink(path, to) : `${registry.url}/${to}`);
}
/** https://www.rfc-editor.org/rfc/rfc4151 */
function idOf({ host }, page) {
    return `tag:${host.replace(/:\d+$/, '')},2025:${page === '' ? 'modules' : page.replace(/\/$/, '')}`;
}
function shown(text) {
    return (0,base_html/* escapeHtml */.Z)(withVisibleControls(text));
}

// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(52177);
// EXTERNAL MODULE: ./lib/index/format/interface-document.js + 1 modules
var interface_document = __webpack_require__(44415);
;// CONCATENATED MODULE: ./lib/site/module-content.js





/** Undefined where the index has no such module. */
async function readModuleContent(read, address) {
    const path = (0,paths/* modulePath */.Mw)(address, 'module.json');
    const bytes = await read(path);
    if (bytes === undefined)
        return undefined;
    const parsed = attempt(() => (0,documents/* parseModuleDocument */.xK)(path, bytes));
    return 'problem' in parsed ? { address, problem: parsed.problem } : { module: parsed.value };
}
/** @param like another version: where both have the same interface, it is one object */
async function readVersionContent(read, { address, version }, like) {
    const file = (name) => read((0,paths/* versionPath */.qW)(address, version, name));
    const [releaseBytes, interfaceBytes, readme] = await Promise.all([
        file('release.json'),
        file('interface.json'),
        file('README.md'),
    ]);
    const releasePath = (0,paths/* versionPath */.qW)(address, version, 'release.json');
    const release = releaseBytes === undefined
        ? { problem: 'The index has no release.json of this version, so its source and package are not known.' }
        : attempt(() => (0,documents/* parseReleaseDocument */.k1)(releasePath, releaseBytes));
    const isInterface = (path) => path === (0,paths/* versionPath */.qW)(address, version, 'interface.json');
    const moduleInterface = hasSameInterface(like, interfaceBytes)
        ? { value: like?.moduleInterface }
        : attempt(() => (0,interface_document/* parseInterfaceFiles */.MI)({ address, version }, (path) => (isInterface(path) ? interfaceBytes : undefined)));
    return {
        version,
        readme,
        interfaceBytes,
        release: 'value' in release ? release.value : undefined,
        moduleInterface: 'value' in moduleInterface ? moduleInterface.value : undefined,
        problems: [release, moduleInterface].flatMap((each) => ('problem' in each ? each.problem : [])),
        digest: [releaseBytes, interfaceBytes, readme].map(fileDigest).join(''),
    };
}
const FILES = ['release.json', 'interface.json', 'README.md'];
const NO_FILE = '--------';
function fileDigest(bytes) {
    if (bytes === undefined)
        return NO_FILE;
    return (0,external_node_crypto_.createHash)('sha1').update(bytes).digest('base64url').slice(0, NO_FILE.length);
}
/** Whether a version with this {@link VersionContent.digest} has these bytes, or no file, of this name. True for files that no page is made from. */
function hasFile(digest, name, bytes) {
    const at = FILES.indexOf(name) * NO_FILE.length;
    return at < 0 || digest.slice(at, at + NO_FILE.length) === fileDigest(bytes);
}
/** The files of a version that a page is made from. */
function contentFiles(address, version) {
    return FILES.map((name) => `${paths/* MODULES_DIRECTORY */.si}/${address}/${version}/${name}`);
}
function hasSameInterface(like, bytes) {
    const before = like?.moduleInterface && like.interfaceBytes;
    return before !== undefined && bytes !== undefined && Buffer.compare(before, bytes) === 0;
}
function attempt(parse) {
    try {
        return { value: parse() };
    }
    catch (error) {
        if (!(error instanceof base_error/* RegistryError */.gl))
            throw error;
        return { problem: `A file of the index is damaged: ${(0,base_error/* messageOf */.bD)(error)}.` };
    }
}

// EXTERNAL MODULE: ./lib/site/profile.js
var site_profile = __webpack_require__(79587);
;// CONCATENATED MODULE: ./lib/site/index-copies.js





/** Which files of an index a site already has as they are. */
/** Files that are made for the site, and are no copies of those of the index. */
const MADE = new RegExp(`^(${PAGES_DIRECTORY}|assets|search)/|^(index\\.html|${NOT_FOUND_PATH}|feed\\.atom)$`);
/**
 * The paths whose files differ between an index and its copy in a site, those that came and went too. For an index whose earlier
 * commit is not known here: to read all files takes longer than to ask Git, but far less than to make all pages. Undefined where the site cannot be read.
 */
async function differingPaths(contents, { output, state, profile, }) {
    if (output.list === undefined)
        return undefined;
    const isMade = (path) => (0,site_profile/* hasPages */.jp)(profile) && MADE.test(path);
    const differing = new Set();
    const known = new Set();
    for await (const listed of contents.list()) {
        const files = listed.filter(({ isSpecial, path }) => !isSpecial && !isMade(path) && ((0,site_profile/* isInProfile */.ZP)(profile, path) || madeInto(state, path) !== undefined));
        for (const { path } of files)
            known.add(path);
        for (let at = 0; at < files.length; at += READ_AT_ONCE) {
            const batch = files.slice(at, at + READ_AT_ONCE);
            const small = await contents.read(batch.filter(({ path }) => !path.endsWith('.zip')));
            for (const file of batch) {
                const bytes = small.get(file.path) ?? (await streamed(contents, file));
                const made = madeInto(state, file.path);
                if (made !== undefined && !hasFile(made.digest, made.name, bytes))
                    differing.add(file.path);
                if (!(0,site_profile/* isInProfile */.ZP)(profile, file.path))
                    continue;
                const copy = await output.read(file.path);
                if (copy === undefined || Buffer.compare(copy, bytes) !== 0)
                    differing.add(file.path);
            }
        }
    }
    for (const path of output.list('')) {
        if (!known.has(path) && !isMade(path) && path !== SITE_STATE_PATH)
            differing.add(path);
    }
    for (const path of contentsOf(state)) {
        const made = madeInto(state, path);
        if (!known.has(path) && made !== undefined && !hasFile(made.digest, made.name, undefined))
            differing.add(path);
    }
    return differing;
}
function contentsOf({ versions }) {
    return Object.entries(versions).flatMap(([address, known]) => Object.keys(known).flatMap((version) => contentFiles(address, version)));
}
const VERSION_FILE = /^v1\/modules\/([^/]+\/[^/]+\/[^/]+)\/([^/]+)\/([^/]+)$/;
/** What the page of a version was made from, for a file of it. */
function madeInto({ versions }, path) {
    const [, address = '', version = '', name = ''] = VERSION_FILE.exec(path) ?? [];
    const digest = versions[address]?.[version]?.[0];
    return digest === undefined ? undefined : { digest, name };
}
async function streamed(contents, file) {
    const pieces = [];
    await contents.stream(file, (bytes) => void pieces.push(new Uint8Array(bytes)));
    return Buffer.concat(pieces);
}

// EXTERNAL MODULE: ./lib/module/module-source.js + 1 modules
var module_source = __webpack_require__(45535);
;// CONCATENATED MODULE: ./lib/site/module-graph.js


const NOTHING = [];
/** @param host of the registry, as sources name it */
function moduleGraph(modules, host) {
    const known = new Set(modules.map(module_address/* addressKey */.IY));
    const dependents = new Map();
    for (const module of modules) {
        for (const source of module.dependencies) {
            const called = (0,module_source/* parseRegistrySource */.C)(source);
            if (called?.host !== host.toLowerCase())
                continue;
            const key = (0,module_address/* addressKey */.IY)(called.address);
            dependents.set(key, [...(dependents.get(key) ?? []), module]);
        }
    }
    for (const [key, callers] of dependents)
        dependents.set(key, callers.toSorted((a, b) => ((0,module_address/* addressKey */.IY)(a) < (0,module_address/* addressKey */.IY)(b) ? -1 : 1)));
    return {
        modules,
        has: (address) => known.has((0,module_address/* addressKey */.IY)(address)),
        dependentsOf: (address) => dependents.get((0,module_address/* addressKey */.IY)(address)) ?? NOTHING,
    };
}

// EXTERNAL MODULE: ./lib/index/format/marks.js
var marks = __webpack_require__(15865);
// EXTERNAL MODULE: ./lib/index/format/module-list.js
var module_list = __webpack_require__(54268);
;// CONCATENATED MODULE: ./lib/site/paged-versions.js


function pagedVersions(module, pages) {
    const versions = (0,module_version/* sortVersions */.M7)(module.versions.map(({ version }) => version));
    const latest = (0,module_list/* latestOf */.Te)(module);
    const shown = latest ?? versions[0];
    const list = pages === 'latest' ? versions.filter((version) => version === shown) : versions;
    const [own, whole] = [new Set(list), new Set(pages === 'all' ? list : newestOfMajors(list))];
    if (shown !== undefined)
        whole.add(shown);
    return {
        latest,
        shown,
        list,
        has: (version) => own.has(version),
        hasDirectories: (version) => whole.has(version),
    };
}
/** A pre-release stands for a major version that has nothing else. @param versions highest first */
function newestOfMajors(versions) {
    const newest = new Map();
    for (const version of versions) {
        const [major = ''] = version.split('.');
        const known = newest.get(major);
        if (known === undefined || ((0,module_version/* isPrerelease */.V1)(known) && !(0,module_version/* isPrerelease */.V1)(version)))
            newest.set(major, version);
    }
    return [...newest.values()];
}

;// CONCATENATED MODULE: ./lib/site/badge.js







/** The version of a module as a picture, for READMEs: nothing in it is loaded from elsewhere. */
const COLORS = { listed: '#2b6350', deprecated: '#7a5200', yanked: '#a8242c', removed: '#a8242c' };
function badgeFile({ registry }, module) {
    const version = pagedVersions(module, 'latest').shown;
    const { state } = version === undefined ? { state: 'removed' } : (0,version_state/* versionState */.M7)(module, version);
    const isListed = state === 'listed' && version === (0,module_list/* latestOf */.Te)(module);
    const value = version === undefined ? 'no version' : isListed ? `v${version}` : `v${version} ${state}`;
    return { path: badgeOf(module.address), content: badge(registry.name, value, COLORS[state]) };
}
function badge(label, value, color) {
    const short = withVisibleControls([...label].slice(0, MAX_LABEL_LENGTH).join(''));
    const [left, right] = [widthOf(short), widthOf(value)];
    const [title, text] = [(0,base_html/* escapeHtml */.Z)(`${short}: ${value}`), (0,base_html/* escapeHtml */.Z)(short)];
    return [
        `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${title}">`,
        `<title>${title}</title>`,
        `<clipPath id="r"><rect width="${left + right}" height="20" rx="3"/></clipPath>`,
        `<g clip-path="url(#r)"><rect width="${left}" height="20" fill="#3d4652"/><rect x="${left}" width="${right}" height="20" fill="${color}"/></g>`,
        `<g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11">`,
        `<text x="${left / 2}" y="14" textLength="${left - 12}" lengthAdjust="spacingAndGlyphs">${text}</text>`,
        `<text x="${left + right / 2}" y="14" textLength="${right - 12}" lengthAdjust="spacingAndGlyphs">${(0,base_html/* escapeHtml */.Z)(value)}</text>`,
        '</g>',
        '</svg>',
        '',
    ].join('\n');
}
/** About as wide as Verdana writes it, with a margin; the picture then says how wide the text is. */
function widthOf(text) {
    const units = [...text].reduce((sum, character) => sum + (/[ .,:;ijl|!'1fIrt-]/.test(character) ? 4.4 : 7.2), 0);
    return Math.ceil(units) + 12;
}

// EXTERNAL MODULE: ../../main/node_modules/hono/dist/jsx/jsx-runtime.js + 11 modules
var jsx_runtime = __webpack_require__(79774);
// EXTERNAL MODULE: ./lib/interface/diff/required-bump.js
var required_bump = __webpack_require__(75838);
// EXTERNAL MODULE: ./lib/interface/type-expression.js
var type_expression = __webpack_require__(93141);
;// CONCATENATED MODULE: ./lib/site/input-schema.js

/** @param title what the inputs are of */
function inputSchema(title, inputs) {
    return {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        title,
        type: 'object',
        properties: Object.fromEntries(inputs.map((input) => [input.name, propertyOf(input)])),
        required: inputs.filter(({ required }) => required).map(({ name }) => name),
        additionalProperties: false,
    };
}
/** The text of `inputs.schema.json`, with the inputs in the order of their declarations. */
function formatInputSchema(title, inputs) {
    return `${JSON.stringify(inputSchema(title, inputs))}\n`;
}
function propertyOf(input) {
    const { parsedType, description, nullable, required, sensitive, deprecated, value } = input;
    return {
        ...(nullable ? valueSchema(parsedType) : withoutNull(valueSchema(parsedType))),
        ...(description === '' ? {} : { description }),
        ...(value === undefined ? {} : { default: value }),
        ...(sensitive ? { writeOnly: true } : {}),
        ...(deprecated === '' ? {} : { deprecated: true }),
        'x-terraform-type': (0,type_expression/* formatType */.s)(parsedType),
        ...(required ? {} : { 'x-terraform-default': input.default }),
    };
}
/** Any value may be null: that of an input, unless it says that it is not, an attribute, an element. */
function valueSchema(type) {
    switch (type.kind) {
        case 'string':
            return { type: ['string', 'number', 'boolean', 'null'] };
        case 'number':
            return { type: ['number', 'string', 'null'], pattern: '^\\s*-?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)?$' };
        case 'bool':
            return { enum: [true, false, 'true', 'false', null] };
        case 'list':
        case 'set':
            return { type: ['array', 'null'], items: valueSchema(type.element) };
        case 'map':
            return { type: ['object', 'null'], additionalProperties: valueSchema(type.element) };
        case 'tuple': {
            const count = type.elements.length;
            const elements = type.elements.map(valueSchema);
            // An empty list of schemas is no JSON Schema.
            const prefix = count === 0 ? {} : { prefixItems: elements };
            return { type: ['array', 'null'], ...prefix, items: false, minItems: count, maxItems: count };
        }
        case 'object':
            return objectSchema(type.attributes);
        default:
            return {};
    }
}
/** Attributes that the type does not have are left out by Terraform, without an error. */
function objectSchema(attributes) {
    const properties = Object.entries(attributes).map(([name, attribute]) => {
        const own = attribute.default === undefined ? {} : { default: attribute.default };
        return [name, { ...valueSchema(attribute.type), ...own }];
    });
    const required = Object.entries(attributes)
        .filter(([, { optional }]) => !optional)
        .map(([name]) => name);
    return { type: ['object', 'null'], properties: Object.fromEntries(properties), required };
}
function withoutNull(schema) {
    const isNull = (value) => value === null || value === 'null';
    return Object.fromEntries(Object.entries(schema).map(([key, value]) => [
        key,
        (key === 'type' || key === 'enum') && Array.isArray(value)
            ? value.filter((each) => !isNull(each))
            : value,
    ]));
}

// EXTERNAL MODULE: ./lib/interface/version-constraint.js
var version_constraint = __webpack_require__(25958);
// EXTERNAL MODULE: ./lib/base/url.js
var url = __webpack_require__(27729);
;// CONCATENATED MODULE: ./lib/site/source-links.js

const GITHUB = { page: 'blob', raw: 'raw', commit: 'commit' };
const GITLAB = { page: '-/blob', raw: '-/raw', commit: '-/commit' };
const BITBUCKET = { page: 'src', raw: 'raw', commit: 'commits' };
const GITEA = { page: 'src/commit', raw: 'raw/commit', commit: 'commit' };
/** By the words in the name of the host; a host without one is not known, and gets no links to files. */
const FORGES = [
    [/gitlab/, GITLAB],
    [/bitbucket/, BITBUCKET],
    [/gitea|forgejo|codeberg/, GITEA],
    [/github|ghe\./, GITHUB],
];
/** The page of a file or directory at the commit; undefined where the host is not known. @param path from the root of the repository */
function fileLink(source, path) {
    return linkTo(source, 'page', path);
}
/** The bytes of a file at the commit. */
function rawLink(source, path) {
    const { hostname, pathname } = urlOf(source) ?? {};
    if (hostname !== 'github.com')
        return linkTo(source, 'raw', path);
    return `https://raw.githubusercontent.com${repositoryPath(pathname ?? '')}/${source.commit}/${encoded(path)}`;
}
/** The page of the commit. */
function commitLink(source) {
    const [base, forge] = placeOf(source);
    return base && forge && `${base}/${forge.commit}/${source.commit}`;
}
/** The web page of the repository; undefined where none is known. */
function repositoryLink(source) {
    const url = urlOf(source);
    return url && `${url.origin}${repositoryPath(url.pathname)}`;
}
function linkTo(source, kind, path) {
    const [base, forge] = placeOf(source);
    return base && forge && `${base}/${forge[kind]}/${source.commit}/${encoded(path)}`;
}
function placeOf(source) {
    const base = repositoryLink(source);
    const host = urlOf(source)?.hostname ?? '';
    return [base, FORGES.find(([pattern]) => pattern.test(host))?.[1]];
}
function urlOf({ repository }) {
    return repository !== '' && URL.canParse(repository) ? new URL(repository) : undefined;
}
function repositoryPath(pathname) {
    return (0,url/* withoutLastSlashes */.q4)(pathname).replace(/\.git$/, '');
}
function encoded(path) {
    return path.split('/').map(encodeURIComponent).join('/');
}

;// CONCATENATED MODULE: ./lib/site/pages/module-view.js




/**
 * Whether the page is of the version that the page of the module shows. The others say nothing that a newer version changes, so that
 * a publish does not make them again.
 */
function isShown({ content, versions }) {
    return content.version === versions.shown;
}
/** The page of a version: that of the module for the latest one, unless it has its own. */
function versionLink({ module, link, versions }, version) {
    if (versions.has(version))
        return link(versionPage(module.address, version));
    return version === (0,module_list/* latestOf */.Te)(module) ? link(modulePage(module.address)) : undefined;
}
/** The page of a directory of this version; undefined for one that has none. */
function directoryLinkOf({ module, content, link, versions }) {
    const { moduleInterface, version } = content;
    const directories = moduleInterface === undefined ? [] : [...moduleInterface.submodules, ...moduleInterface.examples];
    const paths = new Set(directories.map(({ path }) => path).filter(hasDirectoryPage));
    return (path) => {
        if (path === '')
            return link(versions.has(version) ? versionPage(module.address, version) : modulePage(module.address));
        return paths.has(path) && versions.has(version) && versions.hasDirectories(version)
            ? link(directoryPage(module.address, version, path))
            : undefined;
    };
}
function sourceOf({ release, version }, module) {
    const commit = module.versions.find((listed) => listed.version === version)?.commit ?? '';
    return { repository: release?.repository.url ?? '', commit: release?.commit ?? commit };
}
/** Links to lines of files, whose paths are those of the module. Pages of other versions lead to their commit alone. */
function lineLinkOf(view) {
    if (!isShown(view))
        return () => undefined;
    const { module, content } = view;
    const source = sourceOf(content, module);
    const directory = content.release?.path ?? '';
    return (file, line) => {
        const page = fileLink(source, directory === '' ? file : `${directory}/${file}`);
        return page && `${page}#L${line}`;
    };
}
/** The pages above that of a version. */
function crumbsOf({ module: { address } }) {
    return [
        { text: address.namespace, to: namespacePage(address.namespace) },
        { text: `${address.name} · ${address.system}`, to: modulePage(address) },
    ];
}
function titleOf({ module, content }) {
    return `${(0,module_address/* formatModuleAddress */.wc)(module.address)} ${content.version}`;
}

// EXTERNAL MODULE: ../../main/node_modules/hono/dist/helper/html/index.js
var helper_html = __webpack_require__(86699);
;// CONCATENATED MODULE: ./lib/site/look/highlighter.js

const HCL = /^(hcl|terraform|tf|tfvars|opentofu|tofu)$/i;
/** Whether code of a language, as the fence of a README names it, is HCL. */
function isHcl(language) {
    return HCL.test(language);
}
/** The tokens of HCL, or one token where there are no colours. */
function highlighted(code, highlight) {
    return code.length > MAX_CODE_LENGTH ? [{ text: code }] : highlight(code);
}

;// CONCATENATED MODULE: ./lib/site/pages/parts.js




/** Small parts that several pages have. */
/** Text from a module: nothing in it is hidden, or changes the direction of what is around it. */
function parts_shown(text) {
    return withVisibleControls(text);
}
/** As {@link shown}, for what is between tags alone: quotes stay as they are there, which makes pages of code much shorter. */
function parts_text(content) {
    return (0,helper_html/* raw */.l)(parts_shown(content).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
}
/** Code to copy. */
function Code({ view, code, label, isHcl = false, schema }) {
    const tokens = isHcl ? highlighted(code, view.site.highlight) : [{ text: code }];
    return ((0,jsx_runtime/* jsx */.Y)("div", { class: "code", "data-copy": label, "data-schema": schema, children: (0,jsx_runtime/* jsx */.Y)("pre", { tabindex: 0, children: (0,jsx_runtime/* jsx */.Y)("code", { children: tokens.map(({ text: part, kind }) => kind === undefined ? parts_text(part) : (0,jsx_runtime/* jsx */.Y)("span", { class: `hl-${kind}`, children: parts_text(part) })) }) }) }));
}
/** A day, of a date as the index has it. */
function Day({ date }) {
    return (0,jsx_runtime/* jsx */.Y)("time", { datetime: date, children: date.slice(0, 10) });
}
function Tag({ kind, children }) {
    return (0,jsx_runtime/* jsx */.Y)("span", { class: kind === undefined ? 'tag' : `tag tag-${kind}`, children: children });
}
function Section({ id, title, children }) {
    return ((0,jsx_runtime/* jsxs */.FD)("section", { id: id, "aria-labelledby": `${id}-title`, children: [(0,jsx_runtime/* jsx */.Y)("h2", { id: `${id}-title`, children: title }), children] }));
}
/** What a reader has to know before anything else. */
function Note({ kind, title, children }) {
    return ((0,jsx_runtime/* jsxs */.FD)("div", { class: `note note-${kind ?? 'plain'}`, children: [(0,jsx_runtime/* jsx */.Y)("strong", { children: title }), children] }));
}
/** A link to a page of another site, if it is known. */
function OutsideLink({ href, children, }) {
    if (href === undefined)
        return (0,jsx_runtime/* jsx */.Y)(jsx_runtime/* Fragment */.FK, { children: children });
    return (0,jsx_runtime/* jsx */.Y)("a", { href: href, children: children });
}

;// CONCATENATED MODULE: ./lib/site/pages/facts.js









/** Beside a version: where it is from, what it needs, and other versions. */
function Facts({ view, source }) {
    const { release, moduleInterface } = view.content;
    const { requiredVersions = [], providers = [] } = moduleInterface?.root ?? {};
    const repository = repositoryLink(source);
    return ((0,jsx_runtime/* jsx */.Y)("aside", { class: "facts", "aria-label": "Facts", children: (0,jsx_runtime/* jsxs */.FD)("dl", { children: [release === undefined ? null : ((0,jsx_runtime/* jsx */.Y)(Fact, { name: "Published", children: (0,jsx_runtime/* jsx */.Y)(Day, { date: release.committedAt }) })), repository === undefined ? null : ((0,jsx_runtime/* jsxs */.FD)(Fact, { name: "Source", children: [(0,jsx_runtime/* jsx */.Y)(OutsideLink, { href: repository, children: repository.replace(/^https:\/\//, '') }), release === undefined ? null : ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [' at ', (0,jsx_runtime/* jsx */.Y)(OutsideLink, { href: commitLink(source), children: parts_shown(release.tag) })] }))] })), (0,jsx_runtime/* jsx */.Y)(Licence, { license: release?.license, source: source }), requiredVersions.length === 0 ? null : ((0,jsx_runtime/* jsx */.Y)(Fact, { name: "Terraform, OpenTofu", children: parts_shown((0,version_constraint/* formatConstraints */.sW)(requiredVersions)) })), providers.length === 0 ? null : ((0,jsx_runtime/* jsx */.Y)(Fact, { name: "Providers", children: parts_shown(providers.map(({ name }) => name).join(', ')) })), (0,jsx_runtime/* jsx */.Y)(Fact, { name: "Versions", children: (0,jsx_runtime/* jsx */.Y)(RecentVersions, { view: view }) })] }) }));
}
function Licence({ license, source }) {
    if (license === undefined)
        return null;
    const { file, identifier = `see ${file}` } = license;
    return ((0,jsx_runtime/* jsx */.Y)(Fact, { name: "Licence", children: (0,jsx_runtime/* jsx */.Y)(OutsideLink, { href: fileLink(source, file), children: parts_shown(identifier) }) }));
}
function Fact({ name, children }) {
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)("dt", { children: name }), (0,jsx_runtime/* jsx */.Y)("dd", { children: children })] }));
}
function RecentVersions({ view }) {
    const { module, content, link } = view;
    if (!isShown(view))
        return (0,jsx_runtime/* jsx */.Y)("a", { href: link(versionsPage(module.address)), children: "all versions" });
    const versions = (0,module_version/* sortVersions */.M7)(module.versions.map(({ version }) => version));
    return ((0,jsx_runtime/* jsxs */.FD)("ul", { children: [versions.slice(0, RECENT_VERSIONS).map((version) => {
                const href = versionLink(view, version);
                const { state } = (0,version_state/* versionState */.M7)(module, version);
                const isThis = version === content.version;
                return ((0,jsx_runtime/* jsxs */.FD)("li", { children: [href === undefined || isThis ? version : (0,jsx_runtime/* jsx */.Y)("a", { href: href, children: version }), ' ', state === 'listed' ? null : (0,jsx_runtime/* jsx */.Y)(Tag, { kind: state, children: state })] }));
            }), versions.length <= RECENT_VERSIONS ? null : ((0,jsx_runtime/* jsx */.Y)("li", { children: (0,jsx_runtime/* jsxs */.FD)("a", { href: link(versionsPage(module.address)), children: ["all ", versions.length] }) }))] }));
}

;// CONCATENATED MODULE: ./lib/site/short-type.js


/** How types and defaults are shown where there is one line for them. */
/** Whether a text is shown in a fold. */
function isLong(text) {
    return text.length > MAX_SHORT_LENGTH || text.includes('\n');
}
/** The type without what is in its objects and tuples. */
function shortType(type) {
    if ('element' in type)
        return `${type.kind}(${shortType(type.element)})`;
    if (type.kind === 'object')
        return 'object({…})';
    if (type.kind === 'tuple')
        return 'tuple([…])';
    const text = (0,type_expression/* formatType */.s)(type).replaceAll(/\s+/g, ' ');
    return isLong(text) ? `${text.slice(0, MAX_SHORT_LENGTH)}…` : text;
}
/** The lines after the first one without the blanks that all of them begin with. */
function withoutMargin(text) {
    const [first = '', ...lines] = text.split('\n');
    const margins = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
    const margin = margins.length === 0 ? 0 : Math.min(...margins);
    return [first, ...lines.map((line) => line.slice(margin))].join('\n');
}

;// CONCATENATED MODULE: ./lib/site/pages/interface-fields.js




/**
 * Inputs and outputs: a list of fields, each with an id that stays the same from version to version. Large modules have hundreds, so
 * a field has no classes (the style sheet knows its parts by their place in it), and its script adds the link to itself.
 */
/** A string that HTML takes as an id. */
function anchorOf(kind, name) {
    return `${kind}-${name.replaceAll(/[^\p{L}\p{N}_-]/gu, '-')}`;
}
const rendered = new WeakMap();
/** Inputs and outputs, which are the same on every page that shows the directory: they are rendered once. */
function Fields({ directory }) {
    const fields = rendered.get(directory) ??
        (0,helper_html/* raw */.l)(String((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)(Inputs, { inputs: directory.inputs }), (0,jsx_runtime/* jsx */.Y)(Outputs, { outputs: directory.outputs })] })));
    rendered.set(directory, fields);
    return fields;
}
function Inputs({ inputs }) {
    const required = inputs.filter((input) => input.required);
    const optional = inputs.filter((input) => !input.required);
    return ((0,jsx_runtime/* jsxs */.FD)(Section, { id: "inputs", title: "Inputs", children: [inputs.length === 0 ? (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: "This module has no inputs." }) : null, (0,jsx_runtime/* jsx */.Y)(InputList, { title: "Required", inputs: required }), (0,jsx_runtime/* jsx */.Y)(InputList, { title: "Optional", inputs: optional })] }));
}
function InputList({ title, inputs }) {
    if (inputs.length === 0)
        return null;
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsxs */.FD)("h3", { children: [title, (0,jsx_runtime/* jsx */.Y)("span", { class: "count", children: inputs.length })] }), (0,jsx_runtime/* jsx */.Y)("ul", { class: "list fields", children: inputs.map((input) => ((0,jsx_runtime/* jsx */.Y)(InputField, { input: input }))) })] }));
}
function InputField({ input }) {
    const { type, parsedType, required, validations, default: value } = input;
    const short = isLong(type) ? shortType(parsedType) : type || 'any';
    const hasFold = !required && isLong(value);
    return ((0,jsx_runtime/* jsxs */.FD)(Field, { kind: "input", field: input, type: required || hasFold ? short : `${short} = ${value}`, isRequired: required, children: [isLong(type) ? (0,jsx_runtime/* jsx */.Y)(Fold, { title: "Type", text: withoutMargin(type) }) : null, hasFold ? (0,jsx_runtime/* jsx */.Y)(Fold, { title: "Default", text: value }) : null, validations.map(({ message }) => ((0,jsx_runtime/* jsx */.Y)(Text, { text: message })))] }));
}
function Outputs({ outputs }) {
    return ((0,jsx_runtime/* jsxs */.FD)(Section, { id: "outputs", title: "Outputs", children: [outputs.length === 0 ? (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: "This module has no outputs." }) : null, outputs.length === 0 ? null : ((0,jsx_runtime/* jsx */.Y)("ul", { class: "list fields", children: outputs.map((output) => ((0,jsx_runtime/* jsx */.Y)(OutputField, { output: output }))) }))] }));
}
function OutputField({ output }) {
    const { type } = output;
    return (0,jsx_runtime/* jsx */.Y)(Field, { kind: "output", field: output, type: type && shortType(type) });
}
/** What inputs and outputs have in common, then the rest of an input. */
function Field({ kind, field, type, isRequired = false, children }) {
    const { name, description, deprecated } = field;
    const id = anchorOf(kind, name);
    return ((0,jsx_runtime/* jsxs */.FD)("li", { id: id, children: [(0,jsx_runtime/* jsx */.Y)("b", { children: parts_text(name) }), type === undefined ? null : (0,jsx_runtime/* jsx */.Y)("code", { children: parts_text(type) }), isRequired ? (0,jsx_runtime/* jsx */.Y)(Tag, { kind: "required", children: "required" }) : null, (0,jsx_runtime/* jsx */.Y)(Flags, { ...field }), (0,jsx_runtime/* jsx */.Y)(Text, { text: description }), deprecated === '' ? null : (0,jsx_runtime/* jsx */.Y)(Text, { text: `Deprecated: ${deprecated}` }), children] }));
}
function Flags({ sensitive, ephemeral, deprecated }) {
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [sensitive ? (0,jsx_runtime/* jsx */.Y)(Tag, { children: "sensitive" }) : null, ephemeral ? (0,jsx_runtime/* jsx */.Y)(Tag, { children: "ephemeral" }) : null, deprecated === '' ? null : (0,jsx_runtime/* jsx */.Y)(Tag, { kind: "deprecated", children: "deprecated" })] }));
}
function Text({ text: written }) {
    const trimmed = written.trim();
    return trimmed === '' ? null : (0,jsx_runtime/* jsx */.Y)("p", { children: parts_text(trimmed) });
}
function Fold({ title, text: folded }) {
    return ((0,jsx_runtime/* jsxs */.FD)("details", { children: [(0,jsx_runtime/* jsx */.Y)("summary", { children: title }), (0,jsx_runtime/* jsx */.Y)("pre", { tabindex: 0, children: parts_text(folded) })] }));
}

// EXTERNAL MODULE: ./lib/interface/leaving-calls.js
var leaving_calls = __webpack_require__(52772);
// EXTERNAL MODULE: ./lib/interface/read/module-files.js
var module_files = __webpack_require__(35343);
;// CONCATENATED MODULE: ./lib/site/pages/interface-lists.js








const MODES = [
    ['managed', 'Resources'],
    ['data', 'Data sources'],
    ['ephemeral', 'Ephemeral resources'],
];
function Resources({ directory: { resources }, lineLink }) {
    return ((0,jsx_runtime/* jsxs */.FD)(Section, { id: "resources", title: "Resources", children: [resources.length === 0 ? (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: "This module has no resources of its own." }) : null, MODES.map(([mode, title]) => ((0,jsx_runtime/* jsx */.Y)(ResourceList, { title: title, resources: resources.filter((resource) => resource.mode === mode), lineLink: lineLink })))] }));
}
function ResourceList({ title, resources, lineLink }) {
    if (resources.length === 0)
        return null;
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsxs */.FD)("h3", { children: [title, (0,jsx_runtime/* jsx */.Y)("span", { class: "count", children: resources.length })] }), (0,jsx_runtime/* jsx */.Y)("ul", { class: "list pairs", children: resources.map(({ type, name, file, line }) => ((0,jsx_runtime/* jsxs */.FD)("li", { children: [(0,jsx_runtime/* jsx */.Y)("code", { children: parts_shown(`${type}.${name}`) }), (0,jsx_runtime/* jsx */.Y)("small", { children: (0,jsx_runtime/* jsx */.Y)(OutsideLink, { href: lineLink(file, line), children: parts_shown(`${file}:${line}`) }) })] }))) })] }));
}
function Requirements({ directory: { providers, requiredVersions } }) {
    return ((0,jsx_runtime/* jsx */.Y)(Section, { id: "requirements", title: "Requirements", children: (0,jsx_runtime/* jsxs */.FD)("ul", { class: "list", children: [(0,jsx_runtime/* jsxs */.FD)("li", { class: "field-head", children: [(0,jsx_runtime/* jsx */.Y)("span", { class: "field-name", children: "Terraform, OpenTofu" }), (0,jsx_runtime/* jsx */.Y)("code", { children: requiredVersions.length === 0 ? 'any version' : parts_shown((0,version_constraint/* formatConstraints */.sW)(requiredVersions)) })] }), providers.map(({ name, source, constraints, aliases }) => ((0,jsx_runtime/* jsxs */.FD)("li", { class: "field-head", children: [(0,jsx_runtime/* jsx */.Y)("span", { class: "field-name", children: parts_shown(source === '' ? `hashicorp/${name}` : source) }), (0,jsx_runtime/* jsx */.Y)("code", { children: constraints.length === 0 ? 'any version' : parts_shown((0,version_constraint/* formatConstraints */.sW)(constraints)) }), aliases.map((alias) => ((0,jsx_runtime/* jsx */.Y)(Tag, { children: parts_shown(`needs ${alias}`) })))] })))] }) }));
}
function Dependencies(props) {
    const { calls } = props.directory;
    return ((0,jsx_runtime/* jsxs */.FD)(Section, { id: "dependencies", title: "Dependencies", children: [calls.length === 0 ? (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: "This module calls no other module." }) : null, calls.length === 0 ? null : ((0,jsx_runtime/* jsx */.Y)("ul", { class: "list", children: calls.map((call) => ((0,jsx_runtime/* jsx */.Y)("li", { children: (0,jsx_runtime/* jsxs */.FD)("div", { class: "field-head", children: [(0,jsx_runtime/* jsx */.Y)("span", { class: "field-name mono", children: parts_shown(call.name) }), (0,jsx_runtime/* jsx */.Y)(CallSource, { ...props, call: call }), call.version === '' ? null : (0,jsx_runtime/* jsx */.Y)("code", { children: parts_shown(call.version) })] }) }))) }))] }));
}
/** Linked where this registry has the module. */
function CallSource({ view, call, directory, directoryLink }) {
    const source = (0,module_source/* parseRegistrySource */.C)(call.source);
    const text = (0,jsx_runtime/* jsx */.Y)("code", { children: parts_shown(call.source) });
    if (source?.host === view.site.host.toLowerCase() && view.graph.has(source.address))
        return ((0,jsx_runtime/* jsx */.Y)("a", { href: view.link(modulePage(source.address)), title: (0,module_address/* formatModuleAddress */.wc)(source.address), children: text }));
    const local = (0,leaving_calls/* isLocal */.I)(call.source) ? directoryLink((0,module_files/* resolvePath */.o1)(directory.path, call.source)) : undefined;
    return local === undefined ? text : (0,jsx_runtime/* jsx */.Y)("a", { href: local, children: text });
}

;// CONCATENATED MODULE: ./lib/site/search/search-paths.js
/** The files that a browser searches in. Every path is from the root of the site. */
const SEARCH_PAGE = 'search/';
/** What there is to search in: a {@link SearchInfo}. A server names its API there. */
const SEARCH_INFO_PATH = 'search/index.json';
/** Every word of every module, for words that are misspelt. */
const VOCABULARY_PATH = 'search/vocabulary.json';
/** The ids of all modules, in the order of lists. */
const ORDER_PATH = 'search/order.json';
/** The file with the modules that have a word: all words with the same two first characters are in one file. */
function wordsPath(word) {
    const [filter, value = ''] = word.split(':', 2);
    return value === '' ? `search/words/${wordsFile(word)}.json` : `search/${filter}s/${value}.json`;
}
/** The name of that file, for a word that is no filter. */
function wordsFile(word) {
    const beginning = [...word].slice(0, 2);
    return beginning.every((character) => /[a-z0-9]/.test(character))
        ? beginning.join('')
        : ['u', ...beginning.map((character) => character.codePointAt(0)?.toString(16))].join('-');
}
/** What stands for a namespace or a system among the words: no word has a colon. */
function filterWord(filter, value) {
    return `${filter}:${value}`;
}
/** Hex digits of every id. */
const ID_DIGITS = 6;
/** The file of the modules whose ids begin with the same digits. */
function modulesPath(id, digits) {
    return `search/modules/${id.toString(16).padStart(ID_DIGITS, '0').slice(0, digits)}.json`;
}

// EXTERNAL MODULE: ./lib/base/run-work.js
var run_work = __webpack_require__(69463);
;// CONCATENATED MODULE: ./lib/site/look/colors.js
/** Variants of the registry's colour that people can read: WCAG 2 contrast, level AA. https://www.w3.org/TR/WCAG22/#contrast-minimum */
const AA_CONTRAST = 4.6;
const STEPS = 40;
/** The backgrounds that text in the accent colour stands on; the least favourable of each scheme. */
const LIGHT_SURFACE = '#f4f6f9';
const DARK_SURFACE = '#1b222c';
/** The colour itself where it can be read, else the nearest shade of it. @param color `#rrggbb` */
function accentOf(color) {
    return {
        light: readable(color, { on: LIGHT_SURFACE, toward: [0, 0, 0] }),
        dark: readable(color, { on: DARK_SURFACE, toward: [255, 255, 255] }),
    };
}
/** Contrast of two colours, from 1 to 21. */
function contrast(a, b) {
    const [lighter = 0, darker = 0] = [luminance(parse(a)), luminance(parse(b))].sort((x, y) => y - x);
    return (lighter + 0.05) / (darker + 0.05);
}
function readable(color, { on, toward }) {
    const shades = Array.from({ length: STEPS + 1 }, (_, step) => mix(parse(color), toward, step / STEPS));
    return shades.find((shade) => contrast(shade, on) >= AA_CONTRAST) ?? color;
}
function parse(color) {
    const at = (start) => Number.parseInt(color.slice(start, start + 2), 16);
    return [at(1), at(3), at(5)];
}
function mix(from, to, share) {
    const channels = from.map((value, at) => Math.round(value + ((to[at] ?? 0) - value) * share));
    return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
function luminance(color) {
    const [red = 0, green = 0, blue = 0] = color.map((value) => {
        const share = value / 255;
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

;// CONCATENATED MODULE: ./lib/site/look/script.js
/** The script of the pages, made from src/browser/ by `npm run browser`. */
const SCRIPT = "(function(){function e(e){for(let n of e.querySelectorAll(`[data-copy]`)){let e=document.createElement(`button`);e.type=`button`,e.className=`copy`,e.textContent=`Copy`,e.setAttribute(`aria-label`,`Copy ${n.dataset.copy}`),e.addEventListener(`click`,()=>void t(n,e)),e.addEventListener(`blur`,()=>{e.textContent=`Copy`}),n.append(e)}}async function t(e,t){let n=e.querySelector(`code`);if(n!==null)try{await navigator.clipboard.writeText(n.textContent??``),t.textContent=`Copied`}catch{getSelection()?.selectAllChildren(n),t.textContent=`Selected`}}function n(e,t,n=``){let r=document.createElement(e);return t!==``&&(r.className=t),r.textContent=n,r}function r(e,t,n=`${t}s`){return`${e} ${e===1?t:n}`}var i=class extends Error{name=`RegistryError`;code;hint;constructor(e,t,n,r){super(t,r),this.code=e,this.hint=n}toRefusal(){return{code:this.code,message:this.message,hint:this.hint}}};function a(e){return e.normalize(`NFKC`).toLowerCase().match(/[\\p{L}\\p{N}]+/gu)??[]}function o(e){let t=[...(e??``).matchAll(/\"([^\"]*)\"?|[^\\s\"]+/g)].map(([e,t])=>({words:a(t??e),isOpen:t===void 0})).filter(({words:e})=>e.length>0),n=(e??``).trim()===``;if(!n&&t.length<=16)return t;throw new i(`INVALID_INPUT`,n?`q is required: the words to search for`:`q has more than 16 words`,`write q=vpc, or q=\"private network\"`)}function s(e){let[,t,n,r,i,a,o,s]=e;return{namespace:t,name:n,system:r,version:i,description:a,updatedAt:o,names:s.split(` `).filter(Boolean)}}function c({namespace:e,name:t,system:n}){return`${e}/${t}/${n}`}function l(e){let{name:t,description:n,names:r}=e;return{name:t,address:c(e),description:n,names:r}}function u(e,t){return e.updatedAt===t.updatedAt?c(e)<c(t)?-1:1:e.updatedAt<t.updatedAt?1:-1}function d(e){let[t,n=``]=e.split(`:`,2);return n===``?`search/words/${f(e)}.json`:`search/${t}s/${n}.json`}function f(e){let t=[...e].slice(0,2);return t.every(e=>/[a-z0-9]/.test(e))?t.join(``):[`u`,...t.map(e=>e.codePointAt(0)?.toString(16))].join(`-`)}function p(e,t){return`${e}:${t}`}function m(e,t){return`search/modules/${e.toString(16).padStart(6,`0`).slice(0,t)}.json`}function h(e){return e.replaceAll(/[\\u{0}-\\u{8}\\u{b}\\u{c}\\u{e}-\\u{1f}\\u{7f}-\\u{9f}\\u{200b}\\u{2028}-\\u{202e}\\u{2060}-\\u{206f}\\u{feff}\\u{fff9}-\\u{fffb}\\u{fffe}\\u{ffff}\\u{e0000}-\\u{e007f}]/gu,e=>`[U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,`0`)}]`)}var ee=class{#e;#t=/* @__PURE__ */ new Map;constructor(e){this.#e=e}async read(e){let t=this.#t.get(e)??this.#n(e);return this.#t.set(e,t),t.catch(()=>this.#t.delete(e)),t}async#n(e){let t=await fetch(new URL(e,this.#e));if(!t.ok)throw TypeError(`${e}: status ${t.status}`);return t.json()}};function g(e,t){return async({q:n,namespace:r,system:i},a)=>{let o=[],s=!0;for(;s&&o.length<a;){let c=Math.min(100,a-o.length),l={q:n,namespace:r,provider:i,limit:String(c),offset:String(o.length)},u=Object.entries(l).filter(([,e])=>e!==``),d=await e.read(`${t}?${new URLSearchParams(u)}`);o.push(...d.modules.map(_)),s=d.meta.next_offset!==void 0}return{modules:o,hasMore:s}}}function _({provider:e,published_at:t,...n}){return{...n,system:e,updatedAt:t,names:[]}}function v(e,t){let n=0,r=(e,r)=>t.has(e,r)||e.length<3||n>=4?[]:(n+=1,y(e,t.words()));return e.map(e=>{let{words:t,isOpen:n}=e;if(t.length===1){let i=n?t.flatMap(e=>r(e,!0)):[];return i.length===0?e:{...e,near:i}}let i=t.length-1;return n?{...e,words:t.map((e,t)=>r(e,t===i)[0]??e)}:e})}function y(e,t){let n=e.length>=8?2:1,r=[];for(let i of t){let t=b(e,i,n);t<=n&&r.push({word:i,mistakes:t})}return r.sort((e,t)=>e.mistakes-t.mistakes||(e.word<t.word?-1:1)).slice(0,8).map(e=>e.word)}function b(e,t,n){if(Math.abs(e.length-t.length)>n)return n+1;let r=[],i=Array.from({length:t.length+1},(e,t)=>t);for(let a=1;a<=e.length;a+=1){let o=[a];for(let s=1;s<=t.length;s+=1){let c=e[a-1]===t[s-1]?0:1,[l=0,u=0,d=0]=[o[s-1],i[s],i[s-1]],f=e[a-1]===t[s-2]&&e[a-2]===t[s-1]?(r[s-2]??n)+1:n+1;o.push(Math.min(l+1,u+1,d+c,f))}if(Math.min(...o)>n)return n+1;r=i,i=o}return i[t.length]??n+1}let x=[`name`,`address`,`description`,`names`],S=1<<x.length,C={name:16,address:8,description:4,names:2};function te(e){let t=e.map(T),n=/* @__PURE__ */ new Map;t.forEach((e,t)=>{for(let[r,i]of w(e)){let e=n.get(r)??/* @__PURE__ */ new Map;n.set(r,e.set(t,i))}});let r=[...n].sort(([e],[t])=>e<t?-1:1),i=r.flatMap(([,e])=>[...e]),a=0,o=r.map(([,e])=>(a+=e.size,a-e.size));return{words:r.map(([e])=>e),starts:Uint32Array.from([...o,a]),modules:Uint16Array.from(i,([e])=>e),fields:Uint8Array.from(i,([,e])=>e),texts:t}}function w(e){let t=/* @__PURE__ */ new Map;x.forEach((n,r)=>{for(let i of e[n].split(` `))i!==``&&i!==`|`&&t.set(i,(t.get(i)??0)|1<<r)});let n=e.name.trim();return t.has(n)&&t.set(n,(t.get(n)??0)|S),t}function T({name:e,address:t,description:n,names:r}){let i=e=>` ${a(e).join(` `)} `;return{name:i(e),address:i(t),description:i(n),names:r.map(i).join(`|`)}}function E(e,t){let n=x.reduce((t,n,r)=>t+(e&1<<r?C[n]:0),0);return t===`same`?n+((e&S)===0?0:32):t===`begins`?n/2:Math.ceil(n/4)}function D(e){return E(e&S-1,`same`)+(e&1?32:0)}function O(e,t){let n=new Uint16Array(e.texts.length);return t.forEach((t,r)=>{k(e,t).forEach((e,t)=>{let i=N(n,t);n[t]=e===0||r>0&&i===0?0:i+e})}),n}function k(e,{words:t,isOpen:n,near:r=[]}){let[i=``]=t;if(t.length>1)return A(e,t,n);let a=new Uint16Array(e.texts.length),o=(t,n)=>M(e,t,(e,t)=>{a[e]=Math.max(N(a,e),E(t,n))});for(let t=P(e.words,i);t<e.words.length;t+=1){let r=e.words[t]===i;if(!r&&!(n&&e.words[t]?.startsWith(i)))break;o(t,r?`same`:`begins`)}for(let t of r){let n=P(e.words,t);e.words[n]===t&&o(n,`near`)}return a}function A(e,t,n){let r=new Uint16Array(e.texts.length),i=` ${t.join(` `)}${n?``:` `}`;for(let a of j(e,n?t.slice(0,-1):t)){let n=e.texts[a],o=x.filter(e=>n?.[e].includes(i)).reduce((e,t)=>e+C[t],0),s=n?.name===` ${t.join(` `)} `;r[a]=o===0||!s?o:o+32}return r}function j(e,t){return t.map(t=>{let n=P(e.words,t),r=[];return e.words[n]===t&&M(e,n,e=>r.push(e)),r}).toSorted((e,t)=>e.length-t.length)[0]??[]}function M(e,t,n){let r=N(e.starts,t+1);for(let i=N(e.starts,t);i<r;i+=1)n(N(e.modules,i),N(e.fields,i))}function N(e,t){return e[t]??0}function P(e,t){let n=0,r=e.length;for(;n<r;){let i=n+r>>1;(e[i]??``)<t?n=i+1:r=i}return n}function F(e){let t=[],[n,r,i]=[0,0,0];for(let a of atob(e)){let e=a.charCodeAt(0);r+=(e&127)<<i,i+=7,e>127||(n+=r,t.push(n),r=0,i=0)}return t}async function I(e,t,{query:n,count:r}){let i=new V(e,t),a=o(n.q);if(a.length===0)return{modules:[],hasMore:!1};let s=v(a,await i.vocabularyFor(a)),c=await Promise.all(s.map(e=>i.scores(e))),l=[`namespace`,`system`].filter(e=>n[e]!==``),u=await Promise.all(l.map(e=>i.ids(p(e,n[e])))),d=[...L(c)].filter(([e])=>u.every(t=>t.has(e)));return z(d.length<=8?d:await R(e,d),{read:e,info:t,terms:s,isAllowed:({namespace:e,system:t})=>e===(n.namespace||e)&&t===(n.system||t),count:r})}function L([e=/* @__PURE__ */ new Map,...t]){let n=/* @__PURE__ */ new Map;for(let[r,i]of e){let e=t.map(e=>e.get(r)??0);e.includes(0)||n.set(r,e.reduce((e,t)=>e+t,i))}return n}async function R(e,t){let n=atob(await e(`search/order.json`)),r=/* @__PURE__ */ new Map;for(let e=0;e<n.length;e+=3){let t=0;for(let r=e;r<e+3;r+=1)t=t*256+n.charCodeAt(r);r.has(t)||r.set(t,e)}let i=e=>r.get(e)??n.length;return t.toSorted(([e,t],[n,r])=>r-t||i(e)-i(n))}async function z(e,t){let{count:n}=t,r=[],i=Math.min(e.length,100+n);for(let a=0;a<i;a+=8){let i=e[a]?.[1]??0;if(r.length>n&&r.slice(0,n+1).every(({score:e,isAsExpected:t})=>e>i||e===i&&t))break;let o=await B(e.slice(a,a+8),t);r=[...r,...o].sort((e,t)=>t.score-e.score||u(e.module,t.module))}return{modules:r.slice(0,n).map(({module:e})=>e),hasMore:r.length>n}}async function B(e,t){let{read:n,info:r,terms:i,isAllowed:a}=t,o=new Map(e),c=new Set(e.map(([e])=>m(e,r.digits))),u=(await Promise.all([...c].map(e=>n(e)))).flat().filter(e=>o.has(e[0])&&a(s(e))),d=u.map(s),f=O(te(d.map(l)),i);return d.map((e,t)=>{let n=N(f,t);return{module:e,score:n,isAsExpected:n===o.get(u[t]?.[0]??0)}}).filter(({score:e})=>e>0)}var V=class{#e;#t;constructor(e,{words:t}){this.#e=e,this.#t=new Set(t.split(` `))}async vocabularyFor(e){let t=e.flatMap(e=>e.words),n=new Map(await Promise.all(t.map(async e=>[e,await this.#i(e)]))),r=(e,t)=>{let r=n.get(e)??{};return Object.hasOwn(r,e)||t&&Object.keys(r).some(t=>t.startsWith(e))},i=e.some(({words:e,isOpen:t})=>e.some((n,i)=>n.length>1&&!r(n,t&&i===e.length-1)))?await this.#e(`search/vocabulary.json`):[];return{has:r,words:()=>i}}async ids(e){let t=await this.#e(d(e));return new Set(U(t,e).map(([e])=>e))}async scores({words:e,isOpen:t,near:n=[]}){if(e.length>1)return this.#n(e,t);let r=/* @__PURE__ */ new Map,i=(e,t)=>r.set(e,Math.max(t,r.get(e)??0));for(let n of e){let e=await this.#i(n);for(let r of H(e,n,t))for(let[t,a]of U(e,r))i(t,E(a,r===n?`same`:`begins`))}for(let e of n)for(let[t,n]of U(await this.#i(e),e))i(t,E(n,`near`));return r}async#n(e,t){let n,r=t&&e.at(-1)?.length===1;for(let[i,a]of(r?e.slice(0,-1):e).entries()){let r=await this.#r(a,t&&i===e.length-1),o=n,s=o===void 0?[...r]:[...o].map(([e,t])=>[e,t&(r.get(e)??0)]);n=new Map(s.filter(([,e])=>e!==0))}return new Map([...n??[]].map(([e,t])=>[e,D(t)]))}async#r(e,t){let n=await this.#i(e),r=/* @__PURE__ */ new Map;for(let i of H(n,e,t))for(let[e,t]of U(n,i))r.set(e,(r.get(e)??0)|t);return r}async#i(e){return this.#t.has(f(e))?this.#e(d(e)):{}}};function H(e,t,n){return Object.keys(e).filter(e=>e===t||n&&e.startsWith(t))}function U(e,t){let n=Object.hasOwn(e,t)?e[t]:{};return Object.entries(n??{}).flatMap(([e,t])=>F(t).map(t=>[t,Number(e)]))}function ne(e,t){return(n,r)=>I(t=>e.read(t),t,{query:n,count:r})}function W(e){let t=document.querySelector(`form[data-search]`),n=document.getElementById(`results`),r=document.getElementById(`found`);t!==null&&n!==null&&r!==null&&new G(e,{form:t,list:n,status:r}).start()}var G=class{#e;#t;#n;#r;#i=0;#a=0;constructor(e,t){this.#e=e,this.#t=t,this.#n=t.form.elements.namedItem(`q`)}start(){let{form:e,list:t}=this.#t;for(let[t,n]of new URLSearchParams(location.search)){let r=e.elements.namedItem(t);(r instanceof HTMLInputElement||r instanceof HTMLSelectElement)&&(r.value=n)}e.addEventListener(`submit`,e=>{e.preventDefault(),this.#o()}),e.addEventListener(`input`,()=>{clearTimeout(this.#a),this.#a=setTimeout(()=>void this.#o(),120)}),this.#n.addEventListener(`keydown`,e=>this.#f(e)),t.addEventListener(`keydown`,e=>this.#p(e)),this.#n.focus(),this.#o()}async#o(e=20){this.#i+=1;let t=this.#i,n=this.#s();if(this.#c(n),a(n.q).length===0)return this.#l({modules:[],hasMore:!1},n,``);try{o(n.q),this.#r??=K(this.#e);let r=await(await this.#r)(n,e);t===this.#i&&this.#l(r,n,q(r))}catch(e){this.#r=void 0,t===this.#i&&this.#l({modules:[],hasMore:!1},n,J(e))}}#s(){let e=new FormData(this.#t.form),t=t=>String(e.get(t)??``);return{q:t(`q`),namespace:t(`namespace`),system:t(`system`)}}#c(e){let t=Object.entries(e).filter(([,e])=>e!==``),n=new URLSearchParams(t).toString();history.replaceState(null,``,n===``?location.pathname:`?${n}`)}#l({modules:e,hasMore:t},n,r){let{list:i,status:a}=this.#t;a.textContent=r,i.replaceChildren(...e.map(e=>Y(e,n,this.#e))),t&&i.append(this.#u(e.length))}#u(e){let t=n(`button`,`more`,`More results`);t.addEventListener(`click`,()=>{this.#o(e+20).then(()=>this.#d()[e]?.focus())});let r=document.createElement(`li`);return r.append(t),r}#d(){return[...this.#t.list.querySelectorAll(`a,button`)]}#f(e){e.key===`ArrowDown`&&(e.preventDefault(),this.#d()[0]?.focus()),e.key===`Escape`&&(this.#n.value=``,this.#o())}#p(e){let t=this.#d(),n=t.indexOf(document.activeElement),r={ArrowDown:1,ArrowUp:-1}[e.key];(r!==void 0||e.key===`Escape`)&&(e.preventDefault(),r===void 0||n+r<0?this.#n.focus():t[n+r]?.focus())}};async function K(e){let t=new ee(e),n=await t.read(`search/index.json`);return`api`in n?g(t,n.api):ne(t,n)}function q({modules:e,hasMore:t}){return e.length===0?`No module matches.`:t?`The first ${e.length} modules`:r(e.length,`module`)}function J(e){return e instanceof Error&&`code`in e?`${e.message}.`:`The search could not be loaded. Try again, or look through the namespaces on the front page.`}function Y(e,{q:t},r){let i=document.createElement(`li`),a=n(`div`,`field-head`),o=n(`a`,`result`,c(e));o.href=new URL(`modules/${c(e)}/`,r).href,a.append(o,n(`span`,`quiet small`,e.version)),i.append(a),e.description!==``&&i.append(Z(`p`,`quiet`,e.description));let s=X(e,t);return s.length>0&&i.append(Z(`p`,`small mono`,s.join(`, `))),i}function X({names:e},t){let n=a(t),r=e.filter(e=>a(e).some(e=>n.some(t=>e.startsWith(t)))),i=n.join(`_`),o=e=>Number(e.toLowerCase().includes(i));return r.sort((e,t)=>o(t)-o(e)).slice(0,6)}function Z(e,t,r){let i=n(e,t,h(r));return i.dir=`auto`,i}function re(){let e=document.currentScript;return new URL(`..`,e instanceof HTMLScriptElement?e.src:location.href)}function ie(e){return/^[\\p{ID_Start}_][\\p{ID_Continue}-]*$/u.test(e)}function ae({properties:e,required:t}){return Object.entries(e).filter(([e])=>ie(e)).map(([e,n])=>{let r=n[`x-terraform-type`],i=r===`string`||r===`number`||r===`bool`?r:`hcl`,a=n[`x-terraform-default`]??``,o=n.default;return{name:e,kind:i,type:r,description:n.description??``,isRequired:t.includes(e),default:i===`hcl`?a:o==null?``:String(o)}}).sort((e,t)=>Number(t.isRequired)-Number(e.isRequired))}function Q({kind:e},t){let n=t.trim();if(n!==``)return e===`number`&&!/^-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?$/.test(n)?`This is not a number.`:e===`hcl`?de(n):void 0}function oe(e,t,n){let r=e.trimEnd().split(`\n`),i=new Map(r.flatMap(e=>(e=>e?[e]:[])(se(e)))),a=t.flatMap(e=>{let t=ce(e,n.get(e.name)??``);if(t!==void 0)return[[e.name,t]];let r=i.get(e.name);return e.isRequired&&r!==void 0?[[e.name,r]]:[]}),o=Math.max(0,...a.map(([e])=>e.length)),s=r.slice(0,3),c=a.map(([e,t])=>`  ${e.padEnd(o)} = ${t}`);return[...s,...c.length===0?[]:[``,...c],`}`,``].join(`\n`)}function se(e){let[,t,n]=/^ {2}(\\S+) += (.*)$/.exec(e)??[];return t===void 0||n===void 0?void 0:[t,n]}function ce(e,t){let n=e.kind===`string`?t:t.trim(),r=!e.isRequired&&n===e.default.trim();if(!(n===``||r||Q(e,n)!==void 0))return e.kind===`string`?le(n):n}function le(e){let t={\"\\n\":`\\\\n`,\"\\r\":`\\\\r`,\"\t\":`\\\\t`};return`\"${e.replaceAll(/[\\\\\"]/g,`\\\\$&`).replaceAll(/[\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]/g,e=>t[e]??`\\\\u${e.charCodeAt(0).toString(16).padStart(4,`0`)}`).replaceAll(\"${\",\"$$${\").replaceAll(`%{`,`%%{`)}\"`}let ue={\"(\":`)`,\"[\":`]`,\"{\":`}`};function de(e){let t=[];if(!/<<|#|\\/\\/|\\/\\*/.test(e)){for(let[n]of e.matchAll(/\"(?:[^\"\\\\\\n]|\\\\.)*\"|[\\s\\S]/g)){let e=ue[n];if(n===`\"`)return`A quote is not closed.`;if(n===`\n`&&t.length===0)return`Several lines have to be in brackets.`;if(e!==void 0)t.push(e);else if(/^[)\\]}]$/.test(n)&&t.pop()!==n)return`The brackets do not match.`}return t.length>0?`A bracket is not closed.`:void 0}}function fe(){let e=document.querySelector(`[data-schema]`),t=e?.querySelector(`code`)??null;if(e===null||t===null)return;let r=n(`button`,`fill`,`Fill in the inputs`);r.type=`button`,r.setAttribute(`aria-expanded`,`false`),e.after(r);let i;r.addEventListener(`click`,async()=>{i===void 0?(r.disabled=!0,i=await pe(new URL(e.dataset.schema??``,location.href),t),r.after(i),r.disabled=!1):i.hidden=!i.hidden,r.setAttribute(`aria-expanded`,String(!i.hidden)),i.hidden||i.querySelector(`textarea,select,input`)?.focus()})}async function pe(e,t){try{let n=await fetch(e);if(!n.ok)throw TypeError(`status ${n.status}`);return new $(ae(await n.json()),t).form}catch{return n(`p`,`note`,`The inputs could not be loaded. Reload the page to try again.`)}}var $=class{form=n(`form`,`inputs`);#e;#t;#n;#r=/* @__PURE__ */ new Map;constructor(e,t){this.#t=e,this.#e=t,this.#n=t.textContent??``;let r=e.filter(({isRequired:e})=>!e);for(let t of e.filter(({isRequired:e})=>e))this.form.append(this.#i(t));if(r.length>0){let t=document.createElement(`details`);t.append(n(`summary`,``,`Optional inputs (${r.length})`)),t.append(...r.map(e=>this.#i(e))),t.open=r.length===e.length,this.form.append(t)}e.length===0&&this.form.append(n(`p`,`quiet`,`This module has no inputs.`)),this.form.addEventListener(`input`,()=>this.#a()),this.form.addEventListener(`submit`,e=>e.preventDefault())}#i(e){let t=n(`div`,`input`),r=`value-${this.#r.size}`,i=n(`label`,`mono`,h(e.name));i.htmlFor=r;let a=h(e.type),o=n(`code`,`type`,a.length>40?a.replace(/\\{.*\\}/,`{…}`):a),s=n(`p`,`quiet small`,h(e.description)),c=n(`p`,`small problem`),l=e.kind===`bool`?me(e):he(e);l.id=r,s.id=`${r}-text`,c.id=`${r}-problem`,c.setAttribute(`role`,`status`),l.setAttribute(`aria-describedby`,`${s.id} ${c.id}`);let[u,d]=[n(`div`,``),n(`div`,``)];return u.append(i,document.createElement(`br`),o),d.append(l,c,s),t.append(u,d),this.#r.set(e,{control:l,problem:c}),t}#a(){let e=/* @__PURE__ */ new Map;for(let[t,{control:n,problem:r}]of this.#r){let i=Q(t,n.value)??``;e.set(t.name,n.value),r.textContent!==i&&(r.textContent=i),n.setAttribute(`aria-invalid`,String(i!==``))}this.#e.textContent=oe(this.#n,this.#t,e)}};function me({isRequired:e,default:t}){let n=document.createElement(`select`),r=e?`choose`:`default${t===``?``:`: ${t}`}`;for(let[e,t]of[[``,r],[`true`,`true`],[`false`,`false`]]){let r=document.createElement(`option`);r.value=e,r.textContent=t,n.append(r)}return n}function he({kind:e,default:t}){let n=document.createElement(`textarea`);return n.rows=e===`hcl`&&t.includes(`\n`)?4:1,n.placeholder=t.length>200?`${t.slice(0,200)}…`:t,n.spellcheck=!1,n.autocomplete=`off`,e!==`string`&&(n.className=`mono`),e===`number`&&(n.inputMode=`decimal`),n}let ge=re();e(document.body),_e(),ve(),W(ge),fe();function _e(){for(let e of document.querySelectorAll(`.fields>li>b`)){let t=n(`a`,``,e.textContent??``);t.href=`#${e.parentElement?.id}`,e.replaceWith(t)}}function ve(){document.addEventListener(`keydown`,e=>{let t=e.target instanceof Element&&e.target.closest(`input,textarea,select`)!==null;if(e.key!==`/`||t||e.ctrlKey||e.metaKey||e.altKey)return;let n=document.querySelector(`input[name=\"q\"]`);n!==null&&(e.preventDefault(),n.focus(),n.select())})}})();";

;// CONCATENATED MODULE: ./lib/site/look/stylesheet.js

/** The one style sheet of the site. Classes of READMEs begin with `md-` and `hl-`, all others are of the pages. */
function stylesheet({ light, dark }) {
    return `:root{color-scheme:light dark;--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace;--page:#fff;--surface:${LIGHT_SURFACE};--line:#d9dfe7;--text:#1a2129;--quiet:#556070;--accent:${light};--major:#a8242c;--minor:#7a5200;--patch:#2b6350;--string:#0b5f3c;--number:#8a3d00;--comment:#5d6673;--keyword:#7a2a9c;--name:#1f4f9c}
@media (prefers-color-scheme:dark){:root{--page:#10151b;--surface:${DARK_SURFACE};--line:#323c49;--text:#e4e9ef;--quiet:#a3aebb;--accent:${dark};--major:#ff9a97;--minor:#e9bb62;--patch:#86cfae;--string:#8fd6ae;--number:#f0b27a;--comment:#99a5b3;--keyword:#d9a6f0;--name:#9cc2ff}}
${LAYOUT}${SECTIONS}${README_STYLES}${SMALL}${PRINT}`;
}
const LAYOUT = `*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:4rem}
body{margin:0;background:var(--page);color:var(--text);font:1rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:break-word}
a{color:var(--accent);text-decoration-thickness:1px;text-underline-offset:.18em}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:3px}
h1,h2,h3,h4{line-height:1.25;margin:0}
code,pre,.mono{font-family:var(--mono);font-size:.875em}
pre{margin:0;padding:.9rem 1rem;background:var(--surface);border:1px solid var(--line);border-radius:8px;overflow-x:auto;line-height:1.55;overflow-wrap:normal}
pre code,.fields pre{font-size:.8125rem}
.skip{position:absolute;left:-999rem}.skip:focus{left:1rem;top:.5rem;background:var(--page);padding:.5rem 1rem;z-index:2}
.wrap{max-width:72rem;margin:0 auto;padding:0 1.25rem}
.top{border-top:4px solid var(--accent);border-bottom:1px solid var(--line)}
.top .wrap{display:flex;align-items:center;gap:1rem;min-height:3.5rem;padding-top:.5rem;padding-bottom:.5rem;flex-wrap:wrap;row-gap:.2rem}
.brand{display:flex;align-items:center;gap:.6rem;font-weight:650;color:var(--text);text-decoration:none}
.brand img{height:1.75rem;width:1.75rem;object-fit:contain}
.crumbs{padding:0;margin:0;list-style:none;display:flex;flex-wrap:wrap;color:var(--quiet);font-size:.9375rem}
.crumbs li::before{content:"/";padding:0 .5rem;color:var(--line)}
.find{margin-left:auto}
input,select,textarea{font:inherit;font-size:.9375rem;color:var(--text);background:var(--page);border:1px solid var(--quiet);border-radius:6px;padding:.3rem .6rem;max-width:100%}
.find form{display:flex;gap:.4rem}.find input{width:14rem}
button{font:inherit;font-size:.9375rem;color:var(--text);background:var(--surface);border:1px solid var(--quiet);border-radius:6px;padding:.3rem .8rem;cursor:pointer}
button:hover{border-color:var(--accent);color:var(--accent)}
.search{display:flex;flex-wrap:wrap;gap:.6rem}
.search input{flex:1 1 20rem;min-width:0;padding:.5rem .8rem;font-size:1rem}
main.wrap{display:block;padding-top:2.25rem;padding-bottom:4rem}
.foot{border-top:1px solid var(--line);color:var(--quiet);font-size:.875rem;padding:1.25rem 0 2rem}
.head{margin-bottom:1.5rem}
.head h1{font-size:2rem;letter-spacing:-.015em}
.over{color:var(--quiet);margin:0 0 .25rem;font-size:.9375rem}
.lead{color:var(--quiet);font-size:1.0625rem;max-width:46rem;margin:.5rem 0 0}
.line{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem .8rem;margin-top:.5rem}
.quiet{color:var(--quiet)}
.small{font-size:.875rem}
.tag{display:inline-block;border:1px solid var(--line);border-radius:99px;padding:0 .6rem;font-size:.8125rem;line-height:1.6;color:var(--quiet);background:var(--page);white-space:nowrap}
.tag-major,.tag-yanked,.tag-removed,.tag-required{color:var(--major);border-color:currentColor}
.tag-minor,.tag-deprecated{color:var(--minor);border-color:currentColor}
.tag-patch,.tag-latest{color:var(--patch);border-color:currentColor}
.note{border:1px solid var(--line);border-left:4px solid var(--quiet);border-radius:6px;padding:.7rem 1rem;margin:0 0 1rem;background:var(--surface)}
.note p{margin:.2rem 0 0}
.note-yanked,.note-removed{border-left-color:var(--major)}
.note-deprecated,.note-old{border-left-color:var(--minor)}
`;
const SECTIONS = `.columns{display:grid;grid-template-columns:minmax(0,1fr) 17rem;gap:2.5rem;align-items:start}
.toc{display:flex;flex-wrap:wrap;gap:.2rem 1.1rem;padding:.6rem 0;margin:1.5rem 0 .5rem;border-bottom:1px solid var(--line);position:sticky;top:0;background:var(--page);z-index:1;font-size:.9375rem}
.toc a{text-decoration:none;padding:.1rem 0}.toc a:hover{text-decoration:underline}
.count{color:var(--quiet);font-size:.8125rem;margin-left:.3rem}
section{margin-top:2.25rem}
section>h2{font-size:1.375rem;margin-bottom:.9rem}
section>h3{font-size:1rem;margin:1.5rem 0 .5rem;color:var(--quiet);font-weight:600}
.code{position:relative}
.copy{position:absolute;top:.5rem;right:.5rem;font-size:.8125rem;background:var(--page);border-color:var(--line);padding:.15rem .6rem}
.result{font-weight:650;text-decoration:none}.result:hover{text-decoration:underline}
.list:empty{border:0}
.inputs{border:1px solid var(--line);border-radius:8px;padding:1rem;margin-top:.7rem}
.inputs summary{cursor:pointer;margin-top:.5rem}
.input{display:grid;grid-template-columns:minmax(0,1fr);gap:.2rem;padding:.5rem 0}
.input label{font-weight:650}
.input p{margin:0}
.input textarea{width:100%;field-sizing:content;min-height:2.2rem;resize:vertical}
.input .type{overflow-wrap:anywhere}
.fill{margin-top:.5rem}
.problem{color:var(--major)}.problem:empty{display:none}
[aria-invalid=true]{border-color:var(--major)}
.facts{font-size:.9375rem}
.facts dl,.rows{margin:0}
.facts dt{color:var(--quiet);font-size:.8125rem;margin-top:.9rem}
.facts dt:first-child{margin-top:0}
.facts dd{margin:0}
.facts ul{list-style:none;margin:0;padding:0}
.list{list-style:none;margin:0;padding:0;border-top:1px solid var(--line)}
.list>li{border-bottom:1px solid var(--line);padding:.8rem 0}
.list p{margin:.25rem 0 0}
.field-head>*,.fields>li>*,.pairs>li>*{min-width:0}
.field-head,.fields>li,.pairs>li{display:flex;flex-wrap:wrap;align-items:baseline;gap:.15rem .7rem}
.field-name,.fields>li>b,.fields>li>a{font-weight:650;color:var(--text);text-decoration:none;font-size:.9375rem}
.fields>li>:is(a,b){font-family:var(--mono)}
.field-name:hover,.fields>li>a:hover{text-decoration:underline}
.fields>li:target{background:var(--surface);box-shadow:-.75rem 0 var(--surface),.75rem 0 var(--surface),inset 3px 0 var(--accent);padding-left:.75rem}
.type,.fields>li>code{color:var(--keyword)}
.fields>li>:is(p,details){flex:1 0 100%;max-width:100%;margin-top:.2rem}
.pairs small{font-size:.875rem;color:var(--quiet)}
.fields p{white-space:pre-line;unicode-bidi:plaintext}
.fields details{margin-top:.3rem;color:var(--quiet);font-size:.9375rem}
.fields details summary{cursor:pointer}
.fields details pre{margin-top:.4rem;color:var(--text);max-height:26rem;overflow:auto}
.grid{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(18rem,1fr));gap:.9rem}
.card{border:1px solid var(--line);border-radius:10px;padding:1rem 1.1rem;display:flex;flex-direction:column;gap:.25rem;position:relative}
.card:hover{border-color:var(--accent)}
.card a{font-weight:650;text-decoration:none}.card a::after{content:"";position:absolute;inset:0}
.card p{margin:0;color:var(--quiet);font-size:.9375rem;display:-webkit-box;-webkit-line-clamp:3;-webkit-box-orient:vertical;overflow:hidden}
.card .small{margin-top:auto;padding-top:.4rem}
.two{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr));gap:1.5rem;align-items:start}
.two>*{min-width:0}
.version-row{display:grid;grid-template-columns:minmax(8rem,auto) 8rem 1fr;gap:.2rem 1.25rem;align-items:baseline}
.change{display:grid;grid-template-columns:5rem 1fr;gap:.2rem 1rem;align-items:baseline}
`;
const SMALL = `@media (max-width:60rem){.columns{grid-template-columns:minmax(0,1fr)}.facts{border-top:1px solid var(--line);padding-top:1.5rem}.toc{position:static}}
@media (min-width:48rem){.input{grid-template-columns:minmax(10rem,18rem) minmax(0,1fr);column-gap:1.2rem}}
@media (max-width:32rem){.find,.find form{flex:1 0 100%}.find input{flex:1;min-width:0}.search select{flex:1 1 9rem}.head h1{font-size:1.625rem}.grid{grid-template-columns:minmax(0,1fr)}.version-row,.change{grid-template-columns:minmax(0,1fr)}pre{padding:.75rem .8rem}.copy{position:static;display:block;margin:.4rem 0 0 auto}}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
`;
const PRINT = `@media print{:root{--page:#fff;--surface:#fff;--text:#000;--quiet:#333;--accent:#000;--line:#999}.toc,.copy,.fill,.inputs,.top nav,.find,.foot{display:none}.columns{display:block}pre{white-space:pre-wrap}a[href^="http"]::after{content:" (" attr(href) ")";font-size:.8em}.md-anchor{display:none}section{break-inside:auto}.list>li{break-inside:avoid}}
`;
/** Styles of READMEs, which authors reach by the classes `md-…`, and of code. Nothing here leaves the place of the README. */
const README_STYLES = `.readme{isolation:isolate;unicode-bidi:isolate;contain:layout;max-width:52rem}
.readme>:first-child{margin-top:0}
.readme p,.readme ul,.readme ol,.readme blockquote,.readme dl,.readme details,.readme pre,.readme .md-scroll,.readme .md-alert{margin:0 0 1rem}
.readme :is(p,h3,h4,h5,h6,th,td,dt,dd,summary):not([dir]){unicode-bidi:plaintext}
.readme h3,.readme h4,.readme h5,.readme h6{margin:1.75rem 0 .75rem}
.readme h3{font-size:1.25rem;border-bottom:1px solid var(--line);padding-bottom:.3rem}
.readme h4{font-size:1.0625rem}.readme h5,.readme h6{font-size:1rem}
.readme ul,.readme ol{padding-left:1.5rem}
.readme :not(pre)>code{background:var(--surface);border:1px solid var(--line);border-radius:4px;padding:.05em .3em}
.readme blockquote{margin-left:0;padding-left:1rem;border-left:3px solid var(--line);color:var(--quiet)}
.readme img{max-width:100%;height:auto;vertical-align:middle}
.readme hr{border:0;border-top:1px solid var(--line);margin:1.5rem 0}
.readme table{border-collapse:collapse;font-size:.875rem}
.readme th,.readme td{border:1px solid var(--line);padding:.35rem .7rem;text-align:start;vertical-align:top;min-width:4rem}
.readme th{background:var(--surface)}
.readme summary{cursor:pointer;font-weight:600}
.readme kbd{border:1px solid var(--line);border-radius:4px;padding:0 .3em;font-size:.85em}
.md-scroll{overflow-x:auto}
.readme .md-right{text-align:right}.readme .md-center{text-align:center}
.md-task{list-style:none;margin-left:-1.2rem}
.md-anchor{color:var(--quiet);text-decoration:none;opacity:0;font-weight:400}
:is(h3,h4,h5,h6):hover>.md-anchor,.md-anchor:focus{opacity:1}
.md-image{border:1px dashed var(--line);border-radius:4px;padding:0 .4em;font-size:.875em}
.md-alert{border-left:4px solid var(--accent);padding:.1rem 0 .1rem 1rem}
.md-alert>:last-child{margin-bottom:0}
.md-alert-title{color:var(--accent)}
.md-alert-warning,.md-alert-important{border-left-color:var(--minor)}:is(.md-alert-warning,.md-alert-important) .md-alert-title{color:var(--minor)}
.md-alert-caution{border-left-color:var(--major)}.md-alert-caution .md-alert-title{color:var(--major)}
.md-alert-tip{border-left-color:var(--patch)}.md-alert-tip .md-alert-title{color:var(--patch)}
.hl-keyword{color:var(--keyword)}.hl-name{color:var(--name)}.hl-function{color:var(--keyword)}.hl-string{color:var(--string)}.hl-number{color:var(--number)}.hl-comment{color:var(--comment)}
`;

// EXTERNAL MODULE: ./lib/base/bounded-map.js
var bounded_map = __webpack_require__(5922);
// EXTERNAL MODULE: ../../main/node_modules/github-slugger/index.js + 1 modules
var github_slugger = __webpack_require__(69752);
// EXTERNAL MODULE: ../../main/node_modules/markdown-it/dist/markdown-it.mjs + 12 modules
var markdown_it = __webpack_require__(26161);
// EXTERNAL MODULE: ../../main/node_modules/markdown-it-footnote/index.mjs
var markdown_it_footnote = __webpack_require__(2856);
;// CONCATENATED MODULE: ./lib/site/readme/markdown.js






/** GitHub's dialect of Markdown → HTML, which must still be sanitised. */
function markdownRenderer(highlight) {
    const markdown = new markdown_it/* default */.A({ html: true, linkify: true, maxNesting: MAX_MARKDOWN_NESTING });
    markdown.use(markdown_it_footnote/* default */.A);
    markdown.inline.ruler.before('footnote_inline', 'footnote_limit', limitFootnotes);
    // An address without a scheme is a file name more often than a site.
    markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
    for (const [name, rule] of GITHUB_RULES)
        markdown.core.ruler.push(name, rule);
    const { rules } = markdown.renderer;
    rules['table_open'] = () => '<div class="md-scroll" tabindex="0"><table>\n';
    rules['table_close'] = () => '</table></div>\n';
    rules['footnote_caption'] = (tokens, at) => String(Number(tokens[at]?.meta?.['id'] ?? 0) + 1);
    rules['code_block'] = (tokens, at) => codeBlock(tokens[at]?.content ?? '', '', highlight);
    rules['fence'] = (tokens, at) => {
        const { content = '', info = '' } = tokens[at] ?? {};
        return codeBlock(content, info.trim().split(/[\s{,]/, 1)[0] ?? '', highlight);
    };
    return (text) => markdown.render(text, {});
}
/** The plugin copies all that is before a footnote for each of them. */
function limitFootnotes(state, silent) {
    const { src, pos } = state;
    const { footnotes } = state.env;
    const isReference = src.startsWith('^[', pos) || src.startsWith('[^', pos);
    if (!isReference || (footnotes?.list?.length ?? 0) < MAX_FOOTNOTES)
        return false;
    if (!silent)
        state.pending += src[pos];
    state.pos += 1;
    return true;
}
function codeBlock(code, language, highlight) {
    const tokens = isHcl(language) ? highlighted(code, highlight) : [{ text: code }];
    const html = tokens.map(({ text, kind }) => kind === undefined ? (0,base_html/* escapeHtml */.Z)(text) : `<span class="hl-${kind}">${(0,base_html/* escapeHtml */.Z)(text)}</span>`);
    return `<pre tabindex="0"><code>${html.join('')}</code></pre>\n`;
}
/** What GitHub's Markdown has beyond markdown-it: ids of headings, task lists, alerts, aligned cells. Each works on the tokens of a text. */
const GITHUB_RULES = [
    ['github_headings', nameHeadings],
    ['github_tasks', markTasks],
    ['github_alerts', markAlerts],
    ['github_cells', alignCells],
];
/** Each heading gets the id that GitHub gives it, and a link to itself. */
function nameHeadings({ tokens, Token: NewToken }) {
    const slugger = new github_slugger/* default */.A();
    tokens.forEach((token, at) => {
        const inline = tokens[at + 1];
        if (token.type !== 'heading_open' || inline?.children === null || inline === undefined)
            return;
        const text = textOf(inline.children).trim();
        const slug = slugger.slug(text);
        if (slug === '')
            return;
        token.attrSet('id', slug);
        const link = new NewToken('html_inline', '', 0);
        link.content = ` <a class="md-anchor" href="#${escapeAttribute(slug)}" aria-label="Link to “${escapeAttribute(text)}”">#</a>`;
        inline.children.push(link);
    });
}
function textOf(children) {
    return children
        .filter(({ type }) => type === 'text' || type === 'code_inline' || type === 'emoji')
        .map(({ content }) => content)
        .join('');
}
function escapeAttribute(text) {
    return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
/** `- [x] done` */
function markTasks({ tokens }) {
    tokens.forEach((token, at) => {
        const [item, paragraph] = [tokens[at - 2], tokens[at - 1]];
        if (token.type !== 'inline' || paragraph?.type !== 'paragraph_open' || item?.type !== 'list_item_open')
            return;
        const first = token.children?.[0];
        const [, mark, rest = ''] = /^\[([ xX])\] (.*)$/s.exec(first?.content ?? '') ?? [];
        if (first?.type !== 'text' || mark === undefined)
            return;
        first.content = `${mark === ' ' ? '☐' : '☑'} ${rest}`;
        item.attrJoin('class', 'md-task');
    });
}
const ALERTS = new Map([
    ['NOTE', 'Note'],
    ['TIP', 'Tip'],
    ['IMPORTANT', 'Important'],
    ['WARNING', 'Warning'],
    ['CAUTION', 'Caution'],
]);
/** `> [!NOTE]` */
function markAlerts({ tokens, Token: NewToken }) {
    const open = [];
    for (const [at, token] of tokens.entries()) {
        if (token.type === 'blockquote_close') {
            const start = open.pop();
            if (start !== undefined)
                token.tag = 'div';
        }
        if (token.type !== 'blockquote_open')
            continue;
        const inline = tokens[at + 2];
        const kind = alertOf(inline);
        open.push(kind === undefined ? undefined : token);
        if (kind === undefined || inline?.children === null || inline === undefined)
            continue;
        token.tag = 'div';
        token.attrSet('class', `md-alert md-alert-${kind.toLowerCase()}`);
        const title = new NewToken('html_inline', '', 0);
        title.content = `<strong class="md-alert-title">${ALERTS.get(kind)}</strong><br>`;
        const end = inline.children.findIndex(({ type }) => type === 'softbreak' || type === 'hardbreak');
        inline.children = [title, ...(end < 0 ? [] : inline.children.slice(end + 1))];
    }
}
function alertOf(inline) {
    const kind = /^\[!(\w+)\]\s*(\n|$)/
        .exec(inline?.type === 'inline' ? inline.content : '')?.[1]
        ?.toUpperCase();
    return kind !== undefined && ALERTS.has(kind) ? kind : undefined;
}
/** Styles do not reach a page, classes of ours do. */
function alignCells({ tokens }) {
    for (const token of tokens) {
        if (token.type !== 'td_open' && token.type !== 'th_open')
            continue;
        const align = /text-align:(right|center)/.exec(String(token.attrGet('style') ?? ''))?.[1];
        if (align !== undefined)
            token.attrSet('class', `md-${align}`);
    }
}

// EXTERNAL MODULE: ../../main/node_modules/sanitize-html/index.js
var sanitize_html = __webpack_require__(53857);
;// CONCATENATED MODULE: ./lib/site/readme/readme-links.js

/** Of every id in a README, so that none is one of the page around it. */
const ID_PREFIX = 'user-content-';
/** A host that no README names: links that stay on it are relative. */
const RELATIVE = 'https://relative.invalid';
const PROTOCOLS = ['https:', 'http:', 'mailto:'];
/** What a link in a README leads to: a fragment, a file of the repository, or a web page; undefined for any other. */
function linkTarget(href, origin) {
    if (href.startsWith('#'))
        return `#${ID_PREFIX}${href.slice(1).replace(ID_PREFIX, '')}`;
    const url = resolve(href, origin);
    return url && targetOf(url, false);
}
/** Where an image of a README is, and whether a page may load it; undefined for what is no image on the web. */
function imageTarget(src, origin) {
    const resolved = resolve(src, origin);
    if (resolved === undefined || resolved.protocol === 'mailto:')
        return undefined;
    const target = targetOf(resolved, true);
    const url = typeof target === 'string' ? target : placedLink(target, { ...origin, ...NOWHERE });
    if (url === undefined)
        return undefined;
    const { protocol, host } = new URL(url);
    return { target, url, mayLoad: protocol === 'https:' && origin.imageHosts.includes(host) };
}
/** Whether there is such a link does not depend on the commit. */
const NOWHERE = { commit: '', pageLink: () => undefined };
/** The link on a page; undefined where the web pages of the repository are not known. */
function placedLink({ path, hash, isImage }, place) {
    if (isImage)
        return rawLink(place, path);
    const directory = path.replace(/(^|\/)(README\.md)?$/i, '').replace(/\/$/, '');
    const file = fileLink(place, path);
    return place.pageLink(directory) ?? (file && `${file}${hash}`);
}
function targetOf(url, isImage) {
    const path = relativePath(url);
    return path === undefined ? url.href : { path, hash: url.hash, isImage };
}
function resolve(text, { directory }) {
    const base = `${RELATIVE}/${directory === '' ? '' : `${encodeURI(directory)}/`}`;
    if (!URL.canParse(text.trim(), base))
        return undefined;
    const url = new URL(text.trim(), base);
    return PROTOCOLS.includes(url.protocol) ? url : undefined;
}
/** From the root of the repository; undefined for a link to another host. */
function relativePath(url) {
    if (url.origin !== RELATIVE)
        return undefined;
    try {
        return decodeURIComponent(url.pathname.slice(1));
    }
    catch {
        return url.pathname.slice(1);
    }
}

;// CONCATENATED MODULE: ./lib/site/readme/sanitize.js




/**
 * What every README goes through: what is not on these lists is not on a page. Code that runs, styles, forms and frames are not.
 * Levels of headings follow those of the page, and skip none.
 */
const TAGS = 'a abbr b blockquote br code dd del details div dl dt em h3 h4 h5 h6 hr i img ins kbd li ol p pre q s samp section span strong sub summary sup table tbody td tfoot th thead tr ul var';
/** Old elements, by what stands for them today. */
const MODERN = {
    tt: 'code',
    strike: 'del',
    center: 'div',
    font: 'span',
    big: 'span',
    small: 'span',
};
/** The heading above a README is an `h2`. */
const FIRST_LEVEL = 3;
const LAST_LEVEL = 6;
/** The HTML of a README without anything that can run, leave its place or look like the page. */
function sanitizeReadme(html, origin) {
    const transform = new Transform(origin);
    const safe = sanitize_html(html, {
        ...OPTIONS,
        // Only that of a tag by its name may give it a text.
        transformTags: {
            img: (_, attributes) => transform.image(attributes),
            '*': (name, attributes) => transform.tag(name, attributes),
        },
        onOpenTag: (name) => transform.open(name),
        onCloseTag: (name) => transform.close(name),
    });
    return { html: safe, links: transform.links };
}
const EXTERNAL = 'nofollow ugc noopener';
/** In a tag alone: the text of a README has no `<`, and no attribute has a quote. No other link of it begins so. */
const NUMBERED = /(<(?:a|img)\b[^<>]*?) (href|src)="repository\/(\d+)"/g;
/** The same HTML with its links, for one page. A link that leads nowhere is none. */
function withLinks({ html, links }, place) {
    return html.replaceAll(NUMBERED, (_, before, attribute, number) => {
        const link = links[Number(number)];
        const target = link && placedLink(link, place);
        if (target === undefined)
            return before;
        const rel = attribute === 'href' && isExternal(target) ? ` rel="${EXTERNAL}"` : '';
        return `${before} ${attribute}="${(0,base_html/* escapeHtml */.Z)(target)}"${rel}`;
    });
}
function isExternal(target) {
    return /^[a-z]+:/.test(target);
}
/** The same lists without links resolved, for HTML that went through {@link sanitizeReadme}: it stays as it is. */
function allowListed(html) {
    return sanitizeHtml(html, OPTIONS);
}
const OPTIONS = {
    allowedTags: TAGS.split(' '),
    allowedAttributes: {
        '*': ['id', 'title', { name: 'dir', values: ['ltr', 'rtl', 'auto'] }],
        a: ['href', 'rel', 'aria-label'],
        img: ['src', 'alt', 'width', 'height', 'loading'],
        details: ['open'],
        ol: ['start'],
        td: ['colspan', 'rowspan'],
        th: ['colspan', 'rowspan'],
        div: ['tabindex'],
        pre: ['tabindex'],
    },
    allowedClasses: { '*': ['md-*', 'hl-*'] },
    allowedSchemes: ['https', 'http', 'mailto'],
    allowedSchemesAppliedToAttributes: ['href', 'src'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: [
        'script',
        'style',
        'textarea',
        'option',
        'noscript',
        'title',
        'iframe',
        'template',
        'noembed',
        'noframes',
        'xmp',
    ],
    nestingLimit: MAX_ELEMENT_DEPTH,
    parseStyleAttributes: false,
    enforceHtmlBoundary: false,
};
class Transform {
    links = [];
    #origin;
    #ids = new Set();
    #levels = [];
    #openLinks = 0;
    /** What the link leads to that an image has just become: `tag` gets it next. */
    #image;
    constructor(origin) {
        this.#origin = origin;
    }
    open(name) {
        if (name === 'a')
            this.#openLinks += 1;
    }
    close(name) {
        if (name === 'a')
            this.#openLinks -= 1;
    }
    tag(name, { name: anchor, align, id = anchor, ...attributes }) {
        const isCentred = align === 'center' || name === 'center';
        const attribs = {
            ...attributes,
            ...this.#id(id),
            ...(isCentred ? { class: `${attributes['class'] ?? ''} md-center` } : {}),
        };
        if (name === 'a')
            return { tagName: 'a', attribs: this.#link(attribs) };
        if (name === 'img')
            return { tagName: 'img', attribs: attributes };
        if (/^h[1-6]$/.test(name))
            return { tagName: this.#heading(Number(name[1])), attribs };
        if (attributes['tabindex'] !== undefined)
            attribs['tabindex'] = '0';
        return { tagName: MODERN[name] ?? name, attribs };
    }
    /** An id is used once; one that is there already has its prefix. */
    #id(id) {
        if (id === undefined || id.trim() === '')
            return {};
        const own = `${ID_PREFIX}${id.trim().replaceAll(/\s+/g, '-').replace(ID_PREFIX, '')}`;
        if (this.#ids.has(own))
            return {};
        this.#ids.add(own);
        return { id: own };
    }
    #link({ href, rel: _, ...attributes }) {
        const target = this.#image ?? (href === undefined ? undefined : linkTarget(href, this.#origin));
        this.#image = undefined;
        if (target === undefined)
            return attributes;
        const written = this.#written(target);
        return { ...attributes, href: written, ...(isExternal(written) ? { rel: EXTERNAL } : {}) };
    }
    #written(target) {
        return typeof target === 'string' ? target : `repository/${this.links.push(target) - 1}`;
    }
    /** An image that the page may not load becomes a link to it; inside a link, its text. */
    image({ src = '', alt = '', title, width, height }) {
        const image = imageTarget(src, this.#origin);
        const attribs = title === undefined ? {} : { title };
        if (image?.mayLoad) {
            const size = Object.entries({ width, height }).filter(([, value]) => /^\d{1,4}$/.test(value ?? ''));
            const own = { src: this.#written(image.target), alt, loading: 'lazy', ...Object.fromEntries(size) };
            return { tagName: 'img', attribs: { ...attribs, ...own } };
        }
        const text = alt.trim() || fileName(image?.url);
        if (image === undefined || this.#openLinks > 0)
            return { tagName: 'span', attribs: { class: 'md-image' }, text };
        this.#image = image.target;
        return { tagName: 'a', attribs: { ...attribs, class: 'md-image' }, text };
    }
    #heading(level) {
        while ((this.#levels.at(-1) ?? 0) >= level)
            this.#levels.pop();
        this.#levels.push(level);
        return `h${Math.min(FIRST_LEVEL + this.#levels.length - 1, LAST_LEVEL)}`;
    }
}
function fileName(url) {
    return url === undefined ? 'image' : new URL(url).pathname.split('/').at(-1) || 'image';
}

;// CONCATENATED MODULE: ./lib/site/readme/readme.js








/** @param run renders one of them; one for which it throws LIMIT_EXCEEDED is shown as text */
function readmeRenderer(highlight, run = run_work/* runWork */.d) {
    const markdown = markdownRenderer(highlight);
    const render = keptFor((text, origin) => {
        const asText = (note) => ({
            html: `<pre tabindex="0">${(0,base_html/* escapeHtml */.Z)(text)}</pre>`,
            links: [],
            notes: [note],
        });
        if (marksOf(text) > MAX_MARKS)
            return asText(TOO_MANY);
        try {
            return run(() => {
                const html = markdown(text);
                return isTooDeep(html) ? asText(TOO_DEEP) : { ...sanitizeReadme(html, origin), notes: [] };
            });
        }
        catch (error) {
            if (error instanceof base_error/* RegistryError */.gl && error.code === 'LIMIT_EXCEEDED')
                return asText(TOO_SLOW);
            throw error;
        }
    });
    return (bytes, place) => {
        const { text, notes } = readmeText(bytes, place.hasInterface ?? false);
        const safe = render(text, place);
        return { html: withLinks(safe, place), notes: [...notes, ...safe.notes] };
    };
}
/** The last results: one README is on two pages, and most directories of a version have those of the version before. */
function keptFor(render) {
    const kept = new bounded_map/* BoundedMap */.E(MAX_KEPT_README_BYTES);
    return (text, origin) => {
        const key = [origin.repository, origin.directory, ...origin.imageHosts, text].join('\n');
        const known = kept.get(key);
        if (known !== undefined)
            return known;
        const safe = render(text, origin);
        kept.set(key, safe, safe.html.length * 2);
        return safe;
    };
}
const TOO_DEEP = `The README nests more than ${MAX_HTML_DEPTH} elements, so this is its text.`;
const TOO_MANY = `The README has more than ${MAX_MARKS} characters of Markdown, so this is its text.`;
const TOO_SLOW = 'The README takes too long to be rendered, so this is its text.';
/** What rendering costs grows with these. They are counted, as a time would be another one at each build. */
function marksOf(text) {
    return text.match(/[!#$%&()*+:<=>@[\\\]^_`{|}~\n-]/g)?.length ?? 0;
}
/** Elements without an end, and those that the next one of their kind ends. */
const FLAT = new Set('area br col dd dt embed hr img input li link meta option p source td th tr wbr'.split(' '));
function isTooDeep(html) {
    let depth = 0;
    for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
        if (FLAT.has(name.toLowerCase()))
            continue;
        depth = Math.max(0, depth + (end === '/' ? -1 : 1));
        if (depth > MAX_HTML_DEPTH)
            return true;
    }
    return false;
}
const REPLACEMENT = '\u{fffd}';
/**
 * Reads UTF-8 and, by its mark, UTF-16. What neither can read is shown as U+FFFD, control characters as their code.
 * @param hasInterface whether the page has the interface, so that the tables that terraform-docs makes of it are left out
 */
function readmeText(bytes, hasInterface) {
    const isCut = bytes.length > MAX_README_BYTES;
    const encoding = encodingOf(bytes);
    const decoded = new TextDecoder(encoding).decode(bytes.subarray(0, MAX_README_BYTES));
    const text = isCut ? decoded.slice(0, decoded.lastIndexOf('\n') + 1 || decoded.length) : decoded;
    const notes = [
        ...(isCut ? [`The README is longer than ${MAX_README_BYTES / 1024} KiB. This is its beginning.`] : []),
        ...(encoding === 'utf-8' ? [] : ['The README is UTF-16, not UTF-8.']),
        ...(text.includes(REPLACEMENT)
            ? ['Some bytes of the README are no UTF-8. They are shown as \u{fffd}.']
            : []),
    ];
    const written = withoutFrontMatter(withVisibleControls(text));
    return { text: hasInterface ? withoutInterface(written) : written, notes };
}
function encodingOf([first, second]) {
    if (first === 0xff && second === 0xfe)
        return 'utf-16le';
    return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
/** The settings that other site generators read are no text. */
function withoutFrontMatter(text) {
    return text.replace(/^---\r?\n(?:(?:[\w-]{1,100}:|[ \t])[^\n]*\n){1,50}---\r?\n/, '');
}
/** The sections that terraform-docs writes. https://terraform-docs.io/reference/markdown-table/ */
const SECTION = /^(#{1,6})[ \t]+(?:requirements|providers|modules|resources|(?:required |optional )?inputs|outputs)[ \t]*(?:#+\s*)?$/i;
const BEGIN = /^<!-- *(?:BEGIN_TF_DOCS|BEGINNING OF PRE-COMMIT-TERRAFORM DOCS HOOK) *-->/;
const END = /^<!-- *(?:END_TF_DOCS|END OF PRE-COMMIT-TERRAFORM DOCS HOOK) *-->/;
const TABLE = /^\|[ \t]*Name[ \t]*\|[ \t]*(?:Description|Source|Type|Version)[ \t]*\|/i;
const readme_NOTHING = /^No (?:requirements|providers|modules|resources|inputs|outputs)\.\s*$/i;
const FENCE = /^ {0,3}(```|~~~)/;
/** The text without the sections of terraform-docs: all of a section between its marks, elsewhere its table. What people wrote stays. */
function withoutInterface(text) {
    const kept = [];
    const lines = text.split('\n');
    let isGenerated = false;
    let fence;
    for (let at = 0; at < lines.length; at += 1) {
        const line = lines[at] ?? '';
        fence = fenceAfter(line, fence);
        if (BEGIN.test(line))
            isGenerated = true;
        if (END.test(line))
            isGenerated = false;
        const level = fence === undefined ? SECTION.exec(line)?.[1]?.length : undefined;
        const after = level === undefined ? undefined : sectionEnd(lines, at, isGenerated ? level : undefined);
        if (after === undefined)
            kept.push(line);
        else
            at = after - 1;
    }
    return kept.join('\n');
}
/** The line after what was made; undefined for a section that people wrote. @param level of the heading, for a section between the marks */
function sectionEnd(lines, heading, level) {
    let at = heading + 1;
    if (level !== undefined) {
        let fence;
        for (; at < lines.length; at += 1) {
            const line = lines[at] ?? '';
            fence = fenceAfter(line, fence);
            const next = fence === undefined ? /^(#{1,6})[ \t]/.exec(line)?.[1]?.length : undefined;
            if (END.test(line) || (next !== undefined && next <= level))
                return at;
        }
        return at;
    }
    while (/^\s*$/.test(lines[at] ?? '#'))
        at += 1;
    if (readme_NOTHING.test(lines[at] ?? ''))
        return at + 1;
    if (!TABLE.test(lines[at] ?? ''))
        return undefined;
    while ((lines[at] ?? '').startsWith('|'))
        at += 1;
    return at;
}
/** The fence of the code that a line leaves open. */
function fenceAfter(line, open) {
    const [, fence] = FENCE.exec(line) ?? [];
    if (fence === undefined)
        return open;
    return open === undefined ? fence : fence === open ? undefined : open;
}

;// CONCATENATED MODULE: ./lib/site/site.js












/**
 * @param registry the bytes of `registry.json`
 * @param run renders a README
 * Throws INDEX_INVALID, also for a wrong key below `site`.
 */
function createSite(registry, highlight, run = run_work/* runWork */.d) {
    const document = (0,documents/* parseRegistryDocument */.U6)(paths/* REGISTRY_PATH */.aA, registry);
    const settings = parseSiteSettings(registry);
    return {
        registry: document,
        settings,
        host: document.url === null ? 'REGISTRY_HOST' : new URL(document.url).host,
        stylesheet: asset('site', 'css', stylesheet(accentOf(settings.color))),
        script: asset('site', 'js', SCRIPT),
        icon: asset('icon', 'svg', iconOf(document.name, settings.color)),
        highlight,
        readme: readmeRenderer(highlight, run),
    };
}
/** The first letter of the name on the colour. */
function iconOf(name, color) {
    const [letter = ''] = name;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${color}"/><text x="16" y="22.5" text-anchor="middle" font-family="system-ui,sans-serif" font-size="19" font-weight="700" fill="#fff">${(0,base_html/* escapeHtml */.Z)(letter.toUpperCase())}</text></svg>\n`;
}
function asset(name, ending, content) {
    const digest = (0,external_node_crypto_.createHash)('sha256').update(content).digest('hex').slice(0, 12);
    return { path: `assets/${name}-${digest}.${ending}`, content };
}
/** For every page: nothing on it runs or is loaded but our own files, and the images that the registry allows. */
function contentSecurityPolicy({ settings }) {
    const images = ["'self'", ...settings.imageHosts.map((host) => `https://${host}`)].join(' ');
    return `default-src 'none'; style-src 'self'; script-src 'self'; img-src ${images}; connect-src 'self'; base-uri 'none'; form-action 'self'`;
}
/** The key `site` of `registry.json`: how the pages look, and what they may load. All of it is optional. */
const HOST = /^(?:[a-z0-9-]+\.)+[a-z0-9-]+(?::\d{1,5})?$/;
const siteSettings = schemas/* looseObject */._H3({
    /** One sentence below the name of the registry. */
    description: schemas/* string */.YjP().max(300, 'must have at most 300 characters').default(''),
    color: schemas/* string */.YjP()
        .regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #0b5cad')
        .default('#3556c8'),
    /** A file of the index. */
    logo: schemas/* string */.YjP()
        .regex(/^[A-Za-z0-9_][\w.-]*(\/[A-Za-z0-9_][\w.-]*)*\.(svg|png|webp)$/, {
        error: 'must be the path of an svg, png or webp file in the index, such as logo.svg',
    })
        .optional(),
    imageHosts: schemas/* array */.YOg(schemas/* string */.YjP().regex(HOST, 'must be the name of a host, such as img.shields.io'))
        .default([]),
});
/** Reads the settings of the site from `registry.json`. Throws INDEX_INVALID, with the key and what it must be. */
function parseSiteSettings(registry) {
    const site = registry && (0,base_schema/* parseJson */.qF)(schemas/* looseObject */._H3({ site: schemas/* unknown */.L5J() }), registry)?.site;
    const parsed = siteSettings.safeParse(site ?? {});
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    const key = ['site', ...(issue?.path ?? [])].join('.');
    throw new base_error/* RegistryError */.gl('INDEX_INVALID', `${(0,base_error/* quote */.hD)(key)} in ${paths/* REGISTRY_PATH */.aA} is not valid: it ${issue?.message ?? 'is unknown'}`, `correct ${key} in ${paths/* REGISTRY_PATH */.aA}, or take it out: docs/website.md has the keys`);
}

;// CONCATENATED MODULE: ./lib/site/pages/layout.js




/** The frame of every page. */
function Layout({ view, title, description, crumbs = [], feed = '', children }) {
    const { site, link } = view;
    const { name } = site.registry;
    return ((0,jsx_runtime/* jsxs */.FD)("html", { lang: "en", children: [(0,jsx_runtime/* jsx */.Y)(Head, { view: view, title: title, description: description, feed: feed }), (0,jsx_runtime/* jsxs */.FD)("body", { children: [(0,jsx_runtime/* jsx */.Y)("a", { class: "skip", href: "#content", children: "Skip to content" }), (0,jsx_runtime/* jsx */.Y)("header", { class: "top", children: (0,jsx_runtime/* jsxs */.FD)("div", { class: "wrap", children: [(0,jsx_runtime/* jsx */.Y)(Brand, { view: view }), (0,jsx_runtime/* jsx */.Y)(Crumbs, { view: view, crumbs: crumbs }), view.path === SEARCH_PAGE ? null : (0,jsx_runtime/* jsx */.Y)(SearchField, { view: view })] }) }), (0,jsx_runtime/* jsx */.Y)("main", { class: "wrap", id: "content", children: children }), (0,jsx_runtime/* jsx */.Y)("footer", { class: "foot", children: (0,jsx_runtime/* jsxs */.FD)("div", { class: "wrap", children: [name, " \u00B7 Terraform and OpenTofu modules \u00B7 ", (0,jsx_runtime/* jsx */.Y)("a", { href: link(feedOf(feed)), children: "Feed" })] }) })] })] }));
}
function Head({ view, title, description, feed }) {
    const { site, link } = view;
    const { name } = site.registry;
    return ((0,jsx_runtime/* jsxs */.FD)("head", { children: [(0,jsx_runtime/* jsx */.Y)("meta", { charset: "utf-8" }), (0,jsx_runtime/* jsx */.Y)("meta", { "http-equiv": "Content-Security-Policy", content: contentSecurityPolicy(site) }), (0,jsx_runtime/* jsx */.Y)("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }), (0,jsx_runtime/* jsx */.Y)("meta", { name: "description", content: description }), (0,jsx_runtime/* jsx */.Y)("meta", { name: "referrer", content: "strict-origin-when-cross-origin" }), (0,jsx_runtime/* jsx */.Y)("title", { children: title === '' ? name : `${title} · ${name}` }), (0,jsx_runtime/* jsx */.Y)("link", { rel: "icon", href: link(logoOf(site)) }), (0,jsx_runtime/* jsx */.Y)("link", { rel: "alternate", type: "application/atom+xml", title: "New versions", href: link(feedOf(feed)) }), (0,jsx_runtime/* jsx */.Y)("link", { rel: "stylesheet", href: link(site.stylesheet.path) }), (0,jsx_runtime/* jsx */.Y)("script", { src: link(site.script.path), defer: true })] }));
}
function Brand({ view: { site, link } }) {
    return ((0,jsx_runtime/* jsxs */.FD)("a", { class: "brand", href: link(''), children: [(0,jsx_runtime/* jsx */.Y)("img", { src: link(logoOf(site)), alt: "", width: "28", height: "28" }), site.registry.name] }));
}
/** Leads to the page that searches. */
function SearchField({ view }) {
    return ((0,jsx_runtime/* jsx */.Y)("search", { class: "find", children: (0,jsx_runtime/* jsxs */.FD)("form", { action: view.link(SEARCH_PAGE), children: [(0,jsx_runtime/* jsx */.Y)("input", { type: "search", name: "q", "aria-label": "Search modules", placeholder: "Search modules" }), (0,jsx_runtime/* jsx */.Y)("button", { type: "submit", children: "Search" })] }) }));
}
function logoOf({ settings, icon }) {
    return settings.logo ?? icon.path;
}
function Crumbs({ view, crumbs }) {
    if (crumbs.length === 0)
        return null;
    return ((0,jsx_runtime/* jsx */.Y)("nav", { "aria-label": "Path", children: (0,jsx_runtime/* jsx */.Y)("ol", { class: "crumbs", children: crumbs.map(({ text, to }) => ((0,jsx_runtime/* jsx */.Y)("li", { children: (0,jsx_runtime/* jsx */.Y)("a", { href: view.link(to), children: text }) }))) }) }));
}

;// CONCATENATED MODULE: ./lib/site/pages/marks.js









/** What people decided about a version: yanked, deprecated, and what to use instead. */
const TITLES = {
    yanked: 'This version is yanked',
    deprecated: 'This version is deprecated',
    removed: 'This version was removed',
};
const MEANINGS = {
    yanked: 'Clients do not find it any more. A new init of a configuration that names exactly this version fails.',
    deprecated: 'Clients still choose it. New callers should not.',
    removed: 'Its files are gone, and its number is not used again.',
};
/** The mark of a version, and that there is a newer one. */
function VersionNotes({ view }) {
    const { module, content } = view;
    const state = (0,version_state/* versionState */.M7)(module, content.version);
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [state.state === 'listed' ? (0,jsx_runtime/* jsx */.Y)(NewerNote, { view: view }) : (0,jsx_runtime/* jsx */.Y)(MarkNote, { view: view, state: state }), content.problems.map((problem) => ((0,jsx_runtime/* jsx */.Y)(Note, { title: "Not all of this version can be shown", children: (0,jsx_runtime/* jsx */.Y)("p", { children: parts_shown(problem) }) })))] }));
}
function MarkNote({ view, state }) {
    if (state.state === 'listed')
        return null;
    return ((0,jsx_runtime/* jsxs */.FD)(Note, { kind: state.state, title: TITLES[state.state], children: [(0,jsx_runtime/* jsx */.Y)(MarkReason, { view: view, state: state }), (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet small", children: MEANINGS[state.state] })] }));
}
/** Why, since when, and what to use instead. */
function MarkReason({ view, state }) {
    const { reason = '', date, link, replacement } = state;
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [reason === '' ? null : (0,jsx_runtime/* jsx */.Y)("p", { dir: "auto", children: parts_shown(reason) }), replacement === undefined ? null : ((0,jsx_runtime/* jsxs */.FD)("p", { children: ["Use ", (0,jsx_runtime/* jsx */.Y)(ReplacementLink, { view: view, replacement: replacement }), " instead."] })), date === undefined ? null : ((0,jsx_runtime/* jsxs */.FD)("p", { class: "quiet small", children: ["Since ", (0,jsx_runtime/* jsx */.Y)(Day, { date: date }), link === undefined ? null : ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [' · ', (0,jsx_runtime/* jsx */.Y)(OutsideLink, { href: link, children: "Why" })] }))] }))] }));
}
/** A version of another module may have no page of its own, so the link is to that module. */
function ReplacementLink({ view, replacement, }) {
    const { address, version } = (0,marks/* parseReplacement */.sH)(replacement);
    const text = (0,module_address/* formatModuleAddress */.wc)(address);
    const isSame = text === (0,module_address/* formatModuleAddress */.wc)(view.module.address);
    const own = isSame && version !== undefined ? versionLink(view, version) : undefined;
    const page = view.graph.has(address) ? view.link(modulePage(address)) : undefined;
    const href = own ?? page;
    const name = version === undefined ? text : `${text} ${version}`;
    return href === undefined ? (0,jsx_runtime/* jsx */.Y)("span", { children: name }) : (0,jsx_runtime/* jsx */.Y)("a", { href: href, children: name });
}
function NewerNote({ view }) {
    const { module, content } = view;
    const latest = (0,module_list/* latestOf */.Te)(module);
    if (latest === undefined || (0,module_version/* compareVersions */.Zy)(content.version, latest) >= 0)
        return null;
    return ((0,jsx_runtime/* jsx */.Y)(Note, { kind: "old", title: "There is a newer version", children: (0,jsx_runtime/* jsxs */.FD)("p", { children: ["The page of ", (0,jsx_runtime/* jsx */.Y)("a", { href: view.link(modulePage(module.address)), children: "the module" }), " shows the latest version."] }) }));
}

// EXTERNAL MODULE: ./lib/base/count.js
var base_count = __webpack_require__(2403);
// EXTERNAL MODULE: ./lib/interface/diff/change.js
var change = __webpack_require__(47312);
// EXTERNAL MODULE: ./lib/interface/diff/compare-interfaces.js + 4 modules
var compare_interfaces = __webpack_require__(53983);
// EXTERNAL MODULE: ./lib/interface/module-interface.js
var module_interface = __webpack_require__(27592);
;// CONCATENATED MODULE: ./lib/site/usage-form.js
/** Whether HCL takes a name as it is. An index may hold any. */
function isIdentifier(name) {
    return /^[\p{ID_Start}_][\p{ID_Continue}-]*$/u.test(name);
}
/** Required ones first; only those that a block can name. */
function fieldsOf({ properties, required }) {
    const named = Object.entries(properties).filter(([name]) => isIdentifier(name));
    const fields = named.map(([name, property]) => {
        const type = property['x-terraform-type'];
        const kind = type === 'string' || type === 'number' || type === 'bool' ? type : 'hcl';
        const source = property['x-terraform-default'] ?? '';
        const value = property.default;
        return {
            name,
            kind,
            type,
            description: property.description ?? '',
            isRequired: required.includes(name),
            default: kind === 'hcl' ? source : value === undefined || value === null ? '' : String(value),
        };
    });
    return fields.sort((a, b) => Number(b.isRequired) - Number(a.isRequired));
}
/** Why a value cannot be written as it is; undefined where it can. */
function fieldProblem({ kind }, text) {
    const value = text.trim();
    if (value === '')
        return undefined;
    if (kind === 'number' && !/^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(value))
        return 'This is not a number.';
    return kind === 'hcl' ? hclProblem(value) : undefined;
}
/**
 * The block with these values: those of required inputs, and those that differ from their default. Without a value a required
 * input keeps what the block has for it.
 * @param block as usageBlock writes it
 * @param values by name, as somebody filled them in
 */
function filledBlock(block, fields, values) {
    const lines = block.trimEnd().split('\n');
    const kept = new Map(lines.flatMap((line) => ((found) => (found ? [found] : []))(argumentIn(line))));
    const written = fields.flatMap((field) => {
        const value = writtenValue(field, values.get(field.name) ?? '');
        if (value !== undefined)
            return [[field.name, value]];
        const before = kept.get(field.name);
        return field.isRequired && before !== undefined ? [[field.name, before]] : [];
    });
    const width = Math.max(0, ...written.map(([name]) => name.length));
    const head = lines.slice(0, 3);
    const rest = written.map(([name, value]) => `  ${name.padEnd(width)} = ${value}`);
    return [...head, ...(rest.length === 0 ? [] : ['', ...rest]), '}', ''].join('\n');
}
function argumentIn(line) {
    const [, name, value] = /^ {2}(\S+) += (.*)$/.exec(line) ?? [];
    return name === undefined || value === undefined ? undefined : [name, value];
}
/** Undefined for what is not filled in, is the default, or cannot be written. */
function writtenValue(field, text) {
    const value = field.kind === 'string' ? text : text.trim();
    const isDefault = !field.isRequired && value === field.default.trim();
    if (value === '' || isDefault || fieldProblem(field, value) !== undefined)
        return undefined;
    return field.kind === 'string' ? hclString(value) : value;
}
/** A string as HCL writes it: nothing in it is a template. https://developer.hashicorp.com/terraform/language/expressions/strings */
function hclString(text) {
    const escapes = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
    const escaped = text
        .replaceAll(/[\\"]/g, '\\$&')
        .replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, (character) => {
        return escapes[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
    })
        .replaceAll('${', '$$${')
        .replaceAll('%{', '%%{');
    return `"${escaped}"`;
}
const CLOSING = { '(': ')', '[': ']', '{': '}' };
/** Brackets and quotes that do not match, or an end of a line that would end the argument. Other mistakes are for the client. */
function hclProblem(text) {
    const open = [];
    // A heredoc or a comment may hold anything.
    if (/<<|#|\/\/|\/\*/.test(text))
        return undefined;
    for (const [token] of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[\s\S]/g)) {
        const closing = CLOSING[token];
        if (token === '"')
            return 'A quote is not closed.';
        if (token === '\n' && open.length === 0)
            return 'Several lines have to be in brackets.';
        if (closing !== undefined)
            open.push(closing);
        else if (/^[)\]}]$/.test(token) && open.pop() !== token)
            return 'The brackets do not match.';
    }
    return open.length > 0 ? 'A bracket is not closed.' : undefined;
}

;// CONCATENATED MODULE: ./lib/site/usage.js






/** The source of a module or submodule in this registry. */
function moduleSource({ host, address, directory }) {
    return `${host}/${(0,module_address/* formatModuleAddress */.wc)(address)}${directory === '' ? '' : `//${directory}`}`;
}
/** Versions that a new caller should get: all that add to this one without breaking. A pre-release is only ever chosen exactly. */
function versionConstraint(version) {
    if ((0,module_version/* isPrerelease */.V1)(version))
        return version;
    const [major, minor] = version.split('.');
    return major === '0' ? `~> ${version}` : `~> ${major}.${minor}`;
}
/** The block, with a value to replace for each required input. It parses, and its values have the types of the inputs. */
function usageBlock(module) {
    const required = module.inputs.filter((input) => input.required && isIdentifier(input.name));
    const width = Math.max(0, ...required.map(({ name }) => name.length));
    const lines = required.map(({ name, parsedType, type }) => {
        const comment = withVisibleControls(type === '' ? 'any' : shortType(parsedType));
        return `  ${name.padEnd(width)} = ${placeholder(parsedType, 1)} # ${comment}`;
    });
    return [
        `module "${labelOf(module)}" {`,
        `  source  = "${moduleSource(module)}"`,
        `  version = "${module.version}"`,
        ...(lines.length === 0 ? [] : ['', ...lines]),
        '}',
        '',
    ].join('\n');
}
function labelOf({ address, directory }) {
    const name = directory.split('/').at(-1) || address.name;
    return isIdentifier(name) ? name : address.name;
}
/** A value of the type, as short as the type allows. */
function placeholder(type, depth) {
    switch (type.kind) {
        case 'string':
            return '""';
        case 'number':
            return '0';
        case 'bool':
            return 'false';
        case 'list':
        case 'set':
            return '[]';
        case 'map':
            return '{}';
        case 'tuple':
            return `[${type.elements.map((element) => placeholder(element, depth + 1)).join(', ')}]`;
        case 'object':
            return objectPlaceholder(type.attributes, depth);
        default:
            return 'null';
    }
}
function objectPlaceholder(attributes, depth) {
    const required = Object.entries(attributes).filter(([, { optional }]) => !optional);
    if (required.length === 0 || depth > MAX_EXAMPLE_DEPTH)
        return '{}';
    const members = required.map(([name, { type }]) => `${keyOf(name)} = ${placeholder(type, depth + 1)}`);
    return `{ ${members.join(', ')} }`;
}
function keyOf(name) {
    return isIdentifier(name) ? name : JSON.stringify(name);
}

;// CONCATENATED MODULE: ./lib/site/pages/provenance.js






/** Where a version comes from, and how anybody checks that. */
function Provenance({ view }) {
    const { release } = view.content;
    if (release === undefined)
        return null;
    const source = { repository: release.repository.url, commit: release.commit };
    return ((0,jsx_runtime/* jsxs */.FD)(Section, { id: "provenance", title: "Provenance", children: [(0,jsx_runtime/* jsxs */.FD)("ul", { class: "list", children: [(0,jsx_runtime/* jsxs */.FD)(provenance_Fact, { name: "Repository", children: [(0,jsx_runtime/* jsx */.Y)(OutsideLink, { href: repositoryLink(source), children: parts_shown(release.repository.url || 'not known') }), release.path === '' ? null : (0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [" in ", parts_shown(release.path)] })] }), (0,jsx_runtime/* jsx */.Y)(provenance_Fact, { name: "Tag", children: parts_shown(release.tag) }), (0,jsx_runtime/* jsxs */.FD)(provenance_Fact, { name: "Commit", children: [(0,jsx_runtime/* jsx */.Y)(OutsideLink, { href: commitLink(source), children: (0,jsx_runtime/* jsx */.Y)("code", { children: release.commit }) }), ", ", (0,jsx_runtime/* jsx */.Y)(Day, { date: release.committedAt })] }), (0,jsx_runtime/* jsxs */.FD)(provenance_Fact, { name: "Package", children: [(0,jsx_runtime/* jsx */.Y)("code", { children: release.package.digest }), ", ", sizeText(release.package.size), ", ", release.package.files, ' ', "files"] }), release.packages.map(({ kind, location }) => ((0,jsx_runtime/* jsx */.Y)(provenance_Fact, { name: `Location (${parts_shown(kind)})`, children: (0,jsx_runtime/* jsx */.Y)("code", { children: parts_shown(location) }) })))] }), (0,jsx_runtime/* jsx */.Y)("h3", { children: "Verify it" }), (0,jsx_runtime/* jsx */.Y)(Code, { view: view, code: verification(release, view.site.registry.url, source), label: "the commands" }), (0,jsx_runtime/* jsx */.Y)(Badge, { view: view })] }));
}
/** On the page of the module alone: the badge shows what it shows. */
function Badge({ view }) {
    const { address } = view.module;
    const { url } = view.site.registry;
    if (url === null || view.path !== modulePage(address))
        return null;
    const text = `[![${(0,module_address/* formatModuleAddress */.wc)(address)}](${url}/${badgeOf(address)})](${url}/${modulePage(address)})\n`;
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)("h3", { children: "Badge" }), (0,jsx_runtime/* jsx */.Y)("p", { children: (0,jsx_runtime/* jsx */.Y)("img", { src: view.link(badgeOf(address)), alt: "The badge of this module", height: "20" }) }), (0,jsx_runtime/* jsx */.Y)(Code, { view: view, code: text, label: "the badge as Markdown" })] }));
}
function provenance_Fact({ name, children }) {
    return ((0,jsx_runtime/* jsxs */.FD)("li", { class: "field-head", children: [(0,jsx_runtime/* jsx */.Y)("span", { class: "quiet", children: name }), " ", (0,jsx_runtime/* jsx */.Y)("span", { children: children })] }));
}
function sizeText(bytes) {
    return bytes < 1024 ? `${bytes} bytes` : `${(bytes / 1024).toFixed(bytes < 10_240 ? 1 : 0)} KiB`;
}
/** Commands that compare the tag with the commit, and the package with its digest. */
function verification(release, registryUrl, source) {
    const { address, version, tag, packages, repository } = release;
    const file = `${address.name}-${address.system}-${version}.zip`;
    const digest = release.package.digest.replace('sha256:', '');
    const zip = packages
        .map(({ location }) => zipUrl(release, location, registryUrl))
        .find((url) => url !== undefined);
    const [, , , owner, name] = (repositoryLink(source) ?? '').split('/');
    const isOnGitHub = repository.id !== undefined && owner !== undefined && name !== undefined;
    return [
        ...(repository.url === ''
            ? []
            : [
                `git ls-remote ${quoted(repository.url)} ${quoted(`refs/tags/${tag}`)} ${quoted(`refs/tags/${tag}^{}`)} # ${release.commit}`,
            ]),
        ...(zip === undefined
            ? []
            : [`curl -fsSL -o ${quoted(file)} ${quoted(zip)}`, `echo '${digest}  ${file}' | sha256sum --check`]),
        ...(zip === undefined || !isOnGitHub
            ? []
            : [`gh attestation verify ${quoted(file)} --repo ${quoted(`${owner}/${name}`)} # if it was attested`]),
        ...(zip === undefined
            ? [`module-registry package --tag ${quoted(tag)} --output ${quoted(file)} # ${release.package.digest}`]
            : []),
        '',
    ].join('\n');
}
function zipUrl({ address, version }, location, registryUrl) {
    if (location.startsWith('https://'))
        return location.replace(/(\/\/[^?]*?\.zip)(?:\/\/[^?]*)?\?checksum=.*$/, '$1');
    const isInIndex = location.startsWith('./') && registryUrl !== null;
    return isInIndex ? `${registryUrl}/${(0,paths/* versionPath */.qW)(address, version, 'module.zip')}` : undefined;
}
/** For a POSIX shell. */
function quoted(text) {
    return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

;// CONCATENATED MODULE: ./lib/site/pages/version-page.js




















/** A version of a module: how to use it, and all that is known of it. The page of the module is that of its latest version. */
function VersionPage({ view }) {
    const { module, content } = view;
    const { name, system } = module.address;
    const isModulePage = view.path === modulePage(module.address);
    const description = content.release?.description ?? '';
    return ((0,jsx_runtime/* jsxs */.FD)(Layout, { view: view, title: titleOf(view), description: parts_shown(description) || `The module ${name} for ${system}`, feed: modulePage(module.address), crumbs: [...crumbsOf(view), ...(isModulePage ? [] : [versionCrumb(view)])], children: [(0,jsx_runtime/* jsxs */.FD)("div", { class: "head", children: [(0,jsx_runtime/* jsxs */.FD)("p", { class: "over", children: [module.address.namespace, " / ", system] }), (0,jsx_runtime/* jsx */.Y)("h1", { children: name }), (0,jsx_runtime/* jsx */.Y)(Versions, { view: view }), description === '' ? null : ((0,jsx_runtime/* jsx */.Y)("p", { class: "lead", dir: "auto", children: parts_shown(description) }))] }), (0,jsx_runtime/* jsx */.Y)(VersionNotes, { view: view }), (0,jsx_runtime/* jsx */.Y)(Usage, { view: view, directory: content.moduleInterface && (0,module_interface/* calledDirectory */.Rn)(content.moduleInterface) }), (0,jsx_runtime/* jsx */.Y)(VersionBody, { view: view })] }));
}
function versionCrumb({ module, content }) {
    return { text: content.version, to: versionPage(module.address, content.version) };
}
function Versions({ view }) {
    const { module, content, link } = view;
    const { state } = (0,version_state/* versionState */.M7)(module, content.version);
    const versions = isShown(view) ? (0,base_count/* counted */.h)(module.versions.length, 'version') : 'all versions';
    return ((0,jsx_runtime/* jsxs */.FD)("div", { class: "line", children: [(0,jsx_runtime/* jsx */.Y)("strong", { class: "mono", children: content.version }), content.version === (0,module_list/* latestOf */.Te)(module) ? (0,jsx_runtime/* jsx */.Y)(Tag, { kind: "latest", children: "latest" }) : null, state === 'listed' ? null : (0,jsx_runtime/* jsx */.Y)(Tag, { kind: state, children: state }), (0,jsx_runtime/* jsx */.Y)("a", { href: link(versionsPage(module.address)), children: versions })] }));
}
/** The module block. Old versions are named exactly; clients cannot install a yanked one. */
function Usage({ view, directory }) {
    const { module, content, site } = view;
    if ((0,version_state/* versionState */.M7)(module, content.version).state === 'yanked')
        return null;
    const isLatest = content.version === (0,module_list/* latestOf */.Te)(module);
    const used = {
        host: site.host,
        address: module.address,
        directory: directory?.path ?? '',
        version: isLatest ? versionConstraint(content.version) : content.version,
        inputs: directory?.inputs ?? [],
    };
    const page = directory && directoryPageLink(view, directory.path);
    const schema = page && view.link(schemaOf(page));
    const fillable = used.inputs.length === 0 ? undefined : schema;
    return ((0,jsx_runtime/* jsxs */.FD)("div", { id: "usage", children: [(0,jsx_runtime/* jsx */.Y)(Code, { view: view, code: usageBlock(used), label: "the module block", isHcl: true, schema: fillable }), schema === undefined ? null : ((0,jsx_runtime/* jsxs */.FD)("p", { class: "small quiet", children: [used.directory === '' ? null : ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: ["Source: ", (0,jsx_runtime/* jsx */.Y)("code", { children: moduleSource(used) }), " \u00B7", ' '] })), (0,jsx_runtime/* jsx */.Y)("a", { href: schema, children: "JSON Schema of the inputs" })] }))] }));
}
/** The page that has the schema of a directory beside it; undefined where there is none. */
function directoryPageLink({ module, content }, path) {
    if (path === '')
        return versionPage(module.address, content.version);
    return hasDirectoryPage(path) ? directoryPage(module.address, content.version, path) : undefined;
}
function VersionBody({ view }) {
    const { content, module } = view;
    const root = content.moduleInterface?.root;
    const lists = root && {
        view,
        directory: root,
        lineLink: lineLinkOf(view),
        directoryLink: directoryLinkOf(view),
    };
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)(Contents, { view: view, directory: root, hasReadme: content.readme !== undefined, isVersion: true }), (0,jsx_runtime/* jsxs */.FD)("div", { class: "columns", children: [(0,jsx_runtime/* jsxs */.FD)("div", { children: [(0,jsx_runtime/* jsx */.Y)(Readme, { view: view }), lists === undefined ? (0,jsx_runtime/* jsx */.Y)(NoInterface, {}) : null, lists === undefined ? null : ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)(Fields, { directory: lists.directory }), (0,jsx_runtime/* jsx */.Y)(Directories, { view: view }), (0,jsx_runtime/* jsx */.Y)(Resources, { ...lists }), (0,jsx_runtime/* jsx */.Y)(Requirements, { ...lists }), (0,jsx_runtime/* jsx */.Y)(Dependencies, { ...lists })] })), isShown(view) ? (0,jsx_runtime/* jsx */.Y)(Dependents, { view: view }) : null, (0,jsx_runtime/* jsx */.Y)(Changes, { view: view }), (0,jsx_runtime/* jsx */.Y)(Provenance, { view: view })] }), (0,jsx_runtime/* jsx */.Y)(Facts, { view: view, source: sourceOf(content, module) })] })] }));
}
function NoInterface() {
    return ((0,jsx_runtime/* jsx */.Y)(Section, { id: "inputs", title: "Interface", children: (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: "The index has no interface of this version: its inputs, outputs and resources are not known here." }) }));
}
/** What is on the page. */
function Contents({ view, directory, hasReadme, isVersion }) {
    const { moduleInterface } = view.content;
    const { submodules = [], examples = [] } = moduleInterface ?? {};
    const parts = [
        ['readme', 'README', undefined, hasReadme],
        ['inputs', 'Inputs', directory?.inputs.length, directory !== undefined],
        ['outputs', 'Outputs', directory?.outputs.length, directory !== undefined],
        ['submodules', 'Submodules', submodules.length, isVersion && submodules.length > 0],
        ['examples', 'Examples', examples.length, isVersion && examples.length > 0],
        ['resources', 'Resources', directory?.resources.length, directory !== undefined],
        ['dependencies', 'Dependencies', directory?.calls.length, directory !== undefined],
        [
            'dependents',
            'Used by',
            view.graph.dependentsOf(view.module.address).length,
            isVersion && isShown(view),
        ],
        ['changes', 'Changes', undefined, isVersion],
        ['provenance', 'Provenance', undefined, isVersion && view.content.release !== undefined],
    ];
    return ((0,jsx_runtime/* jsx */.Y)("nav", { class: "toc", "aria-label": "On this page", children: parts
            .filter(([, , , isThere]) => isThere)
            .map(([id, title, count]) => ((0,jsx_runtime/* jsxs */.FD)("a", { href: `#${id}`, children: [title, count === undefined ? null : (0,jsx_runtime/* jsx */.Y)("span", { class: "count", children: count })] }))) }));
}
function Readme({ view }) {
    const { readme } = view.content;
    if (readme === undefined)
        return ((0,jsx_runtime/* jsx */.Y)(Section, { id: "readme", title: "README", children: (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: "The index has no README of this version." }) }));
    return (0,jsx_runtime/* jsx */.Y)(ReadmeSection, { view: view, bytes: readme, path: "" });
}
function ReadmeSection({ view, bytes, path }) {
    const { html, notes } = renderedReadme(view, bytes, path);
    return ((0,jsx_runtime/* jsxs */.FD)(Section, { id: "readme", title: "README", children: [notes.map((note) => ((0,jsx_runtime/* jsx */.Y)(Note, { title: note }))), (0,jsx_runtime/* jsx */.Y)("div", { class: "readme", children: (0,helper_html/* raw */.l)(html) })] }));
}
function Directories({ view }) {
    const { submodules = [], examples = [] } = view.content.moduleInterface ?? {};
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)(DirectoryList, { view: view, id: "submodules", title: "Submodules", directories: submodules }), (0,jsx_runtime/* jsx */.Y)(DirectoryList, { view: view, id: "examples", title: "Examples", directories: examples })] }));
}
function DirectoryList({ view, id, title, directories }) {
    const linkOf = directoryLinkOf(view);
    const { content, module } = view;
    const inSource = (path) => fileLink(sourceOf(content, module), [content.release?.path ?? '', path].filter((part) => part !== '').join('/'));
    if (directories.length === 0)
        return null;
    return ((0,jsx_runtime/* jsx */.Y)(Section, { id: id, title: title, children: (0,jsx_runtime/* jsx */.Y)("ul", { class: "list", children: directories.map(({ path, inputs, outputs }) => {
                const href = linkOf(path);
                return ((0,jsx_runtime/* jsxs */.FD)("li", { class: "field-head", children: [(0,jsx_runtime/* jsx */.Y)("span", { class: "mono", children: href === undefined ? ((0,jsx_runtime/* jsx */.Y)(OutsideLink, { href: inSource(path), children: parts_shown(path) })) : ((0,jsx_runtime/* jsx */.Y)("a", { href: href, children: parts_shown(path) })) }), (0,jsx_runtime/* jsxs */.FD)("span", { class: "quiet small", children: [(0,base_count/* counted */.h)(inputs.length, 'input'), ", ", (0,base_count/* counted */.h)(outputs.length, 'output')] })] }));
            }) }) }));
}
function Dependents({ view }) {
    const dependents = view.graph.dependentsOf(view.module.address);
    return ((0,jsx_runtime/* jsxs */.FD)(Section, { id: "dependents", title: "Used by", children: [dependents.length === 0 ? ((0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: "The latest version of no module of this registry calls it." })) : null, dependents.length === 0 ? null : ((0,jsx_runtime/* jsx */.Y)("ul", { class: "list", children: dependents.map((dependent) => ((0,jsx_runtime/* jsxs */.FD)("li", { class: "field-head", children: [(0,jsx_runtime/* jsxs */.FD)("a", { href: view.link(modulePage(dependent)), children: [dependent.namespace, "/", dependent.name, "/", dependent.system] }), (0,jsx_runtime/* jsx */.Y)("span", { class: "quiet small", dir: "auto", children: parts_shown(dependent.description) })] }))) }))] }));
}
/** What a caller of the version before notices. docs/interface.md has the rules. */
const VERDICTS = {
    major: 'Callers may have to change their configuration.',
    minor: 'Something new; callers of the version before go on as they are.',
    patch: 'Callers of the version before go on as they are.',
};
function Changes({ view }) {
    const { previous, content } = view;
    if (previous === undefined)
        return ((0,jsx_runtime/* jsx */.Y)(Section, { id: "changes", title: "Changes", children: (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: "This is the first version." }) }));
    const title = `Changes since ${previous.version}`;
    if (previous.moduleInterface === undefined || content.moduleInterface === undefined)
        return ((0,jsx_runtime/* jsx */.Y)(Section, { id: "changes", title: title, children: (0,jsx_runtime/* jsxs */.FD)("p", { class: "quiet", children: ["Not known: the index has no interface of", ' ', previous.moduleInterface === undefined ? previous.version : content.version, "."] }) }));
    const isSame = previous.moduleInterface === content.moduleInterface;
    const changes = isSame ? [] : (0,compare_interfaces/* compareInterfaces */.s)(previous.moduleInterface, content.moduleInterface);
    return ((0,jsx_runtime/* jsx */.Y)(Section, { id: "changes", title: title, children: (0,jsx_runtime/* jsx */.Y)(ChangeList, { view: view, changes: changes }) }));
}
function ChangeList({ view, changes }) {
    const { previous } = view;
    const link = previous && versionLink(view, previous.version);
    if (changes.length === 0)
        return (0,jsx_runtime/* jsx */.Y)("p", { children: "The interface did not change: inputs, outputs and requirements are the same." });
    const severity = (0,required_bump/* requiredBump */.eC)(changes);
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsxs */.FD)("p", { children: [(0,jsx_runtime/* jsx */.Y)(Tag, { kind: severity, children: severity }), " ", VERDICTS[severity], ' ', link === undefined ? null : (0,jsx_runtime/* jsx */.Y)("a", { href: link, children: "The version before" })] }), (0,jsx_runtime/* jsx */.Y)("ul", { class: "list", children: (0,change/* bySeverity */.Np)(changes).map((change) => ((0,jsx_runtime/* jsxs */.FD)("li", { class: "change", children: [(0,jsx_runtime/* jsx */.Y)("span", { children: (0,jsx_runtime/* jsx */.Y)(Tag, { kind: change.severity, children: change.severity }) }), (0,jsx_runtime/* jsxs */.FD)("span", { children: [(0,jsx_runtime/* jsx */.Y)("code", { children: parts_shown(change.subject) }), " ", parts_shown(change.message)] })] }))) })] }));
}
/** The README of a directory of a module. @param path from the module's root; empty for the root itself */
function renderedReadme(view, bytes, path) {
    const { content, module, site } = view;
    const root = content.release?.path ?? '';
    const directoryLink = directoryLinkOf(view);
    return site.readme(bytes, {
        ...sourceOf(content, module),
        directory: [root, path].filter((part) => part !== '').join('/'),
        imageHosts: site.settings.imageHosts,
        hasInterface: content.moduleInterface !== undefined,
        pageLink: (directory) => {
            const inModule = fromRoot(directory, root);
            return inModule === undefined || inModule === '' ? undefined : directoryLink(inModule);
        },
    });
}
/** The path from the module's root; undefined for a directory that is not in it. */
function fromRoot(directory, root) {
    if (root === '')
        return directory;
    if (directory === root)
        return '';
    return directory.startsWith(`${root}/`) ? directory.slice(root.length + 1) : undefined;
}

;// CONCATENATED MODULE: ./lib/site/pages/directory-page.js










/** A submodule, with the source that callers write, or an example. */
function DirectoryPage({ view, directory, kind }) {
    const { module, content } = view;
    const { path } = directory;
    const title = `${titleOf(view)} ${path}`;
    const lists = { view, directory, lineLink: lineLinkOf(view), directoryLink: directoryLinkOf(view) };
    const crumbs = [
        ...crumbsOf(view),
        { text: content.version, to: versionPage(module.address, content.version) },
        { text: path, to: directoryPage(module.address, content.version, path) },
    ];
    return ((0,jsx_runtime/* jsxs */.FD)(Layout, { view: view, title: parts_shown(title), description: `The ${kind} ${parts_shown(path)} of ${titleOf(view)}`, feed: modulePage(module.address), crumbs: crumbs, children: [(0,jsx_runtime/* jsx */.Y)(DirectoryHead, { view: view, directory: directory, kind: kind }), (0,jsx_runtime/* jsx */.Y)(VersionNotes, { view: view }), kind === 'submodule' ? (0,jsx_runtime/* jsx */.Y)(Usage, { view: view, directory: directory }) : null, (0,jsx_runtime/* jsx */.Y)(Contents, { view: view, directory: directory, hasReadme: directory.readme !== '', isVersion: false }), (0,jsx_runtime/* jsxs */.FD)("div", { class: "columns", children: [(0,jsx_runtime/* jsxs */.FD)("div", { children: [directory.readme === '' ? null : ((0,jsx_runtime/* jsx */.Y)(ReadmeSection, { view: view, bytes: new TextEncoder().encode(directory.readme), path: path })), (0,jsx_runtime/* jsx */.Y)(Fields, { directory: directory }), (0,jsx_runtime/* jsx */.Y)(Resources, { ...lists }), (0,jsx_runtime/* jsx */.Y)(Requirements, { ...lists }), (0,jsx_runtime/* jsx */.Y)(Dependencies, { ...lists })] }), (0,jsx_runtime/* jsx */.Y)(Facts, { view: view, source: sourceOf(content, module) })] })] }));
}
function DirectoryHead({ view: { module, content }, directory: { path }, kind }) {
    return ((0,jsx_runtime/* jsxs */.FD)("div", { class: "head", children: [(0,jsx_runtime/* jsxs */.FD)("p", { class: "over", children: [module.address.namespace, " / ", module.address.system, " / ", module.address.name] }), (0,jsx_runtime/* jsx */.Y)("h1", { children: parts_shown(path.split('/').at(-1) ?? path) }), (0,jsx_runtime/* jsxs */.FD)("div", { class: "line", children: [(0,jsx_runtime/* jsx */.Y)("strong", { class: "mono", children: content.version }), (0,jsx_runtime/* jsx */.Y)(Tag, { children: kind })] })] }));
}

;// CONCATENATED MODULE: ./lib/site/pages/module-cards.js



function ModuleCards({ view, modules }) {
    return ((0,jsx_runtime/* jsx */.Y)("ul", { class: "grid", children: modules.map((module) => ((0,jsx_runtime/* jsxs */.FD)("li", { class: "card", children: [(0,jsx_runtime/* jsxs */.FD)("a", { href: view.link(modulePage(module)), children: [module.namespace, "/", module.name, "/", module.system] }), (0,jsx_runtime/* jsx */.Y)("p", { dir: "auto", children: parts_shown(module.description) }), (0,jsx_runtime/* jsxs */.FD)("span", { class: "small quiet", children: [module.version, " \u00B7 ", (0,jsx_runtime/* jsx */.Y)(Day, { date: module.updatedAt })] })] }))) }));
}

;// CONCATENATED MODULE: ./lib/site/pages/home-page.js









/** The front page: what the registry is, what is new in it, and how to use it. */
function HomePage({ view, graph }) {
    const { registry, settings } = view.site;
    const count = graph.modules.length;
    const description = settings.description || 'A registry of Terraform and OpenTofu modules.';
    return ((0,jsx_runtime/* jsxs */.FD)(Layout, { view: view, title: "", description: description, children: [(0,jsx_runtime/* jsxs */.FD)("div", { class: "head", children: [(0,jsx_runtime/* jsx */.Y)("h1", { children: registry.name }), (0,jsx_runtime/* jsx */.Y)("p", { class: "lead", children: parts_shown(description) }), (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: (0,base_count/* counted */.h)(count, 'module') })] }), (0,jsx_runtime/* jsxs */.FD)(Section, { id: "recent", title: "Recently released", children: [count === 0 ? (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: "No module has been published yet." }) : null, (0,jsx_runtime/* jsx */.Y)(ModuleCards, { view: view, modules: graph.modules.slice(0, RECENT_MODULES) })] }), (0,jsx_runtime/* jsx */.Y)(Namespaces, { view: view, graph: graph }), (0,jsx_runtime/* jsx */.Y)(HowTo, { view: view, graph: graph })] }));
}
function Namespaces({ view, graph }) {
    const counts = new Map();
    for (const { namespace } of graph.modules)
        counts.set(namespace, (counts.get(namespace) ?? 0) + 1);
    if (counts.size === 0)
        return null;
    const verified = new Set(view.site.registry.verified);
    return ((0,jsx_runtime/* jsx */.Y)(Section, { id: "namespaces", title: "Namespaces", children: (0,jsx_runtime/* jsx */.Y)("ul", { class: "list", children: [...counts].sort(byName).map(([namespace, count]) => ((0,jsx_runtime/* jsxs */.FD)("li", { class: "field-head", children: [(0,jsx_runtime/* jsx */.Y)("a", { href: view.link(namespacePage(namespace)), children: namespace }), (0,jsx_runtime/* jsx */.Y)("span", { class: "quiet small", children: (0,base_count/* counted */.h)(count, 'module') }), verified.has(namespace) ? (0,jsx_runtime/* jsx */.Y)("span", { class: "tag tag-patch", children: "verified" }) : null] }))) }) }));
}
function byName([a], [b]) {
    return a < b ? -1 : 1;
}
function HowTo({ view, graph }) {
    const { host, registry } = view.site;
    const [newest] = graph.modules;
    const address = newest ?? { namespace: 'NAMESPACE', name: 'NAME', system: 'SYSTEM' };
    const version = versionConstraint((0,module_version/* parseVersion */.ot)(newest?.version ?? '1.0.0'));
    const used = { host, address, directory: '', version, inputs: [] };
    return ((0,jsx_runtime/* jsxs */.FD)(Section, { id: "use", title: "Use this registry", children: [(0,jsx_runtime/* jsx */.Y)("p", { children: "Name a module by its source and its versions. The page of each module has the block with its inputs." }), (0,jsx_runtime/* jsxs */.FD)("div", { class: "two", children: [(0,jsx_runtime/* jsx */.Y)("div", { children: (0,jsx_runtime/* jsx */.Y)(Code, { view: view, code: usageBlock(used), label: "the module block", isHcl: true }) }), (0,jsx_runtime/* jsxs */.FD)("div", { children: [(0,jsx_runtime/* jsx */.Y)(Code, { view: view, code: 'terraform init\n# or\ntofu init\n', label: "the commands" }), registry.hosting === 'github-pages' ? ((0,jsx_runtime/* jsxs */.FD)("p", { class: "small quiet", children: ["The host of this registry sends no headers. OpenTofu installs by version. Terraform installs by the URL of a version, such as ", (0,jsx_runtime/* jsx */.Y)("code", { children: `${registry.url}/v1/modules/…/source` }), "."] })) : null, (0,jsx_runtime/* jsxs */.FD)("p", { class: "small quiet", children: ["If this registry is private, both clients take the token from the environment:", ' ', (0,jsx_runtime/* jsx */.Y)("code", { children: tokenVariable(host) }), "."] })] })] }), (0,jsx_runtime/* jsxs */.FD)("p", { class: "small quiet", children: ["Submodules are behind two slashes: ", (0,jsx_runtime/* jsx */.Y)("code", { children: moduleSource({ ...used, directory: 'modules/NAME' }) }), "."] })] }));
}
/** https://opentofu.org/docs/cli/config/config-file/#environment-variable-credentials */
function tokenVariable(host) {
    return `TF_TOKEN_${host.replace(/:\d+$/, '').replaceAll('-', '__').replaceAll('.', '_')}`;
}

;// CONCATENATED MODULE: ./lib/site/pages/message-page.js


/** A page that says why there is nothing else on it. */
function MessagePage({ view, title, message }) {
    return ((0,jsx_runtime/* jsxs */.FD)(Layout, { view: view, title: title, description: message, children: [(0,jsx_runtime/* jsxs */.FD)("div", { class: "head", children: [(0,jsx_runtime/* jsx */.Y)("h1", { children: title }), (0,jsx_runtime/* jsx */.Y)("p", { class: "lead", children: message })] }), (0,jsx_runtime/* jsx */.Y)("p", { children: (0,jsx_runtime/* jsx */.Y)("a", { href: view.link(''), children: "All modules" }) })] }));
}

;// CONCATENATED MODULE: ./lib/site/pages/namespace-page.js






/** The modules of a namespace, by name. */
function NamespacePage({ view, namespace, graph }) {
    const modules = graph.modules
        .filter((module) => module.namespace === namespace)
        .toSorted((a, b) => (`${a.name}/${a.system}` < `${b.name}/${b.system}` ? -1 : 1));
    const count = (0,base_count/* counted */.h)(modules.length, 'module');
    return ((0,jsx_runtime/* jsxs */.FD)(Layout, { view: view, title: namespace, description: `The ${count} of ${namespace}`, feed: namespacePage(namespace), crumbs: [{ text: namespace, to: namespacePage(namespace) }], children: [(0,jsx_runtime/* jsxs */.FD)("div", { class: "head", children: [(0,jsx_runtime/* jsx */.Y)("h1", { children: namespace }), (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", children: count })] }), (0,jsx_runtime/* jsx */.Y)(ModuleCards, { view: view, modules: modules.slice(0, MAX_CARDS) }), modules.length <= MAX_CARDS ? null : (0,jsx_runtime/* jsxs */.FD)("p", { children: ["These are the first ", MAX_CARDS, "."] })] }));
}

;// CONCATENATED MODULE: ./lib/site/pages/search-page.js



/** The page that searches: a script fills in what it finds. Without scripts it leads to the namespaces. */
function SearchPage({ view, graph }) {
    const namespaces = [...new Set(graph.modules.map(({ namespace }) => namespace))].sort();
    const systems = [...new Set(graph.modules.map(({ system }) => system))].sort();
    return ((0,jsx_runtime/* jsxs */.FD)(Layout, { view: view, title: "Search", description: `Search the modules of ${view.site.registry.name}`, children: [(0,jsx_runtime/* jsx */.Y)("div", { class: "head", children: (0,jsx_runtime/* jsx */.Y)("h1", { children: "Search" }) }), (0,jsx_runtime/* jsx */.Y)("search", { children: (0,jsx_runtime/* jsxs */.FD)("form", { class: "search", "data-search": true, children: [(0,jsx_runtime/* jsx */.Y)("input", { type: "search", name: "q", "aria-label": "Search modules", placeholder: "Name, description, input, output, resource type", autocomplete: "off", spellcheck: false }), (0,jsx_runtime/* jsx */.Y)(Choice, { name: "namespace", all: "All namespaces", values: namespaces }), (0,jsx_runtime/* jsx */.Y)(Choice, { name: "system", all: "All systems", values: systems }), (0,jsx_runtime/* jsx */.Y)("button", { type: "submit", children: "Search" })] }) }), (0,jsx_runtime/* jsx */.Y)("p", { class: "quiet", role: "status", id: "found" }), (0,jsx_runtime/* jsx */.Y)("ul", { class: "list", id: "results" }), (0,jsx_runtime/* jsx */.Y)(WithoutScripts, { view: view, namespaces: namespaces })] }));
}
function WithoutScripts({ view, namespaces, }) {
    return ((0,jsx_runtime/* jsxs */.FD)("noscript", { children: [(0,jsx_runtime/* jsx */.Y)("p", { children: "Search is a script of this page, and this browser runs none. These are the namespaces; their pages list every module." }), (0,jsx_runtime/* jsx */.Y)("ul", { children: namespaces.map((namespace) => ((0,jsx_runtime/* jsx */.Y)("li", { children: (0,jsx_runtime/* jsx */.Y)("a", { href: view.link(namespacePage(namespace)), children: namespace }) }))) })] }));
}
function Choice({ name, all, values }) {
    return ((0,jsx_runtime/* jsxs */.FD)("select", { name: name, "aria-label": name === 'namespace' ? 'Namespace' : 'System', children: [(0,jsx_runtime/* jsx */.Y)("option", { value: "", children: all }), values.map((value) => ((0,jsx_runtime/* jsx */.Y)("option", { value: value, children: value })))] }));
}

;// CONCATENATED MODULE: ./lib/site/pages/versions-page.js











/** Every version of a module, with its date and what people decided about it. */
function VersionsPage({ view }) {
    const { module } = view;
    const address = (0,module_address/* formatModuleAddress */.wc)(module.address);
    const versions = (0,module_version/* sortVersions */.M7)([...module.versions, ...module.removed].map(({ version }) => version));
    const crumbs = [...crumbsOf(view), { text: 'versions', to: versionsPage(module.address) }];
    return ((0,jsx_runtime/* jsxs */.FD)(Layout, { view: view, title: `Versions of ${address}`, description: `All ${(0,base_count/* counted */.h)(versions.length, 'version')} of ${address}`, feed: modulePage(module.address), crumbs: crumbs, children: [(0,jsx_runtime/* jsxs */.FD)("div", { class: "head", children: [(0,jsx_runtime/* jsxs */.FD)("p", { class: "over", children: [module.address.namespace, " / ", module.address.system, " / ", module.address.name] }), (0,jsx_runtime/* jsx */.Y)("h1", { children: "Versions" })] }), (0,jsx_runtime/* jsx */.Y)("ul", { class: "list", children: versions.map((version) => ((0,jsx_runtime/* jsx */.Y)(VersionRow, { view: view, version: version }))) })] }));
}
function VersionRow({ view, version }) {
    const { module } = view;
    const state = (0,version_state/* versionState */.M7)(module, version);
    const published = module.versions.find((listed) => listed.version === version);
    const href = published && versionLink(view, version);
    return ((0,jsx_runtime/* jsxs */.FD)("li", { class: "version-row", id: `version-${version}`, children: [(0,jsx_runtime/* jsx */.Y)("span", { class: "mono", children: href === undefined ? version : (0,jsx_runtime/* jsx */.Y)("a", { href: href, children: version }) }), (0,jsx_runtime/* jsx */.Y)("span", { class: "quiet", children: published === undefined ? null : (0,jsx_runtime/* jsx */.Y)(Day, { date: published.committedAt }) }), (0,jsx_runtime/* jsxs */.FD)("div", { children: [version === (0,module_list/* latestOf */.Te)(module) ? (0,jsx_runtime/* jsx */.Y)(Tag, { kind: "latest", children: "latest" }) : null, (0,module_version/* isPrerelease */.V1)(version) ? (0,jsx_runtime/* jsx */.Y)(Tag, { children: "pre-release" }) : null, state.state === 'listed' ? null : ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)(Tag, { kind: state.state, children: state.state }), (0,jsx_runtime/* jsx */.Y)(MarkReason, { view: view, state: state })] }))] })] }));
}

;// CONCATENATED MODULE: ./lib/site/pages/view.js

function viewOf(site, path) {
    return { site, path, link: path === NOT_FOUND_PATH ? absoluteLinks(site) : (to) => relativeLink(path, to) };
}
/** A host answers with this page at any path. */
function absoluteLinks({ registry }) {
    const base = registry.url === null ? '/' : `${new URL(registry.url).pathname.replace(/\/$/, '')}/`;
    return (to) => `${base}${to}`;
}

;// CONCATENATED MODULE: ./lib/site/site-pages.js














function homePage(site, graph) {
    return page('', (0,jsx_runtime/* jsx */.Y)(HomePage, { view: viewOf(site, ''), graph: graph }));
}
function namespacePageOf(site, graph, namespace) {
    const path = namespacePage(namespace);
    return page(path, (0,jsx_runtime/* jsx */.Y)(NamespacePage, { view: viewOf(site, path), namespace: namespace, graph: graph }));
}
function searchPage(site, graph) {
    return page(SEARCH_PAGE, (0,jsx_runtime/* jsx */.Y)(SearchPage, { view: viewOf(site, SEARCH_PAGE), graph: graph }));
}
function notFoundPage(site) {
    const message = 'There is no such module, version or page in this registry.';
    return page(NOT_FOUND_PATH, (0,jsx_runtime/* jsx */.Y)(MessagePage, { view: viewOf(site, NOT_FOUND_PATH), title: "Not found", message: message }));
}
/** A module whose `module.json` is damaged, or that has no version. */
function emptyModulePage(site, address, message) {
    const path = modulePage(address);
    return page(path, (0,jsx_runtime/* jsx */.Y)(MessagePage, { view: viewOf(site, path), title: (0,module_address/* formatModuleAddress */.wc)(address), message: message }));
}
function versionsPageOf(paged) {
    const path = versionsPage(paged.module.address);
    return page(path, (0,jsx_runtime/* jsx */.Y)(VersionsPage, { view: { ...viewOf(paged.site, path), ...paged } }));
}
/** The version that another one is compared with. */
function previousVersion(module, version) {
    return (0,required_bump/* selectBase */.gF)(module.versions.map((published) => published.version), version);
}
/** The page of a version. With `isModulePage` it is that of the module. */
function versionPageOf(paged, content, { previous, isModulePage }) {
    const { address } = paged.module;
    const path = isModulePage ? modulePage(address) : versionPage(address, content.version);
    return page(path, (0,jsx_runtime/* jsx */.Y)(VersionPage, { view: moduleView(paged, content, { path, previous }) }));
}
/** The pages of submodules and examples, where the version has them. */
function* directoryPagesOf(paged, content) {
    if (!paged.versions.hasDirectories(content.version))
        return;
    for (const { directory } of directoriesOf(content)) {
        const made = directoryPageOf(paged, content, directory.path);
        if (made !== undefined)
            yield made;
    }
}
/** The schemas of the inputs of a version, and of those of its submodules that have pages. */
function schemaFilesOf({ module: { address }, versions }, content) {
    const { version, moduleInterface } = content;
    if (moduleInterface === undefined)
        return [];
    const title = `${(0,module_address/* formatModuleAddress */.wc)(address)} ${version}`;
    const submodules = versions.hasDirectories(version)
        ? directoriesOf(content).filter(({ kind }) => kind === 'submodule')
        : [];
    return [
        [versionPage(address, version), title, moduleInterface.root],
        ...submodules.map(({ directory }) => {
            const page = directoryPage(address, version, directory.path);
            return [page, `${title} ${directory.path}`, directory];
        }),
    ].map(([page, name, { inputs }]) => ({ path: schemaOf(page), content: formatInputSchema(name, inputs) }));
}
/** The page of one submodule or example; undefined where the version has none. */
function directoryPageOf(paged, content, wanted) {
    const found = directoriesOf(content).find(({ directory }) => directory.path === wanted);
    if (found === undefined)
        return undefined;
    const path = directoryPage(paged.module.address, content.version, wanted);
    return page(path, (0,jsx_runtime/* jsx */.Y)(DirectoryPage, { view: moduleView(paged, content, { path, previous: undefined }), ...found }));
}
function directoriesOf({ moduleInterface }) {
    const { submodules = [], examples = [] } = moduleInterface ?? {};
    return [
        ...submodules.map((directory) => ({ directory, kind: 'submodule' })),
        ...examples.map((directory) => ({ directory, kind: 'example' })),
    ].filter(({ directory }) => hasDirectoryPage(directory.path));
}
function moduleView(paged, content, { path, previous }) {
    return { ...viewOf(paged.site, path), ...paged, content, previous };
}
/** Elements of hono are their HTML as text, unless one of them waits for something; none of ours does. */
function page(path, element) {
    return { path, html: `<!DOCTYPE html>\n${element.toString()}\n` };
}

;// CONCATENATED MODULE: ./lib/site/module-pages.js









function pagedModule({ site, graph, pages }, module) {
    return { site, graph, module, versions: pagedVersions(module, pages) };
}
const NO_VERSION = 'This module has no published version.';
/**
 * Every page of a module, and its other files; none where the index has no such module. One version after the other is held in memory.
 * @param earlier pages that would be the same are left out
 */
async function* modulePages(request, address, earlier) {
    const { site, read } = request;
    const content = await readModuleContent(read, address);
    if (content === undefined)
        return;
    if ('problem' in content) {
        yield emptyModulePage(site, address, content.problem);
        return;
    }
    const paged = pagedModule(request, content.module);
    const { shown, list } = paged.versions;
    yield versionsPageOf(paged);
    yield moduleFeed(site, paged.module);
    yield badgeFile(site, paged.module);
    if (shown === undefined)
        yield emptyModulePage(site, address, NO_VERSION);
    const versions = new VersionReader(read, address);
    const contentOf = async (version) => (earlier?.isChanged(version) === false ? earlier.digests[version]?.[0] : undefined) ??
        (await versions.read(version)).digest;
    for (const version of list) {
        const digests = await versionDigests(paged, version, contentOf);
        const isKept = version !== shown && earlier?.digests[version]?.[1] === digests[1];
        if (isKept) {
            yield { version, digests, isKept };
            continue;
        }
        const current = await versions.read(version);
        const previous = await previousOf(paged, version, versions);
        if (version === shown)
            yield versionPageOf(paged, current, { previous, isModulePage: true });
        yield versionPageOf(paged, current, { previous, isModulePage: false });
        yield* directoryPagesOf(paged, current);
        yield* schemaFilesOf(paged, current);
        yield { version, digests, isKept };
    }
}
/** What the page of a version is made from. The page that is shown is made in any case: it says more of the module. */
async function versionDigests({ module, graph, versions }, version, contentOf) {
    const content = await contentOf(version);
    const previous = previousVersion(module, version);
    const state = (0,version_state/* versionState */.M7)(module, version);
    const { address, version: replacement } = state.replacement === undefined ? {} : (0,marks/* parseReplacement */.sH)(state.replacement);
    const { latest } = versions;
    const parts = [
        content,
        previous,
        previous === undefined ? '' : await contentOf(previous),
        state,
        address !== undefined && graph.has(address),
        replacement !== undefined && versions.has(replacement),
        version === versions.shown,
        latest !== undefined && (0,module_version/* compareVersions */.Zy)(version, latest) < 0,
        versions.hasDirectories(version),
    ];
    const page = (0,external_node_crypto_.createHash)('sha1').update(JSON.stringify(parts)).digest('base64url').slice(0, 12);
    return [content, page];
}
/** What a version is compared with; undefined for the first one. */
async function previousOf(paged, version, versions) {
    const previous = previousVersion(paged.module, version);
    if (previous === undefined)
        return undefined;
    return { version: previous, moduleInterface: (await versions.read(previous)).moduleInterface };
}
/** Reads versions, and keeps the last ones: from the highest down, each is the one before of the next. */
class VersionReader {
    #read;
    #address;
    #kept = new Map();
    constructor(read, address) {
        this.#read = read;
        this.#address = address;
    }
    async read(version) {
        const known = this.#kept.get(version);
        if (known !== undefined)
            return known;
        const like = [...this.#kept.values()].at(-1);
        const content = await readVersionContent(this.#read, { address: this.#address, version }, like);
        const [oldest] = this.#kept.keys();
        if (this.#kept.size > 2 && oldest !== undefined)
            this.#kept.delete(oldest);
        this.#kept.set(version, content);
        return content;
    }
}

// EXTERNAL MODULE: ./lib/base/group.js
var base_group = __webpack_require__(67843);
;// CONCATENATED MODULE: ./lib/search/search-terms.js


/** The words of a text in lower case: runs of letters and digits. */
function wordsOf(text) {
    return (text
        .normalize('NFKC')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? []);
}
/**
 * Parses `q`: words, and phrases in quotes; `vpc_id` is a phrase too. A text without letters and digits gives no term. Throws
 * INVALID_INPUT if it is missing or blank, or has too many terms.
 */
function parseSearch(text) {
    const parts = [...(text ?? '').matchAll(/"([^"]*)"?|[^\s"]+/g)];
    const terms = parts
        .map(([part, quoted]) => ({ words: wordsOf(quoted ?? part), isOpen: quoted === undefined }))
        .filter(({ words }) => words.length > 0);
    const isMissing = (text ?? '').trim() === '';
    if (!isMissing && terms.length <= MAX_TERMS)
        return terms;
    throw new RegistryError('INVALID_INPUT', isMissing ? 'q is required: the words to search for' : `q has more than ${MAX_TERMS} words`, 'write q=vpc, or q="private network"');
}

;// CONCATENATED MODULE: ./lib/search/word-index.js

const FIELDS = ['name', 'address', 'description', 'names'];
/** Fields as a number: one bit for each, in their order, and one more where the words are the whole name. */
const NAME_BIT = 1;
const WHOLE_NAME_BIT = 1 << FIELDS.length;
/** A word in the name counts more than one in the address, and that one more than one in the description. */
const WEIGHTS = { name: 16, address: 8, description: 4, names: 2 };
const WHOLE_NAME = 32;
/** Indexes at most 65,536 modules. */
function indexWords(searched) {
    const texts = searched.map(textsOf);
    const entries = new Map();
    texts.forEach((text, module) => {
        for (const [word, fields] of fieldsByWord(text)) {
            const modules = entries.get(word) ?? new Map();
            entries.set(word, modules.set(module, fields));
        }
    });
    const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
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
/** The words of a module, each with the fields that have it, as a number. */
function wordsWithFields(searched) {
    return fieldsByWord(textsOf(searched));
}
function fieldsByWord(text) {
    const found = new Map();
    FIELDS.forEach((field, bit) => {
        for (const word of text[field].split(' ')) {
            if (word !== '' && word !== '|')
                found.set(word, (found.get(word) ?? 0) | (1 << bit));
        }
    });
    const whole = text.name.trim();
    if (found.has(whole))
        found.set(whole, (found.get(whole) ?? 0) | WHOLE_NAME_BIT);
    return found;
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
/** How much a word counts that is in these fields. */
function scoreOf(fields, match) {
    const weight = FIELDS.reduce((sum, field, bit) => sum + ((fields & (1 << bit)) === 0 ? 0 : WEIGHTS[field]), 0);
    if (match === 'same')
        return weight + ((fields & WHOLE_NAME_BIT) === 0 ? 0 : WHOLE_NAME);
    return match === 'begins' ? weight / 2 : Math.ceil(weight / 4);
}
/** The most that a phrase can count whose words are all in these fields. */
function highestPhraseScore(fields) {
    return scoreOf(fields & (WHOLE_NAME_BIT - 1), 'same') + ((fields & NAME_BIT) === 0 ? 0 : WHOLE_NAME);
}
/** How well each module matches all terms; 0 for a module that lacks one of them. */
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
function scoreTerm(index, { words, isOpen, near = [] }) {
    const [first = ''] = words;
    if (words.length > 1)
        return scorePhrase(index, words, isOpen);
    const scores = new Uint16Array(index.texts.length);
    const count = (at, match) => forEachEntry(index, at, (module, fields) => {
        scores[module] = Math.max(numberAt(scores, module), scoreOf(fields, match));
    });
    for (let at = lowerBound(index.words, first); at < index.words.length; at += 1) {
        const isSame = index.words[at] === first;
        if (!isSame && !(isOpen && index.words[at]?.startsWith(first)))
            break;
        count(at, isSame ? 'same' : 'begins');
    }
    for (const word of near) {
        const at = lowerBound(index.words, word);
        if (index.words[at] === word)
            count(at, 'near');
    }
    return scores;
}
/** Whether a module has the word, or, with `isOpen`, one that begins with it. */
function hasWord({ words }, word, isOpen) {
    const found = words[lowerBound(words, word)];
    return found === word || (isOpen && found?.startsWith(word) === true);
}
/** Searches the texts of those modules that have the phrase's rarest word. */
function scorePhrase(index, words, isOpen) {
    const scores = new Uint16Array(index.texts.length);
    const phrase = ` ${words.join(' ')}${isOpen ? '' : ' '}`;
    for (const module of modulesOfRarest(index, isOpen ? words.slice(0, -1) : words)) {
        const text = index.texts[module];
        const found = FIELDS.filter((field) => text?.[field].includes(phrase));
        const score = found.reduce((sum, field) => sum + WEIGHTS[field], 0);
        const isName = text?.name === ` ${words.join(' ')} `;
        scores[module] = score === 0 || !isName ? score : score + WHOLE_NAME;
    }
    return scores;
}
function modulesOfRarest(index, words) {
    const lists = words.map((word) => {
        const at = lowerBound(index.words, word);
        const modules = [];
        if (index.words[at] === word)
            forEachEntry(index, at, (module) => modules.push(module));
        return modules;
    });
    return lists.toSorted((a, b) => a.length - b.length)[0] ?? [];
}
function forEachEntry(index, at, visit) {
    const end = numberAt(index.starts, at + 1);
    for (let entry = numberAt(index.starts, at); entry < end; entry += 1)
        visit(numberAt(index.modules, entry), numberAt(index.fields, entry));
}
/** The number at a position that the array has, which the type checker cannot know. */
function numberAt(numbers, position) {
    return numbers[position] ?? 0;
}
/** The position of the first word that is not below this one. */
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

;// CONCATENATED MODULE: ./lib/site/search/postings.js
/** Sorted numbers as text: the steps between them in bytes of seven bits, in Base64. */
/** @param ids rising */
function encodeIds(ids) {
    let before = 0;
    let text = '';
    for (const id of ids) {
        let step = id - before;
        before = id;
        for (; step > 127; step >>>= 7)
            text += String.fromCharCode((step & 127) | 128);
        text += String.fromCharCode(step);
    }
    return btoa(text);
}
/** Throws for what is not Base64. */
function decodeIds(encoded) {
    const ids = [];
    let [id, step, shift] = [0, 0, 0];
    for (const character of atob(encoded)) {
        const byte = character.charCodeAt(0);
        step += (byte & 127) << shift;
        shift += 7;
        if (byte > 127)
            continue;
        id += step;
        ids.push(id);
        step = 0;
        shift = 0;
    }
    return ids;
}

;// CONCATENATED MODULE: ./lib/site/search/search-module.js
function rowOf(id, module) {
    const { namespace, name, system, version, description, updatedAt, names } = module;
    return [id, namespace, name, system, version, description, updatedAt, names.join(' ')];
}
function moduleOfRow(row) {
    const [, namespace, name, system, version, description, updatedAt, names] = row;
    return { namespace, name, system, version, description, updatedAt, names: names.split(' ').filter(Boolean) };
}
function addressOf({ namespace, name, system }) {
    return `${namespace}/${name}/${system}`;
}
function searchedText(module) {
    const { name, description, names } = module;
    return { name, address: addressOf(module), description, names };
}
/** The order of lists: the newest commit first, then by address. */
function byNewest(a, b) {
    if (a.updatedAt !== b.updatedAt)
        return a.updatedAt < b.updatedAt ? 1 : -1;
    return addressOf(a) < addressOf(b) ? -1 : 1;
}

;// CONCATENATED MODULE: ./lib/site/search/search-files.js








/** One file of modules has about so many. */
const MODULES_IN_FILE = 16;
const search_files_text = schemas/* string */.YjP();
const wordsSchema = schemas/* record */.g1P(search_files_text, schemas/* record */.g1P(search_files_text, search_files_text));
const rowsSchema = schemas/* array */.YOg(schemas/* tuple */.PVZ([schemas/* number */.aig(), search_files_text, search_files_text, search_files_text, search_files_text, search_files_text, search_files_text, search_files_text]));
const infoSchema = schemas/* object */.Ikc({ modules: schemas/* number */.aig(), digits: schemas/* number */.aig(), words: search_files_text });
/** All files. */
function searchFiles(modules) {
    const words = new Map();
    const byId = [...(0,base_group/* groupBy */.$)(modules, (module) => String(search_files_idOf(module)))]
        .map(([id, group]) => ({ id: Number(id), group }))
        .sort((a, b) => a.id - b.id);
    for (const { id, group } of byId) {
        for (const [word, fields] of wordsOfModules(group)) {
            const ids = words.get(word) ?? new Map();
            words.set(word, ids.set(fields, appended(ids.get(fields), id)));
        }
    }
    const digits = digitsFor(modules.length);
    const files = new Map();
    const sorted = [...words].sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [path, group] of (0,base_group/* groupBy */.$)(sorted, ([word]) => wordsPath(word)))
        files.set(path, formatWords(Object.fromEntries(group.map(([word, ids]) => [word, search_files_encoded(ids)]))));
    for (const [path, groups] of (0,base_group/* groupBy */.$)(byId, ({ id }) => modulesPath(id, digits)))
        files.set(path, formatRows(groups.flatMap(({ group }) => group)));
    const vocabulary = sorted.map(([word]) => word).filter(isWord);
    return new Map([...files, ...wholeFiles(modules, vocabulary, digits)]);
}
/**
 * The files that change because these modules came, changed or went. Gives undefined where all files have to be written.
 * @param changed addresses
 */
async function searchChanges(modules, changed, read) {
    const info = parsed(infoSchema, await read(SEARCH_INFO_PATH));
    const vocabulary = parsed(schemas/* array */.YOg(search_files_text), await read(VOCABULARY_PATH));
    const digits = digitsFor(modules.length);
    if (info?.digits !== digits || vocabulary === undefined)
        return undefined;
    const change = new SearchChange(read, digits);
    const now = new Map(modules.map((module) => [addressOf(module), module]));
    for (const [id, addresses] of (0,base_group/* groupBy */.$)([...changed], (address) => String(idOfAddress(address))))
        await change.replace(Number(id), addresses, now);
    const files = change.files();
    const known = new Set(vocabulary);
    for (const [word, isThere] of change.words) {
        if (isThere)
            known.add(word);
        else
            known.delete(word);
    }
    return new Map([...files, ...wholeFiles(modules, [...known].sort(), digits)]);
}
/** The files that follow from all modules. */
function wholeFiles(modules, vocabulary, digits) {
    const words = [...new Set(vocabulary.map(wordsFile))].sort().join(' ');
    const info = { modules: modules.length, digits, words };
    const order = modules.toSorted(byNewest).map((module) => search_files_idOf(module).toString(16).padStart(ID_DIGITS, '0'));
    const bytes = Buffer.from(order.join(''), 'hex').toString('base64');
    return [
        [SEARCH_INFO_PATH, line(info)],
        [VOCABULARY_PATH, line(vocabulary)],
        [ORDER_PATH, line(bytes)],
    ];
}
/** What changes in the files of words and of modules. */
class SearchChange {
    #read;
    #digits;
    #modules = new Map();
    #wordFiles = new Map();
    /** The words that are there now, and those that are gone. */
    words = new Map();
    constructor(read, digits) {
        this.#read = read;
        this.#digits = digits;
    }
    async replace(id, addresses, now) {
        const path = modulesPath(id, this.#digits);
        const rows = this.#modules.get(path) ?? parsed(rowsSchema, await this.#read(path))?.map(moduleOfRow) ?? [];
        const before = rows.filter((module) => search_files_idOf(module) === id);
        const kept = before.filter((module) => !addresses.includes(addressOf(module)));
        const after = [...kept, ...addresses.flatMap((address) => now.get(address) ?? [])];
        this.#modules.set(path, [...rows.filter((module) => search_files_idOf(module) !== id), ...after]);
        const [gone, come] = [wordsOfModules(before), wordsOfModules(after)];
        for (const word of new Set([...gone.keys(), ...come.keys()])) {
            const [old, fields] = [gone.get(word), come.get(word)];
            if (old !== fields)
                await this.#moveWord(word, id, { from: old, to: fields });
        }
    }
    files() {
        const modules = [...this.#modules].map(([path, rows]) => [path, formatRows(rows)]);
        const words = [...this.#wordFiles].map(([path, file]) => [path, formatWords(file)]);
        return new Map([...modules, ...words].map(([path, file]) => [path, isEmpty(file) ? null : file]));
    }
    async #moveWord(word, id, { from, to }) {
        const path = wordsPath(word);
        const file = this.#wordFiles.get(path) ?? parsed(wordsSchema, await this.#read(path)) ?? {};
        this.#wordFiles.set(path, file);
        const postings = (Object.hasOwn(file, word) ? file[word] : undefined) ?? {};
        const edit = (fields, change) => {
            const ids = change(decodeIds(postings[fields] ?? ''));
            if (ids.length === 0)
                delete postings[fields];
            else
                postings[fields] = encodeIds(ids);
        };
        if (from !== undefined)
            edit(from, (ids) => ids.filter((each) => each !== id));
        if (to !== undefined)
            edit(to, (ids) => [...ids, id].sort((a, b) => a - b));
        if (Object.keys(postings).length === 0)
            delete file[word];
        else
            file[word] = postings;
        if (isWord(word))
            this.words.set(word, Object.hasOwn(file, word));
    }
}
/** The words of all modules with one id, and what stands for their namespaces and systems. */
function wordsOfModules(modules) {
    const found = new Map();
    for (const module of modules) {
        for (const [word, fields] of wordsWithFields(searchedText(module)))
            found.set(word, (found.get(word) ?? 0) | fields);
        found.set(filterWord('namespace', module.namespace), 0);
        found.set(filterWord('system', module.system), 0);
    }
    return found;
}
function appended(ids, id) {
    if (ids === undefined)
        return [id];
    ids.push(id);
    return ids;
}
function digitsFor(modules) {
    let digits = 1;
    while (16 ** digits * MODULES_IN_FILE < modules && digits < ID_DIGITS - 1)
        digits += 1;
    return digits;
}
function search_files_idOf(module) {
    return idOfAddress(addressOf(module));
}
function idOfAddress(address) {
    return Number.parseInt((0,external_node_crypto_.createHash)('sha256').update(address).digest('hex').slice(0, ID_DIGITS), 16);
}
function isWord(word) {
    return !word.includes(':');
}
function search_files_encoded(ids) {
    return Object.fromEntries([...ids].map(([fields, each]) => [fields, encodeIds(each)]));
}
function formatWords(file) {
    return line(Object.fromEntries(Object.entries(file).sort(([a], [b]) => (a < b ? -1 : 1))));
}
function formatRows(modules) {
    return line(modules
        .toSorted((a, b) => (addressOf(a) < addressOf(b) ? -1 : 1))
        .map((module) => rowOf(search_files_idOf(module), module)));
}
function isEmpty(file) {
    return file === '{}\n' || file === '[]\n';
}
function line(value) {
    return `${JSON.stringify(value)}\n`;
}
function parsed(schema, bytes) {
    return bytes && (0,base_schema/* parseJson */.qF)(schema, bytes);
}

;// CONCATENATED MODULE: ./lib/site/site-changes.js


/** Which pages a change of the index changes. */
/** The modules, as `namespace/name/system`, that these paths of an index belong to. */
function changedModules(paths) {
    const found = Array.from(paths, (path) => /^v1\/modules\/([^/]+\/[^/]+\/[^/]+)\/./.exec(path)?.[1]);
    return new Set(found.filter((address) => address !== undefined));
}
/** Of each module that others call, a digest of what its pages say of them. */
function dependentsDigests(graph) {
    const digests = new Map();
    for (const module of graph.modules) {
        const dependents = graph.dependentsOf(module);
        if (dependents.length === 0)
            continue;
        const shown = dependents.map((each) => [(0,module_address/* addressKey */.IY)(each), each.description]);
        const digest = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16);
        digests.set((0,module_address/* formatModuleAddress */.wc)(module), digest);
    }
    return digests;
}
/** The modules whose list of dependents is another than at the last run. */
function movedDependents({ dependents }, now) {
    const addresses = new Set([...Object.keys(dependents), ...now.keys()]);
    return [...addresses].filter((address) => dependents[address] !== now.get(address));
}

// EXTERNAL MODULE: ./lib/index/format/catalog.js
var catalog = __webpack_require__(4156);
// EXTERNAL MODULE: ./lib/index/limits.js
var limits = __webpack_require__(4587);
;// CONCATENATED MODULE: ./lib/site/site-modules.js




/** The modules of a registry, from its catalog. */
const site_modules_text = schemas/* string */.YjP();
const catalogEntry = schemas/* looseObject */._H3({
    namespace: site_modules_text,
    name: site_modules_text,
    provider: site_modules_text,
    version: site_modules_text,
    description: site_modules_text,
    updated_at: site_modules_text,
    dependencies: schemas/* array */.YOg(site_modules_text).optional(),
    inputs: schemas/* array */.YOg(site_modules_text).optional(),
    outputs: schemas/* array */.YOg(site_modules_text).optional(),
    resources: schemas/* array */.YOg(site_modules_text).optional(),
});
/** The newest first, then by address. */
function siteModules(entries) {
    return entries
        .map(({ provider, updated_at, dependencies = [], namespace, name, version, description }) => ({
        namespace,
        name,
        system: provider,
        version,
        description,
        updatedAt: updated_at,
        dependencies,
    }))
        .sort((a, b) => compare(b.updatedAt, a.updatedAt) || compare(site_modules_keyOf(a), site_modules_keyOf(b)));
}
/** The modules as a search reads them. */
function searchModules(entries) {
    return entries.map(({ inputs = [], outputs = [], resources = [], provider, updated_at, ...entry }) => {
        const { namespace, name, version, description } = entry;
        const names = [...new Set([...inputs, ...outputs, ...resources])];
        return { namespace, name, system: provider, version, description, updatedAt: updated_at, names };
    });
}
const FIRST_PREFIXES = Array.from({ length: 16 ** limits/* SHORTEST_PREFIX */.Ef }, (_, at) => at.toString(16).padStart(limits/* SHORTEST_PREFIX */.Ef, '0'));
/**
 * Reads every entry of the catalog. Entries of other tools that lack a key are left out. Throws INDEX_INVALID, and what `read`
 * throws.
 * @param read gives the files among these paths that exist
 */
async function readCatalog(read) {
    const entries = [];
    let prefixes = FIRST_PREFIXES;
    while (prefixes.length > 0) {
        const files = await read(prefixes.map(paths/* catalogPath */.Hc));
        const below = [];
        for (const prefix of prefixes) {
            const path = (0,paths/* catalogPath */.Hc)(prefix);
            const file = (0,catalog/* parseCatalogFile */.lQ)(path, files.get(path));
            if ('children' in file)
                below.push(...Object.keys(file.children).map((digit) => prefix + digit));
            else
                entries.push(...file.modules.flatMap((module) => catalogEntry.safeParse(module).data ?? []));
        }
        prefixes = below;
    }
    return entries;
}
function site_modules_keyOf({ namespace, name, system }) {
    return `${namespace}/${name}/${system}`;
}
function compare(a, b) {
    return Number(a > b) - Number(a < b);
}

;// CONCATENATED MODULE: ./lib/site/build-site.js





















/**
 * Writes the protocol files of an index and the pages of its modules. After an earlier run it writes what changed since; a new
 * version of this tool, other options or another `registry.json` change every page. Throws INDEX_INVALID, INDEX_UNREACHABLE.
 */
async function buildSite(request) {
    const { snapshot, output, highlight, pages, profile = 'website' } = request;
    const registry = (await snapshot.read([paths/* REGISTRY_PATH */.aA])).get(paths/* REGISTRY_PATH */.aA);
    if (registry === undefined)
        throw noIndex();
    const site = createSite(registry, highlight);
    const basis = digestOf([
        tool_version/* RENDERER */.G,
        profile,
        (0,site_profile/* hasPages */.jp)(profile) ? pages : '',
        site.stylesheet.path,
        site.script.path,
        digestOf([registry]),
    ]);
    const changed = await changesSince(request, basis);
    const state = output.state;
    if (changed?.size === 0 && state?.commit === snapshot.commit)
        return unchanged(snapshot);
    const build = new SiteBuild(request, site);
    output.begin();
    const dependents = changed === undefined || state === undefined ? await build.whole() : await build.part(changed, state);
    const { versions } = build;
    output.finish({
        format: 1,
        basis,
        commit: snapshot.commit,
        dependents: Object.fromEntries(dependents),
        versions,
    });
    return build.report(changed === undefined);
}
/** The paths that changed since the last run; undefined where every page may have. */
async function changesSince({ snapshot, output, profile = 'website' }, basis) {
    const { state } = output;
    if (state === undefined || state.basis !== basis)
        return undefined;
    const { commit } = state;
    if (commit !== null && commit === snapshot.commit)
        return new Set();
    const known = commit === null ? undefined : await snapshot.changedSince?.({ ...snapshot, commit });
    return known ?? differingPaths((0,snapshot_contents/* contentsOf */.K)(snapshot), { output, state, profile });
}
function unchanged({ commit }) {
    const none = { modules: 0, builtModules: 0, pages: 0, written: 0, removed: 0 };
    return { status: 'unchanged', commit, isWhole: false, ...none };
}
/** These are pages of the site. */
const OWN_PAGES = new Set(['index.html', '404.html']);
/** One run: what it writes, and how much. */
class SiteBuild {
    #request;
    #site;
    #contents;
    #written = new Set();
    #profile;
    /** For the state of the site. */
    versions = {};
    #counts = { modules: 0, builtModules: 0, pages: 0, removed: 0 };
    constructor(request, site) {
        this.#request = request;
        this.#site = site;
        this.#profile = request.profile ?? 'website';
        this.#contents = (0,snapshot_contents/* contentsOf */.K)(request.snapshot);
    }
    report(isWhole) {
        const { commit } = this.#request.snapshot;
        return { status: 'built', commit, isWhole, ...this.#counts, written: this.#written.size };
    }
    /** Writes all files, and removes what is no part of the site any more. */
    async whole() {
        const { graph, search } = await this.#catalog();
        if ((0,site_profile/* hasPages */.jp)(this.#profile))
            await this.#shared(graph, search);
        for await (const files of this.#contents.list()) {
            for (let at = 0; at < files.length; at += READ_AT_ONCE)
                await this.#copyWithPages(files.slice(at, at + READ_AT_ONCE), graph);
        }
        this.#counts.removed += this.#request.output.removeOthers('', this.#written);
        return dependentsDigests(graph);
    }
    /** What is of no module. Another look is another basis, with which all is made anew. */
    async #shared(graph, search) {
        this.#lists(graph, new Set(graph.modules.map(({ namespace }) => namespace)));
        const { stylesheet, script, icon } = this.#site;
        for (const file of [stylesheet, script, icon])
            this.#fileOrPage(file);
        for (const [path, text] of searchFiles(search))
            await this.#replace(path, text);
    }
    /** Writes what changed. @param paths of the index */
    async part(paths, state) {
        const { output, snapshot } = this.#request;
        for (const path of paths) {
            const file = { path, isSpecial: false, oid: `${snapshot.commit}:${path}` };
            if ((0,site_profile/* isInProfile */.ZP)(this.#profile, path) && !(await this.#copy(file)))
                output.remove(path);
        }
        if (!(0,site_profile/* hasPages */.jp)(this.#profile))
            return new Map();
        const { graph, search } = await this.#catalog();
        const dependents = dependentsDigests(graph);
        const modules = changedModules(paths);
        // Who calls a module has a link to it, as long as it is there.
        const moved = await this.#moved([...modules].map(module_address/* splitAddress */.lS), graph);
        const callers = new Set(moved.flatMap((address) => graph.dependentsOf(address).map(module_address/* formatModuleAddress */.wc)));
        Object.assign(this.versions, state.versions);
        for (const address of new Set([...modules, ...movedDependents(state, dependents), ...callers])) {
            const digests = callers.has(address) ? undefined : state.versions[address];
            const isChanged = (version) => contentFiles(address, version).some((path) => paths.has(path));
            await this.#module(address, graph, digests && { digests, isChanged });
        }
        this.#lists(graph, new Set([...modules].map((address) => (0,module_address/* splitAddress */.lS)(address).namespace)));
        await this.#search(search, modules);
        return dependents;
    }
    /** The files of the search that these modules change, or all of them. */
    async #search(modules, changed) {
        const { output } = this.#request;
        const changes = await searchChanges(modules, changed, (path) => output.read(path));
        const files = changes ?? searchFiles(modules);
        for (const [path, text] of files)
            await this.#replace(path, text);
        if (changes !== undefined)
            return;
        const page = fileOfPage(SEARCH_PAGE);
        this.#counts.removed += output.removeOthers(SEARCH_PAGE, new Set([...files.keys(), page]));
    }
    /** Writes a file where its text is another one, or removes it. */
    async #replace(path, text) {
        const { output } = this.#request;
        if (text === null)
            output.remove(path);
        else if (output.state === undefined || decode(await output.read(path)) !== text)
            this.#write(path, text);
        else
            this.#written.add(path);
    }
    /** The modules that have come or gone since the last run. */
    async #moved(addresses, graph) {
        const { output } = this.#request;
        const had = await Promise.all(addresses.map((address) => output.has(fileOfPage(modulePage(address)))));
        return addresses.filter((address, at) => had[at] !== graph.has(address));
    }
    /** Copies files, and makes the pages of the modules whose `module.json` is one of them: most of what those read is then at hand. */
    async #copyWithPages(files, graph) {
        const read = await this.#copyAll(files.filter(({ isSpecial, path }) => !isSpecial && (0,site_profile/* isInProfile */.ZP)(this.#profile, path)));
        if (!(0,site_profile/* hasPages */.jp)(this.#profile))
            return;
        for (const address of files.flatMap(({ path }) => (0,paths/* addressOfModuleDocument */.vS)(path) ?? [])) {
            this.#request.log.progress?.('pages', this.#counts.builtModules, this.#counts.modules);
            await this.#pagesOf(address, graph, { known: read });
        }
    }
    /** Packages are copied piece by piece, as they may be large; the other files are given back. */
    async #copyAll(files) {
        const found = await this.#contents.read(files.filter(({ path }) => !path.endsWith('.zip')));
        for (const file of files) {
            const bytes = found.get(file.path);
            if (bytes === undefined)
                await this.#copy(file);
            else if (!this.#isOwnPage(file.path))
                this.#write(file.path, bytes);
        }
        return found;
    }
    async #copy(file) {
        const { path } = file;
        if (this.#isOwnPage(path))
            return true;
        const isThere = await this.#request.output.stream(path, (into) => this.#contents.stream(file, into));
        if (isThere)
            this.#written.add(path);
        return isThere;
    }
    #isOwnPage(path) {
        return OWN_PAGES.has(path) && (0,site_profile/* hasPages */.jp)(this.#profile);
    }
    async #catalog() {
        const entries = await readCatalog((paths) => this.#request.snapshot.read(paths));
        this.#counts.modules = entries.length;
        return { graph: moduleGraph(siteModules(entries), this.#site.host), search: searchModules(entries) };
    }
    /** Writes the pages of a module again, and removes those that it has no more. */
    async #module(address, graph, earlier) {
        const { output } = this.#request;
        delete this.versions[address];
        const { written, ends } = await this.#pagesOf(address, graph, { earlier });
        const place = (0,module_address/* splitAddress */.lS)(address);
        if (earlier === undefined || ends.length === 0) {
            this.#counts.removed += output.removeOthers(modulePage(place), written);
            return;
        }
        const kept = new Set(ends.flatMap(({ version, isKept }) => (isKept ? version : [])));
        for (const version of new Set([...Object.keys(earlier.digests), ...ends.map((end) => end.version)]))
            if (!kept.has((0,module_version/* parseVersion */.ot)(version)))
                this.#counts.removed += output.removeOthers(versionPage(place, (0,module_version/* parseVersion */.ot)(version)), written);
    }
    /** @param known files of the index that were read already */
    async #pagesOf(address, graph, { known, earlier, }) {
        const read = async (path) => known?.get(path) ?? this.#read(path);
        const request = { site: this.#site, graph, pages: this.#request.pages, read };
        const written = new Set();
        const ends = [];
        for await (const file of modulePages(request, (0,module_address/* splitAddress */.lS)(address), earlier)) {
            if ('isKept' in file)
                ends.push(file);
            else
                written.add(this.#fileOrPage(file));
        }
        if (written.size > 0)
            this.#counts.builtModules += 1;
        const digests = ends.map(({ version, digests: [content, page] }) => [version, [content, page]]);
        if (ends.length > 0)
            this.versions[address] = Object.fromEntries(digests.map(([version, pair]) => [version, [...pair]]));
        return { written, ends };
    }
    #lists(graph, namespaces) {
        const site = this.#site;
        this.#page(homePage(site, graph));
        this.#page(searchPage(site, graph));
        this.#page(notFoundPage(site));
        const known = new Set(graph.modules.map(({ namespace }) => namespace));
        for (const namespace of namespaces) {
            const page = namespacePage(namespace);
            if (known.has(namespace)) {
                this.#page(namespacePageOf(site, graph, namespace));
                this.#fileOrPage(namespaceFeed(site, graph, namespace));
            }
            else
                for (const path of [fileOfPage(page), feedOf(page)])
                    this.#request.output.remove(path);
        }
        this.#fileOrPage(registryFeed(site, graph));
    }
    #fileOrPage(file) {
        if ('html' in file)
            return this.#page(file);
        this.#write(file.path, file.content);
        return file.path;
    }
    #page({ path, html }) {
        const file = fileOfPage(path);
        this.#write(file, html);
        this.#counts.pages += 1;
        return file;
    }
    #write(path, content) {
        this.#request.output.write(path, content);
        this.#written.add(path);
    }
    async #read(path) {
        return (await this.#request.snapshot.read([path])).get(path);
    }
}
function decode(bytes) {
    return bytes && new TextDecoder().decode(bytes);
}
function digestOf(parts) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for (const part of parts)
        hash.update(part).update('\0');
    return hash.digest('hex').slice(0, 32);
}
function noIndex() {
    return new base_error/* RegistryError */.gl('INDEX_INVALID', `this is not a registry index: it has no ${(0,base_error/* quote */.hD)(paths/* REGISTRY_PATH */.aA)}`, 'create one with `module-registry init --index … --url https://modules.example.com`, or name another directory or branch');
}

// EXTERNAL MODULE: ./lib/composition/index-store.js + 6 modules
var index_store = __webpack_require__(39200);
;// CONCATENATED MODULE: ./lib/composition/site.js










/** Writes the site of an index into a directory. Throws INVALID_INPUT for an output that is no site, and what {@link buildSite} throws. */
async function writeSite(runtime, { target, token, output, pages, profile, hosting }) {
    if (target.kind === 'directory')
        refuseInside(target.path, output);
    const directory = SiteDirectory.open(output);
    const { index, close } = await (0,index_store/* openIndex */.b6)(runtime, { target, token, reading: 'all' });
    try {
        const snapshot = await index.open();
        const host = await hostOf(snapshot, hosting);
        (0,site_profile/* refuseProfileWithoutClient */.ZE)(profile, host);
        const { log } = runtime;
        const report = await buildSite({
            snapshot,
            pages,
            profile,
            output: directory,
            highlight: highlightHcl,
            log,
        });
        if (host !== undefined && host in hosting_hosting/* HOST_LIMITS */.CE)
            for (const text of (0,site_profile/* limitWarnings */.fT)(directory.size(), host, SMALLER[profile]))
                log.warn(text);
        return report;
    }
    finally {
        await close();
    }
}
/** What makes a site smaller. */
const SMALLER = {
    full: '--profile website leaves out the details of modules',
    index: '--profile protocol leaves out the details of modules',
    website: '--pages latest leaves out the pages of older versions, --profile protocol all pages',
    protocol: 'take a host without this limit, such as an object store',
    opentofu: 'take a host without this limit, such as an object store',
};
/** @param hosting as a flag names it */
async function hostOf(snapshot, hosting) {
    if (hosting !== undefined)
        return hosting === 'none' ? undefined : hosting;
    return (0,index_files/* registryIn */.hY)(await snapshot.read([paths/* REGISTRY_PATH */.aA])).hosting;
}
/** The files of a site would be taken for files of the index. */
function refuseInside(index, output) {
    const [outer, inner] = [(0,external_node_path_.resolve)(index), (0,external_node_path_.resolve)(output)];
    if (inner !== outer && !inner.startsWith(`${outer}${external_node_path_.sep}`))
        return;
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', `the output ${(0,base_error/* quote */.hD)(output)} is inside the index ${(0,base_error/* quote */.hD)(index)}`, 'name a directory beside the index: --output ./site');
}

;// CONCATENATED MODULE: ./lib/site/site-report.js

/** One line for people. @param output the directory of the site, as they named it */
function formatSiteReport(report, output) {
    if (report.status === 'unchanged')
        return `unchanged ${output}`;
    const { modules, builtModules, pages, written, removed } = report;
    const counts = `${builtModules} of ${(0,base_count/* counted */.h)(modules, 'module')}, ${(0,base_count/* counted */.h)(pages, 'page')}, ${(0,base_count/* counted */.h)(written, 'file')} written, ${removed} removed`;
    return `built     ${output}: ${counts}`;
}

// EXTERNAL MODULE: ./lib/action/index-repository.js
var index_repository = __webpack_require__(85204);
;// CONCATENATED MODULE: ./lib/action/site.js





/** Refuses, before anything else is written, a directory that cannot become the site. Throws INVALID_INPUT, PERMISSION, SYSTEM_REFUSED. */
function prepareSite(output, environment) {
    SiteDirectory.open(directoryOf(output, environment)).prepare();
}
/** Of the workspace. */
function directoryOf(output, environment) {
    return (0,external_node_path_.resolve)(environment['GITHUB_WORKSPACE'] ?? '.', output);
}
/** Writes the website of the index into a directory of the workspace, and says what was written. Throws as {@link writeSite}. */
async function writeSiteOfIndex({ inputs, event, output }, runtime) {
    const { target, token } = (0,index_repository/* indexRepositoryOf */.c2)(inputs, event);
    const report = await writeSite(runtime, {
        target,
        token,
        output: directoryOf(output, runtime.environment),
        pages: inputs['site-pages'],
        profile: inputs['site-profile'],
        hosting: undefined,
    });
    return formatSiteReport(report, output);
}


/***/ }),

/***/ 72462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ contentsOf),
/* harmony export */   q: () => (/* binding */ regularFiles)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18082);

/** The files of a snapshot one after the other, also where it only gives all paths at once. */
function contentsOf(snapshot) {
    return snapshot.contents?.() ?? new SnapshotContents(snapshot);
}
class SnapshotContents {
    commit;
    #snapshot;
    constructor(snapshot) {
        this.commit = snapshot.commit;
        this.#snapshot = snapshot;
    }
    async *list() {
        const paths = (await this.#snapshot.list()).toSorted();
        yield paths.map((path) => ({ path, isSpecial: false }));
    }
    read(files) {
        return this.#snapshot.read(files.map(({ path }) => path));
    }
    async stream({ path }, into) {
        const bytes = (await this.#snapshot.read([path])).get(path);
        if (bytes !== undefined)
            into(bytes);
        return bytes !== undefined;
    }
}
/** Every file of an index. Throws INDEX_INVALID for what is none. */
async function* regularFiles(snapshot, contents) {
    for await (const files of contents.list()) {
        const special = files.find(({ isSpecial }) => isSpecial);
        if (special !== undefined) {
            // A directory says what it is.
            await snapshot.read([special.path]);
            const problem = `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(special.path)} in the index is no regular file`;
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INDEX_INVALID', problem, 'replace it by a file: an index holds nothing else');
        }
        yield files;
    }
}


/***/ })

};
