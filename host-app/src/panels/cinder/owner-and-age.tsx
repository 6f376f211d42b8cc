import { t } from '@stratus/widgets'
import { copyable } from '../../details/Copyable.js'
import type { Area } from '../../paths.js'
import type { Definition } from '../../ui/DefinitionList.js'
import { Time } from '../../ui/Time.js'

interface Told {
  readonly project_id: string | null
  readonly created_at: string | null
}

/** When a thing was made, and to administrators whose it is, by the id. */
export const ownerAndAge = (area: Area, { project_id, created_at }: Told): Definition[] => [
  ...(area === 'admin' ? [copyable(t('Project ID'), project_id)] : []),
  { label: t('Created'), value: <Time at={created_at} /> },
]
