import { beforeEach, describe, expect, it } from 'vitest'
import { createClient, type Client } from '../client.js'
import { browserCloud, createDemoCloud, type DemoCloud, type Fault } from '../demo-cloud/index.js'
import type { CarryTerms } from './carry-file.js'
import { createImage } from './image-upload.js'
import { objectAt, uploadObject } from './object-upload.js'
import type { UploadState } from './upload-model.js'

/** Uploads to a demo cloud that breaks them. */
let cloud: DemoCloud
let client: Client
let states: UploadState[]
let terms: CarryTerms
beforeEach(async () => {
  cloud = createDemoCloud()
  const jar = new Map<string, string>()
  const page = {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    },
  }
  const { fetch, createXhr } = browserCloud(cloud, page, 'https://dash.test/')
  client = createClient({ fetch, createXhr, document: page })
  await client.auth.login({ username: 'demo', password: 'demo' })
  states = []
  terms = {
    onState: (state) => states.push(state),
    pause: () => Promise.resolve(),
    isServerReady: () => Promise.resolve(true),
    random: () => 0.5,
  }
})

const breaks = (fault: Fault) => cloud.faults.add({ times: 1, ...fault })
const sends = () => states.filter(({ phase }, at) => phase === 'sending' && states[at - 1]?.phase !== 'sending').length
const stored = (path: string) => objectAt(client, { container: 'docs', path })

describe('an object', () => {
  const bytes = Uint8Array.from({ length: 5000 }, (_, at) => at % 251)
  const upload = (path: string, replaces?: Awaited<ReturnType<typeof stored>>) =>
    uploadObject(
      client,
      { container: 'docs', path, file: new File([bytes], path), replaces: replaces ?? undefined },
      terms,
    )

  it('G-UPLOAD-01 cut off in the middle arrives with the same bytes', async () => {
    breaks({ operation: 'swift.objects.upload', kind: 'cut', times: 2 })
    await upload('cut.bin')
    expect(sends()).toBe(3)
    const blob = await client.call('swift.objects.download', { params: { container: 'docs', path: 'cut.bin' } })
    expect(new Uint8Array(await blob!.arrayBuffer())).toEqual(bytes)
  })

  it('G-UPLOAD-03 whose answer was lost is not sent again', async () => {
    breaks({ operation: 'swift.objects.upload', kind: 'unheard' })
    await upload('unheard.bin')
    expect(sends()).toBe(1)
    expect(await stored('unheard.bin')).toMatchObject({ bytes: 5000 })
  })

  it('G-UPLOAD-03 whose name somebody else took meanwhile is left alone', async () => {
    breaks({ operation: 'swift.objects.upload', kind: 'cut' })
    const pause = async () => {
      const file = new File(['theirs'], 'theirs.bin')
      await client.call('swift.objects.upload', { params: { container: 'docs', path: 'theirs.bin' }, body: { file } })
    }
    terms = { ...terms, pause }
    await expect(upload('theirs.bin')).rejects.toThrow('This name already exists.')
    expect(await stored('theirs.bin')).toMatchObject({ bytes: 6 })
  })

  it('G-UPLOAD-01 G-UPLOAD-03 waits for a server that is away when it begins; a name that is taken is told of then', async () => {
    const file = new File([bytes], 'early.bin')
    const isTaken = async () => (await stored('early.bin')) !== null
    const early = () => uploadObject(client, { container: 'docs', path: 'early.bin', file, isTaken }, terms)
    breaks({ operation: 'swift.objects.get', status: 502 })
    await early()
    expect(states.map(({ phase }) => phase)).toEqual(expect.arrayContaining(['lost', 'sending']))
    expect(await stored('early.bin')).toMatchObject({ bytes: 5000 })
    breaks({ operation: 'swift.objects.upload', status: 500, body: 'It was sent all the same.' })
    await expect(early()).rejects.toThrow('This name already exists.')
  })

  it('G-UPLOAD-03 that gets new contents is sent again, unless it has them or is gone', async () => {
    await upload('edit.bin')
    const before = await stored('edit.bin')
    breaks({ operation: 'swift.objects.upload', kind: 'cut' })
    states = []
    await upload('edit.bin', before)
    expect(sends()).toBe(2)
    const now = await stored('edit.bin')
    breaks({ operation: 'swift.objects.upload', kind: 'unheard' })
    states = []
    await upload('edit.bin', now)
    expect(sends()).toBe(1)
    breaks({ operation: 'swift.objects.upload', kind: 'cut' })
    terms = {
      ...terms,
      pause: () => client.call('swift.objects.delete', { params: { container: 'docs', path: 'edit.bin' } }),
    }
    await expect(upload('edit.bin', now)).rejects.toThrow('The file is not there any more: somebody has deleted it.')
  })

  it('G-UPLOAD-04 that is refused is not sent again', async () => {
    breaks({ operation: 'swift.objects.upload', status: 413, body: 'The container is full.', times: 9 })
    await expect(upload('big.bin')).rejects.toMatchObject({ code: 'too-large', message: 'The container is full.' })
    expect(sends()).toBe(1)
  })
})

describe('an image through the dashboard', () => {
  const create = (name = 'broken') =>
    createImage(client, {
      fields: { name, disk_format: 'raw' },
      file: new File(['abc'], 'disk.raw'),
      mode: 'legacy',
      quiet: true,
      terms,
    })
  const named = async (name: string) => (await client.call('glance.images.list', { query: { name } })).items

  it('G-UPLOAD-03 that was made although its answer was lost is found by its name', async () => {
    const older = await create()
    breaks({ operation: 'glance.images.createFromFile', kind: 'unheard' })
    states = []
    const image = await create()
    expect(image.id).not.toBe(older.id)
    expect(sends()).toBe(1)
    expect(await named('broken')).toHaveLength(2)
  })

  it('G-UPLOAD-03 that was sent whole and is nowhere is left to people', async () => {
    breaks({ operation: 'glance.images.createFromFile', kind: 'drop' })
    await expect(create()).rejects.toMatchObject({ name: 'UploadBroken', end: 'unsure', percent: 100 })
    expect(sends()).toBe(1)
    expect(await named('broken')).toHaveLength(0)
  })
})

describe('an image sent directly', () => {
  const create = () =>
    createImage(client, {
      fields: { name: 'direct', disk_format: 'raw' },
      file: new File(['abc'], 'disk.raw'),
      mode: 'direct',
      quiet: true,
      terms,
    })
  const statusOf = async (id: string) => (await client.call('glance.images.get', { params: { id } })).status

  it('G-UPLOAD-03 goes on into the same image once that is queued again', async () => {
    breaks({ path: 'demo-upload', kind: 'cut' })
    const { id } = await create()
    expect(sends()).toBe(2)
    expect(await statusOf(id)).toBe('saving')
  })

  it('G-UPLOAD-02 one that never gets through takes its empty image with it', async () => {
    breaks({ path: 'demo-upload', kind: 'cut', times: 20 })
    await expect(create()).rejects.toMatchObject({ name: 'UploadBroken', end: 'given-up' })
    expect(await client.call('glance.images.list', { query: { name: 'direct' } })).toMatchObject({ items: [] })
    expect(sends()).toBe(6)
  })
})
