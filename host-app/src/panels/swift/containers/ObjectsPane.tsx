import { t, type Action } from '@stratus/widgets'
import { Alert } from '@stratus/widgets/react/alert'
import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ActionResult } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { useAllowed } from '../../../hooks/use-allowed.js'
import { atWebroot } from '../../../paths.js'
import { Button } from '../../../ui/Button.js'
import { ResourceTable } from '../../../list/ResourceTable.js'
import { actionsOfItem, cannotBeSent, type ObjectActionId } from './object-actions.js'
import { objectColumns } from './object-columns.js'
import { ObjectDialogs, type ObjectDialog } from './ObjectDialogs.js'
import { folderOf, hasAddress, pathOf } from './location.js'
import type { Item } from './item.js'
import { startDownload } from './start-download.js'
import { completeUpTo } from './swift-calls.js'
import { useDroppedFiles } from './use-dropped-files.js'
import { useFolder } from './use-folder.js'

const byName = { column: 'name', direction: 'ascending' } as const
const rowName = ({ name, path }: Item) => name || path
const rowState = () => ({})
const noFacets: readonly never[] = []
const horizonPages = { horizonPages: true } as const
const nobodyWaits: ReadonlySet<string> = new Set()

interface ObjectsPaneProps {
  container: string
  folder: string
  /** Query of the links, with its question mark. */
  query: string
  /** Why nothing in the container can be changed. */
  refused: string | undefined
  /** The cloud is being asked whether that is so. */
  isAsked: boolean
  /** Something in the container changed. */
  onChange(): void
}

/** The files and folders of one folder, and everything that can be done with them (O-VIEW-02..05). */
export function ObjectsPane({ container, folder, query, refused, isAsked, onChange }: ObjectsPaneProps) {
  const { client, webroot, toasts } = useHost()
  const navigate = useNavigate()
  const list = useFolder(container, folder)
  const isFromHorizon = useAllowed(horizonPages)
  const [dialog, setDialog] = useState<ObjectDialog | null>(null)
  const taken = useMemo(() => new Set(list.rows.map(({ name }) => name)), [list.rows])
  const drop = useDroppedFiles({
    onFiles: (files) => {
      // What was dropped is not dropped again: it waits in the dialog.
      if (refused === undefined || isAsked) setDialog({ kind: 'upload', files })
      else toasts.add('error', t('Unable to upload the object.'), { details: refused })
    },
    onUnreadable: () => toasts.add('error', t('What was dropped cannot be read.')),
  })

  const href = useCallback(
    ({ path, is_subdir }: Item) =>
      is_subdir && hasAddress(path) ? atWebroot(webroot, pathOf({ container, folder: path })) + query : null,
    [webroot, container, query],
  )
  const columns = useMemo(() => objectColumns(href), [href])
  const rowActions = useCallback((item: Item) => actionsOfItem(item, href(item), refused), [href, refused])
  const run = (action: ObjectActionId, item: Item): void => {
    if (action === 'download') void startDownload(client, webroot, container, item)
    else if (action === 'delete') setDialog({ kind: 'delete', items: [item] })
    else setDialog({ kind: action, item })
  }
  const batchActions = useCallback(
    (): readonly Action[] => [
      { id: 'archive', label: t('Download as ZIP'), icon: 'download' },
      { id: 'delete', label: t('Delete'), icon: 'trash', danger: true, disabled: refused ?? false },
    ],
    [refused],
  )
  const close = (result: ActionResult): void => {
    setDialog(null)
    list.settle(result)
    if (result.created.length + result.updated.length + result.deleted.length > 0) onChange()
  }

  return (
    <section className={`objects ${drop.over ? 'drop-over' : ''}`} aria-label={t('Objects')} {...drop.handlers}>
      {isFromHorizon && list.rows.length >= completeUpTo ? (
        <Alert type="info" withoutPrefix>
          {t('The server leaves out the last entry of a folder with more than 1,000. All the others are here.')}
        </Alert>
      ) : null}
      <ResourceTable<Item>
        label={t('Objects')}
        name="project.containers"
        list={list}
        columns={columns}
        defaultSort={byName}
        facets={noFacets}
        rowName={rowName}
        rowState={rowState}
        rowActions={rowActions}
        batchActions={batchActions}
        onRowAction={(action, item) => run(action as ObjectActionId, item)}
        onBatchAction={(action, items) =>
          setDialog({
            kind: action === 'archive' ? 'archive' : 'delete',
            items: items.filter((item) => !cannotBeSent(item)),
          })
        }
        wait={nobodyWaits}
        withoutExpansion
        half
        noItems={
          refused === undefined
            ? t('This folder is empty. Drop files or folders here to upload them.')
            : t('This folder is empty.')
        }
        create={
          <>
            <Button icon="plus" unavailable={refused} onClick={() => setDialog({ kind: 'folder' })}>
              {t('Create Folder')}
            </Button>
            <Button
              kind="primary"
              icon="upload"
              unavailable={refused}
              onClick={() => setDialog({ kind: 'upload', files: [] })}
            >
              {t('Upload')}
            </Button>
          </>
        }
      />
      <p className="drop-hint" aria-hidden={!drop.over}>
        {drop.over ? t('Drop the files to upload them here.') : ''}
      </p>
      <ObjectDialogs
        dialog={dialog}
        container={container}
        folder={folder}
        taken={taken}
        onClose={close}
        onCopied={({ container: to, name }) => void navigate(pathOf({ container: to, folder: folderOf(name) }) + query)}
      />
    </section>
  )
}
