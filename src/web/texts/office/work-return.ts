/** A repair that came back within the guarantee of an earlier one. */
export const workReturnTexts = { chip: 'بازگشت در گارانتی تعمیر' };
