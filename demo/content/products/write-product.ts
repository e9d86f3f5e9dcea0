import { demoPicture } from '../../plan.ts';
import type { DemoProduct } from './product-record.ts';

/** A picture inside a body text; `picture` is for example `product-7-2`. */
export const figure = (picture: string, alt: string, caption: string) => {
  const { imageAddressHighQuality } = demoPicture(picture);
  return `<figure><img src="${imageAddressHighQuality}" alt="${alt}" width="1200" height="900"><figcaption>${caption}</figcaption></figure>`;
};

const cells = (tag: 'th' | 'td', row: string[]) =>
  `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

/** A table inside a body text: the first row is its head. */
export const table = (head: string[], ...rows: string[][]) =>
  `<table><thead>${cells('th', head)}</thead><tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table>`;

export const pictures = (whole: string, detail: string, atWork: string): DemoProduct['images'] =>
  [whole, detail, atWork].map((title) => ({ title }));

export const rows = (...pairs: [title: string, description: string][]): DemoProduct['specifications'] =>
  pairs.map(([title, description]) => ({ title, description }));

export const centres = (...pairs: [name: string, contact: string][]): DemoProduct['customers'] =>
  pairs.map(([customerName, customerContactInfo]) => ({ customerName, customerContactInfo }));
