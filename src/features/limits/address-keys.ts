import { isIPv4, isIPv6 } from 'node:net';

type AddressKeys = { address: string; subnet: string };

/**
 * By what a caller is counted. IPv4: the address and its /24. IPv6: the /64 that one customer usually gets, and
 * its /48. An IPv4 address written as IPv6 counts as what it is.
 */
export const addressKeys = (ip: string): AddressKeys => {
  const bare = ip.replace(/^\[|\]$/g, '').replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  const v4 = mapped ?? bare;
  if (isIPv4(v4)) {
    return { address: `${v4}/32`, subnet: `${v4.split('.').slice(0, 3).join('.')}.0/24` };
  }
  if (isIPv6(bare)) {
    const groups = expandGroups(bare);
    // A mapped address can also be written in hexadecimal.
    if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff') {
      const bytes = groups.slice(6).flatMap((group) => {
        const value = Number.parseInt(group, 16);
        return [value >> 8, value & 255];
      });
      return addressKeys(bytes.join('.'));
    }
    return {
      address: `${groups.slice(0, 4).join(':')}::/64`,
      subnet: `${groups.slice(0, 3).join(':')}::/48`,
    };
  }
  return { address: bare, subnet: bare };
};

/** The eight groups without leading zeros. `URL` writes any valid address in its one short form first. */
const expandGroups = (ip: string): string[] => {
  const short = new URL(`http://[${ip}]/`).hostname.slice(1, -1);
  const [head = '', tail] = short.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
};
