import { canBeSubport } from '@stratus/api-client/rules'
import { t, type Column } from '@stratus/widgets'
import { useMemo, useState } from 'react'
import type { LoadState } from '../../../hooks/use-load.js'
import { PortPicker } from './PortPicker.js'
import { errorId, SegmentationFields } from './SegmentationFields.js'
import { segmentationSlots } from './segmentation-slots.js'
import type { Trunk } from './trunk.js'
import type { SubportDraft, TrunkDraft } from './trunk-form.js'
import { portName, strangePort, type TrunkPort } from './trunk-ports.js'

interface SubportsStepProps {
  ports: LoadState<readonly TrunkPort[]>
  retry(): void
  /** The trunk that is edited; null for a new one. */
  trunk: Trunk | null
  draft: TrunkDraft
  errors: ReadonlyMap<string, string>
  onChoose(ids: readonly string[]): void
  onChange(subports: readonly SubportDraft[]): void
}

/** Any number of ports, each with its segmentation (P-TRK-16, P-TRK-17). */
export function SubportsStep({ ports, retry, trunk, draft, errors, onChoose, onChange }: SubportsStepProps) {
  const all = useMemo(() => (ports.status === 'ready' ? ports.data : []), [ports])
  const own = useMemo(() => new Set(trunk?.sub_ports.map(({ port_id }) => port_id)), [trunk])
  const candidates = useMemo(
    () => all.filter((port) => canBeSubport(port, own) && port.id !== draft.port_id),
    [all, own, draft.port_id],
  )
  const chosenIds = draft.sub_ports.map(({ port_id }) => port_id).join(' ')
  const chosen = useMemo(() => {
    const known = new Map(all.map((port) => [port.id, port]))
    return chosenIds.split(' ').flatMap((id) => (id ? [known.get(id) ?? strangePort(id)] : []))
  }, [all, chosenIds])
  const columns = useMemo((): Column<TrunkPort>[] => {
    const slots = segmentationSlots()
    return [
      {
        id: 'segmentation_type',
        title: t('Segmentation Type'),
        sortable: false,
        width: 164,
        value: () => null,
        cell: slots.type,
      },
      {
        id: 'segmentation_id',
        title: t('Segmentation ID'),
        sortable: false,
        width: 164,
        value: () => null,
        cell: slots.id,
      },
    ]
  }, [])
  const change = (next: SubportDraft): void =>
    onChange(draft.sub_ports.map((one) => (one.port_id === next.port_id ? next : one)))
  /** Ports whose number was left: nobody is told off for a field they have not been to. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const nameOf = (id: string) => portName(chosen.find((port) => port.id === id) ?? { id, name: null })
  const said = draft.sub_ports.flatMap(({ port_id, segmentation_id }) => {
    const error = errors.get(port_id)
    return error && (segmentation_id !== '' || left.has(port_id)) ? [{ id: port_id, error }] : []
  })
  const parent = trunk && all.find(({ id }) => id === trunk.port_id)

  return (
    <>
      {trunk ? (
        <p className="step-note">
          {t('Parent Port')}: <bdi>{parent ? portName(parent) : trunk.port_id}</bdi>.{' '}
          {t('The parent port of a trunk stays what it is.')}
        </p>
      ) : null}
      <p className="step-note">{t('Select from the list of available ports below.')}</p>
      <div className="segmentation-errors">
        {said.map(({ id, error }) => (
          <p key={id} id={errorId(id)} className="field-error">
            <bdi>{nameOf(id)}</bdi>: {t(error)}
          </p>
        ))}
      </div>
      <PortPicker
        ports={ports}
        retry={retry}
        candidates={candidates}
        chosen={chosen}
        max={-1}
        help={t('Select many')}
        noneChosen={t('Select items from Available items below')}
        chosenColumns={columns}
        onChange={onChoose}
      >
        {draft.sub_ports.map((subport) => (
          <SegmentationFields
            key={subport.port_id}
            subport={subport}
            name={nameOf(subport.port_id)}
            error={said.some(({ id }) => id === subport.port_id)}
            onLeave={() => setLeft((before) => new Set([...before, subport.port_id]))}
            onChange={change}
          />
        ))}
      </PortPicker>
    </>
  )
}
