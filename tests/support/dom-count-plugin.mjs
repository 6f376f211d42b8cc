/** Nodes and listeners that the page keeps after all garbage is gone, detached ones too. */
export function domCountPlugin() {
  const clients = new WeakMap()
  return {
    name: 'dom-count',
    async executeCommand({ command, session }) {
      if (command !== 'dom-count') return undefined
      const page = session.browser.getPage(session.id)
      if (!clients.has(page)) clients.set(page, await page.createCDPSession())
      const client = clients.get(page)
      // What a first collection sets free may hold more.
      for (let round = 0; round < 2; round++) await client.send('HeapProfiler.collectGarbage')
      const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters')
      return { nodes, listeners: jsEventListeners }
    },
  }
}
