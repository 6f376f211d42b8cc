import type { Session } from '@stratus/api-client'
import { createContext, useContext } from 'react'

export const SessionContext = createContext<Session | null>(null)

/** Who is signed in, in which project. Only inside the frame, where somebody is. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs the frame above')
  return session
}
