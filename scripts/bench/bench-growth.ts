import { benchPorts, searchPath } from './bench-pages.ts';
import { startBenchServer } from './bench-server.ts';
import { growContent } from './grow-content.ts';
import { measureLoad } from './measure-load.ts';

/** What one page made anew costs when there are more articles and products. */
export const benchGrowth = async (dataDir: string, print: (line: string) => void): Promise<void> => {
  const port = benchPorts.misses;
  print('\nGrowth: milliseconds of one page made anew, with more articles and products');
  let had = 1;
  for (const times of [1, 10, 100]) {
    if (times > had) await growContent(dataDir, times);
    had = times;
    const server = await startBenchServer(dataDir, port, { PAGE_CACHE_MB: '0' });
    const answer = await fetch(`http://localhost:${port}/api/v1/Articles/GetPaging/1/12`);
    const { totalPages } = ((await answer.json()) as { result: { totalPages: number } }).result;
    const asked = {
      'first page': '/articles/1',
      'last page': `/articles/${totalPages}`,
      products: '/products/1',
      search: searchPath,
    };
    const figures: string[] = [];
    for (const [name, path] of Object.entries(asked)) {
      await measureLoad(port, path, 1, { seconds: 1 });
      figures.push(`${name} ${(await measureLoad(port, path, 1)).p50.toFixed(2)}`);
    }
    print(`  ${`${times}×`.padStart(4)}  ${figures.join('   ')}`);
    await server.stop();
  }
};
