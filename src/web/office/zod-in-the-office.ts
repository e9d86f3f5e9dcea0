import { speakPersian } from './app/persian-faults.ts';

/* What `zod` means in the office's build: it speaks Persian wherever it comes along, and the frame does without it. */
speakPersian();

export * from '../zod-in-the-browser.ts';
