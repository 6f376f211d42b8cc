import type { AnswerOf } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { MetadataTree } from '@stratus/widgets/react/metadata-tree'
import { useMemo, type ComponentProps } from 'react'

type Definitions = AnswerOf<'glance.namespaces.list'>['items']
type TreeProps = ComponentProps<typeof MetadataTree>
type Namespaces = NonNullable<TreeProps['namespaces']>
type Properties = Definitions[number]['properties']

interface MetadataEditorProps {
  /** As the image service keeps them; undefined: on their way. */
  namespaces: Definitions | undefined
  existing: Readonly<Record<string, string>>
  /** The resource is an image: some of its properties are not for editing. */
  image?: boolean
  /** Words of another use than metadata. */
  labels?: TreeProps['texts']
  /** Most items that the service takes; default any number. */
  maxItems?: number
  /** The whole metadata as it would be saved, and whether it can be. */
  onChange(metadata: Readonly<Record<string, string>>, valid: boolean): void
}

const noLabels = {}

function enumOf(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) ? value : null
}

/** Operators write whatever they like into definitions: lists of choices that are none are left out. */
function withoutNonsense(properties: Properties) {
  return Object.fromEntries(
    Object.entries(properties).map(([name, definition]) => {
      const { items } = definition
      const choices = typeof items === 'object' && items !== null && 'enum' in items ? enumOf(items.enum) : null
      return [name, { ...definition, enum: enumOf(definition.enum), items: { enum: choices } }]
    }),
  )
}

function namespacesOf(definitions: Definitions): Namespaces {
  return definitions.map((namespace) => ({
    ...namespace,
    properties: withoutNonsense(namespace.properties),
    objects: namespace.objects.map((object) => ({ ...object, properties: withoutNonsense(object.properties) })),
  }))
}

/** The metadata tree, fed with the client's definitions. */
export function MetadataEditor({
  namespaces,
  existing,
  image = false,
  labels = noLabels,
  maxItems = Infinity,
  onChange,
}: MetadataEditorProps) {
  const definitions = useMemo(() => namespacesOf(namespaces ?? []), [namespaces])
  const texts = useMemo(() => (namespaces ? labels : { ...labels, noAvailable: t('Loading') }), [namespaces, labels])
  return (
    <MetadataTree
      namespaces={definitions}
      existing={existing}
      image={image}
      texts={texts}
      maxItems={maxItems}
      onStratusChange={(event) => onChange(event.detail.value, event.detail.valid)}
    />
  )
}
