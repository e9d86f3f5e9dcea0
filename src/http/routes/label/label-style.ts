/** What the page behind a label has beyond the tracking page's style. */
export const labelStyle = `.shot{display:block;inline-size:calc(100% + 2.5rem);block-size:auto;aspect-ratio:4/3;object-fit:contain;margin:-1.25rem -1.25rem 1rem;border-radius:.75rem .75rem 0 0;background:var(--mist)}
svg{flex:none;inline-size:1.25rem;block-size:1.25rem;fill:none;stroke:currentcolor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
header{position:relative}
.call{margin-inline-start:auto}
:is(.call,summary){display:grid;place-items:center;inline-size:2.75rem;block-size:2.75rem;border-radius:.5rem;color:var(--brand);cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary{margin-inline-end:-.75rem}
.menu ul{position:absolute;z-index:1;inset-block-start:100%;inset-inline:0;padding:.25rem 1rem;border:1px solid var(--line);border-radius:.75rem;background:var(--surface);box-shadow:0 8px 24px #0003;list-style:none}
.press{grid-auto-flow:column;justify-content:center;gap:.5rem}
.links{list-style:none;padding:0 .75rem;margin-block:1.5rem;border:1px solid var(--line);border-radius:.75rem}
:is(.menu,.links) li+li{border-block-start:1px solid var(--line)}
:is(.menu,.links) a{display:flex;align-items:center;gap:.5rem;min-block-size:3.25rem;color:inherit;text-decoration:none}
.links svg{margin-inline-end:.25rem;color:var(--brand)}
.links b{font-weight:700}
.links :is(b,bdi){white-space:nowrap}
.links a::after{content:"";flex:none;margin-inline-start:auto;inline-size:.5rem;block-size:.5rem;border:solid var(--brand);border-width:0 0 2px 2px;rotate:45deg}
:is(.menu,.links) a:focus-visible,:is(.call,summary):focus-visible{outline:3px solid var(--brand);outline-offset:2px}`;
