import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { orderTexts } from '#web/texts/office/content.ts';
import { Button } from '#web/ui/button.tsx';
import { contentClient, contentQueries, type OrderedKind } from '../../app/queries/content-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { MovableRows } from '../../ui/content/movable-rows.tsx';
import { moveItem } from '../../ui/content/move-item.rules.ts';
import { ContentStateChip } from '../../ui/content/state-chips.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { LeaveGuard, leavesScreen } from '../../ui/leave-guard.tsx';
import { showToast } from '../../ui/toast-store.ts';

type Order = Awaited<ReturnType<typeof contentClient.getContentOrder>>;

/** Another product type is another order of the same screen. */
const leavesOrder: typeof leavesScreen = (navigation) =>
  leavesScreen(navigation) || typeIn(navigation.currentLocation) !== typeIn(navigation.nextLocation);

const typeIn = ({ search }: { search: string }) => new URLSearchParams(search).get('productTypeId');

/** An order in the making. It is saved as a whole; one made from an older order is refused with a message. */
export const OrderForm = ({
  kind,
  productTypeId,
  order,
}: {
  kind: OrderedKind;
  productTypeId: number | undefined;
  order: Order;
}) => {
  const [items, setItems] = useState(order.items);
  const cache = useQueryClient();
  const { queryKey } = contentQueries.order(kind, productTypeId);
  const save = useAction(contentClient.setContentOrder, {
    onSuccess: (now) => {
      cache.setQueryData(queryKey, now);
      showToast(orderTexts.saved);
    },
  });
  const isChanged = items.some((item, at) => item !== order.items[at]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ kind, productTypeId, rev: order.rev, ids: items.map(({ id }) => id) });
      }}
    >
      <MovableRows
        items={items}
        nameOf={({ title }) => title}
        isDisabled={save.isPending}
        keyOf={({ id }) => id}
        onMove={(from, to) => setItems(moveItem(items, from, to))}
        tools={({ state }) => state !== 'published' && <ContentStateChip state={state} />}
      >
        {({ title }) => <span className="font-semibold">{title}</span>}
      </MovableRows>
      <div className="mt-4 grid gap-3">
        <FailureNote failure={save.error} />
        <div className="flex flex-wrap gap-3">
          <BusyButton type="submit" variant="accent" isBusy={save.isPending} disabled={!isChanged}>
            {orderTexts.save}
          </BusyButton>
          {save.error?.code === 'conflict' && (
            <Button variant="quiet" onClick={() => void cache.invalidateQueries({ queryKey })}>
              {orderTexts.takeNew}
            </Button>
          )}
        </div>
      </div>
      <LeaveGuard isDirty={isChanged && !save.isPending} isLeaving={leavesOrder} />
    </form>
  );
};
