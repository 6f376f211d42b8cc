import { createClient } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { offeredFor } from '../../../actions/offered.js'
import { domainActions } from './actions.js'
import { domainErrors, draftOfDomain, newDomain } from './domain-form.js'
import { domainColumns, domainOf, listDomains, type Domain } from './domain.js'

const domain: Domain = { id: 'd1', name: 'second', description: 'A second domain', enabled: true, tags: [] }

/** A client whose server answers by path; policy answers are `allowed`. */
function clientOf({ allowed = true, defaultName = 'Default', configured = 'Default' } = {}) {
  const asked: string[] = []
  const answers: Readonly<Record<string, unknown>> = {
    '/api/policy/': { allowed },
    '/api/settings/': { OPENSTACK_KEYSTONE_DEFAULT_DOMAIN: configured },
    '/api/keystone/default_domain/': { id: 'default', name: defaultName },
    '/api/keystone/domains/default': { id: 'default', name: defaultName },
    '/api/keystone/domains/d1': domain,
    '/api/keystone/domains/': {
      items: [{ id: 'default', name: defaultName, description: 'The default domain', enabled: true }, domain],
    },
  }
  const fetch = async (input: RequestInfo | URL) => {
    const path = new URL(String(input instanceof Request ? input.url : input), 'http://localhost').pathname
    asked.push(path)
    return path in answers ? Response.json(answers[path]) : Response.json('gone', { status: 404 })
  }
  return { client: createClient({ fetch, document: { cookie: '' } }), asked }
}

const names = async (options?: Parameters<typeof clientOf>[0]) =>
  (await listDomains(clientOf(options).client)).map(({ name }) => name)

describe('the domains panel', () => {
  it('I-DOM-01 has the columns Name (a link), Description, ID and Enabled', () => {
    const columns = domainColumns(({ id }) => `/ngdetails/OS::Keystone::Domain/${id}`)
    expect(columns.map(({ title }) => title)).toEqual(['Name', 'Description', 'ID', 'Enabled'])
    expect(columns.map((column) => column.value?.(domain))).toEqual(['second', 'A second domain', 'd1', 'Yes'])
    expect(columns[0]?.cell?.(domain)).toMatchObject({ text: 'second', href: '/ngdetails/OS::Keystone::Domain/d1' })
    expect(columns[3]?.value?.({ ...domain, enabled: null })).toBeNull()
  })

  it('I-DOM-04 lists all domains with list_domains, in the configured default domain', async () => {
    expect(await names()).toEqual(['Default', 'second'])
  })

  it('I-DOM-04 lists the default domain alone without list_domains, and never asks for all', async () => {
    const { client, asked } = clientOf({ allowed: false })
    expect((await listDomains(client)).map(({ id }) => id)).toEqual(['default'])
    expect(asked).not.toContain('/api/keystone/domains/')
  })

  it('I-DOM-04 lists the default domain alone where it is not the configured one', async () => {
    expect(await names({ defaultName: 'Elsewhere' })).toEqual(['Elsewhere'])
    expect(await names({ defaultName: 'Elsewhere', configured: 'Elsewhere' })).toEqual(['Elsewhere', 'second'])
  })

  it('of a service that fails it is said that the domains cannot be had, not the default one', async () => {
    const client = createClient({ fetch: async () => Response.json('down', { status: 500 }), document: { cookie: '' } })
    await expect(listDomains(client)).rejects.toMatchObject({ failure: { text: 'Unable to retrieve the domains.' } })
  })

  it('one domain is read whole, the default one from the list where that is allowed', async () => {
    expect(await domainOf(clientOf().client, 'd1')).toMatchObject(domain)
    expect(await domainOf(clientOf().client, 'default')).toMatchObject({ description: 'The default domain' })
    expect(await domainOf(clientOf({ allowed: false }).client, 'default')).toMatchObject({ name: 'Default' })
    await expect(domainOf(clientOf().client, 'gone', { quiet: true })).rejects.toMatchObject({ status: 404 })
  })

  it('I-DOM-03 only disabled domains can be deleted', () => {
    const deleting = (enabled: boolean | null) =>
      offeredFor(domainActions, { ...domain, enabled }, new Set(['delete']))[0]?.disabled
    expect(deleting(true)).toBe('Only a disabled domain can be deleted.')
    expect(deleting(false)).toBe(false)
  })
})

describe('the form of domains', () => {
  it('I-DOM-05 a new domain is enabled, needs a name and nothing else', () => {
    expect(newDomain).toEqual({ name: '', description: '', enabled: true })
    expect(domainErrors(newDomain)).toEqual({ name: 'A domain name is required.' })
    expect(domainErrors({ ...newDomain, name: '  ' })).toEqual({ name: 'A domain name is required.' })
    expect(domainErrors({ ...newDomain, name: 'x' })).toEqual({})
  })

  it('I-FORM-04 takes 255 characters, not 256', () => {
    const draft = (length: number) => ({ ...newDomain, name: 'x'.repeat(length), description: '😀'.repeat(length) })
    expect(domainErrors(draft(255))).toEqual({})
    expect(domainErrors(draft(256))).toEqual({
      name: 'A domain name less than 256 characters is required.',
      description: 'A description less than 256 characters is required.',
    })
  })

  it('I-FORM-04 a description that is longer in the cloud keeps nobody from changing the rest', () => {
    const long = { ...domain, description: 'd'.repeat(256) }
    const draft = draftOfDomain(long)
    expect(domainErrors({ ...draft, enabled: false }, long)).toEqual({})
    expect(domainErrors({ ...draft, description: `${draft.description}d` }, long)).toHaveProperty('description')
  })

  it('I-DOM-05 nobody disables the domain that they sign in by: its users could not come back', () => {
    const disabled = { ...draftOfDomain(domain), enabled: false }
    expect(domainErrors(disabled, domain, domain.id)).toEqual({ enabled: 'You cannot disable your own domain.' })
    expect(domainErrors(disabled, domain, 'other')).toEqual({})
    expect(domainErrors({ ...disabled, enabled: true }, domain, domain.id)).toEqual({})
  })

  it('I-DOM-05 edits what is there', () => {
    expect(draftOfDomain({ ...domain, description: null, enabled: null })).toEqual({
      name: 'second',
      description: '',
      enabled: true,
    })
  })
})
