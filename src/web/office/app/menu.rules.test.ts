import { expect, it } from 'vitest';
import { isPermission, listPermissions, type Role, roles } from '#contract/office/permissions.ts';
import { buildMenu, findCurrentPath, findFirstSection } from './menu.rules.ts';
import { officeRoutes } from './routes.ts';

// accepts 449
it.each<Role>([...roles])(
  'shows a %s only sections they may open, and opens on the first of them',
  (role) => {
    const held = listPermissions([role]);
    const lines = buildMenu(officeRoutes, held).flatMap((group) => group.lines);
    const open = new Set(
      officeRoutes.filter(({ permission }) => held.has(permission)).map(({ path }) => path),
    );
    expect(lines.every(({ path }) => open.has(path))).toBe(true);
    expect(findFirstSection(officeRoutes, held)?.path).toBe(lines[0]?.path);
  },
);

// accepts 456
it.each([
  ['/repairs', 'repairs'],
  ['/repairs/14051014', 'repairs'],
  ['/repairs/board', 'repairs/board'],
  ['/payments/day', 'payments'],
  ['/payments', 'payments'],
  ['/devices/AZ-1000', 'devices'],
  ['/import', 'devices'],
  ['/account', undefined],
])('marks one section for %s', (pathname, path) => {
  const lines = buildMenu(officeRoutes, listPermissions(['manager'])).flatMap((group) => group.lines);
  expect(findCurrentPath(lines, pathname)).toBe(path);
});

it('shows nothing to someone without a role', () => {
  expect(buildMenu(officeRoutes, listPermissions([]))).toEqual([]);
});

// accepts 730
it('has a permission of the table on every route, and each address, key and icon once', () => {
  const repeated = (values: readonly unknown[]) => values.filter((value, at) => values.indexOf(value) !== at);
  expect(officeRoutes.filter(({ permission }) => !isPermission(permission))).toEqual([]);
  expect(repeated(officeRoutes.map(({ path }) => path))).toEqual([]);
  expect(repeated(officeRoutes.flatMap(({ menu }) => (menu?.key ? [menu.key] : [])))).toEqual([]);
  expect(repeated(officeRoutes.flatMap(({ menu }) => (menu ? [menu.icon] : [])))).toEqual([]);
});
