import { describe, expect, it } from 'vitest'
import { nowhere, type Cloud } from '../cloud.js'

const groups = '/api/nova/servergroups/'
const group = { name: 'ct-never', policies: ['affinity'] }

/** The rules that hold for every endpoint. */
export function protocolCases(cloud: Cloud): void {
  describe(`protocol on the ${cloud.name} cloud`, () => {
    it('G-HTTP-01 says "not logged in" before anything else', async () => {
      const answer = await cloud.stranger().send('GET', '/api/nova/servers/', { ajax: false })
      expect([answer.status, answer.json]).toEqual([401, 'not logged in'])
    })

    it('G-HTTP-03 insists on the AJAX header', async () => {
      const visit = await cloud.as('demo')
      const answer = await visit.send('GET', '/api/nova/servers/', { ajax: false })
      expect([answer.status, answer.json]).toEqual([400, 'request must be AJAX'])
      const write = await visit.send('POST', groups, { json: group, ajax: false })
      expect([write.status, write.json]).toEqual([400, 'request must be AJAX'])
    })

    it('G-HTTP-01 refuses malformed JSON in the words of its parser', async () => {
      const answer = await (await cloud.as('demo')).send('POST', groups, { text: '{nonsense' })
      expect([answer.status, answer.json]).toEqual([
        400,
        'malformed JSON request: Expecting property name enclosed in double quotes: line 1 column 2 (char 1)',
      ])
    })

    it('G-HTTP-01 takes an empty object, an empty list and nothing for a missing body', async () => {
      const visit = await cloud.as('demo')
      for (const text of [undefined, '{}', '[]', '""', 'null']) {
        const answer = await visit.send('POST', groups, { text })
        expect([text, answer.status, answer.json]).toEqual([text, 400, 'request requires JSON body'])
      }
    })

    it('G-HTTP-02 answers a write without a token by pointing to the sign-in page', async () => {
      const visit = await cloud.as('demo')
      const login = '/auth/login/?csrf_failure='
      const ajax = await visit.send('POST', groups, { json: group, csrf: false })
      // From Horizon 27 on the status says so too.
      expect([[200, 401].includes(ajax.status), ajax.text]).toEqual([true, ''])
      expect(ajax.headers.get('X-Horizon-Location')).toContain(login)
      const plain = await visit.send('POST', groups, { json: group, csrf: false, ajax: false })
      expect(plain.status).toBe(302)
      expect(plain.headers.get('Location')).toContain(login)
    })

    it('G-HTTP-02 asks for the token of uploads too', async () => {
      const visit = await cloud.as('demo')
      const form = new FormData()
      form.set('file', new Blob(['x']), 'x')
      const answer = await visit.send('POST', '/api/swift/containers/docs/object/ct-never', { form, csrf: false })
      expect(answer.headers.get('X-Horizon-Location')).toContain('csrf_failure')
    })

    it('G-HTTP-01 redirects when only the last slash is missing, for writes as well', async () => {
      const visit = await cloud.as('demo')
      for (const method of ['GET', 'POST']) {
        const answer = await visit.send(method, '/api/nova/servergroups', method === 'POST' ? { json: group } : {})
        expect([method, answer.status, answer.headers.get('Location')]).toEqual([method, 301, groups])
      }
    })

    it('G-HTTP-01 shows a page for a slash too many and for what is not there', async () => {
      const visit = await cloud.as('demo')
      // Horizon has forgotten to register the last one.
      const paths = [`/api/nova/servers/${nowhere}/`, '/api/no/such/thing/', '/api/neutron/quota-sets/defaults/']
      for (const path of cloud.name === 'direct' ? paths.slice(0, -1) : paths) {
        const answer = await visit.send('GET', path)
        expect([path, answer.status]).toEqual([path, 404])
        expect(answer.headers.get('Content-Type')).toContain('text/html')
      }
    })

    it('G-HTTP-01 answers a wrong method with 405 and nothing', async () => {
      const visit = await cloud.as('demo')
      for (const [method, path] of [
        ['DELETE', `/api/cinder/volumes/${nowhere}/`],
        ['POST', '/api/swift/containers/'],
      ] as const) {
        const answer = await visit.send(method, path)
        expect([method, path, answer.status, answer.text]).toEqual([method, path, 405, ''])
      }
    })

    it('G-HTTP-06 turns each class of failure into one kind of error', async () => {
      const { client } = await cloud.as('demo')
      await expect(client.call('nova.servers.get', { params: { id: nowhere } })).rejects.toMatchObject({
        status: 404,
        code: 'not-found',
      })
      await expect(client.call('nova.services.list')).rejects.toMatchObject({ status: 403, code: 'forbidden' })
      const status = cloud.name === 'direct' ? 403 : 401
      await expect(client.call('keystone.users.list')).rejects.toMatchObject({ status, code: 'forbidden' })
      const nobodyHere = cloud.stranger().client
      nobodyHere.auth.onSessionLost(() => Promise.resolve(false))
      await expect(nobodyHere.call('nova.servers.list')).rejects.toMatchObject({ status: 401, code: 'unauthenticated' })
    })

    it('G-SESS-01 lets in with the right password only, and out again', async () => {
      const visit = cloud.stranger()
      expect(await visit.signIn('demo', 'wrong')).toBe(false)
      expect(await visit.signIn('demo', cloud.passwords.demo)).toBe(true)
      const session = await visit.client.session()
      expect(session).toMatchObject({
        username: 'demo',
        project_name: 'demo',
        is_superuser: false,
        services_region: 'RegionOne',
      })
      await visit.client.auth.logout()
      expect((await visit.send('GET', '/api/keystone/user-session/')).json).toBe('not logged in')
    })

    it('G-SESS-01 changes the project of a session', async () => {
      const visit = cloud.stranger()
      await visit.signIn('demo', cloud.passwords.demo)
      await visit.client.auth.switchProject('0e000000000000000000000000000003')
      expect((await visit.client.session()).project_name).toBe('other')
      expect((await visit.client.call('nova.servers.list')).items).toEqual([])
    })
  })
}
