import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/**
 * A process of its own that only reads one SQLite file, so that a long question holds up nobody: SQLite answers while
 * its thread waits, and Node offers no way to interrupt it, but a process can be ended.
 */
type Question = { id: number; text: string; parameters: SQLInputValue[] };

const [file] = process.argv.slice(2);
if (file === undefined || process.send === undefined) throw new Error('started by the server only');
const database = new DatabaseSync(file, { readOnly: true });
database.exec('PRAGMA busy_timeout=5000; PRAGMA query_only=ON; PRAGMA trusted_schema=OFF;');

process.on('message', ({ id, text, parameters }: Question) => {
  try {
    process.send?.({ id, rows: database.prepare(text).all(...parameters) });
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    process.send?.({ id, fault: { message, errcode } });
  }
});
process.send({ isReady: true });
// The server is gone: nobody asks any more.
process.on('disconnect', () => process.exit(0));
