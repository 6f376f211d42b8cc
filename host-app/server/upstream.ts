import type { Caller } from './caller.js'

/** The cloud behind the server: the demo cloud, or a Horizon. */
export interface Upstream {
  /** For people: what stands there. */
  readonly name: string
  /** Answers one request; a caller that is not given is read from the request alone. Never rejects: a cloud that does not answer is a 502 or 504 with a JSON string, as the API's errors are. */
  fetch(request: Request, caller?: Caller): Promise<Response>
  /** Null when it answers as it should, else a sentence saying what is wrong. Cheap to call for every page. */
  trouble(): Promise<string | null>
}
