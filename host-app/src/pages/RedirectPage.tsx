import { t } from '@stratus/widgets'
import { Spinner } from '@stratus/widgets/react/spinner'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTitle } from '../hooks/use-title.js'
import { paths } from '../paths.js'
import { redirectOnce } from './redirect-once.js'

/** Any path without a route: says 'Loading' and loads the absolute address (W-SHELL-13). */
export function RedirectPage() {
  const navigate = useNavigate()
  useTitle(t('Loading'))
  useEffect(() => {
    const hasBase = document.querySelector('base') !== null
    const address = window.location.href
    if (redirectOnce(address, hasBase, window.sessionStorage) === 'reload') window.location.replace(address)
    else void navigate(paths.notFound(), { replace: true })
  }, [navigate])
  return <Spinner label={t('Loading')} />
}
