import type { Column, Row } from '../data/column.js'
import type { ColumnEdit, EditKind, EditOption } from '../data/column-edit.js'
import { valueOf } from '../data/read-row.js'
import { t } from '../../internal/localize.js'

export type EditedValue = string | number | null

export function kindOf<R extends Row>({ type }: Column<R>, edit: ColumnEdit<R>): EditKind {
  return edit.type ?? (edit.options ? 'choice' : type === 'number' ? 'number' : 'text')
}

export function optionsOf(edit: Pick<ColumnEdit, 'options'>): readonly EditOption[] {
  return (edit.options ?? []).map((option) => (typeof option === 'string' ? { value: option, label: option } : option))
}

/** What a row has in a column, as a field shows it. */
export function textToEdit<R extends Row>(column: Column<R>, row: R): string {
  const value = valueOf(column, row)
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}

/** What a text means: a number, a text without spaces around it, or nothing. */
export function readTyped(text: string, kind: EditKind): EditedValue {
  const trimmed = text.trim()
  if (trimmed === '') return null
  return kind === 'number' ? Number(trimmed) : trimmed
}

/** What is wrong with a text that was typed; undefined when it is right. */
export function faultOf<R extends Row>(
  column: Column<R>,
  edit: ColumnEdit<R>,
  row: R,
  text: string,
): string | undefined {
  const kind = kindOf(column, edit)
  const value = readTyped(text, kind)
  if (value === null) {
    if (edit.required) return t('This field is required.')
  } else if (typeof value === 'number') {
    const { min, max, step = 1 } = edit
    if (!Number.isFinite(value)) return t('Enter a number.')
    if (min !== undefined && value < min) return t('At least {count}.', { count: min })
    if (max !== undefined && value > max) return t('At most {count}.', { count: max })
    // Fractions of a step are what floating-point arithmetic leaves.
    const steps = step === 'any' ? 0 : (value - (min ?? 0)) / step
    if (Math.abs(steps - Math.round(steps)) > 1e-9) return t('Steps of {count}.', { count: step })
  } else if (kind === 'choice') {
    if (!optionsOf(edit).some((option) => option.value === value)) return t('Choose one of the values.')
  } else {
    if (edit.maxLength !== undefined && value.length > edit.maxLength)
      return t('At most {count} characters.', { count: edit.maxLength })
    if (edit.pattern !== undefined && !new RegExp(`^(?:${edit.pattern})$`, 'u').test(value))
      return t('This is not what the field takes.')
  }
  return edit.validate?.(value, row) || undefined
}
