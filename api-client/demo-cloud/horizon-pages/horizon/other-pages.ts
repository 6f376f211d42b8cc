import type { Answer } from '../../call.js'
import { field, type PageContext, type PageRoute } from '../context.js'
import { csrfInput, formGroup, framedPage, textInput } from '../templates/markup.js'
import { htmlAnswer, redirect } from '../../pages.js'

/** Kinds of pages that a Horizon has beside its tables: a form, a plug-in's report with a file, one drawn by Angular. */
export const otherRoutes: readonly PageRoute[] = [
  { path: /^\/project\/costs\/budget\/$/, methods: ['GET', 'POST'], handle: budget },
  { path: /^\/project\/costs\/$/, methods: ['GET'], handle: costs },
  { path: /^\/project\/costs\/report$/, methods: ['GET'], handle: report },
  { path: /^\/project\/costs\/forecast\/$/, methods: ['GET'], handle: forecast },
  {
    path: /^\/project\/costs\/loop\/$/,
    methods: ['GET'],
    handle: ({ call }) => redirect(call.ajax, call.url.pathname),
  },
]

const budgetPage = '/project/costs/budget/'

/** A form that is a page of its own. */
function budget(context: PageContext): Answer {
  const { call, form, say } = context
  const limit = call.method === 'POST' ? field(form, 'limit') : '20'
  const wrong = Number(limit) >= 1 ? '' : 'Ensure this value is greater than or equal to 1.'
  if (call.method === 'POST' && !wrong) {
    say('success', 'Budget saved.')
    return redirect(call.ajax, budgetPage)
  }
  const body = `<div class="static_page"><form id="budget_form" action="${budgetPage}" method="POST">${csrfInput(context)}
    <div class="modal-header"><h3 class="modal-title">Budget</h3></div>
    <div class="modal-body"><input type="text" style="display: none" name="fake"><fieldset>${formGroup('limit', 'Limit', textInput('limit', limit), wrong, true)}</fieldset></div>
    <div class="modal-footer"><input class="btn btn-primary" type="submit" value="Save"></div></form></div>`
  const crumbs =
    '<div class="page-breadcrumb"><ol class="breadcrumb"><li>Project</li><li>Reports</li><li class="active">Budget</li></ol></div>'
  return htmlAnswer(200, framedPage(context, 'Budget', body, crumbs))
}

/** A plug-in as plug-ins are: with scripts, handlers, styles, a frame, and a form to somewhere else. */
function costs(context: PageContext): Answer {
  const body = `<style>body { display: none !important }</style><script>window.ran = 'script'</script>
    <p onclick="window.ran = 'handler'" style="position: fixed">Costs of this month: <strong>12.50</strong></p>
    <h2>Reports</h2><ul>
      <li><a href="/project/costs/lines/">Lines</a></li><li><a href="/project/costs/rates/">Rates</a></li>
      <li><a href="/project/costs/statistics/">Statistics</a></li><li><a href="javascript:window.ran = 'link'">Details</a></li>
      <li><a href="/project/costs/report">Download Report</a></li><li><a href="/project/costs/loop/">Forecast</a></li>
      <li><a href="/project/routers/">Routers</a></li></ul>
    <iframe src="/project/routers/"></iframe><img src="https://elsewhere.example/pixel.png" onerror="window.ran = 'image'" alt="">
    <h2 id="main">Payment</h2>
    <form action="https://elsewhere.example/collect" method="POST"><label for="card">Card</label> <input id="card" name="card"></form>`
  return htmlAnswer(200, framedPage(context, 'Costs', body))
}

/** A name as hostile as a name can be: quotes, a path, letters of the world. */
function report(): Answer {
  return {
    status: 200,
    headers: [
      ['Content-Type', 'text/csv'],
      [
        'Content-Disposition',
        `attachment; filename="../etc/re\\"port.csv"; filename*=UTF-8''..%2F..%2Fk%C3%B6sten%20%22m%C3%A4rz%22.csv`,
      ],
    ],
    body: 'service,costs\ncompute,12.50\n',
  }
}

/** Drawn by scripts of its own. */
function forecast(context: PageContext): Answer {
  const body = `<div ng-controller="horizon.dashboard.project.costs"><p>Costs of {$ month.name $}</p><input type="file" id="draft-file"></div>`
  return htmlAnswer(200, framedPage(context, 'Forecast', body))
}
