import type { RootOperationNode } from 'kysely';
import { AppError } from '#kernel/app-error.ts';
import type { Storage } from '#storage/dialect.ts';

/** The same database, which is unavailable for the queries named, as when it goes away between two of them. */
export const refuseQueries = (
  storage: Storage,
  isRefused: (query: RootOperationNode) => boolean,
): Storage => {
  const db = storage.db.withPlugin({
    transformQuery: ({ node }) => {
      if (isRefused(node)) throw new AppError('unavailable');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { ...storage, db, unsyncedDb: db };
};

/** Whether a query adds rows to the audit trail. */
export const writesAudit = (query: RootOperationNode): boolean =>
  query.kind === 'InsertQueryNode' && query.into?.table.identifier.name === 'audit_event';
