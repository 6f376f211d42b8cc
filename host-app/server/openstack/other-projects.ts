import {
  authenticate,
  projectHeader,
  revokeToken,
  Services,
  ServiceError,
  type CloudAccess,
  type Identity,
} from '@stratus/api-client/openstack'
import type { OpenSession } from './sessions.js'

/** How long a token of another project is kept after it was last used, ms. */
const keptFor = 60_000

interface Kept {
  readonly identity: Promise<Identity>
  timer: NodeJS.Timeout | undefined
}

/** What a session's person may see of their other projects, without leaving the one they are in. Tokens for it are short-lived. */
export class OtherProjects {
  readonly #access: CloudAccess
  /** By what the session gets tokens with, and project. */
  readonly #kept = new Map<string, Map<string, Kept>>()

  constructor(access: CloudAccess) {
    this.#access = access
  }

  /** The session as its request wants it: in the project that it names. Rejects with ServiceError 403 when there is no role in it. */
  async sessionFor(request: Request, session: OpenSession): Promise<OpenSession> {
    const project = request.headers.get(projectHeader)
    if (!project || project === session.identity.project?.id) return session
    const identity = await this.#identityIn(session.root, project)
    const { region } = session.services.standing
    return {
      ...session,
      identity,
      services: new Services(
        this.#access,
        { token: identity.token, catalog: identity.catalog, region },
        request.signal,
      ),
    }
  }

  /** The session is over. */
  async end({ root }: OpenSession): Promise<void> {
    const projects = [...(this.#kept.get(root)?.keys() ?? [])]
    await Promise.all(projects.map((project) => this.#drop(root, project)))
  }

  #identityIn(token: string, project: string): Promise<Identity> {
    const projects = this.#kept.get(token) ?? new Map<string, Kept>()
    this.#kept.set(token, projects)
    let kept = projects.get(project)
    if (!kept) {
      const identity = authenticate(this.#access, { method: 'token', token }, project).catch((error: unknown) => {
        void this.#drop(token, project)
        // To browsers 401 says that the session is over: it is not.
        throw error instanceof ServiceError && error.status === 401 ? new ServiceError(403, error.text) : error
      })
      kept = { identity, timer: undefined }
      projects.set(project, kept)
    }
    clearTimeout(kept.timer)
    kept.timer = setTimeout(() => void this.#drop(token, project), keptFor).unref()
    return kept.identity
  }

  async #drop(token: string, project: string): Promise<void> {
    const projects = this.#kept.get(token)
    const kept = projects?.get(project)
    if (!projects || !kept) return
    clearTimeout(kept.timer)
    projects.delete(project)
    if (!projects.size) this.#kept.delete(token)
    const identity = await kept.identity.catch(() => null)
    if (identity) await revokeToken(this.#access, identity.token).catch(() => undefined)
  }
}
