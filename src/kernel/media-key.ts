const shape = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/;
const maxKeyLength = 200;

/** No part of a key begins with a dot, so that it leads neither out of the store nor to a half-written file. */
export const isMediaKey = (key: string): boolean => key.length <= maxKeyLength && shape.test(key);
