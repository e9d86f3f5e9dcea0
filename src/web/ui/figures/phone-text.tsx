import { foldDigits } from '#kernel/fold-digits.ts';
import { toTelephone } from '#kernel/to-telephone.ts';
import { Code } from './code.tsx';
import { IsolatedText } from './isolated-text.tsx';

type Props = { children: string; className?: string | undefined };

/**
 * A telephone number is a code, in Latin digits. One with words in it, such as an extension, reads from right to left
 * with each number whole.
 *
 * @example <PhoneText>021-88990022</PhoneText>
 */
export const PhoneText = ({ children, className }: Props) => {
  const phone = foldDigits(children);
  if (!/\p{L}/u.test(phone)) return <Code className={className}>{phone}</Code>;
  return (
    <bdi className={className}>
      <IsolatedText>{phone}</IsolatedText>
    </bdi>
  );
};

/** A number people can press. An extension is read, not dialled. */
export const PhoneLink = ({ phone, className }: { phone: string; className?: string }) => (
  <a href={toTelephone(phone)} className={className}>
    <PhoneText>{phone}</PhoneText>
  </a>
);
