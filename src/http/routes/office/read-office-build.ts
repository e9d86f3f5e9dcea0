import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteFiles, type SiteFiles } from '../assets/read-site-files.ts';
import { type FirstViews, noFirstViews } from './first-views.ts';

/** The one page of the office, and what it may fetch early for which address. */
export type OfficePage = {
  html: string;
  firstViews: FirstViews;
  /** Only while developing: the page needs what the office's policy forbids. */
  isDevelopment?: boolean;
};
type OfficeBuild = { page: OfficePage; files: SiteFiles };

/** The built office. Without it the server still serves the site, and `/office` says what is missing. */
export const readOfficeBuild = (dir: string): OfficeBuild => {
  const html = join(dir, 'index.html');
  if (!existsSync(html)) return { page: { html: missingPage, firstViews: noFirstViews }, files: new Map() };
  const firstViews = JSON.parse(readFileSync(join(dir, 'first-views.json'), 'utf8')) as FirstViews;
  return { page: { html: readFileSync(html, 'utf8'), firstViews }, files: readSiteFiles(dir) };
};

const missingPage = `<!doctype html>
<html lang="fa" dir="rtl">
<head><meta charset="utf-8"><title>دفتر آزما</title></head>
<body><p>دفتر هنوز ساخته نشده است: npm run build</p></body>
</html>
`;
