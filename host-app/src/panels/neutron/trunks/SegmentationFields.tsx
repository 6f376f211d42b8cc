import { vlanIds } from '@stratus/api-client/rules'
import { t } from '@stratus/widgets'
import { useId } from 'react'
import { useComplaint } from '../../shared/use-complaint.js'
import { slotName } from './segmentation-slots.js'
import type { SubportDraft } from './trunk-form.js'

interface SegmentationFieldsProps {
  subport: SubportDraft
  /** What people call the port. */
  name: string
  /** English, key of its translation. */
  error: string | undefined
  onChange(subport: SubportDraft): void
}

const types = ['vlan', 'inherit'] as const

/** How one subport is told from the others: by a VLAN number, or as its network says. */
export function SegmentationFields({ subport, name, error, onChange }: SegmentationFieldsProps) {
  const { port_id, segmentation_type, segmentation_id } = subport
  const complaint = useComplaint(error && t(error), segmentation_id !== '')
  const errorId = useId()
  const label = (text: string) => t('%s of %s', [t(text), name])
  return (
    <>
      <div slot={slotName('type', port_id)}>
        <select
          className="field"
          aria-label={label('Segmentation Type')}
          value={segmentation_type}
          onChange={(event) =>
            onChange({ ...subport, segmentation_type: types.find((type) => type === event.target.value) ?? 'vlan' })
          }
        >
          {types.map((type) => (
            <option key={type} value={type}>
              {type}
            </option>
          ))}
        </select>
      </div>
      <div slot={slotName('id', port_id)}>
        {segmentation_type === 'vlan' ? (
          <>
            <input
              className="field"
              type="number"
              inputMode="numeric"
              required
              min={vlanIds.min}
              max={vlanIds.max}
              step={1}
              aria-label={label('Segmentation Id')}
              aria-invalid={complaint.error ? true : undefined}
              aria-describedby={complaint.error ? errorId : undefined}
              value={segmentation_id}
              onBlur={complaint.onBlur}
              onChange={(event) => onChange({ ...subport, segmentation_id: event.target.value })}
            />
            {complaint.error ? (
              <p id={errorId} className="field-error">
                {complaint.error}
              </p>
            ) : null}
          </>
        ) : (
          '-'
        )}
      </div>
    </>
  )
}
