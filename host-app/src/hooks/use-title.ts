import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useHost } from '../host.js'
import { titleOf } from './title.js'

/** Sets the document's title: `<page> – <project> – <name of the dashboard>`. */
export function useTitle(page: string): void {
  const { session, branding } = useHost()
  const state = useStore(session.state)
  const project = state.status === 'signed-in' ? state.session.project_name : null
  useEffect(() => {
    document.title = titleOf(page, project, branding.name)
  }, [page, project, branding])
}
