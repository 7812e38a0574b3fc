/** Variants of the registry's colour that people can read: WCAG 2 contrast, level AA. https://www.w3.org/TR/WCAG22/#contrast-minimum */

type Rgb = readonly [red: number, green: number, blue: number]

const AA_CONTRAST = 4.6
const STEPS = 40

export interface Accent {
  /** For text on a light page. */
  readonly light: string
  /** For text on a dark page. */
  readonly dark: string
}

/** The backgrounds that text in the accent colour stands on; the least favourable of each scheme. */
export const LIGHT_SURFACE = '#f4f6f9'
export const DARK_SURFACE = '#1b222c'

/** The colour itself where it can be read, else the nearest shade of it. @param color `#rrggbb` */
export function accentOf(color: string): Accent {
  return {
    light: readable(color, { on: LIGHT_SURFACE, toward: [0, 0, 0] }),
    dark: readable(color, { on: DARK_SURFACE, toward: [255, 255, 255] }),
  }
}

/** Contrast of two colours, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(parse(a)), luminance(parse(b))].sort((x, y) => y - x)
  return (lighter + 0.05) / (darker + 0.05)
}

function readable(color: string, { on, toward }: { readonly on: string; readonly toward: Rgb }): string {
  const shades = Array.from({ length: STEPS + 1 }, (_, step) => mix(parse(color), toward, step / STEPS))
  return shades.find((shade) => contrast(shade, on) >= AA_CONTRAST) ?? color
}

function parse(color: string): Rgb {
  const at = (start: number) => Number.parseInt(color.slice(start, start + 2), 16)
  return [at(1), at(3), at(5)]
}

function mix(from: Rgb, to: Rgb, share: number): string {
  const channels = from.map((value, at) => Math.round(value + ((to[at] ?? 0) - value) * share))
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const share = value / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
