import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isScalar, LineCounter, parseDocument, type Pair } from 'yaml'
import {
  BadReference,
  BadRule,
  checkReferences,
  operatorsPolicies,
  readRule,
  type Check,
  type Policies,
} from '@stratus/api-client/openstack'

/** Services by the name in their files' addresses, and by the one in checks. */
const scopes: Readonly<Record<string, string>> = {
  nova: 'compute',
  compute: 'compute',
  cinder: 'volume',
  volume: 'volume',
  glance: 'image',
  image: 'image',
  neutron: 'network',
  network: 'network',
  keystone: 'identity',
  identity: 'identity',
  heat: 'orchestration',
  orchestration: 'orchestration',
}

interface Place {
  readonly file: string
  readonly line: number
}

/** Rules of one service with where they are written. */
type Written = Map<string, { readonly check: Check; readonly place: Place }>

/**
 * Reads operators' own policies: `nova=/etc/nova/policy.d, neutron=/etc/neutron/policy.yaml`. Of a service with several places, and
 * of files of a folder (by their names), the later goes over the earlier.
 * @throws RangeError with the file, the line and the reason, as the end of a sentence
 */
export function readPolicies(text: string): Policies {
  const written = new Map<string, Written>()
  for (const part of text.split(',').map((each) => each.trim())) {
    if (!part) continue
    const [, name = '', place = ''] = /^(\w+)=(.+)$/.exec(part) ?? []
    const scope = scopes[name]
    if (!scope) refuse(`places like nova=/etc/nova/policy.d,neutron=/etc/neutron/policy.yaml, not '${part}'`)
    else {
      const rules: Written = written.get(scope) ?? new Map()
      for (const file of filesAt(place)) readFile(file, rules)
      written.set(scope, rules)
    }
  }
  return operatorsPolicies(new Map([...written].map(([scope, rules]) => [scope, referring(scope, rules)])))
}

function referring(scope: string, written: Written): ReadonlyMap<string, Check> {
  const rules = new Map([...written].map(([name, { check }]) => [name, check]))
  try {
    checkReferences(scope, rules)
  } catch (error) {
    const place = error instanceof BadReference && written.get(error.rule)?.place
    if (place && error instanceof BadReference) refuseAt(place, `${error.rule}: ${error.message}`)
    throw error
  }
  return rules
}

function filesAt(place: string): string[] {
  try {
    if (!statSync(place).isDirectory()) return [place]
    return readdirSync(place)
      .filter((name) => /^[^.].*\.(ya?ml|json)$/.test(name))
      .toSorted()
      .map((name) => join(place, name))
  } catch (error) {
    return refuse(`files that can be read, not '${place}' (${codeOf(error)})`)
  }
}

function readFile(file: string, rules: Written): void {
  const lines = new LineCounter()
  const document = parseDocument(textOf(file), { lineCounter: lines, prettyErrors: false })
  const at = (offset = 0): Place => ({ file, line: lines.linePos(offset).line })
  const [broken] = document.errors
  if (broken) refuseAt(at(broken.pos[0]), broken.message)
  const { contents } = document
  if (contents === null) return
  if (!isMap(contents)) return refuseAt(at(), 'it has to hold rules by their names')
  for (const { key, value } of contents.items as Pair[]) {
    const place = at(isScalar(key) ? key.range?.[0] : undefined)
    const name = isScalar(key) ? String(key.value) : refuseAt(place, 'the name of a rule is a text')
    try {
      const node = value as { toJS?: (of: typeof document) => unknown } | null
      rules.set(name, { check: readRule(node?.toJS?.(document)), place })
    } catch (error) {
      if (!(error instanceof BadRule)) throw error
      refuseAt(place, `${name}: ${error.message}`)
    }
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    return refuse(`files that can be read, not '${file}' (${codeOf(error)})`)
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)

function refuseAt({ file, line }: Place, reason: string): never {
  return refuse(`files that can be used; ${file}, line ${line}: ${reason}`)
}

function refuse(what: string): never {
  throw new RangeError(`STRATUS_POLICIES must name ${what}`)
}
