import { meetsTerms } from '@stratus/widgets'
import { describe, expect, it } from 'vitest'
import { closedGates, openGates } from '../../../actions/gates.js'
import { gatesOf, offeredFor } from '../../../actions/offered.js'
import { actionOf, wordsOf } from '../../../actions/testing.js'
import { volumeTypeActions } from './actions.js'
import { isTold, nameOf, volumeTypeColumns, volumeTypeFacets, volumeTypesOf } from './volume-type.js'

const listed = (id: string, name: string, extra_specs: Record<string, string> = {}) =>
  ({ id, name, description: `About ${name}`, extra_specs }) as Parameters<typeof volumeTypesOf>[0][number]

const row = (id: string, cells: readonly string[], actions: readonly string[]) =>
  `<tr data-object-id="${id}" data-display="${cells[0]}" id="volume_types__row__${id}"><td class="multi_select_column"></td>${cells
    .map((cell) => `<td class="normal_column">${cell}</td>`)
    .join('')}<td class="actions_column">${actions
    .map((name) => `<a id="volume_types__row_${id}__action_${name}">${name}</a>`)
    .join('')}</td></tr>`

const page = `<table id="volume_types">${[
  row('t1', ['fast', 'About', 'iops-500', '-', 'Ja'], ['create_encryption', 'edit', 'delete']),
  row('t2', ['secret', 'About', '', 'luks', 'Nein'], ['update_encryption', 'edit_access', 'delete_encryption']),
].join('')}</table>`

const [fast, secret, unknown] = volumeTypesOf(
  [listed('t1', 'fast', { backend: 'a', multiattach: '<is> True' }), listed('t2', 'secret'), listed('t3', 'new')],
  page,
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

  it('P-VTYPE-02 what only the page tells is empty where it does not', () => {
    expect(unknown).toMatchObject({ is_public: null, qos_spec: null, encryption: null, offered: [] })
    expect(volumeTypesOf([listed('t1', 'fast')], '')).toMatchObject([{ name: 'fast', is_public: null }])
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

  it('P-VTYPE-03 P-VTYPE-07 leads to Horizon’s addresses, whatever an id looks like', () => {
    const formOf = (id: string) => {
      const { does } = actionOf(volumeTypeActions, id)
      return does.kind === 'horizon-form' ? does.address({ ...fast, id: '../t 1' }) : null
    }
    expect(formOf('edit')).toBe('admin/volume_types/..%2Ft%201/update_type/')
    expect(formOf('qos')).toBe('admin/volume_types/..%2Ft%201/manage_qos_spec_association/')
    expect(formOf('access')).toBe('admin/volume_types/..%2Ft%201/edit_access/')
    expect(formOf('create_encryption')).toBe('admin/volume_types/..%2Ft%201/create_type_encryption/')
    expect(formOf('update_encryption')).toBe('admin/volume_types/..%2Ft%201/update_type_encryption/')
    const create = volumeTypeActions.page?.[0]?.does
    expect(create?.kind === 'horizon-form' && create.address(null)).toBe('admin/volume_types/create_type')
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
