// `npm run build`: packages and the site, as `npm start` would, without starting.
import { buildSite, installPackages } from './prepare.mjs';

installPackages({ withTools: false });
buildSite();
