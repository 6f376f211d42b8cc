import { t } from '@stratus/widgets'
import { ErrorState } from '@stratus/widgets/react/error-state'
import { late } from '../actions/late.js'
import { Loading } from '../ui/Loading.js'

const WholePage = late(
  async () => ({ default: (await import('./WholePage.js')).WholePage }),
  <Loading lines={8} />,
  'thrown',
)

/** Horizon's own page in place of a panel of ours: an operator or a plug-in has changed it, so that it is better shown as it is. */
export function ChangedPage() {
  return <WholePage missing={<ErrorState text={t('This page cannot be shown.')} />} />
}
