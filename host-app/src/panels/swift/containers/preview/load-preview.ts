import type { Client } from '@stratus/api-client'
import type { Item } from '../item.js'
import { previewKind, textOf } from './preview-model.js'

/** What is shown of an object; a text that is none is null. */
export type Preview =
  { readonly kind: 'picture'; readonly address: string } | { readonly kind: 'text'; readonly text: string | null }

/** @param signal until it is given up, a picture has an address */
export async function loadPreview(
  client: Pick<Client, 'call'>,
  container: string,
  item: Item,
  signal: AbortSignal,
): Promise<Preview> {
  const params = { container, path: item.path }
  const blob = await client.call('swift.objects.download', { params, signal, quiet: true })
  const shown = previewKind(item)
  if (shown?.kind !== 'picture') return { kind: 'text', text: textOf(new Uint8Array(await blob.arrayBuffer())) }
  signal.throwIfAborted()
  // The type is one of ours, whatever the cloud says: such an address must never be a page.
  const address = URL.createObjectURL(new Blob([blob], { type: shown.type }))
  signal.addEventListener('abort', () => URL.revokeObjectURL(address), { once: true })
  return { kind: 'picture', address }
}
