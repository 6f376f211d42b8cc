import { t } from '../../internal/localize.js'

/** The question before something destructive, in the words of server-rendered tables. */
export function confirmTexts(action: string, names: readonly string[], help: string): { title: string; body: string } {
  const selected = names.length ? t('You have selected: %s.', [names.map((name) => `"${name}"`).join(', ')]) : ''
  return {
    title: t('Confirm %s', [action]),
    body: [selected, t('Please confirm your selection.'), help.trim()].filter(Boolean).join(' '),
  }
}
