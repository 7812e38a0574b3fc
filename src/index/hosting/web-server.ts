/** The index on a web server of the user. */
export interface WebServer {
  /** `host` or `host:port`. */
  readonly address: string
  /** Directory of the index. */
  readonly root: string
  /** Undefined where the server gets one by itself. */
  readonly certificate: { readonly certFile: string; readonly keyFile: string } | undefined
}

/**
 * A `server` block for nginx with its default `mime.types`. A directory answers with its list or details, as the registry API
 * does. https://nginx.org/en/docs/http/ngx_http_core_module.html
 */
export function renderNginxServer({ address, root, certificate }: WebServer): string {
  const { hostname, port } = new URL(`https://${address}`)
  const tls =
    certificate === undefined
      ? ''
      : `\n    ssl_certificate ${certificate.certFile};\n    ssl_certificate_key ${certificate.keyFile};`
  return `server {
    listen ${port === '' ? '443' : port} ssl;
    server_name ${hostname};${tls}
    root ${root};
    default_type application/octet-stream;
    error_page 404 /404.html;

    location / { try_files $uri $uri/index.json $uri/index.html =404; }
    location ~ /\\.(?!well-known/) { return 404; }
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
