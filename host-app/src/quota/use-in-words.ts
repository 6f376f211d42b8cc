import { isUnlimited, pieLevel, quotaPercent, type QuotaUse } from '@stratus/api-client/rules'
import { t, type CellDescriptor } from '@stratus/widgets'

/** How an amount is written, with its unit. */
type Words = (amount: number) => string

/** `9 of 10`; what has no limit is only counted. */
export function useInWords({ used, limit }: QuotaUse, words: Words): string {
  if (used === null) return ''
  const taken = used === 0 ? '0' : words(used)
  return limit === null || isUnlimited(limit) ? taken : t('%s of %s', [taken, limit === 0 ? '0' : words(limit)])
}

const tones = { normal: undefined, warning: 'warning', danger: 'danger' } as const

/** The same as a cell, coloured from 80 percent on. */
export function quotaCell(quota: QuotaUse | undefined, words: Words): CellDescriptor | null {
  return quota ? { text: useInWords(quota, words), tone: tones[pieLevel(quotaPercent(quota))] } : null
}
