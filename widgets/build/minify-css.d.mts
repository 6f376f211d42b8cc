import type { Plugin } from 'esbuild'

/** Stylesheets in css`…` as browsers need them; null when there are none. */
export function minifyCss(code: string): Promise<string | null>
/** The same for Rollup and Vite. */
export const minifyCssPlugin: {
  name: string
  enforce: 'pre'
  transform(code: string, id: string): Promise<{ code: string; map: null } | null>
}
/** The same for esbuild. */
export const minifyCssEsbuild: Plugin
