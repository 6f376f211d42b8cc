import { everyone } from '../everyone.js'
import { items, textOf, type Json } from '../json.js'
import { namesOf, projectNames } from '../project-names.js'
import type { AnswersOf } from '../question.js'

/** What Keystone calls `blob` is Horizon's `data`. Keystones of 2026 do not tell that of TOTP again. */
const view =
  (users: ReadonlyMap<unknown, string>, projects: ReadonlyMap<unknown, string>) =>
  (credential: Json): Json => ({
    id: credential['id'],
    type: credential['type'],
    user_id: credential['user_id'],
    user: users.get(credential['user_id']) ?? credential['user_id'],
    project: projects.get(credential['project_id']) ?? credential['project_id'],
    data: textOf(credential, 'blob') || null,
  })

/** One's own, or everybody's. */
export const userCredentialAnswers: AnswersOf<'keystone.userCredentials'> = {
  async 'keystone.userCredentials.list'({ services, identity, query }) {
    const all = query.get('all_projects') === 'true'
    const own = { query: { user_id: identity.user.id } }
    const nobody = new Map<unknown, string>()
    const [credentials, users, projects] = await Promise.all([
      services.all('identity', '/credentials', 'credentials', all ? {} : own),
      all ? everyone(services, 'users').then(namesOf, () => nobody) : nobody,
      all ? projectNames(services) : services.all('identity', '/auth/projects', 'projects').then(namesOf, () => nobody),
    ])
    return items(credentials.map(view(users, projects)))
  },
}
