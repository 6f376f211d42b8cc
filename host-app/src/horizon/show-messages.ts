import type { Host } from '../host.js'
import { requestPage, type Answer } from './request-page.js'
import { readHorizonPage } from './page.js'

/** Shows the messages that wait on a page of the cloud: what came of the action that led there. */
export async function showMessages(host: Host, url: string): Promise<void> {
  showMessagesOf(host, await requestPage(host.client, host.webroot, url))
}

/** Shows the messages of an answer whose page itself is not shown. */
export function showMessagesOf({ webroot, toasts }: Host, answer: Answer): void {
  const page = answer.kind === 'page' ? readHorizonPage(answer.html, webroot) : null
  for (const { type, text, ...more } of page?.messages ?? []) toasts.add(type, text, more)
}
