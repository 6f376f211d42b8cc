import type { Client } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { loadVolumeFormData } from './volume-form-data.js'

const image = (id: string, container_format: string) => ({ id, name: id, status: 'active', size: 1, container_format })

/** A cloud that has images, and answers nothing else. */
const client = {
  call: async (operation: string) => {
    if (operation !== 'glance.images.list') throw new Error(operation)
    return { items: [image('cirros', 'bare'), image('tiny-kernel', 'aki'), image('tiny-ramdisk', 'ari')] }
  },
} as unknown as Pick<Client, 'call'>

describe('what a volume is made of', () => {
  it('P-IMG-22 a kernel or ramdisk is no source: the image says so, too', async () => {
    const { choices } = await loadVolumeFormData(client)
    expect(choices.image.map(({ label }) => label)).toEqual(['cirros'])
  })
})
