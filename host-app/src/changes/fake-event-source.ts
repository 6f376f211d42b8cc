/** What the browser would make, moved by hand. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2
  static all: FakeEventSource[] = []
  readyState = 1
  constructor(readonly url: string) {
    super()
    FakeEventSource.all.push(this)
  }
  say(event: string, data: unknown, lastEventId = ''): void {
    this.dispatchEvent(Object.assign(new Event(event), { data: JSON.stringify(data), lastEventId }))
  }
  break(readyState: 0 | 2): void {
    this.readyState = readyState
    this.dispatchEvent(new Event('error'))
  }
  close(): void {
    this.readyState = 2
  }
}
