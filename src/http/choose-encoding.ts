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
  const takes = new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((piece) => piece.trim()))
      .map(([name = '', weight = '']) => [name, !/^q\s*=\s*0(\.0*)?$/.test(weight)]),
  );
  if (takes.get('br')) return 'br';
  // A star stands for what is not named: who refuses gzip by name does not get it by the star.
  const any = takes.get('*') ?? false;
  if (takes.get('gzip') ?? takes.get('x-gzip') ?? any) return 'gzip';
  return any && !takes.has('br') ? 'br' : 'identity';
};

const readOnce = rememberResults(readEncoding, { most: 100, isWorthKeeping: ({ length }) => length <= 100 });
