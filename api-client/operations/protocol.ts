import type { CallId, OperationId } from './table.js'

/** JSON of server-rendered pages: no AJAX header asked for, and without a session the way to sign-in instead of a JSON error. */
export const ofPages = new Set<CallId>(['horizon.topology', 'horizon.stackTopology'])

/** Writes that go without a body; every other JSON write is refused when its body is missing or empty. */
export const bodyOptional = new Set<CallId>([
  'nova.servers.updateMetadata',
  'nova.servers.consoleInfo',
  'nova.servers.consoleOutput',
  'cinder.volumes.updateMetadata',
  'cinder.volumeTypes.updateMetadata',
  'cinder.snapshots.updateMetadata',
  'swift.containers.create',
  'swift.objects.copy',
])

/** Two operations on one path differ by what the body says. */
export function chooseByBody(json: unknown): OperationId {
  const associates = json !== null && typeof json === 'object' && 'port_id' in json && Boolean(json.port_id)
  return associates ? 'neutron.floatingIps.associate' : 'neutron.floatingIps.disassociate'
}

/** The body of a request as JSON; undefined without one, an error in the words of Horizon's parser when it is none. */
export function readJson(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return new SyntaxError(`malformed JSON request: ${pythonWords(text)}`)
  }
}

/** The reason in the words of Python's parser, as far as they can be told from the text alone. */
function pythonWords(text: string): string {
  const brace = /^\s*\{\s*[^\s"}]/.exec(text)
  const at = brace ? brace[0].length - 1 : 0
  const words = brace ? 'Expecting property name enclosed in double quotes' : 'Expecting value'
  return `${words}: line 1 column ${at + 1} (char ${at})`
}

/** What Python calls false: no body, null, false, 0, an empty text, list or object. */
export function isEmpty(json: unknown): boolean {
  if (Array.isArray(json)) return json.length === 0
  if (json !== null && typeof json === 'object') return Object.keys(json).length === 0
  return !json
}
