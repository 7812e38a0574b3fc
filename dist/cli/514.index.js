export const id = 514;
export const ids = [514];
export const modules = {

/***/ 2514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   initCommand: () => (/* binding */ initCommand)
/* harmony export */ });
/* harmony import */ var _assemble_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3437);
/* harmony import */ var _core_hosting_hosting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9267);
/* harmony import */ var _core_registry_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3204);
/* harmony import */ var _use_cases_init_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2969);




async function initCommand(flags, surroundings) {
    const url = (0,_core_registry_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRegistryUrl */ .I)(flags.url);
    const target = (0,_assemble_index_js__WEBPACK_IMPORTED_MODULE_0__/* .indexTarget */ .iR)(flags.index);
    const token = surroundings.environment['MODULE_REGISTRY_TOKEN'];
    const opened = await (0,_assemble_index_js__WEBPACK_IMPORTED_MODULE_0__/* .assembleIndex */ .Hw)(surroundings, { target, token, reading: 'paths' });
    try {
        const report = await (0,_use_cases_init_js__WEBPACK_IMPORTED_MODULE_3__/* .init */ .Ts)({ url, name: flags.name, hosting: flags.hosting }, { ...opened, log: surroundings.log });
        if (new URL(url).pathname !== '/')
            surroundings.log.warn(pathNotice(url));
        const text = `${report.status.padEnd(9)} index for ${url}, ${report.index.changed.length} files`;
        if (flags.hosting === undefined)
            return { json: report, text };
        const setup = (0,_core_hosting_hosting_js__WEBPACK_IMPORTED_MODULE_1__/* .hostingSetup */ .KV)(flags.hosting, url);
        const next = setup === '' ? '' : `\n\n${setup.trimEnd()}`;
        return { json: { ...report, hosting: { name: flags.hosting, setup } }, text: `${text}${next}` };
    }
    finally {
        await opened.close();
    }
}
/** Clients look for discovery at the root of a host, and nowhere else. */
function pathNotice(url) {
    const { host } = new URL(url);
    return `${url} has a path, and clients ask only ${host}/.well-known/terraform.json. They reach this registry when their CLI configuration says:
host "${host}" {
  services = { "modules.v1" = "${url}/v1/modules/" }
}`;
}


/***/ })

};
