import { describe, expect, it } from 'vitest'
import { anyServers } from './any-servers.js'
import { z } from '../zod.js'

const read = (fields: object) => z.parse(anyServers, { items: [{ id: '1', ...fields }] }).items[0]

describe('instances of all projects, as a page tells of them', () => {
  it.each([
    ['Active', 'ACTIVE'],
    ['Shelved Offloaded', 'SHELVED_OFFLOADED'],
    ['Resize/Migrate', 'RESIZE'],
    ['Confirm or Revert Resize/Migrate', 'VERIFY_RESIZE'],
    ['Revert Resize/Migrate', 'REVERT_RESIZE'],
    ['VERIFY_RESIZE', 'VERIFY_RESIZE'],
    ['Gelöscht', 'Gelöscht'],
    [null, null],
  ])('P-INST-10 the status %s is the code %s', (status, code) => expect(read({ status })?.status).toBe(code))

  it.each([
    ['None', null],
    ['Powering Off', 'powering-off'],
    ['powering-on', 'powering-on'],
    ['Resize Migrating', 'resize_migrating'],
    ['Löschen läuft', 'Löschen läuft'],
  ])('P-INST-10 the task %s is the code %s', (task_state, code) => expect(read({ task_state })?.task_state).toBe(code))

  it('P-INST-10 addresses are found among names of networks', () => {
    expect(
      read({ addresses: ['net-alpha 10.10.1.144, fd00:10:1::2cd4', 'fade.bad ::1', 'a:b 203.0.113.7'] })?.addresses,
    ).toEqual(['10.10.1.144', 'fd00:10:1::2cd4', '::1', '203.0.113.7'])
    expect(read({ addresses: null })?.addresses).toEqual([])
  })
})
