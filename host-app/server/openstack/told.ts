type Level = 'success' | 'error'

export const message = (level: Level, text: string): string =>
  // Headers carry ASCII only.
  JSON.stringify([[level, text, '']]).replace(
    /[\u007f-\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** An empty page with a message, as Horizon answers scripts. */
export const told = (level: Level, text: string, status = 200): Response =>
  new Response('', {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Horizon-Messages': message(level, text) },
  })
