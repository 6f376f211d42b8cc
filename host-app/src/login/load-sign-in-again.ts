/** The sign-in of an ended session: fetched while there still is one. */
export const loadSignInAgain = () => import('./SignInAgain.js')
