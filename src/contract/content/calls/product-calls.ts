import { z } from 'zod';
import { defineCalls } from '../../call.ts';
import { PagingRequest, PathCount, PathId, pagedResult } from '../../paging.ts';
import { Product, ProductCustomer, ProductImage, ProductSpecification, ProductType } from '../products.ts';
import { byId } from './path-params.ts';

const tag = 'Products';

/** Products with their types and parts. */
export const productCalls = defineCalls({
  pageProducts: {
    method: 'post',
    isGuarded: false,
    path: '/Products/GetPaging',
    tag,
    summary: 'One page of products, of one type or of all',
    body: PagingRequest,
    result: pagedResult(Product),
  },
  topProducts: {
    method: 'get',
    path: '/Products/GetTopByProductTypeId/{count}/{productTypeId}',
    tag,
    summary: 'The first products of a type; the count comes first',
    params: z.object({ count: PathCount, productTypeId: PathId }),
    result: z.array(Product),
  },
  getProduct: {
    method: 'get',
    path: '/Products/GetById/{id}',
    tag,
    summary: 'A product',
    params: byId,
    result: Product,
    refusals: ['not_found'],
  },
  listProductTypes: {
    method: 'get',
    path: '/ProductTypes/GetList',
    tag,
    summary: 'All product types',
    result: z.array(ProductType),
  },
  getProductType: {
    method: 'get',
    path: '/ProductTypes/GetById/{id}',
    tag,
    summary: 'A product type',
    params: byId,
    result: ProductType,
    refusals: ['not_found'],
  },
  listProductSpecifications: {
    method: 'get',
    path: '/ProductSpecifications/GetListByProductId/{id}',
    tag,
    summary: 'The specification rows of a product',
    params: byId,
    result: z.array(ProductSpecification),
    refusals: ['not_found'],
  },
  listProductCustomers: {
    method: 'get',
    path: '/ProductCustomers/GetListByProductId/{id}',
    tag,
    summary: 'Centres where a product is installed',
    params: byId,
    result: z.array(ProductCustomer),
    refusals: ['not_found'],
  },
  listProductImages: {
    method: 'get',
    path: '/ProductImages/GetListByProductId/{id}',
    tag,
    summary: 'The pictures of a product',
    params: byId,
    result: z.array(ProductImage),
    refusals: ['not_found'],
  },
});
