import { describe, expect, it } from 'vitest';
import {
  isPermission,
  listPermissions,
  permissionRoles,
  permissions,
  type Role,
  roles,
} from './permissions.ts';

/** The agreed table: permission, then a mark for desk, technician, writer, editor and manager. */
const agreed = `
account.own         ✓ ✓ ✓ ✓ ✓
search.use          ✓ ✓ ✓ ✓ ✓
repairs.read        ✓ · · · ✓
repairs.export      ✓ · · · ✓
repairs.register    ✓ · · · ✓
repairs.assign      ✓ · · · ✓
repairs.move        ✓ · · · ✓
repairs.bench ✓ ✓ · · ✓
repairs.receive ✓ ✓ · · ✓
repairs.note ✓ ✓ · · ✓
repairs.customernote ✓ · · · ✓
visits.read ✓ ✓ · · ✓
visits.write ✓ · · · ✓
servicereports.read ✓ ✓ · · ✓
servicereports.write · ✓ · · ✓
servicereports.release · ✓ · · ✓
servicereports.override · · · · ✓
checklists.write · · · · ✓
invoices.write      ✓ · · · ✓
pricelist.write     · · · · ✓
payments.read       ✓ · · · ✓
payments.record     ✓ · · · ✓
payments.review     ✓ · · · ✓
payments.override   · · · · ✓
payments.refund     · · · · ✓
devices.read        ✓ · · · ✓
devices.write       ✓ · · · ✓
devices.mobile      ✓ · · · ✓
devices.transfer    ✓ · · · ✓
devices.label       ✓ · · · ✓
devices.unlock      ✓ · · · ✓
devices.import      ✓ · · · ✓
centres.read        ✓ · · · ✓
centres.write       ✓ · · · ✓
centres.contacts    ✓ · · · ✓
messages.read       ✓ · · · ✓
messages.answer     ✓ · · · ✓
messages.export     ✓ · · · ✓
content.read        · · ✓ ✓ ✓
content.write       · · ✓ ✓ ✓
content.order       · · · ✓ ✓
content.publish     · · · ✓ ✓
content.share       · · · ✓ ✓
content.delete      · · · ✓ ✓
content.purge       · · · · ✓
settings.write      · · · ✓ ✓
media.read          · · ✓ ✓ ✓
media.write         · · ✓ ✓ ✓
media.replace       · · · ✓ ✓
media.delete        · · · ✓ ✓
reports.read        · · · · ✓
reports.export      · · · · ✓
calendar.write      · · · · ✓
repairs.notify      ✓ · · · ✓
devices.warranty    · · · · ✓
invoices.waive      · · · · ✓
reports.desk        ✓ · · · ✓
desksettings.write  · · · · ✓
accounting.export   · · · · ✓
company.write       · · · · ✓
staff.read          · · · · ✓
staff.write         · · · · ✓
audit.read          · · · · ✓`;

describe('the table of permissions', () => {
  // accepts 520, 789
  it('is the agreed one, row by row', () => {
    const rows = agreed
      .trim()
      .split('\n')
      .map((line): [string, Role[]] => {
        const [permission = '', ...marks] = line.split(/\s+/);
        return [permission, roles.filter((_, at) => marks[at] === '✓')];
      });
    expect(Object.entries(permissionRoles)).toEqual(rows);
  });

  // accepts 448
  it('gives someone of two roles what either may, and someone without a role nothing', () => {
    const both = listPermissions(['desk', 'editor']);
    expect([both.has('repairs.move'), both.has('content.write'), both.has('staff.read')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(listPermissions([]).size).toBe(0);
  });

  it('lets a manager do everything', () => {
    expect([...listPermissions(['manager'])]).toEqual(permissions);
  });

  it('knows no permission outside the table', () => {
    expect(isPermission('repairs.delete')).toBe(false);
    expect(isPermission('toString')).toBe(false);
  });
});
