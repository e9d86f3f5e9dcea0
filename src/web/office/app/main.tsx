import '../styles/office.css';
import 'virtual:chosen-theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { OfficeApp } from './office-app.tsx';
import { askWhoIsThere } from './session/session-deeds.ts';

const place = document.getElementById('office');
if (!place) throw new Error('the page of the office has no place for it');

void askWhoIsThere();
createRoot(place).render(
  <StrictMode>
    <OfficeApp />
  </StrictMode>,
);
