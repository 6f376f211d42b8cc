import { describe, expect, it } from 'vitest'
import { createClient } from '../client.js'
import { sameOriginUrl } from './fetch-html.js'
import { empty, html, stubServer } from '../testing/stub-server.js'
import { defined } from '../testing/defined.js'

const clientOf = (answer: () => Response) => {
  const server = stubServer(answer)
  return {
    ...server,
    client: createClient({ fetch: server.fetch, document: { cookie: 'csrftoken=t' }, webroot: '/dash/' }),
  }
}

describe('Horizon pages', () => {
  it('W-SHELL-06 are fetched by the rules of every call', async () => {
    const { client, seen } = clientOf(() => html('<b>header</b>'))
    expect(await client.fetchHtml('header/')).toMatchObject({
      status: 200,
      html: '<b>header</b>',
      location: null,
      messages: [],
    })
    expect(seen[0]?.url).toBe('/dash/header/')
    expect(seen[0]?.headers.get('X-Requested-With')).toBe('XMLHttpRequest')
    const body = new URLSearchParams({ a: '1' })
    await client.fetchHtml('/dash/project/x/', {
      method: 'POST',
      body,
      headers: { 'X-Horizon-Add-To-Field': 'id_keypair' },
    })
    expect(seen[1]?.headers.get('X-CSRFToken')).toBe('t')
    expect(seen[1]?.headers.get('X-Horizon-Add-To-Field')).toBe('id_keypair')
  })

  it('A-PAGE-01 one that may not be seen says so, not that the server has a problem', async () => {
    const { client } = clientOf(() => html('<h1>Forbidden</h1>', 403))
    await expect(client.readPage('project/routers/')).rejects.toMatchObject({
      code: 'forbidden',
      message: 'Forbidden. Insufficient permissions of the requested operation',
    })
  })

  it('one that is read and not shown passes on what waited for a page, and fails quietly', async () => {
    const page = '<div class="messages"><div class="alert alert-danger"><p><strong>Error: </strong>Gone</p></div></div>'
    const answers = [
      () => html(page, 200, { 'X-Horizon-Messages': '[["success", "Saved", ""], ["odd", "Kind", ""]]' }),
      () => html('<p>nothing</p>'),
      () => html('', 500),
    ]
    const { client, seen } = clientOf(() => defined(answers.shift())())
    const [said, errors]: [unknown[], unknown[]] = [[], []]
    client.on('messages', (messages) => said.push(messages))
    client.on('error', (error) => errors.push(error))
    expect(await client.readPage('project/')).toBe(page)
    expect(await client.readPage('project/networks/')).toBe('<p>nothing</p>')
    expect(said).toEqual([
      [
        { type: 'success', text: 'Saved' },
        { type: 'info', text: 'Kind' },
        { type: 'error', text: 'Gone' },
      ],
    ])
    await expect(client.readPage('project/')).rejects.toMatchObject({ status: 500 })
    expect(errors).toEqual([])
    expect(seen.map(({ url }) => url)).toEqual(['/dash/project/', '/dash/project/networks/', '/dash/project/'])
  })

  it('their headers are read', async () => {
    const { client } = clientOf(() =>
      empty(200, {
        'X-Horizon-Location': 'http://stratus.invalid/dash/project/instances/?a=1',
        'X-Horizon-Messages': '[["success", "Saved \\u00fc", ""], ["error", "No"], "junk", []]',
        'X-Horizon-Add-To-Field': '["id","name"]',
        'X-File-Upload-URL': 'http://glance/v2/images/1/file',
        'X-Auth-Token': 'token',
        'Content-Disposition': 'attachment; filename="usage.csv"',
      }),
    )
    expect(await client.fetchHtml('project/')).toMatchObject({
      location: '/dash/project/instances/?a=1',
      messages: [
        { type: 'success', text: 'Saved ü', tags: '' },
        { type: 'error', text: 'No', tags: '' },
      ],
      addToField: '["id","name"]',
      fileUploadUrl: 'http://glance/v2/images/1/file',
      authToken: 'token',
      filename: 'usage.csv',
      logout: false,
    })
  })

  it.each(['https://evil.example/', '//evil.example/x', 'javascript:alert(1)'])(
    '%s is refused unsent',
    async (path) => {
      const { client, seen } = clientOf(() => html(''))
      await expect(client.fetchHtml(path)).rejects.toMatchObject({ code: 'bad-request' })
      expect(seen).toHaveLength(0)
    },
  )

  it('a location elsewhere is not handed on', async () => {
    const { client } = clientOf(() => empty(200, { 'X-Horizon-Location': 'https://evil.example/' }))
    expect((await client.fetchHtml('project/')).location).toBeNull()
  })

  it('W-SHELL-03 relative paths start at the web root', () => {
    expect(sameOriginUrl('/dash/', 'a?b=c')).toBe('/dash/a?b=c')
    expect(sameOriginUrl('/dash/', '/other/')).toBe('/other/')
    expect(sameOriginUrl('http://cloud/dash/', 'a')).toBe('http://cloud/dash/a')
  })
})
