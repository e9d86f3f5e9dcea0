import { useQuery } from '@tanstack/react-query';
import { nameAction, nameSubject } from '#contract/office/action-names.ts';
import { auditTexts } from '#web/texts/office/account.ts';
import { downloadFile } from '../../app/download-file.ts';
import { type AuditSearch, auditQueries } from '../../app/queries/audit-queries.ts';
import { DateRangeFilter } from '../../ui/fields/date-range-filter.tsx';
import {
  type AddressTable,
  isDay,
  isIntegerFrom,
  isTextUpTo,
  pageAddress,
  withoutPage,
} from '../../ui/list/address-state.rules.ts';
import { ExportMenu } from '../../ui/list/export-menu.tsx';
import { countActive, FilterBar } from '../../ui/list/filter-bar.tsx';
import { FilterSelect } from '../../ui/list/filter-select.tsx';
import { ListEmptyState, ListFrame } from '../../ui/list/list-frame.tsx';
import { SearchBox } from '../../ui/list/search-box.tsx';
import { useAddressState } from '../../ui/list/use-address-state.ts';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { AuditTable } from './audit-table.tsx';

const address = {
  staffId: isIntegerFrom(0, 999_999_999),
  action: isTextUpTo(100),
  subjectKind: isTextUpTo(100),
  subjectId: isTextUpTo(200),
  from: isDay,
  to: isDay,
  drafts: ['1'],
  ...pageAddress,
} satisfies AddressTable<AuditSearch>;

/** Who did what, newest first: by person, action, subject and Jalali days; nothing here can be changed. */
export const Component = () => {
  const [search, setSearch] = useAddressState(address);
  const list = useQuery(auditQueries.list(search));
  const { data: filters } = useQuery(auditQueries.filters());
  return (
    <>
      <ScreenHead title={auditTexts.title}>
        <ExportMenu
          onExport={(format) => downloadFile('/audit/export', { ...withoutPage(search), format })}
        />
      </ScreenHead>
      <FilterBar
        search={
          <SearchBox
            label={auditTexts.subjectId}
            value={search.subjectId}
            onSearch={(subjectId) => setSearch({ subjectId })}
          />
        }
        activeCount={countActive(
          search.staffId,
          search.action,
          search.subjectKind,
          search.from,
          search.to,
          search.drafts,
        )}
      >
        <FilterSelect
          label={auditTexts.person}
          value={search.staffId}
          options={[
            { value: '0', label: auditTexts.system },
            ...(filters?.people ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(staffId) => setSearch({ staffId })}
        />
        <FilterSelect
          label={auditTexts.action}
          value={search.action}
          options={(filters?.actions ?? []).map((action) => ({ value: action, label: nameAction(action) }))}
          onChange={(action) => setSearch({ action })}
        />
        <FilterSelect
          label={auditTexts.subject}
          value={search.subjectKind}
          options={(filters?.subjectKinds ?? []).map((kind) => ({ value: kind, label: nameSubject(kind) }))}
          onChange={(subjectKind) => setSearch({ subjectKind })}
        />
        <FilterSelect
          label={auditTexts.drafts}
          value={search.drafts ?? '0'}
          hasAll={false}
          options={[
            { value: '0', label: auditTexts.withoutDrafts },
            { value: '1', label: auditTexts.withDrafts },
          ]}
          onChange={(value) => setSearch({ drafts: value === '1' ? '1' : undefined })}
        />
        <DateRangeFilter from={search.from} to={search.to} onChange={setSearch} />
      </FilterBar>
      <ListFrame
        query={list}
        search={search}
        onPage={setSearch}
        empty={<ListEmptyState title={auditTexts.empty} />}
      >
        {({ items }) => <AuditTable rows={items} />}
      </ListFrame>
    </>
  );
};
