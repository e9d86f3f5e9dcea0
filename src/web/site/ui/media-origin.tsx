import { createContext, useContext } from 'react';

/** Where relative addresses of pictures and players live; empty means this very host. */
export const MediaOrigin = createContext('');

/** Puts the media origin before relative addresses, and only before those. */
export const useMediaAddress = (): ((address: string) => string) => {
  const origin = useContext(MediaOrigin);
  return (address) => placeAddress(address, origin);
};

/**
 * @example placeAddress('/media/a.webp', 'https://api.example') // 'https://api.example/media/a.webp'
 */
export const placeAddress = (address: string, origin: string): string => {
  if (/^[a-z][a-z0-9+.-]*:/i.test(address) || address.startsWith('//')) return address;
  return `${origin}${address.startsWith('/') ? '' : '/'}${address}`;
};
