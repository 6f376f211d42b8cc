import { toIsoDate, type CellDescriptor, type Moment } from '@stratus/widgets'
import { timeCell } from './cells.js'

/** How long ago something was; by a clock that is behind the cloud's what it says is still to come is now. */
export function ageCell(at: Moment): CellDescriptor | null {
  const iso = toIsoDate(at)
  return timeCell(at, Math.max(Date.now(), iso ? Date.parse(iso) : 0))
}
