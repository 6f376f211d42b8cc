import { describe, expect, it } from 'vitest'
import { readDialog } from './dialog-form.js'

/** As Horizon 23 has it, shortened. */
const page = `<h3 class="modal-title">Add/Remove Hosts</h3><form action="/x/" method="POST"><fieldset>
<div class="membership manage_membership dropdown_fix" data-show-roles="False">
<span class="members_title">All Available Hosts</span><input type="text" name="available_manage_filter">
<span class="members_title">Selected Hosts</span><input type="text" name="manage_members_filter"></div>
<div class="hide"><div class="form-group"><label for="id_default">Default role</label>
<input type="text" name="default_manage_role" value="member" id="id_default"></div>
<div class="form-group"><label for="id_role">Manage role member</label><select name="manage_role_member" id="id_role" multiple>
<option value="a" selected>a</option><option value="b">b</option></select></div></div></fieldset>
<input type="submit" value="Save"></form>`

describe('A-PAGE-05 two lists between which things are moved', () => {
  it('are read as one choice of several, called as what was chosen is; filters and the role are not asked for', () => {
    const form = readDialog(page, '/x/', ['manage_role_member'])
    expect(form?.fields.map(({ name, type }) => [name, type])).toEqual([
      ['default_manage_role', 'hidden'],
      ['manage_role_member', 'select'],
    ])
    expect(form?.fields[1]).toMatchObject({ label: 'Selected Hosts', multiple: true, value: 'a' })
  })

  it('W-MEMB-01 are a choice for each role where roles count', () => {
    const withRoles = page
      .replace('"False"', '"True"')
      .replace(
        '</select>',
        '</select></div><div><label for="id_9">admin</label><select name="manage_role_9" id="id_9" multiple></select>',
      )
    const form = readDialog(withRoles, '/x/', ['manage_role_member'])
    const list = {
      list: 'manage',
      titles: { available: 'All Available Hosts', members: 'Selected Hosts' },
      usual: 'member',
    }
    expect(form?.fields.map(({ name, type, membership }) => [name, type, membership])).toEqual([
      ['default_manage_role', 'hidden', undefined],
      ['manage_role_member', 'select', { ...list, role: 'member' }],
      ['manage_role_9', 'select', { ...list, role: '9' }],
    ])
    expect(form?.fields.map(({ label }) => label)).toEqual(['Default role', 'Manage role member', 'admin'])
  })
})
