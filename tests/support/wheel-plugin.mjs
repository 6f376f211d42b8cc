/** Turns the wheel of the mouse where it is, which the runner's own commands cannot. */
export function wheelPlugin() {
  return {
    name: 'turn-wheel',
    async executeCommand({ command, payload, session }) {
      if (command !== 'turn-wheel') return undefined
      await session.browser.getPage(session.id).mouse.wheel(payload)
      return true
    },
  }
}
