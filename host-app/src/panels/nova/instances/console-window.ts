import type { Client, Server } from '@stratus/api-client'
import type { MessageType } from '@stratus/widgets'
import { t } from '@stratus/widgets'
import { consoleAddress } from './console-address.js'

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
    const target = await consoleAddress(client, id)
    opened.opener = null
    opened.location.replace(target)
  } catch {
    // The client has said why.
    opened.close()
  }
}
