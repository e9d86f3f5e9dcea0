import type { Colleague, ContentItem, StaticPage, Video } from '#contract/content/entities.ts';
import type { Listed } from '#contract/content/listed.ts';
import type { Product } from '#contract/content/products.ts';
import { cutText } from '#kernel/cut-text.ts';
import { isoDate } from '#kernel/jalali.ts';
import { pickPicture, pickThumbnail } from '../../pictures/pick-picture.ts';
import { toPriceText } from '../products/to-price-text.ts';

/** The three pictures of the slider, in order, each with its caption; a missing picture is left out. */
export const toSlides = (page: StaticPage) =>
  [page.slideShowImageAddress1, page.slideShowImageAddress2, page.slideShowImageAddress3].flatMap(
    (picture, at) => (picture ? [{ picture, caption: page.slides[at] ?? null }] : []),
  );
export type Slide = ReturnType<typeof toSlides>[number];

export const toHomeProduct = (product: Listed<Product>, cut: number) => ({
  id: product.id,
  title: product.title,
  text: cutText(product.description, cut),
  picture: pickPicture(product.images[0]),
  price: toPriceText(product),
});
export type HomeProduct = ReturnType<typeof toHomeProduct>;

export const toHomeVideo = (video: Listed<Video>, cut: number) => ({
  id: video.id,
  title: video.title,
  text: cutText(video.description, cut),
  address: video.videoAddress,
  picture: pickPicture(video),
  thumbnail: pickThumbnail(video),
});
export type HomeVideo = ReturnType<typeof toHomeVideo>;

/** A news item or an article as a compact card. */
export const toHomeNewsItem = (item: Listed<ContentItem>, path: string, cut: number) => ({
  href: `${path}/${item.id}`,
  title: item.title,
  text: cutText(item.description, cut),
  picture: pickThumbnail(item),
  date: isoDate(item.publishedAt),
});
export type HomeNewsItem = ReturnType<typeof toHomeNewsItem>;

export const toHomeColleague = (colleague: Colleague) => ({
  id: colleague.id,
  name: colleague.name,
  text: cutText(colleague.description, 160),
  picture: pickThumbnail(colleague),
});
export type HomeColleague = ReturnType<typeof toHomeColleague>;
