import { decodeEntities } from '#kernel/decode-entities.ts';
import type { ListedMedia } from '#ports/media-store.ts';
import type { CallS3 } from './call-s3.ts';

/** A thousand at a time, as the protocol gives them (ListObjectsV2). */
export async function* listS3(ask: CallS3, prefix: string): AsyncGenerator<ListedMedia> {
  let token = '';
  do {
    const query = new URLSearchParams({ 'list-type': '2', prefix });
    if (token) query.set('continuation-token', token);
    const text = await (await ask(`/?${query}`, { good: [200] })).text();
    for (const [, entry = ''] of text.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
      yield {
        key: readTag(entry, 'Key').slice(prefix.length),
        size: Number(readTag(entry, 'Size')),
        modifiedAt: new Date(readTag(entry, 'LastModified')),
      };
    }
    token = readTag(text, 'IsTruncated') === 'true' ? readTag(text, 'NextContinuationToken') : '';
  } while (token);
}

/** Flat XML of one protocol: a parser for all of it would be larger than everything else here. */
const readTag = (xml: string, name: string): string =>
  decodeEntities(new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '');
