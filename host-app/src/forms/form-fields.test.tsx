import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { imageErrors, newImageDraft } from '../panels/glance/images/image-form-model.js'
import { TextInput } from './form-fields.js'

it('W-SHELL-15 a text field of a panel’s form cuts nothing off: its form complains instead', () => {
  expect(renderToStaticMarkup(<TextInput label="Name" value="" onChange={() => undefined} />)).toContain(
    'maxlength="Infinity"',
  )
  const draft = { ...newImageDraft('url', 'shared'), image_url: 'http://x/i', disk_format: 'raw' }
  for (const name of ['name', 'description'] as const) {
    expect(imageErrors({ ...draft, [name]: 'x'.repeat(255) }, 'create')).toEqual({})
    expect(imageErrors({ ...draft, [name]: 'x'.repeat(256) }, 'create')).toHaveProperty(name)
  }
})
