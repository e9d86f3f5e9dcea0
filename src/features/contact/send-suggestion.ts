import { createHash } from 'node:crypto';
import type { Suggestion } from '#contract/contact/suggestion.ts';
import { type CaptchaDeps, checkCaptcha, spendCaptcha } from '#features/captcha/index.ts';
import {
  addressKeys,
  everyone,
  type LimitDeps,
  limitRules,
  requireRoomInLimits,
  requireWithinLimitsIn,
} from '#features/limits/index.ts';
import { queueMessage } from '#features/outbox/index.ts';
import type { Db } from '#storage/dialect.ts';
import { contactMailKey, contactMailKind } from './contact-mail.ts';
import { insertSuggestion } from './suggestion.repository.ts';

export type ContactDeps = LimitDeps &
  CaptchaDeps & {
    /** Whether a new message is also mailed to the office. */
    mailsOffice: boolean;
    /** Called after a notification was queued. */
    nudgeOutbox: () => void;
  };

/**
 * Takes a message in. Count, captcha, message and notification are written together or not at all, so a failure
 * in between costs the writer nothing; the same words again on the same day are the same message.
 */
export const sendSuggestion = async (
  deps: ContactDeps,
  suggestion: Suggestion,
  clientAddress: string,
): Promise<void> => {
  const { storage } = deps;
  const takes = [
    { rule: limitRules.contactPerAddress, key: addressKeys(clientAddress).address },
    { rule: limitRules.contactOverall, key: everyone },
  ];
  // Looked at first, so that nobody's solution is spent on a message that has no chance.
  await requireRoomInLimits(deps, takes);
  const solved = await checkCaptcha(deps, suggestion.recaptcha, 'contact', clientAddress);

  await storage.db.transaction().execute(async (trx) => {
    await spendCaptcha(trx, solved);
    await requireWithinLimitsIn(trx, deps, takes);
    await storeSuggestionIn(trx, suggestion, deps);
  });
  if (deps.mailsOffice) deps.nudgeOutbox();
};

type Words = Pick<Suggestion, 'email' | 'fullName' | 'subject' | 'description'>;

/** The new message's id, with its notification queued; undefined when the same words arrived before on its day. */
export const storeSuggestionIn = async (
  trx: Db,
  words: Words,
  { mailsOffice }: { mailsOffice: boolean },
): Promise<number | undefined> => {
  const id = await insertSuggestion(trx, { ...words, hash: hashWords(words) });
  if (id === undefined || !mailsOffice) return id;
  await queueMessage(trx, {
    kind: contactMailKind,
    onceKey: contactMailKey(id),
    payload: { suggestionId: id },
  });
  return id;
};

const hashWords = ({ email, fullName, subject, description }: Words): string =>
  createHash('sha256')
    .update(JSON.stringify([email.toLowerCase(), fullName, subject, description]))
    .digest('base64url');
