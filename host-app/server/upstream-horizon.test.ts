import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { onlyEnglish } from '@stratus/api-client'
import { HorizonUpstream, type HorizonOptions } from './upstream-horizon.js'

const open: Array<{ close(): void }> = []
afterEach(() => {
  for (const thing of open.splice(0)) thing.close()
})

/** A Horizon that answers as told. */
async function horizon(answer: RequestListener, options: Partial<HorizonOptions> = {}) {
  const server: Server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const upstream = new HorizonUpstream({ url: new URL(`http://127.0.0.1:${port}/`), hostHeader: 'pass', ...options })
  open.push(upstream, { close: () => (server.closeAllConnections(), server.close()) })
  return { upstream, port }
}

const ours = 'http://localhost:8080'
const read = async (incoming: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of incoming) text += String(chunk)
  return text
}

describe('in front of a Horizon', () => {
  it('passes method, path, query, body, cookies and the host name the browser used', async () => {
    let seen: unknown
    const { upstream, port } = await horizon(async (incoming, outgoing) => {
      const { method, url, headers } = incoming
      seen = {
        method,
        url,
        host: headers.host,
        origin: headers.origin,
        referer: headers.referer,
        cookie: headers.cookie,
        body: await read(incoming),
      }
      outgoing.end('"ok"')
    })
    const request = new Request(`${ours}/api/nova/servers/?a=1`, {
      method: 'POST',
      body: '{"name":"é"}',
      headers: {
        Host: 'localhost:8080',
        Cookie: 'sessionid=1; csrftoken=2',
        Origin: ours,
        Referer: `${ours}/project/?x=1`,
      },
    })
    expect(await (await upstream.fetch(request)).json()).toBe('ok')
    expect(seen).toEqual({
      method: 'POST',
      url: '/api/nova/servers/?a=1',
      host: 'localhost:8080',
      origin: ours,
      referer: `${ours}/project/?x=1`,
      cookie: 'sessionid=1; csrftoken=2',
      body: '{"name":"é"}',
    })
    expect(port).toBeGreaterThan(0)
  })

  it('asks under Horizon’s own name when told so, with origin and referer to match', async () => {
    const { upstream, port } = await horizon(
      ({ headers }, outgoing) => outgoing.end(JSON.stringify([headers.host, headers.origin, headers.referer])),
      {
        hostHeader: 'own',
      },
    )
    const request = new Request(`${ours}/x`, {
      method: 'POST',
      headers: { Host: 'localhost:8080', Origin: ours, Referer: `${ours}/a` },
    })
    const own = `127.0.0.1:${port}`
    expect(await (await upstream.fetch(request)).json()).toEqual([own, `http://${own}`, `http://${own}/a`])
  })

  it('turns Horizon’s absolute redirects into paths and leaves others alone', async () => {
    const targets = [
      'http://localhost:8080/auth/login/?next=/project/',
      '/project/',
      'https://idp.example/sso',
      'http://localhost:8080//evil.example/',
    ]
    const { upstream } = await horizon((incoming, outgoing) => {
      const target = targets[Number(incoming.url?.slice(1))] ?? ''
      outgoing.writeHead(302, { Location: target, 'X-Horizon-Location': target }).end()
    })
    const locations = await Promise.all(
      targets.map(async (_, index) => {
        const { headers } = await upstream.fetch(
          new Request(`${ours}/${index}`, { headers: { Host: 'localhost:8080' }, redirect: 'manual' }),
        )
        expect(headers.get('x-horizon-location')).toBe(headers.get('location'))
        return headers.get('location')
      }),
    )
    expect(locations).toEqual(['/auth/login/?next=/project/', '/project/', 'https://idp.example/sso', '/evil.example/'])
  })

  it('A-PAGE-14 what is asked for in English alone is not in the language of a cookie', async () => {
    const seen: (string | undefined)[] = []
    const { upstream } = await horizon((incoming, outgoing) => {
      seen.push(incoming.headers.cookie)
      outgoing.end()
    })
    const cookie = 'sessionid=1; horizon_language="de"; my_horizon_language=fr'
    for (const language of [onlyEnglish, 'en'])
      await upstream.fetch(
        new Request(`${ours}/project/routers/1/`, { headers: { Cookie: cookie, 'Accept-Language': language } }),
      )
    expect(seen).toEqual(['sessionid=1; horizon_language=en; my_horizon_language=fr', cookie])
  })

  it('hands over every cookie, without a foreign domain', async () => {
    const { upstream } = await horizon((_, outgoing) =>
      outgoing
        .writeHead(200, {
          'Set-Cookie': ['sessionid=1; HttpOnly; Secure; Path=/', 'csrftoken=2; Domain=cloud.example; SameSite=Lax'],
        })
        .end(),
    )
    const { headers } = await upstream.fetch(new Request(`${ours}/`))
    expect(headers.getSetCookie()).toEqual(['sessionid=1; HttpOnly; Secure; Path=/', 'csrftoken=2; SameSite=Lax'])
  })

  it('drops the headers of one connection in both directions', async () => {
    const { upstream } = await horizon((incoming, outgoing) => {
      outgoing.writeHead(200, { Connection: 'close, x-private', 'X-Private': '1', 'X-Kept': '1' })
      outgoing.end(JSON.stringify(Object.keys(incoming.headers)))
    })
    const answer = await upstream.fetch(
      new Request(`${ours}/`, { headers: { 'Proxy-Authorization': 'x', TE: 'trailers', 'X-Mine': '1' } }),
    )
    const sent = (await answer.json()) as string[]
    expect(sent).toContain('x-mine')
    expect(sent).not.toContain('proxy-authorization')
    expect(sent).not.toContain('te')
    expect(answer.headers.get('x-kept')).toBe('1')
    expect(answer.headers.get('x-private')).toBeNull()
  })

  it('passes packed bodies on as they are', async () => {
    const packed = gzipSync('"hello"')
    const { upstream } = await horizon((_, outgoing) =>
      outgoing.writeHead(200, { 'Content-Encoding': 'gzip' }).end(packed),
    )
    const answer = await upstream.fetch(new Request(`${ours}/`, { headers: { 'Accept-Encoding': 'gzip' } }))
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(packed)
  })

  it('streams uploads and downloads: the first part arrives before the last is sent', async () => {
    const { upstream } = await horizon((incoming, outgoing) => {
      outgoing.writeHead(200)
      incoming.on('data', (chunk: Buffer) => outgoing.write(`got ${chunk.length};`))
      incoming.on('end', () => outgoing.end('end'))
    })
    let send!: ReadableStreamDefaultController<Uint8Array>
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (send = controller) })
    const upload: RequestInit & { duplex: 'half' } = { method: 'PUT', body, duplex: 'half' }
    const answering = upstream.fetch(new Request(`${ours}/upload`, upload))
    send.enqueue(new Uint8Array(1000))
    const reader = (await answering).body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toBe('got 1000;')
    send.enqueue(new Uint8Array(10))
    expect((await reader?.read())?.value).toBe('got 10;')
    send.close()
    expect((await reader?.read())?.value).toBe('end')
  })

  it('answers 204 and 304 without a body', async () => {
    const { upstream } = await horizon((incoming, outgoing) => outgoing.writeHead(Number(incoming.url?.slice(1))).end())
    for (const status of [204, 304])
      expect((await upstream.fetch(new Request(`${ours}/${status}`))).status).toBe(status)
  })

  it('answers 502 as the API words errors when nothing is there', async () => {
    const upstream = new HorizonUpstream({ url: new URL('http://127.0.0.1:1/'), hostHeader: 'pass' })
    const answer = await upstream.fetch(new Request(`${ours}/api/settings/`))
    expect(answer.status).toBe(502)
    expect(await answer.json()).toBe('The cloud cannot be reached: nothing listens there.')
  })

  it('answers 504 when the answer takes too long', async () => {
    const { upstream } = await horizon(() => undefined, { timeoutMs: 40 })
    const answer = await upstream.fetch(new Request(`${ours}/api/settings/`))
    expect(answer.status).toBe(504)
    expect(await answer.json()).toMatch(/did not answer in time/)
  })

  it('waits longer for an upload to be saved', async () => {
    const { upstream } = await horizon(
      (incoming, outgoing) => {
        incoming.resume()
        setTimeout(() => outgoing.end('saved'), 120)
      },
      { timeoutMs: 40 },
    )
    const body = new FormData()
    body.append('file', new File(['abc'], 'disk.raw'))
    const answer = await upstream.fetch(new Request(`${ours}/api/glance/images/`, { method: 'POST', body }))
    expect([answer.status, await answer.text()]).toEqual([200, 'saved'])
  })

  it('gives up when the browser does', async () => {
    let gone!: () => void
    const left = new Promise<void>((resolve) => (gone = resolve))
    const stop = new AbortController()
    const { upstream } = await horizon((incoming) => {
      incoming.on('close', gone)
      stop.abort()
    })
    const answer = await upstream.fetch(new Request(`${ours}/slow`, { signal: stop.signal }))
    expect(answer.status).toBe(499)
    await left
  })
})

describe('a kept connection that Horizon closes in the moment it is used again', () => {
  /** Answers the first request of a connection, and breaks it off at the second. */
  async function forgetful() {
    const heard: string[] = []
    const served = new WeakSet<object>()
    const { upstream } = await horizon((incoming, outgoing) => {
      heard.push(incoming.method ?? '')
      if (served.has(incoming.socket)) return incoming.socket.resetAndDestroy()
      served.add(incoming.socket)
      return outgoing.end('"ok"')
    })
    const ask = async (init: RequestInit = {}) => {
      const answer = await upstream.fetch(new Request(`${ours}/api/x`, init))
      await answer.text()
      return answer.status
    }
    expect(await ask()).toBe(200)
    return { ask, heard }
  }

  it('a read is repeated', async () => {
    const { ask, heard } = await forgetful()
    expect(await ask()).toBe(200)
    expect(heard).toEqual(['GET', 'GET', 'GET'])
  })

  it('a write does not meet it: it goes by a connection of its own', async () => {
    const { ask, heard } = await forgetful()
    expect(await ask({ method: 'DELETE' })).toBe(200)
    expect(heard).toEqual(['GET', 'DELETE'])
  })
})

describe('a write that Horizon breaks off', () => {
  it('is not repeated: nobody knows what became of it', async () => {
    const heard: string[] = []
    const { upstream } = await horizon((incoming) => {
      heard.push(incoming.method ?? '')
      incoming.socket.resetAndDestroy()
    })
    const answer = await upstream.fetch(new Request(`${ours}/api/x`, { method: 'DELETE' }))
    expect([answer.status, heard]).toEqual([502, ['DELETE']])
  })
})

describe('trouble behind the server', () => {
  it('is looked for again once a call found nobody', async () => {
    const { upstream } = await horizon((_, outgoing) => outgoing.end('"ok"'))
    const ask = async () => (await upstream.fetch(new Request(`${ours}/api/x`))).status
    expect([await ask(), await upstream.trouble()]).toEqual([200, null])
    open.pop()?.close()
    expect(await ask()).toBe(502)
    expect((await upstream.trouble())?.text).toContain('nothing listens there')
  })

  const page = '<form><input type="hidden" name="csrfmiddlewaretoken" value="x"></form>'

  it.each<[string, RequestListener, RegExp | null]>([
    ['a Horizon', (_, outgoing) => outgoing.end(page), null],
    [
      'a Horizon with single sign-on',
      (_, outgoing) => outgoing.writeHead(302, { Location: 'https://idp' }).end(),
      null,
    ],
    [
      'another site',
      (_, outgoing) => outgoing.end('<h1>It works!</h1>'),
      /not a Horizon sign-in page\. Check HORIZON_URL/,
    ],
    ['a site without such a page', (_, outgoing: ServerResponse) => outgoing.writeHead(404).end(), /\(404\)/],
    [
      'a Horizon that does not know our name',
      (_, outgoing: ServerResponse) => outgoing.writeHead(400).end(),
      /HORIZON_HOST=own/,
    ],
    [
      'a Horizon that answers at another address only',
      (incoming, outgoing) => outgoing.writeHead(301, { Location: `https://cloud.test${incoming.url}` }).end(),
      /leads on to https:\/\/cloud\.test\/\. Start Stratus with that address as HORIZON_URL/,
    ],
    [
      'another service, which offers a choice',
      (_, outgoing) => outgoing.writeHead(300, { Location: '/v2/' }).end('{"versions": []}'),
      /\(300\)/,
    ],
    ['a broken Horizon', (_, outgoing: ServerResponse) => outgoing.writeHead(500).end(), /answers 500/],
  ])('tells %s apart', async (_name, answer, expected) => {
    const { upstream } = await horizon(answer)
    const trouble = await upstream.trouble()
    if (expected) expect(trouble?.detail).toMatch(expected)
    else expect(trouble).toBeNull()
    expect(trouble?.text ?? '').not.toMatch(/127\.0\.0\.1|cloud\.test|HORIZON/)
  })

  it('is looked at again after a while, and after a call that got nowhere', async () => {
    let now = 0
    let works = false
    let asked = 0
    const { upstream } = await horizon(
      (_, outgoing) => {
        asked += 1
        outgoing.writeHead(works ? 200 : 503).end(page)
      },
      { now: () => now },
    )
    expect((await upstream.trouble())?.text).toMatch(/503/)
    expect((await upstream.trouble())?.text).toMatch(/503/)
    expect(asked).toBe(1)
    works = true
    now = 5000
    expect(await upstream.trouble()).toBeNull()
    await upstream.trouble()
    expect(asked).toBe(2)
  })
})
