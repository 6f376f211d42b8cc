import { safeNext } from '../../../paths.js'
import type { LaunchContext } from './model/opened-from.js'

const ids = ['imageId', 'volumeId', 'snapshotId', 'serverGroupId'] as const
const urls = ['successUrl', 'dismissUrl'] as const

/**
 * What an address asks to be launched: `?launch&imageId=…&dismissUrl=…`, named as in the wizard's context (L-WIZ-05). Null when
 * it asks for nothing.
 * @param webroot with which `successUrl` and `dismissUrl` begin; they never lead out of the dashboard
 */
export function launchOfAddress(query: URLSearchParams, webroot: string): LaunchContext | null {
  if (!query.has('launch')) return null
  const given = <Name extends string>(names: readonly Name[], read: (text: string) => string) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const text = query.get(name)
        return text ? [[name, read(text)]] : []
      }),
    )
  return { ...given(ids, (id) => id), ...given(urls, (url) => safeNext(url, webroot)) }
}

/** The same address without the wish. */
export function withoutLaunch(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query)
  for (const name of ['launch', ...ids, ...urls]) rest.delete(name)
  return rest
}
