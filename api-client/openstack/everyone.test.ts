import { describe, expect, it } from 'vitest'
import { everyone } from './everyone.js'
import { fakeServices } from './fake-services.js'

const domains = ['default', 'corp', 'heat'].map((id) => ({ id, name: id }))
const ada = { id: 'u1', name: 'ada', domain_id: 'default' }
const bob = { id: 'u2', name: 'bob', domain_id: 'corp' }
const refused = Response.json({ error: { message: 'No.', code: 403 } }, { status: 403 })

/** @param among who is told of without a domain: those of the token's project's, or all */
function keystone(among: readonly object[], { domains: told = { domains }, corp = { users: [bob] } as object } = {}) {
  const { services, asked } = fakeServices({
    'GET :5000/v3/domains': told,
    'GET :5000/v3/users': ({ query }) => {
      const domain = query.get('domain_id')
      return domain === null
        ? { users: among }
        : domain === 'corp'
          ? corp
          : { users: domain === 'default' ? [ada] : [] }
    },
  })
  const questions = () => asked.map(({ path, query }) => `${path.split('/').at(-1)} ${query.toString()}`.trim())
  return { services, questions }
}

describe('S-DIRECT-23 people of all domains', () => {
  it('are asked for one domain after the other where Keystone tells of that of the project alone', async () => {
    const { services, questions } = keystone([ada])
    expect(await everyone(services, 'users', { name: 'x' })).toEqual([ada, bob])
    expect(questions()).toEqual([
      'users name=x',
      'domains',
      'users name=x&domain_id=corp',
      'users name=x&domain_id=heat',
    ])
  })

  it('are there also where the domain of the project has none', async () => {
    const { services } = keystone([])
    expect(await everyone(services, 'users')).toEqual([ada, bob])
  })

  it('are asked for once where Keystone tells of several domains, and where one is meant', async () => {
    const all = keystone([ada, bob])
    expect(await everyone(all.services, 'users')).toEqual([ada, bob])
    expect(all.questions()).toEqual(['users'])
    const one = keystone([ada])
    expect(await everyone(one.services, 'users', { domain_id: 'corp' })).toEqual([bob])
    expect(one.questions()).toEqual(['users domain_id=corp'])
  })

  it('are those whom one may see', async () => {
    expect(await everyone(keystone([ada], { corp: refused }).services, 'users')).toEqual([ada])
    expect(await everyone(keystone([ada], { domains: refused as never }).services, 'users')).toEqual([ada])
  })

  it('a domain whose people cannot be had is told, not left out', async () => {
    const corp = Response.json({ error: { message: 'LDAP is down.' } }, { status: 500 })
    await expect(everyone(keystone([ada], { corp }).services, 'users')).rejects.toThrow('LDAP is down.')
  })

  it('more than fifty domains are taken for told', async () => {
    const many = Array.from({ length: 60 }, (_, at) => ({ id: `d${at}` }))
    const { services, questions } = keystone([ada], { domains: { domains: many as never } })
    expect(await everyone(services, 'users')).toEqual([ada])
    expect(questions()).toEqual(['users', 'domains'])
  })
})
