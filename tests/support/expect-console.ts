interface Said {
  method: 'warn' | 'error'
  text: string
}

declare global {
  interface Window {
    stratusConsoleGate: { said: Said[] }
  }
}

/** Takes what the console has said since the last test: for tests of warnings. Returns the texts. */
export function takeConsole(): string[] {
  return window.stratusConsoleGate.said.splice(0).map(({ text }) => text)
}

/** Registers the check after each test of this file. Call once at the top of a test file. */
export function consoleGate(): void {
  afterEach(() => {
    const said = takeConsole()
    if (said.length) throw new Error(`The console must stay silent, but said:\n${said.join('\n')}`)
  })
}
