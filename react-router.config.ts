import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web/site',
  buildDirectory: 'build/site',
  ssr: true,
  // Links are plain document navigations, so the browser never has to discover routes.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
