import { openSync, readSync, closeSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A request in a service's own log (oslo.log), with whose it was: `[… req-… USER PROJECT - …] 127.0.0.1 "GET /v2.1/… HTTP/1.1"`. */
const request = /"(?:GET|POST|PUT|PATCH|DELETE|HEAD) \S+ HTTP\/1\.[01]"/

/** Which services answer requests in logs of that name; the identity service's does not say whose they were. */
const services = /^(nova|neutron|glance|cinder|heat)/

/**
 * Counts what Nova, Neutron, Glance, Cinder and Heat are asked for a project, by their logs: the same for whoever asks them, and
 * nothing of what others do.
 * @param folder with the services' logs; undefined: nothing is counted
 */
export function cloudCalls(folder: string | undefined, project: string): () => () => number {
  if (!folder) return () => () => Number.NaN
  const logs = readdirSync(folder)
    .filter((name) => services.test(name))
    .map((name) => join(folder, name))
  return () => {
    const from = logs.map((file) => statSync(file).size)
    return () =>
      logs.flatMap((file, at) =>
        textFrom(file, from[at] ?? 0)
          .split('\n')
          .filter((line) => line.includes(project) && request.test(line)),
      ).length
  }
}

function textFrom(file: string, position: number): string {
  const length = statSync(file).size - position
  if (length <= 0) return ''
  const bytes = Buffer.alloc(length)
  const handle = openSync(file, 'r')
  readSync(handle, bytes, 0, length, position)
  closeSync(handle)
  return bytes.toString('utf8')
}
