import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MediaOriginProvider } from '#web/ui/media-origin.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { UnbrokenText } from '#web/ui/unbroken-text.tsx';
import { EntryCard } from '../screens/lists/entry-card.tsx';
import { useDrawn } from './use-drawn.tsx';

type Shown = { title: string; picture: string | null };

let drawings = 0;
const drawShown = ({ title, picture }: Shown): ReactElement => {
  drawings += 1;
  return (
    <>
      <Picture address={picture} alt="" width={640} height={480} sizes="9rem" />
      {title}، {title.length}
      <b>
        <UnbrokenText>{title}</UnbrokenText>
      </b>
    </>
  );
};
const drawOther = ({ title }: Shown): ReactElement => <i>{title}</i>;

const Kept = ({ shown, draw = drawShown }: { shown: Shown; draw?: typeof drawShown }) => (
  <li className="card" {...useDrawn(draw, shown)} />
);
const Anew = ({ shown }: { shown: Shown }) => <li className="card">{drawShown(shown)}</li>;

const show = (card: ReactElement, origin = '') =>
  renderToString(
    <MediaOriginProvider value={origin}>
      <ul>
        {card}
        {card}
        <Picture address="/media/after.webp" alt="" width={480} height={360} sizes="9rem" />
      </ul>
    </MediaOriginProvider>,
  );
const shown = (title: string): Shown => ({ title, picture: '/media/a.webp' });

it('draws what drawing in place would', () => {
  const hostile = shown('دستگاه BA-960 <script>"\'&');
  const anew = show(<Anew shown={hostile} />, 'https://media.example');
  for (const _ of [1, 2]) expect(show(<Kept shown={hostile} />, 'https://media.example')).toBe(anew);
});

it('draws once for what it shows, and again when a word or the place of media is another', () => {
  const before = drawings;
  const first = show(<Kept shown={shown('یک')} />);
  expect(show(<Kept shown={{ ...shown('یک') }} />)).toBe(first);
  expect(drawings).toBe(before + 1);
  expect(show(<Kept shown={shown('دو')} />)).toContain('<b>دو</b>');
  expect(show(<Kept shown={shown('یک')} />, 'https://media.example')).toContain(
    'https://media.example/media/a',
  );
  expect(drawings).toBe(before + 3);
  expect(show(<Kept shown={shown('یک')} draw={drawOther} />)).toContain('<i>یک</i>');
});

it('keeps so many and no more', () => {
  show(<Kept shown={shown('نخست')} />);
  for (let at = 0; at < 500; at += 1) show(<Kept shown={shown(`${at}`)} />);
  const before = drawings;
  show(<Kept shown={shown('499')} />);
  expect(drawings).toBe(before);
  show(<Kept shown={shown('نخست')} />);
  expect(drawings).toBe(before + 1);
});

it('shows the card of a list as it is when it is not kept', () => {
  const entry = {
    id: 3,
    title: 'مقاله BA-960',
    text: 'شرح',
    picture: '/media/a.webp',
    date: { iso: '2026-11-16', text: '۲۵ آبان ۱۴۰۵' },
  };
  const card = { entry, at: 1, path: '/articledetails', action: 'ادامه' };
  expect(renderToString(<EntryCard {...card} />)).toBe(
    renderToString(<EntryCard {...card} overlay={null} />),
  );
});
