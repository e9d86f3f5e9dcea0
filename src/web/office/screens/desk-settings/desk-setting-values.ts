import { z } from 'zod';
import type { DeskSettings } from '#contract/office/desk-settings.ts';
import { formatNumber } from '#kernel/rial.ts';
import { isTrackingUrl } from '#kernel/tracking-url.ts';
import { deskSettingTexts } from '#web/texts/office/desk-settings.ts';
import { readTypedNumber } from '../../ui/fields/typed-number.rules.ts';

const reminderDays = z
  .number()
  .nullable()
  .transform((value, context) => {
    if (value !== null && Number.isInteger(value) && value >= 0 && value <= 60) return value;
    context.addIssue({ code: 'custom', message: deskSettingTexts.reminderFault });
    return z.NEVER;
  });

/** Tenths of a percent from what was typed; undefined for more than one decimal or above 25. */
export const readTaxTenths = (typed: string): number | undefined => {
  const read = readTypedNumber(typed, { hasDecimals: true });
  if (read.kind === 'fault') return undefined;
  const tenths = read.kind === 'empty' ? 0 : read.value * 10;
  const whole = Math.round(tenths);
  return Math.abs(tenths - whole) < 1e-9 && whole >= 0 && whole <= 250 ? whole : undefined;
};

export const DeskSettingValues = z.object({
  accessories: z.string().transform((text, context) => {
    const names = [...new Set(text.split('\n').map((line) => line.trim()))].filter((name) => name !== '');
    const fault =
      names.length > 60
        ? deskSettingTexts.manyAccessories
        : names.some((name) => name.length > 60)
          ? deskSettingTexts.longAccessory
          : undefined;
    if (fault === undefined) return names;
    context.addIssue({ code: 'custom', message: fault });
    return z.NEVER;
  }),
  carriers: z.string().transform((text, context) => {
    const carriers = text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const [, name = '', trackingUrl = ''] = /^\s*(.*?)\s*(https?:\S*)?\s*$/.exec(line) ?? [];
        return { name, trackingUrl };
      });
    const isWrong = ({ name, trackingUrl }: { name: string; trackingUrl: string }) =>
      name.length < 2 || name.length > 60 || (trackingUrl !== '' && !isTrackingUrl(trackingUrl));
    if (carriers.length <= 20 && !carriers.some(isWrong)) return carriers;
    context.addIssue({ code: 'custom', message: deskSettingTexts.carriersFault });
    return z.NEVER;
  }),
  tax: z.string().transform((typed, context) => {
    const tenths = readTaxTenths(typed);
    if (tenths !== undefined) return tenths;
    context.addIssue({ code: 'custom', message: deskSettingTexts.taxFault });
    return z.NEVER;
  }),
  mostDiscount: z
    .number()
    .nullable()
    .transform((value, context) => {
      if (value !== null && Number.isInteger(value) && value >= 0 && value <= 100) return value;
      context.addIssue({ code: 'custom', message: deskSettingTexts.mostDiscountFault });
      return z.NEVER;
    }),
  isThursdayWorked: z.boolean(),
  reminders: z.object({
    shipping: reminderDays,
    estimate: reminderDays,
    invoice: reminderDays,
    delivery: reminderDays,
  }),
});

/** What is typed, from what is stored. */
export const toSettingValues = (settings: DeskSettings): z.input<typeof DeskSettingValues> => ({
  accessories: settings.accessories.join('\n'),
  carriers: settings.carriers.map(({ name, trackingUrl }) => `${name} ${trackingUrl}`.trim()).join('\n'),
  tax: formatNumber(settings.taxTenths / 10),
  mostDiscount: settings.mostDiscountPercent,
  isThursdayWorked: settings.isThursdayWorked,
  reminders: settings.reminders,
});

/** What is stored, from what was typed; targets are kept with the calendar and stay as they are. */
export const toSettings = (
  values: z.output<typeof DeskSettingValues>,
  stored: DeskSettings,
): DeskSettings => ({
  ...stored,
  accessories: values.accessories,
  carriers: values.carriers,
  taxTenths: values.tax,
  mostDiscountPercent: values.mostDiscount,
  isThursdayWorked: values.isThursdayWorked,
  reminders: values.reminders,
});
