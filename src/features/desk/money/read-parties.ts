import { isEmptyIdentity, type PartyIdentity, parseIdentity } from '#contract/repair/party-identity.ts';
import { findCentre } from '#features/centres/index.ts';
import { readCompany } from '#features/company/index.ts';
import type { Device } from '#features/devices/index.ts';
import type { StoredRequest } from '#features/requests/index.ts';
import type { Db } from '#storage/dialect.ts';

export type Parties = { seller: PartyIdentity | null; buyer: PartyIdentity | null };

export const noParties: Parties = { seller: null, buyer: null };

/** Who sells and buys by today's settings, centre and request. */
export const readParties = async (db: Db, device: Device, request: StoredRequest): Promise<Parties> => {
  const centreId = request.centre_id || device.centre_id;
  const centre = centreId === 0 ? undefined : await findCentre(db, centreId);
  const buyer = parseIdentity(request.buyer ?? centre?.buyer);
  const { seller } = (await readCompany(db)).settings;
  return {
    seller: isEmptyIdentity(seller) ? null : seller,
    // A buyer known by numbers alone gets the centre's name.
    buyer: buyer && { ...buyer, name: buyer.name || (centre?.name ?? '') },
  };
};

/** Those of an issued invoice: as it was issued, unless the desk wrote another buyer for the request since. */
export const choosePartiesOfInvoice = (
  today: Parties,
  request: StoredRequest,
  kept: { seller: string | null; buyer: string | null },
): Parties => ({
  seller: parseIdentity(kept.seller) ?? today.seller,
  buyer: parseIdentity(request.buyer ?? kept.buyer) ?? today.buyer,
});

/** Without the buyer, unless the request is for the device's own centre: the customer sees no other buyer. */
export const toCustomerParties = (parties: Parties, device: Device, request: StoredRequest): Parties => {
  const isOwn = device.centre_id !== 0 && [0, device.centre_id].includes(request.centre_id);
  return isOwn ? parties : { ...parties, buyer: null };
};
