import { describe, expect, it } from 'vitest'
import { createClient } from '../client.js'
import { onlyEnglish } from '../html/html-answer.js'
import { html, json, stubServer } from '../testing/stub-server.js'

const pages: Readonly<Record<string, readonly [type: string, next: string]>> = {
  '': ['OS::Heat::Stack', '?resource_types_marker=a'],
  '?resource_types_marker=a': ['OS::Nova::Server', '?resource_types_marker=b'],
  '?resource_types_marker=b': ['OS::Swift::Container', ''],
}

function pageOf([type, next]: readonly [string, string]): string {
  const more = next && `<a href="${next}">Next</a>`
  return `<table id="resource_types"><thead><tr><th class="normal_column">Type</th></tr></thead>
    <tbody><tr id="resource_types__row__${type}" data-object-id="${type}"><td class="normal_column">${type}</td></tr></tbody>
    <tfoot><tr><td>${more}</td></tr></tfoot></table>`
}

const horizon = () =>
  stubServer(({ url }) => {
    const page = pages[new URL(url, 'http://h').search]
    return url.includes('/project/resource_types/') && page ? html(pageOf(page)) : json({})
  })

describe('an answer that Horizon tells on several pages', () => {
  it('A-PAGE-02 shows what is known after each page but the last, and answers with all', async () => {
    const server = horizon()
    const client = createClient({ fetch: server.fetch })
    const shown: (readonly string[])[] = []
    const { items } = await client.call('heat.resourceTypes.list', {
      show: (part) => void shown.push(part.items.map(({ id }) => id)),
    })
    expect(shown).toEqual([['OS::Heat::Stack'], ['OS::Heat::Stack', 'OS::Nova::Server']])
    expect(items.map(({ id }) => id)).toEqual(['OS::Heat::Stack', 'OS::Nova::Server', 'OS::Swift::Container'])
  })

  it('is under way from its call to its end, also while none of its requests is', async () => {
    const server = horizon()
    const client = createClient({ fetch: server.fetch })
    const call = client.call('heat.resourceTypes.list')
    expect(client.traffic.running).toBe(0)
    await client.idle()
    expect(server.urls().at(-1)).toContain('resource_types_marker=b')
    await call
  })
})

describe('what one of Horizon’s pages tells', () => {
  const page = (messages: string) =>
    `<div class="messages">${messages}</div><input id="ec2-access" value="a"><input id="ec2-secret" value="s">`
  const said = (type: string, text: string) => `<div class="alert alert-${type}"><p>${text}</p></div>`
  const visit = (...answers: readonly string[]) => {
    const left = [...answers]
    const server = stubServer(({ url }) =>
      url.includes('/view_credentials/') ? html(page(left.length > 1 ? left.shift()! : (left[0] ?? ''))) : json({}),
    )
    const client = createClient({ fetch: server.fetch })
    const heard: string[] = []
    client.on('messages', (messages) => heard.push(...messages.map(({ text }) => text)))
    return { heard, server, read: () => client.call('keystone.ec2Credential') }
  }

  it('P-FORM-02 is told, though what failed elsewhere waited on it to be said', async () => {
    const { heard, read } = visit(said('danger', 'Unable to delete it.'), said('success', 'Deleted another.'))
    expect(await read()).toMatchObject({ access: 'a', secret: 's' })
    expect(heard).toEqual(['Unable to delete it.', 'Deleted another.'])
  })

  it('A-PAGE-14 is asked for in English, which its terms are known in, when it is read again too', async () => {
    const { server, read } = visit(said('danger', 'Unable to delete it.'), '')
    await read()
    const pages = server.seen.filter(({ url }) => url.includes('/view_credentials/'))
    expect(pages.map(({ headers }) => headers.get('Accept-Language'))).toEqual([onlyEnglish, onlyEnglish])
  })

  it('P-FORM-02 is a failure where it says each time that it could not be had', async () => {
    const { heard, read } = visit(said('danger', 'Unable to fetch it.'))
    await expect(read()).rejects.toMatchObject({ message: 'Unable to fetch it.' })
    expect(heard).toEqual([])
  })

  it('P-FORM-02 is the same failure under another number of its request', async () => {
    const refusal = (request: string) => said('danger', `Not allowed. (HTTP 403) (Request-ID: req-${request})`)
    const { heard, read } = visit(refusal('1f-2'), refusal('3f-4'))
    await expect(read()).rejects.toMatchObject({ message: 'Not allowed. (HTTP 403) (Request-ID: req-3f-4)' })
    expect(heard).toEqual([])
  })
})
