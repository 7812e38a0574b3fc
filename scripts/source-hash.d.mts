export const SOURCE_HASH_FILE: string
export function hashSources(root: string): string
