import { z } from 'zod';
import { pagedResult } from '../../paging.ts';
import { Article, Blog, Video } from '../entities.ts';
import { byCount, byId, byPage, define } from './define-call.ts';

/** What is read or watched, newest first. */
export const readingCalls = {
  pageVideos: define({
    method: 'get',
    path: '/Videos/GetPaging/{pageNumber}/{pageCount}',
    summary: 'One page of videos',
    params: byPage,
    result: pagedResult(Video),
  }),
  topVideos: define({
    method: 'get',
    path: '/Videos/GetTop/{count}',
    summary: 'The newest videos',
    params: byCount,
    result: z.array(Video),
  }),
  getVideo: define({
    method: 'get',
    path: '/Videos/GetById/{id}',
    summary: 'A video',
    params: byId,
    result: Video,
  }),
  pageArticles: define({
    method: 'get',
    path: '/Articles/GetPaging/{pageNumber}/{pageCount}',
    summary: 'One page of articles',
    params: byPage,
    result: pagedResult(Article),
  }),
  topArticles: define({
    method: 'get',
    path: '/Articles/GetTop/{count}',
    summary: 'The newest articles',
    params: byCount,
    result: z.array(Article),
  }),
  getArticle: define({
    method: 'get',
    path: '/Articles/GetById/{id}',
    summary: 'An article',
    params: byId,
    result: Article,
  }),
  pageBlogs: define({
    method: 'get',
    path: '/Blogs/GetPaging/{pageNumber}/{pageCount}',
    summary: 'One page of news',
    params: byPage,
    result: pagedResult(Blog),
  }),
  topBlogs: define({
    method: 'get',
    path: '/Blogs/GetTop/{count}',
    summary: 'The newest news items',
    params: byCount,
    result: z.array(Blog),
  }),
  getBlog: define({
    method: 'get',
    path: '/Blogs/GetById/{id}',
    summary: 'A news item',
    params: byId,
    result: Blog,
  }),
};
