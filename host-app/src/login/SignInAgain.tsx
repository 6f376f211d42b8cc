import { useStore } from '@nanostores/react'
import { t } from '@stratus/widgets'
import { Modal } from '@stratus/widgets/react/modal'
import { useHost } from '../host.js'
import { SignInForm } from './SignInForm.js'

/** The session ended in the middle of work: everything stays as it is, and goes on after a new sign-in (DEC-10). */
export default function SignInAgain() {
  const { auth, session, announceSession, signOut } = useHost()
  const state = useStore(session.state)
  const userName = state.status === 'signed-in' ? (state.session.username ?? '') : ''
  return (
    <Modal open withoutClose withoutGuard size="small" heading={t('Your session has ended')}>
      <p className="sign-in-again">{t('Sign in again to go on. Nothing you typed is lost.')}</p>
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
    </Modal>
  )
}
