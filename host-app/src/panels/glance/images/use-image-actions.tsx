import type { StratusDeleteModal } from '@stratus/widgets'
import { DeleteModal } from '@stratus/widgets/react/delete-modal'
import { useRef, useState, type ReactNode } from 'react'
import { nothingDone, type ActionResult } from '../../../details/action-result.js'
import { useHost } from '../../../host.js'
import { paths, resourceTypes } from '../../../paths.js'
import { useLaunch } from '../../nova/launch/use-launch.js'
import type { OpenGates } from '../../shared/resource-actions.js'
import { runAction } from '../../shared/run-action.js'
import { askedActions, type AskedActionId } from './asked-actions.js'
import { CreateVolume } from './CreateVolume.js'
import { loadImageForm, type ImageForm } from './image-form-data.js'
import { ImageWizard } from './ImageWizard.js'
import { UpdateMetadata } from './UpdateMetadata.js'
import { loadVolumeForm, type VolumeForm } from './volume-form-data.js'
import type { Image } from './image.js'

type Dialog =
  | { kind: 'image'; form: ImageForm; image: Image | null }
  | { kind: 'metadata'; image: Image }
  | { kind: 'volume'; image: Image; form: VolumeForm }

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
      // The client has said what failed; the dialog does not open.
    } finally {
      setBusy((before) => new Set([...before].filter((id) => !ids.includes(id))))
    }
  }

  /** Lists leave out what dialogs need. */
  const whole = ({ id }: Image) => client.call('glance.images.get', { params: { id } })

  const openers: Readonly<Record<string, (image: Image) => Promise<Dialog>>> = {
    edit: async (image) => {
      const [form, full] = await Promise.all([loadImageForm(client, open), whole(image)])
      return { kind: 'image', form, image: full }
    },
    metadata: async (image) => ({ kind: 'metadata', image: await whole(image) }),
    'create-volume': async (image) => ({ kind: 'volume', image, form: await loadVolumeForm(client) }),
  }

  const runAll = (action: AskedActionId, images: readonly Image[]): void => {
    const modal = question.current
    if (!modal) return
    const { rule, ...asked } = askedActions(client)[action]
    const named = images.toSorted((a, b) => a.name_or_id.localeCompare(b.name_or_id))
    const items = named.filter((image) => rule.obstacle(image) === null)
    const refused = named.filter((image) => rule.obstacle(image) !== null)
    const helpers = { ask: modal.open.bind(modal), say: toasts.add }
    void runAction({ type: resourceTypes.image, items, refused, ...asked }, helpers).then(onResult)
  }

  const close = (result: ActionResult | null): void => {
    setDialog(null)
    onResult(result)
  }

  return {
    busy,
    create: () =>
      void waitFor([newImage], async () =>
        setDialog({ kind: 'image', form: await loadImageForm(client, open), image: null }),
      ),
    run: (action, image) => {
      const opener = openers[action]
      if (action === 'launch')
        void waitFor([image.id], () => launcher.open({ imageId: image.id, successUrl: paths.instances('project') }))
      else if (opener) void waitFor([image.id], async () => setDialog(await opener(image)))
      else runAll(action as AskedActionId, [image])
    },
    runAll,
    dialogs: (
      <>
        <DeleteModal ref={question} />
        {launcher.dialog}
        {dialog?.kind === 'image' ? <ImageWizard form={dialog.form} image={dialog.image} onClose={close} /> : null}
        {dialog?.kind === 'metadata' ? <UpdateMetadata image={dialog.image} onClose={close} /> : null}
        {dialog?.kind === 'volume' ? (
          <CreateVolume
            image={dialog.image}
            form={dialog.form}
            // A new volume changes nothing about the image.
            onClose={() => close(nothingDone)}
          />
        ) : null}
      </>
    ),
  }
}
