/** Bytes in what the services call a GB. */
export const giB = 1024 ** 3
