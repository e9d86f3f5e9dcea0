import { repairTexts, searchTexts } from '#web/texts/repair.ts';

type Announced = { optionText: string; optionCount: number };

/**
 * Two things react-aria lacks for this site. It has no Persian sentences, so ours are put where it looks for
 * given ones. And it writes a style element into the page, which the policy forbids: an element with its name
 * stands there already, and the one rule in it is in our stylesheet.
 */
export const readyReactAria = (): void => {
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
    '@react-aria/overlays': { dismiss: repairTexts.close },
  };
  if (document.getElementById('react-aria-pressable-style')) return;
  const stand = document.createElement('meta');
  stand.id = 'react-aria-pressable-style';
  document.head.append(stand);
};
