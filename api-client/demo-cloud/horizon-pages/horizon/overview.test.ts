import { describe, expect, it } from 'vitest'
import { createDemoCloud } from '../../index.js'

const origin = 'http://demo.example'

/** Signs in; what is read then is read as that user. */
async function signedIn(user: string): Promise<(path: string) => Promise<Response>> {
  const cloud = createDemoCloud()
  const form = await cloud.fetch(`${origin}/auth/login/`)
  const token = /name="csrfmiddlewaretoken" value="([^"]+)"/.exec(await form.text())?.[1] ?? ''
  const answer = await cloud.fetch(`${origin}/auth/login/`, {
    method: 'POST',
    headers: { Cookie: `csrftoken=${token}` },
    body: new URLSearchParams({ csrfmiddlewaretoken: token, username: user, password: user, region: 'default' }),
    redirect: 'manual',
  })
  const session = /sessionid=([^;]+)/.exec(answer.headers.get('Set-Cookie') ?? '')?.[1]
  return (path) => cloud.fetch(origin + path, { headers: { Cookie: `sessionid=${session}` } })
}

/** The sentences of the limit summary, by the name of their chart. */
async function limitSummary(): Promise<Record<string, string>> {
  const page = await (await signedIn('demo'))('/project/')
  const charts = (await page.text()).matchAll(/quota_title" title="([^"]+)"[\s\S]*?quota_subtitle">\s*(.*)/g)
  return Object.fromEntries([...charts].map(([, title, sentence]) => [title ?? '', sentence ?? '']))
}

describe('the overview page', () => {
  it('W-SHELL-02 tells use and limits as the live cloud does for the same seeded project', async () => {
    // Recorded sentences of a real Horizon (live-cloud samples, demo/page-overview.html).
    expect(await limitSummary()).toMatchObject({
      Instances: 'Used 10 of 40',
      'Floating IPs': 'Allocated 3 of 50',
      'Security Groups': 'Used 4 of 10',
      Networks: 'Used 5 of 100',
      Routers: 'Used 2 of 10',
    })
  })

  it('C-USAGE-01 reports what each project used in a period to administrators, as a page and as a file', async () => {
    const admin = await signedIn('admin')
    const page = await (await admin('/admin/?start=2026-11-01&end=2026-11-02')).text()
    expect(page).toContain('name="start" value="2026-11-01"')
    const heads = [...page.matchAll(/<th[^>]*>\s*([^<]+?)\s*</g)].map(([, title]) => title)
    expect(heads).toEqual(['Project Name', 'VCPUs', 'Disk', 'RAM', 'VCPU Hours', 'Disk GB Hours', 'Memory MB Hours'])
    const file = await admin('/admin/?start=2026-11-01&end=2026-11-02&format=csv')
    expect(file.headers.get('Content-Disposition')).toContain('usage.csv')
    expect(await file.text()).toMatch(/^Usage Report For Period:,2026-11-01,2026-11-02\r\n[^]*"demo",13,/)
    expect((await (await signedIn('demo'))('/admin/')).status).toBe(403)
  })
})
