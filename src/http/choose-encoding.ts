import { rememberResults } from '#kernel/remember-results.ts';

/** The encodings an answer may go out in, as HTTP names them. */
export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * The best encoding a caller takes. Browsers send a handful of different headers, so the verdicts are
 * remembered; strangers may send any number, so not for ever.
 */
export const chooseEncoding = (accepted: string | undefined): Encoding =>
  accepted === undefined ? 'identity' : readOnce(accepted);

const readEncoding = (accepted: string): Encoding => {
  const wanted = new Set(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((piece) => piece.trim()))
      .filter(([, weight]) => !/^q\s*=\s*0(\.0*)?$/.test(weight ?? ''))
      .map(([name]) => name),
  );
  if (wanted.has('br')) return 'br';
  return wanted.has('gzip') || wanted.has('x-gzip') || wanted.has('*') ? 'gzip' : 'identity';
};

const readOnce = rememberResults(readEncoding, { most: 100, isWorthKeeping: ({ length }) => length <= 100 });
