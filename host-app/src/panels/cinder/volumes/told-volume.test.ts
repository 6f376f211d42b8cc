import { ApiError, type Client } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { volumeOfPage, volumeReader } from './told-volume.js'
import { attachmentText } from './volume.js'

type Told = Parameters<typeof volumeOfPage>[0]

const told: Told = {
  id: 'v1',
  name: 'data',
  description: null,
  project: 'demo',
  host: 'storage@live#pool',
  size: 2 * 1024 ** 3,
  status: 'Awaiting Transfer',
  state: null,
  group: null,
  type: 'fast',
  attached_to: ['/dev/vdb on my vm'],
  availability_zone: null,
  bootable: 'No',
  encrypted: 'Ja',
}
const { signal } = new AbortController()
const broken = new ApiError({
  message: 'Cannot convert',
  code: 'server',
  status: 500,
  operation: null,
  failure: { text: 'Cannot convert', args: {} },
})

describe('A-CINDER-06 volumes that Horizon’s JSON cannot tell of', () => {
  it('are as its page tells: amounts, codes of statuses, and instances by name', () => {
    const volume = volumeOfPage(told)
    expect(volume).toMatchObject({ size: 2, status: 'awaiting-transfer', bootable: false, encrypted: null })
    const [attachment] = volume.attachments
    expect(attachment && attachmentText(attachment, (id) => id)).toBe('/dev/vdb on my vm')
    const codes = ['In-use', 'Error Deleting', 'Available', 'Backing Up'].map(
      (status) => volumeOfPage({ ...told, status }).status,
    )
    expect(codes).toEqual(['in-use', 'error_deleting', 'available', 'backing-up'])
  })

  it('an instance without a name is shown by its id, not before it is sure that nobody can name it', () => {
    const attachment = { attachment_id: 'a', id: 'v', server_id: 's1', device: '/dev/vdb', instance_name: null }
    const text = (names: Parameters<typeof attachmentText>[1]) => attachmentText(attachment as never, names)
    expect(text(() => null)).toBe('/dev/vdb on …')
    expect(text(() => 'vm-1')).toBe('/dev/vdb on vm-1')
    expect(text((id) => id)).toBe('/dev/vdb on s1')
  })

  it('are read from the page for a minute, then the JSON is tried again', async () => {
    const asked: string[] = []
    let now = 0
    const client = {
      horizonPages: async () => true,
      async call(name: string) {
        asked.push(name.split('.')[1] ?? '')
        if (name === 'cinder.volumes.list') throw broken
        return { items: [told] }
      },
    } as unknown as Client
    const read = volumeReader(client, 'admin', {}, () => now)
    for (now of [0, 30_000, 61_000]) expect(await read(signal)).toMatchObject([{ id: 'v1' }])
    expect(asked).toEqual(['volumes', 'toldVolumes', 'toldVolumes', 'volumes', 'toldVolumes'])
  })

  it('fail as the list does where the page fails, too, and where there is no Horizon', async () => {
    const failing = (pages: boolean) =>
      ({ horizonPages: async () => pages, call: () => Promise.reject(broken) }) as unknown as Client
    for (const pages of [true, false])
      await expect(volumeReader(failing(pages), 'project')(signal)).rejects.toBe(broken)
  })
})
