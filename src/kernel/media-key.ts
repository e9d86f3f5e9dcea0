const shape = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/;
const maxKeyLength = 200;

/** What a store of files may be asked for: no part begins with a dot, so a key never leads outside or to a half-written file. */
export const isMediaKey = (key: string): boolean => key.length <= maxKeyLength && shape.test(key);
