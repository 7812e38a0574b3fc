/** Styles of READMEs, which authors reach by the classes `md-…`, and of code. Nothing here leaves the place of the README. */
export const README_STYLES = `.readme{isolation:isolate;unicode-bidi:isolate;contain:layout;max-width:52rem}
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
