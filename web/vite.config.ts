import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// `npm run dev` names the Hosting emulator, whose rewrites answer what Vite does not.
const hosting = process.env.BOMA_SITE ?? 'http://127.0.0.1:5080';

export default defineConfig({
  plugins: [react()],
  build: {
    manifest: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'src/entry-boot.ts' },
  },
  server: { proxy: { '/api': hosting, '/config.json': hosting, '/__': hosting } },
  ssr: { noExternal: ['@chakra-ui/react'] },
});
