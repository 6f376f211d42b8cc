import { toResponse } from '../call.js'
import type { DemoCloud } from '../demo-cloud.js'

/** For servers that speak Request and Response (hono): the request's own `Cookie` header is the jar. */
export function nodeHandler(cloud: DemoCloud): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      return toResponse(await cloud.handle(request))
    } catch (error) {
      // A dropped connection cannot be answered; a gateway would say this.
      if (error instanceof TypeError) return new Response('', { status: 502 })
      throw error
    }
  }
}
