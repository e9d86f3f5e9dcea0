import { richTextTexts } from '#web/texts/office/rich-text.ts';

export type RemovedPart = keyof typeof richTextTexts.removedNames;

/** What a paste brought that could not be taken; all of it is shown to the editor. */
export type PasteReport = {
  removed: Set<RemovedPart>;
  hasForeignPictures: boolean;
  hasLostPictures: boolean;
  hasRefusedLinks: boolean;
  hasTooManyPictures: boolean;
  isCut: boolean;
  /** Pictures that came inside the text, by the mark that stands in their place. */
  pictures: Map<string, File>;
};

export const maxPastedPictures = 20;

export const createPasteReport = (): PasteReport => ({
  removed: new Set(),
  hasForeignPictures: false,
  hasLostPictures: false,
  hasRefusedLinks: false,
  hasTooManyPictures: false,
  isCut: false,
  pictures: new Map(),
});

/** The sentences of a report; none when everything was taken. */
export const describeReport = (report: PasteReport): string[] => {
  const names = [...report.removed].map((part) => richTextTexts.removedNames[part]).join('، ');
  return [
    report.isCut && richTextTexts.cut,
    report.hasForeignPictures && richTextTexts.foreign,
    report.hasLostPictures && richTextTexts.lostPictures,
    report.hasTooManyPictures && richTextTexts.tooManyPictures(maxPastedPictures),
    report.hasRefusedLinks && richTextTexts.refusedLinks,
    names !== '' && richTextTexts.removed(names),
  ].filter((sentence) => sentence !== false);
};
