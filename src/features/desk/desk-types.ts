export type { Queue, QueueInput, QueueItem } from './list-queue.ts';
export type { DeskFile } from './read-for-desk.ts';
export type { HandMethod } from './record-payment.ts';
