import '../styles/office.css';
import 'virtual:chosen-theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { OfficeApp } from './office-app.tsx';
import { fetchSession } from './session/session-actions.ts';
import { sessionStore } from './session/session-store.ts';

const place = document.getElementById('office');
if (!place) throw new Error('the page of the office has no place for it');

// An attribute of the page shows when there is no session: the call would only be refused.
if (document.getElementById('opening')?.dataset.visit === 'nobody') {
  sessionStore.set({ state: { kind: 'signedOut' } });
} else void fetchSession();
createRoot(place).render(
  <StrictMode>
    <OfficeApp />
  </StrictMode>,
);
