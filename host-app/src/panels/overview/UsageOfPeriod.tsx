import { ApiError } from '@stratus/api-client'
import { t, type Column, type DayRange, type Sort } from '@stratus/widgets'
import { PeriodPicker } from '@stratus/widgets/react/period-picker'
import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useLoad } from '../../hooks/use-load.js'
import { useNews } from '../../hooks/use-news.js'
import { Loaded } from '../../layouts/Loaded.js'
import { PartTable } from '../../list/PartTable.js'
import { DefinitionList } from '../../ui/DefinitionList.js'
import { late } from '../../actions/late.js'
import { Loading } from '../../ui/Loading.js'
import { usagePeriod, withPeriod } from './usage-period.js'
import { usageSums, type UsageOfAll } from './usage-rows.js'

const UsageReport = late(() => import('./UsageReport.js'), <Loading lines={8} />)

interface Row {
  readonly id: string
  readonly name: string | null
}

type Usage<Of extends Row> = Omit<UsageOfAll, 'rows'> & { readonly rows: readonly Of[] }

interface UsageOfPeriodProps<Of extends Row> {
  /** Horizon's page with it, below the web root. */
  path: string
  /** What the rows are, translated; also the name of the file. */
  label: string
  sort: Sort
  /** Stable. */
  load(range: DayRange, signal: AbortSignal): Promise<Usage<Of>>
  /** Stable. */
  columns(range: DayRange, rows: readonly Of[]): readonly Column<Of>[]
  /** The cloud reports no usage. Stable. */
  onMissing(): void
}

/** A report of what was used in a period, which is chosen here and stands in the address (C-USAGE-01). */
export function UsageOfPeriod<Of extends Row>(props: UsageOfPeriodProps<Of>) {
  const [query, setQuery] = useSearchParams()
  const search = query.toString()
  const { period, start, end, problem } = useMemo(() => usagePeriod(search), [search])
  const [isChanged, setChanged] = useState(false)
  // An operator has changed the page: it is shown as it is.
  if (isChanged) return <UsageReport path={props.path} onMissing={props.onMissing} />
  return (
    <div className="overview-usage">
      <PeriodPicker
        period={period}
        start={start}
        end={end}
        onStratusChange={({ detail }) => setQuery(withPeriod(search, detail), { preventScrollReset: true })}
      />
      {problem === null ? (
        <Report<Of> key={`${start} ${end}`} {...props} start={start} end={end} onChanged={setChanged} />
      ) : (
        <p className="field-error" role="alert">
          {t(problem)}
        </p>
      )}
    </div>
  )
}

type ReportProps<Of extends Row> = UsageOfPeriodProps<Of> & DayRange & { onChanged(isChanged: boolean): void }

function Report<Of extends Row>({ load, start, end, onChanged, ...props }: ReportProps<Of>) {
  const read = useCallback(
    (signal: AbortSignal) =>
      load({ start, end }, signal).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'changed-page') onChanged(true)
        throw error
      }),
    [load, start, end, onChanged],
  )
  const { state, retry } = useLoad(read, useNews())
  return (
    <Loaded state={state} retry={retry} failure={t('Unable to retrieve usage information.')}>
      {(usage) => (
        <>
          <DefinitionList label={t('Usage Summary')} items={usageSums(usage)} />
          <UsageTable<Of> {...props} start={start} end={end} rows={usage.rows} onRefresh={retry} />
        </>
      )}
    </Loaded>
  )
}

interface UsageTableProps<Of extends Row> extends DayRange, Pick<UsageOfPeriodProps<Of>, 'label' | 'sort' | 'columns'> {
  rows: readonly Of[]
  onRefresh(): void
}

function UsageTable<Of extends Row>(props: UsageTableProps<Of>) {
  const { label, sort, columns, start, end, rows, onRefresh } = props
  return (
    <PartTable<Of>
      name="usage"
      label={label}
      columns={useMemo(() => columns({ start, end }, rows), [columns, start, end, rows])}
      rows={rows}
      sort={sort}
      empty={t('Nothing was used in this period.')}
      many
      onRefresh={onRefresh}
    />
  )
}
