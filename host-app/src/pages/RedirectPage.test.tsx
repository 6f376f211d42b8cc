import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { HostContext, type Host } from '../host.js'
import { createSessionStore } from '../stores/session.js'
import { RedirectPage } from './RedirectPage.js'

it('W-SHELL-13 says Loading until the address is loaded whole', () => {
  // All that the document's title asks of the host.
  const host = { session: createSessionStore({ session: () => new Promise(() => undefined) }) } as Host
  const page = (
    <HostContext value={host}>
      <MemoryRouter>
        <RedirectPage />
      </MemoryRouter>
    </HostContext>
  )
  expect(renderToStaticMarkup(page)).toContain('<stratus-spinner label="Loading">')
})
