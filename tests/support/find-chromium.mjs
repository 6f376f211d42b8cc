import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackages } from './install-package.mjs'

// The headless shell first: the same engine without the windows and tabs around it, a third of the work for the machine.
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const commonPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

function runnable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function installed() {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [process.env.CHROME_PATH, ...onPath, ...commonPlaces].find((path) => path && runnable(path))
}

/** The path of a Chromium to test with: CHROME_PATH, PATH, common places, else installed. Ends the process when there is none. */
export function findChromium() {
  let path = installed()
  if (!path) {
    installPackages('chromium-headless-shell', 'fonts-liberation')
    path = installed()
  }
  if (!path) {
    process.stderr.write('No Chromium found: install Chromium or Chrome, or set CHROME_PATH to its program.\n')
    process.exit(1)
  }
  return path
}

/** Flags for a headless Chromium that makes no connection of its own. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
]
