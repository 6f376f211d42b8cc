import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

/**
 * Addresses in the build are relative to the document's base and to each script, so one build serves any web root. Files
 * go below `stratus/`: Horizon keeps `static/`.
 */
export default defineConfig(({ command }) => ({
  base: command === 'build' ? './' : '/',
  plugins: [react()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    assetsDir: 'stratus/assets',
    emptyOutDir: true,
    target: 'es2022',
    // light-dark() must stay as it is: the theme is chosen at run time.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: {
      output: {
        // What several pages use travels in one file: thirty small ones cost more in round trips than they save in bytes.
        codeSplitting: { groups: [{ name: 'shared', minShareCount: 2, test: /^(?!.*demo-cloud)/ }] },
      },
    },
  },
}))
