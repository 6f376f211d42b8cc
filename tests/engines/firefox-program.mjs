import { findProgram, lookForProgram } from '../support/find-program.mjs'

/** Debian's `firefox-esr`, or the program in FIREFOX_PATH. */
const firefox = { names: ['firefox-esr', 'firefox'], from: 'FIREFOX_PATH', packages: ['firefox-esr'] }

export const firefoxProgram = () => findProgram(firefox)

/** Undefined where there is none. */
export const lookForFirefox = () => lookForProgram(firefox)
