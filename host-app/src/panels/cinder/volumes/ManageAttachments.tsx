import { t, tn, type Column } from '@stratus/widgets'
import { LiveTable } from '@stratus/widgets/react/live-table'
import { Modal } from '@stratus/widgets/react/modal'
import { useMemo, useRef, useState } from 'react'
import { nothingDone, type ActionResult } from '../../../actions/action-result.js'
import { fillForm } from '../../../forms/fill-form.js'
import { Select } from '../../../forms/form-fields.js'
import { ErrorsShown, useShowErrors } from '../../../forms/use-show-errors.js'
import { useHost } from '../../../host.js'
import { atWebroot, paths, resourceTypes } from '../../../paths.js'
import type { AttachedRow, Attachments } from './attachments.js'
import { nameOf, type Volume } from './volume.js'

interface Props extends Attachments {
  volume: Volume
  onClose(result: ActionResult): void
}

const attaching = ['Attaching volume %s', 'Attaching volumes %s'] as const
const detaching = ['Detaching volume %s', 'Detaching volumes %s'] as const

/** English, key of its translation. */
const missing = 'Choose an instance first.'

const rowActions = () => [{ id: 'detach', label: t('Detach Volume'), icon: 'unlink' as const }]

/** Where a volume is plugged in, and where else it is to be: each is a request of the instance's. */
export default function ManageAttachments({ volume, attached, choices, reason, onClose }: Props) {
  const { client, tasks, toasts, ask, webroot } = useHost()
  const [instance, setInstance] = useState('')
  const [open, setOpen] = useState(true)
  const result = useRef(nothingDone)
  const { form, errorsShown, showErrors } = useShowErrors()
  const name = nameOf(volume)

  /** The cloud does it in its own time. */
  const begun = (words: readonly [string, string]): void => {
    const text = tn(...words, 1, [name])
    toasts.add('info', text)
    const { id } = volume
    const type = resourceTypes.volume
    tasks.begin({ type, asked: 'updated', text, action: 'attachments', promised: true, things: [{ id, name }] })
    result.current = { ...nothingDone, updated: [{ type, id }] }
  }

  const detach = async (row: AttachedRow): Promise<void> => {
    const { pass } = await ask({
      title: t('Detach Volume'),
      body: t('The volume is taken from "%s". What still writes to it there loses data: unmount it first.'),
      items: [row],
      submit: t('Detach Volume'),
      run: () => fillForm(client, 'nova.detachVolume', { id: row.id }, { volume: volume.id }),
    })
    if (!pass.length) return
    begun(detaching)
    setOpen(false)
  }

  const columns = useMemo(
    (): Column<AttachedRow>[] => [
      {
        id: 'name',
        title: t('Instance'),
        rowHeader: true,
        value: (row) => row.name,
        cell: (row) => ({
          text: row.name,
          href: atWebroot(webroot, paths.instance('project', row.id)),
          mono: row.name === row.id,
        }),
      },
      { id: 'device', title: t('Device'), value: ({ device }) => device },
    ],
    [webroot],
  )

  return (
    <Modal
      open={open}
      size="medium"
      heading={t('Manage Volume Attachments: %s', [name])}
      {...(reason === null ? { submitLabel: t('Attach Volume') } : {})}
      submitDisabled={!instance}
      submitReason={t(missing)}
      onStratusSubmitRefused={showErrors}
      cancelLabel={reason === null ? t('Cancel') : t('Close')}
      submit={async () => {
        await fillForm(client, 'nova.attachVolume', { id: instance }, { volume: volume.id })
        begun(attaching)
        return true
      }}
      onStratusAfterClose={() => onClose(result.current)}
    >
      <form ref={form} noValidate className="form-stack">
        {attached.length ? (
          <LiveTable
            label={t('Attached To')}
            columns={columns}
            rows={attached}
            rowName={(row: AttachedRow) => row.name}
            rowActions={rowActions}
            onStratusRowAction={({ detail }) => void detach(detail.row)}
            state="ready"
            withoutSelection
            withoutExpansion
            withoutSearch
            withoutTools
            withoutFooter
          />
        ) : null}
        {reason === null ? (
          <ErrorsShown value={errorsShown}>
            <Select
              label={t('Attach to Instance')}
              choices={choices}
              empty={t('Select an instance')}
              value={instance}
              error={instance ? '' : t(missing)}
              onChange={setInstance}
            />
          </ErrorsShown>
        ) : (
          <p className="field-help">{t(reason)}</p>
        )}
      </form>
    </Modal>
  )
}
