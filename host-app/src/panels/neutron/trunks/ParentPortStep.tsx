import { canBeParent } from '@stratus/api-client/rules'
import { t } from '@stratus/widgets'
import { useMemo } from 'react'
import type { LoadState } from '../../../hooks/use-load.js'
import { PortPicker } from './PortPicker.js'
import type { TrunkDraft } from './trunk-form.js'
import type { TrunkPort } from './trunk-ports.js'

interface ParentPortStepProps {
  ports: LoadState<readonly TrunkPort[]>
  retry(): void
  draft: TrunkDraft
  onChange(id: string): void
}

/** The one port that carries the trunk (P-TRK-14, P-TRK-15); one that is chosen as a subport is not on offer. */
export function ParentPortStep({ ports, retry, draft, onChange }: ParentPortStepProps) {
  const all = useMemo(() => (ports.status === 'ready' ? ports.data : []), [ports])
  const candidates = useMemo(() => {
    const subports = new Set(draft.sub_ports.map(({ port_id }) => port_id))
    return all.filter((port) => canBeParent(port) && !subports.has(port.id))
  }, [all, draft.sub_ports])
  const chosen = useMemo(() => all.filter(({ id }) => id === draft.port_id), [all, draft.port_id])
  return (
    <>
      <p className="step-note">
        {t('Select from the list of available ports below.')} {t('Allocating multiple parent ports is meaningless.')}
      </p>
      <PortPicker
        ports={ports}
        retry={retry}
        candidates={candidates}
        chosen={chosen}
        max={1}
        min={1}
        help={t('Select one')}
        noneChosen={t('Select an item from Available items below')}
        onChange={(ids) => onChange(ids[0] ?? '')}
      />
    </>
  )
}
