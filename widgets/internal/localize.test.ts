import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addLanguage, countText, fill, pageLanguage, t, tn } from './localize.js'

afterEach(() => vi.unstubAllGlobals())

const speak = (lang: string) => vi.stubGlobal('document', { documentElement: { lang } })

describe('texts', () => {
  it('E-TXT-03 fill the three kinds of placeholders of the specification', () => {
    expect(t('Image %s was successfully created.', ['a'])).toBe('Image a was successfully created.')
    expect(t('Container %(name)s is now %(access)s.', { name: 'c', access: 'public' })).toBe(
      'Container c is now public.',
    )
    expect(t('Unable to delete the image with id: {id}', { id: '7' })).toBe('Unable to delete the image with id: 7')
  })

  it('E-TXT-03 have their own forms for one and for several', () => {
    const words = (count: number) => tn('Deleted Image: %s.', 'Deleted Images: %s.', count, ['a'])
    expect([words(1), words(2), words(0)]).toEqual(['Deleted Image: a.', 'Deleted Images: a.', 'Deleted Images: a.'])
  })

  it('E-TXT-03 keep both in another language, with as many plural forms as it has', () => {
    addLanguage('pl', {
      '%s item': { one: '%s element', few: '%s elementy', many: '%s elementów', other: '%s elementu' },
      'Unable to delete the image with id: {id}': 'Nie można usunąć obrazu o id: {id}',
    })
    speak('pl-PL')
    expect([1, 2, 5].map((count) => tn('%s item', '%s items', count))).toEqual([
      '1 element',
      '2 elementy',
      '5 elementów',
    ])
    expect(t('Unable to delete the image with id: {id}', { id: '7' })).toBe('Nie można usunąć obrazu o id: 7')
  })

  it('leave a placeholder nobody fills, and never fill what was filled in', () => {
    expect(fill('%s and %s', ['a'])).toBe('a and %s')
    expect(fill('{id} of %(name)s', { id: '7' })).toBe('7 of %(name)s')
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, id) => {
        expect(fill('<%(name)s|{id}>', { name, id })).toBe(`<${name}|${id}>`)
        expect(fill('<%s|%s>', [name, id])).toBe(`<${name}|${id}>`)
      }),
    )
  })

  it('W-TEXT-05 a name that turns the direction of writing turns nothing that is said about it', () => {
    const name = 'photo\u202egpj.exe\u2069\u2067'
    expect(t('You have selected "%s". It is gone.', [name])).toBe('You have selected "photogpj.exe". It is gone.')
    expect(t('Actions: {name}', { name })).toBe('Actions: photogpj.exe')
    expect(t('"%s"', ['אבג 👩‍👧'])).toBe('"אבג 👩‍👧"')
  })

  it('take one text of a catalogue for every count, where it has only one', () => {
    addLanguage('xx', { '%s thing': 'things: %s' })
    speak('xx')
    expect([1, 3].map((count) => tn('%s thing', '%s things', count))).toEqual(['things: 1', 'things: 3'])
  })

  it('W-TABLE-98 counts are grouped as each language does', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('en', 'en-GB', 'en-IN', 'de', 'de-CH', 'fr', 'es'),
        fc.maxSafeInteger(),
        (lang, count) => {
          speak(lang)
          expect(countText(count)).toBe(new Intl.NumberFormat(lang).format(count))
        },
      ),
    )
  })

  it('know the language of the page however it is written, and fall back to English', () => {
    const known = ['pt_BR', 'de-at', '', 'no tag!', 'x'].map((lang) => {
      speak(lang)
      return pageLanguage()
    })
    expect(known).toEqual(['pt-BR', 'de-AT', 'en', 'en', 'en'])
  })
})
