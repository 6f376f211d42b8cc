import { t } from '@stratus/widgets'
import { DefinitionList } from '../../ui/DefinitionList.js'

/** Metadata as facts. */
export function PairFacts({ pairs }: { pairs: Readonly<Record<string, unknown>> | null }) {
  const entries = Object.entries(pairs ?? {})
  if (entries.length === 0) return <p className="muted">{t('No custom properties.')}</p>
  return <DefinitionList items={entries.map(([label, value]) => ({ label, value: <bdi>{String(value)}</bdi> }))} />
}
