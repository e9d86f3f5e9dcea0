const maxLength = 70;

/** As many whole parts of an address as a line has room for, from its beginning; the first one in any case. */
export const shortenAddress = (address: string): string => {
  if (address.length <= maxLength) return address;
  const [first = ''] = address.split('،', 1);
  return address.slice(0, Math.max(first.length, address.lastIndexOf('،', maxLength)));
};
