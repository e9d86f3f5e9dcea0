import { Fragment } from 'react';
import { splitNumberRuns } from './split-number-runs.ts';

/**
 * Written text with numbers in it, such as an address with its telephone: between Persian letters the parts of
 * `021-8899` would change places, so each such run reads left to right by itself.
 */
export const IsolatedText = ({ children }: { children: string }) =>
  splitNumberRuns(children).map(({ text, isRun }, at) =>
    isRun ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed text
      <bdi key={at} dir="ltr" className="whitespace-nowrap">
        {text}
      </bdi>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={at}>{text}</Fragment>
    ),
  );
