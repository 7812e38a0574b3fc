/** The text of src/site/look/script.ts, made from src/browser/. */
export function browserScript(): Promise<string>
