import { atDepth, face, flank, level } from '../draw/depth.ts';
import { hue } from '../draw/palette.ts';
import { ellipse, path, rect, repeat, shade } from '../draw/shapes.ts';
import { bench, corners, drawFloor, floorAt, perMillimetre } from './rooms.ts';
import { inMillimetres } from './true-scale.ts';

/** The factory: columns, windows, lamps and a painted floor that run far back. */
export const hallRoom = (seed: number, ...art: string[]): string => {
  const end = 10000;
  const high = -3400;
  const [from, to] = [-1300, 4300];
  const bays = [9000, 7500, 6000, 4500, 3000, 1500];
  const glass = shade('v', seed % 2 ? '#cfe6ee' : '#d6ecea', '#f6fcfb');
  return (
    inMillimetres(
      floorAt,
      perMillimetre,
      level(shade('v', '#8fa5a6', '#c9d6d6'), [from, to - from], high, [2000, end]),
      drawFloor('#dde8e6', '#b3c7c5', end, seed % 2 ? 400 : 1700),
      face(shade('v', '#dbe7e7', '#c3d3d3'), [
        [from, high, end],
        [to, high, end],
        [to, 0, end],
        [from, 0, end],
      ]),
      atDepth(
        end,
        rect(700, -2500, 1600, 2500, shade('v', '#5f8e92', '#3f7076'), 30) +
          repeat(5, (k) => rect(700, -2400 + k * 480, 1600, 30, '#2f5c62', 0, 'opacity=".5"')),
      ),
      ...[from, to].map(
        (x) =>
          flank(
            shade('h', x === from ? '#c3d4d4' : '#e9f1f1', x === from ? '#e9f1f1' : '#b7caca'),
            x,
            [high, 0],
            [-900, end],
          ) +
          flank('#7d9799', x, [-320, 0], [-900, end], 'opacity=".35"') +
          bays.map((z) => flank(glass, x, [-3000, -1500], [z - 1260, z - 200])).join(''),
      ),
      // Light of the windows on the floor.
      ...bays.map((z) =>
        face(
          '#ffffff',
          [
            [from, 0, z - 1260],
            [from + 1500, 0, z - 1500],
            [from + 1500, 0, z - 560],
            [from, 0, z - 200],
          ],
          'opacity=".22"',
        ),
      ),
      level(hue.amber, [from + 520, 90], 0, [-900, end], 'opacity=".85"'),
      level(hue.amber, [to - 610, 90], 0, [-900, end], 'opacity=".85"'),
      ...bays.map(
        (z) =>
          level('#6f888b', [from, to - from], high + 60, [z, z + 130]) +
          atDepth(z, rect(from, high, to - from, 150, shade('v', '#9db1b2', '#6f888b'))) +
          [from, to - 220]
            .map(
              (x) =>
                flank('#8ea6a7', x === from ? x + 220 : x, [high, 0], [z, z + 220]) +
                atDepth(
                  z,
                  rect(x, high, 220, -high, shade('h', '#e6eeee', '#b3c6c6')) +
                    rect(x, -560, 220, 560, hue.amber, 0, 'opacity=".55"'),
                ),
            )
            .join('') +
          [620, 2380]
            .map((x) =>
              atDepth(
                z + 700,
                rect(x - 6, high, 12, 420, '#5d7779') +
                  path(`M${x - 120} -2880h240l60 130h-360z`, shade('v', '#55706f', '#2f4a4e')) +
                  ellipse(x, -2750, 180, 26, '#fff6d8') +
                  ellipse(x, -2740, 620, 300, shade('r', '#fff6d8a0', '#fff6d800')),
              ),
            )
            .join(''),
      ),
      atDepth(
        4200,
        `<g filter="url(#soft)" opacity=".55">${bench(-300, 1500, ['#6d858c', '#48656d'])}${rect(2200, -1500, 1300, 1500, shade('v', '#5fa392', '#3a7a6c'), 30)}${rect(2380, -1250, 900, 560, '#2a4a50', 20)}</g>`,
      ),
      atDepth(9000, ellipse(1500, -1500, 5200, 3600, shade('r', '#f3fafa98', '#f3fafa00'))),
      ...art,
    ) + corners()
  );
};
