import { z } from 'zod';
import { isTrackingUrl } from '#kernel/tracking-url.ts';

const targetDays = z.int().min(1).max(60);
/** 0 is never. */
const reminderDays = z.int().min(0).max(60);

/** Working days per step, and for the whole repair. */
export const DeskTargets = z.object({
  registered: targetDays,
  visit: targetDays,
  received: targetDays,
  paid: targetDays,
  whole: targetDays,
});
export type DeskTargets = z.infer<typeof DeskTargets>;

/** What managers set for the desk. */
export const DeskSettings = z.object({
  /** What a device usually comes with; offered when it is received. */
  accessories: z.array(z.string().trim().min(1).max(60)).max(60),
  /** Who carries parcels, and where each is followed; `{code}` is the parcel's number. */
  carriers: z
    .array(
      z.object({
        name: z.string().trim().min(2).max(60),
        trackingUrl: z
          .string()
          .max(300)
          .refine((url) => url === '' || isTrackingUrl(url)),
      }),
    )
    .max(20),
  /** What service reports choose a cause from. */
  causes: z.array(z.string().trim().min(2).max(60)).max(60),
  /** Sending a device back without a released service report. */
  withoutReport: z.enum(['warn', 'refuse']),
  /** Days that the work itself is covered for; 0 is none. */
  workWarrantyDays: z.int().min(0).max(730),
  /** Tenths of a percent, 0 to 25 percent. */
  taxTenths: z.int().min(0).max(250),
  /** What the desk may let off by itself outside the warranty, in percent of the sum. */
  mostDiscountPercent: z.int().min(0).max(100),
  targets: DeskTargets,
  isThursdayWorked: z.boolean(),
  /** Working days after which the customer is reminded, once a step. */
  reminders: z.object({
    shipping: reminderDays,
    estimate: reminderDays,
    invoice: reminderDays,
    delivery: reminderDays,
  }),
});
export type DeskSettings = z.infer<typeof DeskSettings>;

export const defaultDeskSettings: DeskSettings = {
  accessories: ['کابل برق', 'آداپتور', 'کابل داده', 'روتور', 'درپوش', 'دفترچهٔ راهنما'],
  carriers: [
    { name: 'پست پیشتاز', trackingUrl: 'https://tracking.post.ir/?id={code}' },
    { name: 'تیپاکس', trackingUrl: 'https://tipaxco.com/tracking?id={code}' },
    { name: 'چاپار', trackingUrl: 'https://chaparnet.com/track/{code}' },
    { name: 'ماهکس', trackingUrl: '' },
    { name: 'باربری', trackingUrl: '' },
  ],
  causes: [
    ...['فرسودگی قطعه', 'نوسان برق', 'نفوذ مایع', 'خطای کاربری', 'ضربه در حمل', 'کالیبره نبودن'],
    ...['نرم‌افزار', 'اتصال یا کابل', 'آلودگی مسیر', 'نامشخص'],
  ],
  withoutReport: 'warn',
  workWarrantyDays: 90,
  taxTenths: 0,
  mostDiscountPercent: 30,
  targets: { registered: 1, visit: 3, received: 3, paid: 1, whole: 10 },
  isThursdayWorked: false,
  reminders: { shipping: 7, estimate: 3, invoice: 3, delivery: 7 },
};
