import { maxProjectName } from '@stratus/api-client/rules'
import { descriptionError, nameError, onlyErrors, sentName } from '../../../forms/name-errors.js'
import type { Project } from './project.js'

/** What the form holds, as typed. */
export interface ProjectDraft {
  readonly name: string
  readonly description: string
  readonly enabled: boolean
  /** Id of the domain of a new project. */
  readonly domain: string
}

export function newProject(domain: string): ProjectDraft {
  return { name: '', description: '', enabled: true, domain }
}

export function draftOfProject({ name, description, enabled, domain_id }: Project): ProjectDraft {
  return {
    name: name ?? '',
    description: description ?? '',
    enabled: enabled !== false,
    domain: domain_id ?? '',
  }
}

/** English, key of its translation. */
export const takenProject = 'A project with that name exists.'

/** Messages by field; an empty object may be sent. English, keys of their translations. @param edited null: a new project */
export function projectErrors({ name, description }: ProjectDraft, edited: Pick<Project, 'description'> | null = null) {
  return onlyErrors({
    name: nameError(name, 'a project', maxProjectName),
    description: descriptionError(description, edited?.description),
  })
}

/** The body of the create call. */
export function projectToCreate({ name, description, enabled, domain }: ProjectDraft) {
  return { name: sentName(name), description, enabled, ...(domain && { domain_id: domain }) }
}

/** The body of the update call, of what was changed: a project stays in its domain, and the current one enabled. */
export function projectToUpdate({ name, description, enabled }: Partial<ProjectDraft>, isCurrent: boolean) {
  return {
    ...(name !== undefined && { name: sentName(name) }),
    ...(description !== undefined && { description }),
    ...(!isCurrent && enabled !== undefined && { enabled }),
  }
}
