import { operations } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { preloadReads } from './preload-reads.js'

const known = new Set(
  Object.values(operations)
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path),
)

describe('what a page preloads', () => {
  it.each([
    ['project', false],
    ['project/instances/', false],
    ['project/instances/', true],
    ['project/images', true],
    ['admin/images', false],
  ] as const)('%s (services answer: %s): calls of the table', (page, asksServices) => {
    const reads = preloadReads(page, asksServices)
    expect(reads.length).toBeGreaterThan(3)
    for (const read of reads) expect(known).toContain(`/${read.split('?')[0]}`)
  })

  it('asks first for what rows need', () => {
    expect(preloadReads('project/images', false).slice(0, 2)).toEqual([
      'api/keystone/user-session/',
      'api/glance/images/',
    ])
  })

  it('asks for the session everywhere but on pages for people without one', () => {
    expect(preloadReads('project/unknown/', true)).toContain('api/keystone/user-session/')
    expect(preloadReads('auth/login/', true)).toEqual([])
  })
})
