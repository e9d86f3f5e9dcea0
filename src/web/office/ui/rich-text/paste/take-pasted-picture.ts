import { maxPastedPictures, type PasteReport } from './paste-report.ts';

/** Pictures that came inside the text wait for the library; those of other sites are left out, never fetched. */
export const takePastedPicture = (
  image: HTMLImageElement,
  { origin, report }: { origin: string; report: PasteReport },
): void => {
  const src = image.getAttribute('src')?.trim() ?? '';
  const own = ownAddress(src, origin);
  if (own) {
    image.setAttribute('src', own);
    return;
  }
  const file = src.startsWith('data:') ? parseDataPicture(src) : undefined;
  if (file && report.pictures.size < maxPastedPictures) {
    const mark = crypto.randomUUID();
    report.pictures.set(mark, file);
    image.setAttribute('data-upload', mark);
    image.removeAttribute('src');
    return;
  }
  if (file) report.hasTooManyPictures = true;
  else if (/^https?:|^\/\//i.test(src)) report.hasForeignPictures = true;
  else report.hasLostPictures = true;
  image.remove();
};

const ownAddress = (src: string, origin: string): string | undefined => {
  const path = src.startsWith(`${origin}/`) ? src.slice(origin.length) : src;
  return /^\/media\/[^?#]+/.exec(path)?.[0];
};

const parseDataPicture = (src: string): File | undefined => {
  const found = /^data:(image\/(png|jpe?g|webp))(?:;[^,;]*)*;base64,([\s\S]*)$/i.exec(src);
  if (!found) return undefined;
  try {
    const letters = atob((found[3] ?? '').replace(/\s+/g, ''));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new File([bytes], `pasted.${found[2]?.toLowerCase() ?? 'png'}`, {
      type: found[1]?.toLowerCase() ?? '',
    });
  } catch {
    return undefined;
  }
};
