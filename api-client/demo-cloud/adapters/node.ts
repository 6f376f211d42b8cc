import { toResponse } from '../call.js'
import type { DemoCloud } from '../demo-cloud.js'
import { BrokenOff } from '../faults.js'

/**
 * For servers that speak Request and Response (hono): the request's own `Cookie` header is the jar. The third argument, where there is
 * one, breaks the connection off for faults that want that.
 */
export function nodeHandler(
  cloud: DemoCloud,
): (request: Request, caller?: unknown, breakOff?: () => void) => Promise<Response> {
  return async (request, _caller, breakOff) => {
    try {
      return toResponse(await cloud.handle(request))
    } catch (error) {
      if (error instanceof BrokenOff) breakOff?.()
      // A dropped connection cannot be answered; a gateway would say this.
      if (error instanceof TypeError) return new Response('', { status: 502 })
      throw error
    }
  }
}
