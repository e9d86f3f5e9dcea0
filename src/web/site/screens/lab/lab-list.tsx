import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { maxAtOnce } from '#contract/repair/lab-calls.ts';
import type { LabDevice, LabDevices } from '#contract/repair/lab-entities.ts';
import { labTexts } from '#web/texts/lab.ts';
import { Button } from '#web/ui/button.tsx';
import { PhoneText } from '#web/ui/figures/phone-text.tsx';
import { LogOut, Search, Wrench } from '#web/ui/icons.ts';
import { Note } from '#web/ui/note.tsx';
import { SegmentedChoice } from '#web/ui/segmented-choice.tsx';
import { Container } from '../../ui/section.tsx';
import { toCallOutcome } from '../portal-shared/call-outcome.ts';
import { removeAllKept } from '../portal-shared/kept-memory.ts';
import { PortalHeading } from '../portal-shared/portal-heading.tsx';
import { useArrivalFocus } from '../portal-shared/use-arrival-focus.ts';
import { useRefreshOnReturn } from '../portal-shared/use-refresh-on-return.ts';
import { LabCentres } from './lab-centres.tsx';
import type { LabClient } from './lab-client.ts';
import { LabExport } from './lab-export.tsx';
import { LabRegistration } from './lab-registration.tsx';
import { type LabSearch, readLabPages } from './read-lab-pages.ts';

const pauseMs = 300;

/** The list with its search and filters; chosen devices go into one form. */
export const LabList = ({
  client,
  first,
  firstFailure,
  onEnded,
}: {
  client: LabClient;
  first: LabDevices;
  /** What is said from the start: why a device did not open. */
  firstFailure: string | undefined;
  onEnded: (note?: string) => void;
}) => {
  const [search, setSearch] = useState<LabSearch>({ search: '', filter: 'all' });
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState({ ...first, search, items: [...first.items] });
  const [chosen, setChosen] = useState<readonly LabDevice[]>([]);
  const [isWriting, setWriting] = useState(false);
  const [failure, setFailure] = useState(firstFailure);
  const latest = useRef(0);
  useArrivalFocus(isWriting ? 'form' : 'list');
  const load = async (next: LabSearch, from = 1, to = from) => {
    latest.current += 1;
    const callNumber = latest.current;
    const outcome = await readLabPages(client, next, from, to);
    if (callNumber !== latest.current) return;
    if (outcome.kind === 'signed-out') return onEnded(labTexts.ended);
    setFailure(outcome.kind === 'done' ? undefined : labTexts.failed);
    if (outcome.kind !== 'done') return;
    const before = from === 1 ? [] : shown.items;
    setShown({ ...outcome.data, search: next, items: [...before, ...outcome.data.items] });
  };
  const searchWith = (change: Partial<LabSearch> = {}) => {
    const next = { ...search, search: typed, ...change };
    setSearch(next);
    void load(next);
  };
  // While a search has no answer yet, what is shown is the former one's: then the search is asked for again.
  const showMore = () =>
    load(search, shown.search === search ? Math.floor(shown.items.length / shown.pageSize) + 1 : 1);
  const searchTyped = useEffectEvent(() => searchWith());
  useEffect(() => {
    if (typed === search.search) return;
    const timer = setTimeout(searchTyped, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, search.search]);
  const signOut = async () => {
    const outcome = toCallOutcome(await client.labSignOut());
    // Without an answer the session may still be open: the list stays and shows that signing out failed.
    if (outcome.kind !== 'done' && outcome.kind !== 'signed-out') return setFailure(labTexts.failed);
    removeAllKept();
    onEnded();
  };
  // What another tab changed is there again when this one is looked at.
  useRefreshOnReturn(true, () =>
    load(search, 1, Math.max(1, Math.ceil(shown.items.length / shown.pageSize))),
  );
  const { counts } = shown;
  if (isWriting) {
    return (
      <LabRegistration
        client={client}
        devices={chosen}
        onBack={(isDone) => {
          setWriting(false);
          if (isDone) setChosen([]);
          searchWith();
        }}
        onEnded={() => onEnded(labTexts.ended)}
      />
    );
  }
  return (
    <>
      <PortalHeading
        title={labTexts.title}
        intro={
          <p>
            {labTexts.mobile} <PhoneText>{shown.mobile}</PhoneText>،{' '}
            {labTexts.summary(counts.all, counts.centres)}
          </p>
        }
        actions={
          <div className="flex flex-wrap justify-end gap-2">
            <LabExport client={client} onFailure={setFailure} onEnded={() => onEnded(labTexts.ended)} />
            <Button onClick={() => void signOut()}>
              <LogOut size={18} />
              {labTexts.signOut}
            </Button>
          </div>
        }
      />
      <Container className="grid gap-4 pt-4 pb-32">
        <div className="grid items-center gap-3 md:grid-cols-[auto_minmax(0,21rem)] md:justify-start">
          <SegmentedChoice
            name="filter"
            legend={labTexts.filter}
            value={search.filter}
            onChange={(filter) => searchWith({ filter })}
            options={(['all', 'repair', 'warranty'] as const).map((value) => ({
              value,
              label: labTexts[value](counts[value]),
            }))}
          />
          <div className="relative max-md:order-first">
            <Search
              size={20}
              className="pointer-events-none absolute inset-y-0 start-3 my-auto text-ink-soft"
            />
            <input
              type="search"
              className="field ps-11"
              aria-label={labTexts.search}
              placeholder={labTexts.search}
              maxLength={100}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </div>
        </div>
        {failure && (
          <Note tone="danger" role="alert">
            {failure}
          </Note>
        )}
        <p role="status" className="sr-only">
          {labTexts.all(shown.total)}
        </p>
        {shown.items.length === 0 && <p>{labTexts.none}</p>}
        <LabCentres devices={shown.items} chosen={chosen} onChoose={setChosen} />
        {shown.items.length < shown.total && <Button onClick={() => void showMore()}>{labTexts.more}</Button>}
      </Container>
      {chosen.length > 0 && (
        <div className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface">
          <Container className="grid gap-2 py-3 sm:flex sm:items-center">
            <p className="flex items-center gap-4 font-semibold sm:me-auto">
              {labTexts.chosen(chosen.length, maxAtOnce)}
              <button type="button" className="text-link" onClick={() => setChosen([])}>
                {labTexts.clear}
              </button>
            </p>
            <Button variant="accent" size="large" onClick={() => setWriting(true)}>
              <Wrench size={20} />
              {labTexts.request(chosen.length)}
            </Button>
          </Container>
        </div>
      )}
    </>
  );
};
