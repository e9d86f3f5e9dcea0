import { benchTools } from './bench-tools.ts';
import { centrifuges } from './centrifuges.ts';
import { chemistryAnalyzers } from './chemistry-analyzers.ts';
import { clinicalAnalyzers } from './clinical-analyzers.ts';
import { coldStorage } from './cold-storage.ts';
import { consumables } from './consumables.ts';
import { departments } from './departments.ts';
import { devicesAndQuality } from './devices-and-quality.ts';
import { elisa } from './elisa.ts';
import { financeAndStock } from './finance-and-stock.ts';
import { heatAndSterilisation } from './heat-and-sterilisation.ts';
import { hematologyAnalyzers } from './hematology-analyzers.ts';
import { incubators } from './incubators.ts';
import { lis } from './lis.ts';
import { management } from './management.ts';
import { microscopes } from './microscopes.ts';
import { molecularAndSafety } from './molecular-and-safety.ts';
import type { DemoProduct } from './product-record.ts';
import { receptionAndResults } from './reception-and-results.ts';
import { spareParts } from './spare-parts.ts';

export { listProductPictures } from './list-product-pictures.ts';
export type { DemoProduct } from './product-record.ts';

/** Every product of the demo, in the order of its id. */
export const demoProducts: DemoProduct[] = [
  ...chemistryAnalyzers,
  ...hematologyAnalyzers,
  ...clinicalAnalyzers,
  ...elisa,
  ...centrifuges,
  ...incubators,
  ...microscopes,
  ...coldStorage,
  ...heatAndSterilisation,
  ...benchTools,
  ...molecularAndSafety,
  ...lis,
  ...receptionAndResults,
  ...devicesAndQuality,
  ...financeAndStock,
  ...departments,
  ...management,
  ...consumables,
  ...spareParts,
].toSorted((one, other) => one.id - other.id);
