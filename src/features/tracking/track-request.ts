import { isUnrepairedReturn, leaveOutUndoneCancels } from '#contract/repair/moves.ts';
import {
  isOpen,
  readRowStatus,
  readStatus,
  requireStatusId,
  type StatusId,
  statusIds,
} from '#contract/repair/statuses.ts';
import { lastReachedStatus } from '#contract/repair/steps.ts';
import type { UsualDays } from '#contract/repair/usual-days.ts';
import { showsVisit, visitNext } from '#contract/repair/visit-times.ts';
import { addressKeys, limitRules, requireWithinLimits } from '#features/limits/index.ts';
import { hashToken } from '#features/tokens/index.ts';
import { toIso } from '#kernel/to-iso.ts';
import type { Storage } from '#storage/dialect.ts';
import { isLinkToken } from './link.rules.ts';
import { findTracked, findVisitTime, listStatusDates } from './tracking.repository.ts';

export type TrackedRequest = {
  productName: string;
  traceNumber: string;
  statusId: StatusId;
  repairInPlace: boolean;
  /** Where it stood when it was cancelled; otherwise where it stands. */
  stoodAt: StatusId;
  title: string;
  description: string;
  next: string;
  /** When somebody comes, for a repair in place; nobody is named. */
  visit?: { from: string; to: string } | undefined;
  /** An estimate waits for the customer's yes or no. */
  waitsForAnswer: boolean;
  /** How long the steps from here on usually take; empty for a repair in place. */
  usual: { title: string; days: UsualDays; isNow: boolean }[];
  dates: { title: string; at: string }[];
};

/** What the holder of a link may read, or undefined for one that is unknown, ended or replaced. Changes nothing. */
export const trackRequest = async (
  deps: {
    storage: Storage;
    appSecret: string;
    usualDurations: () => Promise<Partial<Record<StatusId, UsualDays>>>;
  },
  { token, clientAddress }: { token: string; clientAddress: string },
): Promise<TrackedRequest | undefined> => {
  const { db } = deps.storage;
  await requireWithinLimits(deps, [
    { rule: limitRules.trackPerAddress, key: addressKeys(clientAddress).address },
  ]);
  const row = isLinkToken(token) ? await findTracked(db, hashToken(token)) : undefined;
  if (!row) return undefined;
  const moves = leaveOutUndoneCancels(await listStatusDates(db, row.id)).map((line) => ({
    kind: 'status',
    fromStatusId: line.from_status === null ? null : requireStatusId(line.from_status),
    statusId: requireStatusId(line.to_status),
    isUnrepaired: isUnrepairedReturn(line, row),
    at: toIso(line.at),
  }));
  const statusId = requireStatusId(row.status_id);
  const inPlace = row.repair_in_place === 1;
  const { title, description, next } = readRowStatus(row);
  const visit = inPlace ? await findShownVisit(db, row.id, statusId) : undefined;
  return {
    productName: row.product_name,
    traceNumber: row.trace_number,
    statusId,
    repairInPlace: inPlace,
    stoodAt: lastReachedStatus(statusId, moves),
    title,
    description,
    next: visit && statusId <= 1 ? visitNext : next,
    visit,
    waitsForAnswer: statusId === 2 && row.estimate_state === 'sent',
    usual: inPlace ? [] : await listUsual(deps.usualDurations, statusId),
    dates: moves.map((move) => ({
      title: readStatus(move.statusId, inPlace, move.isUnrepaired).title,
      at: move.at,
    })),
  };
};

const findShownVisit = async (
  db: Storage['db'],
  requestId: number,
  statusId: StatusId,
): Promise<TrackedRequest['visit']> => {
  const row = await findVisitTime(db, requestId);
  if (!row || !showsVisit(statusId, row.to_at, row.now)) return undefined;
  return { from: toIso(row.from_at), to: toIso(row.to_at) };
};

/** From here on it is the customer who lets a step take its time. */
const onItsWayBack: StatusId = 5;

/** The present step and those of the company ahead, as far as enough is known; a failure only leaves them out. */
const listUsual = async (
  ask: () => Promise<Partial<Record<StatusId, UsualDays>>>,
  statusId: StatusId,
): Promise<TrackedRequest['usual']> => {
  if (!isOpen(statusId)) return [];
  const usual = await ask().catch((): Partial<Record<StatusId, UsualDays>> => ({}));
  return statusIds.flatMap((step) => {
    const days = usual[step];
    return days && (step === statusId || (step > statusId && step < onItsWayBack))
      ? [{ title: readStatus(step, false, false).title, days, isNow: step === statusId }]
      : [];
  });
};
