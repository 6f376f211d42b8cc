import type { BarPart } from '../../bar-chart/bar-model.js'
import { jsonOf } from '../core/attributes.js'

/** What a limit chart says in words: `Used 13.6GB of 195.3GB`, `Allocated 3 of 50`, `Used 7 (No Limit)`. */
export interface UsedOf {
  readonly used: number
  readonly max: number
  readonly unit: string
}

const amount = String.raw`(\d[\d,.]*)\s*([A-Za-z]*)`

function numberOf(text: string): number {
  return Number(text.replaceAll(',', ''))
}

const sizes = ['B', 'KB', 'MB', 'GB', 'TB', 'PB']

/** Horizon's sizes go by 1024, whatever it calls them. */
const ourUnit = (unit: string): string => unit.replace(/^([KMGTP])B$/, '$1iB')

/** How many of one unit another has; sizes go by 1024, as the server writes them. 0: nothing known. */
function scaleOf(from: string, to: string): number {
  if (from === to) return 1
  const [size, smaller] = [sizes.indexOf(from.toUpperCase()), sizes.indexOf(to.toUpperCase())]
  return size < 0 || smaller < 0 ? 0 : 1024 ** (size - smaller)
}

/** Undefined where the words are others: then they stay as they are. */
export function usedOf(sentence: string): UsedOf | undefined {
  const limited = new RegExp(String.raw`${amount}\s+of\s+${amount}`).exec(sentence)
  if (limited) {
    const [, used = '', unit = '', max = '', unitOfMax = ''] = limited
    const scale = scaleOf(unitOfMax, unit)
    if (!scale) return undefined
    // Nothing is written in bytes: no reason to count the limit in them.
    if (numberOf(used) === 0) return { used: 0, max: numberOf(max), unit: ourUnit(unitOfMax) }
    return { used: numberOf(used), max: numberOf(max) * scale, unit: ourUnit(unit) }
  }
  const free = new RegExp(String.raw`${amount}\s+\(No Limit\)`).exec(sentence)
  return free ? { used: numberOf(free[1] ?? ''), max: Infinity, unit: ourUnit(free[2] ?? '') } : undefined
}

const plain = (markup: unknown): string =>
  typeof markup === 'string'
    ? markup
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : ''

/** `data-used` of a bar chart: an amount, or segments `[{"tooltip_used": …, "used_instances": "5"}]`; undefined when it is neither. */
export function barUsed(attribute: string | undefined): number | readonly BarPart[] | undefined {
  const given = jsonOf(attribute)
  if (Array.isArray(given)) {
    return (given as readonly unknown[]).flatMap((each) => {
      if (typeof each !== 'object' || each === null) return []
      const { used_instances: amount, tooltip_used: tooltip } = each as Readonly<Record<string, unknown>>
      return [{ used: Number(amount), tooltip: plain(tooltip) }]
    })
  }
  const amount = Number(attribute)
  return attribute?.trim() && Number.isFinite(amount) ? amount : undefined
}

/** Whether `data-settings` of a bar chart has it stand upright. */
export function isVertical(settings: string | undefined): boolean {
  const given = jsonOf(settings)
  return typeof given === 'object' && given !== null && 'orientation' in given && given.orientation === 'vertical'
}
