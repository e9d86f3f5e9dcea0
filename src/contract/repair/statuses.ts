/** The places a repair request can stand. "No request" is the absence of one. */
export const statusIds = [0, 1, 2, 3, 4, 5, 6, 7, 100] as const;
export type StatusId = (typeof statusIds)[number];

/** Steps of the indicator, 1 to 6; 7 is past the last one and 100 the result panel. */
export type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 100;

/** What the portal shows in the middle of the screen. */
export type Panel =
  | 'request-form'
  | 'registered'
  | 'shipping'
  | 'received'
  | 'payment'
  | 'preparing'
  | 'on-its-way'
  | 'survey'
  | 'completed'
  | 'cancelled';

type StatusRow = {
  /** Short, for lists, the timeline and SMS; 25 characters are safe with every provider. */
  title: string;
  /** A sentence for the customer. */
  description: string;
  /** What comes next and who does it. */
  next: string;
  currentStep: Step;
  panel: Panel;
  /** The last step that may be opened; 0 for none. */
  openUpTo: 0 | 1 | 2 | 3 | 4 | 5 | 6;
};

/**
 * The one table of statuses. The database's rule, the step indicator, the desk, the messages and the tests all
 * read it, together with the moves in `moves.ts`.
 */
export const statusTable = {
  0: {
    title: 'ثبت شده',
    description: 'درخواست شما ثبت شد و کارشناسان آن را بررسی می‌کنند.',
    next: 'کارشناسان درخواست را بررسی می‌کنند و با شما هماهنگ می‌شوند. پیش از هماهنگی دستگاه را نفرستید.',
    currentStep: 1,
    panel: 'registered',
    openUpTo: 1,
  },
  1: {
    title: 'در انتظار ارسال به شرکت',
    description: 'درخواست شما پذیرفته شد؛ دستگاه را برای شرکت بفرستید.',
    next: 'برگهٔ ارسال را چاپ کنید، روی بسته بچسبانید و دستگاه را بفرستید. رسیدن آن را با پیامک خبر می‌دهیم.',
    currentStep: 2,
    panel: 'shipping',
    openUpTo: 2,
  },
  2: {
    title: 'دستگاه دریافت شد',
    description: 'دستگاه به دست ما رسید و در نوبت بررسی و تعمیر است.',
    next: 'کارشناسان دستگاه را بررسی می‌کنند و فاکتور را برایتان صادر می‌کنند.',
    currentStep: 3,
    panel: 'received',
    openUpTo: 3,
  },
  3: {
    title: 'فاکتور صادر شد',
    description: 'فاکتور تعمیر صادر شد و در انتظار پرداخت است.',
    next: 'فاکتور را ببینید و پرداخت کنید. پس از پرداخت، دستگاه برای ارسال آماده می‌شود.',
    currentStep: 4,
    panel: 'payment',
    openUpTo: 4,
  },
  4: {
    title: 'پرداخت شد',
    description: 'پرداخت انجام شد و دستگاه برای ارسال آماده می‌شود.',
    next: 'دستگاه را به نشانی شما می‌فرستیم و با پیامک خبر می‌دهیم.',
    currentStep: 5,
    panel: 'preparing',
    openUpTo: 5,
  },
  5: {
    title: 'برای شما ارسال شد',
    description: 'دستگاه برای شما فرستاده شد.',
    next: 'وقتی دستگاه به دستتان رسید، «دستگاه را دریافت کردم» را بزنید.',
    currentStep: 5,
    panel: 'on-its-way',
    openUpTo: 6,
  },
  6: {
    title: 'تحویل گرفته شد',
    description: 'دستگاه به دست شما رسید. نظر شما به ما کمک می‌کند.',
    next: 'در صورت تمایل، نظر خود را دربارهٔ خدمات پس از فروش بنویسید.',
    currentStep: 6,
    panel: 'survey',
    openUpTo: 6,
  },
  7: {
    title: 'پایان یافته',
    description: 'این درخواست به پایان رسید. از همراهی شما سپاسگزاریم.',
    next: 'اگر دستگاه دوباره به تعمیر نیاز داشت، درخواست تازه‌ای ثبت کنید.',
    currentStep: 7,
    panel: 'completed',
    openUpTo: 6,
  },
  100: {
    title: 'لغو شده',
    description: 'این درخواست لغو شده است.',
    next: 'اگر هنوز به تعمیر نیاز دارید، درخواست تازه‌ای ثبت کنید.',
    currentStep: 100,
    panel: 'cancelled',
    openUpTo: 0,
  },
} as const satisfies Record<StatusId, StatusRow>;

/** What differs when the repair is done at the customer's place: nothing is sent or received. */
const inPlaceTexts = {
  0: { next: 'کارشناسان درخواست را بررسی می‌کنند و برای زمان بازدید با شما تماس می‌گیرند.' },
  1: {
    title: 'در انتظار بازدید کارشناس',
    description: 'درخواست شما پذیرفته شد؛ تعمیر در محل شما انجام می‌شود.',
    next: 'زمان بازدید را کارشناسان با شما هماهنگ می‌کنند. دستگاه سر جای خود می‌ماند.',
  },
  2: {
    title: 'بازدید انجام شد',
    description: 'کارشناس دستگاه را در محل شما بررسی کرده است.',
    next: 'کارشناسان هزینهٔ تعمیر را حساب می‌کنند و فاکتور را برایتان صادر می‌کنند.',
  },
  3: { next: 'فاکتور را ببینید و پرداخت کنید. پس از پرداخت، کار در محل شما به پایان می‌رسد.' },
  4: {
    description: 'پرداخت انجام شد و کار در محل شما به پایان می‌رسد.',
    next: 'کارشناسان کار را در محل شما تمام می‌کنند و پایان آن را با پیامک خبر می‌دهیم.',
  },
  5: {
    title: 'کار در محل انجام شد',
    description: 'کار دستگاه در محل شما انجام شد.',
    next: 'وقتی از درستی کار دستگاه مطمئن شدید، «پایان کار را تأیید می‌کنم» را بزنید.',
  },
  6: {
    title: 'پایان کار تأیید شد',
    description: 'کار در محل شما به پایان رسید. نظر شما به ما کمک می‌کند.',
  },
} as const satisfies Partial<Record<StatusId, Partial<StatusRow>>>;

/** What differs at 5 for a device that goes back without repair. */
const unrepairedTexts = {
  title: 'بازگشت بدون تعمیر',
  description: 'دستگاه بدون تعمیر برای شما بازگردانده شد.',
} as const;

/** The same for one that never left its place. */
const unrepairedInPlaceTexts = {
  title: 'پایان بدون تعمیر',
  description: 'کار در محل شما بدون تعمیر دستگاه به پایان رسید.',
} as const;

/** The row of a status, with the words that differ for repair in place and for a device that goes back as it came. */
export const readStatus = (
  statusId: StatusId,
  repairInPlace = false,
  isReturnedUnrepaired = false,
): StatusRow => {
  const row: StatusRow = statusTable[statusId];
  const words: Partial<Record<StatusId, Partial<StatusRow>>> = repairInPlace ? inPlaceTexts : {};
  const unrepaired = repairInPlace ? unrepairedInPlaceTexts : unrepairedTexts;
  return { ...row, ...words[statusId], ...(isReturnedUnrepaired && statusId === 5 && unrepaired) };
};

export const isStatusId = (value: number): value is StatusId => statusIds.some((id) => id === value);

/** A stored number as a status: `requireStatusId(7)` is 7, `requireStatusId(8)` throws. */
export const requireStatusId = (value: number | null): StatusId => {
  if (value === null || !isStatusId(value)) throw new Error(`status ${value} is not in the table`);
  return value;
};

/** The same for a stored request. */
export const readRowStatus = (row: {
  status_id: number;
  repair_in_place: number;
  is_returned_unrepaired: number;
}): StatusRow =>
  readStatus(requireStatusId(row.status_id), row.repair_in_place === 1, row.is_returned_unrepaired === 1);

/** Registered and not yet completed or cancelled. A device has at most one open request. */
export const isOpen = (statusId: StatusId): boolean => statusId <= 6;

export const isCancelled = (statusId: StatusId): boolean => statusId === 100;

/** The payment panel shows the paid label from 4 on; 100 is beyond its range. */
export const showsPaidLabel = (statusId: StatusId): boolean => statusId >= 4 && statusId <= 99;
