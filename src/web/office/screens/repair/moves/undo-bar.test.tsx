import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { nextActionTexts } from '#web/texts/office/request.ts';

beforeAll(() => vi.stubGlobal('window', { location: { origin: 'https://azma.example' } }));
afterAll(() => vi.unstubAllGlobals());

it('counts from when the request was read, also when it is drawn later', async () => {
  const { UndoBar } = await import('./undo-bar.tsx');
  const details = { request: { fCode: '48213075' }, undo: { logId: 1, secondsLeft: 30 } };
  const drawAfter = (ms: number) =>
    renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <UndoBar details={details} readAt={Date.now() - ms} />
      </QueryClientProvider>,
    );
  expect(drawAfter(0)).toContain(nextActionTexts.undoLeft(30));
  expect(drawAfter(9_500)).toContain(nextActionTexts.undoLeft(21));
  expect(drawAfter(31_000)).toBe('');
});
