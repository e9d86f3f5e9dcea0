import { z } from 'zod';
import { defineCalls } from '../../call.ts';
import { pagedResult } from '../../paging.ts';
import { Article, Blog, Video } from '../entities.ts';
import { byCount, byId, byPage } from './path-params.ts';

const tag = 'Reading';

/** What is read or watched, newest first. */
export const readingCalls = defineCalls({
  pageVideos: {
    method: 'get',
    path: '/Videos/GetPaging/{pageNumber}/{pageCount}',
    tag,
    summary: 'One page of videos',
    params: byPage,
    result: pagedResult(Video),
  },
  topVideos: {
    method: 'get',
    path: '/Videos/GetTop/{count}',
    tag,
    summary: 'The newest videos',
    params: byCount,
    result: z.array(Video),
  },
  getVideo: {
    method: 'get',
    path: '/Videos/GetById/{id}',
    tag,
    summary: 'A video',
    params: byId,
    result: Video,
    refusals: ['not_found'],
  },
  pageArticles: {
    method: 'get',
    path: '/Articles/GetPaging/{pageNumber}/{pageCount}',
    tag,
    summary: 'One page of articles',
    params: byPage,
    result: pagedResult(Article),
  },
  topArticles: {
    method: 'get',
    path: '/Articles/GetTop/{count}',
    tag,
    summary: 'The newest articles',
    params: byCount,
    result: z.array(Article),
  },
  getArticle: {
    method: 'get',
    path: '/Articles/GetById/{id}',
    tag,
    summary: 'An article',
    params: byId,
    result: Article,
    refusals: ['not_found'],
  },
  pageBlogs: {
    method: 'get',
    path: '/Blogs/GetPaging/{pageNumber}/{pageCount}',
    tag,
    summary: 'One page of news',
    params: byPage,
    result: pagedResult(Blog),
  },
  topBlogs: {
    method: 'get',
    path: '/Blogs/GetTop/{count}',
    tag,
    summary: 'The newest news items',
    params: byCount,
    result: z.array(Blog),
  },
  getBlog: {
    method: 'get',
    path: '/Blogs/GetById/{id}',
    tag,
    summary: 'A news item',
    params: byId,
    result: Blog,
    refusals: ['not_found'],
  },
});
