export const id = 876;
export const ids = [876];
export const modules = {

/***/ 3876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ selectReadme),
/* harmony export */   CG: () => (/* binding */ selectDirectories),
/* harmony export */   Dm: () => (/* binding */ selectInterfaceFiles),
/* harmony export */   IX: () => (/* binding */ isLocal),
/* harmony export */   aC: () => (/* binding */ leavingCalls),
/* harmony export */   f1: () => (/* binding */ selectConfiguration),
/* harmony export */   jt: () => (/* binding */ directoryOf),
/* harmony export */   o1: () => (/* binding */ resolvePath),
/* harmony export */   ro: () => (/* binding */ isReadme),
/* harmony export */   rx: () => (/* binding */ followCalls)
/* harmony export */ });
/* harmony import */ var _module_configuration_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3221);

/** Submodules, and examples, of a module. The rest is left out of its interface. */
const MAX_NESTED_MODULES = 1000;
/** The directory of a path; `''` is the root. */
function directoryOf(path) {
    return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}
/** The path of `target`, as `directory` names it, from the module's root; outside of the module it begins with `..`. */
function resolvePath(directory, target) {
    const parts = [];
    for (const part of `${directory}/${target}`.split('/')) {
        if (part === '..' && parts.length > 0 && parts.at(-1) !== '..')
            parts.pop();
        else if (part !== '' && part !== '.')
            parts.push(part);
    }
    return parts.join('/');
}
function isSubmodule(directory) {
    return !(0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isExampleOrTest */ .m)(directory) && !/(^|\/)wrappers(\/|$)/.test(directory);
}
function hasRoot(paths) {
    return paths.some((path) => !path.includes('/') && (0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isConfiguration */ .Z)(path));
}
/**
 * The submodules and examples of a module, by path, at most 1000 of each. Submodules are the directories with configuration
 * below `modules/`, at any depth, and all others too where the root has none. Examples are those below `examples/` that are not inside
 * of another example. https://developer.hashicorp.com/terraform/language/modules/develop/structure
 */
function selectDirectories(paths) {
    const directories = [...new Set(paths.filter(_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isConfiguration */ .Z).map(directoryOf))].sort();
    const below = (name) => directories.filter((directory) => directory.startsWith(`${name}/`));
    const examples = below('examples');
    const isOuter = (directory) => !examples.some((other) => directory !== other && directory.startsWith(`${other}/`));
    return {
        submodules: (hasRoot(paths) ? below('modules') : directories)
            .filter(isSubmodule)
            .slice(0, MAX_NESTED_MODULES),
        examples: examples.filter(isOuter).slice(0, MAX_NESTED_MODULES),
    };
}
/** Those files that can be part of the module interface: configuration and READMEs, of the root, submodules and examples. */
function selectInterfaceFiles(files) {
    const isCollection = !hasRoot(files.map(({ path }) => path));
    return files.filter(({ path }) => {
        if (!(0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isConfiguration */ .Z)(path) && !isReadme(path))
            return false;
        const directory = directoryOf(path);
        return directory === '' || /^(modules|examples)\//.test(path) || (isCollection && isSubmodule(directory));
    });
}
/**
 * The configuration files of one directory, by name: override files apart, as clients read them last. A `.tofu` file replaces
 * the `.tf` file of its name. https://opentofu.org/docs/language/files/
 */
function selectConfiguration(files) {
    const names = new Set(files.map(({ path }) => path));
    const read = files
        .filter(({ path }) => (0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isConfiguration */ .Z)(path))
        .filter(({ path }) => !names.has(path.replace(/\.tf(\.json)?$/, '.tofu$1')) || /\.tofu(\.json)?$/.test(path))
        .toSorted((a, b) => (a.path < b.path ? -1 : 1));
    const isOverride = ({ path }) => /^(.*_)?override\.(tf|tofu)(\.json)?$/.test(fileName(path));
    return { primary: read.filter((file) => !isOverride(file)), overrides: read.filter(isOverride) };
}
const README_NAMES = ['readme.md', 'readme.markdown', 'readme', 'readme.txt'];
function fileName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function isReadme(path) {
    return README_NAMES.includes(fileName(path).toLowerCase());
}
/** The README among the files of one directory, Markdown first; undefined without one. */
function selectReadme(files) {
    const rank = ({ path }) => README_NAMES.indexOf(fileName(path).toLowerCase());
    return files
        .filter(({ path }) => isReadme(path))
        .toSorted((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1))[0];
}
/**
 * The calls of a directory of the module, and of the submodules that it calls itself, whose local source leaves the module:
 * `../sibling`. Clients refuse them where the package is the module alone.
 * https://developer.hashicorp.com/terraform/language/modules/sources#local-paths
 */
function leavingCalls(module, from = '') {
    return followCalls(module, from).leaving;
}
/** The directories that clients load with this one, itself among them, and the calls that lead out of the module. */
function followCalls({ root, submodules }, from = '') {
    const directories = new Map([root, ...submodules].map((directory) => [directory.path, directory]));
    const reached = new Set([from]);
    const leaving = [];
    for (const path of reached) {
        for (const call of directories.get(path)?.calls ?? []) {
            if (!isLocal(call.source))
                continue;
            const target = resolvePath(path, call.source);
            if (isLocal(target))
                leaving.push({ call, target });
            else
                reached.add(target);
        }
    }
    return { reached, leaving };
}
function isLocal(source) {
    return /^\.\.?(\/|$)/.test(source);
}


/***/ })

};
