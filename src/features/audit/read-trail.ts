import { nameAction, nameSubject } from '#contract/office/action-names.ts';
import { type ExportTable, maxExportRows, requireExportable } from '#features/export/index.ts';
import { cutIntoParts } from '#kernel/cut-into-parts.ts';
import { tehranSpan } from '#kernel/tehran-day-range.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import { insertAuditEvents } from './audit.repository.ts';
import type { Person } from './person.ts';
import { type NamedSubject, nameSubjects } from './subject-titles.repository.ts';
import {
  type AuditEvent,
  type AuditFilter,
  countEvents,
  selectEvents,
  selectFilterChoices,
} from './trail.repository.ts';

type TrailFilter = Omit<AuditFilter, 'from' | 'to'> & {
  /** Days of Tehran, both included. */
  from?: string | undefined;
  to?: string | undefined;
};

export const readTrail = async (
  { storage: { db } }: { storage: Storage },
  { page = 1, size = 25, ...filter }: TrailFilter & { page?: number | undefined; size?: number | undefined },
): Promise<{ total: number; items: (AuditEvent & NamedSubject)[] }> => {
  const narrowed = toInstants(filter);
  const items = await selectEvents(db, narrowed, { limit: size, offset: (page - 1) * size });
  return {
    total: await countEvents(db, narrowed),
    items: await nameSubjects(db, items),
  };
};

export const readTrailChoices = ({ storage }: { storage: Storage }) => selectFilterChoices(storage.db);

/** The rows as a table for a file. Who took them, and how many, stands in the trail itself. */
export const exportTrail = async (
  { storage: { db } }: { storage: Storage },
  actor: Person,
  filter: TrailFilter & { format: string },
): Promise<ExportTable> => {
  const { format, ...rest } = filter;
  const narrowed = toInstants(rest);
  requireExportable(await countEvents(db, narrowed, maxExportRows + 1));
  const events = await selectEvents(db, narrowed, { limit: maxExportRows });
  const to = { rows: events.length, filter: rest };
  await insertAuditEvents(db, actor, 'audit.export', [
    { subject: { kind: 'audit', id: format }, from: null, to },
  ]);
  return { title: 'رویدادها', columns, rows: (await nameAll(db, events)).map(toRow) };
};

const namedAtOnce = 500;

const nameAll = async (db: Db, events: readonly AuditEvent[]) => {
  const named: (AuditEvent & NamedSubject)[] = [];
  for (const part of cutIntoParts(events, namedAtOnce)) named.push(...(await nameSubjects(db, part)));
  return named;
};

const columns = [
  { title: 'شماره', width: 10 },
  { title: 'زمان', width: 26 },
  { title: 'شخص', width: 24 },
  { title: 'کار', width: 26 },
  { title: 'نوع مورد', width: 16 },
  { title: 'مورد', width: 20 },
  { title: 'عنوان', width: 30 },
  { title: 'از', width: 40 },
  { title: 'به', width: 40 },
  { title: 'دلیل', width: 40 },
];

const toRow = (event: AuditEvent & NamedSubject) => [
  event.id,
  new Date(event.at),
  event.staffName,
  nameAction(event.action),
  nameSubject(event.subjectKind),
  event.subjectId,
  event.subjectTitle ?? '',
  event.from === null ? '' : JSON.stringify(event.from),
  event.to === null ? '' : JSON.stringify(event.to),
  event.why ?? '',
];

const toInstants = ({ from, to, ...rest }: TrailFilter): AuditFilter => ({
  ...rest,
  ...tehranSpan({ from, to }),
});
