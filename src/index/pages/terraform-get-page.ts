import { formatModuleAddress } from '../../module/module-address.ts'
import type { ReleaseDocument } from '../format/documents.ts'

/**
 * The page to which one constant `X-Terraform-Get: ./source` leads Terraform on a static host. go-getter reads it with a
 * non-strict XML reader: the meta tag is the first of `<head>`, its location absolute, its name exactly so.
 * https://developer.hashicorp.com/terraform/internals/module-registry-protocol and go-getter's get_http.go
 *
 * @param location absolute; undefined writes a page without the tag that says so
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

/** Text that is inert in HTML content and in double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
