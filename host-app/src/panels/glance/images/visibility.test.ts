import { describe, expect, it } from 'vitest'
import { visibilityLabel } from './visibility.js'

const own = { owner: 'p1', is_public: false }
const other = { owner: 'p2', is_public: false }

describe('visibility of an image', () => {
  it.each([
    [{ ...own, visibility: 'public' }, 'Public'],
    [{ ...other, visibility: 'public' }, 'Public'],
    [{ ...other, visibility: 'community' }, 'Community'],
    [{ ...own, visibility: 'private' }, 'Private'],
    [{ ...own, visibility: 'shared' }, 'Shared'],
    [{ ...other, visibility: 'private' }, 'Image from Other Project - Non-Public'],
    [{ ...other, visibility: 'shared' }, 'Image from Other Project - Non-Public'],
    [{ ...own, visibility: 'of-tomorrow' }, 'Unknown'],
    [{ owner: null, is_public: null, visibility: null }, 'Unknown'],
  ])('P-IMG-11 %o is %s', (image, label) => {
    expect(visibilityLabel(image, 'p1')).toBe(label)
  })

  it('P-IMG-11 says Shared with Project for the image API below 2', () => {
    expect(visibilityLabel({ ...other, visibility: 'private' }, 'p1', '1.1')).toBe('Shared with Project')
    expect(visibilityLabel({ owner: 'p2', is_public: true, visibility: null }, 'p1', '1')).toBe('Public')
  })
})
