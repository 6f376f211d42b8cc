import { t } from '@stratus/widgets'
import { Page } from '../../layouts/Page.js'
import { BrowserSettings } from './BrowserSettings.js'
import { CloudSettings } from './CloudSettings.js'
import { KeySettings } from './KeySettings.js'
import { PinSettings } from './PinSettings.js'

/** What people can set for themselves: in this browser, and in the cloud (W-SHELL-29). */
export function Component() {
  return (
    <Page title={t('User Settings')}>
      <BrowserSettings />
      <PinSettings />
      <CloudSettings />
      <KeySettings />
    </Page>
  )
}
