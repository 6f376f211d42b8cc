const ids = /[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}/gi

/** Words before what nobody but its owner should know. */
const secrets = /(\w{0,20}(?:passwd|password|secret|token|sessionid|api_?key|authorization|cookie))["']?\s*[=:]\s*\S+/gi
const schemes = /\b(bearer|basic)\s+[\w+/=.~-]{3,}/gi

/**
 * One line without queries, without ids, and without what may be a secret: what a browser says is anybody's text. Each step looks at
 * a character once, however the text is made.
 */
export function cleanText(value: unknown, most = 300): string {
  if (typeof value !== 'string') return ''
  const longest = 4 * most
  // Half a secret would not be known for one.
  const start = value.length > longest ? value.slice(0, longest).replace(/\S{0,200}$/, '') : value
  return start
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .replaceAll(/[^\s"'<>()]+/g, cleanWord)
    .replaceAll(schemes, '$1 …')
    .replaceAll(secrets, '$1=…')
    .trim()
    .slice(0, most)
}

/**
 * The panel of an address, as far as it names no thing of a user's: what stands deeper are names or ids.
 * @param webroot where panels begin
 */
export function cleanAddress(value: unknown, webroot: string): string {
  const [, origin = '', path = ''] = /^([a-z]+:\/\/[^/]*)?(.*)$/i.exec(cleanText(value)) ?? []
  const kept = webroot.split('/').length + 1
  const parts = path.split('/').map((part, at) => (at < kept || part === '' || part === '{id}' ? part : '…'))
  return origin + parts.join('/')
}

function cleanWord(word: string): string {
  return withoutQuery(word.replace(/\/\/[^/]*@/, '//'))
    .replaceAll(ids, '{id}')
    .replaceAll(/[\w+=~-]{20,}/g, (run, at: number, whole: string) => {
      const isRandom = run.length >= 40 || (/\d/.test(run) && /[a-z]/i.test(run))
      // A part of the build has its hash in its name.
      const isFile = /^\.(m?js|css)\b/.test(whole.slice(at + run.length, at + run.length + 5))
      return isRandom && !isFile ? '…' : run
    })
}

/** Line and column of a trace stand after the query. */
function withoutQuery(word: string): string {
  const at = word.search(/[?#][^.\s]/)
  if (at < 0) return word
  const [place = ''] = /(:\d{1,7}){1,2}$/.exec(word.slice(-16)) ?? []
  return word.slice(0, at) + place
}
