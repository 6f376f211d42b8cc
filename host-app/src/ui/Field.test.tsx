import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { imageErrors, newImageDraft } from '../panels/glance/images/image-form-model.js'
import { TextInput } from '../forms/form-fields.js'
import { TextField } from './Field.js'

const nothing = () => undefined

describe('a text field', () => {
  it('W-SHELL-15 takes at most 255 characters', () => {
    expect(renderToStaticMarkup(<TextField label="Name" value="" onChange={nothing} />)).toContain('maxLength="255"')
  })

  it('W-SHELL-15 of a panel’s form cuts nothing off: its form complains instead', () => {
    expect(renderToStaticMarkup(<TextInput label="Name" value="" onChange={nothing} />)).toContain(
      'maxlength="Infinity"',
    )
    const draft = { ...newImageDraft('url', 'shared'), image_url: 'http://x/i', disk_format: 'raw' }
    for (const name of ['name', 'description'] as const) {
      expect(imageErrors({ ...draft, [name]: 'x'.repeat(255) }, 'create')).toEqual({})
      expect(imageErrors({ ...draft, [name]: 'x'.repeat(256) }, 'create')).toHaveProperty(name)
    }
  })
})
