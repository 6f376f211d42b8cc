import { performance } from 'node:perf_hooks'
import type { Browser } from 'playwright-core'
import { openList, rowsOf, type Way } from './pages.js'
import { pause, type BenchProject } from './project.js'

/** Longest wait for a change that is told, or asked for, ms. */
const patience = 60_000

/** An instance gets another name, at any moment; from Nova's answer until the name is on screen, ms. */
export async function measureChanges(
  browser: Browser,
  way: Way,
  project: BenchProject,
  times: number,
): Promise<number[]> {
  const { page, close } = await openList(browser, way, 'Instances', project)
  const row = page.locator(rowsOf(way, 'Instances')).first()
  const key = await row.getAttribute('data-key')
  const servers = await project.services.all('compute', '/servers', 'servers')
  const server = servers.find(({ id }) => id === key)
  if (!server) throw new Error(`${way.name}: the first row shows no instance of ours: ${key}`)
  const rename = (name: string) =>
    project.services.put('compute', `/servers/${String(server['id'])}`, { server: { name } })
  const taken: number[] = []
  try {
    // The stream is open, and what it watches is looked at, some time after the page is there.
    await pause(8000)
    for (let at = 0; at < times; at++) {
      await pause(1000 + Math.random() * 9000)
      const name = `figures-${Date.now()}`
      await rename(name)
      const answered = performance.now()
      await page.getByText(name).first().waitFor({ timeout: patience })
      taken.push(Math.round(performance.now() - answered))
    }
  } finally {
    await rename(String(server['name']))
    await close()
  }
  return taken
}
