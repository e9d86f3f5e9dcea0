import { roles } from '#contract/office/permissions.ts';
import { staffTexts } from '#web/texts/office/account.ts';
import { roleTexts } from '#web/texts/office/shell.ts';
import type { StaffRow } from '../../app/queries/staff-queries.ts';
import { Panel } from '../../ui/panel.tsx';
import { countByRole } from './count-by-role.rules.ts';

/** What each role opens, and how many hold it: beside the people, because roles are given here. */
export const RolesPanel = ({ rows }: { rows: readonly StaffRow[] }) => {
  const counts = countByRole(rows);
  return (
    <Panel title={staffTexts.roles}>
      <dl className="grid gap-3">
        {roles.map((role) => (
          <div key={role}>
            <dt className="flex items-center gap-2 font-semibold">
              {roleTexts[role]}
              <span className="chip">{staffTexts.holders(counts[role])}</span>
            </dt>
            <dd className="text-fine text-ink-soft">{staffTexts.roleHints[role]}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
};
