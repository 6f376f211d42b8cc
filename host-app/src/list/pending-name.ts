/** Stands for a name that is on its way. */
export const pendingName = '…'
