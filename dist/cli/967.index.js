export const id = 967;
export const ids = [967];
export const modules = {

/***/ 2967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveCommand: () => (/* binding */ serveCommand)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(4708);
// EXTERNAL MODULE: ./node_modules/@hono/node-server/dist/index.mjs
var dist = __webpack_require__(2828);
// EXTERNAL MODULE: ./lib/assemble.js + 62 modules
var assemble = __webpack_require__(2966);
// EXTERNAL MODULE: ./lib/core/error.js
var error = __webpack_require__(1105);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./node_modules/hono/dist/index.js + 24 modules
var hono_dist = __webpack_require__(1894);
// EXTERNAL MODULE: ./lib/core/index/documents.js
var documents = __webpack_require__(8250);
// EXTERNAL MODULE: ./lib/core/index/protocol.js
var protocol = __webpack_require__(9594);
;// CONCATENATED MODULE: ./lib/server/app.js




const DOWNLOAD = /^(v1\/modules\/[^/]+\/[^/]+\/[^/]+\/[^/]+)\/download$/;
/** No empty, dot or escaped part: nothing that a file system could read in another way. */
const PLAIN_PATH = /^(\.well-known|[A-Za-z0-9_][\w.~-]*)(\/[A-Za-z0-9][\w.~-]*)*$/;
const MAX_PATH_LENGTH = 2048;
/**
 * The registry's HTTP API over an index, as a function Request → Response. Answers hold nothing of the request's Host, so
 * they are right under any name. https://opentofu.org/docs/internals/module-registry-protocol/
 */
function createApp(index) {
    const app = new hono_dist/* Hono */.$();
    app.on(['GET', 'HEAD'], '*', async ({ req }) => {
        const url = new URL(req.url);
        if (url.pathname.length > MAX_PATH_LENGTH)
            return failure(414, 'the path is too long');
        const path = url.pathname === '/' ? 'index.html' : url.pathname.slice(1);
        if (!PLAIN_PATH.test(path))
            return failure(404, 'not found');
        return withEtag(req.raw, await answer(index.current(), path));
    });
    app.all('*', () => failure(405, 'only GET and HEAD are answered', { Allow: 'GET, HEAD' }));
    app.onError(() => failure(500, 'the index could not be read'));
    return app;
}
async function answer(reader, path) {
    const directory = DOWNLOAD.exec(path)?.[1];
    if (directory !== undefined)
        return download(reader, `${directory}/release.json`);
    const bytes = await reader.read(path);
    if (bytes === undefined)
        return failure(404, 'not found');
    return new Response(new Uint8Array(bytes), {
        headers: { ...BASE_HEADERS, 'Content-Type': contentType(path) },
    });
}
/** OpenTofu reads the body, Terraform the header; both name the first package that they can read. */
async function download(reader, path) {
    const bytes = await reader.read(path);
    if (bytes === undefined)
        return failure(404, 'not found');
    const release = (0,documents/* parseReleaseDocument */.k1)(path, bytes);
    const location = (0,protocol/* terraformLocation */.Qj)(release);
    return new Response((0,protocol/* renderDownload */.xc)(release), {
        headers: {
            ...BASE_HEADERS,
            'Content-Type': 'application/json',
            ...(location === undefined ? {} : { 'X-Terraform-Get': location }),
        },
    });
}
const BASE_HEADERS = { 'X-Content-Type-Options': 'nosniff' };
function failure(status, message, headers = {}) {
    return Response.json({ errors: [message] }, { status, headers: { ...BASE_HEADERS, ...headers } });
}
function contentType(path) {
    if (path.endsWith('.zip'))
        return 'application/zip';
    if (path.endsWith('.html') || path.endsWith('/source'))
        return 'text/html; charset=utf-8';
    if (path.endsWith('.json') || path.endsWith('/versions'))
        return 'application/json';
    return 'application/octet-stream';
}
/** The tag is the content's digest, so it is the same on every server of one index. */
async function withEtag(request, response) {
    if (response.status !== 200)
        return response;
    const bytes = await response.arrayBuffer();
    const etag = `"${(0,external_node_crypto_.createHash)('sha256').update(new Uint8Array(bytes)).digest('hex').slice(0, 32)}"`;
    const headers = new Headers(response.headers);
    headers.set('ETag', etag);
    if (request.headers.get('If-None-Match') === etag)
        return new Response(null, { status: 304, headers });
    headers.set('Content-Length', String(bytes.byteLength));
    return new Response(request.method === 'HEAD' ? null : bytes, { headers });
}

// EXTERNAL MODULE: ./lib/cli/command.js + 3 modules
var command = __webpack_require__(555);
// EXTERNAL MODULE: ./lib/core/index/layout.js
var layout = __webpack_require__(2496);
// EXTERNAL MODULE: ./lib/use-cases/read-index.js
var read_index = __webpack_require__(6746);
;// CONCATENATED MODULE: ./lib/cli/watched-index.js


/**
 * An index that is looked at again every `pollMs`; whole snapshots are swapped, and the last good one stays while the
 * index cannot be read. Throws INDEX_INVALID, INDEX_UNREACHABLE where the first look fails.
 */
async function watchIndex(index, { pollMs, log }) {
    let snapshot = await openValid(index);
    let isLooking = false;
    const timer = setInterval(async () => {
        if (isLooking)
            return;
        isLooking = true;
        try {
            snapshot = await openValid(index);
        }
        catch (error) {
            log.warn(`the index cannot be read, the last good state is served: ${String(error)}`);
        }
        isLooking = false;
    }, pollMs);
    timer.unref();
    return {
        current: () => {
            const now = snapshot;
            return { read: async (path) => (await now.read([path])).get(path) };
        },
        close: () => clearInterval(timer),
    };
}
async function openValid(index) {
    const snapshot = await index.open();
    (0,read_index/* registryIn */.h)(await snapshot.read([layout/* REGISTRY_PATH */.aA]));
    return snapshot;
}

;// CONCATENATED MODULE: ./lib/cli/serve.js









/** Serves until SIGINT or SIGTERM; requests under way are answered first. */
async function serveCommand(flags, surroundings) {
    const token = surroundings.environment['MODULE_REGISTRY_TOKEN'];
    const opened = await (0,assemble/* assembleIndex */.Hw)(surroundings, {
        target: (0,assemble/* indexTarget */.iR)(flags.index),
        token,
        reading: 'all',
    });
    const watched = await watchIndex(opened.index, { pollMs: flags.poll * 1000, log: surroundings.log });
    try {
        const server = await createListener(flags, (0,dist/* getRequestListener */.SE)(createApp(watched).fetch));
        const url = await listen(server, flags);
        process.stdout.write(flags.json ? `${JSON.stringify({ url })}\n` : `serving   ${flags.index} at ${url}\n`);
        await untilToldToEnd(server);
        return { json: undefined, text: '' };
    }
    finally {
        watched.close();
        await opened.close();
    }
}
async function createListener(flags, answer) {
    const { tlsCert, tlsKey } = flags;
    if (tlsCert === undefined && tlsKey === undefined)
        return (0,external_node_http_.createServer)(answer);
    if (tlsCert === undefined || tlsKey === undefined) {
        throw new command/* UsageError */.eb('--tls-cert and --tls-key go together', 'name both files, or neither');
    }
    const tls = { cert: await readTlsFile(tlsCert), key: await readTlsFile(tlsKey) };
    try {
        return (0,external_node_https_.createServer)(tls, answer);
    }
    catch (cause) {
        throw new error/* RegistryError */.gl('INVALID_INPUT', `${(0,error/* quote */.hD)(tlsCert)} and ${(0,error/* quote */.hD)(tlsKey)} are no certificate with its key: ${(0,error/* quote */.hD)(String(cause))}`, 'name a certificate chain and its private key, without a passphrase, as PEM files', { cause });
    }
}
function readTlsFile(path) {
    return (0,promises_.readFile)(path).catch((cause) => {
        throw new error/* RegistryError */.gl('INVALID_INPUT', `${(0,error/* quote */.hD)(path)} cannot be read`, 'name a PEM file that exists', {
            cause,
        });
    });
}
function listen(server, { host, port, tlsCert }) {
    return new Promise((resolve, reject) => {
        server.once('error', (cause) => {
            const hint = 'choose another with --port, or --port 0 for any free one';
            reject(new error/* RegistryError */.gl('INVALID_INPUT', `cannot listen on ${host} port ${port}: ${cause.message}`, hint, {
                cause,
            }));
        });
        server.listen(port, host, () => {
            const { address, port: bound } = server.address();
            const name = address.includes(':') ? `[${address}]` : address;
            resolve(`${tlsCert === undefined ? 'http' : 'https'}://${name}:${bound}`);
        });
    });
}
function untilToldToEnd(server) {
    return new Promise((resolve) => {
        const end = () => {
            server.close(() => resolve());
            server.closeIdleConnections();
        };
        for (const signal of ['SIGINT', 'SIGTERM'])
            process.removeAllListeners(signal).once(signal, end);
    });
}


/***/ })

};
