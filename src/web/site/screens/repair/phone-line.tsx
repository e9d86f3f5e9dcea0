import { PhoneLink } from '#web/ui/figures/phone-text.tsx';

/** Whom to call, when there is a phone. */
export const PhoneLine = ({ label, phone }: { label: string; phone: string | null }) =>
  phone && (
    <p>
      {label}: <PhoneLink phone={phone} className="text-link" />
    </p>
  );
