/** Whether an origin is spoken to over https: then cookies are `Secure`, which browsers refuse over http. */
export const isHttps = (origin: string | undefined): boolean => origin?.startsWith('https:') ?? false;
