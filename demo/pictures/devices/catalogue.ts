import type { Drawing, Look } from '../draw/device-details.ts';
import { toneAt } from '../draw/palette.ts';
import { drawAutoclave } from './autoclave.ts';
import {
  drawPipetteStation,
  drawRollerMixer,
  drawSafetyCabinet,
  drawThermalCycler,
  drawWaterBath,
} from './bench.ts';
import { drawCentrifuge, drawMicrocentrifuge } from './centrifuge.ts';
import {
  drawCo2Incubator,
  drawDeepFreezer,
  drawDryOven,
  drawIncubator,
  drawReagentFridge,
  drawShakingIncubator,
} from './chamber.ts';
import { drawChemistryAnalyzer } from './chemistry-analyzer.ts';
import {
  drawControlSerum,
  drawReagentKit,
  drawSpareBoard,
  drawSpareLamp,
  drawSparePump,
  drawTubeRack,
} from './consumables.ts';
import { drawHematologyAnalyzer } from './hematology-analyzer.ts';
import { drawMicroscope } from './microscope.ts';
import {
  drawCoagulometer,
  drawElectrolyteAnalyzer,
  drawElisaReader,
  drawElisaWasher,
  drawUrineAnalyzer,
} from './small-analyzers.ts';

const drawers: Record<string, (look: Look) => Drawing> = {
  'chemistry-analyzer': drawChemistryAnalyzer,
  'hematology-analyzer': drawHematologyAnalyzer,
  'electrolyte-analyzer': drawElectrolyteAnalyzer,
  coagulometer: drawCoagulometer,
  'elisa-reader': drawElisaReader,
  'elisa-washer': drawElisaWasher,
  centrifuge: drawCentrifuge,
  'refrigerated-centrifuge': (look) => drawCentrifuge({ ...look, grade: 2 }),
  microcentrifuge: drawMicrocentrifuge,
  incubator: drawIncubator,
  'co2-incubator': drawCo2Incubator,
  'shaking-incubator': drawShakingIncubator,
  microscope: drawMicroscope,
  'reagent-fridge': drawReagentFridge,
  'blood-bank-fridge': (look) => drawReagentFridge({ ...look, grade: 1 }),
  'deep-freezer': drawDeepFreezer,
  autoclave: drawAutoclave,
  'water-bath': drawWaterBath,
  'dry-oven': drawDryOven,
  'pipette-station': drawPipetteStation,
  'roller-mixer': drawRollerMixer,
  'urine-analyzer': drawUrineAnalyzer,
  'thermal-cycler': drawThermalCycler,
  'safety-cabinet': drawSafetyCabinet,
  'reagent-kit': drawReagentKit,
  'control-serum': drawControlSerum,
  'tube-rack': drawTubeRack,
  'spare-lamp': drawSpareLamp,
  'spare-pump': drawSparePump,
  'spare-board': drawSpareBoard,
};

/** The second and third model of one kind are larger ones. */
const grades: Record<string, number> = {
  'BA-480': 1,
  'BA-960': 2,
  'HX-50': 1,
  'HX-70': 2,
  'CF-24': 1,
  'IN-110': 1,
  'MS-200': 1,
  'AC-80': 1,
  'CHO-500': 1,
};

export const isDeviceKind = (kind: string) => kind in drawers;

export function drawDevice(kind: string, model: string, tone: number): Drawing {
  const draw = drawers[kind];
  if (!draw) throw new Error(`No drawing for ${kind}`);
  return draw({ tone: toneAt(tone), model, grade: grades[model] ?? 0 });
}
