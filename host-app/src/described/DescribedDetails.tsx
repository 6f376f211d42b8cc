import { t } from '@stratus/widgets'
import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { useFollowedActions } from '../actions/use-details-actions.js'
import { DetailsSection } from '../details/DetailsSection.js'
import { DetailsView } from '../details/DetailsView.js'
import { ItemOfList } from '../details/ItemOfList.js'
import type { ResourceList } from '../list/use-resource-list.js'
import { areaOf, type Area } from '../paths.js'
import { DefinitionList } from '../ui/DefinitionList.js'
import { factsOf, labelOf, statusOf, type DescribedRow } from './field.js'
import { useDescribed, type DescribedPanel } from './panel.js'

/** @param acted as of `useFollowedActions` */
type Parts<Row> = (item: Row, area: Area, acted: number) => ReactNode

/** The page of one row of a described panel: followed in the list, so that its state stays true. @param parts what belongs to it */
export function describedDetails<Row extends DescribedRow>(panel: DescribedPanel<Row>, parts?: Parts<Row>) {
  return function Component() {
    const { id = '' } = useParams()
    const area = areaOf(useLocation().pathname)
    const list = useDescribed(panel, area)
    return (
      <ItemOfList list={list} id={id} title={t(panel.one)} panel={panel.list(area)} failure={t(panel.failure)}>
        {(item, note) => <Details {...{ panel, area, item, note, list, parts }} />}
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
}

function Details<Row extends DescribedRow>(props: DetailsProps<Row>) {
  const { panel, area, item, note, list, parts } = props
  const actions = useFollowedActions(panel.actions[area], item, list, panel.list(area))
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
        <DefinitionList items={factsOf(panel.fields, area, item)} />
      </DetailsSection>
      {parts?.(item, area, actions.acted)}
    </DetailsView>
  )
}
