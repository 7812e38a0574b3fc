import { RegistryError } from '../base/error.ts'

/** LIMIT_EXCEEDED of a whole repository: there is no end to what its configuration makes of its tags, so no tag of it is published. */
export class RepositoryLimit extends RegistryError {
  constructor(message: string, hint: string) {
    super('LIMIT_EXCEEDED', message, hint)
  }
}
