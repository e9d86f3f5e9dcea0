import { hue } from '../draw/palette.ts';

/** Latin digits to Persian ones, for everything a Persian reader reads. */
export const fa = (words: string | number) =>
  String(words)
    .split(/(\s+)/)
    .map((part) =>
      /[A-Za-z]/.test(part) && !part.includes('&')
        ? `<bdi>${part}</bdi>`
        : part.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? digit),
    )
    .join('');

const marks: Record<string, string> = { '+': 'ok', '~': 'wait', '!': 'bad', '*': 'info' };

/** A cell that begins with + ~ ! or * becomes a coloured label. */
const cell = (words: string) => {
  const kind = marks[words[0] ?? ''];
  return kind && words.length > 2 && !/^[+\-~]?\d/.test(words)
    ? `<span class="pill ${kind}">${fa(words.slice(1))}</span>`
    : fa(words);
};

export const card = (title: string, inner: string, note = '', style = '') =>
  `<div class="card" style="${style}"><h4>${fa(title)}<small>${fa(note)}</small></h4>${inner}</div>`;

export const stats = (...pairs: string[]) =>
  `<div class="stats">${pairs
    .map((pair) => {
      const [name = '', value = ''] = pair.split('|');
      return `<div class="stat"><span>${name}</span><b>${fa(value)}</b></div>`;
    })
    .join('')}</div>`;

/** First line is the heading; the columns are parted by bars. `on` marks the chosen row. */
export const table = (lines: string, on = 1) => {
  const [head = '', ...rows] = lines
    .trim()
    .split('\n')
    .map((line) => line.trim());
  return `<table><tr>${head
    .split('|')
    .map((name) => `<th>${name}</th>`)
    .join('')}</tr>${rows
    .map(
      (row, at) =>
        `<tr class="${at === on ? 'on' : ''}">${row
          .split('|')
          .map((part) => `<td>${cell(part)}</td>`)
          .join('')}</tr>`,
    )
    .join('')}</table>`;
};

export const form = (fields: string, acts = '') =>
  `<div class="form">${fields
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', value = ''] = line.trim().split('|');
      return `<div><label>${name}</label><p>${fa(value)}</p></div>`;
    })
    .join('')}</div>${
    acts
      ? `<div class="acts">${acts
          .split('|')
          .map((name, at) => `<span class="btn ${['warm', '', 'ghost'][at] ?? 'ghost'}">${name}</span>`)
          .join('')}</div>`
      : ''
  }`;

export const rows = (lines: string) =>
  `<div class="rows">${lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', note = ''] = line.trim().split('|');
      return `<div><i></i><b>${fa(name)}</b><span>${cell(note)}</span></div>`;
    })
    .join('')}</div>`;

export const meters = (lines: string) =>
  `<div class="rows">${lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', part = '0'] = line.trim().split('|');
      return `<div><b style="width:42%">${fa(name)}</b><div class="meter"><i style="width:${part}%;${Number(part) < 30 ? 'background:#f5a932' : ''}"></i></div><span style="margin:0;width:48px">٪${fa(part)}</span></div>`;
    })
    .join('')}</div>`;

const box = (inner: string, w = 500, h = 230) =>
  `<svg viewBox="0 0 ${w} ${h}" preserveAspectRatio="none">${inner}</svg>`;
const meet = (inner: string, w = 500, h = 260) =>
  `<svg viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid meet">${inner}</svg>`;

export function lines(seed = 1, two = true): string {
  const wave = (k: number, s: number) =>
    110 - 50 * Math.sin(k * 0.8 + s) - 24 * Math.sin(k * 2.1 + s * 2) - k * 3;
  const points = (s: number) =>
    Array.from({ length: 12 }, (_, k) => `${(k * 500) / 11} ${(wave(k, s) + 36).toFixed(1)}`).join('L');
  return box(
    [0, 1, 2, 3]
      .map((k) => `<path d="M0 ${20 + k * 60}H500" stroke="var(--line)" stroke-width="1.5"/>`)
      .join('') +
      `<path d="M${points(seed)}L500 230L0 230z" fill="var(--a)" opacity=".14"/><path d="M${points(seed)}" fill="none" stroke="var(--a)" stroke-width="4" stroke-linejoin="round"/>` +
      (two
        ? `<path d="M${points(seed + 2.4)}" fill="none" stroke="#f5a932" stroke-width="3.5" stroke-dasharray="9 7"/>`
        : ''),
  );
}

export const bars = (seed = 1, many = 9) =>
  box(
    [0, 1, 2, 3]
      .map((k) => `<path d="M0 ${20 + k * 60}H500" stroke="var(--line)" stroke-width="1.5"/>`)
      .join('') +
      Array.from({ length: many }, (_, k) => {
        const h = 70 + 60 * Math.sin(k * 1.3 + seed) + 50 * Math.sin(k * 0.5 + seed * 2) + 40;
        return `<rect x="${(k * 500) / many + 8}" y="${(230 - Math.max(30, h)).toFixed(1)}" width="${500 / many - 18}" height="${Math.max(30, h).toFixed(1)}" rx="6" fill="${k === many - 3 ? '#f5a932' : 'var(--a)'}" opacity="${k % 2 ? 0.75 : 1}"/>`;
      }).join(''),
  );

export const donut = (parts: [string, number, string][]) => {
  let from = 0;
  const arcs = parts.map(([, part, colour]) => {
    const arc = `<circle cx="130" cy="130" r="86" fill="none" stroke="${colour}" stroke-width="42" stroke-dasharray="${(part * 5.404 - 3).toFixed(1)} 999" transform="rotate(${from * 3.6 - 90} 130 130)"/>`;
    from += part;
    return arc;
  });
  return meet(
    arcs.join('') +
      parts
        .map(
          ([name, part, colour], at) =>
            `<rect x="458" y="${46 + at * 52}" width="22" height="22" rx="7" fill="${colour}"/><text x="444" y="${64 + at * 52}" font-size="22" fill="var(--fg)" direction="rtl" text-anchor="start">${name} ٪${fa(part)}</text>`,
        )
        .join(''),
  );
};

/** Levey-Jennings: mean, ±1…3 SD, one point outside. `upTo` lets the clip draw it point by point. */
export function levey(seed = 1, out = 14, upTo = 22): string {
  const z = (k: number) => (k === out ? 2.5 : 1.25 * Math.sin(k * 2.3 + seed) * Math.cos(k * 0.9 + seed));
  const at = (k: number) => [52 + k * 33, 150 - z(k) * 44] as const;
  const level = (sd: number, colour: string, dash = '') =>
    `<path d="M46 ${150 - sd * 44}H780" stroke="${colour}" stroke-width="2" stroke-dasharray="${dash}"/><text x="34" y="${156 - sd * 44}" font-size="17" fill="var(--mute)" direction="ltr" text-anchor="end">${sd > 0 ? '+' : ''}${sd}</text>`;
  const points = Array.from({ length: Math.min(22, Math.max(1, Math.floor(upTo))) }, (_, k) => k);
  return meet(
    level(0, 'var(--a)') +
      [1, -1].map((s) => level(s, '#5fae86', '6 6')).join('') +
      [2, -2].map((s) => level(s, '#f5a932', '6 6')).join('') +
      [3, -3].map((s) => level(s, '#e0705e', '6 6')).join('') +
      `<path d="M${points.map((k) => at(k).join(' ')).join('L')}" fill="none" stroke="var(--fg)" stroke-width="2.5" opacity=".7"/>` +
      points
        .map(
          (k) =>
            `<circle cx="${at(k)[0]}" cy="${at(k)[1].toFixed(1)}" r="${k === out ? 10 : 7}" fill="${k === out ? '#e0705e' : 'var(--a)'}" stroke="var(--card)" stroke-width="2"/>`,
        )
        .join(''),
    800,
    300,
  );
}

export const barcode = (seed = 1, h = 44) =>
  `<svg viewBox="0 0 200 ${h}" preserveAspectRatio="none">${Array.from({ length: 44 }, (_, k) => `<rect x="${k * 4.5}" width="${1.2 + ((k * 7 + seed * 3) % 3)}" height="${h}" fill="#10363c"/>`).join('')}</svg>`;

export const labels = (names: string[]) =>
  `<div class="tags">${names
    .map((name, at) => {
      const [who = '', code = ''] = name.split('|');
      return `<div class="tag"><b>${who}</b>${barcode(at + 2)}<span style="direction:ltr;text-align:center">${code}</span></div>`;
    })
    .join('')}</div>`;

/** Analysers on one side, the laboratory's server in the middle. */
export const links = (names: string[]) =>
  meet(
    names
      .map(
        (_, k) =>
          `<path d="M250 30C${k < 3 ? 190 : 310} 130 ${k < 3 ? 190 : 310} ${60 + (k % 3) * 70} ${k < 3 ? 150 : 350} ${50 + (k % 3) * 76}" fill="none" stroke="var(--a)" stroke-width="3" stroke-dasharray="7 6" opacity=".8"/>`,
      )
      .join('') +
      `<rect x="205" y="86" width="90" height="84" rx="18" fill="var(--a)"/><circle cx="228" cy="112" r="7" fill="#f5a932"/><rect x="244" y="108" width="36" height="8" rx="4" fill="#fff"/><rect x="222" y="134" width="58" height="8" rx="4" fill="#fff" opacity=".6"/>` +
      names
        .map((name, k) => {
          const x = k < 3 ? 10 : 350;
          const y = 22 + (k % 3) * 76;
          return `<rect x="${x}" y="${y}" width="140" height="56" rx="13" fill="var(--soft)" stroke="var(--line)" stroke-width="2"/><circle cx="${x + 22}" cy="${y + 28}" r="8" fill="${k === 4 ? '#f5a932' : '#5fae86'}"/><text x="${x + 84}" y="${y + 35}" font-size="20" font-weight="650" fill="var(--fg)" text-anchor="middle" direction="ltr">${name}</text>`;
        })
        .join(''),
  );

export const chromatogram = () =>
  meet(
    ['#5fae86', '#2f7f99', '#10363c', '#e0705e']
      .map(
        (colour, c) =>
          `<path d="M0 200${Array.from({ length: 24 }, (_, k) => ((k * 7 + 3) % 4 === c ? `L${k * 33 + 6} 200Q${k * 33 + 16} ${30 + ((k * 29) % 60)} ${k * 33 + 26} 200` : '')).join('')}L800 200" fill="none" stroke="${colour}" stroke-width="3.5"/>`,
      )
      .join('') +
      Array.from(
        { length: 24 },
        (_, k) =>
          `<text x="${k * 33 + 16}" y="232" font-size="22" font-weight="700" fill="${['#5fae86', '#2f7f99', 'var(--fg)', '#e0705e'][(k * 7 + 3) % 4]}" text-anchor="middle">${'ACGT'[(k * 7 + 3) % 4]}</text>`,
      ).join(''),
    800,
    240,
  );

export const gel = () =>
  `<svg viewBox="0 0 400 300" preserveAspectRatio="none"><rect width="400" height="300" fill="#0c2b31"/>${Array.from({ length: 10 }, (_, lane) => Array.from({ length: lane === 0 ? 8 : 3 }, (_, k) => `<rect x="${16 + lane * 38}" y="${lane === 0 ? 24 + k * 33 : 40 + ((lane * 53 + k * 83) % 210)}" width="26" height="7" rx="3" fill="#bff5ec" opacity="${lane === 0 ? 0.6 : 0.9}"/>`).join('')).join('')}</svg>`;

export const discs = () =>
  meet(
    [0, 1, 2]
      .map(
        (k) =>
          `<circle cx="${90 + k * 160}" cy="130" r="74" fill="${['#fbe6bf', '#f3c8bd', '#d6ecd9'][k]}" stroke="#b4c8c8" stroke-width="5"/>${[
            0, 1, 2, 3, 4,
          ]
            .map((d) => {
              const x = 90 + k * 160 + Math.cos(d * 1.257) * 42;
              const y = 130 + Math.sin(d * 1.257) * 42;
              return `<circle cx="${x}" cy="${y}" r="${12 + ((d * 5 + k * 3) % 4) * 4}" fill="#fff" opacity=".85"/><circle cx="${x}" cy="${y}" r="7" fill="#10363c"/>`;
            })
            .join('')}`,
      )
      .join(''),
    500,
    240,
  );

export const streets = (seed = 1, pins = 5) =>
  `<svg viewBox="0 0 500 300" preserveAspectRatio="xMidYMid slice"><rect width="500" height="300" fill="#e3efe9"/><path d="M-10 220Q150 180 260 240T520 200V310H-10z" fill="#c9e3ee"/><rect x="300" y="30" width="110" height="80" rx="14" fill="#c5e2cc"/>${[40, 120, 190].map((y) => `<path d="M0 ${y}H500" stroke="#fff" stroke-width="12"/>`).join('')}${[70, 180, 280, 430].map((x) => `<path d="M${x} 0L${x + 20} 300" stroke="#fff" stroke-width="10"/>`).join('')}<path d="M80 60L190 120L300 130L420 190" fill="none" stroke="#0b7f80" stroke-width="6" stroke-dasharray="10 8"/>${Array.from(
    { length: pins },
    (_, k) => {
      const x = 80 + ((k * 97 + seed * 30) % 360);
      const y = 60 + ((k * 53 + seed * 20) % 160);
      return `<path d="M${x} ${y}c-26 -32 -18 -52 0 -52s26 20 0 52z" fill="${k === 1 ? hue.amber : hue.teal}"/><circle cx="${x}" cy="${y - 34}" r="7" fill="#fff"/>`;
    },
  ).join('')}</svg>`;

export const shifts = (names: string[]) =>
  `<div class="cal"><span class="h"></span>${['شنبه', 'یک', 'دو', 'سه', 'چهار', 'پنج', 'جمعه'].map((day) => `<span class="h">${day}</span>`).join('')}${names
    .map(
      (name, n) =>
        `<span class="h">${name}</span>${Array.from({ length: 7 }, (_, d) => {
          const s = (n * 3 + d * 2 + (d % 3)) % 4;
          return `<span class="${['m', 'e', 'n', ''][s]}">${['صبح', 'عصر', 'شب', '—'][s]}</span>`;
        }).join('')}`,
    )
    .join('')}</div>`;

export const chat = (lines: string) =>
  `<div class="chat">${lines
    .trim()
    .split('\n')
    .map((line, at) => `<p class="${at % 2 ? 'me' : ''}">${fa(line.trim())}</p>`)
    .join('')}</div>`;
export const big = (number: string, note: string) =>
  `<div class="big"><div><span>${note}</span><br/><b>${fa(number)}</b></div></div>`;
export const kanban = (lines: string) =>
  `<div class="kan">${lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', ...items] = line.trim().split('|');
      return `<div><h5>${fa(name)}</h5>${items.map((item) => `<p>${fa(item)}</p>`).join('')}</div>`;
    })
    .join('')}</div>`;
export const bags = (lines: string) =>
  `<div class="bags">${lines
    .trim()
    .split('\n')
    .map((line) => {
      const [type = '', many = ''] = line.trim().split('|');
      return `<div><b>${type}</b><span>${fa(many)}</span></div>`;
    })
    .join('')}</div>`;
