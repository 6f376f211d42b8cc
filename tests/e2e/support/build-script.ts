import { rollup, type RollupOptions } from 'rollup'

/** One of the kit's one-file scripts and what lies beside it, as `npm run build` makes them. */
export async function buildScript(name: string, into: string): Promise<void> {
  const file = new URL('../../../rollup.config.mjs', import.meta.url).href
  const { default: configs } = (await import(file)) as { default: RollupOptions[] }
  const config = configs.find(({ input }) => input === `widgets/${name}.ts`)
  if (!config || Array.isArray(config.output) || !config.output) throw new Error(`no build of ${name}`)
  const bundle = await rollup({ ...config, onwarn: () => undefined })
  await bundle.write({ ...config.output, dir: into })
  await bundle.close()
}
