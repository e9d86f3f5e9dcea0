import { makeSheet } from '../draw/sheet.ts';
import { exhibitions } from './exhibitions.ts';
import { installations } from './installations.ts';
import { production } from './production.ts';

type Scenes = readonly [() => string, ...(() => string)[]];

const drawFrom = (scenes: Scenes) => (number: number) =>
  makeSheet(1200, 900, (scenes[number - 1] ?? scenes[0])());

/** The production hall, from the door to the lorry. */
export const drawProduction = drawFrom(production);
/** Stands, workshops and meetings. */
export const drawExhibition = drawFrom(exhibitions);
/** Devices in customers' laboratories. */
export const drawInstallation = drawFrom(installations);
