import { useQuery } from '@tanstack/react-query';
import { nameAction, nameSubject } from '#contract/office/action-names.ts';
import { auditTexts } from '#web/texts/office/account.ts';
import { downloadFile } from '../../app/download-file.ts';
import { auditQueries } from '../../app/queries/audit-queries.ts';
import { DateRangeFilter } from '../../ui/fields/date-range-filter.tsx';
import { ExportMenu } from '../../ui/list/export-menu.tsx';
import { countGiven, FilterBar } from '../../ui/list/filter-bar.tsx';
import { FilterSelect } from '../../ui/list/filter-select.tsx';
import { EmptyState, ListFrame } from '../../ui/list/list-frame.tsx';
import { toPageChange, toPageSize } from '../../ui/list/page-range.rules.ts';
import { SearchBox } from '../../ui/list/search-box.tsx';
import { useAddressState } from '../../ui/list/use-address-state.ts';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { AuditTable } from './audit-table.tsx';

const query = async () => (await import('#contract/office/calls/audit-calls.ts')).auditCalls.listAudit.query;

/** Who did what, newest first: by person, action, subject and Jalali days; nothing here can be changed. */
export const Component = () => {
  const [search, setSearch] = useAddressState(query);
  const { page, size, ...rows } = search;
  const list = useQuery(auditQueries.list({ ...rows, page, size: toPageSize(size) }));
  const { data: filters } = useQuery(auditQueries.filters());
  return (
    <>
      <ScreenHead title={auditTexts.title}>
        <ExportMenu onExport={(format) => downloadFile('/audit/export', { ...rows, format })} />
      </ScreenHead>
      <FilterBar
        search={
          <SearchBox
            label={auditTexts.subjectId}
            value={search.subjectId}
            onSearch={(subjectId) => setSearch({ subjectId })}
          />
        }
        inForce={countGiven(
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
          value={search.staffId?.toString()}
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
        page={page ?? 1}
        size={size ?? 25}
        onPage={(change) => setSearch(toPageChange(change))}
        empty={<EmptyState title={auditTexts.empty} />}
      >
        {({ items }) => <AuditTable rows={items} />}
      </ListFrame>
    </>
  );
};
