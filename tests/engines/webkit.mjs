import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { findProgram } from '../support/find-program.mjs'
import { WebDriverPage } from './webdriver-page.mjs'

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/** WebKitGTK by its driver (Debian's `webkit2gtk-driver`), on a screen of its own (`xvfb`): a driver and a browser for each file. */
class WebKit {
  name = 'WebKitGTK'
  // Our pages answer to what the runner's commands ask of Puppeteer's.
  type = 'puppeteer'
  concurrency = 2
  #open = new Map()
  #programs = []
  #display = ''

  async initialize() {
    const driver = { names: ['WebKitWebDriver'], from: 'WEBKIT_DRIVER_PATH', packages: ['webkit2gtk-driver', 'xvfb'] }
    this.#driver = findProgram(driver)
    this.#display = await this.#startScreen(findProgram({ names: ['Xvfb'], from: 'XVFB_PATH', packages: ['xvfb'] }))
  }
  #driver = ''

  async startSession(id, url) {
    const port = await freePort()
    const program = this.#start(this.#driver, [`--port=${port}`, '--host=127.0.0.1'], { DISPLAY: this.#display })
    const page = await this.#connected(`http://127.0.0.1:${port}`)
    this.#open.set(id, { page, program })
    await page.setViewport({ width: 800, height: 600 })
    await page.goto(url)
  }

  isActive = (id) => this.#open.has(id)
  getPage = (id) => this.#open.get(id).page
  getBrowserUrl = (id) => this.getPage(id).url()

  async stopSession(id) {
    const { page, program } = this.#open.get(id)
    this.#open.delete(id)
    await page.close().catch(() => {})
    program.kill()
    return {}
  }

  async stop() {
    for (const id of this.#open.keys()) await this.stopSession(id)
    for (const program of this.#programs) program.kill()
  }

  startDebugSession() {
    throw new Error('WebKitGTK is not opened for debugging: use its MiniBrowser.')
  }

  #start(path, args, env = {}) {
    const program = spawn(path, args, {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...env },
    })
    this.#programs.push(program)
    return program
  }

  /** The screen's number is the first that is free; it is told when the screen is there. */
  #startScreen = (path) =>
    new Promise((resolve, reject) => {
      const screen = this.#start(path, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'])
      screen.stdio[3].once('data', (number) => resolve(`:${String(number).trim()}`))
      screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
    })

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
