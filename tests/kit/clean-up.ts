import { afterAll } from 'vitest';
import { removeFolders } from './make-folder.ts';

// Test files may share a process, which runs a module of the kit only once: what each file needs stands here. It runs
// after the file's own hooks: whatever used a folder has stopped by then.
afterAll(removeFolders);
