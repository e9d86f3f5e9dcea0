import { dayMs } from '#kernel/durations.ts';
import { centres } from '../content/centres.ts';
import { labCentreId } from '../content/lab-devices.ts';
import { type RepairedProduct, repairedProducts } from '../content/year/repaired-products.ts';
import type { Chance } from './create-chance.ts';

/** The weights say how products compare; so many times as many were sold over the years. */
const soldScale = 4;

export type YearDevice = {
  serial: string;
  product: RepairedProduct;
  centreId: number;
  mobile: string | null;
  ownedSince: string;
  warrantyUntil: string | null;
};

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** What was sold over the years, each product as often as its weight says. */
export const planDevices = (now: number, chance: Chance): YearDevice[] => {
  const devices: YearDevice[] = [];
  for (const product of repairedProducts) {
    for (let count = 0; count < product.sold * soldScale; count += 1) {
      const centre = chance.pick(centres);
      const soldAt = now - chance.whole(20, 2_400) * dayMs;
      devices.push({
        serial: `AZ-${3000 + devices.length}`,
        product,
        // The lab whose devices are shown together has twelve and no more.
        centreId: centre.id === labCentreId ? centre.id + 1 : centre.id,
        // Colleagues of one centre share a phone, as they do; a few were never asked for one.
        mobile: chance.happens(0.97) ? `0912000${String(3_000 + centre.id * 7)}` : null,
        ownedSince: isoDay(soldAt),
        warrantyUntil: chance.happens(0.9) ? isoDay(soldAt + 540 * dayMs) : null,
      });
    }
  }
  return devices;
};
