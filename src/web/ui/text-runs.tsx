import { joinClasses } from './join-classes.ts';

/** A serial, phone number, e-mail or address inside Persian text: it reads left to right, by itself. */
export const LtrText = ({ children, className }: { children: string; className?: string }) => (
  <bdi dir="ltr" className={joinClasses('inline-block', className)}>
    {children}
  </bdi>
);

/** Text of unknown direction, kept from disturbing its surroundings. */
export const Bdi = ({ children }: { children: string }) => <bdi>{children}</bdi>;

/** A date in words with its machine-readable form. */
export const DateText = ({ iso, text, className }: { iso: string; text: string; className?: string }) => (
  <time dateTime={iso} className={className}>
    {text}
  </time>
);
