/** The pages that are measured, by the names of the table. */
export const benchPages = {
  home: '/',
  list: '/articles/1',
  article: '/articledetails/1',
  product: '/productdetails/1',
  'API list': '/api/v1/Articles/GetPaging/1/12',
};

const base = Number(process.env.BENCH_PORT ?? 4700);

/** `BENCH_PORT` moves them all. */
export const benchPorts = { app: base, files: base + 1, proxy: base + 2, misses: base + 3, bare: base + 4 };

export const searchPath = `/search?q=${encodeURIComponent('دستگاه')}`;
