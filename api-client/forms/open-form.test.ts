import { describe, expect, it } from 'vitest'
import { openForm } from './open-form.js'

const page = (fields: string) => ({
  messages: [] as readonly object[],
  html: `<h3 class="modal-title">T</h3><form method="post" action="/x">${fields}<input type="submit" value="Save"></form>`,
})
const box = (checked: string) =>
  `<input type="checkbox" name="port_security_enabled" id="id_port_security_enabled" ${checked}>`

/** Horizon's page, and what its JSON says of the port. */
function cloud(html: ReturnType<typeof page>, port_security_enabled = true) {
  const asked: unknown[] = []
  return {
    asked,
    fetchHtml: () => Promise.resolve(html as never),
    call: ((name: string, options: unknown) => {
      asked.push([name, options])
      return Promise.resolve({ items: [{ id: 'p', port_security_enabled }] })
    }) as never,
  }
}

const params = { id: 'p', network: 'n' }

describe('a form of the table', () => {
  it('P-NET-21 begins with the port security that the port has, where Horizon 25 shows none', async () => {
    const checkedIn = async (of: ReturnType<typeof cloud>) =>
      (await openForm(of, 'neutron.editPort', params))?.fields.map(({ name, checked }) => [name, checked])
    const wrong = cloud(page(box('')))
    expect(await checkedIn(wrong)).toEqual([['port_security_enabled', true]])
    expect(wrong.asked).toMatchObject([['neutron.ports.list', { query: { network_id: 'n' } }]])
    expect(await checkedIn(cloud(page(box('')), false))).toEqual([['port_security_enabled', false]])
    const right = cloud(page(box('checked')))
    expect(await checkedIn(right)).toEqual([['port_security_enabled', true]])
    expect(right.asked).toEqual([])
  })

  it('P-NET-21 is not shown while what it should begin with is not known', async () => {
    const of = { ...cloud(page(box(''))), call: (() => Promise.reject(new Error('down'))) as never }
    await expect(openForm(of, 'neutron.editPort', params)).rejects.toThrow('down')
  })

  it('P-FORM-02 does not open where the cloud could not read who is chosen: sent, it would take them away', async () => {
    const groups = (chosen: string) =>
      page(
        `<select multiple name="update_security_groups_role_member"><option value="g" ${chosen}>web</option></select>`,
      )
    const messages = [{ type: 'error', text: 'Unable to retrieve security group list.', tags: '' }]
    const open = (html: ReturnType<typeof page>) => openForm(cloud({ ...html, messages }), 'nova.edit', { id: 'i' })
    await expect(open(groups(''))).rejects.toMatchObject({
      code: 'server',
      message: 'Unable to retrieve security group list.',
    })
    // Of any other, what is said is said with it.
    for (const html of [groups('selected'), page('<input name="name">')])
      expect((await open(html))?.said).toEqual([{ type: 'error', text: 'Unable to retrieve security group list.' }])
  })

  it.each(['for="id_member"', ''])(
    'P-FORM-01 boxes of one name are called what stands above them (label %s)',
    async (of) => {
      const each = (at: number) =>
        `<input type="checkbox" name="member" value="${at}" id="id_member_${at}"><label for="id_member_${at}">${at}</label>`
      const html = page(`<label ${of}>Member</label>${each(0)}${each(1)}`)
      const form = await openForm(cloud(html), 'cinder.typeAccess', { id: 't' })
      expect(form?.fields).toMatchObject([{ name: 'member', label: 'Member', multiple: true }])
    },
  )
})
