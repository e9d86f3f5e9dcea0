/** The sentence for a file that is refused by its declared type or by its content. */
export const refusedFile = 'این نوع فایل پذیرفته نیست.';
