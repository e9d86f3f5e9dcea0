import { pictureWidths } from '#kernel/picture-widths.ts';

/** A picture below our own `/media` at about a width; any other address as it is. */
export const pictureAddress = (address: string, width: number): string => {
  if (!/^\/media\/[^?#]+\.(?:webp|avif|jpe?g|png)$/i.test(address)) return address;
  const offered = pictureWidths.find((one) => one >= width) ?? pictureWidths[pictureWidths.length - 1];
  return `${address}?w=${offered}`;
};

/** What a file is, by the end of its address. */
export const kindOfAddress = (address: string): 'picture' | 'pdf' | 'video' => {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  if (/\.pdf$/i.test(path)) return 'pdf';
  return /\.(?:mp4|webm)$/i.test(path) ? 'video' : 'picture';
};
