import { ownJson } from './own-answer.js'

const feature = /^api\/nova\/features\/([\w-]+)\/$/

/**
 * Of a feature that is younger than itself Horizon says nothing but its name, as a 500 (a Python `KeyError`), and every browser reports that as an
 * error. What a release has no word for it has not: the answer is `false`. Any other answer, and any other trouble, goes on as it is.
 *
 * @param path below the web root
 */
export async function answerUnknownFeature(path: string, answer: Response): Promise<Response> {
  const [, name] = feature.exec(path) ?? []
  if (name === undefined || answer.status !== 500 || answer.headers.has('Content-Encoding')) return answer
  const text = await answer.text()
  if (text === JSON.stringify(`'${name}'`)) return ownJson(false)
  return new Response(text, { status: answer.status, headers: answer.headers })
}
