import { spawn } from 'node:child_process'
import { findChromium } from './find-chromium.mjs'

/** Runs a command with CHROME_PATH set: `node with-chromium.mjs COMMAND ARGUMENTS…`. */
const [command, ...args] = process.argv.slice(2)
const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, CHROME_PATH: findChromium() } })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
