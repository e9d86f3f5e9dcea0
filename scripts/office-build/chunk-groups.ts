import type { Rolldown } from 'vite';

/** The modules that share one file, by their names without an ending; each names one source file. */
export const groupedModules = {
  lists: `data-table list-frame list-pager list-skeleton search-box state-tabs filter-bar
filter-select use-address-state list-filters export-menu use-row-choice screen-head list-keys
query-frame failure-note code count may use-action use-refresh lazy-dialog office-call`.split(/\s+/),
  desk: `device-name model-name repair-queries age-view status-view name-move.rules
assignee-name next-action.rules use-screen-keys list-position`.split(/\s+/),
  content: ['office-kinds', 'kind-head', 'state-chips', 'missing-kind', 'content-queries'],
};

export const matchModules = (names: readonly string[]): RegExp =>
  new RegExp(`[\\\\/](${names.join('|').replaceAll('.', '\\.')})\\.tsx?$`);

/**
 * A visit over HTTP/1.1 fetches six files at a time, so thirty small ones cost five rounds where three larger ones cost
 * one: the shell is one file, what every list needs another, the desk's own a third, the editors' a fourth; zod is one,
 * what forms need is the last. A group with higher priority takes a module and its imports, so modules
 * in `lists` must not import forms or zod.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'shell', tags: ['$initial'], priority: 6 },
  { name: 'zod', test: /node_modules[\\/]zod[\\/]/, priority: 5 },
  { name: 'lists', test: matchModules(groupedModules.lists), priority: 4 },
  { name: 'desk', test: matchModules(groupedModules.desk), priority: 3 },
  { name: 'content', test: matchModules(groupedModules.content), priority: 2 },
  {
    name: 'forms',
    // Without what only drafts need that save themselves, or forms that two people's changes are compared in.
    test: /node_modules[\\/]react-hook-form[\\/]|office[\\/](ui[\\/]fields[\\/]use-form-field|app[\\/]work(?![\\/](open-save|create-draft|use-compared-save|(use-)?draft-)))/,
    priority: 1,
  },
  // What checks a form by its schema brings zod; the form at the bench goes without.
  { name: 'form-checks', test: /node_modules[\\/]@hookform[\\/]|office[\\/]ui[\\/]form-frame/, priority: 0 },
];
