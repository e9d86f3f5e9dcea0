import type { OfficeAnswerTable } from '#http/doors/office-api/create-office-api-door.ts';
import type { MediaMirror } from './mirror-media.ts';

/** The library's calls where media lie in a store: an upload is acknowledged when the store has it. */
export const shareMediaCalls = (
  answers: OfficeAnswerTable,
  mirror: MediaMirror | undefined,
): OfficeAnswerTable => {
  if (!mirror) return answers;
  return {
    ...answers,
    uploadMedia: async (input, context) => {
      const result = await answers.uploadMedia(input, context);
      for (const address of addressesIn(result)) await mirror.share(nameOf(address));
      return result;
    },
    deleteMedia: async (input, context) => {
      const addresses = addressesIn(await answers.getMedia(input, context));
      const result = await answers.deleteMedia(input, context);
      for (const address of addresses) await mirror.drop(nameOf(address));
      return result;
    },
  };
};

const nameOf = (address: string): string => address.slice('/media/'.length);

/** Every address of ours in an answer, whatever else it says. */
const addressesIn = (answer: unknown): string[] => {
  const { address, addressLow } = answer as { address?: unknown; addressLow?: unknown };
  return [address, addressLow].filter(
    (one) => typeof one === 'string' && one.startsWith('/media/'),
  ) as string[];
};
