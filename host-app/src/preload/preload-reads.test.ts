import { operations } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { preloadReads } from './preload-reads.js'

const known = new Set(
  Object.values(operations)
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path),
)

describe('what a page preloads', () => {
  it.each(['project', 'project/instances/', 'project/images', 'admin/images'])('%s: calls of the table', (page) => {
    const reads = preloadReads(page)
    expect(reads.length).toBeGreaterThan(3)
    for (const read of reads) expect(known).toContain(`/${read.split('?')[0]}`)
  })

  it('asks first for what rows need', () => {
    expect(preloadReads('project/images').slice(0, 2)).toEqual(['api/keystone/user-session/', 'api/glance/images/'])
  })

  it('asks for the session everywhere but on pages for people without one', () => {
    expect(preloadReads('project/unknown/')).toContain('api/keystone/user-session/')
    expect(preloadReads('auth/login/')).toEqual([])
  })
})
