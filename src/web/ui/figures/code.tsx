import { joinClasses } from '../join-classes.ts';

/** Longer than this it may break where a line ends: nothing on a phone is wider than the phone. */
const maxUnbrokenLength = 20;

/**
 * A trace number, serial, reference, invoice number, e-mail or address of the web: Latin digits, left to right, apart
 * from the Persian around it, and never cut.
 *
 * @example <Code>{request.fCode}</Code>
 */
export const Code = ({
  children,
  className,
}: {
  children: string | number;
  className?: string | undefined;
}) => (
  <bdi
    dir="ltr"
    className={joinClasses('code', String(children).length > maxUnbrokenLength && 'code-long', className)}
  >
    {children}
  </bdi>
);
