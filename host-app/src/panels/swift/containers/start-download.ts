import type { Client } from '@stratus/api-client'
import type { Item } from './item.js'
import { downloadUrl } from './swift-calls.js'

/**
 * Lets the browser fetch a file. A failed download shows only in the browser's own list, so it is asked first whether the file is
 * there; the client says why when it is not.
 */
export async function startDownload(
  client: Pick<Client, 'call'>,
  webroot: string,
  container: string,
  { path, name }: Item,
): Promise<void> {
  try {
    await client.call('swift.objects.get', { params: { container, path } })
  } catch {
    return
  }
  const link = document.createElement('a')
  link.href = downloadUrl(webroot, container, path)
  link.download = name
  link.click()
}
