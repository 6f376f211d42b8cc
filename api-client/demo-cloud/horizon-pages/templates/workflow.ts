import { field, type PageContext } from '../context.js'
import { csrfInput, formGroup, textInput } from './markup.js'
import { escapeHtml } from '../../pages.js'

/** A workflow as Horizon draws one in a dialog. */
export interface Workflow {
  readonly slug: string
  readonly title: string
  readonly submit: string
  readonly action: string
  /** With Back and Next; else its steps are tabs. */
  readonly wizard: boolean
  readonly steps: readonly { readonly slug: string; readonly title: string; readonly content: string }[]
}

/** `?step=` chooses the one it opens at. */
export function workflowDialog(context: PageContext, workflow: Workflow): string {
  const { slug, title, submit, action, wizard, steps } = workflow
  const asked = context.call.url.searchParams.get('step')
  const entry = steps.some((step) => step.slug === asked) ? asked : steps[0]?.slug
  const active = (step: string, more = '') => (step === entry ? `${more}active` : '')
  const tabs = steps.map(
    (step) =>
      `<li class="${active(step.slug)}"><a href="#${slug}__${step.slug}" data-toggle="tab" data-target="#${slug}__${step.slug}">${escapeHtml(step.title)}</a></li>`,
  )
  const panes = steps.map(
    (step) =>
      `<fieldset id="${slug}__${step.slug}" class="js-tab-pane${active(step.slug, ' ')}">${step.content}</fieldset>`,
  )
  const cancel = '<a class="btn btn-default cancel">Cancel</a>'
  const buttons = wizard
    ? `${cancel}<button type="button" class="btn btn-default button-previous">&laquo; Back</button><button type="button" class="btn btn-primary button-next">Next &raquo;</button><button type="submit" class="btn btn-primary button-final">${escapeHtml(submit)}</button>`
    : `${cancel}<input class="btn btn-primary" type="submit" value="${escapeHtml(submit)}">`
  return `<div class="workflow modal${wizard ? ' wizard' : ''}" tabindex="-1" data-backdrop="static"><form action="${action}" method="POST">${csrfInput(context)}<div class="modal-dialog"><div class="modal-content">
    <div class="modal-header"><a href="#" class="close" data-dismiss="modal"><span class="fa fa-times"></span></a><h3 class="modal-title">${escapeHtml(title)}</h3></div>
    <div class="modal-body"><ul class="nav nav-pills${wizard ? ' wizard-tabs' : ''}" role="tablist">${tabs.join('')}</ul><div class="tab-content">${panes.join('')}</div></div>
    <div class="modal-footer">${buttons}</div></div></div></form></div>`
}

interface ProjectFacts {
  readonly name: string
  readonly description: string
  readonly enabled: boolean
}

/** The step Project Information. `help` is markup. */
export function projectFields({ name, description, enabled }: ProjectFacts, error: string | undefined, help = '') {
  const fields = [
    formGroup('name', 'Name', textInput('name', name, ' required'), error, true),
    formGroup(
      'description',
      'Description',
      `<textarea name="description" class="form-control" id="id_description">${escapeHtml(description)}</textarea>`,
    ),
    `<div class="form-group"><div class="themable-checkbox"><input type="checkbox" name="enabled" id="id_enabled"${enabled ? ' checked' : ''}><label for="id_enabled"><span class="control-label">Enabled</span></label></div></div>`,
  ]
  return `<div class="row"><div class="col-sm-6">${fields.join('')}</div><div class="col-sm-6">${help}</div></div>`
}

/** What the form of Project Information says. */
export function projectFacts({ form }: PageContext): ProjectFacts {
  return {
    name: field(form, 'name').trim(),
    description: field(form, 'description'),
    enabled: form.has('enabled'),
  }
}

/** A step that gives roles. */
export interface MemberStep {
  readonly slug: 'update_members' | 'update_user_members' | 'update_group_members'
  readonly available: string
  readonly members: string
  readonly everybody: readonly { readonly id: string; readonly name: string }[]
  /** Ids with a role, by the role's id. */
  chosen(role: string): readonly string[]
}

export function membership({ cloud }: PageContext, step: MemberStep): string {
  const { slug, available, members, everybody } = step
  const { roles } = cloud.world.db.keystone
  const standard = roles.find(({ name }) => name === 'member')?.id ?? ''
  const lists = roles.all().map(({ id, name }) => {
    const chosen = new Set(step.chosen(id))
    const options = everybody.map(
      (one) => `<option value="${one.id}"${chosen.has(one.id) ? ' selected' : ''}>${escapeHtml(one.name)}</option>`,
    )
    return formGroup(
      `${slug}_role_${id}`,
      name,
      `<select name="${slug}_role_${id}" id="id_${slug}_role_${id}" multiple>${options.join('')}</select>`,
    )
  })
  return `<div class="membership ${slug}_membership dropdown_fix" data-show-roles="True"><span class="members_title">${available}</span><span class="members_title">${members}</span>
    <ul class="no_results" id="no_available_${slug}"><li>Nothing found.</li></ul><ul class="no_results" id="no_${slug}_members"><li>Nobody.</li></ul></div>
    <div class="hide"><input type="text" name="default_${slug}_role" value="${standard}" id="id_default_${slug}_role">${lists.join('')}</div>`
}
