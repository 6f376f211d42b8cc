import { t } from '@stratus/widgets'
import { DefinitionList } from '../ui/DefinitionList.js'
import { metadataGroups, type MetadataNamespaceLike } from './metadata-groups.js'
import './metadata-display.css'

interface MetadataDisplayProps {
  properties: Readonly<Record<string, string>>
  /** Undefined: on their way. */
  namespaces: readonly MetadataNamespaceLike[] | undefined
  /** Level of the groups' headings, one below what they stand under. */
  heading: 'h2' | 'h3'
}

/** Custom properties by the definition they belong to, with what the definition says of itself. */
export function MetadataDisplay({ properties, namespaces, heading: Heading }: MetadataDisplayProps) {
  const groups = metadataGroups(properties, namespaces ?? [])
  if (groups.length === 0) return <p className="muted">{t('No custom properties.')}</p>
  return (
    <div className="metadata-groups">
      {groups.map(({ label, description, entries }) => {
        const title = label ?? t('Custom')
        return (
          <section key={title} aria-label={title}>
            <Heading title={description ?? undefined}>{title}</Heading>
            <DefinitionList
              items={entries.map((entry) => ({ label: entry.label, value: <bdi>{entry.value}</bdi>, mono: true }))}
            />
          </section>
        )
      })}
    </div>
  )
}
