import { drawDevice } from '../devices/catalogue.ts';
import { level, solid } from '../draw/depth.ts';
import { group, place } from '../draw/shapes.ts';

/** How wide a device really is, in millimetres; its height follows from its drawing. */
const widths: Record<string, number> = {
  'chemistry-analyzer': 820,
  'BA-480': 1050,
  'BA-960': 1500,
  'hematology-analyzer': 400,
  'HX-50': 480,
  'HX-70': 600,
  'electrolyte-analyzer': 260,
  coagulometer: 340,
  'elisa-reader': 420,
  'elisa-washer': 380,
  centrifuge: 430,
  'CF-24': 520,
  'refrigerated-centrifuge': 620,
  microcentrifuge: 280,
  incubator: 560,
  'IN-110': 700,
  'co2-incubator': 680,
  'shaking-incubator': 720,
  microscope: 260,
  'reagent-fridge': 820,
  'blood-bank-fridge': 900,
  'deep-freezer': 900,
  autoclave: 520,
  'AC-80': 560,
  'water-bath': 480,
  'dry-oven': 640,
  'pipette-station': 240,
  'roller-mixer': 500,
  'urine-analyzer': 380,
  'thermal-cycler': 330,
  'safety-cabinet': 1600,
  'reagent-kit': 240,
  'control-serum': 180,
  'tube-rack': 280,
  'spare-lamp': 140,
  'spare-pump': 160,
  'spare-board': 240,
};

/**
 * A device at its true size in a picture measured in millimetres: `x` is its middle, `base` how high above the
 * floor it stands.
 */
export function device(kind: string, model: string, x: number, base = 0, tone = 0): string {
  const drawn = drawDevice(kind, model, tone);
  const width = widths[model] ?? widths[kind] ?? 400;
  const scale = width / drawn.w;
  const depth = thin.has(kind) ? 44 : Math.min(430, Math.max(150, width * 0.5));
  const z = base > 0 ? 110 : 0;
  return (
    level(
      '#0b3c42',
      [x - width / 2 - 30, width + 60],
      -base,
      [z - 50, z + depth],
      'opacity=".42" filter="url(#soft)"',
    ) + solid(place(drawn.art, x - width / 2, -base - drawn.h * scale, scale), depth, z)
  );
}

/** Made of bars and columns rather than of a housing. */
const thin = new Set([
  'microscope',
  'pipette-station',
  'tube-rack',
  'spare-board',
  'spare-lamp',
  'control-serum',
]);

/** Puts what is drawn in millimetres, upward from the floor, into the picture: `scale` pixels a millimetre. */
export const inMillimetres = (floor: number, scale: number, ...art: string[]): string =>
  group(`translate(0 ${floor}) scale(${scale})`, ...art);
