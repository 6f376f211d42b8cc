import type { Client } from '@stratus/api-client'

/** How long others go first at most, ms. */
const deference = 1000

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** What has just been answered may ask for more as soon as it is drawn, and React draws in turns of its own. */
async function rested(client: Pick<Client, 'idle'>): Promise<void> {
  await client.idle()
  await turn()
  await turn()
  await client.idle()
}

/**
 * Waits until what the page itself asked for has been answered: for requests that nobody looks at the page for. On a slow
 * cloud they go ahead after a second.
 */
export async function networkIdle(client: Pick<Client, 'idle'>, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const longEnough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, deference)
  })
  // The page's own requests begin in this very moment.
  await turn()
  await Promise.race([rested(client), longEnough])
  clearTimeout(timer)
  signal.throwIfAborted()
}
