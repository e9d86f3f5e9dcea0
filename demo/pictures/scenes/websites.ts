import { hue } from '../draw/palette.ts';
import { studio, wells } from '../draw/room.ts';
import { pick, place, rect } from '../draw/shapes.ts';
import { makeSheet } from '../draw/sheet.ts';
import { fa } from '../software/widgets.ts';
import { asObject, phoneHtml } from '../software/window.ts';

type Site = {
  name: string;
  claim: string;
  line: string;
  menu: string;
  tiles: string[];
  a: string;
  b: string;
  soft: string;
  art: string;
  address: string;
};

const cross = '<path d="M80 20h40v60h60v40h-60v60H80v-60H20V80h60z" fill="A"/>';
const heart =
  '<path d="M100 180C20 120 10 70 40 40c30-25 55 0 60 22 5-22 30-47 60-22 30 30 20 80-60 140z" fill="A"/><path d="M30 100h40l14-30 24 60 16-30h46" fill="none" stroke="#fff" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/>';
const glassFlask =
  '<path d="M78 10h44v60l56 94q10 26-20 26H42q-30 0-20-26l56-94z" fill="#fff" stroke="A" stroke-width="9"/><path d="M52 118h96l26 44q6 18-14 18H40q-20 0-14-18z" fill="A"/><circle cx="90" cy="150" r="9" fill="#fff"/><circle cx="122" cy="138" r="6" fill="#fff"/>';
const tooth =
  '<path d="M40 30q30-20 60 0 30-20 60 0c30 40 0 80-8 110-6 40-30 50-34 10-2-24-34-24-36 0-4 40-28 30-34-10-8-30-38-70-8-110z" fill="#fff" stroke="A" stroke-width="9"/>';
const eye =
  '<path d="M10 100Q100 10 190 100Q100 190 10 100z" fill="#fff" stroke="A" stroke-width="9"/><circle cx="100" cy="100" r="42" fill="A"/><circle cx="114" cy="88" r="13" fill="#fff"/>';
const drop =
  '<path d="M100 10c60 80 60 90 60 110a60 60 0 0 1-120 0c0-20 0-30 60-110z" fill="A"/><path d="M70 120a32 32 0 0 0 32 36" stroke="#fff" stroke-width="9" fill="none" stroke-linecap="round"/>';
const helix =
  '<path d="M50 10c0 60 100 60 100 90s-100 30-100 90M150 10c0 60-100 60-100 90s100 30 100 90" fill="none" stroke="A" stroke-width="11"/><path d="M64 36h72M64 164h72M84 76h32M84 126h32" stroke="B" stroke-width="9"/>';
const child =
  '<circle cx="100" cy="70" r="46" fill="#fbd9bd"/><path d="M54 66q6-50 46-50t46 50q-46-34-92 0z" fill="B"/><path d="M30 190q0-66 70-66t70 66z" fill="A"/><circle cx="84" cy="74" r="5"/><circle cx="116" cy="74" r="5"/><path d="M86 92q14 12 28 0" stroke="#10363c" stroke-width="5" fill="none"/>';

const site = (
  name: string,
  address: string,
  claim: string,
  line: string,
  menu: string,
  tiles: string[],
  a: string,
  b: string,
  soft: string,
  art: string,
): Site => ({ name, address, claim, line, menu, tiles, a, b, soft, art });

/** Fourteen centres whose sites were designed; all are invented for the demo. */
const sites: [Site, ...Site[]] = [
  site(
    'آزمایشگاه سپید',
    'sepidlab.example',
    'جواب درست، همان روز',
    'از نمونه‌گیری تا جواب اینترنتی',
    'خانه|خدمات|جواب‌دهی|تماس',
    ['جواب اینترنتی', 'نوبت', 'در منزل'],
    '#0b7f80',
    '#f5a932',
    '#e4f4f2',
    glassFlask,
  ),
  site(
    'درمانگاه مهرگان',
    'mehregan.example',
    'شبانه‌روز کنار شما',
    'پزشک عمومی، تزریقات و داروخانه',
    'خانه|پزشکان|بخش‌ها|نشانی',
    ['اورژانس', 'داروخانه', 'دندان'],
    '#2f6f9f',
    '#f2b84b',
    '#e5eff7',
    cross,
  ),
  site(
    'کلینیک قلب پارس',
    'parsheart.example',
    'ضربان زندگی را جدی بگیریم',
    'اکو، تست ورزش و هولتر',
    'خانه|خدمات|پزشکان|نوبت',
    ['اکوکاردیوگرافی', 'تست ورزش', 'هولتر'],
    '#b4474f',
    '#f0a35e',
    '#f9eae8',
    heart,
  ),
  site(
    'آزمایشگاه ژنتیک نسل',
    'naslgene.example',
    'آینده را از امروز بخوانیم',
    'مشاوره و آزمایش‌های پیش از تولد',
    'خانه|آزمایش‌ها|مشاوره|مقاله',
    ['غربالگری', 'NIPT', 'ناقلی'],
    '#5b5a9b',
    '#59b7a9',
    '#ececf7',
    helix,
  ),
  site(
    'دندان‌پزشکی لبخند',
    'labkhand.example',
    'لبخندی که می‌ماند',
    'ایمپلنت، ارتودنسی و زیبایی',
    'خانه|خدمات|نمونه‌کار|نوبت',
    ['ایمپلنت', 'ارتودنسی', 'لمینت'],
    '#1f9aa6',
    '#ff9d7a',
    '#e3f6f6',
    tooth,
  ),
  site(
    'چشم‌پزشکی نگاه',
    'negaheye.example',
    'روشن‌تر ببینید',
    'لیزیک، آب مروارید و شبکیه',
    'خانه|جراحی‌ها|پزشکان|تماس',
    ['لیزیک', 'شبکیه', 'عینک'],
    '#1c4f7a',
    '#5ec1d8',
    '#e4eef6',
    eye,
  ),
  site(
    'بانک خون امید',
    'omidblood.example',
    'یک کیسه، سه زندگی',
    'پایگاه اهدای خون و پلاسما',
    'خانه|اهدا|موجودی|پرسش‌ها',
    ['اهدای خون', 'پلاسما', 'گروه خون'],
    '#a83a44',
    '#f5c06a',
    '#f8e8e7',
    drop,
  ),
  site(
    'مرکز کودکان باران',
    'barankids.example',
    'با آرامش بزرگ شوند',
    'پایش رشد، واکسن و تغذیه',
    'خانه|واکسن|پزشکان|مادران',
    ['واکسن', 'پایش رشد', 'تغذیه'],
    '#3f9d78',
    '#f6b24f',
    '#e6f5ec',
    child,
  ),
  site(
    'آزمایشگاه مرجع البرز',
    'alborzref.example',
    'مرجع آزمایشگاه‌های کشور',
    'پذیرش نمونه‌های ارجاعی',
    'خانه|ارجاع|آزمایش‌ها|قرارداد',
    ['ارسال نمونه', 'فهرست', 'پیگیری'],
    '#10454d',
    '#f5a932',
    '#e2eeee',
    glassFlask,
  ),
  site(
    'بیمارستان آفتاب',
    'aftabhospital.example',
    'درمان با احترام',
    'هجده بخش تخصصی و اورژانس',
    'خانه|بخش‌ها|پزشکان|ملاقات',
    ['اورژانس', 'بستری', 'پاراکلینیک'],
    '#c47a1c',
    '#2a8f8a',
    '#fbf1e0',
    cross,
  ),
  site(
    'پاتولوژی دقیق',
    'daghighpath.example',
    'پاسخ در لایه‌های بافت',
    'سیتولوژی و ایمونوهیستوشیمی',
    'خانه|خدمات|گزارش|تماس',
    ['بیوپسی', 'سیتولوژی', 'IHC'],
    '#8a4a7d',
    '#e7a85c',
    '#f5eaf3',
    eye,
  ),
  site(
    'کلینیک دیابت نوین',
    'novindiabet.example',
    'قند در مهار شما',
    'آموزش، تغذیه و پایش پیوسته',
    'خانه|آموزش|نوبت|ابزار',
    ['آموزش', 'تغذیه', 'پایش'],
    '#2c7fb0',
    '#7cc96f',
    '#e4f1f8',
    drop,
  ),
  site(
    'فیزیوتراپی توان',
    'tavanphysio.example',
    'دوباره حرکت کنید',
    'توان‌بخشی ورزشی و ستون فقرات',
    'خانه|روش‌ها|درمانگران|نوبت',
    ['ستون فقرات', 'ورزشی', 'سالمندان'],
    '#3b7d5d',
    '#f0b04a',
    '#e6f2ea',
    heart,
  ),
  site(
    'آزمایشگاه دنا',
    'denalab.example',
    'نزدیک‌ترین آزمایشگاه به شما',
    'چهار شعبه در شیراز',
    'خانه|شعبه‌ها|جواب|بیمه',
    ['شعبه‌ها', 'جواب', 'بیمه‌ها'],
    '#0f6e8c',
    '#f2a154',
    '#e1f0f5',
    helix,
  ),
];

/** One site in its browser, 1200 × 800. The five layouts take turns. */
export function siteHtml(number: number): string {
  const one = pick(sites, number - 1);
  const layout = (number - 1) % 5;
  const art = (size: number) =>
    `<svg viewBox="0 0 200 200" width="${size}" height="${size}">${one.art.replaceAll('"A"', `"${one.a}"`).replaceAll('"B"', `"${one.b}"`)}</svg>`;
  const words = (ink: string, centre = false) =>
    `<div style="color:${ink};${centre ? 'text-align:center' : ''}"><div class="t" style="font-size:50px;font-weight:800;line-height:1.5">${one.claim}</div><div class="t" style="font-size:24px;opacity:.85;margin:6px 0 22px">${one.line}</div><span style="display:inline-block;background:${one.b};color:#2b2210;padding:12px 32px;border-radius:${layout % 2 ? 40 : 12}px;font-weight:700;font-size:22px">گرفتن نوبت</span></div>`;
  const tiles = (style: string, box: string) =>
    `<div style="display:grid;grid-template-columns:repeat(3,1fr);gap:22px;${style}">${one.tiles.map((tile, at) => `<div style="background:#fff;border-radius:${layout === 1 ? 4 : 18}px;padding:22px 24px;font-size:24px;font-weight:700;color:#20383c;${box}"><span style="display:block;width:44px;height:44px;border-radius:${layout % 2 ? 50 : 28}%;background:${at === 1 ? one.b : one.a};margin-bottom:12px"></span>${tile}<small style="display:block;height:9px;border-radius:5px;background:${one.soft};margin-top:12px;width:80%"></small><small style="display:block;height:9px;border-radius:5px;background:${one.soft};margin-top:8px;width:55%"></small></div>`).join('')}</div>`;
  const dark = layout === 1 || layout === 3;
  const nav = `<div style="display:flex;align-items:center;gap:34px;padding:20px 44px;font-size:21px;font-weight:600;color:${dark ? '#fff' : '#26454a'};${dark ? `background:${one.a}` : 'background:#fff'}"><b style="font-size:28px;font-weight:800;color:${dark ? '#fff' : one.a}">${one.name}</b>${one.menu
    .split('|')
    .map((item) => `<span>${item}</span>`)
    .join('')}<span style="margin-right:auto;direction:ltr">${fa('071-0000')}</span></div>`;
  const bodies = [
    `<div style="background:${one.soft};padding:44px 60px;display:flex;align-items:center;justify-content:space-between;height:390px">${words('#153a40')}${art(280)}</div>${tiles('padding:0 60px;margin-top:-46px', 'box-shadow:0 12px 30px #0a3a4022')}`,
    `<div style="background:linear-gradient(120deg,${one.a},#0d2a33);height:370px;display:grid;place-items:center">${words('#fff', true)}</div><div style="display:flex;gap:30px;padding:34px 60px;align-items:center"><div style="flex:1">${tiles('', `border:2px solid ${one.soft}`)}</div>${art(170)}</div>`,
    `<div style="display:grid;grid-template-columns:1fr 1fr;height:650px"><div style="padding:56px 60px;display:flex;flex-direction:column;justify-content:center">${words('#20383c')}</div><div style="background:${one.a};display:grid;place-items:center;border-radius:0 160px 0 0"><div style="background:#fff;border-radius:50%;width:380px;height:380px;display:grid;place-items:center">${art(230)}</div></div></div>`,
    `<div style="background:${one.a};height:300px;padding:10px 60px;display:flex;align-items:center;justify-content:space-between"><div>${words('#fff')}</div><div style="background:${one.soft};border-radius:50%;padding:24px">${art(190)}</div></div><div style="padding:30px 60px;background:${one.soft};height:360px">${tiles('', '')}<div style="margin-top:22px;height:90px;border-radius:18px;background:linear-gradient(90deg,${one.b},#fff)"></div></div>`,
    `<div style="padding:36px 60px;display:grid;grid-template-columns:1.2fr 1fr;gap:26px;background:#fbfcfc;height:650px"><div style="background:${one.soft};border-radius:30px;padding:40px;display:flex;flex-direction:column;justify-content:center">${words('#153a40')}</div><div style="display:grid;gap:26px"><div style="background:${one.a};border-radius:30px;display:grid;place-items:center"><div style="background:#ffffffe8;border-radius:34px;padding:18px">${art(140)}</div></div>${tiles('grid-template-columns:1fr 1fr', '')}</div></div>`,
  ];
  return `<div class="site" style="width:1200px;height:800px;background:#fff;border-radius:20px;overflow:hidden"><div style="height:58px;background:#dfe9e9;display:flex;align-items:center;gap:10px;padding:0 20px;direction:ltr"><i style="width:15px;height:15px;border-radius:50%;background:#f08c7a"></i><i style="width:15px;height:15px;border-radius:50%;background:#f5a932"></i><i style="width:15px;height:15px;border-radius:50%;background:#7ccbc0"></i><span style="flex:1;margin:0 20px;background:#fff;border-radius:18px;padding:4px 22px;font-size:19px;color:#4b6a6e">${one.address}</span></div>${nav}${bodies[layout]}</div>`;
}

export const drawSite = (number: number) => asObject(siteHtml(number), 1200, 800);

const sitePhone = (number: number) => {
  const one = pick(sites, number - 1);
  return phoneHtml(
    one.name,
    one.tiles[0] ?? '',
    one.tiles.map((tile) => `${tile}|شنبه تا پنجشنبه|آماده`),
    'گرفتن نوبت',
  )
    .replace('linear-gradient(160deg,#0b7f80,#00474e)', one.a)
    .replace('class="hd"', `class="hd" style="background:${one.a}"`);
};

export function drawWebsite(number: number): string {
  const one = pick(sites, number - 1);
  const left = number % 2 === 0;
  const ground =
    number % 3 ? rect(0, 0, 1200, 900, one.soft) + wells(40, 40, 10, 7, 46, one.a, 0.12) : studio(number);
  return makeSheet(
    1200,
    900,
    `${ground}<g filter="url(#lift)">${place(drawSite(number), 170, left ? 120 : 96, 0.8)}</g><g filter="url(#lift)">${place(asObject(sitePhone(number), 390, 790), left ? 40 : 70, left ? 420 : 400, 0.52)}</g>${rect(0, 896, 1200, 4, hue.white, 0, 'opacity=".4"')}`,
  );
}
