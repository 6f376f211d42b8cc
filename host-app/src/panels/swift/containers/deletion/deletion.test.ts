import { ApiError, type Client } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { collect, type Contents } from '../contents.js'
import { remove, retryOf, type Failure } from './deletion.js'
import type { Item } from '../item.js'
import type { Caller } from '../swift-calls.js'

/** A container in memory that answers as the server does: folders only as part of names answer 404, full ones 409. */
function storage(paths: readonly string[], how: { hide?: string; failing?(path: string): boolean } = {}) {
  const { hide, failing = () => false } = how
  const objects = new Set(paths)
  const asked: string[] = []
  const refuse = (status: number, code: 'not-found' | 'conflict' | 'server', message: string) =>
    new ApiError({ message, code, status, operation: null, failure: { text: message, args: {} } })
  const list = (folder: string) => {
    const rows = new Map<string, { path: string; bytes: number; is_subdir: boolean; content_type: null }>()
    for (const path of [...objects].toSorted()) {
      if (!path.startsWith(folder) || path === folder) continue
      const end = path.indexOf('/', folder.length)
      const row = end < 0 ? path : path.slice(0, end + 1)
      rows.set(row, { path: row, bytes: 1, is_subdir: end >= 0, content_type: null })
    }
    const all = [...rows.values()]
    return { items: all.length > 1000 ? all.slice(0, -1) : all }
  }
  const drop = (path: string): void => {
    if (failing(path)) throw refuse(500, 'server', 'Storage is busy.')
    if (path.endsWith('/') && [...objects].some((one) => one.startsWith(path) && one !== path))
      throw refuse(409, 'conflict', 'Unable to delete the folder because it is not empty.')
    if (!objects.delete(path)) throw refuse(404, 'not-found', 'Object DELETE failed')
  }
  const call = async (id: string, { params, query }: { params: { path?: string }; query?: { path: string } }) => {
    if (id === 'swift.objects.list') {
      if (hide && query?.path === hide) throw refuse(500, 'server', 'Unable to get the objects in container.')
      return list(query?.path ?? '')
    }
    const path = id === 'swift.folders.delete' ? `${params.path}/` : (params.path ?? '')
    asked.push(path)
    return drop(path)
  }
  // The stand-in knows the three calls that a deletion makes.
  return { objects, asked, client: { call: call as unknown as Client['call'], horizonPages: async () => true } }
}

const folder = (path: string): Item => ({
  id: path,
  path,
  name: path.slice(0, -1),
  bytes: 0,
  is_subdir: true,
  content_type: null,
})
const file = (path: string): Item => ({ id: path, path, name: path, bytes: 1, is_subdir: false, content_type: null })

async function carryOut(client: Caller, plan: Contents) {
  const deleted: string[] = []
  const failures: Failure[] = []
  await remove(client, 'c', plan, {
    signal: new AbortController().signal,
    onDeleted: ({ path }) => deleted.push(path),
    onFailed: (failure) => failures.push(failure),
  })
  return { deleted, failures }
}

async function run(client: Caller, chosen: readonly Item[]) {
  const controller = new AbortController()
  const counts: [number, number][] = []
  const plan = await collect(client, 'c', chosen, {
    signal: controller.signal,
    onCount: (files, folders) => counts.push([files, folders]),
  })
  return { plan, counts, ...(await carryOut(client, plan)) }
}

const tree = ['a/', 'a/1.txt', 'a/b/2.txt', 'a/b/c/', 'a/b/c/3.txt', 'other.txt']

describe('deleting folders', () => {
  it('O-DEL-01 counts files and folders below the chosen ones first', async () => {
    const { client } = storage(tree)
    const { counts, plan } = await run(client, [folder('a/'), file('other.txt')])
    expect(counts[0]).toEqual([1, 1])
    expect(counts.at(-1)).toEqual([4, 3])
    expect([plan.files.length, plan.folders.length]).toEqual([4, 3])
  })

  it('O-DEL-02 O-DEL-03 deletes files first, then folders deepest first; a folder that is gone counts as deleted', async () => {
    const { client, asked, objects } = storage(tree)
    const { failures, deleted } = await run(client, [folder('a/')])
    expect(asked.slice(0, 3).toSorted()).toEqual(['a/1.txt', 'a/b/2.txt', 'a/b/c/3.txt'])
    expect(asked.slice(3)).toEqual(['a/b/c/', 'a/'])
    expect(failures).toEqual([])
    expect(deleted).toContain('a/b/')
    expect([...objects]).toEqual(['other.txt'])
  })

  it('O-DEL-03 of 300 objects 207 fail: each is named with its reason, the others go; the second try is about the 207 alone', async () => {
    const names = Array.from({ length: 300 }, (_, at) => `box/${String(at).padStart(3, '0')}.txt`)
    const broken = new Set(names.slice(0, 207))
    const { client, objects, asked } = storage(names, { failing: (path) => broken.has(path) })
    const { plan, failures, deleted } = await run(client, names.map(file))
    expect([failures.length, deleted.length, objects.size]).toEqual([207, 93, 207])
    expect(failures.every(({ error }) => error instanceof ApiError && error.message === 'Storage is busy.')).toBe(true)
    asked.length = 0
    broken.clear()
    const second = await carryOut(client, retryOf(plan, failures))
    expect(asked.toSorted()).toEqual(names.slice(0, 207))
    expect([second.failures, second.deleted.length, objects.size]).toEqual([[], 207, 0])
  })

  it('O-DEL-03 O-MSG-03 a folder that keeps something is a failure of its own', async () => {
    const { client } = storage(['a/', 'a/1.txt', 'a/2.txt'], { failing: (path) => path === 'a/1.txt' })
    const { failures } = await run(client, [folder('a/')])
    expect(failures.map(({ item, error }) => [item.path, (error as Error).message])).toEqual([
      ['a/1.txt', 'Storage is busy.'],
      ['a/', 'Unable to delete the folder because it is not empty.'],
    ])
  })

  it('O-DEL-02 empties a folder of 5,000 objects, whose list lacks the last one', async () => {
    const { client, objects } = storage([
      'big/',
      ...Array.from({ length: 5000 }, (_, at) => `big/${String(at).padStart(4, '0')}`),
    ])
    const { plan, failures } = await run(client, [folder('big/')])
    expect(plan.files).toHaveLength(4999)
    expect([failures, objects.size]).toEqual([[], 0])
  })

  it('O-DEL-01 says so when a folder cannot be read, before anything is deleted', async () => {
    const { client, asked } = storage(tree, { hide: 'a/b/' })
    await expect(run(client, [folder('a/')])).rejects.toThrow('Unable to get the objects in container.')
    expect(asked).toEqual([])
  })

  it('O-DEL-01 can be given up while it counts, and while it deletes', async () => {
    const { client } = storage(tree)
    const controller = new AbortController()
    const counting = collect(client, 'c', [folder('a/')], {
      signal: controller.signal,
      onCount: () => controller.abort(),
    })
    await expect(counting).rejects.toMatchObject({ name: 'AbortError' })

    const many = Array.from({ length: 50 }, (_, at) => file(`${at}.txt`))
    const box = storage(many.map(({ path }) => path))
    const stop = new AbortController()
    await remove(
      box.client,
      'c',
      { files: many, folders: [folder('a/')], unsure: new Set() },
      {
        signal: stop.signal,
        onDeleted: () => stop.abort(),
        onFailed: () => undefined,
      },
    )
    expect(box.objects.size).toBeGreaterThan(30)
    expect(box.asked).not.toContain('a/')
  })
})
