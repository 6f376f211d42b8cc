import { isWatched, type WatchedType } from '@stratus/api-client/openstack'
import type { OpenSession } from '../openstack/sessions.js'
import { ownJson } from '../own-answer.js'
import { changeStream, endedStream } from './change-stream.js'
import { justNow, ProjectWatch, type Notices } from './project-watch.js'

/** Where browsers hear of changes, below the web root. */
export const changesPath = 'stratus-changes'

/** Streams of one person at the same time: a browser opens one for all its tabs. */
const mostOfPerson = 16

/** A change that a service has told. */
export interface Notice {
  readonly type: WatchedType
  /** The project of the thing; null: anybody may see it. */
  readonly project: string | null
}

/** A message bus that tells of changes. */
export interface NoticeSource extends Notices {
  /** @param onNotice hears each change; `null` when it is not known what was missed */
  listen(onNotice: (notice: Notice | null) => void): void
  close(): Promise<void>
}

/** Says who is signed in; null: nobody. */
type SessionOf = (request: Request) => Promise<OpenSession | null>

/** All who see the same of a project. */
const watchKey = ({ identity, services }: OpenSession): string =>
  JSON.stringify([identity.project?.id, services.standing.region, identity.roles.map(({ id }) => id).toSorted()])

const noNotices: Notices = { cover: () => false }

/** Tells browsers of changes: one watch for all who see the same of a project, while any of them listens. */
export class Changes {
  readonly #sessionOf: SessionOf
  readonly #source: NoticeSource | undefined
  readonly #watches = new Map<
    string,
    { readonly project: string; readonly seesOthers: boolean; readonly watch: ProjectWatch }
  >()
  readonly #ends = new Set<() => void>()
  readonly #ofPerson = new Map<string, number>()
  #closed = false

  constructor(sessionOf: SessionOf, source?: NoticeSource) {
    this.#sessionOf = sessionOf
    this.#source = source
    source?.listen((notice) => {
      for (const { project, seesOthers, watch } of this.#watches.values()) {
        if (notice === null) watch.noticesChanged()
        else if (notice.project === null || notice.project === project) watch.notice(notice.type)
        else if (seesOthers) watch.noticeOfOthers(notice.type)
      }
    })
  }

  /** Answers `GET stratus-changes?types=…`, where types are Heat's names with commas between. */
  async answer(request: Request): Promise<Response> {
    if (this.#closed) return endedStream()
    if (request.method !== 'GET') return ownJson('Changes are read.', 405)
    const session = await this.#sessionOf(request)
    const project = session?.identity.project
    if (!session || !project) return endedStream()
    const { searchParams } = new URL(request.url)
    const types = [...new Set((searchParams.get('types') ?? '').split(','))].filter(isWatched)
    if (!types.length) return ownJson('Nothing of this is watched.', 400)
    const { identity, services } = session
    const person = identity.user.id
    const open = this.#ofPerson.get(person) ?? 0
    if (open >= mostOfPerson) return endedStream()
    this.#ofPerson.set(person, open + 1)
    const key = watchKey(session)
    const watch = this.#watches.get(key)?.watch ?? new ProjectWatch(this.#source ?? noNotices)
    this.#watches.set(key, { project: project.id, seesOthers: identity.isAdmin, watch })
    const { response, end } = changeStream({
      watch,
      types,
      services,
      last: request.headers.get('Last-Event-ID') ?? searchParams.get('last') ?? '',
      expires: session.ends,
      isStanding: () => this.#sessionOf(request).then(Boolean, () => true),
      signal: request.signal,
      onEnd: () => {
        this.#ends.delete(end)
        const left = (this.#ofPerson.get(person) ?? 1) - 1
        if (left) this.#ofPerson.set(person, left)
        else this.#ofPerson.delete(person)
        setTimeout(() => {
          if (watch.isIdle && this.#watches.get(key)?.watch === watch) this.#watches.delete(key)
        }, justNow).unref()
      },
    })
    this.#ends.add(end)
    return response
  }

  /** Somebody has written something, and the cloud has taken it. */
  written(session: OpenSession): void {
    this.#watches.get(watchKey(session))?.watch.written()
  }

  /** The cloud is another one from now on: what was seen of it, and is kept for who comes back, counts no more. */
  forget(): void {
    for (const [key, { watch }] of this.#watches) if (watch.isIdle) this.#watches.delete(key)
  }

  /** Ends all streams: browsers come back, to another server where this one stops. */
  async close(): Promise<void> {
    this.#closed = true
    for (const end of this.#ends) end()
    await this.#source?.close()
  }
}
