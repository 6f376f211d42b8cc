import { answerForm, ServiceError } from '@stratus/api-client/openstack'
import { cookiesOf } from './cookies.js'
import { formPage } from './form-page.js'
import type { OpenSession } from './sessions.js'
import { told } from './told.js'

/** Answers the forms of Horizon's pages that the table of forms has, by the services' own APIs. Null: no such form. */
export async function answerFormPage(
  request: Request,
  path: string,
  { services }: OpenSession,
): Promise<Response | null> {
  const sent = request.method === 'POST' ? new URLSearchParams(await request.clone().text()) : null
  const { pathname, searchParams } = new URL(request.url)
  const webroot = pathname.slice(0, pathname.length - path.length)
  const answer = await answerForm(services, path, sent, searchParams).catch((error: unknown) => {
    // What it is about is gone, or hidden: said as Horizon does.
    if (error instanceof ServiceError && error.status !== 401) return told('error', error.text)
    throw error
  })
  if (!answer || answer instanceof Response) return answer
  if ('done' in answer) return told('success', answer.done)
  const { title, submit, help, fields, errors } = answer.form
  const page = formPage({
    title,
    submit,
    help,
    fields,
    facts: answer.facts ?? [],
    token: cookiesOf(request).get('csrftoken') ?? '',
    error: errors.join(' '),
    action: webroot + answer.path,
  })
  return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
