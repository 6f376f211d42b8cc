/** A page that asks for a modal, a tab and a row. */
export const page = `<a class="ajax-modal" href="/modal">x</a>
  <ul id="g" class="nav nav-tabs"><li class="active"><a href="?tab=g__a" data-toggle="tab" data-target="#g__a" data-loaded="true">a</a></li>
  <li><a href="?tab=g__b" data-toggle="tab" data-target="#g__b" data-loaded="false">b</a></li></ul>
  <div class="tab-content"><div id="g__a" class="tab-pane active"></div><div id="g__b" class="tab-pane"></div></div>
  <div class="table_wrapper"><table class="table datatable"><tbody><tr class="warning ajax-update" data-object-id="1" data-update-url="/row"><td></td></tr></tbody></table></div>`

/** What it is answered, with hostile markup in it. */
export const answers: Readonly<Record<string, (html: string) => string>> = {
  modal: (html) =>
    `<div class="modal"><div class="modal-header"><h3 class="modal-title">Hi ${html}</h3></div><form action="/x/" method="POST">
    <div class="modal-body"><div class="form-group"><input id="id_x" aria-label="x"><span class="help-icon" title="${html.replaceAll('"', '&quot;')}"></span></div>${html}</div></form></div>`,
  tab: (html) => html,
  row: (html) => `<tr class="warning ajax-update" data-object-id="1" data-update-url="/row"><td>${html}</td></tr>`,
}

/** A stack whose boxes are hostile. */
export const stackOf = (info_box: string) => ({
  stack: { name: 's', status: 'CREATE_COMPLETE', info_box },
  nodes: [{ name: 'a', status: 'CREATE_COMPLETE', required_by: [], in_progress: false, info_box }],
})
