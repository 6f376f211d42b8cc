/**
 * The language of the cloud's own pages, as a person has chosen it in the settings; undefined where nobody has. Horizon keeps it in
 * a cookie and its documents do not say it; Stratus itself speaks English.
 */
export function cloudLanguage(cookies: string): string | undefined {
  return /(?:^|;\s*)horizon_language="?([\w-]+)/.exec(cookies)?.[1]
}
