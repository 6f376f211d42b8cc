import { chromeLauncher } from '@web/test-runner-chrome'
import { firefoxProgram } from './firefox-program.mjs'

/** Firefox over WebDriver BiDi. */
export const firefox = () => {
  const launcher = chromeLauncher({
    launchOptions: {
      browser: 'firefox',
      executablePath: firefoxProgram(),
    },
    // One file at a time: only the window in front has the focus.
    concurrency: 1,
    createPage: async ({ browser }) => {
      const page = await (await browser.createBrowserContext()).newPage({ type: 'window' })
      await page.bringToFront()
      // By BiDi the key has the name of what it writes.
      const press = page.keyboard.press.bind(page.keyboard)
      page.keyboard.press = (key) => press(key === 'Space' ? ' ' : key)
      return page
    },
  })
  launcher.name = 'Firefox'
  // A window that has followed a link within its page never has the focus again: each file has one of its own.
  const stop = launcher.stopSession.bind(launcher)
  launcher.stopSession = async (id) => {
    const answer = await stop(id)
    for (const { puppeteerPage } of launcher.inactivePages.splice(0)) await puppeteerPage.close()
    return answer
  }
  return launcher
}
