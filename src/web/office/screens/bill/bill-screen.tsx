import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link, useParams } from 'react-router';
import { billTexts } from '#web/texts/office/bill.ts';
import { officeMenuTexts } from '#web/texts/office/menu.ts';
import { requestPageTexts } from '#web/texts/office/request.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { deskSettingQueries } from '../../app/queries/desk-setting-queries.ts';
import { type RequestDetails, repairQueries } from '../../app/queries/repair-queries.ts';
import { MessagePage } from '../../ui/message-page.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { QueryFrame } from '../../ui/query-frame.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import type { BillKind } from './bill-values.ts';
import './bill.css';

// Loaded once it is known that the request may be billed.
const BillEditor = lazy(() => import('./bill-editor.tsx'));

/** The editor of an estimate or an invoice, once request and tax are known. */
export const BillScreen = ({ kind }: { kind: BillKind }) => {
  const traceNumber = useParams().traceNumber ?? '';
  const details = useQuery(repairQueries.one(traceNumber));
  const settings = useQuery(deskSettingQueries.one());
  return (
    <QueryFrame
      query={details}
      skeletonClass="h-96"
      missing={<NotFound to="/repairs" list={officeMenuTexts.repairs} />}
    >
      {(shown) => (
        <QueryFrame query={settings} skeletonClass="h-96">
          {({ settings: { taxTenths } }) => (
            <BillView key={`${kind}-${traceNumber}`} kind={kind} details={shown} taxTenths={taxTenths} />
          )}
        </QueryFrame>
      )}
    </QueryFrame>
  );
};

const BillView = ({
  kind,
  details,
  taxTenths,
}: {
  kind: BillKind;
  details: RequestDetails;
  taxTenths: number;
}) => {
  const { request, device, centre } = details;
  // When somebody moves it meanwhile, what is typed stays on the screen.
  const [isOpen] = useState(request.statusId === 2);
  const page = `/repairs/${request.fCode}`;
  if (!isOpen) {
    return (
      <MessagePage title={billTexts[kind]} text={billTexts.notHere}>
        <Link to={page} className={buttonClasses('brand')}>
          {billTexts.toRequest}
        </Link>
      </MessagePage>
    );
  }
  return (
    <>
      <ScreenHead
        title={billTexts[kind]}
        above={
          <nav aria-label={requestPageTexts.queue} className="flex flex-wrap items-center gap-2">
            <Link to="/repairs" className="text-link">
              {requestPageTexts.queue}
            </Link>
            <span aria-hidden="true">›</span>
            <Link to={page} className="text-link">
              <Code>{request.fCode}</Code>
            </Link>
          </nav>
        }
        beside={
          <span className="flex flex-wrap items-center gap-2">
            <span className="chip">{billTexts.notIssued}</span>
            <bdi>{device.fNameMahsool}</bdi>
            <Code className="text-ink-soft">{device.fSerialNumber}</Code>
            <bdi className="text-ink-soft">{centre.name}</bdi>
          </span>
        }
      />
      <Suspense>
        <BillEditor kind={kind} details={details} taxTenths={taxTenths} />
      </Suspense>
    </>
  );
};
