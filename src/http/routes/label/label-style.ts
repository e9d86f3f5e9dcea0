/** What the page behind a label has beyond the tracking page's style. */
export const labelStyle = `.shot{display:block;inline-size:calc(100% + 2.5rem);block-size:auto;aspect-ratio:4/3;object-fit:contain;margin:-1.25rem -1.25rem 1rem;border-radius:.75rem .75rem 0 0;background:var(--mist)}
.links{list-style:none;padding:0 1rem;margin-block:1.5rem;border:1px solid var(--line);border-radius:.75rem}
.links li+li{border-block-start:1px solid var(--line)}
.links a{display:flex;align-items:center;gap:.5rem;min-block-size:3.25rem;color:inherit;text-decoration:none}
.links b{font-weight:700}
.links a::after{content:"";margin-inline-start:auto;inline-size:.5rem;block-size:.5rem;border:solid var(--brand);border-width:0 0 2px 2px;rotate:45deg}
.links a:focus-visible{outline:3px solid var(--brand);outline-offset:2px}`;
