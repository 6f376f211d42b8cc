import { findProgram } from './find-program.mjs'

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

/** The path of a Chromium to test with; installed where there is none. Ends the process when that fails. */
export const findChromium = () =>
  findProgram({
    names,
    from: 'CHROME_PATH',
    places: commonPlaces,
    packages: ['chromium-headless-shell', 'fonts-liberation'],
  })

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
