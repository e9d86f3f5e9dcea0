import { expect, it } from 'vitest';
import type { ContentClient } from '#contract/content/client.ts';
import { loadProduct } from './load-product.ts';

const product = {
  id: 4,
  title: 'دستگاه',
  description: '',
  bodyText: '',
  images: [],
  videoAddress: null,
  installVideoAddress: null,
  userManualAddress: null,
  isShow: true,
  showPriority: 1,
  productTypeId: 1,
  price: 0,
  realPrice: 0,
  metaTitle: '',
  metaDescription: '',
  metaKeywords: '',
};
const type = {
  id: 1,
  title: 'تجهیزات',
  description: '',
  imageAddressHighQuality: null,
  imageAddressLowQuality: null,
  metaTitle: '',
  metaDescription: '',
  metaKeywords: '',
};

it('is kept by no cache when its pictures did not arrive', async () => {
  const client: Partial<ContentClient> = {
    getProduct: async () => ({ kind: 'ok', result: product }),
    getProductType: async () => ({ kind: 'ok', result: type }),
    listProductSpecifications: async () => ({ kind: 'ok', result: [] }),
    listProductCustomers: async () => ({ kind: 'ok', result: [] }),
    topProducts: async () => ({ kind: 'ok', result: [] }),
    listProductImages: async () => ({ kind: 'failed', cause: undefined }),
  };
  const request = new Request('http://site/productdetails/4');
  const loaded = await loadProduct(client as ContentClient, 4, request, { title: '', href: '/' });
  expect(loaded).toMatchObject({
    data: { product: { pictures: [] } },
    init: { status: 200, headers: { 'cache-control': 'no-store' } },
  });
});
