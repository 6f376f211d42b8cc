import { UserCredentialsList } from './UserCredentialsList.js'

/** Everybody's credentials. */
export const Component = () => <UserCredentialsList whose="all" />
