import { expect, it } from 'vitest';
import { findFirstView } from './first-views.ts';

const screen = (path: string) => ({ path, files: [], addressFiles: [] });
const views = {
  entrance: [],
  screens: ['repairs/:traceNumber', 'repairs', 'repairs/board', 'content/:kind/:id', 'content/:kind/new'].map(
    screen,
  ),
};

it.each([
  ['/office/repairs', 'repairs'],
  ['/office/repairs/', 'repairs'],
  ['/office/repairs/14051014', 'repairs/:traceNumber'],
  ['/office/repairs/board', 'repairs/board'],
  ['/office/content/articles/new', 'content/:kind/new'],
  ['/office', undefined],
  ['/office/repairs/14051014/other', undefined],
])('finds for %s the screen %s', (pathname, path) => {
  expect(findFirstView(views, pathname)?.path).toBe(path);
});
