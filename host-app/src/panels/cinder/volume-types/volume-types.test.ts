import { meetsTerms } from '@stratus/widgets'
import { describe, expect, it } from 'vitest'
import { closedGates, openGates } from '../../../actions/gates.js'
import { gatesOf, offeredFor } from '../../../actions/offered.js'
import { actionOf, wordsOf } from '../../../actions/testing.js'
import { filterRows } from '../../../list/filter-rows.js'
import { volumeTypeActions } from './actions.js'
import { qosSpecActions } from './qos-actions.js'
import { qosFacets, qosSpecsOf } from './qos-spec.js'
import { isTold, nameOf, volumeTypeColumns, volumeTypeFacets, volumeTypesOf } from './volume-type.js'

const listed = (id: string, name: string, extra_specs: Record<string, string> = {}) =>
  ({ id, name, description: `About ${name}`, extra_specs }) as Parameters<typeof volumeTypesOf>[0][number]

const row = (id: string, name: string, told: object) =>
  ({ id, name, ...told }) as Parameters<typeof volumeTypesOf>[1][number]

const told = [
  row('t1', 'fast', { qos_spec: 'iops-500', encryption: null, public: 'Ja', offered: ['create_encryption', 'edit'] }),
  row('t2', 'secret', {
    qos_spec: null,
    encryption: 'luks',
    public: 'Nein',
    offered: ['update_encryption', 'edit_access', 'delete_encryption'],
  }),
]

const [fast, secret, unknown] = volumeTypesOf(
  [listed('t1', 'fast', { backend: 'a', multiattach: '<is> True' }), listed('t2', 'secret'), listed('t3', 'new')],
  told,
) as [ReturnType<typeof volumeTypesOf>[0], ReturnType<typeof volumeTypesOf>[0], ReturnType<typeof volumeTypesOf>[0]]

describe('the panel Volume Types', () => {
  it('P-VTYPE-01 has the columns of Horizon’s page; extra specs and ID wait', () => {
    const columns = volumeTypeColumns(true)
    const titles = (hidden: boolean) =>
      columns.filter((column) => Boolean(column.hidden) === hidden).map(({ title }) => title)
    expect(titles(false)).toEqual(['Name', 'Description', 'Associated QoS Spec', 'Encryption', 'Public'])
    expect(titles(true)).toEqual(['Extra Specs', 'ID'])
    const texts = (type: typeof fast) => columns.map((column) => column.value?.(type))
    expect(texts(fast)).toEqual([
      'fast',
      'About fast',
      'iops-500',
      null,
      'Yes',
      'backend=a, multiattach=<is> True',
      't1',
    ])
    expect(texts(secret)).toEqual(['secret', 'About secret', null, 'luks', 'No', '', 't2'])
    expect(nameOf({ ...fast, name: '' })).toBe('t1')
  })

  it('P-VTYPE-02 what the list does not tell is empty where nobody does', () => {
    expect(unknown).toMatchObject({ is_public: null, qos_spec: null, encryption: null, offered: [] })
    expect(volumeTypesOf([listed('t1', 'fast')], [])).toMatchObject([{ name: 'fast', is_public: null }])
    expect(volumeTypeColumns(true).map((column) => column.value?.(unknown))).toContain(null)
    expect([isTold([]), isTold([unknown, fast]), isTold([unknown])]).toEqual([true, true, false])
    expect(volumeTypeColumns(false).map(({ title }) => title)).toEqual(['Name', 'Description', 'Extra Specs', 'ID'])
  })

  it('is searched by name, by who may use it and by QoS spec', () => {
    const finds = (type: typeof fast, name: string, value: string) =>
      meetsTerms(type, [{ name, value }], volumeTypeFacets)
    expect([finds(fast, 'name', 'FAS'), finds(fast, 'is_public', 'true'), finds(fast, 'qos_spec', '500')]).toEqual([
      true,
      true,
      true,
    ])
    expect([finds(secret, 'is_public', 'true'), finds(unknown, 'is_public', 'false')]).toEqual([false, false])
  })

  it('P-VTYPE-07 offers what Horizon offers for a type', () => {
    const labels = (type: typeof fast) =>
      offeredFor(volumeTypeActions, type, { has: () => true }).map(({ label }) => label)
    const always = ['Update Metadata', 'Edit Volume Type', 'Manage QoS Spec Association']
    expect(labels(fast)).toEqual([...always, 'Create Encryption', 'Delete Volume Type'])
    expect(labels(secret)).toEqual([
      ...always,
      'Edit Access',
      'Update Encryption',
      'Delete Encryption',
      'Delete Volume Type',
    ])
    expect(labels(unknown)).toEqual([...always, 'Delete Volume Type'])
  })

  it('P-VTYPE-03 P-VTYPE-07 are changed by forms of ours', () => {
    const formOf = (id: string) => {
      const { does } = actionOf(volumeTypeActions, id)
      return does.kind === 'form' ? does.form : null
    }
    expect(['edit', 'qos', 'access', 'create_encryption', 'update_encryption'].map(formOf)).toEqual([
      'cinder.editVolumeType',
      'cinder.typeQos',
      'cinder.typeAccess',
      'cinder.createEncryption',
      'cinder.updateEncryption',
    ])
  })

  it('P-VTYPE-08 QoS specs name the types that they are associated with, and are found by them and by a value', () => {
    const spec = { id: 's1', name: 'iops-500', consumer: 'front-end', specs: { total_iops_sec: '500' } }
    const rows = qosSpecsOf([spec, { ...spec, id: 's2', name: 'unused', specs: {} }], [fast, secret])
    expect(rows.map(({ types }) => types)).toEqual([['fast'], []])
    const found = (name: string, value: string) => filterRows(rows, [{ name, value }], qosFacets).map(({ id }) => id)
    expect([found('types', 'FAS'), found('specs', 'sec=5'), found('name', 'unu')]).toEqual([['s1'], ['s1'], ['s2']])
    const { unavailable } = actionOf(qosSpecActions, 'delete')
    expect(rows.map((each) => unavailable?.(each))).toEqual(['Volume types have this QoS spec.', null])
  })

  it('P-VTYPE-06 asks for the policy of each', async () => {
    const gates = gatesOf(volumeTypeActions)
    for (const [part, rules] of [
      ['create', ['type_create']],
      ['edit', ['type_update']],
      ['delete', ['type_delete']],
      ['metadata', ['types_extra_specs:create', 'types_extra_specs:delete']],
      ['qos', ['qos_specs_manage:update']],
      ['access', ['volume_type_access:addProjectAccess']],
      ['create_encryption', ['volume_type_encryption:create']],
    ] as const)
      expect([part, gates[part]?.policy]).toEqual([part, rules.map((rule) => ['volume', `volume_extension:${rule}`])])
    const no = async () => false
    const nobody = {
      allowed: no,
      horizonPages: async () => true,
      serviceEnabled: no,
      settingEnabled: no,
      extensionEnabled: no,
    }
    const open = openGates(gates, await closedGates(gates, nobody), false)
    expect(offeredFor(volumeTypeActions, fast, open)).toEqual([])
  })

  it('P-VTYPE-05 asks and says what a deletion does, for one and for several', () => {
    expect(wordsOf(volumeTypeActions, 'delete')).toMatchObject({
      title: ['Confirm Delete Volume Type', 'Confirm Delete Volume Types'],
      body: [
        'You have selected "%s". Deleted volume type is not recoverable.',
        'You have selected "%s". Deleted volume types are not recoverable.',
      ],
      success: ['Deleted Volume Type: %s.', 'Deleted Volume Types: %s.'],
      failure: ['Unable to delete Volume Type: %s.', 'Unable to delete Volume Types: %s.'],
    })
  })
})
