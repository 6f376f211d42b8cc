import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { findProgram } from '../support/find-program.mjs'
import { Screen } from './screen.mjs'
import { WebDriverPage } from './webdriver-page.mjs'

const webkitDriver = () =>
  findProgram({ names: ['WebKitWebDriver'], from: 'WEBKIT_DRIVER_PATH', packages: ['webkit2gtk-driver'] })

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/** WebKitGTK by its driver: for each file a screen, a driver and a browser, so that each has the focus and storage of its own. */
class WebKit {
  name = 'WebKitGTK'
  // Our pages answer to what the runner's commands ask of Puppeteer's.
  type = 'puppeteer'
  concurrency = 2
  #open = new Map()

  async initialize() {
    // What is missing is installed, or said, before the first file.
    webkitDriver()
    const screen = await Screen.open()
    screen.close()
  }

  async startSession(id, url) {
    const screen = await Screen.open()
    const port = await freePort()
    screen.start(webkitDriver(), [`--port=${port}`, '--host=127.0.0.1'])
    const page = await this.#connected(`http://127.0.0.1:${port}`)
    this.#open.set(id, { page, screen })
    await page.setViewport({ width: 800, height: 600 })
    await page.goto(url)
  }

  isActive = (id) => this.#open.has(id)
  getPage = (id) => this.#open.get(id).page
  getBrowserUrl = (id) => this.getPage(id).url()

  async stopSession(id) {
    const { page, screen } = this.#open.get(id)
    this.#open.delete(id)
    await page.close().catch(() => {})
    screen.close()
    return {}
  }

  async stop() {
    for (const id of this.#open.keys()) await this.stopSession(id)
  }

  startDebugSession() {
    throw new Error('WebKitGTK is not opened for debugging: use its MiniBrowser.')
  }

  async #connected(address) {
    for (let tries = 0; ; tries++) {
      try {
        return await WebDriverPage.open(address)
      } catch (error) {
        if (tries === 50) throw error
        await pause(100)
      }
    }
  }
}

export const webkit = () => new WebKit()
