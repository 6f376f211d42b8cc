import type { Client } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { useCallback, type ReactNode } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { useFollowedActions } from '../actions/use-details-actions.js'
import { DetailsSection } from '../details/DetailsSection.js'
import { DetailsView } from '../details/DetailsView.js'
import { ItemOfList } from '../details/ItemOfList.js'
import { useLoad } from '../hooks/use-load.js'
import { useHost } from '../host.js'
import type { ResourceList } from '../list/use-resource-list.js'
import { areaOf, type Area } from '../paths.js'
import { DefinitionList, type Definition } from '../ui/DefinitionList.js'
import { factsOf, labelOf, statusOf, type DescribedRow } from './field.js'
import { useDescribed, type DescribedPanel } from './panel.js'

const noMore = () => Promise.resolve([])

/** @param acted as of `useFollowedActions` */
type Parts<Row> = (item: Row, area: Area, acted: number) => ReactNode

/** Facts that lists do not tell, by a quiet call. */
type MoreFacts = (client: Client, id: string, area: Area, signal: AbortSignal) => Promise<readonly Definition[]>

/**
 * The page of one row of a described panel: followed in the list, so that its state stays true.
 * @param parts what belongs to it
 * @param more a constant; what cannot be read of it is left out
 */
export function describedDetails<Row extends DescribedRow>(
  panel: DescribedPanel<Row>,
  parts?: Parts<Row>,
  more: MoreFacts = noMore,
) {
  return function Component() {
    const { id = '' } = useParams()
    const area = areaOf(useLocation().pathname)
    const list = useDescribed(panel, area)
    return (
      <ItemOfList list={list} id={id} title={t(panel.one)} panel={panel.list(area)} failure={t(panel.failure)}>
        {(item, note) => <Details {...{ panel, area, item, note, list, parts, more }} />}
      </ItemOfList>
    )
  }
}

interface DetailsProps<Row extends DescribedRow> {
  panel: DescribedPanel<Row>
  area: Area
  item: Row
  note: ReactNode
  list: ResourceList<Row>
  parts: Parts<Row> | undefined
  more: MoreFacts
}

function Details<Row extends DescribedRow>(props: DetailsProps<Row>) {
  const { panel, area, item, note, list, parts, more } = props
  const { client } = useHost()
  const { id } = item
  const actions = useFollowedActions(panel.actions[area], item, list, panel.list(area))
  const { state } = useLoad(
    useCallback((signal: AbortSignal) => more(client, id, area, signal), [more, client, id, area]),
    actions.acted,
  )
  return (
    <DetailsView
      title={labelOf(item)}
      panel={panel.list(area)}
      status={statusOf(panel.fields, item)}
      item={item}
      actions={actions}
      note={note}
    >
      <DetailsSection title={t(panel.one)}>
        <DefinitionList
          items={[...factsOf(panel.fields, area, item), ...(state.status === 'ready' ? state.data : [])]}
        />
      </DetailsSection>
      {parts?.(item, area, actions.acted)}
    </DetailsView>
  )
}
