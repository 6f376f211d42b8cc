import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { HostContext, type Host } from '../host.js'
import { SignInForm } from './SignInForm.js'

it('S-HEAD-01 the sign-in form posts: sent without a script, it puts no password into an address', () => {
  // Drawn once, without effects: the form asks the host for nothing yet.
  const page = (
    <HostContext value={{ webroot: '/' } as Host}>
      <SignInForm onSignedIn={() => undefined} />
    </HostContext>
  )
  const markup = renderToStaticMarkup(page)
  const forms = markup.match(/<form[^>]*>/g) ?? []
  expect(forms).toHaveLength(1)
  expect(forms[0]).toMatch(/ method="post"/i)
  expect(markup).toMatch(/<input[^>]*type="password"/)
  // A button must not send it another way either.
  expect(markup).not.toMatch(/formmethod/i)
})
