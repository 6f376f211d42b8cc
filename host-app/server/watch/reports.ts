import type { Caller } from '../caller.js'
import { createLimit } from '../limits.js'
import { comeAgain, ownJson } from '../own-answer.js'
import { readAtMost } from '../read-at-most.js'
import { ownHeaders } from '../security-headers.js'
import { network } from '../sign-in-limit.js'
import { cleanAddress, cleanText } from './clean-text.js'

/** Where browsers send what went wrong in them, below the web root. */
export const reportsPath = 'stratus-reports'

/** Longest body read, bytes, and most reports of one body. */
const longest = 16_384
const mostOfBody = 10

/** A page that fails again and again, and all pages together: one household cannot use up what all have. */
const ofAddress = { times: 30, seconds: 60 }
const ofAll = { times: 600, seconds: 60 }

export type ReportKind = 'csp' | 'error'
export type Report = Readonly<Record<string, string | number>> & { readonly kind: ReportKind }

/** Answers `POST stratus-reports`: takes what browsers tell, within limits, and hands on what an operator can use of it. */
export function createReports(webroot: string, tell: (report: Report) => void) {
  const fromAddress = createLimit(ofAddress)
  const fromAll = createLimit(ofAll)
  return async (request: Request, { address = '' }: Caller): Promise<Response> => {
    if (request.method !== 'POST') return ownJson('Reports are posted.', 405)
    // Asked first: while all together are too many, nobody takes a place in memory.
    const seconds =
      (await fromAll.wait('all')) || (await fromAddress.take(network(address))) || (await fromAll.take('all'))
    if (seconds) return comeAgain('Too many reports.', seconds)
    const body = await readAtMost(request, longest)
    if (!body) return ownJson('The report is too long.', 413)
    const reports = readReports(Buffer.from(body).toString('utf8'), request.headers.get('content-type') ?? '', webroot)
    if (!reports.length) return ownJson('This is no report.', 400)
    for (const report of reports.slice(0, mostOfBody)) tell(report)
    return new Response(null, { status: 204, headers: ownHeaders })
  }
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** The three forms: the old one of the content policy, that of the Reporting API, and our page's own. */
function readReports(text: string, type: string, webroot: string): Report[] {
  const body = parse(text)
  if (/^application\/csp-report/i.test(type)) {
    const report = isFields(body) ? body['csp-report'] : undefined
    if (!isFields(report)) return []
    return [
      ofPolicy(webroot, {
        directive: report['effective-directive'] ?? report['violated-directive'],
        blocked: report['blocked-uri'],
        page: report['document-uri'],
        source: report['source-file'],
        line: report['line-number'],
      }),
    ]
  }
  if (/^application\/reports\+json/i.test(type)) {
    const all: readonly unknown[] = Array.isArray(body) ? body : []
    return all.flatMap((each) => {
      const report = isFields(each) && each['type'] === 'csp-violation' ? each['body'] : undefined
      if (!isFields(report)) return []
      const { effectiveDirective, blockedURL, documentURL, sourceFile, lineNumber } = report
      return [
        ofPolicy(webroot, {
          directive: effectiveDirective,
          blocked: blockedURL,
          page: documentURL,
          source: sourceFile,
          line: lineNumber,
        }),
      ]
    })
  }
  if (!/^application\/json/i.test(type) || !isFields(body) || typeof body['message'] !== 'string') return []
  const { message, stack, page, build } = body
  return [
    {
      kind: 'error',
      message: cleanText(message),
      stack: cleanText(stack, 1000),
      // Pages say it below the web root.
      page: cleanAddress(page, '/'),
      build: cleanText(build),
    },
  ]
}

function ofPolicy(webroot: string, { directive, blocked, page, source, line }: Fields): Report {
  return {
    kind: 'csp',
    directive: cleanText(directive, 80),
    blocked: cleanAddress(blocked, webroot),
    page: cleanAddress(page, webroot),
    source: cleanText(source),
    line: typeof line === 'number' ? line : 0,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
