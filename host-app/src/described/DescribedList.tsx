import { t } from '@stratus/widgets'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useActions } from '../actions/use-actions.js'
import { useHost } from '../host.js'
import { areaOf, atWebroot, type Area } from '../paths.js'
import { DefinitionList } from '../ui/DefinitionList.js'
import { ListPage } from '../list/ListPage.js'
import { columnsOf, facetsOf, factsOf, labelOf, type DescribedRow } from './field.js'
import { useDescribed, type DescribedPanel } from './panel.js'

const byName = { column: 'name', direction: 'ascending' } as const

/** The page of a described panel, in the area of its address. */
export function describedList<Row extends DescribedRow>(panel: DescribedPanel<Row>) {
  return function Component() {
    const area = areaOf(useLocation().pathname)
    return <DescribedList key={area} panel={panel} area={area} />
  }
}

function DescribedList<Row extends DescribedRow>({ panel, area }: { panel: DescribedPanel<Row>; area: Area }) {
  const { webroot } = useHost()
  const { fields } = panel
  const list = useDescribed(panel, area)
  const columns = useMemo(() => columnsOf(fields, area, (path) => atWebroot(webroot, path)), [fields, area, webroot])
  const facets = useMemo(() => facetsOf(fields, area), [fields, area])
  return (
    <ListPage<Row>
      title={t(panel.title)}
      name={`${panel.dashboard ?? area}.${panel.name}`}
      list={list}
      columns={columns}
      defaultSort={byName}
      facets={facets}
      rowName={labelOf}
      actions={useActions(panel.actions[area], list)}
      renderDrawer={(row) => <DefinitionList items={factsOf(fields, area, row)} />}
    />
  )
}
