import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Simulators reach down to Node's own response: vendors use status numbers that `Response` refuses, and faults. */
export type SimulatorEnv = { Bindings: HttpBindings };
export type SimulatorContext = Context<SimulatorEnv>;

export type Now = () => Date;
