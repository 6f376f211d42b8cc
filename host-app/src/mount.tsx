import type { Client } from '@stratus/api-client'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { createHost, HostContext, type HostParts } from './host.js'
import { createRoutes } from './routes.js'
import type { Branding } from './stores/branding.js'
import { reportErrors } from './stores/error-reports.js'
import { applyTheme } from './stores/prefs.js'
import type { TabMemory } from './stores/tab-memory.js'

const loadTaskKinds = async () => (await import('./task-centre/task-kinds.js')).taskKinds
const loadCloudForm = async () => (await import('./forms/cloud-form/CloudForm.js')).CloudForm

function changeHubLoader(page: Document): HostParts['loadChangeHub'] {
  const address = page.querySelector('meta[name="stratus-changes"]')?.getAttribute('content')
  return address ? async (scope) => (await import('./changes/change-hub.js')).openChangeHub(address, scope) : null
}

/**
 * Starts the dashboard in an element.
 * @returns what ends it and takes it out again
 */
export function mount(
  element: HTMLElement,
  parts: { webroot: string; client: Client; memory: TabMemory; branding?: Branding },
): () => void {
  const { webroot } = parts
  const host = createHost({ ...parts, loadTaskKinds, loadCloudForm, loadChangeHub: changeHubLoader(document) })
  const stopTheme = applyTheme(host.prefs.theme, document.documentElement)
  const router = createBrowserRouter(createRoutes(), { basename: webroot })
  const root = createRoot(element)
  const report = reportErrors(window)
  root.render(
    <HostContext value={host}>
      <RouterProvider router={router} onError={report} />
    </HostContext>,
  )
  return () => {
    root.unmount()
    router.dispose()
    stopTheme()
    host.close()
  }
}
