export const id = 7273;
export const ids = [7273];
export const modules = {

/***/ 4403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   doctorCommand: () => (/* binding */ doctorCommand)
/* harmony export */ });
/* harmony import */ var _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7801);
/* harmony import */ var _adapters_http_package_hosts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5243);
/* harmony import */ var _adapters_http_transport_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2268);
/* harmony import */ var _adapters_http_web_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9123);
/* harmony import */ var _adapters_oci_artifact_hosts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4926);
/* harmony import */ var _composition_registry_access_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(918);
/* harmony import */ var _doctor_diagnosis_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(258);
/* harmony import */ var _doctor_doctor_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2713);








async function doctorCommand(flags, runtime) {
    const { environment, log, secrets, temporary } = runtime;
    const request = (0,_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_7__/* .parseInstallRequest */ .k)(flags.url, flags.module);
    const access = await (0,_composition_registry_access_js__WEBPACK_IMPORTED_MODULE_5__/* .openRegistryAccess */ .S)(runtime);
    const transport = (0,_adapters_http_transport_js__WEBPACK_IMPORTED_MODULE_2__.networkTransport)(log, secrets);
    const diagnosis = await (0,_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_7__/* .doctor */ .A)(request, {
        web: (0,_adapters_http_web_js__WEBPACK_IMPORTED_MODULE_3__/* .networkWeb */ .jF)(log),
        packages: (0,_adapters_http_package_hosts_js__WEBPACK_IMPORTED_MODULE_1__/* .networkPackages */ .O)({ transport, git: new _adapters_git_git_js__WEBPACK_IMPORTED_MODULE_0__.Git(environment, log), temporary }),
        artifacts: (0,_adapters_oci_artifact_hosts_js__WEBPACK_IMPORTED_MODULE_4__/* .networkArtifacts */ .g)({ transport, environment, temporary }),
        token: access.tokenOf(new URL(request.url).host),
    });
    return {
        json: diagnosis,
        text: (0,_doctor_diagnosis_js__WEBPACK_IMPORTED_MODULE_6__/* .formatDiagnosis */ .Nb)(diagnosis),
        refusals: (0,_doctor_diagnosis_js__WEBPACK_IMPORTED_MODULE_6__/* .refusalsOf */ .he)(diagnosis, flags.client ?? [], !flags.json),
    };
}


/***/ }),

/***/ 568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ canonicalText),
/* harmony export */   Hn: () => (/* binding */ isTrue),
/* harmony export */   r$: () => (/* binding */ stringValue),
/* harmony export */   xT: () => (/* binding */ keyName),
/* harmony export */   yb: () => (/* binding */ constantValue)
/* harmony export */ });
/** The value of a literal, or of a tuple or object of literals; undefined for an expression that has to be evaluated. */
function constantValue(expression) {
    switch (expression?.kind) {
        case 'literal':
            return expression.value;
        case 'tuple': {
            const values = expression.members.map(constantValue);
            return values.some((value) => value === undefined) ? undefined : values.map((value) => value ?? null);
        }
        case 'object': {
            const pairs = expression.members.map(({ key, value }) => [keyName(key), constantValue(value)]);
            return pairs.some((pair) => pair.includes(undefined)) ? undefined : Object.fromEntries(pairs);
        }
        default:
            return undefined;
    }
}
/**
 * The value of a literal as text, as clients convert it: `12` is `"12"`, `1.0` is `"1"`; `''` for `null`, for any other expression
 * and for none.
 */
function stringValue(expression) {
    return expression?.kind === 'literal' && expression.value !== null ? String(expression.value) : '';
}
/** Whether clients convert the expression to `true`: `true`, `"true"` and `"1"`. */
function isTrue(expression) {
    return expression?.kind === 'literal' && [true, 'true', '1'].includes(expression.value);
}
/** The name of an object's key, written as `name` or `"name"`; undefined for one that has to be evaluated. */
function keyName(key) {
    if (key.kind === 'literal' && key.value !== null)
        return String(key.value);
    return key.kind === 'reference' && key.steps.length === 1 ? key.steps[0] : undefined;
}
/** The text of an expression without comments and optional blanks; equal for expressions that differ only by those. */
function canonicalText(expression) {
    switch (expression.kind) {
        case 'literal':
            return typeof expression.value === 'string' ? JSON.stringify(expression.value) : expression.text;
        case 'tuple':
            return `[${expression.members.map(canonicalText).join(',')}]`;
        case 'object':
            return `{${expression.members.map(({ key, value }) => `${canonicalText(key)}=${canonicalText(value)}`).join(',')}}`;
        case 'call':
            return `${expression.name}(${expression.arguments.map(canonicalText).join(',')})`;
        case 'reference':
            return expression.text.replaceAll(/\s/g, '');
        case 'other':
            return expression.tokens;
    }
}


/***/ }),

/***/ 8678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ comparableHost),
/* harmony export */   U: () => (/* binding */ registryHost)
/* harmony export */ });
/**
 * A host with its port in the form in which clients compare hosts: lower case, punycode, no default port. Undefined for what clients
 * take for no host. https://github.com/hashicorp/terraform-svchost/blob/main/svchost.go
 */
function comparableHost(text) {
    if (!/^[^\s/?#@\\%[\]:]+(?::\d+)?$/.test(text) || !URL.canParse(`https://${text}`))
        return undefined;
    const { host } = new URL(`https://${text}`);
    return host.split('.').includes('') ? undefined : host;
}
/** The comparable form of the host of a module address, which has a dot and is no Git host that clients know; else undefined. */
function registryHost(text) {
    const host = comparableHost(text);
    return host?.includes('.') && !/^(?:github\.com|bitbucket\.org)$/.test(host) ? host : undefined;
}


/***/ })

};
