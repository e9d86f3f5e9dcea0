import { config } from 'zod/v4';

/*
 * What `zod` means in every build for a browser (see vite.config.ts). Pages may not make code from text, and zod
 * tries whether it may as soon as the first schema is made; the policy would report even the attempt. As every
 * schema comes from here, none can be made before this line.
 */
config({ jitless: true });

export * from 'zod/v4';
