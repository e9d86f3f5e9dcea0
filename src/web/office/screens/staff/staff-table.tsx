import { staffTexts } from '#web/texts/office/account.ts';
import { roleTexts } from '#web/texts/office/shell.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import type { StaffRow } from '../../app/queries/staff-queries.ts';
import { useMay, useSession } from '../../app/session/use-session.ts';
import type { Column } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/data-table.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { Ellipsis } from '../../ui/office-icons.ts';
import { listStaffActions, type StaffActionName } from './staff-actions.rules.ts';

const stateClasses = { invited: 'chip chip-warning', active: 'chip chip-success', disabled: 'chip' } as const;

/** Everyone with an account, by name, with what may be done to each. */
export const StaffTable = ({
  rows,
  onAction,
}: {
  rows: readonly StaffRow[];
  onAction: (name: StaffActionName, person: StaffRow) => void;
}) => {
  const { person: self } = useSession();
  const mayWrite = useMay('staff.write');
  const columns: Column<StaffRow>[] = [
    {
      id: 'name',
      head: staffTexts.name,
      isUnnamedInCard: true,
      cell: ({ id, name, isDemo }) => (
        <span className="flex items-center gap-2">
          <span className="avatar" aria-hidden="true">
            {name.slice(0, 1)}
          </span>
          <span className="font-semibold">{name}</span>
          {id === self.staffId && <span className="chip chip-brand">{staffTexts.you}</span>}
          {isDemo && <span className="chip">{staffTexts.demo}</span>}
        </span>
      ),
    },
    { id: 'email', head: staffTexts.email, cell: ({ email }) => <Code>{email}</Code> },
    {
      id: 'roles',
      head: staffTexts.roles,
      cell: ({ roles }) => roles.map((role) => roleTexts[role]).join('، '),
    },
    {
      id: 'state',
      head: staffTexts.state,
      cell: ({ state, isSecondStepLocked }) =>
        isSecondStepLocked ? (
          <span className="chip chip-danger">{staffTexts.locked}</span>
        ) : (
          <span className={stateClasses[state]}>{staffTexts.states[state]}</span>
        ),
    },
    {
      id: 'lastSignInAt',
      head: staffTexts.lastSignIn,
      isWideOnly: true,
      cell: ({ lastSignInAt }) =>
        lastSignInAt ? (
          <DateText at={lastSignInAt} form="moment" />
        ) : (
          <span className="text-ink-faint">{staffTexts.never}</span>
        ),
    },
    {
      id: 'actions',
      head: <span className="sr-only">{staffTexts.actions}</span>,
      isCorner: true,
      cell: (row) => (
        <MenuButton
          label={staffTexts.actionsOf(row.name)}
          isIconOnly
          icon={<Ellipsis size={20} />}
          items={listStaffActions(row, mayWrite).map((name) => ({
            label: staffTexts[name],
            isDangerous: name === 'disable',
            onSelect: () => onAction(name, row),
          }))}
        />
      ),
    },
  ];
  return (
    <DataTable caption={staffTexts.caption} columns={columns} rows={rows} rowKey={({ id }) => String(id)} />
  );
};
