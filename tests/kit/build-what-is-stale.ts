import { buildAll } from '../../scripts/prepare.mjs';

/** Servers and browsers run what is built, so that a change of the sources is built before it is tested. */
export default () => buildAll();
