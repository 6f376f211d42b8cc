import { chromeLauncher } from '@web/test-runner-chrome'
import { briefPageFlags, chromiumFlags, findChromium } from '../support/find-chromium.mjs'

/** What the tests of elements are written for. */
export const chromium = () =>
  chromeLauncher({
    launchOptions: { executablePath: findChromium(), args: [...chromiumFlags, ...briefPageFlags] },
    concurrency: 2,
    // Files run beside each other: a window each, as tabs behind another get no animation frames, and each believes that
    // it has the focus. And a profile each: what one writes into cookies, the other must not find.
    createPage: async ({ browser }) => {
      const profile = await browser.createBrowserContext()
      const page = await profile.newPage({ type: 'window' })
      await page.emulateFocusedPage(true)
      return page
    },
  })
