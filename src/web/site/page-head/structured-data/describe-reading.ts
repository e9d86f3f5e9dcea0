import type { ShellData } from '../../layout/load-shell.ts';
import type { PageFacts } from '../describe-page.ts';
import { nameCompany } from './describe-company.ts';
import { placeMedia } from './place-media.ts';

export type ReadFacts = {
  facts: PageFacts;
  headline: string;
  path: string;
  picture: string | null;
  publishedAt: string;
};

/** An article or a news item. */
export const describeReading = (
  type: 'Article' | 'NewsArticle',
  shell: ShellData | undefined,
  { facts, headline, path, picture, publishedAt }: ReadFacts,
): object => ({
  '@type': type,
  headline,
  description: facts.description,
  ...(facts.keywords ? { keywords: facts.keywords } : {}),
  ...(picture ? { image: [placeMedia(picture, shell)] } : {}),
  datePublished: publishedAt,
  inLanguage: 'fa-IR',
  mainEntityOfPage: `${shell?.publicOrigin ?? ''}${path}`,
  author: nameCompany(shell),
  publisher: nameCompany(shell),
});

/** A video. `address` is a file or the address of a player. */
export const describeVideo = (
  shell: ShellData | undefined,
  { facts, headline, path, picture, publishedAt }: ReadFacts,
  address: string,
): object => {
  const source = placeMedia(address, shell);
  return {
    '@type': 'VideoObject',
    name: headline,
    description: facts.description || headline,
    ...(picture ? { thumbnailUrl: [placeMedia(picture, shell)] } : {}),
    uploadDate: publishedAt,
    ...(/\.mp4(?:[?#]|$)/i.test(address) ? { contentUrl: source } : { embedUrl: source }),
    inLanguage: 'fa-IR',
    url: `${shell?.publicOrigin ?? ''}${path}`,
    publisher: nameCompany(shell),
  };
};
