import { t } from '@stratus/widgets'
import type { ReactNode } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { afterAction, type ActionResult } from '../actions/action-result.js'
import { useDetailsActions } from '../actions/use-details-actions.js'
import { DetailsSection } from '../details/DetailsSection.js'
import { DetailsView } from '../details/DetailsView.js'
import { ItemOfList } from '../details/ItemOfList.js'
import { areaOf, type Area } from '../paths.js'
import { DefinitionList } from '../ui/DefinitionList.js'
import { factsOf, labelOf, type DescribedRow } from './field.js'
import { useDescribed, type DescribedPanel } from './panel.js'

type Parts<Row> = (item: Row, area: Area) => ReactNode

/** The page of one row of a described panel: followed in the list, so that its state stays true. @param parts what belongs to it */
export function describedDetails<Row extends DescribedRow>(panel: DescribedPanel<Row>, parts?: Parts<Row>) {
  return function Component() {
    const { id = '' } = useParams()
    const area = areaOf(useLocation().pathname)
    const list = useDescribed(panel, area)
    const navigate = useNavigate()
    const onResult = (result: ActionResult): void => {
      if (afterAction(result) === 'index') void navigate(panel.list(area))
      else list.settle(result)
    }
    return (
      <ItemOfList list={list} id={id} title={t(panel.one)} panel={panel.list(area)} failure={t(panel.failure)}>
        {(item, note) => (
          <Details {...{ panel, area, item, note, onResult, parts }} refresh={() => void list.refresh()} />
        )}
      </ItemOfList>
    )
  }
}

interface DetailsProps<Row extends DescribedRow> {
  panel: DescribedPanel<Row>
  area: Area
  item: Row
  note: ReactNode
  onResult(result: ActionResult): void
  refresh(): void
  parts: Parts<Row> | undefined
}

function Details<Row extends DescribedRow>(props: DetailsProps<Row>) {
  const { panel, area, item, note, onResult, refresh, parts } = props
  const actions = useDetailsActions(panel.actions[area], item, { onResult, reload: refresh })
  return (
    <DetailsView title={labelOf(item)} panel={panel.list(area)} item={item} actions={actions} note={note}>
      <DetailsSection title={t(panel.one)}>
        <DefinitionList items={factsOf(panel.fields, area, item)} />
      </DetailsSection>
      {parts?.(item, area)}
    </DetailsView>
  )
}
