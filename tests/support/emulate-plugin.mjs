/** Media features of the test page (`forced-colors`, `prefers-reduced-motion`, …), which the runner's own command does not know. */
export function emulatePlugin() {
  const clients = new WeakMap()
  return {
    name: 'emulate-features',
    async executeCommand({ command, payload, session }) {
      if (command !== 'emulate-features') return undefined
      const page = session.browser.getPage(session.id)
      // What a session has set ends with it.
      if (!clients.has(page)) clients.set(page, await page.createCDPSession())
      await clients.get(page).send('Emulation.setEmulatedMedia', { features: payload })
      return true
    },
  }
}
