/**
 * Runs in the page, as text: what a person would look for there. An element counts when it is in view or can be
 * scrolled to; its name is its label, its `aria-label` or its words.
 */
const pageScript = `
const tidy = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
const isShown = (node) => node.checkVisibility({ visibilityProperty: true }) && node.getClientRects().length > 0;
const nameOf = (node) => tidy(
  node.getAttribute('aria-label') ??
  (node.labels?.length ? Array.from(node.labels, (label) => label.textContent).join(' ') : node.textContent));
const all = (selector) => Array.from(document.querySelectorAll(selector)).filter(isShown);
const findNamed = (selector, name) =>
  all(selector).find((node) => nameOf(node) === name) ?? all(selector).find((node) => nameOf(node).startsWith(name));
const pressables = 'button, a[href], summary, [role=tab], [role=button], [role=menuitem], input[type=radio], input[type=checkbox]';
const find = (kind, name) => {
  if (kind === 'selector') return all(name)[0] ?? document.querySelector(name);
  if (kind === 'field') return findNamed('input, textarea, select', name);
  return findNamed(pressables, name);
};
const aimAt = (node) => {
  if (!node || node.disabled || node.ariaDisabled === 'true') return null;
  const target = node.checkVisibility() && node.offsetWidth > 1 ? node : (node.closest('label') ?? node.labels?.[0] ?? node);
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = target.getBoundingClientRect();
  const point = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  if (!target.contains(document.elementFromPoint(point.x, point.y))) return null;
  window.isPressMissed = true;
  target.addEventListener('click', () => { window.isPressMissed = false; }, { capture: true, once: true });
  return point;
};
`;

/** An expression that runs with everything above at hand. */
export const inPage = (expression: string): string => `(() => { ${pageScript} return ${expression}; })()`;
