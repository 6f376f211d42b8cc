import { t } from '@stratus/widgets'
import { useHost } from '../../../host.js'
import { Button } from '../../../ui/Button.js'
import { openConsole } from './console-window.js'
import type { Instance } from './instance.js'

/** The console opens in a window of its own: it runs on another origin, which this page does not embed. */
export function ConsoleTab({ instance }: { instance: Instance }) {
  const { client, toasts } = useHost()
  const running = instance.status === 'ACTIVE'
  return (
    <div className="instance-console">
      <p>
        {running
          ? t('The console opens in a window of its own and works as long as the instance runs.')
          : t('The instance is not running.')}
      </p>
      <Button
        icon="external"
        unavailable={running ? undefined : t('The instance is not running.')}
        onClick={() => void openConsole(client, instance, toasts.add)}
      >
        {t('Open console')}
      </Button>
    </div>
  )
}
