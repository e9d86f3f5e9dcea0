import { writeAudit } from '#features/audit/index.ts';
import { type ExportTable, maxExportRows, requireExportable } from '#features/export/index.ts';
import type { StaffActor } from '#features/staff-action/index.ts';
import { AppError } from '#kernel/app-error.ts';
import { tehranSpan } from '#kernel/tehran-day-range.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import {
  countByState,
  countInState,
  countMessages,
  findMessage,
  type InboxFilter,
  type InboxMessage,
  selectMessages,
  selectPage,
} from './inbox.repository.ts';
import { type StoredReply, selectReplies } from './replies.repository.ts';

type DayFilter = Omit<InboxFilter, 'from' | 'to'> & {
  from?: string | undefined;
  to?: string | undefined;
};

export type MessageWithReplies = InboxMessage & { replies: StoredReply[] };

export const readInbox = async (
  { storage: { db } }: { storage: Storage },
  { page = 1, size = 25, ...filter }: DayFilter & { page?: number | undefined; size?: number | undefined },
) => {
  const found = await selectPage(db, toInstants(filter), { limit: size, offset: (page - 1) * size });
  return { ...found, counts: await countByState(db) };
};

/** For search everywhere: the latest that hold all the words. */
export const searchMessages = (
  { storage: { db } }: { storage: Storage },
  q: string,
  max: number,
): Promise<InboxMessage[]> => selectMessages(db, { q }, { limit: max });

export const countNewMessages = async ({ storage: { db } }: { storage: Storage }): Promise<number> =>
  countInState(db, 'new');

export const readMessage = async (db: Db, id: number): Promise<MessageWithReplies> => {
  const message = await findMessage(db, id);
  if (!message) throw new AppError('not_found');
  return { ...message, replies: await selectReplies(db, id) };
};

/** The rows of the filter; who took them, and how many, stands in the trail. */
export const exportInbox = async (
  { storage: { db } }: { storage: Storage },
  actor: StaffActor,
  { format, ...filter }: DayFilter & { format: string },
): Promise<ExportTable> => {
  const narrowed = toInstants(filter);
  requireExportable(await countMessages(db, narrowed, maxExportRows + 1));
  const messages = await selectMessages(db, narrowed, { limit: maxExportRows });
  const to = { rows: messages.length, filter };
  await writeAudit(db, actor, { action: 'message.export', subject: { kind: 'message', id: format }, to });
  return { title: 'پیام‌ها', columns, rows: messages.map(toRow) };
};

const columns = [
  { title: 'شماره', width: 10 },
  { title: 'زمان', width: 26 },
  { title: 'نام', width: 24 },
  { title: 'ایمیل', width: 28 },
  { title: 'موضوع', width: 30 },
  { title: 'متن', width: 60 },
  { title: 'وضعیت', width: 16 },
  { title: 'در دست', width: 20 },
];

/** As the inbox names them. */
const stateTitles = {
  new: 'تازه',
  open: 'در دست بررسی',
  answered: 'پاسخ‌داده‌شده',
  closed: 'بسته‌شده',
  spam: 'هرزنامه',
} as const;

const toRow = (message: InboxMessage) => [
  message.id,
  new Date(message.receivedAt),
  message.fullName,
  message.email,
  message.subject,
  message.description,
  stateTitles[message.state],
  message.assignee?.name ?? '',
];

const toInstants = ({ from, to, ...rest }: DayFilter): InboxFilter => ({
  ...rest,
  ...tehranSpan({ from, to }),
});
