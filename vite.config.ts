import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // A built site is bundled whole for the server too, with React's production code in it: it then renders as
  // fast whatever NODE_ENV says, and a start reads one file instead of thousands.
  ...(command === 'build'
    ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }
    : { ssr: { noExternal: ['lucide-react'] } }),
  build: {
    // Pictures and fonts stay files: the policy for pages allows no data: fonts.
    assetsInlineLimit: 0,
    target: 'es2022',
    // Only the drawings of the icons are used; their own components would be kept for their side effects.
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['createLucideIcon'] },
      // Which plugin took how long is nobody's question at every start.
      checks: { bundlerTimings: false },
    },
  },
}));
