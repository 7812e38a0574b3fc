export const id = 3016;
export const ids = [3016];
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

/***/ 8499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ parseRegistryUrl),
/* harmony export */   N: () => (/* binding */ parseOwnUrl)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8644);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5023);



/**
 * Reads the public URL of a registry: https, or http on loopback, without user, query and fragment; a path is allowed. The
 * result is canonical and has no slash at the end: `${url}/v1/modules/` is a URL. Throws INVALID_INPUT.
 */
function parseRegistryUrl(text) {
    const problem = registryUrlProblem(text);
    if (problem === undefined)
        return new URL(text).href.replace(/\/$/, '');
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `registry URL ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y8)(text)} is not valid: ${problem}`, 'write it as https://modules.example.com');
}
/** Hosts that answer discovery themselves, or none for anybody else. */
const HOSTS_OF_OTHERS = [
    'github.com',
    'www.github.com',
    'gitlab.com',
    'bitbucket.org',
    'codeberg.org',
    'registry.terraform.io',
    'app.terraform.io',
    'registry.opentofu.org',
];
/** {@link parseRegistryUrl} for a registry of one's own. Throws INVALID_INPUT for a host that belongs to somebody else, or has no dot, too. */
function parseOwnUrl(text) {
    const url = parseRegistryUrl(text);
    const { hostname } = new URL(url);
    if (!/[.:]/.test(hostname))
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `registry URL ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y8)(text)} is not valid: clients take no address whose host has no dot for that of a registry`, 'use a name with a dot: https://modules.example.com; on this machine the IP address, such as https://127.0.0.1:8443');
    if (!HOSTS_OF_OTHERS.includes(hostname))
        return url;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `registry URL ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y8)(text)} is not valid: ${hostname} belongs to somebody else, and clients ask it for its own modules`, 'use a host of your own, which serves the index: https://modules.example.com');
}
function registryUrlProblem(text) {
    // The URL parser drops or changes these without an error.
    if (/[\s\p{C}\\]/u.test(text))
        return 'it contains a blank, a control character or a backslash';
    if (!URL.canParse(text))
        return 'it is not an absolute URL';
    const url = new URL(text);
    const isHttps = url.protocol === 'https:' || (url.protocol === 'http:' && (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(url.hostname));
    if (!isHttps)
        return 'it must be https (http only on loopback)';
    if (url.username !== '' || url.password !== '')
        return 'a user or password may not be in it';
    if (/[?#]/.test(text))
        return 'a query or fragment may not be in it';
    const path = url.pathname.replace(/\/$/, '');
    return path === '' || (0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlainPath */ .qW)(path) ? undefined : 'its path has an empty part or an unusual character';
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

/***/ 8713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   formatOciRepository: () => (/* binding */ formatOciRepository),
/* harmony export */   isOciName: () => (/* binding */ isOciName),
/* harmony export */   parseOciRepository: () => (/* binding */ parseOciRepository),
/* harmony export */   registryOrigin: () => (/* binding */ registryOrigin)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(991);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8644);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5023);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8241);




const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::[0-9]{1,5})?$/;
/** https://github.com/opencontainers/distribution-spec/blob/main/spec.md#pulling-manifests */
const NAME = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*(?:\/[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*)*$/;
/** Whether text is a valid name of a repository by the distribution specification. */
function isOciName(name) {
    return name.length <= _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_REPOSITORY_LENGTH */ .l && NAME.test(name);
}
/** Reads `HOST/PATH`, such as `ghcr.io/acme/vpc`, without scheme, tag and digest. Throws INVALID_INPUT. */
function parseOciRepository(text) {
    const problem = repositoryProblem(text);
    if (problem === undefined)
        return split(text);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y8)(text)} is not a repository of an OCI registry: ${problem}`, `write it as ${exampleOf(text)}`);
}
function split(text) {
    const slash = text.indexOf('/');
    return { host: text.slice(0, Math.max(slash, 0)), name: text.slice(slash + 1) };
}
function repositoryProblem(text) {
    const { host, name } = split(text);
    if (/^http:\/\//i.test(text))
        return 'OCI registries are reached over https (plain http only on loopback)';
    if (text.includes('://'))
        return 'it must not have a scheme';
    if (text.includes('@'))
        return 'it must not have a user or a digest';
    if (/[A-Z]/.test(text))
        return 'it must be in lower case';
    if (!HOST.test(host) || !isHostName(host) || !URL.canParse(`oci://${host}/`))
        return 'it must begin with the host of the OCI registry';
    if (text.length > _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_REPOSITORY_LENGTH */ .l)
        return `it has more than ${_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_REPOSITORY_LENGTH */ .l} characters`;
    if (name.includes(':'))
        return 'it must not have a tag';
    return isOciName(name) ? undefined : `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} is not the name of a repository`;
}
/** Without this check `acme/vpc` would be the repository "vpc" on a host "acme". */
function isHostName(host) {
    return /[.:]/.test(host) || (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(host);
}
/** The text with its mistakes corrected where that gives a repository; else an example. */
function exampleOf(text) {
    const corrected = text
        .toLowerCase()
        .replace(/^[a-z]+:\/\//, '')
        .replace(/[@?#].*$/, '')
        .replace(/(\/[^/]*):[^/]*$/, '$1')
        .replace(/\/+$/, '');
    return repositoryProblem(corrected) === undefined ? corrected : 'ghcr.io/acme/vpc';
}
/** Formats a repository as `HOST/PATH`: the inverse of {@link parseOciRepository}. */
function formatOciRepository({ host, name }) {
    return `${host}/${name}`;
}
/** URL of the OCI registry's API, without a trailing slash, as OpenTofu knows it: https, on loopback too. */
function registryOrigin({ host }) {
    // Docker Hub serves its API on another host.
    return `https://${host === 'docker.io' ? 'registry-1.docker.io' : host}`;
}


/***/ })

};
