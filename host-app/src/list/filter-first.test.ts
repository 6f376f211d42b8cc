import { createClient } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { filterFirst } from './filter-first.js'

function clientOf(answer: () => Response) {
  return createClient({ fetch: async () => answer(), document: { cookie: '' } })
}

const settings = (body: unknown) => clientOf(() => Response.json(body))

describe('a list that wants a search first', () => {
  it('G-SET-03 is one only where the setting says so', async () => {
    for (const panel of ['admin.images', 'identity.users'] as const) {
      expect(await filterFirst(settings({}), panel)).toBe(false)
      expect(await filterFirst(settings({ FILTER_DATA_FIRST: {} }), panel)).toBe(false)
      expect(await filterFirst(settings({ FILTER_DATA_FIRST: { [panel]: false } }), panel)).toBe(false)
      expect(await filterFirst(settings({ FILTER_DATA_FIRST: { [panel]: true } }), panel)).toBe(true)
    }
    expect(await filterFirst(settings({ FILTER_DATA_FIRST: { 'admin.images': true } }), 'identity.users')).toBe(false)
  })

  it('G-SET-03 is none when the settings cannot be had', async () => {
    const client = clientOf(() => new Response('', { status: 500 }))
    expect(await filterFirst(client, 'admin.images')).toBe(false)
  })
})
