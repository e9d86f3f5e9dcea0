import { decontaminationText } from '#contract/repair/additions.ts';
import { addUpBill, type BillLine } from '#contract/repair/bill.ts';
import { writeNotice } from '#contract/repair/notice-texts.ts';
import { describeChange } from '#features/notification/index.ts';
import { dayMs, minuteMs } from '#kernel/durations.ts';
import type { SmsState } from '#storage/desk-tables.ts';
import type { Db } from '#storage/dialect.ts';
import type { Chance } from './create-chance.ts';
import { makeReference, type StoredStory } from './write-money.ts';
import { insertRows, readStatusLogs } from './year.repository.ts';

const carrierOffice = 'پذیرش';

/** The story of each request: its moves and notes, what came with it, where its parcels went, what was said after. */
export const writeStories = async (trx: Db, stories: readonly StoredStory[]): Promise<void> => {
  const logs = stories.flatMap(({ story, id, staffName }) => [
    ...story.moves.map(({ from, to, at, actor, note }) => ({
      request_id: id,
      kind: 'status' as const,
      from_status: from,
      to_status: to,
      at,
      actor,
      note,
      staff_name: actor === 'desk' ? staffName : '',
    })),
    ...story.customerNotes.map(({ at, text }) => {
      const status = story.moves.findLast((move) => move.at <= at)?.to ?? 0;
      return {
        request_id: id,
        kind: 'note' as const,
        from_status: status,
        to_status: status,
        at,
        actor: 'desk',
        note: text,
        staff_name: staffName,
      };
    }),
  ]);
  // In order of time, as a log grows.
  await insertRows(
    trx,
    'repair_log',
    logs.toSorted((a, b) => a.at - b.at),
  );
  await insertRows(
    trx,
    'repair_note',
    stories.flatMap(({ story, id, staffName }) =>
      story.internalNotes.map(({ at, text }) => ({
        request_id: id,
        at,
        staff_id: null,
        staff_name: staffName,
        text,
      })),
    ),
  );
  await insertRows(trx, 'intake', stories.flatMap(toIntake));
  await insertRows(trx, 'parcel', stories.flatMap(toParcels));
  await insertRows(trx, 'decontamination', stories.flatMap(toDeclaration));
  await insertRows(
    trx,
    'survey',
    stories.flatMap(({ story: { survey }, id }) => (survey ? [{ request_id: id, ...survey }] : [])),
  );
};

const toIntake = ({ story: { intakeAt }, id, staffName }: StoredStory) => {
  if (intakeAt === undefined) return [];
  const isHit = id % 17 === 0;
  const accessories = [
    { name: 'کابل برق', count: 1 },
    ...(id % 3 === 0 ? [{ name: 'روتور', count: 1 }] : []),
  ];
  return [
    {
      request_id: id,
      condition: isHit ? ('hit' as const) : ('sound' as const),
      accessories: JSON.stringify(accessories),
      remark: isHit ? 'گوشهٔ پشت بدنه فرورفتگی دارد.' : '',
      at: intakeAt,
      staff_name: staffName || carrierOffice,
    },
  ];
};

const toParcels = ({ story: { parcelIn, parcelOut }, id }: StoredStory) => {
  const row = (parcel: NonNullable<typeof parcelIn>, direction: 'in' | 'out') => ({
    request_id: id,
    direction,
    is_by_hand: parcel.isByHand ? 1 : 0,
    carrier: parcel.carrier,
    number: parcel.number,
    number_key: parcel.number,
    at: parcel.at,
  });
  return [...(parcelIn ? [row(parcelIn, 'in')] : []), ...(parcelOut ? [row(parcelOut, 'out')] : [])];
};

const toDeclaration = ({ story, id }: StoredStory) =>
  (story.intakeAt ?? story.parcelIn) !== undefined && id % 5 !== 0
    ? [{ request_id: id, text: decontaminationText, name: 'مسئول فنی', at: story.moves[0]?.at ?? 0 }]
    : [];

/** After so many days a customer was reminded; the same as the settings at first. */
const remindedAfter: Readonly<Record<number, number>> = { 1: 7, 2: 3, 3: 3, 5: 7 };

const addUp = (lines: readonly BillLine[], discountRial: number): number =>
  addUpBill({ lines, discountRial, taxTenths: 0 }).payableRial;

export type Receiver = { soldProductId: number; mobile: string | null };

/** Every SMS that went out about these requests, and whether it arrived. None of them is queued: they are past. */
export const writeMessages = async (
  trx: Db,
  stories: readonly (StoredStory & Receiver)[],
  { now, siteName, chance }: { now: number; siteName: string; chance: Chance },
): Promise<void> => {
  const byId = new Map(stories.map((one) => [one.id, one]));
  const logs = await readStatusLogs(trx, [...byId.keys()]);
  const messages: ReturnType<typeof toSms>[] = [];
  const reminders: { request_id: number; log_id: number; at: number }[] = [];
  const last = new Map(logs.map((log) => [log.requestId, log.id]));
  for (const log of logs) {
    const one = byId.get(log.requestId);
    const move = one?.story.moves.find(({ to, at }) => to === log.to && at === log.at);
    if (!one || !move) continue;
    const { story, soldProductId, mobile } = one;
    const base = { soldProductId, requestId: one.id, traceNumber: story.traceNumber, siteName };
    if (move.isNotified && mobile) {
      const facts = describeChange({
        fromStatus: move.from,
        toStatus: move.to,
        repairInPlace: story.isInPlace,
        isReturnedUnrepaired: move.from === 2 && move.to === 5,
        paidBy: story.invoice?.paid?.by ?? null,
        paidReference: hasReference(story.invoice?.paid?.by) ? makeReference(one.id) : null,
        payableRial: story.invoice && addUp(story.invoice.lines, story.invoice.discountRial),
        parcel: story.parcelOut,
      });
      messages.push(
        toSms({ ...base, facts, at: move.at, logId: log.id, key: `repair-log-${log.id}` }, chance),
      );
    }
    if (last.get(log.requestId) !== log.id) continue;
    const days = remindedAfter[log.to];
    const since = Math.max(log.at, story.estimate?.sentAt ?? 0);
    if (days === undefined || since > now - days * dayMs) continue;
    reminders.push({ request_id: one.id, log_id: log.id, at: since + days * dayMs });
    if (!mobile || story.isInPlace) continue;
    const asked = { 2: story.estimate, 3: story.invoice }[move.to as 2 | 3];
    const payableRial = asked && addUp(asked.lines, move.to === 3 ? (story.invoice?.discountRial ?? 0) : 0);
    const facts = {
      kind: 'reminder' as const,
      statusId: move.to,
      repairInPlace: false,
      isEstimate: move.to === 2,
      payableRial,
    };
    const key = `repair-reminder-${log.id}`;
    messages.push(toSms({ ...base, facts, at: since + days * dayMs, logId: null, key }, chance));
  }
  for (const one of stories) {
    const { estimate } = one.story;
    if (!estimate || !one.mobile) continue;
    const payableRial = addUp(estimate.lines, 0);
    const base = { soldProductId: one.soldProductId, requestId: one.id, traceNumber: one.story.traceNumber };
    const facts = { kind: 'estimate' as const, payableRial };
    const sms = { ...base, siteName, facts, at: estimate.sentAt, logId: null, key: `estimate-${one.id}-1` };
    messages.push(toSms(sms, chance));
  }
  await insertRows(
    trx,
    'sms_message',
    messages.toSorted((a, b) => a.queued_at - b.queued_at),
  );
  await insertRows(trx, 'repair_reminder', reminders);
};

const hasReference = (by: string | undefined): boolean =>
  by === 'online' || by === 'card' || by === 'transfer';

type PastSms = {
  soldProductId: number;
  requestId: number;
  traceNumber: string;
  siteName: string;
  facts: Parameters<typeof writeNotice>[0];
  at: number;
  logId: number | null;
  key: string;
};

const toSms = (sms: PastSms, chance: Chance) => {
  const state = chance.weigh<SmsState>([
    ['delivered', 955],
    ['undelivered', 32],
    ['unknown', 13],
  ]);
  const reason =
    state === 'undelivered' ? chance.pick(['undelivered', 'undelivered', 'blocked', 'failed']) : '';
  return {
    sold_product_id: sms.soldProductId,
    request_id: sms.requestId,
    log_id: sms.logId,
    kind: sms.facts.kind,
    text: writeNotice(sms.facts, { traceNumber: sms.traceNumber, siteName: sms.siteName }),
    once_key: sms.key,
    state,
    reason: state === 'unknown' ? 'no-answer' : reason,
    queued_at: sms.at,
    sent_at: sms.at + minuteMs / 2,
    told_at: sms.at + 5 * minuteMs,
    provider: 'kavenegar',
    provider_id: '',
    next_look_at: null,
    looks: 1,
    staff_name: '',
  };
};
