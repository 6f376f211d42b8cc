import type { Server } from '@stratus/api-client'
import { nothingDone } from '../../../actions/action-result.js'
import { opens } from '../../../actions/does.js'

/** Shows the password of an instance; where the cloud's page for it is another one than is known here, that page. */
export const retrievesPassword = opens<Server>(async ({ host: { client }, navigate }, { id, key_name }) => {
  const keypairName = key_name ?? ''
  const params = { id, key: keypairName }
  const { encryptedPassword, formPath } = await import('@stratus/api-client/forms')
  const [{ default: RetrievePassword }, encrypted] = await Promise.all([
    import('./RetrievePassword.js'),
    encryptedPassword(client, params),
  ])
  if (encrypted !== null)
    return (close) => (
      <RetrievePassword {...{ keypairName }} encryptedPassword={encrypted} onClose={() => close(nothingDone)} />
    )
  void navigate(`/${formPath('nova.password', params)}`)
  return null
})
