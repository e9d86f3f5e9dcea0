import { z } from 'zod';
import { PagingRequest, PathCount, PathId, pagedResult } from '../../paging.ts';
import { Product, ProductCustomer, ProductImage, ProductSpecification, ProductType } from '../products.ts';
import { byId, define } from './define-call.ts';

/** Products with their types and parts. */
export const productCalls = {
  pageProducts: define({
    method: 'post',
    path: '/Products/GetPaging',
    summary: 'One page of products, of one type or of all',
    body: PagingRequest,
    result: pagedResult(Product),
  }),
  topProducts: define({
    method: 'get',
    path: '/Products/GetTopByProductTypeId/{count}/{productTypeId}',
    summary: 'The first products of a type; the count comes first',
    params: z.object({ count: PathCount, productTypeId: PathId }),
    result: z.array(Product),
  }),
  getProduct: define({
    method: 'get',
    path: '/Products/GetById/{id}',
    summary: 'A product',
    params: byId,
    result: Product,
  }),
  listProductTypes: define({
    method: 'get',
    path: '/ProductTypes/GetList',
    summary: 'All product types',
    result: z.array(ProductType),
  }),
  getProductType: define({
    method: 'get',
    path: '/ProductTypes/GetById/{id}',
    summary: 'A product type',
    params: byId,
    result: ProductType,
  }),
  listProductSpecifications: define({
    method: 'get',
    path: '/ProductSpecifications/GetListByProductId/{id}',
    summary: 'The specification rows of a product',
    params: byId,
    result: z.array(ProductSpecification),
  }),
  listProductCustomers: define({
    method: 'get',
    path: '/ProductCustomers/GetListByProductId/{id}',
    summary: 'Centres where a product is installed',
    params: byId,
    result: z.array(ProductCustomer),
  }),
  listProductImages: define({
    method: 'get',
    path: '/ProductImages/GetListByProductId/{id}',
    summary: 'The pictures of a product',
    params: byId,
    result: z.array(ProductImage),
  }),
};
