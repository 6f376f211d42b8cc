import { UserCredentialsList } from './UserCredentialsList.js'

/** One's own credentials, among the settings. */
export const Component = () => <UserCredentialsList whose="own" />
