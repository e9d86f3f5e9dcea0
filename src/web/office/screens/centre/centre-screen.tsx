import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { centreContactTexts, centreTexts } from '#web/texts/office/devices.ts';
import { Button } from '#web/ui/button.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { Count } from '#web/ui/figures/count.tsx';
import { PostalAddress } from '#web/ui/figures/postal-address.tsx';
import { type CentrePage, centreQueries } from '../../app/queries/centre-queries.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import CentreDialog from '../../ui/centre/centre-dialog.tsx';
import { May } from '../../ui/may.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Panel } from '../../ui/panel.tsx';
import { QueryFrame } from '../../ui/query-frame.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { ContactDialog, type OpenContact } from './contact-dialog.tsx';
import { ContactList } from './contact-list.tsx';

/** A centre's page: what it is, and who speaks for it. */
export const Component = () => {
  const { id = '' } = useParams();
  const page = useQuery(centreQueries.one(Number(id)));
  return (
    <QueryFrame
      query={page}
      skeletonClass="h-96"
      missing={<NotFound to="/centres" list={centreTexts.title} />}
    >
      {(shown) => <CentreView key={id} {...shown} />}
    </QueryFrame>
  );
};

const CentreView = ({ centre, uses, contacts }: CentrePage) => {
  const [open, setOpen] = useState<OpenContact | { kind: 'edit' }>();
  const refresh = useRefresh(centreQueries.all);
  const close = () => setOpen(undefined);
  return (
    <>
      <ScreenHead
        title={centre.name}
        above={
          <Link to="/centres" className="text-link">
            {centreTexts.title}
          </Link>
        }
        beside={<Code className="chip">{centre.id}</Code>}
      >
        <May permission="centres.write">
          <Button onClick={() => setOpen({ kind: 'edit' })}>{centreTexts.edit}</Button>
        </May>
      </ScreenHead>
      <div className="grid gap-4 xl:grid-cols-[22rem_minmax(0,1fr)] xl:items-start">
        <Panel title={centreContactTexts.facts}>
          <p>{[centre.managerName, centre.province, centre.city].filter(Boolean).join('، ') || '—'}</p>
          {centre.address && <PostalAddress>{centre.address}</PostalAddress>}
          <p className="mt-2">
            <Link to={`/devices?centre=${centre.id}`} className="text-link">
              <Count>{uses.devices}</Count> {centreTexts.devices}
            </Link>
          </p>
        </Panel>
        <Panel
          title={centreContactTexts.title}
          tools={
            <May permission="centres.contacts">
              <Button variant="brand" onClick={() => setOpen({ kind: 'add' })}>
                {centreContactTexts.add}
              </Button>
            </May>
          }
        >
          <p className="mb-3 text-small text-ink-soft">{centreContactTexts.hint}</p>
          <ContactList contacts={contacts} onAction={setOpen} />
        </Panel>
      </div>
      {open?.kind === 'edit' && (
        <CentreDialog centre={centre} onClose={close} onSaved={() => void refresh()} />
      )}
      {open && open.kind !== 'edit' && (
        <ContactDialog centreId={centre.id} open={open} onClose={close} onDone={refresh} />
      )}
    </>
  );
};
