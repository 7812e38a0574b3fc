export function licences(packages: readonly string[]): string
