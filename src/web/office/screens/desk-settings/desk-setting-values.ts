import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import type { DeskSettings } from '#contract/office/desk-settings.ts';
import { formatNumber } from '#kernel/rial.ts';
import { isTrackingUrl } from '#kernel/tracking-url.ts';
import { deskSettingTexts } from '#web/texts/office/desk-settings.ts';
import { parsePercentTenths } from '../../ui/fields/typed-number.rules.ts';
import { wholeNumber } from '../../ui/fields/whole-number.rules.ts';

const reminderDays = wholeNumber(0, 60, deskSettingTexts.reminderFault);

/** One name a line, each once. */
const names = (min: number, { many, wrong }: { many: string; wrong: string }) =>
  z.string().transform((text, context) => {
    const read = [...new Set(text.split('\n').map((line) => line.trim()))].filter((name) => name !== '');
    const isWrong = read.some((name) => name.length < min || name.length > 60);
    const fault = read.length > 60 ? many : isWrong ? wrong : undefined;
    if (fault === undefined) return read;
    context.addIssue({ code: 'custom', message: fault });
    return z.NEVER;
  });

const maxTaxTenths = 250;

export const DeskSettingValues = z.object({
  accessories: names(1, { many: deskSettingTexts.manyAccessories, wrong: deskSettingTexts.longAccessory }),
  causes: names(2, { many: deskSettingTexts.manyCauses, wrong: deskSettingTexts.causeFault }),
  withoutReport: z.enum(['warn', 'refuse']),
  workWarrantyDays: wholeNumber(0, 730, deskSettingTexts.workWarrantyFault),
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
    const tenths = parsePercentTenths(typed, maxTaxTenths);
    if (tenths !== undefined) return tenths;
    context.addIssue({ code: 'custom', message: deskSettingTexts.taxFault });
    return z.NEVER;
  }),
  mostDiscount: wholeNumber(0, 100, deskSettingTexts.mostDiscountFault),
  isThursdayWorked: z.boolean(),
  reminders: z.object({
    shipping: reminderDays,
    estimate: reminderDays,
    invoice: reminderDays,
    delivery: reminderDays,
  }),
});

export type DeskSettingUseForm = UseFormReturn<
  z.input<typeof DeskSettingValues>,
  unknown,
  z.output<typeof DeskSettingValues>
>;

/** What is typed, from what is stored. */
export const toSettingValues = (settings: DeskSettings): z.input<typeof DeskSettingValues> => ({
  accessories: settings.accessories.join('\n'),
  causes: settings.causes.join('\n'),
  withoutReport: settings.withoutReport,
  workWarrantyDays: settings.workWarrantyDays,
  carriers: settings.carriers.map(({ name, trackingUrl }) => `${name} ${trackingUrl}`.trim()).join('\n'),
  tax: formatNumber(settings.taxTenths / 10),
  mostDiscount: settings.mostDiscountPercent,
  isThursdayWorked: settings.isThursdayWorked,
  reminders: settings.reminders,
});

/** What is stored, from what was typed; targets are kept with the calendar and stay as they are. */
export const toSettings = (
  { tax, mostDiscount, ...others }: z.output<typeof DeskSettingValues>,
  stored: DeskSettings,
): DeskSettings => ({
  ...stored,
  ...others,
  taxTenths: tax,
  mostDiscountPercent: mostDiscount,
});
