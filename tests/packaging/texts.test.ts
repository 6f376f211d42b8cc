import { describe, expect, it } from 'vitest'
import { textsOf } from '../../widgets/build/texts.mjs'
import { pageLanguage, type Catalogue } from '../../widgets/internal/localize.js'
import { de } from '../../widgets/languages/de.js'
import { widgets } from './elements.js'

const languages: Readonly<Record<string, Catalogue>> = { de }
const holes = (text: string) => (text.match(/%s|%\(\w+\)s|\{\w+\}/g) ?? []).sort()

describe.each(Object.entries(languages))('W-TEXT-02 the catalogue %s', (lang, catalogue) => {
  const texts = textsOf(widgets)

  it('has every text of the kit, and no other', () => {
    expect(texts.length).toBeGreaterThan(400)
    expect(
      texts.filter((text) => !Object.hasOwn(catalogue, text)),
      'to be translated',
    ).toEqual([])
    expect(
      Object.keys(catalogue).filter((text) => !texts.includes(text)),
      'of no use any more',
    ).toEqual([])
  })

  it('fills the same holes, in every form that the language has', () => {
    const categories = new Intl.PluralRules(lang).resolvedOptions().pluralCategories
    const wrong = Object.entries(catalogue).filter(([text, translated]) => {
      if (typeof translated === 'string') return holes(translated).join() !== holes(text).join()
      const forms = categories.map((category) => translated[category] ?? '')
      return forms.some((form) => holes(form).join() !== holes(text).join())
    })
    expect(wrong).toEqual([])
  })

  it('leaves no text empty', () => {
    expect(pageLanguage()).toBe('en')
    const blank = Object.entries(catalogue).filter(([, text]) => typeof text === 'string' && !text.trim())
    expect(blank.filter(([text]) => text.trim())).toEqual([])
  })
})
