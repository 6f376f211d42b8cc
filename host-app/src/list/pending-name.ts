/** Stands for a name that is on its way: an id would be in the way a moment later. */
export const pendingName = '…'
