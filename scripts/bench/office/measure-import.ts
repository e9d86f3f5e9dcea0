import { benchImport } from './bench-import.ts';

/* `npm run bench -- import`: what an import costs the visitors. */

await benchImport((line) => console.log(line));
