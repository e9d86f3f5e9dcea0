/** What is said of a file whose type is not taken, whether it says so itself or its content does. */
export const refusedFile = 'این نوع فایل پذیرفته نیست.';
