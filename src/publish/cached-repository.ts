import type { ModuleRepository } from './ports.ts'
import type { RunPackages } from './run-packages.ts'

/** The same repository for one run: what a lost race asks for again is neither packed nor parsed again. */
export function cachedRepository<
  Repository extends Pick<ModuleRepository, 'packer' | 'interfaces' | 'license'>,
>(repository: Repository, packages: RunPackages): Repository {
  const { packer, interfaces } = repository
  return {
    ...repository,
    packer: packages.packerOf(packer),
    license: cached((module) => repository.license(module)),
    interfaces: { atCommit: cached((request) => interfaces.atCommit(request)) },
  }
}

function cached<Request, Result>(
  work: (request: Request) => Promise<Result>,
): (request: Request) => Promise<Result> {
  const results = new Map<string, Promise<Result>>()
  return (request) => {
    const key = JSON.stringify(request)
    const known = results.get(key) ?? work(request)
    results.set(key, known)
    return known
  }
}
