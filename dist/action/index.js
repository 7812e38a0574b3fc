import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 770:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

module.exports = __nccwpck_require__(218);


/***/ }),

/***/ 218:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

var __webpack_unused_export__;


var net = __nccwpck_require__(9278);
var tls = __nccwpck_require__(4756);
var http = __nccwpck_require__(8611);
var https = __nccwpck_require__(5692);
var events = __nccwpck_require__(4434);
var assert = __nccwpck_require__(2613);
var util = __nccwpck_require__(9023);


exports.httpOverHttp = httpOverHttp;
exports.httpsOverHttp = httpsOverHttp;
exports.httpOverHttps = httpOverHttps;
exports.httpsOverHttps = httpsOverHttps;


function httpOverHttp(options) {
  var agent = new TunnelingAgent(options);
  agent.request = http.request;
  return agent;
}

function httpsOverHttp(options) {
  var agent = new TunnelingAgent(options);
  agent.request = http.request;
  agent.createSocket = createSecureSocket;
  agent.defaultPort = 443;
  return agent;
}

function httpOverHttps(options) {
  var agent = new TunnelingAgent(options);
  agent.request = https.request;
  return agent;
}

function httpsOverHttps(options) {
  var agent = new TunnelingAgent(options);
  agent.request = https.request;
  agent.createSocket = createSecureSocket;
  agent.defaultPort = 443;
  return agent;
}


function TunnelingAgent(options) {
  var self = this;
  self.options = options || {};
  self.proxyOptions = self.options.proxy || {};
  self.maxSockets = self.options.maxSockets || http.Agent.defaultMaxSockets;
  self.requests = [];
  self.sockets = [];

  self.on('free', function onFree(socket, host, port, localAddress) {
    var options = toOptions(host, port, localAddress);
    for (var i = 0, len = self.requests.length; i < len; ++i) {
      var pending = self.requests[i];
      if (pending.host === options.host && pending.port === options.port) {
        // Detect the request to connect same origin server,
        // reuse the connection.
        self.requests.splice(i, 1);
        pending.request.onSocket(socket);
        return;
      }
    }
    socket.destroy();
    self.removeSocket(socket);
  });
}
util.inherits(TunnelingAgent, events.EventEmitter);

TunnelingAgent.prototype.addRequest = function addRequest(req, host, port, localAddress) {
  var self = this;
  var options = mergeOptions({request: req}, self.options, toOptions(host, port, localAddress));

  if (self.sockets.length >= this.maxSockets) {
    // We are over limit so we'll add it to the queue.
    self.requests.push(options);
    return;
  }

  // If we are under maxSockets create a new one.
  self.createSocket(options, function(socket) {
    socket.on('free', onFree);
    socket.on('close', onCloseOrRemove);
    socket.on('agentRemove', onCloseOrRemove);
    req.onSocket(socket);

    function onFree() {
      self.emit('free', socket, options);
    }

    function onCloseOrRemove(err) {
      self.removeSocket(socket);
      socket.removeListener('free', onFree);
      socket.removeListener('close', onCloseOrRemove);
      socket.removeListener('agentRemove', onCloseOrRemove);
    }
  });
};

TunnelingAgent.prototype.createSocket = function createSocket(options, cb) {
  var self = this;
  var placeholder = {};
  self.sockets.push(placeholder);

  var connectOptions = mergeOptions({}, self.proxyOptions, {
    method: 'CONNECT',
    path: options.host + ':' + options.port,
    agent: false,
    headers: {
      host: options.host + ':' + options.port
    }
  });
  if (options.localAddress) {
    connectOptions.localAddress = options.localAddress;
  }
  if (connectOptions.proxyAuth) {
    connectOptions.headers = connectOptions.headers || {};
    connectOptions.headers['Proxy-Authorization'] = 'Basic ' +
        new Buffer(connectOptions.proxyAuth).toString('base64');
  }

  debug('making CONNECT request');
  var connectReq = self.request(connectOptions);
  connectReq.useChunkedEncodingByDefault = false; // for v0.6
  connectReq.once('response', onResponse); // for v0.6
  connectReq.once('upgrade', onUpgrade);   // for v0.6
  connectReq.once('connect', onConnect);   // for v0.7 or later
  connectReq.once('error', onError);
  connectReq.end();

  function onResponse(res) {
    // Very hacky. This is necessary to avoid http-parser leaks.
    res.upgrade = true;
  }

  function onUpgrade(res, socket, head) {
    // Hacky.
    process.nextTick(function() {
      onConnect(res, socket, head);
    });
  }

  function onConnect(res, socket, head) {
    connectReq.removeAllListeners();
    socket.removeAllListeners();

    if (res.statusCode !== 200) {
      debug('tunneling socket could not be established, statusCode=%d',
        res.statusCode);
      socket.destroy();
      var error = new Error('tunneling socket could not be established, ' +
        'statusCode=' + res.statusCode);
      error.code = 'ECONNRESET';
      options.request.emit('error', error);
      self.removeSocket(placeholder);
      return;
    }
    if (head.length > 0) {
      debug('got illegal response body from proxy');
      socket.destroy();
      var error = new Error('got illegal response body from proxy');
      error.code = 'ECONNRESET';
      options.request.emit('error', error);
      self.removeSocket(placeholder);
      return;
    }
    debug('tunneling connection has established');
    self.sockets[self.sockets.indexOf(placeholder)] = socket;
    return cb(socket);
  }

  function onError(cause) {
    connectReq.removeAllListeners();

    debug('tunneling socket could not be established, cause=%s\n',
          cause.message, cause.stack);
    var error = new Error('tunneling socket could not be established, ' +
                          'cause=' + cause.message);
    error.code = 'ECONNRESET';
    options.request.emit('error', error);
    self.removeSocket(placeholder);
  }
};

TunnelingAgent.prototype.removeSocket = function removeSocket(socket) {
  var pos = this.sockets.indexOf(socket)
  if (pos === -1) {
    return;
  }
  this.sockets.splice(pos, 1);

  var pending = this.requests.shift();
  if (pending) {
    // If we have pending requests and a socket gets closed a new one
    // needs to be created to take over in the pool for the one that closed.
    this.createSocket(pending, function(socket) {
      pending.request.onSocket(socket);
    });
  }
};

function createSecureSocket(options, cb) {
  var self = this;
  TunnelingAgent.prototype.createSocket.call(self, options, function(socket) {
    var hostHeader = options.request.getHeader('host');
    var tlsOptions = mergeOptions({}, self.options, {
      socket: socket,
      servername: hostHeader ? hostHeader.replace(/:.*$/, '') : options.host
    });

    // 0 is dummy port for v0.6
    var secureSocket = tls.connect(0, tlsOptions);
    self.sockets[self.sockets.indexOf(socket)] = secureSocket;
    cb(secureSocket);
  });
}


function toOptions(host, port, localAddress) {
  if (typeof host === 'string') { // since v0.10
    return {
      host: host,
      port: port,
      localAddress: localAddress
    };
  }
  return host; // for v0.11 or later
}

function mergeOptions(target) {
  for (var i = 1, len = arguments.length; i < len; ++i) {
    var overrides = arguments[i];
    if (typeof overrides === 'object') {
      var keys = Object.keys(overrides);
      for (var j = 0, keyLen = keys.length; j < keyLen; ++j) {
        var k = keys[j];
        if (overrides[k] !== undefined) {
          target[k] = overrides[k];
        }
      }
    }
  }
  return target;
}


var debug;
if (process.env.NODE_DEBUG && /\btunnel\b/.test(process.env.NODE_DEBUG)) {
  debug = function() {
    var args = Array.prototype.slice.call(arguments);
    if (typeof args[0] === 'string') {
      args[0] = 'TUNNEL: ' + args[0];
    } else {
      args.unshift('TUNNEL:');
    }
    console.error.apply(console, args);
  }
} else {
  debug = function() {};
}
__webpack_unused_export__ = debug; // for test


/***/ }),

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 6982:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5675:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http2");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 4708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 3916:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path/posix");

/***/ }),

/***/ 8321:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/consumers");

/***/ }),

/***/ 6466:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 8877:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");

/***/ }),

/***/ 714:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:vm");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 9449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  j_: () => (/* binding */ readEvent),
  t6: () => (/* binding */ refuseUnlistedEvent),
  Fg: () => (/* binding */ tagsOf)
});

// UNUSED EXPORTS: parseEvent

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var classic_schemas = __nccwpck_require__(3339);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __nccwpck_require__(3759);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/coerce.js


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return api/* _coercedNumber */.qG(classic_schemas/* ZodNumber */.rSt, params);
}
function coerce_boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}

// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __nccwpck_require__(991);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __nccwpck_require__(4210);
// EXTERNAL MODULE: ./lib/composition/forge.js
var composition_forge = __nccwpck_require__(9265);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __nccwpck_require__(5023);
// EXTERNAL MODULE: ./lib/module/origin.js
var origin = __nccwpck_require__(3324);
// EXTERNAL MODULE: ./lib/module/tag.js
var module_tag = __nccwpck_require__(4632);
// EXTERNAL MODULE: ./lib/release/next-version.js
var next_version = __nccwpck_require__(3385);
;// CONCATENATED MODULE: ./lib/action/event.js








/** Servers other than GitHub have none, or an empty one. */
const id = classic_schemas/* preprocess */.vkY((text) => text || undefined, number().int().positive().optional());
/** https://docs.github.com/actions/reference/variables-reference#default-environment-variables */
const variablesSchema = classic_schemas/* object */.Ikc({
    GITHUB_EVENT_NAME: classic_schemas/* string */.YjP().min(1),
    GITHUB_REF: classic_schemas/* string */.YjP().default(''),
    GITHUB_SHA: classic_schemas/* string */.YjP()
        .regex(/^(?:[0-9a-f]{40})?$/, 'must be the id of a commit')
        .default(''),
    GITHUB_SERVER_URL: (0,schema/* checkedText */.N0)(git_remote/* parseServerUrl */.Ep).default('https://github.com'),
    GITHUB_API_URL: (0,schema/* checkedText */.N0)(git_remote/* parseServerUrl */.Ep).default('https://api.github.com'),
    GITHUB_REPOSITORY: (0,schema/* checkedText */.N0)(parseRepositoryName),
    GITHUB_REPOSITORY_ID: id,
    GITHUB_REPOSITORY_OWNER_ID: id,
});
/** https://docs.github.com/webhooks/webhook-events-and-payloads; only what is used. */
const payloadSchema = classic_schemas/* object */.Ikc({
    action: classic_schemas/* string */.YjP().optional(),
    deleted: classic_schemas/* boolean */.zMY().optional(),
    /** Of a push, also where `after` is the id of an annotated tag. */
    head_commit: classic_schemas/* object */.Ikc({ id: classic_schemas/* string */.YjP() }).nullish(),
    release: classic_schemas/* object */.Ikc({ tag_name: classic_schemas/* string */.YjP(), published_at: classic_schemas/* string */.YjP().nullish() }).optional(),
    /** Of a push the seconds since 1970; of other events a text, and of an earlier push. */
    repository: classic_schemas/* object */.Ikc({
        id: classic_schemas/* number */.aig().int().positive().optional(),
        full_name: classic_schemas/* string */.YjP().optional(),
        default_branch: classic_schemas/* string */.YjP().optional(),
        owner: classic_schemas/* object */.Ikc({ id: classic_schemas/* number */.aig().int().positive().optional() }).optional(),
        pushed_at: classic_schemas/* union */.KCZ([classic_schemas/* number */.aig(), classic_schemas/* string */.YjP()]).nullish(),
    })
        .optional(),
    pull_request: classic_schemas/* object */.Ikc({
        number: classic_schemas/* number */.aig().int().positive(),
        title: classic_schemas/* string */.YjP().optional(),
        base: classic_schemas/* object */.Ikc({ ref: classic_schemas/* string */.YjP().refine(module_tag/* isRefName */.pA, 'is not the name of a branch') }).optional(),
        /** Null where the fork is gone. */
        head: classic_schemas/* object */.Ikc({ repo: classic_schemas/* object */.Ikc({ full_name: classic_schemas/* string */.YjP() }).nullable() }),
        labels: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({ name: classic_schemas/* string */.YjP() })).default([]),
    })
        .optional(),
});
/** What the runner says of the run. Throws INVALID_INPUT outside of a workflow run. */
async function readEvent(environment, forge) {
    // The toolkit reads the event file when it is loaded.
    const toolkit = await __nccwpck_require__.e(/* import() */ 460).then(__nccwpck_require__.bind(__nccwpck_require__, 460)).catch((error) => {
        throw error instanceof SyntaxError ? malformedEvent((0,base_error/* quote */.hD)(error.message), error) : error;
    });
    return parseEvent(toolkit.context.payload, environment, forge);
}
/**
 * Parses what the runner says of the run. Throws INVALID_INPUT outside of a workflow run.
 * @param eventPayload of the toolkit's context, which copies the rest from the environment unchecked
 */
function parseEvent(eventPayload, environment, forge) {
    const found = (0,schema/* parseOptions */.Ac)(variablesSchema, environment, (name) => `environment variable ${name}`);
    const { GITHUB_SERVER_URL: serverUrl, GITHUB_REPOSITORY: repository } = found;
    const remote = (0,git_remote/* parseGitRemote */.IM)(`${serverUrl}/${repository}.git`);
    const identity = (0,git_remote/* identityFromRemote */.tk)(remote);
    const payload = parsePayload(eventPayload);
    const own = payload.repository?.full_name === repository ? payload.repository : undefined;
    const head = payload.pull_request?.head.repo?.full_name;
    return {
        name: found.GITHUB_EVENT_NAME,
        ref: found.GITHUB_REF,
        payload,
        pushed: found.GITHUB_EVENT_NAME === 'push' ? (payload.head_commit?.id ?? found.GITHUB_SHA) : undefined,
        sha: found.GITHUB_SHA,
        isFromFork: payload.pull_request !== undefined && head !== repository,
        serverUrl,
        apiUrl: found.GITHUB_API_URL,
        forge: (0,composition_forge/* forgeOfRun */.ok)(environment, forge),
        repository,
        remote,
        identity: identity && {
            ...identity,
            // Other servers than GitHub give the ids in the event alone.
            repositoryId: found.GITHUB_REPOSITORY_ID ?? own?.id,
            ownerId: found.GITHUB_REPOSITORY_OWNER_ID ?? own?.owner?.id,
        },
        taggedAt: taggedAt(payload),
    };
}
/** act sets the whole URL of an origin that is not on github.com. */
function parseRepositoryName(text) {
    if (origin/* OWNER_AND_NAME */.yc.test(text))
        return text;
    throw new base_error/* RegistryError */.gl('INVALID_INPUT', `${(0,base_error/* quote */.hD)(text)} is not owner/name`, 'start act with --env GITHUB_REPOSITORY=owner/name; other runners set it themselves');
}
function parsePayload(eventPayload) {
    const parsed = payloadSchema.safeParse(eventPayload);
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    const where = issue?.path.join('.') ?? '';
    throw malformedEvent(`${where === '' ? '' : `${(0,base_error/* quote */.hD)(where)}: `}${issue?.message ?? 'it is not valid'}`);
}
/** INVALID_INPUT for an event file that a runner did not write. */
function malformedEvent(problem, cause) {
    return new base_error/* RegistryError */.gl('INVALID_INPUT', `the file of the event (environment variable GITHUB_EVENT_PATH) is not one of GitHub: ${problem}`, 'let the runner set GITHUB_EVENT_PATH, or write the payload of a webhook there: docs.github.com/webhooks', { cause });
}
function taggedAt({ repository, release }) {
    if (typeof repository?.pushed_at === 'number')
        return repository.pushed_at * 1000;
    const published = Date.parse(release?.published_at ?? '');
    return Number.isNaN(published) ? undefined : published;
}
/**
 * Events whose commit is in the repository by the right to write there. Others may name what nobody has merged: the events of pull
 * requests, comments and merge queues.
 */
const WRITING_EVENTS = new Set([
    'push',
    'create',
    'delete',
    'release',
    'schedule',
    'workflow_dispatch',
    'repository_dispatch',
    'workflow_run',
]);
/** UNSUPPORTED_EVENT for an event at which nothing is written. @param work after "cannot": `publish` */
function refuseUnlistedEvent({ name }, work) {
    if (WRITING_EVENTS.has(name))
        return;
    throw new base_error/* RegistryError */.gl('UNSUPPORTED_EVENT', `the event ${(0,base_error/* quote */.hD)(name)} cannot ${work}: it may stand for changes that are not merged, and runs with the repository's permissions`, `run it on one of ${[...WRITING_EVENTS].join(', ')}; on "pull_request" the action says what would change`);
}
/** Actions of a `release` event after which there is no release. */
const GONE = /^(?:deleted|unpublished)$/;
const NO_TAG_HINT = 'run it on a pushed tag (on: push: tags: ["v*"]), or set the input "tag" (one tag) or "all-tags" (true)';
/** Which tags the run publishes. Throws UNSUPPORTED_EVENT, and INVALID_INPUT where the inputs contradict each other. */
function tagsOf(event, inputs) {
    const pull = event.payload.pull_request;
    if (event.name === 'pull_request' && pull !== undefined)
        return { pullRequest: pull.number, base: pull.base?.ref ?? 'main' };
    if (inputs.check && !/^pull_request/.test(event.name))
        return nothing('input "check" is true, and the event is not a pull request');
    refuseUnlistedEvent(event, 'publish');
    if (inputs.tag !== undefined && inputs['all-tags']) {
        throw new base_error/* RegistryError */.gl('INVALID_INPUT', `input "tag" is ${(0,base_error/* quote */.hD)(inputs.tag)} and input "all-tags" is true`, 'set one of the two');
    }
    const isNamed = inputs['all-tags'] || inputs.tag !== undefined;
    if (inputs.release !== false && isNamed)
        throw new base_error/* RegistryError */.gl('INVALID_INPUT', `input "release" is "${inputs.release}" and input "${inputs['all-tags'] ? 'all-tags' : 'tag'}" is set`, 'set one of the two: a release makes its tags');
    if (inputs['all-tags'])
        return { tags: 'all' };
    if (inputs.tag !== undefined)
        return { tags: [inputs.tag] };
    const [, branch] = /^refs\/heads\/(.+)$/s.exec(event.ref) ?? [];
    const isGone = event.payload.deleted === true || event.name === 'delete';
    if (inputs.release === false || branch === undefined || isGone)
        return tagsOfEvent(event, inputs);
    return releaseOf(branch, event);
}
/** Releases are made of the default branch and of maintenance branches. */
function releaseOf(branch, { sha, payload }) {
    // Events that do not name it, such as a schedule, run on the default branch alone.
    const { default_branch: main = branch } = payload.repository ?? {};
    if (branch === main || (0,next_version/* releaseLineOf */.Js)(branch) !== undefined)
        return { release: { branch, commit: sha } };
    return nothing(`${(0,base_error/* quote */.hD)(branch)} is neither the default branch ${(0,base_error/* quote */.hD)(main)} nor a maintenance branch such as "release/1.x"`);
}
function tagsOfEvent({ name, ref, payload }, { site }) {
    const isGone = payload.deleted === true || name === 'delete' || (name === 'release' && GONE.test(payload.action ?? ''));
    if (isGone)
        return nothing('the event deleted something; published versions stay');
    const released = payload.release?.tag_name;
    const tag = released ?? /^refs\/tags\/(.+)$/s.exec(ref)?.[1];
    if (tag !== undefined && (0,module_tag/* isMovingTag */.Tp)(tag))
        return nothing(`${(0,base_error/* quote */.hD)(tag)} is a moving tag, not a version`);
    if (tag !== undefined)
        return { tags: [tag] };
    // A step may make the website alone, at each event that may publish.
    if (name === 'push' || site !== undefined)
        return nothing(`${(0,base_error/* quote */.hD)(ref)} is not a tag; ${NO_TAG_HINT}`);
    throw new base_error/* RegistryError */.gl('UNSUPPORTED_EVENT', `the event ${(0,base_error/* quote */.hD)(name)} has no tag`, NO_TAG_HINT);
}
function nothing(reason) {
    return { tags: undefined, notice: `nothing to publish: ${reason}` };
}


/***/ }),

/***/ 7414:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8877);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8663);
/* harmony import */ var _adapters_filesystem_temporary_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2965);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(991);
/* harmony import */ var _base_system_error_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(8975);
/* harmony import */ var _composition_forge_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(9265);
/* harmony import */ var _publish_publish_report_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(7851);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(9449);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(1413);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_11__ = __nccwpck_require__(7352);
/* harmony import */ var _runner_output_js__WEBPACK_IMPORTED_MODULE_12__ = __nccwpck_require__(792);













/** The entry of the action: inputs and event → publish → outputs, annotations, job summary, exit code. */
// As in the command line: a run over many tags makes much that is soon let go.
(0,node_v8__WEBPACK_IMPORTED_MODULE_2__.setFlagsFromString)('--heap-growing-percent=30');
const environment = process.env;
const mask = new _runner_output_js__WEBPACK_IMPORTED_MODULE_12__/* .TokenMask */ .ml();
// Before anything that could print one.
for (const token of (0,_inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .readTokens */ .He)(_actions_core__WEBPACK_IMPORTED_MODULE_3__/* .getInput */ .V4, environment))
    mask.add(token);
const output = new _runner_output_js__WEBPACK_IMPORTED_MODULE_12__/* .RunnerOutput */ .Ew(mask, (0,_composition_forge_js__WEBPACK_IMPORTED_MODULE_7__/* .isGiteaRunner */ .bM)(environment));
const temporary = environment['RUNNER_TEMP'] || (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)();
const runtime = { environment, log: output, secrets: mask, temporary, idToken: identityService() };
try {
    await act();
}
catch (error) {
    process.exitCode = 1;
    await fail(error);
}
async function act() {
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .readInputs */ .Ko)(_actions_core__WEBPACK_IMPORTED_MODULE_3__/* .getInput */ .V4);
    output.checkOutputs();
    const event = await (0,_event_js__WEBPACK_IMPORTED_MODULE_9__/* .readEvent */ .j_)(environment, inputs.forge);
    (0,_inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .refuseLacking */ .S4)(inputs, event.forge);
    if (inputs.site !== undefined && !inputs['dry-run']) {
        // Refuses, before anything else is written, a directory that cannot become the site.
        const { SiteDirectory } = await __nccwpck_require__.e(/* import() */ 249).then(__nccwpck_require__.bind(__nccwpck_require__, 6249));
        SiteDirectory.open(inWorkspace(inputs.site)).prepare();
    }
    if (inputs.marks || inputs.collect) {
        await (inputs.marks ? mark : collect)(inputs, event);
        return makeSite(inputs, event);
    }
    const choice = (0,_event_js__WEBPACK_IMPORTED_MODULE_9__/* .tagsOf */ .Fg)(event, inputs);
    if ('pullRequest' in choice) {
        const { checkPullRequest } = await Promise.all(/* import() */[__nccwpck_require__.e(830), __nccwpck_require__.e(118), __nccwpck_require__.e(406), __nccwpck_require__.e(164), __nccwpck_require__.e(837), __nccwpck_require__.e(690), __nccwpck_require__.e(137), __nccwpck_require__.e(226), __nccwpck_require__.e(520), __nccwpck_require__.e(927), __nccwpck_require__.e(951)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6951));
        const request = { inputs, event, ...choice };
        const isGood = await withTemporary((inside) => checkPullRequest(request, inside, output));
        if (!isGood)
            process.exitCode = 1;
    }
    else if ('notice' in choice) {
        if (inputs.site === undefined)
            output.notice(choice.notice);
        output.setOutputs((0,_outputs_js__WEBPACK_IMPORTED_MODULE_11__/* .outputsWithout */ .fo)('skipped'));
        await makeSite(inputs, event);
    }
    else {
        await publish({ inputs, event, ...choice });
        await makeSite(inputs, event);
    }
}
async function publish(request) {
    // Loaded late: a run that has nothing to do, or is refused, ends before it.
    const { run } = await Promise.all(/* import() */[__nccwpck_require__.e(830), __nccwpck_require__.e(118), __nccwpck_require__.e(406), __nccwpck_require__.e(164), __nccwpck_require__.e(837), __nccwpck_require__.e(690), __nccwpck_require__.e(137), __nccwpck_require__.e(226), __nccwpck_require__.e(520), __nccwpck_require__.e(927), __nccwpck_require__.e(430)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8430));
    const { renderSummary } = await Promise.all(/* import() */[__nccwpck_require__.e(226), __nccwpck_require__.e(353)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8962));
    const { formatPublishReport } = await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 8189));
    const { formatInstallation } = await Promise.all(/* import() */[__nccwpck_require__.e(226), __nccwpck_require__.e(876)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8226));
    const { formatReleases } = await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 8504));
    const published = await run(request, runtime);
    const report = (0,_publish_publish_report_js__WEBPACK_IMPORTED_MODULE_8__/* .reworded */ .Fg)(published.report, _inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .inputHint */ .iX);
    const { modules, packagePath, installation } = published;
    const missing = published.missing && (0,_inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .inputHint */ .iX)(published.missing);
    if (modules.length > 0)
        output.info(formatReleases(modules));
    output.info(formatPublishReport(report));
    if (installation !== undefined)
        output.info(formatInstallation(installation));
    const unreleased = modules.flatMap(({ error }) => (error === undefined ? [] : (0,_inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .inputHint */ .iX)(error.toRefusal())));
    output.setOutputs((0,_outputs_js__WEBPACK_IMPORTED_MODULE_11__/* .outputsOf */ .Yz)(report, packagePath, published));
    await output.summarize(renderSummary(report, { ...published, missing }));
    refuse([...unreleased, ...(0,_publish_publish_report_js__WEBPACK_IMPORTED_MODULE_8__/* .groupedRefusals */ .GE)(report.failures), ...(missing ? [missing] : [])]);
}
async function collect(inputs, event) {
    const { collectSources } = await Promise.all(/* import() */[__nccwpck_require__.e(830), __nccwpck_require__.e(815), __nccwpck_require__.e(118), __nccwpck_require__.e(406), __nccwpck_require__.e(164), __nccwpck_require__.e(837), __nccwpck_require__.e(690), __nccwpck_require__.e(137), __nccwpck_require__.e(520), __nccwpck_require__.e(923), __nccwpck_require__.e(976)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2976));
    const { renderCollection } = await Promise.all(/* import() */[__nccwpck_require__.e(226), __nccwpck_require__.e(353)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8962));
    const { formatCollectReport } = await Promise.all(/* import() */[__nccwpck_require__.e(118), __nccwpck_require__.e(406), __nccwpck_require__.e(837), __nccwpck_require__.e(690), __nccwpck_require__.e(923)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5923));
    const collected = await withTemporary((inside) => collectSources({ inputs, event }, inside));
    const report = (0,_publish_publish_report_js__WEBPACK_IMPORTED_MODULE_8__/* .reworded */ .Fg)(collected, _inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .inputHint */ .iX);
    output.info(formatCollectReport(report));
    output.setOutputs((0,_outputs_js__WEBPACK_IMPORTED_MODULE_11__/* .outputsOfCollection */ .uK)(report));
    await output.summarize(renderCollection(report));
    refuse((0,_publish_publish_report_js__WEBPACK_IMPORTED_MODULE_8__/* .groupedRefusals */ .GE)(report.failures));
}
async function mark(inputs, event) {
    const { applyMarks } = await Promise.all(/* import() */[__nccwpck_require__.e(815), __nccwpck_require__.e(118), __nccwpck_require__.e(406), __nccwpck_require__.e(137), __nccwpck_require__.e(443), __nccwpck_require__.e(306)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6194));
    const { renderMarksSummary } = await Promise.all(/* import() */[__nccwpck_require__.e(226), __nccwpck_require__.e(353)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8962));
    const { formatFileMarks } = await Promise.all(/* import() */[__nccwpck_require__.e(118), __nccwpck_require__.e(406), __nccwpck_require__.e(443), __nccwpck_require__.e(51)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3443));
    const date = new Date().toISOString().replace(/\.\d+/, '');
    const report = await withTemporary((inside) => applyMarks({ inputs, event }, inside, date));
    for (const line of formatFileMarks(report.marks ?? [], report.status === 'planned'))
        output.info(line);
    output.setOutputs((0,_outputs_js__WEBPACK_IMPORTED_MODULE_11__/* .outputsOfMarks */ .MM)(report));
    await output.summarize(renderMarksSummary(report));
    refuse(report.refused.map(({ error }) => (0,_inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .inputHint */ .iX)(error)));
}
/** The website of the index as it is after the run, also where a tag was refused. */
async function makeSite(inputs, event) {
    const { site } = inputs;
    if (site === undefined || inputs['dry-run'])
        return;
    const [{ writeSite }, { formatSiteReport }, { indexRepositoryOf }] = await Promise.all([
        Promise.all(/* import() */[__nccwpck_require__.e(852), __nccwpck_require__.e(118), __nccwpck_require__.e(837), __nccwpck_require__.e(829)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7829)),
        __nccwpck_require__.e(/* import() */ 688).then(__nccwpck_require__.bind(__nccwpck_require__, 2688)),
        __nccwpck_require__.e(/* import() */ 531).then(__nccwpck_require__.bind(__nccwpck_require__, 2531)),
    ]);
    const settings = {
        index: indexRepositoryOf(inputs, event),
        output: inWorkspace(site),
        pages: inputs['site-pages'],
        profile: inputs['site-profile'],
        hosting: undefined,
    };
    output.info(formatSiteReport(await withTemporary((inside) => writeSite(inside, settings)), site));
}
function inWorkspace(directory) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(environment['GITHUB_WORKSPACE'] ?? '.', directory);
}
function withTemporary(work) {
    return (0,_adapters_filesystem_temporary_js__WEBPACK_IMPORTED_MODULE_4__/* .withTemporaryDirectory */ .n)((directory) => work({ ...runtime, temporary: directory }), temporary);
}
/** Annotates every refusal; with one the run fails. */
function refuse(refusals) {
    for (const refusal of refusals)
        output.refuse(refusal);
    if (refusals.length > 0)
        process.exitCode = 1;
}
/** Gives tokens of the run's identity, masked; undefined in a job without `id-token: write`. */
function identityService() {
    const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = environment;
    if ((url ?? '') === '' || (token ?? '') === '')
        return undefined;
    return async (audience) => {
        const idToken = await (0,_actions_core__WEBPACK_IMPORTED_MODULE_3__/* .getIDToken */ .V9)(audience);
        mask.add(idToken);
        return idToken;
    };
}
/** What neither this tool nor the operating system refuses is a fault of this tool. */
async function fail(error) {
    const refused = error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_5__/* .RegistryError */ .gl ? error : (0,_base_system_error_js__WEBPACK_IMPORTED_MODULE_6__/* .systemRefusal */ .o)(error);
    if (refused === undefined) {
        const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
        const hint = 'this is a bug of the action: please report it with the log of this step';
        output.refuse({ code: 'INTERNAL', message, hint });
        return;
    }
    const refusal = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .inputHint */ .iX)(refused);
    output.refuse(refusal);
    if (!output.hasOutputs)
        output.setOutputs((0,_outputs_js__WEBPACK_IMPORTED_MODULE_11__/* .outputsWithout */ .fo)('refused'));
    const { renderRefusal } = await Promise.all(/* import() */[__nccwpck_require__.e(226), __nccwpck_require__.e(353)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8962));
    await output.summarize(renderRefusal(refusal));
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 1413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   He: () => (/* binding */ readTokens),
/* harmony export */   Ko: () => (/* binding */ readInputs),
/* harmony export */   S4: () => (/* binding */ refuseLacking),
/* harmony export */   iX: () => (/* binding */ inputHint),
/* harmony export */   w1: () => (/* binding */ namingInputs)
/* harmony export */ });
/* unused harmony exports CONFIG_KEYS, INPUT_NAMES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_11__ = __nccwpck_require__(3339);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4210);
/* harmony import */ var _base_secret_mask_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(206);
/* harmony import */ var _collect_registry_config_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9334);
/* harmony import */ var _composition_index_store_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1050);
/* harmony import */ var _index_format_registry_url_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(8499);
/* harmony import */ var _module_forge_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(6223);
/* harmony import */ var _publish_config_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(8317);
/* harmony import */ var _publish_exposure_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(6714);
/* harmony import */ var _release_next_version_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(3385);
/* harmony import */ var _site_profile_js__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(8978);












/** Characters of a token or password in an input. A longer one is INVALID_INPUT. */
const MAX_TOKEN_LENGTH = 16_384;
/** The inputs that action.yml declares. A test compares the two. */
/** https://yaml.org/spec/1.2.2/#10212-boolean */
const flag = zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP()
    .regex(/^(?:true|True|TRUE|false|False|FALSE)$/, 'must be true or false')
    .transform((text) => text.toLowerCase() === 'true');
const text = zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP();
/** `pages`, or the file name of a workflow. */
function parseDeployment(text) {
    if (text === 'pages')
        return { kind: 'pages' };
    if (/^[A-Za-z0-9][\w.-]*\.ya?ml$/.test(text))
        return { kind: 'workflow', workflow: text };
    throw new Error(`must be pages, or the file name of a workflow such as deploy.yml, not ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)}`);
}
const runOptions = zod__WEBPACK_IMPORTED_MODULE_11__/* .strictObject */ .rej({
    tag: text.optional(),
    'all-tags': flag.default(false),
    /** What a push to the default branch does: it releases what changed, or keeps a pull request that releases it. */
    release: zod__WEBPACK_IMPORTED_MODULE_11__/* .union */ .KCZ([flag, zod__WEBPACK_IMPORTED_MODULE_11__/* .literal */ .euz('pull-request')], { error: 'must be true, false or pull-request' })
        .default(false),
    'pre-release': (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_release_next_version_js__WEBPACK_IMPORTED_MODULE_9__/* .parsePreRelease */ .yd).optional(),
    'initial-version': (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_release_next_version_js__WEBPACK_IMPORTED_MODULE_9__/* .parseInitialVersion */ .uy).default(_release_next_version_js__WEBPACK_IMPORTED_MODULE_9__/* .INITIAL_VERSION */ .G8),
    config: text.optional(),
    'keep-going': flag.default(false),
    strict: flag.default(false),
    collect: flag.default(false),
    marks: flag.default(false),
    only: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_collect_registry_config_js__WEBPACK_IMPORTED_MODULE_3__/* .parseNamePattern */ .LO).optional(),
    'source-token': text.optional(),
    /** `owner/name` on the server of the run, or a Git URL; without it the repository of the run. */
    'index-repository': text.optional(),
    'index-branch': (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_composition_index_store_js__WEBPACK_IMPORTED_MODULE_4__/* .parseBranch */ .Qd).default('registry'),
    'index-url': (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_index_format_registry_url_js__WEBPACK_IMPORTED_MODULE_5__/* .parseOwnUrl */ .N).optional(),
    'index-token': text.optional(),
    'github-token': text.optional(),
    forge: zod__WEBPACK_IMPORTED_MODULE_11__/* ["enum"] */ .k5n(_module_forge_js__WEBPACK_IMPORTED_MODULE_6__/* .FORGE_NAMES */ .NT).optional(),
    'oci-username': text.optional(),
    'oci-password': text.optional(),
    repair: flag.default(false),
    'index-commit-by': zod__WEBPACK_IMPORTED_MODULE_11__/* ["enum"] */ .k5n(['push', 'api', 'pull-request']).default('push'),
    expose: zod__WEBPACK_IMPORTED_MODULE_11__/* ["enum"] */ .k5n(_publish_exposure_js__WEBPACK_IMPORTED_MODULE_8__/* .EXPOSURES */ .b3).default('none'),
    check: flag.default(false),
    attest: zod__WEBPACK_IMPORTED_MODULE_11__/* ["enum"] */ .k5n(['off', 'try', 'require']).default('off'),
    wait: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP()
        .regex(/^(?:[1-9]\d{0,2}|[1-2]\d{3}|3[0-5]\d{2}|3600)$/, 'must be a number of seconds from 1 to 3600')
        .transform(Number)
        .optional(),
    deploy: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(parseDeployment).optional(),
    comment: flag.default(false),
    'dry-run': flag.default(false),
    site: text.optional(),
    'site-pages': zod__WEBPACK_IMPORTED_MODULE_11__/* ["enum"] */ .k5n(_site_profile_js__WEBPACK_IMPORTED_MODULE_10__/* .PAGES */ .Nb).default('versions'),
    'site-profile': zod__WEBPACK_IMPORTED_MODULE_11__/* ["enum"] */ .k5n(_site_profile_js__WEBPACK_IMPORTED_MODULE_10__/* .PROFILES */ .jI).default('website'),
});
/** Options of a publish that only the config file has: no input, and no hint with one. */
const CONFIG_KEYS = [
    'oci-tags',
    'package-url',
    'package-public-url',
    'package-endpoint',
    'package-region',
    'package-addressing',
];
const PUBLISH_NAMES = Object.keys(_publish_config_js__WEBPACK_IMPORTED_MODULE_7__/* .selectionOptions */ .lo.shape).filter((name) => !CONFIG_KEYS.includes(name));
const INPUT_NAMES = [...PUBLISH_NAMES, ...Object.keys(runOptions.shape)];
/** Reads all inputs; an empty one is absent. Throws INVALID_INPUT, naming the input. */
function readInputs(getInput) {
    const texts = (names) => Object.fromEntries(names.map((name) => [name, getInput(name) || undefined]));
    const called = (name) => `input "${name}"`;
    for (const name of TOKEN_INPUTS)
        refuseLongToken(name, getInput(name));
    refuseRemoved(getInput);
    const selection = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseOptions */ .Ac)(_publish_config_js__WEBPACK_IMPORTED_MODULE_7__/* .selectionOptions */ .lo, texts(PUBLISH_NAMES), called);
    const run = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseOptions */ .Ac)(runOptions, texts(Object.keys(runOptions.shape)), called);
    refuseWithPullRequest(run);
    if (run.wait !== undefined && run['index-url'] === undefined) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `input "wait" is "${run.wait}", but input "index-url" is not set`, 'set index-url to the public URL of the registry, such as https://modules.example.com');
    }
    return Object.freeze({ ...run, selection });
}
const REMOVED_INPUTS = {
    'next-version': 'remove it: the interface gives the number; a label of the pull request asks for more: release:major, release:minor or release:patch',
    'check-label': 'remove it: the interface gives the number, and no pull request has to declare it; the output "required-bump" says it to later steps',
    ...Object.fromEntries(CONFIG_KEYS.map((name) => [
        name,
        `set the key "${name}" in ${_publish_config_js__WEBPACK_IMPORTED_MODULE_7__/* .CONFIG_PATH */ .tF} of the tagged commit, or in a file that an earlier step writes and the input "config" names`,
    ])),
};
function refuseRemoved(getInput) {
    for (const [name, hint] of Object.entries(REMOVED_INPUTS))
        if (getInput(name) !== '')
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `there is no input "${name}" any more`, hint);
}
const TOKEN_INPUTS = ['index-token', 'github-token', 'source-token', 'oci-password'];
/** Neither a program nor a server takes it, and the refusals of both say something else. */
function refuseLongToken(name, { length }) {
    if (length <= MAX_TOKEN_LENGTH)
        return;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `input "${name}" has ${length} characters, more than the ${MAX_TOKEN_LENGTH} of the longest token`, 'give it the token alone, not a file or a list');
}
/** What has no meaning for a version that nobody has merged. */
function refuseWithPullRequest(run) {
    if (run['index-commit-by'] !== 'pull-request')
        return;
    const names = ['wait', 'deploy', 'collect', 'marks'];
    const name = names.find((each) => run[each] !== undefined && run[each] !== false);
    if (name === undefined)
        return;
    const isWork = name === 'collect' || name === 'marks';
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `input "${name}" is set, but input "index-commit-by" is "pull-request"`, isWork
        ? 'set index-commit-by: push or api: a collection and marks are the work of the owners of the index'
        : `remove "${name}": nothing can be installed before the pull request is merged`);
}
/** What an input asks of the server of the workflow, and what works on a server that lacks it. */
const NEEDS = [
    {
        input: 'index-commit-by',
        asks: (inputs) => inputs['index-commit-by'] === 'api',
        has: ({ hasGraphql }) => hasGraphql,
        fix: 'set index-commit-by: push, or pull-request',
    },
    {
        input: 'index-commit-by',
        asks: (inputs) => inputs['index-commit-by'] === 'pull-request',
        has: ({ hasApi }) => hasApi,
        fix: 'set index-commit-by: push',
    },
    {
        input: 'release',
        asks: ({ release }) => release === 'pull-request',
        has: ({ hasApi }) => hasApi,
        fix: 'set release: true',
    },
    {
        input: 'deploy',
        asks: ({ deploy }) => deploy?.kind === 'pages',
        has: ({ hasPages }) => hasPages,
        fix: 'name a workflow that deploys the index, such as deploy.yml, or remove "deploy"',
    },
    {
        input: 'deploy',
        asks: ({ deploy }) => deploy !== undefined,
        has: ({ hasApi }) => hasApi,
        fix: 'remove "deploy"',
    },
    { input: 'comment', asks: ({ comment }) => comment, has: ({ hasApi }) => hasApi, fix: 'remove "comment"' },
    {
        input: 'attest',
        asks: ({ attest }) => attest === 'require',
        has: ({ hasAttestations }) => hasAttestations,
        fix: 'set attest: off',
    },
];
/** INVALID_INPUT, before anything is written, for what the server of the workflow cannot do. */
function refuseLacking(inputs, forge) {
    const lacking = NEEDS.find(({ asks, has }) => asks(inputs) && !has(forge));
    if (lacking === undefined)
        return;
    const { input, fix } = lacking;
    const value = input === 'deploy' ? (inputs.deploy?.kind ?? '') : String(inputs[input]);
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `input "${input}" is ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)}, which ${forge.title} cannot do`, fix);
}
/** Every secret in the inputs and the environment of the run, to be masked before anything else is done. */
function readTokens(getInput, environment) {
    const inputs = TOKEN_INPUTS.map(getInput);
    const ofHosts = Object.keys(environment).filter((name) => name.startsWith('MODULE_REGISTRY_TOKEN'));
    const others = [...ofHosts, 'ACTIONS_ID_TOKEN_REQUEST_TOKEN'].map((name) => environment[name] ?? '');
    const proxies = Object.keys(environment).filter((name) => /^(?:https?|all)_proxy$/i.test(name));
    const urls = [
        ...[...INPUT_NAMES, ...CONFIG_KEYS].map(getInput),
        ...proxies.map((name) => environment[name] ?? ''),
    ];
    return [...inputs, ...others, ...urls.flatMap(_base_secret_mask_js__WEBPACK_IMPORTED_MODULE_2__/* .urlSecrets */ .Fn)].filter((token) => token !== '');
}
/** Hints are written in flags of the command line. In a workflow the same is said in inputs. */
const RENAMED = {
    url: 'index-url',
    index: 'index-repository',
};
/** The URL that a command would set; a whole command, which stays as it is; or a flag with its value. */
const FLAG = /module-registry init --index … --url (?<url>[^\s,;]+)|(?<command>module-registry [^;`]+)|--(?<flag>[a-z][a-z-]*)(?: (?<value>(?!(?:and|in|or|out|with)\b)[^\s,;()-][^\s,;()]*))?/g;
/** The text with `package: git` for `--package git`. */
function namingInputs(text) {
    return text.replaceAll(FLAG, (found, ...rest) => {
        const { url, flag, value } = rest.at(-1);
        if (url !== undefined)
            return `index-url: ${url}`;
        const input = flag === undefined ? undefined : (RENAMED[flag] ?? flag);
        if (input !== undefined && CONFIG_KEYS.includes(input))
            return value === undefined
                ? `the key "${input}" of ${_publish_config_js__WEBPACK_IMPORTED_MODULE_7__/* .CONFIG_PATH */ .tF}`
                : `${input}: ${value} in ${_publish_config_js__WEBPACK_IMPORTED_MODULE_7__/* .CONFIG_PATH */ .tF}`;
        if (input === undefined || !INPUT_NAMES.includes(input))
            return found;
        return value === undefined ? `input "${input}"` : `${input}: ${value}`;
    });
}
/** The refusal with a hint for the author of a workflow. */
function inputHint({ code, message, hint }) {
    const plain = hint
        .replaceAll(/ \(action input "[\w-]+"[^)]*\)/g, '')
        .replaceAll(/\w+, or the action input ("[\w-]+")/g, 'input $1');
    return { code, message, hint: namingInputs(plain) };
}


/***/ }),

/***/ 7352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   MM: () => (/* binding */ outputsOfMarks),
/* harmony export */   Yz: () => (/* binding */ outputsOf),
/* harmony export */   fo: () => (/* binding */ outputsWithout),
/* harmony export */   hn: () => (/* binding */ outputsOfPull),
/* harmony export */   uK: () => (/* binding */ outputsOfCollection)
/* harmony export */ });
/* unused harmony export OUTPUT_NAMES */
/* harmony import */ var _interface_diff_change_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4867);
/* harmony import */ var _publish_report_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8189);
/* harmony import */ var _release_release_report_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8504);



/**
 * Bytes of one output: GitHub takes 1 MiB for all of them. Of a longer list the first half is given, again
 * and again until it fits.
 */
const MAX_OUTPUT_BYTES = 400_000;
/** Every output, as a run without results sets it. */
const NOTHING = {
    status: '',
    address: '',
    version: '',
    location: '',
    digest: '',
    'package-path': '',
    'index-commit': '',
    'pull-request': '',
    'required-bump': '',
    changelog: '',
    'installable-after': '',
    releases: '[]',
    results: '[]',
    sources: '[]',
};
const OUTPUT_NAMES = Object.keys(NOTHING);
/** The status of a run with several results is the first of these statuses that a result has. */
const STATUSES = ['published', 'pending', 'planned', 'unchanged'];
function statusOf({ results, failures }) {
    if (failures.length > 0)
        return 'refused';
    return STATUSES.find((status) => results.some((result) => result.status === status)) ?? 'unchanged';
}
/** Undefined where what is published says it. */
function statusOfRelease(modules, proposal) {
    const has = (wanted) => modules.some(({ status }) => status === wanted);
    if (has('refused'))
        return 'refused';
    if (!has('proposed') || has('pushed'))
        return undefined;
    return proposal === undefined ? 'planned' : 'pending';
}
function outputsWithout(status) {
    return { ...NOTHING, status };
}
/** Outputs of a publish: one release sets the single fields, several set only `results`. */
function outputsOf({ results, failures, index }, packagePath, { modules = [], proposal, installation } = {}) {
    const [only, ...others] = results;
    const [pullRequest = '', ...pullRequests] = (0,_publish_report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestsOf */ .Tb)(results);
    const isSingle = only !== undefined && only.status !== 'refused' && others.length === 0;
    return {
        ...NOTHING,
        ...(isSingle ? { ...fieldsOf(only), 'package-path': packagePath } : {}),
        status: statusOfRelease(modules, proposal) ?? statusOf({ results, failures }),
        'index-commit': index.commit ?? '',
        'pull-request': proposal ?? (pullRequests.length === 0 ? pullRequest : ''),
        'installable-after': installation === undefined ? '' : String(installation.seconds),
        releases: bounded(modules.filter(({ status }) => status !== 'unchanged').map(_release_release_report_js__WEBPACK_IMPORTED_MODULE_2__/* .releaseFacts */ .tc)),
        results: JSON.stringify(results),
    };
}
/** Outputs of a collection: as many results and sources as fit, refusals first. */
function outputsOfCollection({ results, failures, sources, index }) {
    const refusedFirst = (items) => items.toSorted((a, b) => Number(b.status === 'refused') - Number(a.status === 'refused'));
    return {
        ...NOTHING,
        status: statusOf({ results, failures }),
        'index-commit': index.commit ?? '',
        results: bounded(refusedFirst(results)),
        sources: bounded(refusedFirst(sources)),
    };
}
function outputsOfMarks({ status, marks = [], index }) {
    const changed = status === 'rendered' ? 'published' : status;
    return { ...NOTHING, status: changed, 'index-commit': index.commit ?? '', results: bounded(marks) };
}
function bounded(items) {
    const text = JSON.stringify(items);
    return text.length <= MAX_OUTPUT_BYTES ? text : bounded(items.slice(0, Math.floor(items.length / 2)));
}
/** Outputs of a pull request: the planned publish, and the bump that the changes need. */
function outputsOfPull({ checked, report }, isRefused) {
    const planned = report === undefined ? { ...NOTHING, status: 'checked' } : outputsOf(report, '');
    const { bump, changes, modules } = checked.report;
    const isCompared = modules.some(({ base }) => base !== null);
    return {
        ...planned,
        ...(isRefused ? { status: 'refused' } : {}),
        'required-bump': isCompared ? bump : '',
        changelog: isCompared ? (0,_interface_diff_change_js__WEBPACK_IMPORTED_MODULE_0__/* .changelogLine */ .H8)(changes) : '',
    };
}
function fieldsOf(result) {
    const { address, version, location, compatibility } = result;
    return {
        address,
        version,
        location,
        digest: result.package.digest,
        'required-bump': compatibility?.required ?? '',
        changelog: compatibility === undefined ? '' : (0,_interface_diff_change_js__WEBPACK_IMPORTED_MODULE_0__/* .changelogLine */ .H8)(compatibility.changes),
    };
}


/***/ }),

/***/ 792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Ew: () => (/* binding */ RunnerOutput),
  ml: () => (/* binding */ TokenMask)
});

// UNUSED EXPORTS: inertLines

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: ./lib/node_modules/@actions/core/lib/core.js + 19 modules
var core = __nccwpck_require__(8663);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __nccwpck_require__(991);
// EXTERNAL MODULE: ./lib/base/first-lines.js
var first_lines = __nccwpck_require__(7553);
// EXTERNAL MODULE: ./lib/base/count.js
var count = __nccwpck_require__(7526);
;// CONCATENATED MODULE: ./lib/base/progress.js

/** Time between two lines of progress in a log that is no terminal. What happens between is not printed. */
const PROGRESS_LINE_MS = 5_000;
/** Time that a step takes before progress says how long the rest of it will. Before it nothing is estimated. */
const MIN_ESTIMATE_MS = 2_000;
const CLEAR_LINE = '\r\u001b[K';
/** Shows how far a step is: `122/239 tags, 9 s left`. */
class Progress {
    #display;
    /** When each step was first shown, and what of it was done then. */
    #begun = new Map();
    #shownAt;
    #isOpen = false;
    constructor(display) {
        this.#display = display;
        this.#shownAt = display.now();
    }
    /** Shows that `done` of `total` parts are done, or `done` of an unknown number. A step of one part has no progress. */
    show(step, done, total) {
        if (total !== undefined && total < 2)
            return;
        const { isTerminal, now, write } = this.#display;
        const text = total === undefined
            ? (0,count/* counted */.h)(done, step.replace(/s$/, ''))
            : `${done}/${total} ${step}${this.#left(step, done, total)}`;
        if (isTerminal) {
            write(`${CLEAR_LINE}${text}`);
            this.#isOpen = true;
            if (done === total)
                this.clear();
        }
        else if (now() - this.#shownAt >= PROGRESS_LINE_MS) {
            write(`${text}\n`);
            this.#shownAt = now();
        }
    }
    /** An estimate, from the parts that were done since the step was first shown. */
    #left(step, done, total) {
        const now = this.#display.now();
        const begun = this.#begun.get(step) ?? { at: now, done };
        this.#begun.set(step, begun);
        const elapsed = now - begun.at;
        const parts = done - begun.done;
        if (parts <= 0 || elapsed < MIN_ESTIMATE_MS || done === total)
            return '';
        const seconds = Math.ceil(((elapsed / parts) * (total - done)) / 1_000);
        return seconds < 100 ? `, ${seconds} s left` : `, ${Math.ceil(seconds / 60)} min left`;
    }
    clear() {
        if (this.#isOpen)
            this.#display.write(CLEAR_LINE);
        this.#isOpen = false;
    }
}

// EXTERNAL MODULE: ./lib/base/secret-mask.js
var secret_mask = __nccwpck_require__(206);
// EXTERNAL MODULE: ./lib/action/inputs.js
var inputs = __nccwpck_require__(1413);
;// CONCATENATED MODULE: ./lib/action/runner-output.js








/** Characters of a job summary, of up to three bytes each: GitHub takes 1 MiB. The first lines of a longer one are written. */
const MAX_SUMMARY_LENGTH = 340_000;
/** All that a run shows: log, annotations, outputs and job summary. Tokens are masked in each of them. */
class RunnerOutput {
    #mask;
    #progress = new Progress({
        isTerminal: false,
        now: () => performance.now(),
        write: (text) => this.info(text.trimEnd()),
    });
    /**
     * Whether the runner shows annotations as they are, line by line, without their properties, and loses job summaries: that of Gitea.
     */
    #isPlain;
    constructor(mask, isPlain = false) {
        this.#mask = mask;
        this.#isPlain = isPlain;
    }
    info(text) {
        core/* info */.pq(inertLines(this.#mask.apply(text)));
    }
    warn(text) {
        core/* warning */.$e(this.#line((0,inputs/* namingInputs */.w1)(this.#mask.apply(text))));
    }
    progress(step, done, total) {
        this.#progress.show(step, done, total);
    }
    /** Shown where the secret or variable ACTIONS_STEP_DEBUG is true. */
    debug(text) {
        core/* debug */.Yz(this.#mask.apply(text));
    }
    notice(text) {
        core/* notice */.lm(this.#line(this.#mask.apply(text)));
    }
    refuse({ code, message, hint }) {
        const text = this.#mask.apply(`${message}\n${hint}`);
        if (this.#isPlain)
            core/* error */.z3(this.#line(`${code}: ${text}`));
        else
            core/* error */.z3(text, { title: code });
    }
    /** A warning at a line of a file of the repository, which the pull request shows beside that line. */
    annotate({ message, file, line, title }) {
        if (this.#isPlain) {
            const place = file === undefined ? '' : `${file}${line === undefined ? '' : `:${line}`}: `;
            core/* warning */.$e(this.#line(this.#mask.apply(`${place}${title}: ${message}`)));
            return;
        }
        core/* warning */.$e(this.#mask.apply(message), {
            title,
            ...(file === undefined ? {} : { file: this.#mask.apply(file) }),
            ...(line === undefined ? {} : { startLine: line }),
        });
    }
    #line(text) {
        if (!this.#isPlain)
            return text;
        const lines = text.split('\n').map((line) => line.trim());
        return lines.filter((line) => line !== '').join(' | ');
    }
    /** Whether a result is given: what fails after it changes none of it. */
    hasOutputs = false;
    /** Looks, before anything is written, whether outputs can be. Throws SYSTEM_REFUSED, PERMISSION. */
    checkOutputs() {
        const file = process.env['GITHUB_OUTPUT'] ?? '';
        if (file === '')
            return;
        try {
            (0,external_node_fs_.closeSync)((0,external_node_fs_.openSync)(file, external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_APPEND | external_node_fs_.constants.O_NONBLOCK));
        }
        catch (error) {
            this.hasOutputs = true;
            throw new base_error/* RegistryError */.gl('SYSTEM_REFUSED', `the outputs cannot be written to ${(0,base_error/* quote */.hD)(file)} (environment variable GITHUB_OUTPUT): ${(0,base_error/* messageOf */.bD)(error)}`, 'let the runner set GITHUB_OUTPUT, or make the file writable for this user', { cause: error });
        }
    }
    setOutputs(outputs) {
        this.hasOutputs = true;
        for (const [name, value] of Object.entries(outputs))
            core/* setOutput */.uH(name, this.#mask.apply(value));
    }
    /** @param markdown for the page of the run; where it cannot be written, the log says all that it would say */
    async summarize(markdown) {
        if (this.#isPlain)
            return this.info(markdown);
        if ((process.env['GITHUB_STEP_SUMMARY'] ?? '') === '')
            return;
        await core/* summary */.z
            .addRaw((0,first_lines/* firstLines */.U)(this.#mask.apply(markdown), MAX_SUMMARY_LENGTH, 'the log of this step'))
            .write()
            .catch((error) => this.warn(`the job summary cannot be written: ${(0,base_error/* quote */.hD)((0,base_error/* messageOf */.bD)(error))}`));
    }
}
/**
 * Lines for people, in which the runner obeys nothing. It obeys a line that begins with `::` after blanks, and the older
 * `##[` anywhere in a line (https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs): a blank in
 * between makes text of both. `@actions/core` writes lines as they are.
 */
function inertLines(text) {
    const lines = text.split(/\r\n|\r|\n/).map(base_error/* visible */.RK);
    return lines.map((line) => line.replace(/^(\s*:):/, '$1 :').replaceAll('##[', '## [')).join('\n');
}
/**
 * Hides the secrets of a run in all that the run writes. The runner hides them too, in the log, but not in the files of outputs
 * and job summary.
 */
class TokenMask extends secret_mask/* SecretMask */.fZ {
    /** Also tells the runner. @param username the one that GitHub asks for, unless it is another */
    add(secret, username = 'x-access-token') {
        super.add(secret, username);
        (0,core/* setSecret */.Pq)(secret);
        (0,core/* setSecret */.Pq)(Buffer.from(`${username}:${secret}`).toString('base64'));
    }
}


/***/ }),

/***/ 5500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ge: () => (/* binding */ absent),
/* harmony export */   aB: () => (/* binding */ isSpecialFile),
/* harmony export */   c1: () => (/* binding */ createDirectory),
/* harmony export */   o1: () => (/* binding */ DirectoryPaths),
/* harmony export */   tW: () => (/* binding */ NO_FILE)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6760);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(991);
/* harmony import */ var _base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(4141);





/** The path is missing, is a directory, has a file as a parent, or a name that no file can have. */
const NO_FILE = ['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'];
/** Gives `value` where reading a path of the index fails in one of these ways. Throws PERMISSION, INDEX_UNREACHABLE for others. */
function absent(path, codes, value) {
    return (cause) => {
        const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
        if (codes.includes(code))
            return value;
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl(code === 'EACCES' ? 'PERMISSION' : 'INDEX_UNREACHABLE', `the index cannot be read at ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(path)}: ${code || (0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(cause)}`, 'name a directory that this user may read with --index', { cause });
    };
}
/**
 * What is at paths of an index, each of which is looked at once: below a directory that is missing nothing is. A link may lead out of the
 * index, and a FIFO or a device never ends, so INDEX_INVALID is thrown for a path that is, or that leads through, one of them. The
 * index itself may be a link.
 */
class DirectoryPaths {
    #root;
    #known = new Map();
    constructor(root) {
        this.#root = root;
    }
    /** Undefined for a path that is missing, or of which a directory is. Throws INDEX_INVALID, PERMISSION, INDEX_UNREACHABLE. */
    at(path) {
        return (0,_base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_4__/* .getOrInsert */ .P)(this.#known, path, () => this.#look(path));
    }
    async #look(path) {
        const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
        if (parent !== '.' && (await this.at(parent))?.isDirectory() !== true)
            return undefined;
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#root, path);
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(file).catch(absent(file, NO_FILE, undefined));
        if (stats !== undefined && isSpecialFile(stats))
            throw specialFile(path, stats);
        return stats;
    }
    /** Throws INDEX_INVALID for a path with a directory in the place of its file, or a file in that of one of its directories. */
    async requireFile(path) {
        for (let at = path; at !== '.'; at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at)) {
            const stats = await this.at(at);
            if (stats === undefined || stats.isFile() === (at === path))
                continue;
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(at)} in the index is ${at === path ? 'a directory, where a file' : 'a file, where a directory'} belongs`, `move ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(at)} out of the index`);
        }
    }
}
function isSpecialFile(type) {
    return !type.isFile() && !type.isDirectory();
}
/** @param path in the index */
function specialFile(path, type) {
    const other = type.isSocket() ? 'a socket' : 'a device';
    const name = type.isSymbolicLink() ? 'a symbolic link' : type.isFIFO() ? 'a FIFO' : other;
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('INDEX_INVALID', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(path)} in the index is ${name}`, 'replace it by a file or a directory: an index holds nothing else');
}
/** Makes a directory and those above it. Node.js's own `recursive` never ends where the system makes none, as below /proc. */
function createDirectory(path) {
    if (makeOne(path))
        return;
    createDirectory((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
    if (makeOne(path))
        return;
    const error = new Error(`ENOENT: the system makes no directory ${path}`);
    throw Object.assign(error, { code: 'ENOENT', syscall: 'mkdir', path });
}
/** False where the directory above is missing. */
function makeOne(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : '';
        if (code === 'ENOENT' && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path) !== path)
            return false;
        if (code !== 'EEXIST' || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory())
            throw error;
    }
    return true;
}


/***/ }),

/***/ 2965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ isRunning),
/* harmony export */   n: () => (/* binding */ withTemporaryDirectory)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6760);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(991);





/** Repetitions of the removal of temporary files that a child still writes. Then the run fails, and the next one removes them. */
const MAX_REMOVAL_RETRIES = 5;
/**
 * Runs `work` with a new directory for all its files, and removes the directory at the end. Directories of processes that were killed
 * on this machine are removed first. Throws SYSTEM_REFUSED where it cannot be made.
 * @param parent default: the system's
 */
async function withTemporaryDirectory(work, parent = (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)()) {
    const machine = await machineId();
    await removeLeftovers(parent, machine);
    const prefix = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(parent, `module-registry-${machine}-${process.pid}-`);
    const directory = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)(prefix).catch((cause) => refuse(parent, cause));
    try {
        return await work(directory);
    }
    finally {
        // Retried, as a child that was killed may still be writing, or hold the last file that this process may open.
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(directory, { recursive: true, force: true, maxRetries: MAX_REMOVAL_RETRIES });
    }
}
/** Of what a process id counts in: containers have their own, and may share a directory. */
async function machineId() {
    const processes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)('/proc/self/ns/pid').catch(() => '');
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${(0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)()} ${processes}`).digest('hex').slice(0, 8);
}
const NAME = /^module-registry-([0-9a-f]{8})-(\d+)-[A-Za-z0-9]{6}$/;
/** What cannot be removed stays: the run does not need it to be gone. */
async function removeLeftovers(parent, machine) {
    for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(parent).catch(() => [])) {
        const [, owner, pid] = NAME.exec(name) ?? [];
        if (owner !== machine || isRunning(Number(pid)))
            continue;
        const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(parent, name);
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(directory).catch(() => undefined);
        // A link, or a directory of another user, is not what mkdtemp has made.
        const isOwn = found?.isDirectory() === true && found.uid === (process.getuid?.() ?? found.uid);
        if (isOwn)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(directory, { recursive: true, force: true }).catch(() => { });
    }
}
function refuse(parent, cause) {
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RegistryError */ .gl('SYSTEM_REFUSED', `temporary files cannot be put into ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(parent)}: ${cause.code}`, `make it a directory with free space that this user may write, or name another one: TMPDIR=/path (on a runner: RUNNER_TEMP)`, { cause });
}
/** Whether a process of this machine runs, also one of another user. */
function isRunning(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
    }
}


/***/ }),

/***/ 1656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   dS: () => (/* binding */ pushFailure),
/* harmony export */   f1: () => (/* binding */ readFailure),
/* harmony export */   fX: () => (/* binding */ NOT_ALLOWED),
/* harmony export */   wg: () => (/* binding */ sha256Refusal),
/* harmony export */   yK: () => (/* binding */ requireIndex)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);
/* harmony import */ var _base_secret_mask_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(206);
/* harmony import */ var _base_shell_word_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5256);



/** Turns what git says in English (LC_ALL=C) into refusals that a user can act on. */
const NOT_ALLOWED = /Authentication failed|could not read (Username|Password)|Permission (to .* )?denied|error: 40[13]|Invalid username or (password|token)|access denied|not authorized|terminal prompts disabled/i;
const MISSING = /repository .*not found|does not appear to be a git repository|does not exist/i;
const DUBIOUS_OWNER = /dubious ownership/;
const DECLINED = /hook declined|protected branch|GH006|GH013|denied by|refusing to update|denyCurrentBranch|read-only/i;
const OTHER_HASH = /does not support this repository's hash algorithm|mismatched algorithms/;
const LOST_RACE = /stale info|fetch first|non-fast-forward|failed to update ref|cannot lock ref|incorrect old value|reference already exists|remote ref .* is at/i;
/** GitHub answers "not found" for a repository that a token may not see. */
const TEXTS = {
    index: {
        refused: NOT_ALLOWED,
        refusal: 'may not be read with these credentials',
        permissionHint: 'give a token that may read and write it ("contents: write", on Gitea "write:repository"): MODULE_REGISTRY_TOKEN, or the action input "index-token"',
        writeHint: 'the token needs "contents: write" on the index repository (on Gitea "write:repository"): MODULE_REGISTRY_TOKEN, or the action input "index-token"',
        unreachable: 'INDEX_UNREACHABLE',
        retryHint: 'check the address and the network; hosts also answer "not found" where a token may not see the repository',
    },
    'module repository': {
        refused: new RegExp(`${NOT_ALLOWED.source}|repository .*not found`, 'i'),
        refusal: 'may not be read with these credentials',
        permissionHint: 'the token of the action input "github-token" needs "contents: read" on it: add it to the "permissions:" of the job',
        writeHint: 'the token of the action input "github-token" needs "contents: write" on it: add it to the "permissions:" of the job',
        unreachable: 'REPOSITORY_UNREACHABLE',
        retryHint: 'check the network and the proxy, then run the command or the job again',
    },
    source: {
        refused: new RegExp(`${NOT_ALLOWED.source}|${MISSING.source}`, 'i'),
        refusal: 'does not exist, or may not be read with these credentials',
        permissionHint: 'give a token that may read it ("contents: read"); if it is gone for good, remove it from registry.yml: what is published stays',
        unreachable: 'REPOSITORY_UNREACHABLE',
        retryHint: 'the next run tries it again; if the error stays, check the address and the network',
    },
};
/**
 * Returns the refusal for a remote that could not be read: PERMISSION, NOT_FOUND for a tag of a module repository, else
 * INDEX_UNREACHABLE or REPOSITORY_UNREACHABLE.
 */
function readFailure(kind, remote, stderr) {
    const texts = TEXTS[kind];
    if (kind === 'index' && DUBIOUS_OWNER.test(stderr)) {
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `the repository ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(remote)} belongs to another user: ${firstLine(stderr)}`, `trust it: git config --global --add safe.directory ${remote}`);
    }
    if (kind === 'index' && remote.startsWith('/') && MISSING.test(stderr))
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(texts.unreachable, `there is no Git repository at ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(remote)}`, `check the address, or create the repository of a new index: git init --bare ${(0,_base_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r)(remote)}`);
    const missing = /couldn't find remote ref refs\/tags\/(\S+)/.exec(stderr)?.[1];
    if (kind === 'module repository' && missing !== undefined) {
        return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_FOUND', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(missing)} does not exist in ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(remote)}`, `create it and push it: git tag ${missing} && git push origin ${missing}`);
    }
    const subject = `the ${kind} ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(remote)}`;
    if (OTHER_HASH.test(stderr))
        return sha256Refusal(kind === 'index' ? 'INDEX_INVALID' : 'NOT_A_REPOSITORY', subject);
    return texts.refused.test(stderr)
        ? new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `${subject} ${texts.refusal}: ${firstLine(stderr)}`, texts.permissionHint)
        : new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(texts.unreachable, `${subject} cannot be read: ${firstLine(stderr)}`, texts.retryHint);
}
/** The refusal of a repository whose object ids are SHA-256, as indexes and locations record those of SHA-1. */
function sha256Refusal(code, subject) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(code, `${subject} is a Git repository with SHA-256 object ids; only SHA-1 is supported`, 'use a repository that is made with: git init --object-format=sha1');
}
/** Gives what a git that has read the index printed. Throws PERMISSION and INDEX_UNREACHABLE where it has failed. */
function requireIndex(result, { url }) {
    if (result.code === 0)
        return result;
    throw readFailure('index', url, result.stderr);
}
/**
 * Says why a push failed: the head has `moved` (a lost race, to be run again), the remote has `refused` it for good
 * (PERMISSION), or the reason is `unknown` (INDEX_UNREACHABLE, REPOSITORY_UNREACHABLE), and the push may have succeeded.
 */
function pushFailure(remote, output, kind = 'index') {
    const subject = `the ${kind} ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(remote)}`;
    const { writeHint, unreachable } = TEXTS[kind];
    const refused = (problem, hint) => ({
        outcome: 'refused',
        error: new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `${subject} ${problem}: ${firstLine(output)}`, hint),
    });
    if (DUBIOUS_OWNER.test(output))
        return { outcome: 'refused', error: readFailure(kind, remote, output) };
    if (DECLINED.test(output))
        return refused('declined the push', 'the branch is protected or a hook declines: allow this token, app or key to push to it (branch rules: bypass list)');
    if (OTHER_HASH.test(output))
        return { outcome: 'refused', error: sha256Refusal('INDEX_INVALID', subject) };
    if (LOST_RACE.test(output))
        return { outcome: 'moved' };
    if (NOT_ALLOWED.test(output))
        return refused('may not be written with these credentials', writeHint);
    const error = new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(unreachable, `${subject} could not be written: ${firstLine(output)}`, 'run the same command again: nothing is written twice; if that does not help, check the network and the Git host');
    return { outcome: 'unknown', error };
}
/** The line that names the reason, quoted: git's own "error: failed to push some refs" does not. */
function firstLine(output) {
    // A server may begin its reason with a line that says nothing.
    const lines = output
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => !/^remote:(?: error:)?$/.test(line));
    const telling = lines.find((line) => /^ssh: |Permission denied \(/.test(line)) ??
        lines.find((line) => /^error: RPC failed; HTTP \d/.test(line)) ??
        lines.find((line) => /GH0|^remote: (?!error: hook declined).*(error|denied)/i.test(line)) ??
        (/hook declined/.test(output) ? lines.find((line) => /^remote: (?!.*\d%)\S/.test(line)) : undefined) ??
        lines.find((line) => /^!|declined|^fatal:/i.test(line)) ??
        lines.find((line) => line !== '');
    if (telling !== undefined && (0,_base_secret_mask_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsCredentials */ .Hn)(telling))
        return _base_secret_mask_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_SHOWN */ .a6;
    // Of the line of a ref, in the form of --porcelain, the end says why.
    return (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(telling?.replace(/^!.*?(?=\[)/, '') ?? 'git gave no reason');
}


/***/ }),

/***/ 7863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   TU: () => (/* binding */ Git),
/* harmony export */   oY: () => (/* binding */ makeBorrowingRepository),
/* harmony export */   oj: () => (/* binding */ requireGit),
/* harmony export */   xJ: () => (/* binding */ makeBareRepository)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6760);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6466);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(991);
/* harmony import */ var _base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(4141);
/* harmony import */ var _base_system_error_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(8975);







/** Characters at the end of what a git that goes on running prints that are kept for an error. */
const MAX_STDERR_LENGTH = 16 * 1024;
/** Time for one call of git that reaches a server and has no shorter limit. Then git is ended, and the command fails. */
const NETWORK_CALL_MS = 60 * 60_000;
const KEPT_VARIABLES = /^(PATH|HOME|TMPDIR|TEMP|TMP|XDG_CONFIG_HOME|GIT_CONFIG_GLOBAL|SSH_AUTH_SOCK|GIT_SSL_CAINFO|GIT_SSL_CAPATH|SSL_CERT_FILE|SSL_CERT_DIR|CURL_CA_BUNDLE|(https?|all|no)_proxy)$/i;
/**
 * No hook, no file system monitor, no prompt and no transport helper may run, whatever the user's configuration says;
 * credential helpers may. https://git-scm.com/docs/git-config
 */
const SAFE_CONFIG = [
    ['core.hooksPath', '/dev/null'],
    // Whatever a bare repository could name to be run is overruled here, so bare repositories are allowed.
    ['safe.bareRepository', 'all'],
    ['core.fsmonitor', 'false'],
    ['core.attributesFile', '/dev/null'],
    ['core.alternateRefsCommand', ':'],
    // Give up on a server that sends next to nothing for a minute.
    ['http.lowSpeedLimit', '1000'],
    ['http.lowSpeedTime', '60'],
    ['gc.auto', '0'],
    ['maintenance.auto', 'false'],
    ['protocol.version', '2'],
    ['fetch.recurseSubmodules', 'false'],
    ['push.recurseSubmodules', 'no'],
    ['push.gpgSign', 'false'],
    ['fastimport.unpackLimit', '0'],
    // How much of large packs and files git holds in memory: without limits, all of them.
    ['core.packedGitWindowSize', '8m'],
    ['core.packedGitLimit', '64m'],
    ['core.bigFileThreshold', '2m'],
    ['fetch.unpackLimit', '1'],
];
const SAFE_VARIABLES = {
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    SSH_ASKPASS: '',
    // ssh has no limits of its own for a server that stops to answer.
    GIT_SSH_COMMAND: 'ssh -o BatchMode=yes -o ConnectTimeout=60 -o ServerAliveInterval=15 -o ServerAliveCountMax=4',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_ATTR_NOSYSTEM: '1',
};
/** GIT_ALLOW_PROTOCOL overrules the configuration. https://git-scm.com/docs/git#Documentation/git.txt-GITALLOWPROTOCOL */
const PROTOCOLS = { none: '', local: 'file', network: 'http:https:ssh' };
/** What git says of a full disk; one of another machine is quoted behind `remote:`. */
const NO_SPACE = /^(?!remote:).*(?:No space left on device|Out of diskspace|Disk quota exceeded).*$/m;
/** Runs the system's git as child processes, with argv arrays, a reduced environment and safe settings. */
class Git {
    log;
    environment;
    /** Read once: a look through the environment of a process takes as long as the start of a child. */
    #kept;
    constructor(environment, log) {
        this.environment = environment;
        this.#kept = Object.fromEntries(Object.entries(environment).filter(([name]) => KEPT_VARIABLES.test(name)));
        this.log = log;
    }
    /** Runs git to its end; a non-zero exit is a result. Throws MISSING_PROGRAM where there is no git, SYSTEM_REFUSED on a full disk. */
    run(args, call = {}) {
        return new Promise((resolve, reject) => {
            const child = this.#spawn(args, call);
            const stdout = [];
            const stderr = [];
            const limits = new CallLimits(child, call);
            child.stdout.on('data', (chunk) => {
                if (limits.admits(chunk.length))
                    stdout.push(chunk);
            });
            child.stderr.on('data', (chunk) => stderr.push(chunk));
            child.on('error', (cause) => {
                limits.finish();
                reject(missingGit(cause));
            });
            child.on('close', (code) => {
                const ended = limits.finish();
                // A git that ends by itself just then has been cut off all the same.
                const result = {
                    code: ended === '' ? (code ?? 1) : code || 1,
                    stdout: textOf(stdout),
                    stderr: textOf(stderr) + ended,
                };
                const [reason] = (result.code !== 0 && NO_SPACE.exec(result.stderr)) || [];
                if (reason === undefined)
                    resolve(result);
                else
                    reject((0,_base_system_error_js__WEBPACK_IMPORTED_MODULE_5__/* .noSpaceLeft */ .z)(reason));
            });
            // A child that ends early closes its stdin; its exit code gives the reason, not the broken pipe.
            const { input = '', inputFile } = call;
            if (inputFile === undefined)
                (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.pipeline)(typeof input === 'string' ? [input] : input, child.stdin).catch(() => { });
        });
    }
    /** Starts git and leaves its pipes to the caller. Throws SYSTEM_REFUSED. */
    start(args, call) {
        const child = this.#spawn(args, call);
        let stderr = '';
        child.stderr.on('data', (chunk) => {
            stderr = (stderr + chunk.toString()).slice(-MAX_STDERR_LENGTH);
        });
        // A child that ends early closes its stdin; its stderr gives the reason, not the broken pipe.
        child.stdin.on('error', () => { });
        const ended = new Promise((resolve, reject) => {
            child.on('error', (cause) => reject(missingGit(cause)));
            child.on('close', resolve);
        });
        ended.catch(() => { });
        return { child, ended, stderr: () => stderr };
    }
    #spawn(args, call) {
        this.log.debug(`git ${args.join(' ')}`);
        const env = this.#childEnvironment(call);
        const file = call.inputFile === undefined ? undefined : (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(call.inputFile, 'r');
        try {
            const stdio = [file ?? 'pipe', 'pipe', 'pipe'];
            const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', args, { cwd: call.cwd, env, stdio, detached: isGroup(call) });
            if (hasPipes(child))
                return child;
            child.on('error', () => { });
            throw tooManyFiles();
        }
        finally {
            if (file !== undefined)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        }
    }
    #childEnvironment(call) {
        const settings = [...SAFE_CONFIG, ...(call.config ?? [])];
        const config = settings.flatMap(([key, value], index) => [
            [`GIT_CONFIG_KEY_${index}`, key],
            [`GIT_CONFIG_VALUE_${index}`, value],
        ]);
        return {
            ...this.#kept,
            ...SAFE_VARIABLES,
            GIT_ALLOW_PROTOCOL: PROTOCOLS[call.transport ?? 'none'],
            // The git on the other side of a local transport drops all settings of this call, and reads files alone.
            ...(call.transport === 'local' ? { GIT_CONFIG_NOSYSTEM: '1' } : {}),
            GIT_CONFIG_COUNT: String(settings.length),
            ...Object.fromEntries(config),
            ...(call.home === undefined
                ? {}
                : {
                    HOME: call.home,
                    XDG_CONFIG_HOME: call.home,
                    GIT_CONFIG_GLOBAL: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(call.home, '.gitconfig'),
                }),
            ...(call.gitDirectory === undefined ? {} : { GIT_DIR: call.gitDirectory }),
            ...(call.indexFile === undefined ? {} : { GIT_INDEX_FILE: call.indexFile }),
        };
    }
}
/** Ends a git that prints too much, takes too long or is no longer wanted, and says why as git says its own reasons. */
class CallLimits {
    #kill;
    #call;
    #timer;
    #left;
    #reason = '';
    constructor(child, call) {
        this.#call = call;
        this.#kill = () => (isGroup(call) ? killGroup(child) : child.kill('SIGKILL'));
        this.#left = call.maxOutput ?? Number.POSITIVE_INFINITY;
        const deadlineMs = call.deadlineMs ?? (call.transport === 'network' ? NETWORK_CALL_MS : undefined);
        this.#timer =
            deadlineMs === undefined
                ? undefined
                : setTimeout(() => this.#end(`no answer within ${deadlineMs / 1000} seconds`), deadlineMs);
        if (call.signal?.aborted)
            this.#kill();
        call.signal?.addEventListener('abort', this.#kill, { once: true });
    }
    /** Counts what git prints; false for what is too much. */
    admits(bytes) {
        this.#left -= bytes;
        if (this.#left < 0)
            this.#end(`more than ${this.#call.maxOutput} bytes of output`);
        return this.#left >= 0;
    }
    /** Must be called when git has ended. Gives a last line for what it has printed, where a limit ended it. */
    finish() {
        clearTimeout(this.#timer);
        this.#call.signal?.removeEventListener('abort', this.#kill);
        return this.#reason;
    }
    #end(reason) {
        this.#reason = `\nfatal: ${reason}`;
        this.#kill();
    }
}
/** A git that may be killed leads a process group: the helper that waits for a server is a child of git. */
function isGroup({ signal, maxOutput, deadlineMs }) {
    return signal !== undefined || maxOutput !== undefined || deadlineMs !== undefined;
}
function killGroup({ pid }) {
    try {
        if (pid !== undefined)
            process.kill(-pid, 'SIGKILL');
    }
    catch {
        // It has ended already.
    }
}
/** Node.js gives a child without pipes where the process may open no more files, and reports the reason later. */
function hasPipes(child) {
    return child.stdout !== undefined && child.stdout !== null;
}
function textOf(chunks) {
    return Buffer.concat(chunks).toString();
}
function missingGit(cause) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RegistryError */ .gl('MISSING_PROGRAM', 'the program "git" could not be started', `install Git ${MINIMUM_GIT_VERSION} or newer and make sure that it is on PATH`, { cause });
}
function tooManyFiles() {
    const cause = Object.assign(new Error('EMFILE: too many open files'), {
        code: 'EMFILE',
        syscall: 'spawn git',
        path: 'git',
    });
    return (0,_base_system_error_js__WEBPACK_IMPORTED_MODULE_5__/* .systemRefusal */ .o)(cause) ?? cause;
}
/** The oldest that the tests run with. */
const MINIMUM_GIT_VERSION = '2.39';
/** What `git version` gives, which is asked once for an environment. */
const versions = new WeakMap();
/** Checks that git is there, runs and is new enough; throws MISSING_PROGRAM. */
async function requireGit(git) {
    const version = (0,_base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_6__/* .getOrInsert */ .P)(versions, git.environment, () => git.run(['version']));
    const { code, stdout, stderr } = await version;
    // It reads the user's configuration first.
    if (code !== 0)
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RegistryError */ .gl('MISSING_PROGRAM', `this machine's git does not run: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(stderr.trim())}`, 'repair what git names, such as the file of GIT_CONFIG_GLOBAL, until "git version" prints its version');
    const [, major, minor] = /(\d+)\.(\d+)/.exec(stdout) ?? [];
    const [neededMajor, neededMinor] = MINIMUM_GIT_VERSION.split('.').map(Number);
    const isNewer = Number(major) > Number(neededMajor);
    if (isNewer || (Number(major) === neededMajor && Number(minor) >= Number(neededMinor)))
        return;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RegistryError */ .gl('MISSING_PROGRAM', `this machine's git is too old: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(stdout.trim())}`, `install Git ${MINIMUM_GIT_VERSION} or newer and make sure that it comes first on PATH`);
}
/**
 * Makes a bare repository without refs and objects, and returns its directory. Its files are written by hand: `git init` is one
 * more child process, and copies the user's template with its hooks. https://git-scm.com/docs/gitrepository-layout
 * @param prefix of the directory
 * @param config more lines of its config file
 */
function makeBareRepository(prefix, config) {
    const directory = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)(prefix);
    for (const name of ['objects', 'objects/info', 'refs'])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, 'HEAD'), 'ref: refs/heads/main\n');
    const core = '[core]\n\trepositoryFormatVersion = 1\n\tbare = true\n';
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, 'config'), `${core}${config}`);
    return directory;
}
/** Makes a bare repository below `temporary` that has no refs, and no objects but those of these object directories. */
function makeBorrowingRepository(objectsDirectories, temporary) {
    // A commit graph or a list of packs is only a shortcut, and a borrowed directory could hold a wrong one.
    const directory = makeBareRepository((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(temporary, 'objects-'), '[core]\n\tcommitGraph = false\n');
    const lines = objectsDirectories.map((path) => `"${path.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"\n`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, 'objects', 'info', 'alternates'), lines.join(''));
    return directory;
}


/***/ }),

/***/ 7733:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  B8: () => (/* binding */ GitIndex),
  zK: () => (/* binding */ IDENTITY),
  v6: () => (/* binding */ replaceBranch)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __nccwpck_require__(6466);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __nccwpck_require__(991);
// EXTERNAL MODULE: ./lib/base/group.js
var group = __nccwpck_require__(2234);
;// CONCATENATED MODULE: ./lib/adapters/filesystem/disk-cache.js

/** Files on disk that never change: each is made when it is asked for first, and those that were asked for longest ago go. */
class DiskCache {
    #maxBytes;
    #make;
    /** The file that was asked for last is the last. */
    #located = new Map();
    #bytes = 0;
    /** @param make undefined where there is no such file */
    constructor(maxBytes, make) {
        this.#maxBytes = maxBytes;
        this.#make = make;
    }
    /** Throws what making it throws; then it is made anew. */
    async locate(key) {
        const known = this.#located.get(key);
        this.#located.delete(key);
        const locating = known ?? this.#add(key);
        this.#located.set(key, locating);
        const located = await locating.catch((error) => {
            this.#located.delete(key);
            throw error;
        });
        if (located === undefined)
            this.#located.delete(key);
        return located;
    }
    async #add(key) {
        const located = await this.#make(key);
        this.#bytes += located?.size ?? 0;
        void this.#removeOldest(key);
        return located;
    }
    /** A file that is being sent stays readable for who has opened it. */
    async #removeOldest(newest) {
        for (const [key, locating] of this.#located) {
            if (this.#bytes <= this.#maxBytes || key === newest)
                return;
            this.#located.delete(key);
            const located = await locating.catch(() => undefined);
            if (located === undefined)
                continue;
            this.#bytes -= located.size;
            await (0,promises_.rm)(located.file, { force: true });
        }
    }
}

// EXTERNAL MODULE: ./lib/adapters/git/failures.js
var failures = __nccwpck_require__(1656);
// EXTERNAL MODULE: ./lib/adapters/git/git.js
var git_git = __nccwpck_require__(7863);
// EXTERNAL MODULE: ./lib/adapters/git/remote.js
var git_remote = __nccwpck_require__(8169);
;// CONCATENATED MODULE: ./lib/adapters/git/http-remote.js


/**
 * A repository over HTTP in few requests. `git fetch` and `git push` connect anew each time; here one process takes all that is read, and
 * another one the push. Both are Git's own helper for HTTP, so TLS, proxies, headers and credentials are those of the user's
 * configuration. It is told what to do as https://git-scm.com/docs/gitremote-helpers says, and passes on requests and responses as
 * https://git-scm.com/docs/gitprotocol-v2 has them.
 */
/** Packets without bytes: the end of a message, of a section, and of a response. */
const [FLUSH, DELIMITER, RESPONSE_END] = ['0000', '0001', '0002'];
const LENGTH_DIGITS = 4;
const NEWLINE = 10;
/** Of a packet with a part of a pack. https://git-scm.com/docs/gitprotocol-pack#_packfile_data */
const BAND = { pack: 1, failure: 3 };
/** As git says it where the helper ends without a word. */
const HUNG_UP = 'fatal: the remote end hung up unexpectedly';
/** A request that failed, with what git says of it. */
class RemoteFailure extends Error {
}
/** The process. Its output is read no further than it is asked to; where it ends too early, that throws a {@link RemoteFailure}. */
class RemoteHelper {
    #process;
    #chunks;
    #rest = Buffer.alloc(0);
    /** @param gitDirectory the repository that is pushed from, or any */
    constructor(git, address, gitDirectory) {
        const config = (0,git_remote/* remoteSettings */.kG)(address, git.environment);
        // Without a URL the helper takes that of the remote, as the user's configuration rewrites it.
        this.#process = git.start(['remote-http', git_remote/* REMOTE */.Bn], { gitDirectory, transport: 'network', config });
        this.#chunks = this.#process.child.stdout[Symbol.asyncIterator]();
    }
    send(text) {
        this.#process.child.stdin.write(text);
    }
    async line() {
        while (!this.#rest.includes(NEWLINE))
            await this.#readMore();
        return this.#take(this.#rest.indexOf(NEWLINE) + 1)
            .toString()
            .slice(0, -1);
    }
    async lines() {
        const lines = [];
        for (let line = await this.line(); line !== ''; line = await this.line())
            lines.push(line);
        return lines;
    }
    /** https://git-scm.com/docs/gitprotocol-common#_pkt_line_format */
    async packet() {
        while (this.#rest.length < LENGTH_DIGITS)
            await this.#readMore();
        const digits = this.#take(LENGTH_DIGITS).toString('latin1');
        if (digits === FLUSH || digits === DELIMITER || digits === RESPONSE_END)
            return digits;
        const size = Number.parseInt(digits, 16) - LENGTH_DIGITS;
        if (!(size >= 0))
            throw await this.failure();
        while (this.#rest.length < size)
            await this.#readMore();
        return this.#take(size);
    }
    /** The text of a packet; undefined for one that is this boundary. Throws {@link RemoteFailure} where the server refuses the request. */
    async text(end) {
        const packet = await this.packet();
        if (packet === end)
            return undefined;
        if (typeof packet === 'string')
            throw await this.failure();
        const text = packet.toString().replace(/\n$/, '');
        if (text.startsWith('ERR '))
            throw remoteError(text.slice('ERR '.length));
        return text;
    }
    async message() {
        const texts = [];
        for (let text = await this.text(FLUSH); text !== undefined; text = await this.text(FLUSH))
            texts.push(text);
        return texts;
    }
    /** What git says of a failure after which it ends. Throws MISSING_PROGRAM. */
    async failure() {
        const { child, ended, stderr } = this.#process;
        child.stdin.end();
        child.stdout.destroy();
        await ended;
        return new RemoteFailure(stderr().trim() === '' ? HUNG_UP : stderr());
    }
    async close() {
        this.#process.child.kill();
        await this.failure().catch(() => { });
    }
    #take(size) {
        const taken = this.#rest.subarray(0, size);
        this.#rest = this.#rest.subarray(size);
        return taken;
    }
    async #readMore() {
        const { done, value } = await this.#chunks.next();
        if (done)
            throw await this.failure();
        this.#rest = Buffer.concat([this.#rest, value]);
    }
}
function remoteError(text) {
    return new RemoteFailure(`fatal: remote error: ${text.trim()}`);
}
/**
 * Reads a repository with one request for what the server can do, and one for each call. A call gives what a git gives that was run for
 * it; after one that failed, the next one connects anew.
 */
class UploadPack {
    #git;
    #address;
    #gitDirectory;
    #helper;
    #capabilities = [];
    /** @param gitDirectory where the objects go */
    constructor(git, address, gitDirectory) {
        this.#git = git;
        this.#address = address;
        this.#gitDirectory = gitDirectory;
    }
    /** False for a server that does not speak version 2 of the protocol, or not with SHA-1. Throws PERMISSION and INDEX_UNREACHABLE. */
    async connect() {
        (0,failures/* requireIndex */.yK)(await this.#request(async () => ''), this.#address.remote);
        const isOther = this.#capabilities.some((line) => /^object-format=(?!sha1$)/.test(line));
        return this.#capabilities.length > 0 && !isOther;
    }
    get filters() {
        return this.#capabilities.some((line) => /^fetch=(.* )?filter( |$)/.test(line));
    }
    /** The object that a ref names, on `stdout`; nothing where there is no such ref. */
    find(ref) {
        return this.#request(async (helper) => {
            helper.send(requestOf('ls-refs', [`ref-prefix ${ref}`]));
            const refs = (await helper.message()).map((line) => line.split(' '));
            await helper.text(RESPONSE_END);
            return refs.find(([, name]) => name === ref)?.[0] ?? '';
        });
    }
    fetch({ wants, haves = [], isShallow = false, filter }) {
        const lines = [
            ...['no-progress', 'ofs-delta', ...(isShallow ? ['deepen 1'] : [])],
            ...haves.map((oid) => `shallow ${oid}`),
            ...(filter === undefined || !this.filters ? [] : [`filter ${filter}`]),
            ...wants.map((oid) => `want ${oid}`),
            ...haves.map((oid) => `have ${oid}`),
            'done',
        ];
        return this.#request(async (helper) => {
            helper.send(requestOf('fetch', lines));
            let failure;
            async function* input() {
                try {
                    yield* packFrom(helper);
                }
                catch (error) {
                    failure = error;
                    throw error;
                }
            }
            const call = { gitDirectory: this.#gitDirectory, input: input() };
            const { code, stderr } = await this.#git.run(['index-pack', '--stdin'], call);
            if (failure !== undefined)
                throw failure;
            if (code !== 0)
                throw new RemoteFailure(stderr);
            return '';
        });
    }
    async close() {
        await this.#helper?.close();
        this.#helper = undefined;
    }
    #request(work) {
        return (0,git_remote/* withRetries */.LH)(async () => {
            try {
                this.#helper ??= await this.#connected();
                return { code: 0, stdout: await work(this.#helper), stderr: '' };
            }
            catch (error) {
                if (!(error instanceof RemoteFailure))
                    throw error;
                await this.close();
                return { code: 128, stdout: '', stderr: error.message };
            }
        });
    }
    async #connected() {
        const helper = new RemoteHelper(this.#git, this.#address, this.#gitDirectory);
        helper.send('stateless-connect git-upload-pack\n');
        // Another line says that the server speaks older versions alone.
        this.#capabilities = (await helper.line()) === '' ? await helper.message() : [];
        return helper;
    }
}
function requestOf(command, lines) {
    const packet = (line) => {
        const length = LENGTH_DIGITS + Buffer.byteLength(line) + 1;
        return `${length.toString(16).padStart(LENGTH_DIGITS, '0')}${line}\n`;
    };
    return [packet(`command=${command}`), DELIMITER, ...lines.map(packet), FLUSH].join('');
}
/** The pack in a response. The sections before it say what is shallow and what both sides have, which is known. */
async function* packFrom(helper) {
    while ((await helper.text(DELIMITER)) !== 'packfile')
        ;
    for (;;) {
        const packet = await helper.packet();
        if (packet === FLUSH)
            break;
        if (typeof packet === 'string')
            throw await helper.failure();
        if (packet[0] === BAND.failure)
            throw remoteError(packet.toString('utf8', 1));
        if (packet[0] === BAND.pack)
            yield packet.subarray(1);
    }
    await helper.text(RESPONSE_END);
}
/**
 * Asks where a branch is, as only somebody who may push is told. Undefined where that fails.
 * @param gitDirectory the repository that is pushed from
 */
async function openPush(git, address, gitDirectory) {
    const { url } = address.remote;
    const ref = `refs/heads/${address.branch}`;
    const helper = new RemoteHelper(git, address, gitDirectory);
    /** The lines that answer a command, or how it failed. */
    const request = async (command) => {
        helper.send(command);
        return helper.lines().catch((error) => {
            if (error instanceof RemoteFailure)
                return error;
            throw error;
        });
    };
    const listed = await request('list for-push\n');
    if (listed instanceof RemoteFailure)
        return undefined;
    const head = listed.map((line) => line.split(' ')).find(([, name]) => name === ref)?.[0] ?? null;
    const push = async (commit) => {
        // The lease names the exact old id, so that no commit of others is ever lost.
        const response = await request(`option cas ${ref}:${head ?? ''}\npush ${commit}:${ref}\n\n`);
        if (response instanceof RemoteFailure)
            return (0,failures/* pushFailure */.dS)(url, response.message);
        if (response.includes(`ok ${ref}`))
            return undefined;
        // Of the other branches it says "no match".
        const refused = `error ${ref} `;
        const reason = response.find((line) => line.startsWith(refused))?.slice(refused.length) ?? 'no reason';
        return (0,failures/* pushFailure */.dS)(url, `! ${ref} [rejected] (${reason})\n${(await helper.failure()).message}`);
    };
    return {
        head,
        from: async (parent, commit) => {
            const failure = head === parent ? await push(commit) : { outcome: 'moved' };
            await helper.close();
            return failure;
        },
        close: () => helper.close(),
    };
}

// EXTERNAL MODULE: ./lib/adapters/git/objects.js
var git_objects = __nccwpck_require__(3267);
// EXTERNAL MODULE: ./lib/adapters/git/tree.js + 1 modules
var tree = __nccwpck_require__(3947);
;// CONCATENATED MODULE: ./lib/adapters/git/index-branch.js









/** Time for the branches of a remote index. Then it counts as one that cannot be reached. */
const BRANCH_LISTING_MS = 30_000;
function openBranch(git, address) {
    const { scheme, path } = address.remote;
    const isRepository = (directory) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(directory, 'objects'));
    const local = scheme === 'file' ? [path, (0,external_node_path_.join)(path, '.git')].find(isRepository) : undefined;
    if (local !== undefined && address.reading !== 'copy')
        return openLocal(git, address, local);
    if (local !== undefined)
        return openCopy(git, address, local);
    return address.reading === 'paths' ? new PathBranch(git, address) : openWhole(git, address);
}
function openLocal(git, address, gitDirectory) {
    const objects = new git_objects/* GitObjects */.V(git, (0,external_node_path_.join)(gitDirectory, 'objects'), address.temporary);
    return {
        objects,
        head: () => localHead(git, address, gitDirectory),
        async resolve(name) {
            const found = await git.run(['rev-parse', '--verify', '--quiet', `${name}^{commit}`], { gitDirectory });
            return found.code === 0 ? found.stdout.trim() : undefined;
        },
        close: () => objects.close(),
    };
}
async function localHead(git, { branch, remote }, gitDirectory) {
    const ref = `refs/heads/${branch}`;
    const found = await git.run(['for-each-ref', '--format=%(objectname)%09%(refname)', ref], { gitDirectory });
    // The pattern also matches branches below that name.
    return (0,git_remote/* requireRefs */.oQ)('index', remote, found).get(ref) ?? null;
}
/** A package is copied as a stream, and no time is spent on making the copy small. */
const COPY_CONFIG = [
    ['core.bigFileThreshold', '1m'],
    ['pack.window', '0'],
    ['pack.compression', '1'],
];
/**
 * Copies each new head into a repository of our own, without history: all that was copied stays readable when the branch is gone.
 * `git fetch` would start programs that the user's configuration names, and refuse a repository of another user.
 */
function openCopy(git, address, gitDirectory) {
    const { remote, temporary } = address;
    const own = (0,external_node_path_.join)((0,git_git/* makeBareRepository */.xJ)((0,external_node_path_.join)(temporary, 'copy-'), ''), 'objects');
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(own, 'pack'));
    const objects = new git_objects/* GitObjects */.V(git, own, temporary);
    const both = (0,git_git/* makeBorrowingRepository */.oY)([own, (0,external_node_path_.join)(gitDirectory, 'objects')], temporary);
    let known;
    return {
        objects,
        close: () => objects.close(),
        async head() {
            const head = await localHead(git, address, gitDirectory);
            if (head === null)
                return null;
            if ((await objects.read(head)) === undefined) {
                const commits = known === undefined ? [head] : [head, `^${known}`];
                const lines = [head, known ?? head].map((commit) => `--shallow ${commit}`);
                const copied = await git.run(['pack-objects', '--quiet', '--revs', (0,external_node_path_.join)(own, 'pack', 'pack')], {
                    gitDirectory: both,
                    config: COPY_CONFIG,
                    input: [...lines, ...commits, ''].join('\n'),
                });
                if (copied.code !== 0)
                    throw (0,failures/* readFailure */.f1)('index', remote.url, copied.stderr);
            }
            known = head;
            return head;
        },
    };
}
/** All files of the head, with its history only if that is wanted; fetched again only where a small request says that it has moved. */
function openWhole(git, address) {
    const { remote, branch, reading, temporary } = address;
    const repository = new git_remote/* FetchRepository */.Zt(git, address);
    const objects = new git_objects/* GitObjects */.V(git, repository.objects, temporary);
    const isShallow = reading !== 'history';
    const depth = isShallow ? ['--depth=1'] : [];
    const ref = `refs/heads/${branch}`;
    return {
        objects,
        async head() {
            const listed = await repository.list(ref, { deadlineMs: BRANCH_LISTING_MS });
            // The pattern also matches refs that end so.
            const head = (0,git_remote/* requireRefs */.oQ)('index', remote, listed).get(ref) ?? null;
            if (head === null || (await objects.read(head)) !== undefined)
                return head;
            const fetched = (0,failures/* requireIndex */.yK)(await repository.fetchBranch(branch, depth), remote).stdout;
            if (isShallow)
                await objects.markShallow(fetched);
            return fetched || null;
        },
        async resolve(name) {
            // The commit of an annotated tag is listed under its name with an ending.
            const listed = await repository.list(`${name}*`, { deadlineMs: BRANCH_LISTING_MS });
            const refs = (0,git_remote/* requireRefs */.oQ)('index', remote, listed);
            return refs.get(`refs/heads/${name}`) ?? refs.get(`refs/tags/${name}`) ?? refs.get(name);
        },
        async fetchCommit(commit) {
            const { code } = await repository.fetch([commit], depth);
            if (isShallow && code === 0)
                await objects.markShallow(commit);
        },
        close: () => objects.close(),
    };
}
/** Of a repository that lacks objects. https://git-scm.com/docs/partial-clone */
const PARTIAL = `[extensions]
\tpartialClone = ${git_remote/* REMOTE */.Bn}
[remote "${git_remote/* REMOTE */.Bn}"]
\tpromisor = true
\tpartialCloneFilter = tree:0
`;
/** Without it git says what it has, and a server leaves out what lies below that. */
const NO_HAVES = [['fetch.negotiationAlgorithm', 'noop']];
/** What comes of all that is below the objects that are asked for: nothing, … */
const NOTHING = 'tree:0';
/** … directories alone, … */
const DIRECTORIES = 'blob:none';
/** … all but large files, as lists and documents are small, and many packages are not, … */
const SMALL_FILES = 'blob:limit=256k';
/** … one more level of directories, with their few files: the server reads nothing below them; … */
const ONE_LEVEL = 'tree:2';
/**
 * … or three more, without files. The server reads all that is below, as it leaves a directory out only where both filters do: this is for
 * what is small.
 */
const THREE_LEVELS = 'combine:blob:none+tree:3';
/** GitHub allows no filter of trees but `tree:0`; of another server the first fetch tells. */
const GITHUB = /(^|\.)(github\.com|ghe\.com)$/;
const COUNTED = /tree:[1-9]/;
/** Stands for all filters that count levels: a server that does not allow one allows none. */
const LEVELS = 'levels';
/** Of the directories of `v1/modules/<namespace>/<name>/<system>/<version>`. */
const MODULES_LEVEL = 2;
const NAME_LEVEL = 4;
const VERSION_LEVEL = 6;
/** The catalog of about 180 modules has this many of its 256 files. */
const SMALL_CATALOG = 128;
const REFUSED_FILTER = /filter.* (not supported|allows max depth)|invalid filter-spec/;
const UNFILTERED = /filtering not recognized by server/;
/** Of older versions of the protocol, where heads alone may be asked for. */
const UNADVERTISED = /does not allow request for unadvertised object/;
/**
 * A branch on a server of which only what is on some paths is fetched, without history, so that the cost does not grow with the index.
 * The head comes with two levels of directories. Then a request brings the next directory of each path; that of a name has the few
 * directories of its systems and versions with it; and a last request brings all files. After a lost race, what the others have changed
 * comes with the new head.
 *
 * Over HTTP one connection takes all requests, elsewhere each is a `git fetch`. Both write into a repository that is marked as partial.
 * It is read through one that is not, so that no git ever fetches a missing directory by itself: it would get everything below.
 */
class PathBranch {
    objects;
    push;
    #git;
    #address;
    #repository;
    /** Undefined where `git fetch` is run. */
    #opened;
    /** The newest head that is here. */
    #known;
    /** The filters that the server does not allow. */
    #refused;
    #isWarned = false;
    constructor(git, address) {
        this.#git = git;
        this.#address = address;
        this.#repository = new git_remote/* FetchRepository */.Zt(git, address, PARTIAL);
        this.objects = new git_objects/* GitObjects */.V(git, this.#repository.objects, address.temporary);
        this.#refused = new Set(GITHUB.test(address.remote.host) ? [LEVELS] : []);
    }
    async head() {
        const session = await this.#session();
        const filters = this.#known === undefined ? [ONE_LEVEL, NOTHING] : [SMALL_FILES, DIRECTORIES, NOTHING];
        const head = session === undefined ? await this.#fetchHead(filters) : await this.#headOver(session, filters);
        if (head === null || head === this.#known)
            return head;
        this.#known = head;
        await this.objects.markShallow(head);
        return head;
    }
    async fetch(commit, paths, choices = new Map()) {
        const header = (await this.objects.read(commit))?.bytes.toString('latin1') ?? '';
        const [, root] = /^tree ([0-9a-f]{40})/.exec(header) ?? [];
        /** The paths that go through each tree of a level. */
        let trees = new Map(root === undefined ? [] : [[root, paths.map((path) => path.split('/'))]]);
        const files = new Set();
        for (let level = 0; trees.size > 0; level += 1) {
            const through = [...trees.values()].flat();
            await this.#want([...trees.keys()], await this.#filtersFor(level, through, commit));
            const next = new Map();
            for (const [oid, below] of trees) {
                const children = await this.#childrenOf(oid);
                for (const names of [...below, ...chosenBelow(below, level, choices, [...children.keys()])]) {
                    const child = children.get(names[level] ?? '');
                    if (child === undefined)
                        continue;
                    if (names.length === level + 1)
                        files.add(child);
                    else
                        next.set(child, [...(next.get(child) ?? []), names]);
                }
            }
            trees = next;
        }
        // Not together with directories: a server that meets a wanted file inside one leaves it out, as the filter says.
        await this.#want([...files], []);
    }
    async close() {
        await this.push?.close();
        await (await this.#opened?.catch(() => undefined))?.close();
        await this.objects.close();
    }
    #session() {
        this.#opened ??= this.#connect().catch((error) => {
            // The next call tries it again.
            this.#opened = undefined;
            throw error;
        });
        return this.#opened;
    }
    async #connect() {
        const { gitDirectory } = this.#repository;
        if (!(await isReachedByHttp(this.#git, this.#address, gitDirectory)))
            return undefined;
        const session = new UploadPack(this.#git, this.#address, gitDirectory);
        if (await session.connect())
            return session;
        await session.close();
        return undefined;
    }
    /** For who writes, the request that names the head proves the right to do so. */
    async #headOver(session, filters) {
        const { remote, branch, writes } = this.#address;
        await this.push?.close();
        this.push = writes ? await openPush(this.#git, this.#address, this.objects.gitDirectory) : undefined;
        const find = async () => (0,failures/* requireIndex */.yK)(await session.find(`refs/heads/${branch}`), remote).stdout || null;
        const head = this.push === undefined ? await find() : this.push.head;
        if (head === null || head === this.#known)
            return head;
        const haves = this.#known === undefined ? [] : [this.#known];
        const wanted = { wants: [head], haves, isShallow: true };
        (0,failures/* requireIndex */.yK)(await this.#allowed(filters, (filter) => session.fetch({ ...wanted, filter })), remote);
        if (!session.filters)
            await this.#warnOfWhole('uploadpack.allowFilter');
        return head;
    }
    async #fetchHead(filters) {
        const { remote, branch } = this.#address;
        const fetched = await this.#allowed(filters, (filter) => this.#repository.fetchBranch(branch, ['--depth=1', optionOf(filter)]));
        (0,failures/* requireIndex */.yK)(fetched, remote);
        if (UNFILTERED.test(fetched.stderr))
            await this.#warnOfWhole('uploadpack.allowFilter');
        return fetched.stdout || null;
    }
    async #want(oids, filters) {
        const found = await Promise.all(oids.map((oid) => this.objects.read(oid)));
        const wants = oids.filter((_, index) => found[index] === undefined);
        if (wants.length === 0)
            return;
        const session = await this.#session();
        const fetched = await this.#allowed([...filters, NOTHING], (filter) => session === undefined ? this.#fetchObjects(wants, filter) : session.fetch({ wants, filter }));
        (0,failures/* requireIndex */.yK)(fetched, this.#address.remote);
    }
    /** All that is wanted of a name comes at once, and all names of a small index. */
    async #filtersFor(level, paths, commit) {
        if (level === NAME_LEVEL)
            return paths.some(({ length }) => length > VERSION_LEVEL) ? [DIRECTORIES] : [];
        if (level !== MODULES_LEVEL)
            return [];
        const catalog = await this.objects.read(`${commit}:catalog`);
        const isSmall = catalog === undefined || (await this.#childrenOf(catalog.oid)).size < SMALL_CATALOG;
        return isSmall ? [THREE_LEVELS] : [];
    }
    async #fetchObjects(oids, filter) {
        const fetched = await this.#repository.fetch(oids, [optionOf(filter)], { config: NO_HAVES });
        if (fetched.code === 0 || !UNADVERTISED.test(fetched.stderr))
            return fetched;
        const whole = ['--depth=1', '--refetch', '--no-filter'];
        const everything = await this.#repository.fetchBranch(this.#address.branch, whole);
        if (everything.code === 0)
            await this.#warnOfWhole('uploadpack.allowAnySHA1InWant');
        return everything;
    }
    /** A fetch with the first of these filters that the server allows, else without any. */
    async #allowed(filters, fetch) {
        for (const filter of filters) {
            const kind = COUNTED.test(filter) ? LEVELS : filter;
            if (this.#refused.has(kind))
                continue;
            const fetched = await fetch(filter);
            if (fetched.code === 0 || !REFUSED_FILTER.test(fetched.stderr))
                return fetched;
            this.#refused.add(kind);
        }
        return fetch(undefined);
    }
    /** Object ids by name; empty for an object that is not a tree. */
    async #childrenOf(oid) {
        const object = await this.objects.read(oid);
        const entries = object?.type === 'tree' ? (0,tree/* parseTree */.cZ)(object.bytes, 'the index') : [];
        return new Map(entries.map((entry) => [entry.path, entry.oid]));
    }
    /** Once: a lost race fetches the head again. */
    async #warnOfWhole(setting) {
        if (this.#isWarned)
            return;
        this.#isWarned = true;
        const packs = (0,external_node_path_.join)(this.#repository.objects, 'pack');
        const sizes = (await (0,promises_.readdir)(packs)).map(async (name) => (await (0,promises_.stat)((0,external_node_path_.join)(packs, name))).size);
        const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
        this.#git.log.warn(`the server of the index sends no parts of it, so this run downloaded all of its files (${(bytes / 1e6).toFixed(1)} MB), as every run does; allow partial clones there: git config --system ${setting} true`);
    }
}
function optionOf(filter) {
    return filter === undefined ? '--no-filter' : `--filter=${filter}`;
}
function chosenBelow(through, level, choices, names) {
    const directories = new Set(through.map((path) => path.slice(0, level).join('/')));
    const chosen = [...directories].flatMap((directory) => choices.get(directory)?.(names) ?? []);
    return chosen.map((path) => path.split('/'));
}
/** Whether a remote is reached over HTTP, for reading and writing at one URL, with the user's configuration as it is. */
async function isReachedByHttp(git, address, gitDirectory) {
    if (!/^https?$/.test(address.remote.scheme))
        return false;
    const { stdout } = await git.run(['remote', '-v'], {
        config: (0,git_remote/* remoteSettings */.kG)(address, git.environment),
        gitDirectory,
    });
    const listed = [...stdout.matchAll(/^(\S+)\t(\S+) \((?:fetch|push)\)/gm)];
    const [url = '', ...others] = new Set(listed.flatMap(([, name, at = '']) => (name === git_remote/* REMOTE */.Bn ? at : [])));
    return /^https?:\/\//.test(url) && others.length === 0;
}

// EXTERNAL MODULE: ./lib/base/slices.js
var slices = __nccwpck_require__(7854);
// EXTERNAL MODULE: ./lib/index/limits.js
var limits = __nccwpck_require__(9722);
;// CONCATENATED MODULE: ./lib/adapters/git/index-snapshot.js




/** Paths on one command line of git, which may be 128 KiB long. More are asked for in turn. */
const MAX_LISTED_PATHS = 100;
/** Bytes of the list of paths that changed between two commits. After a larger change every file counts as changed. */
const MAX_CHANGES_BYTES = 8 * 1024 * 1024;
const BLOB_MODE = /^1[02]0/;
/** An index as one commit of its branch has it. @param blobs of the objects of the branch */
function snapshotAt(branch, commit, blobs) {
    const { objects } = branch;
    let expected;
    const entriesIn = (path) => (0,tree/* entriesAt */.ws)(objects, { commit, path }, lostAt(commit, path));
    return {
        exists: true,
        commit,
        prefetch: (files) => {
            expected = files;
        },
        async read(paths) {
            const ahead = expected;
            expected = undefined;
            await branch.fetch?.(commit, [...paths, ...(ahead?.paths ?? [])], ahead?.choices);
            const files = paths.map(async (path) => [path, await (0,tree/* readAt */.m6)(objects, { commit, path }, lostAt(commit, path))]);
            return new Map((await Promise.all(files)).flatMap(([path, object]) => object?.type === 'blob' ? [[path, object.bytes]] : []));
        },
        async locate(path) {
            await branch.fetch?.(commit, [path]);
            const end = path.lastIndexOf('/');
            const entries = await entriesIn(path.slice(0, Math.max(0, end)));
            const entry = entries.find((each) => each.path === path.slice(end + 1) && BLOB_MODE.test(each.mode));
            return entry && blobs.locate(entry.oid);
        },
        ...(branch.fetch === undefined ? { contents: () => contentsAt(objects, commit) } : {}),
        async list() {
            const paths = [];
            for await (const files of contentsAt(objects, commit).list())
                paths.push(...files.map(({ path }) => path));
            return paths;
        },
        async listDirectory(path) {
            // To find a name in the directory brings its tree.
            await branch.fetch?.(commit, [`${path}/.`]);
            return (await entriesIn(path)).map((entry) => entry.path);
        },
        deletedFiles: (name) => deletedFiles(objects, commit, name),
        history: () => gitHistory(branch, commit),
        changedSince: ({ commit: earlier }) => changedPaths(branch, earlier, commit),
        ...(branch.fetch === undefined && branch.fetchCommit === undefined
            ? { isOlderThan: async (other) => !(await isAncestor(objects, other, commit)) }
            : {}),
    };
}
/** INDEX_UNREACHABLE where the objects of a path are lost: they are not taken for absent. */
function lostAt(commit, path) {
    return () => new base_error/* RegistryError */.gl('INDEX_UNREACHABLE', `${(0,base_error/* quote */.hD)(path)} of the index cannot be read: objects of its commit ${commit} are lost`, 'restore the repository of the index');
}
/** Undefined where any file may differ: from a commit that nobody gives any more, or where the list is too long. */
async function changedPaths(branch, earlier, commit) {
    const { objects } = branch;
    if (earlier === null)
        return undefined;
    if (!(await hasCommit(objects, earlier)))
        await branch.fetchCommit?.(earlier);
    const words = ['diff-tree', '-r', '-z', '--name-only', '--no-renames', earlier, commit];
    const { code, stdout } = await objects.run(words, { maxOutput: MAX_CHANGES_BYTES });
    return code === 0 ? new Set(stdout.split('\0').filter((path) => path !== '')) : undefined;
}
function contentsAt(objects, commit) {
    const list = ['--literal-pathspecs', 'ls-tree', '-r', '-z', '--full-tree', commit, '--'];
    const listed = async function* (paths) {
        for await (const lines of objects.texts([...list, ...paths]))
            yield lines.map(listedFile);
    };
    const nameOf = ({ path, oid = `${commit}:${path}` }) => oid;
    const readOne = async (file) => {
        const bytes = file.isSpecial ? undefined : await readDocument(objects, nameOf(file));
        return bytes === undefined ? [] : [[file.path, bytes]];
    };
    return {
        commit,
        list: () => listed([]),
        async *listBelow(paths) {
            for (const some of (0,slices/* slices */.w)(paths, MAX_LISTED_PATHS))
                yield* listed(some);
        },
        read: async (files) => new Map((await Promise.all(files.map(readOne))).flat()),
        stream: async (file, into) => objects.stream(nameOf(file), into),
    };
}
/** https://git-scm.com/docs/git-ls-tree#_output_format */
function listedFile(line) {
    const tab = line.indexOf('\t');
    const [mode = '', , oid = ''] = line.slice(0, tab).split(' ');
    return { path: line.slice(tab + 1), isSpecial: !mode.startsWith('100'), oid };
}
async function readDocument(objects, oid) {
    try {
        const object = await objects.read(oid);
        return object?.type === 'blob' && object.bytes.length <= limits/* MAX_DOCUMENT_BYTES */.bi ? object.bytes : undefined;
    }
    catch (error) {
        if (error instanceof base_error/* RegistryError */.gl && error.code === 'LIMIT_EXCEEDED')
            return undefined;
        throw error;
    }
}
/** No setting of the user changes what is printed. */
const FORMAT = ['-z', '--no-renames', '--no-color'];
const RAW = ['--raw', '-r', '--no-abbrev', ...FORMAT];
const LOG = ['log', '--first-parent', '-m', '--no-show-signature'];
/** Of a regular file. https://git-scm.com/docs/git-fast-import#_filemodify */
const FILE_MODE = /^:?100/;
/** Fewer digits may begin several ids. */
const COMMIT_ID = /^[0-9a-f]{7,40}$/;
/** The paths of deleted files of this name, with the newest commit of the branch that deleted each. */
async function deletedFiles(objects, head, name) {
    const found = new Map();
    let commit = '';
    const deletions = [...LOG, '--diff-filter=D', '--format=commit %H', '--name-only', ...FORMAT, head];
    for await (const word of wordsOf(objects, [...deletions, '--', `:(glob)v1/modules/*/*/*/*/${name}`])) {
        const text = word.trimStart();
        if (text.startsWith('commit '))
            commit = text.slice('commit '.length);
        else if (text !== '' && !found.has(text))
            found.set(text, commit);
    }
    return found;
}
async function hasCommit(objects, commit) {
    return (await objects.read(`${commit}^{commit}`)) !== undefined;
}
/** False also for commits that are not here. */
async function isAncestor(objects, earlier, later) {
    return (await objects.run(['merge-base', '--is-ancestor', earlier, later])).code === 0;
}
/**
 * The history of a branch, by its first parents: what readers of the branch have seen. The commits of a merged branch were
 * never at its head. docs/decisions/0020-history-by-first-parents.md
 */
function gitHistory(branch, head) {
    const { objects } = branch;
    let line;
    return {
        head,
        async resolve(revision) {
            line ??= objects
                .run(['rev-list', '--first-parent', head, '--'])
                .then(({ stdout }) => stdout.split('\n'));
            const ids = await line;
            const own = COMMIT_ID.test(revision) ? ids.find((each) => each.startsWith(revision)) : undefined;
            if (own !== undefined)
                return own;
            const named = await branch.resolve?.(revision);
            return ids.find((each) => each === named);
        },
        async isAhead(commit) {
            if (!(await hasCommit(objects, commit)))
                await branch.fetchCommit?.(commit);
            return isAncestor(objects, head, commit);
        },
        async *commits(since) {
            const range = since === undefined ? head : `${since}..${head}`;
            const log = [...LOG, '--root', '--reverse', '--format=commit %H %P', ...RAW, range, '--'];
            const words = wordsOf(objects, log);
            let current;
            for await (const word of words) {
                const text = word.trimStart();
                if (text.startsWith(':')) {
                    current?.changes.push(changeOf(text, (await words.next()).value ?? ''));
                }
                else if (text !== '') {
                    if (current !== undefined)
                        yield current;
                    const [, commit = '', parent = ''] = text.split(' ');
                    current = { commit, parent: parent === '' ? null : parent, changes: [] };
                }
            }
            if (current !== undefined)
                yield current;
        },
        async difference(since) {
            const words = wordsOf(objects, ['diff-tree', ...RAW, since, head, '--']);
            const changes = [];
            for await (const word of words)
                changes.push(changeOf(word, (await words.next()).value ?? ''));
            return { commit: head, parent: since, changes };
        },
        async folders(path) {
            const entries = await (0,tree/* entriesAt */.ws)(objects, { commit: head, path });
            return entries.filter(({ mode }) => mode === tree/* DIRECTORY_MODE */.sg).map((entry) => entry.path);
        },
        async read(name) {
            const object = await objects.read(name);
            return object?.type === 'blob' ? object.bytes : undefined;
        },
    };
}
async function* wordsOf(objects, args) {
    for await (const texts of objects.texts(args))
        yield* texts;
}
/** `:<mode before> <mode after> <blob before> <blob after> <status>`. https://git-scm.com/docs/git-diff#_raw_output_format */
function changeOf(text, path) {
    const [modeBefore = '', modeAfter = '', before = '', after = ''] = text.split(' ');
    const blob = (mode, oid) => (FILE_MODE.test(mode) ? oid : null);
    return { path, before: blob(modeBefore, before), after: blob(modeAfter, after) };
}

;// CONCATENATED MODULE: ./lib/adapters/git/index-store.js












/** Pushes in a row with an unclear result: a broken connection may work again. Then the failure is reported. */
const MAX_UNCLEAR_PUSHES = 3;
/** The account of this tool, not of a person: the log of the run says who ran it. */
const IDENTITY = 'module-registry <module-registry@users.noreply.github.com>';
const COMMIT_REF = 'refs/index/new';
/** Bytes of a package that are copied at a time. The rest waits. */
const COPY_BYTES = 1024 ** 2;
const NO_BRANCH = {
    exists: false,
    commit: null,
    read: async () => new Map(),
    list: async () => [],
    listDirectory: async () => [],
};
/**
 * An index in a branch of a Git repository, written with compare-and-swap: `open` gives the commit at the head of the branch
 * (index-branch.ts brings its objects, index-snapshot.ts reads them), and `commit` writes a commit on top of it and moves the branch from
 * the one to the other. Where somebody else has moved it, nothing is written.
 */
class GitIndex {
    isCreatedByPublish = true;
    #git;
    #address;
    #opened;
    #blobs;
    #unknown = 0;
    constructor(git, address) {
        this.#git = git;
        this.#address = address;
    }
    async open() {
        const branch = this.#branch;
        const head = await branch.head();
        if (head === null)
            return NO_BRANCH;
        this.#blobs ??= blobFiles(this.#git, branch.objects.gitDirectory, this.#address.temporary);
        return snapshotAt(branch, head, this.#blobs);
    }
    async commit(change, { commit: parent }) {
        const branch = this.#branch;
        const commit = await writeCommit(branch.objects, change, parent);
        const opened = branch.push;
        branch.push = undefined;
        const failure = opened === undefined
            ? await push(branch.objects, this.#address, commit, [leaseOf(this.#address, parent)])
            : await opened.from(parent, commit);
        return this.#outcome(commit, failure, this);
    }
    /**
     * Writes the change on a snapshot of this branch as the head of another branch, if that one is still at `tip`; null stands for one
     * that does not exist. What it has beside this branch is lost. Throws PERMISSION, INDEX_UNREACHABLE.
     * @param other the same branch
     */
    async commitTo(other, change, { on, tip }) {
        const { objects } = this.#branch;
        const commit = await writeCommit(objects, change, on.commit);
        const failure = await push(objects, other.#address, commit, [leaseOf(other.#address, tip)]);
        return this.#outcome(commit, failure, other);
    }
    /** The commit that a snapshot of this branch is on top of; null for one that is on top of none. */
    async parentOf({ commit }) {
        const object = commit === null ? undefined : await this.#branch.objects.read(commit);
        return /^parent ([0-9a-f]+)$/m.exec(object?.bytes.toString('latin1') ?? '')?.[1] ?? null;
    }
    async checkAccess() {
        if (this.#branch.push === undefined)
            await checkPush(this.#branch.objects, this.#address);
    }
    async close() {
        await this.#opened?.close();
    }
    /** The connection may have broken after the push had succeeded: then the branch that was pushed to is asked. */
    async #outcome(commit, failure, pushed) {
        if (failure === undefined)
            return { commit };
        if (failure.outcome === 'refused')
            throw failure.error;
        this.#unknown = failure.outcome === 'unknown' ? this.#unknown + 1 : 0;
        if (this.#unknown > 0 && (await pushed.open()).commit === commit)
            return { commit };
        if (this.#unknown > MAX_UNCLEAR_PUSHES && failure.outcome === 'unknown')
            throw failure.error;
        return 'moved';
    }
    get #branch() {
        this.#opened ??= openBranch(this.#git, this.#address);
        return this.#opened;
    }
}
/**
 * Level 6, that of Git, takes twice the time of all else in it; packages hardly get smaller, and servers pack anew. A file over the
 * threshold is written as a stream, without a delta.
 */
const PACK_CONFIG = [
    ['pack.compression', '1'],
    ['core.bigFileThreshold', '16m'],
];
/**
 * Writes a commit with the change on top of `parent` and returns its id. One git writes blobs, trees and commit; of the parent
 * it reads only the trees on the changed paths. https://git-scm.com/docs/git-fast-import
 * @param date seconds since 1970; undefined: now
 */
async function writeCommit(objects, change, parent, date) {
    const format = `--date-format=${date === undefined ? 'now' : 'raw'}`;
    const args = ['fast-import', '--quiet', '--done', format, '--force'];
    const inputFile = (0,external_node_path_.join)(objects.gitDirectory, 'script');
    writeScript(inputFile, script(change, parent, date === undefined ? 'now' : `${date} +0000`));
    const { code, stderr } = await objects.run(args, { inputFile, config: PACK_CONFIG });
    await (0,promises_.rm)(inputFile);
    if (code !== 0)
        throw new Error(`git fast-import failed: ${stderr.trim()}`);
    return (await (0,promises_.readFile)((0,external_node_path_.join)(objects.gitDirectory, COMMIT_REF), 'utf8')).trim();
}
/** A file, not a pipe, and at once: git reads it by itself, while this process decides on what comes next. */
function writeScript(path, parts) {
    const script = (0,external_node_fs_.openSync)(path, 'w');
    try {
        for (const part of parts)
            (0,external_node_fs_.writeFileSync)(script, part);
    }
    finally {
        (0,external_node_fs_.closeSync)(script);
    }
}
function* script(change, parent, date) {
    const message = Buffer.from(change.message);
    yield `commit ${COMMIT_REF}\ncommitter ${IDENTITY} ${date}\ndata ${message.length}\n`;
    yield message;
    yield `\n${parent === null ? '' : `from ${parent}\n`}`;
    for (const [path, content] of change.files)
        if (content === null)
            yield `D ${path}\n`;
    for (const [path, content] of alikeTogether(change.files))
        if (content !== null)
            yield* fileScript(path, content);
    yield 'done\n';
}
/**
 * Files of one name after each other, such as the packages of a module: fast-import writes of each file how it differs from the one before,
 * where that is less. The packages of 123 versions of one module are 16 MB then, and not 297.
 */
function alikeTogether(files) {
    return [...(0,group/* groupBy */.$)([...files], ([path]) => path.slice(path.lastIndexOf('/') + 1)).values()].flat();
}
function* fileScript(path, content) {
    const size = content instanceof Uint8Array ? content.length : content.size;
    yield `M 100644 inline ${path}\ndata ${size}\n`;
    if (content instanceof Uint8Array)
        yield content;
    else
        yield* bytesOf(content.file);
    yield '\n';
}
function* bytesOf(path) {
    const file = (0,external_node_fs_.openSync)(path, 'r');
    const buffer = Buffer.alloc(COPY_BYTES);
    try {
        for (let length = (0,external_node_fs_.readSync)(file, buffer); length > 0; length = (0,external_node_fs_.readSync)(file, buffer))
            yield buffer.subarray(0, length);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
/** Moves the head from `parent` alone: the lease names the exact old id, so that no commit of others is ever lost. */
function leaseOf({ branch }, parent) {
    return `--force-with-lease=refs/heads/${branch}:${parent ?? ''}`;
}
/** Pushes without sending anything: a server refuses credentials that may not write before that. Throws PERMISSION. */
async function checkPush(objects, address) {
    const commit = await writeCommit(objects, { message: 'Nothing', files: new Map() }, null);
    const failure = await push(objects, address, commit, ['--dry-run', '--force']);
    if (failure?.outcome === 'refused')
        throw failure.error;
}
async function push(objects, address, commit, options, kind = 'index') {
    const refspec = `${commit}:refs/heads/${address.branch}`;
    const words = ['push', '--porcelain', '--no-verify', ...options];
    const { gitDirectory, git } = objects;
    const { code, stdout, stderr } = await (0,git_remote/* runOnRemote */.ly)(git, address, words, [refspec], { gitDirectory });
    return code === 0 ? undefined : (0,failures/* pushFailure */.dS)(address.remote.url, `${stdout}\n${stderr}`, kind);
}
/**
 * Makes a branch hold one commit, the change on top of the commit of its base, whatever it held before; the same change is the same commit.
 * Undefined, and nothing is written, where the base has moved on or another run was faster: then another run does it. Throws PERMISSION,
 * REPOSITORY_UNREACHABLE.
 */
async function replaceBranch(git, address, gitDirectory, { base, on, ...change }) {
    const names = [base, address.branch].map((name) => `refs/heads/${name}`);
    const listed = await (0,git_remote/* listRefs */.Dy)(git, address, [], names, { gitDirectory });
    const refs = (0,git_remote/* requireRefs */.oQ)('module repository', address.remote, listed);
    const [head, tip = null] = names.map((name) => refs.get(name));
    if (head !== on.commit)
        return undefined;
    const objects = new git_objects/* GitObjects */.V(git, (0,external_node_path_.join)(gitDirectory, 'objects'), address.temporary);
    try {
        const commit = await writeCommit(objects, change, on.commit, on.committedAt);
        if (commit === tip)
            return commit;
        const failure = await push(objects, address, commit, [leaseOf(address, tip)], 'module repository');
        if (failure === undefined)
            return commit;
        if (failure.outcome === 'moved')
            return undefined;
        throw failure.error;
    }
    finally {
        await objects.close();
    }
}
/** Packages that are written to files at the same time, each by one git. The rest waits. */
const MAX_WRITERS = 4;
/** Bytes of the packages that `serve` keeps as files. The ones that were asked for longest ago are written anew. */
const MAX_BLOB_FILES_BYTES = 2 * 1024 ** 3;
/** From this size on, git streams a blob instead of reading it whole. */
const STREAMING = ['core.bigFileThreshold', '1m'];
/**
 * Blobs of a repository as files of our own, so that many clients can be sent one, each at its pace. One `git cat-file` writes each. Throws
 * INDEX_UNREACHABLE.
 * @param temporary a directory that its owner removes
 */
function blobFiles(git, gitDirectory, temporary) {
    let directory;
    let writers = 0;
    const waiting = [];
    const write = async (oid) => {
        directory ??= (0,promises_.mkdtemp)((0,external_node_path_.join)(temporary, 'blobs-'));
        const file = (0,external_node_path_.join)(await directory, oid);
        const { child, ended } = git.start(['cat-file', 'blob', oid], { gitDirectory, config: [STREAMING] });
        child.stdin.end();
        const written = Promise.all([ended, (0,external_node_stream_promises_.pipeline)(child.stdout, (0,external_node_fs_.createWriteStream)(file))]);
        const [code] = await written.catch(() => [1]);
        if (code === 0)
            return { file, size: (await (0,promises_.stat)(file)).size };
        await (0,promises_.rm)(file, { force: true });
        throw new base_error/* RegistryError */.gl('INDEX_UNREACHABLE', `the package ${oid} of the index cannot be written to ${(0,base_error/* quote */.hD)(file)}`, 'free space on the disk of the temporary directory, or set TMPDIR; run `git fsck` in the index');
    };
    return new DiskCache(MAX_BLOB_FILES_BYTES, async (oid) => {
        if (writers >= MAX_WRITERS)
            await new Promise((resolve) => waiting.push(resolve));
        else
            writers += 1;
        try {
            return await write(oid);
        }
        finally {
            const next = waiting.shift();
            if (next === undefined)
                writers -= 1;
            else
                next();
        }
    });
}


/***/ }),

/***/ 3267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ GitObjects),
/* harmony export */   m: () => (/* binding */ notFound)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6760);
/* harmony import */ var _base_bounded_map_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(8863);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(991);
/* harmony import */ var _package_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7654);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(7863);







/** Bytes of all objects that are kept in memory. Those that were not used for longest are read again. */
const MAX_CACHED_BYTES = 4 * 1024 * 1024;
/** Bytes of an object that is kept in memory. A larger one is read again. */
const MAX_SMALL_BYTES = 64 * 1024;
/**
 * Bytes of one directory in Git: as many files as a module may have, with names of a hundred bytes. A larger
 * one is LIMIT_EXCEEDED.
 */
const MAX_TREE_BYTES = 32 * 1024 * 1024;
/** Bytes that wait for a reader. Above it git waits too. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;
/** Objects that are requested ahead of their reader. The rest waits. */
const MAX_AHEAD = 64;
const NONE_KEPT = -1;
const NO_BYTES = Buffer.alloc(0);
/**
 * Reads the objects of a repository with one `git cat-file --batch`, in a repository of our own that borrows its objects
 * directory: no configuration, replace ref, hook, attribute file or promisor of it has any effect.
 */
class GitObjects {
    gitDirectory;
    git;
    #signal;
    #child;
    #closed;
    #isClosing = false;
    #pending = [];
    /** Small blobs, since the next tag holds most of them again. */
    #small = new _base_bounded_map_js__WEBPACK_IMPORTED_MODULE_6__/* .BoundedMap */ .E(MAX_CACHED_BYTES);
    #outgoing = '';
    #failure;
    #waitingBytes = 0;
    #waitingReaders = 0;
    /**
     * @param temporary a directory that exists as long as this object; its owner removes it
     * @param signal kills git; all reads then throw the reason, which is a RegistryError
     */
    constructor(git, objectsDirectory, temporary, signal) {
        this.gitDirectory = (0,_git_js__WEBPACK_IMPORTED_MODULE_5__/* .makeBorrowingRepository */ .oY)([objectsDirectory], temporary);
        this.git = git;
        this.#signal = signal;
        [this.#child, this.#closed] = this.#start();
    }
    /** Starts git, which ends at an object that is damaged. The one that was read then is refused, and a new git reads the others. */
    #start() {
        const signal = this.#signal;
        const { child, ended, stderr } = this.git.start(['cat-file', '--batch'], {
            gitDirectory: this.gitDirectory,
        });
        const abort = () => {
            this.#fail(signal?.reason);
            child.kill('SIGKILL');
        };
        signal?.addEventListener('abort', abort, { once: true });
        const parser = new BatchParser((type) => (this.#pending[0]?.into === undefined ? maxBytes(type) : NONE_KEPT), (object) => this.#respond(object), (bytes) => this.#pending[0]?.into?.(bytes));
        child.stdout.on('data', (chunk) => parser.push(chunk));
        const closed = ended.then(() => {
            signal?.removeEventListener('abort', abort);
            const damaged = this.#failure === undefined ? this.#pending.shift() : undefined;
            if (damaged === undefined)
                return this.#fail(unreadable(stderr()));
            damaged.reject(unreadable(stderr(), damaged.path));
            this.#restart();
            return this.#closed;
        }, (missing) => this.#fail(missing));
        return [child, closed];
    }
    #restart() {
        ;
        [this.#child, this.#closed] = this.#start();
        const rest = this.#pending.map(({ oid }) => `${oid}\n`).join('');
        if (rest !== '')
            this.#child.stdin.write(rest);
        this.#outgoing = '';
        if (this.#isClosing)
            this.#child.stdin.end();
        this.#flow();
    }
    /**
     * Reads one object by a name that git understands: `<oid>`, `<oid>^{commit}`, `<oid>:<path>`; undefined when there is none.
     * Many reads may run at once. Throws LIMIT_EXCEEDED over 100 MiB, NOT_FOUND for a damaged repository, INVALID_INPUT for a
     * name of several lines, MISSING_PROGRAM.
     */
    async read(name) {
        if (/[\n\0]/.test(name)) {
            throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)} names no Git object`, 'name it on one line');
        }
        return this.#await(this.#find({ oid: name, path: name }, false));
    }
    /** Gives the bytes of an object of any size piece by piece, and keeps none of them; false where there is no such object. */
    async stream(oid, into) {
        return (await this.#await(this.#request({ oid, path: oid, ahead: false, into }))) !== undefined;
    }
    /**
     * Reads the objects of a list in its order and ahead of the reader, with no more than a few MiB waiting. Throws NOT_FOUND
     * when one is missing or of another type (a shallow or partial clone), LIMIT_EXCEEDED when one is over 100 MiB.
     */
    async *readEach(type, wanted) {
        const ahead = [];
        let requested = 0;
        try {
            for (;;) {
                if (ahead.length <= MAX_AHEAD / 2) {
                    const next = wanted.slice(requested, requested + MAX_AHEAD - ahead.length);
                    requested += next.length;
                    ahead.push(...next.map((each) => ({ each, object: this.#find(each, true) })));
                }
                const head = ahead.shift();
                if (head === undefined)
                    return;
                const object = await this.#await(head.object);
                this.#release(object);
                if (object?.type !== type)
                    throw notFound(head.each.oid, head.each.path);
                yield [head.each, object];
            }
        }
        finally {
            for (const { object } of ahead)
                object.then((abandoned) => this.#release(abandoned)).catch(() => { });
        }
    }
    /** Runs another git command, which sees these objects and nothing else. */
    run(args, call = {}) {
        return this.git.run(args, { ...call, gitDirectory: this.gitDirectory, signal: this.#signal });
    }
    /**
     * The texts that another git command prints, each with a NUL at its end; those that come together in one list. Throws NOT_FOUND where
     * git fails.
     */
    async *texts(args) {
        const { child, ended, stderr } = this.git.start(args, { gitDirectory: this.gitDirectory });
        child.stdin.end();
        try {
            yield* textsIn(child.stdout);
            if ((await ended) !== 0)
                throw unreadable(stderr());
        }
        finally {
            child.kill();
        }
    }
    /** Says that history ends at a commit: a repository that holds nothing before it may be pushed from then. */
    markShallow(commit) {
        return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.appendFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.gitDirectory, 'shallow'), `${commit}\n`);
    }
    /** Waits until git has finished what it was asked, and has ended. */
    async close() {
        this.#isClosing = true;
        this.#child.stdin.end();
        this.#waitingReaders += 1;
        this.#flow();
        await this.#closed;
    }
    #find({ oid, path }, ahead) {
        const known = this.#small.get(oid);
        if (known !== undefined && this.#failure === undefined) {
            if (ahead)
                this.#waitingBytes += known.length;
            return Promise.resolve({ oid, type: 'blob', bytes: known });
        }
        const object = this.#request({ oid, path, ahead });
        // One that is read ahead is awaited when its turn comes; until then a rejection must not count as unhandled.
        object.catch(() => { });
        return object;
    }
    #request(read) {
        return new Promise((resolve, reject) => {
            if (this.#failure !== undefined) {
                reject(this.#failure);
                return;
            }
            this.#pending.push({ ...read, resolve, reject });
            // Many readers ask at once: what they ask for in one turn is one write.
            if (this.#outgoing === '')
                setImmediate(() => this.#send());
            this.#outgoing += `${read.oid}\n`;
        });
    }
    #send() {
        if (this.#outgoing === '')
            return;
        this.#child.stdin.write(this.#outgoing);
        this.#outgoing = '';
    }
    #respond(object) {
        const read = this.#pending.shift();
        if (read === undefined)
            return;
        if (object === undefined) {
            read.resolve(undefined);
        }
        else if (read.into !== undefined) {
            read.resolve({ ...object, bytes: NO_BYTES });
        }
        else if (object.bytes === undefined) {
            read.reject(object.type === 'tree' ? (0,_package_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .tooMany */ .Ot)('treeEntries') : (0,_package_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .fileTooLarge */ .ME)(read.path, object.size));
        }
        else if (!isIntact(object, object.bytes)) {
            read.reject(unreadable(`the bytes of ${object.oid} have another hash`, read.path));
        }
        else {
            if (read.ahead)
                this.#waitingBytes += object.size;
            if (read.ahead && object.type === 'blob')
                this.#keep(object.oid, object.bytes);
            read.resolve({ oid: object.oid, type: object.type, bytes: object.bytes });
            this.#flow();
        }
    }
    #keep(oid, bytes) {
        // A copy: the bytes are part of a larger chunk that would stay in memory with them.
        if (bytes.length <= MAX_SMALL_BYTES)
            this.#small.set(oid, Buffer.from(bytes), bytes.length);
    }
    async #await(response) {
        this.#waitingReaders += 1;
        this.#flow();
        try {
            return await response;
        }
        finally {
            this.#waitingReaders -= 1;
        }
    }
    #release(object) {
        this.#waitingBytes -= object?.bytes.length ?? 0;
    }
    /** Pauses git while enough has been read ahead, unless a reader waits for git. */
    #flow() {
        if (this.#waitingBytes > MAX_WAITING_BYTES && this.#waitingReaders === 0)
            this.#child.stdout.pause();
        else
            this.#child.stdout.resume();
    }
    #fail(failure) {
        this.#failure ??= failure;
        for (const read of this.#pending.splice(0))
            read.reject(this.#failure);
    }
}
function maxBytes(type) {
    return type === 'tree' ? MAX_TREE_BYTES : _package_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_PACKAGE_FILE_BYTES */ .vr;
}
/** Git looks at the hashes of what it fetches, and not at those of what is there. Objects of SHA-256 are refused elsewhere. */
function isIntact({ oid, type }, bytes) {
    return (oid.length !== 40 ||
        oid === (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1').update(`${type} ${bytes.length}\0`).update(bytes).digest('hex'));
}
/** Each is made from its own bytes: a part of a longer text would keep all of that in memory. */
async function* textsIn(output) {
    let rest = Buffer.alloc(0);
    for await (const chunk of output) {
        const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
        const texts = [];
        let start = 0;
        for (let end = bytes.indexOf(0); end >= 0; end = bytes.indexOf(0, start)) {
            texts.push(bytes.toString('utf8', start, end));
            start = end + 1;
        }
        rest = Buffer.from(bytes.subarray(start));
        yield texts;
    }
    if (rest.length > 0)
        yield [rest.toString()];
}
/** Git ended without a response, or gave other bytes than it was asked for. @param path what was read */
function unreadable(reason, path) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('NOT_FOUND', `git stopped while it read ${path === undefined ? 'objects' : (0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(path)}: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(reason.trim())}`, 'search for damage with "git fsck" in the repository, and clone it anew if there is any');
}
/** NOT_FOUND for an object that a commit names and the repository lacks. */
function notFound(oid, path) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('NOT_FOUND', `the object ${oid} of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(path)} is not in the repository, which may be a shallow or partial clone`, 'read from a full clone: git clone without --depth and --filter (fetch-depth: 0 for actions/checkout)');
}
const NEWLINE = 10;
const HEADER = /^([0-9a-f]{40}|[0-9a-f]{64}) (commit|tree|blob|tag) (\d+)$/;
/**
 * Splits the output of `git cat-file --batch` into objects and calls `respond` for each, with undefined for a missing one.
 * The bytes of an object that came in one chunk are not copied. https://git-scm.com/docs/git-cat-file#_batch_output
 */
class BatchParser {
    #maxBytes;
    #respond;
    #skip;
    #header = '';
    /** An object whose bytes come in several chunks, and how many of them have come. */
    #body;
    #filled = 0;
    /** @param skip gets the bytes of objects that are not kept, piece by piece */
    constructor(maxBytes, respond, skip = () => { }) {
        this.#maxBytes = maxBytes;
        this.#respond = respond;
        this.#skip = skip;
    }
    push(chunk) {
        let at = 0;
        while (at < chunk.length) {
            at = this.#body === undefined ? this.#readHeader(chunk, at) : this.#readBody(chunk, at, this.#body);
        }
    }
    #readHeader(chunk, at) {
        const newline = chunk.indexOf(NEWLINE, at);
        this.#header += chunk.toString('latin1', at, newline < 0 ? chunk.length : newline);
        if (newline < 0)
            return chunk.length;
        const [, oid, type, size] = HEADER.exec(this.#header) ?? [];
        this.#header = '';
        if (oid === undefined) {
            this.#respond(undefined);
            return newline + 1;
        }
        return this.#startBody(chunk, newline + 1, { oid, type: type, size: Number(size) });
    }
    #startBody(chunk, at, head) {
        const end = at + head.size;
        const isKept = head.size <= this.#maxBytes(head.type);
        if (isKept && end < chunk.length) {
            this.#respond({ ...head, bytes: chunk.subarray(at, end) });
            return end + 1;
        }
        const bytes = isKept ? Buffer.allocUnsafe(head.size) : undefined;
        this.#body = { ...head, bytes };
        this.#filled = 0;
        return at;
    }
    #readBody(chunk, at, body) {
        const end = Math.min(chunk.length, at + body.size - this.#filled);
        if (body.bytes === undefined)
            this.#skip(chunk.subarray(at, end));
        else
            body.bytes.set(chunk.subarray(at, end), this.#filled);
        this.#filled += end - at;
        if (end === chunk.length)
            return end;
        // The newline after the body comes next.
        this.#body = undefined;
        this.#respond(body);
        return end + 1;
    }
}


/***/ }),

/***/ 8169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bn: () => (/* binding */ REMOTE),
/* harmony export */   Dy: () => (/* binding */ listRefs),
/* harmony export */   LH: () => (/* binding */ withRetries),
/* harmony export */   Y4: () => (/* binding */ parseRefs),
/* harmony export */   Zt: () => (/* binding */ FetchRepository),
/* harmony export */   bk: () => (/* binding */ tagsIn),
/* harmony export */   iH: () => (/* binding */ fetchCommit),
/* harmony export */   kG: () => (/* binding */ remoteSettings),
/* harmony export */   ly: () => (/* binding */ runOnRemote),
/* harmony export */   oQ: () => (/* binding */ requireRefs),
/* harmony export */   oW: () => (/* binding */ listRemoteTags),
/* harmony export */   tQ: () => (/* binding */ readVisibility),
/* harmony export */   un: () => (/* binding */ fetchTags)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8500);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(991);
/* harmony import */ var _base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(4141);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(4632);
/* harmony import */ var _http_backoff_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(5761);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(1656);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(7863);









/** Bytes of the list of tags of a remote repository: about a hundred thousand tags. A longer list is LIMIT_EXCEEDED. */
const MAX_LISTING_BYTES = 16 * 1024 * 1024;
/** Repetitions of a fetch that failed on the way. Then it fails. */
const MAX_REPETITIONS = 3;
/** Time for the list of tags of a remote repository. Then the source fails. */
const TAGS_LISTING_MS = 60_000;
/** The name that a remote has in our calls; a name that no user's configuration has settings for. */
const REMOTE = 'module-registry';
/** What git says of a busy server or a broken connection: another try may succeed. */
const TRANSIENT = /error: (429|5\d\d)|early EOF|hung up|reset by peer|timed out|RPC failed|unexpected disconnect|Operation too slow/i;
const RETRY_DELAYS = { firstMs: 500, growth: 'quadratic', longestMs: 5_000, jitter: 0.8 };
/** Settings that name a remote {@link REMOTE}, and send its token to it alone. Throws INVALID_INPUT for MODULE_REGISTRY_USER. */
function remoteSettings({ remote, token }, environment) {
    return [[`remote.${REMOTE}.url`, remote.url], ...tokenSettings(remote, token, environment)];
}
/**
 * Returns settings that send a token to this remote alone; none for a remote that is not http or https, or without a token.
 * Any header that the user's configuration holds for the remote is dropped first (actions/checkout leaves one), since GitHub
 * refuses two Authorization headers.
 */
function tokenSettings(remote, token, environment) {
    if (token === undefined || (remote.scheme !== 'https' && remote.scheme !== 'http'))
        return [];
    const basic = Buffer.from(`${tokenUser(remote, token, environment)}:${token}`).toString('base64');
    return [...anonymousSettings(remote), [headerOf(remote), `Authorization: Basic ${basic}`]];
}
/**
 * The user name that a host wants with a token: https://docs.gitlab.com/ci/jobs/ci_job_token/#to-git-clone-a-private-projects-repository,
 * https://docs.gitlab.com/topics/git/clone/#clone-using-a-token,
 * https://support.atlassian.com/bitbucket-cloud/docs/using-access-tokens/; GitHub and Gitea take any.
 */
function tokenUser({ host }, token, environment) {
    const { MODULE_REGISTRY_USER: named, GITLAB_CI, CI_SERVER_HOST, CI_JOB_TOKEN } = environment;
    if (named)
        return checkedUser(named);
    const isServerOfJob = GITLAB_CI === 'true' && CI_SERVER_HOST?.toLowerCase() === host;
    if (isServerOfJob && token === CI_JOB_TOKEN)
        return 'gitlab-ci-token';
    if (isServerOfJob || /^gitlab\./.test(host))
        return 'oauth2';
    return /^bitbucket\./.test(host) ? 'x-token-auth' : 'x-access-token';
}
/** https://www.rfc-editor.org/rfc/rfc7617#section-2 */
function checkedUser(name) {
    if (!/[:\p{Cc}]/u.test(name))
        return name;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('INVALID_INPUT', `environment variable MODULE_REGISTRY_USER is ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)}, and a user name has no ":" and no control characters`, 'set it to the user name alone, and MODULE_REGISTRY_TOKEN to the token');
}
/** Returns settings under which git sends no credentials. Redirects are not followed, since headers would go along. */
function anonymousSettings(remote) {
    return [
        ['credential.helper', ''],
        ['http.followRedirects', 'false'],
        [headerOf(remote), ''],
    ];
}
/** https://git-scm.com/docs/git-config#Documentation/git-config.txt-httplturlgt */
function headerOf({ url }) {
    return `http.${url}.extraHeader`;
}
/**
 * Runs a command on a remote; a failure is a result. The other side of a local remote is a git on this machine. That one would run
 * programs that configurations name: the user's (`uploadpack.packObjectsHook`, `core.hooksPath`), so it gets a home of ours, and that of a
 * partial clone, to fetch what it lacks, so no protocol is allowed there. Throws MISSING_PROGRAM.
 * @param words the command with its options
 * @param refs what is named behind the remote
 */
async function runOnRemote(git, address, [command, ...options], refs, call) {
    const isLocal = address.remote.scheme === 'file';
    const program = command === 'push' ? 'receive-pack' : 'upload-pack';
    const otherSide = `--${program}=${isLocal ? 'GIT_ALLOW_PROTOCOL= ' : ''}git-${program}`;
    return git.run([command, otherSide, ...options, REMOTE, ...refs], {
        ...(isLocal
            ? { transport: 'local', home: await (0,_base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_8__/* .getOrInsert */ .P)(homes, git, () => makeHome(git, address.temporary)) }
            : { transport: 'network' }),
        ...call,
        config: [...remoteSettings(address, git.environment), ...(call.config ?? [])],
    });
}
const homes = new WeakMap();
/** Many objects stay the deltas that were sent; Git's own limit is 100. https://git-scm.com/docs/git-config#_receive_unpacklimit */
const RECEIVE_CONFIG = '[receive]\n\tunpackLimit = 50\n';
/** The only settings of the user that count there say which repositories of others are trusted. */
async function makeHome(git, temporary) {
    const home = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporary, 'home-'));
    const args = ['config', '--type=path', '--null', '--get-all', 'safe.directory'];
    // In no repository, whose own settings must not say that it is trusted.
    const { stdout } = await git.run(args, { gitDirectory: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, 'none') });
    const directories = stdout.split('\0').slice(0, -1);
    // https://git-scm.com/docs/git-config#_syntax
    const escaped = (value) => value.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n');
    const lines = directories.map((directory) => `\tdirectory = "${escaped(directory)}"`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, '.gitconfig'), ['[safe]', ...lines, RECEIVE_CONFIG].join('\n'));
    return home;
}
/** Reads, four times at most while the failure is transient: reading twice does no harm. A last failure is a result. */
function withRetries(read) {
    const wait = (attempt) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)((0,_http_backoff_js__WEBPACK_IMPORTED_MODULE_5__/* .delayMs */ .eS)(RETRY_DELAYS, attempt));
    const isTransient = (result) => !(result instanceof Error) && result.code !== 0 && TRANSIENT.test(result.stderr);
    return (0,_http_backoff_js__WEBPACK_IMPORTED_MODULE_5__/* .retry */ .L5)({ tries: MAX_REPETITIONS + 1, wait }, isTransient, read);
}
/** A bare repository of ours that objects of one remote are fetched into. */
class FetchRepository {
    gitDirectory;
    objects;
    #git;
    #address;
    /** @param config more lines of its config file */
    constructor(git, address, config = '') {
        this.gitDirectory = (0,_git_js__WEBPACK_IMPORTED_MODULE_7__/* .makeBareRepository */ .xJ)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(address.temporary, 'fetch-'), config);
        this.objects = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.gitDirectory, 'objects');
        this.#git = git;
        this.#address = address;
    }
    /**
     * Runs `git fetch`, four times at most while the failure is transient; a last failure is a result. Throws MISSING_PROGRAM.
     * @param wanted refspecs or object ids
     * @param options `--depth=1` and `--filter=…`
     */
    fetch(wanted, options, limits = {}) {
        const fixed = ['--quiet', '--no-tags', '--no-write-fetch-head', '--stdin'];
        // Thousands of tags are too long for a command line.
        const input = wanted.map((line) => `${line}\n`).join('');
        const call = { ...limits, gitDirectory: this.gitDirectory, input };
        return withRetries(() => runOnRemote(this.#git, this.#address, ['fetch', ...fixed, ...options], [], call));
    }
    /** Fetches a branch as {@link fetch} does. Its head is on `stdout`, which is empty where there is no such branch. */
    async fetchBranch(branch, options) {
        const ref = `refs/index/${branch}`;
        const fetched = await this.fetch([`+refs/heads/${branch}:${ref}`], options);
        if (/couldn't find remote ref/.test(fetched.stderr))
            return { ...fetched, code: 0 };
        const head = fetched.code === 0 ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.gitDirectory, ref), 'utf8') : '';
        return { ...fetched, stdout: head.trim() };
    }
    /** The refs that end in a pattern, as {@link listRefs} prints them. */
    list(pattern, limits = {}) {
        return listRefs(this.#git, this.#address, [], [pattern], { gitDirectory: this.gitDirectory, ...limits });
    }
}
/** Runs `git ls-remote` with the same retries; a failure is a result. Throws MISSING_PROGRAM. */
function listRefs(git, address, options, patterns, call) {
    return withRetries(() => runOnRemote(git, address, ['ls-remote', ...options], patterns, call));
}
/** The object id of each ref that {@link listRefs} has printed; an annotated tag is followed to its object. */
function parseRefs({ stdout }) {
    const refs = new Map();
    for (const line of stdout.split('\n')) {
        // The object of an annotated tag follows on a line of its own, which ends in "^{}".
        const [, oid = '', ref = ''] = /^([0-9a-f]{40}|[0-9a-f]{64})\t(.*?)(?:\^\{\})?$/.exec(line) ?? [];
        if (ref !== '')
            refs.set(ref, oid);
    }
    return refs;
}
/** As {@link parseRefs}. Throws what {@link readFailure} makes of a listing that failed. */
function requireRefs(subject, { url }, listed) {
    if (listed.code !== 0)
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_6__/* .readFailure */ .f1)(subject, url, listed.stderr);
    return parseRefs(listed);
}
/** The tags among refs, by their names. */
function tagsIn(refs) {
    const start = 'refs/tags/';
    return new Map([...refs].flatMap(([ref, oid]) => (ref.startsWith(start) ? [[ref.slice(start.length), oid]] : [])));
}
/**
 * The object of each tag of a remote, by its name. Throws PERMISSION and REPOSITORY_UNREACHABLE.
 * @param options `signal` ends it; without one there is a deadline
 */
async function listRemoteTags(git, address, { subject = 'source', signal } = {}) {
    const { remote, temporary } = address;
    const limit = signal === undefined ? { deadlineMs: TAGS_LISTING_MS } : { signal };
    const call = { ...limit, cwd: temporary, maxOutput: MAX_LISTING_BYTES };
    return tagsIn(requireRefs(subject, remote, await listRefs(git, address, ['--tags'], [], call)));
}
/**
 * Who may read a remote, asked over HTTP without any credentials: `private` where the server asks for some or says that there is
 * no such repository, undefined where it gives no answer or HTTP does not reach it. Throws MISSING_PROGRAM.
 */
async function readVisibility(git, { remote, temporary, ...limits }) {
    if (remote.scheme !== 'https' && remote.scheme !== 'http')
        return undefined;
    const { code, stderr } = await listRefs(git, { remote, temporary, token: undefined }, [], ['HEAD'], {
        ...limits,
        cwd: temporary,
        home: temporary,
        config: anonymousSettings(remote),
        maxOutput: MAX_LISTING_BYTES,
    });
    if (code === 0)
        return 'public';
    return (0,_failures_js__WEBPACK_IMPORTED_MODULE_6__/* .readFailure */ .f1)('source', remote.url, stderr).code === 'PERMISSION' ? 'private' : undefined;
}
/**
 * Fetches tags, without history, into a new bare repository without a HEAD commit, and returns its directory. Throws
 * INVALID_TAG before the first request; NOT_FOUND for a tag that does not exist, PERMISSION, REPOSITORY_UNREACHABLE.
 */
async function fetchTags(git, request) {
    const { remote, tags, subject = 'module repository', signal } = request;
    if (tags !== 'all')
        tags.forEach(refuseUnsafe);
    const repository = new FetchRepository(git, request);
    const names = tags === 'all' ? ['*'] : [...tags, ...(request.withTwins ? twinPatterns(tags) : [])];
    const fetched = await repository.fetch(names.map(tagRefspec), ['--depth=1'], { signal });
    if (fetched.code === 0 || (tags === 'all' && (await hasNoTags(repository))))
        return repository.gitDirectory;
    throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_6__/* .readFailure */ .f1)(subject, remote.url, fetched.stderr);
}
/** A pattern that matches nothing is no failure, other than a name. What else these match is rare: `1.2.3-rc.1`. */
function twinPatterns(tags) {
    const twins = tags.flatMap(_module_tag_js__WEBPACK_IMPORTED_MODULE_4__/* .otherSpellings */ .wf).filter((twin) => (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_4__/* .isRefName */ .pA)(twin) && !tags.includes(twin));
    return [...new Set(twins)].map((twin) => `${twin}*`);
}
/** Copies a tag, or with `*` all of them, under its own name. */
function tagRefspec(name) {
    return `refs/tags/${name}:refs/tags/${name}`;
}
/**
 * Fetches the commit of a ref as HEAD of a new bare repository, and returns its directory. Throws PERMISSION,
 * REPOSITORY_UNREACHABLE, INVALID_INPUT where the ref does not have the commit.
 */
async function fetchCommit(git, request) {
    const { remote, ref, into, withHistory, commit } = request;
    const repository = new FetchRepository(git, request);
    const { gitDirectory } = repository;
    const base = into === undefined ? [] : [`${into}:${MERGE_BASE}`];
    const wanted = [`${ref}:refs/heads/main`, ...base, ...(withHistory ? [tagRefspec('*')] : [])];
    const fetched = await repository.fetch(wanted, withHistory ? [] : ['--depth=1']);
    if (fetched.code !== 0)
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_6__/* .readFailure */ .f1)('module repository', remote.url, fetched.stderr);
    if (into !== undefined)
        await merge(git, gitDirectory, request.temporary);
    if (commit !== undefined)
        await takeBack(git, gitDirectory, request, commit);
    return gitDirectory;
}
async function takeBack(git, gitDirectory, { remote, ref }, commit) {
    const main = 'refs/heads/main';
    const { code } = await git.run(['merge-base', '--is-ancestor', commit, main], { gitDirectory });
    if (code !== 0)
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('INVALID_INPUT', `the commit ${commit} is not on ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(ref)} of ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(remote.url)}, or no more`, 'run the workflow for a commit that the branch has');
    await git.run(['update-ref', main, commit], { gitDirectory });
}
const MERGE_BASE = 'refs/merge/base';
/** Makes `main` the merge of it into the base, as a server would; where they conflict there is no `main` any more. */
async function merge(git, gitDirectory, home) {
    const config = [
        ['user.name', 'module-registry'],
        ['user.email', 'module-registry@localhost'],
    ];
    const run = async (args) => {
        const { code, stdout, stderr } = await git.run(args, { gitDirectory, home, config });
        if (code > 1)
            throw new Error(`git ${args[0]} failed: ${stderr.trim()}`);
        return code === 0 ? stdout.trim() : undefined;
    };
    const tree = await run(['merge-tree', '--write-tree', '--no-messages', MERGE_BASE, 'refs/heads/main']);
    const parents = ['-p', MERGE_BASE, '-p', 'refs/heads/main'];
    const commit = tree && (await run(['commit-tree', ...parents, '-m', 'Merge', tree]));
    await run(commit === undefined
        ? ['update-ref', '-d', 'refs/heads/main']
        : ['update-ref', 'refs/heads/main', commit]);
}
/** A shallow fetch of a pattern that matches nothing fails without a message. */
async function hasNoTags(repository) {
    const listed = await repository.list('refs/tags/*');
    return listed.code === 0 && listed.stdout === '';
}
/** Lets through a tag that is safe in a refspec; whether it is a version is decided later, with the config file of its commit. */
function refuseUnsafe(tag) {
    if ((0,_module_tag_js__WEBPACK_IMPORTED_MODULE_4__/* .isRefName */ .pA)(tag))
        return;
    const reading = (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_4__/* .readTag */ .zW)(tag, '');
    if (reading.verdict === 'refused' && reading.rule !== 'not-a-version-tag')
        throw reading.error;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RegistryError */ .gl('INVALID_TAG', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(tag)} is not allowed: it is not a plain name for a Git tag`, 'use letters, digits, ".", "_", "-", "@" and "/" in it, such as v1.2.3 or vpc/v1.2.3');
}


/***/ }),

/***/ 3947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  sg: () => (/* binding */ DIRECTORY_MODE),
  Yu: () => (/* binding */ ModuleTreeReader),
  ws: () => (/* binding */ entriesAt),
  cZ: () => (/* binding */ parseTree),
  m6: () => (/* binding */ readAt)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __nccwpck_require__(4573);
// EXTERNAL MODULE: ./lib/base/bounded-map.js
var bounded_map = __nccwpck_require__(8863);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __nccwpck_require__(991);
// EXTERNAL MODULE: ./lib/base/group.js
var group = __nccwpck_require__(2234);
// EXTERNAL MODULE: ./lib/package/limits.js
var limits = __nccwpck_require__(7654);
// EXTERNAL MODULE: ./lib/package/package.js
var package_package = __nccwpck_require__(3360);
// EXTERNAL MODULE: ./lib/package/package-files.js
var package_files = __nccwpck_require__(3814);
// EXTERNAL MODULE: ./lib/package/path-pattern.js
var path_pattern = __nccwpck_require__(9430);
// EXTERNAL MODULE: ./lib/publish/config.js
var config = __nccwpck_require__(8317);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./lib/base/get-or-insert.js
var get_or_insert = __nccwpck_require__(4141);
;// CONCATENATED MODULE: ./lib/adapters/git/export-ignore.js





/** Bytes of what .gitattributes files say of paths, about. What was not used for longest is asked again. */
const MAX_CACHED_ATTRIBUTE_BYTES = 8 * 1024 * 1024;
/** Bytes of memory for what is said of each path. */
const VERDICT_BYTES = 250;
/**
 * Says which files `export-ignore` excludes, by the `.gitattributes` files of a commit and nothing else, as `git archive`
 * does. Git itself decides, but it runs only when one of the files mentions the attribute, and only for new paths.
 * https://git-scm.com/docs/gitattributes#_export_ignore
 */
function exportIgnore(objects) {
    const known = new bounded_map/* BoundedMap */.E(MAX_CACHED_ATTRIBUTE_BYTES);
    const areMentioned = async (attributeFiles) => {
        let isFound = false;
        for await (const [, { bytes }] of objects.readEach('blob', attributeFiles))
            isFound ||= bytes.includes('export-ignore');
        return isFound;
    };
    /**
     * Returns those of the paths, relative to the root of the repository, that are excluded themselves or with a directory above
     * them. Throws UNSAFE_PACKAGE where git cannot apply the attribute files, NOT_FOUND where one of them is missing.
     */
    return async (attributeFiles, paths) => {
        if (!(await areMentioned(attributeFiles)))
            return new Set();
        const key = attributeFiles.map(({ path, oid }) => `${oid} ${path}\0`).join('');
        const verdicts = known.get(key) ?? new Map();
        const unknown = [...withDirectories(paths)].filter((path) => !verdicts.has(path));
        if (unknown.length > 0) {
            for (const [path, ignored] of await checkAttributes(objects, attributeFiles, unknown))
                verdicts.set(path, ignored);
            known.set(key, verdicts, verdicts.size * VERDICT_BYTES);
        }
        return excludedOf(paths, verdicts);
    };
}
async function checkAttributes(objects, attributeFiles, paths) {
    const indexFile = (0,external_node_path_.join)(objects.gitDirectory, `index-${(0,external_node_crypto_.randomUUID)()}`);
    const run = async (args, lines) => {
        const input = lines.map((line) => `${line}\0`).join('');
        const { code, stdout, stderr } = await objects.run(args, { indexFile, input });
        if (code === 0)
            return stdout;
        throw new error/* RegistryError */.gl('UNSAFE_PACKAGE', `git could not apply the .gitattributes files of the commit: ${stderr.trim()}`, 'correct the line that git names');
    };
    const files = attributeFiles.map(({ oid, path }) => `100644 ${oid}\t${path}`);
    await run(['update-index', '-z', '--add', '--index-info'], files);
    const checked = await run(['check-attr', '-z', '--stdin', '--cached', 'export-ignore'], paths);
    const fields = checked.split('\0');
    return new Map(paths.map((path, index) => [path, fields[3 * index + 2] === 'set']));
}
/** The paths and the directories above them, each once. Directories end in a slash: Git applies rules for directories to those only. */
function withDirectories(paths) {
    const names = new Set(paths);
    for (const path of paths) {
        for (let name = parentOf(path); name !== '' && !names.has(name); name = parentOf(name))
            names.add(name);
    }
    return names;
}
/** Those of the paths that have a verdict against them or against a directory above them. */
function excludedOf(paths, verdicts) {
    const known = new Map([['', false]]);
    const isExcluded = (name) => {
        return (0,get_or_insert/* getOrInsert */.P)(known, name, () => verdicts.get(name) === true || isExcluded(parentOf(name)));
    };
    return new Set(paths.filter(isExcluded));
}
/** The directory above, with a slash at its end; `''` for the root. */
function parentOf(name) {
    return name.slice(0, name.lastIndexOf('/', name.length - 2) + 1);
}

// EXTERNAL MODULE: ./lib/adapters/git/objects.js
var git_objects = __nccwpck_require__(3267);
;// CONCATENATED MODULE: ./lib/adapters/git/tree.js











/** Bytes of memory for each entry of a directory. */
const TREE_ENTRY_BYTES = 250;
/** Bytes of the directories of commits that are kept in memory, about. Those that were not used for longest are read again. */
const MAX_CACHED_TREE_BYTES = 8 * 1024 * 1024;
const DIRECTORY_MODE = '40000';
const LINK_MODE = '120000';
const OID_BYTES = 20;
/** Reads tree objects and keeps the parsed ones, since the tags of a repository share most of them. */
class GitTrees {
    #objects;
    #cache = new bounded_map/* BoundedMap */.E(MAX_CACHED_TREE_BYTES);
    constructor(objects) {
        this.#objects = objects;
    }
    /**
     * Returns all files, links and submodules below a directory, with its path before theirs. Throws LIMIT_EXCEEDED over 200,000
     * entries or 32 MiB of paths, and for a path that is too long; NOT_FOUND when a tree is missing, UNSAFE_PACKAGE when one is
     * damaged. A tree that is named many times is read once, and nothing beyond a limit is expanded.
     */
    async readBelow(directory, budget = new TreeBudget()) {
        const found = [];
        for (let level = [directory]; level.length > 0;) {
            const directories = [];
            for (const entry of await this.read(level, budget)) {
                if (entry.mode === DIRECTORY_MODE)
                    directories.push(entry);
                else
                    found.push(entry);
            }
            level = directories;
        }
        return found;
    }
    /** Returns the entries of some directories, with the path of the directory before the name. Throws as `readBelow`. */
    async read(directories, budget = new TreeBudget()) {
        const named = (0,group/* groupBy */.$)(directories, ({ oid }) => oid);
        const found = new Map();
        for (const [oid, paths] of named) {
            const lines = this.#cache.get(oid);
            if (lines === undefined)
                continue;
            budget.count(lines, paths);
            found.set(oid, lines);
        }
        const unknown = [...named].flatMap(([oid, [first]]) => (found.has(oid) ? [] : first));
        for await (const [{ oid, path }, { bytes }] of this.#objects.readEach('tree', unknown)) {
            const lines = parseTree(bytes, path, limits/* MAX_TREE_ENTRIES */.FU);
            budget.count(lines, named.get(oid) ?? []);
            found.set(oid, lines);
            this.#cache.set(oid, lines, lines.length * TREE_ENTRY_BYTES);
        }
        return directories.flatMap(({ oid, path }) => (found.get(oid) ?? []).map((line) => ({ ...line, path: `${(0,package_package/* rootPrefix */.RO)(path)}${line.path}` })));
    }
}
/** Counts what the expansion of trees would give before it is done: a few trees can name each other for ever. */
class TreeBudget {
    #entries = 0;
    #pathLength = 0;
    /** Counts the lines of one tree once for each of the directories that it is. Throws LIMIT_EXCEEDED. */
    count(lines, directories) {
        this.#entries += lines.length * directories.length;
        if (this.#entries > limits/* MAX_TREE_ENTRIES */.FU)
            throw (0,limits/* tooMany */.Ot)('treeEntries');
        const nameLength = lines.reduce((sum, { path }) => sum + path.length + 1, 0);
        for (const { path } of directories) {
            if (path.length > limits/* MAX_PATH_BYTES */.PR)
                throw (0,limits/* pathTooLong */.GL)(path);
            this.#pathLength += nameLength + path.length * lines.length;
        }
        if (this.#pathLength > limits/* MAX_TREE_PATH_BYTES */.wZ)
            throw (0,limits/* tooMany */.Ot)('treePaths');
    }
}
/**
 * What a commit has at a path, `''` for its root; undefined where it has nothing there. Git says the same of what is not in a repository
 * as of what is in no tree: throws `lost`, or else NOT_FOUND, for an object that the commit names and the repository lacks.
 */
async function readAt(objects, { commit, path }, lost = git_objects/* notFound */.m) {
    const found = await objects.read(`${commit}:${path}`);
    if (found !== undefined)
        return found;
    let [oid, at] = [`${commit}^{tree}`, ''];
    for (const name of path.split('/')) {
        const tree = await objects.read(oid);
        if (tree === undefined)
            throw lost(oid, at);
        const entry = parseTree(tree.bytes, at).find((each) => each.path === name);
        if (entry === undefined || entry.mode === SUBMODULE_MODE)
            return undefined;
        at = `${(0,package_package/* rootPrefix */.RO)(at)}${name}`;
        oid = entry.oid;
        if (at !== path && entry.mode !== DIRECTORY_MODE)
            return undefined;
    }
    throw lost(oid, at);
}
/** What is in a directory of a commit; nothing where there is none. For what is thrown see {@link readAt}. */
async function entriesAt(objects, at, lost) {
    const tree = await readAt(objects, at, lost);
    return tree?.type === 'tree' ? parseTree(tree.bytes, at.path) : [];
}
const SUBMODULE_MODE = '160000';
const BLANK = 0x20;
/** All that Git writes, and 100664, which it wrote until 2005. https://git-scm.com/docs/git-fsck#_fsck_messages (badFilemode) */
const MODES = new Set([DIRECTORY_MODE, '100644', '100664', '100755', '120000', '160000']);
/**
 * Parses a tree object into entries with bare names. Throws UNSAFE_PACKAGE for a damaged one, LIMIT_EXCEEDED over `most` entries.
 * https://git-scm.com/book/en/v2/Git-Internals-Git-Objects#_tree_objects
 */
function parseTree(bytes, path, most = Number.POSITIVE_INFINITY) {
    const lines = [];
    // Two readers may take different ones of two entries with one name, so a tree that has some is not read at all.
    const names = new Set();
    for (let at = 0; at < bytes.length;) {
        const blank = bytes.indexOf(BLANK, at);
        const end = bytes.indexOf(0, blank);
        const next = end + 1 + OID_BYTES;
        if (blank < 0 || end < 0 || next > bytes.length)
            throw damaged(path, 'an entry is not complete');
        const name = bytes.toString('utf8', blank + 1, end);
        const mode = bytes.toString('latin1', at, blank);
        if (/^\.{0,2}$|\//.test(name))
            throw damaged(path, `${(0,error/* quote */.hD)(name)} is no name of a file`);
        if (!MODES.has(mode))
            throw damaged(path, `${(0,error/* quote */.hD)(name)} has the unknown mode ${(0,error/* quote */.hD)(mode)}`);
        names.add(bytes.toString('latin1', blank + 1, end));
        const decodable = !name.includes('\u{fffd}') || (0,external_node_buffer_.isUtf8)(bytes.subarray(blank + 1, end));
        lines.push({ path: name, mode, oid: bytes.toString('hex', end + 1, next), decodable });
        if (names.size < lines.length)
            throw damaged(path, `${(0,error/* quote */.hD)(name)} is in it twice`);
        if (lines.length > most)
            throw (0,limits/* tooMany */.Ot)('treeEntries');
        at = next;
    }
    return lines;
}
function damaged(path, problem) {
    const directory = path === '' ? 'the root directory' : `the directory ${(0,error/* quote */.hD)(path)}`;
    return new error/* RegistryError */.gl('UNSAFE_PACKAGE', `${directory} of the commit is damaged: ${problem}`, 'find the damage with "git fsck", then make the commit and its tag anew with Git itself');
}
/** Reads the file names of a module at a commit, the targets of its links, and the paths that its ignore files exclude. */
class ModuleTreeReader {
    objects;
    #trees;
    #excluded;
    constructor(objects) {
        this.objects = objects;
        this.#trees = new GitTrees(objects);
        this.#excluded = exportIgnore(objects);
    }
    /**
     * Throws NOT_FOUND when the commit or a tree is missing, NOT_A_MODULE when there is no such directory, LIMIT_EXCEEDED when
     * there are too many files, UNSAFE_PACKAGE for a damaged directory or attribute file.
     */
    async read({ commit, path: root }) {
        const rootTree = await this.#rootTree(commit);
        const { directory, attributeFiles } = await this.#findTree(rootTree, root);
        const budget = new TreeBudget();
        const own = await this.#trees.readBelow(directory, budget);
        const links = new RepositoryLinks(this.objects, this.#trees, { rootTree, module: root, budget });
        await links.follow(own);
        const entries = [...links.entries.values()];
        const exported = await this.#excluded([...attributeFiles, ...entries.filter(isAttributeFile)], entries.map(({ path }) => path));
        const prefix = (0,package_package/* rootPrefix */.RO)(root);
        const ignored = await this.#terraformIgnore(own, prefix);
        const isIgnored = (path) => path.startsWith(prefix) && ignored(path.slice(prefix.length));
        return {
            root,
            entries,
            targets: links.targets,
            linked: [...links.places],
            excluded: (path) => exported.has(path) || isIgnored(path),
        };
    }
    async #rootTree(commit) {
        const object = await this.objects.read(commit);
        const [, tree] = /^tree ([0-9a-f]{40})\n/.exec(object?.bytes.toString('latin1', 0, 64) ?? '') ?? [];
        if (object?.type === 'commit' && tree !== undefined)
            return tree;
        throw new error/* RegistryError */.gl('NOT_FOUND', `the commit ${commit} is not in the repository`, `fetch it: git fetch origin ${commit}`);
    }
    /** The tree of the module, and the attribute files of the directories above it. */
    async #findTree(rootTree, root) {
        const attributeFiles = [];
        let directory = { oid: rootTree, path: '' };
        for (const name of root.split('/').filter((component) => component !== '')) {
            const entries = await this.#trees.read([directory]);
            const wanted = `${(0,package_package/* rootPrefix */.RO)(directory.path)}${name}`;
            const found = entries.find(({ path, mode }) => path === wanted && mode === DIRECTORY_MODE);
            if (found === undefined)
                throw (0,package_files/* notAModule */.nf)(root, await this.#filesBelow(rootTree));
            attributeFiles.push(...entries.filter(isAttributeFile));
            directory = found;
        }
        return { directory, attributeFiles };
    }
    async #filesBelow(rootTree) {
        return (await this.#trees.readBelow({ oid: rootTree, path: '' })).map(({ path }) => path);
    }
    async #terraformIgnore(entries, prefix) {
        const name = `${prefix}.terraformignore`;
        const file = entries.filter(({ path, mode }) => path === name && isRegular(mode));
        for await (const [, { bytes }] of this.objects.readEach('blob', file)) {
            return (0,path_pattern/* parseTerraformIgnore */.og)(bytes.toString());
        }
        return () => false;
    }
}
/**
 * Finds what the links of a module lead to elsewhere in the repository, and the links behind them. Each directory and link is read once,
 * and all entries and steps together have a limit. Which file of a package a link is, `TreeWalk` decides.
 */
class RepositoryLinks {
    /** Of the module, and what its links need, by path. */
    entries = new Map();
    /** The targets of links, by the path of the link. */
    targets = new Map();
    /** The files and directories outside of the module at which its links end. */
    places = new Set();
    #objects;
    #trees;
    #commit;
    #names = new Map();
    #steps = 0;
    constructor(objects, trees, commit) {
        this.#objects = objects;
        this.#trees = trees;
        this.#commit = commit;
    }
    /** Adds the entries of the module, and all that links among them lead to. Throws LIMIT_EXCEEDED, and as `readBelow`. */
    async follow(entries) {
        for (let links = this.#add(entries); links.length > 0;) {
            for await (const [{ path }, { bytes }] of this.#objects.readEach('blob', links))
                this.targets.set(path, bytes.toString());
            const found = [];
            // In the root of the repository nothing is outside of the module.
            if (this.#commit.module !== '')
                for (const { path } of links)
                    for (const entry of await this.#reach(path))
                        found.push(entry);
            links = this.#add(found);
        }
    }
    #add(entries) {
        const added = entries.filter(({ path }) => !this.entries.has(path));
        for (const entry of added)
            this.entries.set(entry.path, entry);
        return added.filter(({ mode }) => mode === LINK_MODE);
    }
    /** Follows a link as a file system does: what it passes and ends at, with all that is below, and the attribute files above. */
    async #reach(link) {
        const found = [];
        const { rootTree: oid } = this.#commit;
        const directories = [{ path: '', mode: DIRECTORY_MODE, oid, decodable: true }];
        const rest = link.split('/');
        let followed = 0;
        for (let name = rest.shift(); name !== undefined; name = rest.shift()) {
            this.#step();
            const directory = directories.at(-1);
            if (directory === undefined)
                return found;
            if (name === '' || name === '.')
                continue;
            if (name === '..') {
                directories.pop();
                continue;
            }
            const entry = await this.#entryOf(directory, name);
            if (entry?.mode === DIRECTORY_MODE) {
                directories.push(entry);
                continue;
            }
            if (entry === undefined)
                return found;
            found.push(entry);
            if (entry.mode !== LINK_MODE)
                return [...found, ...(await this.#endAt(entry, directories))];
            followed += 1;
            const target = await this.#targetOf(entry);
            if (target === undefined || followed > package_files/* MAX_LINKS_FOLLOWED */.E7)
                return found;
            rest.unshift(...target.split('/'));
        }
        const last = directories.at(-1);
        if (last === undefined || (0,config/* isWithin */.UO)(this.#commit.module, last.path))
            return found;
        return [...found, ...(await this.#endAt(last, directories))];
    }
    /** Where a link ends: nothing is new inside of the module, and at a place where another link has ended. */
    async #endAt(place, directories) {
        if ((0,config/* isWithin */.UO)(place.path, this.#commit.module) || this.places.has(place.path))
            return [];
        this.places.add(place.path);
        const above = await Promise.all(directories.map((each) => this.#entryOf(each, '.gitattributes')));
        const attributes = above.filter((each) => each !== undefined).filter(isAttributeFile);
        const { budget } = this.#commit;
        const below = place.mode === DIRECTORY_MODE ? await this.#trees.readBelow(place, budget) : [];
        return [...attributes, ...below];
    }
    /** Undefined for a target that leads to nothing in any repository. */
    async #targetOf({ path, oid }) {
        const target = this.targets.get(path) ?? (await this.#objects.read(oid))?.bytes.toString() ?? '/';
        this.targets.set(path, target);
        return target.startsWith('/') || target.length > limits/* MAX_PATH_BYTES */.PR ? undefined : target;
    }
    async #entryOf({ oid, path }, name) {
        const known = this.#names.get(oid);
        const names = known ?? new Map((await this.#trees.read([{ oid, path: '' }])).map((each) => [each.path, each]));
        if (known === undefined)
            this.#names.set(oid, names);
        const entry = names.get(name);
        return entry && { ...entry, path: `${(0,package_package/* rootPrefix */.RO)(path)}${name}` };
    }
    /** Links of links can make a path long, so the steps have a limit, not only the entries. */
    #step() {
        this.#steps += 1;
        if (this.#steps > limits/* MAX_TREE_ENTRIES */.FU)
            throw (0,limits/* tooMany */.Ot)('treeEntries');
    }
}
function isAttributeFile({ path, mode }) {
    return isRegular(mode) && /(^|\/)\.gitattributes$/.test(path);
}
function isRegular(mode) {
    return mode.startsWith('100');
}


/***/ }),

/***/ 5761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L5: () => (/* binding */ retry),
/* harmony export */   c1: () => (/* binding */ pollBackoff),
/* harmony export */   eS: () => (/* binding */ delayMs),
/* harmony export */   rE: () => (/* binding */ waitWithin),
/* harmony export */   wv: () => (/* binding */ secondsSince)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8500);

/** Tries work until its outcome, a result or what it throws, is not transient. The last outcome is that of the whole. */
async function retry({ tries, wait }, isTransient, work) {
    for (let attempt = 1;; attempt += 1) {
        const tried = work(attempt);
        const outcome = await tried.catch((error) => error);
        if (attempt >= tries || !isTransient(outcome) || (await wait(attempt, outcome)) === false)
            return tried;
    }
}
/** The wait before repetition number `attempt` (1 is the first), in milliseconds. */
function delayMs({ firstMs, growth, longestMs, jitter }, attempt) {
    const factor = growth === 'quadratic' ? attempt ** 2 : 2 ** (attempt - 1);
    return Math.min(longestMs, firstMs * factor) * (1 - jitter * Math.random());
}
/** Waits, but never beyond the time that is left; false, without a wait, if no time is left. */
async function waitWithin(leftMs, ms) {
    if (leftMs <= 0)
        return false;
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(leftMs, ms));
    return true;
}
/** The wait between two polls of a site: a second more each time, and at most ten. The last poll is sent when the seconds are over. */
function pollBackoff(seconds) {
    const deadline = Date.now() + seconds * 1000;
    return { wait: (attempt) => waitWithin(deadline - Date.now(), 1_000 * Math.min(10, attempt)) };
}
/** Seconds since `startMs`, or since this call. Never negative: the clock of the server may be ahead of this one. */
function secondsSince(startMs) {
    const start = startMs ?? Date.now();
    return () => Math.max(0, Math.round((Date.now() - start) / 1000));
}


/***/ }),

/***/ 8863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ BoundedMap)
/* harmony export */ });
/** What an entry takes in memory beside its key and value. */
const ENTRY_BYTES = 200;
/** A map of at most `maxBytes`, keys included. Without space for a new entry, it deletes those that
 * were not used for longest. */
class BoundedMap {
    #maxBytes;
    #entries = new Map();
    #bytes = 0;
    constructor(maxBytes) {
        this.#maxBytes = maxBytes;
    }
    get bytes() {
        return this.#bytes;
    }
    get(key) {
        const entry = this.#entries.get(key);
        if (entry === undefined)
            return undefined;
        // The order of a map is that of insertion: the first entry is the one to delete. With much space left, it does not matter.
        if (this.#bytes > this.#maxBytes / 2) {
            this.#entries.delete(key);
            this.#entries.set(key, entry);
        }
        return entry.value;
    }
    /** Does not keep a value that is too large for the whole map. */
    set(key, value, valueBytes) {
        this.delete(key);
        const bytes = valueBytes + key.length * 2 + ENTRY_BYTES;
        if (bytes > this.#maxBytes)
            return;
        this.#entries.set(key, { value, bytes });
        this.#bytes += bytes;
        for (const oldest of this.#entries.keys()) {
            if (this.#bytes <= this.#maxBytes)
                return;
            this.delete(oldest);
        }
    }
    delete(key) {
        this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
        this.#entries.delete(key);
    }
    clear() {
        this.#entries.clear();
        this.#bytes = 0;
    }
    deleteWhere(isWrong) {
        for (const [key, { value }] of this.#entries)
            if (isWrong(value, key))
                this.delete(key);
    }
}


/***/ }),

/***/ 7526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ counted)
/* harmony export */ });
/** A number with its noun, such as "1 file" and "2 files". @param plural of a noun that takes more than an "s" */
function counted(count, noun, plural = `${noun}s`) {
    return `${count} ${count === 1 ? noun : plural}`;
}


/***/ }),

/***/ 746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean)
/* harmony export */ });
/** Letters that may be wrong in a name for which another one is suggested. */
const MAX_WRONG_LETTERS = 2;
/** The end of a message about an unknown name: `; did you mean "index"?`, or nothing where no known one is close. */
function didYouMean(text, known) {
    const meant = closest(text, known);
    return meant === undefined ? '' : `; did you mean ${meant}?`;
}
/** The known name that somebody probably meant; undefined where none is close. */
function closest(text, known) {
    const distances = known.map((name) => [name, distance(text, name)]);
    const [best] = distances.toSorted(([, a], [, b]) => a - b);
    return best !== undefined && best[1] <= Math.min(MAX_WRONG_LETTERS, text.length / 2) ? best[0] : undefined;
}
/** Letters to add, take away or replace. https://en.wikipedia.org/wiki/Levenshtein_distance */
function distance(a, b) {
    if (Math.abs(a.length - b.length) > MAX_WRONG_LETTERS)
        return Number.POSITIVE_INFINITY;
    let row = Array.from({ length: b.length + 1 }, (_, at) => at);
    for (const [at, letter] of [...a].entries()) {
        const next = [at + 1];
        for (let column = 1; column < row.length; column += 1) {
            const replaced = (row[column - 1] ?? 0) + (letter === b[column - 1] ? 0 : 1);
            next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
        }
        row = next;
    }
    return row.at(-1) ?? 0;
}


/***/ }),

/***/ 991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   gl: () => (/* binding */ RegistryError),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   pg: () => (/* binding */ shortList),
/* harmony export */   yR: () => (/* binding */ ifRefused)
/* harmony export */ });
/** Lines of a list in a message. The rest is counted: "and 3 more". */
const MAX_LISTED = 20;
/** Characters of a text from outside that a message quotes. A longer text is cut, and ends in "…". */
const MAX_QUOTED_LENGTH = 120;
/**
 * An error that users can expect. Any other error is a bug of this tool, and is reported as one. Text from outside must go
 * through {@link quote} before it is part of `message` or `hint`.
 */
class RegistryError extends Error {
    name = 'RegistryError';
    code;
    hint;
    constructor(code, message, hint, options) {
        super(message, options);
        this.code = code;
        this.hint = hint;
    }
    /** The fields that every output shows: `{"code","message","hint"}`. */
    toRefusal() {
        return { code: this.code, message: this.message, hint: this.hint };
    }
}
/**
 * Text from outside, safe on a terminal, in a log and in a workflow command: in double quotes, cut at 120 characters, with
 * control, bidirectional and invisible characters as `\u{…}`.
 */
function quote(text) {
    const cut = text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH)}…` : text;
    return `"${visible(cut.replaceAll('\\', '\\\\').replaceAll('"', '\\"'))}"`;
}
/** The text with control, bidirectional and invisible characters as `\u{…}`: always one line. */
function visible(text) {
    return text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, (character) => `\\u{${codePoint(character)}}`);
}
function codePoint(character) {
    return (character.codePointAt(0) ?? 0).toString(16);
}
/** For the end of a promise: a refusal becomes a result. What is a fault of this tool stays one. */
function ifRefused(answer) {
    return (error) => {
        if (error instanceof RegistryError)
            return answer(error);
        throw error;
    };
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}
/** The first 20 lines of a list, and how many more there are. */
function shortList(lines, most = MAX_LISTED) {
    const more = lines.length - most;
    return [...lines.slice(0, most), ...(more > 0 ? [`and ${more} more`] : [])];
}


/***/ }),

/***/ 7553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ firstLines)
/* harmony export */ });
/* harmony import */ var _count_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7526);

/**
 * Markdown of at most this length: the first of its lines, and a line that says how many there are. What a cut leaves open, a block of
 * code or a part to unfold, is closed.
 * @param where all of it is
 */
function firstLines(markdown, most, where) {
    if (markdown.length <= most)
        return markdown;
    const lines = markdown.split('\n');
    const end = (shown) => `\nCut here: ${shown} of ${(0,_count_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(lines.length, 'line')} are shown. All of it: ${where}\n`;
    let left = most - end(lines.length).length - CLOSING.length;
    const shown = [];
    for (const line of lines) {
        left -= line.length + 1;
        if (left < 0)
            break;
        shown.push(line);
    }
    const text = `${shown.join('\n')}\n`;
    const isFenced = (text.match(/^```/gm)?.length ?? 0) % 2 === 1;
    const isFolded = text.lastIndexOf('<details>') > text.lastIndexOf('</details>');
    return `${text}${isFenced ? '```\n' : ''}${isFolded ? '</details>\n' : ''}${end(shown.length)}`;
}
const CLOSING = '```\n</details>\n';


/***/ }),

/***/ 4141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ getOrInsert)
/* harmony export */ });
/** The value under a key; it is made when somebody asks for it first. (`Map.getOrInsertComputed` is not in Node 20.) */
function getOrInsert(known, key, make) {
    const found = known.get(key);
    if (found !== undefined)
        return found;
    const value = make();
    known.set(key, value);
    return value;
}


/***/ }),

/***/ 2234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
/** Groups in the order of their first member. (`Map.groupBy` is not in Node 20.) */
function groupBy(members, key) {
    const groups = new Map();
    for (const member of members) {
        const group = groups.get(key(member));
        if (group === undefined)
            groups.set(key(member), [member]);
        else
            group.push(member);
    }
    return groups;
}


/***/ }),

/***/ 4807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ar: () => (/* binding */ compactJson),
/* harmony export */   BU: () => (/* binding */ compactObject),
/* harmony export */   Ix: () => (/* binding */ hasOnlyGrown),
/* harmony export */   RM: () => (/* binding */ lossIn),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   dj: () => (/* binding */ canonicalJson)
/* harmony export */ });
/* unused harmony export sorted */
/** Depth of a JSON document of somebody else. A deeper one is not read. Configuration of the deepest kind gives half of it. */
const MAX_JSON_DEPTH = 1_000;
/**
 * The value of a JSON text that somebody else wrote. Throws a SyntaxError, also where values lie deeper than {@link MAX_JSON_DEPTH}: what
 * checks, sorts and writes a value calls itself for each level, and 100,000 brackets would end the run.
 */
function readJson(text) {
    let depth = 0;
    for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code === QUOTE)
            at = endOfString(text, at);
        else if (code === BRACE || code === BRACKET)
            depth += 1;
        else if (code === BRACE + 2 || code === BRACKET + 2)
            depth -= 1;
        if (depth > MAX_JSON_DEPTH)
            throw new SyntaxError(`is more than ${MAX_JSON_DEPTH} brackets deep`);
    }
    return JSON.parse(text);
}
const [QUOTE, BACKSLASH, BRACKET, BRACE] = [0x22, 0x5c, 0x5b, 0x7b];
/** Where the string that begins here ends; the end of the text for one that is not closed. */
function endOfString(text, start) {
    for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
        let before = end;
        while (text.charCodeAt(before - 1) === BACKSLASH)
            before -= 1;
        if ((end - before) % 2 === 0)
            return end;
    }
    return text.length;
}
/**
 * Canonical JSON for documents that people edit: keys sorted by code unit, two-space indent, trailing newline; equal values give
 * equal text.
 * @param value a JSON value; not typed as {@link Json}, which an interface does not fit
 */
function canonicalJson(value) {
    return `${JSON.stringify(sorted(value), null, 2)}\n`;
}
/** {@link canonicalJson} on one line, for documents that programs make: less than half as long where values lie deep. */
function compactJson(value) {
    return `${JSON.stringify(sorted(value))}\n`;
}
/** {@link compactJson} of an object of which the texts of some members are known. */
function compactObject(members, texts) {
    const known = Object.entries(members).flatMap(([key, value]) => value === undefined ? [] : [[key, JSON.stringify(sorted(value))]]);
    const all = [...known, ...Object.entries(texts)].sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${all.map(([key, text]) => `${JSON.stringify(key)}:${text}`).join(',')}}\n`;
}
/** The value with sorted keys at every level; a part that has them already is not copied. */
function sorted(value) {
    if (typeof value !== 'object' || value === null)
        return value;
    if (Array.isArray(value)) {
        const members = value.map(sorted);
        return members.some((member, at) => member !== value[at]) ? members : value;
    }
    const object = value;
    const keys = Object.keys(object);
    const isOrdered = keys.every((key, at) => (keys[at - 1] ?? '') <= key);
    const ordered = isOrdered ? keys : keys.sort();
    const members = ordered.map((key) => sorted(object[key]));
    if (isOrdered && members.every((member, at) => member === object[ordered[at] ?? '']))
        return value;
    return Object.fromEntries(ordered.map((key, at) => [key, members[at]]));
}
/** Whether a JSON value only grew: nothing that was there is gone or another. */
function hasOnlyGrown(before, after, growth) {
    if (typeof before !== 'object' || before === null)
        return before === after;
    if (typeof after !== 'object' || after === null || Array.isArray(before) !== Array.isArray(after))
        return false;
    const { list, keys } = growth;
    const isGrowing = keys === 'any' && !Array.isArray(before);
    const added = Object.keys(after).filter((key) => !Object.hasOwn(before, key));
    if (!isGrowing && !added.every((key) => keys.includes(key)))
        return false;
    const now = { ...after };
    return Object.entries(before).every(([key, value]) => {
        const member = now[key];
        const isList = key === list && Array.isArray(value) && Array.isArray(member);
        return hasOnlyGrown(value, isList ? member.slice(0, value.length) : member, growth);
    });
}
const EXACT_DIGITS = 15;
/** What of a valid JSON text is lost when its value is written again; undefined where nothing is. */
function lossIn(text) {
    if (/"__proto__"\s*:/.test(text))
        return 'has the key "__proto__", which cannot be kept';
    const numbers = /[-0-9][0-9.eE+-]*/g;
    for (let at = 0; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        if (unit === QUOTE)
            at = endOfString(text, at);
        else if (unit === 0x2d || (unit >= 0x30 && unit <= 0x39)) {
            numbers.lastIndex = at;
            const [digits = ''] = numbers.exec(text) ?? [];
            const number = Number(digits);
            const isKept = digits.length <= EXACT_DIGITS ? Number.isFinite(number) : String(number) === digits;
            if (!isKept)
                return `has the number ${digits.slice(0, 40)}, which cannot be kept exactly`;
            at += digits.length - 1;
        }
    }
    return undefined;
}


/***/ }),

/***/ 4210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ac: () => (/* binding */ parseOptions),
/* harmony export */   N0: () => (/* binding */ checkedText),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3339);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8532);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4807);



/** A schema for a text that `parse` reads. What `parse` throws becomes the issue. */
function checkedText(parse) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().transform((text, context) => {
        try {
            return parse(text);
        }
        catch (error) {
            const message = (0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error);
            context.addIssue({ code: 'custom', message, params: { error } });
            return zod__WEBPACK_IMPORTED_MODULE_2__/* .NEVER */ .tm;
        }
    });
}
/**
 * Reads flags or inputs. Throws the error of a field's parser, or INVALID_INPUT with the name of the field and its value.
 * @param called the name as users write it: `--module-path`, `input "module-path"`
 */
function parseOptions(schema, values, called) {
    const present = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
    const parsed = schema.safeParse(present);
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    const key = String(issue?.path[0] ?? '');
    const error = issue?.code === 'custom' ? issue.params?.['error'] : undefined;
    if (error instanceof _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl) {
        const { code, message, hint } = error;
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(code, `${called(key)}: ${message}`, hint, { cause: error });
    }
    const { error: without } = schema.safeParse({ ...present, [key]: undefined });
    const isRequired = without?.issues.some(({ path }) => path[0] === key);
    const problem = issue?.code === 'invalid_value' ? `not one of ${issue.values.join(', ')}` : issue?.message;
    throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${called(key)} is ${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(String(present[key]))}: ${problem ?? 'not valid'}`, `correct ${called(key)}${isRequired ? '' : ', or leave it out'}`);
}
/**
 * A list in a JSON document of somebody else. It is counted before its elements are checked, and none is checked after the first that is
 * wrong: what zod says of a million wrong ones takes gigabytes.
 */
function listOf(element, max = Number.POSITIVE_INFINITY) {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J())
        .max(max)
        .transform((values, context) => {
        const elements = [];
        for (const [at, value] of values.entries()) {
            const { data, error } = element.safeParse(value);
            const [issue] = error?.issues ?? [];
            if (issue !== undefined) {
                context.addIssue({ code: 'custom', message: issue.message, path: [at, ...issue.path] });
                return zod__WEBPACK_IMPORTED_MODULE_2__/* .NEVER */ .tm;
            }
            elements.push(data);
        }
        return elements;
    });
}
/** A JSON document of somebody else, as far as the schema describes it; undefined where the bytes are not such a document ({@link readJson}). */
function parseJson(schema, bytes) {
    try {
        return schema.safeParse((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .readJson */ .Vh)(new TextDecoder('utf-8', { fatal: true }).decode(bytes))).data;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fn: () => (/* binding */ urlSecrets),
/* harmony export */   Hn: () => (/* binding */ holdsCredentials),
/* harmony export */   a6: () => (/* binding */ NOT_SHOWN),
/* harmony export */   fZ: () => (/* binding */ SecretMask)
/* harmony export */ });
/* unused harmony export sentForms */
/** Characters of the longest part of a secret that is looked for where a text is cut: longer than any text is cut at. */
const MAX_CUT_LENGTH = 1_000;
/** Characters of the shortest part of a secret that is masked where a quoted text is cut. A shorter part says next to nothing. */
const MIN_CUT_LENGTH = 4;
/**
 * Characters of the shortest secret that is masked. A shorter one would also be found in words that have
 * nothing to do with it.
 */
const MIN_HIDDEN_LENGTH = 8;
/** The secrets of a run, and how to hide them in all that the run shows. */
class SecretMask {
    #forms = [];
    /** From here on {@link apply} hides the secret, in every form in which HTTP and Git send it. */
    add(secret, username) {
        this.#forms = [...new Set([...this.#forms, ...sentForms(secret, username)])];
    }
    /**
     * The text with `***` for each secret, also for one that the end of a cut text (`…`) leaves in part, and for one whose characters are
     * escaped for Markdown, HTML, JSON or a URL.
     */
    apply(text) {
        const forms = this.#forms.filter((form) => form.length >= MIN_HIDDEN_LENGTH);
        const masked = hide(text, spansOf(text, forms));
        const plain = unescaped(masked);
        if (plain === undefined)
            return masked;
        const offset = (at) => plain.offsets[at] ?? masked.length;
        const spans = spansOf(plain.text, forms).map(([start, end]) => [offset(start), offset(end)]);
        return hide(masked, spans);
    }
    /** Whether the text repeats a secret, be it short. */
    isIn(text) {
        const texts = [text, unescaped(text)?.text ?? ''];
        return this.#forms.some((form) => texts.some((each) => each.includes(form)));
    }
}
/** Spans may overlap. */
function spansOf(text, forms) {
    const spans = [];
    for (const form of forms) {
        for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + form.length))
            spans.push([at, at + form.length]);
    }
    for (const { index } of text.matchAll(/…/g)) {
        const before = text.slice(0, index);
        const cut = Math.max(0, ...forms.map((form) => cutLength(before, form)));
        if (cut > 0)
            spans.push([index - cut, index]);
    }
    return spans;
}
/** How many characters of the form the text ends with. */
function cutLength(text, form) {
    for (let length = Math.min(form.length, MAX_CUT_LENGTH); length >= MIN_CUT_LENGTH; length -= 1)
        if (text.endsWith(form.slice(0, length)))
            return length;
    return 0;
}
function hide(text, spans) {
    let shown = '';
    let from = 0;
    for (const [start, end] of spans.toSorted(([one], [other]) => one - other)) {
        if (start >= from)
            shown += `${text.slice(from, start)}***`;
        from = Math.max(from, end);
    }
    return shown + text.slice(from);
}
const ESCAPES = /&#(?<decimal>\d{1,7});|&#x(?<hex>[\da-f]{1,6});|&(?<name>amp|lt|gt|quot|apos|lowbar|period|colon|equals|sol|plus);|%(?<byte>[\da-f]{2})|\\u(?<unit>[\da-f]{4})|\\u\{(?<point>[\da-f]{1,6})\}|\\(?<self>[!-/:-@[-`{-~])/gi;
const NAMED = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    lowbar: '_',
    period: '.',
    colon: ':',
    equals: '=',
    sol: '/',
    plus: '+',
};
/** The text without escapes, and where each of its characters stands in the text; undefined for a text that has none. */
function unescaped(text) {
    let plain = '';
    const offsets = [];
    const append = (part, step, from) => {
        for (let at = 0; at < part.length; at += 1)
            offsets.push(from + at * step);
        plain += part;
    };
    let from = 0;
    for (const { 0: found, index, groups = {} } of text.matchAll(ESCAPES)) {
        append(text.slice(from, index), 1, from);
        append(characterOf(groups) ?? found, 0, index);
        from = index + found.length;
    }
    if (from === 0)
        return undefined;
    append(text.slice(from), 1, from);
    return { text: plain, offsets };
}
function characterOf(groups) {
    const { decimal, name, self, hex = groups['byte'] ?? groups['unit'] ?? groups['point'] } = groups;
    if (self !== undefined)
        return self;
    if (name !== undefined)
        return NAMED[name.toLowerCase()];
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    // It breaks a word, and nobody sees it.
    if (code === 0x200d)
        return '';
    return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
/**
 * Every form in which HTTP and Git send a secret: as it is and with its user name, URL-encoded, and in base64 wherever it
 * stands in the encoded text.
 */
function sentForms(secret, username) {
    if (secret === '')
        return [];
    const texts = username === undefined ? [secret] : [secret, `${username}:${secret}`];
    const forms = texts.flatMap((text) => [text, ...base64Forms(text)]);
    return [...new Set(forms.flatMap((form) => [form, ...escapedForms(form)]))];
}
function escapedForms(text) {
    const inUrl = new URL('https://host/');
    inUrl.password = text;
    const urlEncoded = [
        encodeURIComponent(text),
        String(new URLSearchParams({ '': text })).slice(1),
        inUrl.password,
    ];
    const lowerCase = urlEncoded.map((form) => form.replaceAll(/%../g, (hex) => hex.toLowerCase()));
    return [...urlEncoded, ...lowerCase, JSON.stringify(text).slice(1, -1)];
}
/** Base64 encodes three bytes as four characters: the same text has three forms, by what stands before it. */
function base64Forms(text) {
    const bytes = Buffer.from(text);
    const parts = [0, 1, 2].map((offset) => {
        const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
        // Without the characters that also depend on the bytes around it.
        return encoded.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6));
    });
    const whole = bytes.toString('base64').replace(/(?<!=)=+$/, '');
    // A part of a few characters is found in any text.
    const long = parts.filter((part) => part.length >= MIN_CUT_LENGTH);
    return [whole, ...long].flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_')]);
}
/** The secrets in the URLs of a text: their passwords, user names without one, and parameters that are called like a secret. */
function urlSecrets(text) {
    return [...text.matchAll(/[a-z][a-z\d+.-]{0,30}:\/\/[^\s"'<>]+/gi)].flatMap(([found]) => {
        if (!URL.canParse(found))
            return [];
        const { username, password, search } = new URL(found);
        const named = [...new URLSearchParams(search)].filter(([name]) => SECRET_NAME.test(name));
        const user = password === '' ? username : password;
        return [user, plainOf(user), ...named.map(([, value]) => value)].filter((secret) => secret !== '');
    });
}
const SECRET_NAME = /token|secret|passw|key|auth|credential|^sig/i;
function plainOf(encoded) {
    try {
        return decodeURIComponent(encoded);
    }
    catch {
        return encoded;
    }
}
/** Stands for a text of another host that repeats credentials. */
const NOT_SHOWN = '(its text repeats credentials, so it is not shown)';
const AUTHORIZATION = /\b(?:basic|bearer)[\s:="']+[\w.~+/-]{8,}/i;
const BASE64 = /[A-Za-z0-9+/_-]{8,}={0,2}/g;
/** Whether a text has the form of an Authorization header or of a user name with a password, be they known or not. */
function holdsCredentials(text) {
    if (AUTHORIZATION.test(text))
        return true;
    const decoded = [...text.matchAll(BASE64)].map(([encoded]) => Buffer.from(encoded, 'base64').toString());
    return decoded.some((pair) => /^[\x21-\x39\x3b-\x7e]+:[\x20-\x7e]+$/.test(pair));
}


/***/ }),

/***/ 5256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);

/**
 * The text as one word of a POSIX shell, in quotes where it needs them, and always on one line.
 * https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#tag_19_02
 */
function shellWord(text) {
    const isPlain = /^[\w@%+=:,./-][\w@%+=:,./#-]*$/.test(text);
    return isPlain ? text : `'${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text).replaceAll("'", "'\\''")}'`;
}


/***/ }),

/***/ 7854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ slices)
/* harmony export */ });
/** The items in groups of this size, in their order; the last one may be smaller. */
function slices(items, size) {
    const count = Math.ceil(items.length / size);
    return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size));
}


/***/ }),

/***/ 8975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ systemRefusal),
/* harmony export */   z: () => (/* binding */ noSpaceLeft)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);

/** What went wrong on this machine, by the codes of the operating system, and what to do. */
const PROBLEMS = new Map([
    ['EISDIR', { problem: 'it is a directory', hint: 'move the directory away, or name a file' }],
    ['ENOTDIR', { problem: 'a part of the path is a file', hint: 'move the file away, or name a directory' }],
    ['ENAMETOOLONG', { problem: 'the name is too long', hint: 'work in a directory with a shorter path' }],
    ['ELOOP', { problem: 'its links lead in a circle', hint: 'replace the links by what they should name' }],
    ['EIO', { problem: 'the disk does not work', hint: 'check the disk, or name a path on another one' }],
    ['EMFILE', { problem: 'too many files are open', hint: 'allow more: ulimit -n 4096' }],
    ['ENFILE', { problem: 'too many files are open', hint: 'end programs on this machine that hold many' }],
]);
/**
 * Turns an error of the operating system that is no fault of this tool into a refusal: SYSTEM_REFUSED, or PERMISSION where this
 * user may not do it. Undefined for any other error.
 */
function systemRefusal(error) {
    if (!(error instanceof Error) || !('syscall' in error))
        return undefined;
    const { code = '', syscall, path, dest = path, } = error;
    if (code === 'ENOSPC' || code === 'EDQUOT')
        return noSpaceLeft(error.message, error);
    const found = PROBLEMS.get(code);
    // Node.js says ENOENT of a directory that cannot be made below one on a read-only disk.
    const isForbidden = ['EACCES', 'EPERM', 'EROFS'].includes(code) || (code === 'ENOENT' && syscall === 'mkdir');
    if (found === undefined && !isForbidden)
        return undefined;
    const subject = dest === undefined ? `the call "${syscall}"` : (0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(dest);
    const { problem, hint } = found ?? {
        problem: 'this user may not do it',
        hint: 'give this user the right to it, or name another path',
    };
    const message = `the operating system refuses ${subject}: ${problem} (${code}, ${syscall})`;
    return new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(isForbidden ? 'PERMISSION' : 'SYSTEM_REFUSED', message, hint, { cause: error });
}
/** SYSTEM_REFUSED for a full disk. @param reason what the operating system or git says */
function noSpaceLeft(reason, cause) {
    return new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('SYSTEM_REFUSED', `there is no space left on a disk: ${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(reason)}`, 'free space there, then run the same command again; temporary files go to the directory that TMPDIR names (on a runner: RUNNER_TEMP)', { cause });
}


/***/ }),

/***/ 4546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ RENDERER),
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version of this tool. A test compares it with package.json. */
const VERSION = '0.1.0';
/** `renderer` in `registry.json`: the tool that rendered the files, which are compared byte by byte only for the same one. */
const RENDERER = `module-registry ${VERSION}`;


/***/ }),

/***/ 8644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Jv: () => (/* binding */ withoutOuterSlashes),
/* harmony export */   Zq: () => (/* binding */ printableUrl),
/* harmony export */   ht: () => (/* binding */ hostVariable),
/* harmony export */   q4: () => (/* binding */ withoutLastSlashes),
/* harmony export */   qW: () => (/* binding */ isPlainPath),
/* harmony export */   y8: () => (/* binding */ quoteUrl)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);

/** {@link quote} for a URL or a Git remote, without the text before its last `@`, which may be a secret. */
function quoteUrl(text) {
    const at = text.lastIndexOf('@');
    const start = text.slice(0, Math.max(at, 0));
    if (!start.includes(':'))
        return (0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text);
    const scheme = /^[A-Za-z0-9+.:-]*:\/\//.exec(start)?.[0] ?? '';
    return (0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(`${scheme}…${text.slice(at)}`);
}
/** Without the slashes at its end. The look behind keeps the time linear, where the slashes are many. */
function withoutLastSlashes(text) {
    return text.replace(/(?<!\/)\/+$/, '');
}
function withoutOuterSlashes(text) {
    return withoutLastSlashes(text).replace(/^\/+/, '');
}
/** Arguments that name what is fetched; the value of any other may be a secret, such as a signature. */
const OPEN = /^(?:archive|checksum|depth|digest|ref|tag|terraform-get)$/;
/** A URL or location in quotes, fit for a log: no user, no password, no signature. */
function printableUrl(text) {
    const redacted = text.replaceAll(/([?&])([^=&#?]*)=[^&#]*/g, (argument, mark, name) => OPEN.test(name) ? argument : `${mark}${name}=…`);
    return quoteUrl(redacted);
}
/** Whether the path of a URL has only non-empty segments that every client and server reads in the same way. */
function isPlainPath(path) {
    return /^(?:\/(?:[A-Za-z0-9._~+=,:@-]|%[0-9A-Fa-f]{2})+)+$/.test(path);
}
/** An environment variable for one host, as Terraform spells its own: https://developer.hashicorp.com/terraform/cli/config/config-file#environment-variable-credentials */
function hostVariable(prefix, host) {
    return `${prefix}${host.replaceAll('-', '__').replaceAll('.', '_')}`;
}


/***/ }),

/***/ 9334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FR: () => (/* binding */ registryConfigFormat),
/* harmony export */   LO: () => (/* binding */ parseNamePattern),
/* harmony export */   fr: () => (/* binding */ REGISTRY_CONFIG_PATH),
/* harmony export */   sO: () => (/* binding */ addressesOf)
/* harmony export */ });
/* unused harmony export registryConfigSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(3339);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4210);
/* harmony import */ var _index_format_registry_url_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8499);
/* harmony import */ var _interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1379);
/* harmony import */ var _module_forge_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6223);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(5023);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(7975);
/* harmony import */ var _module_origin_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(3324);
/* harmony import */ var _publish_config_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(8317);
/* harmony import */ var _publish_exposure_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(6714);











/** Bytes of registry.yml. A larger file is INVALID_CONFIG. */
const MAX_REGISTRY_CONFIG_BYTES = 1024 * 1024;
/**
 * Sources of a registry.yml: directories of Git hosts get slow beyond this many files, and each source has
 * one of state. More are INVALID_CONFIG.
 */
const MAX_SOURCES = 3_000;
/** `registry.yml`: the repositories that an index collects its modules from. */
const REGISTRY_CONFIG_PATH = 'registry.yml';
const namespace = zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP().check((context) => {
    const problem = (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_6__/* .addressProblem */ .cg)({ namespace: context.value, name: 'a', system: 'a' });
    if (problem !== undefined)
        context.issues.push({ code: 'custom', message: problem, input: context.value });
});
/** Options of one source, or at the top of the file of all sources. */
const publishing = {
    package: _publish_config_js__WEBPACK_IMPORTED_MODULE_8__/* .selectionOptions */ .lo.shape.package.refine((kinds) => kinds?.every((kind) => kind === 'index' || kind === 'git') ?? true, 'must be index, git, or both: the index is all that a collection writes'),
    'git-ref': _publish_config_js__WEBPACK_IMPORTED_MODULE_8__/* .selectionOptions */ .lo.shape['git-ref'],
    compatibility: _publish_config_js__WEBPACK_IMPORTED_MODULE_8__/* .selectionOptions */ .lo.shape.compatibility,
    severities: _publish_config_js__WEBPACK_IMPORTED_MODULE_8__/* .configFormat */ .A5.schema.shape.severities,
    expose: zod__WEBPACK_IMPORTED_MODULE_10__/* ["enum"] */ .k5n(_publish_exposure_js__WEBPACK_IMPORTED_MODULE_9__/* .EXPOSURES */ .b3)
        .optional()
        .describe('What a public index may show of a private module; default: none, which refuses it.'),
};
/**
 * `owner/name` on the GitHub server of the run, or a Git remote anywhere. Throws INVALID_INPUT for text that is not a Git remote, a plain error for a remote that is not safe or is relative.
 */
function parseSourceRepository(text) {
    if (_module_origin_js__WEBPACK_IMPORTED_MODULE_7__/* .OWNER_AND_NAME */ .yc.test(text))
        return text.replace(/\.git$/, '');
    const remote = (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .parseGitRemote */ .IM)(text);
    if (remote.scheme === 'http' && !(0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .isLoopback */ .U9)(remote.host))
        throw new Error(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is http, which is for loopback only: use https`);
    if (remote.scheme === 'file' && !text.startsWith('file:///'))
        throw new Error(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} must be owner/name on GitHub, or a URL: https://…, ssh://…, git@host:path, file:///path`);
    return remote;
}
const ONLY_OF_OWNER = ['server', 'forge', 'match', 'exclude', 'forks', 'archived', 'templates'];
const ONLY_OF_REPOSITORY = ['address', 'module-path', 'source-url', 'modules'];
const ONLY_OF_ONE_MODULE = ['address', 'module-path', 'namespaces'];
const source = zod__WEBPACK_IMPORTED_MODULE_10__/* .strictObject */ .rej({
    ...publishing,
    owner: zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP()
        .regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,99}$/, 'must be the name of a user or an organisation')
        .optional()
        .describe('A user or an organisation of the server: all of its repositories that match.'),
    server: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_module_git_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .parseServerUrl */ .Ep)
        .optional()
        .describe('URL of the server of the owner; default: that of the run. Its token is MODULE_REGISTRY_TOKEN_HOST, with "_" for each dot.'),
    forge: zod__WEBPACK_IMPORTED_MODULE_10__/* ["enum"] */ .k5n(_module_forge_js__WEBPACK_IMPORTED_MODULE_4__/* .FORGE_NAMES */ .NT).optional().describe('What the server is; default: what it says itself.'),
    match: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(parseNamePattern)
        .optional()
        .describe('Names of repositories to collect, with * and ?: terraform-*-*.'),
    exclude: zod__WEBPACK_IMPORTED_MODULE_10__/* .array */ .YOg((0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(parseNamePattern))
        .optional()
        .describe('Names of repositories to leave out, with * and ?.'),
    forks: zod__WEBPACK_IMPORTED_MODULE_10__/* .boolean */ .zMY().optional().describe('true includes forks.'),
    archived: zod__WEBPACK_IMPORTED_MODULE_10__/* .boolean */ .zMY().optional().describe('true includes archived repositories.'),
    templates: zod__WEBPACK_IMPORTED_MODULE_10__/* .boolean */ .zMY().optional().describe('true includes template repositories.'),
    repository: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(parseSourceRepository)
        .optional()
        .describe('One repository: owner/name on the server of the run, or a Git remote anywhere.'),
    address: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_module_module_address_js__WEBPACK_IMPORTED_MODULE_6__/* .parseModuleAddress */ .E9)
        .optional()
        .describe('Address of its one module; default: from the name of the repository.'),
    'module-path': _publish_config_js__WEBPACK_IMPORTED_MODULE_8__/* .selectionOptions */ .lo.shape['module-path'].describe('Directory of its one module.'),
    modules: _publish_config_js__WEBPACK_IMPORTED_MODULE_8__/* .listedModules */ .bV
        .optional()
        .describe('Its modules, in the place of those that its own config file lists.'),
    allow: _publish_config_js__WEBPACK_IMPORTED_MODULE_8__/* .configFormat */ .A5.schema.shape.allow,
    'source-url': _publish_config_js__WEBPACK_IMPORTED_MODULE_8__/* .selectionOptions */ .lo.shape['source-url'],
    'tag-prefix': _publish_config_js__WEBPACK_IMPORTED_MODULE_8__/* .selectionOptions */ .lo.shape['tag-prefix'],
    versions: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_3__/* .parseConstraint */ .FJ)
        .optional()
        .describe('Only these versions are collected: >= 5.0, < 6.0.'),
    namespaces: zod__WEBPACK_IMPORTED_MODULE_10__/* .array */ .YOg(namespace)
        .min(1)
        .optional()
        .describe("Namespaces of the addresses in the repository's own config file; default: its owner."),
})
    .check(({ value, issues }) => {
    const problem = sourceProblem(value);
    if (problem !== undefined)
        issues.push({ code: 'custom', message: problem, input: value });
});
function sourceProblem(options) {
    const isOwner = options['owner'] !== undefined;
    if (isOwner === (options['repository'] !== undefined))
        return 'needs one of "owner" and "repository"';
    const wrong = (isOwner ? ONLY_OF_REPOSITORY : ONLY_OF_OWNER).find((name) => options[name] !== undefined);
    if (wrong !== undefined)
        return `"${wrong}" is for sources with "${isOwner ? 'repository' : 'owner'}"`;
    const ofOne = ONLY_OF_ONE_MODULE.find((name) => options[name] !== undefined);
    if (ofOne === undefined || options['modules'] === undefined)
        return undefined;
    return `"${ofOne}" is for sources without "modules"`;
}
/** What tells repositories apart: short names are those of one server. */
function repositoryText({ repository }) {
    if (repository === undefined)
        return [];
    const text = typeof repository === 'string' ? repository : repository.url;
    return [text.replace(/\.git$/, '').toLowerCase()];
}
/** The addresses that the options of a source give; none where its name gives the one of its module. */
function addressesOf({ address, modules = [], }) {
    return address === undefined ? modules.map((module) => module.address) : [address];
}
const limits = zod__WEBPACK_IMPORTED_MODULE_10__/* .strictObject */ .rej({
    tags: zod__WEBPACK_IMPORTED_MODULE_10__/* .int */ .Whr().min(1).max(10_000).default(1_000).describe('Tags that could be versions.'),
    megabytes: zod__WEBPACK_IMPORTED_MODULE_10__/* .int */ .Whr().min(1).max(10_000).default(512).describe('Fetched in one run.'),
    seconds: zod__WEBPACK_IMPORTED_MODULE_10__/* .int */ .Whr()
        .min(1)
        .max(3_600)
        .default(120)
        .describe('To list its tags, to fetch them, and to pack them, each.'),
})
    .prefault({})
    .describe('The limits of one source in one run.');
const registryConfigSchema = zod__WEBPACK_IMPORTED_MODULE_10__/* .strictObject */ .rej({
    ...publishing,
    name: zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP().min(1).max(200).optional().describe('Name of an index that the run creates.'),
    url: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_index_format_registry_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseOwnUrl */ .N).optional().describe('Public URL of the index.'),
    limits,
    sources: zod__WEBPACK_IMPORTED_MODULE_10__/* .array */ .YOg(source)
        .min(1)
        .max(MAX_SOURCES)
        .refine((sources) => isDistinct(sources.flatMap(addressesOf).map(_module_module_address_js__WEBPACK_IMPORTED_MODULE_6__/* .addressKey */ .IY)), 'two sources have the same address')
        .refine((sources) => isDistinct(sources.flatMap(repositoryText)), 'two sources have the same repository: list its modules under "modules" of one')
        .check(({ value, issues }) => {
        for (const [at, each] of value.entries()) {
            const clash = (0,_publish_config_js__WEBPACK_IMPORTED_MODULE_8__/* .prefixClash */ .Qi)(each, ['sources', at]);
            if (clash !== undefined)
                issues.push({ ...clash, path: clash.path.slice(1), code: 'custom', input: value });
        }
    })
        .describe('The repositories that the index collects its modules from.'),
});
const registryConfigFormat = { schema: registryConfigSchema, maxBytes: MAX_REGISTRY_CONFIG_BYTES };
function isDistinct(texts) {
    return new Set(texts).size === texts.length;
}
/** Parses a pattern. Throws a plain error that names the broken rule. */
function parseNamePattern(text) {
    if (!/^[\w.*?~:@/-]{1,200}$/.test(text))
        throw new Error(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} must be a name in which * and ? stand for other characters: terraform-*-*`);
    const source = text
        .replaceAll(/[.~:@/-]/g, '\\$&')
        .replaceAll(/\*+/g, '[^/]*')
        .replaceAll('?', '[^/]');
    const expression = new RegExp(`^${source}$`, 'i');
    return { text, matches: (name) => expression.test(name) };
}


/***/ }),

/***/ 9265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ serverPathPrefix),
/* harmony export */   Ab: () => (/* binding */ provePushToIndex),
/* harmony export */   CT: () => (/* binding */ openServer),
/* harmony export */   D6: () => (/* binding */ isAsked),
/* harmony export */   Jg: () => (/* binding */ gitHubHome),
/* harmony export */   Tq: () => (/* binding */ repositoryNameOn),
/* harmony export */   bM: () => (/* binding */ isGiteaRunner),
/* harmony export */   g$: () => (/* binding */ refuseForeignToken),
/* harmony export */   ok: () => (/* binding */ forgeOfRun),
/* harmony export */   po: () => (/* binding */ apiUrlOf),
/* harmony export */   re: () => (/* binding */ parseRetrySeconds),
/* harmony export */   rv: () => (/* binding */ forgeAt)
/* harmony export */ });
/* unused harmony export gitHubOf */
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8644);
/* harmony import */ var _module_forge_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6223);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5023);
/* harmony import */ var _runtime_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(4994);





/** Time for retries of the API of a server, if MODULE_REGISTRY_RETRY_SECONDS does not set it. Then the run fails. */
const DEFAULT_RETRY_SECONDS = 30;
/** Time that an unknown server has to say what it is. Then it counts as GitHub. */
const FORGE_ANSWER_MS = 10_000;
/** The API of a server, by the rules of its makers. https://docs.github.com/enterprise-server/rest, https://docs.gitea.com/development/api-usage */
function apiUrlOf(serverUrl, { name }) {
    const { host } = new URL(serverUrl);
    if (isGitHubCom(host))
        return `https://api.${host}`;
    return `${serverUrl}/api/${name === 'gitea' ? 'v1' : 'v3'}`;
}
/** github.com, or GitHub with data residency. */
function isGitHubCom(host) {
    return host === 'github.com' || host.endsWith('.ghe.com');
}
/** The GitHub server of an environment, and its token as GitHub's own command line reads it: https://cli.github.com/manual/gh_help_environment */
function gitHubOf(environment) {
    const { GITHUB_SERVER_URL: url = '', GITHUB_TOKEN, GH_TOKEN } = environment;
    return {
        url: URL.canParse(url) ? url : 'https://github.com',
        token: GITHUB_TOKEN || GH_TOKEN || undefined,
    };
}
/** `MODULE_REGISTRY_FORGE`. Throws INVALID_INPUT. */
function namedForge({ MODULE_REGISTRY_FORGE: text = '' }) {
    const name = _module_forge_js__WEBPACK_IMPORTED_MODULE_2__/* .FORGE_NAMES */ .NT.find((each) => each === text);
    if (name !== undefined || text === '')
        return name;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `environment variable MODULE_REGISTRY_FORGE is ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)}`, `set it to one of ${_module_forge_js__WEBPACK_IMPORTED_MODULE_2__/* .FORGE_NAMES */ .NT.join(', ')}, or leave it out`);
}
function isGiteaRunner({ GITEA_ACTIONS, FORGEJO_ACTIONS }) {
    return GITEA_ACTIONS === 'true' || FORGEJO_ACTIONS === 'true';
}
/**
 * What the server of a workflow is, by what its runner says. Throws INVALID_INPUT where the setting says something else.
 * @param setting the input `forge`
 */
function forgeOfRun(environment, setting) {
    const { FORGEJO_ACTIONS, GITHUB_API_URL = '' } = environment;
    const isForgejo = FORGEJO_ACTIONS === 'true';
    const isGitea = isGiteaRunner(environment);
    const named = setting ?? namedForge(environment);
    if (named === 'github' && isGitea)
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `"forge" is "github", but the runner is one of ${isForgejo ? 'Forgejo (FORGEJO_ACTIONS)' : 'Gitea (GITEA_ACTIONS)'}`, 'leave "forge" out');
    const found = isGitea || /\/api\/v1\/?$/.test(GITHUB_API_URL) ? 'gitea' : 'github';
    const forge = _module_forge_js__WEBPACK_IMPORTED_MODULE_2__/* .FORGES */ .tu[named ?? found];
    return isForgejo && forge.name === 'gitea' ? { ...forge, title: 'Forgejo' } : forge;
}
/** What a server is: by a setting, by the environment where that names it, or by what it answers itself. Throws INVALID_INPUT. */
async function forgeAt(url, environment) {
    const { host } = new URL(url);
    const { GITHUB_SERVER_URL, GITHUB_API_URL } = environment;
    if (isGitHubCom(host))
        return _module_forge_js__WEBPACK_IMPORTED_MODULE_2__/* .FORGES */ .tu.github;
    // A runner names the API too; a person may name the server alone.
    if (hostOf(GITHUB_SERVER_URL) === host && GITHUB_API_URL)
        return forgeOfRun(environment);
    const named = namedForge(environment);
    if (named !== undefined)
        return _module_forge_js__WEBPACK_IMPORTED_MODULE_2__/* .FORGES */ .tu[named];
    const signal = AbortSignal.timeout(FORGE_ANSWER_MS);
    const version = await fetch(`${url}/api/v1/version`, { redirect: 'error', signal })
        .then((response) => (response.ok ? response.json() : undefined))
        .catch(() => undefined);
    const isGitea = typeof version === 'object' && version !== null && 'version' in version;
    return isGitea ? _module_forge_js__WEBPACK_IMPORTED_MODULE_2__/* .FORGES */ .tu.gitea : _module_forge_js__WEBPACK_IMPORTED_MODULE_2__/* .FORGES */ .tu.github;
}
function hostOf(url) {
    return url !== undefined && URL.canParse(url) ? new URL(url).host : undefined;
}
/** What remotes have before `owner/name`, where a server is below a path of its host: `git/` for https://acme.dev/git. */
function serverPathPrefix(url) {
    const path = (0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutOuterSlashes */ .Jv)(new URL(url).pathname);
    return path === '' ? '' : `${path}/`;
}
/** `owner/name` on a server. */
function repositoryNameOn(url, { repository }) {
    const before = serverPathPrefix(url);
    return repository.startsWith(before) ? repository.slice(before.length) : repository;
}
/** Whether a host is asked about repositories: GitHub, the server of the environment, or one with a token of its own. */
function isAsked(host, environment) {
    const isKnown = isGitHubCom(host) || hostOf(environment['GITHUB_SERVER_URL']) === host;
    return isKnown || Boolean(environment[(0,_module_forge_js__WEBPACK_IMPORTED_MODULE_2__/* .tokenVariable */ .Sj)(host)]);
}
/** Whose tokens begin so. https://docs.github.com/authentication/keeping-your-account-and-data-secure/about-authentication-to-github#githubs-token-formats */
const TOKENS = [
    { owner: 'GitHub', pattern: /^(?:gh[pousr]_|github_pat_)/ },
    { owner: 'GitLab', pattern: /^gl[a-z]+-/ },
];
/** PERMISSION for a token that is one of another server: it is not sent. */
function refuseForeignToken({ forge, token = '', tokenName, url }) {
    const owner = TOKENS.find(({ pattern }) => pattern.test(token))?.owner;
    if (owner === undefined || owner.toLowerCase() === forge.name || !forge.hasApi)
        return;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `the token of ${tokenName} is one of ${owner}, and ${url} is a server of ${forge.title}: it was not sent`, `set ${/^input /.test(tokenName) ? tokenName : (0,_module_forge_js__WEBPACK_IMPORTED_MODULE_2__/* .tokenVariable */ .Sj)(new URL(url).host)} to an access token of ${url}`);
}
/** Opens a server whose API this tool speaks. Throws INVALID_INPUT for a `git` server, PERMISSION for a token of another one. */
async function openServer(server, { log, secrets }) {
    if (!server.forge.hasApi)
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${server.url} is a plain Git server ("forge" is "git"), so it has no releases, comments and lists of repositories`, 'publish with --package index or --package git and --index-commit-by push, and name the repositories one by one');
    refuseForeignToken(server);
    const { createGitHub } = await Promise.all(/* import() */[__nccwpck_require__.e(830), __nccwpck_require__.e(563)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2563));
    return createGitHub(server, { log, secrets });
}
/** Opens a repository at the first call, once: a run that needs nothing of the API loads none of its code. */
function gitHubHome(server, identity, runtime) {
    return (0,_runtime_js__WEBPACK_IMPORTED_MODULE_4__/* .once */ .Oo)(() => openHome(server, identity, runtime));
}
async function openHome(server, identity, runtime) {
    if (identity === undefined) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', 'the repository has no origin on a server, so it has no releases to store packages in', 'publish with --package index or --package git');
    }
    const { environment } = runtime;
    // A command knows the server from the origin alone, which may be any.
    const variable = server?.url === undefined ? (0,_module_forge_js__WEBPACK_IMPORTED_MODULE_2__/* .tokenVariable */ .Sj)(identity.host) : '';
    const own = environment[variable] || undefined;
    const token = own ?? server?.token;
    const tokenName = own === undefined ? (server?.tokenName ?? 'GITHUB_TOKEN') : variable;
    if (token === undefined || server === undefined) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `no token for ${identity.host} is set`, `set ${tokenName}${variable === '' ? '' : `, or ${variable},`} to a token with "contents: write" (Gitea: "write:repository")`);
    }
    const { url = serverAt(identity.host, environment) } = server;
    const forge = server.forge ?? (await forgeAt(url, environment));
    const { apiUrl = apiUrlOf(url, forge) } = server;
    const github = await openServer({ ...server, url, apiUrl, forge, token, tokenName }, runtime);
    const { openRepository } = await Promise.all(/* import() */[__nccwpck_require__.e(830), __nccwpck_require__.e(164)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7164));
    return openRepository(github, repositoryNameOn(url, identity));
}
/**
 * Asks the server of an index, before packages are stored elsewhere, whether its hook would refuse the push that it lets begin. A server
 * that does not answer is no obstacle. Throws PERMISSION.
 */
async function provePushToIndex({ remote, branch, token, }, runtime) {
    const { environment, log } = runtime;
    const identity = (0,_module_git_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .identityFromRemote */ .tk)(remote);
    if (identity === undefined || remote.scheme !== 'https' || token === undefined)
        return;
    const url = serverAt(identity.host, environment);
    const forge = await forgeAt(url, environment);
    if (forge.refusesPushAtOnce)
        return;
    const retrySeconds = parseRetrySeconds(environment['MODULE_REGISTRY_RETRY_SECONDS']);
    const server = { forge, url, token, tokenName: 'MODULE_REGISTRY_TOKEN', retrySeconds };
    const unanswered = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ifRefused */ .yR)(({ message }) => log.debug(`${url} does not say who may push to the index: ${message}`));
    const home = await gitHubHome(server, identity, runtime)().catch(unanswered);
    if (home === undefined)
        return;
    const { proveWritable } = await Promise.all(/* import() */[__nccwpck_require__.e(830), __nccwpck_require__.e(164)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7164));
    await proveWritable(home, branch).catch((error) => {
        if (error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl && error.code === 'PERMISSION')
            throw error;
        unanswered(error);
    });
}
/** A command knows the path of a server from the environment alone. */
function serverAt(host, { GITHUB_SERVER_URL: url = '' }) {
    const path = hostOf(url) === host ? new URL(url).pathname : '';
    return (0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutLastSlashes */ .q4)(`https://${host}${path}`);
}
/** Seconds that a run may lose to failing requests: MODULE_REGISTRY_RETRY_SECONDS, from 1 to 3600. Throws INVALID_INPUT. */
function parseRetrySeconds(text) {
    if (text === undefined || text === '')
        return DEFAULT_RETRY_SECONDS;
    const seconds = Number(text);
    if (/^\d{1,4}$/.test(text) && seconds >= 1 && seconds <= 3600)
        return seconds;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `environment variable MODULE_REGISTRY_RETRY_SECONDS is ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)}, not a number of seconds from 1 to 3600`, 'correct it, or leave it out: the default is 30');
}


/***/ }),

/***/ 1050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  iR: () => (/* binding */ indexTarget),
  yj: () => (/* binding */ messageOfRun),
  jZ: () => (/* binding */ openApiIndex),
  b6: () => (/* binding */ openIndex),
  Qd: () => (/* binding */ parseBranch),
  NH: () => (/* binding */ withIndex)
});

// UNUSED EXPORTS: raceBackoff

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __nccwpck_require__(8500);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __nccwpck_require__(1455);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __nccwpck_require__(991);
// EXTERNAL MODULE: ./lib/base/slices.js
var slices = __nccwpck_require__(7854);
// EXTERNAL MODULE: ./lib/base/system-error.js
var system_error = __nccwpck_require__(8975);
// EXTERNAL MODULE: ./lib/index/limits.js
var limits = __nccwpck_require__(9722);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
// EXTERNAL MODULE: ./lib/adapters/filesystem/directory-paths.js
var directory_paths = __nccwpck_require__(5500);
// EXTERNAL MODULE: ./lib/adapters/filesystem/temporary.js
var temporary = __nccwpck_require__(2965);
;// CONCATENATED MODULE: ./lib/adapters/filesystem/directory-lock.js





/**
 * Time that a lock may be without the name of its holder, who writes it at once. Then the next writer removes
 * it: its process was killed.
 */
const LONGEST_NAMELESS_MS = 5_000;
/** Time that one process may hold a directory index: longer than any write takes. Then the next writer removes its lock. */
const LONGEST_HOLD_MS = 10 * 60_000;
/** Files of a writer in the directory of an index. Hosts do not serve names that begin with a dot. */
const LOCK = '.module-registry.lock';
const STAGING = '.module-registry.tmp';
/** Whether a name in the directory is that of a lock or of the staging directory. */
function isOwnFile(name) {
    return name === STAGING || name.startsWith(LOCK);
}
/**
 * Runs `write` as the only writer, with a staging directory on the same file system. Returns undefined where another writer
 * has the lock. The lock and the staging directory of a writer that was killed on this machine are removed first. Throws
 * INDEX_INVALID for links, and other files and directories in their place.
 */
async function withLock(root, write) {
    const paths = new directory_paths/* DirectoryPaths */.o1(root);
    await paths.requireFile(LOCK);
    await paths.at(STAGING);
    const lock = (0,external_node_path_.join)(root, LOCK);
    const staging = (0,external_node_path_.join)(root, STAGING);
    if (!(await takeLock(lock)) && !((await clearDead(lock)) && (await takeLock(lock))))
        return undefined;
    try {
        await (0,external_node_fs_promises_.rm)(staging, { recursive: true, force: true });
        await (0,external_node_fs_promises_.mkdir)(staging);
        return await write(staging);
    }
    finally {
        await (0,external_node_fs_promises_.rm)(staging, { recursive: true, force: true });
        await (0,external_node_fs_promises_.unlink)(lock);
    }
}
async function takeLock(lock) {
    try {
        await (0,external_node_fs_promises_.writeFile)(lock, `${(0,external_node_os_.hostname)()} ${process.pid}`, { flag: 'wx' });
        return true;
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
            return false;
        throw error;
    }
}
/** Removes a lock whose holder is gone; true where the lock can be taken now. */
async function clearDead(lock) {
    const holder = await readHolder(lock);
    const held = await (0,external_node_fs_promises_.stat)(lock).catch(() => undefined);
    if (holder === undefined || held === undefined)
        return true;
    if (isAlive(holder, Date.now() - held.mtimeMs))
        return false;
    const taken = `${lock}.${process.pid}`;
    const isTaken = await (0,external_node_fs_promises_.rename)(lock, taken).then(() => true, () => false);
    if (!isTaken)
        return true;
    // Another process may have removed and taken the lock since it was read: then its lock is put back.
    const isOther = (await readHolder(taken)) !== holder;
    if (isOther)
        await (0,external_node_fs_promises_.link)(taken, lock).catch(() => { });
    await (0,external_node_fs_promises_.unlink)(taken);
    return !isOther;
}
function readHolder(lock) {
    return (0,external_node_fs_promises_.readFile)(lock, 'utf8').catch(() => undefined);
}
function isAlive(holder, heldMs) {
    if (heldMs > LONGEST_HOLD_MS)
        return false;
    const [, host, pid] = /^(.*) (\d+)$/.exec(holder) ?? [];
    if (pid === undefined)
        return heldMs < LONGEST_NAMELESS_MS;
    return host !== (0,external_node_os_.hostname)() || (0,temporary/* isRunning */.W)(Number(pid));
}

;// CONCATENATED MODULE: ./lib/adapters/filesystem/directory-index.js











/** Files that are looked at at the same time for changes. The rest waits. */
const STATS_AT_ONCE = 32;
/**
 * Files of a directory index that `serve` watches one by one, at about 250 bytes each. Above it any file may have changed, and all are read anew.
 */
const MAX_WATCHED_FILES = 50_000;
/** Bytes of a package that `verify` reads at a time. */
const PIECE_BYTES = 256 * 1024;
/** What every index has at its root, and what nothing removes while it is one. */
const LASTING = ['registry.json', 'v1', 'catalog'];
/**
 * An index in a directory, with one writer at a time. Each file is written to a staging directory, synced and renamed, in the
 * order of the change: a reader, also after a crash, finds complete files and nothing listed that is missing.
 */
class DirectoryIndex {
    isCreatedByPublish;
    #root;
    #watched;
    #lasting = [];
    constructor(root, { isCreatedByPublish = false } = {}) {
        this.#root = root;
        this.isCreatedByPublish = isCreatedByPublish;
        this.#watched = watchedFiles(root);
    }
    /** Throws INDEX_UNREACHABLE for an index that is gone since it was opened last. */
    async open() {
        const names = await namesIn(this.#root);
        requireLasting(this.#root, this.#lasting, names);
        this.#lasting = LASTING.filter((name) => names.includes(name));
        await removeDeadLock(this.#root, names);
        const exists = names.some((name) => !isOwnFile(name));
        return new DirectorySnapshot(this.#root, { exists, lasting: this.#lasting }, this.#watched);
    }
    async commit(change, on) {
        if (!(on instanceof DirectorySnapshot))
            throw new TypeError('the snapshot is of another index');
        const write = async () => {
            (0,directory_paths/* createDirectory */.c1)(this.#root);
            await this.#requireFiles(change);
            return withLock(this.#root, async (staging) => {
                if (await on.isStale())
                    return 'moved';
                await this.#requireFiles(change);
                for (const [path, content] of change.files)
                    await this.#write(path, content, staging);
                return { commit: null };
            });
        };
        return (await write().catch(refuseWrite(this.#root))) ?? 'moved';
    }
    async #requireFiles({ files }) {
        const paths = new directory_paths/* DirectoryPaths */.o1(this.#root);
        for (const path of files.keys())
            await paths.requireFile(path);
    }
    async #write(path, content, staging) {
        const target = (0,external_node_path_.join)(this.#root, path);
        if (content === null)
            return (0,external_node_fs_promises_.rm)(target, { force: true });
        (0,directory_paths/* createDirectory */.c1)((0,external_node_path_.dirname)(target));
        const staged = (0,external_node_path_.join)(staging, 'file');
        const bytes = content instanceof Uint8Array ? content : (await (0,external_node_fs_promises_.open)(content.file)).createReadStream();
        await (0,external_node_fs_promises_.writeFile)(staged, bytes, { flush: true });
        await (0,external_node_fs_promises_.rename)(staged, target);
    }
}
class DirectorySnapshot {
    commit = null;
    exists;
    #root;
    #watched;
    #lasting;
    #seen = new Map();
    #folds;
    constructor(root, { exists, lasting }, watched) {
        this.#root = root;
        this.exists = exists;
        this.#lasting = lasting;
        this.#watched = watched;
    }
    changedSince(earlier) {
        return this.#watched.report(this, earlier);
    }
    async read(paths) {
        for (const path of paths)
            await this.#watched.watch(path);
        const files = new Map();
        for (const [path, bytes] of await this.#readAll(paths)) {
            this.#seen.set(path, digestOf(bytes));
            if (bytes !== undefined)
                files.set(path, bytes);
        }
        return files;
    }
    async locate(path) {
        const found = await this.#find(new directory_paths/* DirectoryPaths */.o1(this.#root), path);
        await this.#requireIndex();
        return found;
    }
    async list() {
        const paths = new directory_paths/* DirectoryPaths */.o1(this.#root);
        const listed = [];
        for await (const files of this.contents().list()) {
            for (const { path, isSpecial } of files) {
                // It says what kind of file it is.
                if (isSpecial)
                    await paths.at(path);
                else
                    listed.push(path);
            }
        }
        return listed.sort();
    }
    async listDirectory(path) {
        await new directory_paths/* DirectoryPaths */.o1(this.#root).at(path);
        return (0,external_node_fs_promises_.readdir)((0,external_node_path_.join)(this.#root, path)).catch((0,directory_paths/* absent */.Ge)(this.#root, NO_DIRECTORY, []));
    }
    contents() {
        return new DirectoryContents(this.#root);
    }
    async isStale() {
        for (const [path, bytes] of await this.#readAll([...this.#seen.keys()]))
            if (digestOf(bytes) !== this.#seen.get(path))
                return true;
        return false;
    }
    async #readAll(paths) {
        const directories = new directory_paths/* DirectoryPaths */.o1(this.#root);
        const files = new Map();
        for (const path of paths) {
            const located = await this.#find(directories, path);
            files.set(path, located && (await (0,external_node_fs_promises_.readFile)(located.file).catch((0,directory_paths/* absent */.Ge)(located.file, directory_paths/* NO_FILE */.tW, undefined))));
        }
        await this.#requireIndex();
        return files;
    }
    async #find(paths, path) {
        const stats = await paths.at(path);
        return stats?.isFile() && (await this.#isSpelled(path))
            ? { file: (0,external_node_path_.join)(this.#root, path), size: stats.size }
            : undefined;
    }
    /** A file is what its name says, on file systems too that fold case: `Acme` and `acme` are two namespaces everywhere. */
    async #isSpelled(path) {
        const [name] = this.#lasting;
        if (name === undefined)
            return true;
        this.#folds ??= foldsCase(this.#root, name);
        return !(await this.#folds) || isSpelled(this.#root, path);
    }
    /**
     * Throws INDEX_UNREACHABLE if the index is gone since it was opened: what is missing then is lost and not absent, and what lies at a
     * path then may be no file of the index.
     */
    async #requireIndex() {
        if (this.exists)
            requireLasting(this.#root, this.#lasting, await namesIn(this.#root));
    }
}
function namesIn(root) {
    return (0,external_node_fs_promises_.readdir)(root).catch((0,directory_paths/* absent */.Ge)(root, ['ENOENT'], []));
}
function requireLasting(root, lasting, names) {
    const lost = lasting.find((name) => !names.includes(name));
    if (lost === undefined)
        return;
    throw new error/* RegistryError */.gl('INDEX_UNREACHABLE', `the index at ${(0,error/* quote */.hD)(root)} is gone: it has no ${(0,error/* quote */.hD)(lost)} any more`, 'restore or mount the directory of the index');
}
function digestOf(bytes) {
    return bytes === undefined ? undefined : (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
}
const NO_DIRECTORY = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];
function refuseWrite(root) {
    return (cause) => {
        const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
        if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code))
            throw (0,system_error/* systemRefusal */.o)(cause) ?? cause;
        throw new error/* RegistryError */.gl('PERMISSION', `the index directory ${(0,error/* quote */.hD)(root)} cannot be written: ${code}`, 'give this user the right to write there, or name another directory with --index', { cause });
    };
}
/**
 * Finds out which of the files that were read from a directory have changed, by `stat` alone. It watches so many files at most; with
 * more of them, any file may have changed.
 */
function watchedFiles(root) {
    /** By path; `''` for a file that is missing. */
    const states = new Map();
    /** To report; undefined if any file may have changed. */
    let changed = new Set();
    /** What was reported last, and to whom. */
    let reported = new Set();
    let receiver;
    /** `''` for every path that cannot be read, as for a missing file: the read that follows says why. */
    const stateOf = async (path) => {
        const found = await (0,external_node_fs_promises_.stat)((0,external_node_path_.join)(root, path)).catch(() => undefined);
        return found === undefined ? '' : `${found.ctimeMs} ${found.ino} ${found.size}`;
    };
    const compare = async (path) => {
        const [state, known] = [await stateOf(path), states.get(path)];
        if (known === undefined || known === state)
            return;
        states.delete(path);
        changed?.add(path);
    };
    return {
        /** Must be called before a file is read, so that a change while it is read is found too. */
        async watch(path) {
            const [state, known] = [await stateOf(path), states.get(path)];
            if (known !== undefined && known !== state)
                changed?.add(path);
            states.set(path, state);
            if (states.size <= MAX_WATCHED_FILES)
                return;
            states.clear();
            changed = undefined;
        },
        /**
         * The paths of the changed files; undefined if any file may have changed. What was reported to a snapshot is reported to the next
         * one too, unless that one succeeds it: a snapshot that could not be served has no successor.
         */
        async report(to, predecessor) {
            for (const paths of (0,slices/* slices */.w)([...states.keys()], STATS_AT_ONCE))
                await Promise.all(paths.map(compare));
            const before = predecessor === receiver ? new Set() : reported;
            reported = before && changed && new Set([...before, ...changed]);
            changed = new Set();
            receiver = to;
            return reported;
        },
    };
}
/** A link that takes the place of a file after it was listed is not followed, and a FIFO does not stop the reader. */
const READ = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK;
/**
 * The files of an index in a directory. It reads them synchronously: an index has many small files, and an asynchronous read
 * of one costs several times as much as its bytes.
 */
class DirectoryContents {
    commit = null;
    #root;
    #piece = Buffer.alloc(PIECE_BYTES);
    constructor(root) {
        this.#root = root;
    }
    /** Directory by directory: its files, then those of each directory in it. */
    async *list() {
        const waiting = [''];
        for (let directory = waiting.pop(); directory !== undefined; directory = waiting.pop()) {
            // Signals and progress get their turn.
            await (0,promises_.setImmediate)();
            const prefix = directory === '' ? '' : `${directory}/`;
            const all = this.#entriesOf((0,external_node_path_.join)(this.#root, directory));
            const entries = directory === '' ? all.filter(({ name }) => !isOwnFile(name) && name !== '.git') : all;
            entries.sort((a, b) => (a.name < b.name ? -1 : 1));
            const files = entries.filter((entry) => !entry.isDirectory());
            yield files.map((entry) => ({ path: `${prefix}${entry.name}`, isSpecial: (0,directory_paths/* isSpecialFile */.aB)(entry) }));
            const directories = entries.filter((entry) => entry.isDirectory());
            waiting.push(...directories.map(({ name }) => `${prefix}${name}`).reverse());
        }
    }
    #entriesOf(path) {
        try {
            return (0,external_node_fs_.readdirSync)(path, { withFileTypes: true });
        }
        catch (error) {
            return (0,directory_paths/* absent */.Ge)(path, ['ENOENT'], [])(error);
        }
    }
    async read(files) {
        const found = new Map();
        for (const { path, isSpecial } of files) {
            const bytes = isSpecial ? undefined : this.#open(path, readDocument);
            if (bytes !== undefined)
                found.set(path, bytes);
        }
        return found;
    }
    async stream({ path }, into) {
        const piece = this.#piece;
        const isRead = this.#open(path, (file) => {
            for (let size = (0,external_node_fs_.readSync)(file, piece); size > 0; size = (0,external_node_fs_.readSync)(file, piece))
                into(piece.subarray(0, size));
            return true;
        });
        return isRead ?? false;
    }
    /** Undefined where the file is gone, or is no file any more. Throws PERMISSION, INDEX_UNREACHABLE. */
    #open(path, work) {
        const name = (0,external_node_path_.join)(this.#root, path);
        try {
            const file = (0,external_node_fs_.openSync)(name, READ);
            try {
                return work(file);
            }
            finally {
                (0,external_node_fs_.closeSync)(file);
            }
        }
        catch (error) {
            return (0,directory_paths/* absent */.Ge)(name, ['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENXIO'], undefined)(error);
        }
    }
}
function readDocument(file) {
    return (0,external_node_fs_.fstatSync)(file).size > limits/* MAX_DOCUMENT_BYTES */.bi ? undefined : (0,external_node_fs_.readFileSync)(file);
}
/** Removes what a writer that was killed has left, where `names` of the directory hold such files; one that runs keeps them. */
async function removeDeadLock(root, names) {
    // A reader may lack the right to it; what is left does no harm until somebody writes.
    if (names.some(isOwnFile))
        await withLock(root, async () => { }).catch(() => { });
}
/**
 * Whether the file system finds a file by another spelling than its own, as those of macOS and Windows do.
 * @param name of a file in the directory
 */
async function foldsCase(directory, name) {
    const other = name.toUpperCase();
    const names = await (0,external_node_fs_promises_.readdir)(directory).catch(() => []);
    if (other === name || names.includes(other))
        return false;
    return (0,external_node_fs_promises_.stat)((0,external_node_path_.join)(directory, other)).then(() => true, () => false);
}
/** Whether each directory of a path below `root` has the next name in this very spelling. */
async function isSpelled(root, path) {
    const parent = (0,external_node_path_.dirname)(path);
    const names = await (0,external_node_fs_promises_.readdir)((0,external_node_path_.join)(root, parent)).catch(() => []);
    if (!names.includes(path.slice(parent === '.' ? 0 : parent.length + 1)))
        return false;
    return parent === '.' || isSpelled(root, parent);
}

// EXTERNAL MODULE: ./lib/adapters/git/git.js
var git_git = __nccwpck_require__(7863);
// EXTERNAL MODULE: ./lib/adapters/git/index-store.js + 4 modules
var index_store = __nccwpck_require__(7733);
// EXTERNAL MODULE: ./lib/base/tool-version.js
var tool_version = __nccwpck_require__(4546);
// EXTERNAL MODULE: ./lib/base/url.js
var base_url = __nccwpck_require__(8644);
// EXTERNAL MODULE: ./lib/index/format/bucket.js
var bucket = __nccwpck_require__(106);
// EXTERNAL MODULE: ./lib/module/git-remote.js
var git_remote = __nccwpck_require__(5023);
// EXTERNAL MODULE: ./lib/module/tag.js
var tag = __nccwpck_require__(4632);
// EXTERNAL MODULE: ./lib/composition/forge.js
var forge = __nccwpck_require__(9265);
// EXTERNAL MODULE: ./lib/composition/runtime.js
var runtime = __nccwpck_require__(4994);
;// CONCATENATED MODULE: ./lib/composition/index-store.js














/** Characters of a trailer in a commit message. A longer value is cut. */
const MAX_TRAILER_LENGTH = 500;
/** Time for which a publish runs lost races for the index again. Then it fails with INDEX_BUSY. */
const INDEX_RACE_MS = 10 * 60_000;
const DEFAULT_BRANCH = 'registry';
/**
 * Reads `<remote>[#<branch>]` or a directory. A remote is a URL (http on loopback only), the scp form, a path that ends in
 * `.git`, or a bare repository. The branch begins after the last `#`; the name of a directory may contain `#`. Throws
 * INVALID_INPUT.
 */
function indexTarget(index) {
    if ((0,bucket/* isBucketUrl */.gp)(index))
        throw new error/* RegistryError */.gl('INVALID_INPUT', `${(0,base_url/* quoteUrl */.y8)(index)} is a bucket, which only \`serve\` reads`, `name the index itself; to upload it: module-registry sync --index INDEX --to ${/^s3:\/\/[\w./-]+$/.test(index) ? index : 's3://BUCKET'}`);
    const [, url, branch = ''] = /^(.*)#([^#]*)$/s.exec(index) ?? [];
    const remoteOfBranch = url === undefined ? undefined : indexRemote(url);
    if (remoteOfBranch !== undefined)
        return { kind: 'git', remote: remoteOfBranch, branch: parseBranch(branch) };
    const remote = indexRemote(index);
    return remote === undefined
        ? { kind: 'directory', path: index }
        : { kind: 'git', remote, branch: DEFAULT_BRANCH };
}
/** Undefined for a directory. */
function indexRemote(index) {
    const remote = (0,git_remote/* parseGitRemote */.IM)(index);
    if (remote.scheme === 'http' && !(0,git_remote/* isLoopback */.U9)(remote.host)) {
        const message = `the index ${(0,base_url/* quoteUrl */.y8)(index)} is not safe: http is allowed on loopback only`;
        throw new error/* RegistryError */.gl('INVALID_INPUT', message, `use https://${remote.host}${remote.path}`);
    }
    if (remote.scheme !== 'file' || index.startsWith('file://'))
        return remote;
    const isBare = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(index, 'HEAD')) && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(index, 'objects'));
    if (!isBare && !/\.git\/?$/.test(index))
        return undefined;
    // Git runs in directories of its own, where a relative path would name another directory.
    const path = (0,external_node_path_.resolve)(index);
    return { ...remote, path, url: path };
}
/** Throws INVALID_INPUT. */
function parseBranch(text) {
    if ((0,tag/* isRefName */.pA)(text) && !text.includes('@'))
        return text;
    throw new error/* RegistryError */.gl('INVALID_INPUT', `the index branch ${(0,error/* quote */.hD)(text)} is not a safe name for a Git branch`, 'use letters, digits, ".", "_", "-" and "/" in it, such as registry');
}
/** The index that a command works on. Throws MISSING_PROGRAM for a Git index without git, INDEX_INVALID for a directory to read that does not exist. */
async function openIndex(runtime, { index, reading, writes = false, createsDirectory }) {
    const { environment, log, temporary } = runtime;
    const { target, token } = typeof index === 'string'
        ? { target: indexTarget(index), token: environment['MODULE_REGISTRY_TOKEN'] }
        : index;
    const watched = (store) => ({
        target,
        index: runtime.writes?.index(store) ?? store,
        raceBackoff: raceBackoff(INDEX_RACE_MS),
    });
    if (target.kind === 'directory') {
        if (!writes && !createsDirectory && !(0,external_node_fs_.existsSync)(target.path))
            throw absentDirectory(target.path);
        const opened = new DirectoryIndex(target.path, { isCreatedByPublish: createsDirectory });
        return { ...watched(opened), close: async () => { } };
    }
    const git = new git_git/* Git */.TU(environment, log);
    await (0,git_git/* requireGit */.oj)(git);
    const { remote, branch } = target;
    const opened = new index_store/* GitIndex */.B8(git, { remote, branch, token, reading, writes, temporary });
    const store = withRunTrailers(opened, runtime);
    const checkAccess = async () => {
        await opened.checkAccess();
        // The action asks at its start.
        if (typeof index === 'string')
            await (0,forge/* provePushToIndex */.Ab)({ remote, branch, token }, runtime);
    };
    return { ...watched({ ...store, checkAccess }), close: () => opened.close() };
}
function absentDirectory(path) {
    return new error/* RegistryError */.gl('INDEX_INVALID', `there is no index at ${(0,error/* quote */.hD)(path)}: the directory does not exist`, 'correct --index, or create one with `module-registry init --index … --url https://modules.example.com`');
}
/** Works on an index, and closes it. Throws as {@link openIndex}. */
async function withIndex(runtime, settings, work) {
    const opened = await openIndex(runtime, settings);
    try {
        return await work(opened);
    }
    finally {
        await opened.close();
    }
}
/** An index that GitHub itself commits to, in a branch of this repository. */
async function openApiIndex(runtime, repository, branch) {
    const { ApiIndex } = await Promise.all(/* import() */[__nccwpck_require__.e(830), __nccwpck_require__.e(164), __nccwpck_require__.e(439)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5439));
    return {
        index: withRunTrailers(new ApiIndex({ repository, branch }), runtime),
        raceBackoff: raceBackoff(INDEX_RACE_MS),
        close: async () => { },
    };
}
/**
 * The change with a message whose last paragraph, its trailers, says which run makes it, and that shows none of its secrets. Each
 * trailer is one line; empty ones are left out.
 */
function messageOfRun({ message, trailers = [], ...change }, { environment, secrets }) {
    const lines = [...trailers, ...runTrailers(environment)].flatMap(([key, value]) => {
        const line = (0,error/* visible */.RK)(value.trim()).slice(0, MAX_TRAILER_LENGTH);
        return line === '' ? [] : [`${key}: ${line}`];
    });
    return { ...change, message: secrets.apply(`${message.trimEnd()}\n\n${lines.join('\n')}\n`) };
}
/** An index whose commits say which run made them, for auditors. No file of the index says so. */
function withRunTrailers(store, run) {
    return (0,runtime/* committingBy */.n$)(store, (change, on) => store.commit(messageOfRun(change, run), on));
}
/** https://docs.github.com/actions/reference/variables-reference, https://docs.gitlab.com/ci/variables/predefined_variables/ */
function runTrailers(environment) {
    const read = (name) => environment[name] ?? '';
    const [server, repository, id] = ['SERVER_URL', 'REPOSITORY', 'RUN_ID'].map((name) => read(`GITHUB_${name}`));
    const isGitHub = server !== '' && repository !== '' && id !== '';
    // Gitea has one page for all attempts.
    const attempt = (0,forge/* isGiteaRunner */.bM)(environment) ? '' : `/attempts/${read('GITHUB_RUN_ATTEMPT') || '1'}`;
    const url = `${server}/${repository}/actions/runs/${id}${attempt}`;
    return [
        ['Tool', tool_version/* RENDERER */.G],
        ['Run', isGitHub ? url : read('CI_JOB_URL')],
        ['Actor', read('GITHUB_ACTOR') || read('GITLAB_USER_LOGIN')],
    ];
}
/** The most that a lost race for the index counts as, for the wait before the next try. */
const LONGEST_TRY_MS = 2_000;
/** The least that a lost race for the index counts as, for the wait before the next try. */
const SHORTEST_TRY_MS = 50;
/** What a wait needs of the world: milliseconds since some start, sleep, a number from 0 to 1. A simulation passes its own. */
const REAL_TIME = {
    now: () => Date.now(),
    sleep: (ms) => (0,promises_.setTimeout)(ms),
    random: () => Math.random(),
};
/**
 * The windows that waits are drawn from, after one loss and more, as multiples of what a try takes. The first losses say that
 * there may be more and more writers: the window grows. Who goes on losing gets a shorter one again, so that writers who
 * came later do not overtake him for ever. The last one stays wide enough for some such writers.
 */
const WINDOWS = [2, 6, 18, 40, 20, 10];
const LAST_WINDOW = 8;
/** The longest wait after this many losses in a row, from 1, where a try takes `tookMs`. */
function raceWindowMs(losses, tookMs) {
    const took = Math.min(LONGEST_TRY_MS, Math.max(SHORTEST_TRY_MS, tookMs));
    return took * (WINDOWS[losses - 1] ?? LAST_WINDOW);
}
/**
 * The wait after a lost race for the index, until `totalMs` are over: any time up to `raceWindowMs`, from what the lost try
 * took. The more writers there are and the slower the index is, the wider they spread.
 * https://aws.amazon.com/builders-library/timeouts-retries-and-backoff-with-jitter/
 */
function raceBackoff(totalMs, time = REAL_TIME) {
    const deadline = time.now() + totalMs;
    let tryStarted = time.now();
    return {
        async wait(attempt) {
            const leftMs = deadline - time.now();
            if (leftMs <= 0)
                return false;
            const delay = raceWindowMs(attempt, time.now() - tryStarted) * time.random();
            await time.sleep(Math.min(leftMs, delay));
            tryStarted = time.now();
            return true;
        },
    };
}


/***/ }),

/***/ 4994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Oo: () => (/* binding */ once),
/* harmony export */   n$: () => (/* binding */ committingBy)
/* harmony export */ });
/* unused harmony export WriteProgress */
/** What a run has written so far: whoever interrupts it reads what is done and what is not. */
class WriteProgress {
    #packages = 0;
    #index = 'unused';
    index(store) {
        if (this.#index === 'unused')
            this.#index = 'unchanged';
        return committingBy(store, async (change, on) => {
            const before = this.#index;
            this.#index = 'begun';
            const committed = await store.commit(change, on);
            this.#index = committed === 'moved' ? before : 'changed';
            return committed;
        });
    }
    packages(store) {
        return {
            ...store,
            store: async (...args) => {
                await store.store(...args);
                this.#packages += 1;
            },
        };
    }
    /** One sentence for people; empty for a run that has opened no index. */
    summary() {
        const stored = this.#packages === 0 || this.#index === 'changed'
            ? ''
            : `packages stored outside of the index, where no client sees them yet: ${this.#packages}; `;
        return this.#index === 'unused' ? '' : `${stored}${INDEX_STATES[this.#index]}`;
    }
}
const INDEX_STATES = {
    unused: '',
    unchanged: 'the index was not changed',
    begun: 'the index was being written: a branch has the whole change or none of it, and the next run finishes a directory',
    changed: 'the index was changed',
};
/** Work that starts at the first call; every later call gets the same result. */
function once(work) {
    let result;
    return () => {
        result ??= work();
        return result;
    };
}
/** The same index, committed to in another way. */
function committingBy(store, commit) {
    const { isCreatedByPublish, checkAccess } = store;
    return {
        isCreatedByPublish,
        ...(checkAccess === undefined ? {} : { checkAccess: () => checkAccess.call(store) }),
        open: () => store.open(),
        commit,
    };
}


/***/ }),

/***/ 106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dl: () => (/* binding */ ADDRESSING),
/* harmony export */   FK: () => (/* binding */ formatBucketUrl),
/* harmony export */   LA: () => (/* binding */ parseBucketUrl),
/* harmony export */   gp: () => (/* binding */ isBucketUrl)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8644);


/**
 * Whether URLs have the bucket in their path or in the name of the host. `auto`: in the path where there is an endpoint, as any store
 * has that, else in the name.
 */
const ADDRESSING = ['auto', 'path', 'virtual'];
/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
/** Characters that need no escape in any client. */
const PREFIX_PART = /^[A-Za-z0-9_][\w.-]*$/;
function isBucketUrl(text) {
    return text.startsWith('s3:');
}
/** Throws INVALID_INPUT. @param endpointFlag the one that names a server, for the hint */
function parseBucketUrl(text, endpointFlag = '--endpoint') {
    const [, bucket = '', path = ''] = /^s3:\/\/([^/]*)(?:\/(.*?))?\/?$/.exec(text) ?? [];
    const problem = bucketProblem(text, bucket, path);
    if (problem === undefined)
        return { bucket, prefix: path === '' ? '' : `${path}/` };
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y8)(text)} names no place in an object store: ${problem}`, `write it as s3://bucket or s3://bucket/prefix; the server of another store than AWS goes into ${endpointFlag}`);
}
function bucketProblem(text, bucket, path) {
    if (!text.startsWith('s3://'))
        return 'it does not begin with s3://';
    if (!BUCKET.test(bucket))
        return `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(bucket)} is no name of a bucket (3 to 63 of a-z, 0-9, "-" and ".")`;
    const part = path === '' ? undefined : path.split('/').find((each) => !PREFIX_PART.test(each));
    return part === undefined
        ? undefined
        : `the part ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(part)} of its prefix is empty or has other characters than letters, digits, "_", "-" and "."`;
}
function formatBucketUrl({ bucket, prefix }) {
    return `s3://${bucket}${prefix === '' ? '' : `/${prefix.slice(0, -1)}`}`;
}


/***/ }),

/***/ 3478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Hc: () => (/* binding */ catalogPath),
/* harmony export */   Hd: () => (/* binding */ catalogChain),
/* harmony export */   Mw: () => (/* binding */ modulePath),
/* harmony export */   Oq: () => (/* binding */ catalogHash),
/* harmony export */   P_: () => (/* binding */ namespaceListPath),
/* harmony export */   _2: () => (/* binding */ isWorkflow),
/* harmony export */   _6: () => (/* binding */ moduleDirectory),
/* harmony export */   _Q: () => (/* binding */ MODULE_LIST_PATH),
/* harmony export */   aA: () => (/* binding */ REGISTRY_PATH),
/* harmony export */   c0: () => (/* binding */ versionDirectory),
/* harmony export */   oW: () => (/* binding */ isListPath),
/* harmony export */   py: () => (/* binding */ DISCOVERY_PATH),
/* harmony export */   qW: () => (/* binding */ versionPath),
/* harmony export */   si: () => (/* binding */ MODULES_DIRECTORY),
/* harmony export */   vS: () => (/* binding */ addressOfModuleDocument),
/* harmony export */   wh: () => (/* binding */ MODULES_BASE_PATH),
/* harmony export */   zF: () => (/* binding */ MARKS_PATH),
/* harmony export */   zx: () => (/* binding */ nameListPath)
/* harmony export */ });
/* unused harmony export isCatalogPath */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7975);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9722);



/** The paths of an index, made and read here only. They are a contract: docs/reference/index-format.md. */
const REGISTRY_PATH = 'registry.json';
/** Marks of many modules, which `render` applies. */
const MARKS_PATH = 'marks.yml';
const DISCOVERY_PATH = '.well-known/terraform.json';
/** Has a directory for each namespace, which has one for each module name. */
const MODULES_DIRECTORY = 'v1/modules';
/** Of the URL of the modules, on the host of the registry. */
const MODULES_BASE_PATH = `/${MODULES_DIRECTORY}/`;
const MODULE_LIST_PATH = `${MODULES_DIRECTORY}/index.json`;
/** Whether a file on the branch of an index is a workflow, which a push to it starts. It is no part of the index. */
function isWorkflow(path) {
    return /^\.(?:forgejo|gitea|github)\/workflows\//.test(path);
}
function namespaceListPath(address) {
    return `${MODULES_DIRECTORY}/${address.namespace}/index.json`;
}
function nameListPath(address) {
    return `${MODULES_DIRECTORY}/${address.namespace}/${address.name}/index.json`;
}
/** The hash that places a module in the catalog. Of its digits a file of the catalog has a prefix. */
function catalogHash(address) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update((0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .addressKey */ .IY)(address)).digest('hex');
}
/** `ab` → `catalog/ab.json`, `abc` → `catalog/ab/c.json`. */
function catalogPath(prefix) {
    const digits = [prefix.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .SHORTEST_PREFIX */ .Ef), ...prefix.slice(_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .SHORTEST_PREFIX */ .Ef)];
    return `catalog/${digits.join('/')}.json`;
}
/** The files of the catalog that can hold a module, from the first on. */
function catalogChain(address) {
    const hash = catalogHash(address);
    const lengths = Array.from({ length: _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_PREFIX */ .MW - _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .SHORTEST_PREFIX */ .Ef + 1 }, (_, at) => _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .SHORTEST_PREFIX */ .Ef + at);
    return lengths.map((length) => catalogPath(hash.slice(0, length)));
}
function moduleDirectory(address) {
    return `${MODULES_DIRECTORY}/${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(address)}`;
}
function modulePath(address, file) {
    return `${moduleDirectory(address)}/${file}`;
}
function versionDirectory(address, version) {
    return `${moduleDirectory(address)}/${version}`;
}
function versionPath(address, version, file) {
    return `${versionDirectory(address, version)}/${file}`;
}
/** `ns/name/system` where the path is the `module.json` of a module, else undefined. */
function addressOfModuleDocument(path) {
    return /^v1\/modules\/([^/]+\/[^/]+\/[^/]+)\/module\.json$/.exec(path)?.[1];
}
function isCatalogPath(path) {
    return /^catalog\/[0-9a-f]{2}(?:\/[0-9a-f])*\.json$/.test(path);
}
/** Whether the path is that of a list, or of the details of a module: files that go when no listed version is left. */
function isListPath(path) {
    return isCatalogPath(path) || /^v1\/modules\/([^/]+\/){0,3}index\.json$/.test(path);
}


/***/ }),

/***/ 8499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ parseRegistryUrl),
/* harmony export */   N: () => (/* binding */ parseOwnUrl)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8644);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5023);



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

/***/ 9722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ef: () => (/* binding */ SHORTEST_PREFIX),
/* harmony export */   MW: () => (/* binding */ LONGEST_PREFIX),
/* harmony export */   bh: () => (/* binding */ LIST_LIMIT),
/* harmony export */   bi: () => (/* binding */ MAX_DOCUMENT_BYTES)
/* harmony export */ });
/** The index. */
/** Hex digits that choose the first file of the catalog for a module. */
const SHORTEST_PREFIX = 2;
/** Hex digits that choose the last file of the catalog for a module. That file may be larger than others. */
const LONGEST_PREFIX = 6;
/**
 * Modules in the list of the registry, and of a namespace, on a static host: no file grows with the registry.
 * The catalog and `serve` have all of them.
 */
const LIST_LIMIT = 100;
/** Bytes of a document of an index. A larger one is not read, and is a finding of `verify`. */
const MAX_DOCUMENT_BYTES = 32 * 1024 * 1024;


/***/ }),

/***/ 4867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ sentenceOf),
/* harmony export */   H8: () => (/* binding */ changelogLine),
/* harmony export */   LE: () => (/* binding */ pairByName),
/* harmony export */   Lq: () => (/* binding */ newsOf),
/* harmony export */   NV: () => (/* binding */ isChangeKind),
/* harmony export */   Np: () => (/* binding */ bySeverity),
/* harmony export */   Ut: () => (/* binding */ textBesideSubject),
/* harmony export */   Zs: () => (/* binding */ worstChanges),
/* harmony export */   fs: () => (/* binding */ changesOf),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   rQ: () => (/* binding */ formatChanges),
/* harmony export */   tO: () => (/* binding */ CHANGE_KINDS),
/* harmony export */   yP: () => (/* binding */ compareByName)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2234);


/** Severities of changes, the most severe first; each is also the part of a version number that such a change needs. */
const SEVERITIES = ['major', 'minor', 'patch'];
/**
 * The part of a version number that each kind of change needs. docs/decisions/0051-severities-of-maintainers.md has the evidence: how often maintainers made each
 * change in a patch, a minor and a major release.
 */
const CHANGE_KINDS = {
    'input-removed': 'major',
    'required-input-added': 'major',
    'input-added': 'minor',
    'default-removed': 'major',
    'default-added': 'minor',
    'default-changed': 'minor',
    'type-narrowed': 'major',
    'type-widened': 'minor',
    'type-declared': 'patch',
    'null-refused': 'major',
    'null-replaced': 'minor',
    'null-allowed': 'minor',
    'ephemeral-refused': 'major',
    'ephemeral-allowed': 'minor',
    'input-made-const': 'major',
    'input-not-const': 'minor',
    'input-sensitivity': 'patch',
    'input-deprecated': 'minor',
    'validation-changed': 'minor',
    'validation-removed': 'patch',
    'output-removed': 'major',
    'output-added': 'minor',
    'output-type-changed': 'major',
    'output-type-extended': 'minor',
    'output-made-sensitive': 'major',
    'output-not-sensitive': 'patch',
    'output-made-ephemeral': 'major',
    'output-deprecated': 'minor',
    'resource-removed': 'major',
    'resource-added': 'minor',
    'resource-moved': 'patch',
    'resource-released': 'patch',
    'resource-keys-changed': 'major',
    'module-call-removed': 'major',
    'module-call-added': 'minor',
    'module-call-moved': 'patch',
    'module-call-released': 'patch',
    'module-call-keys-changed': 'major',
    'null-resource-removed': 'patch',
    'null-resource-added': 'patch',
    'data-source-removed': 'patch',
    'data-source-added': 'minor',
    'ephemeral-resource-removed': 'patch',
    'ephemeral-resource-added': 'minor',
    'submodule-removed': 'major',
    'submodule-added': 'minor',
    'provider-added': 'minor',
    'provider-removed': 'patch',
    'provider-source-changed': 'major',
    'provider-configuration-added': 'major',
    'provider-configuration-removed': 'major',
    'provider-version-narrowed': 'major',
    'provider-version-capped': 'major',
    'provider-version-raised': 'minor',
    'provider-version-declared': 'minor',
    'provider-version-widened': 'minor',
    'required-version-narrowed': 'major',
    'required-version-capped': 'major',
    'required-version-raised': 'minor',
    'required-version-declared': 'minor',
};
function isChangeKind(text) {
    return Object.hasOwn(CHANGE_KINDS, text);
}
/** @param at undefined where the position is not known */
function changesOf(subject, at, ...findings) {
    const position = at && { file: at.file, line: at.line };
    return findings.flatMap((found) => {
        if (found === false)
            return [];
        const [kind, message] = found;
        return [{ kind, severity: CHANGE_KINDS[kind], subject, message, ...position }];
    });
}
function bySeverity(changes) {
    return SEVERITIES.flatMap((severity) => changes.filter((change) => change.severity === severity));
}
/** How many changes a sentence about a version names. */
const NAMED_CHANGES = 3;
/** How many characters of each message it has. */
const CLAUSE_CHARACTERS = 120;
/**
 * The most severe changes as a clause, with their places and their number: `input "cidr" was removed (variables.tf:12): a major change`.
 */
function worstChanges(changes) {
    const [first, ...others] = bySeverity(changes);
    if (first === undefined)
        return 'nothing changed';
    const worst = [first, ...others.filter(({ severity }) => severity === first.severity)];
    const more = worst.length - NAMED_CHANGES;
    const named = [...worst.slice(0, NAMED_CHANGES).map(sentenceOf), ...(more > 0 ? [`and ${more} more`] : [])];
    const count = worst.length === 1 ? `a ${first.severity} change` : `${worst.length} ${first.severity} changes`;
    return `${named.join('; ')}: ${count}`;
}
const NOUNS = { var: 'input', output: 'output', provider: 'provider' };
/** `modules/subnets: input "cidr" was removed (modules/subnets/variables.tf:12)`. */
function sentenceOf({ subject, message, file, line }) {
    const place = file === undefined ? '' : ` (${file}:${line})`;
    const [, directory = '', address = ''] = /^(.*: )?(.*)$/s.exec(subject) ?? [];
    const [, type = '', name = ''] = /^(var|output|provider)\.(.*)$/.exec(address) ?? [];
    const noun = NOUNS[type] ?? 'submodule';
    // Only a message that begins with its noun lacks the name; of the others that of a resource has its address.
    const article = new RegExp(`^(?:the|an?) ((?:optional )?)${noun}\\b`);
    const subjectText = `${noun} ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(noun === 'submodule' ? address : name)}`;
    const text = message.length > CLAUSE_CHARACTERS ? `${message.slice(0, CLAUSE_CHARACTERS)}…` : message;
    if (article.test(text))
        return (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(`${directory}${text.replace(article, (_, adjective) => adjective + subjectText)}${place}`);
    return (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(`${directory}${noun === 'submodule' ? '' : `${subjectText}: `}${text}${place}`);
}
/** What happened, beside the subject: without the address with which the message of a resource begins. */
function textBesideSubject({ subject, message }) {
    const address = subject.replace(/^.*: /s, '');
    return message.startsWith(`${address} `) ? message.slice(address.length + 1) : message;
}
function formatChanges(changes) {
    return bySeverity(changes).map((change) => `${change.severity.padEnd(9)} ${change.subject}  ${textBesideSubject(change)}`);
}
/** What a change is to callers: not every minor one is something new. */
function newsOf({ kind, severity }) {
    if (severity === 'major')
        return 'Breaking';
    return severity === 'minor' && /-(?:added|allowed|extended|widened)$/.test(kind) ? 'New' : 'Changed';
}
/** One line for a changelog: all changes of the highest severity. */
function changelogLine(changes) {
    const [worst] = bySeverity(changes);
    if (worst === undefined)
        return 'No change of the interface.';
    const listed = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$)(changes.filter(({ severity }) => severity === worst.severity), newsOf);
    return [...listed]
        .map(([news, group]) => {
        const each = group.map((change) => `\`${change.subject}\` (${textBesideSubject(change)})`);
        return `${news}: ${each.join(', ')}.`;
    })
        .join(' ');
}
/** The changes between two lists of named things: first what was removed, then what was added, then what differs. */
function compareByName(before, after, rules) {
    const { removed, added, kept } = pairByName(before, after, ({ name }) => name);
    return [
        ...removed.flatMap((each) => changesOf(rules.subjectOf(each), each, rules.removed(each))),
        ...added.flatMap((each) => changesOf(rules.subjectOf(each), each, rules.added(each))),
        // Versions share what is made of equal blocks.
        ...kept.flatMap(([a, b]) => (a === b ? [] : changesOf(rules.subjectOf(b), b, ...rules.kept(a, b)))),
    ];
}
/**
 * Compares two lists of named things: those that were removed, those that were added, and the pairs that both lists have.
 * Sorts by name, so that the order of declarations never counts. Of two things with one name the first counts.
 */
function pairByName(before, after, nameOf) {
    const byName = (all) => new Map(all.toReversed().map((each) => [nameOf(each), each]));
    const sorted = (map) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
    const [old, current] = [byName(before), byName(after)];
    const was = sorted(old);
    return {
        removed: was.flatMap(([name, each]) => (current.has(name) ? [] : [each])),
        added: sorted(current).flatMap(([name, each]) => (old.has(name) ? [] : [each])),
        kept: was.flatMap(([name, each]) => {
            const other = current.get(name);
            return other === undefined ? [] : [[each, other]];
        }),
    };
}


/***/ }),

/***/ 1379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FJ: () => (/* binding */ parseConstraint),
/* harmony export */   O9: () => (/* binding */ lostVersions),
/* harmony export */   WD: () => (/* binding */ isConstraint),
/* harmony export */   sW: () => (/* binding */ formatConstraints)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);

/**
 * The versions that the constraints `before` allowed and the constraints `after` no longer allow; undefined without one. Of a
 * constraint that is not valid any change loses versions. Only releases are compared, as clients choose a pre-release by its exact
 * version alone. https://developer.hashicorp.com/terraform/language/expressions/version-constraints
 */
function lostVersions(before, after) {
    const from = parseConstraints(before);
    const to = parseConstraints(after);
    if (from === undefined || to === undefined) {
        if (formatConstraints(before) === formatConstraints(after))
            return undefined;
        const lowest = 'versions that cannot be told, as one of the constraints cannot be read';
        return { lowest, narrowing: 'narrowed' };
    }
    const lost = turningPoints([...from, ...to]).filter((point) => allows(from, point) && !allows(to, point));
    const lowest = lost[0]?.join('.') ?? lostPin(from, to);
    return lowest === undefined ? undefined : { lowest, narrowing: narrowingOf(from, to, lost) };
}
function narrowingOf(from, to, lost) {
    if (from.length === 0)
        return 'declared';
    const kept = turningPoints([...from, ...to]).filter((point) => allows(to, point));
    const gone = lost.filter((point) => !kept.some((other) => other[0] === point[0] && compare(other, point) > 0));
    if (gone.length === 0 && lost.length > 0)
        return 'raised';
    const isAbove = gone.every((point) => kept.every((other) => compare(other, point) < 0));
    return isAbove && kept.length > 0 && isUnbounded(from) ? 'capped' : 'narrowed';
}
function isUnbounded(conditions) {
    return turningPoints(conditions)
        .slice(-1)
        .every((point) => allows(conditions, point));
}
/** Throws an Error, for a schema to report, for text that is not a version constraint. */
function parseConstraint(text) {
    const conditions = parseConstraints([text]);
    if (conditions === undefined)
        throw new Error(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} must be a version constraint, such as "~> 5.0" or ">= 5.0, < 6.0"`);
    return { text: formatConstraints([text]), allows: (version) => allowsVersion(conditions, version) };
}
// https://github.com/hashicorp/go-version/blob/main/version.go, which allows more than a semantic version.
const CONDITION = /^\s*(?:(?:=|!=|>=|<=|>|<|~>)\s*)?v?\d+(?:\.\d+)*(?:[A-Za-z~-][0-9A-Za-z~-]*(?:\.[0-9A-Za-z~-]+)*)?(?:\+[0-9A-Za-z~-]+(?:\.[0-9A-Za-z~-]+)*)?\s*$/;
function isConstraint(text) {
    return text.split(',').every((part) => CONDITION.test(part));
}
function allowsVersion(conditions, version) {
    const [release = '', ...rest] = version.split('-');
    const [major = 0, minor = 0, patch = 0] = release.split('.').map(Number);
    const prerelease = rest.join('-');
    if (prerelease === '')
        return allows(conditions, [major, minor, patch]);
    return conditions.every((condition) => condition.operator === '=' &&
        condition.prerelease === prerelease &&
        compare(condition.point, [major, minor, patch]) === 0);
}
/** The constraints as one: `>= 1.0, < 2.0`. */
function formatConstraints(constraints) {
    return constraints.map((text) => text.trim()).join(', ');
}
function parseConstraints(constraints) {
    const conditions = [];
    for (const part of constraints.flatMap((text) => text.split(','))) {
        const match = /^\s*(?:(=|!=|>=|<=|>|<|~>)\s*)?v?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?(?:-([0-9A-Za-z.-]+))?\s*$/.exec(part);
        if (match === null)
            return undefined;
        const [, operator = '=', major, minor, patch, prerelease = ''] = match;
        const precision = [major, minor, patch].filter((number) => number !== undefined).length;
        const point = [Number(major), Number(minor ?? 0), Number(patch ?? 0)];
        conditions.push({ operator, point, precision, prerelease });
    }
    return conditions;
}
/**
 * From low to high, every version from which on one of the conditions may answer otherwise than below it, and the first of each
 * major version that begins between them and may be lost as a whole.
 */
function turningPoints(conditions) {
    const written = conditions.flatMap((condition) => [
        condition.point,
        ceilingOf(condition) ?? condition.point,
    ]);
    const beyond = written.flatMap(([major, minor, patch]) => [
        [major, minor, patch + 1],
        [major, 0, 0],
        [major + 1, 0, 0],
    ]);
    return [[0, 0, 0], ...written, ...beyond].sort(compare);
}
/** The lowest version that `~>` refuses: only its last number may grow; a lone major number has no ceiling. */
function ceilingOf({ point: [major, minor], precision }) {
    if (precision === 1)
        return undefined;
    return precision === 2 ? [major + 1, 0, 0] : [major, minor + 1, 0];
}
function allows(conditions, point) {
    return conditions.every((condition) => holds(condition, point));
}
function holds(condition, point) {
    const { operator, prerelease } = condition;
    const ceiling = ceilingOf(condition);
    // A pre-release comes just before its release.
    const order = compare(point, condition.point) || (prerelease === '' ? 0 : 1);
    switch (operator) {
        case '=':
            return order === 0;
        case '!=':
            return order !== 0;
        case '>':
            return order > 0;
        case '>=':
            return order >= 0;
        case '<':
            return order < 0;
        case '<=':
            return order <= 0;
        default:
            return order >= 0 && (ceiling === undefined || compare(point, ceiling) < 0);
    }
}
/** A pre-release that `before` names and `after` no longer names. */
function lostPin(before, after) {
    const pin = before.find(({ operator, prerelease }) => operator === '=' && prerelease !== '');
    if (pin === undefined)
        return undefined;
    const name = `${pin.point.join('.')}-${pin.prerelease}`;
    const isKept = after.every((condition) => condition.operator === '=' && `${condition.point.join('.')}-${condition.prerelease}` === name);
    return isKept && after.length > 0 ? undefined : name;
}
function compare(a, b) {
    for (const at of [0, 1, 2])
        if (a[at] !== b[at])
            return a[at] < b[at] ? -1 : 1;
    return 0;
}


/***/ }),

/***/ 3221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ isConfiguration),
/* harmony export */   m: () => (/* binding */ isExampleOrTest)
/* harmony export */ });
/**
 * Whether Terraform or OpenTofu reads a file of this path as configuration: `*.tf`, `*.tofu` and their JSON forms. A name that
 * begins with a dot is hidden from both.
 */
function isConfiguration(path) {
    return /(^|\/)[^./][^/]*\.(tf|tofu)(\.json)?$/.test(path);
}
/**
 * Whether a path is of an example, a test or a hidden directory: nobody calls what is in there as a module.
 * https://developer.hashicorp.com/terraform/language/modules/develop/structure
 */
function isExampleOrTest(path) {
    return /(^|\/)(\.[^/]*|tests?|examples?|fixtures)(\/|$)/.test(path);
}


/***/ }),

/***/ 6223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   NT: () => (/* binding */ FORGE_NAMES),
/* harmony export */   Sj: () => (/* binding */ tokenVariable),
/* harmony export */   tu: () => (/* binding */ FORGES)
/* harmony export */ });
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8644);

/** `gitea` is Gitea and Forgejo; `git` any host whose API this tool does not speak. */
const FORGE_NAMES = ['github', 'gitea', 'git'];
const GITHUB = {
    name: 'github',
    title: 'GitHub',
    hasApi: true,
    hasGraphql: true,
    hasReleaseNotes: true,
    hasOneReleaseOfTag: false,
    hasMergeRefs: true,
    hasPages: true,
    hasAttestations: true,
    refusesPushAtOnce: true,
    page: { size: 100, parameter: 'per_page' },
};
const GITEA = {
    name: 'gitea',
    title: 'Gitea',
    hasApi: true,
    hasGraphql: false,
    hasReleaseNotes: false,
    hasOneReleaseOfTag: true,
    hasMergeRefs: false,
    hasPages: false,
    hasAttestations: false,
    refusesPushAtOnce: false,
    page: { size: 50, parameter: 'limit' },
};
const GIT = { ...GITEA, name: 'git', title: 'a plain Git server', hasApi: false };
const FORGES = { github: GITHUB, gitea: GITEA, git: GIT };
/** The variable of the token for one host: `MODULE_REGISTRY_TOKEN_git_acme_dev` for git.acme.dev, with any port. */
function tokenVariable(host) {
    return (0,_base_url_js__WEBPACK_IMPORTED_MODULE_0__/* .hostVariable */ .ht)('MODULE_REGISTRY_TOKEN_', host.replace(/:\d+$/, ''));
}


/***/ }),

/***/ 5023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ parseServerUrl),
/* harmony export */   FG: () => (/* binding */ httpsUrlFromRemote),
/* harmony export */   IM: () => (/* binding */ parseGitRemote),
/* harmony export */   Lc: () => (/* binding */ isRepositoryIdentity),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   tk: () => (/* binding */ identityFromRemote),
/* harmony export */   ve: () => (/* binding */ isSameRepository)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8644);


const DEFAULT_PORTS = { https: 443, http: 80, ssh: 22 };
const HOST = String.raw `(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?)`;
const AUTHORITY = new RegExp(`^(?:([^@]*)@)?${HOST}(?::([0-9]{1,5}))?$`);
const SCP_FORM = new RegExp(`^(?:([^@:/]*)@)?${HOST}:([A-Za-z0-9._~/][A-Za-z0-9._~+=,%/-]*)$`);
const USER = /^[A-Za-z0-9_][A-Za-z0-9._-]*$/;
const URL_PATH = /^\/+[A-Za-z0-9._~!$&'()*+,;=:@%-][A-Za-z0-9._~!$&'()*+,;=:@%/-]*$/;
/**
 * Reads `https://…`, `http://…`, `ssh://…`, `[user@]host:path`, `file://…` and local paths, told apart as Git does
 * (https://git-scm.com/docs/git-clone#_git_urls). Throws INVALID_INPUT for all else: remote helpers (`ext::…`), other
 * schemes, text like an option, control characters, passwords, and a path on a host that has an empty, `.` or `..` part, also
 * percent-encoded.
 */
function parseGitRemote(text) {
    if (text === '')
        throw refusal(text, 'it is empty');
    if (/\p{Cc}/u.test(text))
        throw refusal(text, 'it contains a control character');
    if (text.startsWith('-'))
        throw refusal(text, 'it begins with "-" and looks like an option');
    if (/^[^/@[]*::/.test(text))
        throw refusal(text, 'remote helpers are not allowed');
    const scheme = /^([^/:]*):\/\//.exec(text)?.[1];
    if (scheme !== undefined)
        return remoteFromUrl(text, scheme);
    if (/^[^/]*:/.test(text))
        return remoteFromScpForm(text);
    return { scheme: 'file', host: '', path: text, url: text };
}
function remoteFromUrl(text, scheme) {
    const start = `${scheme}://`.length;
    const slash = text.indexOf('/', start);
    const authority = text.slice(start, slash < 0 ? undefined : slash);
    const path = slash < 0 ? '' : text.slice(slash);
    if (scheme === 'file') {
        if (authority !== '' || path.length < 2)
            throw refusal(text, 'a file URL is file:///path');
        return { scheme, host: '', path, url: text };
    }
    if (scheme !== 'https' && scheme !== 'http' && scheme !== 'ssh') {
        throw refusal(text, `the scheme ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(scheme)} is not supported`);
    }
    if (authority.slice(0, Math.max(authority.lastIndexOf('@'), 0)).includes(':'))
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the Git remote ${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y8)(text)} contains a password`, 'take user and password out of the URL and give the token as MODULE_REGISTRY_TOKEN (action input "index-token")');
    const [, user, host, portText] = AUTHORITY.exec(authority) ?? [];
    const port = portText === undefined ? DEFAULT_PORTS[scheme] : Number(portText);
    if (host === undefined || port < 1 || port > 65535)
        throw refusal(text, 'its host or port is not valid');
    if (!URL_PATH.test(path))
        throw refusal(text, 'its path is missing or not plain');
    refuseAmbiguousPath(text, path);
    const ports = port === DEFAULT_PORTS[scheme] ? {} : { port };
    const remote = { scheme, host: host.toLowerCase(), ...ports, path };
    if (scheme === 'ssh')
        return { ...remote, ...userPart(text, user), url: text };
    return { ...remote, url: `${scheme}://${authority.slice(authority.indexOf('@') + 1)}${path}` };
}
function remoteFromScpForm(text) {
    const [, user, host, path] = SCP_FORM.exec(text) ?? [];
    if (host === undefined || path === undefined)
        throw refusal(text, 'it is neither a URL nor git@host:path');
    refuseAmbiguousPath(text, path);
    return { scheme: 'ssh', ...userPart(text, user), host: host.toLowerCase(), path, url: text };
}
/** Git, web servers and APIs must not read a path as different repositories, of which one is asked and another one fetched. */
function refuseAmbiguousPath(text, path) {
    for (const segment of path.replace(/^\/|\/$/g, '').split('/'))
        if (!isPlainSegment(segment))
            throw refusal(text, `its path has the part ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(segment)}, which not all programs read alike`);
}
function isPlainSegment(segment) {
    try {
        return !/^\.{0,2}$|[/\\%]/.test(decodeURIComponent(segment));
    }
    catch {
        return false;
    }
}
function userPart(text, user) {
    if (user === undefined)
        return {};
    if (!USER.test(user))
        throw refusal(text, 'its user is not valid');
    return { user };
}
function refusal(text, problem) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteUrl */ .y8)(text)} is not a Git remote that can be used: ${problem}`, 'write https://host/path.git, ssh://git@host/path.git, git@host:path.git, file:///path or ./path');
}
/** Whether a host, without port, is a loopback address or `localhost`. No name is looked up. */
function isLoopback(host) {
    return /^(?:localhost|127(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}|\[::1\])$/i.test(host);
}
/** The https URL of the repository, without a user; undefined for http and local repositories. */
function httpsUrlFromRemote(remote) {
    if (remote.scheme !== 'https' && remote.scheme !== 'ssh')
        return undefined;
    // The port of ssh is not the port of https.
    const port = remote.scheme === 'https' ? portSuffix(remote) : '';
    return `https://${remote.host}${port}/${trimSlashes(remote.path)}`;
}
function portSuffix({ port }) {
    return port === undefined ? '' : `:${port}`;
}
function trimSlashes(path) {
    return path.replace(/^\/|\/$/g, '');
}
/** The identity of the repository, the same for its https, ssh and scp remotes; undefined for a local repository. */
function identityFromRemote(remote) {
    if (remote.scheme === 'file')
        return undefined;
    const port = remote.scheme === 'ssh' ? '' : portSuffix(remote);
    return { host: `${remote.host}${port}`, repository: trimSlashes(remote.path).replace(/\/?\.git$/, '') };
}
/** Whether an identity is one that a remote gives. A document may say anything of an owner. */
function isRepositoryIdentity({ host, repository }) {
    try {
        // `..` alone is refused, and `...git` is a name.
        parseGitRemote(`https://${host}/${repository}`);
        const identity = identityFromRemote(parseGitRemote(`https://${host}/${repository}.git`));
        return identity?.host === host.toLowerCase() && identity.repository === repository;
    }
    catch {
        return false;
    }
}
/**
 * Whether two identities are the same repository: on the same host, the same id where both have one (a rename and a transfer
 * keep it), else the same path.
 */
function isSameRepository(a, b) {
    if (a.host.toLowerCase() !== b.host.toLowerCase())
        return false;
    if (a.repositoryId !== undefined && b.repositoryId !== undefined)
        return a.repositoryId === b.repositoryId;
    return a.repository.toLowerCase() === b.repository.toLowerCase();
}
/**
 * Reads the URL of a GitHub server or of its API. It must be https, since tokens are sent there, or http on loopback. Throws an
 * Error that `checkedText` turns into an issue.
 */
function parseServerUrl(text) {
    const url = (0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutLastSlashes */ .q4)(text);
    // A server has no path that a Git remote would need.
    const { scheme, host } = parseGitRemote(`${url}/owner/name`);
    if (scheme === 'https' || (scheme === 'http' && isLoopback(host)))
        return url;
    throw new Error('must be an https URL');
}


/***/ }),

/***/ 7975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ parseModuleAddress),
/* harmony export */   IY: () => (/* binding */ addressKey),
/* harmony export */   cg: () => (/* binding */ addressProblem),
/* harmony export */   lS: () => (/* binding */ splitAddress),
/* harmony export */   wc: () => (/* binding */ formatModuleAddress)
/* harmony export */ });
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7526);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);


/** Characters of a namespace, name or system. A longer one is INVALID_ADDRESS. */
const MAX_PART_LENGTH = 64;
/** `/v1/modules/search` is an endpoint. https://developer.hashicorp.com/terraform/registry/api-docs#search-modules */
const RESERVED_NAMESPACE = 'search';
/** Reads `namespace/name/system`. Throws INVALID_ADDRESS with the part that is not valid, and its rule. */
function parseModuleAddress(text) {
    const parts = text.split('/').length;
    const address = splitAddress(text);
    const problem = parts === 3 ? addressProblem(address) : `it has ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(parts, 'part')} between slashes instead of 3`;
    if (problem === undefined)
        return address;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_ADDRESS', `module address ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is not valid: ${problem}`, 'write it as namespace/name/system without a host, such as acme/vpc/aws');
}
/** The parts of an address that is valid, or of a folder that is named like one: they are not checked. */
function splitAddress(text) {
    const [namespace = '', name = '', system = ''] = text.split('/');
    return { namespace, name, system };
}
function formatModuleAddress({ namespace, name, system }) {
    return `${namespace}/${name}/${system}`;
}
/** The same text for addresses that differ only by case, which some hosts and file systems take for one. */
function addressKey(address) {
    return formatModuleAddress(address).toLowerCase();
}
/** What is wrong with the parts of an address, by the rules of both clients; undefined where they are valid. */
function addressProblem({ namespace, name, system }) {
    if (namespace.toLowerCase() === RESERVED_NAMESPACE)
        return `the namespace ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(namespace)} is reserved for the search of the registry API`;
    return nameProblem('namespace', namespace) ?? nameProblem('name', name) ?? systemProblem(system);
}
function nameProblem(part, text) {
    if (/[^0-9A-Za-z_-]/.test(text)) {
        return `the ${part} ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} may contain only letters a-z and A-Z, digits, "-" and "_"`;
    }
    if (/^[-_]|[-_]$/.test(text))
        return `the ${part} ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} must begin and end with a letter or digit`;
    return lengthProblem(part, text);
}
function systemProblem(text) {
    if (/[^0-9a-z]/.test(text))
        return `the system ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} may contain only lower-case letters and digits`;
    return lengthProblem('system', text);
}
function lengthProblem(part, text) {
    if (text === '')
        return `the ${part} is empty`;
    if (text.length <= MAX_PART_LENGTH)
        return undefined;
    return `the ${part} ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} has ${text.length} characters, more than ${MAX_PART_LENGTH}`;
}


/***/ }),

/***/ 3324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   pF: () => (/* binding */ addressFromRepository),
/* harmony export */   yc: () => (/* binding */ OWNER_AND_NAME),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);
/* harmony import */ var _git_remote_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5023);
/* harmony import */ var _module_address_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7975);



const NO_ORIGIN = { identity: undefined, remote: undefined };
/** Reads the URL of the remote `origin`. Without a URL, or with one that cannot be read, there is no identity. */
function originOf(url) {
    if (url === undefined)
        return NO_ORIGIN;
    try {
        // A CI system may leave its credentials in the URL. They are not part of the identity.
        const remote = (0,_git_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .parseGitRemote */ .IM)(url.replace(/^(https?:\/\/)[^@/]*@/, '$1'));
        return { identity: (0,_git_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .identityFromRemote */ .tk)(remote), remote };
    }
    catch (error) {
        if (error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl)
            return NO_ORIGIN;
        throw error;
    }
}
/** The name of a repository on a GitHub server: `acme/registry`. */
const OWNER_AND_NAME = /^[A-Za-z0-9][\w-]*\/[\w.-]+$/;
/**
 * The address that follows from a repository name `terraform-<SYSTEM>-<NAME>` or `tofu-<SYSTEM>-<NAME>`; `owner` is the
 * namespace. Throws INVALID_ADDRESS for every other name: another prefix (`opentofu-`, `Terraform-`), the name of a provider,
 * parts that are not valid in an address.
 */
function addressFromRepository(owner, repository) {
    // `terraform-modules-aws-vpc` is vpc of aws, too: no system is called `modules`.
    const short = repository.replace(/^(terraform|tofu)-modules?-/, '$1-');
    const [, system = '', name = ''] = /^(?:terraform|tofu)-([^-]*)-(.*)$/s.exec(short) ?? [];
    const address = { namespace: owner, name, system };
    const problem = repositoryProblem(repository, address) ?? (0,_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .addressProblem */ .cg)(address);
    if (problem === undefined)
        return address;
    const isName = (0,_module_address_js__WEBPACK_IMPORTED_MODULE_2__/* .addressProblem */ .cg)({ ...address, name: repository, system: 'aws' }) === undefined;
    const example = isName ? `${owner}/${repository}/SYSTEM` : 'ns/name/SYSTEM';
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_ADDRESS', `repository ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(`${owner}/${repository}`)} gives no module address: ${problem}`, `set the module address; SYSTEM is the provider that it is for, such as aws: --module ${example} (action input "module"). For several modules, module-registry configure writes the config file`);
}
function repositoryProblem(repository, { name, system }) {
    if (/[\s/\p{C}]/u.test(repository))
        return 'its name contains a slash, a blank or a control character';
    if (name === '' && system === '')
        return 'its name is not terraform-<SYSTEM>-<NAME> or tofu-<SYSTEM>-<NAME>';
    if (system === 'provider')
        return 'terraform-provider-<NAME> is the name of a provider, not of a module';
    return undefined;
}


/***/ }),

/***/ 4632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Tp: () => (/* binding */ isMovingTag),
/* harmony export */   e7: () => (/* binding */ prefixBefore),
/* harmony export */   ej: () => (/* binding */ versionsAtEnd),
/* harmony export */   pA: () => (/* binding */ isRefName),
/* harmony export */   wf: () => (/* binding */ otherSpellings),
/* harmony export */   zW: () => (/* binding */ readTag)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7124);


/** Characters in the name of a branch or tag: file systems cannot store much longer ones. A longer name is refused. */
const MAX_REF_LENGTH = 200;
/**
 * Reads a tag as `<prefix>[v]<semantic version>`. `prefix` is the tag prefix of the module (`''`, `vpc/`, `vpc-`, `network@`).
 * The error of a refused tag is an INVALID_TAG. `not-a-version-tag` means a tag of something else (`latest`, or of another
 * module); a tag that breaks another rule was meant as a version of this module, or is not allowed for any module.
 */
function readTag(tag, prefix) {
    const refuse = refusals(tag, `push a tag such as ${prefix}v1.2.3`);
    if (tag.trim() === '' || tag === '-')
        return refuse('empty-tag', 'names no version');
    const problem = characterProblem(tag);
    if (problem !== undefined)
        return refuse('tag-charset', `is not allowed: ${problem}`);
    const version = tag.startsWith(prefix) ? tag.slice(prefix.length).replace(/^v/, '') : '';
    // Any digit counts, so that full-width ones get the exact refusal of the version.
    if (!/^\p{Nd}/u.test(version)) {
        const start = prefix === '' ? 'a version number' : `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(prefix)} and a version number`;
        return refuse('not-a-version-tag', `is not a version tag of this module: it does not begin with ${start}`);
    }
    const reading = (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .readVersion */ .$4)(version);
    if (reading.ok)
        return { verdict: 'version', version: reading.version };
    const start = tag.slice(0, tag.length - version.length);
    const refuseVersion = refusals(tag, `push a tag such as ${start}${(0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .exampleVersion */ .Dw)(version)}`);
    return reading.rule === 'build-metadata'
        ? refuseVersion('build-metadata', `cannot be published: ${reading.problem}`)
        : refuseVersion('semver', `is not a semantic version: ${reading.problem}`);
}
/**
 * The tags that may spell the version of this one with or without `v`: `1.2.3` and `v1.2.3`. There may be several, as a number in a
 * tag may be of its prefix.
 */
function otherSpellings(tag) {
    return [...tag.matchAll(/(?<![\d.])\d+\.\d+\.\d+/g)].flatMap(({ index }) => {
        const [start, version] = [tag.slice(0, index), tag.slice(index)];
        return [`${start}v${version}`, ...(start.endsWith('v') ? [`${start.slice(0, -1)}${version}`] : [])];
    });
}
/** The versions that a tag may end in, whatever its prefix: `network-2-v1.2.3` ends in 1.2.3 alone, as a version does not begin in the middle of a number. */
function versionsAtEnd(tag) {
    const starts = [...tag.matchAll(/(?<![0-9])[0-9]/g)].map(({ index }) => index);
    return starts.map((start) => tag.slice(start)).filter(_version_js__WEBPACK_IMPORTED_MODULE_1__/* .isVersion */ .lF);
}
/** What a tag has before the version that it ends in: `vpc/` of `vpc/v1.2.3`. */
function prefixBefore(tag, version) {
    return tag.slice(0, tag.length - version.length).replace(/v$/, '');
}
/**
 * Whether a tag follows the newest version of a major or minor line (`v1`, `v1.2`, `vpc/v1`), as workflows of GitHub name
 * actions. It is no version of any module.
 */
function isMovingTag(tag) {
    return /^(?:.*[/@-])?v?\d+(?:\.\d+)?$/.test(tag) && !/(?<!\d)\d+\.\d+\.\d+/.test(tag);
}
function refusals(tag, hint) {
    return (rule, problem) => {
        const error = new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_TAG', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} ${problem}.`, hint);
        return { verdict: 'refused', rule, error };
    };
}
/** Letters and digits of all scripts and the blank are not here: later checks refuse them with a better reason. */
const FORBIDDEN = /[^\p{L}\p{N}._/@+ -]/u;
function characterProblem(tag) {
    if (tag.length > MAX_REF_LENGTH)
        return `it has ${tag.length} characters, more than ${MAX_REF_LENGTH}`;
    const forbidden = FORBIDDEN.exec(tag);
    if (forbidden !== null)
        return `the character ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(forbidden[0])} may not be in a tag`;
    if (tag.startsWith('-'))
        return 'it begins with "-"';
    if (tag.includes('..'))
        return 'it contains ".."';
    return tag.endsWith('.lock') ? 'it ends with ".lock"' : undefined;
}
const CHARACTERS = /^[A-Za-z0-9._/@-]+$/;
/** What https://git-scm.com/docs/git-check-ref-format forbids beside other characters, and names that look like an option. */
const FORBIDDEN_IN_REF = /^[-/]|^@$|\.\.|\/\/|(?:^|\/)\.|\.(?:lock)?(?:\/|$)|\/$/;
/** Names that Git reads as something else than a branch or tag. */
const AMBIGUOUS = /^(?:HEAD$|refs\/)/;
/**
 * Whether the text is the short name of a branch or tag (without `refs/heads/`, `refs/tags/`) that Git accepts and that is
 * safe as an argument, in a path and in the query of a URL: fewer characters than Git allows, and at most 200.
 */
function isRefName(text) {
    return (text.length <= MAX_REF_LENGTH &&
        CHARACTERS.test(text) &&
        !FORBIDDEN_IN_REF.test(text) &&
        !AMBIGUOUS.test(text));
}


/***/ }),

/***/ 7124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ readVersion),
/* harmony export */   A$: () => (/* binding */ compareIdentifiers),
/* harmony export */   Dw: () => (/* binding */ exampleVersion),
/* harmony export */   M7: () => (/* binding */ sortVersions),
/* harmony export */   V1: () => (/* binding */ isPrerelease),
/* harmony export */   Zy: () => (/* binding */ compareVersions),
/* harmony export */   dN: () => (/* binding */ MAX_NUMBER),
/* harmony export */   lF: () => (/* binding */ isVersion),
/* harmony export */   ot: () => (/* binding */ parseVersion),
/* harmony export */   se: () => (/* binding */ selectLatest)
/* harmony export */ });
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7526);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);


/** Characters of a version, which is also the tag of an OCI artifact. A longer one is no version: INVALID_TAG or INVALID_INPUT. */
const MAX_VERSION_LENGTH = 128;
/** 2^63-1: the clients drop a version with a larger number. */
const MAX_NUMBER = '9223372036854775807';
/** Reads a version. Throws INVALID_INPUT. */
function parseVersion(text) {
    const reading = readVersion(text);
    if (reading.ok)
        return reading.version;
    const message = `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is not a version of a module: ${reading.problem}`;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', message, reading.hint);
}
/** Whether a text is what {@link readVersion} takes for a version, where nobody is told why not. */
function isVersion(text) {
    return findRefusal(text) === undefined;
}
/** Reads a version of https://semver.org 2.0.0, without what clients ignore (build metadata) or drop (large numbers). */
function readVersion(text) {
    const refusal = findRefusal(text);
    if (refusal === undefined)
        return { ok: true, version: text };
    return { ok: false, ...refusal, hint: `use a version such as ${exampleVersion(text)}` };
}
/** A valid version that is close to a refused text: `1.2` gives `1.2.0`. */
function exampleVersion(refused) {
    const leading = /^(\d{1,9})(?!\d)(?:\.(\d{1,9})(?!\d))?(?:\.(\d{1,9})(?!\d))?-?([A-Za-z][0-9A-Za-z.-]*)?/.exec(refused);
    if (leading === null)
        return '1.2.3';
    const [, major, minor = '0', patch = '0', prerelease] = leading;
    const numbers = [major, minor, patch].map(Number).join('.');
    const whole = `${numbers}-${prerelease}`;
    return prerelease === undefined || !isVersion(whole) ? numbers : whole;
}
/** Precedence of https://semver.org/#spec-item-11: below zero where `a` is lower, exact for numbers of any size. */
function compareVersions(a, b) {
    return compareParts(split(a), split(b));
}
function compareParts(left, right) {
    const byNumbers = compareIdentifiers(left.numbers, right.numbers);
    if (byNumbers !== 0)
        return byNumbers;
    if (left.prerelease === undefined || right.prerelease === undefined) {
        return Number(left.prerelease === undefined) - Number(right.prerelease === undefined);
    }
    return compareIdentifiers(left.prerelease, right.prerelease);
}
function isPrerelease(version) {
    return version.includes('-');
}
/** Highest first. */
function sortVersions(versions) {
    const parts = versions.map((version) => ({ version, ...split(version) }));
    return parts.sort((a, b) => compareParts(b, a)).map(({ version }) => version);
}
/** The highest release; where there are only pre-releases, the highest of those. */
function selectLatest(versions) {
    const sorted = sortVersions(versions);
    return sorted.find((version) => !isPrerelease(version)) ?? sorted[0];
}
function split(text) {
    const [release, build] = splitAtFirst(text, '+');
    const [numbers, prerelease] = splitAtFirst(release, '-');
    return { numbers: numbers.split('.'), prerelease: prerelease?.split('.'), build };
}
function splitAtFirst(text, mark) {
    const at = text.indexOf(mark);
    return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
function findRefusal(text) {
    if (text === '')
        return { rule: 'semver', problem: 'it is empty' };
    if (text.length > MAX_VERSION_LENGTH) {
        return { rule: 'length', problem: `it has ${text.length} characters, more than ${MAX_VERSION_LENGTH}` };
    }
    const parts = split(text);
    const problem = characterProblem(text) ?? numbersProblem(parts.numbers) ?? identifiersProblem(parts);
    if (problem !== undefined)
        return { rule: 'semver', problem };
    if (parts.build !== undefined) {
        return { rule: 'build-metadata', problem: `build metadata (${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(`+${parts.build}`)}) is not allowed` };
    }
    const large = parts.numbers.find((number) => compareNumbers(number, MAX_NUMBER) > 0);
    if (large === undefined)
        return undefined;
    return { rule: 'component-size', problem: `the number ${large} is above ${MAX_NUMBER}` };
}
function characterProblem(text) {
    const forbidden = /[^0-9A-Za-z.+-]/u.exec(text);
    return forbidden === null ? undefined : `the character ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(forbidden[0])} is not allowed`;
}
const NUMBER_NAMES = ['major', 'minor', 'patch'];
function numbersProblem(numbers) {
    if (numbers.length > 3)
        return `it has ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(numbers.length, 'number')} instead of 3`;
    const named = NUMBER_NAMES.map((name, index) => ({ name, digits: numbers[index] ?? '' }));
    const noNumber = named.find(({ digits }) => /[^0-9]/.test(digits));
    if (noNumber)
        return `the ${noNumber.name} number ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(noNumber.digits)} is not a number`;
    const missing = named.filter(({ digits }) => digits === '').map(({ name }) => name);
    if (missing.length === 1)
        return `the ${missing[0]} number is missing`;
    if (missing.length > 1)
        return `the ${missing.join(' and ')} numbers are missing`;
    const padded = named.find(({ digits }) => hasLeadingZero(digits));
    return padded && `the ${padded.name} number ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(padded.digits)} has a leading zero`;
}
function identifiersProblem({ prerelease = ['-'], build = '-' }) {
    if (prerelease.includes(''))
        return 'the pre-release has an empty part';
    const padded = prerelease.find(hasLeadingZero);
    if (padded !== undefined)
        return `the pre-release part ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(padded)} has a leading zero`;
    if (build.includes('+'))
        return 'it has a second "+"';
    return build.split('.').includes('') ? 'the build metadata has an empty part' : undefined;
}
function hasLeadingZero(identifier) {
    return /^0[0-9]+$/.test(identifier);
}
/** Identifiers of https://semver.org/#spec-item-11, one by one; numbers have no leading zeros. */
function compareIdentifiers(a, b) {
    for (const [index, left] of a.entries()) {
        const right = b[index];
        if (right === undefined)
            return 1;
        const order = compareIdentifier(left, right);
        if (order !== 0)
            return order;
    }
    return a.length - b.length;
}
function compareIdentifier(a, b) {
    const aIsNumber = /^[0-9]+$/.test(a);
    const bIsNumber = /^[0-9]+$/.test(b);
    if (aIsNumber && bIsNumber)
        return compareNumbers(a, b);
    if (aIsNumber !== bIsNumber)
        return aIsNumber ? -1 : 1;
    return compareText(a, b);
}
/** Without leading zeros the longer number is the larger one, so that no number has to fit a JavaScript number. */
function compareNumbers(a, b) {
    return a.length - b.length || compareText(a, b);
}
function compareText(a, b) {
    return Number(a > b) - Number(a < b);
}


/***/ }),

/***/ 8663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Yz: () => (/* binding */ debug),
  z3: () => (/* binding */ error),
  V9: () => (/* binding */ getIDToken),
  V4: () => (/* binding */ getInput),
  pq: () => (/* binding */ info),
  lm: () => (/* binding */ notice),
  uH: () => (/* binding */ setOutput),
  Pq: () => (/* binding */ setSecret),
  z: () => (/* reexport */ summary),
  $e: () => (/* binding */ warning)
});

// UNUSED EXPORTS: ExitCode, addPath, endGroup, exportVariable, getBooleanInput, getMultilineInput, getState, group, isDebug, markdownSummary, platform, saveState, setCommandEcho, setFailed, startGroup, toPlatformPath, toPosixPath, toWin32Path

// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function command_issue(name, message = '') {
    command_issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
// EXTERNAL MODULE: external "crypto"
var external_crypto_ = __nccwpck_require__(6982);
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, {
        encoding: 'utf8'
    });
}
function file_command_prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_.randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
;// CONCATENATED MODULE: external "path"
const external_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");
// EXTERNAL MODULE: external "http"
var external_http_ = __nccwpck_require__(8611);
var external_http_namespaceObject = /*#__PURE__*/__nccwpck_require__.t(external_http_, 2);
// EXTERNAL MODULE: external "https"
var external_https_ = __nccwpck_require__(5692);
var external_https_namespaceObject = /*#__PURE__*/__nccwpck_require__.t(external_https_, 2);
;// CONCATENATED MODULE: ./lib/node_modules/@actions/http-client/lib/proxy.js
function getProxyUrl(reqUrl) {
    const usingSsl = reqUrl.protocol === 'https:';
    if (checkBypass(reqUrl)) {
        return undefined;
    }
    const proxyVar = (() => {
        if (usingSsl) {
            return process.env['https_proxy'] || process.env['HTTPS_PROXY'];
        }
        else {
            return process.env['http_proxy'] || process.env['HTTP_PROXY'];
        }
    })();
    if (proxyVar) {
        try {
            return new DecodedURL(proxyVar);
        }
        catch (_a) {
            if (!proxyVar.startsWith('http://') && !proxyVar.startsWith('https://'))
                return new DecodedURL(`http://${proxyVar}`);
        }
    }
    else {
        return undefined;
    }
}
function checkBypass(reqUrl) {
    if (!reqUrl.hostname) {
        return false;
    }
    const reqHost = reqUrl.hostname;
    if (isLoopbackAddress(reqHost)) {
        return true;
    }
    const noProxy = process.env['no_proxy'] || process.env['NO_PROXY'] || '';
    if (!noProxy) {
        return false;
    }
    // Determine the request port
    let reqPort;
    if (reqUrl.port) {
        reqPort = Number(reqUrl.port);
    }
    else if (reqUrl.protocol === 'http:') {
        reqPort = 80;
    }
    else if (reqUrl.protocol === 'https:') {
        reqPort = 443;
    }
    // Format the request hostname and hostname with port
    const upperReqHosts = [reqUrl.hostname.toUpperCase()];
    if (typeof reqPort === 'number') {
        upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
    }
    // Compare request host against noproxy
    for (const upperNoProxyItem of noProxy
        .split(',')
        .map(x => x.trim().toUpperCase())
        .filter(x => x)) {
        if (upperNoProxyItem === '*' ||
            upperReqHosts.some(x => x === upperNoProxyItem ||
                x.endsWith(`.${upperNoProxyItem}`) ||
                (upperNoProxyItem.startsWith('.') &&
                    x.endsWith(`${upperNoProxyItem}`)))) {
            return true;
        }
    }
    return false;
}
function isLoopbackAddress(host) {
    const hostLower = host.toLowerCase();
    return (hostLower === 'localhost' ||
        hostLower.startsWith('127.') ||
        hostLower.startsWith('[::1]') ||
        hostLower.startsWith('[0:0:0:0:0:0:0:1]'));
}
class DecodedURL extends URL {
    constructor(url, base) {
        super(url, base);
        this._decodedUsername = decodeURIComponent(super.username);
        this._decodedPassword = decodeURIComponent(super.password);
    }
    get username() {
        return this._decodedUsername;
    }
    get password() {
        return this._decodedPassword;
    }
}
//# sourceMappingURL=proxy.js.map
// EXTERNAL MODULE: ./node_modules/tunnel/index.js
var tunnel = __nccwpck_require__(770);
;// CONCATENATED MODULE: ./lib/node_modules/undici/index.js
function ProxyAgent() {
  throw new Error('undici is not bundled')
}

;// CONCATENATED MODULE: ./lib/node_modules/@actions/http-client/lib/index.js
/* eslint-disable @typescript-eslint/no-explicit-any */
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};





var HttpCodes;
(function (HttpCodes) {
    HttpCodes[HttpCodes["OK"] = 200] = "OK";
    HttpCodes[HttpCodes["MultipleChoices"] = 300] = "MultipleChoices";
    HttpCodes[HttpCodes["MovedPermanently"] = 301] = "MovedPermanently";
    HttpCodes[HttpCodes["ResourceMoved"] = 302] = "ResourceMoved";
    HttpCodes[HttpCodes["SeeOther"] = 303] = "SeeOther";
    HttpCodes[HttpCodes["NotModified"] = 304] = "NotModified";
    HttpCodes[HttpCodes["UseProxy"] = 305] = "UseProxy";
    HttpCodes[HttpCodes["SwitchProxy"] = 306] = "SwitchProxy";
    HttpCodes[HttpCodes["TemporaryRedirect"] = 307] = "TemporaryRedirect";
    HttpCodes[HttpCodes["PermanentRedirect"] = 308] = "PermanentRedirect";
    HttpCodes[HttpCodes["BadRequest"] = 400] = "BadRequest";
    HttpCodes[HttpCodes["Unauthorized"] = 401] = "Unauthorized";
    HttpCodes[HttpCodes["PaymentRequired"] = 402] = "PaymentRequired";
    HttpCodes[HttpCodes["Forbidden"] = 403] = "Forbidden";
    HttpCodes[HttpCodes["NotFound"] = 404] = "NotFound";
    HttpCodes[HttpCodes["MethodNotAllowed"] = 405] = "MethodNotAllowed";
    HttpCodes[HttpCodes["NotAcceptable"] = 406] = "NotAcceptable";
    HttpCodes[HttpCodes["ProxyAuthenticationRequired"] = 407] = "ProxyAuthenticationRequired";
    HttpCodes[HttpCodes["RequestTimeout"] = 408] = "RequestTimeout";
    HttpCodes[HttpCodes["Conflict"] = 409] = "Conflict";
    HttpCodes[HttpCodes["Gone"] = 410] = "Gone";
    HttpCodes[HttpCodes["TooManyRequests"] = 429] = "TooManyRequests";
    HttpCodes[HttpCodes["InternalServerError"] = 500] = "InternalServerError";
    HttpCodes[HttpCodes["NotImplemented"] = 501] = "NotImplemented";
    HttpCodes[HttpCodes["BadGateway"] = 502] = "BadGateway";
    HttpCodes[HttpCodes["ServiceUnavailable"] = 503] = "ServiceUnavailable";
    HttpCodes[HttpCodes["GatewayTimeout"] = 504] = "GatewayTimeout";
})(HttpCodes || (HttpCodes = {}));
var Headers;
(function (Headers) {
    Headers["Accept"] = "accept";
    Headers["ContentType"] = "content-type";
})(Headers || (Headers = {}));
var MediaTypes;
(function (MediaTypes) {
    MediaTypes["ApplicationJson"] = "application/json";
})(MediaTypes || (MediaTypes = {}));
/**
 * Returns the proxy URL, depending upon the supplied url and proxy environment variables.
 * @param serverUrl  The server URL where the request will be sent. For example, https://api.github.com
 */
function lib_getProxyUrl(serverUrl) {
    const proxyUrl = pm.getProxyUrl(new URL(serverUrl));
    return proxyUrl ? proxyUrl.href : '';
}
const HttpRedirectCodes = [
    HttpCodes.MovedPermanently,
    HttpCodes.ResourceMoved,
    HttpCodes.SeeOther,
    HttpCodes.TemporaryRedirect,
    HttpCodes.PermanentRedirect
];
const HttpResponseRetryCodes = [
    HttpCodes.BadGateway,
    HttpCodes.ServiceUnavailable,
    HttpCodes.GatewayTimeout
];
const RetryableHttpVerbs = ['OPTIONS', 'GET', 'DELETE', 'HEAD'];
const ExponentialBackoffCeiling = 10;
const ExponentialBackoffTimeSlice = 5;
class HttpClientError extends Error {
    constructor(message, statusCode) {
        super(message);
        this.name = 'HttpClientError';
        this.statusCode = statusCode;
        Object.setPrototypeOf(this, HttpClientError.prototype);
    }
}
class HttpClientResponse {
    constructor(message) {
        this.message = message;
    }
    readBody() {
        return __awaiter(this, void 0, void 0, function* () {
            return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
                let output = Buffer.alloc(0);
                this.message.on('data', (chunk) => {
                    output = Buffer.concat([output, chunk]);
                });
                this.message.on('end', () => {
                    resolve(output.toString());
                });
            }));
        });
    }
    readBodyBuffer() {
        return __awaiter(this, void 0, void 0, function* () {
            return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
                const chunks = [];
                this.message.on('data', (chunk) => {
                    chunks.push(chunk);
                });
                this.message.on('end', () => {
                    resolve(Buffer.concat(chunks));
                });
            }));
        });
    }
}
function isHttps(requestUrl) {
    const parsedUrl = new URL(requestUrl);
    return parsedUrl.protocol === 'https:';
}
class HttpClient {
    constructor(userAgent, handlers, requestOptions) {
        this._ignoreSslError = false;
        this._allowRedirects = true;
        this._allowRedirectDowngrade = false;
        this._maxRedirects = 50;
        this._allowRetries = false;
        this._maxRetries = 1;
        this._keepAlive = false;
        this._disposed = false;
        this.userAgent = this._getUserAgentWithOrchestrationId(userAgent);
        this.handlers = handlers || [];
        this.requestOptions = requestOptions;
        if (requestOptions) {
            if (requestOptions.ignoreSslError != null) {
                this._ignoreSslError = requestOptions.ignoreSslError;
            }
            this._socketTimeout = requestOptions.socketTimeout;
            if (requestOptions.allowRedirects != null) {
                this._allowRedirects = requestOptions.allowRedirects;
            }
            if (requestOptions.allowRedirectDowngrade != null) {
                this._allowRedirectDowngrade = requestOptions.allowRedirectDowngrade;
            }
            if (requestOptions.maxRedirects != null) {
                this._maxRedirects = Math.max(requestOptions.maxRedirects, 0);
            }
            if (requestOptions.keepAlive != null) {
                this._keepAlive = requestOptions.keepAlive;
            }
            if (requestOptions.allowRetries != null) {
                this._allowRetries = requestOptions.allowRetries;
            }
            if (requestOptions.maxRetries != null) {
                this._maxRetries = requestOptions.maxRetries;
            }
        }
    }
    options(requestUrl, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('OPTIONS', requestUrl, null, additionalHeaders || {});
        });
    }
    get(requestUrl, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('GET', requestUrl, null, additionalHeaders || {});
        });
    }
    del(requestUrl, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('DELETE', requestUrl, null, additionalHeaders || {});
        });
    }
    post(requestUrl, data, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('POST', requestUrl, data, additionalHeaders || {});
        });
    }
    patch(requestUrl, data, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('PATCH', requestUrl, data, additionalHeaders || {});
        });
    }
    put(requestUrl, data, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('PUT', requestUrl, data, additionalHeaders || {});
        });
    }
    head(requestUrl, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('HEAD', requestUrl, null, additionalHeaders || {});
        });
    }
    sendStream(verb, requestUrl, stream, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request(verb, requestUrl, stream, additionalHeaders);
        });
    }
    /**
     * Gets a typed object from an endpoint
     * Be aware that not found returns a null.  Other errors (4xx, 5xx) reject the promise
     */
    getJson(requestUrl_1) {
        return __awaiter(this, arguments, void 0, function* (requestUrl, additionalHeaders = {}) {
            additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
            const res = yield this.get(requestUrl, additionalHeaders);
            return this._processResponse(res, this.requestOptions);
        });
    }
    postJson(requestUrl_1, obj_1) {
        return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
            const data = JSON.stringify(obj, null, 2);
            additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
            additionalHeaders[Headers.ContentType] =
                this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
            const res = yield this.post(requestUrl, data, additionalHeaders);
            return this._processResponse(res, this.requestOptions);
        });
    }
    putJson(requestUrl_1, obj_1) {
        return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
            const data = JSON.stringify(obj, null, 2);
            additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
            additionalHeaders[Headers.ContentType] =
                this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
            const res = yield this.put(requestUrl, data, additionalHeaders);
            return this._processResponse(res, this.requestOptions);
        });
    }
    patchJson(requestUrl_1, obj_1) {
        return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
            const data = JSON.stringify(obj, null, 2);
            additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
            additionalHeaders[Headers.ContentType] =
                this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
            const res = yield this.patch(requestUrl, data, additionalHeaders);
            return this._processResponse(res, this.requestOptions);
        });
    }
    /**
     * Makes a raw http request.
     * All other methods such as get, post, patch, and request ultimately call this.
     * Prefer get, del, post and patch
     */
    request(verb, requestUrl, data, headers) {
        return __awaiter(this, void 0, void 0, function* () {
            if (this._disposed) {
                throw new Error('Client has already been disposed.');
            }
            const parsedUrl = new URL(requestUrl);
            let info = this._prepareRequest(verb, parsedUrl, headers);
            // Only perform retries on reads since writes may not be idempotent.
            const maxTries = this._allowRetries && RetryableHttpVerbs.includes(verb)
                ? this._maxRetries + 1
                : 1;
            let numTries = 0;
            let response;
            do {
                response = yield this.requestRaw(info, data);
                // Check if it's an authentication challenge
                if (response &&
                    response.message &&
                    response.message.statusCode === HttpCodes.Unauthorized) {
                    let authenticationHandler;
                    for (const handler of this.handlers) {
                        if (handler.canHandleAuthentication(response)) {
                            authenticationHandler = handler;
                            break;
                        }
                    }
                    if (authenticationHandler) {
                        return authenticationHandler.handleAuthentication(this, info, data);
                    }
                    else {
                        // We have received an unauthorized response but have no handlers to handle it.
                        // Let the response return to the caller.
                        return response;
                    }
                }
                let redirectsRemaining = this._maxRedirects;
                while (response.message.statusCode &&
                    HttpRedirectCodes.includes(response.message.statusCode) &&
                    this._allowRedirects &&
                    redirectsRemaining > 0) {
                    const redirectUrl = response.message.headers['location'];
                    if (!redirectUrl) {
                        // if there's no location to redirect to, we won't
                        break;
                    }
                    const parsedRedirectUrl = new URL(redirectUrl);
                    if (parsedUrl.protocol === 'https:' &&
                        parsedUrl.protocol !== parsedRedirectUrl.protocol &&
                        !this._allowRedirectDowngrade) {
                        throw new Error('Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.');
                    }
                    // we need to finish reading the response before reassigning response
                    // which will leak the open socket.
                    yield response.readBody();
                    // strip authorization header if redirected to a different hostname
                    if (parsedRedirectUrl.hostname !== parsedUrl.hostname) {
                        for (const header in headers) {
                            // header names are case insensitive
                            if (header.toLowerCase() === 'authorization') {
                                delete headers[header];
                            }
                        }
                    }
                    // let's make the request with the new redirectUrl
                    info = this._prepareRequest(verb, parsedRedirectUrl, headers);
                    response = yield this.requestRaw(info, data);
                    redirectsRemaining--;
                }
                if (!response.message.statusCode ||
                    !HttpResponseRetryCodes.includes(response.message.statusCode)) {
                    // If not a retry code, return immediately instead of retrying
                    return response;
                }
                numTries += 1;
                if (numTries < maxTries) {
                    yield response.readBody();
                    yield this._performExponentialBackoff(numTries);
                }
            } while (numTries < maxTries);
            return response;
        });
    }
    /**
     * Needs to be called if keepAlive is set to true in request options.
     */
    dispose() {
        if (this._agent) {
            this._agent.destroy();
        }
        this._disposed = true;
    }
    /**
     * Raw request.
     * @param info
     * @param data
     */
    requestRaw(info, data) {
        return __awaiter(this, void 0, void 0, function* () {
            return new Promise((resolve, reject) => {
                function callbackForResult(err, res) {
                    if (err) {
                        reject(err);
                    }
                    else if (!res) {
                        // If `err` is not passed, then `res` must be passed.
                        reject(new Error('Unknown error'));
                    }
                    else {
                        resolve(res);
                    }
                }
                this.requestRawWithCallback(info, data, callbackForResult);
            });
        });
    }
    /**
     * Raw request with callback.
     * @param info
     * @param data
     * @param onResult
     */
    requestRawWithCallback(info, data, onResult) {
        if (typeof data === 'string') {
            if (!info.options.headers) {
                info.options.headers = {};
            }
            info.options.headers['Content-Length'] = Buffer.byteLength(data, 'utf8');
        }
        let callbackCalled = false;
        function handleResult(err, res) {
            if (!callbackCalled) {
                callbackCalled = true;
                onResult(err, res);
            }
        }
        const req = info.httpModule.request(info.options, (msg) => {
            const res = new HttpClientResponse(msg);
            handleResult(undefined, res);
        });
        let socket;
        req.on('socket', sock => {
            socket = sock;
        });
        // If we ever get disconnected, we want the socket to timeout eventually
        req.setTimeout(this._socketTimeout || 3 * 60000, () => {
            if (socket) {
                socket.end();
            }
            handleResult(new Error(`Request timeout: ${info.options.path}`));
        });
        req.on('error', function (err) {
            // err has statusCode property
            // res should have headers
            handleResult(err);
        });
        if (data && typeof data === 'string') {
            req.write(data, 'utf8');
        }
        if (data && typeof data !== 'string') {
            data.on('close', function () {
                req.end();
            });
            data.pipe(req);
        }
        else {
            req.end();
        }
    }
    /**
     * Gets an http agent. This function is useful when you need an http agent that handles
     * routing through a proxy server - depending upon the url and proxy environment variables.
     * @param serverUrl  The server URL where the request will be sent. For example, https://api.github.com
     */
    getAgent(serverUrl) {
        const parsedUrl = new URL(serverUrl);
        return this._getAgent(parsedUrl);
    }
    getAgentDispatcher(serverUrl) {
        const parsedUrl = new URL(serverUrl);
        const proxyUrl = getProxyUrl(parsedUrl);
        const useProxy = proxyUrl && proxyUrl.hostname;
        if (!useProxy) {
            return;
        }
        return this._getProxyAgentDispatcher(parsedUrl, proxyUrl);
    }
    _prepareRequest(method, requestUrl, headers) {
        const info = {};
        info.parsedUrl = requestUrl;
        const usingSsl = info.parsedUrl.protocol === 'https:';
        info.httpModule = usingSsl ? external_https_namespaceObject : external_http_namespaceObject;
        const defaultPort = usingSsl ? 443 : 80;
        info.options = {};
        info.options.host = info.parsedUrl.hostname;
        info.options.port = info.parsedUrl.port
            ? parseInt(info.parsedUrl.port)
            : defaultPort;
        info.options.path =
            (info.parsedUrl.pathname || '') + (info.parsedUrl.search || '');
        info.options.method = method;
        info.options.headers = this._mergeHeaders(headers);
        if (this.userAgent != null) {
            info.options.headers['user-agent'] = this.userAgent;
        }
        info.options.agent = this._getAgent(info.parsedUrl);
        // gives handlers an opportunity to participate
        if (this.handlers) {
            for (const handler of this.handlers) {
                handler.prepareRequest(info.options);
            }
        }
        return info;
    }
    _mergeHeaders(headers) {
        if (this.requestOptions && this.requestOptions.headers) {
            return Object.assign({}, lowercaseKeys(this.requestOptions.headers), lowercaseKeys(headers || {}));
        }
        return lowercaseKeys(headers || {});
    }
    /**
     * Gets an existing header value or returns a default.
     * Handles converting number header values to strings since HTTP headers must be strings.
     * Note: This returns string | string[] since some headers can have multiple values.
     * For headers that must always be a single string (like Content-Type), use the
     * specialized _getExistingOrDefaultContentTypeHeader method instead.
     */
    _getExistingOrDefaultHeader(additionalHeaders, header, _default) {
        let clientHeader;
        if (this.requestOptions && this.requestOptions.headers) {
            const headerValue = lowercaseKeys(this.requestOptions.headers)[header];
            if (headerValue) {
                clientHeader =
                    typeof headerValue === 'number' ? headerValue.toString() : headerValue;
            }
        }
        const additionalValue = additionalHeaders[header];
        if (additionalValue !== undefined) {
            return typeof additionalValue === 'number'
                ? additionalValue.toString()
                : additionalValue;
        }
        if (clientHeader !== undefined) {
            return clientHeader;
        }
        return _default;
    }
    /**
     * Specialized version of _getExistingOrDefaultHeader for Content-Type header.
     * Always returns a single string (not an array) since Content-Type should be a single value.
     * Converts arrays to comma-separated strings and numbers to strings to ensure type safety.
     * This was split from _getExistingOrDefaultHeader to provide stricter typing for callers
     * that assign the result to places expecting a string (e.g., additionalHeaders[Headers.ContentType]).
     */
    _getExistingOrDefaultContentTypeHeader(additionalHeaders, _default) {
        let clientHeader;
        if (this.requestOptions && this.requestOptions.headers) {
            const headerValue = lowercaseKeys(this.requestOptions.headers)[Headers.ContentType];
            if (headerValue) {
                if (typeof headerValue === 'number') {
                    clientHeader = String(headerValue);
                }
                else if (Array.isArray(headerValue)) {
                    clientHeader = headerValue.join(', ');
                }
                else {
                    clientHeader = headerValue;
                }
            }
        }
        const additionalValue = additionalHeaders[Headers.ContentType];
        // Return the first non-undefined value, converting numbers or arrays to strings if necessary
        if (additionalValue !== undefined) {
            if (typeof additionalValue === 'number') {
                return String(additionalValue);
            }
            else if (Array.isArray(additionalValue)) {
                return additionalValue.join(', ');
            }
            else {
                return additionalValue;
            }
        }
        if (clientHeader !== undefined) {
            return clientHeader;
        }
        return _default;
    }
    _getAgent(parsedUrl) {
        let agent;
        const proxyUrl = getProxyUrl(parsedUrl);
        const useProxy = proxyUrl && proxyUrl.hostname;
        if (this._keepAlive && useProxy) {
            agent = this._proxyAgent;
        }
        if (!useProxy) {
            agent = this._agent;
        }
        // if agent is already assigned use that agent.
        if (agent) {
            return agent;
        }
        const usingSsl = parsedUrl.protocol === 'https:';
        let maxSockets = 100;
        if (this.requestOptions) {
            maxSockets = this.requestOptions.maxSockets || external_http_.globalAgent.maxSockets;
        }
        // This is `useProxy` again, but we need to check `proxyURl` directly for TypeScripts's flow analysis.
        if (proxyUrl && proxyUrl.hostname) {
            const agentOptions = {
                maxSockets,
                keepAlive: this._keepAlive,
                proxy: Object.assign(Object.assign({}, ((proxyUrl.username || proxyUrl.password) && {
                    proxyAuth: `${proxyUrl.username}:${proxyUrl.password}`
                })), { host: proxyUrl.hostname, port: proxyUrl.port })
            };
            let tunnelAgent;
            const overHttps = proxyUrl.protocol === 'https:';
            if (usingSsl) {
                tunnelAgent = overHttps ? tunnel.httpsOverHttps : tunnel.httpsOverHttp;
            }
            else {
                tunnelAgent = overHttps ? tunnel.httpOverHttps : tunnel.httpOverHttp;
            }
            agent = tunnelAgent(agentOptions);
            this._proxyAgent = agent;
        }
        // if tunneling agent isn't assigned create a new agent
        if (!agent) {
            const options = { keepAlive: this._keepAlive, maxSockets };
            agent = usingSsl ? new external_https_.Agent(options) : new external_http_.Agent(options);
            this._agent = agent;
        }
        if (usingSsl && this._ignoreSslError) {
            // we don't want to set NODE_TLS_REJECT_UNAUTHORIZED=0 since that will affect request for entire process
            // http.RequestOptions doesn't expose a way to modify RequestOptions.agent.options
            // we have to cast it to any and change it directly
            agent.options = Object.assign(agent.options || {}, {
                rejectUnauthorized: false
            });
        }
        return agent;
    }
    _getProxyAgentDispatcher(parsedUrl, proxyUrl) {
        let proxyAgent;
        if (this._keepAlive) {
            proxyAgent = this._proxyAgentDispatcher;
        }
        // if agent is already assigned use that agent.
        if (proxyAgent) {
            return proxyAgent;
        }
        const usingSsl = parsedUrl.protocol === 'https:';
        proxyAgent = new ProxyAgent(Object.assign({ uri: proxyUrl.href, pipelining: !this._keepAlive ? 0 : 1 }, ((proxyUrl.username || proxyUrl.password) && {
            token: `Basic ${Buffer.from(`${proxyUrl.username}:${proxyUrl.password}`).toString('base64')}`
        })));
        this._proxyAgentDispatcher = proxyAgent;
        if (usingSsl && this._ignoreSslError) {
            // we don't want to set NODE_TLS_REJECT_UNAUTHORIZED=0 since that will affect request for entire process
            // http.RequestOptions doesn't expose a way to modify RequestOptions.agent.options
            // we have to cast it to any and change it directly
            proxyAgent.options = Object.assign(proxyAgent.options.requestTls || {}, {
                rejectUnauthorized: false
            });
        }
        return proxyAgent;
    }
    _getUserAgentWithOrchestrationId(userAgent) {
        const baseUserAgent = userAgent || 'actions/http-client';
        const orchId = process.env['ACTIONS_ORCHESTRATION_ID'];
        if (orchId) {
            // Sanitize the orchestration ID to ensure it contains only valid characters
            // Valid characters: 0-9, a-z, _, -, .
            const sanitizedId = orchId.replace(/[^a-z0-9_.-]/gi, '_');
            return `${baseUserAgent} actions_orchestration_id/${sanitizedId}`;
        }
        return baseUserAgent;
    }
    _performExponentialBackoff(retryNumber) {
        return __awaiter(this, void 0, void 0, function* () {
            retryNumber = Math.min(ExponentialBackoffCeiling, retryNumber);
            const ms = ExponentialBackoffTimeSlice * Math.pow(2, retryNumber);
            return new Promise(resolve => setTimeout(() => resolve(), ms));
        });
    }
    _processResponse(res, options) {
        return __awaiter(this, void 0, void 0, function* () {
            return new Promise((resolve, reject) => __awaiter(this, void 0, void 0, function* () {
                const statusCode = res.message.statusCode || 0;
                const response = {
                    statusCode,
                    result: null,
                    headers: {}
                };
                // not found leads to null obj returned
                if (statusCode === HttpCodes.NotFound) {
                    resolve(response);
                }
                // get the result from the body
                function dateTimeDeserializer(key, value) {
                    if (typeof value === 'string') {
                        const a = new Date(value);
                        if (!isNaN(a.valueOf())) {
                            return a;
                        }
                    }
                    return value;
                }
                let obj;
                let contents;
                try {
                    contents = yield res.readBody();
                    if (contents && contents.length > 0) {
                        if (options && options.deserializeDates) {
                            obj = JSON.parse(contents, dateTimeDeserializer);
                        }
                        else {
                            obj = JSON.parse(contents);
                        }
                        response.result = obj;
                    }
                    response.headers = res.message.headers;
                }
                catch (err) {
                    // Invalid resource (contents not json);  leaving result obj null
                }
                // note that 3xx redirects are handled by the http layer.
                if (statusCode > 299) {
                    let msg;
                    // if exception/error in body, attempt to get better error
                    if (obj && obj.message) {
                        msg = obj.message;
                    }
                    else if (contents && contents.length > 0) {
                        // it may be the case that the exception is in the body message as string
                        msg = contents;
                    }
                    else {
                        msg = `Failed request: (${statusCode})`;
                    }
                    const err = new HttpClientError(msg, statusCode);
                    err.result = response.result;
                    reject(err);
                }
                else {
                    resolve(response);
                }
            }));
        });
    }
}
const lowercaseKeys = (obj) => Object.keys(obj).reduce((c, k) => ((c[k.toLowerCase()] = obj[k]), c), {});
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./lib/node_modules/@actions/http-client/lib/auth.js
var auth_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};
class BasicCredentialHandler {
    constructor(username, password) {
        this.username = username;
        this.password = password;
    }
    prepareRequest(options) {
        if (!options.headers) {
            throw Error('The request has no headers');
        }
        options.headers['Authorization'] = `Basic ${Buffer.from(`${this.username}:${this.password}`).toString('base64')}`;
    }
    // This handler cannot handle 401
    canHandleAuthentication() {
        return false;
    }
    handleAuthentication() {
        return auth_awaiter(this, void 0, void 0, function* () {
            throw new Error('not implemented');
        });
    }
}
class BearerCredentialHandler {
    constructor(token) {
        this.token = token;
    }
    // currently implements pre-authorization
    // TODO: support preAuth = false where it hooks on 401
    prepareRequest(options) {
        if (!options.headers) {
            throw Error('The request has no headers');
        }
        options.headers['Authorization'] = `Bearer ${this.token}`;
    }
    // This handler cannot handle 401
    canHandleAuthentication() {
        return false;
    }
    handleAuthentication() {
        return auth_awaiter(this, void 0, void 0, function* () {
            throw new Error('not implemented');
        });
    }
}
class PersonalAccessTokenCredentialHandler {
    constructor(token) {
        this.token = token;
    }
    // currently implements pre-authorization
    // TODO: support preAuth = false where it hooks on 401
    prepareRequest(options) {
        if (!options.headers) {
            throw Error('The request has no headers');
        }
        options.headers['Authorization'] = `Basic ${Buffer.from(`PAT:${this.token}`).toString('base64')}`;
    }
    // This handler cannot handle 401
    canHandleAuthentication() {
        return false;
    }
    handleAuthentication() {
        return auth_awaiter(this, void 0, void 0, function* () {
            throw new Error('not implemented');
        });
    }
}
//# sourceMappingURL=auth.js.map
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/oidc-utils.js
var oidc_utils_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};



class OidcClient {
    static createHttpClient(allowRetry = true, maxRetry = 10) {
        const requestOptions = {
            allowRetries: allowRetry,
            maxRetries: maxRetry
        };
        return new HttpClient('actions/oidc-client', [new BearerCredentialHandler(OidcClient.getRequestToken())], requestOptions);
    }
    static getRequestToken() {
        const token = process.env['ACTIONS_ID_TOKEN_REQUEST_TOKEN'];
        if (!token) {
            throw new Error('Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN env variable');
        }
        return token;
    }
    static getIDTokenUrl() {
        const runtimeUrl = process.env['ACTIONS_ID_TOKEN_REQUEST_URL'];
        if (!runtimeUrl) {
            throw new Error('Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable');
        }
        return runtimeUrl;
    }
    static getCall(id_token_url) {
        return oidc_utils_awaiter(this, void 0, void 0, function* () {
            var _a;
            const httpclient = OidcClient.createHttpClient();
            const res = yield httpclient
                .getJson(id_token_url)
                .catch(error => {
                throw new Error(`Failed to get ID Token. \n 
        Error Code : ${error.statusCode}\n 
        Error Message: ${error.message}`);
            });
            const id_token = (_a = res.result) === null || _a === void 0 ? void 0 : _a.value;
            if (!id_token) {
                throw new Error('Response json body do not have ID Token field');
            }
            return id_token;
        });
    }
    static getIDToken(audience) {
        return oidc_utils_awaiter(this, void 0, void 0, function* () {
            try {
                // New ID Token is requested from action service
                let id_token_url = OidcClient.getIDTokenUrl();
                if (audience) {
                    const encodedAudience = encodeURIComponent(audience);
                    id_token_url = `${id_token_url}&audience=${encodedAudience}`;
                }
                debug(`ID token url is ${id_token_url}`);
                const id_token = yield OidcClient.getCall(id_token_url);
                setSecret(id_token);
                return id_token;
            }
            catch (error) {
                throw new Error(`Error message: ${error.message}`);
            }
        });
    }
}
//# sourceMappingURL=oidc-utils.js.map
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/summary.js
var summary_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { access, appendFile, writeFile } = external_fs_.promises;
const SUMMARY_ENV_VAR = 'GITHUB_STEP_SUMMARY';
const SUMMARY_DOCS_URL = 'https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary';
class Summary {
    constructor() {
        this._buffer = '';
    }
    /**
     * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
     * Also checks r/w permissions.
     *
     * @returns step summary file path
     */
    filePath() {
        return summary_awaiter(this, void 0, void 0, function* () {
            if (this._filePath) {
                return this._filePath;
            }
            const pathFromEnv = process.env[SUMMARY_ENV_VAR];
            if (!pathFromEnv) {
                throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
            }
            try {
                yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
            }
            catch (_a) {
                throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
            }
            this._filePath = pathFromEnv;
            return this._filePath;
        });
    }
    /**
     * Wraps content in an HTML tag, adding any HTML attributes
     *
     * @param {string} tag HTML tag to wrap
     * @param {string | null} content content within the tag
     * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
     *
     * @returns {string} content wrapped in HTML element
     */
    wrap(tag, content, attrs = {}) {
        const htmlAttrs = Object.entries(attrs)
            .map(([key, value]) => ` ${key}="${value}"`)
            .join('');
        if (!content) {
            return `<${tag}${htmlAttrs}>`;
        }
        return `<${tag}${htmlAttrs}>${content}</${tag}>`;
    }
    /**
     * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
     *
     * @param {SummaryWriteOptions} [options] (optional) options for write operation
     *
     * @returns {Promise<Summary>} summary instance
     */
    write(options) {
        return summary_awaiter(this, void 0, void 0, function* () {
            const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
            const filePath = yield this.filePath();
            const writeFunc = overwrite ? writeFile : appendFile;
            yield writeFunc(filePath, this._buffer, { encoding: 'utf8' });
            return this.emptyBuffer();
        });
    }
    /**
     * Clears the summary buffer and wipes the summary file
     *
     * @returns {Summary} summary instance
     */
    clear() {
        return summary_awaiter(this, void 0, void 0, function* () {
            return this.emptyBuffer().write({ overwrite: true });
        });
    }
    /**
     * Returns the current summary buffer as a string
     *
     * @returns {string} string of summary buffer
     */
    stringify() {
        return this._buffer;
    }
    /**
     * If the summary buffer is empty
     *
     * @returns {boolen} true if the buffer is empty
     */
    isEmptyBuffer() {
        return this._buffer.length === 0;
    }
    /**
     * Resets the summary buffer without writing to summary file
     *
     * @returns {Summary} summary instance
     */
    emptyBuffer() {
        this._buffer = '';
        return this;
    }
    /**
     * Adds raw text to the summary buffer
     *
     * @param {string} text content to add
     * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
     *
     * @returns {Summary} summary instance
     */
    addRaw(text, addEOL = false) {
        this._buffer += text;
        return addEOL ? this.addEOL() : this;
    }
    /**
     * Adds the operating system-specific end-of-line marker to the buffer
     *
     * @returns {Summary} summary instance
     */
    addEOL() {
        return this.addRaw(external_os_.EOL);
    }
    /**
     * Adds an HTML codeblock to the summary buffer
     *
     * @param {string} code content to render within fenced code block
     * @param {string} lang (optional) language to syntax highlight code
     *
     * @returns {Summary} summary instance
     */
    addCodeBlock(code, lang) {
        const attrs = Object.assign({}, (lang && { lang }));
        const element = this.wrap('pre', this.wrap('code', code), attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML list to the summary buffer
     *
     * @param {string[]} items list of items to render
     * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
     *
     * @returns {Summary} summary instance
     */
    addList(items, ordered = false) {
        const tag = ordered ? 'ol' : 'ul';
        const listItems = items.map(item => this.wrap('li', item)).join('');
        const element = this.wrap(tag, listItems);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML table to the summary buffer
     *
     * @param {SummaryTableCell[]} rows table rows
     *
     * @returns {Summary} summary instance
     */
    addTable(rows) {
        const tableBody = rows
            .map(row => {
            const cells = row
                .map(cell => {
                if (typeof cell === 'string') {
                    return this.wrap('td', cell);
                }
                const { header, data, colspan, rowspan } = cell;
                const tag = header ? 'th' : 'td';
                const attrs = Object.assign(Object.assign({}, (colspan && { colspan })), (rowspan && { rowspan }));
                return this.wrap(tag, data, attrs);
            })
                .join('');
            return this.wrap('tr', cells);
        })
            .join('');
        const element = this.wrap('table', tableBody);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds a collapsable HTML details element to the summary buffer
     *
     * @param {string} label text for the closed state
     * @param {string} content collapsable content
     *
     * @returns {Summary} summary instance
     */
    addDetails(label, content) {
        const element = this.wrap('details', this.wrap('summary', label) + content);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML image tag to the summary buffer
     *
     * @param {string} src path to the image you to embed
     * @param {string} alt text description of the image
     * @param {SummaryImageOptions} options (optional) addition image attributes
     *
     * @returns {Summary} summary instance
     */
    addImage(src, alt, options) {
        const { width, height } = options || {};
        const attrs = Object.assign(Object.assign({}, (width && { width })), (height && { height }));
        const element = this.wrap('img', null, Object.assign({ src, alt }, attrs));
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML section heading element
     *
     * @param {string} text heading text
     * @param {number | string} [level=1] (optional) the heading level, default: 1
     *
     * @returns {Summary} summary instance
     */
    addHeading(text, level) {
        const tag = `h${level}`;
        const allowedTag = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(tag)
            ? tag
            : 'h1';
        const element = this.wrap(allowedTag, text);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML thematic break (<hr>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addSeparator() {
        const element = this.wrap('hr', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML line break (<br>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addBreak() {
        const element = this.wrap('br', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML blockquote to the summary buffer
     *
     * @param {string} text quote text
     * @param {string} cite (optional) citation url
     *
     * @returns {Summary} summary instance
     */
    addQuote(text, cite) {
        const attrs = Object.assign({}, (cite && { cite }));
        const element = this.wrap('blockquote', text, attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML anchor tag to the summary buffer
     *
     * @param {string} text link text/content
     * @param {string} href hyperlink
     *
     * @returns {Summary} summary instance
     */
    addLink(text, href) {
        const element = this.wrap('a', text, { href });
        return this.addRaw(element).addEOL();
    }
}
const _summary = new Summary();
/**
 * @deprecated use `core.summary`
 */
const markdownSummary = (/* unused pure expression or super */ null && (_summary));
const summary = _summary;
//# sourceMappingURL=summary.js.map
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/path-utils.js

/**
 * toPosixPath converts the given path to the posix form. On Windows, \\ will be
 * replaced with /.
 *
 * @param pth. Path to transform.
 * @return string Posix path.
 */
function toPosixPath(pth) {
    return pth.replace(/[\\]/g, '/');
}
/**
 * toWin32Path converts the given path to the win32 form. On Linux, / will be
 * replaced with \\.
 *
 * @param pth. Path to transform.
 * @return string Win32 path.
 */
function toWin32Path(pth) {
    return pth.replace(/[/]/g, '\\');
}
/**
 * toPlatformPath converts the given path to a platform-specific path. It does
 * this by replacing instances of / and \ with the platform-specific path
 * separator.
 *
 * @param pth The path to platformize.
 * @return string The platform-specific path.
 */
function toPlatformPath(pth) {
    return pth.replace(/[/\\]/g, path.sep);
}
//# sourceMappingURL=path-utils.js.map
;// CONCATENATED MODULE: external "string_decoder"
const external_string_decoder_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");
// EXTERNAL MODULE: external "events"
var external_events_ = __nccwpck_require__(4434);
;// CONCATENATED MODULE: external "child_process"
const external_child_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");
// EXTERNAL MODULE: external "assert"
var external_assert_ = __nccwpck_require__(2613);
;// CONCATENATED MODULE: ./node_modules/@actions/io/lib/io-util.js
var io_util_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { chmod, copyFile, lstat, mkdir, open: io_util_open, readdir, rename, rm, rmdir, stat, symlink, unlink } = external_fs_.promises;
// export const {open} = 'fs'
const IS_WINDOWS = process.platform === 'win32';
/**
 * Custom implementation of readlink to ensure Windows junctions
 * maintain trailing backslash for backward compatibility with Node.js < 24
 *
 * In Node.js 20, Windows junctions (directory symlinks) always returned paths
 * with trailing backslashes. Node.js 24 removed this behavior, which breaks
 * code that relied on this format for path operations.
 *
 * This implementation restores the Node 20 behavior by adding a trailing
 * backslash to all junction results on Windows.
 */
function readlink(fsPath) {
    return io_util_awaiter(this, void 0, void 0, function* () {
        const result = yield fs.promises.readlink(fsPath);
        // On Windows, restore Node 20 behavior: add trailing backslash to all results
        // since junctions on Windows are always directory links
        if (IS_WINDOWS && !result.endsWith('\\')) {
            return `${result}\\`;
        }
        return result;
    });
}
// See https://github.com/nodejs/node/blob/d0153aee367422d0858105abec186da4dff0a0c5/deps/uv/include/uv/win.h#L691
const UV_FS_O_EXLOCK = 0x10000000;
const READONLY = external_fs_.constants.O_RDONLY;
function exists(fsPath) {
    return io_util_awaiter(this, void 0, void 0, function* () {
        try {
            yield stat(fsPath);
        }
        catch (err) {
            if (err.code === 'ENOENT') {
                return false;
            }
            throw err;
        }
        return true;
    });
}
function isDirectory(fsPath_1) {
    return io_util_awaiter(this, arguments, void 0, function* (fsPath, useStat = false) {
        const stats = useStat ? yield stat(fsPath) : yield lstat(fsPath);
        return stats.isDirectory();
    });
}
/**
 * On OSX/Linux, true if path starts with '/'. On Windows, true for paths like:
 * \, \hello, \\hello\share, C:, and C:\hello (and corresponding alternate separator cases).
 */
function isRooted(p) {
    p = normalizeSeparators(p);
    if (!p) {
        throw new Error('isRooted() parameter "p" cannot be empty');
    }
    if (IS_WINDOWS) {
        return (p.startsWith('\\') || /^[A-Z]:/i.test(p) // e.g. \ or \hello or \\hello
        ); // e.g. C: or C:\hello
    }
    return p.startsWith('/');
}
/**
 * Best effort attempt to determine whether a file exists and is executable.
 * @param filePath    file path to check
 * @param extensions  additional file extensions to try
 * @return if file exists and is executable, returns the file path. otherwise empty string.
 */
function tryGetExecutablePath(filePath, extensions) {
    return io_util_awaiter(this, void 0, void 0, function* () {
        let stats = undefined;
        try {
            // test file exists
            stats = yield stat(filePath);
        }
        catch (err) {
            if (err.code !== 'ENOENT') {
                // eslint-disable-next-line no-console
                console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
            }
        }
        if (stats && stats.isFile()) {
            if (IS_WINDOWS) {
                // on Windows, test for valid extension
                const upperExt = external_path_namespaceObject.extname(filePath).toUpperCase();
                if (extensions.some(validExt => validExt.toUpperCase() === upperExt)) {
                    return filePath;
                }
            }
            else {
                if (isUnixExecutable(stats)) {
                    return filePath;
                }
            }
        }
        // try each extension
        const originalFilePath = filePath;
        for (const extension of extensions) {
            filePath = originalFilePath + extension;
            stats = undefined;
            try {
                stats = yield stat(filePath);
            }
            catch (err) {
                if (err.code !== 'ENOENT') {
                    // eslint-disable-next-line no-console
                    console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
                }
            }
            if (stats && stats.isFile()) {
                if (IS_WINDOWS) {
                    // preserve the case of the actual file (since an extension was appended)
                    try {
                        const directory = external_path_namespaceObject.dirname(filePath);
                        const upperName = external_path_namespaceObject.basename(filePath).toUpperCase();
                        for (const actualName of yield readdir(directory)) {
                            if (upperName === actualName.toUpperCase()) {
                                filePath = external_path_namespaceObject.join(directory, actualName);
                                break;
                            }
                        }
                    }
                    catch (err) {
                        // eslint-disable-next-line no-console
                        console.log(`Unexpected error attempting to determine the actual case of the file '${filePath}': ${err}`);
                    }
                    return filePath;
                }
                else {
                    if (isUnixExecutable(stats)) {
                        return filePath;
                    }
                }
            }
        }
        return '';
    });
}
function normalizeSeparators(p) {
    p = p || '';
    if (IS_WINDOWS) {
        // convert slashes on Windows
        p = p.replace(/\//g, '\\');
        // remove redundant slashes
        return p.replace(/\\\\+/g, '\\');
    }
    // remove redundant slashes
    return p.replace(/\/\/+/g, '/');
}
// on Mac/Linux, test the execute bit
//     R   W  X  R  W X R W X
//   256 128 64 32 16 8 4 2 1
function isUnixExecutable(stats) {
    return ((stats.mode & 1) > 0 ||
        ((stats.mode & 8) > 0 &&
            process.getgid !== undefined &&
            stats.gid === process.getgid()) ||
        ((stats.mode & 64) > 0 &&
            process.getuid !== undefined &&
            stats.uid === process.getuid()));
}
// Get the path of cmd.exe in windows
function getCmdPath() {
    var _a;
    return (_a = process.env['COMSPEC']) !== null && _a !== void 0 ? _a : `cmd.exe`;
}
//# sourceMappingURL=io-util.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/io/lib/io.js
var io_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};



/**
 * Copies a file or folder.
 * Based off of shelljs - https://github.com/shelljs/shelljs/blob/9237f66c52e5daa40458f94f9565e18e8132f5a6/src/cp.js
 *
 * @param     source    source path
 * @param     dest      destination path
 * @param     options   optional. See CopyOptions.
 */
function cp(source_1, dest_1) {
    return io_awaiter(this, arguments, void 0, function* (source, dest, options = {}) {
        const { force, recursive, copySourceDirectory } = readCopyOptions(options);
        const destStat = (yield ioUtil.exists(dest)) ? yield ioUtil.stat(dest) : null;
        // Dest is an existing file, but not forcing
        if (destStat && destStat.isFile() && !force) {
            return;
        }
        // If dest is an existing directory, should copy inside.
        const newDest = destStat && destStat.isDirectory() && copySourceDirectory
            ? path.join(dest, path.basename(source))
            : dest;
        if (!(yield ioUtil.exists(source))) {
            throw new Error(`no such file or directory: ${source}`);
        }
        const sourceStat = yield ioUtil.stat(source);
        if (sourceStat.isDirectory()) {
            if (!recursive) {
                throw new Error(`Failed to copy. ${source} is a directory, but tried to copy without recursive flag.`);
            }
            else {
                yield cpDirRecursive(source, newDest, 0, force);
            }
        }
        else {
            if (path.relative(source, newDest) === '') {
                // a file cannot be copied to itself
                throw new Error(`'${newDest}' and '${source}' are the same file`);
            }
            yield io_copyFile(source, newDest, force);
        }
    });
}
/**
 * Moves a path.
 *
 * @param     source    source path
 * @param     dest      destination path
 * @param     options   optional. See MoveOptions.
 */
function mv(source_1, dest_1) {
    return io_awaiter(this, arguments, void 0, function* (source, dest, options = {}) {
        if (yield ioUtil.exists(dest)) {
            let destExists = true;
            if (yield ioUtil.isDirectory(dest)) {
                // If dest is directory copy src into dest
                dest = path.join(dest, path.basename(source));
                destExists = yield ioUtil.exists(dest);
            }
            if (destExists) {
                if (options.force == null || options.force) {
                    yield rmRF(dest);
                }
                else {
                    throw new Error('Destination already exists');
                }
            }
        }
        yield mkdirP(path.dirname(dest));
        yield ioUtil.rename(source, dest);
    });
}
/**
 * Remove a path recursively with force
 *
 * @param inputPath path to remove
 */
function rmRF(inputPath) {
    return io_awaiter(this, void 0, void 0, function* () {
        if (ioUtil.IS_WINDOWS) {
            // Check for invalid characters
            // https://docs.microsoft.com/en-us/windows/win32/fileio/naming-a-file
            if (/[*"<>|]/.test(inputPath)) {
                throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
            }
        }
        try {
            // note if path does not exist, error is silent
            yield ioUtil.rm(inputPath, {
                force: true,
                maxRetries: 3,
                recursive: true,
                retryDelay: 300
            });
        }
        catch (err) {
            throw new Error(`File was unable to be removed ${err}`);
        }
    });
}
/**
 * Make a directory.  Creates the full path with folders in between
 * Will throw if it fails
 *
 * @param   fsPath        path to create
 * @returns Promise<void>
 */
function mkdirP(fsPath) {
    return io_awaiter(this, void 0, void 0, function* () {
        ok(fsPath, 'a path argument must be provided');
        yield ioUtil.mkdir(fsPath, { recursive: true });
    });
}
/**
 * Returns path of a tool had the tool actually been invoked.  Resolves via paths.
 * If you check and the tool does not exist, it will throw.
 *
 * @param     tool              name of the tool
 * @param     check             whether to check if tool exists
 * @returns   Promise<string>   path to tool
 */
function which(tool, check) {
    return io_awaiter(this, void 0, void 0, function* () {
        if (!tool) {
            throw new Error("parameter 'tool' is required");
        }
        // recursive when check=true
        if (check) {
            const result = yield which(tool, false);
            if (!result) {
                if (IS_WINDOWS) {
                    throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`);
                }
                else {
                    throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
                }
            }
            return result;
        }
        const matches = yield findInPath(tool);
        if (matches && matches.length > 0) {
            return matches[0];
        }
        return '';
    });
}
/**
 * Returns a list of all occurrences of the given tool on the system path.
 *
 * @returns   Promise<string[]>  the paths of the tool
 */
function findInPath(tool) {
    return io_awaiter(this, void 0, void 0, function* () {
        if (!tool) {
            throw new Error("parameter 'tool' is required");
        }
        // build the list of extensions to try
        const extensions = [];
        if (IS_WINDOWS && process.env['PATHEXT']) {
            for (const extension of process.env['PATHEXT'].split(external_path_namespaceObject.delimiter)) {
                if (extension) {
                    extensions.push(extension);
                }
            }
        }
        // if it's rooted, return it if exists. otherwise return empty.
        if (isRooted(tool)) {
            const filePath = yield tryGetExecutablePath(tool, extensions);
            if (filePath) {
                return [filePath];
            }
            return [];
        }
        // if any path separators, return empty
        if (tool.includes(external_path_namespaceObject.sep)) {
            return [];
        }
        // build the list of directories
        //
        // Note, technically "where" checks the current directory on Windows. From a toolkit perspective,
        // it feels like we should not do this. Checking the current directory seems like more of a use
        // case of a shell, and the which() function exposed by the toolkit should strive for consistency
        // across platforms.
        const directories = [];
        if (process.env.PATH) {
            for (const p of process.env.PATH.split(external_path_namespaceObject.delimiter)) {
                if (p) {
                    directories.push(p);
                }
            }
        }
        // find all matches
        const matches = [];
        for (const directory of directories) {
            const filePath = yield tryGetExecutablePath(external_path_namespaceObject.join(directory, tool), extensions);
            if (filePath) {
                matches.push(filePath);
            }
        }
        return matches;
    });
}
function readCopyOptions(options) {
    const force = options.force == null ? true : options.force;
    const recursive = Boolean(options.recursive);
    const copySourceDirectory = options.copySourceDirectory == null
        ? true
        : Boolean(options.copySourceDirectory);
    return { force, recursive, copySourceDirectory };
}
function cpDirRecursive(sourceDir, destDir, currentDepth, force) {
    return io_awaiter(this, void 0, void 0, function* () {
        // Ensure there is not a run away recursive copy
        if (currentDepth >= 255)
            return;
        currentDepth++;
        yield mkdirP(destDir);
        const files = yield ioUtil.readdir(sourceDir);
        for (const fileName of files) {
            const srcFile = `${sourceDir}/${fileName}`;
            const destFile = `${destDir}/${fileName}`;
            const srcFileStat = yield ioUtil.lstat(srcFile);
            if (srcFileStat.isDirectory()) {
                // Recurse
                yield cpDirRecursive(srcFile, destFile, currentDepth, force);
            }
            else {
                yield io_copyFile(srcFile, destFile, force);
            }
        }
        // Change the mode for the newly created directory
        yield ioUtil.chmod(destDir, (yield ioUtil.stat(sourceDir)).mode);
    });
}
// Buffered file copy
function io_copyFile(srcFile, destFile, force) {
    return io_awaiter(this, void 0, void 0, function* () {
        if ((yield ioUtil.lstat(srcFile)).isSymbolicLink()) {
            // unlink/re-link it
            try {
                yield ioUtil.lstat(destFile);
                yield ioUtil.unlink(destFile);
            }
            catch (e) {
                // Try to override file permission
                if (e.code === 'EPERM') {
                    yield ioUtil.chmod(destFile, '0666');
                    yield ioUtil.unlink(destFile);
                }
                // other errors = it doesn't exist, no work to do
            }
            // Copy over symlink
            const symlinkFull = yield ioUtil.readlink(srcFile);
            yield ioUtil.symlink(symlinkFull, destFile, ioUtil.IS_WINDOWS ? 'junction' : null);
        }
        else if (!(yield ioUtil.exists(destFile)) || force) {
            yield ioUtil.copyFile(srcFile, destFile);
        }
    });
}
//# sourceMappingURL=io.js.map
;// CONCATENATED MODULE: external "timers"
const external_timers_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");
;// CONCATENATED MODULE: ./node_modules/@actions/exec/lib/toolrunner.js
var toolrunner_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};







/* eslint-disable @typescript-eslint/unbound-method */
const toolrunner_IS_WINDOWS = process.platform === 'win32';
/*
 * Class for running command line tools. Handles quoting and arg parsing in a platform agnostic way.
 */
class ToolRunner extends external_events_.EventEmitter {
    constructor(toolPath, args, options) {
        super();
        if (!toolPath) {
            throw new Error("Parameter 'toolPath' cannot be null or empty.");
        }
        this.toolPath = toolPath;
        this.args = args || [];
        this.options = options || {};
    }
    _debug(message) {
        if (this.options.listeners && this.options.listeners.debug) {
            this.options.listeners.debug(message);
        }
    }
    _getCommandString(options, noPrefix) {
        const toolPath = this._getSpawnFileName();
        const args = this._getSpawnArgs(options);
        let cmd = noPrefix ? '' : '[command]'; // omit prefix when piped to a second tool
        if (toolrunner_IS_WINDOWS) {
            // Windows + cmd file
            if (this._isCmdFile()) {
                cmd += toolPath;
                for (const a of args) {
                    cmd += ` ${a}`;
                }
            }
            // Windows + verbatim
            else if (options.windowsVerbatimArguments) {
                cmd += `"${toolPath}"`;
                for (const a of args) {
                    cmd += ` ${a}`;
                }
            }
            // Windows (regular)
            else {
                cmd += this._windowsQuoteCmdArg(toolPath);
                for (const a of args) {
                    cmd += ` ${this._windowsQuoteCmdArg(a)}`;
                }
            }
        }
        else {
            // OSX/Linux - this can likely be improved with some form of quoting.
            // creating processes on Unix is fundamentally different than Windows.
            // on Unix, execvp() takes an arg array.
            cmd += toolPath;
            for (const a of args) {
                cmd += ` ${a}`;
            }
        }
        return cmd;
    }
    _processLineBuffer(data, strBuffer, onLine) {
        try {
            let s = strBuffer + data.toString();
            let n = s.indexOf(external_os_.EOL);
            while (n > -1) {
                const line = s.substring(0, n);
                onLine(line);
                // the rest of the string ...
                s = s.substring(n + external_os_.EOL.length);
                n = s.indexOf(external_os_.EOL);
            }
            return s;
        }
        catch (err) {
            // streaming lines to console is best effort.  Don't fail a build.
            this._debug(`error processing line. Failed with error ${err}`);
            return '';
        }
    }
    _getSpawnFileName() {
        if (toolrunner_IS_WINDOWS) {
            if (this._isCmdFile()) {
                return process.env['COMSPEC'] || 'cmd.exe';
            }
        }
        return this.toolPath;
    }
    _getSpawnArgs(options) {
        if (toolrunner_IS_WINDOWS) {
            if (this._isCmdFile()) {
                let argline = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
                for (const a of this.args) {
                    argline += ' ';
                    argline += options.windowsVerbatimArguments
                        ? a
                        : this._windowsQuoteCmdArg(a);
                }
                argline += '"';
                return [argline];
            }
        }
        return this.args;
    }
    _endsWith(str, end) {
        return str.endsWith(end);
    }
    _isCmdFile() {
        const upperToolPath = this.toolPath.toUpperCase();
        return (this._endsWith(upperToolPath, '.CMD') ||
            this._endsWith(upperToolPath, '.BAT'));
    }
    _windowsQuoteCmdArg(arg) {
        // for .exe, apply the normal quoting rules that libuv applies
        if (!this._isCmdFile()) {
            return this._uvQuoteCmdArg(arg);
        }
        // otherwise apply quoting rules specific to the cmd.exe command line parser.
        // the libuv rules are generic and are not designed specifically for cmd.exe
        // command line parser.
        //
        // for a detailed description of the cmd.exe command line parser, refer to
        // http://stackoverflow.com/questions/4094699/how-does-the-windows-command-interpreter-cmd-exe-parse-scripts/7970912#7970912
        // need quotes for empty arg
        if (!arg) {
            return '""';
        }
        // determine whether the arg needs to be quoted
        const cmdSpecialChars = [
            ' ',
            '\t',
            '&',
            '(',
            ')',
            '[',
            ']',
            '{',
            '}',
            '^',
            '=',
            ';',
            '!',
            "'",
            '+',
            ',',
            '`',
            '~',
            '|',
            '<',
            '>',
            '"'
        ];
        let needsQuotes = false;
        for (const char of arg) {
            if (cmdSpecialChars.some(x => x === char)) {
                needsQuotes = true;
                break;
            }
        }
        // short-circuit if quotes not needed
        if (!needsQuotes) {
            return arg;
        }
        // the following quoting rules are very similar to the rules that by libuv applies.
        //
        // 1) wrap the string in quotes
        //
        // 2) double-up quotes - i.e. " => ""
        //
        //    this is different from the libuv quoting rules. libuv replaces " with \", which unfortunately
        //    doesn't work well with a cmd.exe command line.
        //
        //    note, replacing " with "" also works well if the arg is passed to a downstream .NET console app.
        //    for example, the command line:
        //          foo.exe "myarg:""my val"""
        //    is parsed by a .NET console app into an arg array:
        //          [ "myarg:\"my val\"" ]
        //    which is the same end result when applying libuv quoting rules. although the actual
        //    command line from libuv quoting rules would look like:
        //          foo.exe "myarg:\"my val\""
        //
        // 3) double-up slashes that precede a quote,
        //    e.g.  hello \world    => "hello \world"
        //          hello\"world    => "hello\\""world"
        //          hello\\"world   => "hello\\\\""world"
        //          hello world\    => "hello world\\"
        //
        //    technically this is not required for a cmd.exe command line, or the batch argument parser.
        //    the reasons for including this as a .cmd quoting rule are:
        //
        //    a) this is optimized for the scenario where the argument is passed from the .cmd file to an
        //       external program. many programs (e.g. .NET console apps) rely on the slash-doubling rule.
        //
        //    b) it's what we've been doing previously (by deferring to node default behavior) and we
        //       haven't heard any complaints about that aspect.
        //
        // note, a weakness of the quoting rules chosen here, is that % is not escaped. in fact, % cannot be
        // escaped when used on the command line directly - even though within a .cmd file % can be escaped
        // by using %%.
        //
        // the saving grace is, on the command line, %var% is left as-is if var is not defined. this contrasts
        // the line parsing rules within a .cmd file, where if var is not defined it is replaced with nothing.
        //
        // one option that was explored was replacing % with ^% - i.e. %var% => ^%var^%. this hack would
        // often work, since it is unlikely that var^ would exist, and the ^ character is removed when the
        // variable is used. the problem, however, is that ^ is not removed when %* is used to pass the args
        // to an external program.
        //
        // an unexplored potential solution for the % escaping problem, is to create a wrapper .cmd file.
        // % can be escaped within a .cmd file.
        let reverse = '"';
        let quoteHit = true;
        for (let i = arg.length; i > 0; i--) {
            // walk the string in reverse
            reverse += arg[i - 1];
            if (quoteHit && arg[i - 1] === '\\') {
                reverse += '\\'; // double the slash
            }
            else if (arg[i - 1] === '"') {
                quoteHit = true;
                reverse += '"'; // double the quote
            }
            else {
                quoteHit = false;
            }
        }
        reverse += '"';
        return reverse.split('').reverse().join('');
    }
    _uvQuoteCmdArg(arg) {
        // Tool runner wraps child_process.spawn() and needs to apply the same quoting as
        // Node in certain cases where the undocumented spawn option windowsVerbatimArguments
        // is used.
        //
        // Since this function is a port of quote_cmd_arg from Node 4.x (technically, lib UV,
        // see https://github.com/nodejs/node/blob/v4.x/deps/uv/src/win/process.c for details),
        // pasting copyright notice from Node within this function:
        //
        //      Copyright Joyent, Inc. and other Node contributors. All rights reserved.
        //
        //      Permission is hereby granted, free of charge, to any person obtaining a copy
        //      of this software and associated documentation files (the "Software"), to
        //      deal in the Software without restriction, including without limitation the
        //      rights to use, copy, modify, merge, publish, distribute, sublicense, and/or
        //      sell copies of the Software, and to permit persons to whom the Software is
        //      furnished to do so, subject to the following conditions:
        //
        //      The above copyright notice and this permission notice shall be included in
        //      all copies or substantial portions of the Software.
        //
        //      THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
        //      IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
        //      FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
        //      AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
        //      LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING
        //      FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS
        //      IN THE SOFTWARE.
        if (!arg) {
            // Need double quotation for empty argument
            return '""';
        }
        if (!arg.includes(' ') && !arg.includes('\t') && !arg.includes('"')) {
            // No quotation needed
            return arg;
        }
        if (!arg.includes('"') && !arg.includes('\\')) {
            // No embedded double quotes or backslashes, so I can just wrap
            // quote marks around the whole thing.
            return `"${arg}"`;
        }
        // Expected input/output:
        //   input : hello"world
        //   output: "hello\"world"
        //   input : hello""world
        //   output: "hello\"\"world"
        //   input : hello\world
        //   output: hello\world
        //   input : hello\\world
        //   output: hello\\world
        //   input : hello\"world
        //   output: "hello\\\"world"
        //   input : hello\\"world
        //   output: "hello\\\\\"world"
        //   input : hello world\
        //   output: "hello world\\" - note the comment in libuv actually reads "hello world\"
        //                             but it appears the comment is wrong, it should be "hello world\\"
        let reverse = '"';
        let quoteHit = true;
        for (let i = arg.length; i > 0; i--) {
            // walk the string in reverse
            reverse += arg[i - 1];
            if (quoteHit && arg[i - 1] === '\\') {
                reverse += '\\';
            }
            else if (arg[i - 1] === '"') {
                quoteHit = true;
                reverse += '\\';
            }
            else {
                quoteHit = false;
            }
        }
        reverse += '"';
        return reverse.split('').reverse().join('');
    }
    _cloneExecOptions(options) {
        options = options || {};
        const result = {
            cwd: options.cwd || process.cwd(),
            env: options.env || process.env,
            silent: options.silent || false,
            windowsVerbatimArguments: options.windowsVerbatimArguments || false,
            failOnStdErr: options.failOnStdErr || false,
            ignoreReturnCode: options.ignoreReturnCode || false,
            delay: options.delay || 10000
        };
        result.outStream = options.outStream || process.stdout;
        result.errStream = options.errStream || process.stderr;
        return result;
    }
    _getSpawnOptions(options, toolPath) {
        options = options || {};
        const result = {};
        result.cwd = options.cwd;
        result.env = options.env;
        result['windowsVerbatimArguments'] =
            options.windowsVerbatimArguments || this._isCmdFile();
        if (options.windowsVerbatimArguments) {
            result.argv0 = `"${toolPath}"`;
        }
        return result;
    }
    /**
     * Exec a tool.
     * Output will be streamed to the live console.
     * Returns promise with return code
     *
     * @param     tool     path to tool to exec
     * @param     options  optional exec options.  See ExecOptions
     * @returns   number
     */
    exec() {
        return toolrunner_awaiter(this, void 0, void 0, function* () {
            // root the tool path if it is unrooted and contains relative pathing
            if (!isRooted(this.toolPath) &&
                (this.toolPath.includes('/') ||
                    (toolrunner_IS_WINDOWS && this.toolPath.includes('\\')))) {
                // prefer options.cwd if it is specified, however options.cwd may also need to be rooted
                this.toolPath = external_path_namespaceObject.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath);
            }
            // if the tool is only a file name, then resolve it from the PATH
            // otherwise verify it exists (add extension on Windows if necessary)
            this.toolPath = yield which(this.toolPath, true);
            return new Promise((resolve, reject) => toolrunner_awaiter(this, void 0, void 0, function* () {
                this._debug(`exec tool: ${this.toolPath}`);
                this._debug('arguments:');
                for (const arg of this.args) {
                    this._debug(`   ${arg}`);
                }
                const optionsNonNull = this._cloneExecOptions(this.options);
                if (!optionsNonNull.silent && optionsNonNull.outStream) {
                    optionsNonNull.outStream.write(this._getCommandString(optionsNonNull) + external_os_.EOL);
                }
                const state = new ExecState(optionsNonNull, this.toolPath);
                state.on('debug', (message) => {
                    this._debug(message);
                });
                if (this.options.cwd && !(yield exists(this.options.cwd))) {
                    return reject(new Error(`The cwd: ${this.options.cwd} does not exist!`));
                }
                const fileName = this._getSpawnFileName();
                const cp = external_child_process_namespaceObject.spawn(fileName, this._getSpawnArgs(optionsNonNull), this._getSpawnOptions(this.options, fileName));
                let stdbuffer = '';
                if (cp.stdout) {
                    cp.stdout.on('data', (data) => {
                        if (this.options.listeners && this.options.listeners.stdout) {
                            this.options.listeners.stdout(data);
                        }
                        if (!optionsNonNull.silent && optionsNonNull.outStream) {
                            optionsNonNull.outStream.write(data);
                        }
                        stdbuffer = this._processLineBuffer(data, stdbuffer, (line) => {
                            if (this.options.listeners && this.options.listeners.stdline) {
                                this.options.listeners.stdline(line);
                            }
                        });
                    });
                }
                let errbuffer = '';
                if (cp.stderr) {
                    cp.stderr.on('data', (data) => {
                        state.processStderr = true;
                        if (this.options.listeners && this.options.listeners.stderr) {
                            this.options.listeners.stderr(data);
                        }
                        if (!optionsNonNull.silent &&
                            optionsNonNull.errStream &&
                            optionsNonNull.outStream) {
                            const s = optionsNonNull.failOnStdErr
                                ? optionsNonNull.errStream
                                : optionsNonNull.outStream;
                            s.write(data);
                        }
                        errbuffer = this._processLineBuffer(data, errbuffer, (line) => {
                            if (this.options.listeners && this.options.listeners.errline) {
                                this.options.listeners.errline(line);
                            }
                        });
                    });
                }
                cp.on('error', (err) => {
                    state.processError = err.message;
                    state.processExited = true;
                    state.processClosed = true;
                    state.CheckComplete();
                });
                cp.on('exit', (code) => {
                    state.processExitCode = code;
                    state.processExited = true;
                    this._debug(`Exit code ${code} received from tool '${this.toolPath}'`);
                    state.CheckComplete();
                });
                cp.on('close', (code) => {
                    state.processExitCode = code;
                    state.processExited = true;
                    state.processClosed = true;
                    this._debug(`STDIO streams have closed for tool '${this.toolPath}'`);
                    state.CheckComplete();
                });
                state.on('done', (error, exitCode) => {
                    if (stdbuffer.length > 0) {
                        this.emit('stdline', stdbuffer);
                    }
                    if (errbuffer.length > 0) {
                        this.emit('errline', errbuffer);
                    }
                    cp.removeAllListeners();
                    if (error) {
                        reject(error);
                    }
                    else {
                        resolve(exitCode);
                    }
                });
                if (this.options.input) {
                    if (!cp.stdin) {
                        throw new Error('child process missing stdin');
                    }
                    cp.stdin.end(this.options.input);
                }
            }));
        });
    }
}
/**
 * Convert an arg string to an array of args. Handles escaping
 *
 * @param    argString   string of arguments
 * @returns  string[]    array of arguments
 */
function argStringToArray(argString) {
    const args = [];
    let inQuotes = false;
    let escaped = false;
    let arg = '';
    function append(c) {
        // we only escape double quotes.
        if (escaped && c !== '"') {
            arg += '\\';
        }
        arg += c;
        escaped = false;
    }
    for (let i = 0; i < argString.length; i++) {
        const c = argString.charAt(i);
        if (c === '"') {
            if (!escaped) {
                inQuotes = !inQuotes;
            }
            else {
                append(c);
            }
            continue;
        }
        if (c === '\\' && escaped) {
            append(c);
            continue;
        }
        if (c === '\\' && inQuotes) {
            escaped = true;
            continue;
        }
        if (c === ' ' && !inQuotes) {
            if (arg.length > 0) {
                args.push(arg);
                arg = '';
            }
            continue;
        }
        append(c);
    }
    if (arg.length > 0) {
        args.push(arg.trim());
    }
    return args;
}
class ExecState extends external_events_.EventEmitter {
    constructor(options, toolPath) {
        super();
        this.processClosed = false; // tracks whether the process has exited and stdio is closed
        this.processError = '';
        this.processExitCode = 0;
        this.processExited = false; // tracks whether the process has exited
        this.processStderr = false; // tracks whether stderr was written to
        this.delay = 10000; // 10 seconds
        this.done = false;
        this.timeout = null;
        if (!toolPath) {
            throw new Error('toolPath must not be empty');
        }
        this.options = options;
        this.toolPath = toolPath;
        if (options.delay) {
            this.delay = options.delay;
        }
    }
    CheckComplete() {
        if (this.done) {
            return;
        }
        if (this.processClosed) {
            this._setResult();
        }
        else if (this.processExited) {
            this.timeout = (0,external_timers_namespaceObject.setTimeout)(ExecState.HandleTimeout, this.delay, this);
        }
    }
    _debug(message) {
        this.emit('debug', message);
    }
    _setResult() {
        // determine whether there is an error
        let error;
        if (this.processExited) {
            if (this.processError) {
                error = new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`);
            }
            else if (this.processExitCode !== 0 && !this.options.ignoreReturnCode) {
                error = new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`);
            }
            else if (this.processStderr && this.options.failOnStdErr) {
                error = new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`);
            }
        }
        // clear the timeout
        if (this.timeout) {
            clearTimeout(this.timeout);
            this.timeout = null;
        }
        this.done = true;
        this.emit('done', error, this.processExitCode);
    }
    static HandleTimeout(state) {
        if (state.done) {
            return;
        }
        if (!state.processClosed && state.processExited) {
            const message = `The STDIO streams did not close within ${state.delay / 1000} seconds of the exit event from process '${state.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
            state._debug(message);
        }
        state._setResult();
    }
}
//# sourceMappingURL=toolrunner.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/exec/lib/exec.js
var exec_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


/**
 * Exec a command.
 * Output will be streamed to the live console.
 * Returns promise with return code
 *
 * @param     commandLine        command to execute (can include additional args). Must be correctly escaped.
 * @param     args               optional arguments for tool. Escaping is handled by the lib.
 * @param     options            optional exec options.  See ExecOptions
 * @returns   Promise<number>    exit code
 */
function exec_exec(commandLine, args, options) {
    return exec_awaiter(this, void 0, void 0, function* () {
        const commandArgs = tr.argStringToArray(commandLine);
        if (commandArgs.length === 0) {
            throw new Error(`Parameter 'commandLine' cannot be null or empty.`);
        }
        // Path to tool to execute should be first arg
        const toolPath = commandArgs[0];
        args = commandArgs.slice(1).concat(args || []);
        const runner = new tr.ToolRunner(toolPath, args, options);
        return runner.exec();
    });
}
/**
 * Exec a command and get the output.
 * Output will be streamed to the live console.
 * Returns promise with the exit code and collected stdout and stderr
 *
 * @param     commandLine           command to execute (can include additional args). Must be correctly escaped.
 * @param     args                  optional arguments for tool. Escaping is handled by the lib.
 * @param     options               optional exec options.  See ExecOptions
 * @returns   Promise<ExecOutput>   exit code, stdout, and stderr
 */
function getExecOutput(commandLine, args, options) {
    return exec_awaiter(this, void 0, void 0, function* () {
        var _a, _b;
        let stdout = '';
        let stderr = '';
        //Using string decoder covers the case where a mult-byte character is split
        const stdoutDecoder = new StringDecoder('utf8');
        const stderrDecoder = new StringDecoder('utf8');
        const originalStdoutListener = (_a = options === null || options === void 0 ? void 0 : options.listeners) === null || _a === void 0 ? void 0 : _a.stdout;
        const originalStdErrListener = (_b = options === null || options === void 0 ? void 0 : options.listeners) === null || _b === void 0 ? void 0 : _b.stderr;
        const stdErrListener = (data) => {
            stderr += stderrDecoder.write(data);
            if (originalStdErrListener) {
                originalStdErrListener(data);
            }
        };
        const stdOutListener = (data) => {
            stdout += stdoutDecoder.write(data);
            if (originalStdoutListener) {
                originalStdoutListener(data);
            }
        };
        const listeners = Object.assign(Object.assign({}, options === null || options === void 0 ? void 0 : options.listeners), { stdout: stdOutListener, stderr: stdErrListener });
        const exitCode = yield exec_exec(commandLine, args, Object.assign(Object.assign({}, options), { listeners }));
        //flush any remaining characters
        stdout += stdoutDecoder.end();
        stderr += stderrDecoder.end();
        return {
            exitCode,
            stdout,
            stderr
        };
    });
}
//# sourceMappingURL=exec.js.map
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/platform.js
var platform_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const getWindowsInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    const { stdout: version } = yield exec.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"', undefined, {
        silent: true
    });
    const { stdout: name } = yield exec.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"', undefined, {
        silent: true
    });
    return {
        name: name.trim(),
        version: version.trim()
    };
});
const getMacOsInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    var _a, _b, _c, _d;
    const { stdout } = yield exec.getExecOutput('sw_vers', undefined, {
        silent: true
    });
    const version = (_b = (_a = stdout.match(/ProductVersion:\s*(.+)/)) === null || _a === void 0 ? void 0 : _a[1]) !== null && _b !== void 0 ? _b : '';
    const name = (_d = (_c = stdout.match(/ProductName:\s*(.+)/)) === null || _c === void 0 ? void 0 : _c[1]) !== null && _d !== void 0 ? _d : '';
    return {
        name,
        version
    };
});
const getLinuxInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    const { stdout } = yield exec.getExecOutput('lsb_release', ['-i', '-r', '-s'], {
        silent: true
    });
    const [name, version] = stdout.trim().split('\n');
    return {
        name,
        version
    };
});
const platform = external_os_.platform();
const arch = external_os_.arch();
const isWindows = platform === 'win32';
const isMacOS = platform === 'darwin';
const isLinux = platform === 'linux';
function getDetails() {
    return platform_awaiter(this, void 0, void 0, function* () {
        return Object.assign(Object.assign({}, (yield (isWindows
            ? getWindowsInfo()
            : isMacOS
                ? getMacOsInfo()
                : getLinuxInfo()))), { platform,
            arch,
            isWindows,
            isMacOS,
            isLinux });
    });
}
//# sourceMappingURL=platform.js.map
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/core.js
var core_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};






/**
 * The code to exit an action
 */
var ExitCode;
(function (ExitCode) {
    /**
     * A code indicating that the action was successful
     */
    ExitCode[ExitCode["Success"] = 0] = "Success";
    /**
     * A code indicating that the action was a failure
     */
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
//-----------------------------------------------------------------------
// Variables
//-----------------------------------------------------------------------
/**
 * Sets env variable for this action and future actions in the job
 * @param name the name of the variable to set
 * @param val the value of the variable. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
/**
 * Registers a secret which will get masked from logs
 *
 * @param secret - Value of the secret to be masked
 * @remarks
 * This function instructs the Actions runner to mask the specified value in any
 * logs produced during the workflow run. Once registered, the secret value will
 * be replaced with asterisks (***) whenever it appears in console output, logs,
 * or error messages.
 *
 * This is useful for protecting sensitive information such as:
 * - API keys
 * - Access tokens
 * - Authentication credentials
 * - URL parameters containing signatures (SAS tokens)
 *
 * Note that masking only affects future logs; any previous appearances of the
 * secret in logs before calling this function will remain unmasked.
 *
 * @example
 * ```typescript
 * // Register an API token as a secret
 * const apiToken = "abc123xyz456";
 * setSecret(apiToken);
 *
 * // Now any logs containing this value will show *** instead
 * console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
 * ```
 */
function setSecret(secret) {
    command_issueCommand('add-mask', {}, secret);
}
/**
 * Prepends inputPath to the PATH (for this action and future actions)
 * @param inputPath
 */
function addPath(inputPath) {
    const filePath = process.env['GITHUB_PATH'] || '';
    if (filePath) {
        issueFileCommand('PATH', inputPath);
    }
    else {
        issueCommand('add-path', {}, inputPath);
    }
    process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
}
/**
 * Gets the value of an input.
 * Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
 * Returns an empty string if the value is not defined.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string
 */
function getInput(name, options) {
    const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
    if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
    }
    if (options && options.trimWhitespace === false) {
        return val;
    }
    return val.trim();
}
/**
 * Gets the values of an multiline input.  Each value is also trimmed.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string[]
 *
 */
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
/**
 * Gets the input value of the boolean type in the YAML 1.2 "core schema" specification.
 * Support boolean input list: `true | True | TRUE | false | False | FALSE` .
 * The return value is also in boolean type.
 * ref: https://yaml.org/spec/1.2/spec.html#id2804923
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   boolean
 */
function getBooleanInput(name, options) {
    const trueValue = ['true', 'True', 'TRUE'];
    const falseValue = ['false', 'False', 'FALSE'];
    const val = getInput(name, options);
    if (trueValue.includes(val))
        return true;
    if (falseValue.includes(val))
        return false;
    throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
        `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
/**
 * Sets the value of an output.
 *
 * @param     name     name of the output to set
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return file_command_issueFileCommand('OUTPUT', file_command_prepareKeyValueMessage(name, value));
    }
    process.stdout.write(external_os_.EOL);
    command_issueCommand('set-output', { name }, utils_toCommandValue(value));
}
/**
 * Enables or disables the echoing of commands into stdout for the rest of the step.
 * Echoing is disabled by default if ACTIONS_STEP_DEBUG is not set.
 *
 */
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
//-----------------------------------------------------------------------
// Results
//-----------------------------------------------------------------------
/**
 * Sets the action status to failed.
 * When the action exits it will be with an exit code of 1
 * @param message add error issue message
 */
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    error(message);
}
//-----------------------------------------------------------------------
// Logging Commands
//-----------------------------------------------------------------------
/**
 * Gets whether Actions Step Debug is on or not
 */
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
/**
 * Writes debug message to user log
 * @param message debug message
 */
function debug(message) {
    command_issueCommand('debug', {}, message);
}
/**
 * Adds an error issue
 * @param message error issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function error(message, properties = {}) {
    command_issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a warning issue
 * @param message warning issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function warning(message, properties = {}) {
    command_issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a notice issue
 * @param message notice issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function notice(message, properties = {}) {
    command_issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Writes info to log with console.log.
 * @param message info message
 */
function info(message) {
    process.stdout.write(message + external_os_.EOL);
}
/**
 * Begin an output group.
 *
 * Output until the next `groupEnd` will be foldable in this group
 *
 * @param name The name of the output group
 */
function startGroup(name) {
    issue('group', name);
}
/**
 * End an output group.
 */
function endGroup() {
    issue('endgroup');
}
/**
 * Wrap an asynchronous function call in a group.
 *
 * Returns the same type as the function itself.
 *
 * @param name The name of the group
 * @param fn The function to wrap in the group
 */
function group(name, fn) {
    return core_awaiter(this, void 0, void 0, function* () {
        startGroup(name);
        let result;
        try {
            result = yield fn();
        }
        finally {
            endGroup();
        }
        return result;
    });
}
//-----------------------------------------------------------------------
// Wrapper action state
//-----------------------------------------------------------------------
/**
 * Saves state for current action, the state can only be retrieved by this action's post job execution.
 *
 * @param     name     name of the state to store
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return issueFileCommand('STATE', prepareKeyValueMessage(name, value));
    }
    issueCommand('save-state', { name }, toCommandValue(value));
}
/**
 * Gets the value of an state set by this action's main execution.
 *
 * @param     name     name of the state to get
 * @returns   string
 */
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return core_awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}
/**
 * Summary exports
 */

/**
 * @deprecated use core.summary
 */

/**
 * Path exports
 */

/**
 * Platform utilities exports
 */

//# sourceMappingURL=core.js.map

/***/ }),

/***/ 8713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   formatOciRepository: () => (/* binding */ formatOciRepository),
/* harmony export */   isOciName: () => (/* binding */ isOciName),
/* harmony export */   parseOciRepository: () => (/* binding */ parseOciRepository),
/* harmony export */   registryOrigin: () => (/* binding */ registryOrigin)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8644);
/* harmony import */ var _module_git_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5023);



/** Characters of host and name of an OCI repository together, as in many clients. A longer one is refused. */
const MAX_REPOSITORY_LENGTH = 255;
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::[0-9]{1,5})?$/;
/** https://github.com/opencontainers/distribution-spec/blob/main/spec.md#pulling-manifests */
const NAME = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*(?:\/[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*)*$/;
/** Whether text is a valid name of a repository by the distribution specification. */
function isOciName(name) {
    return name.length <= MAX_REPOSITORY_LENGTH && NAME.test(name);
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
    if (text.length > MAX_REPOSITORY_LENGTH)
        return `it has more than ${MAX_REPOSITORY_LENGTH} characters`;
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
    const plain = text
        .toLowerCase()
        .replace(/^[a-z]+:\/\//, '')
        .replace(/[@?#].*/, '')
        .replace(/(\/[^/]*):[^/]*$/, '$1');
    const corrected = (0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutLastSlashes */ .q4)(plain);
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


/***/ }),

/***/ 7654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ MAX_COMPONENT_BYTES),
/* harmony export */   FU: () => (/* binding */ MAX_TREE_ENTRIES),
/* harmony export */   GL: () => (/* binding */ pathTooLong),
/* harmony export */   ME: () => (/* binding */ fileTooLarge),
/* harmony export */   Ot: () => (/* binding */ tooMany),
/* harmony export */   PR: () => (/* binding */ MAX_PATH_BYTES),
/* harmony export */   UM: () => (/* binding */ MAX_PACKAGE_FILES),
/* harmony export */   qv: () => (/* binding */ MAX_PACKAGE_BYTES),
/* harmony export */   vr: () => (/* binding */ MAX_PACKAGE_FILE_BYTES),
/* harmony export */   wZ: () => (/* binding */ MAX_TREE_PATH_BYTES)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);

/** Packages. */
/** Files in a package. More are LIMIT_EXCEEDED. */
const MAX_PACKAGE_FILES = 50_000;
/** Bytes of one file of a package. A larger file is LIMIT_EXCEEDED. */
const MAX_PACKAGE_FILE_BYTES = 100 * 1024 * 1024;
/** Bytes of all files of a package together. More are LIMIT_EXCEEDED. */
const MAX_PACKAGE_BYTES = 512 * 1024 * 1024;
/** Bytes of a path in a package, in UTF-8. A longer path is LIMIT_EXCEEDED. */
const MAX_PATH_BYTES = 1024;
/** Files and directories below a module in its commit, those that the package leaves out too. More are LIMIT_EXCEEDED. */
const MAX_TREE_ENTRIES = 200_000;
/** Characters of the paths of all these together. More are LIMIT_EXCEEDED. */
const MAX_TREE_PATH_BYTES = 32 * 1024 * 1024;
/** Bytes of the name of a file or directory, in UTF-8. A longer name is refused: file systems cannot store it. */
const MAX_COMPONENT_BYTES = 255;
const LEAVE_OUT = 'leave files out with "export-ignore" in .gitattributes or with .terraformignore';
const SMALLER = 'publish a smaller directory: --module-path';
const EXCEEDED = {
    files: [`the package has more than ${MAX_PACKAGE_FILES} files`, LEAVE_OUT],
    bytes: [`the files of the package have more than ${MAX_PACKAGE_BYTES} bytes`, LEAVE_OUT],
    treeEntries: [`the module has more than ${MAX_TREE_ENTRIES} files and directories at this commit`, SMALLER],
    treePaths: [
        `the paths of the module have more than ${MAX_TREE_PATH_BYTES} characters together at this commit`,
        SMALLER,
    ],
};
/** The LIMIT_EXCEEDED of a module of which there is too much. docs/explanation/package.md */
function tooMany(what) {
    const [message, hint] = EXCEEDED[what];
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('LIMIT_EXCEEDED', message, hint);
}
function fileTooLarge(path, bytes) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)} has ${bytes} bytes, the limit is ${MAX_PACKAGE_FILE_BYTES} bytes for each file`, 'publish the file elsewhere, or leave it out with "export-ignore" in .gitattributes');
}
function pathTooLong(path) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `a path has ${Buffer.byteLength(path)} bytes, the limit is ${MAX_PATH_BYTES}: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)}`, 'shorten the names of its directories, or leave it out with "export-ignore" in .gitattributes');
}


/***/ }),

/***/ 3814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E7: () => (/* binding */ MAX_LINKS_FOLLOWED),
/* harmony export */   Gv: () => (/* binding */ planPackage),
/* harmony export */   OC: () => (/* binding */ TreeWalk),
/* harmony export */   nf: () => (/* binding */ notAModule)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7654);
/* harmony import */ var _package_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3360);



/** Directories with configuration that a hint suggests for --module-path. The rest is not named. */
const MAX_SUGGESTED_PATHS = 5;
/**
 * Symbolic links that one path follows, as on Linux
 * (https://man7.org/linux/man-pages/man7/path_resolution.7.html). A longer chain is UNSAFE_PACKAGE.
 */
const MAX_LINKS_FOLLOWED = 40;
/**
 * The files that go into the package of a module. A symbolic link is replaced by the file or directory that it points at. Throws
 * NOT_A_MODULE, UNSAFE_PACKAGE for a path that Git checks out nowhere, and LIMIT_EXCEEDED.
 * @param module directory of the module in the repository, which is in the tree
 */
function planPackage(tree, module = tree.root) {
    requireConfiguration(tree, module);
    const { files, problems } = new TreeWalk(tree);
    const hostile = files.filter(({ path }) => isGitDirectory(path));
    if (hostile.length > 0)
        throw gitDirectories(hostile, (0,_package_js__WEBPACK_IMPORTED_MODULE_2__/* .rootPrefix */ .RO)(tree.root));
    const unportable = files.flatMap(({ path }) => {
        const rule = path.split('/').map(componentRule).find(Boolean);
        return rule === undefined
            ? []
            : [{ path, rule, fix: 'rename it', isInClone: true, isNeeded: (0,_package_js__WEBPACK_IMPORTED_MODULE_2__/* .isNeeded */ .Ad)(path) }];
    });
    const names = new Set(unportable.map(({ path }) => path));
    const stored = files.filter(({ path }) => !names.has(path));
    const keyed = stored.map((file) => ({ file, bytes: Buffer.from(file.path) }));
    return {
        files: keyed.sort((a, b) => Buffer.compare(a.bytes, b.bytes)).map(({ file }) => file),
        leftOut: [...problems.values(), ...unportable],
        collisions: findCollisions(stored.map(({ path }) => path)),
    };
}
function gitDirectories(files, prefix) {
    const rule = 'a ".git" in a package could take over the repository into which it is unpacked';
    const problems = files.map(({ path }) => ({ path: `${prefix}${path}`, rule, fix: 'rename it' }));
    return (0,_package_js__WEBPACK_IMPORTED_MODULE_2__/* .packageRefusal */ .$J)('UNSAFE_PACKAGE', 'these files cannot be packaged', problems);
}
/** The module may be a collection: its root has no configuration, and callers name directories below it. */
function requireConfiguration(tree, module) {
    const below = (0,_package_js__WEBPACK_IMPORTED_MODULE_2__/* .rootPrefix */ .RO)(module);
    const configuration = tree.entries.map(({ path }) => path).filter((path) => !tree.excluded(path));
    const isOfModule = (path) => path.startsWith(below) && (0,_package_js__WEBPACK_IMPORTED_MODULE_2__/* .isModuleConfiguration */ .dO)(path.slice(below.length));
    if (!configuration.some(isOfModule))
        throw notAModule(module, configuration);
}
/** A NOT_A_MODULE for a directory without configuration. The hint suggests directories of those files that are some. */
function notAModule(root, files) {
    const where = root === '' ? 'the root of the repository' : `the directory ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(root)}`;
    const found = new Set(files.filter(_package_js__WEBPACK_IMPORTED_MODULE_2__/* .isModuleConfiguration */ .dO).map((path) => path.split('/').slice(0, -1).join('/')));
    const [first, ...others] = [...found]
        .sort()
        .slice(0, MAX_SUGGESTED_PATHS)
        .map((directory) => /^\w[\w./-]*$/.test(directory) ? directory : directory === '' ? '.' : (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(directory));
    const also = others.length > 0 ? ` (or ${others.join(', ')})` : '';
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('NOT_A_MODULE', `${where} has no .tf or .tofu file at this commit, nor has a directory below it (examples and tests aside)`, first === undefined
        ? 'commit the configuration of the module before it is tagged'
        : root === ''
            ? `name the directory of the module: --module-path ${first}${also}`
            : `correct its path (--module-path, or "path" in .module-registry.yml) to ${first}${also}`);
}
// https://learn.microsoft.com/windows/win32/fileio/naming-a-file
const RESERVED_NAME = /^(con|prn|aux|nul|com[1-9¹²³]|lpt[1-9¹²³]|conin\$|conout\$) *(\.|$)/i;
const RESERVED_CHARACTER = /[<>:"|?*\\]/;
// Characters that HFS+ leaves out when it compares names, so that `.g\u200cit` is `.git`, as in Git's own check.
const IGNORED_BY_HFS = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/** Whether the name of a file or directory in the path is `.git` on some file system: Git itself checks no such commit out. */
function isGitDirectory(path) {
    return path
        .split('/')
        .some((component) => /^(\.git|git~1)$/i.test(component.replaceAll(IGNORED_BY_HFS, '')));
}
function componentRule(component) {
    if (/\p{Cc}/u.test(component))
        return 'the name contains a control character';
    if (RESERVED_CHARACTER.test(component))
        return 'the name contains one of < > : " | ? * \\';
    if (RESERVED_NAME.test(component))
        return 'the name is reserved on Windows';
    if (/[. ]$/.test(component))
        return 'the name ends in a dot or a blank, which Windows drops';
    if (Buffer.byteLength(component) > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_COMPONENT_BYTES */ .D9) {
        return `the name is longer than ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_COMPONENT_BYTES */ .D9} bytes`;
    }
    return undefined;
}
/** Paths, or directories in them, that a file system without letter case or with another Unicode form takes for one. */
function findCollisions(paths) {
    const spellings = new Map();
    const collisions = new Map();
    for (const name of namesOf(paths)) {
        const folded = fold(name);
        const other = spellings.get(folded);
        if (other === undefined)
            spellings.set(folded, name);
        else
            collisions.set(name, collision(name, other, paths));
    }
    return [...collisions.values()];
}
/** Every file, duplicates included, and every directory once, with a slash at the end. */
function namesOf(paths) {
    const directories = new Set();
    for (const path of paths) {
        let end = path.lastIndexOf('/');
        while (end > 0 && !directories.has(path.slice(0, end + 1))) {
            directories.add(path.slice(0, end + 1));
            end = path.lastIndexOf('/', end - 1);
        }
    }
    return [...directories, ...paths];
}
function collision(name, other, paths) {
    // Directories are merged, so that nothing is lost but the border between two modules.
    const isMerged = name.endsWith('/') && other.endsWith('/');
    return {
        path: trimmed(name),
        rule: `the same name as ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(trimmed(other))} on file systems that ignore letter case or Unicode form`,
        fix: 'rename one of the two',
        isInClone: true,
        isNeeded: isMerged
            ? paths.some((path) => path.startsWith(name) && (0,_package_js__WEBPACK_IMPORTED_MODULE_2__/* .isModuleConfiguration */ .dO)(path))
            : (0,_package_js__WEBPACK_IMPORTED_MODULE_2__/* .isNeeded */ .Ad)(trimmed(name)) || (0,_package_js__WEBPACK_IMPORTED_MODULE_2__/* .isNeeded */ .Ad)(trimmed(other)),
    };
}
/** Unicode's full case folding, under which ẞ, ß and ss are one: no single conversion has it. https://www.unicode.org/versions/latest/core-spec/chapter-3/#G34145 */
function fold(name) {
    return trimmed(name).normalize('NFD').toLowerCase().toUpperCase().normalize('NFD');
}
function trimmed(name) {
    return name.endsWith('/') ? name.slice(0, -1) : name;
}
/**
 * Walks from the root of the module through all directories, and through symbolic links to files and directories of the
 * repository. `files` are those of the package, `problems` what it has to leave out, by path. Throws LIMIT_EXCEEDED.
 */
class TreeWalk {
    files = [];
    problems = new Map();
    #tree;
    #entries = new Map();
    #children = new Map([['', new Set()]]);
    #steps = 0;
    constructor(tree) {
        this.#tree = tree;
        for (const entry of tree.entries) {
            this.#entries.set(entry.path, entry);
            this.#attach(entry.path);
        }
        this.#directory(tree.root, '', directoriesAbove(tree.root));
    }
    /** Adds the files of the directory `source` at `path` in the package. `active`: the directories that the walk is in. */
    #directory(source, path, active) {
        const within = [...active, source];
        for (const child of this.#children.get(source) ?? []) {
            this.#step();
            const from = `${(0,_package_js__WEBPACK_IMPORTED_MODULE_2__/* .rootPrefix */ .RO)(source)}${child}`;
            const to = `${(0,_package_js__WEBPACK_IMPORTED_MODULE_2__/* .rootPrefix */ .RO)(path)}${child}`;
            if (Buffer.byteLength(to) > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_PATH_BYTES */ .PR)
                throw (0,_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .pathTooLong */ .GL)(to);
            const entry = this.#entries.get(from);
            if (entry === undefined)
                this.#directory(from, to, within);
            else if (!this.#tree.excluded(from) && !this.#tree.excluded(`${(0,_package_js__WEBPACK_IMPORTED_MODULE_2__/* .rootPrefix */ .RO)(this.#tree.root)}${to}`))
                this.#entry(entry, to, within);
        }
    }
    #attach(path) {
        const slash = path.lastIndexOf('/');
        const parent = slash < 0 ? '' : path.slice(0, slash);
        const siblings = this.#children.get(parent);
        if (siblings !== undefined) {
            siblings.add(path.slice(slash + 1));
            return;
        }
        this.#children.set(parent, new Set([path.slice(slash + 1)]));
        this.#attach(parent);
    }
    #entry(entry, path, active) {
        if (!entry.decodable)
            this.#leaveOut(entry, path, NOT_UTF_8);
        else if (entry.mode === '160000')
            this.#leaveOut(entry, path, SUBMODULE);
        else if (entry.mode === '120000')
            this.#link(entry, path, active);
        else
            this.#file(entry, path);
    }
    #link(link, path, active) {
        const destination = this.#destinationOf(link.path);
        if ('rule' in destination) {
            this.#leaveOut(link, path, { ...destination, fix: LINK_FIX });
        }
        else if (active.includes(destination.path)) {
            const target = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(this.#tree.targets.get(link.path) ?? '');
            const rule = `links to ${target}, a directory that holds it: a loop`;
            this.#leaveOut(link, path, { rule, fix: LINK_FIX });
        }
        else {
            const entry = this.#entries.get(destination.path);
            if (entry === undefined)
                this.#directory(destination.path, path, active);
            else
                this.#entry(entry, path, active);
        }
    }
    /**
     * Follows the link at this path, and links behind it, as a file system does: to a file or directory of the repository (`''`
     * is its root), or to the rule that the link breaks. No parent of `link` may be a link.
     */
    #destinationOf(link) {
        const { targets } = this.#tree;
        const named = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(targets.get(link) ?? '');
        const real = link.split('/');
        const rest = real.splice(-1);
        let followed = 0;
        for (let part = rest.shift(); part !== undefined; part = rest.shift()) {
            if (part === '' || part === '.')
                continue;
            if (part === '..') {
                if (real.pop() === undefined)
                    return { rule: `links to ${named}, ${NO_FILE}` };
                continue;
            }
            const path = [...real, part].join('/');
            const target = targets.get(path);
            if (target === undefined) {
                if (!this.#entries.has(path) && !this.#children.has(path))
                    return { rule: `links to ${named}, ${NO_FILE}` };
                real.push(part);
                continue;
            }
            followed += 1;
            if (followed > MAX_LINKS_FOLLOWED)
                return { rule: `links to ${named}, a chain of links that has no end` };
            if (target.startsWith('/'))
                return { rule: `links to ${named}, an absolute path` };
            if (target.length > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_PATH_BYTES */ .PR)
                return { rule: `links to ${named}, ${NO_FILE}` };
            rest.unshift(...target.split('/'));
        }
        return { path: real.join('/') };
    }
    #file(entry, path) {
        const executable = entry.mode === '100755';
        this.files.push({ path, source: entry.path, oid: entry.oid, executable });
        if (this.files.length > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_PACKAGE_FILES */ .UM)
            throw (0,_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .tooMany */ .Ot)('files');
    }
    // Links to directories of links can make 2^n paths of n links, so the steps have a limit, not only the files.
    #step() {
        this.#steps += 1;
        if (this.#steps > this.#entries.size + this.#children.size + _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_PACKAGE_FILES */ .UM)
            throw (0,_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .tooMany */ .Ot)('files');
    }
    /** Once, by its own path in the module, however many links lead to it. */
    #leaveOut({ path: own, decodable }, packaged, why) {
        const prefix = (0,_package_js__WEBPACK_IMPORTED_MODULE_2__/* .rootPrefix */ .RO)(this.#tree.root);
        const path = own.startsWith(prefix) ? own.slice(prefix.length) : packaged;
        const needed = decodable ? (0,_package_js__WEBPACK_IMPORTED_MODULE_2__/* .isModuleConfiguration */ .dO)(path) : (0,_package_js__WEBPACK_IMPORTED_MODULE_2__/* .isNeeded */ .Ad)(path);
        this.problems.set(path, { path, ...why, isNeeded: needed });
    }
}
const NOT_UTF_8 = { rule: 'the name is not UTF-8', fix: 'rename it', isInClone: true };
const SUBMODULE = {
    rule: 'a submodule, whose files are not part of the commit',
    fix: 'commit the files of the submodule in its place',
    isInClone: true,
};
/** `''` and `modules` of `modules/vpc`. */
function directoriesAbove(path) {
    const names = path === '' ? [] : path.split('/');
    return names.map((_, depth) => names.slice(0, depth).join('/'));
}
/** After what a link names. */
const NO_FILE = 'which is no tracked file of the repository';
const LINK_FIX = 'replace the link by the file itself, or by a link to a tracked file of the repository';


/***/ }),

/***/ 3360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $J: () => (/* binding */ packageRefusal),
/* harmony export */   Ad: () => (/* binding */ isNeeded),
/* harmony export */   Nb: () => (/* binding */ PACKAGE_FORMAT),
/* harmony export */   RO: () => (/* binding */ rootPrefix),
/* harmony export */   dO: () => (/* binding */ isModuleConfiguration)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);
/* harmony import */ var _module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3221);


/** The rules by which the bytes of a package are made (docs/explanation/package.md). A format that was released stays buildable. */
const PACKAGE_FORMAT = 1;
/** The prefix of paths in a directory: `''` for the root, else the directory and a slash. */
function rootPrefix(root) {
    return root === '' ? '' : `${root}/`;
}
/** One error with all the problems (at most 20 are listed), so that one run shows all that there is to fix. */
function packageRefusal(code, summary, problems) {
    const listed = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(problems.map(({ path, rule }) => `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path)}: ${rule}`));
    const fixes = new Set(problems.map(({ fix }) => fix));
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(code, [`${summary}:`, ...listed].join('\n  '), [...fixes].join('; '));
}
/** What of a module's files its configuration can need: a package may lack the others. */
const DOCUMENTATION = /(^|\/)docs?\/|\.(md|png|jpe?g|gif|svg|webp|ico|pdf|mp4|mov|drawio)$/i;
/** Whether clients load or may read the file: no example, no test, nothing hidden, no documentation. */
function isNeeded(path) {
    return !(0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isExampleOrTest */ .m)(path) && ((0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isConfiguration */ .Z)(path) || !DOCUMENTATION.test(path));
}
/** Whether a directory that is a module of its own, or the root, has the file as configuration. */
function isModuleConfiguration(path) {
    return (0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isConfiguration */ .Z)(path) && !(0,_module_configuration_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isExampleOrTest */ .m)(path);
}


/***/ }),

/***/ 9430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AL: () => (/* binding */ patternProblem),
/* harmony export */   Gv: () => (/* binding */ unmatched),
/* harmony export */   Id: () => (/* binding */ patternOf),
/* harmony export */   NB: () => (/* binding */ allows),
/* harmony export */   og: () => (/* binding */ parseTerraformIgnore)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);
/* harmony import */ var _base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4141);


/** Steps of the comparison of all paths of a package with patterns of `.terraformignore` or `allow`: about a second. More are LIMIT_EXCEEDED. */
const MAX_PATTERN_STEPS = 10_000_000;
/** Bytes of a `.terraformignore`. A larger one is LIMIT_EXCEEDED. */
const MAX_IGNORE_BYTES = 64 * 1024;
/** What the matches of a run of patterns have cost. It is counted, and not measured, so that one commit gives one package on all machines. */
class MatchCost {
    #steps = 0;
    add(steps) {
        this.#steps += steps;
    }
    get isTooHigh() {
        return this.#steps > MAX_PATTERN_STEPS;
    }
}
/**
 * A pattern with wildcards for a whole path. A match takes at most the length of the path times that of the pattern: all places in the
 * pattern that a character may stand for go on together, where a regular expression would try one after the other, and `*a*a*a*b` for ever.
 */
class PathPattern {
    #steps;
    #literal;
    /** The only path that matches; undefined for a pattern with wildcards. */
    exact;
    /** Throws a SyntaxError for a range in reverse order. */
    constructor(pattern) {
        this.#steps = stepsOf(pattern);
        const texts = this.#steps.map((step) => (step.kind === 'character' ? step.text : undefined));
        this.exact = texts.includes(undefined) ? undefined : texts.join('');
        this.#literal = longestOf(texts);
    }
    matches(path, cost) {
        cost.add(1);
        if (!path.includes(this.#literal))
            return false;
        let places = new Places(this.#steps);
        places.enter(0);
        for (const character of path) {
            const next = new Places(this.#steps);
            for (const at of places.all)
                this.#advance(at, character, next);
            cost.add(places.all.size);
            if (next.all.size === 0)
                return false;
            places = next;
        }
        return places.all.has(this.#steps.length);
    }
    #advance(at, character, next) {
        const step = this.#steps[at];
        if (step === undefined)
            return;
        if (step.kind === 'character') {
            if (step.text === character)
                next.enter(at + 1);
        }
        else if (step.kind === 'class') {
            if (step.expression.test(character))
                next.enter(at + 1);
        }
        else if (step.kind === 'one') {
            if (character !== '/')
                next.enter(at + 1);
        }
        else if (step.kind === 'directories') {
            next.all.add(at);
            if (character === '/')
                next.enter(at + 1);
        }
        else if (step.kind === 'any' || character !== '/')
            next.enter(at);
    }
}
/** Places in a pattern; its end is one. */
class Places {
    all = new Set();
    #steps;
    #entered = new Set();
    constructor(steps) {
        this.#steps = steps;
    }
    /** Also what follows a step that may stand for nothing. */
    enter(start) {
        for (let at = start; !this.#entered.has(at); at += 1) {
            this.#entered.add(at);
            this.all.add(at);
            if (!['name', 'any', 'directories'].includes(this.#steps[at]?.kind ?? ''))
                return;
        }
    }
}
/** `''` for a path of one part. */
function directoryOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function stepsOf(pattern) {
    const steps = [];
    for (let at = 0; at < pattern.length;) {
        const token = tokenAt(pattern, at);
        at += token.length;
        const step = stepOf(token);
        const last = steps.at(-1);
        // Several stars in a row are one.
        if (step.kind === 'any' && last?.kind === 'name')
            steps.pop();
        if (step.kind === 'name' && (last?.kind === 'any' || last?.kind === 'name'))
            continue;
        if (step.kind === last?.kind && (step.kind === 'any' || step.kind === 'directories'))
            continue;
        steps.push(step);
    }
    return steps;
}
function tokenAt(pattern, at) {
    if (pattern.startsWith('**/', at))
        return '**/';
    if (pattern.startsWith('**', at))
        return '**';
    if (pattern[at] === '[' && pattern[at + 1] !== ']') {
        const end = pattern.indexOf(']', at + 2);
        if (end !== -1)
            return pattern.slice(at, end + 1);
    }
    const character = (from) => String.fromCodePoint(pattern.codePointAt(from) ?? 0);
    return pattern[at] === '\\' && at + 1 < pattern.length ? `\\${character(at + 1)}` : character(at);
}
function stepOf(token) {
    if (token === '**/')
        return { kind: 'directories' };
    if (token === '**')
        return { kind: 'any' };
    if (token === '*')
        return { kind: 'name' };
    if (token === '?')
        return { kind: 'one' };
    if (token.startsWith('[') && token.length > 1)
        return { kind: 'class', expression: classExpression(token) };
    return { kind: 'character', text: token.length > 1 && token.startsWith('\\') ? token.slice(1) : token };
}
/** It stands for one character, so it takes no time. */
function classExpression(token) {
    const isNegated = /^\[[!^]/.test(token);
    const members = token.slice(isNegated ? 2 : 1, -1);
    return new RegExp(`^(?!/)[${isNegated ? '^' : ''}${members.replaceAll(/[\\[\]^]/g, '\\$&')}]$`, 'su');
}
function longestOf(texts) {
    const literals = texts
        .map((text) => text ?? '\0')
        .join('')
        .split('\0');
    return literals.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
/**
 * Reads a `.terraformignore`. The result tells whether a path, relative to the directory of the file, is left out. The last
 * rule that matches the path or one of its directories decides; unlike in .gitignore, a pattern with a slash inside matches
 * at any depth unless it begins with one. Throws UNSAFE_PACKAGE for a pattern that is not valid, and LIMIT_EXCEEDED.
 * https://developer.hashicorp.com/terraform/cli/cloud/settings#excluding-files-from-upload-with-terraformignore
 */
function parseTerraformIgnore(text) {
    if (text.length > MAX_IGNORE_BYTES)
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `.terraformignore has ${text.length} bytes, the limit is ${MAX_IGNORE_BYTES}`, 'write fewer patterns: a directory leaves out all that is below it');
    const rules = text.split(/\r?\n/).flatMap(parseRule);
    const cost = new MatchCost();
    const matches = (rule, names) => names.some((name) => rule.pattern.matches(name, cost));
    // The last rule for each directory or a directory above it, as a directory has many files.
    const known = new Map([['', -1]]);
    const ruleOf = (directory) => {
        const last = known.get(directory) ??
            Math.max(ruleOf(directoryOf(directory)), rules.findLastIndex((rule) => matches(rule, [directory, `${directory}/`])));
        known.set(directory, last);
        return last;
    };
    return (path) => {
        const above = ruleOf(directoryOf(path));
        const own = rules.findLastIndex((rule, at) => at <= above || matches(rule, [path]));
        if (cost.isTooHigh)
            throw patternsTooCostly('.terraformignore');
        return rules[own]?.ignores ?? false;
    };
}
function parseRule(line) {
    const text = line.trim();
    const ignores = !text.startsWith('!');
    const pattern = ignores ? text : text.slice(1);
    if (pattern === '' || text.startsWith('#'))
        return [];
    const anchored = pattern.startsWith('/') ? pattern.slice(1) : `**/${pattern}`;
    try {
        // A pattern that ends in a slash is for directories, and the names of directories end in one.
        return [{ pattern: new PathPattern(anchored.endsWith('/') ? `${anchored}**` : anchored), ignores }];
    }
    catch (cause) {
        const message = `.terraformignore has a pattern that is not valid: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)}`;
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('UNSAFE_PACKAGE', message, 'correct the pattern: its range is in reverse order', {
            cause,
        });
    }
}
/** The `allow` of a configuration file: paths that hold no secrets, whatever they look like, in patterns as .gitignore has them. */
function patternProblem(text) {
    const pattern = text.replace(/^!/, '');
    if (pattern.trim() === '')
        return 'names no path';
    if (pattern.startsWith('#'))
        return 'is a comment, as in .gitignore: write \\# for a name that begins with #';
    if (/^\.{0,2}\/$|(^|\/)\.\.(\/|$)/.test(pattern))
        return 'leaves the repository';
    if (/(?<!\\)(\\\\)*\\$/.test(pattern))
        return 'ends in a backslash, which stands before a character';
    const classes = pattern.replaceAll(/\\./g, '');
    if (/\[[^\]]*$/.test(classes))
        return 'has a [ without ]: write \\[ for the character';
    for (const [, from = '', to = ''] of classes.matchAll(/(?<=\[[^\]]*)([^[\]])-([^\]])/g))
        if (from > to)
            return `has a range in reverse order: ${from}-${to}`;
    return undefined;
}
/**
 * Whether one of the patterns matches a path from the root of the repository, or a directory above it; `!` takes a path out again.
 * Throws LIMIT_EXCEEDED. https://git-scm.com/docs/gitignore#_pattern_format
 */
function allows(patterns) {
    const isAllowed = matcher(patterns.map(ruleOf));
    return (path) => {
        const found = isAllowed(path);
        if (found === undefined)
            throw patternsTooCostly('allow');
        return found;
    };
}
/** Those of the patterns that match none of the paths; none where to find them takes too long. @param root the directory that has the paths; what is outside is not looked at */
function unmatched(patterns, paths, root) {
    const known = new Set(paths);
    const cost = new MatchCost();
    return patterns
        .filter((pattern) => !pattern.startsWith('!'))
        .filter((pattern) => root === '' || withoutDot(pattern).replace(/^\//, '').startsWith(root))
        .filter((pattern) => {
        const rule = ruleOf(pattern);
        if (rule.pattern.exact !== undefined && known.has(rule.pattern.exact))
            return false;
        const isAllowed = matcher([rule], cost);
        return paths.every((path) => isAllowed(path) === false);
    });
}
/** Undefined once it has taken too long. */
function matcher(rules, cost = new MatchCost()) {
    const known = new Map([['', false]]);
    const isAllowed = (path, isDirectory) => {
        const directory = directoryOf(path);
        const above = (0,_base_get_or_insert_js__WEBPACK_IMPORTED_MODULE_1__/* .getOrInsert */ .P)(known, directory, () => isAllowed(directory, true));
        const fits = (rule) => (isDirectory || !rule.isForDirectories) && !cost.isTooHigh && rule.pattern.matches(path, cost);
        return above || (rules.findLast(fits)?.allows ?? false);
    };
    return (path) => {
        const found = isAllowed(path, false);
        return cost.isTooHigh ? undefined : found;
    };
}
/** A pattern with a slash before its end is for a path from the root, and two stars are special between slashes alone. */
function ruleOf(text) {
    const allowed = !text.startsWith('!');
    const pattern = withoutDot(allowed ? text : text.slice(1)).replace(/(?<!\\) +$/, '');
    const isForDirectories = pattern.endsWith('/');
    const path = isForDirectories ? pattern.slice(0, -1) : pattern;
    const parts = path
        .split('/')
        .map((part) => part === '**' ? part : part.replaceAll(/\\.|\*+/gs, (found) => (found.startsWith('*') ? '*' : found)));
    const anchored = parts.length > 1 ? parts.join('/').replace(/^\//, '') : `**/${parts.join('')}`;
    return { pattern: new PathPattern(anchored), isForDirectories, allows: allowed };
}
function patternOf(path) {
    const escaped = path
        .replaceAll(/[\\*?[\]]/g, '\\$&')
        .replace(/^[#!]/, '\\$&')
        .replace(/ $/, '\\ ');
    return path.includes('/') ? escaped : `/${escaped}`;
}
function withoutDot(pattern) {
    return pattern.replace(/^\.\//, '/');
}
/** @param where `.terraformignore`, or the key of a file */
function patternsTooCostly(where) {
    return new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('LIMIT_EXCEEDED', `the patterns of ${where} take too long to be compared with all paths of the module`, 'write fewer of them, with fewer wildcards');
}


/***/ }),

/***/ 8317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ configFormat),
/* harmony export */   CG: () => (/* binding */ RepositoryLimit),
/* harmony export */   Qi: () => (/* binding */ prefixClash),
/* harmony export */   SU: () => (/* binding */ uncommitted),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   Y_: () => (/* binding */ tagPrefixesOf),
/* harmony export */   bV: () => (/* binding */ listedModules),
/* harmony export */   lo: () => (/* binding */ selectionOptions),
/* harmony export */   tF: () => (/* binding */ CONFIG_PATH)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(3339);
/* harmony import */ var _base_did_you_mean_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(746);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4210);
/* harmony import */ var _interface_diff_change_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4867);
/* harmony import */ var _interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1379);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7975);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(4632);
/* harmony import */ var _package_path_pattern_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(9430);
/* harmony import */ var _package_kinds_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(449);










/** Characters of a pattern of `allow`. A longer one is INVALID_CONFIG. */
const MAX_PATTERN_LENGTH = 4096;
/** Bytes of .module-registry.yml. A larger file is LIMIT_EXCEEDED, for the tags whose commits have it. */
const MAX_CONFIG_BYTES = 64 * 1024;
/** `.module-registry.yml`: the flags of publish under the same names, and the modules of a repository that holds several. */
const CONFIG_PATH = '.module-registry.yml';
/** What to do about a config file that is not committed. */
function uncommitted(file) {
    return `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(file)} is not committed, and only the copy in the commit of the tag, or else in HEAD, counts:\ngit add ${CONFIG_PATH}\ngit commit -m "Configure the module registry"`;
}
/** A directory in a repository: relative, posix, without `.` and `..`; `.` itself is the root, written `''`. */
function parseModulePath(text) {
    const path = text === '.' ? '' : text.replace(/^\.\//, '').replace(/(?<=[^/])\/$/, '');
    const isInside = path === '' || path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
    if (isInside && !/[\0-\x1f\\]/.test(path))
        return path;
    throw new Error('must be a directory inside the repository, such as modules/vpc');
}
function parsePackageKinds(text) {
    const kinds = [...new Set(text.split(',').map((kind) => kind.trim()))];
    const known = _package_kinds_js__WEBPACK_IMPORTED_MODULE_7__/* .PACKAGE_KINDS */ .js.filter((kind) => kinds.includes(kind));
    if (known.length === kinds.length)
        return known.toSorted((a, b) => kinds.indexOf(a) - kinds.indexOf(b));
    const unknown = kinds.find((kind) => !_package_kinds_js__WEBPACK_IMPORTED_MODULE_7__/* .PACKAGE_KINDS */ .js.some((each) => each === kind)) ?? '';
    const meant = (0,_base_did_you_mean_js__WEBPACK_IMPORTED_MODULE_8__/* .didYouMean */ .a)(unknown, _package_kinds_js__WEBPACK_IMPORTED_MODULE_7__/* .PACKAGE_KINDS */ .js);
    throw new Error(`must be one of ${_package_kinds_js__WEBPACK_IMPORTED_MODULE_7__/* .PACKAGE_KINDS */ .js.join(', ')}, or several of them with commas${meant}`);
}
const modulePath = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(parseModulePath);
const moduleAddress = (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .parseModuleAddress */ .E9);
const tagPrefix = zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP().check(({ value, issues }) => {
    const message = tagPrefixProblem(value);
    if (message !== undefined)
        issues.push({ code: 'custom', message, input: value, continue: true });
});
const tagPrefixes = zod__WEBPACK_IMPORTED_MODULE_9__/* .union */ .KCZ([tagPrefix, zod__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(tagPrefix).min(1)]).optional();
const compatibility = zod__WEBPACK_IMPORTED_MODULE_9__/* ["enum"] */ .k5n(['off', 'warn', 'enforce'])
    .describe('For a version number that is too small for the changes of the interface; default: warn.');
const CHANGE_NAMES = Object.keys(_interface_diff_change_js__WEBPACK_IMPORTED_MODULE_2__/* .CHANGE_KINDS */ .tO).filter(_interface_diff_change_js__WEBPACK_IMPORTED_MODULE_2__/* .isChangeKind */ .NV);
const KINDS_HINT = `the kinds are: ${CHANGE_NAMES.join(', ')}`;
/** `input-added: patch, default-changed: major`, with commas or lines between them. */
function parseSeverities(text) {
    const entries = text.split(/[,\n]/).filter((entry) => entry.trim() !== '');
    return Object.fromEntries(entries.map((entry) => {
        const [, kind = '', word = ''] = /^\s*([^:=\s]+)\s*[:=]\s*(\S+)\s*$/.exec(entry) ?? [];
        const severity = _interface_diff_change_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.find((each) => each === word);
        if (kind === '' || severity === undefined)
            throw new Error(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(entry.trim())} must be a kind of change and ${_interface_diff_change_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.join(', ')}, such as input-added=patch`);
        if (!(0,_interface_diff_change_js__WEBPACK_IMPORTED_MODULE_2__/* .isChangeKind */ .NV)(kind))
            throw new Error(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(kind)} is no kind of change; ${KINDS_HINT}`);
        return [kind, severity];
    }));
}
const SEVERITIES_TEXT = 'What kinds of changes need in the place of their own severity: major, minor or patch.';
/** The same as a map. */
const severities = zod__WEBPACK_IMPORTED_MODULE_9__/* .partialRecord */ .jgl(zod__WEBPACK_IMPORTED_MODULE_9__/* ["enum"] */ .k5n(CHANGE_NAMES), zod__WEBPACK_IMPORTED_MODULE_9__/* ["enum"] */ .k5n(_interface_diff_change_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC, {
    error: ({ input }) => `must be one of ${_interface_diff_change_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.join(', ')}, not ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(String(input))}`,
}))
    .optional()
    .describe(SEVERITIES_TEXT);
/** Options that flags, inputs and the config file share. */
const selectionOptions = zod__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej({
    module: moduleAddress
        .optional()
        .describe('Address of the one module of the repository: namespace/name/system.'),
    'module-path': modulePath.optional().describe('Directory of the one module of the repository.'),
    'tag-prefix': tagPrefixes.describe('The beginning of the tags of modules that set none: vpc/ for vpc/v1.2.3, or {name}/ (also {namespace}, {system}).'),
    package: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(parsePackageKinds)
        .optional()
        .describe(`Package storage: ${_package_kinds_js__WEBPACK_IMPORTED_MODULE_7__/* .PACKAGE_KINDS */ .js.join(', ')}, or several with commas. The protocol's download names the first.`),
    compatibility: compatibility.optional(),
    versions: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(_interface_version_constraint_js__WEBPACK_IMPORTED_MODULE_3__/* .parseConstraint */ .FJ)
        .optional()
        .describe('The versions that all-tags publishes, as a constraint: >= 2.0.0; default: all.'),
    severities: (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedText */ .N0)(parseSeverities).optional().describe(SEVERITIES_TEXT),
    ..._package_kinds_js__WEBPACK_IMPORTED_MODULE_7__/* .storeOptionShapes */ .Bk,
});
const ignoredTag = zod__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej({
    tag: zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP()
        .min(1)
        .regex(/^[^*]*(\*[^*]*)?$/, 'must be the name of a tag, in which one * may stand for any characters: v0.*')
        .describe('The name of the tag; one * in it stands for any characters.'),
    reason: zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP().min(1).describe('Why it is left out; the run prints it.'),
});
const listedModule = zod__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_9__/* .union */ .KCZ([modulePath, zod__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(modulePath).min(1)], {
        error: ({ input }) => input === undefined
            ? 'is missing: name a directory, such as modules/vpc'
            : 'must be a directory inside the repository, such as modules/vpc, or a list of them',
    })
        .describe('Directory of the module in the repository, or a list: the first that has configuration at the commit.'),
    root: modulePath
        .optional()
        .describe('For a module that calls directories beside it: its package holds them too, up to this directory; "." is the repository.'),
    address: moduleAddress.describe('Address of the module: namespace/name/system.'),
    'tag-prefix': tagPrefixes.describe('The beginning of the tags of this module, or a list: vpc/ for vpc/v1.2.3 and vpc/1.2.3.'),
});
function checkModules({ value, issues, }) {
    const refuse = (message, path = []) => issues.push({ code: 'custom', message, input: value, path, continue: true });
    const paths = value.map(({ path }) => [path].flat());
    const firsts = paths.flatMap((each) => each.slice(0, 1));
    // Several may have been in one directory before, such as the root: the prefix of the tag tells which.
    const isTaken = paths.some((each) => each.slice(1).some((other) => firsts.includes(other)));
    if (isTaken || !isDistinct(firsts))
        refuse('two modules have the same path');
    if (!isDistinct(value.map(({ address }) => (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_4__/* .addressKey */ .IY)(address))))
        refuse('two modules have the same address');
    for (const [at, { path, root = '' }] of value.entries())
        for (const each of [path].flat().filter((directory) => !isWithin(directory, root)))
            refuse(`${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(root)} does not hold the path ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(each)}: name a directory above it, or "." for the repository`, [at, 'root']);
}
/** The modules of a repository, as its own config file or `registry.yml` lists them. */
const listedModules = zod__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(listedModule).min(1).check(checkModules);
/** Of the config file of a repository, and of a source in `registry.yml`. */
const allowedFiles = zod__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP().check(({ value, issues }) => {
    const isLong = value.length > MAX_PATTERN_LENGTH;
    const problem = isLong ? `has more than ${MAX_PATTERN_LENGTH} characters` : (0,_package_path_pattern_js__WEBPACK_IMPORTED_MODULE_6__/* .patternProblem */ .AL)(value);
    if (problem !== undefined)
        issues.push({ code: 'custom', message: `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)} ${problem}`, input: value, continue: true });
}))
    .optional()
    .describe('Patterns, as in .gitignore, of files that hold no secrets although they look like it.');
const configSchema = selectionOptions
    .extend({
    severities,
    'ignore-tags': zod__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(ignoredTag)
        .optional()
        .describe('Tags that --all-tags leaves out, each with a reason: old mistakes that cannot be deleted.'),
    allow: allowedFiles,
    modules: zod__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(listedModule.extend(_package_kinds_js__WEBPACK_IMPORTED_MODULE_7__/* .moduleStoreOptionShapes */ .h8))
        .min(1)
        .check(checkModules)
        .optional()
        .describe('The modules of a repository that holds several.'),
})
    .check(({ value, issues }) => {
    const clash = prefixClash(value);
    if (clash !== undefined)
        issues.push({ ...clash, code: 'custom', input: value });
});
/**
 * The mistake that two prefixes read one tag as two versions, with the places of both.
 * @param place of the modules in their file
 */
function prefixClash({ modules = [], 'tag-prefix': byDefault, }, place = []) {
    const places = new Map();
    for (const [at, module] of modules.entries()) {
        const path = [...place, 'modules', at, ...(module['tag-prefix'] === undefined ? [] : ['tag-prefix'])];
        for (const prefix of tagPrefixesOf(module, byDefault, () => module.address))
            if (!places.has(prefix))
                places.set(prefix, path);
    }
    const clash = findPrefixClash(places.keys());
    if (clash === undefined)
        return undefined;
    const { prefix, shorter, tag } = clash;
    return {
        message: `the tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)} is two versions, one with the prefix ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(prefix)} and one with ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(shorter)}: change one of them`,
        path: places.get(prefix) ?? [],
        params: { other: places.get(shorter) },
    };
}
/** The prefixes of the tags of a module: its own, else the default, else none. */
function tagPrefixesOf(module, byDefault, address) {
    return [module['tag-prefix'] ?? byDefault ?? ''].flat().map((prefix) => fillTagPrefix(prefix, address));
}
const configFormat = { schema: configSchema, maxBytes: MAX_CONFIG_BYTES };
function isDistinct(texts) {
    return new Set(texts).size === texts.length;
}
const EXAMPLE = { namespace: 'a', name: 'b', system: 'c' };
/** What is wrong with the prefix of the tags of a module; undefined where nothing is. */
function tagPrefixProblem(prefix) {
    const filled = fillTagPrefix(prefix, () => EXAMPLE);
    if (!/[{}]/.test(filled) && (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_5__/* .isRefName */ .pA)(`${filled}v1.0.0`))
        return undefined;
    return `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(prefix)} must be the beginning of a tag, such as vpc/ or {name}/ (also {namespace}, {system})`;
}
/**
 * A tag prefix with the parts of the module address instead of `{namespace}`, `{name}` and `{system}`.
 * @param address asked only for a prefix that has such a part
 */
function fillTagPrefix(prefix, address) {
    return prefix.replaceAll(/\{(namespace|name|system)\}/g, (_, part) => address()[part]);
}
/** The first of the prefixes that another one makes ambiguous: `vpc-` reads `vpc-v1.0.0` as 1.0.0, and so does `vpc-v`. */
function findPrefixClash(prefixes) {
    const all = new Set(prefixes);
    for (const prefix of all) {
        for (let length = 0; length < prefix.length; length += 1) {
            const shorter = prefix.slice(0, length);
            const tag = all.has(shorter) ? sharedTag(prefix, shorter) : undefined;
            if (tag !== undefined)
                return { prefix, shorter, tag };
        }
    }
    return undefined;
}
/** A tag that is a version with both prefixes; `shorter` is the beginning of `prefix`. */
function sharedTag(prefix, shorter) {
    return [`${prefix}1.0.0`, `${prefix}v1.0.0`].find((tag) => (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_5__/* .readTag */ .zW)(tag, shorter).verdict === 'version');
}
/** Whether a directory of a repository is another one, or in it; `''` is the root. */
function isWithin(path, directory) {
    return directory === '' || path === directory || path.startsWith(`${directory}/`);
}
/** LIMIT_EXCEEDED of a whole repository: there is no end to what its configuration makes of its tags, so no tag of it is published. */
class RepositoryLimit extends _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl {
    constructor(message, hint) {
        super('LIMIT_EXCEEDED', message, hint);
    }
}


/***/ }),

/***/ 6714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Lc: () => (/* binding */ planExposure),
/* harmony export */   b3: () => (/* binding */ EXPOSURES),
/* harmony export */   rB: () => (/* binding */ GuardedStores)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);
/* harmony import */ var _package_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(449);


/**
 * Bytes of a package that a private repository keeps in the index by default. A larger one is kept as `git`:
 * every clone of the index carries its packages for ever.
 */
const MAX_INDEX_PACKAGE_BYTES = 25 * 1024 * 1024;
/** What a public index may show of a private module: nothing, what clients need to find it, or all. */
const EXPOSURES = ['none', 'protocol', 'all'];
/**
 * What a run may show, and where. A private index may show everything, since it is read by those whom its owner lets in.
 * Throws WOULD_EXPOSE for a module that is not public in a public index unless `expose` allows it.
 */
function planExposure(request) {
    const { repository, module, index, expose, hasReleases = true } = request;
    const open = { package: 'public', interface: 'public' };
    if (module === 'public') {
        return { visibility: open, defaultKinds: { kinds: [hasReleases ? 'release' : 'index'] } };
    }
    const large = { aboveBytes: MAX_INDEX_PACKAGE_BYTES, kinds: ['git'] };
    if (index === 'private')
        return { visibility: open, defaultKinds: { kinds: ['index'], large } };
    if (expose === 'none') {
        const state = module === 'private' ? 'is private' : 'counts as private because its visibility is unknown';
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('WOULD_EXPOSE', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(repository)} ${state}, and the index is public or its visibility is unknown: publishing would show that the module exists, its versions and its commits`, 'use a private index repository, or allow it: --expose protocol (names, versions, locations) or --expose all');
    }
    const hidden = { package: 'private', interface: 'private' };
    return { visibility: expose === 'all' ? open : hidden, defaultKinds: { kinds: ['git'] } };
}
/**
 * The stores of one module repository, which resolve no private package to a location that everybody can read. A publish
 * takes no other stores, and there is no way to make these without saying how widely they may show what they store.
 */
class GuardedStores {
    visibility;
    #stores;
    constructor(stores, visibility) {
        this.#stores = stores;
        this.visibility = visibility;
    }
    /** Throws WOULD_EXPOSE for a private package that everybody could read there, and what the store throws. */
    async resolve(kind, selection, pkg) {
        await this.refuseExposure(kind, selection);
        return this.#stores[kind].resolve(selection, pkg);
    }
    /** Throws WOULD_EXPOSE for a private package that everybody could read there. */
    async refuseExposure(kind, selection) {
        if (this.visibility.package === 'public')
            return;
        const location = await this.#stores[kind].publicLocation(selection);
        if (location === undefined)
            return;
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('WOULD_EXPOSE', `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(selection.release.tag)} is of a private repository, and its package would be stored ${location}`, 'use --package git, which clients clone with their own credentials, or allow it: --expose all');
    }
    /** What the first package needs that is not as it was published; undefined where none does. Throws what the store throws. */
    async findRepair({ packages, digest }, about) {
        const { release } = about.selection;
        const isPrivate = this.visibility.package !== 'public';
        for (const { kind, location } of packages) {
            const store = _package_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .PACKAGE_KINDS */ .js.find((each) => each === kind);
            const stored = { release, location, digest };
            const repair = store && (await this.#stores[store].findRepair?.(stored, { ...about, isPrivate }));
            if (repair !== undefined)
                return repair;
        }
        return undefined;
    }
    resolved(kind) {
        return this.#stores[kind];
    }
}


/***/ }),

/***/ 6947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ MAX_LISTED_MODULES)
/* harmony export */ });
/** Publishing. */
/** Modules that the report of a run over all tags names with their versions. More are counted. */
const MAX_LISTED_MODULES = 10;


/***/ }),

/***/ 449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bk: () => (/* binding */ storeOptionShapes),
/* harmony export */   h8: () => (/* binding */ moduleStoreOptionShapes),
/* harmony export */   js: () => (/* binding */ PACKAGE_KINDS),
/* harmony export */   sv: () => (/* binding */ storeOptionsFrom)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3339);
/* harmony import */ var _base_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4210);
/* harmony import */ var _index_format_bucket_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(106);
/* harmony import */ var _index_format_registry_url_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8499);
/* harmony import */ var _oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8713);





/**
 * The kinds of package storage that this version writes, each with its options as flags, inputs and `.module-registry.yml`
 * spell them. A kind that is added here needs a line in src/composition/package-stores.ts and package-places.ts; nothing compiles before.
 */
const STORE_OPTIONS = {
    index: {},
    git: {
        'git-ref': zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['commit', 'tag'])
            .optional()
            .describe('What the location of a git package names: the commit (default), or the tag, which can move.'),
        'source-url': zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
            .min(1)
            .optional()
            .describe('Clone URL in the location of a git package, used verbatim; default: the origin as https.'),
    },
    release: {},
    oci: {
        'oci-repository': (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedText */ .N0)(_oci_oci_repository_js__WEBPACK_IMPORTED_MODULE_3__.parseOciRepository)
            .optional()
            .describe('Where oci packages are pushed to, as HOST/PATH: one repository for each module.'),
        'oci-tags': zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['all', 'version'])
            .optional()
            .describe('all (default): 1.2.3, and 1.2, 1 and latest for the highest release; version: 1.2.3 alone.'),
    },
    s3: {
        'package-url': (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedText */ .N0)((text) => (0,_index_format_bucket_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBucketUrl */ .LA)(text, '--package-endpoint'))
            .optional()
            .describe('Where s3 packages are stored, as s3://BUCKET or s3://BUCKET/PREFIX.'),
        'package-public-url': (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedText */ .N0)(_index_format_registry_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRegistryUrl */ .I)
            .optional()
            .describe('https URL under which clients read what package-url holds; default: the bucket, with AWS credentials.'),
        'package-endpoint': (0,_base_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedText */ .N0)(_index_format_registry_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRegistryUrl */ .I)
            .optional()
            .describe('Server of the object store of package-url, if it is not AWS.'),
        'package-region': zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
            .regex(/^[a-z0-9-]{1,32}$/)
            .optional()
            .describe('Region of the bucket of package-url; default: AWS_REGION, else us-east-1.'),
        'package-addressing': zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_index_format_bucket_js__WEBPACK_IMPORTED_MODULE_1__/* .ADDRESSING */ .Dl)
            .optional()
            .describe('Where URLs have the bucket of package-url: path, or virtual for the name of the host; default: auto.'),
    },
};
/** In the order in which messages name them. */
const PACKAGE_KINDS = Object.keys(STORE_OPTIONS);
/** The options of all kinds beside each other, as a flag, an input or a config file gives them. */
const storeOptionShapes = {
    ...STORE_OPTIONS.index,
    ...STORE_OPTIONS.git,
    ...STORE_OPTIONS.release,
    ...STORE_OPTIONS.oci,
    ...STORE_OPTIONS.s3,
};
/** The options that each module of a repository may have for itself. */
const moduleStoreOptionShapes = { 'oci-repository': STORE_OPTIONS.oci['oci-repository'] };
/** Sorts options by kind. Where several sources name an option, the first of them wins. */
function storeOptionsFrom(sources) {
    const optionsOf = (kind) => Object.keys(STORE_OPTIONS[kind]).flatMap((name) => {
        const value = sources.map((source) => source[name]).find((each) => each !== undefined);
        return value === undefined ? [] : [[name, value]];
    });
    // Each value has been parsed by the schema of its own name.
    return Object.fromEntries(PACKAGE_KINDS.map((kind) => [kind, Object.fromEntries(optionsOf(kind))]));
}


/***/ }),

/***/ 7851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EI: () => (/* binding */ reportOf),
/* harmony export */   ET: () => (/* binding */ inReportOrder),
/* harmony export */   Fg: () => (/* binding */ reworded),
/* harmony export */   GE: () => (/* binding */ groupedRefusals),
/* harmony export */   MS: () => (/* binding */ refusedResult),
/* harmony export */   Mr: () => (/* binding */ groupAlike),
/* harmony export */   SN: () => (/* binding */ failuresAmong),
/* harmony export */   jb: () => (/* binding */ comparisonOf)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2234);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7975);
/* harmony import */ var _module_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4632);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7124);





/** Different refusals that a run prints, as many as GitHub annotates in a step. The rest is summed up. */
const MAX_REFUSALS = 10;
/** Names of tags that are refused alike. */
const MAX_NAMES = 5;
/** The report of results, the accepted ones first; `error`: the first refusal, which refused the run as a whole. */
function reportOf(results, run) {
    const { index, registryUrl, isBulk, isRefused } = run;
    const refused = results.filter((result) => result.status === 'refused');
    const [first] = refused;
    return {
        results,
        index,
        registryUrl,
        failures: isBulk && !isRefused ? failuresAmong(results) : refused,
        isBulk,
        ...(first === undefined || !isRefused ? {} : { error: namedRefusal(first) }),
    };
}
/**
 * The refusals among the tags of whole repositories that somebody has to act on: those of the highest version of a module and of tags
 * that name no version of one; all of them where nothing else is left.
 */
function failuresAmong(results) {
    const refused = results.filter((result) => result.status === 'refused');
    if (refused.length === results.length)
        return refused;
    const highest = new Map();
    // Of all modules: for a tag whose module nobody knows.
    for (const { address, version } of results.flatMap((each) => [each, { ...each, address: undefined }])) {
        const before = highest.get(address);
        if (version !== undefined && (before === undefined || (0,_module_version_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(before, version) < 0))
            highest.set(address, version);
    }
    return refused.filter(({ address, version }) => version === undefined || highest.get(address) === version);
}
/** The accepted ones first. */
function inReportOrder(results) {
    const isRefused = ({ status }) => Number(status === 'refused');
    return results.toSorted((a, b) => isRefused(a) - isRefused(b));
}
/** What a report says of a refused tag. @param release what it would be; undefined where only its name tells the version */
function refusedResult(tag, error, release) {
    const [version] = release === undefined ? (0,_module_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .versionsAtEnd */ .ej)(tag) : [release.version];
    return {
        status: 'refused',
        tag,
        ...(release === undefined ? {} : { address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(release.address) }),
        ...(version === undefined ? {} : { version }),
        error: error.toRefusal(),
    };
}
function reworded(report, reword) {
    const words = (result) => result.status === 'refused' ? { ...result, error: reword(result.error) } : result;
    return {
        ...report,
        results: report.results.map(words),
        failures: report.failures.map(words),
        ...(report.error === undefined ? {} : { error: reword(report.error) }),
    };
}
function comparisonOf({ compatibility, }) {
    if (compatibility === undefined)
        return {};
    const { base, required, actual: given, isLargeEnough, minimumVersion, changes } = compatibility;
    return {
        compatibility: { base, required, given, ...(isLargeEnough ? {} : { minimumVersion }), changes },
    };
}
/** The refusal with its tag and source in front, unless the message quotes them already. */
function namedRefusal(subject) {
    const { code, message, hint } = subject.error;
    const name = nameOf(subject, message);
    return { code, message: name === '' ? message : `${name}: ${message}`, hint };
}
/** At most one refusal for each reason: those that are alike are the first of them, and the names of the others. */
function groupedRefusals(refused) {
    const groups = groupAlike(refused);
    if (groups.length <= MAX_REFUSALS)
        return groups.map(withOthers);
    return [...(0,_base_group_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$)(refused, ({ error }) => error.code).values()].map((group) => {
        const lines = groupAlike(group).map((each) => withOthers(each).message);
        return { ...group[0].error, message: (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(lines).join('\n') };
    });
}
/** Refusals that differ only by tag, version and commit, in the order of their first one. */
function groupAlike(refused) {
    return [...(0,_base_group_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$)(refused, reasonOf).values()];
}
function reasonOf({ tag, error: { code, message, hint } }) {
    const version = /(?<!\d)\d+\.\d+\.\d+.*$/s.exec(tag)?.[0];
    const names = [(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag), tag, version ?? ''].filter((name) => name !== '' && name !== '""');
    const plain = names.reduce((text, name) => text.replaceAll(name, '*'), `${message}\n${hint}`);
    return `${code}\n${plain.replaceAll(/\b[0-9a-f]{7,64}\b/g, '*')}`;
}
function withOthers([first, ...others]) {
    const named = namedRefusal(first);
    if (others.length === 0)
        return named;
    const names = (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(others.map((each) => nameOf(each)), MAX_NAMES).join(', ');
    return { ...named, message: `${named.message}\nthe same for ${others.length} more: ${names}` };
}
/** @param message which may quote tag or source already */
function nameOf({ tag, source = '' }, message = '') {
    const tagName = tag === '' || message.includes((0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)) ? '' : `tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)}`;
    const sourceName = source === '' || message.includes(source) ? '' : (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(source);
    return [tagName, sourceName].filter((name) => name !== '').join(' of ');
}


/***/ }),

/***/ 8189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GQ: () => (/* binding */ adviceOnRefused),
/* harmony export */   Rc: () => (/* binding */ sharedTags),
/* harmony export */   S4: () => (/* binding */ bulkLines),
/* harmony export */   Tb: () => (/* binding */ pullRequestsOf),
/* harmony export */   formatPublishReport: () => (/* binding */ formatPublishReport)
/* harmony export */ });
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7526);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);
/* harmony import */ var _base_group_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(2234);
/* harmony import */ var _interface_diff_change_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4867);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7124);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(6947);
/* harmony import */ var _publish_report_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7851);







/** Refused tags that the advice of a run over all tags names for "ignore-tags:". More are not named. */
const MAX_LISTED_TAGS = 5;
/** Ranges of refused tags that the report names for each reason. The rest is counted. */
const MAX_LISTED_RANGES = 5;
/** Groups of modules with the same tags that have a line each. Of more the report has the sum. */
const MAX_LISTED_GROUPS = 3;
/**
 * The report for people: of tags that were named a line for each release, of all tags sums; and a line for the index. Nothing for a run that
 * was refused.
 * @param isVerbose whether each release has its line in any case
 */
function formatPublishReport(report, isVerbose = false) {
    const { results, isBulk, error } = report;
    if (error !== undefined)
        return '';
    const accepted = results.filter((result) => result.status !== 'refused');
    const lines = accepted.flatMap((result) => [
        `${result.status.padEnd(9)} ${result.address} ${result.version}  ${result.location}`,
        ...verdictLine(result),
    ]);
    const { commit, changed } = report.index;
    const head = commit === null ? '' : ` at ${commit.slice(0, 7)}`;
    const isPlanned = accepted.some(({ status }) => status === 'planned' || status === 'pending');
    const verb = isPlanned ? 'would change' : 'changed';
    return [
        ...(isVerbose || !isBulk ? lines : []),
        ...(isBulk ? bulkLines(results) : []),
        ...(!isBulk && results.length > 1 ? [totalLine(results)] : []),
        ...sharedTags(results),
        `index     ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(changed.length, 'file')} ${verb}${head}`,
        ...pullRequestsOf(results).map((url) => `to merge  ${url}`),
    ].join('\n');
}
function pullRequestsOf(results) {
    const urls = results.flatMap((result) => (result.status === 'refused' ? [] : (result.pullRequest ?? [])));
    return [...new Set(urls)];
}
/**
 * A line for each group of modules that tags publish together, as their prefixes are equal, or their sum where there are many; at most one
 * block of text.
 */
function sharedTags(results) {
    const accepted = results.filter((result) => result.status !== 'refused');
    // A tag of another repository has another commit.
    const tags = [...(0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(accepted, ({ tag, commit }) => `${commit} ${tag}`).values()];
    const shared = tags.filter((group) => group.length > 1);
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(shared, (group) => group.map(({ address }) => address).join(', '));
    const [count, all] = [shared.length, new Set(shared.flat().map(({ address }) => address)).size];
    if (groups.size > MAX_LISTED_GROUPS)
        return [
            `together  ${all} modules: each of ${count} tags is a version of several, as they have the same tag prefix`,
        ];
    const lines = [...groups.values()].map((group) => {
        const [modules] = group;
        const which = group.length === 1 ? `the tag ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(modules[0].tag)}` : `each of ${group.length} tags`;
        const addresses = modules.map(({ address }) => address);
        return `together  ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(addresses).join(', ')}: ${which} is a version of each, as they have the same tag prefix`;
    });
    return lines.length === 0 ? [] : [lines.join('\n')];
}
function verdictLine(result) {
    const { compatibility } = result;
    if (compatibility === undefined)
        return [];
    const { base, required, changes, minimumVersion: minimum } = compatibility;
    const what = changes.length === 0 ? 'no changes' : `${required} changes`;
    const advice = minimum === undefined ? '' : `: use ${minimum} or higher`;
    return [`interface ${what} since ${base}${advice}`];
}
/** Sums of a run over all tags that fit on a screen, however many the tags are. */
function bulkLines(results) {
    const accepted = results.filter((result) => result.status !== 'refused');
    const refused = results.filter((result) => result.status === 'refused');
    const groups = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(accepted, ({ status }) => status);
    return [
        ...[...groups].flatMap(([status, group]) => moduleLines(group).map((line) => `${status.padEnd(9)} ${line}`)),
        ...reasonLines(refused, results).map((line) => `refused   ${line}`),
        ...verdictLines(accepted),
        totalLine(results),
    ];
}
function totalLine(results) {
    const counts = [...(0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)((0,_publish_report_js__WEBPACK_IMPORTED_MODULE_3__/* .inReportOrder */ .ET)(results), ({ status }) => status)];
    return `total     ${counts.map(([status, group]) => `${group.length} ${status}`).join(', ') || 'no tags'}`;
}
function moduleLines(results) {
    const modules = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(results, ({ address }) => address);
    if (modules.size > _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_LISTED_MODULES */ .H)
        return [`${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(results.length, 'version')} of ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(modules.size, 'module')}`];
    return [...modules].map(([address, group]) => {
        const versions = group.map(({ version }) => version).toSorted(_module_version_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy);
        const range = versions.length === 1 ? versions[0] : `${versions[0]} … ${versions.at(-1)}`;
        return `${address}: ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(group.length, 'version')}, ${range}`;
    });
}
/** A line for each reason: `74 INVALID_HCL, v1.0.0 … v1.73.0 (the type "list" is in quotes, …)`. */
function reasonLines(refused, results) {
    const hasModules = new Set(results.map(({ address }) => address)).size > 1;
    const reasons = (0,_base_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(refused, ({ error }) => `${error.code} ${alike(phraseOf(error))}`);
    const lines = [...reasons.values()]
        .sort((a, b) => b.length - a.length)
        .map((group) => {
        const [first] = group;
        const ranges = rangesOf(group, results);
        const addresses = new Set(group.map(({ address }) => address));
        const modules = addresses.size === 1 ? (first.address ?? 'no module') : (0,_base_count_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(addresses.size, 'module');
        const others = ranges.length - MAX_LISTED_RANGES;
        const shown = [...ranges.slice(0, MAX_LISTED_RANGES), ...(others > 0 ? [`${others} more`] : [])];
        const of = hasModules ? ` of ${modules}` : '';
        return `${group.length} ${first.error.code}, ${shown.join(', ')}${of} (${phraseOf(first.error)})`;
    });
    return (0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(lines);
}
/** The first detail of the message, with its file and line, else its first line. */
function phraseOf({ message }) {
    const [summary = '', detail] = message.split('\n');
    return (detail ?? summary).trim();
}
/** Equal for phrases that differ by file and line, names, numbers, addresses and paths. */
function alike(phrase) {
    const what = phrase.replace(/^(?:"[^"]*"|[^\s:"]+):(?:\d+:\d+:)? /, '');
    const words = what.replaceAll(/"[^"]*(?:"|$)/g, '*').split(' ');
    return words.map((word) => (/[\d/]/.test(word) ? '*' : word)).join(' ');
}
/**
 * The tags in the order of their versions, those without another tag of the module between them as `first … last`; of several modules
 * the first and the last of all.
 */
function rangesOf(refused, results) {
    // A tag may be refused for one of the modules alone.
    const isRefused = new Set(refused);
    const ranges = [];
    const addresses = new Set(refused.map(({ address }) => address));
    const compared = addresses.size > 1 ? refused : results.filter(({ address }) => addresses.has(address));
    let isOpen = false;
    for (const result of compared.toSorted(byVersion)) {
        const { tag } = result;
        const range = isOpen ? ranges.at(-1) : undefined;
        if (!isRefused.has(result))
            isOpen = false;
        else if (range !== undefined)
            range[1] = tag;
        else
            isOpen = ranges.push([tag, tag]) > 0;
    }
    return ranges.map(([first, last]) => (first === last ? first : `${first} … ${last}`));
}
function byVersion(a, b) {
    if (a.version === undefined || b.version === undefined)
        return Number(a.version === undefined) - Number(b.version === undefined);
    return (0,_module_version_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy)(a.version, b.version);
}
function verdictLines(results) {
    const small = results.filter((result) => result.compatibility?.minimumVersion !== undefined && result.compatibility?.required === 'major');
    const highest = small.toSorted(byVersion).at(-1);
    if (highest === undefined)
        return [];
    const { base, given, changes = [], minimumVersion } = highest.compatibility ?? {};
    const hasModules = new Set(results.map(({ address }) => address)).size > 1;
    const subject = hasModules ? `${highest.address} ${highest.version}` : highest.version;
    const of = small.length === 1 ? '' : `, the last of ${small.length} that are too small for their changes`;
    return [
        `interface ${subject} is ${given}, but ${(0,_interface_diff_change_js__WEBPACK_IMPORTED_MODULE_1__/* .worstChanges */ .Zs)(changes)} since ${base}: use ${minimumVersion} or higher${of}`,
    ];
}
/** Refusals for what a tagged commit holds; others go away with another setting, token or owner. */
const OF_THE_TAG = new Set([
    'INVALID_TAG',
    'INVALID_HCL',
    'NOT_A_MODULE',
    'UNSAFE_PACKAGE',
    'SECRET_IN_PACKAGE',
    'LIMIT_EXCEEDED',
    'INCOMPATIBLE',
]);
/** Of many tags some are old mistakes, which nobody can mend: how to leave out those that were refused, and few others. */
function adviceOnRefused(results) {
    const refused = results
        .filter((result) => result.status === 'refused')
        .filter(({ error }) => OF_THE_TAG.has(error.code));
    if (refused.length === 0)
        return [];
    const start = 'tags      to leave the refused tags out for good, add to .module-registry.yml:\n';
    const lowest = lowestAbove(refused, results);
    if (lowest !== undefined)
        return [`${start}versions: ">= ${lowest}"`];
    // A tag of several modules may have good versions of the others.
    const accepted = new Set(results.flatMap(({ status, tag }) => (status === 'refused' ? [] : tag)));
    const tags = [...new Set(refused.map(({ tag }) => tag))].filter((tag) => !accepted.has(tag));
    if (tags.length === 0 || tags.length > MAX_LISTED_TAGS)
        return [];
    const entries = tags.map((tag) => `{ tag: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tag)}, reason: "an old mistake" }`);
    return [`${start}ignore-tags: [${entries.join(', ')}]`];
}
/** The lowest version above all that were refused, unless a constraint from it on leaves out more good versions than refused ones. */
function lowestAbove(refused, results) {
    const highest = refused
        .flatMap(({ version }) => version ?? [])
        .toSorted(_module_version_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy)
        .at(-1);
    if (highest === undefined)
        return undefined;
    const good = results
        .flatMap(({ status, version }) => (status === 'refused' || version === undefined ? [] : version))
        .toSorted(_module_version_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy);
    const lowest = good.find((version) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy)(version, highest) > 0 && !(0,_module_version_js__WEBPACK_IMPORTED_MODULE_2__/* .isPrerelease */ .V1)(version));
    if (lowest === undefined)
        return undefined;
    // A constraint leaves out pre-releases above it, too.
    const lost = good.filter((version) => (0,_module_version_js__WEBPACK_IMPORTED_MODULE_2__/* .compareVersions */ .Zy)(version, lowest) < 0 || (0,_module_version_js__WEBPACK_IMPORTED_MODULE_2__/* .isPrerelease */ .V1)(version));
    return lost.length > refused.length ? undefined : lowest;
}


/***/ }),

/***/ 2263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ai: () => (/* binding */ askedBy),
/* harmony export */   MN: () => (/* binding */ withMerges),
/* harmony export */   _n: () => (/* binding */ pullRequestOf),
/* harmony export */   k2: () => (/* binding */ readLabels),
/* harmony export */   m_: () => (/* binding */ shortId)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);
/* harmony import */ var _interface_diff_change_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4867);


/** The most first. */
const ASKED_BUMPS = [..._interface_diff_change_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC, 'none'];
/** Undefined for a text that asks for nothing that there is. */
function readBump(text) {
    return ASKED_BUMPS.find((bump) => bump === text.trim().toLowerCase());
}
const PREFIX = 'release:';
const LABELS = ASKED_BUMPS.map((bump) => `${PREFIX}${bump}`);
/**
 * The labels `release:major`, `release:minor`, `release:patch` and `release:none`, in any case and with blanks after the colon. The first
 * asks for the most, and counts. Throws INVALID_INPUT for another label that begins so, and for one of the vocabulary before this one.
 */
function readLabels(labels) {
    const old = labels.find((name) => /^next-version:/i.test(name));
    if (old !== undefined)
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the label ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(old)} counts no more`, `remove it: the interface gives the number; where more is wanted, use ${LABELS.slice(0, -1).join(', ')}`);
    const own = labels.filter((name) => name.toLowerCase().startsWith(PREFIX));
    const unknown = own.filter((name) => readBump(name.slice(PREFIX.length)) === undefined);
    if (unknown.length > 0)
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the pull request has labels that ask for no release that there is: ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shortList */ .pg)(unknown.map(_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)).join(', ')}`, `use one of ${LABELS.join(', ')}; a label for something else needs a name that does not begin with "${PREFIX}"`);
    return ASKED_BUMPS.flatMap((bump) => own.filter((name) => readBump(name.slice(PREFIX.length)) === bump).map((name) => ({ name, bump })));
}
/** The trailer of a commit that asks for a part of the number. */
const RELEASE_TRAILER = 'Release';
/** Each commit with the merge commit of the first-parent history that brought it to HEAD. @param commits the newest first */
function withMerges(commits) {
    const byId = new Map(commits.map((commit) => [commit.id, commit]));
    const merges = new Map();
    const mainline = [];
    for (let at = commits[0]; at !== undefined; at = byId.get(at.parents[0] ?? ''))
        mainline.push(at);
    for (const commit of mainline)
        merges.set(commit.id, undefined);
    for (const merge of mainline.toReversed()) {
        const [, ...side] = merge.parents;
        for (let id = side.pop(); id !== undefined; id = side.pop()) {
            const commit = byId.get(id);
            if (commit === undefined || merges.has(id))
                continue;
            merges.set(id, merge);
            side.push(...commit.parents);
        }
    }
    return commits.map((commit) => ({ ...commit, merge: merges.get(commit.id) }));
}
/**
 * What the trailers of commits and the labels of their pull requests ask for: the most of it counts. `none` counts where each commit that
 * changed something has it, itself or by its merge. Throws INVALID_INPUT for a newest trailer that is no such word, and for such a label.
 * @param commits the newest first
 * @param isChange whether a commit changed what is released
 */
function askedBy(commits, isChange) {
    const newest = commits.find(({ trailers }) => trailers.length > 0);
    const [trailer] = newest?.trailers ?? [];
    if (newest !== undefined && readBump(trailer ?? '') === undefined)
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the commit ${shortId(newest.id)} asks for the release ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(newest.trailers.join(', '))}, which is none of ${ASKED_BUMPS.join(', ')}`, `correct it with a later commit of the module: git commit --trailer "${RELEASE_TRAILER}: minor"`);
    const requests = new Map(commits.map((commit) => [commit.id, requestsOf(commit)]));
    const requestsFor = ({ id, merge }) => {
        const own = requests.get(id) ?? [];
        return own.length > 0 ? own : (requests.get(merge?.id ?? '') ?? []);
    };
    const isLeftOut = (commit) => {
        const found = requestsFor(commit);
        return found.length > 0 && found.every(({ bump }) => bump === 'none');
    };
    const changing = commits.filter((commit) => commit.parents.length < 2 && isChange(commit));
    const isNone = changing.length > 0 && changing.every(isLeftOut);
    const found = [...requests.values()].flat();
    const highest = _interface_diff_change_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC.find((severity) => found.some(({ bump }) => bump === severity));
    const bump = highest ?? (isNone ? 'none' : undefined);
    const others = highest === undefined ? [] : found.filter((request) => request.bump !== bump);
    const announced = commits.flatMap((commit) => requestsFor(commit).length > 0 ? [] : (announcedBy(commit) ?? []));
    return {
        bump,
        by: found.find((request) => request.bump === bump)?.by,
        others: [...new Set(others.map(({ by }) => by))],
        announced: announced.find((each) => each.bump === 'major') ?? announced.find((each) => each.bump === 'minor'),
    };
}
/** What the subject of a commit announces. https://www.conventionalcommits.org/en/v1.0.0/#specification */
function announcedBy({ id, subject }) {
    const [, type, breaking] = /^(\w+)(?:\([^)]*\))?(!)?: /.exec(subject) ?? [];
    if (type === undefined)
        return undefined;
    if (breaking !== undefined)
        return { bump: 'major', commit: id };
    return /^feat(ure)?$/i.test(type) ? { bump: 'minor', commit: id } : undefined;
}
function requestsOf(commit) {
    const { id, trailers, pullRequest } = commit;
    const number = pullRequestOf(commit);
    const of = number === undefined ? '' : ` of #${number}`;
    return [
        ...trailers.flatMap((text) => {
            const bump = readBump(text);
            return bump === undefined ? [] : [{ bump, by: `${RELEASE_TRAILER}: ${bump} in ${shortId(id)}` }];
        }),
        ...labelsOf(pullRequest).map(({ name, bump }) => ({ bump, by: `label ${name}${of}` })),
    ];
}
/** Labels of the vocabulary before this one are of pull requests that were merged then. */
function labelsOf(pullRequest) {
    if (pullRequest === undefined)
        return [];
    try {
        return readLabels(pullRequest.labels.filter((name) => !/^next-version:/i.test(name)));
    }
    catch (error) {
        if (!(error instanceof _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl))
            throw error;
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(error.code, `#${pullRequest.number}: ${error.message}`, error.hint);
    }
}
function shortId(id) {
    return id.slice(0, 7);
}
/** The number of the pull request that a commit came with, else the one that it names as GitHub does; undefined without both. */
function pullRequestOf({ subject, merge, pullRequest }) {
    if (pullRequest !== undefined)
        return pullRequest.number;
    const [, squashed] = /\(#(\d{1,9})\)$/.exec(subject) ?? [];
    const [, merged] = /^Merge pull request #(\d{1,9}) /.exec(merge?.subject ?? '') ?? [];
    const number = squashed ?? merged;
    return number === undefined ? undefined : Number(number);
}


/***/ }),

/***/ 3385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G8: () => (/* binding */ INITIAL_VERSION),
/* harmony export */   Js: () => (/* binding */ releaseLineOf),
/* harmony export */   uy: () => (/* binding */ parseInitialVersion),
/* harmony export */   yd: () => (/* binding */ parsePreRelease)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7124);


/** @param branch the branch of HEAD; undefined is none */
function releaseLineOf(branch) {
    const [, major] = /^(?:release\/)?(\d{1,9})\.x$/.exec(branch ?? '') ?? [];
    return branch === undefined || major === undefined ? undefined : { branch, major: BigInt(major) };
}
/** The first version of a module, unless somebody names another. */
const INITIAL_VERSION = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_1__/* .parseVersion */ .ot)('0.1.0');
/** A name of pre-releases: `beta`. Throws INVALID_INPUT. */
function parsePreRelease(text) {
    const isName = /^[A-Za-z][A-Za-z-]*$/.test(text) && (0,_module_version_js__WEBPACK_IMPORTED_MODULE_1__/* .isVersion */ .lF)(`1.0.0-${text}.1`);
    if (isName)
        return text;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is no name of pre-releases`, 'use letters alone, such as alpha, beta or rc: the number is counted up by itself');
}
/** A version that releases begin with. Throws INVALID_INPUT. */
function parseInitialVersion(text) {
    const version = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_1__/* .parseVersion */ .ot)(text);
    if (!(0,_module_version_js__WEBPACK_IMPORTED_MODULE_1__/* .isPrerelease */ .V1)(version))
        return version;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is a pre-release`, `write --initial-version ${version.split('-')[0]} --pre-release NAME`);
}


/***/ }),

/***/ 8504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  formatReleases: () => (/* binding */ formatReleases),
  A3: () => (/* binding */ reasonOf),
  tc: () => (/* binding */ releaseFacts)
});

// UNUSED EXPORTS: changelogJson, releaseJson

// EXTERNAL MODULE: ./lib/base/count.js
var count = __nccwpck_require__(7526);
// EXTERNAL MODULE: ./lib/base/error.js
var error = __nccwpck_require__(991);
;// CONCATENATED MODULE: ./lib/base/table.js
/** Lines with columns of equal width. No lines without rows. */
function table(head, rows) {
    if (rows.length === 0)
        return [];
    // A row with fewer cells, such as that of a damaged module, widens no column.
    const whole = [head, ...rows.filter(({ length }) => length === head.length)];
    const widths = head.map((_, at) => Math.max(...whole.map((row) => row[at]?.length ?? 0)));
    return [head, ...rows].map((row) => row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd());
}

// EXTERNAL MODULE: ./lib/interface/diff/change.js
var change = __nccwpck_require__(4867);
// EXTERNAL MODULE: ./lib/release/commits.js
var release_commits = __nccwpck_require__(2263);
;// CONCATENATED MODULE: ./lib/release/release-report.js





/** Changes that the reason of a version names. */
const NAMED_CHANGES = 3;
/** Commits of a module that are listed. The rest is counted. */
const LISTED_COMMITS = 20;
/** What `release --json` prints. */
function releaseJson(modules) {
    return {
        modules: modules.map((module) => ({
            ...releaseFacts(module),
            changes: module.changes,
            upgrade: module.upgrade,
            commits: module.commits.map(commitJson),
            ...(module.error === undefined ? {} : { error: module.error.toRefusal() }),
        })),
    };
}
function releaseFacts(module) {
    const { name, path, status, last, next, tag, bump, asked } = module;
    return {
        name,
        path,
        status,
        last: last === undefined ? null : { version: last.version, tag: last.tag },
        next: next === undefined ? null : { version: next, tag },
        bump,
        asked: asked.bump ?? null,
        reason: reasonOf(module),
    };
}
/** What `changelog --json` prints. */
function changelogJson(modules) {
    return {
        modules: modules.map(({ name, from, to, changes, upgrade, commits, markdown }) => {
            return { name, from, to, changes, upgrade, commits: commits.map(commitJson), markdown };
        }),
    };
}
function commitJson(commit) {
    const { id, subject, author } = commit;
    return { id, subject, author, pullRequest: pullRequestOf(commit) ?? null };
}
/** A release for people: a table of what is released, and the commits of each module. */
function formatReleases(modules) {
    const shown = modules.filter(({ status }) => status !== 'unchanged' && status !== 'refused');
    const rows = shown.map((module) => [
        module.name,
        module.last?.version ?? '-',
        module.next ?? '-',
        module.status === 'skipped' ? 'none' : (module.bump ?? 'first'),
        String(module.commits.length),
        reasonOf(module).join('; '),
    ]);
    const unchanged = modules.filter(({ status }) => status === 'unchanged').length;
    const blocks = [
        table(['module', 'last', 'next', 'bump', 'commits', 'reason'], rows).join('\n'),
        ...shown.map(commitsOf),
        unchanged === 0 ? '' : `unchanged ${(0,count/* counted */.h)(unchanged, 'module')} since the last release`,
        tagsOf(modules),
    ];
    return blocks.filter((block) => block !== '').join('\n\n');
}
function commitsOf({ name, commits }) {
    if (commits.length === 0)
        return '';
    const more = commits.length - LISTED_COMMITS;
    const lines = commits.slice(0, LISTED_COMMITS).map((commit) => {
        const number = (0,release_commits/* pullRequestOf */._n)(commit);
        const isNamed = number === undefined || commit.subject.endsWith(`(#${number})`);
        const by = isNamed ? commit.author : `${commit.author}, #${number}`;
        return `  ${(0,release_commits/* shortId */.m_)(commit.id)} ${(0,error/* visible */.RK)(commit.subject)} (${(0,error/* visible */.RK)(by)})`;
    });
    return [name, ...lines, ...(more > 0 ? [`  and ${more} more`] : [])].join('\n');
}
function tagsOf(modules) {
    const made = modules.filter(({ status }) => status === 'tagged' || status === 'pushed');
    const tags = made.map(({ tag }) => tag ?? '');
    const isLocal = made.some(({ status }) => status === 'tagged');
    const lines = made.map(({ status, tag }) => `${status.padEnd(9)} ${tag}`);
    return [...lines, ...(isLocal ? [`push them: git push --atomic origin ${tags.join(' ')}`] : [])].join('\n');
}
/** Why the version has this number: the most severe changes, or the files, and who asked for more. */
function reasonOf(module) {
    const { asked, changes, files, last, status, next } = module;
    if (status === 'unchanged' || status === 'refused')
        return [];
    const by = asked.by ?? '';
    if (status === 'skipped')
        return [by];
    const isAsked = asked.bump !== undefined && asked.bump === module.bump && next !== undefined;
    const { announced } = asked;
    const subject = module.commits.find(({ id }) => id === announced?.commit)?.subject ?? announced?.bump;
    const isAnnounced = announced !== undefined && announced.bump === module.bump && !isAsked;
    const wanted = isAsked
        ? [by]
        : isAnnounced && changes.every(({ severity }) => severity !== module.bump)
            ? [`${(0,release_commits/* shortId */.m_)(announced.commit)} ${(0,error/* visible */.RK)(subject ?? '')}`]
            : [];
    const named = (0,change/* bySeverity */.Np)(changes).slice(0, NAMED_CHANGES).map(change/* sentenceOf */.$N);
    const more = changes.length - named.length;
    if (named.length > 0)
        return [...wanted, ...named, ...(more > 0 ? [`and ${more} more`] : [])];
    return [
        ...wanted,
        last === undefined ? 'the first version' : `${(0,count/* counted */.h)(files, 'file')} changed, not the interface`,
    ];
}


/***/ }),

/***/ 8978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Nb: () => (/* binding */ PAGES),
/* harmony export */   ZE: () => (/* binding */ refuseProfileWithoutClient),
/* harmony export */   ZP: () => (/* binding */ isInProfile),
/* harmony export */   jI: () => (/* binding */ PROFILES),
/* harmony export */   jp: () => (/* binding */ hasPages)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);
/* harmony import */ var _index_format_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3478);


/** Which files of an index a host gets, and whether it gets the website. docs/guides/hosting.md has the table. */
/** `latest`: pages of the latest version alone; `versions`: each version has one; `all`: so has each of its submodules and examples. */
const PAGES = ['latest', 'versions', 'all'];
const PROFILES = ['opentofu', 'protocol', 'website', 'index', 'full'];
function hasPages(profile) {
    return profile === 'website' || profile === 'full';
}
const CATALOG_OR_MODULES = /^(?:catalog|v1\/modules)\//;
/** What clients read of a module: the states of its versions are for `audit` and `doctor`. */
const PROTOCOL = /^v1\/modules\/(?:[^/]+\/){3}(?:versions(?:\.json)?|[^/]+\/(?:download|source|module\.zip))$/;
function isInProfile(profile, path) {
    if ((0,_index_format_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isWorkflow */ ._2)(path))
        return false;
    if (profile === 'index' || profile === 'full' || !CATALOG_OR_MODULES.test(path))
        return true;
    return PROTOCOL.test(path) && (profile !== 'opentofu' || !path.endsWith('/source'));
}
/** Azure's rule leads Terraform to the package itself, the rules of the others to `source`, as a URL of GitHub Pages does. */
function refuseProfileWithoutClient(profile, hosting) {
    if (profile !== 'opentofu' || hosting === undefined || hosting === 'azure-static-web-apps')
        return;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the profile ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(profile)} leaves out the "source" pages of versions, from which Terraform installs on ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(hosting)}`, 'take --profile protocol; if nobody uses Terraform, say that the site is for no known host: --hosting none');
}


/***/ }),

/***/ 3852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  D4: () => (/* binding */ decode),
  Re: () => (/* binding */ decodeAsync),
  lF: () => (/* binding */ encode),
  X$: () => (/* binding */ encodeAsync),
  qg: () => (/* binding */ parse_parse),
  EJ: () => (/* binding */ parseAsync),
  ex: () => (/* binding */ safeDecode),
  yR: () => (/* binding */ safeDecodeAsync),
  wy: () => (/* binding */ safeEncode),
  EM: () => (/* binding */ safeEncodeAsync),
  xL: () => (/* binding */ safeParse),
  bp: () => (/* binding */ safeParseAsync)
});

// UNUSED EXPORTS: validate, validateAsync

// EXTERNAL MODULE: ./node_modules/zod/v4/core/parse.js
var parse = __nccwpck_require__(4196);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var errors = __nccwpck_require__(7428);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core_core = __nccwpck_require__(8532);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/util.js
var util = __nccwpck_require__(4723);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/errors.js



/* Prototypes that already carry the lazy helper methods. Seeded with the
 * intrinsics so that `init` on a foreign object — it accepts any object —
 * can never install an accessor onto a prototype we do not own. */
const _installedErrorProtos = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
/* Helper methods live as non-enumerable lazy getters on the shared
 * prototype instead of own properties on every instance. On first
 * access the getter allocates the per-instance closure and caches it
 * as a non-enumerable own property, so detached usage still works and
 * the allocation only happens for methods actually touched. */
function _lazyMethod(proto, key, make) {
    Object.defineProperty(proto, key, {
        configurable: true,
        enumerable: false,
        get() {
            const value = make(this);
            Object.defineProperty(this, key, { value, configurable: true, writable: true });
            return value;
        },
        set(value) {
            Object.defineProperty(this, key, { value, configurable: true, writable: true });
        },
    });
}
const initializer = (inst, issues) => {
    errors/* $ZodError */.a$.init(inst, issues);
    inst.name = "ZodError";
    const proto = Object.getPrototypeOf(inst);
    if (_installedErrorProtos.has(proto))
        return;
    _installedErrorProtos.add(proto);
    _lazyMethod(proto, "format", (self) => (mapper) => errors/* formatError */.Wk(self, mapper));
    _lazyMethod(proto, "flatten", (self) => (mapper) => errors/* flattenError */.JM(self, mapper));
    _lazyMethod(proto, "addIssue", (self) => (issue) => {
        self.issues.push(issue);
        self.message = JSON.stringify(self.issues, util/* jsonStringifyReplacer */.k8, 2);
    });
    _lazyMethod(proto, "addIssues", (self) => (issues) => {
        self.issues.push(...issues);
        self.message = JSON.stringify(self.issues, util/* jsonStringifyReplacer */.k8, 2);
    });
    Object.defineProperty(proto, "isEmpty", {
        configurable: true,
        enumerable: false,
        get() {
            return this.issues.length === 0;
        },
    });
};
const ZodError = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodError", initializer)));
const ZodRealError = /*@__PURE__*/ core_core/* $constructor */.xI("ZodError", initializer, undefined, {
    Parent: Error,
});
// /** @deprecated Use `z.core.$ZodErrorMapCtx` instead. */
// export type ErrorMapCtx = core.$ZodErrorMapCtx;

;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/parse.js


const parse_parse = /* @__PURE__ */ parse/* _parse */.Tj(ZodRealError);
const parseAsync = /* @__PURE__ */ parse/* _parseAsync */.Rb(ZodRealError);
const safeParse = /* @__PURE__ */ parse/* _safeParse */.Od(ZodRealError);
const safeParseAsync = /* @__PURE__ */ parse/* _safeParseAsync */.wG(ZodRealError);

// Codec functions
const encode = /* @__PURE__ */ parse/* _encode */.Mv(ZodRealError);
const decode = /* @__PURE__ */ parse/* _decode */.e2(ZodRealError);
const encodeAsync = /* @__PURE__ */ parse/* _encodeAsync */.GW(ZodRealError);
const decodeAsync = /* @__PURE__ */ parse/* _decodeAsync */.or(ZodRealError);
const safeEncode = /* @__PURE__ */ parse/* _safeEncode */.rh(ZodRealError);
const safeDecode = /* @__PURE__ */ parse/* _safeDecode */.VS(ZodRealError);
const safeEncodeAsync = /* @__PURE__ */ parse/* _safeEncodeAsync */.v_(ZodRealError);
const safeDecodeAsync = /* @__PURE__ */ parse/* _safeDecodeAsync */.R3(ZodRealError);


/***/ }),

/***/ 3339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  rSt: () => (/* binding */ ZodNumber),
  YOg: () => (/* binding */ array),
  zMY: () => (/* binding */ schemas_boolean),
  gMt: () => (/* binding */ discriminatedUnion),
  k5n: () => (/* binding */ _enum),
  Whr: () => (/* binding */ schemas_int),
  Pq9: () => (/* binding */ json),
  RZV: () => (/* binding */ lazy),
  euz: () => (/* binding */ literal),
  _H3: () => (/* binding */ looseObject),
  aig: () => (/* binding */ number),
  Ikc: () => (/* binding */ object),
  jgl: () => (/* binding */ partialRecord),
  vkY: () => (/* binding */ preprocess),
  g1P: () => (/* binding */ record),
  rej: () => (/* binding */ strictObject),
  YjP: () => (/* binding */ string),
  PVZ: () => (/* binding */ tuple),
  KCZ: () => (/* binding */ union),
  L5J: () => (/* binding */ unknown)
});

// UNUSED EXPORTS: ZodAny, ZodArray, ZodBase64, ZodBase64URL, ZodBigInt, ZodBigIntFormat, ZodBoolean, ZodCIDRv4, ZodCIDRv6, ZodCUID, ZodCUID2, ZodCatch, ZodCodec, ZodCreditCard, ZodCustom, ZodCustomStringFormat, ZodDate, ZodDefault, ZodDiscriminatedUnion, ZodE164, ZodEmail, ZodEmoji, ZodEnum, ZodExactOptional, ZodFile, ZodFunction, ZodGUID, ZodIBAN, ZodIPv4, ZodIPv6, ZodISODate, ZodISODateTime, ZodISODuration, ZodISOTime, ZodInstanceOf, ZodIntersection, ZodJWT, ZodKSUID, ZodLazy, ZodLiteral, ZodMAC, ZodMap, ZodNaN, ZodNanoID, ZodNever, ZodNonOptional, ZodNull, ZodNullable, ZodNumberFormat, ZodObject, ZodOptional, ZodPipe, ZodPrefault, ZodPreprocess, ZodPromise, ZodReadonly, ZodRecord, ZodSet, ZodString, ZodStringFormat, ZodSuccess, ZodSymbol, ZodTemplateLiteral, ZodTransform, ZodTuple, ZodType, ZodULID, ZodURL, ZodUUID, ZodUndefined, ZodUnion, ZodUnknown, ZodVoid, ZodXID, ZodXor, _ZodString, _default, _function, any, base64, base64url, bigint, catch, check, cidrv4, cidrv6, codec, creditCard, cuid, cuid2, currencyCode, custom, date, describe, e164, email, emoji, exactOptional, file, float32, float64, function, guid, hash, hex, hostname, httpUrl, iban, instanceof, int32, int64, intersection, invertCodec, ipv4, ipv6, jwt, keyof, ksuid, looseRecord, mac, map, meta, nan, nanoid, nativeEnum, never, nonoptional, null, nullable, nullish, optional, pipe, prefault, promise, readonly, refine, set, stringFormat, stringbool, success, superRefine, symbol, templateLiteral, transform, uint32, uint64, ulid, undefined, url, uuid, uuidv4, uuidv6, uuidv7, void, xid, xor

// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core_core = __nccwpck_require__(8532);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/util.js
var core_util = __nccwpck_require__(4723);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/memoizer.js

class $ZodCyclicError extends Error {
    constructor() {
        super(`Cannot parse a reference cycle that closes through a transform`);
        this.name = "ZodCyclicError";
    }
}
/** Keyed off the context object every schema in one parse call already shares. */
const STATE = "~memo";
const NO_ISSUES = [];
// a value a cycle can close through
function isRef(value) {
    return value !== null && typeof value === "object";
}
// Receivers prefix paths in place, so the cache and every hand-out need their own copies.
function cloneIssues(issues) {
    return issues.map((iss) => (iss.path ? { ...iss, path: iss.path.slice() } : { ...iss }));
}
const recursive = /*@__PURE__*/ new WeakMap();
/** What the walk established, in order of certainty: ordered so the strongest answer among children wins. */
const NONE = 0;
const ASSUMED = 1;
const PROVEN = 2;
/** Whether this schema's subtree contains a cycle, so one parse can re-enter it. */
function isRecursive(inst, stack, resolve) {
    const cached = recursive.get(inst);
    if (cached !== undefined)
        return cached ? PROVEN : NONE;
    // Relative to the walk in progress, so not cached.
    if (stack.has(inst))
        return PROVEN;
    stack.add(inst);
    let result = NONE;
    const check = (child) => {
        if (result !== PROVEN && child?._zod) {
            const answer = isRecursive(child, stack, resolve);
            if (answer > result)
                result = answer;
        }
    };
    // `Reflect.ownKeys` rather than `Object.keys`, so a cycle through a declared symbol key is still seen
    const shape = (sh, spread) => {
        let answer = NONE;
        for (const key of Reflect.ownKeys(sh)) {
            const desc = Object.getOwnPropertyDescriptor(sh, key);
            // an object resolves its shape by spread, so a key it does not enumerate is never parsed; `z.properties` reads every own key and so keeps them all
            if (spread && !desc.enumerable)
                continue;
            // resolving runs user code, and a factory mints a fresh subtree per read, so an edge the walk can't follow counts as a cycle
            const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : NONE;
            if (child > answer)
                answer = child;
        }
        return answer;
    };
    const merge = (answer) => {
        if (answer > result)
            result = answer;
    };
    const def = inst._zod.def;
    const kind = def.type;
    switch (kind) {
        case "object": {
            const raw = core_util/* rawShape */.MO(def);
            // a def with no raw shape answers `shape` from an accessor of its own, and running that can mint a whole fresh subtree
            merge(raw ? shape(raw, true) : ASSUMED);
            check(def.catchall);
            break;
        }
        case "array":
            check(def.element);
            break;
        case "tuple":
            for (const el of def.items)
                check(el);
            check(def.rest);
            break;
        case "record":
        case "map":
            check(def.keyType);
            check(def.valueType);
            break;
        case "set":
            check(def.valueType);
            break;
        case "union":
            for (const el of def.options)
                check(el);
            break;
        case "intersection":
            check(def.left);
            check(def.right);
            break;
        case "optional":
        case "nullable":
        case "default":
        case "prefault":
        case "catch":
        case "readonly":
        case "nonoptional":
        case "promise":
        case "success":
            check(def.innerType);
            break;
        case "pipe":
            check(def.in);
            check(def.out);
            break;
        case "function":
            check(def.input);
            check(def.output);
            break;
        // `$ZodLazy` caches its inner on the def, so a resolved edge is followed exactly
        case "lazy": {
            const inner = def._cachedInner ?? (resolve ? inst._zod.innerType : undefined);
            // walked with resolution off: one hop sees past the deferral, and a lazy that yields only another unresolved lazy is generative, so it stops there
            merge(inner ? isRecursive(inner, stack, false) : ASSUMED);
            break;
        }
        // a leaf by choice: `parts` are regex fragments, not data positions
        case "template_literal":
        // leaves
        case "string":
        case "number":
        case "int":
        case "boolean":
        case "bigint":
        case "symbol":
        case "undefined":
        case "null":
        case "void":
        case "never":
        case "any":
        case "unknown":
        case "date":
        case "nan":
        case "enum":
        case "literal":
        case "file":
        case "transform":
        case "custom":
            break;
        default: {
            // a new built-in kind becomes a compile error here
            kind;
            // a user-defined kind can still hold children, and only its author knows where, so fall back to scanning the def — skipping accessors, since reading one can run user code
            for (const key in def) {
                const desc = Object.getOwnPropertyDescriptor(def, key);
                if (!desc || desc.get)
                    continue;
                const value = desc.value;
                if (!value || typeof value !== "object")
                    continue;
                if (value._zod)
                    check(value);
                else if (Array.isArray(value))
                    for (const el of value)
                        check(el);
            }
        }
    }
    stack.delete(inst);
    return settle(inst, result);
}
/** An assumed answer must not outlive the resolution that settles it, so only a certain one is cached. */
function settle(inst, answer) {
    if (answer !== ASSUMED)
        recursive.set(inst, answer === PROVEN);
    return answer;
}
/**
 * Whether one parse can re-enter this schema, i.e. its subtree contains a cycle.
 * Exported for `z.compile`, which refuses to compile such a schema: cycle
 * breaking is driven from here off state keyed on the parse context, and a
 * generated fast path has no context to key on.
 */
function isRecursiveSchema(inst) {
    // z.compile never parses, so nothing would ever resolve a lazy for it; it runs once and already treats a throw here as recursive
    return isRecursive(inst, new Set(), true) !== NONE;
}
function bucketFor(state, inst) {
    let bucket = state.buckets.get(inst);
    if (!bucket) {
        bucket = new WeakMap();
        state.buckets.set(inst, bucket);
    }
    return bucket;
}
// Set immediately before delegating to core and cleared immediately after, so `alloc` registers only for a visit this module is driving.
let handoff;
// Allocated but unfinished entries. `alloc` and the matching pop both happen in the synchronous part of a parse, so they nest even when children are async, and one stack serves every schema.
const memoizer_open = [];
const memo = {
    alloc(_inst, payload, empty) {
        const bucket = handoff;
        if (!bucket)
            return empty;
        handoff = undefined;
        const entry = { value: empty, issues: null };
        bucket.set(payload.value, entry);
        memoizer_open.push(entry);
        return empty;
    },
    guard(inst) {
        var _a;
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred.push(() => {
            const base = inst._zod.parse;
            const wrapped = (payload, ctx) => {
                // The value is a placeholder a back-edge is still waiting on, so the cycle closes through this transform. Its output can't exist in time to bind.
                if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value))
                    throw new $ZodCyclicError();
                return base(payload, ctx);
            };
            inst._zod.parse = wrapped;
            if (inst._zod.run === base)
                inst._zod.run = wrapped;
        });
    },
    attach(inst) {
        var _a;
        let isRecursiveInst;
        let rechecked = false;
        // a recursive schema is re-entered many times per parse and its bucket never changes
        let lastCtx;
        let lastBucket;
        // Wraps `parse` in a deferred so it sees the container's final parse. Core's own deferred copies `parse` into `run` when there are no checks, and it ran first, so `run` is patched to match; with checks, `run` reads `parse` dynamically.
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred.push(() => {
            const base = inst._zod.parse;
            const wrapped = (payload, ctx) => {
                if (isRecursiveInst === undefined) {
                    const walked = isRecursive(inst, new Set(), false);
                    if (walked === NONE) {
                        // Nothing here can ever fire, so take it back out.
                        inst._zod.parse = base;
                        if (inst._zod.run === wrapped)
                            inst._zod.run = base;
                        return base(payload, ctx);
                    }
                    // this parse resolves the deferred edges on its own path, so ask once more before latching
                    if (walked === PROVEN || rechecked)
                        isRecursiveInst = true;
                    else
                        rechecked = true;
                }
                const input = payload.value;
                if (!isRef(input))
                    return base(payload, ctx);
                let state = ctx[STATE];
                if (!state) {
                    state = { buckets: new WeakMap(), backEdges: undefined };
                    ctx[STATE] = state;
                }
                let bucket;
                if (lastCtx === ctx) {
                    bucket = lastBucket;
                }
                else {
                    bucket = bucketFor(state, inst);
                    lastCtx = ctx;
                    lastBucket = bucket;
                }
                const hit = bucket.get(input);
                if (hit) {
                    payload.value = hit.value;
                    if (hit.issues) {
                        if (hit.issues.length)
                            payload.issues.push(...cloneIssues(hit.issues));
                    }
                    else {
                        // Still being parsed: its own checks cover it, so skip them here.
                        payload.memo = true;
                        state.backEdges ?? (state.backEdges = new WeakSet());
                        state.backEdges.add(hit.value);
                    }
                    return payload;
                }
                handoff = bucket;
                const depth = memoizer_open.length;
                const result = base(payload, ctx);
                handoff = undefined;
                // A container that rejected its input outright allocated nothing.
                const entry = memoizer_open.length > depth ? memoizer_open.pop() : undefined;
                // Both paths written out so the sync one allocates no closure. It runs once per node, and capturing here cost more than everything else combined.
                if (result instanceof Promise) {
                    return result.then((r) => {
                        if (entry)
                            entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES;
                        return r;
                    });
                }
                if (entry)
                    entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES;
                return result;
            };
            inst._zod.parse = wrapped;
            if (inst._zod.run === base)
                inst._zod.run = wrapped;
        });
    },
};
/** The memoizer that gives containers cycle support. `zod` installs it by default; `zod/mini` opts in with `config({ memoizer: memoizer() })`. */
function memoizer() {
    return memo;
}
/** Whether this value is a node a back-edge resolved to before it finished. */
function isBackEdge(ctx, value) {
    const backEdges = ctx[STATE]?.backEdges;
    return backEdges !== undefined && isRef(value) && backEdges.has(value);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/checks.js
var core_checks = __nccwpck_require__(4890);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/doc.js
class Doc {
    constructor(args = [], closed = {}) {
        this.content = [];
        this.indent = 0;
        this.args = args;
        this.closed = closed;
    }
    // the compiler catches a child's throw and keeps writing into this doc, so the indent has to unwind with it
    indented(fn) {
        this.indent += 1;
        try {
            fn(this);
        }
        finally {
            this.indent -= 1;
        }
    }
    write(arg) {
        if (typeof arg === "function") {
            arg(this, { execution: "sync" });
            arg(this, { execution: "async" });
            return;
        }
        const content = arg;
        const lines = content.split("\n").filter((x) => x);
        const minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
        const dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
        for (const line of dedented) {
            this.content.push(line);
        }
    }
    compile() {
        const F = Function;
        const content = this?.content ?? [``];
        const factory = new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`);
        return factory(...Object.values(this.closed));
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/regexes.js
var core_regexes = __nccwpck_require__(3908);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/versions.js
const version = {
    major: 4,
    minor: 6,
    patch: 7,
};

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/schemas.js







const $ZodType = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodType", (inst, def) => {
    var _a;
    inst ?? (inst = {});
    inst._zod.def = def; // set _def property
    inst._zod.bag = inst._zod.bag || {}; // initialize _bag object
    inst._zod.version = version;
    const defChecks = inst._zod.def.checks;
    // if inst is itself a checks.$ZodCheck, run it as a check
    const checks = inst._zod.traits.has("$ZodCheck")
        ? [inst, ...(defChecks ?? [])]
        : defChecks?.length
            ? [...defChecks]
            : [];
    for (const ch of checks) {
        for (const fn of ch._zod.onattach) {
            fn(inst);
        }
    }
    if (checks.length === 0) {
        // deferred initializer inst._zod.parse is not yet defined
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred?.push(() => {
            inst._zod.run = inst._zod.parse;
        });
    }
    else {
        const runChecks = (payload, checks, ctx) => {
            if (payload.memo)
                return payload;
            let isAborted = core_util/* aborted */.QH(payload);
            let asyncResult;
            for (const ch of checks) {
                if (ch._zod.def.when) {
                    if (core_util/* explicitlyAborted */.rL(payload))
                        continue;
                    const shouldRun = ch._zod.def.when(payload);
                    if (!shouldRun)
                        continue;
                }
                else if (isAborted) {
                    continue;
                }
                const currLen = payload.issues.length;
                const _ = ch._zod.check(payload);
                if (_ instanceof Promise && ctx?.async === false) {
                    throw new core_core/* $ZodAsyncError */.GT();
                }
                if (asyncResult || _ instanceof Promise) {
                    asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
                        await _;
                        const nextLen = payload.issues.length;
                        if (nextLen === currLen)
                            return;
                        core_util/* attachSchema */.d3(payload.issues, currLen, inst);
                        if (!isAborted)
                            isAborted = core_util/* aborted */.QH(payload, currLen);
                    });
                }
                else {
                    const nextLen = payload.issues.length;
                    if (nextLen === currLen)
                        continue;
                    core_util/* attachSchema */.d3(payload.issues, currLen, inst);
                    if (!isAborted)
                        isAborted = core_util/* aborted */.QH(payload, currLen);
                }
            }
            if (asyncResult) {
                return asyncResult.then(() => {
                    return payload;
                });
            }
            return payload;
        };
        const handleCanaryResult = (canary, payload, ctx) => {
            // abort if the canary is aborted
            if (core_util/* aborted */.QH(canary)) {
                canary.aborted = true;
                return canary;
            }
            // run checks first, then
            const checkResult = runChecks(payload, checks, ctx);
            if (checkResult instanceof Promise) {
                if (ctx.async === false)
                    throw new core_core/* $ZodAsyncError */.GT();
                return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
            }
            return inst._zod.parse(checkResult, ctx);
        };
        inst._zod.run = (payload, ctx) => {
            if (ctx.skipChecks) {
                return inst._zod.parse(payload, ctx);
            }
            if (ctx.direction === "backward") {
                // run canary initial pass (no checks)
                const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
                if (canary instanceof Promise) {
                    return canary.then((canary) => {
                        return handleCanaryResult(canary, payload, ctx);
                    });
                }
                return handleCanaryResult(canary, payload, ctx);
            }
            // forward
            const result = inst._zod.parse(payload, ctx);
            if (result instanceof Promise) {
                if (ctx.async === false)
                    throw new core_core/* $ZodAsyncError */.GT();
                return result.then((result) => runChecks(result, checks, ctx));
            }
            return runChecks(result, checks, ctx);
        };
    }
}, {
    // Wrappers extend this by installing a richer factory over it; reading it eagerly would defeat the laziness.
    get "~standard"() {
        return core_util/* hide */.jD(this, "~standard", standardProps(this));
    },
    set "~standard"(value) {
        core_util/* own */.qh(this, "~standard", value);
    },
});
/** The Standard Schema surface for `inst`. Shared so wrappers can extend it without forcing it. */
// a Standard Schema result only reports issues, so a failure finalizes them straight off the raw payload: no ZodError, and no lazy result to read through
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())) } : { value: r.value };
async function validateAsync(inst, value) {
    const ctx = { async: true };
    return toStandardResult((await inst._zod.run({ value, issues: [] }, ctx)), ctx);
}
function standardProps(inst) {
    return {
        validate: (value) => {
            const ctx = { async: false };
            try {
                const r = inst._zod.run({ value, issues: [] }, ctx);
                if (!(r instanceof Promise))
                    return toStandardResult(r, ctx);
            }
            catch (_) { }
            // async function so a synchronously throwing check rejects instead of escaping validate
            return validateAsync(inst, value);
        },
        vendor: "zod",
        version: 1,
    };
}

const $ZodString = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodString", (inst, def) => {
    $ZodType.init(inst, def);
    // a format's own pattern, else unbounded; a template literal derives the check-aware form itself
    inst._zod.pattern = def.pattern ?? core_regexes/* anyString */.gp;
    inst._zod.parse = (payload, _) => {
        if (def.coerce)
            try {
                payload.value = String(payload.value);
            }
            catch (_) { }
        if (typeof payload.value === "string")
            return payload;
        payload.issues.push({
            expected: "string",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodStringFormat = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodStringFormat", (inst, def) => {
    // check initialization must come first
    core_checks/* $ZodCheckStringFormat */.ql.init(inst, def);
    $ZodString.init(inst, def);
});
const $ZodGUID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodGUID", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* guid */.Os);
    $ZodStringFormat.init(inst, def);
});
const $ZodUUID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodUUID", (inst, def) => {
    if (def.version) {
        const versionMap = {
            v1: 1,
            v2: 2,
            v3: 3,
            v4: 4,
            v5: 5,
            v6: 6,
            v7: 7,
            v8: 8,
        };
        const v = versionMap[def.version];
        if (v === undefined)
            throw new Error(`Invalid UUID version: "${def.version}"`);
        def.pattern ?? (def.pattern = core_regexes/* uuid */.uR(v));
    }
    else
        def.pattern ?? (def.pattern = core_regexes/* uuid */.uR());
    $ZodStringFormat.init(inst, def);
});
const $ZodEmail = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodEmail", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* email */.Rp);
    $ZodStringFormat.init(inst, def);
});
/** The `://` guard rejected the input before the URL constructor saw it. */
const URL_BAD_FORMAT = 1;
/** The URL parser rejected the input. */
const URL_UNPARSEABLE = 2;
function canParseURL(input) {
    try {
        if (typeof URL !== "undefined" && typeof URL.canParse === "function")
            return URL.canParse(input);
        new URL(input);
        return true;
    }
    catch {
        return false;
    }
}
function validateURL(trimmed, def) {
    if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) {
        return canParseURL(trimmed) || URL_UNPARSEABLE;
    }
    return parseURLObject(trimmed, def);
}
/** Parses a URL while preserving the non-normalizing HTTP guard. */
function parseURLObject(trimmed, def) {
    // When normalize is off, require :// for http/https URLs. This prevents strings like "http:example.com" or "https:/path" from being silently accepted
    if (!def.normalize && def.protocol?.source === core_regexes/* httpProtocol */.F.source && !/^https?:\/\//i.test(trimmed)) {
        return URL_BAD_FORMAT;
    }
    try {
        if (typeof URL !== "undefined") {
            const URLStatic = URL;
            if (typeof URLStatic.parse === "function")
                return URLStatic.parse(trimmed) ?? URL_UNPARSEABLE;
        }
        // @ts-ignore
        return new URL(trimmed);
    }
    catch {
        return URL_UNPARSEABLE;
    }
}
const asciiTabOrNewline = /[\t\n\r]/g;
/** The URL parser deletes every ASCII tab, LF and CR from its input before it parses, so `new URL("https://exa\nmple.com")` reports on `example.com`. Applying the same deletion to the returned value closes the half of that divergence which can move the host; the parser's other rewrite, stripping C0 controls at the edges, cannot. */
function stripTabAndNewline(value) {
    return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
    hostname.lastIndex = 0;
    return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
    protocol.lastIndex = 0;
    return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
const $ZodURL = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodURL", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        try {
            // Trim whitespace from input
            const trimmed = payload.value.trim();
            const url = validateURL(trimmed, def);
            if (url === URL_BAD_FORMAT) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid URL format",
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
                return;
            }
            if (url === URL_UNPARSEABLE) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
                return;
            }
            if (url === true) {
                payload.value = stripTabAndNewline(trimmed);
                return;
            }
            if (def.hostname && !urlHostnameOk(url, def.hostname)) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid hostname",
                    pattern: def.hostname.source,
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
            }
            if (def.protocol && !urlProtocolOk(url, def.protocol)) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid protocol",
                    pattern: def.protocol.source,
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
            }
            // Set the output value based on normalize flag
            payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
            return;
        }
        catch (_) {
            payload.issues.push({
                code: "invalid_format",
                format: "url",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodEmoji = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodEmoji", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* emoji */.Zg());
    $ZodStringFormat.init(inst, def);
});
const $ZodNanoID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNanoID", (inst, def) => {
    if (def.length !== undefined && (!Number.isInteger(def.length) || def.length < 1))
        throw new Error(`Invalid nanoid length: ${def.length}`);
    def.pattern ?? (def.pattern = def.length === undefined ? core_regexes/* nanoid */.Ak : core_regexes/* nanoidOfLength */.D2(def.length));
    $ZodStringFormat.init(inst, def);
});
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link $ZodCUID2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const $ZodCUID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCUID", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* cuid */.gF);
    $ZodStringFormat.init(inst, def);
});
const $ZodCUID2 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCUID2", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* cuid2 */.Gl);
    $ZodStringFormat.init(inst, def);
});
const $ZodULID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodULID", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* ulid */.Z0);
    $ZodStringFormat.init(inst, def);
});
const $ZodXID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodXID", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* xid */.kM);
    $ZodStringFormat.init(inst, def);
});
const $ZodKSUID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodKSUID", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* ksuid */.fO);
    $ZodStringFormat.init(inst, def);
});
const $ZodISODateTime = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodISODateTime", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* datetime */.w$(def));
    $ZodStringFormat.init(inst, def);
});
const $ZodISODate = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodISODate", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* date */.p6);
    $ZodStringFormat.init(inst, def);
});
const $ZodISOTime = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodISOTime", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* time */.kB(def));
    $ZodStringFormat.init(inst, def);
});
const $ZodISODuration = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodISODuration", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* duration */.p0);
    $ZodStringFormat.init(inst, def);
});
const $ZodIPv4 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodIPv4", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* ipv4 */.uX);
    $ZodStringFormat.init(inst, def);
});
/** An IPv6 address is written with hex digits, colons and dots, and nothing else. The guard is what makes the check below an IPv6 check: `new URL("http://[...]")` parses an authority, not an address, so `@` and `\` re-delimit it and `"::@1\\"` validates against the host `0.0.0.1`. The URL parser also deletes ASCII tab, LF and CR rather than failing, which is how `"::1\n"` validated as `::1`. */
const ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
    if (!ipv6Alphabet.test(value))
        return false;
    return canParseURL(`http://[${value}]`);
}
const $ZodIPv6 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodIPv6", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* ipv6 */.ug);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (!isValidIPv6(payload.value)) {
            payload.issues.push({
                code: "invalid_format",
                format: "ipv6",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodMAC = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodMAC", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.mac(def.delimiter));
    $ZodStringFormat.init(inst, def);
})));
const $ZodCIDRv4 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCIDRv4", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* cidrv4 */.zr);
    $ZodStringFormat.init(inst, def);
});
function isValidCIDRv6(value) {
    const parts = value.split("/");
    if (parts.length !== 2)
        return false;
    const [address, prefix] = parts;
    if (!prefix)
        return false;
    const prefixNum = Number(prefix);
    if (`${prefixNum}` !== prefix)
        return false;
    if (prefixNum < 0 || prefixNum > 128)
        return false;
    return isValidIPv6(address);
}
const $ZodCIDRv6 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCIDRv6", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* cidrv6 */.l7); // not used for validation
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (!isValidCIDRv6(payload.value)) {
            payload.issues.push({
                code: "invalid_format",
                format: "cidrv6",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
//////////////////////////////   ZodBase64   //////////////////////////////
function isValidBase64(data) {
    if (data === "")
        return true;
    // atob ignores whitespace, so reject it up front.
    if (/\s/.test(data))
        return false;
    if (data.length % 4 !== 0)
        return false;
    try {
        // @ts-ignore
        atob(data);
        return true;
    }
    catch {
        return false;
    }
}
// lax on purpose: the quantified regexes.base64 overflows the regex stack on multi-MB input and its leading ^$| alternation leaks through template-literal composition; isValidBase64 enforces length and padding
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const $ZodBase64 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodBase64", (inst, def) => {
    def.pattern ?? (def.pattern = base64Charset);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidBase64(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "base64",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
//////////////////////////////   ZodBase64URL   //////////////////////////////
// lax on purpose: the quantified regexes.base64url overflows the regex stack on multi-MB input; isValidBase64 enforces length on the padded string
const base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
    if (!base64urlCharset.test(data))
        return false;
    const base64 = data.replace(/[-_]/g, (c) => (c === "-" ? "+" : "/"));
    const padded = base64.padEnd(Math.ceil(base64.length / 4) * 4, "=");
    return isValidBase64(padded);
}
const $ZodBase64URL = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodBase64URL", (inst, def) => {
    def.pattern ?? (def.pattern = base64urlCharset);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidBase64URL(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "base64url",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodE164 = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodE164", (inst, def) => {
    def.pattern ?? (def.pattern = core_regexes/* e164 */.hQ);
    $ZodStringFormat.init(inst, def);
});
//////////////////////////////   ZodCreditCard   //////////////////////////////
const CC_SANITIZE = /[- ]/g;
/** Luhn checksum on a digit-only string. Adapted from valibot (MIT). */
function isLuhnAlgo(digits) {
    let length = digits.length;
    let bit = 1;
    let sum = 0;
    while (length) {
        const value = digits.charCodeAt(--length) - 48;
        bit ^= 1;
        sum += bit ? [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][value] : value;
    }
    return sum % 10 === 0;
}
function isValidCreditCard(input) {
    if (!regexes.creditCard.test(input))
        return false;
    return isLuhnAlgo(input.replace(CC_SANITIZE, ""));
}
const $ZodCreditCard = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCreditCard", (inst, def) => {
    // Shape only — the Luhn check below is not expressible as a pattern, so consumers of `pattern` (JSON Schema, template literals) get the length and separator rules alone.
    def.pattern ?? (def.pattern = regexes.creditCard);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidCreditCard(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "credit_card",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
//////////////////////////////   ZodIBAN   //////////////////////////////
// iso 7064 mod 97-10 checksum without BigInt
function isIso7064Mod97(iban) {
    let remainder = 0;
    const len = iban.length;
    for (let i = 4; i < len; i++) {
        const code = iban.charCodeAt(i);
        remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
    }
    for (let i = 0; i < 4; i++) {
        const code = iban.charCodeAt(i);
        remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
    }
    return remainder === 1;
}
function isValidIBAN(input) {
    if (!regexes.iban.test(input))
        return false;
    return isIso7064Mod97(input);
}
const $ZodIBAN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodIBAN", (inst, def) => {
    // shape only — checksum is not expressible as a pattern
    def.pattern ?? (def.pattern = regexes.iban);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidIBAN(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "iban",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
//////////////////////////////   ZodJWT   //////////////////////////////
function isValidJWT(token, algorithm = null) {
    try {
        const tokensParts = token.split(".");
        if (tokensParts.length !== 3)
            return false;
        const [header] = tokensParts;
        if (!header)
            return false;
        // @ts-ignore
        const parsedHeader = JSON.parse(atob(header));
        if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT")
            return false;
        if (!parsedHeader.alg)
            return false;
        if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm))
            return false;
        return true;
    }
    catch {
        return false;
    }
}
const $ZodJWT = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodJWT", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidJWT(payload.value, def.alg))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "jwt",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCustomStringFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCustomStringFormat", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (def.fn(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: def.format,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodNumber = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNumber", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = core_regexes/* number */.ai;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = Number(payload.value);
            }
            catch (_) { }
        const input = payload.value;
        if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
            return payload;
        }
        const received = typeof input === "number"
            ? Number.isNaN(input)
                ? "NaN"
                : !Number.isFinite(input)
                    ? String(input)
                    : undefined
            : undefined;
        payload.issues.push({
            expected: "number",
            code: "invalid_type",
            input,
            inst,
            ...(received ? { received } : {}),
        });
        return payload;
    };
});
const $ZodNumberFormat = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNumberFormat", (inst, def) => {
    core_checks/* $ZodCheckNumberFormat */.KH.init(inst, def);
    $ZodNumber.init(inst, def); // no format checks
});
const $ZodBoolean = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodBoolean", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = core_regexes/* boolean */.zM;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = Boolean(payload.value);
            }
            catch (_) { }
        const input = payload.value;
        if (typeof input === "boolean")
            return payload;
        payload.issues.push({
            expected: "boolean",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
});
const $ZodBigInt = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodBigInt", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = core_regexes/* bigint */.o;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = BigInt(payload.value);
            }
            catch (_) { }
        if (typeof payload.value === "bigint")
            return payload;
        payload.issues.push({
            expected: "bigint",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodBigIntFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodBigIntFormat", (inst, def) => {
    checks.$ZodCheckBigIntFormat.init(inst, def);
    $ZodBigInt.init(inst, def); // no format checks
})));
const $ZodSymbol = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodSymbol", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "symbol")
            return payload;
        payload.issues.push({
            expected: "symbol",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodUndefined = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodUndefined", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = regexes.undefined;
    inst._zod.values = new Set([undefined]);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "undefined")
            return payload;
        payload.issues.push({
            expected: "undefined",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodNull = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNull", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = core_regexes/* null */.ch;
    inst._zod.values = new Set([null]);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (input === null)
            return payload;
        payload.issues.push({
            expected: "null",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
});
const $ZodAny = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodAny", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload) => payload;
})));
const $ZodUnknown = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodUnknown", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload) => payload;
});
const $ZodNever = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNever", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        payload.issues.push({
            expected: "never",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodVoid = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodVoid", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "undefined")
            return payload;
        payload.issues.push({
            expected: "void",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodDate = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodDate", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce) {
            try {
                payload.value = new Date(payload.value);
            }
            catch (_err) { }
        }
        const input = payload.value;
        const isDate = input instanceof Date;
        const isValidDate = isDate && !Number.isNaN(input.getTime());
        if (isValidDate)
            return payload;
        payload.issues.push({
            expected: "date",
            code: "invalid_type",
            input,
            ...(isDate ? { received: "Invalid Date" } : {}),
            inst,
        });
        return payload;
    };
});
// an oversized container fails its leading size checks before any element is parsed
function capSize(inst, size) {
    const caps = core_util/* sizeCaps */.hi(inst._zod.def.checks);
    if (!caps.length)
        return;
    const cap = Math.min(...caps.map((c) => c[0]));
    const parse = inst._zod.parse;
    inst._zod.parse = (payload, ctx) => {
        const n = size(payload.value);
        if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
            for (const [max, ch] of core_util/* sizeCaps */.hi(inst._zod.def.checks)) {
                if (n > max && ch._zod.def.when(payload)) {
                    const start = payload.issues.length;
                    ch._zod.check(payload);
                    // the value is still the raw input, so no later check may read it
                    payload.issues[start].continue = false;
                    core_util/* attachSchema */.d3(payload.issues, start, inst);
                    return payload;
                }
            }
        }
        return parse(payload, ctx);
    };
}
const arraySize = (input) => (Array.isArray(input) ? input.length : -1);
const mapSize = (input) => (input instanceof Map ? input.size : -1);
const setSize = (input) => (input instanceof Set ? input.size : -1);
function handleArrayResult(result, final, index) {
    if (result.issues.length) {
        final.issues.push(...core_util/* prefixIssues */.lQ(index, result.issues));
    }
    final.value[index] = result.value;
}
const $ZodArray = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodArray", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core_core/* globalConfig */.cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!Array.isArray(input)) {
            payload.issues.push({
                expected: "array",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
        const proms = [];
        const abortEarly = ctx?.abortEarly;
        for (let i = 0; i < input.length; i++) {
            const item = input[i];
            const result = def.element._zod.run({
                value: item,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                proms.push(result.then((result) => handleArrayResult(result, payload, i)));
            }
            else {
                handleArrayResult(result, payload, i);
                // the element's payload is authoritative here, since handleArrayResult forwards every issue; an object's is not, because it drops a failed absent optional
                if (abortEarly && result.issues.length !== 0 && core_util/* aborted */.QH(result))
                    break;
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => payload);
        }
        return payload; //handleArrayResultsAsync(parseResults, final);
    };
    capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
    const isPresent = key in input;
    const isOptionalOut = optout === "optional";
    // The middle rung means "absence permitted, nothing supplied in its place", so an absent key contributes nothing — whatever the schema made of `undefined` is invented, not substituted. Only `optional` reaches this with a value: `defaulted` substitutes, and a schema that isn't optional-out has to keep the key.
    if (!isPresent && isOptionalOut && optin === "optional") {
        return;
    }
    if (result.issues.length) {
        // For optional-in/out schemas, ignore errors on absent keys.
        if (optin !== undefined && isOptionalOut && !isPresent) {
            return;
        }
        final.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
    }
    if (!isPresent && optin === undefined) {
        if (!result.issues.length) {
            final.issues.push({
                code: "invalid_type",
                expected: "nonoptional",
                input: undefined,
                path: [key],
            });
        }
        return;
    }
    if (result.value === undefined) {
        if (isPresent || (optin === "defaulted" && !isOptionalOut)) {
            final.value[key] = undefined;
        }
    }
    else {
        final.value[key] = result.value;
    }
}
// one shared instance; a fresh [] per schema cost 56 bytes retained
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
    const keys = Object.keys(def.shape);
    const ownSymbols = Object.getOwnPropertySymbols(def.shape);
    const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
    // aliases `keys` when there are no symbols, so a string-only shape keeps one array
    const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
    for (const k of allKeys) {
        if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
            throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
        }
    }
    const okeys = core_util/* optionalKeys */.NM(def.shape);
    return {
        ...def,
        allKeys,
        symbolKeys,
        // string-only: handleCatchall matches it against `for...in`, which never yields a symbol
        keySet: new Set(keys),
        numKeys: keys.length,
        optionalKeys: new Set(okeys),
    };
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
    const unrecognized = [];
    const keySet = def.keySet;
    const _catchall = def.catchall._zod;
    const t = _catchall.def.type;
    const optin = _catchall.optin;
    const optout = _catchall.optout;
    // starts at 0, not the current length: the shape phase already ran and may have aborted
    let seen = 0;
    for (const key in input) {
        if (abortEarly && payload.issues.length !== seen) {
            if (core_util/* aborted */.QH(payload, seen))
                break;
            seen = payload.issues.length;
        }
        // Must precede the __proto__ branch: a declared key is not unrecognized, even though the shape loop deliberately strips __proto__ from the parsed output.
        if (keySet.has(key))
            continue;
        // Don't copy an undeclared __proto__ into the result; assignment to a plain {} would replace the result prototype. But in strict mode it is still an unknown key, so report it before skipping.
        if (key === "__proto__") {
            if (t === "never")
                unrecognized.push(key);
            continue;
        }
        if (t === "never") {
            unrecognized.push(key);
            continue;
        }
        const r = _catchall.run({ value: input[key], issues: [] }, ctx);
        if (r instanceof Promise) {
            proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
        }
        else {
            handlePropertyResult(r, payload, key, input, optin, optout);
        }
    }
    if (unrecognized.length) {
        payload.issues.push({
            code: "unrecognized_keys",
            keys: unrecognized,
            input,
            inst,
            // Describes the shape of the input, not the validity of the parsed value, so it never aborts. The parse still fails; the schema's own checks just get to run first, and an enclosing intersection can reconcile the key against a sibling operand.
            continue: true,
        });
    }
    if (!proms.length)
        return payload;
    return Promise.all(proms).then(() => {
        return payload;
    });
}
const $ZodObject = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodObject", (inst, def) => {
    // requires cast because technically $ZodObject doesn't extend
    $ZodType.init(inst, def);
    const desc = Object.getOwnPropertyDescriptor(def, "shape");
    // a cloned def carries its source's accessor, which knows the shape it answers from; adopting that keeps the clone's keys readable without running it
    const sh = desc?.get ? desc.get.raw : (def.shape ?? {});
    if (sh) {
        // Freezes the shape on first read, so its getters resolve once and every later read sees the same schemas.
        const get = () => {
            const newSh = { ...sh };
            Object.defineProperty(def, "shape", { value: newSh });
            get.raw = newSh;
            return newSh;
        };
        get.raw = sh;
        Object.defineProperty(def, "shape", { get });
    }
    const _normalized = core_util/* cached */.PO(() => normalizeDef(def));
    core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => {
        const shape = zod.def.shape;
        const propValues = {};
        for (const key in shape) {
            const field = shape[key]._zod;
            if (field.values) {
                if (!Object.prototype.hasOwnProperty.call(propValues, key)) {
                    core_util/* assignProp */.Vy(propValues, key, new Set());
                }
                for (const v of field.values)
                    propValues[key].add(v);
                // An omittable slot reads back as undefined at a discriminator lookup, so it has to claim undefined: two options that can both omit the key are not discriminable on it.
                if (field.optin !== undefined)
                    propValues[key].add(undefined);
            }
        }
        return propValues;
    });
    const isObject = core_util/* isObject */.Gv;
    const catchall = def.catchall;
    let value;
    const memo = core_core/* globalConfig */.cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject(input)) {
            payload.issues.push({
                expected: "object",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
        const proms = [];
        const shape = value.shape;
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const key of value.allKeys) {
            if (abortEarly && payload.issues.length !== seen) {
                if (core_util/* aborted */.QH(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            if (key === "__proto__")
                continue;
            const el = shape[key];
            const optin = el._zod.optin;
            const optout = el._zod.optout;
            const r = el._zod.run({ value: input[key], issues: [] }, ctx);
            if (r instanceof Promise) {
                proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
            }
            else {
                handlePropertyResult(r, payload, key, input, optin, optout);
            }
        }
        if (!catchall) {
            return proms.length ? Promise.all(proms).then(() => payload) : payload;
        }
        return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
    };
});
const $ZodObjectJIT = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodObjectJIT", (inst, def) => {
    // requires cast because technically $ZodObject doesn't extend
    $ZodObject.init(inst, def);
    const superParse = inst._zod.parse;
    const _normalized = core_util/* cached */.PO(() => normalizeDef(def));
    const memo = core_core/* globalConfig */.cr.memoizer;
    const generateFastpass = (shape) => {
        const normalized = _normalized.value;
        const syms = normalized.symbolKeys;
        // a symbol has no source literal, so it is read as `syms[i]` off the closed-over scope
        const doc = new Doc(["payload", "ctx"], { shape, inst, memo, syms });
        const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
        // prefixes in place, like util.prefixIssues. newResult must land before the early return: a catchall runs after this and would otherwise write onto the caller's input
        const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
        doc.write(`const input = payload.value;`);
        const ids = Object.create(null);
        let counter = 0;
        for (const key of normalized.allKeys) {
            ids[key] = `key_${counter++}`;
        }
        // A: preserve key order {
        doc.write(memo ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
        for (const key of normalized.allKeys) {
            if (key === "__proto__")
                continue;
            const id = ids[key];
            const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : core_util/* esc */.UQ(key);
            const isPresent = `${k} in input`;
            const schema = shape[key];
            const optin = schema?._zod?.optin;
            const isOptionalIn = optin !== undefined;
            const isOptionalOut = schema?._zod?.optout === "optional";
            doc.write(`const ${id} = ${parseStr(k)};`);
            if (isOptionalIn && isOptionalOut) {
                // For optional-in/out schemas, ignore errors on absent keys — and, like the interpreted path, drop the value produced alongside them. The middle rung goes further: it permits absence without supplying anything in its place, so an absent key contributes nothing at all.
                const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
                doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
            }
            else if (!isOptionalIn) {
                doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
            }
            else {
                doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
                if (optin === "defaulted") {
                    doc.write(`newResult[${k}] = ${id}.value;`);
                }
                else {
                    doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
                }
            }
        }
        doc.write(`payload.value = newResult;`);
        doc.write(`return payload;`);
        // closing `shape` in is what pays: turbofan specializes the parser against that one shape object, so every `shape[k]._zod.run` folds to a known callee. as a parameter it stays a generic load and measures 13% slower even with the forwarding frame gone
        return doc.compile();
    };
    let fastpass;
    const isObject = core_util/* isObject */.Gv;
    const jit = !core_core/* globalConfig */.cr.jitless;
    const allowsEval = core_util/* allowsEval */.hI;
    const fastEnabled = jit && allowsEval.value; // && !def.catchall;
    const catchall = def.catchall;
    let value;
    inst._zod.parse = (payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject(input)) {
            payload.issues.push({
                expected: "object",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
            // always synchronous
            if (!fastpass)
                fastpass = generateFastpass(def.shape);
            payload = fastpass(payload, ctx);
            if (!catchall)
                return payload;
            return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
        }
        return superParse(payload, ctx);
    };
});
function handleUnionResults(results, final, inst, ctx) {
    for (const result of results) {
        if (result.issues.length === 0) {
            final.value = result.value;
            return final;
        }
    }
    const nonaborted = results.filter((r) => !core_util/* aborted */.QH(r));
    if (nonaborted.length === 1) {
        final.value = nonaborted[0].value;
        return nonaborted[0];
    }
    final.issues.push({
        code: "invalid_union",
        input: final.value,
        inst,
        errors: results.map((result) => result.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W()))),
    });
    return final;
}
const $ZodUnion = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodUnion", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted")
        ? "defaulted"
        : zod.def.options.some((o) => o._zod.optin !== undefined)
            ? "optional"
            : undefined);
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : undefined);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
        if (zod.def.options.every((o) => o._zod.values)) {
            return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
        }
        return undefined;
    });
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        if (zod.def.options.every((o) => o._zod.pattern)) {
            const patterns = zod.def.options.map((o) => o._zod.pattern);
            return new RegExp(`^(${patterns.map((p) => core_util/* cleanRegex */.p6(p.source)).join("|")})$`);
        }
        return undefined;
    });
    const first = def.options.length === 1 ? def.options[0]._zod.run : null;
    inst._zod.parse = (payload, ctx) => {
        if (first) {
            return first(payload, ctx);
        }
        let async = false;
        const results = [];
        for (const option of def.options) {
            const result = option._zod.run({
                value: payload.value,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                results.push(result);
                async = true;
            }
            else {
                if (result.issues.length === 0)
                    return result;
                results.push(result);
            }
        }
        if (!async)
            return handleUnionResults(results, payload, inst, ctx);
        return Promise.all(results).then((results) => {
            return handleUnionResults(results, payload, inst, ctx);
        });
    };
});
function handleExclusiveUnionResults(results, final, inst, ctx) {
    const matches = [];
    for (let i = 0; i < results.length; i++) {
        if (results[i].issues.length === 0)
            matches.push(i);
    }
    if (matches.length === 1) {
        final.value = results[matches[0]].value;
        return final;
    }
    if (matches.length === 0) {
        // No matches - same as regular union
        final.issues.push({
            code: "invalid_union",
            input: final.value,
            inst,
            errors: results.map((result) => result.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config()))),
        });
    }
    else {
        // Multiple matches - exclusive union failure
        final.issues.push({
            code: "invalid_union",
            input: final.value,
            inst,
            errors: [],
            inclusive: false,
            matches,
        });
    }
    return final;
}
const $ZodXor = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodXor", (inst, def) => {
    $ZodUnion.init(inst, def);
    def.inclusive = false;
    const first = def.options.length === 1 ? def.options[0]._zod.run : null;
    inst._zod.parse = (payload, ctx) => {
        if (first) {
            return first(payload, ctx);
        }
        let async = false;
        const results = [];
        for (const option of def.options) {
            const result = option._zod.run({
                value: payload.value,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                results.push(result);
                async = true;
            }
            else {
                results.push(result);
            }
        }
        if (!async)
            return handleExclusiveUnionResults(results, payload, inst, ctx);
        return Promise.all(results).then((results) => {
            return handleExclusiveUnionResults(results, payload, inst, ctx);
        });
    };
})));
/** Returns the option whose discriminator claims `value`, or throws if ambiguous. */
function getDiscriminatedOption(union, value) {
    const internals = union._zod;
    let map = internals.bag.optionsMap;
    if (!map) {
        map = discriminatorMap(internals.def);
        internals.bag.optionsMap = map;
    }
    const option = map.get(value);
    if (option === null)
        throw new Error(`Ambiguous discriminator value "${String(value)}"`);
    return option;
}
function discriminatorMap(def) {
    const map = new Map();
    for (const option of def.options) {
        const values = option._zod.propValues?.[def.discriminator];
        if (!values || values.size === 0)
            throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
        for (const value of values) {
            if (map.has(value)) {
                if (value !== undefined)
                    throw new Error(`Duplicate discriminator value "${String(value)}"`);
                // keep the collision marked so a later member cannot reclaim it
                map.set(value, null);
            }
            else {
                map.set(value, option);
            }
        }
    }
    return map;
}
const $ZodDiscriminatedUnion = 
/*@__PURE__*/
core_core/* $constructor */.xI("$ZodDiscriminatedUnion", (inst, def) => {
    def.inclusive = false;
    $ZodUnion.init(inst, def);
    const _super = inst._zod.parse;
    core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => {
        const propValues = {};
        let undefinedCount = 0;
        for (const option of zod.def.options) {
            const pv = option._zod.propValues;
            if (!pv || Object.keys(pv).length === 0)
                throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
            if (pv[zod.def.discriminator]?.has(undefined))
                undefinedCount++;
            for (const [k, v] of Object.entries(pv)) {
                if (!Object.prototype.hasOwnProperty.call(propValues, k)) {
                    core_util/* assignProp */.Vy(propValues, k, new Set());
                }
                for (const val of v) {
                    propValues[k].add(val);
                }
            }
        }
        if (!zod.def.unionFallback && undefinedCount > 1)
            propValues[zod.def.discriminator]?.delete(undefined);
        return propValues;
    });
    // Checked now rather than in the lookup map below, so an option that lacks the discriminator fails at the `discriminatedUnion` call instead of on the first object parsed. Options whose shape cannot be enumerated without resolving it — pipes and lazies — are left to the map.
    def.options.forEach((option, i) => {
        const propShape = core_util/* rawShape */.MO(option._zod.def);
        if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) {
            throw new Error(`Invalid discriminated union option at index "${i}"`);
        }
    });
    const disc = core_util/* cached */.PO(() => discriminatorMap(def));
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!core_util/* isObject */.Gv(input)) {
            payload.issues.push({
                code: "invalid_type",
                expected: "object",
                input,
                inst,
            });
            return payload;
        }
        const value = input?.[def.discriminator];
        const opt = disc.value.get(value);
        // forward metadata cannot choose an encoder for an absent tag
        if (opt && (value !== undefined || ctx.direction !== "backward")) {
            return opt._zod.run(payload, ctx);
        }
        // Fall back to union matching when the fast discriminator path fails:
        // - explicitly enabled via unionFallback, or
        // - during backward direction (encode), since codec-based discriminators have different values in forward vs backward directions
        if (def.unionFallback || ctx.direction === "backward") {
            return _super(payload, ctx);
        }
        // no matching discriminator
        payload.issues.push({
            code: "invalid_union",
            errors: [],
            note: "No matching discriminator",
            discriminator: def.discriminator,
            options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
            input,
            path: [def.discriminator],
            inst,
        });
        return payload;
    };
});
const $ZodIntersection = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodIntersection", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        const left = def.left._zod.run({ value: input, issues: [] }, ctx);
        const right = def.right._zod.run({ value: input, issues: [] }, ctx);
        const async = left instanceof Promise || right instanceof Promise;
        if (async) {
            return Promise.all([left, right]).then(([left, right]) => {
                return handleIntersectionResults(payload, left, right);
            });
        }
        return handleIntersectionResults(payload, left, right);
    };
});
function mergeValues(a, b) {
    // const aType = parse.t(a);
    // const bType = parse.t(b);
    if (a === b) {
        return { valid: true, data: a };
    }
    if (a instanceof Date && b instanceof Date && +a === +b) {
        return { valid: true, data: a };
    }
    if (core_util/* isPlainObject */.Qd(a) && core_util/* isPlainObject */.Qd(b)) {
        const bKeys = Object.keys(b);
        const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
        const newObj = { ...a, ...b };
        if (Object.prototype.hasOwnProperty.call(newObj, "__proto__"))
            delete newObj.__proto__;
        for (const key of sharedKeys) {
            if (key === "__proto__")
                continue;
            const sharedValue = mergeValues(a[key], b[key]);
            if (!sharedValue.valid) {
                return {
                    valid: false,
                    mergeErrorPath: [key, ...sharedValue.mergeErrorPath],
                };
            }
            newObj[key] = sharedValue.data;
        }
        return { valid: true, data: newObj };
    }
    if (Array.isArray(a) && Array.isArray(b)) {
        if (a.length !== b.length) {
            return { valid: false, mergeErrorPath: [] };
        }
        const newArray = [];
        for (let index = 0; index < a.length; index++) {
            const itemA = a[index];
            const itemB = b[index];
            const sharedValue = mergeValues(itemA, itemB);
            if (!sharedValue.valid) {
                return {
                    valid: false,
                    mergeErrorPath: [index, ...sharedValue.mergeErrorPath],
                };
            }
            newArray.push(sharedValue.data);
        }
        return { valid: true, data: newArray };
    }
    return { valid: false, mergeErrorPath: [] };
}
function handleIntersectionResults(result, left, right) {
    // Track which side(s) reject each key. A key rejection is reported only when BOTH sides reject it, so a key owned by one branch survives the other's key schema. strictObject reports these as unrecognized_keys; a record with an open key schema reports one invalid_key per key.
    const unrecKeys = new Map();
    let unrecIssue;
    const keyIssues = new Map();
    const collect = (iss, side) => {
        let keys;
        if (iss.code === "unrecognized_keys" && !iss.path?.length) {
            unrecIssue ?? (unrecIssue = iss);
            keys = iss.keys;
        }
        else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
            const k = String(iss.path[0]);
            if (!keyIssues.has(k))
                keyIssues.set(k, iss);
            keys = [k];
        }
        else {
            return false;
        }
        for (const k of keys) {
            if (!unrecKeys.has(k))
                unrecKeys.set(k, {});
            unrecKeys.get(k)[side] = true;
        }
        return true;
    };
    for (const iss of left.issues) {
        if (!collect(iss, "l"))
            result.issues.push(iss);
    }
    for (const iss of right.issues) {
        if (!collect(iss, "r"))
            result.issues.push(iss);
    }
    // Report only keys rejected by BOTH sides
    const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
    if (bothKeys.length) {
        const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
        if (aggregated.length)
            result.issues.push({ ...unrecIssue, keys: aggregated });
        for (const k of bothKeys) {
            if (!aggregated.includes(k) && keyIssues.has(k))
                result.issues.push(keyIssues.get(k));
        }
    }
    const merged = mergeValues(left.value, right.value);
    if (!merged.valid) {
        if (core_util/* aborted */.QH(result))
            return result;
        throw new Error(`Unmergable intersection. Error path: ` + `${JSON.stringify(merged.mergeErrorPath)}`);
    }
    result.value = merged.data;
    return result;
}
const $ZodTuple = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodTuple", (inst, def) => {
    $ZodType.init(inst, def);
    const items = def.items;
    const memo = core_core/* globalConfig */.cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!Array.isArray(input)) {
            payload.issues.push({
                input,
                inst,
                expected: "tuple",
                code: "invalid_type",
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
        const proms = [];
        const optinStart = getTupleOptStart(items, "optin");
        const optoutStart = getTupleOptStart(items, "optout");
        if (!def.rest) {
            if (input.length < optinStart) {
                payload.issues.push({
                    code: "too_small",
                    minimum: optinStart,
                    inclusive: true,
                    input,
                    inst,
                    origin: "array",
                });
                return payload;
            }
            if (input.length > items.length) {
                payload.issues.push({
                    code: "too_big",
                    maximum: items.length,
                    inclusive: true,
                    input,
                    inst,
                    origin: "array",
                });
            }
        }
        // Run every item in parallel, collecting results into an indexed array. The post-processing in `handleTupleResults` walks them in order so it can decide whether an absent optional-output error can truncate the tail or must be reported to preserve required output.
        const itemResults = new Array(items.length);
        // only tracked when there is a rest loop to skip
        const abortEarly = def.rest ? ctx?.abortEarly : undefined;
        let itemAborted = false;
        for (let i = 0; i < items.length; i++) {
            const r = items[i]._zod.run({ value: input[i], issues: [] }, ctx);
            if (r instanceof Promise) {
                proms.push(r.then((rr) => {
                    itemResults[i] = rr;
                }));
            }
            else {
                itemResults[i] = r;
                if (abortEarly && !itemAborted && r.issues.length)
                    itemAborted = core_util/* aborted */.QH(r);
            }
        }
        // sound because rest is non-empty exactly when every fixed index is present, the one case handleTupleResults cannot discard an item's issues
        if (def.rest && !itemAborted) {
            let i = items.length - 1;
            const rest = input.slice(items.length);
            let seen = payload.issues.length;
            for (const el of rest) {
                if (abortEarly && payload.issues.length !== seen) {
                    if (core_util/* aborted */.QH(payload, seen))
                        break;
                    seen = payload.issues.length;
                }
                i++;
                const result = def.rest._zod.run({ value: el, issues: [] }, ctx);
                if (result instanceof Promise) {
                    proms.push(result.then((r) => handleTupleResult(r, payload, i)));
                }
                else {
                    handleTupleResult(result, payload, i);
                }
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
        }
        return handleTupleResults(itemResults, payload, items, input, optoutStart);
    };
});
function getTupleOptStart(items, key) {
    for (let i = items.length - 1; i >= 0; i--) {
        // optin is a three-rung ladder so any rung above `undefined` permits an absent slot; optout stays two-valued.
        const omittable = key === "optin" ? items[i]._zod.optin !== undefined : items[i]._zod.optout === "optional";
        if (!omittable)
            return i + 1;
    }
    return 0;
}
function handleTupleResult(result, final, index) {
    if (result.issues.length) {
        final.issues.push(...core_util/* prefixIssues */.lQ(index, result.issues));
    }
    final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
    // Walk results in order. Mirror $ZodObject's swallow-on-absent-optional rule, but only after `optoutStart`: the first index where the output tuple tail can be absent.
    for (let i = 0; i < items.length; i++) {
        const r = itemResults[i];
        const isPresent = i < input.length;
        // The array analog of `handlePropertyResult`'s absent-key early return: the middle rung permits absence without supplying anything in its place, so the tail truncates here instead of materializing whatever the item made of `undefined`.
        if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
            final.value.length = i;
            break;
        }
        if (r.issues.length) {
            if (!isPresent && i >= optoutStart) {
                final.value.length = i;
                break;
            }
            final.issues.push(...core_util/* prefixIssues */.lQ(i, r.issues));
        }
        final.value[i] = r.value;
    }
    // Drop trailing slots that produced `undefined` for absent input
    // (the array analog of an absent optional key on an object). The
    // `i >= input.length` floor is critical: an explicit `undefined`
    // *inside* the input must be preserved even when the schema is
    // optional-out (e.g. `z.string().or(z.undefined())` accepting an
    // explicit undefined value).
    for (let i = final.value.length - 1; i >= input.length; i--) {
        if (items[i]._zod.optout === "optional" && final.value[i] === undefined) {
            final.value.length = i;
        }
        else {
            break;
        }
    }
    return final;
}
const $ZodRecord = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodRecord", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core_core/* globalConfig */.cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!core_util/* isPlainObject */.Qd(input)) {
            payload.issues.push({
                expected: "record",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        // no guard in either loop below: a record's invalid_key aborts but an enclosing intersection can reconcile it, so a stopped loop hides keys the sibling does not own and the intersection then rejects nothing
        const proms = [];
        const values = def.keyType._zod.values;
        if (values && !def.partial) {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            const recordKeys = new Set();
            for (const key of values) {
                if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
                    recordKeys.add(typeof key === "number" ? key.toString() : key);
                    // A declared __proto__ is stripped but is not an unrecognized key.
                    if (key === "__proto__")
                        continue;
                    const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
                    if (keyResult instanceof Promise) {
                        throw new Error("Async schemas not supported in object keys currently");
                    }
                    if (keyResult.issues.length) {
                        payload.issues.push({
                            code: "invalid_key",
                            origin: "record",
                            issues: keyResult.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())),
                            input: key,
                            path: [key],
                            inst,
                        });
                        continue;
                    }
                    const outKey = keyResult.value;
                    if (outKey === "__proto__")
                        continue;
                    const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
                    if (result instanceof Promise) {
                        proms.push(result.then((result) => {
                            if (result.issues.length) {
                                payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
                            }
                            payload.value[outKey] = result.value;
                        }));
                    }
                    else {
                        if (result.issues.length) {
                            payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
                        }
                        payload.value[outKey] = result.value;
                    }
                }
            }
            let unrecognized;
            for (const key in input) {
                if (!recordKeys.has(key)) {
                    if (def.mode === "loose") {
                        // skip __proto__ so it can't replace the result prototype via the assignment setter on the plain {} we build into
                        if (key === "__proto__")
                            continue;
                        payload.value[key] = input[key];
                    }
                    else {
                        unrecognized = unrecognized ?? [];
                        unrecognized.push(key);
                    }
                }
            }
            if (unrecognized && unrecognized.length > 0) {
                payload.issues.push({
                    code: "unrecognized_keys",
                    input,
                    inst,
                    keys: unrecognized,
                    continue: true,
                });
            }
        }
        else {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            // An enumerable key schema declares which keys the record owns, so a key outside the set is unrecognized. A non-enumerable one (regex, refine) is a constraint every key must satisfy, so a failing key is invalid. Only the former is reconcilable against the other side of an intersection.
            let unrecognized;
            // Reflect.ownKeys for Symbol-key support; filter non-enumerable to match z.object()
            for (const key of Reflect.ownKeys(input)) {
                if (key === "__proto__")
                    continue;
                if (!Object.prototype.propertyIsEnumerable.call(input, key))
                    continue;
                let keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
                if (keyResult instanceof Promise) {
                    throw new Error("Async schemas not supported in object keys currently");
                }
                // Numeric string fallback: if key is a numeric string and failed, retry with Number(key). This handles z.number(), z.literal([1, 2, 3]), and unions containing numeric literals
                const checkNumericKey = typeof key === "string" && core_regexes/* number */.ai.test(key) && keyResult.issues.length;
                if (checkNumericKey) {
                    const retryResult = def.keyType._zod.run({ value: Number(key), issues: [] }, ctx);
                    if (retryResult instanceof Promise) {
                        throw new Error("Async schemas not supported in object keys currently");
                    }
                    if (retryResult.issues.length === 0) {
                        keyResult = retryResult;
                    }
                }
                if (keyResult.issues.length) {
                    if (def.mode === "loose") {
                        // Pass through unchanged
                        payload.value[key] = input[key];
                    }
                    else if (values) {
                        unrecognized = unrecognized ?? [];
                        unrecognized.push(key);
                    }
                    else {
                        // Default "strict" behavior: error on invalid key
                        payload.issues.push({
                            code: "invalid_key",
                            origin: "record",
                            issues: keyResult.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())),
                            input: key,
                            path: [key],
                            inst,
                        });
                    }
                    continue;
                }
                // the guard above tests the raw input key, but the key schema can normalize an ordinary key into __proto__; re-check the key we actually write under
                const outKey = keyResult.value;
                if (outKey === "__proto__")
                    continue;
                const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
                if (result instanceof Promise) {
                    proms.push(result.then((result) => {
                        if (result.issues.length) {
                            payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
                        }
                        payload.value[outKey] = result.value;
                    }));
                }
                else {
                    if (result.issues.length) {
                        payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
                    }
                    payload.value[outKey] = result.value;
                }
            }
            if (unrecognized && unrecognized.length > 0) {
                payload.issues.push({
                    code: "unrecognized_keys",
                    input,
                    inst,
                    keys: unrecognized,
                    continue: true,
                });
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => payload);
        }
        return payload;
    };
});
const $ZodMap = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodMap", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core.globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!(input instanceof Map)) {
            payload.issues.push({
                expected: "map",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        const proms = [];
        payload.value = memo ? memo.alloc(inst, payload, new Map(), ctx) : new Map();
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const [key, value] of input) {
            if (abortEarly && payload.issues.length !== seen) {
                if (util.aborted(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
            const valueResult = def.valueType._zod.run({ value: value, issues: [] }, ctx);
            if (keyResult instanceof Promise || valueResult instanceof Promise) {
                proms.push(Promise.all([keyResult, valueResult]).then(([keyResult, valueResult]) => {
                    handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
                }));
            }
            else {
                handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
            }
        }
        if (proms.length)
            return Promise.all(proms).then(() => payload);
        return payload;
    };
    capSize(inst, mapSize);
})));
function handleMapResult(keyResult, valueResult, final, key, input, inst, ctx) {
    if (keyResult.issues.length) {
        if (util.propertyKeyTypes.has(typeof key)) {
            final.issues.push(...util.prefixIssues(key, keyResult.issues));
        }
        else {
            final.issues.push({
                code: "invalid_key",
                origin: "map",
                input,
                inst,
                issues: keyResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
            });
        }
    }
    if (valueResult.issues.length) {
        if (util.propertyKeyTypes.has(typeof key)) {
            final.issues.push(...util.prefixIssues(key, valueResult.issues));
        }
        else {
            final.issues.push({
                origin: "map",
                code: "invalid_element",
                input,
                inst,
                key: key,
                issues: valueResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
            });
        }
    }
    final.value.set(keyResult.value, valueResult.value);
}
const $ZodSet = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodSet", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core.globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!(input instanceof Set)) {
            payload.issues.push({
                input,
                inst,
                expected: "set",
                code: "invalid_type",
            });
            return payload;
        }
        const proms = [];
        payload.value = memo ? memo.alloc(inst, payload, new Set(), ctx) : new Set();
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const item of input) {
            if (abortEarly && payload.issues.length !== seen) {
                if (util.aborted(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            const result = def.valueType._zod.run({ value: item, issues: [] }, ctx);
            if (result instanceof Promise) {
                proms.push(result.then((result) => handleSetResult(result, payload)));
            }
            else
                handleSetResult(result, payload);
        }
        if (proms.length)
            return Promise.all(proms).then(() => payload);
        return payload;
    };
    capSize(inst, setSize);
})));
function handleSetResult(result, final) {
    if (result.issues.length) {
        final.issues.push(...result.issues);
    }
    final.value.add(result.value);
}
const $ZodEnum = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodEnum", (inst, def) => {
    $ZodType.init(inst, def);
    const values = core_util/* getEnumValues */.w5(def.entries);
    const valuesSet = new Set(values);
    inst._zod.values = valuesSet;
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        const patternValues = core_util/* getEnumValues */.w5(zod.def.entries).filter((k) => core_util/* propertyKeyTypes */.qQ.has(typeof k));
        // unmatchable fallback, RE2-safe: an empty alternation would compile to /^()$/, which matches ""
        return new RegExp(patternValues.length ? `^(${patternValues.map((o) => core_util/* escapeRegex */.sD(o.toString())).join("|")})$` : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (valuesSet.has(input)) {
            return payload;
        }
        payload.issues.push({
            code: "invalid_value",
            values,
            input,
            inst,
        });
        return payload;
    };
});
const $ZodLiteral = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodLiteral", (inst, def) => {
    $ZodType.init(inst, def);
    const values = new Set(def.values);
    inst._zod.values = values;
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        const vals = zod.def.values;
        // unmatchable fallback, RE2-safe: an empty alternation would compile to /^()$/, which matches ""
        return new RegExp(vals.length
            ? `^(${vals
                .map((o) => typeof o === "string" ? core_util/* escapeRegex */.sD(o) : o ? core_util/* escapeRegex */.sD(o.toString()) : String(o))
                .join("|")})$`
            : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (values.has(input)) {
            return payload;
        }
        payload.issues.push({
            code: "invalid_value",
            values: def.values,
            input,
            inst,
        });
        return payload;
    };
});
const $ZodFile = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodFile", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        // @ts-ignore
        if (input instanceof File)
            return payload;
        payload.issues.push({
            expected: "file",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodTransform = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodTransform", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "optional";
    core_core/* globalConfig */.cr.memoizer?.guard(inst);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            throw new core_core/* $ZodEncodeError */.cV(inst.constructor.name);
        }
        const _out = def.transform(payload.value, payload);
        if (ctx.async) {
            const output = _out instanceof Promise ? _out : Promise.resolve(_out);
            return output.then((output) => {
                payload.value = output;
                return payload;
            });
        }
        if (_out instanceof Promise) {
            throw new core_core/* $ZodAsyncError */.GT();
        }
        payload.value = _out;
        return payload;
    };
});
function handleOptionalResult(payload, result) {
    // A substituting schema that still failed has no usable answer; yield undefined. Its issues are simply dropped: it ran on a payload of its own, so there is no shared array to truncate and nothing of the caller's to lose with it.
    payload.value = result.issues.length ? undefined : result.value;
    return payload;
}
const $ZodOptional = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodOptional", (inst, def) => {
    $ZodType.init(inst, def);
    // .optional() propagates absence rather than substituting for it, so a defaulted inner keeps its rung.
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
    inst._zod.optout = "optional";
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
        const values = zod.def.innerType._zod.values;
        return values ? new Set([...values, undefined]) : undefined;
    });
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${core_util/* cleanRegex */.p6(pattern.source)})?$`) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        if (payload.value === undefined) {
            // Only the top rung substitutes a value for absence; everything else leaves it intact, which is what .optional() means.
            if (def.innerType._zod.optin !== "defaulted")
                return payload;
            // Its own payload, for the same reason $ZodCatch gets one: a pipe forwards an unrecognized key through the caller's issues array, and this must not read that as the substituting schema failing and drop it.
            const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
            if (result instanceof Promise)
                return result.then((result) => handleOptionalResult(payload, result));
            return handleOptionalResult(payload, result);
        }
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodExactOptional = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodExactOptional", (inst, def) => {
    // Call parent init - inherits optin/optout = "optional"
    $ZodOptional.init(inst, def);
    // Override values/pattern to NOT add undefined
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
    // Override parse to just delegate (no undefined handling)
    inst._zod.parse = (payload, ctx) => {
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodNullable = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNullable", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin);
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.innerType._zod.optout);
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${core_util/* cleanRegex */.p6(pattern.source)}|null)$`) : undefined;
    });
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
        return zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        // Forward direction (decode): allow null to pass through
        if (payload.value === null)
            return payload;
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodDefault = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodDefault", (inst, def) => {
    $ZodType.init(inst, def);
    // inst._zod.qin = "true";
    inst._zod.optin = "defaulted";
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply defaults for undefined input
        if (payload.value === undefined) {
            payload.value = def.defaultValue;
            /**
             * $ZodDefault returns the default value immediately in forward direction.
             * It doesn't pass the default value into the validator ("prefault"). There's no reason to pass the default value through validation. The validity of the default is enforced by TypeScript statically. Otherwise, it's the responsibility of the user to ensure the default is valid. In the case of pipes with divergent in/out types, you can specify the default on the `in` schema of your ZodPipe to set a "prefault" for the pipe.   */
            return payload;
        }
        // Forward direction: continue with default handling
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleDefaultResult(result, def));
        }
        return handleDefaultResult(result, def);
    };
});
function handleDefaultResult(payload, def) {
    if (payload.value === undefined) {
        payload.value = def.defaultValue;
    }
    return payload;
}
const $ZodPrefault = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodPrefault", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "defaulted";
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply prefault for undefined input
        if (payload.value === undefined) {
            payload.value = def.defaultValue;
        }
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodNonOptional = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNonOptional", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
        const v = zod.def.innerType._zod.values;
        return v ? new Set([...v].filter((x) => x !== undefined)) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleNonOptionalResult(result, inst));
        }
        return handleNonOptionalResult(result, inst);
    };
});
function handleNonOptionalResult(payload, inst) {
    if (!payload.issues.length && payload.value === undefined) {
        payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: payload.value,
            inst,
        });
    }
    return payload;
}
const $ZodSuccess = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodSuccess", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            throw new core.$ZodEncodeError("ZodSuccess");
        }
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => {
                payload.value = result.issues.length === 0;
                return payload;
            });
        }
        payload.value = result.issues.length === 0;
        return payload;
    };
})));
function handleCatchResult(payload, result, def, ctx) {
    if (!result.issues.length) {
        payload.value = result.value;
        // The value carries up, so the flag describing it has to carry with it: a back-edge into a node still being parsed must not be frozen by an enclosing readonly, and its checks belong to the node itself. Guarded so the ordinary case adds no own property.
        if (result.memo)
            payload.memo = true;
        return payload;
    }
    // Spread the inner's own payload, not ours: `value` has to stay the input the catch was handed, and the inner ran on a payload of its own so its issues are already private to this call.
    payload.value = def.catchValue({
        ...result,
        value: payload.value,
        error: {
            issues: result.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())),
        },
        input: payload.value,
    });
    return payload;
}
const $ZodCatch = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCatch", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.innerType._zod.optout);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply catch logic
        const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleCatchResult(payload, result, def, ctx));
        }
        return handleCatchResult(payload, result, def, ctx);
    };
});
const $ZodNaN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodNaN", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "number" || !Number.isNaN(payload.value)) {
            payload.issues.push({
                input: payload.value,
                inst,
                expected: "nan",
                code: "invalid_type",
            });
            return payload;
        }
        return payload;
    };
})));
const $ZodPipe = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodPipe", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.in._zod.values);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.in._zod.optin);
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.out._zod.optout);
    core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => zod.def.in._zod.propValues);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            const right = def.out._zod.run(payload, ctx);
            if (right instanceof Promise) {
                return right.then((right) => handlePipeResult(right, def.in, ctx));
            }
            return handlePipeResult(right, def.in, ctx);
        }
        const left = def.in._zod.run(payload, ctx);
        if (left instanceof Promise) {
            return left.then((left) => handlePipeResult(left, def.out, ctx));
        }
        return handlePipeResult(left, def.out, ctx);
    };
});
function handlePipeResult(left, next, ctx) {
    // Any issue stops the pipe, so a failing refinement never feeds its transform. An unrecognized key is the exception: it describes the input's extra properties, not the value being piped, and an enclosing intersection may yet reconcile it.
    if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
        // prevent further checks
        left.aborted = true;
        return left;
    }
    return next._zod.run({ value: left.value, issues: left.issues }, ctx);
}
const $ZodCodec = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCodec", (inst, def) => {
    $ZodType.init(inst, def);
    util.defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
    util.defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
    util.defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
    util.defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
    inst._zod.parse = (payload, ctx) => {
        const direction = ctx.direction || "forward";
        if (direction === "forward") {
            const left = def.in._zod.run(payload, ctx);
            if (left instanceof Promise) {
                return left.then((left) => handleCodecAResult(left, def, ctx));
            }
            return handleCodecAResult(left, def, ctx);
        }
        else {
            const right = def.out._zod.run(payload, ctx);
            if (right instanceof Promise) {
                return right.then((right) => handleCodecAResult(right, def, ctx));
            }
            return handleCodecAResult(right, def, ctx);
        }
    };
})));
function handleCodecAResult(result, def, ctx) {
    if (result.issues.length) {
        // prevent further checks
        result.aborted = true;
        return result;
    }
    const direction = ctx.direction || "forward";
    if (direction === "forward") {
        const transformed = def.transform(result.value, result);
        if (transformed instanceof Promise) {
            return transformed.then((value) => handleCodecTxResult(result, value, def.out, ctx));
        }
        return handleCodecTxResult(result, transformed, def.out, ctx);
    }
    else {
        const transformed = def.reverseTransform(result.value, result);
        if (transformed instanceof Promise) {
            return transformed.then((value) => handleCodecTxResult(result, value, def.in, ctx));
        }
        return handleCodecTxResult(result, transformed, def.in, ctx);
    }
}
function handleCodecTxResult(left, value, nextSchema, ctx) {
    // Check if transform added any issues
    if (left.issues.length) {
        left.aborted = true;
        return left;
    }
    return nextSchema._zod.run({ value, issues: left.issues }, ctx);
}
const $ZodPreprocess = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodPreprocess", (inst, def) => {
    $ZodPipe.init(inst, def);
});
const $ZodReadonly = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodReadonly", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then(handleReadonlyResult);
        }
        return handleReadonlyResult(result);
    };
});
function handleReadonlyResult(payload) {
    // A repeat visit hands back a node that is still being built; freezing it here would make the rest of its keys fail to assign.
    if (!payload.memo)
        payload.value = Object.freeze(payload.value);
    return payload;
}
// a leaf's pattern source with its own checks folded in: the last pattern-carrying check wins, else length bounds narrow the catch-all, else an integer format narrows the number form. the fold lives here instead of on `_zod.pattern` so a bundle without template literals never pays for it
function leafPattern(schema) {
    const def = schema._zod.def;
    let pattern = def.pattern;
    let isInt = !!def.format?.includes("int");
    let minimum;
    let maximum;
    for (const ch of def.checks ?? []) {
        const d = ch._zod.def;
        if (d.pattern)
            pattern = d.pattern;
        isInt || (isInt = !!d.format?.includes("int"));
        const lo = d.minimum ?? d.length;
        const hi = d.maximum ?? d.length;
        if (lo !== undefined && (minimum === undefined || lo > minimum))
            minimum = lo;
        if (hi !== undefined && (maximum === undefined || hi < maximum))
            maximum = hi;
    }
    if (pattern)
        return pattern.source;
    // an empty range matches nothing at runtime, and `{8,5}` is not a legal quantifier
    if (minimum !== undefined && maximum !== undefined && minimum > maximum)
        return "(?!)";
    if (minimum !== undefined || maximum !== undefined)
        return regexes.string({ minimum, maximum }).source;
    const own = schema._zod.pattern;
    return (isInt && own === regexes.number ? regexes.integer : own)?.source;
}
// a part's pattern source. a wrapper's pattern embeds its inner pattern's source verbatim, so the folded form is substituted in place without knowing the wrapper's own composition; a union's options are joined the way the union builds its own pattern
function partPattern(schema) {
    const def = schema._zod.def;
    const own = schema._zod.pattern?.source;
    // lazy resolves its inner on the internals, not the def
    const inner = def.innerType ?? schema._zod.innerType;
    if (inner) {
        const before = inner._zod.pattern?.source;
        const after = partPattern(inner);
        if (own && before && after && after !== before) {
            return own.replace(util.cleanRegex(before), () => util.cleanRegex(after));
        }
        return own;
    }
    if (def.options) {
        const sources = def.options.map(partPattern);
        if (sources.every(Boolean))
            return `^(${sources.map((s) => util.cleanRegex(s)).join("|")})$`;
    }
    return leafPattern(schema);
}
const $ZodTemplateLiteral = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodTemplateLiteral", (inst, def) => {
    $ZodType.init(inst, def);
    const regexParts = [];
    for (const part of def.parts) {
        if (typeof part === "object" && part !== null) {
            // is Zod schema
            const source = partPattern(part);
            if (!source) {
                throw new Error(`Invalid template literal part, no pattern found: ${[...part._zod.traits].shift()}`);
            }
            regexParts.push(util.cleanRegex(source));
        }
        else if (part === null || util.primitiveTypes.has(typeof part)) {
            regexParts.push(util.escapeRegex(`${part}`));
        }
        else {
            throw new Error(`Invalid template literal part: ${part}`);
        }
    }
    inst._zod.pattern = new RegExp(`^${regexParts.join("")}$`);
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "string") {
            payload.issues.push({
                input: payload.value,
                inst,
                expected: "string",
                code: "invalid_type",
            });
            return payload;
        }
        inst._zod.pattern.lastIndex = 0;
        if (!inst._zod.pattern.test(payload.value)) {
            payload.issues.push({
                input: payload.value,
                inst,
                code: "invalid_format",
                format: def.format ?? "template_literal",
                pattern: inst._zod.pattern.source,
            });
            return payload;
        }
        return payload;
    };
})));
const $ZodFunction = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodFunction", (inst, def) => {
    $ZodType.init(inst, def);
    // Defined, not assigned: the classic prototype exposes `_def` as a getter with no setter.
    Object.defineProperty(inst, "_def", { value: def });
    inst._zod.def = def;
    inst.implement = (func) => {
        if (typeof func !== "function") {
            throw new Error("implement() must be called with a function");
        }
        // Defined inline so the closure stays anonymous: binding it to a `const` first names it, which costs 256 bytes per implemented function.
        return Object.defineProperty(function (...args) {
            const parsedArgs = inst._def.input ? parse(inst._def.input, args) : args;
            const result = Reflect.apply(func, this, parsedArgs);
            if (inst._def.output) {
                return parse(inst._def.output, result);
            }
            return result;
        }, "_zod", { value: inst._zod, enumerable: false });
    };
    inst.implementAsync = (func) => {
        if (typeof func !== "function") {
            throw new Error("implementAsync() must be called with a function");
        }
        return Object.defineProperty(async function (...args) {
            const parsedArgs = inst._def.input ? await parseAsync(inst._def.input, args) : args;
            const result = await Reflect.apply(func, this, parsedArgs);
            if (inst._def.output) {
                return await parseAsync(inst._def.output, result);
            }
            return result;
        }, "_zod", { value: inst._zod, enumerable: false });
    };
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "function") {
            payload.issues.push({
                code: "invalid_type",
                expected: "function",
                input: payload.value,
                inst,
            });
            return payload;
        }
        // Check if output is a promise type to determine if we should use async implementation
        const hasPromiseOutput = inst._def.output && inst._def.output._zod.def.type === "promise";
        if (hasPromiseOutput) {
            payload.value = inst.implementAsync(payload.value);
        }
        else {
            payload.value = inst.implement(payload.value);
        }
        return payload;
    };
    inst.input = (...args) => {
        const F = inst.constructor;
        if (Array.isArray(args[0])) {
            return new F({
                type: "function",
                input: new $ZodTuple({
                    type: "tuple",
                    items: args[0],
                    rest: args[1],
                }),
                output: inst._def.output,
            });
        }
        return new F({
            type: "function",
            input: args[0],
            output: inst._def.output,
        });
    };
    inst.output = (output) => {
        const F = inst.constructor;
        return new F({
            type: "function",
            input: inst._def.input,
            output,
        });
    };
    return inst;
})));
const $ZodPromise = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodPromise", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        return Promise.resolve(payload.value).then((inner) => def.innerType._zod.run({ value: inner, issues: [] }, ctx));
    };
})));
const $ZodLazy = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodLazy", (inst, def) => {
    $ZodType.init(inst, def);
    // Cache the resolved inner type on the shared `def` so all clones of this lazy (e.g. via `.describe()`/`.meta()`) share the same inner instance, preserving identity for cycle detection on recursive schemas.
    core_util/* defineLazy */.gJ(inst._zod, "innerType", () => {
        const d = def;
        if (!d._cachedInner)
            d._cachedInner = def.getter();
        return d._cachedInner;
    });
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => zod.innerType?._zod?.pattern);
    core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => zod.innerType?._zod?.propValues);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.innerType?._zod?.optin ?? undefined);
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.innerType?._zod?.optout ?? undefined);
    inst._zod.parse = (payload, ctx) => {
        const inner = inst._zod.innerType;
        return inner._zod.run(payload, ctx);
    };
});
const $ZodCustom = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCustom", (inst, def) => {
    core_checks/* $ZodCheck */.QP.init(inst, def);
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _) => {
        return payload;
    };
    inst._zod.check = (payload) => {
        const input = payload.value;
        const r = def.fn(input);
        if (r instanceof Promise) {
            return r.then((r) => handleRefineResult(r, payload, input, inst));
        }
        handleRefineResult(r, payload, input, inst);
        return;
    };
});
function handleRefineResult(result, payload, input, inst) {
    if (!result) {
        const _iss = {
            code: "custom",
            input,
            inst, // incorporates params.error into issue reporting
            path: [...(inst._zod.def.path ?? [])], // incorporates params.error into issue reporting
            continue: !inst._zod.def.abort,
            // params: inst._zod.def.params,
        };
        if (inst._zod.def.params)
            _iss.params = inst._zod.def.params;
        payload.issues.push(core_util/* issue */.sn(_iss));
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/registries.js
var registries = __nccwpck_require__(9396);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __nccwpck_require__(3759);
;// CONCATENATED MODULE: ./node_modules/zod/v4/core/to-json-schema.js


function assignProps(target, ...sources) {
    for (const source of sources) {
        for (const key of Reflect.ownKeys(source)) {
            if (Object.prototype.propertyIsEnumerable.call(source, key)) {
                (0,core_util/* assignProp */.Vy)(target, key, source[key]);
            }
        }
    }
    return target;
}
// function initializeContext<T extends schemas.$ZodType>(inputs: JSONSchemaGeneratorParams<T>): ToJSONSchemaContext<T> {
//   return {
//     processor: inputs.processor,
//     metadataRegistry: inputs.metadata ?? globalRegistry,
//     target: inputs.target ?? "draft-2020-12",
//     unrepresentable: inputs.unrepresentable ?? "throw",
//   };
// }
function to_json_schema_initializeContext(params) {
    // Normalize target: convert old non-hyphenated versions to hyphenated versions
    let target = params?.target ?? "draft-2020-12";
    if (target === "draft-4")
        target = "draft-04";
    if (target === "draft-7")
        target = "draft-07";
    return {
        processors: params.processors ?? {},
        metadataRegistry: params?.metadata ?? registries/* globalRegistry */.fd,
        target,
        unrepresentable: params?.unrepresentable ?? "throw",
        override: params?.override ?? (() => { }),
        io: params?.io ?? "output",
        counter: 0,
        seen: new Map(),
        sharedDefsExtractedFor: undefined,
        sharedEmitDoneFor: undefined,
        cycles: params?.cycles ?? "ref",
        reused: params?.reused ?? "inline",
        intersections: [],
        deferred: [],
        external: params?.external ?? undefined,
    };
}
/**
 * Applies the `unrepresentable` setting at a site that has no JSON Schema equivalent. Throws
 * `message` unless the setting (or the handler's return value) says otherwise. Returns `true` if a
 * custom JSON Schema was written into `json`, in which case the caller must not write its own.
 */
function handleUnrepresentable(schema, ctx, json, params, message) {
    const result = typeof ctx.unrepresentable === "function"
        ? ctx.unrepresentable({ zodSchema: schema, path: params.path, message })
        : ctx.unrepresentable;
    if (result === "any")
        return false;
    if (result === undefined || result === "throw")
        throw new Error(message);
    Object.assign(json, result);
    return true;
}
// never rename this back to `process`: bundler polyfills inject a top-level `const process` that a lexical declaration of the same name collides with (#6397)
function to_json_schema_processSchema(schema, ctx, _params = { path: [], schemaPath: [] }) {
    var _a;
    const def = schema._zod.def;
    // check for schema in seens
    const seen = ctx.seen.get(schema);
    if (seen) {
        seen.count++;
        // check if cycle
        const isCycle = _params.schemaPath.includes(schema);
        if (isCycle) {
            seen.cycle = _params.path;
        }
        return seen.schema;
    }
    // initialize
    const result = { schema: {}, count: 1, cycle: undefined, path: _params.path };
    ctx.seen.set(schema, result);
    ctx.sharedDefsExtractedFor = undefined;
    ctx.sharedEmitDoneFor = undefined;
    // custom method overrides default behavior
    const overrideSchema = schema._zod.toJSONSchema?.();
    if (overrideSchema) {
        result.schema = overrideSchema;
    }
    else {
        const params = {
            ..._params,
            schemaPath: [..._params.schemaPath, schema],
            path: _params.path,
        };
        if (schema._zod.processJSONSchema) {
            schema._zod.processJSONSchema(ctx, result.schema, params);
        }
        else {
            const _json = result.schema;
            const processor = ctx.processors[def.type];
            if (!processor) {
                throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
            }
            processor(schema, ctx, _json, params);
        }
        const parent = schema._zod.parent;
        if (parent) {
            // Also set ref if processor didn't (for inheritance)
            if (!result.ref)
                result.ref = parent;
            to_json_schema_processSchema(parent, ctx, params);
            ctx.seen.get(parent).isParent = true;
        }
    }
    // metadata
    const meta = ctx.metadataRegistry.get(schema);
    if (meta)
        assignProps(result.schema, meta);
    if (ctx.io === "input" && isTransforming(schema)) {
        // examples/defaults only apply to output type of pipe
        delete result.schema.examples;
        delete result.schema.default;
    }
    // set prefault as default
    if (ctx.io === "input" && "_prefault" in result.schema)
        (_a = result.schema).default ?? (_a.default = result.schema._prefault);
    delete result.schema._prefault;
    // pulling fresh from ctx.seen in case it was overwritten
    const _result = ctx.seen.get(schema);
    return _result.schema;
}
/** @deprecated Renamed to `processSchema`. An export alias declares no binding, so it is safe to keep. */

// Escape a reference token for use in a JSON Pointer fragment (RFC 6901): `~` becomes `~0` and `/` becomes `~1`. The `~` replacement must run first.
function encodeJSONPointerSegment(segment) {
    return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function to_json_schema_extractDefs(ctx, schema
// params: EmitParams
) {
    // iterate over seen map;
    const root = ctx.seen.get(schema);
    if (!root)
        throw new Error("Unprocessed schema. This is a bug in Zod.");
    // With `external` set, every registered schema resolves through the external branch of `makeURI`, so the root branch below produces the same ref the external branch would — this pass is identical whichever schema it is called with, and only needs to run once.
    if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external)
        return;
    // Track ids to detect duplicates across different schemas
    const idToSchema = new Map();
    for (const entry of ctx.seen.entries()) {
        const id = ctx.metadataRegistry.get(entry[0])?.id;
        if (id) {
            const existing = idToSchema.get(id);
            if (existing && existing !== entry[0]) {
                throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
            }
            idToSchema.set(id, entry[0]);
        }
    }
    // returns a ref to the schema defId will be empty if the ref points to an external schema (or #)
    const makeURI = (entry) => {
        // comparing the seen objects because sometimes multiple schemas map to the same seen object. e.g. lazy
        // external is configured
        const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
        if (ctx.external) {
            const externalId = ctx.external.registry.get(entry[0])?.id; // ?? "__shared";// `__schema${ctx.counter++}`;
            // check if schema is in the external registry
            const uriGenerator = ctx.external.uri ?? ((id) => id);
            if (externalId) {
                return { ref: uriGenerator(externalId) };
            }
            // otherwise, add to __shared
            const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
            entry[1].defId = id; // set defId so it will be reused if needed
            return { defId: id, ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}` };
        }
        const uriPrefix = `#`;
        const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
        // an id-less root has nowhere to be extracted to, so it stays inline and self-references as `#`
        if (entry[1] === root && !entry[1].schema.id) {
            return { ref: uriPrefix };
        }
        // self-contained schema
        const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
        return { defId, ref: defUriPrefix + encodeJSONPointerSegment(defId) };
    };
    // stored cached version in `def` property remove all properties, set $ref
    const extractToDef = (entry) => {
        // if the schema is already a reference, do not extract it
        if (entry[1].schema.$ref) {
            return;
        }
        const seen = entry[1];
        const { ref, defId } = makeURI(entry);
        seen.def = { ...seen.schema };
        // defId won't be set if the schema is a reference to an external schema or if the schema is the root schema
        if (defId)
            seen.defId = defId;
        // wipe away all properties except $ref
        const schema = seen.schema;
        for (const key in schema) {
            delete schema[key];
        }
        schema.$ref = ref;
    };
    // throw on cycles
    // break cycles
    if (ctx.cycles === "throw") {
        for (const entry of ctx.seen.entries()) {
            const seen = entry[1];
            if (seen.cycle) {
                throw new Error("Cycle detected: " +
                    `#/${seen.cycle?.join("/")}/<root>` +
                    '\n\nSet the `cycles` parameter to `"ref"` to resolve cyclical schemas with defs.');
            }
        }
    }
    // extract schemas into $defs
    for (const entry of ctx.seen.entries()) {
        const seen = entry[1];
        // convert root schema to # $ref
        if (schema === entry[0]) {
            extractToDef(entry); // this has special handling for the root schema
            continue;
        }
        // extract schemas that are in the external registry
        if (ctx.external) {
            const ext = ctx.external.registry.get(entry[0])?.id;
            if (schema !== entry[0] && ext) {
                extractToDef(entry);
                continue;
            }
        }
        // extract schemas with `id` meta
        const id = ctx.metadataRegistry.get(entry[0])?.id;
        if (id) {
            extractToDef(entry);
            continue;
        }
        // break cycles
        if (seen.cycle) {
            // any
            extractToDef(entry);
            continue;
        }
        // extract reused schemas
        if (seen.count > 1) {
            if (ctx.reused === "ref") {
                extractToDef(entry);
            }
        }
    }
    if (ctx.external)
        ctx.sharedDefsExtractedFor = ctx.external;
}
/** Rewrites `anyOf: [{type: "a"}, {type: "b"}]` to `type: ["a", "b"]`, which every JSON Schema draft treats as equivalent and most consumers render far better for the nullable case. Only branches that are a bare type assertion qualify — anything carrying a constraint, `$ref`, `const` or metadata is left alone. Runs after `flattenRef`, so a branch an override decorated or `$defs` extraction turned into a `$ref` is no longer bare and correctly stays in `anyOf`. `oneOf` is excluded: `integer` and `number` overlap, so "exactly one" and "at least one" are not the same there. OpenAPI 3.0 is excluded: its `type` must be a single string. */
function compactTypeUnion(schema) {
    const options = schema.anyOf;
    if (!Array.isArray(options) || options.length === 0 || schema.type !== undefined)
        return;
    const types = [];
    for (const option of options) {
        if (!option || typeof option !== "object")
            return;
        // A branch that is itself a compactible union folds into this one — nested `anyOf` and a flat `type` array say the same thing. Compacting it first also makes the result independent of the order this pass walks the seen map in.
        compactTypeUnion(option);
        const keys = Object.keys(option);
        if (keys.length !== 1 || keys[0] !== "type")
            return;
        const type = option.type;
        for (const member of Array.isArray(type) ? type : [type]) {
            if (typeof member !== "string")
                return;
            if (!types.includes(member))
                types.push(member);
        }
    }
    delete schema.anyOf;
    // A `type` array must be non-empty and unique (metaschema); a single member is spelled as a bare string.
    schema.type = types.length === 1 ? types[0] : types;
}
/** Keywords `foldIntersection` knows how to combine. Anything else — `$ref`, `patternProperties`,
 * an annotation like `description` — makes a member unfoldable, so a constraint this does not
 * understand leaves the `allOf` alone instead of being silently dropped or misattributed. */
const FOLDABLE_KEYS = new Set(["type", "properties", "required", "additionalProperties"]);
const UNION_KEYS = ["oneOf", "anyOf"];
/** A member's constraint on a key it does not declare itself. A `catchall` states one; `false`, an absent `additionalProperties`, and the empty schema a loose object emits state nothing. */
function undeclaredConstraint(member) {
    const extra = member.additionalProperties;
    if (extra === undefined || extra === false || typeof extra !== "object" || extra === null)
        return null;
    return Object.keys(extra).length ? extra : null;
}
/** Combines object members into the single object they describe together, or returns `null` if any of them carries a keyword outside {@link FOLDABLE_KEYS}. */
function foldObjects(members) {
    const objects = [];
    for (const member of members) {
        // A boolean subschema is legal JSON Schema and carries no keywords to fold.
        if (typeof member !== "object" || member.type !== "object")
            return null;
        for (const key in member) {
            if (!FOLDABLE_KEYS.has(key))
                return null;
        }
        objects.push(member);
    }
    const properties = {};
    const required = new Set();
    for (const object of objects) {
        for (const key in object.properties) {
            // `in` would report a `__proto__` key as already present via the prototype chain and skip it.
            if (Object.prototype.hasOwnProperty.call(properties, key))
                continue;
            // Every member constrains this key: the ones that declare it say how, and a `catchall` member constrains it too even though it does not name it. The key has to satisfy all of them, which is the same intersection one level down.
            const parts = [];
            for (const other of objects) {
                const part = other.properties?.[key] ?? undeclaredConstraint(other);
                if (part === null || part === undefined)
                    continue;
                if (!parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part)))
                    parts.push(part);
            }
            const merged = parts.length === 1
                ? parts[0]
                : (foldObjects(parts) ?? { allOf: parts });
            (0,core_util/* assignProp */.Vy)(properties, key, merged);
        }
        for (const key of object.required ?? [])
            required.add(key);
    }
    const folded = { type: "object", properties };
    if (required.size)
        folded.required = [...required];
    // A key no member declares is rejected only when every member rejects it, so the fold is closed only when every member is. Otherwise it carries whatever the `catchall` members demand of such a key.
    if (objects.every((object) => object.additionalProperties === false)) {
        folded.additionalProperties = false;
    }
    else {
        const constraints = [];
        for (const object of objects) {
            const constraint = undeclaredConstraint(object);
            if (constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint)))
                constraints.push(constraint);
        }
        if (constraints.length === 1)
            folded.additionalProperties = constraints[0];
        else if (constraints.length > 1)
            folded.additionalProperties = { allOf: constraints };
    }
    return folded;
}
/** `additionalProperties` in an `allOf` member sees only that member's own `properties`, so two
 * closed object members reject each other's keys and the schema validates nothing. Zod's parser
 * pools the key sets instead — `handleIntersectionResults` reports a key as unrecognized only when
 * *every* side rejects it — so the emitted schema has to pool them too, and folding the members
 * into one object is the encoding that says so on every target.
 *
 * This runs from `finalize`, after `extractDefs`, which is what keeps it clear of the `$ref`
 * machinery: a member extracted into `$defs` is already a `$ref` by now and declines to fold, so it
 * keeps its reference and its own closedness rather than being inlined as a stale copy. */
function foldIntersection(json) {
    const allOf = json.allOf;
    if (!Array.isArray(allOf) || allOf.length < 2)
        return;
    // An `override` runs before this pass and may have written object keywords onto the intersection itself. Those are deliberate, so decline rather than overwrite them.
    for (const key of FOLDABLE_KEYS)
        if (key in json)
            return;
    // An intersection distributes over a union: `A & (X | Y)` is `(A & X) | (A & Y)`. Only the first union is distributed over; a second one stays among the members every branch folds against, where it fails the object check and declines the whole intersection rather than multiplying out.
    const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
    let folded = null;
    if (!unions.length) {
        folded = foldObjects(allOf);
    }
    else {
        const union = unions[0];
        const keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
        if (Object.keys(union).length !== 1)
            return;
        const rest = allOf.filter((m) => m !== union);
        const branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
        if (branches.some((b) => !b))
            return;
        folded = { [keyword]: branches };
    }
    if (!folded)
        return;
    delete json.allOf;
    assignProps(json, folded);
}
function to_json_schema_finalize(ctx, schema) {
    const root = ctx.seen.get(schema);
    if (!root)
        throw new Error("Unprocessed schema. This is a bug in Zod.");
    // flatten refs - inherit properties from parent schemas
    const flattenRef = (zodSchema) => {
        const seen = ctx.seen.get(zodSchema);
        // already processed
        if (seen.ref === null)
            return;
        const schema = seen.def ?? seen.schema;
        const _cached = { ...schema };
        const ref = seen.ref;
        seen.ref = null; // prevent infinite recursion
        if (ref) {
            flattenRef(ref);
            const refSeen = ctx.seen.get(ref);
            const refSchema = refSeen.schema;
            // merge referenced schema into current
            if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
                // older drafts can't combine $ref with other properties
                schema.allOf = schema.allOf ?? [];
                schema.allOf.push(refSchema);
            }
            else {
                assignProps(schema, refSchema);
            }
            // restore child's own properties (child wins)
            assignProps(schema, _cached);
            const isParentRef = zodSchema._zod.parent === ref;
            // For parent chain, child is a refinement - remove parent-only properties
            if (isParentRef) {
                for (const key in schema) {
                    if (key === "$ref" || key === "allOf")
                        continue;
                    if (!(key in _cached)) {
                        delete schema[key];
                    }
                }
            }
            // When ref was extracted to $defs, remove properties that match the definition
            if (refSchema.$ref && refSeen.def) {
                for (const key in schema) {
                    if (key === "$ref" || key === "allOf")
                        continue;
                    if (key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key])) {
                        delete schema[key];
                    }
                }
            }
        }
        // If parent was extracted (has $ref), propagate $ref to this schema. This handles cases like: readonly().meta({id}).describe() where processor sets ref to innerType but parent should be referenced
        const parent = zodSchema._zod.parent;
        if (parent && parent !== ref) {
            // Ensure parent is processed first so its def has inherited properties
            flattenRef(parent);
            const parentSeen = ctx.seen.get(parent);
            if (parentSeen?.schema.$ref) {
                schema.$ref = parentSeen.schema.$ref;
                // De-duplicate with parent's definition
                if (parentSeen.def) {
                    for (const key in schema) {
                        if (key === "$ref" || key === "allOf")
                            continue;
                        if (key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key])) {
                            delete schema[key];
                        }
                    }
                }
            }
        }
        // execute overrides
        ctx.override({
            zodSchema: zodSchema,
            jsonSchema: schema,
            path: seen.path ?? [],
        });
    };
    // Flattening walks the whole map and clears each `ref` as it goes, so a second call over the same map is a no-op scan. Skip it outright once it has run for a registry conversion.
    if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
        for (const entry of [...ctx.seen.entries()].reverse()) {
            flattenRef(entry[0]);
        }
        if (ctx.target !== "openapi-3.0") {
            for (const entry of ctx.seen.entries()) {
                compactTypeUnion(entry[1].def ?? entry[1].schema);
            }
        }
        for (const rewrite of ctx.deferred)
            rewrite();
        // After flattening, every member that was extracted is a `$ref`, so the fold sees the final shape. A schema that inherits an intersection — through `z.lazy`, or any `ref` chain — holds the same `allOf` array, so fold by array identity to catch every copy.
        if (ctx.intersections.length) {
            const carriers = new Map();
            for (const seen of ctx.seen.values()) {
                for (const json of [seen.schema, seen.def]) {
                    const allOf = json?.allOf;
                    if (!Array.isArray(allOf))
                        continue;
                    const existing = carriers.get(allOf);
                    if (existing)
                        existing.push(json);
                    else
                        carriers.set(allOf, [json]);
                }
            }
            for (const allOf of ctx.intersections) {
                for (const json of carriers.get(allOf) ?? [])
                    foldIntersection(json);
            }
        }
    }
    const result = {};
    if (ctx.target === "draft-2020-12") {
        result.$schema = "https://json-schema.org/draft/2020-12/schema";
    }
    else if (ctx.target === "draft-07") {
        result.$schema = "http://json-schema.org/draft-07/schema#";
    }
    else if (ctx.target === "draft-04") {
        result.$schema = "http://json-schema.org/draft-04/schema#";
    }
    else if (ctx.target === "openapi-3.0") {
        // OpenAPI 3.0 schema objects should not include a $schema property
    }
    else {
        // Arbitrary string values are allowed but won't have a $schema property set
    }
    if (ctx.external?.uri) {
        const id = ctx.external.registry.get(schema)?.id;
        if (!id)
            throw new Error("Schema is missing an `id` property");
        result.$id = ctx.external.uri(id);
    }
    // when the root was extracted into $defs, `root.schema` is the `$ref` wrapper and `root.def` is the body that now lives under $defs
    assignProps(result, root.defId ? root.schema : (root.def ?? root.schema));
    // The `id` in `.meta()` is a Zod-specific registration tag used to extract schemas into $defs — it is not user-facing JSON Schema metadata. Strip it from the output body where it would otherwise leak. The id is preserved implicitly via the $defs key (and via $ref paths).
    const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
    if (rootMetaId !== undefined && result.id === rootMetaId)
        delete result.id;
    // build defs object. With `external`, `defs` is the shared object every schema writes into, so the same entries are reassigned on every call. Without it, `defs` is fresh per call and must be rebuilt.
    const defs = ctx.external?.defs ?? {};
    if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
        for (const entry of ctx.seen.entries()) {
            const seen = entry[1];
            if (seen.def && seen.defId) {
                if (seen.def.id === seen.defId)
                    delete seen.def.id;
                (0,core_util/* assignProp */.Vy)(defs, seen.defId, seen.def);
            }
        }
    }
    if (ctx.external)
        ctx.sharedEmitDoneFor = ctx.external;
    // set definitions in result
    if (ctx.external) {
    }
    else {
        if (Object.keys(defs).length > 0) {
            if (ctx.target === "draft-2020-12") {
                result.$defs = defs;
            }
            else {
                result.definitions = defs;
            }
        }
    }
    try {
        // this "finalizes" this schema and ensures all cycles are removed each call to finalize() is functionally independent though the seen map is shared
        const finalized = JSON.parse(JSON.stringify(result));
        Object.defineProperty(finalized, "~standard", {
            value: {
                ...schema["~standard"],
                jsonSchema: {
                    input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
                    output: createStandardJSONSchemaMethod(schema, "output", ctx.processors),
                },
            },
            enumerable: false,
            writable: false,
        });
        return finalized;
    }
    catch (_err) {
        throw new Error("Error converting schema to JSON.");
    }
}
function isTransforming(_schema, _ctx) {
    const ctx = _ctx ?? { seen: new Set() };
    if (ctx.seen.has(_schema))
        return false;
    ctx.seen.add(_schema);
    const def = _schema._zod.def;
    if (def.type === "transform")
        return true;
    if (def.type === "array")
        return isTransforming(def.element, ctx);
    if (def.type === "set")
        return isTransforming(def.valueType, ctx);
    if (def.type === "lazy")
        return isTransforming(def.getter(), ctx);
    if (def.type === "promise" ||
        def.type === "optional" ||
        def.type === "nonoptional" ||
        def.type === "nullable" ||
        def.type === "readonly" ||
        def.type === "default" ||
        def.type === "prefault" ||
        def.type === "catch") {
        return isTransforming(def.innerType, ctx);
    }
    if (def.type === "intersection") {
        return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
    }
    if (def.type === "record" || def.type === "map") {
        return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
    }
    if (def.type === "pipe") {
        if (_schema._zod.traits.has("$ZodCodec"))
            return true;
        return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
    }
    if (def.type === "object") {
        for (const key in def.shape) {
            if (isTransforming(def.shape[key], ctx))
                return true;
        }
        return false;
    }
    if (def.type === "union") {
        for (const option of def.options) {
            if (isTransforming(option, ctx))
                return true;
        }
        return false;
    }
    if (def.type === "tuple") {
        for (const item of def.items) {
            if (isTransforming(item, ctx))
                return true;
        }
        if (def.rest && isTransforming(def.rest, ctx))
            return true;
        return false;
    }
    return false;
}
/**
 * Creates a toJSONSchema method for a schema instance.
 * This encapsulates the logic of initializing context, processing, extracting defs, and finalizing.
 */
const createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
    const ctx = to_json_schema_initializeContext({ ...params, processors });
    to_json_schema_processSchema(schema, ctx);
    to_json_schema_extractDefs(ctx, schema);
    return to_json_schema_finalize(ctx, schema);
};
const createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
    const { libraryOptions, target } = params ?? {};
    const ctx = to_json_schema_initializeContext({ ...(libraryOptions ?? {}), target, io, processors });
    to_json_schema_processSchema(schema, ctx);
    to_json_schema_extractDefs(ctx, schema);
    return to_json_schema_finalize(ctx, schema);
};

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/json-schema-processors.js




const narrowMin = (agg, key, value) => {
    if (agg[key] === undefined || value > agg[key])
        agg[key] = value;
};
const narrowMax = (agg, key, value) => {
    if (agg[key] === undefined || value < agg[key])
        agg[key] = value;
};
const narrowBoth = (agg, value) => {
    narrowMin(agg, "minimum", value);
    narrowMax(agg, "maximum", value);
};
const addDivisor = (agg, value) => {
    agg.multipleOf ?? (agg.multipleOf = []);
    if (!agg.multipleOf.includes(value))
        agg.multipleOf.push(value);
};
const addPattern = (agg, pattern) => {
    agg.patterns ?? (agg.patterns = new Set());
    agg.patterns.add(pattern);
};
const intersectMime = (agg, mime) => {
    agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
// last-wins, matching the bag's historical write order; the flag keeps an integer format from being lost to a later float one
const setFormat = (agg, format) => {
    agg.format = format;
    if (format.includes("int"))
        agg.isInt = true;
};
const minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
const maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
const formatContributor = (ranges) => (agg, def) => {
    setFormat(agg, def.format);
    const [minimum, maximum] = ranges[def.format];
    narrowMin(agg, "minimum", minimum);
    narrowMax(agg, "maximum", maximum);
};
const contributors = {
    greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
    less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
    multiple_of: (agg, def) => addDivisor(agg, def.value),
    number_format: formatContributor(core_util/* NUMBER_FORMAT_RANGES */.zH),
    bigint_format: formatContributor(core_util/* BIGINT_FORMAT_RANGES */.NR),
    min_length: minContributor,
    max_length: maxContributor,
    length_equals: (agg, def) => narrowBoth(agg, def.length),
    min_size: minContributor,
    max_size: maxContributor,
    size_equals: (agg, def) => narrowBoth(agg, def.size),
    string_format: (agg, def) => {
        setFormat(agg, def.format);
        if (def.pattern)
            addPattern(agg, def.pattern);
        if (def.format === "base64" || def.format === "base64url")
            agg.contentEncoding = def.format;
        if (def.local || def.precision === -1)
            agg.laxFormat = true;
    },
    mime_type: (agg, def) => intersectMime(agg, def.mime),
};
function aggregateChecks(schema) {
    const agg = {};
    const def = schema._zod.def;
    // a format schema is its own first check, same rule as $ZodType init
    const list = schema._zod.traits.has("$ZodCheck")
        ? [schema, ...(def.checks ?? [])]
        : (def.checks ?? []);
    for (const ch of list)
        contributors[ch._zod.def.check]?.(agg, ch._zod.def);
    // reconcile with the bag so third-party onattach contributions still land; first-party residue is never tighter than the fold, so merging it back is idempotent for one and additive for the other
    const bag = schema._zod.bag;
    if (bag.minimum !== undefined)
        narrowMin(agg, "minimum", bag.minimum);
    if (bag.exclusiveMinimum !== undefined)
        narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
    if (bag.maximum !== undefined)
        narrowMax(agg, "maximum", bag.maximum);
    if (bag.exclusiveMaximum !== undefined)
        narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
    if (bag.multipleOf !== undefined)
        addDivisor(agg, bag.multipleOf);
    if (bag.format !== undefined) {
        agg.format ?? (agg.format = bag.format);
        if (bag.format.includes("int"))
            agg.isInt = true;
    }
    if (bag.mime)
        intersectMime(agg, bag.mime);
    for (const pattern of bag.patterns ?? [])
        addPattern(agg, pattern);
    return agg;
}
const formatMap = {
    guid: "uuid",
    url: "uri",
    datetime: "date-time",
    json_string: "json-string",
    regex: "", // do not set
};
// ==================== SIMPLE TYPE PROCESSORS ====================
// the runtime patterns are lax so parse paths never overflow the regex stack; the emitted schema swaps in the exact block forms, which zod itself never executes
const exactPatterns = new Map([
    [base64Charset, core_regexes/* base64 */.K3],
    [base64urlCharset, core_regexes/* base64url */.r0],
]);
const exactPattern = (p) => exactPatterns.get(p) ?? p;
const stringProcessor = (schema, ctx, _json, _params) => {
    const json = _json;
    json.type = "string";
    const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
    if (typeof minimum === "number")
        json.minLength = minimum;
    if (typeof maximum === "number")
        json.maxLength = maximum;
    // custom pattern overrides format
    if (format) {
        json.format = formatMap[format] ?? format;
        if (json.format === "")
            delete json.format; // empty format is not valid
        // `z.iso.time()` is never full-time, and `laxFormat` carries the datetime shapes that also accept what their keyword forbids
        if (format === "time" || laxFormat) {
            delete json.format;
        }
    }
    if (contentEncoding)
        json.contentEncoding = contentEncoding;
    if (patterns && patterns.size > 0) {
        const patternList = [...patterns].map(exactPattern);
        if (patternList.length === 1)
            json.pattern = patternList[0].source;
        else if (patternList.length > 1) {
            json.allOf = [
                ...patternList.map((regex) => ({
                    ...(ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0"
                        ? { type: "string" }
                        : {}),
                    pattern: regex.source,
                })),
            ];
        }
    }
};
const numberProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
    json.type = isInt ? "integer" : "number";
    // when both minimum and exclusiveMinimum exist, pick the more restrictive one
    const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
    const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
    const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
    if (exMin) {
        if (legacy) {
            json.minimum = exclusiveMinimum;
            json.exclusiveMinimum = true;
        }
        else {
            json.exclusiveMinimum = exclusiveMinimum;
        }
    }
    else if (typeof minimum === "number") {
        json.minimum = minimum;
    }
    if (exMax) {
        if (legacy) {
            json.maximum = exclusiveMaximum;
            json.exclusiveMaximum = true;
        }
        else {
            json.exclusiveMaximum = exclusiveMaximum;
        }
    }
    else if (typeof maximum === "number") {
        json.maximum = maximum;
    }
    if (multipleOf) {
        // JSON Schema requires a divisor strictly greater than zero, and a non-finite one does not survive JSON at all. A negative divisor accepts exactly what its absolute value accepts, so it still maps; zero, NaN and Infinity have no keyword form.
        const divisors = new Set();
        for (const divisor of multipleOf) {
            if (Number.isFinite(divisor) && divisor !== 0)
                divisors.add(Math.abs(divisor));
            else
                handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
        }
        // chained divisors are a conjunction the keyword cannot carry alone, so extras ride an allOf, same as stacked patterns
        const [first, ...rest] = divisors;
        if (first !== undefined)
            json.multipleOf = first;
        if (rest.length)
            json.allOf = [...(json.allOf ?? []), ...rest.map((m) => ({ multipleOf: m }))];
    }
};
const booleanProcessor = (_schema, _ctx, json, _params) => {
    json.type = "boolean";
};
const bigintProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "BigInt cannot be represented in JSON Schema");
};
const symbolProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Symbols cannot be represented in JSON Schema");
};
const nullProcessor = (_schema, ctx, json, _params) => {
    if (ctx.target === "openapi-3.0") {
        json.type = "string";
        json.nullable = true;
        json.enum = [null];
    }
    else {
        json.type = "null";
    }
};
const undefinedProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Undefined cannot be represented in JSON Schema");
};
const voidProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Void cannot be represented in JSON Schema");
};
const neverProcessor = (_schema, _ctx, json, _params) => {
    json.not = {};
};
const anyProcessor = (_schema, _ctx, _json, _params) => {
    // empty schema accepts anything
};
const unknownProcessor = (_schema, _ctx, _json, _params) => {
    // empty schema accepts anything
};
const dateProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Date cannot be represented in JSON Schema");
};
const enumProcessor = (schema, _ctx, json, _params) => {
    const def = schema._zod.def;
    const values = (0,core_util/* getEnumValues */.w5)(def.entries);
    // an empty enum accepts nothing, same as z.never()
    if (values.length === 0) {
        json.not = {};
        return;
    }
    // Number enums can have both string and number values
    if (values.every((v) => typeof v === "number"))
        json.type = "number";
    if (values.every((v) => typeof v === "string"))
        json.type = "string";
    json.enum = values;
};
const literalProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    // a literal with no values accepts nothing, same as z.never()
    if (def.values.length === 0) {
        json.not = {};
        return;
    }
    const vals = [];
    for (const val of def.values) {
        if (val === undefined) {
            // a custom schema replaces the whole literal, so there is nothing left to accumulate
            if (handleUnrepresentable(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema"))
                return;
            // otherwise do not add to vals
        }
        else if (typeof val === "bigint") {
            if (handleUnrepresentable(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema"))
                return;
            vals.push(Number(val));
        }
        else {
            vals.push(val);
        }
    }
    if (vals.length === 0) {
        // do nothing (an undefined literal was stripped)
    }
    else if (vals.length === 1) {
        const val = vals[0];
        json.type = val === null ? "null" : typeof val;
        if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") {
            json.enum = [val];
        }
        else {
            json.const = val;
        }
    }
    else {
        if (vals.every((v) => typeof v === "number"))
            json.type = "number";
        if (vals.every((v) => typeof v === "string"))
            json.type = "string";
        if (vals.every((v) => typeof v === "boolean"))
            json.type = "boolean";
        if (vals.every((v) => v === null))
            json.type = "null";
        json.enum = vals;
    }
};
const nanProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "NaN cannot be represented in JSON Schema");
};
const templateLiteralProcessor = (schema, _ctx, json, _params) => {
    const _json = json;
    const pattern = schema._zod.pattern;
    if (!pattern)
        throw new Error("Pattern not found in template literal");
    _json.type = "string";
    _json.pattern = pattern.source;
};
const fileProcessor = (schema, _ctx, json, _params) => {
    const _json = json;
    _json.type = "string";
    _json.format = "binary";
    _json.contentEncoding = "binary";
    const { minimum, maximum, mime } = aggregateChecks(schema);
    if (minimum !== undefined)
        _json.minLength = minimum;
    if (maximum !== undefined)
        _json.maxLength = maximum;
    if (!mime)
        return;
    // an empty intersection means the mime checks share no value, so nothing passes at runtime; `anyOf` must be non-empty, so the false schema is `not: {}`
    if (mime.length === 0)
        _json.not = {};
    else if (mime.length === 1)
        _json.contentMediaType = mime[0];
    // only contentMediaType differs, so the shared props stay at the root
    else
        _json.anyOf = mime.map((m) => ({ contentMediaType: m }));
};
const successProcessor = (_schema, _ctx, json, _params) => {
    json.type = "boolean";
};
const customProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
};
const functionProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Function types cannot be represented in JSON Schema");
};
const transformProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
};
const mapProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Map cannot be represented in JSON Schema");
};
const setProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Set cannot be represented in JSON Schema");
};
// ==================== COMPOSITE TYPE PROCESSORS ====================
const arrayProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    const { minimum, maximum } = aggregateChecks(schema);
    if (typeof minimum === "number")
        json.minItems = minimum;
    if (typeof maximum === "number")
        json.maxItems = maximum;
    json.type = "array";
    json.items = to_json_schema_processSchema(def.element, ctx, {
        ...params,
        path: [...params.path, "items"],
    });
};
// Transform and catch set `optin = "optional"` at runtime so the parser lets them observe an
// absent key, but their declared input type stays required. An input JSON Schema describes the
// declared type, so resolve past them to the schema that actually carries the optionality.
// Used by both `objectProcessor` (for `required`) and `tupleProcessor` (for `minItems`); see
// wiki/optionality.md, "The JSON Schema emitter reads the *static* value".
function inputOptin(schema) {
    const def = schema._zod.def;
    if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) {
        return inputOptin(def.out);
    }
    if (def.type === "catch") {
        return inputOptin(def.innerType);
    }
    return schema._zod.optin;
}
const objectProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    const shape = def.shape;
    // dropping it while still emitting `additionalProperties: false` would emit a schema that rejects data this one requires
    const symbolKeys = Object.getOwnPropertySymbols(shape);
    if (symbolKeys.length &&
        handleUnrepresentable(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) {
        return;
    }
    json.type = "object";
    json.properties = {};
    for (const key in shape) {
        // assignProp so a __proto__ key becomes an own property instead of hitting the inherited setter on the plain {} we build into
        (0,core_util/* assignProp */.Vy)(json.properties, key, to_json_schema_processSchema(shape[key], ctx, {
            ...params,
            path: [...params.path, "properties", key],
        }));
    }
    // required keys
    const requiredKeys = [];
    for (const key of Object.keys(shape)) {
        const field = def.shape[key];
        if (ctx.io === "input" ? inputOptin(field) === undefined : field._zod.optout === undefined) {
            requiredKeys.push(key);
        }
    }
    if (requiredKeys.length > 0) {
        json.required = requiredKeys;
    }
    // catchall
    if (def.catchall?._zod.def.type === "never") {
        // strict
        json.additionalProperties = false;
    }
    else if (!def.catchall) {
        // regular
        if (ctx.io === "output")
            json.additionalProperties = false;
    }
    else if (def.catchall) {
        json.additionalProperties = to_json_schema_processSchema(def.catchall, ctx, {
            ...params,
            path: [...params.path, "additionalProperties"],
        });
    }
};
const unionProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    // Exclusive unions (inclusive === false) use oneOf (exactly one match) instead of anyOf (one or more matches). This includes both z.xor() and discriminated unions
    const isExclusive = def.inclusive === false;
    const options = def.options.map((x, i) => to_json_schema_processSchema(x, ctx, {
        ...params,
        path: [...params.path, isExclusive ? "oneOf" : "anyOf", i],
    }));
    if (isExclusive) {
        json.oneOf = options;
    }
    else {
        json.anyOf = options;
    }
};
const intersectionProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    const a = to_json_schema_processSchema(def.left, ctx, {
        ...params,
        path: [...params.path, "allOf", 0],
    });
    const b = to_json_schema_processSchema(def.right, ctx, {
        ...params,
        path: [...params.path, "allOf", 1],
    });
    const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
    const allOf = [
        ...(isSimpleIntersection(a) ? a.allOf : [a]),
        ...(isSimpleIntersection(b) ? b.allOf : [b]),
    ];
    json.allOf = allOf;
    // Recorded innermost first, so a nested intersection has already folded by the time this one is considered. The array is the handle rather than the schema, because a wrapper that inherits this schema shares the same array; `finalize` folds every object holding it. See `foldIntersection`.
    ctx.intersections.push(allOf);
};
const tupleProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    json.type = "array";
    const prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items";
    const restPath = ctx.target === "draft-2020-12" ? "items" : ctx.target === "openapi-3.0" ? "items" : "additionalItems";
    const prefixItems = def.items.map((x, i) => to_json_schema_processSchema(x, ctx, {
        ...params,
        path: [...params.path, prefixPath, i],
    }));
    const rest = def.rest
        ? to_json_schema_processSchema(def.rest, ctx, {
            ...params,
            path: [...params.path, restPath, ...(ctx.target === "openapi-3.0" ? [def.items.length] : [])],
        })
        : null;
    let minItems = def.items.length;
    while (minItems > 0) {
        const item = def.items[minItems - 1];
        const optional = ctx.io === "input" ? inputOptin(item) !== undefined : item._zod.optout === "optional";
        if (!optional)
            break;
        minItems--;
    }
    const maxItems = def.items.length;
    const isClosed = !def.rest;
    if (ctx.target === "draft-2020-12") {
        json.prefixItems = prefixItems;
        if (isClosed) {
            json.items = false;
        }
        else if (rest) {
            json.items = rest;
        }
        if (minItems > 0)
            json.minItems = minItems;
        if (isClosed)
            json.maxItems = maxItems;
    }
    else if (ctx.target === "openapi-3.0") {
        json.items = {
            anyOf: prefixItems,
        };
        if (rest) {
            json.items.anyOf.push(rest);
        }
        if (minItems > 0)
            json.minItems = minItems;
        if (isClosed)
            json.maxItems = maxItems;
    }
    else {
        json.items = prefixItems;
        if (isClosed) {
            json.additionalItems = false;
        }
        else if (rest) {
            json.additionalItems = rest;
        }
        if (minItems > 0)
            json.minItems = minItems;
        if (isClosed)
            json.maxItems = maxItems;
    }
    // explicit user-defined length checks take precedence
    const { minimum, maximum } = aggregateChecks(schema);
    if (typeof minimum === "number")
        json.minItems = minimum;
    if (typeof maximum === "number")
        json.maxItems = maximum;
};
/** JSON object keys are always strings, so a numeric record key schema is re-expressed over the
 * numeric-string form the record parser matches. Deferred to `finalize`, after the flatten: a key
 * behind a wrapper only carries its own `type` before then, and a union key only has its branches.
 *
 * A numeric bound cannot apply to a property name, so `minimum` and its siblings are dropped rather
 * than carried over: keeping them beside `type: "string"` reproduces the match-nothing schema this
 * exists to fix. A key that carries one therefore emits wider than the record parses — `z.record(z.number().min(5), V)`
 * accepts `"3"` — which is the deliberate trade, since throwing on it would reject an ordinary schema
 * outright. */
function stringifyKeyNames(bySchema, json, visited) {
    // an extracted key that rewrites cannot go on sharing its definition — the string form a key position needs is not the number form every other reference wants — so it inlines. One that does not rewrite keeps the `$ref`.
    if (json.$ref) {
        // a recursive key holds its own reference inside its definition, so a node already on the path is left alone rather than resolved again
        if (visited.has(json))
            return json;
        visited.add(json);
        const def = bySchema.get(json)?.def;
        if (!def)
            return json;
        const inlined = stringifyKeyNames(bySchema, def, visited);
        return inlined === def ? json : inlined;
    }
    for (const keyword of ["anyOf", "oneOf"]) {
        const branches = json[keyword];
        if (!Array.isArray(branches))
            continue;
        const mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
        // rebuilding regardless would detach a key that had nothing to re-express, dropping its `$ref` and leaking the internal `id`
        if (mapped.some((branch, i) => branch !== branches[i]))
            json = { ...json, [keyword]: mapped };
    }
    // a member that already admits a string leaves the key unconstrained, so the node's own type re-expresses only when every member is numeric
    const types = Array.isArray(json.type) ? json.type : [json.type];
    const numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
    // a heterogeneous key carries no type at all, so its numeric members are caught here instead
    const values = json.enum ?? (json.const !== undefined ? [json.const] : undefined);
    if (!numericType && !values?.some((v) => typeof v === "number"))
        return json;
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
    if (rest.enum)
        rest.enum = rest.enum.map((v) => (typeof v === "number" ? String(v) : v));
    else if (typeof rest.const === "number")
        rest.const = String(rest.const);
    // a heterogeneous key keeps its absent type: the stringified members already say what a key may be
    if (!numericType)
        return rest;
    rest.type = "string";
    if (!values)
        rest.pattern = (types.includes("number") ? core_regexes/* number */.ai : core_regexes/* integer */.nd).source;
    return rest;
}
/** Every record of one conversion, so the carriers are found in a single pass rather than once per record. */
const pendingRecords = new WeakMap();
function rewriteKeyNames(ctx) {
    // an extracted key is resolved by the object `extractToDef` left in its place, so the map is built once rather than searched per reference. `_zod.toJSONSchema` can hand the same object to two schemas, so the first entry carrying a body wins, as a search would have found it.
    const bySchema = new Map();
    for (const entry of ctx.seen.values()) {
        if (entry.def && !bySchema.has(entry.schema))
            bySchema.set(entry.schema, entry);
    }
    const rewrites = new Map();
    for (const record of pendingRecords.get(ctx) ?? []) {
        const seen = ctx.seen.get(record);
        const names = (seen?.def ?? seen?.schema)?.propertyNames;
        if (!names || names === true || rewrites.has(names))
            continue;
        const rewritten = stringifyKeyNames(bySchema, names, new Set());
        if (rewritten !== names)
            rewrites.set(names, rewritten);
    }
    if (!rewrites.size)
        return;
    // the flatten has already copied each record's own properties onto every wrapper by reference, and an extracted body is another such copy, so every carrier holding a rewritten key is updated together
    for (const entry of ctx.seen.values()) {
        for (const carrier of [entry.schema, entry.def]) {
            const rewritten = carrier && rewrites.get(carrier.propertyNames);
            if (rewritten)
                carrier.propertyNames = rewritten;
        }
    }
}
const recordProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    json.type = "object";
    // For looseRecord with regex patterns, use patternProperties. This correctly represents "only validate keys matching the pattern" semantics and composes well with allOf (intersections)
    const keyType = def.keyType;
    const patterns = aggregateChecks(keyType).patterns;
    if (def.mode === "loose" && patterns && patterns.size > 0) {
        // Use patternProperties for looseRecord with regex patterns
        const valueSchema = to_json_schema_processSchema(def.valueType, ctx, {
            ...params,
            path: [...params.path, "patternProperties", "*"],
        });
        json.patternProperties = {};
        for (const pattern of patterns) {
            (0,core_util/* assignProp */.Vy)(json.patternProperties, exactPattern(pattern).source, valueSchema);
        }
    }
    else {
        // Default behavior: use propertyNames + additionalProperties
        if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
            json.propertyNames = to_json_schema_processSchema(def.keyType, ctx, {
                ...params,
                path: [...params.path, "propertyNames"],
            });
            let pending = pendingRecords.get(ctx);
            if (!pending) {
                pending = [];
                pendingRecords.set(ctx, pending);
                ctx.deferred.push(() => rewriteKeyNames(ctx));
            }
            pending.push(schema);
        }
        json.additionalProperties = to_json_schema_processSchema(def.valueType, ctx, {
            ...params,
            path: [...params.path, "additionalProperties"],
        });
    }
    // Add required for keys with discrete values (enum, literal, etc.)
    const keyValues = keyType._zod.values;
    // Every key shares one value schema, so an optional-in value makes the whole key set omittable on input. Output keeps them: the exhaustive branch assigns every key, even one whose value came back undefined.
    const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== undefined;
    if (keyValues && !def.partial && !omittableOnInput) {
        const validKeyValues = [...keyValues].filter((v) => typeof v === "string" || typeof v === "number");
        if (validKeyValues.length > 0) {
            json.required = validKeyValues.map(String);
        }
    }
};
const nullableProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    const inner = to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    if (ctx.target === "openapi-3.0") {
        seen.ref = def.innerType;
        json.nullable = true;
    }
    else {
        json.anyOf = [inner, { type: "null" }];
    }
};
const nonoptionalProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
/** Round-trips a default value through JSON so the emitted schema is guaranteed to be valid JSON.
 * A BigInt has no reliable encoding, so it goes through `unrepresentable` like any other
 * unrepresentable value. Returns a sentinel when the caller must not write a default of its own. */
const UNREPRESENTABLE_DEFAULT = Symbol();
function serializeDefaultValue(value, schema, ctx, json, params) {
    let unrepresentable = false;
    const serialized = JSON.stringify(value, (_, val) => {
        if (typeof val !== "bigint")
            return val;
        unrepresentable = true;
        return null;
    });
    if (!unrepresentable)
        return JSON.parse(serialized);
    handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
    return UNREPRESENTABLE_DEFAULT;
}
const defaultProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
    if (value !== UNREPRESENTABLE_DEFAULT)
        json.default = value;
};
const prefaultProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    if (ctx.io !== "input")
        return;
    const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
    if (value !== UNREPRESENTABLE_DEFAULT)
        json._prefault = value;
};
const catchProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    let catchValue;
    try {
        catchValue = def.catchValue(undefined);
    }
    catch {
        handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
        return;
    }
    json.default = catchValue;
};
const pipeProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    const inIsTransform = def.in._zod.traits.has("$ZodTransform");
    const innerType = ctx.io === "input" ? (inIsTransform ? def.out : def.in) : def.out;
    to_json_schema_processSchema(innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = innerType;
};
const readonlyProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    json.readOnly = true;
};
const promiseProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
const optionalProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
const lazyProcessor = (schema, ctx, _json, params) => {
    const innerType = schema._zod.innerType;
    to_json_schema_processSchema(innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = innerType;
};
// ==================== ALL PROCESSORS ====================
const allProcessors = {
    string: stringProcessor,
    number: numberProcessor,
    boolean: booleanProcessor,
    bigint: bigintProcessor,
    symbol: symbolProcessor,
    null: nullProcessor,
    undefined: undefinedProcessor,
    void: voidProcessor,
    never: neverProcessor,
    any: anyProcessor,
    unknown: unknownProcessor,
    date: dateProcessor,
    enum: enumProcessor,
    literal: literalProcessor,
    nan: nanProcessor,
    template_literal: templateLiteralProcessor,
    file: fileProcessor,
    success: successProcessor,
    custom: customProcessor,
    function: functionProcessor,
    transform: transformProcessor,
    map: mapProcessor,
    set: setProcessor,
    array: arrayProcessor,
    object: objectProcessor,
    union: unionProcessor,
    intersection: intersectionProcessor,
    tuple: tupleProcessor,
    record: recordProcessor,
    nullable: nullableProcessor,
    nonoptional: nonoptionalProcessor,
    default: defaultProcessor,
    prefault: prefaultProcessor,
    catch: catchProcessor,
    pipe: pipeProcessor,
    readonly: readonlyProcessor,
    promise: promiseProcessor,
    optional: optionalProcessor,
    lazy: lazyProcessor,
};
function toJSONSchema(input, params) {
    if ("_idmap" in input) {
        // Registry case
        const registry = input;
        const ctx = initializeContext({ ...params, processors: allProcessors });
        const defs = {};
        // First pass: process all schemas to build the seen map
        for (const entry of registry._idmap.entries()) {
            const [_, schema] = entry;
            processSchema(schema, ctx);
        }
        const schemas = {};
        const external = {
            registry,
            uri: params?.uri,
            defs,
        };
        // Update the context with external configuration
        ctx.external = external;
        // Second pass: emit each schema
        for (const entry of registry._idmap.entries()) {
            const [key, schema] = entry;
            extractDefs(ctx, schema);
            assignProp(schemas, key, finalize(ctx, schema));
        }
        if (Object.keys(defs).length > 0) {
            const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
            schemas.__shared = {
                [defsSegment]: defs,
            };
        }
        return { schemas };
    }
    // Single schema case
    const ctx = initializeContext({ ...params, processors: allProcessors });
    processSchema(input, ctx);
    extractDefs(ctx, input);
    return finalize(ctx, input);
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/en.js

const error = () => {
    const Sizable = {
        string: { unit: "characters", verb: "to have" },
        file: { unit: "bytes", verb: "to have" },
        array: { unit: "items", verb: "to have" },
        set: { unit: "items", verb: "to have" },
        map: { unit: "entries", verb: "to have" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "input",
        email: "email address",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO datetime",
        date: "ISO date",
        time: "ISO time",
        duration: "ISO duration",
        ipv4: "IPv4 address",
        ipv6: "IPv6 address",
        mac: "MAC address",
        cidrv4: "IPv4 range",
        cidrv6: "IPv6 range",
        base64: "base64-encoded string",
        base64url: "base64url-encoded string",
        json_string: "JSON string",
        e164: "E.164 number",
        currency_code: "currency code",
        credit_card: "credit card number",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "input",
    };
    // type names: missing keys = do not translate (use raw value via ?? fallback)
    const TypeDictionary = {
        // Compatibility: "nan" -> "NaN" for display
        nan: "NaN",
        // All other type names omitted - they fall back to raw values via ?? operator
    };
    function getTypeName(type, input) {
        if (type === "number" && typeof input === "number" && !Number.isFinite(input)) {
            return String(input);
        }
        return TypeDictionary[type] ?? type;
    }
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = getTypeName(issue.expected);
                const receivedType = core_util/* parsedType */.GW(issue.input);
                const received = getTypeName(receivedType, issue.input);
                return `Invalid input: expected ${expected}, received ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Invalid input: expected ${core_util/* stringifyPrimitive */.B7(issue.values[0])}`;
                return `Invalid option: expected one of ${core_util/* joinValues */.jw(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
                return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `Invalid string: must start with "${_issue.prefix}"`;
                }
                if (_issue.format === "ends_with")
                    return `Invalid string: must end with "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Invalid string: must include "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Invalid string: must match pattern ${_issue.pattern}`;
                return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Invalid number: must be a multiple of ${issue.divisor}`;
            case "unrecognized_keys":
                return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${core_util/* joinValues */.jw(issue.keys, ", ")}`;
            case "invalid_key":
                return `Invalid key in ${issue.origin}`;
            case "invalid_union":
                if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) {
                    const opts = issue.options.map((o) => `'${o}'`).join(" | ");
                    return `Invalid discriminator value. Expected ${opts}`;
                }
                if (issue.inclusive === false) {
                    return "Invalid input: more than one option matched";
                }
                return "Invalid input";
            case "invalid_element":
                return `Invalid value in ${issue.origin}`;
            default:
                return `Invalid input`;
        }
    };
};
/* harmony default export */ function en() {
    return {
        localeError: error(),
    };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/parse.js + 1 modules
var classic_parse = __nccwpck_require__(3852);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/parse.js
var core_parse = __nccwpck_require__(4196);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/schemas.js








// Register English as the default locale on first ZodType construction. Hooked into the `ZodType` `$constructor` (rather than a top-level `config(en())` in `external.ts`) so bundlers honoring `sideEffects: false` can't tree-shake it out — see #5953, #5725. An explicit `z.config(z.locales.xx())` call wins regardless of order, since this only sets the default when none is present.
function _ensureDefaultLocale() {
    if (!core_core/* globalConfig */.cr.localeError)
        core_core/* config */.$W(en());
}
// the default memoizer is read by the core container init, which runs before `ZodType.init`, so each container calls this first
function _ensureDefaultMemoizer() {
    if (!core_core/* globalConfig */.cr.memoizer)
        core_core/* config */.$W({ memoizer: memoizer() });
}
const ZodType = /*@__PURE__*/ core_core/* $constructor */.xI("ZodType", (inst, def) => {
    _ensureDefaultLocale();
    $ZodType.init(inst, def);
    inst.def = def;
    inst.type = def.type;
    return inst;
}, {
    check(...chks) {
        const def = this.def;
        return this.clone(core_util/* mergeDefs */.zM(def, {
            checks: [
                ...(def.checks ?? []),
                ...chks.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch),
            ],
        }), { parent: true });
    },
    with(...chks) {
        return this.check(...chks);
    },
    clone(def, params) {
        return core_util/* clone */.o8(this, def, params);
    },
    brand() {
        return this;
    },
    register(reg, meta) {
        reg.add(this, meta);
        return this;
    },
    refine(check, params) {
        return this.check(refine(check, params));
    },
    superRefine(refinement, params) {
        return this.check(superRefine(refinement, params));
    },
    overwrite(fn) {
        return this.check(api/* _overwrite */.bS(fn));
    },
    optional() {
        return optional(this);
    },
    exactOptional() {
        return exactOptional(this);
    },
    nullable() {
        return nullable(this);
    },
    nullish() {
        return optional(nullable(this));
    },
    nonoptional(params) {
        return nonoptional(this, params);
    },
    array() {
        return array(this);
    },
    or(arg) {
        return union([this, arg]);
    },
    and(arg) {
        return intersection(this, arg);
    },
    transform(tx) {
        return pipe(this, transform(tx));
    },
    default(d) {
        return _default(this, d);
    },
    prefault(d) {
        return prefault(this, d);
    },
    catch(params) {
        return _catch(this, params);
    },
    pipe(target) {
        return pipe(this, target);
    },
    readonly() {
        return readonly(this);
    },
    describe(description) {
        const cl = this.clone();
        registries/* globalRegistry */.fd.add(cl, { description });
        return cl;
    },
    meta(...args) {
        // overloaded: meta() returns the registered metadata, meta(data) returns a clone with `data` registered. The mapped type picks up the second overload, so we accept variadic any-args and return `any` to satisfy both at runtime.
        if (args.length === 0)
            return registries/* globalRegistry */.fd.get(this);
        const cl = this.clone();
        registries/* globalRegistry */.fd.add(cl, args[0]);
        return cl;
    },
    isOptional() {
        return this.safeParse(undefined).success;
    },
    isNullable() {
        return this.safeParse(null).success;
    },
    apply(fn, ...args) {
        return args.length === 0 ? fn(this) : fn(this, ...args);
    },
    // Overrides core's `~standard` to add `jsonSchema`. Must stay a prototype entry: redefining it per instance demotes instances to dictionary mode.
    get "~standard"() {
        return core_util/* hide */.jD(this, "~standard", {
            ...standardProps(this),
            jsonSchema: {
                input: createStandardJSONSchemaMethod(this, "input"),
                output: createStandardJSONSchemaMethod(this, "output"),
            },
        });
    },
    set "~standard"(value) {
        core_util/* own */.qh(this, "~standard", value);
    },
    parse: function _parse(data, params) {
        return classic_parse/* parse */.qg(this, data, params, { callee: _parse });
    },
    parseAsync: async function _parseAsync(data, params) {
        return await classic_parse/* parseAsync */.EJ(this, data, params, { callee: _parseAsync });
    },
    safeParse(data, params) {
        return classic_parse/* safeParse */.xL(this, data, params);
    },
    async safeParseAsync(data, params) {
        return classic_parse/* safeParseAsync */.bp(this, data, params);
    },
    // `spa` is an alias: same function object as `safeParseAsync`, as before.
    get spa() {
        return this?.safeParseAsync;
    },
    set spa(value) {
        core_util/* own */.qh(this, "spa", value);
    },
    validate(data, params) {
        return core_parse/* validate */.tf(this, data, params);
    },
    validateAsync(data, params) {
        return core_parse/* validateAsync */.F0(this, data, params);
    },
    encode: function _encode(data, params) {
        return classic_parse/* encode */.lF(this, data, params, { callee: _encode });
    },
    decode: function _decode(data, params) {
        return classic_parse/* decode */.D4(this, data, params, { callee: _decode });
    },
    encodeAsync: async function _encodeAsync(data, params) {
        return await classic_parse/* encodeAsync */.X$(this, data, params, { callee: _encodeAsync });
    },
    decodeAsync: async function _decodeAsync(data, params) {
        return await classic_parse/* decodeAsync */.Re(this, data, params, { callee: _decodeAsync });
    },
    safeEncode(data, params) {
        return classic_parse/* safeEncode */.wy(this, data, params);
    },
    safeDecode(data, params) {
        return classic_parse/* safeDecode */.ex(this, data, params);
    },
    async safeEncodeAsync(data, params) {
        return classic_parse/* safeEncodeAsync */.EM(this, data, params);
    },
    async safeDecodeAsync(data, params) {
        return classic_parse/* safeDecodeAsync */.yR(this, data, params);
    },
    toJSONSchema(params) {
        return createToJSONSchemaMethod(this, {})(params);
    },
    // Reads through to the registry on every access, so it must not cache.
    get description() {
        return registries/* globalRegistry */.fd.get(this)?.description;
    },
    // No setter: `schema._def = x` throws, as it did when `_def` was a non-writable own property.
    get _def() {
        return this._zod.def;
    },
});
/** @internal */
const _ZodString = /*@__PURE__*/ core_core/* $constructor */.xI("_ZodString", (inst, def) => {
    $ZodString.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => stringProcessor(inst, ctx, json, params);
}, 
/*@__PURE__*/ core_util/* derived */.un({
    format: (inst) => aggregateChecks(inst).format ?? null,
    minLength: (inst) => aggregateChecks(inst).minimum ?? null,
    maxLength: (inst) => aggregateChecks(inst).maximum ?? null,
}, {
    regex(...args) {
        return this.check(api/* _regex */.Fk(...args));
    },
    includes(...args) {
        return this.check(api/* _includes */.dR(...args));
    },
    startsWith(...args) {
        return this.check(api/* _startsWith */.$S(...args));
    },
    endsWith(...args) {
        return this.check(api/* _endsWith */.ER(...args));
    },
    min(...args) {
        return this.check(api/* _minLength */.m9(...args));
    },
    max(...args) {
        return this.check(api/* _maxLength */.Eb(...args));
    },
    length(...args) {
        return this.check(api/* _length */.YA(...args));
    },
    nonempty(...args) {
        return this.check(api/* _minLength */.m9(1, ...args));
    },
    lowercase(params) {
        return this.check(api/* _lowercase */.hH(params));
    },
    uppercase(params) {
        return this.check(api/* _uppercase */.qF(params));
    },
    trim() {
        return this.check(api/* _trim */.WN());
    },
    normalize(...args) {
        return this.check(api/* _normalize */.lo(...args));
    },
    toLowerCase() {
        return this.check(api/* _toLowerCase */.Il());
    },
    toUpperCase() {
        return this.check(api/* _toUpperCase */.xY());
    },
    slugify() {
        return this.check(api/* _slugify */.TL());
    },
}));
const ZodString = /*@__PURE__*/ core_core/* $constructor */.xI("ZodString", (inst, def) => {
    $ZodString.init(inst, def);
    _ZodString.init(inst, def);
}, {
    email(params) {
        return this.check(api/* _email */.Mu(ZodEmail, params));
    },
    url(params) {
        return this.check(api/* _url */.Fn(ZodURL, params));
    },
    jwt(params) {
        return this.check(api/* _jwt */.rk(ZodJWT, params));
    },
    emoji(params) {
        return this.check(api/* _emoji */.aC(ZodEmoji, params));
    },
    guid(params) {
        return this.check(api/* _guid */.tB(ZodGUID, params));
    },
    uuid(params) {
        return this.check(api/* _uuid */.Be(ZodUUID, params));
    },
    uuidv4(params) {
        return this.check(api/* _uuidv4 */.nA(ZodUUID, params));
    },
    uuidv6(params) {
        return this.check(api/* _uuidv6 */.pY(ZodUUID, params));
    },
    uuidv7(params) {
        return this.check(api/* _uuidv7 */.wA(ZodUUID, params));
    },
    nanoid(params) {
        return this.check(api/* _nanoid */.Dl(ZodNanoID, params));
    },
    cuid(params) {
        return this.check(api/* _cuid */.fs(ZodCUID, params));
    },
    cuid2(params) {
        return this.check(api/* _cuid2 */.Bj(ZodCUID2, params));
    },
    ulid(params) {
        return this.check(api/* _ulid */.Ct(ZodULID, params));
    },
    base64(params) {
        return this.check(api/* _base64 */.rt(ZodBase64, params));
    },
    base64url(params) {
        return this.check(api/* _base64url */.cU(ZodBase64URL, params));
    },
    xid(params) {
        return this.check(api/* _xid */.Pw(ZodXID, params));
    },
    ksuid(params) {
        return this.check(api/* _ksuid */._z(ZodKSUID, params));
    },
    ipv4(params) {
        return this.check(api/* _ipv4 */.Ny(ZodIPv4, params));
    },
    ipv6(params) {
        return this.check(api/* _ipv6 */.$O(ZodIPv6, params));
    },
    cidrv4(params) {
        return this.check(api/* _cidrv4 */.Uy(ZodCIDRv4, params));
    },
    cidrv6(params) {
        return this.check(api/* _cidrv6 */.gP(ZodCIDRv6, params));
    },
    e164(params) {
        return this.check(api/* _e164 */.KB(ZodE164, params));
    },
    datetime(params) {
        return this.check(api/* _isoDateTime */.G1(ZodISODateTime, params));
    },
    date(params) {
        return this.check(api/* _isoDate */.db(ZodISODate, params));
    },
    time(params) {
        return this.check(api/* _isoTime */.Kn(ZodISOTime, params));
    },
    duration(params) {
        return this.check(api/* _isoDuration */.f2(ZodISODuration, params));
    },
});
function string(params) {
    return api/* _string */.Rl(ZodString, params);
}
const ZodStringFormat = /*@__PURE__*/ core_core/* $constructor */.xI("ZodStringFormat", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    _ZodString.init(inst, def);
});
const ZodISODateTime = /*@__PURE__*/ core_core/* $constructor */.xI("ZodISODateTime", (inst, def) => {
    $ZodISODateTime.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodISODate = /*@__PURE__*/ core_core/* $constructor */.xI("ZodISODate", (inst, def) => {
    $ZodISODate.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodISOTime = /*@__PURE__*/ core_core/* $constructor */.xI("ZodISOTime", (inst, def) => {
    $ZodISOTime.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodISODuration = /*@__PURE__*/ core_core/* $constructor */.xI("ZodISODuration", (inst, def) => {
    $ZodISODuration.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodEmail = /*@__PURE__*/ core_core/* $constructor */.xI("ZodEmail", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodEmail.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function email(params) {
    return core._email(ZodEmail, params);
}
const ZodGUID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodGUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodGUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function guid(params) {
    return core._guid(ZodGUID, params);
}
const ZodUUID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodUUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodUUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function uuid(params) {
    return core._uuid(ZodUUID, params);
}
function uuidv4(params) {
    return core._uuidv4(ZodUUID, params);
}
// ZodUUIDv6
function uuidv6(params) {
    return core._uuidv6(ZodUUID, params);
}
// ZodUUIDv7
function uuidv7(params) {
    return core._uuidv7(ZodUUID, params);
}
const ZodURL = /*@__PURE__*/ core_core/* $constructor */.xI("ZodURL", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodURL.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function url(params) {
    return core._url(ZodURL, params);
}
function httpUrl(params) {
    return core._url(ZodURL, {
        protocol: regexes.httpProtocol,
        hostname: regexes.domain,
        ...util.normalizeParams(params),
    });
}
const ZodEmoji = /*@__PURE__*/ core_core/* $constructor */.xI("ZodEmoji", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodEmoji.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function emoji(params) {
    return core._emoji(ZodEmoji, params);
}
const ZodNanoID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNanoID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodNanoID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function nanoid(params) {
    return core._nanoid(ZodNanoID, params);
}
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link ZodCUID2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const ZodCUID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodCUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
/**
 * Validates a CUID v1 string.
 *
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link cuid2 | `z.cuid2()`} instead.
 * See https://github.com/paralleldrive/cuid.
 */
function cuid(params) {
    return core._cuid(ZodCUID, params);
}
const ZodCUID2 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCUID2", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodCUID2.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function cuid2(params) {
    return core._cuid2(ZodCUID2, params);
}
const ZodULID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodULID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodULID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function ulid(params) {
    return core._ulid(ZodULID, params);
}
const ZodXID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodXID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodXID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function xid(params) {
    return core._xid(ZodXID, params);
}
const ZodKSUID = /*@__PURE__*/ core_core/* $constructor */.xI("ZodKSUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodKSUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function ksuid(params) {
    return core._ksuid(ZodKSUID, params);
}
const ZodIPv4 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodIPv4", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodIPv4.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function ipv4(params) {
    return core._ipv4(ZodIPv4, params);
}
const ZodMAC = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMAC", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    core.$ZodMAC.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function mac(params) {
    return core._mac(ZodMAC, params);
}
const ZodIPv6 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodIPv6", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodIPv6.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function ipv6(params) {
    return core._ipv6(ZodIPv6, params);
}
const ZodCIDRv4 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCIDRv4", (inst, def) => {
    $ZodCIDRv4.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function cidrv4(params) {
    return core._cidrv4(ZodCIDRv4, params);
}
const ZodCIDRv6 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCIDRv6", (inst, def) => {
    $ZodCIDRv6.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function cidrv6(params) {
    return core._cidrv6(ZodCIDRv6, params);
}
const ZodBase64 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodBase64", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodBase64.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function base64(params) {
    return core._base64(ZodBase64, params);
}
const ZodBase64URL = /*@__PURE__*/ core_core/* $constructor */.xI("ZodBase64URL", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodBase64URL.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function base64url(params) {
    return core._base64url(ZodBase64URL, params);
}
const ZodE164 = /*@__PURE__*/ core_core/* $constructor */.xI("ZodE164", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodE164.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function e164(params) {
    return core._e164(ZodE164, params);
}
const ZodCreditCard = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodCreditCard", (inst, def) => {
    core.$ZodCreditCard.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function creditCard(params) {
    return core._creditCard(ZodCreditCard, params);
}
const ZodIBAN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodIBAN", (inst, def) => {
    core.$ZodIBAN.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function iban(params) {
    return core._iban(ZodIBAN, params);
}
const ZodJWT = /*@__PURE__*/ core_core/* $constructor */.xI("ZodJWT", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodJWT.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function jwt(params) {
    return core._jwt(ZodJWT, params);
}
const ZodCustomStringFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodCustomStringFormat", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    core.$ZodCustomStringFormat.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function stringFormat(format, fnOrRegex, _params = {}) {
    return core._stringFormat(ZodCustomStringFormat, format, fnOrRegex, _params);
}
function hostname(_params) {
    return core._stringFormat(ZodCustomStringFormat, "hostname", regexes.hostname, _params);
}
function hex(_params) {
    return core._stringFormat(ZodCustomStringFormat, "hex", regexes.hex, _params);
}
function currencyCode(_params) {
    return core._stringFormat(ZodCustomStringFormat, "currency_code", regexes.currencyCode, _params);
}
function hash(alg, params) {
    const enc = params?.enc ?? "hex";
    const format = `${alg}_${enc}`;
    const regex = core.regexes[format];
    if (!regex)
        throw new Error(`Unrecognized hash format: ${format}`);
    return core._stringFormat(ZodCustomStringFormat, format, regex, params);
}
const ZodNumber = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNumber", (inst, def) => {
    $ZodNumber.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => numberProcessor(inst, ctx, json, params);
    inst.isFinite = true;
}, 
/*@__PURE__*/ core_util/* derived */.un({
    minValue: (inst) => {
        const { minimum, exclusiveMinimum } = aggregateChecks(inst);
        return Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
    },
    maxValue: (inst) => {
        const { maximum, exclusiveMaximum } = aggregateChecks(inst);
        return Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
    },
    isInt: (inst) => {
        const { isInt, multipleOf } = aggregateChecks(inst);
        return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
    },
    format: (inst) => aggregateChecks(inst).format ?? null,
}, {
    gt(value, params) {
        return this.check(api/* _gt */.Tx(value, params));
    },
    gte(value, params) {
        return this.check(api/* _gte */.qm(value, params));
    },
    min(value, params) {
        return this.check(api/* _gte */.qm(value, params));
    },
    lt(value, params) {
        return this.check(api/* _lt */.Au(value, params));
    },
    lte(value, params) {
        return this.check(api/* _lte */.Zm(value, params));
    },
    max(value, params) {
        return this.check(api/* _lte */.Zm(value, params));
    },
    int(params) {
        return this.check(schemas_int(params));
    },
    safe(params) {
        return this.check(schemas_int(params));
    },
    positive(params) {
        return this.check(api/* _gt */.Tx(0, params));
    },
    nonnegative(params) {
        return this.check(api/* _gte */.qm(0, params));
    },
    negative(params) {
        return this.check(api/* _lt */.Au(0, params));
    },
    nonpositive(params) {
        return this.check(api/* _lte */.Zm(0, params));
    },
    multipleOf(value, params) {
        return this.check(api/* _multipleOf */.Hi(value, params));
    },
    step(value, params) {
        return this.check(api/* _multipleOf */.Hi(value, params));
    },
    finite() {
        return this;
    },
}));
function number(params) {
    return api/* _number */.F7(ZodNumber, params);
}
const ZodNumberFormat = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNumberFormat", (inst, def) => {
    $ZodNumberFormat.init(inst, def);
    ZodNumber.init(inst, def);
});
function schemas_int(params) {
    return api/* _int */.LK(ZodNumberFormat, params);
}
function float32(params) {
    return core._float32(ZodNumberFormat, params);
}
function float64(params) {
    return core._float64(ZodNumberFormat, params);
}
function int32(params) {
    return core._int32(ZodNumberFormat, params);
}
function uint32(params) {
    return core._uint32(ZodNumberFormat, params);
}
const ZodBoolean = /*@__PURE__*/ core_core/* $constructor */.xI("ZodBoolean", (inst, def) => {
    $ZodBoolean.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => booleanProcessor(inst, ctx, json, params);
});
function schemas_boolean(params) {
    return api/* _boolean */._L(ZodBoolean, params);
}
const ZodBigInt = /*@__PURE__*/ core_core/* $constructor */.xI("ZodBigInt", (inst, def) => {
    $ZodBigInt.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => bigintProcessor(inst, ctx, json, params);
}, 
/*@__PURE__*/ core_util/* derived */.un({
    minValue: (inst) => aggregateChecks(inst).minimum ?? null,
    maxValue: (inst) => aggregateChecks(inst).maximum ?? null,
    format: (inst) => aggregateChecks(inst).format ?? null,
}, {
    gte(value, params) {
        return this.check(api/* _gte */.qm(value, params));
    },
    min(value, params) {
        return this.check(api/* _gte */.qm(value, params));
    },
    gt(value, params) {
        return this.check(api/* _gt */.Tx(value, params));
    },
    lt(value, params) {
        return this.check(api/* _lt */.Au(value, params));
    },
    lte(value, params) {
        return this.check(api/* _lte */.Zm(value, params));
    },
    max(value, params) {
        return this.check(api/* _lte */.Zm(value, params));
    },
    positive(params) {
        return this.check(api/* _gt */.Tx(BigInt(0), params));
    },
    negative(params) {
        return this.check(api/* _lt */.Au(BigInt(0), params));
    },
    nonpositive(params) {
        return this.check(api/* _lte */.Zm(BigInt(0), params));
    },
    nonnegative(params) {
        return this.check(api/* _gte */.qm(BigInt(0), params));
    },
    multipleOf(value, params) {
        return this.check(api/* _multipleOf */.Hi(value, params));
    },
}));
function bigint(params) {
    return core._bigint(ZodBigInt, params);
}
const ZodBigIntFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodBigIntFormat", (inst, def) => {
    core.$ZodBigIntFormat.init(inst, def);
    ZodBigInt.init(inst, def);
})));
function int64(params) {
    return core._int64(ZodBigIntFormat, params);
}
function uint64(params) {
    return core._uint64(ZodBigIntFormat, params);
}
const ZodSymbol = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodSymbol", (inst, def) => {
    core.$ZodSymbol.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.symbolProcessor(inst, ctx, json, params);
})));
function symbol(params) {
    return core._symbol(ZodSymbol, params);
}
const ZodUndefined = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodUndefined", (inst, def) => {
    core.$ZodUndefined.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.undefinedProcessor(inst, ctx, json, params);
})));
function _undefined(params) {
    return core._undefined(ZodUndefined, params);
}

const ZodNull = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNull", (inst, def) => {
    $ZodNull.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => nullProcessor(inst, ctx, json, params);
});
function _null(params) {
    return api/* _null */.jw(ZodNull, params);
}

const ZodAny = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodAny", (inst, def) => {
    core.$ZodAny.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.anyProcessor(inst, ctx, json, params);
})));
function any() {
    return core._any(ZodAny);
}
const ZodUnknown = /*@__PURE__*/ core_core/* $constructor */.xI("ZodUnknown", (inst, def) => {
    $ZodUnknown.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => unknownProcessor(inst, ctx, json, params);
});
function unknown() {
    return api/* _unknown */.em(ZodUnknown);
}
const ZodNever = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNever", (inst, def) => {
    $ZodNever.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => neverProcessor(inst, ctx, json, params);
});
function never(params) {
    return api/* _never */.G8(ZodNever, params);
}
const ZodVoid = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodVoid", (inst, def) => {
    core.$ZodVoid.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.voidProcessor(inst, ctx, json, params);
})));
function _void(params) {
    return core._void(ZodVoid, params);
}

const ZodDate = /*@__PURE__*/ core_core/* $constructor */.xI("ZodDate", (inst, def) => {
    $ZodDate.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => dateProcessor(inst, ctx, json, params);
    inst.min = (value, params) => inst.check(api/* _gte */.qm(value, params));
    inst.max = (value, params) => inst.check(api/* _lte */.Zm(value, params));
}, 
/*@__PURE__*/ core_util/* derived */.un({
    minDate: (inst) => {
        const { minimum } = aggregateChecks(inst);
        return minimum ? new Date(minimum) : null;
    },
    maxDate: (inst) => {
        const { maximum } = aggregateChecks(inst);
        return maximum ? new Date(maximum) : null;
    },
}, {}));
function date(params) {
    return core._date(ZodDate, params);
}
const ZodArray = /*@__PURE__*/ core_core/* $constructor */.xI("ZodArray", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodArray.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => arrayProcessor(inst, ctx, json, params);
    inst.element = def.element;
}, {
    min(n, params) {
        return this.check(api/* _minLength */.m9(n, params));
    },
    nonempty(params) {
        return this.check(api/* _minLength */.m9(1, params));
    },
    max(n, params) {
        return this.check(api/* _maxLength */.Eb(n, params));
    },
    length(n, params) {
        return this.check(api/* _length */.YA(n, params));
    },
    unwrap() {
        return this.element;
    },
});
function array(element, params) {
    return api/* _array */.dZ(ZodArray, element, params);
}
// .keyof
function keyof(schema) {
    const shape = schema._zod.def.shape;
    return _enum(Object.keys(shape));
}
const ZodObject = /*@__PURE__*/ core_core/* $constructor */.xI("ZodObject", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodObjectJIT.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => objectProcessor(inst, ctx, json, params);
    core_util/* installLazyProp */.X(inst, "shape", (self) => self._zod.def.shape, false);
}, {
    keyof() {
        return _enum(Object.keys(this._zod.def.shape));
    },
    catchall(catchall) {
        // `mergeDefs` rather than a spread: spreading reads `shape`, and resolving it can mint a whole fresh subtree
        return this.clone(core_util/* mergeDefs */.zM(this._zod.def, { catchall: catchall }));
    },
    passthrough() {
        return this.clone(core_util/* mergeDefs */.zM(this._zod.def, { catchall: unknown() }));
    },
    loose() {
        return this.clone(core_util/* mergeDefs */.zM(this._zod.def, { catchall: unknown() }));
    },
    strict() {
        return this.clone(core_util/* mergeDefs */.zM(this._zod.def, { catchall: never() }));
    },
    strip() {
        return this.clone(core_util/* mergeDefs */.zM(this._zod.def, { catchall: undefined }));
    },
    extend(incoming) {
        return core_util/* extend */.X$(this, incoming);
    },
    safeExtend(incoming) {
        return core_util/* safeExtend */.W0(this, incoming);
    },
    merge(other) {
        return core_util/* merge */.h1(this, other);
    },
    pick(mask) {
        return core_util/* pick */.Up(this, mask);
    },
    omit(mask) {
        return core_util/* omit */.cJ(this, mask);
    },
    partial(...args) {
        return core_util/* partial */.OH(ZodOptional, this, args[0]);
    },
    exactPartial(...args) {
        return core_util/* partial */.OH(ZodExactOptional, this, args[0], "exactPartial");
    },
    required(...args) {
        return core_util/* required */.mw(ZodNonOptional, this, args[0]);
    },
});
function object(shape, params) {
    const def = {
        type: "object",
        shape: shape ?? {},
        ...core_util/* normalizeParams */.A2(params),
    };
    return new ZodObject(def);
}
// strictObject
function strictObject(shape, params) {
    return new ZodObject({
        type: "object",
        shape,
        catchall: never(),
        ...core_util/* normalizeParams */.A2(params),
    });
}
// looseObject
function looseObject(shape, params) {
    return new ZodObject({
        type: "object",
        shape,
        catchall: unknown(),
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodUnion = /*@__PURE__*/ core_core/* $constructor */.xI("ZodUnion", (inst, def) => {
    $ZodUnion.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => unionProcessor(inst, ctx, json, params);
    inst.options = def.options;
});
function union(options, params) {
    return new ZodUnion({
        type: "union",
        options: options,
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodXor = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodXor", (inst, def) => {
    ZodUnion.init(inst, def);
    core.$ZodXor.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.unionProcessor(inst, ctx, json, params);
    inst.options = def.options;
})));
/** Creates an exclusive union (XOR) where exactly one option must match.
 * Unlike regular unions that succeed when any option matches, xor fails if
 * zero or more than one option matches the input. */
function xor(options, params) {
    return new ZodXor({
        type: "union",
        options: options,
        inclusive: false,
        ...util.normalizeParams(params),
    });
}
const ZodDiscriminatedUnion = /*@__PURE__*/ core_core/* $constructor */.xI("ZodDiscriminatedUnion", (inst, def) => {
    ZodUnion.init(inst, def);
    $ZodDiscriminatedUnion.init(inst, def);
});
function discriminatedUnion(discriminator, options, params) {
    // const [options, params] = args;
    return new ZodDiscriminatedUnion({
        type: "union",
        options: options,
        discriminator,
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodIntersection = /*@__PURE__*/ core_core/* $constructor */.xI("ZodIntersection", (inst, def) => {
    $ZodIntersection.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => intersectionProcessor(inst, ctx, json, params);
});
function intersection(left, right) {
    return new ZodIntersection({
        type: "intersection",
        left: left,
        right: right,
    });
}
const ZodTuple = /*@__PURE__*/ core_core/* $constructor */.xI("ZodTuple", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodTuple.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => tupleProcessor(inst, ctx, json, params);
}, {
    rest(rest) {
        return this.clone({
            ...this._zod.def,
            rest: rest,
        });
    },
    partial() {
        const def = this._zod.def;
        // a refinement was authored against the full arity; partialing would run it on a shorter array
        if (def.checks?.length)
            throw new Error(".partial() cannot be used on tuple schemas containing refinements");
        return this.clone({
            ...def,
            items: def.items.map((item) => new ZodOptional({ type: "optional", innerType: item })),
        });
    },
});
function tuple(items, _paramsOrRest, _params) {
    const hasRest = _paramsOrRest instanceof $ZodType;
    const params = hasRest ? _params : _paramsOrRest;
    const rest = hasRest ? _paramsOrRest : null;
    return new ZodTuple({
        type: "tuple",
        items: items,
        rest,
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodRecord = /*@__PURE__*/ core_core/* $constructor */.xI("ZodRecord", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodRecord.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => recordProcessor(inst, ctx, json, params);
    inst.keyType = def.keyType;
    inst.valueType = def.valueType;
});
function record(keyType, valueType, params) {
    // v3-compat: z.record(valueType, params?) — defaults keyType to z.string()
    if (!valueType || !valueType._zod) {
        return new ZodRecord({
            type: "record",
            keyType: string(),
            valueType: keyType,
            ...core_util/* normalizeParams */.A2(valueType),
        });
    }
    return new ZodRecord({
        type: "record",
        keyType,
        valueType: valueType,
        ...core_util/* normalizeParams */.A2(params),
    });
}
// type alksjf = core.output<core.$ZodRecordKey>;
function partialRecord(keyType, valueType, params) {
    return new ZodRecord({
        type: "record",
        keyType,
        valueType: valueType,
        ...core_util/* normalizeParams */.A2(params),
        partial: true,
    });
}
function looseRecord(keyType, valueType, params) {
    return new ZodRecord({
        type: "record",
        keyType,
        valueType: valueType,
        mode: "loose",
        ...util.normalizeParams(params),
    });
}
const ZodMap = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMap", (inst, def) => {
    _ensureDefaultMemoizer();
    core.$ZodMap.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.mapProcessor(inst, ctx, json, params);
    inst.keyType = def.keyType;
    inst.valueType = def.valueType;
    inst.min = (...args) => inst.check(core._minSize(...args));
    inst.nonempty = (params) => inst.check(core._minSize(1, params));
    inst.max = (...args) => inst.check(core._maxSize(...args));
    inst.size = (...args) => inst.check(core._size(...args));
})));
function map(keyType, valueType, params) {
    return new ZodMap({
        type: "map",
        keyType: keyType,
        valueType: valueType,
        ...util.normalizeParams(params),
    });
}
const ZodSet = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodSet", (inst, def) => {
    _ensureDefaultMemoizer();
    core.$ZodSet.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.setProcessor(inst, ctx, json, params);
    inst.min = (...args) => inst.check(core._minSize(...args));
    inst.nonempty = (params) => inst.check(core._minSize(1, params));
    inst.max = (...args) => inst.check(core._maxSize(...args));
    inst.size = (...args) => inst.check(core._size(...args));
})));
function set(valueType, params) {
    return new ZodSet({
        type: "set",
        valueType: valueType,
        ...util.normalizeParams(params),
    });
}
const ZodEnum = /*@__PURE__*/ core_core/* $constructor */.xI("ZodEnum", (inst, def) => {
    $ZodEnum.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => enumProcessor(inst, ctx, json, params);
    inst.enum = def.entries;
    // reuse the parsed value set so a numeric TS enum's reverse-mapping keys stay out
    inst.options = [...inst._zod.values];
    const keys = new Set(Object.keys(def.entries));
    inst.extract = (values, params) => {
        const newEntries = {};
        for (const value of values) {
            if (keys.has(value)) {
                newEntries[value] = def.entries[value];
            }
            else
                throw new Error(`Key ${value} not found in enum`);
        }
        return new ZodEnum({
            ...def,
            checks: [],
            ...core_util/* normalizeParams */.A2(params),
            entries: newEntries,
        });
    };
    inst.exclude = (values, params) => {
        const newEntries = { ...def.entries };
        for (const value of values) {
            if (keys.has(value)) {
                delete newEntries[value];
            }
            else
                throw new Error(`Key ${value} not found in enum`);
        }
        return new ZodEnum({
            ...def,
            checks: [],
            ...core_util/* normalizeParams */.A2(params),
            entries: newEntries,
        });
    };
});
function _enum(values, params) {
    const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
    return new ZodEnum({
        type: "enum",
        entries,
        ...core_util/* normalizeParams */.A2(params),
    });
}

/** @deprecated This API has been merged into `z.enum()`. Use `z.enum()` instead.
 *
 * ```ts
 * enum Colors { red, green, blue }
 * z.enum(Colors);
 * ```
 */
function nativeEnum(entries, params) {
    return new ZodEnum({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
const ZodLiteral = /*@__PURE__*/ core_core/* $constructor */.xI("ZodLiteral", (inst, def) => {
    $ZodLiteral.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => literalProcessor(inst, ctx, json, params);
    inst.values = new Set(def.values);
    Object.defineProperty(inst, "value", {
        get() {
            if (def.values.length > 1) {
                throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
            }
            return def.values[0];
        },
    });
});
function literal(value, params) {
    return new ZodLiteral({
        type: "literal",
        values: Array.isArray(value) ? value : [value],
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodFile = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodFile", (inst, def) => {
    core.$ZodFile.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.fileProcessor(inst, ctx, json, params);
    inst.min = (size, params) => inst.check(core._minSize(size, params));
    inst.max = (size, params) => inst.check(core._maxSize(size, params));
    inst.mime = (types, params) => inst.check(core._mime(Array.isArray(types) ? types : [types], params));
})));
function file(params) {
    return core._file(ZodFile, params);
}
const ZodTransform = /*@__PURE__*/ core_core/* $constructor */.xI("ZodTransform", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodTransform.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => transformProcessor(inst, ctx, json, params);
    inst._zod.parse = (payload, _ctx) => {
        if (_ctx.direction === "backward") {
            throw new core_core/* $ZodEncodeError */.cV(inst.constructor.name);
        }
        payload.addIssue = (issue) => {
            if (typeof issue === "string") {
                payload.issues.push(core_util/* issue */.sn(issue, payload.value, def));
            }
            else {
                // for Zod 3 backwards compatibility
                const _issue = issue;
                if (_issue.fatal)
                    _issue.continue = false;
                _issue.code ?? (_issue.code = "custom");
                if (!("input" in _issue))
                    _issue.input = payload.value;
                _issue.inst ?? (_issue.inst = inst);
                // _issue.continue ??= true;
                payload.issues.push(core_util/* issue */.sn(_issue));
            }
        };
        const output = def.transform(payload.value, payload);
        if (output instanceof Promise) {
            return output.then((output) => {
                payload.value = output;
                return payload;
            });
        }
        payload.value = output;
        return payload;
    };
});
function transform(fn) {
    return new ZodTransform({
        type: "transform",
        transform: fn,
    });
}
const ZodOptional = /*@__PURE__*/ core_core/* $constructor */.xI("ZodOptional", (inst, def) => {
    $ZodOptional.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function optional(innerType) {
    return new ZodOptional({
        type: "optional",
        innerType: innerType,
    });
}
const ZodExactOptional = /*@__PURE__*/ core_core/* $constructor */.xI("ZodExactOptional", (inst, def) => {
    $ZodExactOptional.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function exactOptional(innerType) {
    return new ZodExactOptional({
        type: "optional",
        innerType: innerType,
    });
}
const ZodNullable = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNullable", (inst, def) => {
    $ZodNullable.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => nullableProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function nullable(innerType) {
    return new ZodNullable({
        type: "nullable",
        innerType: innerType,
    });
}
// nullish
function nullish(innerType) {
    return optional(nullable(innerType));
}
const ZodDefault = /*@__PURE__*/ core_core/* $constructor */.xI("ZodDefault", (inst, def) => {
    $ZodDefault.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => defaultProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
    inst.removeDefault = inst.unwrap;
});
function _default(innerType, defaultValue) {
    return new ZodDefault({
        type: "default",
        innerType: innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : core_util/* shallowClone */.yG(defaultValue);
        },
    });
}
const ZodPrefault = /*@__PURE__*/ core_core/* $constructor */.xI("ZodPrefault", (inst, def) => {
    $ZodPrefault.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => prefaultProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
    return new ZodPrefault({
        type: "prefault",
        innerType: innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : core_util/* shallowClone */.yG(defaultValue);
        },
    });
}
const ZodNonOptional = /*@__PURE__*/ core_core/* $constructor */.xI("ZodNonOptional", (inst, def) => {
    $ZodNonOptional.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => nonoptionalProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function nonoptional(innerType, params) {
    return new ZodNonOptional({
        type: "nonoptional",
        innerType: innerType,
        ...core_util/* normalizeParams */.A2(params),
    });
}
const ZodSuccess = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodSuccess", (inst, def) => {
    core.$ZodSuccess.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.successProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
})));
function success(innerType) {
    return new ZodSuccess({
        type: "success",
        innerType: innerType,
    });
}
const ZodCatch = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCatch", (inst, def) => {
    $ZodCatch.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => catchProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
    inst.removeCatch = inst.unwrap;
});
function _catch(innerType, catchValue) {
    return new ZodCatch({
        type: "catch",
        innerType: innerType,
        catchValue: (typeof catchValue === "function" ? catchValue : core_util/* constantCatch */.SS(catchValue)),
    });
}

const ZodNaN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodNaN", (inst, def) => {
    core.$ZodNaN.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.nanProcessor(inst, ctx, json, params);
})));
function nan(params) {
    return core._nan(ZodNaN, params);
}
const ZodPipe = /*@__PURE__*/ core_core/* $constructor */.xI("ZodPipe", (inst, def) => {
    $ZodPipe.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => pipeProcessor(inst, ctx, json, params);
    inst.in = def.in;
    inst.out = def.out;
});
function pipe(in_, out) {
    return new ZodPipe({
        type: "pipe",
        in: in_,
        out: out,
        // ...util.normalizeParams(params),
    });
}
const ZodCodec = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodCodec", (inst, def) => {
    ZodPipe.init(inst, def);
    core.$ZodCodec.init(inst, def);
})));
function codec(in_, out, params) {
    return new ZodCodec({
        type: "pipe",
        in: in_,
        out: out,
        transform: params.decode,
        reverseTransform: params.encode,
    });
}
function invertCodec(codec) {
    const def = codec._zod.def;
    return new ZodCodec({
        type: "pipe",
        in: def.out,
        out: def.in,
        transform: def.reverseTransform,
        reverseTransform: def.transform,
    });
}
const ZodPreprocess = /*@__PURE__*/ core_core/* $constructor */.xI("ZodPreprocess", (inst, def) => {
    ZodPipe.init(inst, def);
    $ZodPreprocess.init(inst, def);
});
const ZodReadonly = /*@__PURE__*/ core_core/* $constructor */.xI("ZodReadonly", (inst, def) => {
    $ZodReadonly.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => readonlyProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function readonly(innerType) {
    return new ZodReadonly({
        type: "readonly",
        innerType: innerType,
    });
}
const ZodTemplateLiteral = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodTemplateLiteral", (inst, def) => {
    core.$ZodTemplateLiteral.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.templateLiteralProcessor(inst, ctx, json, params);
})));
function templateLiteral(parts, params) {
    return new ZodTemplateLiteral({
        type: "template_literal",
        parts,
        ...util.normalizeParams(params),
    });
}
const ZodLazy = /*@__PURE__*/ core_core/* $constructor */.xI("ZodLazy", (inst, def) => {
    $ZodLazy.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => lazyProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.getter();
});
function lazy(getter) {
    return new ZodLazy({
        type: "lazy",
        getter: getter,
    });
}
const ZodPromise = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodPromise", (inst, def) => {
    core.$ZodPromise.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.promiseProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
})));
function promise(innerType) {
    return new ZodPromise({
        type: "promise",
        innerType: innerType,
    });
}
const ZodFunction = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodFunction", (inst, def) => {
    core.$ZodFunction.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.functionProcessor(inst, ctx, json, params);
})));
function _function(params) {
    return new ZodFunction({
        type: "function",
        input: Array.isArray(params?.input) ? tuple(params?.input) : (params?.input ?? array(unknown())),
        output: params?.output ?? unknown(),
    });
}

const ZodCustom = /*@__PURE__*/ core_core/* $constructor */.xI("ZodCustom", (inst, def) => {
    $ZodCustom.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => customProcessor(inst, ctx, json, params);
});
// custom checks
function check(fn) {
    const ch = new core.$ZodCheck({
        check: "custom",
        // ...util.normalizeParams(params),
    });
    ch._zod.check = fn;
    return ch;
}
function custom(fn, _params) {
    return core._custom(ZodCustom, fn ?? (() => true), _params);
}
function refine(fn, _params = {}) {
    return api/* _refine */.fU(ZodCustom, fn, _params);
}
// superRefine
function superRefine(fn, params) {
    return api/* _superRefine */.MB(fn, params);
}
// Re-export describe and meta from core
const describe = api/* describe */.q0;
const meta = api/* meta */.mI;
const ZodInstanceOf = /*@__PURE__*/ core_core/* $constructor */.xI("ZodInstanceOf", (inst, def) => {
    ZodCustom.init(inst, def);
}, {
    properties(shape, params) {
        // asserts in place, so the narrowed output type is truthful without a wrapper
        return this.check(api/* _properties */.T2(shape, params));
    },
});
function _instanceof(cls, params = {}) {
    const inst = new ZodInstanceOf({
        type: "custom",
        check: "custom",
        fn: (data) => data instanceof cls,
        abort: true,
        ...util.normalizeParams(params),
    });
    inst._zod.bag.Class = cls;
    // Override check to emit invalid_type instead of custom
    inst._zod.check = (payload) => {
        if (!(payload.value instanceof cls)) {
            payload.issues.push({
                code: "invalid_type",
                expected: cls.name,
                input: payload.value,
                inst,
                path: [...(inst._zod.def.path ?? [])],
            });
        }
    };
    return inst;
}

// stringbool
const stringbool = (...args) => core._stringbool({
    Codec: ZodCodec,
    Boolean: ZodBoolean,
    String: ZodString,
}, ...args);
function json(params) {
    const jsonSchema = lazy(() => {
        return union([string(params), number(), schemas_boolean(), _null(), array(jsonSchema), record(string(), jsonSchema)]);
    });
    return jsonSchema;
}
// preprocess
function preprocess(fn, schema) {
    return new ZodPreprocess({
        type: "pipe",
        in: transform(fn),
        out: schema,
    });
}


/***/ }),

/***/ 3759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ _ipv6),
/* harmony export */   $S: () => (/* binding */ _startsWith),
/* harmony export */   Au: () => (/* binding */ _lt),
/* harmony export */   Be: () => (/* binding */ _uuid),
/* harmony export */   Bj: () => (/* binding */ _cuid2),
/* harmony export */   Ct: () => (/* binding */ _ulid),
/* harmony export */   Dl: () => (/* binding */ _nanoid),
/* harmony export */   ER: () => (/* binding */ _endsWith),
/* harmony export */   Eb: () => (/* binding */ _maxLength),
/* harmony export */   F7: () => (/* binding */ _number),
/* harmony export */   Fk: () => (/* binding */ _regex),
/* harmony export */   Fn: () => (/* binding */ _url),
/* harmony export */   G1: () => (/* binding */ _isoDateTime),
/* harmony export */   G8: () => (/* binding */ _never),
/* harmony export */   Hi: () => (/* binding */ _multipleOf),
/* harmony export */   Il: () => (/* binding */ _toLowerCase),
/* harmony export */   KB: () => (/* binding */ _e164),
/* harmony export */   Kn: () => (/* binding */ _isoTime),
/* harmony export */   LK: () => (/* binding */ _int),
/* harmony export */   MB: () => (/* binding */ _superRefine),
/* harmony export */   Mu: () => (/* binding */ _email),
/* harmony export */   Ny: () => (/* binding */ _ipv4),
/* harmony export */   Pw: () => (/* binding */ _xid),
/* harmony export */   Rl: () => (/* binding */ _string),
/* harmony export */   T2: () => (/* binding */ _properties),
/* harmony export */   TL: () => (/* binding */ _slugify),
/* harmony export */   Tx: () => (/* binding */ _gt),
/* harmony export */   Uy: () => (/* binding */ _cidrv4),
/* harmony export */   WN: () => (/* binding */ _trim),
/* harmony export */   YA: () => (/* binding */ _length),
/* harmony export */   Zm: () => (/* binding */ _lte),
/* harmony export */   _L: () => (/* binding */ _boolean),
/* harmony export */   _z: () => (/* binding */ _ksuid),
/* harmony export */   aC: () => (/* binding */ _emoji),
/* harmony export */   bS: () => (/* binding */ _overwrite),
/* harmony export */   cU: () => (/* binding */ _base64url),
/* harmony export */   dR: () => (/* binding */ _includes),
/* harmony export */   dZ: () => (/* binding */ _array),
/* harmony export */   db: () => (/* binding */ _isoDate),
/* harmony export */   em: () => (/* binding */ _unknown),
/* harmony export */   f2: () => (/* binding */ _isoDuration),
/* harmony export */   fU: () => (/* binding */ _refine),
/* harmony export */   fs: () => (/* binding */ _cuid),
/* harmony export */   gP: () => (/* binding */ _cidrv6),
/* harmony export */   hH: () => (/* binding */ _lowercase),
/* harmony export */   jw: () => (/* binding */ _null),
/* harmony export */   lo: () => (/* binding */ _normalize),
/* harmony export */   m9: () => (/* binding */ _minLength),
/* harmony export */   mI: () => (/* binding */ meta),
/* harmony export */   nA: () => (/* binding */ _uuidv4),
/* harmony export */   pY: () => (/* binding */ _uuidv6),
/* harmony export */   q0: () => (/* binding */ describe),
/* harmony export */   qF: () => (/* binding */ _uppercase),
/* harmony export */   qG: () => (/* binding */ _coercedNumber),
/* harmony export */   qm: () => (/* binding */ _gte),
/* harmony export */   rk: () => (/* binding */ _jwt),
/* harmony export */   rt: () => (/* binding */ _base64),
/* harmony export */   tB: () => (/* binding */ _guid),
/* harmony export */   wA: () => (/* binding */ _uuidv7),
/* harmony export */   xY: () => (/* binding */ _toUpperCase)
/* harmony export */ });
/* unused harmony exports _coercedString, _mac, _creditCard, _iban, TimePrecision, _float32, _float64, _int32, _uint32, _coercedBoolean, _bigint, _coercedBigint, _int64, _uint64, _symbol, _undefined, _any, _void, _date, _coercedDate, _nan, _max, _min, _positive, _negative, _nonpositive, _nonnegative, _maxSize, _minSize, _size, _property, _mime, _union, _xor, _discriminatedUnion, _intersection, _tuple, _record, _map, _set, _enum, _nativeEnum, _literal, _file, _transform, _optional, _nullable, _default, _nonoptional, _success, _catch, _pipe, _readonly, _templateLiteral, _lazy, _promise, _custom, _check, _stringbool, _stringFormat */
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4890);
/* harmony import */ var _registries_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9396);
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4723);




function snapshotChecks(def) {
    if (def.checks)
        def.checks = [...def.checks];
    return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
    return new Class(snapshotChecks({ type: "string", ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params) }));
}
// @__NO_SIDE_EFFECTS__
function _coercedString(Class, params) {
    return new Class(snapshotChecks({ type: "string", coerce: true, ...util.normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _email(Class, params) {
    return new Class({
        type: "string",
        format: "email",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _guid(Class, params) {
    return new Class({
        type: "string",
        format: "guid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuid(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv4(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v4",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv6(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v6",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv7(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v7",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _url(Class, params) {
    return new Class({
        type: "string",
        format: "url",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _emoji(Class, params) {
    return new Class({
        type: "string",
        format: "emoji",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _nanoid(Class, params) {
    return new Class({
        type: "string",
        format: "nanoid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link _cuid2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
// @__NO_SIDE_EFFECTS__
function _cuid(Class, params) {
    return new Class({
        type: "string",
        format: "cuid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cuid2(Class, params) {
    return new Class({
        type: "string",
        format: "cuid2",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ulid(Class, params) {
    return new Class({
        type: "string",
        format: "ulid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _xid(Class, params) {
    return new Class({
        type: "string",
        format: "xid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ksuid(Class, params) {
    return new Class({
        type: "string",
        format: "ksuid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ipv4(Class, params) {
    return new Class({
        type: "string",
        format: "ipv4",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ipv6(Class, params) {
    return new Class({
        type: "string",
        format: "ipv6",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _mac(Class, params) {
    return new Class({
        type: "string",
        format: "mac",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cidrv4(Class, params) {
    return new Class({
        type: "string",
        format: "cidrv4",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cidrv6(Class, params) {
    return new Class({
        type: "string",
        format: "cidrv6",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _base64(Class, params) {
    return new Class({
        type: "string",
        format: "base64",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _base64url(Class, params) {
    return new Class({
        type: "string",
        format: "base64url",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _e164(Class, params) {
    return new Class({
        type: "string",
        format: "e164",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _creditCard(Class, params) {
    return new Class({
        type: "string",
        format: "credit_card",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _iban(Class, params) {
    return new Class({
        type: "string",
        format: "iban",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _jwt(Class, params) {
    return new Class({
        type: "string",
        format: "jwt",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
const TimePrecision = {
    Any: null,
    Minute: -1,
    Second: 0,
    Millisecond: 3,
    Microsecond: 6,
};
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class, params) {
    return new Class({
        type: "string",
        format: "datetime",
        check: "string_format",
        offset: false,
        local: false,
        precision: null,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoDate(Class, params) {
    return new Class({
        type: "string",
        format: "date",
        check: "string_format",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoTime(Class, params) {
    return new Class({
        type: "string",
        format: "time",
        check: "string_format",
        precision: null,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoDuration(Class, params) {
    return new Class({
        type: "string",
        format: "duration",
        check: "string_format",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
    return new Class(snapshotChecks({ type: "number", checks: [], ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params) }));
}
// @__NO_SIDE_EFFECTS__
function _coercedNumber(Class, params) {
    return new Class(snapshotChecks({ type: "number", coerce: true, checks: [], ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params) }));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "safeint",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _float32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "float32",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _float64(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "float64",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _int32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "int32",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uint32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "uint32",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
    return new Class({
        type: "boolean",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedBoolean(Class, params) {
    return new Class({
        type: "boolean",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _bigint(Class, params) {
    return new Class({
        type: "bigint",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedBigint(Class, params) {
    return new Class({
        type: "bigint",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _int64(Class, params) {
    return new Class({
        type: "bigint",
        check: "bigint_format",
        abort: false,
        format: "int64",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uint64(Class, params) {
    return new Class({
        type: "bigint",
        check: "bigint_format",
        abort: false,
        format: "uint64",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _symbol(Class, params) {
    return new Class({
        type: "symbol",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _undefined(Class, params) {
    return new Class({
        type: "undefined",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _null(Class, params) {
    return new Class({
        type: "null",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _any(Class) {
    return new Class({
        type: "any",
    });
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
    return new Class({
        type: "unknown",
    });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
    return new Class({
        type: "never",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _void(Class, params) {
    return new Class({
        type: "void",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _date(Class, params) {
    return new Class({
        type: "date",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedDate(Class, params) {
    return new Class({
        type: "date",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _nan(Class, params) {
    return new Class({
        type: "nan",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _lt(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckLessThan */ .sm({
        check: "less_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
        inclusive: false,
    });
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckLessThan */ .sm({
        check: "less_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
        inclusive: true,
    });
}

// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckGreaterThan */ .J_({
        check: "greater_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
        inclusive: false,
    });
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckGreaterThan */ .J_({
        check: "greater_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
        inclusive: true,
    });
}

// @__NO_SIDE_EFFECTS__
function _positive(params) {
    return _gt(0, params);
}
// negative
// @__NO_SIDE_EFFECTS__
function _negative(params) {
    return _lt(0, params);
}
// nonpositive
// @__NO_SIDE_EFFECTS__
function _nonpositive(params) {
    return _lte(0, params);
}
// nonnegative
// @__NO_SIDE_EFFECTS__
function _nonnegative(params) {
    return _gte(0, params);
}
// @__NO_SIDE_EFFECTS__
function _multipleOf(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckMultipleOf */ .Jk({
        check: "multiple_of",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
    });
}
// @__NO_SIDE_EFFECTS__
function _maxSize(maximum, params) {
    return new checks.$ZodCheckMaxSize({
        check: "max_size",
        ...util.normalizeParams(params),
        maximum,
    });
}
// @__NO_SIDE_EFFECTS__
function _minSize(minimum, params) {
    return new checks.$ZodCheckMinSize({
        check: "min_size",
        ...util.normalizeParams(params),
        minimum,
    });
}
// @__NO_SIDE_EFFECTS__
function _size(size, params) {
    return new checks.$ZodCheckSizeEquals({
        check: "size_equals",
        ...util.normalizeParams(params),
        size,
    });
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckMaxLength */ .Yk({
        check: "max_length",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        maximum,
    });
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckMinLength */ .Kk({
        check: "min_length",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        minimum,
    });
}
// @__NO_SIDE_EFFECTS__
function _length(length, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckLengthEquals */ .RM({
        check: "length_equals",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        length,
    });
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckRegex */ .DG({
        check: "string_format",
        format: "regex",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        pattern,
    });
}
// @__NO_SIDE_EFFECTS__
function _lowercase(params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckLowerCase */ .NI({
        check: "string_format",
        format: "lowercase",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uppercase(params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckUpperCase */ .kH({
        check: "string_format",
        format: "uppercase",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _includes(includes, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckIncludes */ .Tt({
        check: "string_format",
        format: "includes",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        includes,
    });
}
// @__NO_SIDE_EFFECTS__
function _startsWith(prefix, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckStartsWith */ .J({
        check: "string_format",
        format: "starts_with",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        prefix,
    });
}
// @__NO_SIDE_EFFECTS__
function _endsWith(suffix, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckEndsWith */ .E6({
        check: "string_format",
        format: "ends_with",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        suffix,
    });
}
// @__NO_SIDE_EFFECTS__
function _property(property, schema, params) {
    return new checks.$ZodCheckProperty({
        check: "property",
        property,
        schema,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _properties(shape, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckProperties */ .nJ({
        check: "properties",
        shape,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _mime(types, params) {
    return new checks.$ZodCheckMimeType({
        check: "mime_type",
        mime: types,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckOverwrite */ .v$({
        check: "overwrite",
        tx,
    });
}
// normalize
// @__NO_SIDE_EFFECTS__
function _normalize(form) {
    return _overwrite((input) => input.normalize(form));
}
// trim
// @__NO_SIDE_EFFECTS__
function _trim() {
    return _overwrite((input) => input.trim());
}
// toLowerCase
// @__NO_SIDE_EFFECTS__
function _toLowerCase() {
    return _overwrite((input) => input.toLowerCase());
}
// toUpperCase
// @__NO_SIDE_EFFECTS__
function _toUpperCase() {
    return _overwrite((input) => input.toUpperCase());
}
// slugify
// @__NO_SIDE_EFFECTS__
function _slugify() {
    return _overwrite((input) => _util_js__WEBPACK_IMPORTED_MODULE_0__/* .slugify */ .Yv(input));
}
// @__NO_SIDE_EFFECTS__
function _array(Class, element, params) {
    return new Class({
        type: "array",
        element,
        // get element() {
        //   return element;
        // },
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _union(Class, options, params) {
    return new Class({
        type: "union",
        options,
        ...util.normalizeParams(params),
    });
}
function _xor(Class, options, params) {
    return new Class({
        type: "union",
        options,
        inclusive: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _discriminatedUnion(Class, discriminator, options, params) {
    return new Class({
        type: "union",
        options: options,
        discriminator,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _intersection(Class, left, right) {
    return new Class({
        type: "intersection",
        left,
        right,
    });
}
// export function _tuple(
//   Class: util.SchemaClass<schemas.$ZodTuple>,
//   items: [],
//   params?: string | $ZodTupleParams
// ): schemas.$ZodTuple<[], null>;
// @__NO_SIDE_EFFECTS__
function _tuple(Class, items, _paramsOrRest, _params) {
    const hasRest = _paramsOrRest instanceof schemas.$ZodType;
    const params = hasRest ? _params : _paramsOrRest;
    const rest = hasRest ? _paramsOrRest : null;
    return new Class({
        type: "tuple",
        items,
        rest,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _record(Class, keyType, valueType, params) {
    return new Class({
        type: "record",
        keyType,
        valueType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _map(Class, keyType, valueType, params) {
    return new Class({
        type: "map",
        keyType,
        valueType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _set(Class, valueType, params) {
    return new Class({
        type: "set",
        valueType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _enum(Class, values, params) {
    const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
    // if (Array.isArray(values)) {
    //   for (const value of values) {
    //     entries[value] = value;
    //   }
    // } else {
    //   Object.assign(entries, values);
    // }
    // const entries: util.EnumLike = {};
    // for (const val of values) {
    //   entries[val] = val;
    // }
    return new Class({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
/** @deprecated This API has been merged into `z.enum()`. Use `z.enum()` instead.
 *
 * ```ts
 * enum Colors { red, green, blue }
 * z.enum(Colors);
 * ```
 */
function _nativeEnum(Class, entries, params) {
    return new Class({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _literal(Class, value, params) {
    return new Class({
        type: "literal",
        values: Array.isArray(value) ? value : [value],
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _file(Class, params) {
    return new Class({
        type: "file",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _transform(Class, fn) {
    return new Class({
        type: "transform",
        transform: fn,
    });
}
// @__NO_SIDE_EFFECTS__
function _optional(Class, innerType) {
    return new Class({
        type: "optional",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _nullable(Class, innerType) {
    return new Class({
        type: "nullable",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _default(Class, innerType, defaultValue) {
    return new Class({
        type: "default",
        innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : util.shallowClone(defaultValue);
        },
    });
}
// @__NO_SIDE_EFFECTS__
function _nonoptional(Class, innerType, params) {
    return new Class({
        type: "nonoptional",
        innerType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _success(Class, innerType) {
    return new Class({
        type: "success",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _catch(Class, innerType, catchValue) {
    return new Class({
        type: "catch",
        innerType,
        catchValue: (typeof catchValue === "function" ? catchValue : util.constantCatch(catchValue)),
    });
}
// @__NO_SIDE_EFFECTS__
function _pipe(Class, in_, out) {
    return new Class({
        type: "pipe",
        in: in_,
        out,
    });
}
// @__NO_SIDE_EFFECTS__
function _readonly(Class, innerType) {
    return new Class({
        type: "readonly",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _templateLiteral(Class, parts, params) {
    return new Class({
        type: "template_literal",
        parts,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _lazy(Class, getter) {
    return new Class({
        type: "lazy",
        getter,
    });
}
// @__NO_SIDE_EFFECTS__
function _promise(Class, innerType) {
    return new Class({
        type: "promise",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _custom(Class, fn, _params) {
    const norm = util.normalizeParams(_params);
    norm.abort ?? (norm.abort = true); // default to abort:false
    const schema = new Class({
        type: "custom",
        check: "custom",
        fn: fn,
        ...norm,
    });
    return schema;
}
// same as _custom but defaults to abort:false
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
    const schema = new Class({
        type: "custom",
        check: "custom",
        fn: fn,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(_params),
    });
    return schema;
}
// @__NO_SIDE_EFFECTS__
function _superRefine(fn, params) {
    const ch = _check((payload) => {
        payload.addIssue = (issue) => {
            if (typeof issue === "string") {
                payload.issues.push(_util_js__WEBPACK_IMPORTED_MODULE_0__/* .issue */ .sn(issue, payload.value, ch._zod.def));
            }
            else {
                // for Zod 3 backwards compatibility
                const _issue = issue;
                if (_issue.fatal)
                    _issue.continue = false;
                _issue.code ?? (_issue.code = "custom");
                if (!("input" in _issue))
                    _issue.input = payload.value;
                _issue.inst ?? (_issue.inst = ch);
                _issue.continue ?? (_issue.continue = !ch._zod.def.abort); // abort is always undefined, so this is always true...
                payload.issues.push(_util_js__WEBPACK_IMPORTED_MODULE_0__/* .issue */ .sn(_issue));
            }
        };
        return fn(payload.value, payload);
    }, params);
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _check(fn, params) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheck */ .QP({
        check: "custom",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
    ch._zod.check = fn;
    return ch;
}
// @__NO_SIDE_EFFECTS__
function describe(description) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheck */ .QP({ check: "describe" });
    ch._zod.onattach = [
        (inst) => {
            const existing = _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.get(inst) ?? {};
            _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.add(inst, { ...existing, description });
        },
    ];
    ch._zod.check = () => { }; // no-op check
    return ch;
}
// @__NO_SIDE_EFFECTS__
function meta(metadata) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheck */ .QP({ check: "meta" });
    ch._zod.onattach = [
        (inst) => {
            const existing = _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.get(inst) ?? {};
            _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.add(inst, { ...existing, ...metadata });
        },
    ];
    ch._zod.check = () => { }; // no-op check
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _stringbool(Classes, _params) {
    const params = util.normalizeParams(_params);
    let truthyArray = params.truthy ?? ["true", "1", "yes", "on", "y", "enabled"];
    let falsyArray = params.falsy ?? ["false", "0", "no", "off", "n", "disabled"];
    if (params.case !== "sensitive") {
        truthyArray = truthyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
        falsyArray = falsyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
    }
    const truthySet = new Set(truthyArray);
    const falsySet = new Set(falsyArray);
    const _Codec = Classes.Codec ?? schemas.$ZodCodec;
    const _Boolean = Classes.Boolean ?? schemas.$ZodBoolean;
    const _String = Classes.String ?? schemas.$ZodString;
    const stringSchema = new _String({ type: "string", error: params.error });
    const booleanSchema = new _Boolean({ type: "boolean", error: params.error });
    const codec = new _Codec({
        type: "pipe",
        in: stringSchema,
        out: booleanSchema,
        transform: ((input, payload) => {
            let data = input;
            if (params.case !== "sensitive")
                data = data.toLowerCase();
            if (truthySet.has(data)) {
                return true;
            }
            else if (falsySet.has(data)) {
                return false;
            }
            else {
                payload.issues.push({
                    code: "invalid_value",
                    expected: "stringbool",
                    values: [...truthySet, ...falsySet],
                    input: payload.value,
                    inst: codec,
                    continue: false,
                });
                return {};
            }
        }),
        reverseTransform: ((input, _payload) => {
            if (input === true) {
                return truthyArray[0] || "true";
            }
            else {
                return falsyArray[0] || "false";
            }
        }),
        error: params.error,
    });
    codec._zod.bag.truthy = truthyArray;
    codec._zod.bag.falsy = falsyArray;
    codec._zod.bag.case = params.case ?? "insensitive";
    return codec;
}
// @__NO_SIDE_EFFECTS__
function _stringFormat(Class, format, fnOrRegex, _params = {}) {
    const params = util.normalizeParams(_params);
    const def = {
        check: "string_format",
        type: "string",
        format,
        fn: typeof fnOrRegex === "function" ? fnOrRegex : (val) => fnOrRegex.test(val),
        ...params,
    };
    if (fnOrRegex instanceof RegExp) {
        def.pattern = fnOrRegex;
    }
    const inst = new Class(def);
    return inst;
}


/***/ }),

/***/ 4890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ $ZodCheckRegex),
/* harmony export */   E6: () => (/* binding */ $ZodCheckEndsWith),
/* harmony export */   J: () => (/* binding */ $ZodCheckStartsWith),
/* harmony export */   J_: () => (/* binding */ $ZodCheckGreaterThan),
/* harmony export */   Jk: () => (/* binding */ $ZodCheckMultipleOf),
/* harmony export */   KH: () => (/* binding */ $ZodCheckNumberFormat),
/* harmony export */   Kk: () => (/* binding */ $ZodCheckMinLength),
/* harmony export */   NI: () => (/* binding */ $ZodCheckLowerCase),
/* harmony export */   QP: () => (/* binding */ $ZodCheck),
/* harmony export */   RM: () => (/* binding */ $ZodCheckLengthEquals),
/* harmony export */   Tt: () => (/* binding */ $ZodCheckIncludes),
/* harmony export */   Yk: () => (/* binding */ $ZodCheckMaxLength),
/* harmony export */   kH: () => (/* binding */ $ZodCheckUpperCase),
/* harmony export */   nJ: () => (/* binding */ $ZodCheckProperties),
/* harmony export */   ql: () => (/* binding */ $ZodCheckStringFormat),
/* harmony export */   sm: () => (/* binding */ $ZodCheckLessThan),
/* harmony export */   v$: () => (/* binding */ $ZodCheckOverwrite)
/* harmony export */ });
/* unused harmony exports $ZodCheckBigIntFormat, $ZodCheckMaxSize, $ZodCheckMinSize, $ZodCheckSizeEquals, $ZodCheckProperty, $ZodCheckMimeType */
/* harmony import */ var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8532);
/* harmony import */ var _regexes_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3908);
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4723);
// import { $ZodType } from "./schemas.js";



const $ZodCheck = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheck", (inst, def) => {
    var _a;
    inst._zod ?? (inst._zod = {});
    inst._zod.def = def;
    (_a = inst._zod).onattach ?? (_a.onattach = []);
});
/** Default `when` for size-based checks: run only on non-nullish values with a `size`. */
const _whenHasSize = (payload) => {
    const val = payload.value;
    return !util.nullish(val) && val.size !== undefined;
};
/** Default `when` for length-based checks: run only on non-nullish values with a `length`. */
const _whenHasLength = (payload) => {
    const val = payload.value;
    return !_util_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl(val) && val.length !== undefined;
};
const numericOriginMap = {
    number: "number",
    bigint: "bigint",
    object: "date",
};
const $ZodCheckLessThan = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckLessThan", (inst, def) => {
    $ZodCheck.init(inst, def);
    const origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value <= def.value : payload.value < def.value) {
            return;
        }
        payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_big",
            maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckGreaterThan = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckGreaterThan", (inst, def) => {
    $ZodCheck.init(inst, def);
    const origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
            return;
        }
        payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_small",
            minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckMultipleOf = 
/*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckMultipleOf", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        if (typeof payload.value !== typeof def.value)
            throw new Error("Cannot mix number and bigint in multiple_of check.");
        const isMultiple = typeof payload.value === "bigint"
            ? // `value % 0n` throws, and nothing is a multiple of zero — the number branch already fails this way via NaN
                def.value !== BigInt(0) && payload.value % def.value === BigInt(0)
            : _util_js__WEBPACK_IMPORTED_MODULE_1__/* .floatSafeRemainder */ .LG(payload.value, def.value) === 0;
        if (isMultiple)
            return;
        payload.issues.push({
            origin: typeof payload.value,
            code: "not_multiple_of",
            divisor: def.value,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckNumberFormat = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckNumberFormat", (inst, def) => {
    $ZodCheck.init(inst, def); // no format checks
    def.format = def.format || "float64";
    const isInt = def.format?.includes("int");
    const origin = isInt ? "int" : "number";
    const [minimum, maximum] = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .NUMBER_FORMAT_RANGES */ .zH[def.format];
    inst._zod.check = (payload) => {
        const input = payload.value;
        if (isInt) {
            if (!Number.isInteger(input)) {
                // invalid_format issue
                // payload.issues.push({
                //   expected: def.format,
                //   format: def.format,
                //   code: "invalid_format",
                //   input,
                //   inst,
                // });
                // invalid_type issue
                payload.issues.push({
                    expected: origin,
                    format: def.format,
                    code: "invalid_type",
                    continue: false,
                    input,
                    inst,
                });
                return;
                // not_multiple_of issue
                // payload.issues.push({
                //   code: "not_multiple_of",
                //   origin: "number",
                //   input,
                //   inst,
                //   divisor: 1,
                // });
            }
            if (!Number.isSafeInteger(input)) {
                if (input > 0) {
                    // too_big
                    payload.issues.push({
                        input,
                        code: "too_big",
                        maximum: Number.MAX_SAFE_INTEGER,
                        note: "Integers must be within the safe integer range.",
                        inst,
                        origin,
                        inclusive: true,
                        continue: !def.abort,
                    });
                }
                else {
                    // too_small
                    payload.issues.push({
                        input,
                        code: "too_small",
                        minimum: Number.MIN_SAFE_INTEGER,
                        note: "Integers must be within the safe integer range.",
                        inst,
                        origin,
                        inclusive: true,
                        continue: !def.abort,
                    });
                }
                return;
            }
        }
        if (input < minimum) {
            payload.issues.push({
                origin: "number",
                input,
                code: "too_small",
                minimum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
        if (input > maximum) {
            payload.issues.push({
                origin: "number",
                input,
                code: "too_big",
                maximum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodCheckBigIntFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckBigIntFormat", (inst, def) => {
    $ZodCheck.init(inst, def); // no format checks
    const [minimum, maximum] = util.BIGINT_FORMAT_RANGES[def.format];
    inst._zod.check = (payload) => {
        const input = payload.value;
        if (input < minimum) {
            payload.issues.push({
                origin: "bigint",
                input,
                code: "too_small",
                minimum: minimum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
        if (input > maximum) {
            payload.issues.push({
                origin: "bigint",
                input,
                code: "too_big",
                maximum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
    };
})));
const $ZodCheckMaxSize = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMaxSize", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size <= def.maximum)
            return;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            code: "too_big",
            maximum: def.maximum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckMinSize = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMinSize", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size >= def.minimum)
            return;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            code: "too_small",
            minimum: def.minimum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckSizeEquals = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckSizeEquals", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size === def.size)
            return;
        const tooBig = size > def.size;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            ...(tooBig ? { code: "too_big", maximum: def.size } : { code: "too_small", minimum: def.size }),
            inclusive: true,
            exact: true,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckMaxLength = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckMaxLength", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // Strings are measured in Unicode code points, not UTF-16 units. A code point is at most two units, so a string that already fits in units fits in code points; only an overflow has to be counted.
        const length = typeof input === "string" && units > def.maximum ? _util_js__WEBPACK_IMPORTED_MODULE_1__/* .codePointLength */ .O7(input) : units;
        if (length <= def.maximum)
            return;
        const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .getLengthableOrigin */ .Rc(input);
        payload.issues.push({
            origin,
            code: "too_big",
            maximum: def.maximum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckMinLength = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckMinLength", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // A code point is one or two UTF-16 units, so fewer units than the floor can never reach it and twice the floor always clears it. Only in between is the exact count in doubt.
        const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2
            ? _util_js__WEBPACK_IMPORTED_MODULE_1__/* .codePointLength */ .O7(input)
            : units;
        if (length >= def.minimum)
            return;
        const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .getLengthableOrigin */ .Rc(input);
        payload.issues.push({
            origin,
            code: "too_small",
            minimum: def.minimum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckLengthEquals = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckLengthEquals", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // A code point is one or two UTF-16 units, so outside `[length, length * 2]` units the target is missed either way — and missed in the same direction in both measures.
        const length = typeof input === "string" && units >= def.length && units <= def.length * 2
            ? _util_js__WEBPACK_IMPORTED_MODULE_1__/* .codePointLength */ .O7(input)
            : units;
        if (length === def.length)
            return;
        const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .getLengthableOrigin */ .Rc(input);
        const tooBig = length > def.length;
        payload.issues.push({
            origin,
            ...(tooBig ? { code: "too_big", maximum: def.length } : { code: "too_small", minimum: def.length }),
            inclusive: true,
            exact: true,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckStringFormat = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckStringFormat", (inst, def) => {
    var _a, _b;
    $ZodCheck.init(inst, def);
    if (def.pattern)
        (_a = inst._zod).check ?? (_a.check = (payload) => {
            def.pattern.lastIndex = 0;
            if (def.pattern.test(payload.value))
                return;
            payload.issues.push({
                origin: "string",
                code: "invalid_format",
                format: def.format,
                input: payload.value,
                ...(def.pattern ? { pattern: def.pattern.toString() } : {}),
                inst,
                continue: !def.abort,
            });
        });
    else
        (_b = inst._zod).check ?? (_b.check = () => { });
});
const $ZodCheckRegex = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckRegex", (inst, def) => {
    $ZodCheckStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        def.pattern.lastIndex = 0;
        if (def.pattern.test(payload.value))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "regex",
            input: payload.value,
            pattern: def.pattern.toString(),
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckLowerCase = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckLowerCase", (inst, def) => {
    def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_2__/* .lowercase */ .AC);
    $ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckUpperCase = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckUpperCase", (inst, def) => {
    def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_2__/* .uppercase */ .Zv);
    $ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckIncludes = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckIncludes", (inst, def) => {
    $ZodCheck.init(inst, def);
    const escapedRegex = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeRegex */ .sD(def.includes);
    // `String.prototype.includes(sub, position)` matches `sub` at `position`
    // OR LATER, so the pattern must allow at least `position` leading chars
    // (`{N,}`), not exactly `position` chars (`{N}`).
    const pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
    def.pattern = pattern;
    inst._zod.check = (payload) => {
        if (payload.value.includes(def.includes, def.position))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "includes",
            includes: def.includes,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckStartsWith = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckStartsWith", (inst, def) => {
    $ZodCheck.init(inst, def);
    const pattern = new RegExp(`^${_util_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeRegex */ .sD(def.prefix)}.*`);
    def.pattern ?? (def.pattern = pattern);
    inst._zod.check = (payload) => {
        if (payload.value.startsWith(def.prefix))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "starts_with",
            prefix: def.prefix,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckEndsWith = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckEndsWith", (inst, def) => {
    $ZodCheck.init(inst, def);
    const pattern = new RegExp(`.*${_util_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeRegex */ .sD(def.suffix)}$`);
    def.pattern ?? (def.pattern = pattern);
    inst._zod.check = (payload) => {
        if (payload.value.endsWith(def.suffix))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "ends_with",
            suffix: def.suffix,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
///////////////////////////////////
/////    $ZodCheckProperty    /////
///////////////////////////////////
function handleCheckPropertyResult(result, payload, property) {
    if (result.issues.length) {
        payload.issues.push(..._util_js__WEBPACK_IMPORTED_MODULE_1__/* .prefixIssues */ .lQ(property, result.issues));
    }
}
const $ZodCheckProperty = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckProperty", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        const result = def.schema._zod.run({
            value: payload.value[def.property],
            issues: [],
        }, {});
        if (result instanceof Promise) {
            return result.then((result) => handleCheckPropertyResult(result, payload, def.property));
        }
        handleCheckPropertyResult(result, payload, def.property);
        return;
    };
})));
const $ZodCheckProperties = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckProperties", (inst, def) => {
    $ZodCheck.init(inst, def);
    _util_js__WEBPACK_IMPORTED_MODULE_1__/* .hide */ .jD(inst, Symbol.iterator, function* () {
        yield inst;
    });
    // key and schema snapshotted together: reading one live and the other cached lets a later mutation of the caller's shape object pair a stale key with a missing schema
    let entries;
    inst._zod.check = (payload) => {
        // the base schema already typed the value, so only a nullish one is rejected here: the properties read on a primitive too, matching z.property() on a string's length
        if (payload.value == null) {
            payload.issues.push({ expected: "object", code: "invalid_type", input: payload.value, inst });
            return undefined;
        }
        entries ?? (entries = Reflect.ownKeys(def.shape).map((key) => [key, def.shape[key]]));
        const input = payload.value;
        let proms;
        for (const [key, schema] of entries) {
            const result = schema._zod.run({ value: input[key], issues: [] }, {});
            if (result instanceof Promise) {
                proms ?? (proms = []);
                proms.push(result.then((result) => handleCheckPropertyResult(result, payload, key)));
            }
            else {
                handleCheckPropertyResult(result, payload, key);
            }
        }
        if (proms)
            return Promise.all(proms).then(() => undefined);
        return undefined;
    };
});
const $ZodCheckMimeType = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMimeType", (inst, def) => {
    $ZodCheck.init(inst, def);
    const mimeSet = new Set(def.mime);
    inst._zod.check = (payload) => {
        if (mimeSet.has(payload.value.type))
            return;
        payload.issues.push({
            code: "invalid_value",
            values: def.mime,
            input: payload.value.type,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckOverwrite = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckOverwrite", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        payload.value = def.tx(payload.value);
    };
});


/***/ }),

/***/ 8532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $W: () => (/* binding */ config),
/* harmony export */   GT: () => (/* binding */ $ZodAsyncError),
/* harmony export */   cV: () => (/* binding */ $ZodEncodeError),
/* harmony export */   cr: () => (/* binding */ globalConfig),
/* harmony export */   tm: () => (/* binding */ NEVER),
/* harmony export */   xI: () => (/* binding */ $constructor)
/* harmony export */ });
/* unused harmony export $brand */
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4723);
var _a;

/** A special constant with type `never` */
const NEVER = /*@__PURE__*/ Object.freeze({
    status: "aborted",
});
/* Shared descriptor for installing `_zod`; defineProperty reads it
 * synchronously, so reusing one object avoids a per-instance allocation. */
const _zodDesc = { value: undefined, enumerable: false };
// null where suppressing the capture would be unrecoverable: `parse()` puts the frames back with `captureStackTrace`, so without it the throw would lose its stack. also latched to null once `stackTraceLimit` proves unassignable, which a realm can do at any point by hardening Error
let _E = "captureStackTrace" in Error ? Error : null;
// v8 captures a stack trace inside the Error constructor, which dominates a failed parse; costs only the frames, and parse() restores those. the constructor must RUN: Object.create is cheaper and passes instanceof, but Error.isError and util.types.isNativeError check an internal slot
function newError(Definition) {
    const E = _E;
    if (E) {
        const saved = E.stackTraceLimit;
        if (typeof saved === "number") {
            try {
                E.stackTraceLimit = 0;
            }
            catch {
                _E = null;
                return new Definition();
            }
            try {
                return new Definition();
            }
            finally {
                E.stackTraceLimit = saved;
            }
        }
    }
    return new Definition();
}
function $constructor(name, initializer, 
/** This trait's members, installed once on every prototype that composes it. They cannot be declared in the initializer above: that runs per instance, and the prototype is shared. */
proto, params) {
    // Prototype for this constructor's `_zod` internals. Lazily-derived fields (`values`, `pattern`, `optin`, …) install here once rather than as an accessor on every instance.
    const zodProto = {};
    // Assigning the fields in the constructor body is what gives instances in-object slots; building the object literally and reparenting it costs a second allocation and a generic property copy.
    function Internals(def) {
        this.def = def;
        this.constr = _;
        this.traits = new Set();
    }
    Internals.prototype = zodProto;
    const protoMembers = proto;
    // One trait's members land on every prototype whose chain composes it, so the answer is per prototype rather than per trait.
    const initialized = protoMembers && new WeakSet();
    function init(inst, def) {
        if (!inst._zod) {
            _zodDesc.value = new Internals(def);
            try {
                Object.defineProperty(inst, "_zod", _zodDesc);
            }
            finally {
                // Cleared even on throw, so the shared descriptor never leaks one instance's internals into the next.
                _zodDesc.value = undefined;
            }
        }
        else if (inst._zod.traits.has(name)) {
            return;
        }
        inst._zod.traits.add(name);
        initializer(inst, def);
        if (initialized) {
            // `super(def)` from a user subclass gives `this` a prototype the subclass owns, and installing there would overwrite whatever the subclass declared. `constr` built the instance, so its prototype is the one below the subclass's that should carry the members. A receiver whose chain never reaches that prototype installs on its own, which for a plain object handed straight to `init` means `Object.prototype` — unchanged from before.
            const own = Object.getPrototypeOf(inst);
            const ctorProto = inst._zod.constr.prototype;
            let up = own;
            while (up && up !== ctorProto)
                up = Object.getPrototypeOf(up);
            const target = up ?? own;
            if (!initialized.has(target)) {
                initialized.add(target);
                (0,_util_js__WEBPACK_IMPORTED_MODULE_0__/* .members */ .ol)(target, protoMembers);
            }
        }
        // support prototype modifications; for-in avoids the array allocation of Object.keys on the (usually empty) prototype
        const proto = _.prototype;
        for (const k in proto) {
            if (!Object.prototype.hasOwnProperty.call(proto, k))
                continue;
            if (!(k in inst)) {
                inst[k] = proto[k].bind(inst);
            }
        }
    }
    // doesn't work if Parent has a constructor with arguments
    const Parent = params?.Parent ?? Object;
    class Definition extends Parent {
    }
    Object.defineProperty(Definition, "name", { value: name });
    function _(def) {
        const inst = params?.Parent ? newError(Definition) : this;
        init(inst, def);
        const deferred = inst._zod.deferred;
        if (deferred) {
            for (const fn of deferred) {
                fn();
            }
            // Released: initializers run once, and the list would otherwise be retained for the schema's lifetime.
            inst._zod.deferred = undefined;
        }
        // Global post-processor hook. Internal: installed by `import "zod/compile"` to enable AOT compilation for every constructed schema. Runs last, once the instance is fully built, because it hands the instance to compile(). The post-processor is expected to be reentrancy-guarded by its own implementation.
        const pp = globalThis.__zod_globalConfig?.postProcessor;
        if (pp)
            pp(inst);
        return inst;
    }
    Object.defineProperty(_, "init", { value: init });
    Object.defineProperty(_, Symbol.hasInstance, {
        value: (inst) => {
            if (params?.Parent && inst instanceof params.Parent)
                return true;
            return inst?._zod?.traits?.has(name);
        },
    });
    Object.defineProperty(_, "name", { value: name });
    return _;
}
//////////////////////////////   UTILITIES   ///////////////////////////////////////
const $brand = /*@__PURE__*/ (/* unused pure expression or super */ null && (Symbol("zod_brand")));
class $ZodAsyncError extends Error {
    constructor() {
        super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
    }
}
class $ZodEncodeError extends Error {
    constructor(name) {
        super(`Encountered unidirectional transform during encode: ${name}`);
        this.name = "ZodEncodeError";
    }
}
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
    if (newConfig)
        Object.assign(globalConfig, newConfig);
    return globalConfig;
}


/***/ }),

/***/ 7428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   JM: () => (/* binding */ flattenError),
/* harmony export */   Kd: () => (/* binding */ $ZodRealError),
/* harmony export */   Wk: () => (/* binding */ formatError),
/* harmony export */   a$: () => (/* binding */ $ZodError)
/* harmony export */ });
/* unused harmony exports treeifyError, toDotPath, prettifyError */
/* harmony import */ var _core_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8532);
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4723);


/* Computing the message eagerly is expensive (pretty-printed JSON of all
 * issues), so defer it until first read. The accessor functions and
 * descriptors are shared across instances to keep error construction
 * cheap; the computed message is cached on the internals object. The
 * setter preserves plain assignment semantics for consumers that
 * overwrite `message`. */
function _getMessage() {
    const internals = this._zod;
    internals.message ?? (internals.message = JSON.stringify(internals.def, _util_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonStringifyReplacer */ .k8, 2));
    return internals.message;
}
function _setMessage(value) {
    this._zod.message = value;
}
const _messageDesc = {
    get: _getMessage,
    set: _setMessage,
    enumerable: true,
    configurable: true,
};
const _issuesDesc = { value: undefined, enumerable: false };
/* Prototypes that already carry the lazy `toString`. Seeded with the
 * intrinsics so that `init` on a foreign object — it accepts any object —
 * can never install an accessor onto a prototype we do not own. */
const _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
const initializer = (inst, def) => {
    inst.name = "$ZodError";
    // `_zod` is already non-enumerable: $constructor's init defined it with this same descriptor
    _issuesDesc.value = def;
    Object.defineProperty(inst, "issues", _issuesDesc);
    // Clear the shared slot; a retained `value` pins the last error's issues.
    _issuesDesc.value = undefined;
    Object.defineProperty(inst, "message", _messageDesc);
    /* `toString` lives as a non-enumerable lazy getter on the shared
     * prototype; on first access it caches a per-instance closure so
     * detached usage still works. */
    const proto = Object.getPrototypeOf(inst);
    if (!_installedToString.has(proto)) {
        _installedToString.add(proto);
        Object.defineProperty(proto, "toString", {
            configurable: true,
            enumerable: false,
            get() {
                const value = () => this.message;
                Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
                return value;
            },
            set(value) {
                Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
            },
        });
    }
};
const $ZodError = (0,_core_js__WEBPACK_IMPORTED_MODULE_1__/* .$constructor */ .xI)("$ZodError", initializer);
const $ZodRealError = (0,_core_js__WEBPACK_IMPORTED_MODULE_1__/* .$constructor */ .xI)("$ZodError", initializer, undefined, {
    Parent: Error,
});
/** Get-or-create `obj[key]` as an own data property. A path segment naming an inherited member
 * ("toString", "constructor") would otherwise read through to the prototype, and assigning
 * "__proto__" would hit the setter instead of creating a key. */
function node(obj, key, make) {
    if (!Object.prototype.hasOwnProperty.call(obj, key)) {
        if (key === "__proto__") {
            Object.defineProperty(obj, key, { value: make(), writable: true, enumerable: true, configurable: true });
        }
        else {
            obj[key] = make();
        }
    }
    return obj[key];
}
function flattenError(error, mapper = (issue) => issue.message) {
    const fieldErrors = {};
    const formErrors = [];
    for (const sub of error.issues) {
        if (sub.path.length > 0) {
            node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
        }
        else {
            formErrors.push(mapper(sub));
        }
    }
    return { formErrors, fieldErrors };
}
function formatError(error, mapper = (issue) => issue.message) {
    const fieldErrors = { _errors: [] };
    const processError = (error, path = []) => {
        for (const issue of error.issues) {
            if (issue.code === "invalid_union" && issue.errors.length) {
                issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
            }
            else if (issue.code === "invalid_key") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else if (issue.code === "invalid_element") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else {
                const fullpath = [...path, ...issue.path];
                if (fullpath.length === 0) {
                    fieldErrors._errors.push(mapper(issue));
                }
                else {
                    let curr = fieldErrors;
                    let i = 0;
                    while (i < fullpath.length) {
                        const el = fullpath[i];
                        const terminal = i === fullpath.length - 1;
                        // `_errors` is reserved by this legacy format, so merge a matching path segment into the current node instead of treating its array as a child.
                        if (el === "_errors") {
                            if (terminal)
                                curr._errors.push(mapper(issue));
                            i++;
                            continue;
                        }
                        // A path element may collide with an inherited property name such as
                        // "__proto__" or "constructor". Truthiness checks read the prototype
                        // (so no node is created, then ._errors.push throws), and bracket
                        // assignment of "__proto__" hits the setter instead of creating an
                        // own key. Guard the read with hasOwnProperty and create the node
                        // with defineProperty so any path element becomes a real own key.
                        if (!Object.prototype.hasOwnProperty.call(curr, el)) {
                            Object.defineProperty(curr, el, {
                                value: { _errors: [] },
                                enumerable: true,
                                writable: true,
                                configurable: true,
                            });
                        }
                        const node = curr[el];
                        if (terminal) {
                            node._errors.push(mapper(issue));
                        }
                        curr = node;
                        i++;
                    }
                }
            }
        }
    };
    processError(error);
    return fieldErrors;
}
function treeifyError(error, mapper = (issue) => issue.message) {
    const result = { errors: [] };
    const processError = (error, path = []) => {
        var _a;
        for (const issue of error.issues) {
            if (issue.code === "invalid_union" && issue.errors.length) {
                // regular union error
                issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
            }
            else if (issue.code === "invalid_key") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else if (issue.code === "invalid_element") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else {
                const fullpath = [...path, ...issue.path];
                if (fullpath.length === 0) {
                    result.errors.push(mapper(issue));
                    continue;
                }
                let curr = result;
                let i = 0;
                while (i < fullpath.length) {
                    const el = fullpath[i];
                    const terminal = i === fullpath.length - 1;
                    if (typeof el === "string") {
                        curr.properties ?? (curr.properties = {});
                        // el may collide with an inherited property name ("__proto__",
                        // "constructor", ...); ??= reads the prototype so the node is never
                        // created and curr.errors.push throws. Guard with hasOwnProperty and
                        // create the node with defineProperty so "__proto__" becomes a real
                        // own key rather than invoking the prototype setter.
                        if (!Object.prototype.hasOwnProperty.call(curr.properties, el)) {
                            Object.defineProperty(curr.properties, el, {
                                value: { errors: [] },
                                enumerable: true,
                                writable: true,
                                configurable: true,
                            });
                        }
                        curr = curr.properties[el];
                    }
                    else {
                        curr.items ?? (curr.items = []);
                        (_a = curr.items)[el] ?? (_a[el] = { errors: [] });
                        curr = curr.items[el];
                    }
                    if (terminal) {
                        curr.errors.push(mapper(issue));
                    }
                    i++;
                }
            }
        }
    };
    processError(error);
    return result;
}
/** Format a ZodError as a human-readable string in the following form.
 *
 * From
 *
 * ```ts
 * ZodError {
 *   issues: [
 *     {
 *       expected: 'string',
 *       code: 'invalid_type',
 *       path: [ 'username' ],
 *       message: 'Invalid input: expected string'
 *     },
 *     {
 *       expected: 'number',
 *       code: 'invalid_type',
 *       path: [ 'favoriteNumbers', 1 ],
 *       message: 'Invalid input: expected number'
 *     }
 *   ];
 * }
 * ```
 *
 * to
 *
 * ```
 * username
 *   ✖ Expected number, received string at "username
 * favoriteNumbers[0]
 *   ✖ Invalid input: expected number
 * ```
 */
function toDotPath(_path) {
    const segs = [];
    const path = _path.map((seg) => (typeof seg === "object" ? seg.key : seg));
    for (const seg of path) {
        if (typeof seg === "number")
            segs.push(`[${seg}]`);
        else if (typeof seg === "symbol")
            segs.push(`[${JSON.stringify(String(seg))}]`);
        else if (/[^\w$]/.test(seg))
            segs.push(`[${JSON.stringify(seg)}]`);
        else {
            if (segs.length)
                segs.push(".");
            segs.push(seg);
        }
    }
    return segs.join("");
}
function prettifyError(error) {
    const lines = [];
    // sort by path length
    const issues = [...error.issues].sort((a, b) => (a.path ?? []).length - (b.path ?? []).length);
    // Process each issue
    for (const issue of issues) {
        lines.push(`✖ ${issue.message}`);
        if (issue.path?.length)
            lines.push(`  → at ${toDotPath(issue.path)}`);
    }
    // Convert Map to formatted string
    return lines.join("\n");
}


/***/ }),

/***/ 4196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F0: () => (/* binding */ validateAsync),
/* harmony export */   GW: () => (/* binding */ _encodeAsync),
/* harmony export */   Mv: () => (/* binding */ _encode),
/* harmony export */   Od: () => (/* binding */ _safeParse),
/* harmony export */   R3: () => (/* binding */ _safeDecodeAsync),
/* harmony export */   Rb: () => (/* binding */ _parseAsync),
/* harmony export */   Tj: () => (/* binding */ _parse),
/* harmony export */   VS: () => (/* binding */ _safeDecode),
/* harmony export */   e2: () => (/* binding */ _decode),
/* harmony export */   or: () => (/* binding */ _decodeAsync),
/* harmony export */   rh: () => (/* binding */ _safeEncode),
/* harmony export */   tf: () => (/* binding */ validate),
/* harmony export */   v_: () => (/* binding */ _safeEncodeAsync),
/* harmony export */   wG: () => (/* binding */ _safeParseAsync)
/* harmony export */ });
/* unused harmony exports parse, parseAsync, safeParse, safeParseAsync, encode, decode, encodeAsync, decodeAsync, safeEncode, safeDecode, safeEncodeAsync, safeDecodeAsync */
/* harmony import */ var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8532);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7428);
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4723);



// Always both keys, so the `_params` read site in `_parse` sees one object shape rather than two.
function finalizeParams(callee, params) {
    return { callee: params?.callee ?? callee, Err: params?.Err };
}
const _parse = (_Err) => {
    const fn = (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
        const result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise) {
            throw new _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$ZodAsyncError */ .GT();
        }
        if (result.issues.length) {
            const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => _util_js__WEBPACK_IMPORTED_MODULE_1__/* .finalizeIssue */ .iR(iss, ctx, _core_js__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W())));
            _util_js__WEBPACK_IMPORTED_MODULE_1__/* .captureStackTrace */ .gx(e, _params?.callee ?? fn);
            throw e;
        }
        return result.value;
    };
    return fn;
};
const parse = /* @__PURE__*/ _parse(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);
const _parseAsync = (_Err) => {
    const fn = async (schema, value, _ctx, params) => {
        const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
        let result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise)
            result = await result;
        if (result.issues.length) {
            const e = new (params?.Err ?? _Err)(result.issues.map((iss) => _util_js__WEBPACK_IMPORTED_MODULE_1__/* .finalizeIssue */ .iR(iss, ctx, _core_js__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W())));
            _util_js__WEBPACK_IMPORTED_MODULE_1__/* .captureStackTrace */ .gx(e, params?.callee ?? fn);
            throw e;
        }
        return result.value;
    };
    return fn;
};
const parseAsync = /* @__PURE__*/ _parseAsync(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);
const _safeParse = (_Err) => (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
    const result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise) {
        throw new _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$ZodAsyncError */ .GT();
    }
    return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParse = /* @__PURE__*/ _safeParse(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);
// the error is built on the first read of `error`: finalizing the issues and constructing the instance is most of a failing parse, and a caller that only branches on `success` never pays it. a getter in the literal keeps this small; the alternative, one shared accessor descriptor plus a hidden state slot, reads ~15% faster but costs ~75 B gzipped in every bundle
function failure(Err, issues, ctx) {
    let error;
    return {
        success: false,
        get error() {
            if (!error) {
                error = new Err(issues.map((iss) => _util_js__WEBPACK_IMPORTED_MODULE_1__/* .finalizeIssue */ .iR(iss, ctx, _core_js__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W())));
                // finalizeIssue drops `input`, so the built error holds nothing; keeping the raw issues past this point pins the parsed value for the life of the result
                issues = undefined;
                ctx = undefined;
            }
            return error;
        },
        set error(e) {
            error = e;
            // a replacement makes the getter's branch unreachable, so the captures have to go here too
            issues = undefined;
            ctx = undefined;
        },
    };
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
        result = await result;
    return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParseAsync = /* @__PURE__*/ _safeParseAsync(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);
// registry mirrors of the compiler's sentinels, so this module never imports the compiler
const COMPILE_INVALID = /* @__PURE__ */ Symbol.for("zod.compile.invalid");
const COMPILE_FALLBACK = /* @__PURE__ */ Symbol.for("zod.compile.fallback");
// Deliberately tiny, because v8 will not inline a body carrying the fallback's object literals and throw. Everything that is not the compiled happy path lives in validateFallback, and that split is worth ~35% on a compiled schema.
const validate = ((schema, value, _ctx) => {
    const validator = schema._zod.bag.validator;
    if (validator !== undefined) {
        if (validator(value) !== COMPILE_INVALID)
            return true;
        // a definite sentinel means the runtime would reject, so skip the re-parse; a ctx can still change the answer
        if (validator.definite === true && _ctx === undefined)
            return false;
    }
    return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
    const ctx = _ctx
        ? { ..._ctx, async: false, abortEarly: true }
        : { async: false, abortEarly: true };
    const fallbackRun = schema._zod.bag.fallbackRun;
    let result;
    if (fallbackRun) {
        // skip nested fast paths on the fallback, so user callbacks keep the at-most-twice bound
        ctx[COMPILE_FALLBACK] = true;
        result = fallbackRun({ value, issues: [] }, ctx);
    }
    else {
        result = schema._zod.run({ value, issues: [] }, ctx);
    }
    if (result instanceof Promise) {
        throw new _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$ZodAsyncError */ .GT();
    }
    return result.issues.length === 0;
}
// no fast path: the compiler keeps async parses on the runtime, because a promise-returning callback that is not declared async compiles to a throw
const validateAsync = async (schema, value, _ctx) => {
    const ctx = _ctx
        ? { ..._ctx, async: true, abortEarly: true }
        : { async: true, abortEarly: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
        result = await result;
    return result.issues.length === 0;
};
const _encode = (_Err) => {
    const parse = _parse(_Err);
    const fn = (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return parse(schema, value, ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const encode = /* @__PURE__*/ _encode(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);
const _decode = (_Err) => {
    const parse = _parse(_Err);
    const fn = (schema, value, _ctx, _params) => {
        return parse(schema, value, _ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const decode = /* @__PURE__*/ _decode(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);
const _encodeAsync = (_Err) => {
    const parseAsync = _parseAsync(_Err);
    const fn = async (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return (await parseAsync(schema, value, ctx, finalizeParams(fn, _params)));
    };
    return fn;
};
const encodeAsync = /* @__PURE__*/ _encodeAsync(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);
const _decodeAsync = (_Err) => {
    const parseAsync = _parseAsync(_Err);
    const fn = async (schema, value, _ctx, _params) => {
        return await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const decodeAsync = /* @__PURE__*/ _decodeAsync(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);
const _safeEncode = (_Err) => (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return _safeParse(_Err)(schema, value, ctx);
};
const safeEncode = /* @__PURE__*/ _safeEncode(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);
const _safeDecode = (_Err) => (schema, value, _ctx) => {
    return _safeParse(_Err)(schema, value, _ctx);
};
const safeDecode = /* @__PURE__*/ _safeDecode(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);
const _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return _safeParseAsync(_Err)(schema, value, ctx);
};
const safeEncodeAsync = /* @__PURE__*/ _safeEncodeAsync(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);
const _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
    return _safeParseAsync(_Err)(schema, value, _ctx);
};
const safeDecodeAsync = /* @__PURE__*/ _safeDecodeAsync(_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .$ZodRealError */ .Kd);


/***/ }),

/***/ 3908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ lowercase),
/* harmony export */   Ak: () => (/* binding */ nanoid),
/* harmony export */   D2: () => (/* binding */ nanoidOfLength),
/* harmony export */   F: () => (/* binding */ httpProtocol),
/* harmony export */   Gl: () => (/* binding */ cuid2),
/* harmony export */   K3: () => (/* binding */ base64),
/* harmony export */   Os: () => (/* binding */ guid),
/* harmony export */   Rp: () => (/* binding */ email),
/* harmony export */   Z0: () => (/* binding */ ulid),
/* harmony export */   Zg: () => (/* binding */ emoji),
/* harmony export */   Zv: () => (/* binding */ uppercase),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   ch: () => (/* binding */ _null),
/* harmony export */   fO: () => (/* binding */ ksuid),
/* harmony export */   gF: () => (/* binding */ cuid),
/* harmony export */   gp: () => (/* binding */ anyString),
/* harmony export */   hQ: () => (/* binding */ e164),
/* harmony export */   kB: () => (/* binding */ time),
/* harmony export */   kM: () => (/* binding */ xid),
/* harmony export */   l7: () => (/* binding */ cidrv6),
/* harmony export */   nd: () => (/* binding */ integer),
/* harmony export */   o: () => (/* binding */ bigint),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   r0: () => (/* binding */ base64url),
/* harmony export */   uR: () => (/* binding */ uuid),
/* harmony export */   uX: () => (/* binding */ ipv4),
/* harmony export */   ug: () => (/* binding */ ipv6),
/* harmony export */   w$: () => (/* binding */ datetime),
/* harmony export */   zM: () => (/* binding */ boolean),
/* harmony export */   zr: () => (/* binding */ cidrv4)
/* harmony export */ });
/* unused harmony exports extendedDuration, uuid4, uuid6, uuid7, html5Email, rfc5322Email, unicodeEmail, idnEmail, browserEmail, mac, hostname, domain, creditCard, currencyCode, iban, string, undefined, hex, md5_hex, md5_base64, md5_base64url, sha1_hex, sha1_base64, sha1_base64url, sha256_hex, sha256_base64, sha256_base64url, sha384_hex, sha384_base64, sha384_base64url, sha512_hex, sha512_base64, sha512_base64url */

/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link cuid2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const cuid = /^[cC][0-9a-z]{6,}$/;
const cuid2 = /^[0-9a-z]+$/;
const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
const xid = /^[0-9a-vA-V]{20}$/;
const ksuid = /^[A-Za-z0-9]{27}$/;
const nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
    return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
/** ISO 8601-1 duration regex. Does not support the 8601-2 extensions like negative durations or fractional/negative components. */
const duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
/** Implements ISO 8601-2 extensions like explicit +- prefixes, mixing weeks with other units, and fractional/negative components. */
const extendedDuration = /^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/;
/** A regex for any UUID-like identifier: 8-4-4-4-12 hex pattern */
const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
/** Returns a regex for validating an RFC 9562/4122 UUID.
 *
 * @param version Optionally specify a version 1-8. If no version is specified, all versions are supported. */
const uuid = (version) => {
    if (!version)
        return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
    return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
const uuid4 = /*@__PURE__*/ (/* unused pure expression or super */ null && (uuid(4)));
const uuid6 = /*@__PURE__*/ (/* unused pure expression or super */ null && (uuid(6)));
const uuid7 = /*@__PURE__*/ (/* unused pure expression or super */ null && (uuid(7)));
/** Practical email validation */
const email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
/** Equivalent to the HTML5 input[type=email] validation implemented by browsers. Source: https://developer.mozilla.org/en-US/docs/Web/HTML/Element/input/email */
const html5Email = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
/** The classic emailregex.com regex for RFC 5322-compliant emails */
const rfc5322Email = /^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/;
/** A loose regex that allows Unicode characters, enforces length limits, and that's about it. */
const unicodeEmail = /^[^\s@"]{1,64}@[^\s@]{1,255}$/u;
const idnEmail = (/* unused pure expression or super */ null && (unicodeEmail));
const browserEmail = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
// from https://thekevinscott.com/emojis-in-javascript/#writing-a-regular-expression
// Single character class, not an alternation: the two properties overlap (U+1F9B0-U+1F9B3), so `(A|B)+` backtracks exponentially on a failed match. The leading lookahead then demands one anchor — a pictograph, a regional indicator, or the enclosing keycap — because `\p{Emoji_Component}` on its own covers ASCII digits, `#`, `*`, ZWJ, variation selectors and skin tone modifiers, none of which is an emoji without a base.
const _emoji = `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function emoji() {
    return new RegExp(_emoji, "u");
}
const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
const ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const mac = (delimiter) => {
    const escapedDelim = util.escapeRegex(delimiter ?? ":");
    return new RegExp(`^(?:[0-9A-F]{2}${escapedDelim}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${escapedDelim}){5}[0-9a-f]{2}$`);
};
const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
// https://stackoverflow.com/questions/7860392/determine-if-string-is-in-base64-using-javascript
const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
// based on https://stackoverflow.com/questions/106179/regular-expression-to-match-dns-hostname-or-ip-address
// export const hostname: RegExp = /^([a-zA-Z0-9-]+\.)*[a-zA-Z0-9-]+$/;
const hostname = /^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/;
const domain = /^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/;
const httpProtocol = /^https?$/;
// https://blog.stevenlevithan.com/archives/validate-phone-number#r4-3 (regex sans spaces) E.164: leading digit must be 1-9; total digits (excluding '+') between 7-15
const e164 = /^\+[1-9]\d{6,14}$/;
// Credit card shape: 12–19 digits, optionally separated by single spaces or single hyphens. ISO/IEC 7812 caps the PAN at 19 digits; 12 is the shortest issued length (Maestro).
const creditCard = /^\d(?:[ -]?\d){11,18}$/;
// ISO 4217 alpha codes from the SIX list, regenerated by scripts/update-iso-4217.ts
const currencyCode = /^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/;
// iban electronic format: 2-letter country, check digits 02-98 (the only values `98 - remainder` can produce), 11-30 bban characters
const iban = /^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/;
const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
/** Anchors a pattern source. The interpolation lives here rather than at the call site because
 * esbuild will not drop a `@__PURE__` call whose own argument interpolates a variable, but it
 * will drop `anchor(dateSource)`. Keeping it inline pinned `date` into every bundle. */
function anchor(source) {
    return new RegExp(`^${source}$`);
}
const date = /*@__PURE__*/ anchor(dateSource);
function timeSource(args) {
    const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
    const regex = typeof args.precision === "number"
        ? args.precision === -1
            ? `${hhmm}`
            : args.precision === 0
                ? `${hhmm}:[0-5]\\d`
                : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}`
        : args.seconds
            ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?`
            : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
    return regex;
}
function time(args) {
    return new RegExp(`^${timeSource(args)}$`);
}
// Adapted from https://stackoverflow.com/a/3143231
function datetime(args) {
    const opts = ["Z"];
    // if (args.offset) opts.push(`([+-]\\d{2}:\\d{2})`);
    if (args.offset)
        opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
    // RFC 3339 mandates seconds wherever the time carries a `Z` or an offset, so only the unqualified form `local` adds may omit them
    const qualified = `${timeSource({ precision: args.precision, seconds: true })}(?:${opts.join("|")})`;
    const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
    return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
// the unbounded form of `string()` as a literal, so every plain string shares one instance instead of building its own
const anyString = /^[\s\S]{0,}$/;
const string = (params) => {
    const regex = params ? `[\\s\\S]{${params?.minimum ?? 0},${params?.maximum ?? ""}}` : `[\\s\\S]*`;
    return new RegExp(`^${regex}$`);
};
const bigint = /^-?\d+n?$/;
const integer = /^-?\d+$/;
const number = /^-?\d+(?:\.\d+)?$/;
const boolean = /^(?:true|false)$/i;
const _null = /^null$/i;

const _undefined = /^undefined$/i;

// regex for string with no uppercase letters
const lowercase = /^[^A-Z]*$/;
// regex for string with no lowercase letters
const uppercase = /^[^a-z]*$/;
// regex for hexadecimal strings (any length)
const hex = /^[0-9a-fA-F]*$/;
// Hash regexes for different algorithms and encodings
// Helper function to create base64 regex with exact length and padding
function fixedBase64(bodyLength, padding) {
    return new RegExp(`^[A-Za-z0-9+/]{${bodyLength}}${padding}$`);
}
// Helper function to create base64url regex with exact length (no padding)
function fixedBase64url(length) {
    return new RegExp(`^[A-Za-z0-9_-]{${length}}$`);
}
// MD5 (16 bytes): base64 = 24 chars total (22 + "==")
const md5_hex = /^[0-9a-fA-F]{32}$/;
const md5_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(22, "==")));
const md5_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(22)));
// SHA1 (20 bytes): base64 = 28 chars total (27 + "=")
const sha1_hex = /^[0-9a-fA-F]{40}$/;
const sha1_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(27, "=")));
const sha1_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(27)));
// SHA256 (32 bytes): base64 = 44 chars total (43 + "=")
const sha256_hex = /^[0-9a-fA-F]{64}$/;
const sha256_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(43, "=")));
const sha256_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(43)));
// SHA384 (48 bytes): base64 = 64 chars total (no padding)
const sha384_hex = /^[0-9a-fA-F]{96}$/;
const sha384_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(64, "")));
const sha384_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(64)));
// SHA512 (64 bytes): base64 = 88 chars total (86 + "==")
const sha512_hex = /^[0-9a-fA-F]{128}$/;
const sha512_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(86, "==")));
const sha512_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(86)));


/***/ }),

/***/ 9396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   fd: () => (/* binding */ globalRegistry)
/* harmony export */ });
/* unused harmony exports $output, $input, $ZodRegistry, registry */
var _a;
const $output = /*@__PURE__*/ (/* unused pure expression or super */ null && (Symbol("ZodOutput")));
const $input = /*@__PURE__*/ (/* unused pure expression or super */ null && (Symbol("ZodInput")));
class $ZodRegistry {
    constructor() {
        this._map = new WeakMap();
        this._idmap = new Map();
    }
    add(schema, ..._meta) {
        const meta = _meta[0];
        this._map.set(schema, meta);
        if (meta && typeof meta === "object" && "id" in meta) {
            this._idmap.set(meta.id, schema);
        }
        return this;
    }
    clear() {
        this._map = new WeakMap();
        this._idmap = new Map();
        return this;
    }
    remove(schema) {
        const meta = this._map.get(schema);
        if (meta && typeof meta === "object" && "id" in meta) {
            this._idmap.delete(meta.id);
        }
        this._map.delete(schema);
        return this;
    }
    get(schema) {
        // return this._map.get(schema) as any;
        // inherit metadata
        const p = schema._zod.parent;
        if (p) {
            const pm = { ...(this.get(p) ?? {}) };
            delete pm.id; // do not inherit id
            const f = { ...pm, ...this._map.get(schema) };
            return Object.keys(f).length ? f : undefined;
        }
        return this._map.get(schema);
    }
    has(schema) {
        return this._map.has(schema);
    }
}
// registries
function registry() {
    return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;


/***/ }),

/***/ 4723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A2: () => (/* binding */ normalizeParams),
/* harmony export */   B7: () => (/* binding */ stringifyPrimitive),
/* harmony export */   GW: () => (/* binding */ parsedType),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   LG: () => (/* binding */ floatSafeRemainder),
/* harmony export */   MO: () => (/* binding */ rawShape),
/* harmony export */   NM: () => (/* binding */ optionalKeys),
/* harmony export */   NR: () => (/* binding */ BIGINT_FORMAT_RANGES),
/* harmony export */   O7: () => (/* binding */ codePointLength),
/* harmony export */   OH: () => (/* binding */ partial),
/* harmony export */   PO: () => (/* binding */ cached),
/* harmony export */   QH: () => (/* binding */ aborted),
/* harmony export */   Qd: () => (/* binding */ isPlainObject),
/* harmony export */   Rc: () => (/* binding */ getLengthableOrigin),
/* harmony export */   SS: () => (/* binding */ constantCatch),
/* harmony export */   UQ: () => (/* binding */ esc),
/* harmony export */   Up: () => (/* binding */ pick),
/* harmony export */   Vy: () => (/* binding */ assignProp),
/* harmony export */   W0: () => (/* binding */ safeExtend),
/* harmony export */   X: () => (/* binding */ installLazyProp),
/* harmony export */   X$: () => (/* binding */ extend),
/* harmony export */   Yv: () => (/* binding */ slugify),
/* harmony export */   cJ: () => (/* binding */ omit),
/* harmony export */   cl: () => (/* binding */ nullish),
/* harmony export */   d3: () => (/* binding */ attachSchema),
/* harmony export */   gJ: () => (/* binding */ defineLazy),
/* harmony export */   gx: () => (/* binding */ captureStackTrace),
/* harmony export */   h1: () => (/* binding */ merge),
/* harmony export */   hI: () => (/* binding */ allowsEval),
/* harmony export */   hi: () => (/* binding */ sizeCaps),
/* harmony export */   iR: () => (/* binding */ finalizeIssue),
/* harmony export */   jD: () => (/* binding */ hide),
/* harmony export */   jw: () => (/* binding */ joinValues),
/* harmony export */   k8: () => (/* binding */ jsonStringifyReplacer),
/* harmony export */   lQ: () => (/* binding */ prefixIssues),
/* harmony export */   mw: () => (/* binding */ required),
/* harmony export */   o8: () => (/* binding */ clone),
/* harmony export */   ol: () => (/* binding */ members),
/* harmony export */   p6: () => (/* binding */ cleanRegex),
/* harmony export */   qQ: () => (/* binding */ propertyKeyTypes),
/* harmony export */   qh: () => (/* binding */ own),
/* harmony export */   rL: () => (/* binding */ explicitlyAborted),
/* harmony export */   sD: () => (/* binding */ escapeRegex),
/* harmony export */   sn: () => (/* binding */ issue),
/* harmony export */   un: () => (/* binding */ derived),
/* harmony export */   v5: () => (/* binding */ defineLazyInternal),
/* harmony export */   w5: () => (/* binding */ getEnumValues),
/* harmony export */   yG: () => (/* binding */ shallowClone),
/* harmony export */   zH: () => (/* binding */ NUMBER_FORMAT_RANGES),
/* harmony export */   zM: () => (/* binding */ mergeDefs)
/* harmony export */ });
/* unused harmony exports assertEqual, assertNotEqual, toZod, assertIs, assertNever, assert, objectClone, cloneDef, getElementAtPath, promiseAllObject, randomString, numKeys, getParsedType, primitiveTypes, createTransparentProxy, unwrapMessage, getSizableOrigin, cleanEnum, base64ToUint8Array, uint8ArrayToBase64, base64urlToUint8Array, uint8ArrayToBase64url, hexToUint8Array, uint8ArrayToHex, Class, CONSTANT_CATCH */
/* harmony import */ var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8532);

// functions
function assertEqual(val) {
    return val;
}
function assertNotEqual(val) {
    return val;
}
function toZod() {
    return (schema) => schema;
}
function assertIs(_arg) { }
function assertNever(_x) {
    throw new Error("Unexpected value in exhaustive check");
}
function assert(_) { }
function getEnumValues(entries) {
    const numericValues = Object.values(entries).filter((v) => typeof v === "number");
    const values = Object.entries(entries)
        .filter(([k, _]) => numericValues.indexOf(+k) === -1)
        .map(([_, v]) => v);
    return values;
}
function joinValues(array, separator = "|") {
    return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
    if (typeof value === "bigint")
        return value.toString();
    return value;
}
// the accessor lives on a shared prototype: an own accessor makes every box a dictionary-mode object (~360 B and a slow load per read against ~100 B and an inlined getter here)
class Cached {
    constructor(getter) {
        this._getter = getter;
        this._value = undefined;
    }
    get value() {
        const getter = this._getter;
        if (getter !== undefined) {
            this._value = getter();
            this._getter = undefined;
        }
        return this._value;
    }
}
function cached(getter) {
    return new Cached(getter);
}
function nullish(input) {
    return input === null || input === undefined;
}
function cleanRegex(source) {
    const start = source.startsWith("^") ? 1 : 0;
    const end = source.endsWith("$") ? source.length - 1 : source.length;
    return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
    const ratio = val / step;
    const roundedRatio = Math.round(ratio);
    // `val` and `step` each round to a double before the division rounds again, so a true decimal multiple's quotient can sit up to 1.5 of these scaled epsilons from the integer. A 1x tolerance therefore rejected 2.03 as a multiple of 0.07; 4x covers the worst case with margin.
    const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
    if (Math.abs(ratio - roundedRatio) < tolerance)
        return 0;
    return ratio - roundedRatio;
}
const EVALUATING = /* @__PURE__*/ Symbol("evaluating");
function defineLazy(object, key, getter) {
    let value = undefined;
    Object.defineProperty(object, key, {
        get() {
            if (value === EVALUATING) {
                // Circular reference detected, return undefined to break the cycle
                return undefined;
            }
            if (value === undefined) {
                value = EVALUATING;
                value = getter();
            }
            return value;
        },
        set(v) {
            Object.defineProperty(object, key, {
                value: v,
                // configurable: true,
            });
            // object[key] = v;
        },
        configurable: true,
    });
}
function objectClone(obj) {
    return Object.create(Object.getPrototypeOf(obj), Object.getOwnPropertyDescriptors(obj));
}
function assignProp(target, prop, value) {
    Object.defineProperty(target, prop, {
        value,
        writable: true,
        enumerable: true,
        configurable: true,
    });
}
/**
 * Whichever object a def's `shape` currently answers from: the one the caller passed until the first read, the frozen copy after it.
 *
 * Its keys and descriptors read without invoking anything, which is what lets a discriminated union check its discriminator, and the cycle walk read a shape, without resolving a getter that references the schema being constructed. A def that answers `shape` from an accessor of its own has none.
 */
function rawShape(def) {
    const desc = Object.getOwnPropertyDescriptor(def, "shape");
    return desc?.get ? desc.get.raw : desc?.value;
}
// where a builder reads its source's keys and descriptors, resolving only a shape a def answers for itself. A shape resolves by object spread, so only its enumerable keys are ever part of it.
function sourceShape(schema) {
    return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
// a key whose value is not settled yet, self-caching so every read after the first gets the same one
function deferProp(target, key, getter) {
    Object.defineProperty(target, key, {
        get() {
            const value = getter();
            assignProp(this, key, value);
            return value;
        },
        enumerable: true,
        configurable: true,
    });
}
// Writes a settled key. A plain assignment is much cheaper than `defineProperty` and produces the same descriptor, but it runs whatever setter already answers to the key — an accessor this shape deferred, or an inherited one, which `__proto__` has on every object and prototype pollution can add for any name.
function putProp(target, key, value) {
    if (key in target)
        assignProp(target, key, value);
    else
        target[key] = value;
}
/**
 * Copies `keys` of `source`'s shape onto `target`, each value passed through `wrap`.
 *
 * A key the source has resolved is copied through now, so the derived shape states it outright and nothing has to resolve it to learn what it holds. A key the source still defers stays deferred, and reads back through the source's own `shape`, so it resolves once and both shapes get that one schema.
 */
function mirrorShape(target, source, keys, wrap) {
    const raw = sourceShape(source);
    for (const key of keys) {
        const desc = Object.getOwnPropertyDescriptor(raw, key);
        if (!desc.enumerable)
            continue;
        if (desc.get) {
            deferProp(target, key, () => {
                const value = source._zod.def.shape[key];
                return wrap ? wrap(value, key) : value;
            });
        }
        else
            putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
    }
}
// same, for a plain shape a caller passed rather than a schema's
function mirrorProps(target, source) {
    for (const key of Reflect.ownKeys(source)) {
        const desc = Object.getOwnPropertyDescriptor(source, key);
        if (!desc.enumerable)
            continue;
        if (desc.get)
            deferProp(target, key, () => source[key]);
        else
            putProp(target, key, desc.value);
    }
}
function mergeDefs(...defs) {
    const mergedDescriptors = {};
    for (const def of defs) {
        const descriptors = Object.getOwnPropertyDescriptors(def);
        Object.assign(mergedDescriptors, descriptors);
    }
    return Object.defineProperties({}, mergedDescriptors);
}
function cloneDef(schema) {
    return mergeDefs(schema._zod.def);
}
function getElementAtPath(obj, path) {
    if (!path)
        return obj;
    return path.reduce((acc, key) => acc?.[key], obj);
}
function promiseAllObject(promisesObj) {
    const keys = Object.keys(promisesObj);
    const promises = keys.map((key) => promisesObj[key]);
    return Promise.all(promises).then((results) => {
        const resolvedObj = {};
        for (let i = 0; i < keys.length; i++) {
            resolvedObj[keys[i]] = results[i];
        }
        return resolvedObj;
    });
}
function randomString(length = 10) {
    const chars = "abcdefghijklmnopqrstuvwxyz";
    let str = "";
    for (let i = 0; i < length; i++) {
        str += chars[Math.floor(Math.random() * chars.length)];
    }
    return str;
}
function esc(str) {
    return JSON.stringify(str);
}
function slugify(input) {
    return input
        .toLowerCase()
        .trim()
        .replace(/[^\w\s-]/g, "")
        .replace(/[\s_-]+/g, "-")
        .replace(/^-+|-+$/g, "");
}
const captureStackTrace = ("captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => { });
function isObject(data) {
    return typeof data === "object" && data !== null && !Array.isArray(data);
}
const allowsEval = /* @__PURE__*/ cached(() => {
    // Skip the probe under `jitless`: strict CSPs report the caught `new Function` as a `securitypolicyviolation` even though the throw is swallowed.
    if (_core_js__WEBPACK_IMPORTED_MODULE_0__/* .globalConfig */ .cr.jitless) {
        return false;
    }
    // @ts-ignore
    if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) {
        return false;
    }
    try {
        const F = Function;
        new F("");
        return true;
    }
    catch (_) {
        return false;
    }
});
function isPlainObject(o) {
    if (isObject(o) === false)
        return false;
    // modified constructor
    const ctor = o.constructor;
    if (ctor === undefined)
        return true;
    if (typeof ctor !== "function")
        return true;
    // modified prototype
    const prot = ctor.prototype;
    if (isObject(prot) === false)
        return false;
    // ctor doesn't have static `isPrototypeOf`
    if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
        return false;
    }
    return true;
}
function shallowClone(o) {
    if (isPlainObject(o))
        return { ...o };
    if (Array.isArray(o))
        return [...o];
    if (o instanceof Map)
        return new Map(o);
    if (o instanceof Set)
        return new Set(o);
    return o;
}
function numKeys(data) {
    let keyCount = 0;
    for (const key in data) {
        if (Object.prototype.hasOwnProperty.call(data, key)) {
            keyCount++;
        }
    }
    return keyCount;
}
const getParsedType = (data) => {
    const t = typeof data;
    switch (t) {
        case "undefined":
            return "undefined";
        case "string":
            return "string";
        case "number":
            return Number.isNaN(data) ? "nan" : "number";
        case "boolean":
            return "boolean";
        case "function":
            return "function";
        case "bigint":
            return "bigint";
        case "symbol":
            return "symbol";
        case "object":
            if (Array.isArray(data)) {
                return "array";
            }
            if (data === null) {
                return "null";
            }
            if (data.then && typeof data.then === "function" && data.catch && typeof data.catch === "function") {
                return "promise";
            }
            if (typeof Map !== "undefined" && data instanceof Map) {
                return "map";
            }
            if (typeof Set !== "undefined" && data instanceof Set) {
                return "set";
            }
            if (typeof Date !== "undefined" && data instanceof Date) {
                return "date";
            }
            // @ts-ignore
            if (typeof File !== "undefined" && data instanceof File) {
                return "file";
            }
            return "object";
        default:
            throw new Error(`Unknown data type: ${t}`);
    }
};
const propertyKeyTypes = /* @__PURE__*/ new Set(["string", "number", "symbol"]);
const primitiveTypes = /* @__PURE__*/ new Set([
    "string",
    "number",
    "bigint",
    "boolean",
    "symbol",
    "undefined",
]);
function escapeRegex(str) {
    return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
// zod-specific utils
function clone(inst, def, params) {
    const cl = new inst._zod.constr(def ?? inst._zod.def);
    if (!def || params?.parent)
        cl._zod.parent = inst;
    return cl;
}
function normalizeParams(_params) {
    const params = _params;
    if (!params)
        return {};
    if (typeof params === "string")
        return { error: () => params };
    if (params?.message !== undefined) {
        if (params?.error !== undefined)
            throw new Error("Cannot specify both `message` and `error` params");
        params.error = params.message;
    }
    delete params.message;
    if (typeof params.error === "string")
        return { ...params, error: () => params.error };
    return params;
}
function createTransparentProxy(getter) {
    let target;
    return new Proxy({}, {
        get(_, prop, receiver) {
            target ?? (target = getter());
            return Reflect.get(target, prop, receiver);
        },
        set(_, prop, value, receiver) {
            target ?? (target = getter());
            return Reflect.set(target, prop, value, receiver);
        },
        has(_, prop) {
            target ?? (target = getter());
            return Reflect.has(target, prop);
        },
        deleteProperty(_, prop) {
            target ?? (target = getter());
            return Reflect.deleteProperty(target, prop);
        },
        ownKeys(_) {
            target ?? (target = getter());
            return Reflect.ownKeys(target);
        },
        getOwnPropertyDescriptor(_, prop) {
            target ?? (target = getter());
            return Reflect.getOwnPropertyDescriptor(target, prop);
        },
        defineProperty(_, prop, descriptor) {
            target ?? (target = getter());
            return Reflect.defineProperty(target, prop, descriptor);
        },
    });
}
function stringifyPrimitive(value) {
    if (typeof value === "bigint")
        return value.toString() + "n";
    if (typeof value === "string")
        return `"${value}"`;
    return `${value}`;
}
function optionalKeys(shape) {
    return Object.keys(shape).filter((k) => {
        return shape[k]._zod.optin !== undefined && shape[k]._zod.optout === "optional";
    });
}
// Wrapped in a `@__PURE__` IIFE: esbuild never tree-shakes a top-level initializer that contains a member access on `Number`, so the bare object literal survived into every bundle.
const NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
    safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    int32: [-2147483648, 2147483647],
    uint32: [0, 4294967295],
    float32: [-3.4028234663852886e38, 3.4028234663852886e38],
    float64: [-Number.MAX_VALUE, Number.MAX_VALUE],
}))();
const BIGINT_FORMAT_RANGES = {
    int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
    uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")],
};
function pick(schema, mask) {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(".pick() cannot be used on object schemas containing refinements");
    }
    const newShape = {};
    mirrorShape(newShape, schema, maskedKeys(schema, mask));
    return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
// the mask keys that select something, checked against the source's shape without resolving it
function maskedKeys(schema, mask) {
    const raw = sourceShape(schema);
    const keys = [];
    // `for...in` skips symbols, so a symbol in the mask would select nothing
    for (const key of Reflect.ownKeys(mask)) {
        if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) {
            throw new Error(`Unrecognized key: "${String(key)}"`);
        }
        if (mask[key])
            keys.push(key);
    }
    return keys;
}
function omit(schema, mask) {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(".omit() cannot be used on object schemas containing refinements");
    }
    const omitted = new Set(maskedKeys(schema, mask));
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
    return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
function extend(schema, shape) {
    if (!isPlainObject(shape)) {
        throw new Error("Invalid input to extend: expected a plain object");
    }
    const checks = schema._zod.def.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        // Only throw if new shape overlaps with existing shape. Use getOwnPropertyDescriptor to check key existence without accessing values
        const existingShape = sourceShape(schema);
        for (const key of Reflect.ownKeys(shape)) {
            if (Object.getOwnPropertyDescriptor(existingShape, key) !== undefined) {
                throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
            }
        }
    }
    return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
// the source's keys, then the caller's overlaid on top
function extended(schema, shape) {
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
    mirrorProps(newShape, shape);
    return newShape;
}
function safeExtend(schema, shape) {
    if (!isPlainObject(shape)) {
        throw new Error("Invalid input to safeExtend: expected a plain object");
    }
    return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge(a, b) {
    if (!b?._zod?.def) {
        throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
    }
    if (a._zod.def.checks?.length) {
        throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
    }
    const newShape = {};
    mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
    mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
    const def = mergeDefs(a._zod.def, {
        shape: newShape,
        get catchall() {
            return b._zod.def.catchall;
        },
        checks: b._zod.def.checks ?? [],
    });
    return clone(a, def);
}
function partial(Class, schema, mask, name = "partial") {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
    }
    const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class &&
        ((value, key) => (selected && !selected.has(key) ? value : new Class({ type: "optional", innerType: value }))));
    return clone(schema, mergeDefs(schema._zod.def, { shape: newShape, checks: [] }));
}
function required(Class, schema, mask) {
    const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => 
    // overwrite with non-optional
    selected && !selected.has(key) ? value : new Class({ type: "nonoptional", innerType: value }));
    return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
// invalid_type | too_big | too_small | invalid_format | not_multiple_of | unrecognized_keys | invalid_union | invalid_key | invalid_element | invalid_value | custom
function aborted(x, startIndex = 0) {
    if (x.aborted === true)
        return true;
    for (let i = startIndex; i < x.issues.length; i++) {
        if (x.issues[i]?.continue !== true) {
            return true;
        }
    }
    return false;
}
// Checks for explicit abort (continue === false), as opposed to implicit abort (continue === undefined). Used to respect `abort: true` in .refine() even for checks that have a `when` function.
function explicitlyAborted(x, startIndex = 0) {
    if (x.aborted === true)
        return true;
    for (let i = startIndex; i < x.issues.length; i++) {
        if (x.issues[i]?.continue === false) {
            return true;
        }
    }
    return false;
}
function prefixIssues(path, issues) {
    return issues.map((iss) => {
        var _a;
        (_a = iss).path ?? (_a.path = []);
        iss.path.unshift(path);
        return iss;
    });
}
function unwrapMessage(message) {
    return typeof message === "string" ? message : message?.message;
}
/* A check holds no link back to the schema it is attached to — the same check instance is shared by every clone of that schema — so the owner is stamped onto the issues a check just raised, at the only point where both are in scope. Runs on the failure path only; `start` is the issue count from before the check ran. */
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function sizeCaps(defChecks) {
    const caps = [];
    for (const ch of defChecks ?? []) {
        const d = ch._zod.def;
        // a later check may rewrite the value
        if (!/_(length|size)$|_equals$/.test(d.check))
            break;
        const max = d.maximum ?? d.length ?? d.size;
        if (max >= 0)
            caps.push([max, ch]);
    }
    return caps;
}
function attachSchema(issues, start, inst) {
    var _a;
    for (let i = start; i < issues.length; i++) {
        (_a = issues[i]).schema ?? (_a.schema = inst);
    }
}
function finalizeIssue(iss, ctx, config) {
    var _a;
    // A schema that raised an issue itself owns it outright, and outranks any stamp an enclosing check left in `attachSchema`. String formats and z.custom() are schema and check at once, so when they act as a check they defer to that stamp instead.
    const traits = iss.inst?._zod?.traits;
    if (traits?.has("$ZodType")) {
        if (traits.has("$ZodCheck"))
            (_a = iss).schema ?? (_a.schema = iss.inst);
        else
            iss.schema = iss.inst;
    }
    // Decreasing specificity, first map to return a message wins. `inst` is whatever raised the issue, so a check's own map outranks the owning schema's.
    const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : undefined;
    const message = iss.message
        ? iss.message
        : (unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ??
            unwrapMessage(schemaError?.(iss)) ??
            unwrapMessage(ctx?.error?.(iss)) ??
            unwrapMessage(config.customError?.(iss)) ??
            unwrapMessage(config.localeError?.(iss)) ??
            "Invalid input");
    // an explicit own-key copy beats object rest with excluded keys, which v8 routes through a generic runtime call; Object.keys rather than for-in so an issue pushed with a prototype does not leak inherited keys, and an own __proto__ key is dropped rather than assigned through the setter
    const full = {};
    for (const k of Object.keys(iss)) {
        if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__")
            continue;
        full[k] = iss[k];
    }
    full.path ?? (full.path = []);
    full.message = message;
    if (ctx?.reportInput) {
        full.input = iss.input;
    }
    return full;
}
function getSizableOrigin(input) {
    if (input instanceof Set)
        return "set";
    if (input instanceof Map)
        return "map";
    // @ts-ignore
    if (input instanceof File)
        return "file";
    return "unknown";
}
const highSurrogate = /[\uD800-\uDBFF]/;
// Code points in `str`: a surrogate pair counts once, a lone surrogate as itself. Hand-rolled because the string iterator allocates and runs ~250x slower on this path; the regex probe exits ~50x quicker for a string with no astral characters.
function codePointLength(str) {
    const units = str.length;
    if (!highSurrogate.test(str))
        return units;
    let count = units;
    for (let i = 0; i < units - 1; i++) {
        if ((str.charCodeAt(i) & 0xfc00) === 0xd800 && (str.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
            count--;
            i++;
        }
    }
    return count;
}
function getLengthableOrigin(input) {
    if (Array.isArray(input))
        return "array";
    if (typeof input === "string")
        return "string";
    return "unknown";
}
function parsedType(data) {
    const t = typeof data;
    switch (t) {
        case "number": {
            return Number.isNaN(data) ? "nan" : "number";
        }
        case "object": {
            if (data === null) {
                return "null";
            }
            if (Array.isArray(data)) {
                return "array";
            }
            const obj = data;
            if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) {
                return obj.constructor.name;
            }
        }
    }
    return t;
}
function issue(...args) {
    const [iss, input, inst] = args;
    if (typeof iss === "string") {
        return {
            message: iss,
            code: "custom",
            input,
            inst,
        };
    }
    return { ...iss };
}
function cleanEnum(obj) {
    return Object.entries(obj)
        .filter(([k, _]) => {
        // return true if NaN, meaning it's not a number, thus a string key
        return Number.isNaN(Number.parseInt(k, 10));
    })
        .map((el) => el[1]);
}
// Codec utility functions
function base64ToUint8Array(base64) {
    const binaryString = atob(base64);
    const bytes = new Uint8Array(binaryString.length);
    for (let i = 0; i < binaryString.length; i++) {
        bytes[i] = binaryString.charCodeAt(i);
    }
    return bytes;
}
function uint8ArrayToBase64(bytes) {
    let binaryString = "";
    for (let i = 0; i < bytes.length; i++) {
        binaryString += String.fromCharCode(bytes[i]);
    }
    return btoa(binaryString);
}
function base64urlToUint8Array(base64url) {
    const base64 = base64url.replace(/-/g, "+").replace(/_/g, "/");
    const padding = "=".repeat((4 - (base64.length % 4)) % 4);
    return base64ToUint8Array(base64 + padding);
}
function uint8ArrayToBase64url(bytes) {
    return uint8ArrayToBase64(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}
function hexToUint8Array(hex) {
    const cleanHex = hex.replace(/^0x/, "");
    if (cleanHex.length % 2 !== 0) {
        throw new Error("Invalid hex string length");
    }
    const bytes = new Uint8Array(cleanHex.length / 2);
    for (let i = 0; i < cleanHex.length; i += 2) {
        bytes[i / 2] = Number.parseInt(cleanHex.slice(i, i + 2), 16);
    }
    return bytes;
}
function uint8ArrayToHex(bytes) {
    return Array.from(bytes)
        .map((b) => b.toString(16).padStart(2, "0"))
        .join("");
}
// instanceof
class Class {
    constructor(..._args) { }
}
//////////    PROTOTYPE INSTALLERS     //////////
//
// Members live on the prototype and materialize per instance on first read, which keeps own-property count under the step where V8 stops using inline slots. Changing anything here means re-measuring runtime, memory and bundle size together — see "The three axes" in AGENTS.md.
/**
 * Installs a trait's members on its prototype. Each value builds that member for the instance on first read; the built value shadows the accessor as an own property, so a detached `const { parse } = schema` keeps working.
 *
 * Call this from a `proto` initializer, which runs once per prototype — never per instance.
 */
function members(proto, table) {
    for (const key in table) {
        const desc = Object.getOwnPropertyDescriptor(table, key);
        // a getter installs as written, so it stays live: `description` reads through to the registry on every access. not enumerable: an object literal's is, and a prototype member never was
        if (desc.get)
            Object.defineProperty(proto, key, { ...desc, enumerable: false });
        // a method materializes bound on first read, which is what keeps a detached member working: `const opt = schema.optional; opt()`
        else
            defineBound(proto, key, desc.value);
    }
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function own(inst, key, value, enumerable = true) {
    Object.defineProperty(inst, key, { configurable: true, writable: true, enumerable, value });
    return value;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function hide(inst, key, value) {
    return own(inst, key, value, false);
}
/** Adds members a table derives from the instance: each builds on first read and shadows as own data, and assignment shadows the same way, as when these were own properties. */
function derived(computes, table) {
    for (const key in computes) {
        const compute = computes[key];
        // an object literal's accessor is configurable and enumerable, and `members` copies the descriptor as written
        Object.defineProperty(table, key, {
            configurable: true,
            enumerable: true,
            get() {
                return own(this, key, compute(this));
            },
            set(value) {
                own(this, key, value);
            },
        });
    }
    return table;
}
function defineBound(proto, key, fn) {
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // vitest's spyOn calls a prototype getter bare to find the function it wraps, so a nullish receiver answers the raw method
            return this == null ? fn : own(this, key, fn.bind(this));
        },
        set(value) {
            own(this, key, value);
        },
    });
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function claim(inst, sentinel) {
    const proto = Object.getPrototypeOf(inst);
    // Runs on every construction, so `in` rather than the costlier `hasOwnProperty.call`. Sentinels are keys the group itself defines.
    return sentinel in proto ? undefined : proto;
}
// The internals whose init chain is installing. A second call for the same one is a derived constructor overriding its base, so it must not construct another schema in between or the override is dropped.
let installing;
// Set while a getter is running, so a value that resolved through a recursion break is not memoized. One shared descriptor shadows the key for the duration, which costs no per-key allocation.
let broke = false;
const breaker = {
    configurable: true,
    get() {
        broke = true;
        return undefined;
    },
};
/**
 * Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
 * constructor, computed from the internals object itself and cached there on
 * first read. One accessor per constructor rather than one per instance.
 */
function defineLazyInternal(inst, key, compute) {
    const proto = Object.getPrototypeOf(inst._zod);
    if (key in proto && installing !== inst._zod) {
        // A repeat construction: everything is installed already. Cleared here so the reference is not held past the first construction of every type.
        installing = undefined;
        return;
    }
    installing = inst._zod;
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // Shadowed before computing so a re-entrant read from a recursive schema resolves to undefined instead of running the getter again.
            Object.defineProperty(this, key, breaker);
            const outer = broke;
            broke = false;
            try {
                const value = compute(this);
                // A result that resolved through a recursion break is recomputed once the graph is complete; everything else memoizes, undefined included.
                if (broke)
                    delete this[key];
                else
                    Object.defineProperty(this, key, { configurable: true, writable: true, value });
                broke = broke || outer;
                return value;
            }
            catch (err) {
                // A compute that threw memoizes nothing, so a later read runs it again and fails the same way. The shadow goes with it, since leaving it installed would answer undefined for every later read.
                delete this[key];
                broke = broke || outer;
                throw err;
            }
        },
        set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, value });
        },
    });
}
/**
 * Installs `key` on `inst`'s prototype, computed by `make` on first read and cached there as an own
 * data property. One accessor per constructor rather than one per instance, because an own accessor
 * puts every instance after the first into v8 dictionary mode. The key doubles as the sentinel.
 */
function installLazyProp(inst, key, make, enumerable) {
    const proto = claim(inst, key);
    if (!proto)
        return;
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // Shadowed before computing, so a re-entrant read from a self-referential shape resolves to undefined instead of running the getter again. A data property rather than an accessor: an own accessor is the dictionary-mode transition this exists to avoid.
            const desc = { configurable: true, writable: true, enumerable, value: undefined };
            Object.defineProperty(this, key, desc);
            // a compute that throws leaves the shadow behind, so later reads answer undefined instead of re-throwing; `defineLazy` did the same, and `defineLazyInternal`'s delete-on-catch would cost bytes in every bundle for a case only a throwing user getter reaches
            desc.value = make(this);
            Object.defineProperty(this, key, desc);
            return desc.value;
        },
        set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, enumerable, value });
        },
    });
}
/** Marks the thunk `_catch` synthesises for a constant catch value. `Function.length` cannot tell that thunk from a user callback — rest and defaulted parameters both report arity 0 — and a user callback reads `ctx.error`, whose issues only finalize correctly against the caller's per-parse error map. Provenance can say what arity cannot. A plain string key rather than `Symbol.for`, whose call at module scope no bundler can prove pure — the same shape that anchored `urlCanParse` into every build. */
const CONSTANT_CATCH = "~constantCatch";
/** Wraps a constant catch value in a thunk tagged with {@link CONSTANT_CATCH}. */
function constantCatch(value) {
    const fn = () => value;
    fn[CONSTANT_CATCH] = true;
    return fn;
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(7414);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
