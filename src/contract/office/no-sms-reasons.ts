export const noSmsReasons = ['no-mobile', 'former-owner'] as const;

/** Why no SMS about a request can be sent. */
export type NoSmsReason = (typeof noSmsReasons)[number];

export const noSmsTexts = {
  'no-mobile': 'برای این دستگاه شمارهٔ همراهی ثبت نشده است؛ پیامکی فرستاده نمی‌شود.',
  'former-owner': 'مالک دستگاه پس از این درخواست عوض شده است؛ پیامکی فرستاده نمی‌شود.',
} as const satisfies Record<NoSmsReason, string>;
