import { escapeHtml } from '../../base/html.ts'
import { formatModuleAddress } from '../../module/module-address.ts'
import type { RegistryDocument, ReleaseDocument } from './documents.ts'

/** The front page: what the registry is, and how a module of it is used. It names no module, so no publish changes it. */
export function renderHomePage(registry: RegistryDocument): string {
  const example =
    registry.url === null
      ? '<p>It has no public URL yet.</p>'
      : `<pre><code>${escapeHtml(exampleOf(new URL(registry.url).host))}</code></pre>`
  return page(
    registry.name,
    `<h1>${escapeHtml(registry.name)}</h1>
<p>A registry of Terraform and OpenTofu modules.</p>
${example}
<p><a href="v1/modules/index.json">The newest modules, as JSON</a></p>`,
  )
}

function exampleOf(host: string): string {
  return `module "example" {\n  source  = "${host}/NAMESPACE/NAME/SYSTEM"\n  version = "~> 1.0"\n}`
}

/** `404.html`. With it, hosts answer 404 for a missing file; without it, some answer 200 and the front page. */
export function renderNotFoundPage(registry: RegistryDocument): string {
  return page(
    `Not found · ${registry.name}`,
    '<h1>Not found</h1>\n<p>There is no such module, version or page here.</p>',
  )
}

function page(title: string, body: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:3rem auto;padding:0 1rem}pre{background:#f3f4f6;padding:1rem;overflow-x:auto}</style>
</head>
<body>
${body}
</body>
</html>
`
}

/**
 * The `source` page of a version. The constant header `X-Terraform-Get: ./source` leads Terraform to it on a static host.
 * go-getter reads the page with a non-strict XML reader: the meta tag must be the first in `<head>` and have exactly this
 * name, and its location must be absolute.
 * https://developer.hashicorp.com/terraform/internals/module-registry-protocol and go-getter's get_http.go
 *
 * @param location absolute; undefined for a version that Terraform cannot read: the page then says so, without the tag
 */
export function renderSourcePage(release: ReleaseDocument, location: string | undefined): string {
  const title = escapeHtml(`${formatModuleAddress(release.address)} ${release.version}`)
  const meta = location === undefined ? '' : `<meta name="terraform-get" content="${escapeHtml(location)}">\n`
  const text =
    location === undefined
      ? 'Terraform can read no package of this version: it is for OpenTofu 1.10 or newer only.'
      : `Package: <code>${escapeHtml(location)}</code>`
  return `<!DOCTYPE html>
<html lang="en">
<head>
${meta}<meta charset="utf-8">
<title>${title}</title>
</head>
<body>
<h1>${title}</h1>
<p>${text}</p>
</body>
</html>
`
}
