// Any warning or error on the page's console fails the test that caused it. A test that expects one takes it with `expectConsole`.
;(() => {
  const said = []
  window.stratusConsoleGate = { said }
  for (const method of ['warn', 'error']) {
    const original = console[method]
    console[method] = (...args) => {
      // Lit's note about its development build is about our test server, not about us.
      if (String(args[0]).includes('Lit is in dev mode')) return
      said.push({ method, text: args.map(String).join(' ') })
      original.apply(console, args)
    }
  }
})()

// A bundle has this replaced; nanostores asks it when a store is made.
window.process = { env: { NODE_ENV: 'production' } }
