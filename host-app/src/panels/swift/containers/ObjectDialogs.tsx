import { nothingDone, type ActionResult } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { ArchiveObjects } from './archive/ArchiveObjects.js'
import { CopyObject } from './CopyObject.js'
import { CreateFolder } from './CreateFolder.js'
import { DeleteObjects } from './deletion/DeleteObjects.js'
import { EditFile } from './EditFile.js'
import type { Item } from './item.js'
import { ObjectDetails } from './ObjectDetails.js'
import { PreviewObject } from './preview/PreviewObject.js'
import { startDownload } from './start-download.js'
import type { Destination } from './swift-calls.js'
import type { ChosenFile } from './upload/chosen-files.js'
import { UploadFiles } from './upload/UploadFiles.js'

export type ObjectDialog =
  | { kind: 'upload'; files: readonly ChosenFile[] }
  | { kind: 'folder' }
  | { kind: 'details' | 'preview' | 'edit' | 'copy'; item: Item }
  | { kind: 'archive' | 'delete'; items: readonly Item[] }

interface ObjectDialogsProps {
  dialog: ObjectDialog | null
  container: string
  folder: string
  taken: ReadonlySet<string>
  onClose(result: ActionResult): void
  onCopied(to: Destination): void
}

/** The dialog that is open, if one is. */
export function ObjectDialogs({ dialog, container, folder, taken, onClose, onCopied }: ObjectDialogsProps) {
  const { client, webroot } = useHost()
  switch (dialog?.kind) {
    case 'upload':
      return <UploadFiles files={dialog.files} {...{ container, folder, taken, onClose }} />
    case 'folder':
      return <CreateFolder {...{ container, folder, taken, onClose }} />
    case 'details':
      return <ObjectDetails container={container} path={dialog.item.path} onClose={() => onClose(nothingDone)} />
    case 'preview': {
      const { item } = dialog
      const onDownload = () => void startDownload(client, webroot, container, item)
      return <PreviewObject {...{ container, item, onDownload }} onClose={() => onClose(nothingDone)} />
    }
    case 'archive':
      return <ArchiveObjects {...{ container, folder }} chosen={dialog.items} onClose={() => onClose(nothingDone)} />
    case 'edit':
      return <EditFile container={container} item={dialog.item} onClose={onClose} />
    case 'copy':
      return (
        <CopyObject
          container={container}
          item={dialog.item}
          onClose={(result, copied) => {
            onClose(result)
            if (copied) onCopied(copied)
          }}
        />
      )
    case 'delete':
      return <DeleteObjects container={container} chosen={dialog.items} onClose={onClose} />
    case undefined:
      return null
  }
}
