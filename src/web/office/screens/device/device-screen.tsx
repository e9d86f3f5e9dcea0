import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { deviceTexts } from '#web/texts/office/devices.ts';
import { officeMenuTexts } from '#web/texts/office/menu.ts';
import { Button } from '#web/ui/button.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { PhoneText } from '#web/ui/figures/phone-text.tsx';
import { PostalAddress } from '#web/ui/figures/postal-address.tsx';
import { type DevicePage, deviceClient, deviceQueries } from '../../app/queries/device-queries.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import { LabelsLink } from '../../ui/device/labels-link.tsx';
import { LazyDeviceDialog, preloadDeviceDialog } from '../../ui/device/lazy-device-dialog.ts';
import { Warranty } from '../../ui/device/warranty.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { May } from '../../ui/may.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Panel } from '../../ui/panel.tsx';
import { QueryFrame } from '../../ui/query-frame.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { RepairHistory } from './repair-history.tsx';

const TransferDialog = lazy(() => import('./transfer-dialog.tsx'));

/** A serial's page: what it is, whose it is, and every repair it had. */
export const Component = () => {
  const { serial = '' } = useParams();
  const page = useQuery(deviceQueries.one(serial));
  return (
    <QueryFrame
      query={page}
      skeletonClass="h-96"
      missing={<NotFound to="/devices" list={officeMenuTexts.devices} />}
    >
      {(shown) => <DeviceView key={serial} {...shown} />}
    </QueryFrame>
  );
};

const DeviceView = ({ device, repairs }: DevicePage) => {
  const [open, setOpen] = useState<'edit' | 'delete' | 'transfer'>();
  const refresh = useRefresh(deviceQueries.all);
  const refreshLists = useRefresh(deviceQueries.lists);
  const navigate = useNavigate();
  const close = () => setOpen(undefined);
  useEffect(() => void preloadDeviceDialog(), []);
  return (
    <>
      <ScreenHead
        title={device.productName}
        above={
          <Link to="/devices" className="text-link">
            {deviceTexts.back}
          </Link>
        }
        beside={<Code className="chip">{device.serialNumber}</Code>}
      >
        <May permission="devices.write">
          <Button variant="brand" onClick={() => setOpen('edit')}>
            {deviceTexts.edit}
          </Button>
          <Button onClick={() => setOpen('delete')}>{deviceTexts.delete}</Button>
        </May>
        <May permission="devices.transfer">
          <Button onClick={() => setOpen('transfer')}>{deviceTexts.transfer}</Button>
        </May>
        <May permission="devices.label">
          <LabelsLink serials={[device.serialNumber]}>{deviceTexts.label}</LabelsLink>
        </May>
      </ScreenHead>
      <div className="grid gap-4 xl:grid-cols-[22rem_minmax(0,1fr)] xl:items-start">
        <Panel title={deviceTexts.facts}>
          <dl className="grid gap-3">
            <Fact name={deviceTexts.mobile}>
              {device.mobile ? <PhoneText>{device.mobile}</PhoneText> : deviceTexts.notRecorded}
            </Fact>
            <Fact name={deviceTexts.centre}>{device.centreName && <bdi>{device.centreName}</bdi>}</Fact>
            <Fact name={deviceTexts.manager}>{device.centreManager}</Fact>
            <Fact name={deviceTexts.place}>{[device.province, device.city].filter(Boolean).join('، ')}</Fact>
            <Fact name={deviceTexts.address}>
              {device.address && <PostalAddress>{device.address}</PostalAddress>}
            </Fact>
            <Fact name={deviceTexts.invoiceNumber}>
              {device.invoiceNumber && <Code>{device.invoiceNumber}</Code>}
            </Fact>
            <Fact name={deviceTexts.ownedSince}>
              {device.ownedSince && <DateText at={device.ownedSince} />}
            </Fact>
            <Fact name={deviceTexts.warrantyUntil}>
              <Warranty until={device.warrantyUntil} />
            </Fact>
          </dl>
        </Panel>
        <RepairHistory repairs={repairs} />
      </div>
      {open === 'edit' && (
        <LazyDeviceDialog
          device={device}
          onClose={close}
          onSaved={({ serialNumber }) => {
            if (serialNumber !== device.serialNumber)
              void navigate(`/devices/${encodeURIComponent(serialNumber)}`, { replace: true });
            void refresh();
          }}
        />
      )}
      {open === 'transfer' && (
        <Suspense>
          <TransferDialog device={device} onClose={close} onDone={() => void refresh()} />
        </Suspense>
      )}
      {open === 'delete' && (
        <ConfirmDialog
          title={deviceTexts.deleteTitle(device.serialNumber)}
          confirm={deviceTexts.delete}
          isDangerous
          onConfirm={async (options) => {
            await deviceClient.deleteDevice({ serial: device.serialNumber }, options);
            showToast(deviceTexts.deleted);
            void refreshLists();
            await navigate('/devices');
          }}
          onClose={close}
        >
          <p>{deviceTexts.deleteText}</p>
        </ConfirmDialog>
      )}
    </>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-fine text-ink-soft">{name}</dt>
    <dd>{children || '—'}</dd>
  </div>
);
