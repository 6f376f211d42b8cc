import { items, one } from '../json.js'
import { namesOf, projectNames } from '../project-names.js'
import { part, type AnswersOf } from '../question.js'

const GiB = 1024 ** 3
/** From here on backups tell their project. */
const withProjects = '3.18'

export const backupAnswers: AnswersOf<'cinder.backups'> = {
  async 'cinder.backups.list'({ services, query }) {
    const all = query.get('all_projects') === 'true'
    const scope = { query: all ? { all_tenants: 1 } : {} }
    const names = (path: string, name: string) =>
      services.all('volume', path, name, scope).then(namesOf, () => new Map<unknown, string>())
    const [backups, volumes, snapshots, projects] = await Promise.all([
      services.all('volume', '/backups/detail', 'backups', { ...scope, microversion: withProjects }),
      names('/volumes', 'volumes'),
      names('/snapshots', 'snapshots'),
      all ? projectNames(services) : new Map<unknown, string>(),
    ])
    return items(
      backups.map((backup) => {
        const { volume_id, snapshot_id, 'os-backup-project-attr:project_id': project } = backup
        return {
          ...backup,
          project: projects.get(project) ?? project,
          size: Number(backup['size']) * GiB,
          volume: volumes.get(volume_id) ?? volume_id,
          snapshot: snapshots.get(snapshot_id) ?? snapshot_id,
        }
      }),
    )
  },
  async 'cinder.backups.get'({ services, params }) {
    const answer = await services.get('volume', `/backups/${part(params.id)}`, { microversion: withProjects })
    const backup = one(answer, 'backup')
    return { ...backup, project_id: backup['os-backup-project-attr:project_id'] }
  },
}
