/** Pictures of specimens as a microscope camera shows them inside a program. */
const scatter = (k: number, seed: number) => {
  const wide = Math.sin(k * 127.1 + seed * 311.7) * 43758.5453;
  return wide - Math.floor(wide);
};

export const tissue = (seed = 1) =>
  `<svg viewBox="0 0 500 300" preserveAspectRatio="xMidYMid slice"><rect width="500" height="300" fill="#f6dfe6"/>${Array.from({ length: 16 }, (_, k) => `<ellipse cx="${Math.round(scatter(k, seed) * 520)}" cy="${Math.round(scatter(k, seed + 0.7) * 300)}" rx="${40 + (k % 4) * 12}" ry="${26 + (k % 3) * 9}" fill="#e9b3c6" opacity=".75"/>`).join('')}${Array.from({ length: 150 }, (_, k) => `<circle cx="${Math.round(scatter(k, seed + 1.3) * 500)}" cy="${Math.round(scatter(k, seed + 2.1) * 300)}" r="${3.5 + (k % 4)}" fill="${k % 5 ? '#8a5a9a' : '#5b3a78'}" opacity=".8"/>`).join('')}</svg>`;

export const cells = (seed = 1) =>
  `<svg viewBox="0 0 500 300" preserveAspectRatio="xMidYMid slice"><rect width="500" height="300" fill="#eef4f6"/>${Array.from(
    { length: 22 },
    (_, k) => {
      const x = Math.round((((k % 6) + 0.2 + 0.6 * scatter(k, seed)) / 6) * 500);
      const y = Math.round(((Math.floor(k / 6) + 0.2 + 0.6 * scatter(k, seed + 0.9)) / 4) * 300);
      const r = 26 + (k % 4) * 7;
      return `<path d="M${x - r} ${y}q${r * 0.2} ${-r} ${r} ${-r * 0.8}t${r} ${r * 0.7}q${-r * 0.1} ${r} ${-r} ${r * 0.9}t${-r} ${-r * 0.8}z" fill="${k % 3 ? '#a9d6d8' : '#f1b9b0'}" opacity=".85"/><circle cx="${x}" cy="${y}" r="${k % 7 === 0 ? 14 : 7}" fill="#4a3f7a"/>`;
    },
  ).join('')}</svg>`;
