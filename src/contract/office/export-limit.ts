/** An export of more rows than this is refused. */
export const maxExportRows = 50_000;

export const exportTexts = {
  tooManyRows: 'این فهرست بیش از ۵۰٬۰۰۰ ردیف دارد و در یک فایل جا نمی‌گیرد. با پالایش‌ها کوتاه‌ترش کنید.',
} as const;
