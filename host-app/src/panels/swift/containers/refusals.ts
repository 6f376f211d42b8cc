import { useStore } from '@nanostores/react'
import { ApiError, type Client } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { useCallback, useEffect, useState } from 'react'
import { useSession } from '../../../hooks/use-session.js'
import { useHost, type Host } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { refusalKey } from '../../../stores/refusals.js'

// No policy tells who may change what in object storage: the server asks the cloud, and without our server it is learned from what is
// refused. Who owns the account may do everything in it; a container's list of writers lets others write its objects, and nothing else.
const type = resourceTypes.container
const [ownAction, writeAction] = ['own', 'write']

/** A container that was refused to be written; null: the account's. Undefined: nothing of the kind. */
export function refusedPlace({
  operation,
  failure,
}: Pick<ApiError, 'operation' | 'failure'>): string | null | undefined {
  if (!operation?.startsWith('swift.')) return undefined
  if (operation.startsWith('swift.containers.')) return null
  // Which of the two containers refused a copy is not told.
  return operation === 'swift.objects.copy' ? undefined : failure.args['container']
}

function learn(refusals: Host['refusals'], place: string | null, error: ApiError): void {
  refusals.learn(type, null, ownAction, error)
  if (place !== null) refusals.learn(type, place, writeAction, error)
}

/** What is known to be refused: to whom does not own the account, and what is in a container. */
export function useRefused(container: string | null) {
  const { client, refusals } = useHost()
  const known = useStore(refusals.known)
  const own = known.get(refusalKey(type, null))?.[ownAction]
  const write = container === null ? undefined : known.get(refusalKey(type, container))?.[writeAction]
  const asking = useMayWrite(null, false)
  const askingContainer = useMayWrite(container, container === null || own === undefined || write !== undefined)
  useEffect(
    () =>
      client.on('policy-doubted', (error) => {
        const place = refusedPlace(error)
        if (place !== undefined) learn(refusals, place, error)
      }),
    [client, refusals],
  )
  return {
    own: own ?? (asking ? t(beingAsked) : undefined),
    write: write ?? (asking || askingContainer ? t(beingAsked) : undefined),
    /** Not refused, but not known either whether its objects may be written. */
    isAsked: write === undefined && (asking || askingContainer),
  }
}

/** @texts */
const beingAsked = 'The cloud is being asked whether you may do this.'

/**
 * Asks the server, once for each place, and remembers a no. What is not told is offered, and learned when it is refused.
 * @param known there is nothing to ask
 * @returns whether the answer is on its way
 */
function useMayWrite(container: string | null, known: boolean): boolean {
  const { client, refusals } = useHost()
  const { project_id: project } = useSession()
  const address = document.querySelector<HTMLMetaElement>('meta[name="stratus-may-write"]')?.content
  const [told, setTold] = useState<ReadonlySet<string>>(new Set())
  const place = JSON.stringify([project, container])
  const asks = !known && address !== undefined && !told.has(place)
  useEffect(() => {
    if (!asks) return undefined
    const gone = new AbortController()
    const ask = async (): Promise<void> => {
      const may = await mayWrite(client, container, gone.signal)
      if (gone.signal.aborted) return
      if (may === false) refusals.foresee(type, container, container === null ? ownAction : writeAction)
      setTold((before) => new Set([...before, place]))
    }
    void ask()
    return () => gone.abort()
  }, [asks, client, container, place, refusals])
  return asks
}

/** Null: nobody said. */
async function mayWrite(client: Client, container: string | null, signal: AbortSignal): Promise<boolean | null> {
  const query = container === null ? '' : `?container=${encodeURIComponent(container)}`
  const text = await client.readPage(`stratus-may-write${query}`, signal).catch(() => '')
  return text === 'true' || (text === 'false' ? false : null)
}

/**
 * The refusal that a failed change was, or null. Horizon answers some refusals with an error without words (DEC-28): then the deletion
 * of something that nobody has is asked for, which is refused to the same users, and does nothing for the others.
 */
export async function refusalOf(
  client: Pick<Client, 'call'>,
  container: string,
  error: unknown,
): Promise<ApiError | null> {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'forbidden') return error
  if (error.status !== 500 || error.serverText !== null) return null
  const path = `.stratus-${Date.now()}-is-not-there`
  try {
    await client.call('swift.objects.delete', { params: { container, path }, quiet: true })
  } catch (refusal) {
    if (refusal instanceof ApiError && refusal.code === 'forbidden') return refusal
  }
  return null
}

/** Says that a change of what is in a container was refused, and remembers it; null when something else went wrong. */
export function useSayRefusal(container: string): (error: unknown) => Promise<string | null> {
  const { client, refusals } = useHost()
  return useCallback(
    async (error) => {
      const refusal = await refusalOf(client, container, error)
      if (!refusal) return null
      learn(refusals, container, refusal)
      return t('The cloud does not let you change what is in this container.')
    },
    [client, refusals, container],
  )
}
