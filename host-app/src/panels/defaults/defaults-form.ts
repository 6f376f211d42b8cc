import { mostOfLimit } from '@stratus/api-client/rules'
import type { DefaultQuota } from './default-quota.js'

/** Limits as typed, by quota. */
export type Draft = Readonly<Record<string, string>>

export const draftOf = (quotas: readonly DefaultQuota[]): Draft =>
  Object.fromEntries(
    quotas.map(({ id, limit }) => [id, limit === null ? '' : limit === Infinity ? '-1' : String(limit)]),
  )

const isLimit = (text: string): boolean => /^(-1|\d{1,10})$/.test(text.trim()) && Number(text) <= mostOfLimit

/** What is wrong, by quota. English, keys of their translations. */
export const errorsOf = (draft: Draft): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(draft).flatMap(([id, text]) =>
      isLimit(text) ? [] : [[id, 'A whole number from 0 on, or -1 for no limit.']],
    ),
  )

/**
 * What is sent: those that are another now.
 * @param always those that go along whenever one is sent
 * @returns null when nothing has changed
 */
export function changesOf(
  before: Draft,
  draft: Draft,
  always: readonly string[] = [],
): Readonly<Record<string, number>> | null {
  const changed = Object.keys(draft).filter((id) => Number(draft[id]) !== Number(before[id]))
  if (!changed.length) return null
  const sent = Object.keys(draft).filter((id) => changed.includes(id) || always.includes(id))
  return Object.fromEntries(sent.map((id) => [id, Number(draft[id])]))
}
