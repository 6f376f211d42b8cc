import { createLiveList, type LiveList, type LiveListOptions } from '../live/live-list.js'
import type { LiveSource } from '../live/live-source.js'
import type { Visibility } from '../live/poller.js'
import { FakeClock, settle } from './fake-clock.js'

export interface Row {
  readonly id: string
  readonly status: string
}

class FakeVisibility implements Visibility {
  visible = true
  #listeners = new Set<() => void>()
  subscribe(listener: () => void) {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  set(visible: boolean) {
    this.visible = visible
    for (const listener of this.#listeners) listener()
  }
}

/** A request, to be answered by hand. */
interface PendingRequest {
  readonly signal: AbortSignal
  answer(rows: Row[]): Promise<void>
  fail(error: Error): Promise<void>
}

/** Live lists of rows on a clock, a page and a server that the test moves by hand. */
export interface LiveRowsRig {
  readonly clock: FakeClock
  readonly visibility: FakeVisibility
  readonly requests: PendingRequest[]
  /** To be ended by the test. */
  readonly opened: LiveSource<unknown>[]
  options(): Pick<LiveListOptions<Row>, 'clock' | 'visibility' | 'random'>
  load(signal: AbortSignal): Promise<readonly Row[]>
  last(): PendingRequest
  liveRows(extra?: Partial<LiveListOptions<Row>>): LiveList<Row>
}

export function createLiveRowsRig(): LiveRowsRig {
  const clock = new FakeClock()
  const visibility = new FakeVisibility()
  const requests: PendingRequest[] = []
  const opened: LiveSource<unknown>[] = []
  const options = () => ({ clock, visibility, random: () => 0 })
  const load = (signal: AbortSignal) =>
    new Promise<readonly Row[]>((resolve, reject) => {
      const after = async (act: () => void) => {
        act()
        await settle()
      }
      requests.push({
        signal,
        answer: (rows) => after(() => resolve(rows)),
        fail: (error) => after(() => reject(error)),
      })
    })
  return {
    clock,
    visibility,
    requests,
    opened,
    options,
    load,
    last() {
      const request = requests.at(-1)
      if (!request) throw new Error('nothing was requested')
      return request
    },
    liveRows(extra = {}) {
      const list = createLiveList<Row>({
        ...options(),
        load,
        ...extra,
        keyOf: ({ id }) => id,
        transitionOf: ({ status }) => (status === 'BUILD' ? status : null),
      })
      opened.push(list)
      return list
    },
  }
}

export const failed = (code: string) => Object.assign(new Error(code), { code })
