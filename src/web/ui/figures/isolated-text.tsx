import { Fragment } from 'react';
import { foldDigits } from '#kernel/fold-digits.ts';
import { Code } from './code.tsx';
import { splitNumberRuns } from './split-number-runs.ts';

/** A telephone or a postal code, which is a code whatever digits it was written in; a date stays as it is. */
const code = /^(?:[+0۰٠][0-9۰-۹٠-٩ -]{6,}|[0-9۰-۹٠-٩]{10})$/;

/**
 * Written text with numbers in it, such as an address with its telephone: between Persian letters the parts of
 * `021-8899` would change places, so each such run reads left to right by itself.
 */
export const IsolatedText = ({ children }: { children: string }) =>
  splitNumberRuns(children).map(({ text, isRun }, at) =>
    isRun ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed text
      <Code key={at}>{code.test(text) ? foldDigits(text) : text}</Code>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={at}>{text}</Fragment>
    ),
  );
