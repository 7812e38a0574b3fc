export function closeUnreleased(text: string, version: string, date: string): string
export function notesOf(text: string, version: string): string
