import { gzipSync } from 'node:zlib'
import { build, type BuildOptions } from 'esbuild'
import { minifyCssEsbuild } from '../../../widgets/build/minify-css.mjs'

/** What a script weighs, gzipped. */
export interface Bytes {
  /** For the first picture, as one file. */
  firstKB: number
  /** With everything that it ever fetches, each file by itself. */
  allKB: number
}

const kiloBytes = (contents: readonly Uint8Array[]) =>
  Math.round(contents.reduce((sum, each) => sum + gzipSync(each).length, 0) / 100) / 10

/** @param worker - What it starts, too. */
export async function bytesOf(entry: string, worker: string | undefined, options: BuildOptions): Promise<Bytes> {
  const files = async (more: BuildOptions) => {
    const plugins = [minifyCssEsbuild, ...(more.plugins ?? [])]
    const { outputFiles } = await build({ ...options, ...more, plugins, write: false, outdir: '/nowhere' })
    return outputFiles!.map(({ contents }) => contents)
  }
  const later = {
    name: 'later',
    setup: ({ onResolve }: Parameters<typeof minifyCssEsbuild.setup>[0]) =>
      onResolve({ filter: /.*/ }, ({ kind, path }) =>
        kind === 'dynamic-import' ? { path, external: true } : undefined,
      ),
  }
  return {
    firstKB: kiloBytes(await files({ entryPoints: [entry], plugins: [later] })),
    allKB: kiloBytes(await files({ entryPoints: worker ? [entry, worker] : [entry], splitting: true })),
  }
}
