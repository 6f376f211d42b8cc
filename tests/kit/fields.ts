import type { StratusDateRange } from '../../widgets/date-range/stratus-date-range.js'
import type { StratusMembership } from '../../widgets/membership/stratus-membership.js'
import type { StratusMetadataTree } from '../../widgets/metadata-tree/stratus-metadata-tree.js'
import type { StratusNumberInput } from '../../widgets/number-input/stratus-number-input.js'
import type { StratusPasswordPair } from '../../widgets/password-pair/stratus-password-pair.js'
import type { StratusSchemaForm } from '../../widgets/schema-form/stratus-schema-form.js'
import type { StratusTransferTable } from '../../widgets/transfer-table/stratus-transfer-table.js'
import type { StratusCheckbox } from '../../widgets/checkbox/stratus-checkbox.js'
import type { StratusSelect } from '../../widgets/select/stratus-select.js'
import type { StratusTextField } from '../../widgets/text-field/stratus-text-field.js'
import type { StratusField } from '../../widgets/internal/stratus-field.js'

/** One kind of field, as the contract drives it. */
export interface FieldCase {
  readonly tag: string
  /** Gives it its first value, as the page does. */
  fill(field: StratusField): void
  /** Changes the value as a user does, through its controls. */
  use(field: StratusField): void | Promise<void>
  /** What it holds, to compare. */
  held(field: StratusField): unknown
  /** Makes it one that cannot be sent; default: it is required, and empty. Null: there is nothing wrong that it could hold. */
  readonly spoil?: ((field: StratusField) => void) | null
  /** The page tells what it is about only after the browser has brought back what the user had made of it. */
  readonly tellsLast?: boolean
  /** The browser does not bring its value back, and why. */
  readonly forgets?: string
}

const inside = <E extends HTMLElement>(field: StratusField, selector: string): E => {
  const found = field.shadowRoot!.querySelector<E>(selector)
  if (!found) throw new Error(`${field.localName} has no ${selector}`)
  return found
}

const letters = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }))

function type(input: HTMLElement & { value?: string }, text: string): void {
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Every element of the kit that is a field. */
export const fieldCases: readonly FieldCase[] = [
  {
    tag: 'stratus-number-input',
    fill: (field) => Object.assign(field, { value: 2 }),
    use: (field) => type(inside(field, 'input'), '7'),
    held: (field) => (field as StratusNumberInput).value,
  },
  {
    tag: 'stratus-text-field',
    fill: (field) => Object.assign(field, { value: 'first' }),
    use: (field) => type(inside(field, 'input'), 'second'),
    held: (field) => (field as StratusTextField).value,
  },
  {
    tag: 'stratus-checkbox',
    fill: (field) => Object.assign(field, { checked: true }),
    use: (field) => inside(field, 'input').click(),
    spoil: (field) => Object.assign(field, { required: true, checked: false }),
    held: (field) => (field as StratusCheckbox).checked,
  },
  {
    tag: 'stratus-select',
    fill: (field) => Object.assign(field, { options: letters, value: 'a' }),
    use: (field) => type(inside(field, 'select'), 'b'),
    held: (field) => (field as StratusSelect).value,
  },
  {
    tag: 'stratus-date-range',
    fill: (field) => Object.assign(field, { start: '2026-11-01', end: '2026-11-02' }),
    use: (field) => type(inside(field, '#end'), '2026-11-09'),
    held: (field) => [(field as StratusDateRange).start, (field as StratusDateRange).end],
  },
  {
    tag: 'stratus-password-pair',
    fill: () => {},
    use: (field) => type(inside(field, '#password'), 'secret'),
    held: (field) => (field as StratusPasswordPair).value,
    forgets: 'a password is nobody’s to keep',
  },
  {
    tag: 'stratus-file-upload',
    fill: () => {},
    async use(field) {
      const files = new DataTransfer()
      files.items.add(new File(['x'], 'x.txt'))
      const input = inside<HTMLInputElement>(field, 'input[type=file]')
      input.files = files.files
      const chosen = new Promise((resolve) => field.addEventListener('stratus-file-change', resolve, { once: true }))
      input.dispatchEvent(new Event('change'))
      await chosen
    },
    held: (field) => (field as unknown as { file: File | null }).file?.name ?? null,
    forgets: 'only a browser can make a File again',
  },
  {
    tag: 'stratus-membership',
    fill: (field) =>
      Object.assign(field, {
        step: 'step',
        defaultRole: 'r',
        members: [
          { id: 'a', name: 'Ada' },
          { id: 'b', name: 'Bo' },
        ],
        roles: [{ id: 'r', name: 'Reader' }],
        value: [{ id: 'a', roles: ['r'] }],
      }),
    use: (field) => inside(field, '.available .move').click(),
    spoil: null,
    held: (field) => (field as StratusMembership).value.map(({ id, roles }) => `${id}:${roles.join()}`),
  },
  {
    tag: 'stratus-transfer-table',
    fill: (field) =>
      Object.assign(field, {
        maxAllocation: -1,
        columns: [{ id: 'name', title: 'Name', value: (row: { name: string }) => row.name }],
        available: [
          { id: '1', name: 'one' },
          { id: '2', name: 'two' },
        ],
        allocated: [{ id: '1', name: 'one' }],
      }),
    async use(field) {
      const table = inside(field, '.available stratus-live-table') as HTMLElement & { updateComplete: Promise<unknown> }
      await table.updateComplete
      const [row] = (field as StratusTransferTable).available.slice(1)
      const detail = { action: { id: 'allocate', label: '' }, row }
      table.dispatchEvent(new CustomEvent('stratus-row-action', { detail }))
    },
    spoil: (field) => Object.assign(field, { minAllocation: 1 }),
    tellsLast: true,
    held: (field) => (field as StratusTransferTable).allocated.map((row) => (row as { id: string }).id),
  },
  {
    tag: 'stratus-schema-form',
    fill: (field) =>
      Object.assign(field, {
        schema: { type: 'object', properties: { name: { type: 'string', title: 'Name' } } },
        value: { name: 'first' },
      }),
    use: (field) => type(inside(field, 'input'), 'second'),
    spoil: (field) => Object.assign(field, { schema: { required: ['a'], properties: { a: {} } } }),
    held: (field) => (field as StratusSchemaForm).value,
  },
  {
    tag: 'stratus-metadata-tree',
    fill: (field) => Object.assign(field, { existing: { key: 'value' } }),
    use: (field) => type(inside(field, '.leaf .field'), 'other'),
    spoil: (field) =>
      Object.assign(field, {
        namespaces: [{ namespace: 'n', properties: { count: { type: 'integer' } } }],
        existing: { count: 'many', other: 'text' },
      }),
    tellsLast: true,
    held: (field) => (field as StratusMetadataTree).value.value,
  },
]
