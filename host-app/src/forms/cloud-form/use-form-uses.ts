import type { FormName } from '@stratus/api-client/forms'
import { useCallback } from 'react'
import { useLoad } from '../../hooks/use-load.js'
import { useHost } from '../../host.js'
import { loadProjectUse, type ProjectUse } from '../../quota/project-use.js'

const nothingKnown: ProjectUse = {}

/** How much is in use of the limits in a form, by field, where the form itself does not tell. */
export function useFormUses(name: FormName, action: string): ProjectUse {
  const { client } = useHost()
  const load = useCallback(
    async (signal: AbortSignal) => {
      const project = name === 'keystone.projectQuotas' && /identity\/([^/]+)\/update_quotas/.exec(action)?.[1]
      if (!project || !(await client.horizonPages())) return nothingKnown
      return loadProjectUse(client, decodeURIComponent(project), signal)
    },
    [client, name, action],
  )
  const { state } = useLoad(load)
  return state.status === 'ready' ? state.data : nothingKnown
}
