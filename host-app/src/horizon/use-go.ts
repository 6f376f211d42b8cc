import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useHost } from '../host.js'
import { belowWebroot } from '../paths.js'
import { isCloudOnly, isNative } from '../navigation/addresses.js'
import { showMessages } from './show-messages.js'

/**
 * Goes where the cloud says: inside the app, again to what is shown, or out of it.
 * @param address of the page that is shown, below the web root
 */
export function useGo(address: string, reload: () => Promise<void>): (url: string) => Promise<void> {
  const host = useHost()
  const navigate = useNavigate()
  const now = useRef({ address, reload })
  useEffect(() => {
    now.current = { address, reload }
  })
  return useCallback(
    async (url) => {
      const { origin, pathname, search, hash, href } = new URL(url, window.location.href)
      const path = origin === window.location.origin ? belowWebroot(host.webroot, pathname) : null
      if (path === null || isCloudOnly(path)) return window.location.assign(href)
      // Without a query: a page of ours as a whole, so the part of it that is seen stays.
      const shown = isNative(path) && !search ? now.current.address.split('?')[0] : now.current.address
      if (path + search === shown) return now.current.reload()
      await navigate(path + search + hash)
      // Our own pages do not show what waits on the cloud's.
      if (isNative(path)) void showMessages(host, href)
    },
    [host, navigate],
  )
}
