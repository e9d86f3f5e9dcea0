import { contentStateNames } from '#contract/office/content-filters.ts';
import { paymentMethodNames } from '#contract/repair/payment-method-names.ts';
import { reportResults } from '#contract/repair/report-values.ts';
import { isStatusId, statusTable } from '#contract/repair/statuses.ts';
import { toPersianDigits } from '#kernel/fold-digits.ts';
import { isRecord } from '#kernel/is-record.ts';
import { formatJalaliDate, formatJalaliDateTime } from '#kernel/jalali.ts';
import { formatNumber, formatRial } from '#kernel/rial.ts';
import { auditTexts, staffTexts } from '#web/texts/office/account.ts';
import { changeFieldTexts } from '#web/texts/office/change-fields.ts';
import { planTexts } from '#web/texts/office/content-editor.ts';
import { deskSettingTexts, priceTexts } from '#web/texts/office/desk-settings.ts';
import { messageTexts } from '#web/texts/office/messages.ts';
import { moneyTexts } from '#web/texts/office/request.ts';
import { signInTexts } from '#web/texts/office/session.ts';
import { roleTexts } from '#web/texts/office/shell.ts';
import { conditionTexts } from '#web/texts/papers.ts';
import { isNothing } from './list-changes.rules.ts';

/** Words that the program writes in English, by the field they stand in. */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  method: { ...paymentMethodNames, ...signInTexts.ways },
  condition: conditionTexts,
  kind: priceTexts.kinds,
  roles: roleTexts,
  action: planTexts.actions,
  withoutReport: deskSettingTexts.withoutReportWays,
  result: reportResults,
};

/** The words for a state depend on its subject. */
const states: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  staff: staffTexts.states,
  message: messageTexts.states,
  payment: moneyTexts.onlineStates,
  repair: { ...moneyTexts.invoiceStates, withdrawn: auditTexts.withdrawn },
};

/** What is not one of these is a kind of content. */
const findState = (subjectKind: string, state: string): string | undefined =>
  findWord(states[subjectKind] ?? contentStateNames, state);

/** What a field is called: its own name, after the group it stands in. */
export const nameField = (path: readonly string[]): string =>
  path.map((field) => findWord(changeFieldTexts, field) ?? field).join('، ');

type Place = { action: string; subjectKind: string; field: string };

/** A written value in words: statuses, states and days as the screens show them, amounts with their unit. */
export const formatValue = (value: unknown, place: Place): string => {
  if (isNothing(value)) return '—';
  if (typeof value === 'boolean') return value ? auditTexts.yes : auditTexts.no;
  if (typeof value === 'number') return showNumber(value, place);
  if (typeof value === 'string') return showText(value, place);
  if (Array.isArray(value)) {
    return value.length === 0 ? '—' : value.map((one) => formatValue(one, place)).join('، ');
  }
  return isRecord(value) ? showRecord(value, place) : String(value);
};

const showNumber = (value: number, { action, field }: Place): string => {
  if (field === 'status' || (field === '' && /^repair\.(move|undo)$/.test(action))) {
    return isStatusId(value) ? statusTable[value].title : toPersianDigits(value);
  }
  if (field.endsWith('Rial')) return formatRial(value);
  if (field === 'taxTenths') return toPersianDigits(value / 10).replace('.', '٫');
  return field === '' || field.endsWith('Id') ? toPersianDigits(value) : formatNumber(value);
};

const showText = (value: string, { subjectKind, field }: Place): string => {
  const word = findWord(words[field], value);
  if (word !== undefined) return word;
  if (field === 'state' || field === '') return findState(subjectKind, value) ?? value;
  // What only looks like a day or a moment stays as it was written: the trail hides nothing.
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatJalaliDate(value) || value;
  return isMoment.test(value) ? formatJalaliDateTime(value) || value : value;
};

const isMoment = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)?$/;

/** People write what they like; `constructor` is a word of theirs and not one of the table. */
const findWord = (
  table: Readonly<Record<string, string | undefined>> | undefined,
  word: string,
): string | undefined => (table && Object.hasOwn(table, word) ? table[word] : undefined);

/** A line of a bill and an accessory are read as one; anything else field after field. */
const showRecord = (value: Record<string, unknown>, place: Place): string => {
  const { title, name, quantity, count, unitRial } = value;
  const what = title ?? name;
  const many = quantity ?? count;
  if (typeof what === 'string' && typeof many === 'number') {
    const price = typeof unitRial === 'number' ? ` (${formatRial(unitRial)})` : '';
    return `${what} × ${formatNumber(many)}${price}`;
  }
  return Object.entries(value)
    .filter(([, one]) => !isNothing(one))
    .map(([field, one]) => `${nameField([field])}: ${formatValue(one, { ...place, field })}`)
    .join('؛ ');
};
