/** The encodings an answer may go out in, as HTTP names them. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding a caller takes. */
export const chooseEncoding = (accepted = 'identity'): Encoding => {
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
