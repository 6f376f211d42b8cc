import { ownHeaders } from './security-headers.js'

/** An answer of the server's own in JSON, as the API words things: a sentence, when it is a refusal. */
export function ownJson(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, { status, headers: { ...ownHeaders, 'Cache-Control': 'no-store', ...headers } })
}

/** 429, or another status, that says when to come again. */
export function comeAgain(sentence: string, seconds: number, status = 429): Response {
  return ownJson(sentence, status, { 'Retry-After': String(seconds) })
}
