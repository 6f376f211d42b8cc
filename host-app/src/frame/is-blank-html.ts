/** True when HTML shows nothing: tags and comments without text or pictures. Cheaper than loading the sanitiser to find out. */
export function isBlankHtml(html: string): boolean {
  if (/<(img|svg|video|audio|iframe|input|button|hr)\b/i.test(html)) return false
  return (
    html
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<[^>]*>/g, '')
      .trim() === ''
  )
}
