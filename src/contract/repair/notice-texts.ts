import { formatNumber } from '#kernel/rial.ts';
import { readStatus, type StatusId } from './statuses.ts';
import { writeVisitTime } from './visit-times.ts';

/** How a device goes back: by a carrier, or handed over. */
export type ParcelFacts = { isByHand: boolean; carrier: string; number: string };

/** A visit was set, moved to another time, given to another person, or cancelled. Nobody is named. */
type VisitFacts = { kind: 'visit'; change: keyof typeof visitHeads; from: string; to: string };

const visitHeads = {
  set: 'زمان بازدید کارشناس برای تعمیر دستگاه شما:',
  moved: 'زمان بازدید کارشناس تغییر کرد:',
  person: 'بازدید دستگاه شما را همکار دیگری انجام می‌دهد. زمان همان است:',
  cancelled: 'بازدید کارشناس در این زمان لغو شد:',
} as const;

/** The content of an SMS about a request. */
export type NoticeFacts =
  | { kind: 'registered' }
  | {
      kind: 'status';
      statusId: StatusId;
      repairInPlace: boolean;
      isReturnedUnrepaired: boolean;
      parcel?: ParcelFacts | undefined;
      /** What is to be paid, where the change asks for it, and how much of it was paid before. */
      payableRial?: number | undefined;
      paidRial?: number | undefined;
    }
  | { kind: 'paid'; reference: string }
  /** A part was taken by hand; the rest is still to be paid. */
  | { kind: 'part'; amountRial: number; remainingRial: number }
  | { kind: 'free' }
  | { kind: 'estimate'; payableRial: number }
  | { kind: 'note'; text: string }
  | {
      kind: 'reminder';
      statusId: StatusId;
      repairInPlace: boolean;
      isEstimate: boolean;
      payableRial?: number | undefined;
      paidRial?: number | undefined;
    }
  | VisitFacts
  | { kind: 'link' };

export type NoticeKind = NoticeFacts['kind'];

/** Stands in a stored text for the tracking link, which is never stored. */
const linkPlaceholder = '{link}';

/** The Persian text of a notice, with a placeholder for the link. Codes end their line, so that none turns around. */
export const writeNotice = (
  facts: NoticeFacts,
  { traceNumber, siteName }: { traceNumber: string; siteName: string },
): string => [...writeSentences(facts), `شماره پیگیری: ${traceNumber}`, linkPlaceholder, siteName].join('\n');

/** The Persian text about several requests that were registered at once, with a placeholder for the link. */
export const writeRegisteredMany = (count: number, siteName: string): string =>
  [`${formatNumber(count)} درخواست تعمیر شما ثبت شد.`, 'همهٔ دستگاه‌های من:', linkPlaceholder, siteName].join(
    '\n',
  );

const maxSummaryLines = 10;

/** The Persian text of many changes at once: what each request's latest one says, before its number. */
export const writeSummary = (changes: readonly (readonly [string, string])[], siteName: string): string => {
  const lines = changes.map(([traceNumber, sentence]) => {
    const words = sentence.replace(statusHead, '').replace(/\.$/, '');
    return `${words}: ${traceNumber}`;
  });
  const more = lines.length - maxSummaryLines;
  return [
    'تغییرهای تازه در تعمیر دستگاه‌های شما:',
    ...lines.slice(0, maxSummaryLines),
    ...(more > 0 ? [`و ${formatNumber(more)} درخواست دیگر`] : []),
    siteName,
  ].join('\n');
};

const statusHead = 'وضعیت تعمیر دستگاه شما: ';

const writeSentences = (facts: NoticeFacts): string[] => {
  switch (facts.kind) {
    case 'registered':
      return ['درخواست تعمیر شما ثبت شد.'];
    case 'status': {
      const { title } = readStatus(facts.statusId, facts.repairInPlace, facts.isReturnedUnrepaired);
      return [
        `${statusHead}${title}`,
        ...writeSum(facts.payableRial, facts.paidRial),
        ...writeParcel(facts.parcel),
      ];
    }
    case 'paid':
      return ['پرداخت هزینهٔ تعمیر انجام شد. سپاسگزاریم.', `شمارهٔ مرجع: ${facts.reference}`];
    case 'part':
      return [
        `پرداخت ${formatNumber(facts.amountRial)} ریال برای تعمیر دستگاه شما ثبت شد.`,
        `مانده: ${formatNumber(facts.remainingRial)} ریال`,
      ];
    case 'free':
      return ['تعمیر دستگاه شما بدون هزینه است.'];
    case 'estimate':
      return [`برآورد هزینهٔ تعمیر دستگاه شما آماده است: ${formatNumber(facts.payableRial)} ریال.`];
    case 'reminder': {
      const waitsFor = facts.isEstimate
        ? 'پاسخ شما به برآورد هزینه'
        : readStatus(facts.statusId, facts.repairInPlace).title;
      return [`یادآوری تعمیر دستگاه شما: ${waitsFor}`, ...writeSum(facts.payableRial, facts.paidRial)];
    }
    case 'note':
      return ['یادداشت شرکت دربارهٔ تعمیر دستگاه شما:', facts.text];
    case 'visit':
      return [visitHeads[facts.change], writeVisitTime(facts)];
    case 'link':
      return ['پیگیری تعمیر دستگاه شما:'];
  }
};

const writeSum = (payableRial: number | undefined, paidRial = 0): string[] => {
  if (payableRial === undefined) return [];
  const sum = `مبلغ: ${formatNumber(payableRial)} ریال`;
  if (paidRial === 0) return [sum];
  const left = formatNumber(payableRial - paidRial);
  return [sum, `پرداخت‌شده: ${formatNumber(paidRial)} ریال، مانده: ${left} ریال`];
};

const writeParcel = (parcel: ParcelFacts | undefined): string[] => {
  if (!parcel) return [];
  if (parcel.isByHand) return ['تحویل حضوری'];
  return [`شرکت حمل: ${parcel.carrier}`, `شمارهٔ مرسوله: ${parcel.number}`];
};

/**
 * The text as it goes out: the link in its place, or its line left out where there is none.
 *
 * @example fillLink('الف\n{link}\nب', undefined) // 'الف\nب'
 */
export const fillLink = (text: string, link: string | undefined): string =>
  text
    .split('\n')
    .flatMap((line) => (line === linkPlaceholder ? (link === undefined ? [] : [link]) : [line]))
    .join('\n');

/** In the story of a request, when the customer took a yes back. */
export const writeAcceptanceTakenBack = (version: number): string =>
  `پذیرش برآورد ${formatNumber(version)} پس گرفته شد.`;
