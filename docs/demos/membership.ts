// `?members=5000` in the address: how many users there are.
import './demo.js'
import '@stratus/widgets/define/membership'
import type { StratusMembership } from '@stratus/widgets'

const byId = (id: string) => document.getElementById(id) as StratusMembership
const count = Number(new URLSearchParams(location.search).get('members') ?? 24)
const names = ['ada', 'grace', 'edsger', 'barbara', 'ken', 'radia', 'vint', 'margaret']

const members = byId('members')
members.texts = {
  available: 'All Users',
  members: 'Project Members',
  noneAvailable: 'No users found.',
  noMembers: 'No users.',
}
members.members = Array.from({ length: count }, (_, index) => ({
  id: `u${index}`,
  name: names[index % 8] + (index < 8 ? '' : `-${index}`),
}))
members.roles = [
  { id: 'admin', name: 'admin' },
  { id: 'manager', name: 'manager' },
  { id: 'member', name: 'member' },
  { id: 'reader', name: 'reader' },
]
members.value = [
  { id: 'u0', roles: ['member', 'admin'] },
  { id: 'u3', roles: ['reader'] },
  { id: 'u5', roles: [] },
]

const access = byId('access')
access.texts = { available: 'All Projects', members: 'Selected Projects', noMembers: 'No projects selected.' }
access.members = ['demo', 'admin', 'service', 'sandbox'].map((name) => ({ id: name, name }))
access.roles = [{ id: 'access', name: 'access' }]
access.value = [{ id: 'demo', roles: ['access'] }]
