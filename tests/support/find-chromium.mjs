import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

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

/** Debian's own package, where this process may install it (root, apt-get present). */
function install() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return
  process.stderr.write('Chromium was not found: installing the Debian package…\n')
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  try {
    execFileSync('apt-get', ['update', '-qq'], options)
    execFileSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'],
      options,
    )
  } catch {
    // The sentence below says what to do.
  }
}

/** The path of a Chromium to test with: CHROME_PATH, PATH, common places, else installed. Ends the process when there is none. */
export function findChromium() {
  let path = installed()
  if (!path) {
    install()
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
