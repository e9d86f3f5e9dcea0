import { isAllowedLink } from '#contract/content/allowed-link.ts';
import type { Db } from '#storage/dialect.ts';
import { listFaqs } from './fixed-records.repository.ts';
import { matchProduct } from './match-product.rules.ts';
import { findShownProduct, listShownTitles } from './products.repository.ts';

/** What somebody beside the device looks for first. */
export type DeviceProduct = {
  id: number;
  title: string;
  picture: string | undefined;
  manual: string | undefined;
  videos: number;
};

/** The shown product of a sold device, by the name on its sale; undefined when the site shows none. */
export const findDeviceProduct = async (db: Db, name: string): Promise<DeviceProduct | undefined> => {
  const match = matchProduct(name, await listShownTitles(db));
  const product = match && (await findShownProduct(db, match.id));
  if (!product) return undefined;
  const { id, title, images, userManualAddress: manual } = product;
  return {
    id,
    title,
    picture: images[0]?.imageAddressLowQuality || undefined,
    manual: manual && isAllowedLink(manual) ? manual : undefined,
    videos: [product.videoAddress, product.installVideoAddress].filter(Boolean).length,
  };
};

/** How many common questions the site answers. */
export const countFaqs = async (db: Db): Promise<number> => (await listFaqs(db)).length;
