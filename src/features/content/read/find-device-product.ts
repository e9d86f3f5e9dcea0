import { isAllowedLink } from '#contract/content/allowed-link.ts';
import type { Db } from '#storage/dialect.ts';
import { listFaqs } from './fixed-records.repository.ts';
import { matchProduct } from './match-product.rules.ts';
import { findShownProduct, listFirstPictures, listShownTitles } from './products.repository.ts';

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

/** The picture of the product that each of these names means, where the site shows one. */
export const listDevicePictures = async (
  db: Db,
  names: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> => {
  const titles = names.size > 0 ? await listShownTitles(db) : [];
  const products = [...names].flatMap((name) => {
    const match = matchProduct(name, titles);
    return match ? [{ name, id: match.id }] : [];
  });
  if (products.length === 0) return new Map();
  const pictures = await listFirstPictures(
    db,
    products.map(({ id }) => id),
  );
  const byProduct = new Map(pictures.map((row) => [row.product_id, row.image_low]));
  return new Map(products.map(({ name, id }) => [name, byProduct.get(id) ?? '']));
};

/** How many common questions the site answers. */
export const countFaqs = async (db: Db): Promise<number> => (await listFaqs(db)).length;
