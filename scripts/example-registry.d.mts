export const EXAMPLE_URL: string

export function createExampleRegistry(directory: string, registry: (args: readonly string[]) => void): string
