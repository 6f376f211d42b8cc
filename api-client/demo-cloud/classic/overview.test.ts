import { describe, expect, it } from 'vitest'
import { createDemoCloud } from '../index.js'

/** The sentences of the limit summary, by the name of their chart. */
async function limitSummary(): Promise<Record<string, string>> {
  const cloud = createDemoCloud()
  const origin = 'http://demo.example'
  const form = await cloud.fetch(`${origin}/auth/login/`)
  const token = /name="csrfmiddlewaretoken" value="([^"]+)"/.exec(await form.text())?.[1] ?? ''
  const answer = await cloud.fetch(`${origin}/auth/login/`, {
    method: 'POST',
    headers: { Cookie: `csrftoken=${token}` },
    body: new URLSearchParams({ csrfmiddlewaretoken: token, username: 'demo', password: 'demo', region: 'default' }),
    redirect: 'manual',
  })
  const session = /sessionid=([^;]+)/.exec(answer.headers.get('Set-Cookie') ?? '')?.[1]
  const page = await cloud.fetch(`${origin}/project/`, { headers: { Cookie: `sessionid=${session}` } })
  const charts = (await page.text()).matchAll(/quota_title" title="([^"]+)"[\s\S]*?quota_subtitle">\s*(.*)/g)
  return Object.fromEntries([...charts].map(([, title, sentence]) => [title ?? '', sentence ?? '']))
}

describe('the classic overview page', () => {
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
})
