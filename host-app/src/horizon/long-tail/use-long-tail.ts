import { t } from '@stratus/widgets'
import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ActionResult } from '../../actions/action-result.js'
import { useHost } from '../../host.js'
import { atWebroot } from '../../paths.js'
import { useClassicModal } from '../../panels/shared/use-classic-modal.js'
import type { NamedItem } from '../../actions/context.js'
import type { LongTailAction, PageForm } from './action.js'
import { useTableWay } from './use-table-way.js'

interface LongTailOptions<Item> {
  /** Type code of the items, such as `OS::Cinder::Volume`. */
  readonly type: string
  readonly actions: readonly LongTailAction<Item>[]
  /** An item's row may have changed. */
  onResult(result: ActionResult): void
  /** Rows may have come or gone; default: nothing does. */
  refresh?(): void
}

export interface LongTail<Item> {
  /** Does the action when it is one of these; false when it is not. */
  run(action: string, item: Item): boolean
  /** Opens a form that makes something new. */
  open(page: PageForm): void
}

/**
 * Does what only the cloud's own pages can, from a list of ours: their form opens in the modal stack, their table's action is
 * sent. What came of it is said, and the item's row is read again; nobody leaves the list.
 */
export function useLongTail<Item extends NamedItem>(options: LongTailOptions<Item>): LongTail<Item> {
  const { webroot } = useHost()
  const navigate = useNavigate()
  const now = useRef(options)
  useEffect(() => {
    now.current = options
  })
  /** What the open form is about; null: something new. */
  const latest = useRef<{ item: Item; action: LongTailAction<Item> } | null>(null)
  const settle = useCallback((item: Item, { changes = 'row' }: LongTailAction<Item>): void => {
    const { type, onResult, refresh } = now.current
    if (changes === 'list') refresh?.()
    else onResult({ created: [], updated: [{ type, id: item.id }], deleted: [], failed: [] })
  }, [])
  const openForm = useClassicModal(
    useCallback(() => {
      if (latest.current) settle(latest.current.item, latest.current.action)
      else now.current.refresh?.()
    }, [settle]),
  )
  const send = useTableWay()
  return {
    run(id, item) {
      const action = options.actions.find((each) => each.id === id)
      if (!action) return false
      const { way, label } = action
      if ('form' in way) {
        latest.current = { item, action }
        openForm(atWebroot(webroot, way.form(item)), t(label))
      } else if ('page' in way) void navigate(`/${way.page(item)}`)
      else void send(action, way, item).then((sent) => sent && settle(item, action))
      return true
    },
    open({ label, form }) {
      latest.current = null
      openForm(atWebroot(webroot, form), t(label))
    },
  }
}
