import { t, type IconName } from '@stratus/widgets'
import {
  densities,
  densityLabels,
  rowDetails,
  rowDetailsLabels,
  themeLabels,
  themes,
  type Prefs,
  type Theme,
} from '../stores/prefs.js'
import { paths } from '../paths.js'
import type { Entry, Section } from './entry.js'

const themeIcons: Readonly<Record<Theme, IconName>> = { light: 'sun', dark: 'moon', system: 'monitor' }

/** @texts What the page of settings has more of. */
const onPage = [
  'Read lists again',
  'Time zone',
  'Language of the cloud’s own pages',
  'Items per page',
  'Log lines',
  'Keyboard shortcuts',
] as const

/** How things look, for who knows what it is called: `dark`, `compact`. */
export function preferenceSection(prefs: Pick<Prefs, 'theme' | 'density' | 'showForbidden' | 'rowDetails'>): Section {
  const now = (isNow: boolean) => (isNow ? { hint: t('Current') } : {})
  const entries: Entry[] = [
    ...themes.map((theme) => ({
      id: `theme:${theme}`,
      label: t('Theme: %s', [t(themeLabels[theme])]),
      icon: themeIcons[theme],
      to: '',
      ...now(prefs.theme.get() === theme),
      run: () => prefs.theme.set(theme),
    })),
    ...densities.map((density) => ({
      id: `density:${density}`,
      label: t('Density: %s', [t(densityLabels[density])]),
      icon: 'list' as const,
      to: '',
      ...now(prefs.density.get() === density),
      run: () => prefs.density.set(density),
    })),
    ...rowDetails.map((where) => ({
      id: `row-details:${where}`,
      label: t('Details of a row: %s', [t(rowDetailsLabels[where])]),
      icon: 'list' as const,
      to: '',
      ...now(prefs.rowDetails.get() === where),
      run: () => prefs.rowDetails.set(where),
    })),
    {
      id: 'show-forbidden',
      label: t('Show actions I’m not allowed to use'),
      icon: 'settings',
      to: '',
      hint: prefs.showForbidden.get() ? t('On') : t('Off'),
      run: () => prefs.showForbidden.set(!prefs.showForbidden.get()),
    },
    ...onPage.map((label) => ({ id: label, label: t(label), icon: 'settings' as const, to: paths.settings() })),
  ]
  return { id: 'preferences', label: t('Preferences'), entries }
}
