import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** The folder that holds package.json, whether the code runs from its sources or from the bundle below `build`. */
export const projectRoot: string = dirname(findPackageJSON(import.meta.url) ?? '.');
