import { cases } from './cases.js'

declare global {
  interface Window {
    widgetBench: {
      names(): [string, string[]][]
      run(name: string, contender: string): Promise<number>
    }
  }
}

/** After the next frame is on the screen. */
function painted(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
}

window.widgetBench = {
  names: () => Object.entries(cases).map(([name, contenders]) => [name, Object.keys(contenders)]),
  async run(name, contender) {
    const place = document.createElement('div')
    document.body.append(place)
    await painted()
    const started = performance.now()
    await cases[name]![contender]!(place)
    await painted()
    const took = performance.now() - started
    place.remove()
    await painted()
    return took
  },
}
