export const id = 31;
export const ids = [31];
export const modules = {

/***/ 89031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  formatFileMarks: () => (/* binding */ formatFileMarks)
});

// EXTERNAL MODULE: ./lib/base/error.js
var error = __webpack_require__(18082);
;// CONCATENATED MODULE: ./lib/lifecycle/moving-name.js
/** One name that follows the latest version, as text for people. */
function formatMovingName({ name, status, version, reason, fix }) {
    if (status === 'moved')
        return `moved     ${name}: now ${version}`;
    if (status === 'planned')
        return `move      ${name} to ${version}`;
    return `kept      ${name}: ${reason}${fix === undefined ? '' : `\nby hand   ${fix}`}`;
}

;// CONCATENATED MODULE: ./lib/lifecycle/marks-report.js


/** What a file of marks has changed, as text for people: a line for each module. */
function formatFileMarks(marks, isDry) {
    const verb = (isDry ? 'mark' : 'marked').padEnd(9);
    return marks.flatMap(({ address, yanked, restored, deprecated, undeprecated, latest, names }) => {
        const parts = Object.entries({ yanked, restored, deprecated, undeprecated }).flatMap(([word, versions]) => versions.length === 0
            ? []
            : [`${word} ${versions.map((each) => (each === '*' ? 'all' : each)).join(', ')}`]);
        const moved = latest.before === latest.after ? [] : [`latest ${latest.after ?? 'none'}`];
        const text = [...parts, ...moved].join('; ') || 'other words';
        return [`${verb} ${(0,error/* visible */.RK)(`${address}: ${text}`)}`, ...names.map(formatMovingName)];
    });
}


/***/ })

};
