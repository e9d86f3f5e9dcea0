// `npm run release`: one archive with production packages, the built server, site and office, and Node itself. It starts
// with `./start` on a machine that has neither npm nor a network, of the same kind of processor and C library.
// `npm run release -- --check` unpacks it and tries that.
import { buildAll, installPackages } from './prepare.mjs';
import { checkArchive } from './release/check-archive.mjs';
import { makeArchive } from './release/make-archive.mjs';

installPackages({ withTools: false });
buildAll();
const archive = makeArchive();
console.log(`${archive} is made: unpack it anywhere and run ./start`);
if (process.argv.includes('--check')) console.log(`it starts ${checkArchive(archive)}`);
