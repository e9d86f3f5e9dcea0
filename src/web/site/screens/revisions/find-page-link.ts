import { isPlainClick } from '../../ui/is-plain-click.ts';

/**
 * The address that a click or a sent form with `data-page-link` asks for in this window; nothing for any other event.
 */
export const findPageLink = (event: Event): string | undefined => {
  if (event.defaultPrevented || !(event.target instanceof Element)) return undefined;
  if (event instanceof MouseEvent) {
    const link = event.target.closest<HTMLAnchorElement>('a[data-page-link]');
    return isPlainClick(event) ? link?.href : undefined;
  }
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches('[data-page-link]')) return undefined;
  const address = new URL(form.action);
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') address.searchParams.set(name, value);
  }
  return address.href;
};
