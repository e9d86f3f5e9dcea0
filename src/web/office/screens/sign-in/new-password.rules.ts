import { invitationTexts } from '#web/texts/office/session.ts';

export type NewPassword = { password: string; again: string };
export type PasswordFaults = Partial<Record<keyof NewPassword, string>>;

/** What is checked before the form is sent: length, and that both are the same. */
export const findPasswordFaults = ({ password, again }: NewPassword): PasswordFaults => {
  const length = [...password].length;
  if (length < 12) return { password: invitationTexts.tooShort };
  if (length > 128) return { password: invitationTexts.tooLong };
  return password === again ? {} : { again: invitationTexts.different };
};
