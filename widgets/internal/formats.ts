import { pageLanguage } from './localize.js'

/** Formatters in the page's language. Each is made once: it costs more than a hundred of its answers, and tables ask in every cell. */

function remembered<Options extends object, Format>(make: (lang: string, options?: Options) => Format) {
  const known = new Map<string, Format>()
  return (options?: Options): Format => {
    const lang = pageLanguage()
    const key = options ? lang + JSON.stringify(options) : lang
    let format = known.get(key)
    if (!format) known.set(key, (format = make(lang, options)))
    return format
  }
}

/** How numbers are written. */
export const numberFormat = remembered(
  (lang, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(lang, options),
)

/** How dates and times are written. */
export const dateFormat = remembered(
  (lang, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(lang, options),
)
