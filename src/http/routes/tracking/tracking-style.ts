import { fontFaceRules } from './tracking-faces.ts';

/** The look of the tracking page: small enough for the slowest line, in both themes. */
export const trackingStyle = `${fontFaceRules}
:root{color-scheme:light dark;--paper:#f5fbfa;--surface:#fff;--ink:#0f2e30;--soft:#4b6668;--line:#d5e3e2;--edge:#6d8a8b;--brand:#00706f;--on:#fff;--accent:#f5a623;--mist:#e3f4f2}
@media (prefers-color-scheme:dark){:root{--paper:#08191b;--surface:#10282a;--ink:#e6f3f2;--soft:#a7c0bf;--line:#27474a;--edge:#7d9a9a;--brand:#4fc4bd;--on:#04201f;--accent:#f5b23f;--mist:#123a3b}}
*{box-sizing:border-box;margin:0}
body{background:var(--paper);color:var(--ink);font:1rem/1.9 Vazirmatn,Meanwhile,sans-serif;padding:1.25rem}
main{max-inline-size:34rem;background:var(--surface);border:1px solid var(--line);border-radius:.75rem;padding:1.25rem}
.mark{display:flex;align-items:center;gap:.5rem;inline-size:fit-content;min-block-size:2.75rem;color:inherit;font-size:1.125rem;font-weight:700;text-decoration:none}
.mark::before{content:"";inline-size:1.6875rem;block-size:1.6875rem;border:.25rem solid #00706f;border-radius:.5rem;background:radial-gradient(circle at 22.5px 22.5px,#f5b23f 3px,transparent 3.6px) no-repeat padding-box,radial-gradient(circle,#fff 2.6px,transparent 3.2px) padding-box 0 0/9px 9px #00706f}
header{display:flex;align-items:center;max-inline-size:34rem;margin-block-end:.5rem}
:is(header,main){margin-inline:max(0px,50% - 17rem)}
h1{font-size:1.375rem;line-height:1.5}
h2{font-size:1rem;margin-block:1.5rem .5rem}
.soft{color:var(--soft)}
.now{background:var(--mist);border-radius:.75rem;padding:.75rem 1rem;margin-block-start:1rem}
.now strong{display:block;font-size:1.125rem}
.steps{display:grid;grid-template-columns:repeat(6,1fr);gap:.25rem;list-style:none;padding:0;margin-block-start:1.25rem;text-align:center;font-size:.75rem;line-height:1.5}
.steps li{position:relative}
.steps li+li::before{content:"";position:absolute;inset-block-start:1rem;inset-inline:calc(-50% + 1.25rem) calc(50% + 1.25rem);border-block-start:3px dotted var(--line)}
.steps :is(.completed,.current)::before{border-color:var(--brand)}
.steps i{display:grid;place-items:center;inline-size:2.125rem;block-size:2.125rem;margin:0 auto .25rem;border:2px solid var(--edge);border-radius:50%;color:var(--soft);font-style:normal;font-weight:700}
.steps .completed i{background:var(--brand);border-color:var(--brand)}
.completed i::after{content:"";inline-size:.5rem;block-size:.875rem;margin-block-end:.25rem;border:solid var(--on);border-width:0 3px 3px 0;rotate:45deg}
.steps .current i{background:var(--accent);border-color:var(--accent);color:#2b1c00;box-shadow:0 0 0 4px color-mix(in oklab,var(--accent) 32%,transparent)}
.current{font-weight:700}
.dates{list-style:none;padding:0}
.dates li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;border-block-start:1px solid var(--line);padding-block:.5rem}
.press{display:grid;place-items:center;min-block-size:3rem;margin-block-start:1.25rem;border-radius:.5rem;background:var(--accent);color:#2b1c00;font-weight:700;text-decoration:none}
.press+.soft{margin-block-start:.5rem}
:is(.press,.mark):focus-visible{outline:3px solid var(--brand);outline-offset:2px}
.phone{display:inline-block;padding-block:.5rem;color:var(--brand);font-weight:700}
.unseen{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
@media (width<26rem){.steps{gap:.125rem;margin-inline:-.75rem}}
@media print{body{background:#fff;color:#000}.press{display:none}}`;
