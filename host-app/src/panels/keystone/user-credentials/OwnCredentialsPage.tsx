import { onlyWhereOffered } from '../../../horizon/only-offered.js'
import { UserCredentialsList } from './UserCredentialsList.js'

/** One's own credentials, among the settings. */
export const Component = onlyWhereOffered(() => <UserCredentialsList whose="own" />)
