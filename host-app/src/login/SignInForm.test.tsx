import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { HostContext, type Host } from '../host.js'
import { SignInForm } from './SignInForm.js'

/** Drawn once, without effects: the form asks the host for nothing yet. */
function drawn(): string {
  return renderToStaticMarkup(
    <HostContext value={{ webroot: '/' } as Host}>
      <SignInForm onSignedIn={() => undefined} />
    </HostContext>,
  )
}

it('W-SHELL-15 the name that signs in has at most 255 characters', () => {
  expect(drawn()).toMatch(/<input[^>]*maxLength="255"[^>]*name="username"/i)
})

it('S-HEAD-01 the sign-in form posts: sent without a script, it puts no password into an address', () => {
  const markup = drawn()
  const forms = markup.match(/<form[^>]*>/g) ?? []
  expect(forms).toHaveLength(1)
  expect(forms[0]).toMatch(/ method="post"/i)
  expect(markup).toMatch(/<input[^>]*type="password"/)
  // A button must not send it another way either.
  expect(markup).not.toMatch(/formmethod/i)
})
