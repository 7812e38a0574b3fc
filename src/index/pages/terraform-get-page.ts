import { escapeHtml } from '../../base/html.ts'
import { formatModuleAddress } from '../../module/module-address.ts'
import type { ReleaseDocument } from '../format/documents.ts'

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
