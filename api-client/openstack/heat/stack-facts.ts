import { many, one, textOf, type Json } from '../json.js'
import type { Services } from '../services.js'
import { stackPath, stackWords } from './stacks.js'

type Row = readonly [term: string, text: string]

/** What the page of a stack says of it, and its template. */
export interface StackFacts {
  /** The first has no title. */
  readonly sections: readonly { readonly title: string; readonly rows: readonly Row[] }[]
  readonly template: Json
}

/** `Nov 27, 2026, 12:51 AM UTC`: the page is made where nobody's time zone is known. */
const moment = (time: string): string =>
  Number.isNaN(Date.parse(time))
    ? time
    : `${new Date(time).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })} UTC`

const written = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value ?? null) ?? ''))

/** @throws ServiceError 404 when there is no such stack */
export async function stackFacts(services: Services, id: string): Promise<StackFacts> {
  const path = await stackPath(services, id)
  const [answer, template] = await Promise.all([
    services.get('orchestration', path),
    services.get('orchestration', `${path}/template`),
  ])
  const stack = one(answer, 'stack')
  const reason = textOf(stack, 'stack_status_reason')
  const outputs = many(stack, 'outputs').map((output): Row => [
    textOf(output, 'output_key'),
    [textOf(output, 'description'), written(output['output_value'])].filter(Boolean).join(': '),
  ])
  const parameters = Object.entries(one(stack, 'parameters')).map(([name, value]): Row => [name, written(value)])
  const sections = [
    {
      title: '',
      rows: [
        ['Name', textOf(stack, 'stack_name')],
        ['ID', id],
        ['Description', textOf(stack, 'description') || 'No description'],
      ],
    },
    {
      title: 'Status',
      rows: [
        ['Created', moment(textOf(stack, 'creation_time'))],
        ['Last Updated', moment(textOf(stack, 'updated_time')) || 'Never'],
        ['Status', [stackWords(textOf(stack, 'stack_status')), reason].filter(Boolean).join(': ')],
      ],
    },
    { title: 'Outputs', rows: outputs },
    { title: 'Stack Parameters', rows: parameters },
    {
      title: 'Launch Parameters',
      rows: [
        ['Timeout', stack['timeout_mins'] ? `${textOf(stack, 'timeout_mins')} Minutes` : 'None'],
        ['Rollback', stack['disable_rollback'] === false ? 'Enabled' : 'Disabled'],
      ],
    },
  ] satisfies StackFacts['sections']
  return { sections: sections.filter(({ rows }) => rows.length), template }
}
