type Fields = Readonly<Record<string, unknown>>;

/**
 * Puts fields into the braces of a path and gives the rest back.
 *
 * @example fillPath('/media/{id}', { id: 3, alt: 'x' }) // ['/media/3', { alt: 'x' }]
 */
export const fillPath = (path: string, fields: Fields): [path: string, rest: Record<string, unknown>] => {
  const rest = { ...fields };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(`${value}`);
  });
  return [filled, rest];
};

/** Fields as a query with its question mark; what is undefined or empty is left out. */
export const writeQuery = (fields: Fields): string => {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  return given.length === 0
    ? ''
    : `?${given.map(([name, value]) => `${name}=${encodeURIComponent(`${value}`)}`).join('&')}`;
};
