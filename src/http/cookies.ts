/** The value of one cookie of a request; undefined when it was not sent. */
export const findCookie = (request: Request, name: string): string | undefined => {
  const header = request.headers.get('cookie');
  if (!header) return undefined;
  const start = `${name}=`;
  const pair = header
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(start));
  return pair?.slice(start.length);
};
