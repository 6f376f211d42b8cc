import { ApiError, type Client } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { objectExists, takenPaths } from './swift-calls.js'

/** Answers lists from a script and knows one object that its list leaves out. */
function stub(folders: Readonly<Record<string, readonly string[]>>, hidden = '', hasHorizon = true) {
  const asked: string[] = []
  const call = async (id: string, { params, query }: { params: { path?: string }; query?: { path: string } }) => {
    asked.push(`${id} ${query?.path ?? params.path}`)
    if (id === 'swift.objects.list')
      return { items: (folders[query?.path ?? ''] ?? []).map((path) => ({ path, bytes: 1, is_subdir: false })) }
    if (params.path === hidden) return {}
    const message = 'Object HEAD failed'
    throw new ApiError({
      message,
      code: 'not-found',
      status: 404,
      operation: null,
      failure: { text: message, args: {} },
    })
  }
  // The stand-in knows the two calls that the question needs.
  return { asked, client: { call: call as unknown as Client['call'], horizonPages: async () => hasHorizon } }
}

describe('names that are taken', () => {
  it('O-RULE-05 are found by one list a folder, however many files there are', async () => {
    const { asked, client } = stub({ 'a/': ['a/1.txt'], 'a/b/': ['a/b/2.txt'] })
    const isTaken = await takenPaths(client, 'c', ['a/1.txt', 'a/3.txt', 'a/b/2.txt', 'a/b/4.txt'])
    expect(await Promise.all(['a/1.txt', 'a/3.txt', 'a/b/2.txt', 'a/b/4.txt'].map(isTaken))).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect(asked).toEqual(['swift.objects.list a/', 'swift.objects.list a/b/'])
  })

  it('O-RULE-05 are asked for one by one where a long list may lack its last entry', async () => {
    const many = Array.from({ length: 1000 }, (_, at) => `${String(at).padStart(4, '0')}.txt`)
    const { asked, client } = stub({ '': many, 'zz.tx': ['zz.txt'] })
    const isTaken = await takenPaths(client, 'c', ['zz.txt', 'new.txt'])
    expect([await isTaken('zz.txt'), await isTaken('new.txt')]).toEqual([true, false])
    expect(asked.slice(1)).toEqual(['swift.objects.list zz.tx', 'swift.objects.list new.tx'])
  })

  it('O-RULE-05 without Horizon are all in their list, however long it is', async () => {
    const many = Array.from({ length: 1000 }, (_, at) => `${String(at).padStart(4, '0')}.txt`)
    const { asked, client } = stub({ '': many }, '', false)
    const isTaken = await takenPaths(client, 'c', ['0999.txt', 'new.txt'])
    expect([await isTaken('0999.txt'), await isTaken('new.txt')]).toEqual([true, false])
    expect(asked).toEqual(['swift.objects.list '])
  })

  it('O-RULE-08 are looked for in lists; the thing itself is asked for where no list can tell', async () => {
    const many = Array.from({ length: 1000 }, (_, at) => `a${String(at).padStart(4, '0')}`)
    const { asked, client } = stub({ 'docs/': ['docs/q/'], '100': ['100%.txt'], a: many }, 'ab')
    const isThere = (path: string) => objectExists(client, 'c', path)
    expect(await isThere('docs/q/')).toBe(true)
    expect(await isThere('docs/x/')).toBe(false)
    expect(await isThere('100%.txt')).toBe(true)
    expect(asked.filter((question) => question.startsWith('swift.objects.get'))).toEqual([])
    expect(await isThere('ab')).toBe(true)
    expect(await isThere('5%/x')).toBe(false)
    expect(asked.slice(-2)).toEqual(['swift.objects.get ab', 'swift.objects.get 5%/x'])
  })
})
