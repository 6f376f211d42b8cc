import { useStore } from '@nanostores/react'
import { t } from '@stratus/widgets'
import { useCallback, useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useFetchedEarly } from '../hooks/use-fetched-early.js'
import { useTitle } from '../hooks/use-title.js'
import { useHost } from '../host.js'
import { Brand } from '../ui/Brand.js'
import { OperatorBanners } from '../banners/OperatorBanners.js'
import { paths, safeNext } from '../paths.js'
import { SignInForm } from './SignInForm.js'

interface LoginPageProps {
  /** Fetches what shows a page, by its address below the web root. */
  fetchPage(address: string): Promise<unknown>
}

/** `auth/login/`: signs in and goes to `next`, or home. */
export function LoginPage({ fetchPage }: LoginPageProps) {
  const { client, session, webroot, announceSession, branding } = useHost()
  const state = useStore(session.state)
  const [query] = useSearchParams()
  const next = query.get('next')
  const target = safeNext(next, webroot)
  useTitle(t('Sign in'))
  // While somebody types. Home is the project's overview for most people.
  useFetchedEarly(
    useCallback(() => fetchPage(target === paths.home() ? paths.overview('project') : target), [fetchPage, target]),
  )
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

  if (state.status === 'signed-in') return <Navigate to={target} replace />
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
            // Settings and catalogue, which every page asks for: not one after the other. What fails is asked again there.
            void Promise.allSettled([client.horizonPages(), client.serviceEnabled('compute')])
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
