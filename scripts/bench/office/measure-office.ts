import { benchOffice } from './bench-office.ts';

/* `npm run bench -- office`: the office's growth alone. */

await benchOffice((line) => console.log(line));
