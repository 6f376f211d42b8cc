import type { Client, Server } from '@stratus/api-client'
import type { MessageType } from '@stratus/widgets'
import { t } from '@stratus/widgets'

/** T-BAL-06. */
const features = 'width=760,height=560,resizable=yes,scrollbars=yes'

/**
 * Opens an instance's console in a window of its own (T-BAL-06). The window opens with the click, before the server has told the
 * address: a browser takes it for a pop-up otherwise.
 */
export async function openConsole(
  client: Pick<Client, 'call'>,
  { id }: Pick<Server, 'id'>,
  say: (type: MessageType, text: string) => void,
): Promise<void> {
  const opened = window.open('', `stratus-console-${id}`, features)
  if (!opened) {
    say('warning', t('Your browser kept the console window from opening. Allow pop-ups for this site and try again.'))
    return
  }
  try {
    const { url } = await client.call('nova.servers.consoleInfo', {
      params: { id },
      body: { console_type: 'AUTO' },
    })
    const target = new URL(url, window.location.href)
    if (!/^(https?|wss?):$/.test(target.protocol)) throw new TypeError(`a console at ${target.protocol}`)
    opened.opener = null
    opened.location.replace(target)
  } catch {
    // The client has said why.
    opened.close()
  }
}
