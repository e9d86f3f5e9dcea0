import { repairTexts, searchTexts } from '#web/texts/repair.ts';

type Announced = { optionText: string; optionCount: number };

/** react-aria has no Persian sentences, so ours are put where it looks for given ones. */
export const teachPersian = (): void => {
  const page = window as unknown as Record<symbol, unknown>;
  page[Symbol.for('react-aria.i18n.locale')] = 'fa-IR';
  page[Symbol.for('react-aria.i18n.strings')] = {
    '@react-aria/combobox': {
      focusAnnouncement: ({ optionText }: Announced) => optionText,
      countAnnouncement: ({ optionCount }: Announced) => searchTexts.centreFound(optionCount),
      selectedAnnouncement: ({ optionText }: Announced) => optionText,
      buttonLabel: searchTexts.centreList,
      listboxLabel: searchTexts.centreList,
    },
    // Part of the same hook, for its button; there is none here.
    '@react-aria/menu': { longPressMessage: searchTexts.centreList },
    '@react-aria/overlays': { dismiss: repairTexts.close },
  };
};
