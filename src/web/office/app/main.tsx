import '../styles/office.css';
import 'virtual:chosen-theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { OfficeApp } from './office-app.tsx';
import { fetchSession } from './session/session-actions.ts';
import { sessionStore } from './session/session-store.ts';

const place = document.getElementById('office');
if (!place) throw new Error('the page of the office has no place for it');

// The page knows when nobody can be signed in; asking would only bring a refusal.
if (document.getElementById('opening')?.dataset.visit === 'nobody') {
  sessionStore.set({ state: { kind: 'nobody' } });
} else void fetchSession();
createRoot(place).render(
  <StrictMode>
    <OfficeApp />
  </StrictMode>,
);
