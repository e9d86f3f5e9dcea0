import { hue } from '../draw/palette.ts';
import { studio, wells } from '../draw/room.ts';
import { rect, shade } from '../draw/shapes.ts';
import { makeSheet } from '../draw/sheet.ts';
import { programs } from '../software/programs.ts';
import { drawWindow } from '../software/window.ts';
import { phoneAt } from './software-pictures.ts';

const kinds = Object.keys(programs);

/** Screens of a software revision: each revision shows four programs, each in its own colours and cut. */
export function drawRevision(revision: number, number: number): string {
  const at = (revision - 1) * 4 + number - 1;
  const kind = number === 1 ? 'lis' : (kinds[(at * 5 + revision) % kinds.length] ?? 'lis');
  const look = revision + number * 2;
  // The same versions as demo/content/revisions.ts; the last one is a small repair of the one before.
  const version = `v4.${Math.min(revision + 1, 12)}`;
  const screen = (revision + number) % 2 ? 1 : 0;
  const ground =
    number % 2
      ? studio(revision)
      : rect(0, 0, 1200, 900, shade('d', '#0a6a6e', '#00393f')) + wells(40, 40, 12, 8, 46, hue.white, 0.1);
  const cut: [number, number, number][] = [
    [60, 100, 0.9],
    [110, 130, 0.82],
    [-200, 90, 1.14],
    [50, 60, 1.14],
  ];
  const [x, y, scale] = cut[(number + revision) % 4] ?? [90, 118, 0.85];
  const phone = kind === 'patient-app' ? phoneAt(90, 210, 0.8) : '';
  return makeSheet(
    1200,
    900,
    `${ground}<g filter="url(#lift)">${drawWindow(kind, version, screen, look, x, y, scale)}</g>${phone}`,
  );
}
