/** Where cookies that scripts may read are mirrored: the page's document. */
export interface CookieTarget {
  cookie: string
}

/** Cookies as a document keeps them, where there is none. */
export function cookieJar(): CookieTarget {
  const pairs = new Map<string, string>()
  return {
    get cookie() {
      return [...pairs].map((pair) => pair.join('=')).join('; ')
    },
    set cookie(text) {
      const [pair = '', ...attributes] = text.split(/; */)
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      if (attributes.includes('Max-Age=0')) pairs.delete(name)
      else pairs.set(name, value)
    },
  }
}
