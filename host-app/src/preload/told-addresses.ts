const idOfPage = /[\w-]{36}(?=(\/detail)?\/*$)/

/**
 * The addresses that a page reads first, by what its document tells.
 * @param told below the web root; `{id}` stands for the id of the thing whose page it is
 * @param pathname of the page
 * @param base of the page: the web root
 */
export function toldAddresses(told: readonly string[], pathname: string, base: URL): string[] {
  const [id = ''] = idOfPage.exec(pathname) ?? []
  return told.map((address) => new URL(address.replace('{id}', id), base).href)
}
