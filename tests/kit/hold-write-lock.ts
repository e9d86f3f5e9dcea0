import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';

/** A foreign program that takes a SQLite file's write lock, says `held`, and lets go when it is told anything. */
const database = new DatabaseSync(process.argv[2] ?? '');
database.exec('PRAGMA busy_timeout=5000; BEGIN IMMEDIATE');
console.log('held');
for await (const _ of createInterface({ input: process.stdin })) {
  database.exec('ROLLBACK');
  console.log('free');
  break;
}
database.close();
