import { formatType, type TypeExpression } from '../interface/type-expression.ts'
import { MAX_SHORT_LENGTH } from './limits.ts'

/** How types and defaults are shown where there is one line for them. */

/** Whether a text is shown in a fold. */
export function isLong(text: string): boolean {
  return text.length > MAX_SHORT_LENGTH || text.includes('\n')
}

/** The type without what is in its objects and tuples. */
export function shortType(type: TypeExpression): string {
  if ('element' in type) return `${type.kind}(${shortType(type.element)})`
  if (type.kind === 'object') return 'object({…})'
  if (type.kind === 'tuple') return 'tuple([…])'
  const text = formatType(type).replaceAll(/\s+/g, ' ')
  return isLong(text) ? `${text.slice(0, MAX_SHORT_LENGTH)}…` : text
}
