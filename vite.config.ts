import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The icon package is thousands of small modules; bundled, the server loads only the icons in use.
  ssr: { noExternal: ['lucide-react'] },
  build: {
    // Pictures and fonts stay files: the policy for pages allows no data: fonts.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
});
