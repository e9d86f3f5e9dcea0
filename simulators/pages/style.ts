/** One calm look for all pages of the simulators, in the site's colours, light and dark. */
export const style = `
:root { color-scheme: light dark;
  --paper: oklch(0.985 0.008 195); --raised: #fff; --ink: oklch(0.27 0.03 205); --quiet: oklch(0.48 0.03 205);
  --line: oklch(0.9 0.015 195); --teal: oklch(0.52 0.1 195); --teal-strong: oklch(0.38 0.08 200);
  --teal-soft: oklch(0.95 0.025 190); --amber: oklch(0.78 0.15 75); --amber-ink: oklch(0.27 0.05 75);
  --danger: oklch(0.5 0.16 25); --on-teal: #fff }
@media (prefers-color-scheme: dark) { :root {
  --paper: oklch(0.2 0.022 205); --raised: oklch(0.255 0.026 205); --ink: oklch(0.95 0.01 195);
  --quiet: oklch(0.76 0.025 200); --line: oklch(0.36 0.03 205); --teal: oklch(0.74 0.1 190);
  --teal-strong: oklch(0.82 0.09 190); --teal-soft: oklch(0.31 0.04 200); --danger: oklch(0.75 0.13 25);
  --on-teal: oklch(0.2 0.03 205) } }
* { box-sizing: border-box } [hidden] { display: none !important }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.9 Vazirmatn, system-ui, sans-serif }
header.top { display: flex; gap: 1rem; align-items: center; flex-wrap: wrap; padding: .75rem 1.25rem;
  background: var(--raised); border-bottom: 1px solid var(--line) }
header.top a { color: inherit } header.top .mark { font-weight: 800; text-decoration: none; margin-inline-end: auto }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem }
main.narrow { max-width: 30rem }
h1 { font-size: clamp(1.4rem, 4vw, 1.9rem); line-height: 1.4; margin: .5rem 0 1rem } h2 { font-size: 1.1rem; line-height: 1.5; margin: 0 0 .5rem }
p { margin: .25rem 0 1rem } .quiet { color: var(--quiet) } a { color: var(--teal-strong); text-underline-offset: .3em }
.card { background: var(--raised); border: 1px solid var(--line); border-radius: 12px; padding: 1.25rem; margin-block: 1rem }
.cards { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)) } .cards .card { margin: 0 }
.note { background: var(--teal-soft); border-radius: 12px; padding: .75rem 1rem }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1.25rem; margin: 0 0 1rem } dt { color: var(--quiet) }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere }
bdi, code { unicode-bidi: isolate } code { direction: ltr; display: inline-block; overflow-wrap: anywhere; font-size: .9em }
.amount { font-size: 1.5rem; font-weight: 800 }
form.stack { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem } label { display: grid; grid-template-columns: minmax(0, 1fr); gap: .25rem } select { inline-size: 100%; min-inline-size: 0; text-overflow: ellipsis } label.row, .row { display: flex; gap: .6rem; align-items: center; flex-wrap: wrap }
fieldset { min-inline-size: 0; border: 1px solid var(--line); border-radius: 12px; padding: .75rem 1rem; display: grid; gap: .25rem }
input, select, button, .button { font: inherit; color: inherit; min-height: 2.75rem; border-radius: 8px; border: 1px solid var(--line);
  background: var(--raised); padding: .35rem .9rem; max-width: 100% }
label.row:has([type=checkbox]) { flex-wrap: nowrap } input[type=checkbox] { flex: none; min-height: 0; inline-size: 1.25rem; block-size: 1.25rem; accent-color: var(--teal) }
button, .button { cursor: pointer; font-weight: 700; text-align: center; text-decoration: none; display: inline-block }
.primary { background: var(--amber); border-color: var(--amber); color: var(--amber-ink) }
.row select { inline-size: auto } .danger { color: var(--danger) } :focus-visible { outline: 3px solid var(--teal); outline-offset: 2px }
.scroll { overflow-x: auto } table { border-collapse: collapse; inline-size: 100% }
th, td { text-align: start; padding: .5rem .75rem; border-block-end: 1px solid var(--line) }
td:not(.wide), th { white-space: nowrap } td.wide { min-inline-size: 12rem }
.pill { border-radius: 99px; padding: .1rem .75rem; background: var(--teal-soft); font-size: .85rem; font-weight: 700 }
.phone { inline-size: min(24rem, 100%); margin: 1rem auto; border: 10px solid oklch(0.38 0.06 200); border-radius: 2.5rem; overflow: hidden; background: var(--paper) }
.phone .bar { background: var(--raised); border-bottom: 1px solid var(--line); padding: .75rem 1.25rem; text-align: center; font-weight: 700 }
.screen { block-size: min(34rem, 65vh); overflow-y: auto; display: flex; flex-direction: column-reverse; gap: .75rem; padding: 1rem }
.bubble { background: var(--raised); border: 1px solid var(--line); border-radius: 1rem 1rem 1rem .25rem; padding: .6rem .9rem; max-inline-size: 92% }
.bubble p { white-space: pre-wrap; margin: 0; overflow-wrap: anywhere; unicode-bidi: plaintext } .bubble .about { font-size: .8rem; color: var(--quiet); display: flex; gap: .5rem; flex-wrap: wrap; justify-content: space-between }
.bubble button { margin-block-start: .5rem; inline-size: 100% }
.empty { margin: auto; text-align: center; color: var(--quiet) }
`;
