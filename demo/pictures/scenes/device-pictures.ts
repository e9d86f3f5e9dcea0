import type { PlannedProduct } from '../../plan.ts';
import { drawDevice } from '../devices/catalogue.ts';
import { benchCompany, laboratory, stand, studio } from '../draw/room.ts';
import { makeSheet } from '../draw/sheet.ts';

/** What is too large for a bench. */
const floorStanding = new Set(['IN-110', 'RF-350', 'BF-500', 'DF-86', 'AC-80', 'SC-120', 'BA-960']);

export const drawProduct = (product: PlannedProduct) => drawDevice(product.kind, product.model, product.id);

/** 1: the whole device on a studio ground. */
export function drawWhole(product: PlannedProduct): string {
  const device = drawProduct(product);
  return makeSheet(
    1200,
    900,
    studio(product.id) + stand(device.art, device.w, device.h, { x: 600, floor: 800, maxW: 900, maxH: 690 }),
  );
}

/** 2: its most telling part, near. */
export function drawDetail(product: PlannedProduct): string {
  const device = drawProduct(product);
  if (device.close) return makeSheet(1200, 900, device.close);
  const [x, y, w, h] = device.focus;
  const scale = Math.min(1200 / w, 900 / h);
  const art = `<g transform="translate(${600 - (x + w / 2) * scale} ${450 - (y + h / 2) * scale}) scale(${scale})">${device.art}</g>`;
  return makeSheet(1200, 900, studio(product.id + 1) + art);
}

/** 3: at work. Tall cabinets stand on the floor beside the bench, the others on it. */
export function drawAtWork(product: PlannedProduct): string {
  const device = drawProduct(product);
  const tall = floorStanding.has(product.model);
  const left = product.id % 2 === 0;
  const art =
    laboratory(product.id) +
    stand(
      device.art,
      device.w,
      device.h,
      tall
        ? { x: left ? 760 : 440, floor: 856, maxW: 680, maxH: 720 }
        : { x: left ? 690 : 510, floor: 698, maxW: 660, maxH: 470 },
    ) +
    benchCompany(product.id, left);
  return makeSheet(1200, 900, art);
}
