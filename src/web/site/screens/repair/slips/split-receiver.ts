type Receiver = { address: string; name: string | undefined; phone: string | undefined };

const afterWord = (part: string, word: string): string | undefined =>
  part.startsWith(word) ? part.slice(word.length).replace(/^[\s:：]+/, '') : undefined;

/**
 * The company writes receiver and phone into its address, as on an envelope; on the slip each has a line of its own.
 *
 * @example splitReceiver('تهران، پلاک ۴، گیرنده: تعمیرات، تلفن 021-88').phone // '021-88'
 */
export const splitReceiver = (written: string): Receiver => {
  const parts = written.split('،').map((part) => part.trim());
  const find = (word: string) => parts.map((part) => afterWord(part, word)).find(Boolean);
  const isOwnLine = (part: string) => part.startsWith('گیرنده') || part.startsWith('تلفن');
  return {
    address: parts.filter((part) => !isOwnLine(part)).join('، '),
    name: find('گیرنده'),
    phone: find('تلفن'),
  };
};
