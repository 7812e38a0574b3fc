export const id = 1968;
export const ids = [1968];
export const modules = {

/***/ 1790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ withinTime)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(714);

const WORK = Symbol.for('module-registry.work');
const script = new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script(`globalThis[Symbol.for('module-registry.work')]()`);
/**
 * Runs work that has no `await`, and ends it when its time is up, also inside of a loop or a regular expression: a thread of V8 looks at
 * the clock. What the work has changed outside of itself stays half done. Throws what the work throws, or what `late` gives.
 * https://nodejs.org/api/vm.html#scriptruninthiscontextoptions
 */
function withinTime(milliseconds, work, late) {
    let result;
    Reflect.set(globalThis, WORK, () => {
        result = { of: work() };
    });
    try {
        script.runInThisContext({ timeout: Math.max(1, Math.ceil(milliseconds)) });
    }
    catch (error) {
        throw error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
            ? late()
            : error;
    }
    finally {
        Reflect.deleteProperty(globalThis, WORK);
    }
    if (result === undefined)
        throw late();
    return result.of;
}


/***/ }),

/***/ 9399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ contentsOf),
/* harmony export */   q: () => (/* binding */ regularFiles)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);

/** The files of a snapshot one after the other, also where it only gives all paths at once. */
function contentsOf(snapshot) {
    const read = (files) => snapshot.read(files.map(({ path }) => path));
    return (snapshot.contents?.() ?? {
        commit: snapshot.commit,
        async *list() {
            yield (await snapshot.list()).toSorted().map((path) => ({ path, isSpecial: false }));
        },
        read,
        async stream(file, into) {
            const bytes = (await read([file])).get(file.path);
            if (bytes !== undefined)
                into(bytes);
            return bytes !== undefined;
        },
    });
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


/***/ }),

/***/ 2636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ highlighted)
/* harmony export */ });
/** Characters of code with colours. Longer code has none. */
const MAX_CODE_LENGTH = 32 * 1024;
/** The tokens of HCL, or one token where there are no colours. */
function highlighted(code, highlight) {
    return code.length > MAX_CODE_LENGTH ? [{ text: code }] : highlight(code);
}


/***/ }),

/***/ 4202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ hasTooManyMarks),
/* harmony export */   q: () => (/* binding */ readmeRenderer)
/* harmony export */ });
/* harmony import */ var github_slugger__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2710);
/* harmony import */ var markdown_it__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5251);
/* harmony import */ var markdown_it_footnote__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9938);
/* harmony import */ var _base_bounded_map_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8863);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(991);
/* harmony import */ var _base_html_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4512);
/* harmony import */ var _base_run_work_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5152);
/* harmony import */ var _look_highlighter_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2636);
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3949);
/* harmony import */ var _sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9971);










/** Depth of elements that are parsed: the time grows with the square of the depth. A deeper README is shown as text. */
const MAX_HTML_DEPTH = 500;
/** Bytes of the HTML of READMEs that is kept in memory, with their Markdown. What was not used for longest is made anew. */
const MAX_KEPT_README_BYTES = 8 * 1024 * 1024;
/** Characters of a README, or of a list of descriptions, that may mean something in Markdown or HTML: about a second of work. With more it is shown as text. */
const MAX_MARKS = 100_000;
/** Bytes of a README on the website. A longer one is cut at the end of a line, and says so. */
const MAX_README_BYTES = 512 * 1024;
/** @param run renders one of them; one for which it throws LIMIT_EXCEEDED is shown as text */
function readmeRenderer(highlight, run = _base_run_work_js__WEBPACK_IMPORTED_MODULE_4__/* .runWork */ .d) {
    const markdown = markdownRenderer(highlight);
    const render = keptFor((text, origin) => {
        const asText = (note) => ({
            html: `<pre tabindex="0">${(0,_base_html_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeHtml */ .Z)(text)}</pre>`,
            links: [],
            notes: [note],
        });
        if (hasTooManyMarks(text))
            return asText(TOO_MANY);
        try {
            return run(() => {
                const html = markdown(text);
                return isTooDeep(html) ? asText(TOO_DEEP) : { ...(0,_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeReadme */ .cD)(html, origin), notes: [] };
            });
        }
        catch (error) {
            if (error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RegistryError */ .gl && error.code === 'LIMIT_EXCEEDED')
                return asText(TOO_SLOW);
            throw error;
        }
    });
    return (bytes, place) => {
        const { text, notes } = readmeText(bytes, place.hasInterface ?? false);
        const safe = render(text, place);
        return { html: (0,_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .withLinks */ .q9)(safe, place), notes: [...notes, ...safe.notes] };
    };
}
/** The last results: one README is on two pages, and most directories of a version have those of the version before. */
function keptFor(render) {
    const kept = new _base_bounded_map_js__WEBPACK_IMPORTED_MODULE_6__/* .BoundedMap */ .E(MAX_KEPT_README_BYTES);
    return (text, origin) => {
        const { repository, directory, imageHosts, hasInterface } = origin;
        const key = [repository, directory, hasInterface, ...imageHosts, text].join('\n');
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
function hasTooManyMarks(text) {
    return (text.match(/[!#$%&()*+:<=>@[\\\]^_`{|}~\n-]/g)?.length ?? 0) > MAX_MARKS;
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
    const written = withoutFrontMatter((0,_visible_text_js__WEBPACK_IMPORTED_MODULE_7__/* .withVisibleControls */ .T)(text));
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
const NOTHING = /^No (?:requirements|providers|modules|resources|inputs|outputs)\.\s*$/i;
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
    if (NOTHING.test(lines[at] ?? ''))
        return at + 1;
    if (!TABLE.test(lines[at] ?? ''))
        return undefined;
    while ((lines[at] ?? '').startsWith('|'))
        at += 1;
    return at;
}
function fenceAfter(line, open) {
    const [, fence] = FENCE.exec(line) ?? [];
    if (fence === undefined)
        return open;
    return open === undefined ? fence : fence === open ? undefined : open;
}
/** Depth of lists and quotations in Markdown. Deeper ones are text. */
const MAX_MARKDOWN_NESTING = 60;
/** Footnotes of a README. References to more are text. */
const MAX_FOOTNOTES = 200;
/** GitHub's dialect of Markdown → HTML, which must still be sanitised. */
function markdownRenderer(highlight) {
    const markdown = new markdown_it__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A({ html: true, linkify: true, maxNesting: MAX_MARKDOWN_NESTING });
    markdown.use(markdown_it_footnote__WEBPACK_IMPORTED_MODULE_8__/* ["default"] */ .A);
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
    const tokens = HCL.test(language) ? (0,_look_highlighter_js__WEBPACK_IMPORTED_MODULE_9__/* .highlighted */ .m)(code, highlight) : [{ text: code }];
    const html = tokens.map(({ text, kind }) => kind === undefined ? (0,_base_html_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeHtml */ .Z)(text) : `<span class="hl-${kind}">${(0,_base_html_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeHtml */ .Z)(text)}</span>`);
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
    const slugger = new github_slugger__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A();
    tokens.forEach((token, at) => {
        const inline = tokens[at + 1];
        if (token.type !== 'heading_open' || inline?.children === null || inline === undefined)
            return;
        const text = inline.children
            .filter(({ type }) => type === 'text' || type === 'code_inline' || type === 'emoji')
            .map(({ content }) => content)
            .join('')
            .trim();
        const slug = slugger.slug(text);
        if (slug === '')
            return;
        token.attrSet('id', slug);
        const link = new NewToken('html_inline', '', 0);
        link.content = ` <a class="md-anchor" href="#${escapeAttribute(slug)}" aria-label="Link to “${escapeAttribute(text)}”">#</a>`;
        inline.children.push(link);
    });
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
/** The names of HCL, as the fence of a README names the language of its code. */
const HCL = /^(hcl|terraform|tf|tfvars|opentofu|tofu)$/i;


/***/ }),

/***/ 9971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cD: () => (/* binding */ sanitizeReadme),
/* harmony export */   q9: () => (/* binding */ withLinks)
/* harmony export */ });
/* unused harmony export allowListed */
/* harmony import */ var sanitize_html__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31);
/* harmony import */ var _base_html_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4512);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8644);
/* harmony import */ var _source_links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4982);




/** Depth of elements in a README. Deeper ones are left out. */
const MAX_ELEMENT_DEPTH = 100;
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
    const safe = sanitize_html__WEBPACK_IMPORTED_MODULE_2__(html, {
        ...OPTIONS,
        // Only that of a tag by its name may give it a text.
        transformTags: {
            img: (_, attributes) => transform.image(attributes),
            '*': (name, attributes) => transform.tag(name, attributes),
        },
        onOpenTag: (name) => transform.open(name),
        onCloseTag: (name) => transform.close(name),
    });
    return { html: transform.withFragments(safe), links: transform.links };
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
        return `${before} ${attribute}="${(0,_base_html_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeHtml */ .Z)(target)}"${rel}`;
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
const FRAGMENT = /(<a\b[^<>]*? href=")#([^"]*)"/g;
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
    /** A link to a heading that the README lacks leads to an id that differs in case alone, or to the section of the page. */
    withFragments(html) {
        const { hasInterface = false } = this.#origin;
        return html.replaceAll(FRAGMENT, (link, before, name) => {
            const id = name.toLowerCase();
            if (this.#ids.has(name))
                return link;
            if (this.#ids.has(id))
                return `${before}#${id}"`;
            const section = hasInterface ? SECTIONS.get(id) : undefined;
            return section === undefined ? link : `${before}#${section}"`;
        });
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
        const own = ownId(id.trim().replaceAll(/\s+/g, '-'));
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
/** Of every id in a README, so that none is one of the page around it. */
const ID_PREFIX = 'user-content-';
/** The sections of a page that say what terraform-docs writes below these headings, which the README of the page lacks. */
const SECTIONS = new Map([
    [`${ID_PREFIX}requirements`, 'requirements'],
    [`${ID_PREFIX}providers`, 'requirements'],
    [`${ID_PREFIX}modules`, 'dependencies'],
    [`${ID_PREFIX}resources`, 'resources'],
    [`${ID_PREFIX}inputs`, 'inputs'],
    [`${ID_PREFIX}outputs`, 'outputs'],
]);
/** A host that no README names: links that stay on it are relative. */
const RELATIVE = 'https://relative.invalid';
const PROTOCOLS = ['https:', 'http:', 'mailto:'];
/** What a link in a README leads to: a fragment, a file of the repository, or a web page; undefined for any other. */
function linkTarget(href, origin) {
    if (href.startsWith('#'))
        return `#${ownId(href.slice(1))}`;
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
    const links = (0,_source_links_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceLinks */ .$)(place);
    if (isImage)
        return links.raw(path);
    const directory = path.replace(/(^|\/)(README\.md)?$/i, '').replace(/\/$/, '');
    const page = place.pageLink(directory);
    if (page !== undefined)
        return `${page}${hash && fragmentOfPage(hash)}`;
    const file = links.file(path);
    return file && `${file}${hash}`;
}
/** A section of another page, which says what terraform-docs writes below that heading, or a heading of the README on it. */
function fragmentOfPage(hash) {
    const id = ownId(hash.slice(1));
    return `#${SECTIONS.get(id.toLowerCase()) ?? id}`;
}
/** The id on a page for one that is written in a README. */
function ownId(id) {
    return `${ID_PREFIX}${id.replace(ID_PREFIX, '')}`;
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
    const path = url.pathname.slice(1);
    return url.origin === RELATIVE ? ((0,_base_url_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecoded */ .oF)(path) ?? path) : undefined;
}
function fileName(url) {
    return url === undefined ? 'image' : new URL(url).pathname.split('/').at(-1) || 'image';
}


/***/ }),

/***/ 9829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ZS: () => (/* binding */ assetsOf),
  A8: () => (/* binding */ contentSecurityPolicy),
  Ae: () => (/* binding */ createSite),
  we: () => (/* binding */ parseSiteSettings)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(1843);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/base/html.js
var html = __webpack_require__(4512);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4210);
// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(5660);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(3478);
;// CONCATENATED MODULE: ./lib/site/look/script.js
/** Made from src/browser/ by `npm run browser`. */
/** The script of every page. */
const SCRIPT = "(function(){function e(e,t,n=``){let r=document.createElement(e);return t!==``&&(r.className=t),r.textContent=n,r}function t(e){try{return decodeURIComponent(e)}catch{return}}function n(){for(let e of[`inputs`,`outputs`]){let t=document.getElementById(e),n=[...t?.querySelectorAll(`.fields>li`)??[]];t!==null&&n.length>=20&&new r(t,n,e)}}var r=class{#e;#t;#n=e(`input`,``);#r=e(`input`,``);#i=e(`span`,`quiet small`);constructor(t,n,r){this.#e=t,this.#t=n.map(e=>({item:e,text:(e.textContent??``).toLowerCase(),isRequired:e.querySelector(`.tag-required`)!==null}));let i=e(`form`,`filter`);i.setAttribute(`role`,`search`),i.setAttribute(`aria-label`,`Filter the ${r}`),this.#n.type=`search`,this.#n.placeholder=`Filter ${n.length} ${r}`,this.#n.setAttribute(`aria-label`,`Filter ${r} by name and text`),this.#i.setAttribute(`role`,`status`),i.append(this.#n);let a=this.#t.filter(({isRequired:e})=>e).length;a>0&&a<n.length&&i.append(this.#a()),i.append(this.#i),i.addEventListener(`input`,()=>this.#o()),i.addEventListener(`submit`,e=>e.preventDefault()),this.#n.addEventListener(`keydown`,e=>this.#c(e)),t.querySelector(`h2`)?.after(i),addEventListener(`hashchange`,()=>this.#l())}#a(){let t=e(`label`,`small`);return this.#r.type=`checkbox`,t.append(this.#r,` required only`),t}#o(){let e=this.#n.value.toLowerCase().split(/\\s+/),t=0;for(let{item:n,text:r,isRequired:i}of this.#t)n.hidden=this.#r.checked&&!i||!e.every(e=>r.includes(e)),n.hidden||(t+=1);for(let e of this.#e.querySelectorAll(`.fields`)){let t=e.querySelector(`:scope>li:not([hidden])`)===null;e.hidden=t;let n=e.previousElementSibling;n instanceof HTMLElement&&n.tagName===`H3`&&(n.hidden=t)}let n=this.#r.checked||e.some(e=>e!==``);this.#i.textContent=n?`${t} of ${this.#t.length}`:``}#s(){this.#n.value=``,this.#r.checked=!1,this.#o()}#c(e){e.key===`Escape`&&(e.preventDefault(),this.#s()),e.key===`ArrowDown`&&(e.preventDefault(),this.#t.find(({item:e})=>!e.hidden)?.item.querySelector(`a`)?.focus())}#l(){let e=document.getElementById(t(location.hash.slice(1))??``);e?.hidden===!0&&this.#e.contains(e)&&(this.#s(),e.scrollIntoView())}};function i(e){return/^[\\p{ID_Start}_][\\p{ID_Continue}-]*$/u.test(e)}function a(e,t){let n=o(e);return{fields:n,problemOf:s,fill:e=>c(t,n,e)}}function o({properties:e,required:t}){return Object.entries(e).filter(([e])=>i(e)).map(([e,n])=>{let r=n[`x-terraform-type`],i=r===`string`||r===`number`||r===`bool`?r:`hcl`,a=n[`x-terraform-default`]??``,o=n.default;return{name:e,kind:i,type:r,description:n.description??``,isRequired:t.includes(e),default:i===`hcl`?a:o==null?``:String(o)}}).sort((e,t)=>Number(t.isRequired)-Number(e.isRequired))}function s({kind:e},t){let n=t.trim();if(n!==``)return e===`number`&&!/^-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?$/.test(n)?`This is not a number.`:e===`hcl`?p(n):void 0}function c(e,t,n){let r=e.trimEnd().split(`\n`),i=new Map(r.flatMap(e=>(e=>e?[e]:[])(l(e)))),a=t.flatMap(e=>{let t=u(e,n.get(e.name)??``);if(t!==void 0)return[[e.name,t]];let r=i.get(e.name);return e.isRequired&&r!==void 0?[[e.name,r]]:[]}),o=Math.max(0,...a.map(([e])=>e.length)),s=r.slice(0,3),c=a.map(([e,t])=>`  ${e.padEnd(o)} = ${t}`);return[...s,...c.length===0?[]:[``,...c],`}`,``].join(`\n`)}function l(e){let[,t,n]=/^ {2}(\\S+) += (.*)$/.exec(e)??[];return t===void 0||n===void 0?void 0:[t,n]}function u(e,t){let n=e.kind===`string`?t:t.trim(),r=!e.isRequired&&n===e.default.trim();if(!(n===``||r||s(e,n)!==void 0))return e.kind===`string`?d(n):n}function d(e){let t={\"\\n\":`\\\\n`,\"\\r\":`\\\\r`,\"\t\":`\\\\t`};return`\"${e.replaceAll(/[\\\\\"]/g,`\\\\$&`).replaceAll(/[\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]/g,e=>t[e]??`\\\\u${e.charCodeAt(0).toString(16).padStart(4,`0`)}`).replaceAll(\"${\",\"$$${\").replaceAll(`%{`,`%%{`)}\"`}let f={\"(\":`)`,\"[\":`]`,\"{\":`}`};function p(e){let t=[];if(!/<<|#|\\/\\/|\\/\\*/.test(e)){for(let[n]of e.matchAll(/\"(?:[^\"\\\\\\n]|\\\\.)*\"|[\\s\\S]/g)){let e=f[n];if(n===`\"`)return`A quote is not closed.`;if(n===`\n`&&t.length===0)return`Several lines have to be in brackets.`;if(e!==void 0)t.push(e);else if(/^[)\\]}]$/.test(n)&&t.pop()!==n)return`The brackets do not match.`}return t.length>0?`A bracket is not closed.`:void 0}}function m(e){return e.replaceAll(/[\\u{0}-\\u{8}\\u{b}\\u{c}\\u{e}-\\u{1f}\\u{7f}-\\u{9f}\\u{200b}\\u{2028}-\\u{202e}\\u{2060}-\\u{206f}\\u{feff}\\u{fff9}-\\u{fffb}\\u{fffe}\\u{ffff}\\u{e0000}-\\u{e007f}]/gu,e=>`[U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,`0`)}]`)}function h(){let t=document.querySelector(`[data-schema]`),n=t?.querySelector(`code`)??null;if(t===null||n===null)return;let r=e(`button`,`fill`,`Fill in the inputs`);r.type=`button`,r.setAttribute(`aria-expanded`,`false`),t.after(r);let i;r.addEventListener(`click`,async()=>{i===void 0?(r.disabled=!0,i=await g(new URL(t.dataset.schema??``,location.href),n),r.after(i),r.disabled=!1):i.hidden=!i.hidden,r.setAttribute(`aria-expanded`,String(!i.hidden)),i.hidden||i.querySelector(`textarea,select,input`)?.focus()})}async function g(t,n){try{let e=await fetch(t);if(!e.ok)throw TypeError(`status ${e.status}`);return _(await e.json(),n)}catch{return e(`p`,`note`,`The inputs could not be loaded. Reload the page to try again.`)}}function _(t,n){let{fields:r,problemOf:i,fill:o}=a(t,n.textContent??``),s=r.map((e,t)=>({field:e,...v(e,`value-${t}`)})),c=s.filter(({field:e})=>!e.isRequired),l=e(`form`,`inputs`);if(l.append(...s.flatMap(({field:e,row:t})=>e.isRequired?[t]:[])),c.length>0){let t=document.createElement(`details`);t.append(e(`summary`,``,`Optional inputs (${c.length})`)),t.append(...c.map(({row:e})=>e)),t.open=c.length===s.length,l.append(t)}return s.length===0&&l.append(e(`p`,`quiet`,`This module has no inputs.`)),l.addEventListener(`input`,()=>{for(let{field:e,control:t,problem:n}of s){let r=i(e,t.value)??``;n.textContent!==r&&(n.textContent=r),t.setAttribute(`aria-invalid`,String(r!==``))}n.textContent=o(new Map(s.map(({field:e,control:t})=>[e.name,t.value])))}),l.addEventListener(`submit`,e=>e.preventDefault()),l}function v(t,n){let r=e(`div`,`input`),i=e(`label`,`mono`,m(t.name));i.htmlFor=n;let a=m(t.type),o=e(`code`,`type`,a.length>40?a.replace(/\\{.*\\}/,`{…}`):a),s=e(`p`,`quiet small`,m(t.description)),c=e(`p`,`small problem`),l=t.kind===`bool`?y(t):b(t);l.id=n,s.id=`${n}-text`,c.id=`${n}-problem`,c.setAttribute(`role`,`status`),l.setAttribute(`aria-describedby`,`${s.id} ${c.id}`);let[u,d]=[e(`div`,``),e(`div`,``)];return u.append(i,document.createElement(`br`),o),d.append(l,c,s),r.append(u,d),{row:r,control:l,problem:c}}function y({isRequired:e,default:t}){let n=document.createElement(`select`),r=e?`choose`:`default${t===``?``:`: ${t}`}`;return n.append(new Option(r,``),new Option(`true`),new Option(`false`)),n}function b({kind:e,default:t}){let n=document.createElement(`textarea`);return n.rows=e===`hcl`&&t.includes(`\n`)?4:1,n.placeholder=t.length>200?`${t.slice(0,200)}…`:t,n.spellcheck=!1,n.autocomplete=`off`,e!==`string`&&(n.className=`mono`),e===`number`&&(n.inputMode=`decimal`),n}C(),x(),n(),S(),h();function x(){for(let t of document.querySelectorAll(`.fields>li>b`)){let n=e(`a`,``,t.textContent??``);n.href=`#${t.parentElement?.id}`,t.replaceWith(n)}}function S(){document.addEventListener(`keydown`,e=>{let t=e.target instanceof Element&&e.target.closest(`input,textarea,select`)!==null;if(e.key!==`/`||t||e.ctrlKey||e.metaKey||e.altKey)return;let n=document.querySelector(`input[name=\"q\"]`);n!==null&&(e.preventDefault(),n.focus(),n.select())})}function C(){for(let t of document.querySelectorAll(`[data-copy]`)){let n=e(`button`,`copy`,`Copy`);n.type=`button`,n.setAttribute(`aria-label`,`Copy ${t.dataset.copy}`),n.addEventListener(`click`,()=>void w(t,n)),n.addEventListener(`blur`,()=>{n.textContent=`Copy`}),t.append(n)}}async function w(e,t){let n=e.querySelector(`code`);if(n!==null)try{await navigator.clipboard.writeText(n.textContent??``),t.textContent=`Copied`}catch{getSelection()?.selectAllChildren(n),t.textContent=`Selected`}}})();";
/** The script of the search page. */
const SEARCH_SCRIPT = "/*! MiniSearch\nCopyright 2022 Luca Ongaro\n\nPermission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the \"Software\"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.\n*/\n(function(){function e(e,t,n=`${t}s`){return`${e} ${e===1?t:n}`}let t=`KEYS`,n=`VALUES`;var r=class{constructor(e,t){let n=e._tree,r=Array.from(n.keys());this.set=e,this._type=t,this._path=r.length>0?[{node:n,keys:r}]:[]}next(){let e=this.dive();return this.backtrack(),e}dive(){if(this._path.length===0)return{done:!0,value:void 0};let{node:e,keys:t}=i(this._path);if(i(t)===``)return{done:!1,value:this.result()};let n=e.get(i(t));return this._path.push({node:n,keys:Array.from(n.keys())}),this.dive()}backtrack(){if(this._path.length===0)return;let e=i(this._path).keys;e.pop(),e.length>0||(this._path.pop(),this.backtrack())}key(){return this.set._prefix+this._path.map(({keys:e})=>i(e)).filter(e=>e!==``).join(``)}value(){return i(this._path).node.get(``)}result(){switch(this._type){case n:return this.value();case t:return this.key();default:return[this.key(),this.value()]}}[Symbol.iterator](){return this}};let i=e=>e[e.length-1],a=(e,t,n)=>{let r=/* @__PURE__ */ new Map;if(t===void 0)return r;let i=t.length+1,a=i+n,s=new Uint8Array(a*i).fill(n+1);for(let e=0;e<i;++e)s[e]=e;for(let e=1;e<a;++e)s[e*i]=e;return o(e,t,n,r,s,1,i,``),r},o=(e,t,n,r,i,a,s,c)=>{let l=a*s;key:for(let u of e.keys())if(u===``){let t=i[l-1];t<=n&&r.set(c,[e.get(u),t])}else{let l=a;for(let e=0;e<u.length;++e,++l){let r=u[e],a=s*l,o=a-s,c=i[a],d=Math.max(0,l-n-1),f=Math.min(s-1,l+n);for(let e=d;e<f;++e){let n=r!==t[e],s=i[o+e]+ +n,l=i[o+e+1]+1,u=i[a+e]+1,d=i[a+e+1]=Math.min(s,l,u);d<c&&(c=d)}if(c>n)continue key}o(e.get(u),t,n,r,i,l,s,c+u)}};var s=class e{constructor(e=/* @__PURE__ */ new Map,t=``){this._size=void 0,this._tree=e,this._prefix=t}atPrefix(t){if(!t.startsWith(this._prefix))throw Error(`Mismatched prefix`);let[n,r]=c(this._tree,t.slice(this._prefix.length));if(n===void 0){let[n,i]=m(r);for(let r of n.keys())if(r!==``&&r.startsWith(i)){let a=/* @__PURE__ */ new Map;return a.set(r.slice(i.length),n.get(r)),new e(a,t)}}return new e(n,t)}clear(){this._size=void 0,this._tree.clear()}delete(e){return this._size=void 0,d(this._tree,e)}entries(){return new r(this,`ENTRIES`)}forEach(e){for(let[t,n]of this)e(t,n,this)}fuzzyGet(e,t){return a(this._tree,e,t)}get(e){let t=l(this._tree,e);return t===void 0?void 0:t.get(``)}has(e){let t=l(this._tree,e);return t!==void 0&&t.has(``)}keys(){return new r(this,t)}set(e,t){if(typeof e!=`string`)throw Error(`key must be a string`);return this._size=void 0,u(this._tree,e).set(``,t),this}get size(){if(this._size)return this._size;this._size=0;let e=this.entries();for(;!e.next().done;)this._size+=1;return this._size}update(e,t){if(typeof e!=`string`)throw Error(`key must be a string`);this._size=void 0;let n=u(this._tree,e);return n.set(``,t(n.get(``))),this}fetch(e,t){if(typeof e!=`string`)throw Error(`key must be a string`);this._size=void 0;let n=u(this._tree,e),r=n.get(``);return r===void 0&&n.set(``,r=t()),r}values(){return new r(this,n)}[Symbol.iterator](){return this.entries()}static from(t){let n=new e;for(let[e,r]of t)n.set(e,r);return n}static fromObject(t){return e.from(Object.entries(t))}};let c=(e,t,n=[])=>{if(t.length===0||e==null)return[e,n];for(let r of e.keys())if(r!==``&&t.startsWith(r))return n.push([e,r]),c(e.get(r),t.slice(r.length),n);return n.push([e,t]),c(void 0,``,n)},l=(e,t)=>{if(t.length===0||e==null)return e;for(let n of e.keys())if(n!==``&&t.startsWith(n))return l(e.get(n),t.slice(n.length))},u=(e,t)=>{let n=t.length;outer:for(let r=0;e&&r<n;){for(let i of e.keys())if(i!==``&&t[r]===i[0]){let a=Math.min(n-r,i.length),o=1;for(;o<a&&t[r+o]===i[o];)++o;let s=e.get(i);if(o===i.length)e=s;else{let n=/* @__PURE__ */ new Map;n.set(i.slice(o),s),e.set(t.slice(r,r+o),n),e.delete(i),e=n}r+=o;continue outer}let i=/* @__PURE__ */ new Map;return e.set(t.slice(r),i),i}return e},d=(e,t)=>{let[n,r]=c(e,t);if(n!==void 0){if(n.delete(``),n.size===0)f(r);else if(n.size===1){let[e,t]=n.entries().next().value;p(r,e,t)}}},f=e=>{if(e.length===0)return;let[t,n]=m(e);if(t.delete(n),t.size===0)f(e.slice(0,-1));else if(t.size===1){let[n,r]=t.entries().next().value;n!==``&&p(e.slice(0,-1),n,r)}},p=(e,t,n)=>{if(e.length===0)return;let[r,i]=m(e);r.set(i+t,n),r.delete(i)},m=e=>e[e.length-1];var h=class e{constructor(e){if(e?.fields==null)throw Error(`MiniSearch: option \"fields\" must be provided`);let t=e.autoVacuum==null||e.autoVacuum===!0?T:e.autoVacuum;this._options={...x,...e,autoVacuum:t,searchOptions:{...S,...e.searchOptions||{}},autoSuggestOptions:{...ee,...e.autoSuggestOptions||{}}},this._index=new s,this._documentCount=0,this._documentIds=/* @__PURE__ */ new Map,this._idToShortId=/* @__PURE__ */ new Map,this._fieldIds={},this._fieldLength=/* @__PURE__ */ new Map,this._avgFieldLength=[],this._nextId=0,this._storedFields=/* @__PURE__ */ new Map,this._dirtCount=0,this._currentVacuum=null,this._enqueuedVacuum=null,this._enqueuedVacuumConditions=w,this.addFields(this._options.fields)}add(e){let{extractField:t,stringifyField:n,tokenize:r,processTerm:i,fields:a,idField:o}=this._options,s=t(e,o);if(s==null)throw Error(`MiniSearch: document does not have ID field \"${o}\"`);if(this._idToShortId.has(s))throw Error(`MiniSearch: duplicate ID ${s}`);let c=this.addDocumentId(s);this.saveStoredFields(c,e);for(let o of a){let a=t(e,o);if(a==null)continue;let s=r(n(a,o),o),l=this._fieldIds[o],u=new Set(s).size;this.addFieldLength(c,l,this._documentCount-1,u);for(let e of s){let t=i(e,o);if(Array.isArray(t))for(let e of t)this.addTerm(l,c,e);else t&&this.addTerm(l,c,t)}}}addAll(e){for(let t of e)this.add(t)}addAllAsync(e,t={}){let{chunkSize:n=10}=t,r={chunk:[],promise:Promise.resolve()},{chunk:i,promise:a}=e.reduce(({chunk:e,promise:t},r,i)=>(e.push(r),(i+1)%n===0?{chunk:[],promise:t.then(()=>new Promise(e=>setTimeout(e,0))).then(()=>this.addAll(e))}:{chunk:e,promise:t}),r);return a.then(()=>this.addAll(i))}remove(e){let{tokenize:t,processTerm:n,extractField:r,stringifyField:i,fields:a,idField:o}=this._options,s=r(e,o);if(s==null)throw Error(`MiniSearch: document does not have ID field \"${o}\"`);let c=this._idToShortId.get(s);if(c==null)throw Error(`MiniSearch: cannot remove document with ID ${s}: it is not in the index`);for(let o of a){let a=r(e,o);if(a==null)continue;let s=t(i(a,o),o),l=this._fieldIds[o],u=new Set(s).size;this.removeFieldLength(c,l,this._documentCount,u);for(let e of s){let t=n(e,o);if(Array.isArray(t))for(let e of t)this.removeTerm(l,c,e);else t&&this.removeTerm(l,c,t)}}this._storedFields.delete(c),this._documentIds.delete(c),this._idToShortId.delete(s),this._fieldLength.delete(c),--this._documentCount}removeAll(e){if(e)for(let t of e)this.remove(t);else if(arguments.length>0)throw Error(`Expected documents to be present. Omit the argument to remove all documents.`);else this._index=new s,this._documentCount=0,this._documentIds=/* @__PURE__ */ new Map,this._idToShortId=/* @__PURE__ */ new Map,this._fieldLength=/* @__PURE__ */ new Map,this._avgFieldLength=[],this._storedFields=/* @__PURE__ */ new Map,this._nextId=0}discard(e){let t=this._idToShortId.get(e);if(t==null)throw Error(`MiniSearch: cannot discard document with ID ${e}: it is not in the index`);this._idToShortId.delete(e),this._documentIds.delete(t),this._storedFields.delete(t),(this._fieldLength.get(t)||[]).forEach((e,n)=>{this.removeFieldLength(t,n,this._documentCount,e)}),this._fieldLength.delete(t),--this._documentCount,this._dirtCount+=1,this.maybeAutoVacuum()}maybeAutoVacuum(){if(this._options.autoVacuum===!1)return;let{minDirtFactor:e,minDirtCount:t,batchSize:n,batchWait:r}=this._options.autoVacuum;this.conditionalVacuum({batchSize:n,batchWait:r},{minDirtCount:t,minDirtFactor:e})}discardAll(e){let t=this._options.autoVacuum;try{this._options.autoVacuum=!1;for(let t of e)this.discard(t)}finally{this._options.autoVacuum=t}this.maybeAutoVacuum()}replace(e){let{idField:t,extractField:n}=this._options,r=n(e,t);this.discard(r),this.add(e)}vacuum(e={}){return this.conditionalVacuum(e)}conditionalVacuum(e,t){return this._currentVacuum?(this._enqueuedVacuumConditions=this._enqueuedVacuumConditions&&t,this._enqueuedVacuum??=this._currentVacuum.then(()=>{let t=this._enqueuedVacuumConditions;return this._enqueuedVacuumConditions=w,this.performVacuuming(e,t)}),this._enqueuedVacuum):this.vacuumConditionsMet(t)===!1?Promise.resolve():(this._currentVacuum=this.performVacuuming(e),this._currentVacuum)}async performVacuuming(e,t){let n=this._dirtCount;if(this.vacuumConditionsMet(t)){let t=e.batchSize||C.batchSize,r=e.batchWait||C.batchWait,i=1;for(let[e,n]of this._index){for(let[e,t]of n)for(let[r]of t)this._documentIds.has(r)||(t.size<=1?n.delete(e):t.delete(r));this._index.get(e).size===0&&this._index.delete(e),i%t===0&&await new Promise(e=>setTimeout(e,r)),i+=1}this._dirtCount-=n}await null,this._currentVacuum=this._enqueuedVacuum,this._enqueuedVacuum=null}vacuumConditionsMet(e){if(e==null)return!0;let{minDirtCount:t,minDirtFactor:n}=e;return t||=T.minDirtCount,n||=T.minDirtFactor,this.dirtCount>=t&&this.dirtFactor>=n}get isVacuuming(){return this._currentVacuum!=null}get dirtCount(){return this._dirtCount}get dirtFactor(){return this._dirtCount/(1+this._documentCount+this._dirtCount)}has(e){return this._idToShortId.has(e)}getStoredFields(e){let t=this._idToShortId.get(e);if(t!=null)return this._storedFields.get(t)}search(t,n={}){let{searchOptions:r}=this._options,i={...r,...n},a=this.executeQuery(t,n),o=[];for(let[e,{score:t,terms:n,match:r}]of a){let a=n.length||1,s={id:this._documentIds.get(e),score:t*a,terms:Object.keys(r),queryTerms:n,match:r};Object.assign(s,this._storedFields.get(e)),(i.filter==null||i.filter(s))&&o.push(s)}return t===e.wildcard&&i.boostDocument==null||o.sort(D),o}autoSuggest(e,t={}){t={...this._options.autoSuggestOptions,...t};let n=/* @__PURE__ */ new Map;for(let{score:r,terms:i}of this.search(e,t)){let e=i.join(` `),t=n.get(e);t==null?n.set(e,{score:r,terms:i,count:1}):(t.score+=r,t.count+=1)}let r=[];for(let[e,{score:t,terms:i,count:a}]of n)r.push({suggestion:e,terms:i,score:t/a});return r.sort(D),r}get documentCount(){return this._documentCount}get termCount(){return this._index.size}static loadJSON(e,t){if(t==null)throw Error(`MiniSearch: loadJSON should be given the same options used when serializing the index`);return this.loadJS(JSON.parse(e),t)}static async loadJSONAsync(e,t){if(t==null)throw Error(`MiniSearch: loadJSON should be given the same options used when serializing the index`);return this.loadJSAsync(JSON.parse(e),t)}static getDefault(e){if(x.hasOwnProperty(e))return g(x,e);throw Error(`MiniSearch: unknown option \"${e}\"`)}static loadJS(e,t){let{index:n,documentIds:r,fieldLength:i,storedFields:a,serializationVersion:o}=e,s=this.instantiateMiniSearch(e,t);s._documentIds=k(r),s._fieldLength=k(i),s._storedFields=k(a);for(let[e,t]of s._documentIds)s._idToShortId.set(t,e);for(let[e,t]of n){let n=/* @__PURE__ */ new Map;for(let e of Object.keys(t)){let r=t[e];o===1&&(r=r.ds),n.set(parseInt(e,10),k(r))}s._index.set(e,n)}return s}static async loadJSAsync(e,t){let{index:n,documentIds:r,fieldLength:i,storedFields:a,serializationVersion:o}=e,s=this.instantiateMiniSearch(e,t);s._documentIds=await A(r),s._fieldLength=await A(i),s._storedFields=await A(a);for(let[e,t]of s._documentIds)s._idToShortId.set(t,e);let c=0;for(let[e,t]of n){let n=/* @__PURE__ */ new Map;for(let e of Object.keys(t)){let r=t[e];o===1&&(r=r.ds),n.set(parseInt(e,10),await A(r))}++c%1e3==0&&await j(0),s._index.set(e,n)}return s}static instantiateMiniSearch(t,n){let{documentCount:r,nextId:i,fieldIds:a,averageFieldLength:o,dirtCount:c,serializationVersion:l}=t;if(l!==1&&l!==2)throw Error(`MiniSearch: cannot deserialize an index created with an incompatible version`);let u=new e(n);return u._documentCount=r,u._nextId=i,u._idToShortId=/* @__PURE__ */ new Map,u._fieldIds=a,u._avgFieldLength=o,u._dirtCount=c||0,u._index=new s,u}executeQuery(t,n={}){if(t===e.wildcard)return this.executeWildcardQuery(n);if(typeof t!=`string`){let e={...n,...t,queries:void 0},r=t.queries.map(t=>this.executeQuery(t,e));return this.combineResults(r,e.combineWith)}let{tokenize:r,processTerm:i,searchOptions:a}=this._options,o={tokenize:r,processTerm:i,...a,...n},{tokenize:s,processTerm:c}=o,l=s(t).flatMap(e=>c(e)).filter(e=>!!e).map(b(o)).map(e=>this.executeQuerySpec(e,o));return this.combineResults(l,o.combineWith)}executeQuerySpec(e,t){let n={...this._options.searchOptions,...t},r=(n.fields||this._options.fields).reduce((e,t)=>({...e,[t]:g(n.boost,t)||1}),{}),{boostDocument:i,weights:a,maxFuzzy:o,bm25:s}=n,{fuzzy:c,prefix:l}={...S.weights,...a},u=this._index.get(e.term),d=this.termResults(e.term,e.term,1,e.termBoost,u,r,i,s),f,p;if(e.prefix&&(f=this._index.atPrefix(e.term)),e.fuzzy){let t=e.fuzzy===!0?.2:e.fuzzy,n=t<1?Math.min(o,Math.round(e.term.length*t)):t;n&&(p=this._index.fuzzyGet(e.term,n))}if(f)for(let[t,n]of f){let a=t.length-e.term.length;if(!a)continue;p?.delete(t);let o=l*t.length/(t.length+.3*a);this.termResults(e.term,t,o,e.termBoost,n,r,i,s,d)}if(p)for(let t of p.keys()){let[n,a]=p.get(t);if(!a)continue;let o=c*t.length/(t.length+a);this.termResults(e.term,t,o,e.termBoost,n,r,i,s,d)}return d}executeWildcardQuery(e){let t=/* @__PURE__ */ new Map,n={...this._options.searchOptions,...e};for(let[e,r]of this._documentIds){let i=n.boostDocument?n.boostDocument(r,``,this._storedFields.get(e)):1;t.set(e,{score:i,terms:[],match:{}})}return t}combineResults(e,t=`or`){if(e.length===0)return/* @__PURE__ */ new Map;let n=t.toLowerCase(),r=_[n];if(!r)throw Error(`Invalid combination operator: ${t}`);return e.reduce(r)||/* @__PURE__ */ new Map}toJSON(){let e=[];for(let[t,n]of this._index){let r={};for(let[e,t]of n)r[e]=Object.fromEntries(t);e.push([t,r])}return{documentCount:this._documentCount,nextId:this._nextId,documentIds:Object.fromEntries(this._documentIds),fieldIds:this._fieldIds,fieldLength:Object.fromEntries(this._fieldLength),averageFieldLength:this._avgFieldLength,storedFields:Object.fromEntries(this._storedFields),dirtCount:this._dirtCount,index:e,serializationVersion:2}}termResults(e,t,n,r,i,a,o,s,c=/* @__PURE__ */ new Map){if(i==null)return c;for(let l of Object.keys(a)){let u=a[l],d=this._fieldIds[l],f=i.get(d);if(f==null)continue;let p=f.size,m=this._avgFieldLength[d];for(let i of f.keys()){if(!this._documentIds.has(i)){this.removeTerm(d,i,t),--p;continue}let a=o?o(this._documentIds.get(i),t,this._storedFields.get(i)):1;if(!a)continue;let h=f.get(i),_=this._fieldLength.get(i)[d],v=y(h,p,this._documentCount,_,m,s),b=n*r*u*a*v,x=c.get(i);if(x){x.score+=b,te(x.terms,e);let n=g(x.match,t);n?n.push(l):x.match[t]=[l]}else c.set(i,{score:b,terms:[e],match:{[t]:[l]}})}}return c}addTerm(e,t,n){let r=this._index.fetch(n,O),i=r.get(e);if(i==null)i=/* @__PURE__ */ new Map,i.set(t,1),r.set(e,i);else{let e=i.get(t);i.set(t,(e||0)+1)}}removeTerm(e,t,n){if(!this._index.has(n)){this.warnDocumentChanged(t,e,n);return}let r=this._index.fetch(n,O),i=r.get(e);i==null||i.get(t)==null?this.warnDocumentChanged(t,e,n):i.get(t)<=1?i.size<=1?r.delete(e):i.delete(t):i.set(t,i.get(t)-1),this._index.get(n).size===0&&this._index.delete(n)}warnDocumentChanged(e,t,n){for(let r of Object.keys(this._fieldIds))if(this._fieldIds[r]===t){this._options.logger(`warn`,`MiniSearch: document with ID ${this._documentIds.get(e)} has changed before removal: term \"${n}\" was not present in field \"${r}\". Removing a document after it has changed can corrupt the index!`,`version_conflict`);return}}addDocumentId(e){let t=this._nextId;return this._idToShortId.set(e,t),this._documentIds.set(t,e),this._documentCount+=1,this._nextId+=1,t}addFields(e){for(let t=0;t<e.length;t++)this._fieldIds[e[t]]=t}addFieldLength(e,t,n,r){let i=this._fieldLength.get(e);i??this._fieldLength.set(e,i=[]),i[t]=r;let a=(this._avgFieldLength[t]||0)*n+r;this._avgFieldLength[t]=a/(n+1)}removeFieldLength(e,t,n,r){if(n===1){this._avgFieldLength[t]=0;return}let i=this._avgFieldLength[t]*n-r;this._avgFieldLength[t]=i/(n-1)}saveStoredFields(e,t){let{storeFields:n,extractField:r}=this._options;if(n==null||n.length===0)return;let i=this._storedFields.get(e);i??this._storedFields.set(e,i={});for(let e of n){let n=r(t,e);n!==void 0&&(i[e]=n)}}};h.wildcard=Symbol(`*`);let g=(e,t)=>Object.prototype.hasOwnProperty.call(e,t)?e[t]:void 0,_={or:(e,t)=>{for(let n of t.keys()){let r=e.get(n);if(r==null)e.set(n,t.get(n));else{let{score:e,terms:i,match:a}=t.get(n);r.score+=e,r.match=Object.assign(r.match,a),E(r.terms,i)}}return e},and:(e,t)=>{let n=/* @__PURE__ */ new Map;for(let r of t.keys()){let i=e.get(r);if(i==null)continue;let{score:a,terms:o,match:s}=t.get(r);E(i.terms,o),n.set(r,{score:i.score+a,terms:i.terms,match:Object.assign(i.match,s)})}return n},and_not:(e,t)=>{for(let n of t.keys())e.delete(n);return e}},v={k:1.2,b:.7,d:.5},y=(e,t,n,r,i,a)=>{let{k:o,b:s,d:c}=a;return Math.log(1+(n-t+.5)/(t+.5))*(c+e*(o+1)/(e+o*(1-s+s*r/i)))},b=e=>(t,n,r)=>({term:t,fuzzy:typeof e.fuzzy==`function`?e.fuzzy(t,n,r):e.fuzzy||!1,prefix:typeof e.prefix==`function`?e.prefix(t,n,r):e.prefix===!0,termBoost:typeof e.boostTerm==`function`?e.boostTerm(t,n,r):1}),x={idField:`id`,extractField:(e,t)=>e[t],stringifyField:(e,t)=>e.toString(),tokenize:e=>e.split(M),processTerm:e=>e.toLowerCase(),fields:void 0,searchOptions:void 0,storeFields:[],logger:(e,t)=>{typeof(console==null?void 0:console[e])==`function`&&console[e](t)},autoVacuum:!0},S={combineWith:`or`,prefix:!1,fuzzy:!1,maxFuzzy:6,boost:{},weights:{fuzzy:.45,prefix:.375},bm25:v},ee={combineWith:`and`,prefix:(e,t,n)=>t===n.length-1},C={batchSize:1e3,batchWait:10},w={minDirtFactor:.1,minDirtCount:20},T={...C,...w},te=(e,t)=>{e.includes(t)||e.push(t)},E=(e,t)=>{for(let n of t)e.includes(n)||e.push(n)},D=({score:e},{score:t})=>t-e,O=()=>/* @__PURE__ */ new Map,k=e=>{let t=/* @__PURE__ */ new Map;for(let n of Object.keys(e))t.set(parseInt(n,10),e[n]);return t},A=async e=>{let t=/* @__PURE__ */ new Map,n=0;for(let r of Object.keys(e))t.set(parseInt(r,10),e[r]),++n%1e3==0&&await j(0);return t},j=e=>new Promise(t=>setTimeout(t,e)),M=/[\\n\\r\\p{Z}\\p{P}]+/u;var N=class extends Error{name=`RegistryError`;code;hint;constructor(e,t,n,r){super(t,r),this.code=e,this.hint=n}toRefusal(){return{code:this.code,message:this.message,hint:this.hint}}};let P=[`name`,`address`,`description`,`names`],F={idField:`address`,fields:[...P],extractField:L,tokenize:e=>[...new Set(R(e))],processTerm:e=>e,searchOptions:{combineWith:`AND`,prefix:(e,t,n)=>e.length>=3-(t===n.length-1),boost:{name:8,address:4,description:2}}};function I(e){return e===void 0?new h(F):h.loadJS(e,F)}function L(e,t){return t===`address`?e.address:t===`name`?e.address.split(`/`)[1]??``:t===`description`?e.description:e.names.join(` `)}function ne(e){return P.map(t=>new Set(R(L(e,t))))}function R(e){return e.normalize(`NFKC`).toLowerCase().match(/[\\p{L}\\p{N}]+/gu)??[]}function re(e){let t=R(e??``),n=(e??``).trim()===``;if(!n&&t.length<=16)return t;throw new N(`INVALID_INPUT`,n?`q is required: the words to search for`:`q has more than 16 words`,`write q=vpc, or q=private+network`)}function z(e,t){let n=e.search(t.join(` `));return(n.length>0?n:e.search({combineWith:`AND`,queries:t.map(ie)})).toSorted((e,t)=>t.score-e.score||(e.id<t.id?-1:1)).map(({id:e})=>e)}function ie(e,t){let{length:n}=e;if(t>=4||n<3||n>64)return e;let r=n<8?1:2,i=Array.from({length:n-1},(t,n)=>e.slice(0,n)+e.charAt(n+1)+e.charAt(n)+e.slice(n+2));return{combineWith:`OR`,queries:[{queries:[e],fuzzy:r},...i]}}function B(e){return e.replaceAll(/[\\u{0}-\\u{8}\\u{b}\\u{c}\\u{e}-\\u{1f}\\u{7f}-\\u{9f}\\u{200b}\\u{2028}-\\u{202e}\\u{2060}-\\u{206f}\\u{feff}\\u{fff9}-\\u{fffb}\\u{fffe}\\u{ffff}\\u{e0000}-\\u{e007f}]/gu,e=>`[U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,`0`)}]`)}function V(e,t,n=``){let r=document.createElement(e);return t!==``&&(r.className=t),r.textContent=n,r}function H(e){let t=[...e].slice(0,2);return t.every(e=>/[a-z0-9]/.test(e))?t.join(``):[`u`,...t.map(e=>e.codePointAt(0)?.toString(16))].join(`-`)}function U(e){return`search/words/${e}.json`}function W(e){return`search/modules/${e>>4}.json`}function G(e,t){if(`texts`in t)return K(e,t);let n=I();return n.addAll(t.modules),{find:async e=>z(n,e),modulesAt:async e=>q(e,t.modules)}}function K(e,t){let n=new Set(t.words.split(` `)),r=new Map(t.texts.map(([e],t)=>[e,t])),i={...I().toJSON(),...J(t)};return{async find(t){let r=[...new Set(t.map(H))].filter(e=>n.has(e)),a=(await Promise.all(r.map(t=>e(U(t))))).flatMap(e=>Object.entries(e).map(ae));return z(I({...i,index:a}),t)},async modulesAt(t){let n=new Set(t.map(e=>W(r.get(e)??0)));return q(t,(await Promise.all([...n].map(t=>e(t)))).flat())}}}function q(e,t){let n=new Map(t.map(e=>[e.address,e]));return e.flatMap(e=>n.get(e)??[])}function J({texts:e}){let t=e.map(([e,...t])=>{let[n,r]=ne({address:e,version:``,description:``,names:[]});return[n?.size??0,r?.size??0,...t]}),n=e=>t.reduce((t,n)=>t+(n[e]??0),0);return{documentCount:e.length,nextId:e.length,documentIds:Object.fromEntries(e.map(([e],t)=>[t,e])),fieldLength:Object.fromEntries(t.entries()),averageFieldLength:P.map((t,r)=>n(r)/e.length)}}function ae([e,t]){let n={};for(let[e,r]of Object.entries(t))for(let t of P.keys()){if(!(Number(e)&1<<t))continue;let i=n[t]??{};n[t]=i;let a=0;for(let e of r)a+=e,i[a]=1}return[e,n]}async function oe(e){let t=await e(`search/info.json`);if(`api`in t)return ce(e,t.api);let{find:n,modulesAt:r}=G(e,t);return async(e,t)=>{let i=(await n(e.words)).filter(t=>se(t,e)),{length:a}=i;return{modules:await r(i.slice(0,t)),hasMore:a>t,total:a}}}function se(e,{namespace:t,system:n}){let[r,,i]=e.split(`/`);return r===(t||r)&&i===(n||i)}function ce(e,t){return async({words:n,namespace:r,system:i},a)=>{let o=[],s=!0;for(;s&&o.length<a;){let c=Math.min(100,a-o.length),l={q:n.join(` `),namespace:r,provider:i,limit:String(c),offset:String(o.length)},u=Object.entries(l).filter(([,e])=>e!==``),d=await e(`${t}?${new URLSearchParams(u)}`);for(let{namespace:e,name:t,provider:n,version:r,description:i}of d.modules)o.push({address:`${e}/${t}/${n}`,version:r,description:i,names:[]});s=d.meta.next_offset!==void 0}return{modules:o,hasMore:s}}}var le=class{#e;#t;#n;#r;#i=0;#a=0;constructor(e,t){this.#e=e,this.#t=t,this.#n=t.form.elements.namedItem(`q`)}start(){let{form:e,list:t}=this.#t;for(let[t,n]of new URLSearchParams(location.search)){let r=e.elements.namedItem(t);(r instanceof HTMLInputElement||r instanceof HTMLSelectElement)&&(r.value=n)}e.addEventListener(`submit`,e=>{e.preventDefault(),this.#o()}),e.addEventListener(`input`,()=>{clearTimeout(this.#a),this.#a=setTimeout(()=>void this.#o(),120)}),this.#n.addEventListener(`keydown`,e=>this.#d(e)),t.addEventListener(`keydown`,e=>this.#f(e)),this.#n.focus(),this.#o()}async#o(e=20){this.#i+=1;let t=this.#i,n=new FormData(this.#t.form),[r=``,i=``,a=``]=[`q`,`namespace`,`system`].map(e=>String(n.get(e)??``));this.#s({q:r,namespace:i,system:a});let o=R(r),s={modules:[],hasMore:!1};if(o.length===0)return this.#c(s,o,``);try{re(r),this.#r??=oe(ue(this.#e));let n=await(await this.#r)({words:o,namespace:i,system:a},e);t===this.#i&&this.#c(n,o,Y(n))}catch(e){this.#r=void 0,t===this.#i&&this.#c(s,o,de(e))}}#s(e){let t=Object.entries(e).filter(([,e])=>e!==``),n=new URLSearchParams(t).toString();history.replaceState(null,``,n===``?location.pathname:`?${n}`)}#c({modules:e,hasMore:t},n,r){let{list:i,status:a}=this.#t;a.textContent=r,i.replaceChildren(...e.map(e=>fe(e,n,this.#e))),t&&i.append(this.#l(e.length))}#l(e){let t=V(`button`,`more`,`More results`);t.addEventListener(`click`,()=>{this.#o(e+20).then(()=>this.#u()[e]?.focus())});let n=document.createElement(`li`);return n.append(t),n}#u(){return[...this.#t.list.querySelectorAll(`a,button`)]}#d(e){e.key===`ArrowDown`&&(e.preventDefault(),this.#u()[0]?.focus()),e.key===`Escape`&&(this.#n.value=``,this.#o())}#f(e){let t=this.#u(),n=t.indexOf(document.activeElement),r={ArrowDown:1,ArrowUp:-1}[e.key];(r!==void 0||e.key===`Escape`)&&(e.preventDefault(),r===void 0||n+r<0?this.#n.focus():t[n+r]?.focus())}};function ue(e){let t=/* @__PURE__ */ new Map,n=async t=>{let n=await fetch(new URL(t,e));if(!n.ok)throw TypeError(`${t}: status ${n.status}`);return n.json()};return async e=>{let r=t.get(e)??n(e);return t.set(e,r),r.catch(()=>t.delete(e)),r}}function Y({modules:t,hasMore:n,total:r}){return t.length===0?`No module matches.`:n?`The first ${t.length}${r===void 0?``:` of ${r}`} modules`:e(t.length,`module`)}function de(e){return e instanceof Error&&`code`in e?`${e.message}.`:`The search could not be loaded. Try again, or look through the namespaces on the front page.`}function fe(e,t,n){let r=document.createElement(`li`),i=V(`div`,`field-head`),a=V(`a`,`result`,e.address);a.href=new URL(`modules/${e.address}/`,n).href,i.append(a,V(`span`,`quiet small`,e.version)),r.append(i),e.description!==``&&r.append(X(`quiet`,e.description));let o=pe(e,t);return o.length>0&&r.append(X(`small mono`,o.join(`, `))),r}function pe({names:e},t){let n=e.filter(e=>R(e).some(e=>t.some(t=>e.startsWith(t)))),r=t.join(`_`),i=e=>Number(e.toLowerCase().includes(r));return n.sort((e,t)=>i(t)-i(e)).slice(0,6)}function X(e,t){let n=V(`p`,e,B(t));return n.dir=`auto`,n}function me(){let e=document.currentScript;return new URL(`..`,e instanceof HTMLScriptElement?e.src:location.href)}let Z=document.querySelector(`form[data-search]`),Q=document.getElementById(`results`),$=document.getElementById(`found`);Z!==null&&Q!==null&&$!==null&&new le(me(),{form:Z,list:Q,status:$}).start()})();";
/** The script of the pages that compare versions. */
const COMPARE_SCRIPT = "(function(){var e=class extends Error{name=`RegistryError`;code;hint;constructor(e,t,n,r){super(t,r),this.code=e,this.hint=n}toRefusal(){return{code:this.code,message:this.message,hint:this.hint}}};function t(e){return`\"${i(r(e).replaceAll(`\\\\`,`\\\\\\\\`).replaceAll(`\"`,`\\\\\"`))}\"`}function n(e){return i(r(e))}function r(e){return e.length>120?`${e.slice(0,120)}…`:e}function i(e){return e.replaceAll(/[\\p{C}\\p{Zl}\\p{Zp}]/gu,e=>`\\\\u{${a(e)}}`)}function a(e){return(e.codePointAt(0)??0).toString(16)}let o=[`major`,`minor`,`patch`],s={\"input-removed\":`major`,\"required-input-added\":`major`,\"input-added\":`minor`,\"default-removed\":`major`,\"default-added\":`minor`,\"default-changed\":`minor`,\"type-narrowed\":`major`,\"type-widened\":`minor`,\"type-declared\":`patch`,\"null-refused\":`major`,\"null-replaced\":`minor`,\"null-allowed\":`minor`,\"ephemeral-refused\":`major`,\"ephemeral-allowed\":`minor`,\"input-made-const\":`major`,\"input-not-const\":`minor`,\"input-sensitivity\":`patch`,\"input-deprecated\":`minor`,\"validation-changed\":`minor`,\"validation-removed\":`patch`,\"output-removed\":`major`,\"output-added\":`minor`,\"output-type-changed\":`major`,\"output-type-extended\":`minor`,\"output-made-sensitive\":`major`,\"output-not-sensitive\":`patch`,\"output-made-ephemeral\":`major`,\"output-deprecated\":`minor`,\"resource-removed\":`major`,\"resource-added\":`minor`,\"resource-moved\":`patch`,\"resource-released\":`patch`,\"resource-keys-changed\":`major`,\"module-call-removed\":`major`,\"module-call-added\":`minor`,\"module-call-moved\":`patch`,\"module-call-released\":`patch`,\"module-call-keys-changed\":`major`,\"null-resource-removed\":`patch`,\"null-resource-added\":`patch`,\"data-source-removed\":`patch`,\"data-source-added\":`minor`,\"ephemeral-resource-removed\":`patch`,\"ephemeral-resource-added\":`minor`,\"submodule-removed\":`major`,\"submodule-added\":`minor`,\"provider-added\":`minor`,\"provider-removed\":`patch`,\"provider-source-changed\":`major`,\"provider-configuration-added\":`major`,\"provider-configuration-removed\":`major`,\"provider-version-narrowed\":`major`,\"provider-version-capped\":`major`,\"provider-version-raised\":`minor`,\"provider-version-declared\":`minor`,\"provider-version-widened\":`minor`,\"required-version-narrowed\":`major`,\"required-version-capped\":`major`,\"required-version-raised\":`minor`,\"required-version-declared\":`minor`};Object.keys(s);function c(e,t,...n){let r=t&&{file:t.file,line:t.line};return n.flatMap(t=>{if(t===!1)return[];let[n,i]=t;return[{kind:n,severity:s[n],subject:e,message:i,...r}]})}function l(e){return o.flatMap(t=>e.filter(e=>e.severity===t))}function u({subject:e,message:t}){let n=e.replace(/^.*: /s,``);return t.startsWith(`${n} `)?t.slice(n.length+1):t}function d(e,t,n){let{removed:r,added:i,kept:a}=f(e,t,({name:e})=>e);return[...r.flatMap(e=>c(n.subjectOf(e),e,n.removed(e))),...i.flatMap(e=>c(n.subjectOf(e),e,n.added(e))),...a.flatMap(([e,t])=>e===t?[]:c(n.subjectOf(t),t,...n.kept(e,t)))]}function f(e,t,n){let r=e=>new Map(e.toReversed().map(e=>[n(e),e])),i=e=>[...e].sort(([e],[t])=>e<t?-1:1),[a,o]=[r(e),r(t)],s=i(a);return{removed:s.flatMap(([e,t])=>o.has(e)?[]:[t]),added:i(o).flatMap(([e,t])=>a.has(e)?[]:[t]),kept:s.flatMap(([e,t])=>{let n=o.get(e);return n===void 0?[]:[[t,n]]})}}function ee(e,t){let n=[];for(let r of`${e}/${t}`.split(`/`))r===`..`&&n.length>0&&n.at(-1)!==`..`?n.pop():r!==``&&r!==`.`&&n.push(r);return n.join(`/`)}function te(e){return/^\\.\\.?(\\/|$)/.test(e)}function p(e,t){let n=re(e),r=re(t);if(n===void 0||r===void 0)return m(e)===m(t)?void 0:{lowest:`versions that cannot be told, as one of the constraints cannot be read`,narrowing:`narrowed`};let i=ie([...n,...r]),a=i.filter(e=>h(r,e)),o=i.filter(e=>h(n,e)&&!h(r,e)),s=o[0]?.join(`.`)??se(n,r);if(s===void 0)return;if(n.length===0)return{lowest:s,narrowing:`declared`};let c=o.filter(e=>!a.some(t=>t[0]===e[0]&&g(t,e)>0)),[l]=c;if(l===void 0&&o.length>0)return{lowest:s,narrowing:`raised`};let u=a.length>0&&c.every(e=>a.every(t=>g(t,e)<0));return l===void 0||!u||!ne(n)?{lowest:s,narrowing:`narrowed`}:{lowest:l.join(`.`),narrowing:`capped`}}function ne(e){return ie(e).slice(-1).every(t=>h(e,t))}function m(e){return e.map(e=>e.trim()).join(`, `)}function re(e){let t=[];for(let n of e.flatMap(e=>e.split(`,`))){let e=/^\\s*(?:(=|!=|>=|<=|>|<|~>)\\s*)?v?(\\d{1,9})(?:\\.(\\d{1,9}))?(?:\\.(\\d{1,9}))?(?:-([0-9A-Za-z.-]+))?\\s*$/.exec(n);if(e===null)return;let[,r=`=`,i,a,o,s=``]=e,c=[i,a,o].filter(e=>e!==void 0).length,l=[Number(i),Number(a??0),Number(o??0)];t.push({operator:r,point:l,precision:c,prerelease:s})}return t}function ie(e){let t=e.flatMap(e=>[e.point,ae(e)??e.point]),n=t.flatMap(([e,t,n])=>[[e,t,n+1],[e,0,0],[e+1,0,0]]);return[[0,0,0],...t,...n].sort(g)}function ae({point:[e,t],precision:n}){if(n!==1)return n===2?[e+1,0,0]:[e,t+1,0]}function h(e,t){return e.every(e=>oe(e,t))}function oe(e,t){let{operator:n,prerelease:r}=e,i=ae(e),a=g(t,e.point)||(r===``?0:1);switch(n){case`=`:return a===0;case`!=`:return a!==0;case`>`:return a>0;case`>=`:return a>=0;case`<`:return a<0;case`<=`:return a<=0;default:return a>=0&&(i===void 0||g(t,i)<0)}}function se(e,t){let n=e.find(({operator:e,prerelease:t})=>e===`=`&&t!==``);if(n===void 0)return;let r=`${n.point.join(`.`)}-${n.prerelease}`;return t.every(e=>e.operator===`=`&&`${e.point.join(`.`)}-${e.prerelease}`===r)&&t.length>0?void 0:r}function g(e,t){for(let n of[0,1,2])if(e[n]!==t[n])return e[n]<t[n]?-1:1;return 0}function ce(e){return`${JSON.stringify(_(e),null,2)}\\n`}function _(e){if(typeof e!=`object`||!e)return e;if(Array.isArray(e)){let t=e.map(_);return t.some((t,n)=>t!==e[n])?t:e}let t=e,n=Object.keys(t),r=n.every((e,t)=>(n[t-1]??``)<=e),i=r?n:n.sort(),a=i.map(e=>_(t[e]));return r&&a.every((e,n)=>e===t[i[n]??``])?e:Object.fromEntries(i.map((e,t)=>[e,a[t]]))}function v(e){if(`element`in e)return`${e.kind}(${v(e.element)})`;switch(e.kind){case`tuple`:return`tuple([${e.elements.map(v).join(`, `)}])`;case`object`:return`object({ ${Object.entries(e.attributes).map(le).join(`, `)} })`;case`unknown`:return e.text;default:return e.kind}}function le([e,{type:t,optional:n}]){return`${e} = ${n?`optional(${v(t)})`:v(t)}`}function ue(e,t){return y(e,t)===void 0}function y(e,t,n=``){if(t!==null&&e.kind!==`any`&&e.kind!==`unknown`)return Array.isArray(t)?fe(e,t,n):typeof t==`object`?pe(e,t,n):de(e,t)?void 0:b(e,n)}function b({kind:e},t){return`${t||`it`} is no ${e}`}function de({kind:e},t){switch(e){case`string`:return!0;case`number`:return typeof t==`number`||typeof t==`string`&&/\\d/.test(t)&&!Number.isNaN(Number(t));case`bool`:return typeof t==`boolean`||[`true`,`false`,`1`,`0`].includes(t);default:return!1}}function fe(e,t,n){let r=e.kind===`list`||e.kind===`set`?t.map(()=>e.element):e.kind===`tuple`?e.elements:void 0;return r?.length===t.length?x(r.map((e,r)=>y(e,t[r]??null,`${n}[${r}]`))):b(e,n)}function pe(e,t,n){return e.kind===`map`?x(Object.entries(t).map(([t,r])=>y(e.element,r,`${n}.${t}`))):e.kind===`object`?x(Object.entries(e.attributes).map(([e,r])=>{let i=`${n}.${e}`;return Object.hasOwn(t,e)?y(r.type,t[e]??null,i):r.optional?void 0:`${i} is missing`})):b(e,n)}function x(e){return e.find(e=>e!==void 0)}function me(e,t){return[...d(e.inputs,t.inputs,{subjectOf:({name:e})=>`var.${e}`,removed:()=>[`input-removed`,`the input was removed`],added:({required:e})=>e?[`required-input-added`,`an input without default was added`]:[`input-added`,`an optional input was added`],kept:(e,t)=>[he(e,t),ge(e,t),...ve(e,t),ye(e,t)]}),...d(e.outputs,t.outputs,{subjectOf:({name:e})=>`output.${e}`,removed:()=>[`output-removed`,`the output was removed`],added:()=>[`output-added`,`an output was added`],kept:we})]}function he(e,t){if(!e.required&&t.required)return[`default-removed`,`the default was removed: callers have to set the input`];if(e.required&&!t.required)return[`default-added`,`the input got a default: callers may leave it out`];if(S(e)===S(t))return!1;let[r,i]=[e,t].map(e=>n(e.default.replaceAll(/\\s+/g,` `)));return[`default-changed`,`the default was ${r} and is ${i}`]}function S({value:e,default:t}){return e===void 0?t:ce(typeof e==`number`||typeof e==`boolean`?String(e):e)}function ge(e,t){if(_e(e,t))return[`type-declared`,`the type is declared: ${v(t.parsedType)}`];let{narrowed:n,widened:r}=D(e.parsedType,t.parsedType);return n.length>0?[`type-narrowed`,`the type takes less: ${n.join(`; `)}`]:r.length>0&&[`type-widened`,`the type takes more: ${r.join(`; `)}`]}function _e({type:e,parsedType:t,value:n=null},{parsedType:r}){let i=ue(r,n);if(t.kind===`string`)return i&&n!==null&&(r.kind===`number`||r.kind===`bool`);if(t.kind===`any`&&`element`in r)return e===``&&i&&n!==null&&(r.element.kind===`any`||C(r.element));let[a,o]=`element`in t&&`element`in r&&t.kind===r.kind?[t.element,r.element]:[t,r];return a.kind===`any`&&i&&C(o)}function C({kind:e}){return e===`string`||e===`number`||e===`bool`}function ve(e,n){let r=t=>e[t]&&!n[t],i=t=>!e[t]&&n[t];return[r(`nullable`)&&(n.required?[`null-refused`,`null is no longer passed on: nullable was true`]:[`null-replaced`,`null is the default from now on: nullable was true`]),i(`nullable`)&&[`null-allowed`,`the input may be null: nullable was false`],r(`ephemeral`)&&[`ephemeral-refused`,`the input no longer takes ephemeral values`],i(`ephemeral`)&&[`ephemeral-allowed`,`the input takes ephemeral values`],i(`const`)&&[`input-made-const`,`the input takes only values that are known at init: const was false`],r(`const`)&&[`input-not-const`,`the input takes any value: const was true`],i(`sensitive`)&&[`input-sensitivity`,`the input is now sensitive`],r(`sensitive`)&&[`input-sensitivity`,`the input is no longer sensitive`],e.deprecated===``&&n.deprecated!==``&&[`input-deprecated`,`the input was deprecated: ${t(n.deprecated)}`]]}function ye(e,t){let n=new Set(e.validations.map(({condition:e})=>e)),r=new Set(t.validations.map(({condition:e})=>e)),i=t.validations.filter(({condition:e})=>!n.has(e)).map(be);return i.length>0?[`validation-changed`,`a validation is new, whether it refuses values that were taken cannot be decided here: compare them: ${i.join(`, `)}`]:[...n].some(e=>!r.has(e))&&[`validation-removed`,`a validation was removed`]}function be({message:e,file:n,line:r}){let i=`${n}:${r}`;return e===``?i:`${t(e)} (${i})`}let w={narrowed:[],widened:[]},T=e=>({narrowed:[e],widened:[]}),E=e=>({narrowed:[],widened:[e]});function D(e,t,n=``){let r=()=>O(e,t,n);return e.kind===`unknown`||t.kind===`unknown`?v(e)===v(t)?w:T(r()):e.kind===t.kind?xe(e,t,n)??T(r()):t.kind===`any`||Se(e,t)?E(r()):T(r())}function O(e,t,n){return`${n===``?``:`${n} `}was ${v(e)} and is ${v(t)}`}function xe(e,t,n){if(e.kind===`object`&&t.kind===`object`)return k(e,t,n,Ce);if(`element`in e&&`element`in t)return D(e.element,t.element,`${n}[*]`);if(e.kind!==`tuple`||t.kind!==`tuple`)return w;if(e.elements.length===t.elements.length)return A(e.elements.map((e,n)=>[e,t.elements[n]]).map(([e,t],r)=>t===void 0?w:D(e,t,`${n}[${r}]`)))}function Se(e,t){if(t.kind===`string`)return e.kind===`number`||e.kind===`bool`;if(!(`element`in t))return!1;let n=e=>D(e,t.element).narrowed.length===0;return e.kind===`tuple`?t.kind!==`map`&&e.elements.every(n):e.kind===`object`&&t.kind===`map`&&Object.values(e.attributes).every(({type:e})=>n(e))}function k(e,t,n,r){let i=({attributes:e},t)=>Object.hasOwn(e,t)?e[t]:void 0;return A([.../* @__PURE__ */ new Set([...Object.keys(e.attributes),...Object.keys(t.attributes)])].map(a=>r(i(e,a),i(t,a),`${n}.${a}`)))}function Ce(e,t,n){if(t===void 0)return T(`attribute ${n} was removed`);if(e===void 0)return t.optional?E(`optional attribute ${n} was added`):T(`required attribute ${n} was added`);let r=D(e.type,t.type,n),i=(e.default??null)===null&&(t.default??null)!==null;return e.optional===t.optional?i?A([E(`attribute ${n} got a default`),r]):r:A([t.optional?E(`attribute ${n} became optional`):T(`attribute ${n} became required`),r])}function A(e){return{narrowed:e.flatMap(e=>e.narrowed),widened:e.flatMap(e=>e.widened)}}function we(e,n){let r=!e.sensitive&&n.sensitive,i=e.sensitive&&!n.sensitive,{narrowed:a,widened:o}=j(e.type,n.type);return[a.length>0&&[`output-type-changed`,`the type changed: ${a.join(`; `)}`],o.length>0&&[`output-type-extended`,`the value has more: ${o.join(`; `)}`],r&&[`output-made-sensitive`,`the output was made sensitive`],i&&[`output-not-sensitive`,`the output is no longer sensitive`],!e.ephemeral&&n.ephemeral&&[`output-made-ephemeral`,`the output was made ephemeral`],e.deprecated===``&&n.deprecated!==``&&[`output-deprecated`,`the output was deprecated: ${t(n.deprecated)}`]]}function j(e,t,n=``){return e===void 0||t===void 0||M(e)||M(t)?w:e.kind===`object`&&t.kind===`object`?k(e,t,n,(e,t,n)=>t===void 0?T(`attribute ${n} was removed`):e===void 0?E(`attribute ${n} was added`):j(e.type,t.type,n)):N(e)===N(t)?`element`in e&&`element`in t?j(e.element,t.element,`${n}[*]`):w:T(O(e,t,n))}function M({kind:e}){return e===`any`||e===`unknown`}function N({kind:e}){return e===`tuple`?`list`:e===`object`?`map`:e}function Te(e,t,n={}){return Ee(e,t).map(e=>({...e,severity:n[e.kind]??e.severity}))}function Ee(e,t){let{removed:n,added:r,kept:i}=f(e.submodules,t.submodules,({path:e})=>e),[a,o]=[P(e),P(t)],s=({path:e})=>!o.has(e);return[...L(e.root,t.root),...n.filter(({path:e})=>!a.has(e)).flatMap(e=>c(e.path,I(e),[`submodule-removed`,`the submodule was removed`])),...[...r,...i.flatMap(([e,t])=>a.has(e.path)?[t]:[])].filter(s).flatMap(e=>c(e.path,I(e),[`submodule-added`,`a submodule was added`])),...i.flatMap(([e,t])=>(a.has(e.path)?De(e,t):L(e,t)).map(e=>({...e,subject:`${t.path}: ${e.subject}`})))]}function P({root:e,submodules:t,examples:n}){let r=F([e,...t]),i=F(n),a=({path:e})=>t.some(t=>e.startsWith(`${t.path}/`)),o=t.filter(e=>r.has(e.path)&&!i.has(e.path)&&(e.readme===``||a(e)));return new Set(o.map(({path:e})=>e))}function F(e){return new Set(e.flatMap(({path:e,calls:t})=>t.filter(({source:e})=>te(e)).map(({source:t})=>ee(e,t))))}function De(e,t){if(e===t)return[];let n=e=>({...e,providers:e.providers.map(e=>({...e,aliases:[]}))});return[...H(e,t),...R(n(e),n(t))]}function I({inputs:e,outputs:t,resources:n,calls:r}){return[...e,...t,...n,...r][0]}function L(e,t){return e===t?[]:[...me(e,t),...H(e,t),...R(e,t)]}function R(e,t){let n=p(e.requiredVersions,t.requiredVersions);return[...d(e.providers,t.providers,{subjectOf:({name:e})=>`provider.${e}`,removed:({aliases:e})=>e.length>0?[`provider-configuration-removed`,B(e)]:[`provider-removed`,`the provider is no longer needed`],added:({aliases:e})=>e.length>0?[`provider-configuration-added`,z(e)]:[`provider-added`,`a provider was added`],kept:Oe}),...c(`terraform.required_version`,t.requiredVersionsAt,n!==void 0&&[`required-version-${n.narrowing}`,`required_version no longer allows ${n.lowest}`])]}function Oe(e,n){let[r,i]=[V(e),V(n)];if(r!==i)return[[`provider-source-changed`,`the source was ${t(r)} and is ${t(i)}`]];let{added:a,removed:o}=f(e.aliases,n.aliases,e=>e),s=p(e.constraints,n.constraints),c=s===void 0?p(n.constraints,e.constraints):void 0;return[a.length>0&&[`provider-configuration-added`,z(a)],o.length>0&&[`provider-configuration-removed`,B(o)],s!==void 0&&[`provider-version-${s.narrowing}`,`the constraint no longer allows ${s.lowest}`],c!==void 0&&[`provider-version-widened`,`the constraint now allows ${c.lowest}`]]}function z(e){return`callers have to pass ${e.join(`, `)}`}function B(e){return`callers that pass ${e.join(`, `)} no longer can`}function V({name:e,source:t}){let[n=``,...r]=(t||e).toLowerCase().split(`/`);return r.length===0?`hashicorp/${n}`:(r.length===2&&/^registry\\.(terraform\\.io|opentofu\\.org)$/.test(n)?r:[n,...r]).join(`/`)}function H(e,t){let[n,r]=[U(e),U(t)],{removed:i,added:a,kept:o}=f([...n.keys()],[...r.keys()],e=>e),s=Ne(new Set(i),t),l=new Set(s.values()),u=new Set(t.removals.map(({from:e})=>K(e)));return[...i.flatMap(e=>c(e,n.get(e),ke(e,s.get(e),u.has(e)))),...a.filter(e=>!l.has(e)).flatMap(e=>c(e,r.get(e),[`${W(e)}-added`,`${e} was added`])),...Ae(o.map(([e])=>e),e,t)]}function ke(e,t,n){let r=W(e);return r!==`resource`&&r!==`module-call`?[`${r}-removed`,`${e} was removed`]:t===void 0?n?[`${r}-released`,`${e} was given up by a removed block`]:[`${r}-removed`,`${e} was removed without a moved or removed block`]:[`${r}-moved`,`${e} was moved to ${t}`]}function Ae(e,t,n){let[r,i]=[t.repetitions,n.repetitions];if(r===void 0||i===void 0)return[];let a=new Set(n.moves.map(({from:e})=>`${K(e)} ${Me(e)}`)),o=U(n);return e.flatMap(e=>{let[t,n]=[r[e],i[e]],s=W(e)===`module-call`;if(!s&&W(e)!==`resource`||t===n||t===void 0&&n===`count`&&!s||a.has(`${e} ${t}`))return[];let l=`${t===`count`&&n===void 0&&!s?`all instances but the first`:`its instances`} are destroyed`,u=`${e} had ${je(t)} and has ${je(n)}, without a moved block: ${l}`,d=s?`module-call-keys-changed`:`resource-keys-changed`;return c(e,o.get(e),[d,u])})}function je(e){return e??`neither count nor for_each`}function Me(e){let[,t]=/\\[([^[\\]]*|\"(?:[^\"\\\\]|\\\\.)*\")\\]$/.exec(e.trim())??[];if(t!==void 0)return/^\\s*\\d+\\s*$/.test(t)?`count`:`for_each`}function U({resources:e,calls:t}){let n=/* @__PURE__ */ new Map;for(let e of t)n.set(`module.${e.name}`,e);for(let t of e){let{mode:e,type:r,name:i}=t;n.set(`${e===`managed`?``:`${e}.`}${r}.${i}`,t)}return n}function W(e){return e.startsWith(`module.`)?`module-call`:/^(null_resource|terraform_data)\\./.test(e)?`null-resource`:e.startsWith(`ephemeral.`)?`ephemeral-resource`:e.startsWith(`data.`)?`data-source`:`resource`}function Ne(e,t){let n=new Set(U(t).keys()),r=new Map(t.moves.map(({from:e,to:t})=>[K(e),K(t)])),i=/* @__PURE__ */ new Map;for(let t of e){let e=/* @__PURE__ */ new Set,a=r.get(t);for(;a!==void 0&&!G(a,n)&&!e.has(a);)e.add(a),a=r.get(a);a!==void 0&&G(a,n)&&i.set(t,a)}return i}function G(e,t){return t.has(e)||t.has(/^module\\.[^.]+(?=\\.)/.exec(e)?.[0]??``)}function K(e){return e.replaceAll(/\\[(?:\"(?:[^\"\\\\]|\\\\.)*(?:\"|$)|[^\\][]*)\\]|\\s/g,``)}function Pe(e,t,n=`${t}s`){return`${e} ${e===1?t:n}`}let Fe=`9223372036854775807`;function q(n){let r=Le(n);if(r.ok)return r.version;throw new e(`INVALID_INPUT`,`${t(n)} is not a version of a module: ${r.problem}`,r.hint)}function Ie(e){return He(e)===void 0}function Le(e){let t=He(e);return t===void 0?{ok:!0,version:e}:{ok:!1,...t,hint:`use a version such as ${Re(e)}`}}function Re(e){let t=/^(\\d{1,9})(?!\\d)(?:\\.(\\d{1,9})(?!\\d))?(?:\\.(\\d{1,9})(?!\\d))?-?([A-Za-z][0-9A-Za-z.-]*)?/.exec(e);if(t===null)return`1.2.3`;let[,n,r=`0`,i=`0`,a]=t,o=[n,r,i].map(Number).join(`.`),s=`${o}-${a}`;return a===void 0||!Ie(s)?o:s}function ze(e,t){return Be(Y(e),Y(t))}function Be(e,t){let n=X(e.numbers,t.numbers);return n===0?e.prerelease===void 0||t.prerelease===void 0?Number(e.prerelease===void 0)-Number(t.prerelease===void 0):X(e.prerelease,t.prerelease):n}function J(e){return e.includes(`-`)}function Y(e){let[t,n]=Ve(e,`+`),[r,i]=Ve(t,`-`);return{numbers:r.split(`.`),prerelease:i?.split(`.`),build:n}}function Ve(e,t){let n=e.indexOf(t);return n<0?[e,void 0]:[e.slice(0,n),e.slice(n+1)]}function He(e){if(e===``)return{rule:`semver`,problem:`it is empty`};if(e.length>128)return{rule:`length`,problem:`it has ${e.length} characters, more than 128`};let n=Y(e),r=Ue(e)??Ge(n.numbers)??Ke(n);if(r!==void 0)return{rule:`semver`,problem:r};if(n.build!==void 0)return{rule:`build-metadata`,problem:`build metadata (${t(`+${n.build}`)}) is not allowed`};let i=n.numbers.find(e=>Ye(e,Fe)>0);if(i!==void 0)return{rule:`component-size`,problem:`the number ${i} is above ${Fe}`}}function Ue(e){let n=/[^0-9A-Za-z.+-]/u.exec(e);return n===null?void 0:`the character ${t(n[0])} is not allowed`}let We=[`major`,`minor`,`patch`];function Ge(e){if(e.length>3)return`it has ${Pe(e.length,`number`)} instead of 3`;let n=We.map((t,n)=>({name:t,digits:e[n]??``})),r=n.find(({digits:e})=>/[^0-9]/.test(e));if(r)return`the ${r.name} number ${t(r.digits)} is not a number`;let i=n.filter(({digits:e})=>e===``).map(({name:e})=>e);if(i.length===1)return`the ${i[0]} number is missing`;if(i.length>1)return`the ${i.join(` and `)} numbers are missing`;let a=n.find(({digits:e})=>qe(e));return a&&`the ${a.name} number ${t(a.digits)} has a leading zero`}function Ke({prerelease:e=[`-`],build:n=`-`}){if(e.includes(``))return`the pre-release has an empty part`;let r=e.find(qe);return r===void 0?n.includes(`+`)?`it has a second \"+\"`:n.split(`.`).includes(``)?`the build metadata has an empty part`:void 0:`the pre-release part ${t(r)} has a leading zero`}function qe(e){return/^0[0-9]+$/.test(e)}function X(e,t){for(let[n,r]of e.entries()){let e=t[n];if(e===void 0)return 1;let i=Je(r,e);if(i!==0)return i}return e.length-t.length}function Je(e,t){let n=/^[0-9]+$/.test(e),r=/^[0-9]+$/.test(t);return n&&r?Ye(e,t):n===r?Xe(e,t):n?-1:1}function Ye(e,t){return e.length-t.length||Xe(e,t)}function Xe(e,t){return Number(e>t)-Number(e<t)}function Ze(e){return o.find(t=>e.some(e=>e.severity===t))??`patch`}function Qe(e,t){return tt(e,nt(e,Ze(t)))}function $e(e,t,n){let r=Ze(n),i=rt(e,t);return{base:e,required:r,given:i,...o.indexOf(i)<=o.indexOf(nt(e,r))?{}:{minimumVersion:Qe(e,n)},changes:n}}function et(e,t){let[n,r]=[0,e.length];for(;n<r;){let i=n+r>>1,a=e[i];a!==void 0&&ze(a,t)>=0?n=i+1:r=i}for(let t=n;t<e.length;t+=1){let n=e[t];if(n!==void 0&&!J(n))return n}return e[n]}function tt(e,t){let n=Z(e),r=o.indexOf(t),i=n.map((e,t)=>t<r?e:t===r?e+1n:0n);return q((J(e)?n:i).join(`.`))}function nt(e,t){return t===`major`&&Z(e)[0]===0n?`minor`:t}function rt(e,t){if(J(e))return`major`;let[n,r]=[Z(e),Z(t)];return o[n.findIndex((e,t)=>e!==r[t])]??`major`}function Z(e){return(e.split(`-`)[0]??``).split(`.`).map(BigInt)}let it={major:`Callers may have to change their configuration.`,minor:`Something new; callers go on as they are.`,patch:`Callers go on as they are.`};function at(e){return e.replaceAll(/[\\u{0}-\\u{8}\\u{b}\\u{c}\\u{e}-\\u{1f}\\u{7f}-\\u{9f}\\u{200b}\\u{2028}-\\u{202e}\\u{2060}-\\u{206f}\\u{feff}\\u{fff9}-\\u{fffb}\\u{fffe}\\u{ffff}\\u{e0000}-\\u{e007f}]/gu,e=>`[U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,`0`)}]`)}function Q(e,t,n=``){let r=document.createElement(e);return t!==``&&(r.className=t),r.textContent=n,r}var ot=class{#e;#t=this.#o(`from`);#n=this.#o(`to`);#r=Q(`div`,``);#i=Q(`ul`,`list`);#a=0;constructor(e){let t=[...e.querySelectorAll(`a`)];this.#e=new Map(t.map(e=>[q(e.textContent??``),e.href]));for(let e of[this.#t,this.#n])for(let t of this.#e.keys())e.append(new Option(t));let n=Q(`form`,`search`);n.append(ct(`From`,this.#t),ct(`to`,this.#n)),n.addEventListener(`submit`,e=>e.preventDefault()),n.addEventListener(`change`,()=>void this.#c()),this.#r.setAttribute(`role`,`status`),e.replaceWith(n,this.#r,this.#i),this.#s(new URLSearchParams(location.search)),this.#c()}#o(e){let t=Q(`select`,`mono`);return t.name=e,t}#s(e){let t=[...this.#e.keys()],n=n=>t.find(t=>t===e.get(n)),r=t.find(e=>!J(e))??t[0],i=n(`to`)??r;i!==void 0&&(this.#n.value=i,this.#t.value=n(`from`)??et(t,i)??i)}async#c(){this.#a+=1;let e=this.#a,[t,n]=[q(this.#t.value),q(this.#n.value)];history.replaceState(null,``,`?${new URLSearchParams({from:t,to:n})}`);try{let[r,i]=await Promise.all([t,n].map(e=>this.#l(e)));if(e!==this.#a)return;r===void 0||i===void 0?this.#d([],`Not known: the index has no interface of ${r===void 0?t:n}.`):this.#u(t,n,Te(r,i))}catch{e===this.#a&&this.#d([],`The versions could not be loaded. Try again.`)}}async#l(e){let t=await fetch(new URL(`interface.json.gz`,this.#e.get(e)));if(t.status===404)return;if(!t.ok)throw TypeError(`${t.url}: status ${t.status}`);let n=await t.blob(),r=(await n.slice(0,1).text()).startsWith(`{`)?n:n.stream().pipeThrough(new DecompressionStream(`gzip`));return new Response(r).json()}#u(e,t,n){let[r]=l(n);if(r===void 0){this.#d([],`The interface did not change: inputs, outputs and requirements are the same. ${st(e,t,n)}`);return}let i=o.map(e=>[e,n.filter(t=>t.severity===e).length]).filter(([,e])=>e>0).map(([e,t])=>`${t} ${e}`).join(`, `);this.#d(l(n),` ${it[r.severity]} ${st(e,t,n)}`,`${i} ${n.length===1?`change`:`changes`}.`),this.#r.querySelector(`p`)?.prepend(ut(r))}#d(e,...t){this.#r.replaceChildren(...t.map(e=>Q(`p`,``,e))),this.#i.replaceChildren(...e.map(lt))}};function st(e,t,n){if(ze(e,t)>0)return`${t} is lower than ${e}: this is the way back.`;if(e===t||J(e))return``;let{given:r,minimumVersion:i}=$e(e,t,n),a=`From ${e} to ${t} is a ${r} step`;return i===void 0?`${a}.`:`${a}; the changes need ${i} or higher.`}function ct(e,t){let n=Q(`label`,``,`${e} `);return n.append(t),n}function lt(e){let[t,n,r]=[Q(`li`,`change`),Q(`span`,``),Q(`span`,``)];n.append(ut(e));let i=Q(`code`,``,at(e.subject));return r.append(i,` ${at(u(e))}`),t.append(n,r),t}function ut({severity:e}){return Q(`span`,`tag tag-${e}`,e)}let $=document.getElementById(`versions`);$!==null&&new ot($)})();";

;// CONCATENATED MODULE: ./lib/site/look/stylesheet.js
/** The one style sheet of the site, in the colour of the registry: `#rrggbb`. Classes of READMEs begin with `md-` and `hl-`, all others are of the pages. */
function stylesheet(color) {
    const { light, dark } = accentOf(color);
    return `:root{color-scheme:light dark;--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace;--page:#fff;--surface:${LIGHT_SURFACE};--line:#d9dfe7;--text:#1a2129;--quiet:#556070;--accent:${light};--major:#a8242c;--minor:#7a5200;--patch:#2b6350;--string:#0b5f3c;--number:#8a3d00;--comment:#5d6673;--keyword:#7a2a9c;--name:#1f4f9c}
@media (prefers-color-scheme:dark){:root{--page:#10151b;--surface:${DARK_SURFACE};--line:#323c49;--text:#e4e9ef;--quiet:#a3aebb;--accent:${dark};--major:#ff9a97;--minor:#e9bb62;--patch:#86cfae;--string:#8fd6ae;--number:#f0b27a;--comment:#99a5b3;--keyword:#d9a6f0;--name:#9cc2ff}}
${LAYOUT}${SECTIONS}${README_STYLES}${SMALL}${PRINT}`;
}
const LAYOUT = `*{box-sizing:border-box}[hidden]{display:none!important}
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
.crumbs li:not(:last-child)::after{content:"/";padding:0 .5rem;color:var(--line)}
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
.field-head>p{flex:1 0 100%}.field-head>*,.fields>li>*,.pairs>li>*{min-width:0}
.field-head,.fields>li,.pairs>li{display:flex;flex-wrap:wrap;align-items:baseline;gap:.15rem .7rem}
.field-name,.fields>li>b,.fields>li>a{font-weight:650;color:var(--text);text-decoration:none;font-size:.9375rem}
.fields>li>:is(a,b){font-family:var(--mono)}
.field-name:hover,.fields>li>a:hover{text-decoration:underline}
.fields>li:target{background:var(--surface);box-shadow:-.75rem 0 var(--surface),.75rem 0 var(--surface),inset 3px 0 var(--accent);padding-left:.75rem}
.type,.fields>li>code{color:var(--keyword)}
.fields>li>:is(p,details){flex:1 0 100%;max-width:100%;margin-top:.2rem}
.pairs small{font-size:.875rem;color:var(--quiet)}
.fields p,.field-head p{unicode-bidi:plaintext}.fields p{white-space:pre-line}.fields p code{white-space:pre-wrap}.list p code{background:var(--surface);border-radius:4px;padding:.05em .3em}
.filter{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem 1rem;margin:0 0 .9rem}.filter input[type=search]{width:22rem}
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
const PRINT = `@media print{:root{--page:#fff;--surface:#fff;--text:#000;--quiet:#333;--accent:#000;--line:#999}.toc,.copy,.fill,.inputs,.filter,.find,.foot{display:none}.columns{display:block}pre{white-space:pre-wrap}a[href^="http"]::after{content:" (" attr(href) ")";font-size:.8em}.md-anchor{display:none}section{break-inside:auto}.list>li{break-inside:avoid}}
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
const AA_CONTRAST = 4.6;
const STEPS = 40;
/** The backgrounds that text in the accent colour stands on; the least favourable of each scheme. */
const LIGHT_SURFACE = '#f4f6f9';
const DARK_SURFACE = '#1b222c';
/** The colour itself where it can be read, else the nearest shade of it. */
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

// EXTERNAL MODULE: ./lib/site/readme/readme.js
var readme = __webpack_require__(4202);
;// CONCATENATED MODULE: ./lib/site/site.js










/**
 * @param registry the bytes of `registry.json`
 * Throws INDEX_INVALID, also for a wrong key below `site`.
 */
function createSite(registry, highlight, { run, basePath, isStatic = false } = {}) {
    const document = (0,documents/* parseRegistryDocument */.U6)(paths/* REGISTRY_PATH */.aA, registry);
    const settings = parseSiteSettings(registry);
    const url = new URL(document.url ?? 'https://registry.invalid');
    return {
        registry: document,
        settings,
        host: url.host,
        basePath: basePath ?? url.pathname.replace(/\/$/, ''),
        isStatic,
        stylesheet: asset('site', 'css', stylesheet(settings.color)),
        script: asset('site', 'js', SCRIPT),
        searchScript: asset('search', 'js', SEARCH_SCRIPT),
        compareScript: asset('compare', 'js', COMPARE_SCRIPT),
        icon: asset('icon', 'svg', iconOf(document.name, settings.color)),
        highlight,
        readme: (0,readme/* readmeRenderer */.q)(highlight, run),
    };
}
/** What pages load. Each has a name of its content, so that pages change with it. */
function assetsOf(site) {
    return [site.stylesheet, site.script, site.searchScript, site.compareScript, site.icon];
}
/** The first letter of the name on the colour. */
function iconOf(name, color) {
    const [letter = ''] = name;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${color}"/><text x="16" y="22.5" text-anchor="middle" font-family="system-ui,sans-serif" font-size="19" font-weight="700" fill="#fff">${(0,html/* escapeHtml */.Z)(letter.toUpperCase())}</text></svg>\n`;
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
    const site = registry && (0,schema/* parseJson */.qF)(schemas/* looseObject */._H3({ site: schemas/* unknown */.L5J() }), registry)?.site;
    const parsed = siteSettings.safeParse(site ?? {});
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    const key = ['site', ...(issue?.path ?? [])].join('.');
    throw new error/* RegistryError */.gl('INDEX_INVALID', `${(0,error/* quote */.hD)(key)} in ${paths/* REGISTRY_PATH */.aA} is not valid: it ${issue?.message ?? 'is unknown'}`, `correct ${key} in ${paths/* REGISTRY_PATH */.aA}, or take it out: docs/guides/website.md has the keys`);
}


/***/ }),

/***/ 4982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ sourceLinks)
/* harmony export */ });
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8644);

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
function sourceLinks({ repository, commit }) {
    const url = repository !== '' && URL.canParse(repository) ? new URL(repository) : undefined;
    const path = (0,_base_url_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutLastSlashes */ .q4)(url?.pathname ?? '').replace(/\.git$/, '');
    const base = url && `${url.origin}${path}`;
    const forge = FORGES.find(([pattern]) => pattern.test(url?.hostname ?? ''))?.[1];
    const link = (kind, below) => base && forge && `${base}/${forge[kind]}/${commit}${below}`;
    return {
        repository: base,
        commit: link('commit', ''),
        file: (name) => link('page', `/${encoded(name)}`),
        raw: (name) => url?.hostname === 'github.com'
            ? `https://raw.githubusercontent.com${path}/${commit}/${encoded(name)}`
            : link('raw', `/${encoded(name)}`),
    };
}
function encoded(path) {
    return path.split('/').map(encodeURIComponent).join('/');
}


/***/ }),

/***/ 3949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ withVisibleControls)
/* harmony export */ });
/**
 * Characters that change the order in which text is read, or that no one can see, would let text say something else than it
 * shows: they are shown as their code. https://trojansource.codes
 */
function withVisibleControls(text) {
    return text.replaceAll(/[\u{0}-\u{8}\u{b}\u{c}\u{e}-\u{1f}\u{7f}-\u{9f}\u{200b}\u{2028}-\u{202e}\u{2060}-\u{206f}\u{feff}\u{fff9}-\u{fffb}\u{fffe}\u{ffff}\u{e0000}-\u{e007f}]/gu, (character) => `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`);
}


/***/ })

};
