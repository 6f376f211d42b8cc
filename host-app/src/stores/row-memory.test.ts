import { describe, expect, it } from 'vitest'
import { createTabMemory } from './tab-memory.js'
import { anImage } from '../panels/glance/images/image-fixture.js'
import { rememberedImages, type Image } from '../panels/glance/images/image.js'
import { server } from '../panels/nova/instances/instance-fixture.js'
import { instanceNamer, noNames, rememberedServers, shownOfServer } from '../panels/nova/instances/instance.js'
import { rememberedKeypairs } from '../panels/nova/key-pairs/columns.js'
import type { Keypair } from '../panels/nova/key-pairs/keypair.js'
import { remembered, rowMemory } from './row-memory.js'

const memory = () => {
  const kept = createTabMemory({ storage: null, page: new EventTarget() })
  kept.open('ada')
  return kept
}

describe('rows a tab remembers', () => {
  it('come back with the time they were seen', () => {
    const rows = rowMemory(memory(), rememberedServers)
    expect(rows.recall()).toBeNull()
    rows.keep([server({ name: 'vm-1' })], Date.now() - 5000)
    expect(rows.recall()?.data.map(({ name }) => name)).toEqual(['vm-1'])
    expect(Date.now() - (rows.recall()?.at ?? 0)).toBeGreaterThanOrEqual(5000)
  })

  it('are those of one list and one query only', () => {
    const kept = memory()
    rowMemory(kept, rememberedImages, '{}').keep([anImage()], Date.now())
    expect(rowMemory(kept, rememberedImages, '{"name":"x"}').recall()).toBeNull()
    expect(rowMemory(kept, remembered<Image>('others', ['id']), '{}').recall()).toBeNull()
    expect(rowMemory(kept, rememberedImages, '{}').recall()?.data).toHaveLength(1)
  })

  it('issue 5: of a large list are there on the way back to it, and are never written', () => {
    const written = new Map<string, string>()
    const storage = {
      getItem: () => null,
      setItem: (key: string, text: string) => void written.set(key, text),
      removeItem: () => undefined,
    }
    const page = new EventTarget()
    const kept = createTabMemory({ storage, page })
    kept.open('ada')
    const rows = rowMemory(kept, rememberedImages)
    const some = (length: number) => Array.from({ length }, () => anImage())
    rows.keep(some(2501), Date.now())
    expect(rows.recall()?.data).toHaveLength(2501)
    page.dispatchEvent(new Event('pagehide'))
    expect([...written.values()].join()).not.toContain(`"${anImage().id}"`)
    rows.keep(some(2500), Date.now())
    page.dispatchEvent(new Event('pagehide'))
    expect([...written.values()].join()).toContain(`"${anImage().id}"`)
  })

  it('are gone with whoever saw them, and after any change', () => {
    const kept = memory()
    const rows = rowMemory(kept, rememberedImages)
    rows.keep([anImage()], Date.now())
    kept.open('eve')
    expect(rows.recall()).toBeNull()
    rows.keep([anImage()], Date.now())
    kept.forget('rows ')
    expect(rows.recall()).toBeNull()
  })

  it('hold nothing a secret may be in: metadata, user data, properties, tokens, private keys', () => {
    const secret = 'hunter2'
    const instance = server({
      metadata: { password: secret },
      extra: { 'OS-EXT-SRV-ATTR:user_data': secret, adminPass: secret },
      description: secret,
      fault: { code: 500, message: 'No valid host', created: null, details: secret },
    })
    const image = anImage({
      properties: { password: secret },
      token_id: secret,
      upload_url: secret,
      description: secret,
    })
    const keypair: Keypair = {
      id: 'k',
      name: 'k',
      keypair_id: null,
      fingerprint: 'aa:bb',
      type: 'ssh',
      public_key: 'ssh-rsa AAAA',
      private_key: secret,
      user_id: null,
      created_at: null,
    }
    const kept = [shownOfServer(instance), rememberedImages.shown(image), rememberedKeypairs.shown(keypair)]
    expect(JSON.stringify(kept)).not.toContain(secret)
    expect(kept[2]).toMatchObject({ name: 'k', fingerprint: 'aa:bb', private_key: null })
  })

  it('have the named fields alone: lists and objects stay such, but empty; what else a server sends is nothing', () => {
    interface Row {
      readonly id: string
      readonly tags: readonly string[]
      readonly metadata: Readonly<Record<string, string>>
      readonly owner: string | null
      readonly [extra: string]: unknown
    }
    const row: Row = { id: 'a', tags: ['x'], metadata: { a: 'b' }, owner: 'me', token: 'hunter2', nested: { a: ['b'] } }
    expect(remembered<Row>('rows', ['id']).shown(row)).toEqual({
      id: 'a',
      tags: [],
      metadata: {},
      owner: null,
      token: null,
      nested: {},
    })
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
