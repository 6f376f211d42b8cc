import type { Client } from '@stratus/api-client'
import type { Load } from '@stratus/api-client/live'
import { useCallback } from 'react'
import type { PanelActions } from '../actions/action.js'
import { useHost } from '../host.js'
import type { Area } from '../paths.js'
import type { Remembered } from '../stores/row-memory.js'
import { movingFrom } from '../list/state-look.js'
import { useResourceList } from '../list/use-resource-list.js'
import type { DescribedRow, Field } from './field.js'

/** A list panel that is data: the project's and the administrators'. */
export interface DescribedPanel<Row extends DescribedRow> {
  /** Of the list, and of one. English, keys of their translations. */
  readonly title: string
  readonly one: string
  /** What comes behind the area in its id in the navigation: `backups`. */
  readonly name: string
  /** Where it stands in the navigation; default its area. */
  readonly dashboard?: 'identity'
  /** The list's address, below the web root. */
  list(area: Area): string
  /** All rows of an area, by a quiet call. */
  load(client: Client, area: Area, signal: AbortSignal, show?: (part: readonly Row[]) => void): Promise<readonly Row[]>
  /** What could not be read. English, key of its translation. */
  readonly failure: string
  readonly remember: Remembered<Row>
  readonly fields: readonly Field<Row>[]
  readonly actions: Readonly<Record<Area, PanelActions<Row>>>
}

/** Of what all projects have, where an area is the administrators'. */
export const ofArea = (area: Area) => (area === 'admin' ? { all_projects: true } : undefined)

const keyOf = ({ id }: DescribedRow) => id
const transitionOf = ({ status = null, state = null }: DescribedRow) => movingFrom({ status, state })

/** The live list of such a panel. */
export function useDescribed<Row extends DescribedRow>({ load, remember }: DescribedPanel<Row>, area: Area) {
  const { client } = useHost()
  return useResourceList<Row>({
    load: useCallback<Load<readonly Row[]>>((signal, show) => load(client, area, signal, show), [load, client, area]),
    keyOf,
    transitionOf,
    remember,
    query: area,
  })
}
