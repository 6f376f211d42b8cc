import { setCookie, type Answer } from '../../call.js'
import { projectsOf } from '../../access/sessions.js'
import type { PageContext, PageRoute } from '../context.js'
import { htmlAnswer, redirect } from '../../pages.js'

const year = 31_536_000

/** Switches of project and region, and the header fragment plug-ins fill. */
export const accountRoutes: readonly PageRoute[] = [
  { path: /^\/$/, methods: ['GET'], handle: ({ call }) => redirect(call.ajax, '/project/') },
  { path: /^\/auth\/switch\/([^/]+)\/$/, methods: ['GET'], handle: switchProject },
  { path: /^\/auth\/switch_services_region\/([^/]+)\/$/, methods: ['GET'], handle: switchRegion },
  { path: /^\/header\/$/, methods: ['GET'], open: true, handle: header },
]

function switchProject({ cloud, call, entry, session, params: [id = ''], say }: PageContext): Answer {
  const { db } = cloud.world
  const project = db.keystone.projects.get(id)
  if (!entry || !session || !project || !projectsOf(db, session.user.id).includes(project.id)) {
    say('error', `Project switch failed for user "${session?.user.name}".`)
    return redirect(call.ajax, next(call.url))
  }
  cloud.sessions.switchProject(entry.key, project.id)
  say('success', `Switch to project "${project.name}" successful.`)
  return redirect(call.ajax, next(call.url), [setCookie('recent_project', project.id, { maxAge: year })])
}

function switchRegion({ cloud, call, entry, params: [region = ''] }: PageContext): Answer {
  if (entry && cloud.world.regions.includes(region)) cloud.sessions.switchRegion(entry.key, region)
  return redirect(call.ajax, next(call.url), [setCookie('services_region', region, { maxAge: year })])
}

function next(url: URL): string {
  const target = url.searchParams.get('next') ?? ''
  return /^\/(?![/\\])/.test(target) ? target : '/project/'
}

function header(): Answer {
  return htmlAnswer(200, '<li id="primary-extensible-header" class="dropdown extensible-header"></li>\n')
}
