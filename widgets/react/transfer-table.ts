import type { ReactWebComponent } from '@lit/react'
import type { ComponentProps, ReactNode } from 'react'
import type { Row } from '../live-table/data/column.js'
import '../transfer-table/stratus-transfer-table.define.js'
import type { StratusTransferTableEventMap } from '../transfer-table/stratus-transfer-table.events.js'
import { StratusTransferTable } from '../transfer-table/stratus-transfer-table.js'
import { wrap, type Handlers } from './wrap.js'

/** Props of the transfer table for rows of one type. */
export type TransferTableProps<R extends Row> = ComponentProps<
  ReactWebComponent<StratusTransferTable<R>, Handlers<StratusTransferTableEventMap<R>>>
>

/** The transfer table; its props and events know the type of the rows: `<TransferTable<Network> available={networks} … />`. */
export const TransferTable = wrap<StratusTransferTable, StratusTransferTableEventMap>(
  'stratus-transfer-table',
  StratusTransferTable,
  { 'stratus-transfer': true, 'stratus-row-expand': true, 'stratus-retry': true },
) as <R extends Row = Row>(props: TransferTableProps<R>) => ReactNode
