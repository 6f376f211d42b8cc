import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { site } from './site/plugin.js'

/**
 * The documentation: `npm run docs:build` makes files for any web server, in any folder of it; `npm run docs` serves them,
 * `npm run docs:dev` serves the sources.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  appType: 'mpa',
  base: './',
  cacheDir: fileURLToPath(new URL('../node_modules/.cache/stratus-docs', import.meta.url)),
  plugins: [site()],
  // `production` instead of `development`: pages show the kit, not the notes of its libraries.
  resolve: { conditions: ['source', 'module', 'browser', 'production'] },
  server: { fs: { allow: ['..'] } },
  build: { target: 'es2022', emptyOutDir: true },
})
