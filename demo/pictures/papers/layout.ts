import { siteSettings } from '../../content/site-settings.ts';
import { table as drawTable, fa } from '../software/widgets.ts';

/** A paper: its file name, its running title, its cover and its pages. */
export type Paper = { name: string; title: string; cover: string; pages: string[] };

export const paperStyle = `
@page{size:A4;margin:0}
*{box-sizing:border-box;margin:0}
body{font-family:"Vazirmatn Variable";direction:rtl;color:#10363c;font-size:11.2pt;line-height:1.95;-webkit-print-color-adjust:exact}
.page{width:210mm;height:297mm;padding:20mm 20mm 22mm;position:relative;break-after:page;overflow:hidden;background:#fff}
.page:last-child{break-after:auto}
.page>header{display:flex;justify-content:space-between;border-bottom:.4mm solid #cde8e4;padding-bottom:3mm;margin-bottom:8mm;font-size:9pt;color:#527176}
.page>footer{position:absolute;bottom:10mm;left:20mm;right:20mm;display:flex;justify-content:space-between;font-size:9pt;color:#527176}
.cover{background:linear-gradient(160deg,#006a6e,#00353b);color:#fff;padding:26mm 22mm}
.cover h1{font-size:31pt;font-weight:800;line-height:1.5;margin-top:10mm}
.cover p{font-size:14pt;opacity:.88;margin-top:3mm}
.cover .art{position:absolute;left:0;right:0;bottom:34mm;height:130mm;display:flex;justify-content:center;align-items:flex-end}
.cover .art img{width:166mm;max-height:130mm;object-fit:cover;border-radius:6mm}
.mark{display:grid;grid-template-columns:repeat(3,5mm);gap:1.8mm}.mark i{width:5mm;height:5mm;border-radius:50%;background:#fff}.mark i:last-child{background:#f5a932}
.cover .foot{position:absolute;bottom:16mm;right:22mm;left:22mm;display:flex;justify-content:space-between;font-size:10.5pt;opacity:.85}
h2{font-size:17pt;font-weight:800;color:#005a60;line-height:1.6;margin:0 0 3mm}
h3{font-size:12.8pt;font-weight:700;margin:6mm 0 1.5mm;color:#0b7f80}
p{margin-bottom:2.5mm}
ol,ul{padding-right:7mm;margin-bottom:3mm}li{margin-bottom:1.2mm}li::marker{color:#0b7f80;font-weight:700}
ol{list-style:persian}
table{width:100%;border-collapse:collapse;margin:2mm 0 4mm;font-size:10.3pt}th{background:#e4f4f2;text-align:right;padding:1.8mm 3mm;font-weight:700}td{border-bottom:.25mm solid #d5e2e1;padding:1.8mm 3mm}
.note{background:#fdf1dc;border-right:1.4mm solid #f5a932;padding:3mm 5mm;border-radius:2mm;margin:3mm 0}
.fig{border:.3mm solid #d5e2e1;border-radius:3mm;overflow:hidden;margin:3mm 0}.fig img{display:block;width:100%;height:auto}
.cap{font-size:9pt;color:#527176;text-align:center;margin-bottom:3mm}
.pill{padding:0}
`;

export const h2 = (words: string) => `<h2>${fa(words)}</h2>`;
export const h3 = (words: string) => `<h3>${fa(words)}</h3>`;
export const p = (words: string) => `<p>${fa(words)}</p>`;
export const note = (words: string) => `<div class="note">${fa(words)}</div>`;
export const steps = (lines: string) =>
  `<ol>${lines
    .trim()
    .split('\n')
    .map((line) => `<li>${fa(line.trim())}</li>`)
    .join('')}</ol>`;
export const points = (lines: string) =>
  `<ul>${lines
    .trim()
    .split('\n')
    .map((line) => `<li>${fa(line.trim())}</li>`)
    .join('')}</ul>`;
export const grid = (lines: string) => drawTable(lines, -1);
export const figure = (svg: string, caption: string) =>
  `<div class="fig">${svg}</div><div class="cap">${fa(caption)}</div>`;

export function layOut(paper: Paper): string {
  const mark = `<div class="mark">${'<i></i>'.repeat(9)}</div>`;
  const cover = `<section class="page cover">${mark}${paper.cover}<div class="foot"><span>آزما</span><span>${fa('ویرایش 1405')}</span></div></section>`;
  const pages = paper.pages.map(
    (page, at) =>
      `<section class="page"><header><span>${fa(paper.title)}</span><span>آزما</span></header>${page}<footer><span>پشتیبانی: <bdi dir="ltr">${fa(siteSettings.phone)}</bdi></span><span>${fa(at + 2)}</span></footer></section>`,
  );
  return cover + pages.join('');
}
