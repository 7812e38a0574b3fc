import type { SiteModule } from '../site.ts'
import { modulePage } from '../site-paths.ts'
import { Day, shown } from './parts.tsx'
import type { View } from './view.ts'

interface ModuleCardsProps {
  readonly view: View
  readonly modules: readonly SiteModule[]
}

export function ModuleCards({ view, modules }: ModuleCardsProps) {
  return (
    <ul class="grid">
      {modules.map((module) => (
        <li class="card">
          <a href={view.link(modulePage(module))}>
            {module.namespace}/{module.name}/{module.system}
          </a>
          <p dir="auto">{shown(module.description)}</p>
          <span class="small quiet">
            {module.version} · <Day date={module.updatedAt} />
          </span>
        </li>
      ))}
    </ul>
  )
}
