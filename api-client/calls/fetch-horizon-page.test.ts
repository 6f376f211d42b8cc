import { describe, expect, it } from 'vitest'
import { createClient } from '../client.js'

const answering = (answers: readonly Response[]) => {
  const asked: { url: string; headers: Headers; method: string }[] = []
  const left = [...answers]
  const client = createClient({
    document: { cookie: 'csrftoken=t1' },
    fetch: (input, init = {}) => {
      asked.push({ url: String(input), headers: new Headers(init.headers), method: init.method ?? 'GET' })
      const next = left.shift()
      return next ? Promise.resolve(next) : Promise.reject(new TypeError('Failed to fetch'))
    },
  })
  return { asked, client }
}

describe('fetchHorizonPage', () => {
  it('bears one AJAX marker, or the one it is given, and the token of this moment', async () => {
    const { asked, client } = answering([new Response('a'), new Response('b'), new Response('c')])
    await client.fetchHorizonPage('/project/routers/', { headers: { 'X-Requested-With': 'XMLHttpRequest' } })
    await client.fetchHorizonPage('project/routers/', { headers: { 'x-requested-with': 'Stratus' } })
    await client.fetchHorizonPage('project/routers/', { method: 'post', body: new URLSearchParams({ a: '1' }) })
    expect(asked.map(({ url }) => url)).toEqual(['/project/routers/', '/project/routers/', '/project/routers/'])
    expect(asked.map(({ headers }) => headers.get('X-Requested-With'))).toEqual([
      'XMLHttpRequest',
      'Stratus',
      'XMLHttpRequest',
    ])
    expect(asked[2]).toMatchObject({ method: 'POST' })
    expect(asked[2]?.headers.get('X-CSRFToken')).toBe('t1')
  })

  it('gives the whole answer whatever its status', async () => {
    const gone = new Response('gone', { status: 404, headers: { 'X-Horizon-Location': '/project/' } })
    const { client } = answering([gone, new Response(Uint8Array.from([0, 255, 1]))])
    const first = await client.fetchHorizonPage('project/routers/1/')
    expect([first.status, first.headers.get('X-Horizon-Location'), await first.text()]).toEqual([
      404,
      '/project/',
      'gone',
    ])
    const file = await client.fetchHorizonPage('project/file')
    expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([0, 255, 1])
  })

  it('refuses other origins, and rejects in the words of every call when there is no answer', async () => {
    const { asked, client } = answering([])
    await expect(client.fetchHorizonPage('https://elsewhere.example/')).rejects.toMatchObject({ code: 'bad-request' })
    expect(asked).toEqual([])
    await expect(client.fetchHorizonPage('project/')).rejects.toMatchObject({ code: 'network' })
  })
})
