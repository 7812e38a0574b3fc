/** The one style sheet of the site, in the colour of the registry: `#rrggbb`. Classes of READMEs begin with `md-` and `hl-`, all others are of the pages. */
export function stylesheet(color: string): string {
  const { light, dark } = accentOf(color)
  return `:root{color-scheme:light dark;--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace;--page:#fff;--surface:${LIGHT_SURFACE};--line:#d9dfe7;--text:#1a2129;--quiet:#556070;--accent:${light};--major:#a8242c;--minor:#7a5200;--patch:#2b6350;--string:#0b5f3c;--number:#8a3d00;--comment:#5d6673;--keyword:#7a2a9c;--name:#1f4f9c}
@media (prefers-color-scheme:dark){:root{--page:#10151b;--surface:${DARK_SURFACE};--line:#323c49;--text:#e4e9ef;--quiet:#a3aebb;--accent:${dark};--major:#ff9a97;--minor:#e9bb62;--patch:#86cfae;--string:#8fd6ae;--number:#f0b27a;--comment:#99a5b3;--keyword:#d9a6f0;--name:#9cc2ff}}
${LAYOUT}${SECTIONS}${README_STYLES}${SMALL}${PRINT}`
}

const LAYOUT = `*{box-sizing:border-box}[hidden]{display:none!important}
html{-webkit-text-size-adjust:100%;scroll-padding-top:4rem}
body{margin:0;background:var(--page);color:var(--text);font:1rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:break-word}
a{color:var(--accent);text-decoration-thickness:1px;text-underline-offset:.18em}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:3px}
h1,h2,h3,h4{line-height:1.25;margin:0}
code,pre,.mono{font-family:var(--mono);font-size:.875em}
pre{margin:0;padding:.9rem 1rem;background:var(--surface);border:1px solid var(--line);border-radius:8px;overflow-x:auto;line-height:1.55;overflow-wrap:normal}
pre code,.fields pre{font-size:.8125rem}
.skip{position:absolute;left:-999rem}.skip:focus{left:1rem;top:.5rem;background:var(--page);padding:.5rem 1rem;z-index:2}
.wrap{max-width:72rem;margin:0 auto;padding:0 1.25rem}
.top{border-top:4px solid var(--accent);border-bottom:1px solid var(--line)}
.top .wrap{display:flex;align-items:center;gap:1rem;min-height:3.5rem;padding-top:.5rem;padding-bottom:.5rem;flex-wrap:wrap;row-gap:.2rem}
.brand{display:flex;align-items:center;gap:.6rem;font-weight:650;color:var(--text);text-decoration:none}
.brand img{height:1.75rem;width:1.75rem;object-fit:contain}
.crumbs{padding:0;margin:0;list-style:none;display:flex;flex-wrap:wrap;color:var(--quiet);font-size:.9375rem}
.crumbs li:not(:last-child)::after{content:"/";padding:0 .5rem;color:var(--line)}
.find{margin-left:auto}
input,select,textarea{font:inherit;font-size:.9375rem;color:var(--text);background:var(--page);border:1px solid var(--quiet);border-radius:6px;padding:.3rem .6rem;max-width:100%}
.find form{display:flex;gap:.4rem}.find input{width:14rem}
button{font:inherit;font-size:.9375rem;color:var(--text);background:var(--surface);border:1px solid var(--quiet);border-radius:6px;padding:.3rem .8rem;cursor:pointer}
button:hover{border-color:var(--accent);color:var(--accent)}
.search{display:flex;flex-wrap:wrap;gap:.6rem}
.search input{flex:1 1 20rem;min-width:0;padding:.5rem .8rem;font-size:1rem}
main.wrap{display:block;padding-top:2.25rem;padding-bottom:4rem}
.foot{border-top:1px solid var(--line);color:var(--quiet);font-size:.875rem;padding:1.25rem 0 2rem}
.head{margin-bottom:1.5rem}
.head h1{font-size:2rem;letter-spacing:-.015em}
.lead{color:var(--quiet);font-size:1.0625rem;max-width:46rem;margin:.5rem 0 0}
.line{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem .8rem;margin-top:.5rem}
.quiet{color:var(--quiet)}
.small{font-size:.875rem}
.tag{display:inline-block;border:1px solid var(--line);border-radius:99px;padding:0 .6rem;font-size:.8125rem;line-height:1.6;color:var(--quiet);background:var(--page);white-space:nowrap}
.tag-major,.tag-yanked,.tag-removed,.tag-required{color:var(--major);border-color:currentColor}
.tag-minor,.tag-deprecated{color:var(--minor);border-color:currentColor}
.tag-patch,.tag-latest{color:var(--patch);border-color:currentColor}
.note{border:1px solid var(--line);border-left:4px solid var(--quiet);border-radius:6px;padding:.7rem 1rem;margin:0 0 1rem;background:var(--surface)}
.note p{margin:.2rem 0 0}
.note-yanked,.note-removed{border-left-color:var(--major)}
.note-deprecated,.note-old{border-left-color:var(--minor)}
`

const SECTIONS = `.columns{display:grid;grid-template-columns:minmax(0,1fr) 17rem;gap:2.5rem;align-items:start}
.toc{display:flex;flex-wrap:wrap;gap:.2rem 1.1rem;padding:.6rem 0;margin:1.5rem 0 .5rem;border-bottom:1px solid var(--line);position:sticky;top:0;background:var(--page);z-index:1;font-size:.9375rem}
.toc a{text-decoration:none;padding:.1rem 0}.toc a:hover{text-decoration:underline}
.count{color:var(--quiet);font-size:.8125rem;margin-left:.3rem}
section{margin-top:2.25rem}
section>h2{font-size:1.375rem;margin-bottom:.9rem}
section>h3{font-size:1rem;margin:1.5rem 0 .5rem;color:var(--quiet);font-weight:600}
.code{position:relative}
.copy{position:absolute;top:.5rem;right:.5rem;font-size:.8125rem;background:var(--page);border-color:var(--line);padding:.15rem .6rem}
.result{font-weight:650;text-decoration:none}.result:hover{text-decoration:underline}
.list:empty{border:0}
.inputs{border:1px solid var(--line);border-radius:8px;padding:1rem;margin-top:.7rem}
.inputs summary{cursor:pointer;margin-top:.5rem}
.input{display:grid;grid-template-columns:minmax(0,1fr);gap:.2rem;padding:.5rem 0}
.input label{font-weight:650}
.input p{margin:0}
.input textarea{width:100%;field-sizing:content;min-height:2.2rem;resize:vertical}
.input .type{overflow-wrap:anywhere}
.fill{margin-top:.5rem}
.problem{color:var(--major)}.problem:empty{display:none}
[aria-invalid=true]{border-color:var(--major)}
.facts{font-size:.9375rem}
.facts dl,.rows{margin:0}
.facts dt{color:var(--quiet);font-size:.8125rem;margin-top:.9rem}
.facts dt:first-child{margin-top:0}
.facts dd{margin:0}
.facts ul{list-style:none;margin:0;padding:0}
.list{list-style:none;margin:0;padding:0;border-top:1px solid var(--line)}
.list>li{border-bottom:1px solid var(--line);padding:.8rem 0}
.list p{margin:.25rem 0 0}
.field-head>p{flex:1 0 100%}.field-head>*,.fields>li>*,.pairs>li>*{min-width:0}
.field-head,.fields>li,.pairs>li{display:flex;flex-wrap:wrap;align-items:baseline;gap:.15rem .7rem}
.field-name,.fields>li>b,.fields>li>a{font-weight:650;color:var(--text);text-decoration:none;font-size:.9375rem}
.fields>li>:is(a,b){font-family:var(--mono)}
.field-name:hover,.fields>li>a:hover{text-decoration:underline}
.fields>li:target{background:var(--surface);box-shadow:-.75rem 0 var(--surface),.75rem 0 var(--surface),inset 3px 0 var(--accent);padding-left:.75rem}
.type,.fields>li>code{color:var(--keyword)}
.fields>li>:is(p,details){flex:1 0 100%;max-width:100%;margin-top:.2rem}
.pairs small{font-size:.875rem;color:var(--quiet)}
.fields p,.field-head p{unicode-bidi:plaintext}.fields p{white-space:pre-line}.fields p code{white-space:pre-wrap}.list p code{background:var(--surface);border-radius:4px;padding:.05em .3em}
.filter{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem 1rem;margin:0 0 .9rem}.filter input[type=search]{width:22rem}
.fields details{margin-top:.3rem;color:var(--quiet);font-size:.9375rem}
.fields details summary{cursor:pointer}
.fields details pre{margin-top:.4rem;color:var(--text);max-height:26rem;overflow:auto}
.grid{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(18rem,1fr));gap:.9rem}
.card{border:1px solid var(--line);border-radius:10px;padding:1rem 1.1rem;display:flex;flex-direction:column;gap:.25rem;position:relative}
.card:hover{border-color:var(--accent)}
.card a{font-weight:650;text-decoration:none}.card a::after{content:"";position:absolute;inset:0}
.card p{margin:0;color:var(--quiet);font-size:.9375rem;display:-webkit-box;-webkit-line-clamp:3;-webkit-box-orient:vertical;overflow:hidden}
.card .small{margin-top:auto;padding-top:.4rem}
.two{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr));gap:1.5rem;align-items:start}
.two>*{min-width:0}
.version-row{display:grid;grid-template-columns:minmax(8rem,auto) 8rem 1fr;gap:.2rem 1.25rem;align-items:baseline}
.change{display:grid;grid-template-columns:5rem 1fr;gap:.2rem 1rem;align-items:baseline}
`

const SMALL = `@media (max-width:60rem){.columns{grid-template-columns:minmax(0,1fr)}.facts{border-top:1px solid var(--line);padding-top:1.5rem}.toc{position:static}}
@media (min-width:48rem){.input{grid-template-columns:minmax(10rem,18rem) minmax(0,1fr);column-gap:1.2rem}}
@media (max-width:32rem){.find,.find form{flex:1 0 100%}.find input{flex:1;min-width:0}.search select{flex:1 1 9rem}.head h1{font-size:1.625rem}.grid{grid-template-columns:minmax(0,1fr)}.version-row,.change{grid-template-columns:minmax(0,1fr)}pre{padding:.75rem .8rem}.copy{position:static;display:block;margin:.4rem 0 0 auto}}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
`

const PRINT = `@media print{:root{--page:#fff;--surface:#fff;--text:#000;--quiet:#333;--accent:#000;--line:#999}.toc,.copy,.fill,.inputs,.filter,.find,.foot{display:none}.columns{display:block}pre{white-space:pre-wrap}a[href^="http"]::after{content:" (" attr(href) ")";font-size:.8em}.md-anchor{display:none}section{break-inside:auto}.list>li{break-inside:avoid}}
`

/** Styles of READMEs, which authors reach by the classes `md-…`, and of code. Nothing here leaves the place of the README. */
const README_STYLES = `.readme{isolation:isolate;unicode-bidi:isolate;contain:layout;max-width:52rem}
.readme>:first-child{margin-top:0}
.readme p,.readme ul,.readme ol,.readme blockquote,.readme dl,.readme details,.readme pre,.readme .md-scroll,.readme .md-alert{margin:0 0 1rem}
.readme :is(p,h3,h4,h5,h6,th,td,dt,dd,summary):not([dir]){unicode-bidi:plaintext}
.readme h3,.readme h4,.readme h5,.readme h6{margin:1.75rem 0 .75rem}
.readme h3{font-size:1.25rem;border-bottom:1px solid var(--line);padding-bottom:.3rem}
.readme h4{font-size:1.0625rem}.readme h5,.readme h6{font-size:1rem}
.readme ul,.readme ol{padding-left:1.5rem}
.readme :not(pre)>code{background:var(--surface);border:1px solid var(--line);border-radius:4px;padding:.05em .3em}
.readme blockquote{margin-left:0;padding-left:1rem;border-left:3px solid var(--line);color:var(--quiet)}
.readme img{max-width:100%;height:auto;vertical-align:middle}
.readme hr{border:0;border-top:1px solid var(--line);margin:1.5rem 0}
.readme table{border-collapse:collapse;font-size:.875rem}
.readme th,.readme td{border:1px solid var(--line);padding:.35rem .7rem;text-align:start;vertical-align:top;min-width:4rem}
.readme th{background:var(--surface)}
.readme summary{cursor:pointer;font-weight:600}
.readme kbd{border:1px solid var(--line);border-radius:4px;padding:0 .3em;font-size:.85em}
.md-scroll{overflow-x:auto}
.readme .md-right{text-align:right}.readme .md-center{text-align:center}
.md-task{list-style:none;margin-left:-1.2rem}
.md-anchor{color:var(--quiet);text-decoration:none;opacity:0;font-weight:400}
:is(h3,h4,h5,h6):hover>.md-anchor,.md-anchor:focus{opacity:1}
.md-image{border:1px dashed var(--line);border-radius:4px;padding:0 .4em;font-size:.875em}
.md-alert{border-left:4px solid var(--accent);padding:.1rem 0 .1rem 1rem}
.md-alert>:last-child{margin-bottom:0}
.md-alert-title{color:var(--accent)}
.md-alert-warning,.md-alert-important{border-left-color:var(--minor)}:is(.md-alert-warning,.md-alert-important) .md-alert-title{color:var(--minor)}
.md-alert-caution{border-left-color:var(--major)}.md-alert-caution .md-alert-title{color:var(--major)}
.md-alert-tip{border-left-color:var(--patch)}.md-alert-tip .md-alert-title{color:var(--patch)}
.hl-keyword{color:var(--keyword)}.hl-name{color:var(--name)}.hl-function{color:var(--keyword)}.hl-string{color:var(--string)}.hl-number{color:var(--number)}.hl-comment{color:var(--comment)}
`

/** Variants of the registry's colour that people can read: WCAG 2 contrast, level AA. https://www.w3.org/TR/WCAG22/#contrast-minimum */

type Rgb = readonly [red: number, green: number, blue: number]

const AA_CONTRAST = 4.6
const STEPS = 40

/** The backgrounds that text in the accent colour stands on; the least favourable of each scheme. */
const LIGHT_SURFACE = '#f4f6f9'
const DARK_SURFACE = '#1b222c'

/** The colour itself where it can be read, else the nearest shade of it. */
function accentOf(color: string) {
  return {
    light: readable(color, { on: LIGHT_SURFACE, toward: [0, 0, 0] }),
    dark: readable(color, { on: DARK_SURFACE, toward: [255, 255, 255] }),
  }
}

/** Contrast of two colours, from 1 to 21. */
function contrast(a: string, b: string): number {
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
