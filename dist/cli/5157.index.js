export const id = 5157;
export const ids = [5157];
export const modules = {

/***/ 2388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FY: () => (/* binding */ MAX_KEPT_README_BYTES),
/* harmony export */   KG: () => (/* binding */ MAX_CODE_LENGTH),
/* harmony export */   PB: () => (/* binding */ MAX_SHORT_LENGTH),
/* harmony export */   Tb: () => (/* binding */ MAX_CARDS),
/* harmony export */   U1: () => (/* binding */ RECENT_MODULES),
/* harmony export */   U4: () => (/* binding */ RECENT_VERSIONS),
/* harmony export */   WF: () => (/* binding */ MAX_MARKDOWN_NESTING),
/* harmony export */   __: () => (/* binding */ MAX_MARKS),
/* harmony export */   fh: () => (/* binding */ READ_AT_ONCE),
/* harmony export */   hO: () => (/* binding */ MAX_README_BYTES),
/* harmony export */   n7: () => (/* binding */ MAX_HTML_DEPTH),
/* harmony export */   pW: () => (/* binding */ MAX_FEED_ENTRIES),
/* harmony export */   r_: () => (/* binding */ MAX_FOOTNOTES),
/* harmony export */   rn: () => (/* binding */ MAX_LABEL_LENGTH),
/* harmony export */   wl: () => (/* binding */ MAX_ELEMENT_DEPTH),
/* harmony export */   ww: () => (/* binding */ MAX_EXAMPLE_DEPTH)
/* harmony export */ });
/* unused harmony exports LOADED_AT_ONCE, MAX_LOADED */
/** The website. */
/** Bytes of a README on the website. A longer one is cut at the end of a line, and says so. */
const MAX_README_BYTES = 512 * 1024;
/** Characters of a README that may mean something in Markdown or HTML: about a second of work. One with more is shown as text. */
const MAX_MARKS = 100_000;
/** Footnotes of a README. References to more are text. */
const MAX_FOOTNOTES = 200;
/** Depth of lists and quotations in Markdown. Deeper ones are text. */
const MAX_MARKDOWN_NESTING = 60;
/** Depth of elements in a README. Deeper ones are left out. */
const MAX_ELEMENT_DEPTH = 100;
/** Bytes of the HTML of READMEs that is kept in memory, with their Markdown. What was not used for longest is made anew. */
const MAX_KEPT_README_BYTES = 8 * 1024 * 1024;
/**
 * Depth of elements that are parsed: the time grows with the square of the depth. A deeper README is shown as
 * text.
 */
const MAX_HTML_DEPTH = 500;
/** Characters of code with colours. Longer code has none. */
const MAX_CODE_LENGTH = 32 * 1024;
/** Files of the index that are read at the same time. The rest waits. */
const READ_AT_ONCE = 200;
/** Depth of objects in an example of use. Deeper ones are `{}`. */
const MAX_EXAMPLE_DEPTH = 4;
/** Characters of a type or default in a table. A longer one is cut, and can be unfolded. */
const MAX_SHORT_LENGTH = 72;
/** Modules on the first page. The catalog and the search have all. */
const RECENT_MODULES = 12;
/** Versions beside a module. A page of its own has all. */
const RECENT_VERSIONS = 6;
/** Modules on the page of a namespace. The rest is found by search and in the catalog. */
const MAX_CARDS = 1000;
/** Modules or versions in a feed, the newest first. The rest is left out. */
const MAX_FEED_ENTRIES = 50;
/** Characters of the name of the registry on a badge. A longer one is cut. */
const MAX_LABEL_LENGTH = 30;
/** Modules that a browser loads at the same time to show them. The rest waits. */
const LOADED_AT_ONCE = 8;
/** Modules that a browser loads beside those that it shows: words that are often near each other may never be the phrase. The rest is not found. */
const MAX_LOADED = 100;


/***/ }),

/***/ 5067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ isHcl),
/* harmony export */   m: () => (/* binding */ highlighted)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2388);

const HCL = /^(hcl|terraform|tf|tfvars|opentofu|tofu)$/i;
/** Whether code of a language, as the fence of a README names it, is HCL. */
function isHcl(language) {
    return HCL.test(language);
}
/** The tokens of HCL, or one token where there are no colours. */
function highlighted(code, highlight) {
    return code.length > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_CODE_LENGTH */ .KG ? [{ text: code }] : highlight(code);
}


/***/ }),

/***/ 5157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A8: () => (/* binding */ contentSecurityPolicy),
  Ae: () => (/* binding */ createSite),
  we: () => (/* binding */ parseSiteSettings)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ../../main/node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2689);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __webpack_require__(8082);
// EXTERNAL MODULE: ./lib/base/html.js
var base_html = __webpack_require__(7719);
// EXTERNAL MODULE: ./lib/base/run-work.js
var run_work = __webpack_require__(9463);
// EXTERNAL MODULE: ./lib/base/schema.js
var schema = __webpack_require__(4289);
// EXTERNAL MODULE: ./lib/index/format/documents.js
var documents = __webpack_require__(2177);
// EXTERNAL MODULE: ./lib/index/format/paths.js
var paths = __webpack_require__(411);
;// CONCATENATED MODULE: ./lib/site/look/colors.js
/** Variants of the registry's colour that people can read: WCAG 2 contrast, level AA. https://www.w3.org/TR/WCAG22/#contrast-minimum */
const AA_CONTRAST = 4.6;
const STEPS = 40;
/** The backgrounds that text in the accent colour stands on; the least favourable of each scheme. */
const LIGHT_SURFACE = '#f4f6f9';
const DARK_SURFACE = '#1b222c';
/** The colour itself where it can be read, else the nearest shade of it. @param color `#rrggbb` */
function accentOf(color) {
    return {
        light: readable(color, { on: LIGHT_SURFACE, toward: [0, 0, 0] }),
        dark: readable(color, { on: DARK_SURFACE, toward: [255, 255, 255] }),
    };
}
/** Contrast of two colours, from 1 to 21. */
function contrast(a, b) {
    const [lighter = 0, darker = 0] = [luminance(parse(a)), luminance(parse(b))].sort((x, y) => y - x);
    return (lighter + 0.05) / (darker + 0.05);
}
function readable(color, { on, toward }) {
    const shades = Array.from({ length: STEPS + 1 }, (_, step) => mix(parse(color), toward, step / STEPS));
    return shades.find((shade) => contrast(shade, on) >= AA_CONTRAST) ?? color;
}
function parse(color) {
    const at = (start) => Number.parseInt(color.slice(start, start + 2), 16);
    return [at(1), at(3), at(5)];
}
function mix(from, to, share) {
    const channels = from.map((value, at) => Math.round(value + ((to[at] ?? 0) - value) * share));
    return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
function luminance(color) {
    const [red = 0, green = 0, blue = 0] = color.map((value) => {
        const share = value / 255;
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

;// CONCATENATED MODULE: ./lib/site/look/script.js
/** The script of the pages, made from src/browser/ by `npm run browser`. */
const SCRIPT = "(function(){function e(e){for(let n of e.querySelectorAll(`[data-copy]`)){let e=document.createElement(`button`);e.type=`button`,e.className=`copy`,e.textContent=`Copy`,e.setAttribute(`aria-label`,`Copy ${n.dataset.copy}`),e.addEventListener(`click`,()=>void t(n,e)),e.addEventListener(`blur`,()=>{e.textContent=`Copy`}),n.append(e)}}async function t(e,t){let n=e.querySelector(`code`);if(n!==null)try{await navigator.clipboard.writeText(n.textContent??``),t.textContent=`Copied`}catch{getSelection()?.selectAllChildren(n),t.textContent=`Selected`}}function n(e,t,n=``){let r=document.createElement(e);return t!==``&&(r.className=t),r.textContent=n,r}function r(e,t,n=`${t}s`){return`${e} ${e===1?t:n}`}var i=class extends Error{name=`RegistryError`;code;hint;constructor(e,t,n,r){super(t,r),this.code=e,this.hint=n}toRefusal(){return{code:this.code,message:this.message,hint:this.hint}}};function a(e){return e.normalize(`NFKC`).toLowerCase().match(/[\\p{L}\\p{N}]+/gu)??[]}function o(e){let t=[...(e??``).matchAll(/\"([^\"]*)\"?|[^\\s\"]+/g)].map(([e,t])=>({words:a(t??e),isOpen:t===void 0})).filter(({words:e})=>e.length>0),n=(e??``).trim()===``;if(!n&&t.length<=16)return t;throw new i(`INVALID_INPUT`,n?`q is required: the words to search for`:`q has more than 16 words`,`write q=vpc, or q=\"private network\"`)}function s(e){let[,t,n,r,i,a,o,s]=e;return{namespace:t,name:n,system:r,version:i,description:a,updatedAt:o,names:s.split(` `).filter(Boolean)}}function c({namespace:e,name:t,system:n}){return`${e}/${t}/${n}`}function l(e){let{name:t,description:n,names:r}=e;return{name:t,address:c(e),description:n,names:r}}function u(e,t){return e.updatedAt===t.updatedAt?c(e)<c(t)?-1:1:e.updatedAt<t.updatedAt?1:-1}function d(e){let[t,n=``]=e.split(`:`,2);return n===``?`search/words/${f(e)}.json`:`search/${t}s/${n}.json`}function f(e){let t=[...e].slice(0,2);return t.every(e=>/[a-z0-9]/.test(e))?t.join(``):[`u`,...t.map(e=>e.codePointAt(0)?.toString(16))].join(`-`)}function p(e,t){return`${e}:${t}`}function m(e,t){return`search/modules/${e.toString(16).padStart(6,`0`).slice(0,t)}.json`}function h(e){return e.replaceAll(/[\\u{0}-\\u{8}\\u{b}\\u{c}\\u{e}-\\u{1f}\\u{7f}-\\u{9f}\\u{200b}\\u{2028}-\\u{202e}\\u{2060}-\\u{206f}\\u{feff}\\u{fff9}-\\u{fffb}\\u{fffe}\\u{ffff}\\u{e0000}-\\u{e007f}]/gu,e=>`[U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,`0`)}]`)}var ee=class{#e;#t=/* @__PURE__ */ new Map;constructor(e){this.#e=e}async read(e){let t=this.#t.get(e)??this.#n(e);return this.#t.set(e,t),t.catch(()=>this.#t.delete(e)),t}async#n(e){let t=await fetch(new URL(e,this.#e));if(!t.ok)throw TypeError(`${e}: status ${t.status}`);return t.json()}};function g(e,t){return async({q:n,namespace:r,system:i},a)=>{let o=[],s=!0;for(;s&&o.length<a;){let c=Math.min(100,a-o.length),l={q:n,namespace:r,provider:i,limit:String(c),offset:String(o.length)},u=Object.entries(l).filter(([,e])=>e!==``),d=await e.read(`${t}?${new URLSearchParams(u)}`);o.push(...d.modules.map(_)),s=d.meta.next_offset!==void 0}return{modules:o,hasMore:s}}}function _({provider:e,published_at:t,...n}){return{...n,system:e,updatedAt:t,names:[]}}function v(e,t){let n=0,r=(e,r)=>t.has(e,r)||e.length<3||n>=4?[]:(n+=1,y(e,t.words()));return e.map(e=>{let{words:t,isOpen:n}=e;if(t.length===1){let i=n?t.flatMap(e=>r(e,!0)):[];return i.length===0?e:{...e,near:i}}let i=t.length-1;return n?{...e,words:t.map((e,t)=>r(e,t===i)[0]??e)}:e})}function y(e,t){let n=e.length>=8?2:1,r=[];for(let i of t){let t=b(e,i,n);t<=n&&r.push({word:i,mistakes:t})}return r.sort((e,t)=>e.mistakes-t.mistakes||(e.word<t.word?-1:1)).slice(0,8).map(e=>e.word)}function b(e,t,n){if(Math.abs(e.length-t.length)>n)return n+1;let r=[],i=Array.from({length:t.length+1},(e,t)=>t);for(let a=1;a<=e.length;a+=1){let o=[a];for(let s=1;s<=t.length;s+=1){let c=e[a-1]===t[s-1]?0:1,[l=0,u=0,d=0]=[o[s-1],i[s],i[s-1]],f=e[a-1]===t[s-2]&&e[a-2]===t[s-1]?(r[s-2]??n)+1:n+1;o.push(Math.min(l+1,u+1,d+c,f))}if(Math.min(...o)>n)return n+1;r=i,i=o}return i[t.length]??n+1}let x=[`name`,`address`,`description`,`names`],S=1<<x.length,C={name:16,address:8,description:4,names:2};function te(e){let t=e.map(T),n=/* @__PURE__ */ new Map;t.forEach((e,t)=>{for(let[r,i]of w(e)){let e=n.get(r)??/* @__PURE__ */ new Map;n.set(r,e.set(t,i))}});let r=[...n].sort(([e],[t])=>e<t?-1:1),i=r.flatMap(([,e])=>[...e]),a=0,o=r.map(([,e])=>(a+=e.size,a-e.size));return{words:r.map(([e])=>e),starts:Uint32Array.from([...o,a]),modules:Uint16Array.from(i,([e])=>e),fields:Uint8Array.from(i,([,e])=>e),texts:t}}function w(e){let t=/* @__PURE__ */ new Map;x.forEach((n,r)=>{for(let i of e[n].split(` `))i!==``&&i!==`|`&&t.set(i,(t.get(i)??0)|1<<r)});let n=e.name.trim();return t.has(n)&&t.set(n,(t.get(n)??0)|S),t}function T({name:e,address:t,description:n,names:r}){let i=e=>` ${a(e).join(` `)} `;return{name:i(e),address:i(t),description:i(n),names:r.map(i).join(`|`)}}function E(e,t){let n=x.reduce((t,n,r)=>t+(e&1<<r?C[n]:0),0);return t===`same`?n+((e&S)===0?0:32):t===`begins`?n/2:Math.ceil(n/4)}function D(e){return E(e&S-1,`same`)+(e&1?32:0)}function O(e,t){let n=new Uint16Array(e.texts.length);return t.forEach((t,r)=>{k(e,t).forEach((e,t)=>{let i=N(n,t);n[t]=e===0||r>0&&i===0?0:i+e})}),n}function k(e,{words:t,isOpen:n,near:r=[]}){let[i=``]=t;if(t.length>1)return A(e,t,n);let a=new Uint16Array(e.texts.length),o=(t,n)=>M(e,t,(e,t)=>{a[e]=Math.max(N(a,e),E(t,n))});for(let t=P(e.words,i);t<e.words.length;t+=1){let r=e.words[t]===i;if(!r&&!(n&&e.words[t]?.startsWith(i)))break;o(t,r?`same`:`begins`)}for(let t of r){let n=P(e.words,t);e.words[n]===t&&o(n,`near`)}return a}function A(e,t,n){let r=new Uint16Array(e.texts.length),i=` ${t.join(` `)}${n?``:` `}`;for(let a of j(e,n?t.slice(0,-1):t)){let n=e.texts[a],o=x.filter(e=>n?.[e].includes(i)).reduce((e,t)=>e+C[t],0),s=n?.name===` ${t.join(` `)} `;r[a]=o===0||!s?o:o+32}return r}function j(e,t){return t.map(t=>{let n=P(e.words,t),r=[];return e.words[n]===t&&M(e,n,e=>r.push(e)),r}).toSorted((e,t)=>e.length-t.length)[0]??[]}function M(e,t,n){let r=N(e.starts,t+1);for(let i=N(e.starts,t);i<r;i+=1)n(N(e.modules,i),N(e.fields,i))}function N(e,t){return e[t]??0}function P(e,t){let n=0,r=e.length;for(;n<r;){let i=n+r>>1;(e[i]??``)<t?n=i+1:r=i}return n}function F(e){let t=[],[n,r,i]=[0,0,0];for(let a of atob(e)){let e=a.charCodeAt(0);r+=(e&127)<<i,i+=7,e>127||(n+=r,t.push(n),r=0,i=0)}return t}async function I(e,t,{query:n,count:r}){let i=new V(e,t),a=o(n.q);if(a.length===0)return{modules:[],hasMore:!1};let s=v(a,await i.vocabularyFor(a)),c=await Promise.all(s.map(e=>i.scores(e))),l=[`namespace`,`system`].filter(e=>n[e]!==``),u=await Promise.all(l.map(e=>i.ids(p(e,n[e])))),d=[...L(c)].filter(([e])=>u.every(t=>t.has(e)));return z(d.length<=8?d:await R(e,d),{read:e,info:t,terms:s,isAllowed:({namespace:e,system:t})=>e===(n.namespace||e)&&t===(n.system||t),count:r})}function L([e=/* @__PURE__ */ new Map,...t]){let n=/* @__PURE__ */ new Map;for(let[r,i]of e){let e=t.map(e=>e.get(r)??0);e.includes(0)||n.set(r,e.reduce((e,t)=>e+t,i))}return n}async function R(e,t){let n=atob(await e(`search/order.json`)),r=/* @__PURE__ */ new Map;for(let e=0;e<n.length;e+=3){let t=0;for(let r=e;r<e+3;r+=1)t=t*256+n.charCodeAt(r);r.has(t)||r.set(t,e)}let i=e=>r.get(e)??n.length;return t.toSorted(([e,t],[n,r])=>r-t||i(e)-i(n))}async function z(e,t){let{count:n}=t,r=[],i=Math.min(e.length,100+n);for(let a=0;a<i;a+=8){let i=e[a]?.[1]??0;if(r.length>n&&r.slice(0,n+1).every(({score:e,isAsExpected:t})=>e>i||e===i&&t))break;let o=await B(e.slice(a,a+8),t);r=[...r,...o].sort((e,t)=>t.score-e.score||u(e.module,t.module))}return{modules:r.slice(0,n).map(({module:e})=>e),hasMore:r.length>n}}async function B(e,t){let{read:n,info:r,terms:i,isAllowed:a}=t,o=new Map(e),c=new Set(e.map(([e])=>m(e,r.digits))),u=(await Promise.all([...c].map(e=>n(e)))).flat().filter(e=>o.has(e[0])&&a(s(e))),d=u.map(s),f=O(te(d.map(l)),i);return d.map((e,t)=>{let n=N(f,t);return{module:e,score:n,isAsExpected:n===o.get(u[t]?.[0]??0)}}).filter(({score:e})=>e>0)}var V=class{#e;#t;constructor(e,{words:t}){this.#e=e,this.#t=new Set(t.split(` `))}async vocabularyFor(e){let t=e.flatMap(e=>e.words),n=new Map(await Promise.all(t.map(async e=>[e,await this.#i(e)]))),r=(e,t)=>{let r=n.get(e)??{};return Object.hasOwn(r,e)||t&&Object.keys(r).some(t=>t.startsWith(e))},i=e.some(({words:e,isOpen:t})=>e.some((n,i)=>n.length>1&&!r(n,t&&i===e.length-1)))?await this.#e(`search/vocabulary.json`):[];return{has:r,words:()=>i}}async ids(e){let t=await this.#e(d(e));return new Set(U(t,e).map(([e])=>e))}async scores({words:e,isOpen:t,near:n=[]}){if(e.length>1)return this.#n(e,t);let r=/* @__PURE__ */ new Map,i=(e,t)=>r.set(e,Math.max(t,r.get(e)??0));for(let n of e){let e=await this.#i(n);for(let r of H(e,n,t))for(let[t,a]of U(e,r))i(t,E(a,r===n?`same`:`begins`))}for(let e of n)for(let[t,n]of U(await this.#i(e),e))i(t,E(n,`near`));return r}async#n(e,t){let n,r=t&&e.at(-1)?.length===1;for(let[i,a]of(r?e.slice(0,-1):e).entries()){let r=await this.#r(a,t&&i===e.length-1),o=n,s=o===void 0?[...r]:[...o].map(([e,t])=>[e,t&(r.get(e)??0)]);n=new Map(s.filter(([,e])=>e!==0))}return new Map([...n??[]].map(([e,t])=>[e,D(t)]))}async#r(e,t){let n=await this.#i(e),r=/* @__PURE__ */ new Map;for(let i of H(n,e,t))for(let[e,t]of U(n,i))r.set(e,(r.get(e)??0)|t);return r}async#i(e){return this.#t.has(f(e))?this.#e(d(e)):{}}};function H(e,t,n){return Object.keys(e).filter(e=>e===t||n&&e.startsWith(t))}function U(e,t){let n=Object.hasOwn(e,t)?e[t]:{};return Object.entries(n??{}).flatMap(([e,t])=>F(t).map(t=>[t,Number(e)]))}function ne(e,t){return(n,r)=>I(t=>e.read(t),t,{query:n,count:r})}function W(e){let t=document.querySelector(`form[data-search]`),n=document.getElementById(`results`),r=document.getElementById(`found`);t!==null&&n!==null&&r!==null&&new G(e,{form:t,list:n,status:r}).start()}var G=class{#e;#t;#n;#r;#i=0;#a=0;constructor(e,t){this.#e=e,this.#t=t,this.#n=t.form.elements.namedItem(`q`)}start(){let{form:e,list:t}=this.#t;for(let[t,n]of new URLSearchParams(location.search)){let r=e.elements.namedItem(t);(r instanceof HTMLInputElement||r instanceof HTMLSelectElement)&&(r.value=n)}e.addEventListener(`submit`,e=>{e.preventDefault(),this.#o()}),e.addEventListener(`input`,()=>{clearTimeout(this.#a),this.#a=setTimeout(()=>void this.#o(),120)}),this.#n.addEventListener(`keydown`,e=>this.#f(e)),t.addEventListener(`keydown`,e=>this.#p(e)),this.#n.focus(),this.#o()}async#o(e=20){this.#i+=1;let t=this.#i,n=this.#s();if(this.#c(n),a(n.q).length===0)return this.#l({modules:[],hasMore:!1},n,``);try{o(n.q),this.#r??=K(this.#e);let r=await(await this.#r)(n,e);t===this.#i&&this.#l(r,n,q(r))}catch(e){this.#r=void 0,t===this.#i&&this.#l({modules:[],hasMore:!1},n,J(e))}}#s(){let e=new FormData(this.#t.form),t=t=>String(e.get(t)??``);return{q:t(`q`),namespace:t(`namespace`),system:t(`system`)}}#c(e){let t=Object.entries(e).filter(([,e])=>e!==``),n=new URLSearchParams(t).toString();history.replaceState(null,``,n===``?location.pathname:`?${n}`)}#l({modules:e,hasMore:t},n,r){let{list:i,status:a}=this.#t;a.textContent=r,i.replaceChildren(...e.map(e=>Y(e,n,this.#e))),t&&i.append(this.#u(e.length))}#u(e){let t=n(`button`,`more`,`More results`);t.addEventListener(`click`,()=>{this.#o(e+20).then(()=>this.#d()[e]?.focus())});let r=document.createElement(`li`);return r.append(t),r}#d(){return[...this.#t.list.querySelectorAll(`a,button`)]}#f(e){e.key===`ArrowDown`&&(e.preventDefault(),this.#d()[0]?.focus()),e.key===`Escape`&&(this.#n.value=``,this.#o())}#p(e){let t=this.#d(),n=t.indexOf(document.activeElement),r={ArrowDown:1,ArrowUp:-1}[e.key];(r!==void 0||e.key===`Escape`)&&(e.preventDefault(),r===void 0||n+r<0?this.#n.focus():t[n+r]?.focus())}};async function K(e){let t=new ee(e),n=await t.read(`search/index.json`);return`api`in n?g(t,n.api):ne(t,n)}function q({modules:e,hasMore:t}){return e.length===0?`No module matches.`:t?`The first ${e.length} modules`:r(e.length,`module`)}function J(e){return e instanceof Error&&`code`in e?`${e.message}.`:`The search could not be loaded. Try again, or look through the namespaces on the front page.`}function Y(e,{q:t},r){let i=document.createElement(`li`),a=n(`div`,`field-head`),o=n(`a`,`result`,c(e));o.href=new URL(`modules/${c(e)}/`,r).href,a.append(o,n(`span`,`quiet small`,e.version)),i.append(a),e.description!==``&&i.append(Z(`p`,`quiet`,e.description));let s=X(e,t);return s.length>0&&i.append(Z(`p`,`small mono`,s.join(`, `))),i}function X({names:e},t){let n=a(t),r=e.filter(e=>a(e).some(e=>n.some(t=>e.startsWith(t)))),i=n.join(`_`),o=e=>Number(e.toLowerCase().includes(i));return r.sort((e,t)=>o(t)-o(e)).slice(0,6)}function Z(e,t,r){let i=n(e,t,h(r));return i.dir=`auto`,i}function re(){let e=document.currentScript;return new URL(`..`,e instanceof HTMLScriptElement?e.src:location.href)}function ie(e){return/^[\\p{ID_Start}_][\\p{ID_Continue}-]*$/u.test(e)}function ae({properties:e,required:t}){return Object.entries(e).filter(([e])=>ie(e)).map(([e,n])=>{let r=n[`x-terraform-type`],i=r===`string`||r===`number`||r===`bool`?r:`hcl`,a=n[`x-terraform-default`]??``,o=n.default;return{name:e,kind:i,type:r,description:n.description??``,isRequired:t.includes(e),default:i===`hcl`?a:o==null?``:String(o)}}).sort((e,t)=>Number(t.isRequired)-Number(e.isRequired))}function Q({kind:e},t){let n=t.trim();if(n!==``)return e===`number`&&!/^-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?$/.test(n)?`This is not a number.`:e===`hcl`?de(n):void 0}function oe(e,t,n){let r=e.trimEnd().split(`\n`),i=new Map(r.flatMap(e=>(e=>e?[e]:[])(se(e)))),a=t.flatMap(e=>{let t=ce(e,n.get(e.name)??``);if(t!==void 0)return[[e.name,t]];let r=i.get(e.name);return e.isRequired&&r!==void 0?[[e.name,r]]:[]}),o=Math.max(0,...a.map(([e])=>e.length)),s=r.slice(0,3),c=a.map(([e,t])=>`  ${e.padEnd(o)} = ${t}`);return[...s,...c.length===0?[]:[``,...c],`}`,``].join(`\n`)}function se(e){let[,t,n]=/^ {2}(\\S+) += (.*)$/.exec(e)??[];return t===void 0||n===void 0?void 0:[t,n]}function ce(e,t){let n=e.kind===`string`?t:t.trim(),r=!e.isRequired&&n===e.default.trim();if(!(n===``||r||Q(e,n)!==void 0))return e.kind===`string`?le(n):n}function le(e){let t={\"\\n\":`\\\\n`,\"\\r\":`\\\\r`,\"\t\":`\\\\t`};return`\"${e.replaceAll(/[\\\\\"]/g,`\\\\$&`).replaceAll(/[\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]/g,e=>t[e]??`\\\\u${e.charCodeAt(0).toString(16).padStart(4,`0`)}`).replaceAll(\"${\",\"$$${\").replaceAll(`%{`,`%%{`)}\"`}let ue={\"(\":`)`,\"[\":`]`,\"{\":`}`};function de(e){let t=[];if(!/<<|#|\\/\\/|\\/\\*/.test(e)){for(let[n]of e.matchAll(/\"(?:[^\"\\\\\\n]|\\\\.)*\"|[\\s\\S]/g)){let e=ue[n];if(n===`\"`)return`A quote is not closed.`;if(n===`\n`&&t.length===0)return`Several lines have to be in brackets.`;if(e!==void 0)t.push(e);else if(/^[)\\]}]$/.test(n)&&t.pop()!==n)return`The brackets do not match.`}return t.length>0?`A bracket is not closed.`:void 0}}function fe(){let e=document.querySelector(`[data-schema]`),t=e?.querySelector(`code`)??null;if(e===null||t===null)return;let r=n(`button`,`fill`,`Fill in the inputs`);r.type=`button`,r.setAttribute(`aria-expanded`,`false`),e.after(r);let i;r.addEventListener(`click`,async()=>{i===void 0?(r.disabled=!0,i=await pe(new URL(e.dataset.schema??``,location.href),t),r.after(i),r.disabled=!1):i.hidden=!i.hidden,r.setAttribute(`aria-expanded`,String(!i.hidden)),i.hidden||i.querySelector(`textarea,select,input`)?.focus()})}async function pe(e,t){try{let n=await fetch(e);if(!n.ok)throw TypeError(`status ${n.status}`);return new $(ae(await n.json()),t).form}catch{return n(`p`,`note`,`The inputs could not be loaded. Reload the page to try again.`)}}var $=class{form=n(`form`,`inputs`);#e;#t;#n;#r=/* @__PURE__ */ new Map;constructor(e,t){this.#t=e,this.#e=t,this.#n=t.textContent??``;let r=e.filter(({isRequired:e})=>!e);for(let t of e.filter(({isRequired:e})=>e))this.form.append(this.#i(t));if(r.length>0){let t=document.createElement(`details`);t.append(n(`summary`,``,`Optional inputs (${r.length})`)),t.append(...r.map(e=>this.#i(e))),t.open=r.length===e.length,this.form.append(t)}e.length===0&&this.form.append(n(`p`,`quiet`,`This module has no inputs.`)),this.form.addEventListener(`input`,()=>this.#a()),this.form.addEventListener(`submit`,e=>e.preventDefault())}#i(e){let t=n(`div`,`input`),r=`value-${this.#r.size}`,i=n(`label`,`mono`,h(e.name));i.htmlFor=r;let a=h(e.type),o=n(`code`,`type`,a.length>40?a.replace(/\\{.*\\}/,`{…}`):a),s=n(`p`,`quiet small`,h(e.description)),c=n(`p`,`small problem`),l=e.kind===`bool`?me(e):he(e);l.id=r,s.id=`${r}-text`,c.id=`${r}-problem`,c.setAttribute(`role`,`status`),l.setAttribute(`aria-describedby`,`${s.id} ${c.id}`);let[u,d]=[n(`div`,``),n(`div`,``)];return u.append(i,document.createElement(`br`),o),d.append(l,c,s),t.append(u,d),this.#r.set(e,{control:l,problem:c}),t}#a(){let e=/* @__PURE__ */ new Map;for(let[t,{control:n,problem:r}]of this.#r){let i=Q(t,n.value)??``;e.set(t.name,n.value),r.textContent!==i&&(r.textContent=i),n.setAttribute(`aria-invalid`,String(i!==``))}this.#e.textContent=oe(this.#n,this.#t,e)}};function me({isRequired:e,default:t}){let n=document.createElement(`select`),r=e?`choose`:`default${t===``?``:`: ${t}`}`;for(let[e,t]of[[``,r],[`true`,`true`],[`false`,`false`]]){let r=document.createElement(`option`);r.value=e,r.textContent=t,n.append(r)}return n}function he({kind:e,default:t}){let n=document.createElement(`textarea`);return n.rows=e===`hcl`&&t.includes(`\n`)?4:1,n.placeholder=t.length>200?`${t.slice(0,200)}…`:t,n.spellcheck=!1,n.autocomplete=`off`,e!==`string`&&(n.className=`mono`),e===`number`&&(n.inputMode=`decimal`),n}let ge=re();e(document.body),_e(),ve(),W(ge),fe();function _e(){for(let e of document.querySelectorAll(`.fields>li>b`)){let t=n(`a`,``,e.textContent??``);t.href=`#${e.parentElement?.id}`,e.replaceWith(t)}}function ve(){document.addEventListener(`keydown`,e=>{let t=e.target instanceof Element&&e.target.closest(`input,textarea,select`)!==null;if(e.key!==`/`||t||e.ctrlKey||e.metaKey||e.altKey)return;let n=document.querySelector(`input[name=\"q\"]`);n!==null&&(e.preventDefault(),n.focus(),n.select())})}})();";

;// CONCATENATED MODULE: ./lib/site/look/stylesheet.js

/** The one style sheet of the site. Classes of READMEs begin with `md-` and `hl-`, all others are of the pages. */
function stylesheet({ light, dark }) {
    return `:root{color-scheme:light dark;--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace;--page:#fff;--surface:${LIGHT_SURFACE};--line:#d9dfe7;--text:#1a2129;--quiet:#556070;--accent:${light};--major:#a8242c;--minor:#7a5200;--patch:#2b6350;--string:#0b5f3c;--number:#8a3d00;--comment:#5d6673;--keyword:#7a2a9c;--name:#1f4f9c}
@media (prefers-color-scheme:dark){:root{--page:#10151b;--surface:${DARK_SURFACE};--line:#323c49;--text:#e4e9ef;--quiet:#a3aebb;--accent:${dark};--major:#ff9a97;--minor:#e9bb62;--patch:#86cfae;--string:#8fd6ae;--number:#f0b27a;--comment:#99a5b3;--keyword:#d9a6f0;--name:#9cc2ff}}
${LAYOUT}${SECTIONS}${README_STYLES}${SMALL}${PRINT}`;
}
const LAYOUT = `*{box-sizing:border-box}
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
.crumbs li::before{content:"/";padding:0 .5rem;color:var(--line)}
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
.over{color:var(--quiet);margin:0 0 .25rem;font-size:.9375rem}
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
`;
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
.field-head>*,.fields>li>*,.pairs>li>*{min-width:0}
.field-head,.fields>li,.pairs>li{display:flex;flex-wrap:wrap;align-items:baseline;gap:.15rem .7rem}
.field-name,.fields>li>b,.fields>li>a{font-weight:650;color:var(--text);text-decoration:none;font-size:.9375rem}
.fields>li>:is(a,b){font-family:var(--mono)}
.field-name:hover,.fields>li>a:hover{text-decoration:underline}
.fields>li:target{background:var(--surface);box-shadow:-.75rem 0 var(--surface),.75rem 0 var(--surface),inset 3px 0 var(--accent);padding-left:.75rem}
.type,.fields>li>code{color:var(--keyword)}
.fields>li>:is(p,details){flex:1 0 100%;max-width:100%;margin-top:.2rem}
.pairs small{font-size:.875rem;color:var(--quiet)}
.fields p{white-space:pre-line;unicode-bidi:plaintext}
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
`;
const SMALL = `@media (max-width:60rem){.columns{grid-template-columns:minmax(0,1fr)}.facts{border-top:1px solid var(--line);padding-top:1.5rem}.toc{position:static}}
@media (min-width:48rem){.input{grid-template-columns:minmax(10rem,18rem) minmax(0,1fr);column-gap:1.2rem}}
@media (max-width:32rem){.find,.find form{flex:1 0 100%}.find input{flex:1;min-width:0}.search select{flex:1 1 9rem}.head h1{font-size:1.625rem}.grid{grid-template-columns:minmax(0,1fr)}.version-row,.change{grid-template-columns:minmax(0,1fr)}pre{padding:.75rem .8rem}.copy{position:static;display:block;margin:.4rem 0 0 auto}}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
`;
const PRINT = `@media print{:root{--page:#fff;--surface:#fff;--text:#000;--quiet:#333;--accent:#000;--line:#999}.toc,.copy,.fill,.inputs,.top nav,.find,.foot{display:none}.columns{display:block}pre{white-space:pre-wrap}a[href^="http"]::after{content:" (" attr(href) ")";font-size:.8em}.md-anchor{display:none}section{break-inside:auto}.list>li{break-inside:avoid}}
`;
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
`;

// EXTERNAL MODULE: ./lib/base/bounded-map.js
var bounded_map = __webpack_require__(5922);
// EXTERNAL MODULE: ./lib/site/limits.js
var limits = __webpack_require__(2388);
// EXTERNAL MODULE: ./lib/site/visible-text.js
var visible_text = __webpack_require__(4174);
// EXTERNAL MODULE: ../../main/node_modules/github-slugger/index.js + 1 modules
var github_slugger = __webpack_require__(9752);
// EXTERNAL MODULE: ../../main/node_modules/markdown-it/dist/markdown-it.mjs + 12 modules
var markdown_it = __webpack_require__(6161);
// EXTERNAL MODULE: ../../main/node_modules/markdown-it-footnote/index.mjs
var markdown_it_footnote = __webpack_require__(2856);
// EXTERNAL MODULE: ./lib/site/look/highlighter.js
var highlighter = __webpack_require__(5067);
;// CONCATENATED MODULE: ./lib/site/readme/markdown.js






/** GitHub's dialect of Markdown → HTML, which must still be sanitised. */
function markdownRenderer(highlight) {
    const markdown = new markdown_it/* default */.A({ html: true, linkify: true, maxNesting: limits/* MAX_MARKDOWN_NESTING */.WF });
    markdown.use(markdown_it_footnote/* default */.A);
    markdown.inline.ruler.before('footnote_inline', 'footnote_limit', limitFootnotes);
    // An address without a scheme is a file name more often than a site.
    markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
    for (const [name, rule] of GITHUB_RULES)
        markdown.core.ruler.push(name, rule);
    const { rules } = markdown.renderer;
    rules['table_open'] = () => '<div class="md-scroll" tabindex="0"><table>\n';
    rules['table_close'] = () => '</table></div>\n';
    rules['footnote_caption'] = (tokens, at) => String(Number(tokens[at]?.meta?.['id'] ?? 0) + 1);
    rules['code_block'] = (tokens, at) => codeBlock(tokens[at]?.content ?? '', '', highlight);
    rules['fence'] = (tokens, at) => {
        const { content = '', info = '' } = tokens[at] ?? {};
        return codeBlock(content, info.trim().split(/[\s{,]/, 1)[0] ?? '', highlight);
    };
    return (text) => markdown.render(text, {});
}
/** The plugin copies all that is before a footnote for each of them. */
function limitFootnotes(state, silent) {
    const { src, pos } = state;
    const { footnotes } = state.env;
    const isReference = src.startsWith('^[', pos) || src.startsWith('[^', pos);
    if (!isReference || (footnotes?.list?.length ?? 0) < limits/* MAX_FOOTNOTES */.r_)
        return false;
    if (!silent)
        state.pending += src[pos];
    state.pos += 1;
    return true;
}
function codeBlock(code, language, highlight) {
    const tokens = (0,highlighter/* isHcl */.W)(language) ? (0,highlighter/* highlighted */.m)(code, highlight) : [{ text: code }];
    const html = tokens.map(({ text, kind }) => kind === undefined ? (0,base_html/* escapeHtml */.Z)(text) : `<span class="hl-${kind}">${(0,base_html/* escapeHtml */.Z)(text)}</span>`);
    return `<pre tabindex="0"><code>${html.join('')}</code></pre>\n`;
}
/** What GitHub's Markdown has beyond markdown-it: ids of headings, task lists, alerts, aligned cells. Each works on the tokens of a text. */
const GITHUB_RULES = [
    ['github_headings', nameHeadings],
    ['github_tasks', markTasks],
    ['github_alerts', markAlerts],
    ['github_cells', alignCells],
];
/** Each heading gets the id that GitHub gives it, and a link to itself. */
function nameHeadings({ tokens, Token: NewToken }) {
    const slugger = new github_slugger/* default */.A();
    tokens.forEach((token, at) => {
        const inline = tokens[at + 1];
        if (token.type !== 'heading_open' || inline?.children === null || inline === undefined)
            return;
        const text = textOf(inline.children).trim();
        const slug = slugger.slug(text);
        if (slug === '')
            return;
        token.attrSet('id', slug);
        const link = new NewToken('html_inline', '', 0);
        link.content = ` <a class="md-anchor" href="#${escapeAttribute(slug)}" aria-label="Link to “${escapeAttribute(text)}”">#</a>`;
        inline.children.push(link);
    });
}
function textOf(children) {
    return children
        .filter(({ type }) => type === 'text' || type === 'code_inline' || type === 'emoji')
        .map(({ content }) => content)
        .join('');
}
function escapeAttribute(text) {
    return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
/** `- [x] done` */
function markTasks({ tokens }) {
    tokens.forEach((token, at) => {
        const [item, paragraph] = [tokens[at - 2], tokens[at - 1]];
        if (token.type !== 'inline' || paragraph?.type !== 'paragraph_open' || item?.type !== 'list_item_open')
            return;
        const first = token.children?.[0];
        const [, mark, rest = ''] = /^\[([ xX])\] (.*)$/s.exec(first?.content ?? '') ?? [];
        if (first?.type !== 'text' || mark === undefined)
            return;
        first.content = `${mark === ' ' ? '☐' : '☑'} ${rest}`;
        item.attrJoin('class', 'md-task');
    });
}
const ALERTS = new Map([
    ['NOTE', 'Note'],
    ['TIP', 'Tip'],
    ['IMPORTANT', 'Important'],
    ['WARNING', 'Warning'],
    ['CAUTION', 'Caution'],
]);
/** `> [!NOTE]` */
function markAlerts({ tokens, Token: NewToken }) {
    const open = [];
    for (const [at, token] of tokens.entries()) {
        if (token.type === 'blockquote_close') {
            const start = open.pop();
            if (start !== undefined)
                token.tag = 'div';
        }
        if (token.type !== 'blockquote_open')
            continue;
        const inline = tokens[at + 2];
        const kind = alertOf(inline);
        open.push(kind === undefined ? undefined : token);
        if (kind === undefined || inline?.children === null || inline === undefined)
            continue;
        token.tag = 'div';
        token.attrSet('class', `md-alert md-alert-${kind.toLowerCase()}`);
        const title = new NewToken('html_inline', '', 0);
        title.content = `<strong class="md-alert-title">${ALERTS.get(kind)}</strong><br>`;
        const end = inline.children.findIndex(({ type }) => type === 'softbreak' || type === 'hardbreak');
        inline.children = [title, ...(end < 0 ? [] : inline.children.slice(end + 1))];
    }
}
function alertOf(inline) {
    const kind = /^\[!(\w+)\]\s*(\n|$)/
        .exec(inline?.type === 'inline' ? inline.content : '')?.[1]
        ?.toUpperCase();
    return kind !== undefined && ALERTS.has(kind) ? kind : undefined;
}
/** Styles do not reach a page, classes of ours do. */
function alignCells({ tokens }) {
    for (const token of tokens) {
        if (token.type !== 'td_open' && token.type !== 'th_open')
            continue;
        const align = /text-align:(right|center)/.exec(String(token.attrGet('style') ?? ''))?.[1];
        if (align !== undefined)
            token.attrSet('class', `md-${align}`);
    }
}

// EXTERNAL MODULE: ../../main/node_modules/sanitize-html/index.js
var sanitize_html = __webpack_require__(3857);
// EXTERNAL MODULE: ./lib/site/source-links.js
var source_links = __webpack_require__(7613);
;// CONCATENATED MODULE: ./lib/site/readme/readme-links.js

/** Of every id in a README, so that none is one of the page around it. */
const ID_PREFIX = 'user-content-';
/** A host that no README names: links that stay on it are relative. */
const RELATIVE = 'https://relative.invalid';
const PROTOCOLS = ['https:', 'http:', 'mailto:'];
/** What a link in a README leads to: a fragment, a file of the repository, or a web page; undefined for any other. */
function linkTarget(href, origin) {
    if (href.startsWith('#'))
        return `#${ID_PREFIX}${href.slice(1).replace(ID_PREFIX, '')}`;
    const url = resolve(href, origin);
    return url && targetOf(url, false);
}
/** Where an image of a README is, and whether a page may load it; undefined for what is no image on the web. */
function imageTarget(src, origin) {
    const resolved = resolve(src, origin);
    if (resolved === undefined || resolved.protocol === 'mailto:')
        return undefined;
    const target = targetOf(resolved, true);
    const url = typeof target === 'string' ? target : placedLink(target, { ...origin, ...NOWHERE });
    if (url === undefined)
        return undefined;
    const { protocol, host } = new URL(url);
    return { target, url, mayLoad: protocol === 'https:' && origin.imageHosts.includes(host) };
}
/** Whether there is such a link does not depend on the commit. */
const NOWHERE = { commit: '', pageLink: () => undefined };
/** The link on a page; undefined where the web pages of the repository are not known. */
function placedLink({ path, hash, isImage }, place) {
    if (isImage)
        return (0,source_links/* rawLink */.LV)(place, path);
    const directory = path.replace(/(^|\/)(README\.md)?$/i, '').replace(/\/$/, '');
    const file = (0,source_links/* fileLink */.RF)(place, path);
    return place.pageLink(directory) ?? (file && `${file}${hash}`);
}
function targetOf(url, isImage) {
    const path = relativePath(url);
    return path === undefined ? url.href : { path, hash: url.hash, isImage };
}
function resolve(text, { directory }) {
    const base = `${RELATIVE}/${directory === '' ? '' : `${encodeURI(directory)}/`}`;
    if (!URL.canParse(text.trim(), base))
        return undefined;
    const url = new URL(text.trim(), base);
    return PROTOCOLS.includes(url.protocol) ? url : undefined;
}
/** From the root of the repository; undefined for a link to another host. */
function relativePath(url) {
    if (url.origin !== RELATIVE)
        return undefined;
    try {
        return decodeURIComponent(url.pathname.slice(1));
    }
    catch {
        return url.pathname.slice(1);
    }
}

;// CONCATENATED MODULE: ./lib/site/readme/sanitize.js




/**
 * What every README goes through: what is not on these lists is not on a page. Code that runs, styles, forms and frames are not.
 * Levels of headings follow those of the page, and skip none.
 */
const TAGS = 'a abbr b blockquote br code dd del details div dl dt em h3 h4 h5 h6 hr i img ins kbd li ol p pre q s samp section span strong sub summary sup table tbody td tfoot th thead tr ul var';
/** Old elements, by what stands for them today. */
const MODERN = {
    tt: 'code',
    strike: 'del',
    center: 'div',
    font: 'span',
    big: 'span',
    small: 'span',
};
/** The heading above a README is an `h2`. */
const FIRST_LEVEL = 3;
const LAST_LEVEL = 6;
/** The HTML of a README without anything that can run, leave its place or look like the page. */
function sanitizeReadme(html, origin) {
    const transform = new Transform(origin);
    const safe = sanitize_html(html, {
        ...OPTIONS,
        // Only that of a tag by its name may give it a text.
        transformTags: {
            img: (_, attributes) => transform.image(attributes),
            '*': (name, attributes) => transform.tag(name, attributes),
        },
        onOpenTag: (name) => transform.open(name),
        onCloseTag: (name) => transform.close(name),
    });
    return { html: safe, links: transform.links };
}
const EXTERNAL = 'nofollow ugc noopener';
/** In a tag alone: the text of a README has no `<`, and no attribute has a quote. No other link of it begins so. */
const NUMBERED = /(<(?:a|img)\b[^<>]*?) (href|src)="repository\/(\d+)"/g;
/** The same HTML with its links, for one page. A link that leads nowhere is none. */
function withLinks({ html, links }, place) {
    return html.replaceAll(NUMBERED, (_, before, attribute, number) => {
        const link = links[Number(number)];
        const target = link && placedLink(link, place);
        if (target === undefined)
            return before;
        const rel = attribute === 'href' && isExternal(target) ? ` rel="${EXTERNAL}"` : '';
        return `${before} ${attribute}="${(0,base_html/* escapeHtml */.Z)(target)}"${rel}`;
    });
}
function isExternal(target) {
    return /^[a-z]+:/.test(target);
}
/** The same lists without links resolved, for HTML that went through {@link sanitizeReadme}: it stays as it is. */
function allowListed(html) {
    return sanitizeHtml(html, OPTIONS);
}
const OPTIONS = {
    allowedTags: TAGS.split(' '),
    allowedAttributes: {
        '*': ['id', 'title', { name: 'dir', values: ['ltr', 'rtl', 'auto'] }],
        a: ['href', 'rel', 'aria-label'],
        img: ['src', 'alt', 'width', 'height', 'loading'],
        details: ['open'],
        ol: ['start'],
        td: ['colspan', 'rowspan'],
        th: ['colspan', 'rowspan'],
        div: ['tabindex'],
        pre: ['tabindex'],
    },
    allowedClasses: { '*': ['md-*', 'hl-*'] },
    allowedSchemes: ['https', 'http', 'mailto'],
    allowedSchemesAppliedToAttributes: ['href', 'src'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: [
        'script',
        'style',
        'textarea',
        'option',
        'noscript',
        'title',
        'iframe',
        'template',
        'noembed',
        'noframes',
        'xmp',
    ],
    nestingLimit: limits/* MAX_ELEMENT_DEPTH */.wl,
    parseStyleAttributes: false,
    enforceHtmlBoundary: false,
};
class Transform {
    links = [];
    #origin;
    #ids = new Set();
    #levels = [];
    #openLinks = 0;
    /** What the link leads to that an image has just become: `tag` gets it next. */
    #image;
    constructor(origin) {
        this.#origin = origin;
    }
    open(name) {
        if (name === 'a')
            this.#openLinks += 1;
    }
    close(name) {
        if (name === 'a')
            this.#openLinks -= 1;
    }
    tag(name, { name: anchor, align, id = anchor, ...attributes }) {
        const isCentred = align === 'center' || name === 'center';
        const attribs = {
            ...attributes,
            ...this.#id(id),
            ...(isCentred ? { class: `${attributes['class'] ?? ''} md-center` } : {}),
        };
        if (name === 'a')
            return { tagName: 'a', attribs: this.#link(attribs) };
        if (name === 'img')
            return { tagName: 'img', attribs: attributes };
        if (/^h[1-6]$/.test(name))
            return { tagName: this.#heading(Number(name[1])), attribs };
        if (attributes['tabindex'] !== undefined)
            attribs['tabindex'] = '0';
        return { tagName: MODERN[name] ?? name, attribs };
    }
    /** An id is used once; one that is there already has its prefix. */
    #id(id) {
        if (id === undefined || id.trim() === '')
            return {};
        const own = `${ID_PREFIX}${id.trim().replaceAll(/\s+/g, '-').replace(ID_PREFIX, '')}`;
        if (this.#ids.has(own))
            return {};
        this.#ids.add(own);
        return { id: own };
    }
    #link({ href, rel: _, ...attributes }) {
        const target = this.#image ?? (href === undefined ? undefined : linkTarget(href, this.#origin));
        this.#image = undefined;
        if (target === undefined)
            return attributes;
        const written = this.#written(target);
        return { ...attributes, href: written, ...(isExternal(written) ? { rel: EXTERNAL } : {}) };
    }
    #written(target) {
        return typeof target === 'string' ? target : `repository/${this.links.push(target) - 1}`;
    }
    /** An image that the page may not load becomes a link to it; inside a link, its text. */
    image({ src = '', alt = '', title, width, height }) {
        const image = imageTarget(src, this.#origin);
        const attribs = title === undefined ? {} : { title };
        if (image?.mayLoad) {
            const size = Object.entries({ width, height }).filter(([, value]) => /^\d{1,4}$/.test(value ?? ''));
            const own = { src: this.#written(image.target), alt, loading: 'lazy', ...Object.fromEntries(size) };
            return { tagName: 'img', attribs: { ...attribs, ...own } };
        }
        const text = alt.trim() || fileName(image?.url);
        if (image === undefined || this.#openLinks > 0)
            return { tagName: 'span', attribs: { class: 'md-image' }, text };
        this.#image = image.target;
        return { tagName: 'a', attribs: { ...attribs, class: 'md-image' }, text };
    }
    #heading(level) {
        while ((this.#levels.at(-1) ?? 0) >= level)
            this.#levels.pop();
        this.#levels.push(level);
        return `h${Math.min(FIRST_LEVEL + this.#levels.length - 1, LAST_LEVEL)}`;
    }
}
function fileName(url) {
    return url === undefined ? 'image' : new URL(url).pathname.split('/').at(-1) || 'image';
}

;// CONCATENATED MODULE: ./lib/site/readme/readme.js








/** @param run renders one of them; one for which it throws LIMIT_EXCEEDED is shown as text */
function readmeRenderer(highlight, run = run_work/* runWork */.d) {
    const markdown = markdownRenderer(highlight);
    const render = keptFor((text, origin) => {
        const asText = (note) => ({
            html: `<pre tabindex="0">${(0,base_html/* escapeHtml */.Z)(text)}</pre>`,
            links: [],
            notes: [note],
        });
        if (marksOf(text) > limits/* MAX_MARKS */.__)
            return asText(TOO_MANY);
        try {
            return run(() => {
                const html = markdown(text);
                return isTooDeep(html) ? asText(TOO_DEEP) : { ...sanitizeReadme(html, origin), notes: [] };
            });
        }
        catch (error) {
            if (error instanceof base_error/* RegistryError */.gl && error.code === 'LIMIT_EXCEEDED')
                return asText(TOO_SLOW);
            throw error;
        }
    });
    return (bytes, place) => {
        const { text, notes } = readmeText(bytes, place.hasInterface ?? false);
        const safe = render(text, place);
        return { html: withLinks(safe, place), notes: [...notes, ...safe.notes] };
    };
}
/** The last results: one README is on two pages, and most directories of a version have those of the version before. */
function keptFor(render) {
    const kept = new bounded_map/* BoundedMap */.E(limits/* MAX_KEPT_README_BYTES */.FY);
    return (text, origin) => {
        const key = [origin.repository, origin.directory, ...origin.imageHosts, text].join('\n');
        const known = kept.get(key);
        if (known !== undefined)
            return known;
        const safe = render(text, origin);
        kept.set(key, safe, safe.html.length * 2);
        return safe;
    };
}
const TOO_DEEP = `The README nests more than ${limits/* MAX_HTML_DEPTH */.n7} elements, so this is its text.`;
const TOO_MANY = `The README has more than ${limits/* MAX_MARKS */.__} characters of Markdown, so this is its text.`;
const TOO_SLOW = 'The README takes too long to be rendered, so this is its text.';
/** What rendering costs grows with these. They are counted, as a time would be another one at each build. */
function marksOf(text) {
    return text.match(/[!#$%&()*+:<=>@[\\\]^_`{|}~\n-]/g)?.length ?? 0;
}
/** Elements without an end, and those that the next one of their kind ends. */
const FLAT = new Set('area br col dd dt embed hr img input li link meta option p source td th tr wbr'.split(' '));
function isTooDeep(html) {
    let depth = 0;
    for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
        if (FLAT.has(name.toLowerCase()))
            continue;
        depth = Math.max(0, depth + (end === '/' ? -1 : 1));
        if (depth > limits/* MAX_HTML_DEPTH */.n7)
            return true;
    }
    return false;
}
const REPLACEMENT = '\u{fffd}';
/**
 * Reads UTF-8 and, by its mark, UTF-16. What neither can read is shown as U+FFFD, control characters as their code.
 * @param hasInterface whether the page has the interface, so that the tables that terraform-docs makes of it are left out
 */
function readmeText(bytes, hasInterface) {
    const isCut = bytes.length > limits/* MAX_README_BYTES */.hO;
    const encoding = encodingOf(bytes);
    const decoded = new TextDecoder(encoding).decode(bytes.subarray(0, limits/* MAX_README_BYTES */.hO));
    const text = isCut ? decoded.slice(0, decoded.lastIndexOf('\n') + 1 || decoded.length) : decoded;
    const notes = [
        ...(isCut ? [`The README is longer than ${limits/* MAX_README_BYTES */.hO / 1024} KiB. This is its beginning.`] : []),
        ...(encoding === 'utf-8' ? [] : ['The README is UTF-16, not UTF-8.']),
        ...(text.includes(REPLACEMENT)
            ? ['Some bytes of the README are no UTF-8. They are shown as \u{fffd}.']
            : []),
    ];
    const written = withoutFrontMatter((0,visible_text/* withVisibleControls */.T)(text));
    return { text: hasInterface ? withoutInterface(written) : written, notes };
}
function encodingOf([first, second]) {
    if (first === 0xff && second === 0xfe)
        return 'utf-16le';
    return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
/** The settings that other site generators read are no text. */
function withoutFrontMatter(text) {
    return text.replace(/^---\r?\n(?:(?:[\w-]{1,100}:|[ \t])[^\n]*\n){1,50}---\r?\n/, '');
}
/** The sections that terraform-docs writes. https://terraform-docs.io/reference/markdown-table/ */
const SECTION = /^(#{1,6})[ \t]+(?:requirements|providers|modules|resources|(?:required |optional )?inputs|outputs)[ \t]*(?:#+\s*)?$/i;
const BEGIN = /^<!-- *(?:BEGIN_TF_DOCS|BEGINNING OF PRE-COMMIT-TERRAFORM DOCS HOOK) *-->/;
const END = /^<!-- *(?:END_TF_DOCS|END OF PRE-COMMIT-TERRAFORM DOCS HOOK) *-->/;
const TABLE = /^\|[ \t]*Name[ \t]*\|[ \t]*(?:Description|Source|Type|Version)[ \t]*\|/i;
const NOTHING = /^No (?:requirements|providers|modules|resources|inputs|outputs)\.\s*$/i;
const FENCE = /^ {0,3}(```|~~~)/;
/** The text without the sections of terraform-docs: all of a section between its marks, elsewhere its table. What people wrote stays. */
function withoutInterface(text) {
    const kept = [];
    const lines = text.split('\n');
    let isGenerated = false;
    let fence;
    for (let at = 0; at < lines.length; at += 1) {
        const line = lines[at] ?? '';
        fence = fenceAfter(line, fence);
        if (BEGIN.test(line))
            isGenerated = true;
        if (END.test(line))
            isGenerated = false;
        const level = fence === undefined ? SECTION.exec(line)?.[1]?.length : undefined;
        const after = level === undefined ? undefined : sectionEnd(lines, at, isGenerated ? level : undefined);
        if (after === undefined)
            kept.push(line);
        else
            at = after - 1;
    }
    return kept.join('\n');
}
/** The line after what was made; undefined for a section that people wrote. @param level of the heading, for a section between the marks */
function sectionEnd(lines, heading, level) {
    let at = heading + 1;
    if (level !== undefined) {
        let fence;
        for (; at < lines.length; at += 1) {
            const line = lines[at] ?? '';
            fence = fenceAfter(line, fence);
            const next = fence === undefined ? /^(#{1,6})[ \t]/.exec(line)?.[1]?.length : undefined;
            if (END.test(line) || (next !== undefined && next <= level))
                return at;
        }
        return at;
    }
    while (/^\s*$/.test(lines[at] ?? '#'))
        at += 1;
    if (NOTHING.test(lines[at] ?? ''))
        return at + 1;
    if (!TABLE.test(lines[at] ?? ''))
        return undefined;
    while ((lines[at] ?? '').startsWith('|'))
        at += 1;
    return at;
}
/** The fence of the code that a line leaves open. */
function fenceAfter(line, open) {
    const [, fence] = FENCE.exec(line) ?? [];
    if (fence === undefined)
        return open;
    return open === undefined ? fence : fence === open ? undefined : open;
}

;// CONCATENATED MODULE: ./lib/site/site.js












/**
 * @param registry the bytes of `registry.json`
 * @param run renders a README
 * Throws INDEX_INVALID, also for a wrong key below `site`.
 */
function createSite(registry, highlight, run = run_work/* runWork */.d) {
    const document = (0,documents/* parseRegistryDocument */.U6)(paths/* REGISTRY_PATH */.aA, registry);
    const settings = parseSiteSettings(registry);
    return {
        registry: document,
        settings,
        host: document.url === null ? 'REGISTRY_HOST' : new URL(document.url).host,
        stylesheet: asset('site', 'css', stylesheet(accentOf(settings.color))),
        script: asset('site', 'js', SCRIPT),
        icon: asset('icon', 'svg', iconOf(document.name, settings.color)),
        highlight,
        readme: readmeRenderer(highlight, run),
    };
}
/** The first letter of the name on the colour. */
function iconOf(name, color) {
    const [letter = ''] = name;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${color}"/><text x="16" y="22.5" text-anchor="middle" font-family="system-ui,sans-serif" font-size="19" font-weight="700" fill="#fff">${(0,base_html/* escapeHtml */.Z)(letter.toUpperCase())}</text></svg>\n`;
}
function asset(name, ending, content) {
    const digest = (0,external_node_crypto_.createHash)('sha256').update(content).digest('hex').slice(0, 12);
    return { path: `assets/${name}-${digest}.${ending}`, content };
}
/** For every page: nothing on it runs or is loaded but our own files, and the images that the registry allows. */
function contentSecurityPolicy({ settings }) {
    const images = ["'self'", ...settings.imageHosts.map((host) => `https://${host}`)].join(' ');
    return `default-src 'none'; style-src 'self'; script-src 'self'; img-src ${images}; connect-src 'self'; base-uri 'none'; form-action 'self'`;
}
/** The key `site` of `registry.json`: how the pages look, and what they may load. All of it is optional. */
const HOST = /^(?:[a-z0-9-]+\.)+[a-z0-9-]+(?::\d{1,5})?$/;
const siteSettings = schemas/* looseObject */._H3({
    /** One sentence below the name of the registry. */
    description: schemas/* string */.YjP().max(300, 'must have at most 300 characters').default(''),
    color: schemas/* string */.YjP()
        .regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #0b5cad')
        .default('#3556c8'),
    /** A file of the index. */
    logo: schemas/* string */.YjP()
        .regex(/^[A-Za-z0-9_][\w.-]*(\/[A-Za-z0-9_][\w.-]*)*\.(svg|png|webp)$/, {
        error: 'must be the path of an svg, png or webp file in the index, such as logo.svg',
    })
        .optional(),
    imageHosts: schemas/* array */.YOg(schemas/* string */.YjP().regex(HOST, 'must be the name of a host, such as img.shields.io'))
        .default([]),
});
/** Reads the settings of the site from `registry.json`. Throws INDEX_INVALID, with the key and what it must be. */
function parseSiteSettings(registry) {
    const site = registry && (0,schema/* parseJson */.qF)(schemas/* looseObject */._H3({ site: schemas/* unknown */.L5J() }), registry)?.site;
    const parsed = siteSettings.safeParse(site ?? {});
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    const key = ['site', ...(issue?.path ?? [])].join('.');
    throw new base_error/* RegistryError */.gl('INDEX_INVALID', `${(0,base_error/* quote */.hD)(key)} in ${paths/* REGISTRY_PATH */.aA} is not valid: it ${issue?.message ?? 'is unknown'}`, `correct ${key} in ${paths/* REGISTRY_PATH */.aA}, or take it out: docs/website.md has the keys`);
}


/***/ }),

/***/ 7613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LV: () => (/* binding */ rawLink),
/* harmony export */   RF: () => (/* binding */ fileLink),
/* harmony export */   l: () => (/* binding */ repositoryLink),
/* harmony export */   wn: () => (/* binding */ commitLink)
/* harmony export */ });
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7729);

const GITHUB = { page: 'blob', raw: 'raw', commit: 'commit' };
const GITLAB = { page: '-/blob', raw: '-/raw', commit: '-/commit' };
const BITBUCKET = { page: 'src', raw: 'raw', commit: 'commits' };
const GITEA = { page: 'src/commit', raw: 'raw/commit', commit: 'commit' };
/** By the words in the name of the host; a host without one is not known, and gets no links to files. */
const FORGES = [
    [/gitlab/, GITLAB],
    [/bitbucket/, BITBUCKET],
    [/gitea|forgejo|codeberg/, GITEA],
    [/github|ghe\./, GITHUB],
];
/** The page of a file or directory at the commit; undefined where the host is not known. @param path from the root of the repository */
function fileLink(source, path) {
    return linkTo(source, 'page', path);
}
/** The bytes of a file at the commit. */
function rawLink(source, path) {
    const { hostname, pathname } = urlOf(source) ?? {};
    if (hostname !== 'github.com')
        return linkTo(source, 'raw', path);
    return `https://raw.githubusercontent.com${repositoryPath(pathname ?? '')}/${source.commit}/${encoded(path)}`;
}
/** The page of the commit. */
function commitLink(source) {
    const [base, forge] = placeOf(source);
    return base && forge && `${base}/${forge.commit}/${source.commit}`;
}
/** The web page of the repository; undefined where none is known. */
function repositoryLink(source) {
    const url = urlOf(source);
    return url && `${url.origin}${repositoryPath(url.pathname)}`;
}
function linkTo(source, kind, path) {
    const [base, forge] = placeOf(source);
    return base && forge && `${base}/${forge[kind]}/${source.commit}/${encoded(path)}`;
}
function placeOf(source) {
    const base = repositoryLink(source);
    const host = urlOf(source)?.hostname ?? '';
    return [base, FORGES.find(([pattern]) => pattern.test(host))?.[1]];
}
function urlOf({ repository }) {
    return repository !== '' && URL.canParse(repository) ? new URL(repository) : undefined;
}
function repositoryPath(pathname) {
    return (0,_base_url_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutLastSlashes */ .q4)(pathname).replace(/\.git$/, '');
}
function encoded(path) {
    return path.split('/').map(encodeURIComponent).join('/');
}


/***/ }),

/***/ 4174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ withVisibleControls)
/* harmony export */ });
/**
 * Characters that change the order in which text is read, or that no one can see, would let text say something else than it
 * shows: they are shown as their code. https://trojansource.codes
 */
function withVisibleControls(text) {
    return text.replaceAll(/[\u{0}-\u{8}\u{b}\u{c}\u{e}-\u{1f}\u{7f}-\u{9f}\u{200b}\u{2028}-\u{202e}\u{2060}-\u{206f}\u{feff}\u{fff9}-\u{fffb}\u{fffe}\u{ffff}\u{e0000}-\u{e007f}]/gu, (character) => `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`);
}


/***/ })

};
