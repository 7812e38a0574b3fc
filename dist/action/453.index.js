export const id = 453;
export const ids = [453];
export const modules = {

/***/ 46994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18082);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76919);


/** Markdown in which text from outside stays text: no markup, no links, no mentions. */
/** A table of at most {@link MAX_ROWS} rows, with the keys of the first one as heads. */
function table(rows) {
    const heads = Object.keys(rows[0] ?? {});
    const lines = [heads, heads.map(() => '---'), ...rows.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_ROWS */ .pX).map(Object.values)];
    const rest = rows.length - _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_ROWS */ .pX;
    const more = rest > 0 ? `\nand ${rest} more: see the output "results"\n` : '';
    return `${lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('')}${more}`;
}
/** Monospaced text, in which GitHub looks for no names. Other than plain words it is written in character references, as a code span has no escapes. */
function code(text) {
    return /^[\w./:@+-]{1,200}$/.test(text) ? `\`${text}\`` : `<code>${escaped(text, '')}</code>`;
}
/** A link to a URL of plain characters; another one stays text. */
function link(url) {
    return /^https?:\/\/[\w./:-]+$/.test(url) ? `[${prose(url)}](${url})` : prose(url);
}
/**
 * Text whose characters that could begin markup, a link or a cell are character references. GitHub looks for names of people, issues and
 * commits after it has read those, so such a name is broken by a character that nobody sees.
 */
function prose(text) {
    return escaped(text, '&#8205;');
}
function escaped(text, joiner) {
    const cut = text.length > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_TEXT_LENGTH */ .Gt ? `${text.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_TEXT_LENGTH */ .Gt)}…` : text;
    return cut
        .split('\n')
        .map((line) => (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(line)
        .replaceAll(NAME, (name) => `${name}${BREAK}`)
        .replaceAll(COMMIT, (id) => id.replaceAll(/.{4}/g, `$&${BREAK}`))
        .replaceAll(MARK, (mark) => (mark === BREAK ? joiner : `&#${mark.codePointAt(0)};`)))
        .join('<br>');
}
/** A character that {@link visible} leaves in no text. */
const BREAK = '\u200d';
/** What stands before the name of a person, a team or an issue. */
const NAME = /[@#](?=\w)|\bgh-(?=\d)/gi;
/** Seven digits are the least that GitHub takes for the id of a commit. */
const COMMIT = /\b[\da-f]{7,}\b/gi;
const MARK = /[&<>`*_~[\]#|\\@$\u200d]|:(?=\S)|(?<=www)\./gi;


/***/ }),

/***/ 75453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderMarksSummary: () => (/* binding */ renderMarksSummary)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46994);

/** The job summary of a file of marks: every module that changes. */
function renderMarksSummary({ marks = [], status }) {
    const title = `## ${status === 'planned' ? 'Marks that would change' : 'Marks'}\n\n`;
    return `${title}${marks.length === 0 ? 'Every mark is as the file has it.\n' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(marks.map(rowOf))}`;
}
function rowOf({ address, yanked, restored, deprecated, undeprecated, latest }) {
    const moved = latest.before === latest.after ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(`${latest.before ?? 'none'} to ${latest.after ?? 'none'}`);
    return {
        Module: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(address),
        Yanked: listOf(yanked),
        Restored: listOf(restored),
        Deprecated: listOf(deprecated),
        Undeprecated: listOf(undeprecated),
        Latest: moved,
    };
}
function listOf(versions) {
    return versions.map((version) => (version === '*' ? 'all' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(version))).join(', ');
}


/***/ })

};
