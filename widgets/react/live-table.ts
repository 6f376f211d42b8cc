import type { ComponentProps, ReactNode } from 'react'
import type { ReactWebComponent } from '@lit/react'
import '../live-table/stratus-live-table.define.js'
import type { Row } from '../live-table/data/column.js'
import type { StratusLiveTableEventMap } from '../live-table/live-table.events.js'
import { StratusLiveTable } from '../live-table/stratus-live-table.js'
import { wrap, type Handlers } from './wrap.js'

/** Props of the table for rows of one type. */
export type LiveTableProps<R extends Row> = ComponentProps<
  ReactWebComponent<StratusLiveTable<R>, Handlers<StratusLiveTableEventMap<R>>>
>

/** The live table; its props and events know the type of the rows: `<LiveTable<Server> rows={servers} … />`. */
export const LiveTable = wrap<StratusLiveTable, StratusLiveTableEventMap>('stratus-live-table', StratusLiveTable, {
  'stratus-row-action': true,
  'stratus-batch-action': true,
  'stratus-selection-change': true,
  'stratus-sort-change': true,
  'stratus-page-change': true,
  'stratus-search-change': true,
  'stratus-category-change': true,
  'stratus-retry': true,
  'stratus-refresh': true,
  'stratus-row-expand': true,
  'stratus-columns-change': true,
  'stratus-menu': true,
}) as <R extends Row = Row>(props: LiveTableProps<R>) => ReactNode
