import { t } from '@stratus/widgets'
import { useAllowed } from '../hooks/use-allowed.js'
import { useHost } from '../host.js'
import { atWebroot } from '../paths.js'
import { Button } from '../ui/Button.js'
import { asItIs } from '../navigation/addresses.js'

interface OriginalPageProps {
  /** Path and query below the web root. */
  address: string
  /** An icon alone. */
  quiet?: boolean
}

const horizon = { horizonPages: true } as const

/** The way to a page as the cloud shows it, in a tab of its own; nothing where there is no Horizon to show it. */
export function OriginalPage({ address, quiet = false }: OriginalPageProps) {
  const { webroot } = useHost()
  const text = t('Open the original page')
  if (!useAllowed(horizon)) return null
  return (
    <Button
      kind={quiet ? 'quiet' : undefined}
      icon="external"
      href={atWebroot(webroot, asItIs(address))}
      target="_blank"
      label={quiet ? text : undefined}
    >
      {!quiet && text}
    </Button>
  )
}
