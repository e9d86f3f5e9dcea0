import { toPersianDigits } from '#kernel/fold-digits.ts';
import { LtrText } from '#web/ui/text-runs.tsx';

/** A phone number people can press, shown in Persian digits and dialled in ASCII. */
export const PhoneLink = ({ phone, className }: { phone: string; className?: string }) => (
  <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={className}>
    <LtrText>{toPersianDigits(phone)}</LtrText>
  </a>
);

export const EmailLink = ({ email, className }: { email: string; className?: string }) => (
  <a href={`mailto:${email}`} className={className}>
    <LtrText>{email}</LtrText>
  </a>
);
