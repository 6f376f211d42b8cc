/** Names the project that a read is about, where it is not the session's: Stratus' own server answers so where there is no Horizon. */
export const projectHeader = 'X-Stratus-Project'
