import type { Client } from '@stratus/api-client'

/** How long others go first at most, ms. */
const deference = 1000

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
  await new Promise((resolve) => setTimeout(resolve))
  await Promise.race([client.idle(), longEnough])
  clearTimeout(timer)
  signal.throwIfAborted()
}
