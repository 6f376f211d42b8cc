import { describe, expect, it } from 'vitest'
import { createClient } from '../client.js'
import { html, stubServer, type Seen } from '../testing/stub-server.js'

const alerts = (...texts: string[]) =>
  `<div class="messages">${texts.map((text) => `<div class="alert alert-success"><p>${text}</p></div>`).join('')}</div>`

/** A Horizon: what an action has to say stands on the next page that is made, once. */
function horizon() {
  let waiting: string[] = []
  let afterAction = (): unknown => undefined
  const held = new Map<string, Promise<void>>()
  const server = stubServer(async (request) => {
    if (request.method === 'POST') {
      const action = String((request.body as URLSearchParams).get('action'))
      if (action.startsWith('refused')) return html('', 500)
      waiting.push(action)
      afterAction()
      return html('')
    }
    const page = alerts(...waiting)
    waiting = []
    await held.get(request.url)
    return html(page)
  })
  const client = createClient({ fetch: server.fetch, document: { cookie: 'csrftoken=t' } })
  const said: string[] = []
  client.on('messages', (messages) => said.push(...messages.map(({ text }) => text)))
  return {
    client,
    said,
    urls: server.urls,
    seen: server.seen as readonly Seen[],
    afterAction: (act: () => unknown) => void (afterAction = act),
    say: (text: string) => void waiting.push(text),
    /** The answer is made, but on its way until the promise resolves. */
    hold: (url: string, until: Promise<void>) => void held.set(url, until),
  }
}

describe('an action of a table of Horizon', () => {
  it('is posted to its page, and tells what the next page says of it', async () => {
    const { client, urls, seen } = horizon()
    expect(await client.tableAction('project/volumes/', 'volumes__delete__1')).toEqual({
      type: 'success',
      text: 'volumes__delete__1',
    })
    await client.tableAction('project/a/?tab=x', 'a__delete__2', 'project/a/')
    expect(urls()).toEqual([
      'POST /project/volumes/',
      'GET /project/volumes/',
      'POST /project/a/?tab=x',
      'GET /project/a/',
    ])
    expect(seen[0]?.headers.get('X-CSRFToken')).toBe('t')
  })

  it('hears what came of it from a page read in the background, also when that arrives last', async () => {
    const { client, said, afterAction, hold, urls } = horizon()
    let arrive = () => undefined as void
    hold('/project/', new Promise((resolve) => (arrive = resolve)))
    let background: Promise<string> | undefined
    afterAction(() => (background = client.readPage('project/')))
    const outcome = client.tableAction('project/stacks/', 'stacks__delete__1')
    await expect.poll(urls).toContain('GET /project/stacks/')
    arrive()
    expect(await outcome).toMatchObject({ text: 'stacks__delete__1' })
    await background
    expect(urls()).toEqual(['POST /project/stacks/', 'GET /project/', 'GET /project/stacks/'])
    expect(said).toEqual([])
  })

  it('each of several hears its own', async () => {
    const { client, said } = horizon()
    const ids = ['1', '2', '3', '4', '5']
    const outcomes = await Promise.all(
      ids.map((id) => client.tableAction('project/networks/', `networks__delete__${id}`)),
    )
    expect(outcomes.map((outcome) => outcome?.text)).toEqual(ids.map((id) => `networks__delete__${id}`))
    expect(said).toEqual([])
  })

  it('what waited from before is said, too', async () => {
    const { client, said, say } = horizon()
    say('Earlier')
    expect(await client.tableAction('project/x/', 'x__delete__1')).toMatchObject({ text: 'x__delete__1' })
    expect(said).toEqual(['Earlier'])
  })

  it('one that fails rejects, keeps nobody waiting, and what was heard meanwhile is said', async () => {
    const { client, said, say } = horizon()
    say('Earlier')
    const failing = client.tableAction('project/x/', 'refused__1')
    const next = client.tableAction('project/x/', 'x__delete__2')
    await expect(failing).rejects.toMatchObject({ status: 500 })
    expect(await next).toMatchObject({ text: 'x__delete__2' })
    expect(said).toEqual(['Earlier'])
  })

  it('one of which the next page cannot be read was sent: nothing is said of it', async () => {
    const server = stubServer(({ method }) => html('', method === 'POST' ? 200 : 503))
    const client = createClient({ fetch: server.fetch, document: { cookie: 'csrftoken=t' } })
    expect(await client.tableAction('project/x/', 'x__delete__1')).toBeNull()
  })

  it('one that nothing is said of answers null', async () => {
    const client = createClient({ fetch: stubServer(() => html('')).fetch, document: { cookie: 'csrftoken=t' } })
    expect(await client.tableAction('project/x/', 'x__delete__1')).toBeNull()
  })
})

describe('A-PAGE-17 pages that are read', () => {
  it('come one after the other where they are one page of Horizon, whatever is asked of it; others at once', async () => {
    const { client, urls, hold } = horizon()
    let answer = (): void => undefined
    hold('/project/', new Promise((resolve) => (answer = resolve)))
    const reads = ['project/', 'project/?start=2026-11-29', 'project/volumes/'].map((path) => client.readPage(path))
    await reads[2]
    expect(urls()).toEqual(['GET /project/', 'GET /project/volumes/'])
    answer()
    await Promise.all(reads)
    expect(urls()).toEqual(['GET /project/', 'GET /project/volumes/', 'GET /project/?start=2026-11-29'])
  })

  it('are not kept by one before that failed or was given up', async () => {
    const { client, hold } = horizon()
    hold('/project/', new Promise(() => {}))
    const controller = new AbortController()
    const first = client.readPage('project/', controller.signal)
    const second = client.readPage('project/?start=2026-11-29')
    controller.abort()
    await expect(first).rejects.toThrow()
    expect(await second).toContain('messages')
  })
})
