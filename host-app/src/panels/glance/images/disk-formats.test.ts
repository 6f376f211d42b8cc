import { describe, expect, it } from 'vitest'
import { diskFormatChoices, formatsToSend, formatsToUpdate, shownDiskFormat } from './disk-formats.js'

describe('disk and container formats', () => {
  it('P-IMG-21 offers the formats of the specification when the server names none', () => {
    expect(
      diskFormatChoices(undefined)
        .map(({ value }) => value)
        .sort(),
    ).toEqual(['aki', 'ami', 'ari', 'docker', 'iso', 'ova', 'ploop', 'qcow2', 'raw', 'vdi', 'vhd', 'vmdk'])
  })

  it('offers what the server allows, without its empty entry, unknown ones by their name', () => {
    expect(diskFormatChoices(['', 'qcow2', 'vhdx'])).toEqual([
      { value: 'qcow2', label: 'QCOW2 - QEMU Emulator' },
      { value: 'vhdx', label: 'VHDX' },
    ])
  })

  it('P-IMG-12 sends bare, except for aki, ami and ari', () => {
    expect(formatsToSend('qcow2')).toEqual({ disk_format: 'qcow2', container_format: 'bare' })
    for (const format of ['aki', 'ami', 'ari']) {
      expect(formatsToSend(format)).toEqual({ disk_format: format, container_format: format })
    }
  })

  it('P-IMG-13 sends docker as a raw disk in a docker container, and shows it as docker', () => {
    expect(formatsToSend('docker')).toEqual({ disk_format: 'raw', container_format: 'docker' })
    expect(shownDiskFormat({ disk_format: 'raw', container_format: 'docker' })).toBe('docker')
    expect(shownDiskFormat({ disk_format: 'raw', container_format: 'bare' })).toBe('raw')
    expect(shownDiskFormat({ disk_format: null, container_format: null })).toBeNull()
  })

  it('P-IMG-14 sends ovf with vhd when editing', () => {
    expect(formatsToUpdate('vhd', { disk_format: 'raw', container_format: 'bare' })).toEqual({
      disk_format: 'vhd',
      container_format: 'ovf',
    })
  })

  it('keeps the container of a format that was not touched', () => {
    const image = { disk_format: 'vmdk', container_format: 'ova' }
    expect(formatsToUpdate('vmdk', image)).toEqual(image)
    expect(formatsToUpdate('raw', image)).toEqual({ disk_format: 'raw', container_format: 'bare' })
  })
})
