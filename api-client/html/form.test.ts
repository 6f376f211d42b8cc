import { describe, expect, it } from 'vitest'
import { formBody } from './form-body.js'
import { formAgain, readForm } from './form.js'

const group = (inner: string, error = '') =>
  `<div class="form-group${error && ' has-error'}">${inner}${error && `<span class="help-block ">${error}</span>`}</div>`

const page = (error = '', whole = '') => `
  <form action="/search/"><input name="q"></form>
  <form id="user_settings_modal" action="/settings/" method="POST">
    <input type="hidden" name="csrfmiddlewaretoken" value="t0ken"><input type="text" name="fake_email" style="display: none">
    ${whole && `<div class="alert alert-danger"><p>${whole}</p></div>`}
    ${group('<label for="id_language"><span>Language</span></label><select name="language" id="id_language"><option value="de">Deutsch &amp; so</option><option value="en" selected>English</option></select>')}
    ${group(
      '<label for="id_size">Items Per Page</label><span class="help-icon" title="How many"></span><input type="number" name="size" id="id_size" value="20" min="1" max="1000" required>',
      error,
    )}
    ${group('<label for="id_on">On</label><input type="checkbox" name="on" id="id_on" value="yes" checked>')}
    ${group('<label for="id_off">Off</label><input type="checkbox" name="off" id="id_off">')}
    ${group('<label for="id_note">Note</label><textarea name="note" id="id_note" maxlength="9">a &lt; b</textarea>')}
    <input type="submit" name="go" value="Save">
  </form>`
const read = (html: string) => readForm(html, 'settings/', (names) => names.has('language'))

describe('a form of Horizon', () => {
  it('W-SHELL-29 is read with its fields, as they stand', () => {
    const form = read(page())
    expect(form).toMatchObject({ action: '/settings/', token: 't0ken', errors: [] })
    expect(form?.fields.map(({ name, type, value }) => [name, type, value])).toEqual([
      ['fake_email', 'text', ''],
      ['language', 'select', 'en'],
      ['size', 'number', '20'],
      ['on', 'checkbox', 'yes'],
      ['off', 'checkbox', ''],
      ['note', 'multiline', 'a < b'],
    ])
    expect(form?.fields[2]).toMatchObject({
      label: 'Items Per Page',
      help: 'How many',
      min: 1,
      max: 1000,
      required: true,
    })
    expect(form?.fields[1]?.choices[0]).toEqual({ value: 'de', label: 'Deutsch & so', selected: false })
    expect(form?.fields[5]?.maxLength).toBe(9)
  })

  it('W-SHELL-29 keeps the lines that stand in a field of several', () => {
    const lines = page().replace('a &lt; b', '\r\n10.0.0.1\r\n  10.0.0.2\n')
    expect(read(lines)?.fields[5]?.value).toBe('10.0.0.1\n  10.0.0.2\n')
  })

  it('W-SHELL-29 has errors of fields, and of all', () => {
    const form = read(page('Too small.', 'Try again.'))
    expect(form?.errors).toEqual(['Try again.'])
    // Some themes mark it as an alert.
    expect(read(page('Too small.').replace('help-block ', 'help-block alert alert-danger'))?.fields).toEqual(
      read(page('Too small.'))?.fields,
    )
    expect(form?.fields.map(({ errors }) => errors)).toEqual([[], [], ['Too small.'], [], [], []])
  })

  it('is sent as it stands, but for what was filled in; boxes that are not ticked are not', () => {
    const form = read(page())!
    expect(Object.fromEntries(formBody(form, { size: '30' }))).toEqual({
      fake_email: '',
      language: 'en',
      size: '30',
      on: 'yes',
      note: 'a < b',
    })
    expect(Object.fromEntries(formBody(form, { on: '', off: 'on' }))).toMatchObject({ off: 'on' })
    expect(formBody(form, { on: '' }).has('on')).toBe(false)
  })

  it('P-FORM-02 is known again where the cloud offers one field less by then', () => {
    const form = read(page())!
    const without = page('Too small.').replace(/<div class="form-group"><label for="id_note">.*?<\/div>/, '')
    expect(without).not.toContain('note')
    expect(formAgain(form, without)?.fields[2]?.errors).toEqual(['Too small.'])
  })

  it('is known again in an answer, and no other is taken for it', () => {
    const form = read(page())!
    expect(formAgain(form, page('Too small.'))?.fields[2]?.errors).toEqual(['Too small.'])
    expect(formAgain(form, '<form><input name="language"></form>')).toBeNull()
    expect(formAgain(form, '<form action="/settings/next/"><input name="language"></form>')).toBeNull()
    expect(read('<p>Nothing</p>')).toBeNull()
    expect(readForm('<form><input name="language">', 'here/', () => true)?.action).toBe('here/')
  })
})
