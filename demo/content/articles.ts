import { qualityAndChoice } from './articles/quality-and-choice.ts';
import { sampleAndSterility } from './articles/sample-and-sterility.ts';
import { softwareAndSafety } from './articles/software-and-safety.ts';
import { systemAndUpkeep } from './articles/system-and-upkeep.ts';
import type { DemoPublished } from './shapes.ts';

export const articles: DemoPublished[] = [
  ...qualityAndChoice,
  ...softwareAndSafety,
  ...sampleAndSterility,
  ...systemAndUpkeep,
];
