import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { pendingName } from '../../../list/pending-name.js'
import { paths, type Area } from '../../../paths.js'
import { useGroupNames } from './use-group-names.js'

/** The way to a volume group, by its name. */
export function GroupLink({ id, area }: { id: string; area: Area }) {
  const groups = useGroupNames(
    useMemo(() => [id], [id]),
    area,
  )
  return (
    <Link to={paths.volumeGroup(area, id)}>
      <bdi>{groups(id) ?? pendingName}</bdi>
    </Link>
  )
}
