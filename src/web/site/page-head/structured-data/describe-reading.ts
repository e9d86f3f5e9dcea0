import { isVideoFile } from '#kernel/is-video-file.ts';
import type { ShellData } from '../../layout/load-shell.ts';
import type { PageMeta } from '../describe-page.ts';
import { nameCompany } from './describe-company.ts';
import { placeMedia } from './place-media.ts';

export type ReadingData = {
  meta: PageMeta;
  headline: string;
  path: string;
  picture: string | null;
  publishedAt: string;
};

/** An article or a news item. */
export const describeReading = (
  type: string,
  shell: ShellData,
  { meta, headline, path, picture, publishedAt }: ReadingData,
): object => ({
  '@type': type,
  headline,
  description: meta.description,
  ...(meta.keywords ? { keywords: meta.keywords } : {}),
  ...(picture ? { image: [placeMedia(picture, shell)] } : {}),
  datePublished: publishedAt,
  // The content API gives one time of an item: that of its last publishing.
  dateModified: publishedAt,
  inLanguage: 'fa-IR',
  mainEntityOfPage: `${shell.publicOrigin}${path}`,
  author: nameCompany(shell),
  publisher: nameCompany(shell),
});

/** A video. `address` is a file or the address of a player; `seconds` is its length where it is known. */
export const describeVideo = (
  shell: ShellData,
  { meta, headline, path, picture, publishedAt }: ReadingData,
  { address, seconds }: { address: string; seconds?: number | undefined },
): object => {
  const source = placeMedia(address, shell);
  return {
    '@type': 'VideoObject',
    name: headline,
    description: meta.description || headline,
    ...(picture ? { thumbnailUrl: [placeMedia(picture, shell)] } : {}),
    uploadDate: publishedAt,
    ...(seconds ? { duration: toDuration(seconds) } : {}),
    ...(isVideoFile(address) ? { contentUrl: source } : { embedUrl: source }),
    inLanguage: 'fa-IR',
    url: `${shell.publicOrigin}${path}`,
    publisher: nameCompany(shell),
  };
};

/** @example toDuration(75.4) // 'PT1M15S' */
const toDuration = (seconds: number): string => {
  const whole = Math.max(1, Math.round(seconds));
  const minutes = Math.floor(whole / 60);
  return `PT${minutes > 0 ? `${minutes}M` : ''}${whole % 60 > 0 || minutes === 0 ? `${whole % 60}S` : ''}`;
};
