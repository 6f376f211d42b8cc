import { createClient } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { deleteDevice } from './delete-device.js'

const said = (level: string, text: string) =>
  `<div class="messages"><div class="alert alert-${level}"><p><strong>${level}: </strong>${text}</p></div></div>`

function cloud(page: string, headers: Record<string, string> = {}) {
  const calls: string[] = []
  const client = createClient({
    document: { cookie: 'csrftoken=t' },
    async fetch(url, { method = 'GET', body } = {}) {
      calls.push([method, String(url), body instanceof URLSearchParams ? body.get('action') : ''].join(' ').trim())
      return method === 'GET' ? new Response(page, { headers }) : new Response('')
    },
  })
  return { calls, send: deleteDevice(client) }
}

describe('deleting from the topology through the client', () => {
  it('T-DEL-02 posts to the page of that kind of device and reads what came of it on the next page', async () => {
    const { calls, send } = cloud(said('success', 'Deleted Interface: p'))
    const result = await send({
      kind: 'port',
      id: 'p1',
      name: 'p',
      owner: 'router/r1',
      routerId: 'r1',
      networkId: 'n1',
    })
    expect(result).toEqual({ type: 'success', message: 'Deleted Interface: p' })
    expect(calls).toEqual([
      'POST /project/network_topology/router/r1/ interfaces__delete__p1',
      'GET /project/network_topology/router/r1/',
    ])
  })

  it('T-DEL-06 a refusal is an error in the words of the server, markup in names stays text', async () => {
    const { send } = cloud(said('danger', 'Unable to delete network: &lt;b&gt;x'))
    const result = await send({ kind: 'network', id: 'n1', name: 'n', owner: 'network/n1' })
    expect(result).toEqual({ type: 'error', message: 'Unable to delete network: &#60;b&#62;x' })
  })

  const network = { kind: 'network', id: 'n1', name: '<n>', owner: 'network/n1' } as const
  const table = (rows: string) => `<table id="networks"><tbody>${rows}</tbody></table>`
  const row =
    '<tr id="networks__row__n1" data-object-id="n1"><td class="actions_column"><button id="networks__row_n1__action_delete"></button></td></tr>'

  it('T-DEL-08 what nobody heard of is asked of the table: gone is done', async () => {
    const { send, calls } = cloud(table(''))
    expect(await send(network)).toEqual({ type: 'success', message: 'Deleted network: &#60;n&#62;' })
    expect(calls.at(-1)).toBe('GET /project/network_topology/network')
    const servers = cloud('<table id="instances"></table>')
    const server = { kind: 'server', id: 'v', name: 'vm', owner: 'server/v' } as const
    expect(await servers.send(server)).toEqual({ type: 'info', message: 'The instance is being deleted: vm' })
  })

  it('T-DEL-08 a table has the name of its rows in small letters', async () => {
    const router = { kind: 'router', id: 'r1', name: 'r', owner: 'router/r1' } as const
    const rows = '<tr id="Routers__row__r2" data-object-id="r2"><td class="actions_column"></td></tr>'
    const { send } = cloud(`<table id="routers">${rows}</table>`)
    expect(await send(router)).toEqual({ type: 'success', message: 'Deleted router: r' })
  })

  it.each([
    ['still there', table(row)],
    ['told by no table', ''],
  ])('T-DEL-08 what is %s is neither done nor refused', async (_name, page) => {
    expect(await cloud(page).send(network)).toEqual({
      type: 'warning',
      message: 'The cloud did not say what came of it: &#60;n&#62;. Look at the list.',
    })
  })

  it('reads messages of the header as well', async () => {
    const { send } = cloud('', { 'X-Horizon-Messages': '[["info", "Scheduled deletion of Instance: vm", ""]]' })
    expect(await send({ kind: 'server', id: 'v', name: 'vm', owner: 'server/v' })).toEqual({
      type: 'info',
      message: 'Scheduled deletion of Instance: vm',
    })
  })
})
