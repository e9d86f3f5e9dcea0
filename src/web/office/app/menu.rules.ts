import { matchPath } from 'react-router';
import type { Permission } from '#contract/office/permissions.ts';
import type { MenuEntry, MenuGroup, OfficeRoute } from './office-route.ts';

export type MenuLine = MenuEntry & { path: string };

const groups: readonly MenuGroup[] = ['desk', 'content', 'management', 'help'];

/** The menu of someone with these permissions: what may not be opened is absent, and so is an empty group. */
export const buildMenu = (
  routes: readonly OfficeRoute[],
  permissions: ReadonlySet<Permission>,
): { group: MenuGroup; lines: MenuLine[] }[] =>
  groups
    .map((group) => ({
      group,
      lines: routes
        .flatMap(({ menu, path, permission }) =>
          menu?.group === group && permissions.has(permission) ? [{ ...menu, path }] : [],
        )
        .sort((one, other) => one.order - other.order),
    }))
    .filter(({ lines }) => lines.length > 0);

/** The section a screen belongs to: the longest path that its address begins with. */
export const findCurrentPath = (lines: readonly MenuLine[], pathname: string): string | undefined =>
  lines
    .flatMap(({ path, alsoAt = [] }) => [path, ...alsoAt].map((address) => ({ path, address })))
    .filter(({ address }) => matchPath({ path: address, end: false }, pathname))
    .sort((one, other) => other.address.length - one.address.length)[0]?.path;

/** Where the office opens for that person: the first entry of the menu. */
export const findFirstSection = (
  routes: readonly OfficeRoute[],
  permissions: ReadonlySet<Permission>,
): MenuLine | undefined => buildMenu(routes, permissions)[0]?.lines[0];
