import { vlanIds } from '@stratus/api-client/rules'
import { t } from '@stratus/widgets'
import { Select } from '@stratus/widgets/react/select'
import { slotName } from './segmentation-slots.js'
import type { SubportDraft } from './trunk-form.js'

interface SegmentationFieldsProps {
  subport: SubportDraft
  /** What people call the port. */
  name: string
  /** What is wrong is said above the table, in `errorId`: there is no room for it in a cell. */
  error: boolean
  onChange(subport: SubportDraft): void
  /** The number was left. */
  onLeave(): void
}

/** Where the error of a port's number stands. */
export const errorId = (portId: string) => `segmentation-error-${portId}`

const types = ['vlan', 'inherit'] as const
const options = types.map((value) => ({ value, label: value }))

/** How one subport is told from the others: by a VLAN number, or as its network says. */
export function SegmentationFields({ subport, name, error, onChange, onLeave }: SegmentationFieldsProps) {
  const { port_id, segmentation_type, segmentation_id } = subport
  const label = (text: string) => t('%s of %s', [t(text), name])
  return (
    <>
      <div slot={slotName('type', port_id)} className="segmentation">
        <Select
          label={label('Segmentation Type')}
          withoutVisibleLabel
          required
          value={segmentation_type}
          options={options}
          onStratusChange={({ detail }) =>
            onChange({ ...subport, segmentation_type: types.find((type) => type === detail.value) ?? 'vlan' })
          }
        />
      </div>
      <div slot={slotName('id', port_id)} className="segmentation">
        {segmentation_type === 'vlan' ? (
          <input
            className="field"
            type="number"
            inputMode="numeric"
            required
            min={vlanIds.min}
            max={vlanIds.max}
            step={1}
            aria-label={label('Segmentation ID')}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId(port_id) : undefined}
            value={segmentation_id}
            onBlur={onLeave}
            onChange={(event) => onChange({ ...subport, segmentation_id: event.target.value })}
          />
        ) : (
          '-'
        )}
      </div>
    </>
  )
}
