import type { IncomingMessage } from 'node:http'

/** Bytes that wait for a slow client before the cloud is made to wait. */
const waiting = 256 * 1024

/**
 * The body of an answer. One that the cloud breaks off must not end as if it were whole: `onBroken` cuts the client's connection.
 * Without it the stream fails.
 */
export function answerStream(answer: IncomingMessage, onBroken?: () => void): ReadableStream<Uint8Array> {
  let over = false
  return new ReadableStream(
    {
      start(controller) {
        const breakOff = (error: Error) => {
          if (over) return
          over = true
          if (onBroken) onBroken()
          else controller.error(error)
        }
        answer.on('data', (chunk: Buffer) => {
          // What has arrived already still comes when nobody wants it any more.
          if (over) return
          controller.enqueue(chunk)
          if ((controller.desiredSize ?? 0) <= 0) answer.pause()
        })
        answer.on('end', () => {
          if (over) return
          over = true
          controller.close()
        })
        answer.on('error', breakOff)
        answer.on('close', () => breakOff(new Error('The connection was closed.')))
        answer.pause()
      },
      pull: () => void answer.resume(),
      cancel() {
        over = true
        answer.destroy()
      },
    },
    { highWaterMark: waiting, size: (chunk) => chunk.byteLength },
  )
}

/** The same for the bytes of a file that a service was asked for by `fetch`. @param signal of who reads them */
export function fileStream(
  bytes: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  onBroken: () => void,
): ReadableStream<Uint8Array> {
  const reader = bytes.getReader()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        // Who leaves before the end breaks it off himself.
        if (signal.aborted) controller.error(error)
        else onBroken()
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
