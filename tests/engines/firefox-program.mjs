import { findProgram } from '../support/find-program.mjs'

/** Debian's `firefox-esr`, or the program in FIREFOX_PATH. */
export const firefoxProgram = () =>
  findProgram({ names: ['firefox-esr', 'firefox'], from: 'FIREFOX_PATH', packages: ['firefox-esr'] })
