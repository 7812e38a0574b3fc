export const EXAMPLE_URL: string

export function createExampleRegistry(directory: string, registry: (args: readonly string[]) => void): string
/** The declaration of an input, by number: types and defaults of many lines, as large modules have them. */
export function generatedInput(at: number): string
