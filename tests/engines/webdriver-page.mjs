import { actionsOf, keyOf } from './webdriver-actions.mjs'

/** How long a page may take to be there, and a command to be answered, ms. */
const PATIENCE = 60_000

/** Run in the page: a click with the other button on whatever is there, inside all shadow roots. */
const clickRight = `
  const [clientX, clientY] = arguments
  let target = document.elementFromPoint(clientX, clientY)
  for (let inside = target; (inside = inside.shadowRoot?.elementFromPoint(clientX, clientY)) && inside !== target; ) target = inside
  const init = { bubbles: true, cancelable: true, composed: true, clientX, clientY, button: 2, isPrimary: true, pointerId: 1 }
  target.dispatchEvent(new PointerEvent('pointerdown', { ...init, buttons: 2 }))
  target.dispatchEvent(new MouseEvent('contextmenu', { ...init, buttons: 2 }))
  target.dispatchEvent(new PointerEvent('pointerup', init))
  target.dispatchEvent(new PointerEvent('auxclick', init))`

/** A page of a browser that speaks W3C WebDriver, with what the test runner's commands ask of Puppeteer's pages. */
export class WebDriverPage {
  #address
  #position = [0, 0]

  /** @param address of the driver, `http://127.0.0.1:4444` */
  static async open(address, capabilities = {}) {
    const page = new WebDriverPage()
    const { sessionId } = await page.#send(`${address}/session`, { capabilities: { alwaysMatch: capabilities } })
    page.#address = `${address}/session/${sessionId}`
    return page
  }

  async goto(url) {
    await this.#send(`${this.#address}/url`, { url })
  }

  url = () => this.#send(`${this.#address}/url`)
  close = () => this.#send(this.#address, undefined, 'DELETE')

  /** The window is as much larger as its own frame takes. */
  async setViewport({ width, height }) {
    const rect = `${this.#address}/window/rect`
    await this.#send(rect, { width, height })
    const inner = await this.evaluate('return [innerWidth, innerHeight]')
    if (inner[0] !== width || inner[1] !== height)
      await this.#send(rect, { width: 2 * width - inner[0], height: 2 * height - inner[1] })
  }

  evaluate = (script, args = []) => this.#send(`${this.#address}/execute/sync`, { script, args })

  async emulateMediaFeatures() {
    throw new Error('this driver emulates no media')
  }

  #perform = (actions) => this.#send(`${this.#address}/actions`, { actions })

  #key = (...steps) => this.#perform([actionsOf.keys(steps)])
  keyboard = {
    type: (text) =>
      this.#key(...[...text].flatMap((character) => [`down:${keyOf(character)}`, `up:${keyOf(character)}`])),
    press: (name) => this.#key(`down:${keyOf(name)}`, `up:${keyOf(name)}`),
    down: (name) => this.#key(`down:${keyOf(name)}`),
    up: (name) => this.#key(`up:${keyOf(name)}`),
  }

  #pointer = (...steps) => this.#perform([actionsOf.pointer(steps)])
  mouse = {
    move: async (x, y) => {
      this.#position = [x, y]
      await this.#pointer({ type: 'pointerMove', position: this.#position })
    },
    click: async (x, y, { button = 'left' } = {}) => {
      this.#position = [x, y]
      // WebKitGTK would never let go of another button.
      if (button === 'right') {
        await this.#pointer({ type: 'pointerMove', position: this.#position })
        return this.evaluate(clickRight, this.#position)
      }
      await this.#pointer(
        { type: 'pointerMove', position: this.#position },
        { type: 'pointerDown', button },
        { type: 'pointerUp', button },
      )
    },
    down: ({ button = 'left' } = {}) => this.#pointer({ type: 'pointerDown', button }),
    up: ({ button = 'left' } = {}) => this.#pointer({ type: 'pointerUp', button }),
    reset: async () => {
      await this.#send(`${this.#address}/actions`, undefined, 'DELETE')
      await this.mouse.move(0, 0)
    },
  }

  async #send(address, body, method = body === undefined ? 'GET' : 'POST') {
    const answer = await fetch(address, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
      signal: AbortSignal.timeout(PATIENCE),
    })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${method} ${new URL(address).pathname}: ${value.error} ${value.message}`)
    return value
  }
}
