import { isRecord } from '../../schemas/fields.js'
import {
  namespacePath,
  propertiesOf,
  propertyPlace,
  removeProperty,
  writeProperty,
  type PropertyPlace,
} from '../glance/metadef-parts.js'
import { textOf, withoutEmpty, type Json } from '../json.js'
import { ServiceError } from '../service-error.js'
import { choice, FieldErrors, form, lines, type Field, type Filled, type FormQuestion } from './service-form.js'

const types = ['string', 'integer', 'number', 'boolean', 'array'] as const

const namespace = ({ services, params }: FormQuestion): Promise<Json> =>
  services.get('image', namespacePath(params['id'] ?? ''))

const valuesOf = (property: Json): string[] => {
  const { enum: own, items } = property
  return (Array.isArray(own) ? own : isRecord(items) && Array.isArray(items['enum']) ? items['enum'] : []).map(String)
}

/** A field of some types only. */
const of = (label: string, ...some: readonly (typeof types)[number][]) => ({
  label,
  shownFor: { switch: 'type', labels: Object.fromEntries(some.map((type) => [type, label])) },
})

const propertyFields = (contents: Json, { object, name }: PropertyPlace, property: Json): Field[] => [
  {
    name: 'name',
    label: 'Name',
    required: true,
    maxLength: 80,
    value: name,
    help: 'As images, flavors or volumes carry it.',
  },
  {
    name: 'title',
    label: 'Title',
    maxLength: 80,
    value: textOf(property, 'title'),
    help: 'If blank, the name is used.',
  },
  {
    name: 'type',
    label: 'Type',
    type: 'select',
    required: true,
    value: textOf(property, 'type') || 'string',
    choices: types.map((type) => choice(type)),
    switches: 'type',
  },
  {
    name: 'values',
    ...of('Values', 'string', 'integer', 'number', 'array'),
    type: 'multiline',
    value: valuesOf(property).join('\n'),
    help: 'What may be chosen, a line each. Leave blank to allow any.',
  },
  { name: 'minimum', ...of('Minimum', 'integer', 'number'), value: textOf(property, 'minimum') },
  { name: 'maximum', ...of('Maximum', 'integer', 'number'), value: textOf(property, 'maximum') },
  {
    name: 'pattern',
    ...of('Pattern', 'string'),
    value: textOf(property, 'pattern'),
    help: 'A regular expression that the text must match.',
  },
  {
    name: 'default',
    ...of('Default', 'string', 'integer', 'number', 'boolean'),
    value: textOf(property, 'default'),
  },
  { name: 'description', label: 'Description', type: 'multiline', value: textOf(property, 'description') },
  {
    name: 'object',
    label: 'Object',
    maxLength: 80,
    value: object,
    help: objectHelp(propertiesOf(contents).map((known) => known.object)),
  },
  { name: 'readonly', label: 'Read Only', type: 'checkbox', checked: property['readonly'] === true },
]

function objectHelp(objects: readonly string[]): string {
  const known = [...new Set(objects)].filter(Boolean).toSorted()
  const all = known.length ? ` There are: ${known.join(', ')}.` : ''
  return `Properties of one object are offered together; one that is not there is made. Leave blank for none.${all}`
}

const isNumeric = (type: string | undefined) => type === 'integer' || type === 'number'

/** A number as its type wants it. @throws FieldErrors */
function numberOf(text: string, type: string | undefined, field: string): number {
  const value = Number(text)
  if (Number.isFinite(value) && (type !== 'integer' || Number.isInteger(value))) return value
  throw new FieldErrors({ [field]: type === 'integer' ? `${text} is no whole number.` : `${text} is no number.` })
}

/** Glance keeps defaults as texts, as it does values. @throws FieldErrors */
function checkDefault(text: string, type: string | undefined, values: readonly string[]): void {
  if (!text) return
  const refuse = (problem: string) => new FieldErrors({ default: problem })
  if (type === 'boolean' && text !== 'true' && text !== 'false') throw refuse('Enter true or false.')
  if (isNumeric(type)) numberOf(text, type, 'default')
  if (values.length && !values.includes(text)) throw refuse(`${text} is none of the values.`)
}

/** What is filled in, as Glance has it; what it has and the form has not stays. @throws FieldErrors */
function wish(filled: Filled, before: Json): Json {
  const { name = '', title, type, description, pattern } = filled
  const values = lines(filled['values'])
  const fallback = type === 'array' ? '' : (filled['default']?.trim() ?? '')
  if (isNumeric(type)) for (const value of values) numberOf(value, type, 'values')
  const [minimum, maximum] = (['minimum', 'maximum'] as const).map((field) =>
    isNumeric(type) && filled[field]?.trim() ? numberOf(filled[field].trim(), type, field) : undefined,
  )
  if (minimum !== undefined && maximum !== undefined && minimum > maximum)
    throw new FieldErrors({ maximum: 'It is below the minimum.' })
  checkDefault(fallback, type, values)
  const { enum: _values, items: _items, default: _default, minimum: _min, maximum: _max, pattern: _, ...kept } = before
  return withoutEmpty({
    ...kept,
    title: title?.trim() || name.trim(),
    type,
    description: description?.trim(),
    readonly: 'readonly' in filled,
    enum: type !== 'array' && type !== 'boolean' && values.length ? values : undefined,
    items: type === 'array' ? withoutEmpty({ type: 'string', enum: values.length ? values : undefined }) : undefined,
    default: fallback,
    minimum,
    maximum,
    pattern: type === 'string' ? pattern?.trim() : undefined,
  })
}

/** Glance takes other names too, and then finds nothing by them. */
const findable = /^(?!\.{1,2}$)[ -.0-~]+$/

/** @throws FieldErrors when another one has the place, or nothing could be found there */
function placeOf(filled: Filled, contents: Json, before?: PropertyPlace): PropertyPlace {
  const place = { object: filled['object']?.trim() ?? '', name: filled['name']?.trim() ?? '' }
  const isAt = (one: PropertyPlace) => one.object === place.object && one.name === place.name
  for (const field of ['name', 'object'] as const)
    if (place[field] && !findable.test(place[field]))
      throw new FieldErrors({ [field]: 'Use letters of English, digits and signs, but no slash.' })
  if (!(before && isAt(before)) && propertiesOf(contents).some(isAt))
    throw new FieldErrors({ name: `There is a property ${place.name} already.` })
  return place
}

const nowhere: PropertyPlace = { object: '', name: '' }

/** What a namespace of metadata definitions holds. Horizon has no such forms. */
export const metadefPropertyForms = {
  'glance.createProperty': form({
    title: 'Create Property',
    submit: 'Create Property',
    help: [],
    about: namespace,
    fields: (_, contents) => propertyFields(contents, nowhere, {}),
    async save({ services, params }, filled, contents) {
      const place = placeOf(filled, contents)
      await writeProperty(services, params['id'] ?? '', { contents, place, property: wish(filled, {}) })
      return `Property ${place.name} was created.`
    },
  }),
  'glance.editProperty': form({
    title: 'Edit Property',
    submit: 'Save Changes',
    help: ['With another name or object it is made there first, then taken away here.'],
    about: namespace,
    fields({ params }, contents) {
      const place = propertyPlace(params['key'] ?? '')
      return propertyFields(contents, place, propertyAt(contents, place))
    },
    async save({ services, params }, filled, contents) {
      const [id, before] = [params['id'] ?? '', propertyPlace(params['key'] ?? '')]
      const place = placeOf(filled, contents, before)
      const property = wish(filled, propertyAt(contents, before))
      await writeProperty(services, id, { contents, place, property })
      if (place.object !== before.object || place.name !== before.name) await removeProperty(services, id, before)
      return `Property ${place.name} was updated.`
    },
  }),
  'glance.namespaceTags': form({
    title: 'Edit Tags',
    submit: 'Save Changes',
    help: [],
    about: namespace,
    fields: (_, contents) => [
      { name: 'tags', label: 'Tags', type: 'multiline', value: tagsOf(contents).join('\n'), help: 'A line each.' },
    ],
    async save({ services, params }, { tags }) {
      const path = `${namespacePath(params['id'] ?? '')}/tags`
      const wanted = [...new Set(lines(tags))]
      if (wanted.length) await services.post('image', path, { tags: wanted.map((name) => ({ name })) })
      else await services.delete('image', path)
      return 'The tags were updated.'
    },
  }),
}

function propertyAt(contents: Json, { object, name }: PropertyPlace): Json {
  const found = propertiesOf(contents).find((known) => known.object === object && known.name === name)
  if (!found) throw new ServiceError(404, 'The namespace has no such property.')
  return found.property
}

const tagsOf = ({ tags }: Json): string[] =>
  Array.isArray(tags) ? tags.flatMap((tag) => (isRecord(tag) ? textOf(tag as Json, 'name') : [])) : []
