import { ConfigError, type ServerConfig } from '../config.js'
import type { SharedStore } from './shared-store.js'

/**
 * The store of STRATUS_STORE; undefined when there is none. What speaks to it is loaded only then.
 * @throws ConfigError when it refuses us as we are set up
 */
export async function openStore(
  { store }: Pick<ServerConfig, 'store'>,
  write: (line: string) => void,
): Promise<SharedStore | undefined> {
  if (!store) return undefined
  const { RedisStore, StoreRefused } = await import('./redis-store.js')
  const opened = new RedisStore(store.address, store.secret, write)
  try {
    await opened.open()
  } catch (error) {
    if (error instanceof StoreRefused) throw new ConfigError(`STRATUS_STORE cannot be used: ${error.message}.`)
    throw error
  }
  return opened
}
