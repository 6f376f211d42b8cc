import { ApiError } from '@stratus/api-client'
import type { Host } from '../host.js'
import type { DetailsModule } from '../details/details-module.js'
import type { DetailsLoader } from '../panels/details-loaders.js'

/** `ready`: `at` is when the item was true, ms; `error` why it could not be loaded again since. */
export type DetailsState =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed'; error: unknown }
  | { status: 'ready'; item: unknown; module: DetailsModule<unknown>; reloading: boolean; at: number; error?: unknown }

/** What is shown when an answer has come: an item that cannot be loaded again stays. */
export function withAnswer(known: DetailsState, next: DetailsState): DetailsState {
  if (known.status !== 'ready' || next.status !== 'failed') return next
  return { ...known, reloading: false, error: next.error }
}

/** Loads the module of a type, and with it the item. `missing`: unknown type, or the item is gone. Never rejects. */
export async function loadDetails(
  loaders: Readonly<Record<string, DetailsLoader>>,
  type: string,
  path: string,
  host: Host,
  signal: AbortSignal,
): Promise<DetailsState> {
  const loader = Object.hasOwn(loaders, type) ? loaders[type] : undefined
  if (!loader) return { status: 'missing' }
  try {
    const module = await loader()
    if (!module.load) console.error(`The resource type ${type} has no load function.`)
    const item = await module.load?.(host, path, signal)
    return { status: 'ready', item, module, reloading: false, at: Date.now() }
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? { status: 'missing' } : { status: 'failed', error }
  }
}
