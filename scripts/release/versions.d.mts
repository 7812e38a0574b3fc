export function nextVersion(current: string, change: string, tags: readonly string[]): string
export function movingNames(version: string, tags: readonly string[]): string[]
