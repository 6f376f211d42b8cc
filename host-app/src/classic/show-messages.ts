import type { Host } from '../host.js'
import { ask } from './ask.js'
import { readClassicPage } from './page.js'

/** Shows the messages that wait on a page of the cloud: what came of the action that led there. */
export async function showMessages({ client, webroot, toasts }: Host, url: string): Promise<void> {
  const answer = await ask(client, webroot, url)
  const page = answer.kind === 'page' ? readClassicPage(answer.html, webroot) : null
  for (const { type, text, ...more } of page?.messages ?? []) toasts.add(type, text, more)
}
