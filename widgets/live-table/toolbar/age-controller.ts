import type { ReactiveController, ReactiveControllerHost } from 'lit'
import { pageLanguage, t } from '../../internal/localize.js'
import type { Clock } from '../../internal/pausable-timer.js'
import { coarseAge } from '../../internal/age-model.js'

/** How often the text is looked at, ms. */
const period = 5000

/** Says how old the rows are; the host draws again only when the words change. */
export class AgeController implements ReactiveController {
  #cancel: (() => void) | undefined
  #text = ''

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly since: () => number | undefined,
    private readonly clock: () => Clock,
  ) {
    host.addController(this)
  }

  hostConnected(): void {
    this.#cancel = this.clock().after(period, () => {
      if (this.text() !== this.#text) this.host.requestUpdate()
      this.hostConnected()
    })
  }

  hostDisconnected(): void {
    this.#cancel?.()
  }

  hostUpdate(): void {
    this.#text = this.text()
  }

  /** 'Updated just now', 'Updated 20 sec. ago'; '' when nobody said when. */
  text(): string {
    const since = this.since()
    if (since === undefined) return ''
    const age = coarseAge(Date.now(), since)
    if (!age) return t('Updated just now')
    const words = new Intl.RelativeTimeFormat(pageLanguage(), { style: 'short' }).format(-age.value, age.unit)
    return t('Updated {age}', { age: words })
  }
}
