import { countFaqs, type DeviceProduct, findDeviceProduct } from '#features/content/index.ts';
import { addressKeys, limitRules, requireWithinLimits } from '#features/limits/index.ts';
import { isLinkToken } from '#features/tracking/index.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import { findDevice } from './find-device.ts';

/** What anyone who scans a label may see: the product, and nothing of this one device or of a person. */
export type LabelPage = { productName: string; product: DeviceProduct | undefined; questions: number };

/** The page behind a label; undefined for one that is unknown, replaced or not ours. Changes nothing, sends nothing. */
export const openLabel = async (
  deps: { storage: Storage; appSecret: string; content: Db },
  { token, clientAddress }: { token: string; clientAddress: string },
): Promise<LabelPage | undefined> => {
  await requireWithinLimits(deps, [
    { rule: limitRules.labelPerAddress, key: addressKeys(clientAddress).address },
  ]);
  const device = isLinkToken(token) ? await findDevice(deps.storage.db, { labelToken: token }) : undefined;
  if (!device) return undefined;
  const productName = device.product_name;
  return {
    productName,
    product: await findDeviceProduct(deps.content, productName),
    questions: await countFaqs(deps.content),
  };
};
