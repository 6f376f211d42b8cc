import type { Client } from '@stratus/api-client'

/** Where the console of an instance is, for once: its address holds a key. */
export async function consoleAddress(
  client: Pick<Client, 'call'>,
  id: string,
  controls: { readonly signal?: AbortSignal; readonly quiet?: boolean } = {},
): Promise<URL> {
  const body = { console_type: 'AUTO' } as const
  const { url } = await client.call('nova.servers.consoleInfo', { params: { id }, body, ...controls })
  const address = new URL(url, window.location.href)
  if (!/^(https?|wss?):$/.test(address.protocol)) throw new TypeError(`a console at ${address.protocol}`)
  return address
}

/**
 * Whether a console may be shown in the page: from our own origin, and those that the operator names (`CONSOLE_ORIGINS`), which the content
 * policy lets in. Only pages are shown: a serial console is none.
 */
export function isShownInPage({ origin, protocol }: URL, page: Document): boolean {
  const named = page.querySelector<HTMLMetaElement>('meta[name="stratus-console-origins"]')?.content ?? ''
  return protocol.startsWith('http') && [page.location.origin, ...named.split(' ')].includes(origin)
}
