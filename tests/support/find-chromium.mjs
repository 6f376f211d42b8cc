import { findProgram } from './find-program.mjs'

// The same engine without the windows and tabs around it: a quarter less work for the machine.
const shells = {
  names: ['chromium-headless-shell', 'chrome-headless-shell'],
  places: ['/usr/bin/chromium-headless-shell'],
}

const browsers = {
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  places: [
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
    '/opt/google/chrome/chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
}

/** The path of a Chromium to test with; its headless shell is installed where it can be. Ends the process when there is none. */
export const findChromium = () =>
  findProgram({
    ...shells,
    from: 'CHROME_PATH',
    packages: ['chromium-headless-shell', 'fonts-liberation'],
    substitutes: browsers,
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

/**
 * For pages that live for seconds: compiling their scripts for the long run takes a fifth of the browser's work and pays
 * back less. Not for benches.
 */
export const briefPageFlags = ['--js-flags=--no-opt --no-maglev']
