/** How OpenStack's services call a request of theirs, in words of theirs too. */
const cloudId = /\breq-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/

/** Long refusals are looked at no further. */
const longest = 16_384

/**
 * Hears the request id that the cloud tells: in a header, or in the words of a refusal, which is where Horizon's REST API has it. The answer
 * goes on as it is.
 */
export function hearCloudId(answer: Response, hear: (id: string) => void): Response {
  const { headers, status, body } = answer
  const told = cloudId.exec(headers.get('x-openstack-request-id') ?? headers.get('x-compute-request-id') ?? '')?.[0]
  if (told) hear(told)
  const inWords = status >= 400 && /json/i.test(headers.get('content-type') ?? '') && !headers.has('content-encoding')
  if (told || !body || !inWords) return answer
  let text = ''
  const decoder = new TextDecoder()
  const looked = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      controller.enqueue(chunk)
      if (text.length > longest) return
      text += decoder.decode(chunk, { stream: true })
      const [id] = cloudId.exec(text) ?? []
      if (id) hear(id)
    },
  })
  return new Response(body.pipeThrough(looked), { status, headers })
}
