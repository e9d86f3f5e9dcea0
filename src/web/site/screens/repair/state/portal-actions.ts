import { createEntryActions } from './entry-actions.ts';
import { keepSearch } from './kept-search.ts';
import type { PortalDeps } from './portal-deps.ts';
import { createRequestActions } from './request-actions.ts';
import type { SearchValues } from './search-values.ts';

/** Everything that a press, a typed letter or a return to the tab can ask of the portal. */
export const createPortalActions = (deps: PortalDeps) => ({
  ...createEntryActions(deps),
  ...createRequestActions(deps),
  editSearch: (change: Partial<SearchValues>) => {
    deps.dispatch({ type: 'search-edited', change });
    keepSearch(deps.getState().search);
  },
  closeResult: () => deps.dispatch({ type: 'result-closed' }),
  openStep: (step: number) => {
    deps.dispatch({ type: 'step-changed' });
    deps.navigation.toStep(step);
  },
  openCurrent: () => {
    deps.dispatch({ type: 'step-changed' });
    deps.navigation.toCurrent();
  },
  openNewRequest: () => {
    deps.dispatch({ type: 'step-changed' });
    deps.navigation.toNewRequest();
  },
  raiseAlert: (text: string, fieldId?: string) =>
    deps.dispatch({ type: 'alerted', alert: { tone: 'warning', text, fieldId } }),
  closeAlert: () => {
    const { alert } = deps.getState();
    deps.dispatch({ type: 'alert-closed' });
    if (alert?.reloads) deps.reload();
    const { fieldId } = alert ?? {};
    // The dialog gives the focus back to where it was; the field that was wrong is where it belongs.
    if (fieldId) requestAnimationFrame(() => document.getElementById(fieldId)?.focus());
  },
});

export type PortalActions = ReturnType<typeof createPortalActions>;
