import { useStore } from '@nanostores/react'
import { t } from '@stratus/widgets'
import { Checkbox, Choice, Select } from '../../forms/form-fields.js'
import { useHost } from '../../host.js'
import {
  deletions,
  densities,
  densityLabels,
  type Deletions,
  intervalLabels,
  intervals,
  rowDetails,
  rowDetailsLabels,
  themeLabels,
  themes,
  type Density,
  type Interval,
  type RowDetails,
  type Theme,
} from '../../stores/prefs.js'
import { SettingsSection } from './SettingsSection.js'

/** @texts */
const deletionsLabels: Readonly<Record<Deletions, string>> = {
  '8': 'Can be undone for 8 seconds',
  '30': 'Can be undone for 30 seconds',
  '90': 'Can be undone for 90 seconds',
  ask: 'Ask first',
}

const choicesOf = <T extends string>(all: readonly T[], labels: Readonly<Record<T, string>>) =>
  all.map((value) => ({ value, label: t(labels[value]) }))

/** How things look and how often they are asked for, in this browser; each change counts at once. */
export function BrowserSettings() {
  const { prefs } = useHost()
  return (
    <SettingsSection title={t('This browser')} about={t('Kept in this browser. Changes count at once.')}>
      <Choice
        label={t('Theme')}
        value={useStore(prefs.theme)}
        choices={choicesOf(themes, themeLabels)}
        onChange={(theme) => prefs.theme.set(theme as Theme)}
      />
      <Choice
        label={t('Density')}
        value={useStore(prefs.density)}
        choices={choicesOf(densities, densityLabels)}
        onChange={(density) => prefs.density.set(density as Density)}
      />
      <Choice
        label={t('Details of a row')}
        value={useStore(prefs.rowDetails)}
        choices={choicesOf(rowDetails, rowDetailsLabels)}
        onChange={(where) => prefs.rowDetails.set(where as RowDetails)}
      />
      <Select
        label={t('Deleting what is easily made anew')}
        help={t('Security group rules, key pairs, server groups and QoS policies, while nothing uses them.')}
        value={useStore(prefs.deletions)}
        choices={choicesOf(deletions, deletionsLabels)}
        onChange={(how) => prefs.deletions.set(how as Deletions)}
      />
      <Select
        label={t('Read lists again')}
        help={t('What is being changed is asked for more often, whatever stands here.')}
        value={useStore(prefs.interval)}
        choices={choicesOf(intervals, intervalLabels)}
        onChange={(interval) => prefs.interval.set(interval as Interval)}
      />
      <Checkbox
        label={t('Show actions I’m not allowed to use')}
        checked={useStore(prefs.showForbidden)}
        onChange={(on) => prefs.showForbidden.set(on)}
      />
    </SettingsSection>
  )
}
