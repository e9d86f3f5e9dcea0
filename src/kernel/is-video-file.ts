/** Whether an address is that of a file a browser plays by itself, not of a player. */
export const isVideoFile = (address: string): boolean => /\.mp4(?:[?#]|$)/i.test(address);
