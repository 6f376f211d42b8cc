import { formatAmount, formatBytes, t, tn } from '@stratus/widgets'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ErrorState } from '@stratus/widgets/react/error-state'
import { Icon } from '../../../ui/Icon.js'
import { TextField } from '@stratus/widgets/react/text-field'
import { StaleNote } from '../../../details/StaleNote.js'
import { PageActionButton } from '../../../actions/PageActionButton.js'
import type { PageButton } from '../../../actions/use-actions.js'
import type { ResourceList } from '../../../list/use-resource-list.js'
import type { ContainerRow } from './item.js'
import { hasAddress, pathOf } from './location.js'
import { Loading } from '../../../ui/Loading.js'

interface ContainerListProps {
  list: ResourceList<ContainerRow>
  /** The server left some out. */
  more: boolean
  prefix: string
  onPrefix(prefix: string): void
  selected: string | null
  /** Query of the links, with its question mark. */
  query: string
  create: readonly PageButton[]
  /** What is known of the selected container; null: nothing. */
  children: ReactNode
}

/** The containers of the project, by prefix; the selected one is open (O-VIEW-01). */
export function ContainerList(props: ContainerListProps) {
  const { list, more, prefix, selected, query, create, children } = props
  const { rows, state } = list
  const retry = () => void list.refresh()
  const missing = selected !== null && state === 'ready' && !rows.some(({ name }) => name === selected)
  return (
    <section className="containers" aria-label={t('Containers')}>
      <div className="containers-head">
        <TextField
          type="search"
          label={t('Prefix')}
          withoutVisibleLabel
          placeholder={t('Prefix')}
          value={prefix}
          onStratusChange={({ detail }) => props.onPrefix(detail.value)}
        />
        {(list.error?.refused ? [] : create).map((button) => (
          // The field beside it says what it makes; it is loud only where nothing is chosen.
          <PageActionButton key={button.id} {...button} label={t('Create Container')} primary={selected === null} />
        ))}
      </div>
      {list.stale ? <StaleNote at={list.updatedAt} reason={list.error?.message} onRetry={retry} /> : null}
      {state === 'failed' && !list.stale ? (
        <ErrorState
          text={t('Unable to get the Swift container listing.')}
          reason={list.error?.message}
          requestId={list.error?.requestId}
          retry
          onStratusRetry={retry}
        />
      ) : state === 'loading' && rows.length === 0 ? (
        <Loading lines={5} />
      ) : (
        <ul className="container-rows">
          {rows.map((row) => (
            <li key={row.name} className={row.name === selected ? 'selected' : undefined}>
              <ContainerLink row={row} current={row.name === selected} query={query} />
              {row.name === selected ? children : null}
            </li>
          ))}
        </ul>
      )}
      {/* The container on screen may not begin with what is searched for. */}
      {missing && children ? <div className="container-elsewhere">{children}</div> : null}
      {state === 'ready' && rows.length === 0 ? <p className="muted">{t('No items to display.')}</p> : null}
      {more ? (
        <p className="muted">{t('The server does not list all containers. Narrow them down with a prefix.')}</p>
      ) : null}
    </section>
  )
}

function ContainerLink({
  row: { name, count, bytes },
  current,
  query,
}: {
  row: ContainerRow
  current: boolean
  query: string
}) {
  const facts = `${tn('%s object', '%s objects', count ?? 0, [formatAmount(count ?? 0)])}, ${formatBytes(bytes)}`
  if (!hasAddress(name)) return <bdi className="container-link">{name}</bdi>
  return (
    <Link
      className="container-link"
      to={pathOf({ container: name, folder: '' }) + query}
      aria-current={current ? 'true' : undefined}
    >
      <Icon name="container" />
      <bdi>{name}</bdi>
      {current ? null : <span className="muted">{facts}</span>}
    </Link>
  )
}
