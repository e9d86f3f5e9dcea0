/** Of a device. */
type Owned = { owner_changed_at: number | null };
/** Of a request. */
type Registered = { registered_at: number | null };

/**
 * Whether a request was registered before the device's owner changed.
 *
 * @example isOfFormerOwner({ owner_changed_at: 5 }, { registered_at: 3 }) // true
 */
export const isOfFormerOwner = ({ owner_changed_at }: Owned, { registered_at }: Registered): boolean =>
  owner_changed_at !== null && registered_at !== null && registered_at <= owner_changed_at;

/** Why no SMS about this request can be sent; null when one can. */
export const findNoSmsReason = (
  device: Owned & { mobile: string | null },
  request: Registered,
): 'no-mobile' | 'former-owner' | null => {
  if (!device.mobile) return 'no-mobile';
  return isOfFormerOwner(device, request) ? 'former-owner' : null;
};
