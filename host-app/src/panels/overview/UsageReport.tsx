import { t } from '@stratus/widgets'
import { useRef, useState, type MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { requestPage } from '../../horizon/request-page.js'
import { HorizonSection } from '../../horizon/HorizonSection.js'
import { saveBlob } from '../../horizon/save-blob.js'
import { useNews } from '../../hooks/use-news.js'
import { useOnChange } from '../../hooks/use-on-change.js'
import { useHost } from '../../host.js'
import { atWebroot } from '../../paths.js'
import { usageAddress, usagePart } from './usage-part.js'

interface UsageReportProps {
  /** Horizon's overview page, below the web root. */
  path: string
  /** Stable. */
  onMissing(): void
}

/** The cloud's own report of a period, which stands in our address. */
export default function UsageReport({ path, onMissing }: UsageReportProps) {
  const { client, webroot, toasts } = useHost()
  const { search } = useLocation()
  const address = usageAddress(path, search)
  const news = useNews()
  const [version, setVersion] = useState(news)
  /** Another period is being typed: it would be gone with the report. */
  const typed = useRef(false)
  useOnChange(news, () => typed.current || setVersion(news))
  useOnChange(address, () => (typed.current = false))

  const download = async (url: string): Promise<void> => {
    const answer = await requestPage(client, webroot, url)
    if (answer.kind === 'file') saveBlob(answer.blob, answer.name)
    else toasts.add('error', t('The report could not be downloaded.'))
  }
  // The address of the file is that of our own page: it must not be gone to.
  const onClickCapture = (event: MouseEvent<HTMLElement>): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const url = new URL(link?.getAttribute('href') ?? '', new URL(atWebroot(webroot, path), location.href))
    if (url.searchParams.get('format') !== 'csv') return
    event.preventDefault()
    void download(url.href)
  }

  return (
    <div className="overview-usage" onClickCapture={onClickCapture} onInput={() => (typed.current = true)}>
      <HorizonSection address={address} pick={usagePart} onMissing={onMissing} version={version} />
    </div>
  )
}
