import { useStore } from '@nanostores/react'
import { t } from '@stratus/widgets'
import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useTitle } from '../hooks/use-title.js'
import { useHost } from '../host.js'
import { Brand } from '../ui/Brand.js'
import { OperatorBanners } from '../banners/OperatorBanners.js'
import { safeNext } from '../paths.js'
import { SignInForm } from './SignInForm.js'

/** `auth/login/`: signs in and goes to `next`, or home. */
export function LoginPage() {
  const { client, session, webroot, announceSession, branding } = useHost()
  const state = useStore(session.state)
  const [query] = useSearchParams()
  const next = query.get('next')
  useTitle(t('Sign in'))
  useEffect(() => {
    if (session.state.get().status !== 'loading') return
    client.auth.standing().then(
      (standing) => (standing ? void session.load() : session.leave()),
      () => void session.load(),
    )
  }, [client, session])

  // Whoever comes here without a session may have signed out a moment ago: other tabs should know.
  const signedOut = state.status === 'signed-out'
  useEffect(() => {
    if (signedOut) announceSession()
  }, [signedOut, announceSession])

  if (state.status === 'signed-in') return <Navigate to={safeNext(next, webroot)} replace />
  return (
    <main className="login-page">
      <OperatorBanners />
      <div className="login-card">
        <Brand name={branding.name} logo={branding.logo} logoDark={branding.logoDark} />
        <h1>{t('Sign in')}</h1>
        {branding.signInText && <p className="sign-in-text">{branding.signInText}</p>}
        <SignInForm
          next={next}
          onSignedIn={async () => {
            await session.load()
            announceSession()
          }}
        />
        {branding.links.length > 0 && (
          <ul className="sign-in-links" aria-label={t('Help')}>
            {branding.links.map(({ label, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noreferrer">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </main>
  )
}
