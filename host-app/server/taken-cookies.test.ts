import { describe, expect, it } from 'vitest'
import { TakenCookies } from './taken-cookies.js'

const signOut = 'sessionid=""; expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=0; Path=/'
const late = 'sessionid=abc; HttpOnly; Max-Age=3600; Path=/; SameSite=Lax'
const token = 'csrftoken=t; Path=/'

describe('cookies that were taken away', () => {
  const cloud = () => {
    let now = 0
    const taken = new TakenCookies(() => now)
    return {
      pass: (ms: number) => (now += ms),
      answer(sent: string | null, ...cookies: readonly string[]) {
        const headers = new Headers(cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]))
        taken.review(sent, headers)
        return headers.getSetCookie()
      },
    }
  }

  it('A-REL-04 W-SHELL-04 a request that was under way at the sign-out does not bring the session back', () => {
    const { answer } = cloud()
    expect(answer('csrftoken=t; sessionid=abc', late, token)).toEqual([late, token])
    expect(answer('csrftoken=t; sessionid=abc', signOut)).toEqual([signOut])
    expect(answer('csrftoken=t; sessionid=abc', late, token)).toEqual([token])
    expect(answer('sessionid=abc', signOut)).toEqual([signOut])
  })

  it('others keep theirs, and a new sign-in counts', () => {
    const { answer } = cloud()
    answer('sessionid=abc', signOut)
    const other = late.replace('abc', 'other')
    expect(answer('sessionid=other', other)).toEqual([other])
    expect(answer('sessionid=abc', other)).toEqual([other])
    answer('messages=saved', 'messages=; Max-Age=0')
    expect(answer('csrftoken=t', 'messages=saved')).toEqual(['messages=saved'])
    expect(answer(null, 'messages=saved')).toEqual(['messages=saved'])
  })

  it('forgets after two minutes', () => {
    const { answer, pass } = cloud()
    answer('sessionid=abc', signOut)
    pass(120_001)
    expect(answer('sessionid=abc', late)).toEqual([late])
  })
})
