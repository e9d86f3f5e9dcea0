import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { labTexts } from '#web/texts/lab.ts';
import { portalTexts } from '#web/texts/repair.ts';
import LabScreen from './lab-screen.tsx';

it('shows a waiting text, and has a note with a retry for when its program does not arrive', () => {
  const html = renderToStaticMarkup(<LabScreen />);
  expect(html).toMatch(new RegExp(`island-waits.*${labTexts.wait}`));
  expect(html).toMatch(new RegExp(`data-broken=.*${portalTexts.unreachableTitle}.*/my-devices`));
});
