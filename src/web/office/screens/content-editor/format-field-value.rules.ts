import { formatJalaliDateTime } from '#kernel/jalali.ts';
import { formatNumber } from '#kernel/rial.ts';
import { rowTexts } from '#web/texts/office/content-fields.ts';

/** Dates, prices and choices as the form shows them. */
export const formatFieldValue = (field: string, text: string): string => {
  if (field === 'publishedAt') return formatJalaliDateTime(text);
  if (field === 'permitType') return rowTexts.permitTypes[text === '1' ? 'software' : 'hardware'];
  if (field === 'price' || field === 'realPrice') return `${formatNumber(Number(text))} ${rowTexts.toman}`;
  return field === 'parentId' && text === '0' ? rowTexts.firstLevel : text;
};
