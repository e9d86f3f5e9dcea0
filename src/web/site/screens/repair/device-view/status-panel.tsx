import { lazy, Suspense } from 'react';
import type { RepairRequest, RepairView } from '#contract/repair/entities.ts';
import type { Panel } from '#contract/repair/statuses.ts';
import { AddressPanel } from '../panels/address-panel.tsx';
import { CancelledPanel } from '../panels/cancelled-panel.tsx';
import { CompletedPanel } from '../panels/completed-panel.tsx';
import { PaymentPanel } from '../panels/payment-panel.tsx';
import { PortalSurveyPanel } from '../panels/portal-survey-panel.tsx';
import { ReceivedPanel } from '../panels/received-panel.tsx';
import { RegisteredPanel } from '../panels/registered-panel.tsx';
import { RequestPanel } from '../panels/request-panel.tsx';
import { SendingPanel } from '../panels/sending-panel.tsx';
import { ShippingPanels } from '../panels/shipping-panels.tsx';

const FaultPhotos = lazy(() => import('../photos/fault-photos.tsx'));

const EstimatePanel = lazy(() => import('../panels/estimate-panel.tsx'));

/** Photos can be added while the device is on its way or has just arrived; their part loads when it is needed. */
const OptionalPhotos = ({ request }: { request: RepairRequest }) =>
  request.may.addPhoto || (request.photos?.length ?? 0) > 0 ? (
    <Suspense>
      <FaultPhotos request={request} />
    </Suspense>
  ) : null;

/** The panel the status calls for. Without a request there is one only: the form. */
export const StatusPanel = ({
  view,
  request,
  panel,
}: {
  view: RepairView;
  request: RepairRequest | undefined;
  panel: Panel;
}) => {
  if (!request) return <RequestPanel view={view} />;
  switch (panel) {
    case 'request-form':
      return <RequestPanel view={view} />;
    case 'registered':
      return (
        <>
          <RegisteredPanel request={request} />
          {needsAddress(request) && <AddressPanel request={request} isFirst={false} />}
          <OptionalPhotos request={request} />
        </>
      );
    case 'shipping':
      return (
        <>
          <ShippingPanels view={view} request={request} />
          <OptionalPhotos request={request} />
        </>
      );
    case 'received':
      return (
        <>
          {request.statusId === 2 && request.estimate && (
            <Suspense>
              <EstimatePanel request={request} estimate={request.estimate} />
            </Suspense>
          )}
          <ReceivedPanel request={request} />
          <OptionalPhotos request={request} />
        </>
      );
    case 'payment':
      return <PaymentPanel request={request} />;
    case 'preparing':
    case 'on-its-way':
      return <SendingPanel request={request} />;
    case 'survey':
      return <PortalSurveyPanel request={request} />;
    case 'completed':
      return <CompletedPanel request={request} />;
    case 'cancelled':
      return <CancelledPanel request={request} />;
  }
};

/** Before anything else, a visit needs its address, and so does a request of a chosen centre. */
const needsAddress = ({ statusId, repairInPlace, senderAddress }: RepairRequest): boolean =>
  statusId === 0 && (repairInPlace || senderAddress === '');
