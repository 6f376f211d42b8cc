import type { Server } from '@stratus/api-client'

type Changing = Pick<Server, 'id' | 'status' | 'created' | 'updated'>

/** Clocks of Nova's services differ, and a change is told a while after its time, ms. */
const clockDifference = 10_000

/** Nova's times are texts of one form, which stand in their order. */
const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** From when on to ask for changes, by Nova's own clock; null where it does not tell when something changed. */
export function changesSince(known: readonly Changing[]): string | null {
  let newest = ''
  for (const { updated } of known) {
    if (updated === null) return null
    if (updated > newest) newest = updated
  }
  const time = Date.parse(newest)
  return Number.isFinite(time) ? new Date(time - clockDifference).toISOString() : null
}

/** The instances that are known, with what has changed among them, and without what is gone; the newest first, as Nova lists them. */
export function withChanges<T extends Changing>(known: readonly T[], changed: readonly T[]): readonly T[] {
  const byId = new Map(changed.map((instance) => [instance.id, instance]))
  const before = new Set(known.map(({ id }) => id))
  const added = changed.filter(({ id }) => !before.has(id))
  return [...added, ...known.map((instance) => byId.get(instance.id) ?? instance)]
    .filter(({ status }) => status !== 'DELETED')
    .toSorted((a, b) => compared(b.created ?? '', a.created ?? ''))
}
