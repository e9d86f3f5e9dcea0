// Bounds without schemas: whoever only asks how much is allowed loads no zod.

/** Bounds of what the customer writes, in characters. */
export const repairLimits = {
  description: { min: 20, max: 500 },
  note: { min: 2, max: 500 },
  address: { min: 10, max: 500 },
  reason: { min: 0, max: 500 },
  pollingText: { max: 2_000 },
  centrePhrase: { min: 3, max: 100 },
  code: 6,
  /** Wrong codes after which one is void. */
  codeTries: 5,
} as const;

/** Bounds of what the customer may add to a request. */
export const additionLimits = {
  photos: 5,
  photoBytes: 8 * 1024 * 1024,
  photoSide: 2_560,
  declarer: { min: 4, max: 256 },
  carrier: { min: 2, max: 60 },
  parcelNumber: { min: 4, max: 40 },
} as const;

export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Photos that the desk takes, of one request. */
export const deskPhotoLimits = { max: 10, bytes: 10 * 1024 * 1024 } as const;
