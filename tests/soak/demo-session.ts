/** Signs in to the demo cloud. @returns the cookies to ask with */
export async function signInToDemo(origin: string): Promise<string> {
  const jar = new Map<string, string>()
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const visit = async (init: RequestInit) => {
    const answer = await fetch(`${origin}/auth/login/`, { redirect: 'manual', headers: { Cookie: cookies() }, ...init })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      jar.set(name, value)
    }
    await answer.arrayBuffer()
  }
  await visit({})
  const body = new URLSearchParams({
    csrfmiddlewaretoken: jar.get('csrftoken') ?? '',
    username: 'demo',
    password: 'demo',
  })
  await visit({ method: 'POST', body })
  if (!jar.has('sessionid')) throw new Error('the demo cloud let nobody in')
  return cookies()
}
