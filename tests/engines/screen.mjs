import { spawn } from 'node:child_process'
import { findProgram } from '../support/find-program.mjs'

const xvfb = () => findProgram({ names: ['Xvfb'], from: 'XVFB_PATH', packages: ['xvfb'] })
// Without a window manager no window ever has the focus.
const blackbox = () => findProgram({ names: ['blackbox'], from: 'BLACKBOX_PATH', packages: ['blackbox'] })

/** A screen in memory with a window manager: the window that is opened on it is in front and has the focus. */
export class Screen {
  #programs = []

  /** Its number, as DISPLAY has it. */
  display = ''

  static async open() {
    const screen = new Screen()
    screen.display = await screen.#startServer(xvfb())
    screen.start(blackbox(), [])
    return screen
  }

  /** A program that shows itself here, and ends with the screen. */
  start(path, args, stdio = 'ignore') {
    const env = { ...process.env, DISPLAY: this.display }
    const program = spawn(path, args, { stdio, env })
    this.#programs.push(program)
    return program
  }

  /** What was started last ends first. */
  close() {
    for (const program of this.#programs.toReversed()) program.kill()
  }

  /** The number is the first that is free; it is told when the screen is there. */
  #startServer = (path) =>
    new Promise((resolve, reject) => {
      const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
      const server = this.start(path, args, ['ignore', 'ignore', 'ignore', 'pipe'])
      server.stdio[3].once('data', (number) => resolve(`:${String(number).trim()}`))
      server.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
    })
}
