import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteFiles, type SiteFiles } from '../assets/read-site-files.ts';

export type OfficeBuild = { page: string; files: SiteFiles };

/** The built office. Without it the server still serves the site, and `/office` says what is missing. */
export const readOfficeBuild = (dir: string): OfficeBuild => {
  const page = join(dir, 'index.html');
  if (!existsSync(page)) return { page: missingPage, files: new Map() };
  return { page: readFileSync(page, 'utf8'), files: readSiteFiles(dir) };
};

const missingPage = `<!doctype html>
<html lang="fa" dir="rtl">
<head><meta charset="utf-8"><title>دفتر آزما</title></head>
<body><p>دفتر هنوز ساخته نشده است: npm run build</p></body>
</html>
`;
