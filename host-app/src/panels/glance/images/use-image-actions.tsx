import type { StratusDeleteModal } from '@stratus/widgets'
import { DeleteModal } from '@stratus/widgets/react/delete-modal'
import { useRef, useState, type ReactNode } from 'react'
import { nothingDone, type ActionResult } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { paths, resourceTypes } from '../../../paths.js'
import { useLaunch } from '../../nova/launch/use-launch.js'
import { lazyDialog } from '../../../actions/lazy-dialog.js'
import type { OpenGates } from '../../shared/resource-actions.js'
import { runAction } from '../../../actions/run-action.js'
import { askedActions, type AskedActionId } from './requested-actions.js'
import { loadImageForm } from './image-form-data.js'
import type { Image } from './image.js'

type Dialog = (close: (result: ActionResult | null) => void) => ReactNode

const loadVolumeDialog = async () => {
  const [{ CreateVolume }, { loadVolumeForm }] = await Promise.all([
    import('./CreateVolume.js'),
    import('./volume-form-data.js'),
  ])
  return { CreateVolume, loadVolumeForm }
}

/** Stands for the image that does not exist yet, among those that are waited for. */
export const newImage = 'new'

export interface ImageActions {
  /** Ids of images that something is being done to, or whose dialog is being fetched. */
  readonly busy: ReadonlySet<string>
  create(): void
  run(action: string, image: Image): void
  /** An action on several; those that do not take it are said by name, the rest goes on. */
  runAll(action: AskedActionId, images: readonly Image[]): void
  /** To be rendered. */
  readonly dialogs: ReactNode
}

/** Everything that can be done with images, for the list and for the details page. */
export function useImageActions(open: OpenGates, onResult: (result: ActionResult | null) => void): ImageActions {
  const { client, toasts } = useHost()
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const show = (next: Dialog) => setDialog(() => next)
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const question = useRef<StratusDeleteModal>(null)
  // A new instance changes nothing about the image.
  const launcher = useLaunch(() => undefined)

  /** Marks the images as waited for while the work runs. */
  const waitFor = async (ids: readonly string[], work: () => Promise<void>): Promise<void> => {
    setBusy((before) => new Set([...before, ...ids]))
    try {
      await work()
    } catch {
      // It has been said what failed; the dialog does not open.
    } finally {
      setBusy((before) => new Set([...before].filter((id) => !ids.includes(id))))
    }
  }

  /** Lists leave out what dialogs need. */
  const whole = ({ id }: Image) => client.call('glance.images.get', { params: { id } })

  const openForm = async (image: Image | null): Promise<Dialog> => {
    const [{ ImageWizard }, form, full] = await Promise.all([
      lazyDialog(toasts, () => import('./ImageWizard.js')),
      loadImageForm(client, open),
      image && whole(image),
    ])
    return (close) => <ImageWizard form={form} image={full} onClose={close} />
  }

  const openers: Readonly<Record<string, (image: Image) => Promise<Dialog>>> = {
    edit: openForm,
    metadata: async (image) => {
      const [{ UpdateMetadata }, full] = await Promise.all([
        lazyDialog(toasts, () => import('./UpdateMetadata.js')),
        whole(image),
      ])
      return (close) => <UpdateMetadata image={full} onClose={close} />
    },
    'create-volume': async (image) => {
      const { CreateVolume, loadVolumeForm } = await lazyDialog(toasts, loadVolumeDialog)
      const form = await loadVolumeForm(client)
      // A new volume changes nothing about the image.
      return (close) => <CreateVolume image={image} form={form} onClose={() => close(nothingDone)} />
    },
  }

  const runAll = (action: AskedActionId, images: readonly Image[]): void => {
    const modal = question.current
    if (!modal) return
    const { rule, ...asked } = askedActions(client)[action]
    const named = images.toSorted((a, b) => a.name_or_id.localeCompare(b.name_or_id))
    const items = named.filter((image) => rule.unavailable(image) === null)
    const refused = named.filter((image) => rule.unavailable(image) !== null)
    const helpers = { ask: modal.open.bind(modal), say: toasts.add }
    void runAction({ type: resourceTypes.image, items, refused, ...asked }, helpers).then(onResult)
  }

  const close = (result: ActionResult | null): void => {
    setDialog(null)
    onResult(result)
  }

  return {
    busy,
    create: () => void waitFor([newImage], async () => show(await openForm(null))),
    run: (action, image) => {
      const opener = openers[action]
      if (action === 'launch')
        void waitFor([image.id], () => launcher.open({ imageId: image.id, successUrl: paths.instances('project') }))
      else if (opener) void waitFor([image.id], async () => show(await opener(image)))
      else runAll(action as AskedActionId, [image])
    },
    runAll,
    dialogs: (
      <>
        <DeleteModal ref={question} />
        {dialog?.(close)}
      </>
    ),
  }
}
