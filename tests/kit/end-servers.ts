import { afterAll } from 'vitest';
import { killServers } from './start-server.ts';

// Test files share a process, and modules of the kit with it: what each file needs stands in files like this one.
afterAll(killServers);
