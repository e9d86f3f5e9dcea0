import { expect, it } from 'vitest';
import type { ContentClient } from '#contract/content/client.ts';
import { loadGallery } from './load-gallery.ts';

it('is kept by no cache when its pictures did not arrive', async () => {
  const client: Partial<ContentClient> = {
    getGalleryGroup: async () => ({
      kind: 'ok',
      result: { id: 4, title: 'کارگاه', description: '', images: [] },
    }),
    listGalleryImages: async () => ({ kind: 'failed', cause: undefined }),
  };
  const request = new Request('http://site/gallery/4');
  const loaded = await loadGallery(client as ContentClient, 4, request, { title: '', href: '/' });
  expect(loaded).toMatchObject({
    data: { failed: false, group: { pictures: [] } },
    init: { status: 200, headers: { 'cache-control': 'no-store' } },
  });
});
