import { websites } from '../../content/websites.ts';
import { hue } from '../draw/palette.ts';
import { studio, wells } from '../draw/room.ts';
import { place, rect } from '../draw/shapes.ts';
import { makeSheet } from '../draw/sheet.ts';
import { fa } from '../software/widgets.ts';
import { asObject, phoneHtml } from '../software/window.ts';
import { type SiteLook, siteLooks } from './site-looks.ts';

type Site = SiteLook & { name: string; address: string };

/** A site's look under the name and address its page gives. */
function requireSite(id: number): Site {
  const website = websites.find((one) => one.id === id);
  const look = siteLooks[id];
  if (!website || !look) throw new Error(`No site for ${id}`);
  // The city after the comma belongs to the page's title, not to the centre's own sign.
  const [name = website.title] = website.title.split('، ');
  return { ...look, name: look.shortName ?? name, address: new URL(website.webSiteUrl).host };
}

/** One site in its browser, 1200 × 800. The five layouts take turns. */
export function siteHtml(number: number): string {
  const one = requireSite(number);
  const layout = (number - 1) % 5;
  const art = (size: number) =>
    `<svg viewBox="0 0 200 200" width="${size}" height="${size}">${one.art.replaceAll('"A"', `"${one.a}"`).replaceAll('"B"', `"${one.b}"`)}</svg>`;
  const words = (ink: string, centre = false) =>
    `<div style="color:${ink};${centre ? 'text-align:center' : ''}"><div class="t" style="font-size:50px;font-weight:800;line-height:1.5;text-wrap:balance">${one.claim}</div><div class="t" style="font-size:24px;opacity:.85;margin:6px 0 22px">${one.line}</div><span style="display:inline-block;background:${one.b};color:#2b2210;padding:12px 32px;border-radius:${layout % 2 ? 40 : 12}px;font-weight:700;font-size:22px">${one.action}</span></div>`;
  const tiles = (style: string, box: string) =>
    `<div style="display:grid;grid-template-columns:repeat(3,1fr);gap:22px;${style}">${one.tiles.map((tile, at) => `<div style="background:#fff;border-radius:${layout === 1 ? 4 : 18}px;padding:22px 24px;font-size:24px;font-weight:700;color:#20383c;${box}"><span style="display:block;width:44px;height:44px;border-radius:${layout % 2 ? 50 : 28}%;background:${at === 1 ? one.b : one.a};margin-bottom:12px"></span>${tile}<small style="display:block;height:9px;border-radius:5px;background:${one.soft};margin-top:12px;width:80%"></small><small style="display:block;height:9px;border-radius:5px;background:${one.soft};margin-top:8px;width:55%"></small></div>`).join('')}</div>`;
  const dark = layout === 1 || layout === 3;
  const nav = `<div style="display:flex;align-items:center;gap:34px;padding:20px 44px;font-size:21px;font-weight:600;white-space:nowrap;color:${dark ? '#fff' : '#26454a'};${dark ? `background:${one.a}` : 'background:#fff'}"><b style="font-size:28px;font-weight:800;color:${dark ? '#fff' : one.a}">${one.name}</b>${one.menu
    .split('|')
    .map((item) => `<span>${item}</span>`)
    .join('')}<span style="margin-right:auto;direction:ltr">${fa(`${one.code}-00000000`)}</span></div>`;
  const bodies = [
    `<div style="background:${one.soft};padding:44px 60px;display:flex;align-items:center;justify-content:space-between;height:390px">${words('#153a40')}${art(280)}</div>${tiles('padding:0 60px;margin-top:-46px', 'box-shadow:0 12px 30px #0a3a4022')}`,
    `<div style="background:linear-gradient(120deg,${one.a},#0d2a33);height:370px;display:grid;place-items:center">${words('#fff', true)}</div><div style="display:flex;gap:30px;padding:34px 60px;align-items:center">${art(170)}<div style="flex:1">${tiles('', `border:2px solid ${one.soft}`)}</div></div>`,
    `<div style="display:grid;grid-template-columns:1fr 1fr;height:650px"><div style="padding:56px 60px;display:flex;flex-direction:column;justify-content:center">${words('#20383c')}</div><div style="background:${one.a};display:grid;place-items:center;border-radius:0 160px 0 0"><div style="background:#fff;border-radius:50%;width:380px;height:380px;display:grid;place-items:center">${art(230)}</div></div></div>`,
    `<div style="background:${one.a};height:300px;padding:10px 60px;display:flex;align-items:center;justify-content:space-between"><div>${words('#fff')}</div><div style="background:${one.soft};border-radius:50%;padding:24px">${art(190)}</div></div><div style="padding:30px 60px;background:${one.soft};height:360px">${tiles('', '')}<div style="margin-top:22px;height:90px;border-radius:18px;background:linear-gradient(90deg,${one.b},#fff)"></div></div>`,
    `<div style="padding:36px 60px;display:grid;grid-template-columns:1.2fr 1fr;gap:26px;background:#fbfcfc;height:650px"><div style="background:${one.soft};border-radius:30px;padding:40px;display:flex;flex-direction:column;justify-content:center">${words('#153a40')}</div><div style="display:grid;gap:26px"><div style="background:${one.a};border-radius:30px;display:grid;place-items:center"><div style="background:#ffffffe8;border-radius:34px;padding:18px">${art(140)}</div></div>${tiles('grid-template-columns:1fr 1fr', '')}</div></div>`,
  ];
  return `<div class="site" style="width:1200px;height:800px;background:#fff;border-radius:20px;overflow:hidden"><div style="height:58px;background:#dfe9e9;display:flex;align-items:center;gap:10px;padding:0 20px;direction:ltr"><i style="width:15px;height:15px;border-radius:50%;background:#f08c7a"></i><i style="width:15px;height:15px;border-radius:50%;background:#f5a932"></i><i style="width:15px;height:15px;border-radius:50%;background:#7ccbc0"></i><span style="flex:1;margin:0 20px;background:#fff;border-radius:18px;padding:4px 22px;font-size:19px;color:#4b6a6e">${one.address}</span></div>${nav}${bodies[layout]}</div>`;
}

export const drawSite = (number: number) => asObject(siteHtml(number), 1200, 800);

const sitePhone = (number: number) => {
  const one = requireSite(number);
  return phoneHtml(
    one.name,
    one.tiles[0],
    one.tiles.map((tile) => `${tile}|${one.hours ?? 'شنبه تا پنجشنبه'}|آماده`),
    one.action,
  )
    .replace('linear-gradient(160deg,#0b7f80,#00474e)', one.a)
    .replace('class="hd"', `class="hd" style="background:${one.a}"`);
};

export function drawWebsite(number: number): string {
  const one = requireSite(number);
  const left = number % 2 === 0;
  const ground =
    number % 3 ? rect(0, 0, 1200, 900, one.soft) + wells(40, 40, 10, 7, 46, one.a, 0.12) : studio(number);
  return makeSheet(
    1200,
    900,
    `${ground}<g filter="url(#lift)">${place(drawSite(number), 170, left ? 120 : 96, 0.8)}</g><g filter="url(#lift)">${place(asObject(sitePhone(number), 390, 790), left ? 40 : 70, left ? 420 : 400, 0.52)}</g>${rect(0, 896, 1200, 4, hue.white, 0, 'opacity=".4"')}`,
  );
}
