import type { Db, Storage } from '#storage/dialect.ts';

/** What the actions of editors need together. */
export type EditorDeps = {
  storage: Storage;
  embedHosts: readonly string[];
  /** Renders a page of the site as this view of the database shows it. */
  renderPage: (db: Db, address: string, requestId: string) => Promise<Response>;
};
