import { ApiError, uploadObject, type Client } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { ownName, type Cloud } from '../cloud.js'

/** Large objects: only where the server hands on bytes as they come, which Horizon does not. */
export function segmentCases(cloud: Cloud): void {
  if (cloud.name !== 'direct') return
  describe(`large objects on the ${cloud.name} cloud`, () => {
    const bytes = Uint8Array.from({ length: 2500 }, (_, at) => at % 251)
    const file = (content = bytes) => new File([content], 'big.bin', { lastModified: 1_700_000_000_000 })
    const limits = { wholeUpTo: 1000, segment: 1000 }
    const terms = { pause: () => Promise.resolve(), isServerReady: () => Promise.resolve(true), random: () => 0.5 }

    /** The client, whose n-th file is cut off; and where all of them were sent. */
    function breaking(client: Client, cut: readonly number[]) {
      const sent: string[] = []
      const failure = { text: 'cut', args: {} }
      const sendFile: Client['sendFile'] = async (url, ...rest) => {
        sent.push(url)
        if (cut.includes(sent.length)) throw new ApiError({ message: 'cut', code: 'network', operation: null, failure })
        await client.sendFile(url, ...rest)
      }
      return { sent, client: { ...client, sendFile } }
    }

    async function withContainer(run: (client: Client, container: string) => Promise<void>): Promise<void> {
      const { client } = await cloud.as('demo')
      const container = ownName('big')
      await client.call('swift.containers.create', { params: { container }, body: { is_public: false } })
      try {
        await run(client, container)
      } finally {
        await client.call('swift.objects.delete', { params: { container, path: 'a/big.bin' } }).catch(() => undefined)
        for (const name of [container, `${container}_segments`])
          await client.call('swift.containers.delete', { params: { container: name } })
      }
    }
    const place = (container: string) => ({ container, path: 'a/big.bin' })
    const segments = async (client: Client, container: string): Promise<number | null> => {
      const name = `${container}_segments`
      return (await client.call('swift.containers.get', { params: { container: name } })).container_object_count
    }
    const stored = async (client: Client, container: string) =>
      new Uint8Array(await (await client.call('swift.objects.download', { params: place(container) })).arrayBuffer())

    it('S-DIRECT-21 a long file goes in segments, and after a break only with those that have not arrived', () =>
      withContainer(async (client, container) => {
        const { sent, client: breakable } = breaking(client, [2])
        await uploadObject(breakable, { ...place(container), file: file(), limits }, terms)
        expect(await stored(client, container)).toEqual(bytes)
        expect(sent.map((url) => url.split('/').at(-1))).toEqual([
          '00000000',
          '00000001',
          '00000001',
          '00000002',
          'big.bin?manifest',
        ])
        expect(await client.call('swift.objects.get', { params: place(container) })).toMatchObject({ bytes: 2500 })
        await client.call('swift.objects.delete', { params: place(container) })
        expect(await segments(client, container)).toBe(0)
      }))

    it('S-DIRECT-21 the same file, chosen again, goes on where it stopped; a cancelled one leaves nothing', () =>
      withContainer(async (client, container) => {
        const away = { ...terms, isServerReady: () => Promise.resolve(false) }
        const first = breaking(client, [3])
        const upload = { ...place(container), file: file(), limits }
        await expect(uploadObject(first.client, upload, away)).rejects.toMatchObject({ keepsParts: true, percent: 80 })
        expect(await segments(client, container)).toBe(2)
        const second = breaking(client, [])
        await uploadObject(second.client, { ...upload, file: file() }, terms)
        expect(second.sent).toHaveLength(2)
        expect(await stored(client, container)).toEqual(bytes)

        const before = await client.call('swift.objects.get', { params: place(container) })
        const stop = new AbortController()
        const pause = () => Promise.reject(stop.signal.reason as Error)
        const third = breaking(client, [2])
        const cancelled = uploadObject(
          third.client,
          { ...upload, file: file(bytes.slice(1)), replaces: before },
          { ...terms, signal: stop.signal, pause, onState: ({ phase }) => phase === 'lost' && stop.abort() },
        )
        await expect(cancelled).rejects.toMatchObject({ code: 'aborted' })
        expect(await segments(client, container)).toBe(3)
        expect(await stored(client, container)).toEqual(bytes)
      }))

    it('S-DIRECT-21 what replaces a long file takes its segments away', () =>
      withContainer(async (client, container) => {
        await uploadObject(client, { ...place(container), file: file(), limits }, terms)
        const before = await client.call('swift.objects.get', { params: place(container) })
        await uploadObject(
          client,
          { ...place(container), file: file(bytes.slice(0, 5)), limits, replaces: before },
          terms,
        )
        expect(await stored(client, container)).toEqual(bytes.slice(0, 5))
        expect(await segments(client, container)).toBe(0)
      }))
  })
}
