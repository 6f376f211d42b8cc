import { onlyWhereOffered } from '../../../horizon/only-offered.js'
import { UserCredentialsList } from './UserCredentialsList.js'

/** Everybody's credentials. */
export const Component = onlyWhereOffered(() => <UserCredentialsList whose="all" />)
