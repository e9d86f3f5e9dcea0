import { deedTexts, thingTexts } from '#web/texts/office/deeds.ts';

/** A deed in Persian; one that has no name yet is shown as it is written. */
export const nameDeed = (deed: string): string => deedTexts[deed] ?? deed;

export const nameThing = (kind: string): string => thingTexts[kind] ?? kind;
