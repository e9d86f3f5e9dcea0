import type { Story } from './story.ts';

/** What has not happened yet is left out; where the story stands then is where the request stands. */
export const cutAtToday = (story: Story, now: number): Story => {
  const { estimate, invoice, parcelIn, parcelOut, intakeAt, survey } = story;
  const isPast = (at: number): boolean => at < now;
  return {
    ...story,
    moves: story.moves.filter(({ at }) => isPast(at)),
    internalNotes: story.internalNotes.filter(({ at }) => isPast(at)),
    customerNotes: story.customerNotes.filter(({ at }) => isPast(at)),
    estimate:
      estimate && isPast(estimate.sentAt)
        ? {
            ...estimate,
            answer: estimate.answer && isPast(estimate.answer.at) ? estimate.answer : undefined,
          }
        : undefined,
    invoice:
      invoice && isPast(invoice.issuedAt)
        ? { ...invoice, paid: invoice.paid && isPast(invoice.paid.at) ? invoice.paid : undefined }
        : undefined,
    parcelIn: parcelIn && isPast(parcelIn.at) ? parcelIn : undefined,
    // What was repaired in its place was never sent.
    parcelOut: parcelOut && !story.isInPlace && isPast(parcelOut.at) ? parcelOut : undefined,
    intakeAt: intakeAt !== undefined && isPast(intakeAt) ? intakeAt : undefined,
    survey: survey && isPast(survey.at) ? survey : undefined,
  };
};
