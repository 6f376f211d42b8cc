import { useEffect, useMemo, useState } from 'react'
import { useHost } from '../../../host.js'
import { useSession } from '../../../hooks/use-session.js'
import type { Image } from './image.js'
import { changesOthers, foreignOwner, withOwnership } from './own-images.js'

/**
 * The images with whether this user may change each (P-IMG-37). That is asked for one owner, and only where there is an image of
 * another project; nothing waits for the answer.
 */
export function useOwnImages(images: readonly Image[]): readonly Image[] {
  const { client } = useHost()
  const { project_id: projectId } = useSession()
  const [changesAny, setChangesAny] = useState<boolean>()
  const owner = foreignOwner(projectId, images)
  useEffect(() => {
    if (owner === undefined) return
    let current = true
    void changesOthers(client, owner).then((answer) => current && setChangesAny(answer))
    return () => {
      current = false
    }
  }, [client, owner])
  return useMemo(() => withOwnership(projectId, images, changesAny), [projectId, images, changesAny])
}
