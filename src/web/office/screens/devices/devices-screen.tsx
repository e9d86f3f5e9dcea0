import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { deviceTexts } from '#web/texts/office/devices.ts';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { Plus } from '#web/ui/icons.ts';
import { type DeviceSearch, deviceQueries } from '../../app/queries/device-queries.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import { LabelsLink } from '../../ui/device/labels-link.tsx';
import { LazyDeviceDialog, preloadDeviceDialog } from '../../ui/device/lazy-device-dialog.ts';
import {
  type AddressTable,
  isIntegerFrom,
  isTextUpTo,
  pageAddress,
  withoutPage,
} from '../../ui/list/address-state.rules.ts';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import { ListEmptyState, ListFrame } from '../../ui/list/list-frame.tsx';
import { SearchBox } from '../../ui/list/search-box.tsx';
import { useAddressState } from '../../ui/list/use-address-state.ts';
import { May } from '../../ui/may.tsx';
import { Upload } from '../../ui/office-icons.ts';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { DeviceTable } from './device-table.tsx';

const address = {
  q: isTextUpTo(200),
  centre: isIntegerFrom(1, 999_999_999),
  ...pageAddress,
} satisfies AddressTable<DeviceSearch>;

/** Devices as they were sold, found however their serial, owner or centre is written. */
export const Component = () => {
  const [search, setSearch] = useAddressState(address);
  const list = useQuery(deviceQueries.list(search));
  const [isRegistering, setRegistering] = useState(false);
  const navigate = useNavigate();
  const refreshLists = useRefresh(deviceQueries.lists);
  useEffect(() => void preloadDeviceDialog(), []);
  const isFiltered = Object.keys(withoutPage(search)).length > 0;
  return (
    <>
      <ScreenHead title={deviceTexts.title}>
        <May permission="devices.import">
          <Link to="/import" className={buttonClasses('quiet')}>
            <Upload size={18} />
            {deviceTexts.import}
          </Link>
        </May>
        <May permission="devices.label">
          <LabelsLink serials={(list.data?.items ?? []).map(({ serialNumber }) => serialNumber)}>
            {deviceTexts.labels}
          </LabelsLink>
        </May>
        <May permission="devices.write">
          <Button variant="accent" onClick={() => setRegistering(true)}>
            <Plus size={18} />
            {deviceTexts.register}
          </Button>
        </May>
      </ScreenHead>
      <FilterBar>
        <SearchBox label={deviceTexts.search} value={search.q} onSearch={(q) => setSearch({ q })} />
        {search.centre !== undefined && (
          <Button variant="plain" size="small" onClick={() => setSearch({ centre: undefined })}>
            {deviceTexts.centreFilter}، {deviceTexts.clearCentre}
          </Button>
        )}
      </FilterBar>
      <ListFrame
        query={list}
        search={search}
        onPage={setSearch}
        empty={
          isFiltered ? (
            <ListEmptyState title={deviceTexts.noneFound} />
          ) : (
            <ListEmptyState title={deviceTexts.empty}>{deviceTexts.emptyHint}</ListEmptyState>
          )
        }
      >
        {(shown) => <DeviceTable rows={shown.items} />}
      </ListFrame>
      {isRegistering && (
        <LazyDeviceDialog
          onClose={() => setRegistering(false)}
          onSaved={({ serialNumber }) => {
            void refreshLists();
            void navigate(`/devices/${encodeURIComponent(serialNumber)}`);
          }}
        />
      )}
    </>
  );
};
