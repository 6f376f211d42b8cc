import { t } from '@stratus/widgets'
import { FieldGroup, Select, TextArea, TextInput } from '../../../forms/form-fields.js'
import { Button } from '../../../ui/Button.js'
import type { SchemaField } from '../resource-types/heat-schema.js'
import {
  placeOf,
  type Problem,
  type Problems,
  type PropertyDraft,
  type ResourceDraft,
  type Source,
} from './template-model.js'

interface ResourceFieldsProps {
  resource: ResourceDraft
  /** What its kind takes. */
  fields: readonly SchemaField[]
  others: readonly ResourceDraft[]
  problems: Problems
  onChange(resource: ResourceDraft): void
  onRemove(): void
}

const words = (problem: Problem | undefined) => problem && t(problem.text, problem.args ?? [])

/** @texts English, keys of their translations. */
const sources: Readonly<Record<Source, string>> = {
  value: 'Value',
  parameter: 'Parameter',
  resource: 'Another resource',
}

/** One resource of a template. */
export function ResourceFields({ resource, fields, others, problems, onChange, onRemove }: ResourceFieldsProps) {
  const { key, name, type, properties } = resource
  const free = fields.filter(({ id }) => !properties.some((property) => property.name === id))
  const set = (next: PropertyDraft) =>
    onChange({ ...resource, properties: properties.map((each) => (each.name === next.name ? next : each)) })
  return (
    <FieldGroup title={type}>
      <div className="wide form-stack">
        <TextInput
          label={t('Name')}
          required
          value={name}
          onChange={(typed) => onChange({ ...resource, name: typed })}
          error={words(problems[placeOf(key)])}
          eager
        />
        {properties.map((property) => (
          <Property
            key={property.name}
            property={property}
            field={fields.find(({ id }) => id === property.name)}
            others={others}
            problem={problems[placeOf(key, property.name)]}
            onChange={set}
            onRemove={() =>
              onChange({ ...resource, properties: properties.filter((each) => each.name !== property.name) })
            }
          />
        ))}
        <div className="template-add">
          {free.length ? (
            <Select
              label={t('Add Property')}
              value=""
              choices={free.map(({ id }) => ({ value: id, label: id }))}
              empty={t('Choose a property')}
              onChange={(id) =>
                id && onChange({ ...resource, properties: [...properties, { name: id, source: 'value', text: '' }] })
              }
            />
          ) : null}
          <Button icon="trash" label={t('Remove Resource %s', [name])} onClick={onRemove}>
            {t('Remove Resource')}
          </Button>
        </div>
      </div>
    </FieldGroup>
  )
}

interface PropertyProps {
  property: PropertyDraft
  field: SchemaField | undefined
  others: readonly ResourceDraft[]
  problem: Problem | undefined
  onChange(property: PropertyDraft): void
  onRemove(): void
}

function Property({ property, field, others, problem, onChange, onRemove }: PropertyProps) {
  const { name, source, text } = property
  const required = field?.required ?? false
  const offered: readonly Source[] = others.length ? ['value', 'parameter', 'resource'] : ['value', 'parameter']
  return (
    <div className="template-property">
      <PropertyValue
        {...{ property, field, others, problem, required }}
        onChange={(next) => onChange({ ...property, text: next })}
      />
      <Select
        label={t('Source of %s', [name])}
        value={source}
        choices={offered.map((value) => ({ value, label: t(sources[value]) }))}
        onChange={(next) =>
          // A parameter is called like the property, until it is called otherwise.
          onChange({
            ...property,
            source: next as Source,
            text: next === 'parameter' ? name : next === source ? text : '',
          })
        }
      />
      {required ? null : <Button icon="close" kind="quiet" label={t('Remove %s', [name])} onClick={onRemove} />}
    </div>
  )
}

interface PropertyValueProps extends Pick<PropertyProps, 'property' | 'field' | 'others' | 'problem'> {
  required: boolean
  onChange(text: string): void
}

function PropertyValue({
  property: { name, source, text },
  field,
  others,
  problem,
  required,
  onChange,
}: PropertyValueProps) {
  const hint = [
    field?.description,
    ...(field?.constraints ?? []),
    field?.fallback && t('Default: %s', [field.fallback]),
  ]
  const common = {
    label: name,
    value: text,
    required,
    error: words(problem),
    help: hint.filter(Boolean).join(' · '),
    onChange,
    eager: text !== '',
  }
  if (source === 'resource')
    return (
      <Select
        {...common}
        empty={t('Choose')}
        choices={others.map(({ key, name: label }) => ({ value: String(key), label }))}
      />
    )
  if (source === 'parameter') return <TextInput {...common} />
  if (field?.type === 'boolean')
    return (
      <Select
        {...common}
        empty={t('Choose')}
        choices={[
          { value: 'true', label: t('Yes') },
          { value: 'false', label: t('No') },
        ]}
      />
    )
  if (field?.allowed.length)
    return (
      <Select
        {...common}
        empty={t('Choose')}
        choices={field.allowed.map((value) => ({ value: String(value), label: String(value) }))}
      />
    )
  return field && ['list', 'map', 'any'].includes(field.type) ? <TextArea {...common} /> : <TextInput {...common} />
}
