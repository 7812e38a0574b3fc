export const id = 288;
export const ids = [288];
export const modules = {

/***/ 3288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findCredentials: () => (/* binding */ findCredentials),
/* harmony export */   findOpenTofuCredentials: () => (/* binding */ findOpenTofuCredentials)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3339);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(991);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4210);






/** Time that a Docker credential helper has. Then it is ended, and the run fails with PERMISSION. */
const HELPER_TIMEOUT_MS = 30_000;
/**
 * The credentials for a host from the first source that has any: the explicit ones, Docker's configuration, GITHUB_TOKEN.
 * Throws INVALID_INPUT for a broken Docker configuration, MISSING_PROGRAM where its credential helper cannot be started.
 */
async function findCredentials(host, sources) {
    const { configured, githubToken } = sources;
    const named = 'MODULE_REGISTRY_OCI_USERNAME and MODULE_REGISTRY_OCI_PASSWORD (inputs "oci-username" and "oci-password")';
    if (configured?.host === host) {
        const { username, password } = configured;
        return { credentials: { kind: 'password', username, password }, source: named };
    }
    const file = configFile(sources.environment);
    const none = { credentials: undefined, source: "Docker's config.json (no HOME)" };
    const docker = file === undefined ? none : await readDockerCredentials({ ...sources, key: dockerKey(host), file });
    if (docker.credentials !== undefined)
        return docker;
    const isGitHub = host === 'ghcr.io';
    if (isGitHub && githubToken !== undefined) {
        // ghcr.io accepts any user name with a token.
        const credentials = { kind: 'password', username: 'x-access-token', password: githubToken };
        return { credentials, source: 'GITHUB_TOKEN' };
    }
    const tried = [docker.source, ...(isGitHub ? ['GITHUB_TOKEN'] : [])].join(', ');
    return { credentials: undefined, source: `${named}, for the host of --oci-repository, ${tried}` };
}
const login = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    auth: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    username: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    password: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    identitytoken: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    registrytoken: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
});
/** https://docs.docker.com/reference/cli/docker/login/#credential-stores */
const dockerConfig = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    auths: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), login).optional(),
    credsStore: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    credHelpers: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).optional(),
});
/**
 * The credentials that `docker login` has stored: in the credential helper that a config.json names, else in the file itself.
 * Throws INVALID_INPUT for a broken file, MISSING_PROGRAM where the helper cannot be started, PERMISSION where it gives no answer.
 */
async function readDockerCredentials(where) {
    const { key, file } = where;
    const config = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(dockerConfig, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file).catch(() => Buffer.from('{}')));
    if (config === undefined)
        throw brokenConfig(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(file)} is not a valid configuration file of Docker`);
    const helper = find(config.credHelpers, key) ?? config.credsStore;
    const fromHelper = helper === undefined || helper === '' ? undefined : await askHelper(helper, where);
    if (fromHelper !== undefined)
        return { credentials: fromHelper, source: `docker-credential-${helper}` };
    const found = find(config.auths, key);
    return { credentials: found === undefined ? undefined : credentialsOf(found), source: file };
}
function configFile({ DOCKER_CONFIG, HOME }) {
    if (DOCKER_CONFIG !== undefined && DOCKER_CONFIG !== '')
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(DOCKER_CONFIG, 'config.json');
    return HOME === undefined || HOME === '' ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(HOME, '.docker', 'config.json');
}
/** Docker stores the login for Docker Hub under the URL of its first API. */
function dockerKey(host) {
    return host === 'docker.io' ? 'https://index.docker.io/v1/' : host;
}
/** Keys are hosts or URLs; of a URL only the host counts. */
function find(record, key) {
    const wanted = hostOf(key);
    return record?.[key] ?? Object.entries(record ?? {}).find(([name]) => hostOf(name) === wanted)?.[1];
}
function hostOf(key) {
    return key.replace(/^https?:\/\//, '').replace(/\/(v[12]\/?)?$/, '');
}
function credentialsOf(found) {
    if (found.registrytoken)
        return { kind: 'bearer', token: found.registrytoken };
    if (found.identitytoken)
        return { kind: 'identity', token: found.identitytoken };
    const pair = Buffer.from(found.auth ?? '', 'base64').toString();
    const colon = pair.indexOf(':');
    const username = found.username ?? pair.slice(0, Math.max(colon, 0));
    const password = found.password ?? pair.slice(colon + 1);
    return username === '' || password === '' ? undefined : { kind: 'password', username, password };
}
/** A helper without credentials prints a message, and may still exit with 0. */
const helperOutput = zod__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ Username: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), Secret: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(1) })
    .transform(({ Username: username, Secret: secret }) => username === '<token>'
    ? { kind: 'identity', token: secret }
    : { kind: 'password', username, password: secret });
/** What helpers need to reach key rings, password stores and cloud providers. */
const KEPT_VARIABLES = /^(PATH|HOME|USER|TMPDIR|TEMP|TMP|LANG|XDG_[A-Z_]+|DBUS_SESSION_BUS_ADDRESS|GNUPGHOME|PASSWORD_STORE_DIR|DOCKER_CONFIG|SSL_CERT_FILE|SSL_CERT_DIR|SSH_AUTH_SOCK|(AWS|AZURE|GOOGLE|CLOUDSDK)_[A-Z0-9_]+|(https?|all|no)_proxy)$/i;
/** https://github.com/docker/docker-credential-helpers#development */
function askHelper(name, { key, environment, helperTimeoutMs: timeoutMs = HELPER_TIMEOUT_MS }) {
    if (!/^[\w.-]+$/.test(name))
        throw brokenConfig(`the credential helper ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)} of Docker's config.json is not a plain program name`);
    const env = Object.fromEntries(Object.entries(environment).filter(([each]) => KEPT_VARIABLES.test(each)));
    return new Promise((resolve, reject) => {
        const options = { env, timeout: timeoutMs, encoding: 'buffer' };
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(`docker-credential-${name}`, ['get'], options, (error, stdout) => {
            // A number is the exit code of a helper that was started.
            const fails = (code, problem, hint) => {
                const program = `the program "docker-credential-${name}", which Docker's config.json names,`;
                const instead = 'set MODULE_REGISTRY_OCI_USERNAME and MODULE_REGISTRY_OCI_PASSWORD';
                reject(new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl(code, `${program} ${problem}`, `${hint}, or ${instead}`, { cause: error }));
            };
            if (typeof error?.code === 'string')
                fails('MISSING_PROGRAM', 'cannot be started', 'install it');
            else if (error?.killed === true)
                fails('PERMISSION', `gave no credentials within ${timeoutMs / 1000} seconds`, 'unlock what it asks');
            else
                resolve((0,_base_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(helperOutput, stdout));
        });
        child.stdin?.on('error', () => { }).end(key);
    });
}
function brokenConfig(problem) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('INVALID_INPUT', problem, 'log in again: docker login HOST');
}
/**
 * The credentials with which OpenTofu reads a repository: of Docker's and Podman's configuration in the home directory, by the
 * longest path, then by the host. It does not read the variable DOCKER_CONFIG. Throws what {@link readDockerCredentials} throws.
 * https://opentofu.org/docs/cli/oci_registries/credentials/
 */
async function findOpenTofuCredentials({ host, name }, environment) {
    const home = environment['HOME'] ?? '';
    const files = home === '' ? [] : ['.docker/config.json', '.config/containers/auth.json'];
    const paths = files.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, file));
    const parts = name.split('/');
    const below = parts.map((_, at) => [host, ...parts.slice(0, parts.length - at)].join('/'));
    for (const key of [...below, host]) {
        for (const file of paths) {
            const found = await readDockerCredentials({ key, file, environment });
            if (found.credentials !== undefined)
                return found;
        }
    }
    return { credentials: undefined, source: paths.join(', ') || 'no home directory' };
}


/***/ })

};
