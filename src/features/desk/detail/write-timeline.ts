import type { DeskRequest } from '#contract/office/repair-shapes.ts';
import {
  smsReasonTexts,
  timelineActors,
  timelineTitles,
  writeAnswerByPhone,
  writeEstimateAnswered,
  writeEstimateSent,
} from '#contract/office/timeline-texts.ts';
import { isUnrepairedReturn, leaveOutUndoneCancels } from '#contract/repair/moves.ts';
import { fillLink, type NoticeKind } from '#contract/repair/notice-texts.ts';
import { readStatus, requireStatusId } from '#contract/repair/statuses.ts';
import type { LogRow, StoredRequest } from '#features/requests/index.ts';
import { toIso } from '#kernel/to-iso.ts';
import type { listInternalNotes } from '../messages/internal-notes.repository.ts';
import type { SmsOfRequest } from '../messages/sms-of-request.repository.ts';
import type { StoredEstimate } from '../money/estimates.repository.ts';
import { nameActor } from '../request/name-actor.ts';

/** One line of a request's story as the desk reads it. */
type DeskTimelineEntry = DeskRequest['timeline'][number];

type TimelineParts = {
  request: StoredRequest;
  logs: readonly LogRow[];
  notes: Awaited<ReturnType<typeof listInternalNotes>>;
  estimates: readonly StoredEstimate[];
  messages: readonly SmsOfRequest[];
  /** What stands in an SMS where its link was. */
  maskedLink: string | undefined;
};

const plain = { isForCustomer: false, logId: null, statusId: null, sms: null } as const;

/** Everything that happened to a request, oldest first, each line with who did it. */
export const writeTimeline = (parts: TimelineParts): DeskTimelineEntry[] => {
  const shown = leaveOutUndoneCancels(parts.logs);
  return [
    ...parts.logs.map((row) => fromLog(row, parts.request, shown.includes(row))),
    ...parts.notes.map((row) => ({
      ...plain,
      key: `note-${row.id}`,
      kind: 'internal-note' as const,
      at: toIso(row.at),
      by: row.staff_name,
      title: timelineTitles.internalNote,
      text: row.text,
    })),
    ...parts.estimates.flatMap(fromEstimate),
    ...parts.messages.map((row) => fromMessage(row, parts.maskedLink)),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
};

const fromLog = (row: LogRow, request: StoredRequest, isForCustomer: boolean): DeskTimelineEntry => {
  const statusId = requireStatusId(row.to_status);
  const noteTitle = row.actor === 'customer' ? timelineTitles.customerNote : timelineTitles.note;
  const titles = { note: noteTitle, edit: timelineTitles.edit, address: timelineTitles.address };
  return {
    ...plain,
    key: `log-${row.id}`,
    kind: row.kind,
    at: toIso(row.at),
    by: nameActor(row),
    title:
      row.kind === 'status'
        ? readStatus(statusId, request.repair_in_place === 1, isUnrepairedReturn(row, request)).title
        : titles[row.kind],
    text: row.note ?? '',
    isForCustomer,
    logId: row.id,
    statusId,
  };
};

const fromEstimate = (row: StoredEstimate): DeskTimelineEntry[] => {
  const sent: DeskTimelineEntry = {
    ...plain,
    key: `estimate-${row.version}`,
    kind: 'estimate',
    at: toIso(row.sent_at),
    by: row.staff_name || timelineActors.desk,
    title: writeEstimateSent(row.version, row.payable_rial),
    text: row.note,
    isForCustomer: true,
  };
  if (row.answer === null || row.answered_at === null) return [sent];
  const isByPhone = row.answered_by === 'desk';
  const texts = [isByPhone ? writeAnswerByPhone(row.answer_staff_name) : '', row.answer_reason];
  return [
    sent,
    {
      ...plain,
      key: `estimate-${row.version}-answer`,
      kind: 'estimate-answer',
      at: toIso(row.answered_at),
      by: isByPhone ? row.answer_staff_name : timelineActors.customer,
      title: writeEstimateAnswered(row.answer === 'accepted', row.version),
      text: texts.filter((text) => text !== '').join('\n'),
      isForCustomer: true,
    },
  ];
};

const fromMessage = (row: SmsOfRequest, maskedLink: string | undefined): DeskTimelineEntry => {
  const isCode = row.kind === 'code';
  const titles: Record<string, string> = timelineTitles.smsOf;
  return {
    ...plain,
    key: `sms-${row.id}`,
    kind: isCode ? 'code' : 'sms',
    at: toIso(row.sent_at ?? row.queued_at),
    by: row.staff_name || timelineActors.system,
    title: isCode ? timelineTitles.code : (titles[row.kind as NoticeKind] ?? timelineTitles.sms),
    text: isCode ? '' : fillLink(row.text, maskedLink),
    sms: { id: row.id, state: row.state, reason: row.reason && (smsReasonTexts[row.reason] ?? row.reason) },
  };
};
