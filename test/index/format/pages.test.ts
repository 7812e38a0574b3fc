import { expect, it } from 'vitest'
import { renderHomePage, renderNotFoundPage } from '../../../src/index/format/pages.ts'
import { aRegistry } from '../../support/publish/samples.ts'

it('shows how a module is used, as soon as the registry has a URL', () => {
  expect(renderHomePage(aRegistry('https://modules.acme.test:8443/registry'))).toContain(
    'source  = &quot;modules.acme.test:8443/NAMESPACE/NAME/SYSTEM&quot;',
  )
  const page = renderHomePage(aRegistry(null))
  expect(page).toContain('<p>It has no public URL yet.</p>')
  expect(page).not.toMatch(/source|REGISTRY_HOST/)
})

it('keeps the name of the registry inert', () => {
  const registry = { ...aRegistry(), name: '<script>"&\'</script>' }
  for (const page of [renderHomePage(registry), renderNotFoundPage(registry)]) {
    expect(page).toContain('&lt;script&gt;&quot;&amp;&#39;&lt;/script&gt;')
    expect(page).not.toContain('<script')
  }
})
