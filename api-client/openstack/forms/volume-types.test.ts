import { expect, it } from 'vitest'
import { fakeServices } from '../fake-services.js'
import { answerForm } from './answer-form.js'

it('S-DIRECT-12 P-VTYPE-07 a cipher and a key size that are emptied are given up, as Cinder keeps what is not named', async () => {
  const encryption = {
    encryption_id: 'e1',
    provider: 'luks',
    control_location: 'front-end',
    cipher: 'aes-xts-plain64',
    key_size: 256,
  }
  const { services, asked } = fakeServices({
    'GET :8776/v3/p1/types/t1': { volume_type: { id: 't1', name: 'secret' } },
    'GET :8776/v3/p1/types/t1/encryption': encryption,
    'PUT :8776/v3/p1/types/t1/encryption/e1': { encryption },
  })
  const sent = new URLSearchParams({
    name: 'secret',
    provider: 'luks',
    control_location: 'front-end',
    cipher: '',
    key_size: '',
  })
  await answerForm(services, 'admin/volume_types/t1/update_type_encryption/', sent)
  expect(asked.at(-1)).toMatchObject({
    method: 'PUT',
    body: { encryption: { provider: 'luks', control_location: 'front-end', cipher: null, key_size: null } },
  })
})

it('S-DIRECT-12 P-VTYPE-08 when another QoS spec is refused, a type has the one it had', async () => {
  const specs = ':8776/v3/p1/qos-specs'
  const { services, asked } = fakeServices({
    'GET :8776/v3/p1/types/t1': { volume_type: { id: 't1', name: 'fast', qos_specs_id: 'old' } },
    [`GET ${specs}`]: { qos_specs: [{ id: 'old' }, { id: 'new' }] },
    [`GET ${specs}/old/disassociate`]: undefined,
    [`GET ${specs}/new/associate`]: Response.json({ badRequest: { message: 'No such spec.' } }, { status: 400 }),
    [`GET ${specs}/old/associate`]: undefined,
  })
  const sent = new URLSearchParams({ qos_spec_choice: 'new' })
  const answer = await answerForm(services, 'admin/volume_types/t1/manage_qos_spec_association/', sent)
  expect(JSON.stringify(answer)).toContain('No such spec.')
  expect(asked.at(-1)?.path).toBe(`${specs}/old/associate`)
})
