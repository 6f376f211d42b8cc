import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defineConfig } from 'vite'

/** The demo pages, served from the sources: `npx vite docs`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: { fs: { allow: ['..'] } },
})
