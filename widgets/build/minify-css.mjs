import { readFile } from 'node:fs/promises'
import { transform } from 'esbuild'

/** A literal without expressions and backslashes: what it says is what stands there. */
const literal = /\bcss`([^`\\$]+)`/g

/** Stylesheets in css`…` as browsers need them, without the room that people need. For builds; sources run as they are. */
export async function minifyCss(code) {
  const literals = [...code.matchAll(literal)]
  if (!literals.length) return null
  let result = ''
  let end = 0
  for (const found of literals) {
    const { code: small } = await transform(found[1], { loader: 'css', minify: true, charset: 'utf8' })
    const text = small.trim().replaceAll('\\', '\\\\')
    result += `${code.slice(end, found.index)}css\`${/[`$]/.test(text) ? found[1] : text}\``
    end = found.index + found[0].length
  }
  return result + code.slice(end)
}

/** The same for Rollup and Vite. */
export const minifyCssPlugin = {
  name: 'minify-css',
  enforce: 'pre',
  async transform(code, id) {
    if (!id.endsWith('.styles.ts')) return null
    const small = await minifyCss(code)
    return small === null ? null : { code: small, map: null }
  },
}

/** The same for esbuild. */
export const minifyCssEsbuild = {
  name: 'minify-css',
  setup(build) {
    build.onLoad({ filter: /\.styles\.ts$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8')
      return { contents: (await minifyCss(code)) ?? code, loader: 'ts' }
    })
  },
}
