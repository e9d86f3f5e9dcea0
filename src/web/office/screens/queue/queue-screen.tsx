import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { queueTexts } from '#web/texts/office/repairs.ts';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { PackageOpen, Plus } from '#web/ui/icons.ts';
import { findTraceNumber } from '../../app/keys/trace-number.rules.ts';
import { type DeskMove, type QueueRow, repairQueries } from '../../app/queries/repair-queries.ts';
import { useMay } from '../../app/session/use-session.ts';
import { withoutPage } from '../../ui/list/address-state.rules.ts';
import { ExportMenu } from '../../ui/list/export-menu.tsx';
import { ListEmptyState, ListFrame } from '../../ui/list/list-frame.tsx';
import { useAddressState } from '../../ui/list/use-address-state.ts';
import { useRowChoice } from '../../ui/list/use-row-choice.ts';
import { May } from '../../ui/may.tsx';
import { LazyMoveDialog, preloadMoveDialog } from '../../ui/repair/lazy-move-dialog.ts';
import { UpdatesBar } from '../../ui/repair/updates-bar.tsx';
import { ViewLinks } from '../../ui/repair/view-links.tsx';
import { CameraButton } from '../../ui/scan/camera-button.tsx';
import { useOpenTrace } from '../../ui/scan/use-open-scanned.ts';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { isNarrowed, queueAddress, readShownList, withoutFilters } from './queue-address.rules.ts';
import { QueueTabs } from './queue-tabs.tsx';
import { QueueTools } from './queue-tools.tsx';
import { RepairTable } from './repair-table.tsx';
import { StatusTiles } from './status-tiles.tsx';
import { useQueueUpdates } from './use-queue-updates.ts';
import { useRowKeys } from './use-row-keys.ts';

// QueueKeys may be drawn after the rows; the others are needed only once rows are chosen. AcceptBar then stays mounted
// when no row is chosen any more: its dialog shows which rows were not accepted.
const QueueKeys = lazy(() => import('./queue-keys.tsx'));
const AcceptBar = lazy(() => import('./accept-bar.tsx'));
const AssignDialog = lazy(() => import('../../ui/repair/assign-dialog.tsx'));

/** The desk's first screen: what waits for the desk, longest wait first. */
export const Component = () => {
  const [search, setSearch] = useAddressState(queueAddress);
  const openTrace = useOpenTrace();
  const list = useQuery(repairQueries.list(search));
  const shown = readShownList(search);
  const items = list.data?.items;
  const choice = useRowChoice(items, ({ traceNumber }) => traceNumber);
  const [hasChosen, setHasChosen] = useState(false);
  if (choice.chosen.length > 0 && !hasChosen) setHasChosen(true);
  const [moving, setMoving] = useState<{ request: QueueRow; move: DeskMove }>();
  const updates = useQueueUpdates(search, list.isPlaceholderData ? undefined : list.data);
  const [assigning, setAssigning] = useState<readonly QueueRow[]>([]);
  const mayAssign = useMay('repairs.assign');
  const mayRegister = useMay('repairs.register');
  const navigate = useNavigate();
  useRowKeys(
    (at) => {
      const row = at === undefined ? undefined : items?.[at];
      if (mayAssign) setAssigning(choice.chosen.length > 0 ? choice.chosen : row ? [row] : []);
    },
    () => mayRegister && void navigate('/repairs/new'),
  );
  useEffect(() => void preloadMoveDialog(), []);

  const takeNumber = (text: string): boolean => {
    const traceNumber = findTraceNumber(text);
    if (traceNumber) void openTrace(traceNumber);
    return traceNumber !== undefined;
  };

  return (
    <>
      <ScreenHead
        title={queueTexts.title}
        beside={
          <QueueTabs
            shown={shown}
            queue={list.data}
            isSearching={Boolean(search.q)}
            onChoose={(name) =>
              setSearch({ list: name === 'ours' && !search.q ? undefined : name, status: undefined })
            }
          />
        }
      >
        <CameraButton />
        <May permission="repairs.register">
          <Link to="/repairs/new" className={buttonClasses('quiet')} title={`${queueTexts.register} (n)`}>
            <Plus size={18} />
            <span className="max-sm:sr-only">{queueTexts.register}</span>
          </Link>
        </May>
        <May permission="repairs.move">
          <div className="queue-receive" data-covered={choice.chosen.length > 0 || undefined}>
            <Link to="/repairs/receive" className={buttonClasses('accent')}>
              <PackageOpen size={18} />
              {queueTexts.receive}
            </Link>
          </div>
        </May>
      </ScreenHead>
      <QueueTools
        search={search}
        onChange={setSearch}
        onEnter={takeNumber}
        counts={list.data?.shortcuts}
        tiles={
          <StatusTiles
            queue={list.data}
            isClosedList={shown === 'closed'}
            chosen={search.status}
            onChoose={(status) => setSearch({ status })}
          />
        }
      >
        <May permission="repairs.export">
          <ExportMenu
            isIconOnly
            onExport={async (format) => {
              const { downloadFile } = await import('../../app/download-file.ts');
              return downloadFile('/repairs/export', { ...withoutPage(search), format });
            }}
          />
        </May>
        <ViewLinks />
      </QueueTools>
      <UpdatesBar {...updates} readAt={list.data?.readAt} onShow={() => void list.refetch()} />
      <ListFrame
        query={list}
        search={search}
        onPage={setSearch}
        empty={
          isNarrowed(search) ? (
            <ListEmptyState
              title={queueTexts.noneFound}
              action={<Button onClick={() => setSearch(withoutFilters)}>{queueTexts.clearFilters}</Button>}
            />
          ) : (
            <ListEmptyState title={shown === 'ours' ? queueTexts.emptyOurs : queueTexts.empty}>
              {shown === 'ours' && queueTexts.emptyOursHint}
            </ListEmptyState>
          )
        }
      >
        {(page) => (
          <RepairTable
            rows={page.items}
            choice={choice}
            onMove={(request, move) => setMoving({ request, move })}
          />
        )}
      </ListFrame>
      {list.data && choice.chosen.length === 0 && (
        <Suspense>
          <QueueKeys total={list.data.total} />
        </Suspense>
      )}
      {hasChosen && (
        <Suspense>
          <AcceptBar choice={choice} onAssign={setAssigning} />
        </Suspense>
      )}
      {assigning.length > 0 && (
        <Suspense>
          <AssignDialog requests={assigning} onDone={choice.clear} onClose={() => setAssigning([])} />
        </Suspense>
      )}
      {moving && <LazyMoveDialog {...moving} onClose={() => setMoving(undefined)} />}
    </>
  );
};
