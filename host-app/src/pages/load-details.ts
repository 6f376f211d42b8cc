import type { Host } from '../host.js'
import type { DetailsModule } from '../details/details-module.js'
import type { DetailsLoader } from '../panels/details-loaders.js'

export interface LoadedDetails {
  readonly module: DetailsModule<unknown>
  readonly item: unknown
}

/** Loads the module of a type, and with it the item. */
export async function loadDetails(
  loader: DetailsLoader,
  type: string,
  path: string,
  host: Host,
  signal: AbortSignal,
): Promise<LoadedDetails> {
  const module = await loader()
  if (!module.load) console.error(`The resource type ${type} has no load function.`)
  return { module, item: await module.load?.(host, path, signal) }
}
