import { chromeLauncher } from '@web/test-runner-chrome'
import { firefoxProgram } from './firefox-program.mjs'

/** One file at a time: only the window in front has the focus. */
function oneProgram() {
  const launcher = chromeLauncher({
    launchOptions: {
      browser: 'firefox',
      executablePath: firefoxProgram(),
    },
    createPage: async ({ browser }) => {
      const page = await browser.newPage()
      await page.bringToFront()
      // By BiDi the key has the name of what it writes.
      const press = page.keyboard.press.bind(page.keyboard)
      page.keyboard.press = (key) => press(key === 'Space' ? ' ' : key)
      return page
    },
  })
  // A page that has followed a link within itself never has the focus again: each file has one of its own.
  const stop = launcher.stopSession.bind(launcher)
  launcher.stopSession = async (id) => {
    const answer = await stop(id)
    for (const { puppeteerPage } of launcher.inactivePages.splice(0)) await puppeteerPage.close()
    return answer
  }
  return launcher
}

/** Firefox over WebDriver BiDi: a program for each of the files that run beside each other. */
export const firefox = () => {
  const programs = [oneProgram(), oneProgram()]
  const idle = [...programs]
  const busy = new Map()
  const release = (id) => {
    idle.push(busy.get(id))
    busy.delete(id)
  }
  return {
    name: 'Firefox',
    type: 'puppeteer',
    concurrency: programs.length,
    initialize: (...about) => Promise.all(programs.map((program) => program.initialize(...about))),
    stop: () => Promise.all(programs.map((program) => program.stop())),
    startSession: async (id, url) => {
      busy.set(id, idle.pop())
      try {
        await busy.get(id).startSession(id, url)
      } catch (error) {
        release(id)
        throw error
      }
    },
    stopSession: (id) =>
      busy
        .get(id)
        .stopSession(id)
        .finally(() => release(id)),
    isActive: (id) => busy.get(id)?.isActive(id) ?? false,
    getBrowserUrl: (id) => busy.get(id).getBrowserUrl(id),
    getPage: (id) => busy.get(id).getPage(id),
  }
}
