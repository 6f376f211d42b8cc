import type { Project } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { useState } from 'react'
import { useHost } from '../host.js'
import { Icon } from '../ui/Icon.js'
import { Menu } from '../ui/Menu.js'
import { useSession } from '../hooks/use-session.js'
import { useSwitch } from '../hooks/use-switch.js'

/** The project everything on the page belongs to, and the way to another. */
export function ProjectSwitch() {
  const { client } = useHost()
  const session = useSession()
  const change = useSwitch()
  const [projects, setProjects] = useState<readonly Project[]>([])
  const current = { id: session.project_id ?? '', name: session.project_name ?? t('no project') }
  const load = (): void => {
    client.call('keystone.projects.list', { query: { admin: false, user_id: session.id }, quiet: true }).then(
      ({ items }) => setProjects(items.filter(({ enabled }) => enabled !== false)),
      () => undefined,
    )
  }
  // First in the list, so that it stays where it is when the others come.
  const all = [current, ...projects.filter(({ id }) => id !== current.id)]
  return (
    <Menu
      label={t('Project: %s', [current.name])}
      filterLabel={t('Filter projects')}
      onOpen={load}
      className="scope"
      button={
        <>
          <Icon name="project" />
          <bdi className="scope-name">{current.name}</bdi>
        </>
      }
      groups={[
        {
          label: t('Project'),
          items: all.map(({ id, name }) => ({
            id,
            label: name ?? id,
            checked: id === current.id,
            onSelect: () => {
              if (id !== current.id) void change(() => client.auth.switchProject(id))
            },
          })),
        },
      ]}
    />
  )
}
