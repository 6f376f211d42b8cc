import { useStore } from '@nanostores/react'
import { t } from '@stratus/widgets'
import { useHost } from '../host.js'
import { Dialog } from '../ui/Dialog.js'
import { SignInForm } from './SignInForm.js'

/** The session ended in the middle of work: everything stays as it is, and goes on after a new sign-in (DEC-10). */
export default function SignInAgain() {
  const { auth, session, announceSession, signOut } = useHost()
  const state = useStore(session.state)
  const userName = state.status === 'signed-in' ? (state.session.username ?? '') : ''
  return (
    <Dialog title={t('Your session has ended')}>
      <p>{t('Sign in again to go on. Nothing you typed is lost.')}</p>
      <SignInForm
        stay
        userName={userName}
        onSignedIn={() => {
          auth.signedInAgain()
          announceSession()
        }}
        onDecline={() => {
          auth.decline()
          void signOut()
        }}
      />
    </Dialog>
  )
}
