import { defaultServerConditions, defineConfig } from 'vite'

/**
 * The server as plain JavaScript with all that it imports: Node alone runs it. Not minified, so that traces in the log can be
 * read.
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
  build: {
    ssr: 'server/start.ts',
    outDir: 'dist/server',
    target: 'node20.19',
    minify: false,
    license: { fileName: 'licences.json' },
    rolldownOptions: { output: { chunkFileNames: '[name].js' } },
  },
})
