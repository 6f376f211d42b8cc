import type { Method } from '../http/wire.js'
import type { PageParts } from '../html/page-parts.js'
import type { PageTable } from '../html/page-table.js'
import { z } from '../zod.js'

/** How the request body travels. `multipart` sends files, `octets` one raw file. */
export type BodyKind = 'none' | 'json' | 'multipart'

/** What the answer holds. `empty` ignores whatever comes. */
export type AnswerKind = 'json' | 'empty' | 'text' | 'blob'

/**
 * How long an answer may be reused without asking again.
 * `session`: until project, region or user change (settings, catalogue, extensions, user session …).
 */
export type CacheRule = 'none' | 'session'

/**
 * One row of the operation table: everything the client, the demo cloud, the contract suite and the endpoint
 * page need to know about one call.
 */
export interface Operation<
  Path extends string = string,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: Method
  /** Path below the web root, trailing slash exact. `{id}` is percent-encoded; `{path*}` keeps its slashes. */
  readonly path: Path
  readonly query: Query
  readonly body: Body
  readonly bodyKind: BodyKind
  readonly answer: Answer
  readonly answerKind: AnswerKind
  /** For answers of thousands of items: reads as `answer` does, in steps between which the page answers; null = cannot be read. */
  readonly inSteps?: (body: unknown) => Generator<void, unknown>
  /** Statuses the server uses for success. */
  readonly ok: readonly number[]
  /** Shown when the call fails; `{id}` and other path parameters are filled in. English, the key of its translation. */
  readonly failure: string
  /** A closer message for some bodies, such as 'Unable to import the keypair.' for one with a public key. */
  readonly failureFor?: (body: unknown) => string | undefined
  /** Shown on 409 instead of the server's own words. */
  readonly conflict?: string
  readonly cache: CacheRule
  /** The server does not look for a session, and falls over with 500 where there is none. */
  readonly unguarded: boolean
}

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Bare}*` ? Bare : Name) | Names<Rest>
  : never

/** The path parameters of an operation, by name. */
export type PathParams<Path extends string> = { readonly [Name in Names<Path>]: string }

const none = z.undefined()
const nothing = z.void()

type Rest<Q extends z.ZodMiniType, B extends z.ZodMiniType, A extends z.ZodMiniType> = {
  query?: Q
  body?: B
  bodyKind?: BodyKind
  answer?: A
  answerKind?: AnswerKind
  inSteps?: (body: unknown) => Generator<void, z.output<A> | null>
  ok?: readonly number[]
  failure: string
  failureFor?: (body: unknown) => string | undefined
  conflict?: string
  cache?: CacheRule
  unguarded?: boolean
}

/**
 * Declares one operation. Left-out parts: no query, no body, an empty answer, status 200 for JSON answers and 204 for empty
 * ones, no caching.
 */
export function operation<
  const Path extends string,
  Q extends z.ZodMiniType = z.ZodMiniUndefined,
  B extends z.ZodMiniType = z.ZodMiniUndefined,
  A extends z.ZodMiniType = z.ZodMiniVoid,
>(method: Method, path: Path, rest: Rest<Q, B, A>): Operation<Path, Q, B, A> {
  const answerKind = rest.answerKind ?? (rest.answer ? 'json' : 'empty')
  return {
    method,
    path,
    query: (rest.query ?? none) as unknown as Q,
    body: (rest.body ?? none) as unknown as B,
    bodyKind: rest.bodyKind ?? (rest.body ? 'json' : 'none'),
    answer: (rest.answer ?? nothing) as unknown as A,
    answerKind,
    inSteps: rest.inSteps,
    ok: rest.ok ?? [answerKind === 'empty' ? 204 : 200],
    failure: rest.failure,
    failureFor: rest.failureFor,
    conflict: rest.conflict,
    cache: rest.cache ?? 'none',
    unguarded: rest.unguarded ?? false,
  }
}

/** Pages of Horizon that tell what no JSON of it does. */
export interface TellingPages {
  /** What the project sees. */
  readonly own: PageTable
  /** What an administrator sees of all projects: asked for with `all_projects`. */
  readonly all?: PageTable
}

/** A page of Horizon that tells of one thing what no JSON of it does. */
export interface TellingPage {
  readonly one: PageParts
  /** What an administrator is told of it, whose project it may not be: asked for with `all_projects`. */
  readonly anyOne?: PageParts
}

/**
 * A read that Horizon answers with pages only. Where there is no Horizon, services answer it at its own path, which begins with
 * `/api/` as those of Horizon do.
 */
export interface PageOperation<
  Path extends string = string,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> extends Operation<Path, typeof pageQuery, z.ZodMiniUndefined, Answer> {
  readonly pages: TellingPages | TellingPage
}

/**
 * What narrows a list where services answer; pages, which have no such questions, tell of all. `host` is one host's name.
 * Of the others the answer has at least what matches: parts of names of a project or a host, a status, a whole address; or, of instances, what has
 * changed since an ISO time, with what was deleted as `DELETED`, the newest, `limit` of them, or what is listed after the one with the id `marker`.
 */
const pageQuery = z.optional(
  z.object({
    all_projects: z.optional(z.boolean()),
    host: z.optional(z.string()),
    project_like: z.optional(z.string()),
    host_like: z.optional(z.string()),
    status: z.optional(z.string()),
    address: z.optional(z.string()),
    changes_since: z.optional(z.string()),
    limit: z.optional(z.number()),
    marker: z.optional(z.string()),
  }),
)

export function pageOperation<const Path extends string, A extends z.ZodMiniType>(
  path: Path,
  pages: TellingPages | TellingPage,
  rest: Pick<Rest<z.ZodMiniUndefined, z.ZodMiniUndefined, A>, 'failure'> & { answer: A },
): PageOperation<Path, A> {
  return { ...operation('GET', path, { ...rest, query: pageQuery }), pages }
}
