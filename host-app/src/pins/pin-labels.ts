import { t } from '@stratus/widgets'
import { dashboards, locate } from '../navigation/navigation.js'
import type { Pins } from './pins.js'

/** What pins are called: of two that have the same name, where each is. */
export function pinLabels(pins: Pins): { readonly path: string; readonly label: string }[] {
  return pins.map(({ path, title }) => {
    const isTwin = pins.some((other) => other.path !== path && other.title === title)
    const place = isTwin ? locate(path.replace(/\?.*/, ''), dashboards) : null
    const where = place && [place.dashboard.label, place.panel.label].map((label) => t(label)).join(', ')
    return { path, label: where ? t('%(name)s (%(where)s)', { name: title, where }) : title }
  })
}
