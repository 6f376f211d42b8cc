import { describe, expect, it } from 'vitest'
import { isBlankHtml } from './is-blank-html.js'

describe('the extensible header', () => {
  it('W-SHELL-06 is not shown when the server sends only its empty frame', () => {
    const recorded =
      '<li id="primary-extensible-header" class="dropdown extensible-header">\n  \n</li>\n\n\n<!-- zQAfYxklK0KMHnpUL3LdY -->'
    expect(isBlankHtml(recorded)).toBe(true)
    expect(isBlankHtml('')).toBe(true)
  })

  it('W-SHELL-06 is shown when there is a word or a picture in it', () => {
    expect(isBlankHtml('<li><a href="/news">News</a></li>')).toBe(false)
    expect(isBlankHtml('<img src="logo.png">')).toBe(false)
  })
})
