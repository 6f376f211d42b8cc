import { describe, expect, it } from 'vitest'
import { createTabMemory } from '../../stores/tab-memory.js'
import { anImage } from '../glance/images/image-fixture.js'
import { shownOfImage } from '../glance/images/image.js'
import { server } from '../nova/instances/instance-fixture.js'
import { instanceNamer, noNames, shownOfServer } from '../nova/instances/instance.js'
import { rowMemory } from './row-memory.js'

const memory = () => {
  const kept = createTabMemory({ storage: null, page: new EventTarget() })
  kept.open('ada')
  return kept
}

describe('rows a tab remembers', () => {
  it('come back with the time they were seen', () => {
    const rows = rowMemory(memory(), 'instances', shownOfServer)
    expect(rows.recall()).toBeNull()
    rows.keep([server({ name: 'vm-1' })], Date.now() - 5000)
    expect(rows.recall()?.data.map(({ name }) => name)).toEqual(['vm-1'])
    expect(Date.now() - (rows.recall()?.at ?? 0)).toBeGreaterThanOrEqual(5000)
  })

  it('are those of one query only', () => {
    const kept = memory()
    rowMemory(kept, 'images {}', shownOfImage).keep([anImage()], Date.now())
    expect(rowMemory(kept, 'images {"name":"x"}', shownOfImage).recall()).toBeNull()
  })

  it('are as many as are written quickly', () => {
    const rows = rowMemory(memory(), 'images', shownOfImage)
    rows.keep(
      Array.from({ length: 501 }, () => anImage()),
      Date.now(),
    )
    expect(rows.recall()).toBeNull()
  })

  it('hold nothing a secret may be in: metadata, user data, properties, tokens', () => {
    const secret = 'hunter2'
    const instance = server({
      metadata: { password: secret },
      'OS-EXT-SRV-ATTR:user_data': secret,
      description: secret,
      adminPass: secret,
      fault: { code: 500, message: 'No valid host', created: null, details: secret },
    })
    const image = anImage({
      properties: { password: secret },
      token_id: secret,
      upload_url: secret,
      description: secret,
    })
    expect(JSON.stringify([shownOfServer(instance), shownOfImage(image)])).not.toContain(secret)
  })

  it('show the same instance as the answer they are from', () => {
    const instance = server({
      task_state: 'spawning',
      fault: { code: 1, message: 'Fault', created: null, details: 'x' },
    })
    const named = instanceNamer(noNames)
    const { label, status, task_state, power_state, addresses, image_label, fault } = named(shownOfServer(instance))
    expect({ label, status, task_state, power_state, addresses, image_label, message: fault?.message }).toEqual({
      label: 'vm-alpha-1',
      status: 'ACTIVE',
      task_state: 'spawning',
      power_state: 1,
      addresses: [],
      image_label: '…',
      message: 'Fault',
    })
  })
})
