import { expect, it } from 'vitest'
import { renderHomePage, renderNotFoundPage } from '../../../src/index/pages/pages.ts'
import { aRegistry } from '../../support/samples.ts'

it.each([
  ['https://modules.acme.test:8443/registry', 'modules.acme.test:8443/NAMESPACE/NAME/SYSTEM'],
  [null, 'REGISTRY_HOST/NAMESPACE/NAME/SYSTEM'],
])('shows how a module of a registry at %s is used', (url, source) => {
  expect(renderHomePage(aRegistry(url))).toContain(`source  = &quot;${source}&quot;`)
})

it('keeps the name of the registry inert', () => {
  const registry = { ...aRegistry(), name: '<script>"&\'</script>' }
  for (const page of [renderHomePage(registry), renderNotFoundPage(registry)]) {
    expect(page).toContain('&lt;script&gt;&quot;&amp;&#39;&lt;/script&gt;')
    expect(page).not.toContain('<script')
  }
})
