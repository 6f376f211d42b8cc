/** What the server has said (docs/server.md, "Changes"). */
export interface StreamListener {
  /** Types of which every change is told from now on; none while nothing is heard. */
  watched(types: readonly string[]): void
  changed(types: readonly string[]): void
}

/** Without a word for so long the stream is dead, ms: the server says something every 20 s. */
const silence = 50_000

/** A break that is mended by then is nobody's business, ms. */
const patience = 5000

/** Before the server is asked again after a refusal, ms: at first, and at most. */
const comeBack = { first: 5000, longest: 120_000 }

export interface EventStream {
  /** Of the change that was heard last; '' before the first. */
  readonly last: string
  end(): void
}

/**
 * Listens to the server until it is ended. Breaks are mended by the browser, which tells the server what it has heard last; refusals
 * are followed by another try.
 * @param from what was heard last of a stream that this one comes after
 */
export function openEventStream(
  address: string,
  types: readonly string[],
  listener: StreamListener,
  from = '',
): EventStream {
  let source: EventSource | undefined
  let last = from
  let refusals = 0
  let isOver = false
  const timers: { silence?: ReturnType<typeof setTimeout>; again?: ReturnType<typeof setTimeout> } = {}

  const heard = (event: MessageEvent<string>): readonly string[] => {
    last = event.lastEventId || last
    refusals = 0
    expectMore(silence)
    const told: unknown = JSON.parse(event.data)
    return Array.isArray(told) ? told.filter((type) => typeof type === 'string') : []
  }
  const expectMore = (ms: number): void => {
    clearTimeout(timers.silence)
    timers.silence = setTimeout(again, ms)
  }
  const again = (): void => {
    source?.close()
    listener.watched([])
    if (isOver) return
    clearTimeout(timers.silence)
    clearTimeout(timers.again)
    timers.again = setTimeout(open, Math.min(comeBack.longest, comeBack.first * 2 ** refusals))
    refusals += 1
  }
  const open = (): void => {
    source = new EventSource(`${address}?${new URLSearchParams({ types: types.join(','), ...(last && { last }) })}`)
    source.addEventListener('watched', (event: MessageEvent<string>) => listener.watched(heard(event)))
    source.addEventListener('changed', (event: MessageEvent<string>) => {
      const changed = heard(event)
      if (changed.length) listener.changed(changed)
    })
    source.addEventListener('beat', heard)
    source.addEventListener('ended', again)
    source.addEventListener('error', () => {
      if (source?.readyState === EventSource.CLOSED) again()
      else expectMore(patience)
    })
  }
  open()
  return {
    get last() {
      return last
    },
    end() {
      isOver = true
      source?.close()
      clearTimeout(timers.silence)
      clearTimeout(timers.again)
    },
  }
}
