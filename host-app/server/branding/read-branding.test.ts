import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { colors, neutral } from '../../../widgets/internal/styles/tokens.js'
import { readConfig } from '../config.js'
import { contrast, grounds, leastContrast, readableOn } from './contrast.js'
import { readBranding } from './read-branding.js'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stratus-branding-'))
  await writeFile(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
})
afterEach(() => rm(folder, { recursive: true }))

async function read(text: string, name = 'branding.yaml') {
  const file = join(folder, name)
  await writeFile(file, text)
  return readBranding(file)
}

describe('S-BRAND-01 the operator’s file', () => {
  it('is read as the documentation has it', async () => {
    const docs = await readFile(new URL('../../../docs/server.md', import.meta.url), 'utf8')
    const sample = /```yaml\n(name: [^]*?)```/.exec(docs)?.[1] ?? ''
    const { branding, images } = await read(sample)
    expect(branding).toMatchObject({
      name: 'Nimbus Cloud',
      logo: expect.stringMatching(/^stratus\/operator-logo\?[\w-]{12}$/),
      accent: { light: '#7a1fa2', dark: '#d7a5f0' },
      onAccent: { light: '#ffffff', dark: '#000000' },
      signInText: expect.stringContaining('members of Nimbus'),
    })
    expect(branding.links).toHaveLength(2)
    expect(branding.banners.map(({ severity }) => severity)).toEqual(['warning', 'info'])
    expect(images.get('stratus/operator-logo')?.type).toBe('image/svg+xml')
  })

  it('may be JSON, and may be empty', async () => {
    expect((await read('{"name": "Nimbus"}', 'branding.json')).branding).toEqual({
      name: 'Nimbus',
      links: [],
      banners: [],
    })
    expect((await read('')).branding).toEqual({ links: [], banners: [] })
  })

  it('gives a banner that is changed another name, and the others the same', async () => {
    const ids = async (text: string) => (await read(text)).branding.banners.map(({ id }) => id)
    const [one, other] = await ids('banners: [{ text: One }, { text: Other }]')
    const [same, changed] = await ids('banners: [{ text: One }, { text: Other, severity: error }]')
    expect(same).toBe(one)
    expect(changed).not.toBe(other)
  })

  it.each([
    ['name: Nimbus\nlinks: [', 2, /./],
    ['name: Nimbus\nlogos: x.svg', 2, /logos.*nrecognized key/],
    ['name: Nimbus\nname: Other', 2, /unique/],
    [
      'name: Nimbus\ncolours:\n  accent:\n    light: "#e0c020"\n    dark: "#86a9ff"',
      4,
      /contrast of 1\.\d to 1 on the light.*darker/,
    ],
    ['colours:\n  accent:\n    light: "#2257d0"\n    dark: "#2257d0"', 4, /contrast of .* on the dark.*lighter/],
    ['colours:\n  accent: { light: red, dark: "#86a9ff" }', 2, /colours\.accent\.light: must be a colour/],
    ['colours:\n  accent: { light: "#2257d0" }', 2, /colours\.accent\.dark/],
    ['links:\n  - label: A\n    url: javascript:alert(1)', 3, /links\.0\.url: must be an address/],
    ['banners:\n  - text: A\n    from: tomorrow', 3, /must be a time like/],
    ['banners:\n  - text: A\n    from: 2027-01-31T22:00:00', 3, /must be a time like/],
    [
      'banners:\n  - text: A\n    from: 2027-01-31T22:00:00Z\n    until: 2027-01-30T22:00:00Z',
      4,
      /must be after `from`/,
    ],
    ['banners:\n  - text: A\n    severity: loud', 3, /severity/],
    ['logo: gone.svg', 1, /cannot be read \(ENOENT\)/],
    ['logo: logo.exe', 1, /must be a file \.svg/],
    ['- a list', 1, /the whole/],
  ])('%j is refused with line %d and the reason', async (text, line, reason) => {
    const error = await read(text).then(
      () => null,
      (refused: Error) => refused,
    )
    expect(error).toBeInstanceOf(RangeError)
    expect(error?.message).toContain(`branding.yaml, line ${line}: `)
    expect(error?.message).toMatch(reason)
  })

  it('that is not there ends the start with the name of the setting', () => {
    expect(() => readConfig({ STRATUS_BRANDING: join(folder, 'none.yaml') })).toThrow(
      /^STRATUS_BRANDING must be a file that can be read, not '.*none\.yaml' \(ENOENT\)\.$/,
    )
  })
})

describe('S-BRAND-01 contrast', () => {
  it('is that of WCAG, and the text on an accent is the one that is read better', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
    expect(readableOn('#7a1fa2')).toBe('#ffffff')
    expect(readableOn('#d7a5f0')).toBe('#000000')
  })

  it('is tested on the grounds of the design tokens', () => {
    const scheme = (at: 0 | 1) => ({
      surface: neutral['neutral-1'][at],
      others: [neutral['neutral-2'][at], neutral['neutral-3'][at]],
      softShare: Number(/(\d+)%/.exec(colors['accent-soft'][at])?.[1]) / 100,
    })
    expect(grounds).toEqual({ light: scheme(0), dark: scheme(1) })
    expect(leastContrast(colors.accent[0], 'light')).toBeGreaterThan(4.5)
    expect(leastContrast(colors.accent[1], 'dark')).toBeGreaterThan(4.5)
  })
})
