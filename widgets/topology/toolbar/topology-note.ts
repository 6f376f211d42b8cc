import { html, nothing } from 'lit'
import { t } from '../../internal/localize.js'
import type { TableError } from '../../live-table/data/column.js'

/** `loading`, `no-access` and `failed` are said instead of the picture, or above one that is not the newest. */
export type TopologyState = 'ready' | 'loading' | 'no-access' | 'failed'

/**
 * What is said besides the picture; nothing when it is the newest.
 *
 * @param hasModel - There is a picture below.
 * @param error - Why it failed.
 */
export function renderNote(state: TopologyState, hasModel: boolean, error: TableError | undefined, reload: () => void) {
  const note = (icon: 'progress' | 'lock' | 'warning', text: string) =>
    html`<div class="state ${icon} ${hasModel ? 'above' : ''}" role="status">
      <stratus-icon name=${icon}></stratus-icon>
      <div>
        <div>${text}</div>
        ${icon === 'warning' && error?.requestId ? html`${t('Request ID')}: <code>${error.requestId}</code>` : nothing}
      </div>
      ${icon === 'warning' ? html`<button type="button" class="button" @click=${reload}>${t('Try again')}</button>` : nothing}
    </div>`
  switch (state) {
    case 'no-access':
      return note('lock', t('You are not allowed to see the network topology.'))
    case 'failed':
      return note(
        'warning',
        error?.message || t('There was a problem communicating with the server, please try again.'),
      )
    default:
      return hasModel ? nothing : note('progress', t('Loading'))
  }
}
