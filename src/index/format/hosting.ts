import { canonicalJson } from '../../base/json.ts'
import { MODULES_BASE_PATH } from './paths.ts'

/** Hosts for which this tool writes, or prints, the rule for the header `X-Terraform-Get`. docs/guides/hosting.md */
export const HOSTINGS = [
  'github-pages',
  'cloudflare-pages',
  'netlify',
  'vercel',
  'azure-static-web-apps',
  'firebase',
  's3-cloudfront',
  'nginx',
  'caddy',
] as const

export type Hosting = (typeof HOSTINGS)[number]

/** The configuration files of the host, at the root of the index. @param url public URL of the registry */
export function hostingFiles(
  hosting: Hosting | undefined,
  url: string | null,
): [path: string, text: string][] {
  switch (hosting) {
    case 'github-pages':
      return domainOf(url).map((domain) => ['CNAME', `${domain}\n`])
    case 'vercel':
      return [['vercel.json', canonicalJson(VERCEL)]]
    case 'azure-static-web-apps':
      return [['staticwebapp.config.json', canonicalJson(AZURE)]]
    case 'firebase':
      return [['firebase.json', canonicalJson(FIREBASE)]]
    default:
      return []
  }
}

/** The domain for CNAME. The pages of a user or of a project need none. */
function domainOf(url: string | null): string[] {
  const { hostname, pathname } = new URL(url ?? 'https://user.github.io')
  return pathname === '/' && !hostname.endsWith('.github.io') ? [hostname] : []
}

const DOWNLOAD_HEADERS = [{ key: 'X-Terraform-Get', value: './source' }]

/** https://vercel.com/docs/project-configuration#headers */
const VERCEL = {
  buildCommand: null,
  framework: null,
  outputDirectory: '.',
  headers: [{ source: `${MODULES_BASE_PATH}(.*)/download`, headers: DOWNLOAD_HEADERS }],
}

/**
 * A wildcard is allowed at the end of a route only, so all answers get the header, which is harmless on the others
 * (docs/guides/hosting.md). https://learn.microsoft.com/azure/static-web-apps/configuration#wildcards
 */
const AZURE = {
  routes: [{ route: `${MODULES_BASE_PATH}*`, headers: { 'X-Terraform-Get': './module.zip' } }],
}

/** Firebase ignores `.well-known` by default. https://firebase.google.com/docs/hosting/full-config */
const FIREBASE = {
  hosting: {
    public: '.',
    ignore: ['firebase.json', '.firebaserc', '.git/**', '.firebase/**'],
    headers: [{ source: `${MODULES_BASE_PATH}**/download`, headers: DOWNLOAD_HEADERS }],
  },
}

/** What the user has to configure, ready to paste; empty where deploying the index is enough. */
export function hostingSetup(hosting: Hosting, url: string): string {
  const server = { address: new URL(url).host, root: '/srv/registry' }
  const certificate = { certFile: '/etc/ssl/registry/cert.pem', keyFile: '/etc/ssl/registry/key.pem' }
  switch (hosting) {
    case 'github-pages':
      return CDN_RULE
    case 's3-cloudfront':
      return S3_SYNC
    case 'nginx':
      return renderNginxServer({ ...server, certificate })
    case 'caddy':
      return renderCaddyfile(server)
    default:
      return ''
  }
}

const S3_SYNC = `create the bucket and the distribution of examples/hosting/cloudfront.yaml. Upload each change of the index:
  module-registry sync --index INDEX --to s3://BUCKET
`

/** https://developers.cloudflare.com/rules/transform/response-header-modification/ */
const CDN_RULE = `GitHub Pages sets no header: OpenTofu installs, Terraform does not. With Cloudflare in front of it, one Response Header
Transform Rule serves both:
  when     starts_with(http.request.uri.path, "${MODULES_BASE_PATH}") and ends_with(http.request.uri.path, "/download")
  then     set static, X-Terraform-Get, ./source
`

interface WebServer {
  /** `host` or `host:port`. */
  readonly address: string
  readonly root: string
  /** Absent where the server gets one by itself. */
  readonly certificate?: { readonly certFile: string; readonly keyFile: string }
}

/**
 * A `server` block for nginx with its default `mime.types`. A directory answers with its list or details, as the registry API
 * does; that of a page needs its last slash, as links are relative to it. https://nginx.org/en/docs/http/ngx_http_core_module.html
 */
export function renderNginxServer({ address, root, certificate }: Required<WebServer>): string {
  const { hostname, port } = new URL(`https://${address}`)
  return `server {
    listen ${port === '' ? '443' : port} ssl;
    server_name ${hostname};
    ssl_certificate ${certificate.certFile};
    ssl_certificate_key ${certificate.keyFile};
    root ${root};
    default_type application/octet-stream;
    error_page 404 /404.html;
    absolute_redirect off;

    location / { try_files $uri $uri/index.json $uri/index.html =404; }
    location ~ /\\.(?!well-known/) { return 404; }
    location ~ ^/(modules/.+|search)(?<!/)$ { try_files $uri $uri/ =404; }
    location ~ ^/v1/modules/.+/download$ { default_type application/json; add_header X-Terraform-Get ./source; }
    location ~ ^/v1/modules/.+/versions$ { default_type application/json; }
    location ~ ^/v1/modules/.+/source$ { default_type text/html; }
}
`
}

/** A Caddyfile. Without a certificate, Caddy gets one by itself. https://caddyserver.com/docs/caddyfile */
export function renderCaddyfile({ address, root, certificate }: WebServer): string {
  const tls = certificate === undefined ? '' : `\ttls ${certificate.certFile} ${certificate.keyFile}\n`
  return `${address} {
${tls}	root * ${root}

	@hidden {
		path */.*
		not path /.well-known/*
	}
	respond @hidden 404

	@download path_regexp ^/v1/modules/.+/download$
	header @download X-Terraform-Get ./source
	@json path_regexp ^/v1/modules/.+/(download|versions)$
	header @json Content-Type application/json
	@page path_regexp ^/v1/modules/.+/source$
	header @page Content-Type text/html
	@directory {
		path /modules/* /search
		file {path}/index.html
		not path */
	}
	redir @directory {path}/

	try_files {path} {path}/index.json {path}/index.html
	file_server
	handle_errors {
		rewrite * /404.html
		header Content-Type text/html
		file_server
	}
}
`
}
