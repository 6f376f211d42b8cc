import { mount, type Component } from 'svelte'

const samples = import.meta.glob<{ default: Component }>('./samples/*.svelte', { eager: true })
for (const [path, sample] of Object.entries(samples)) {
  const section = document.body.appendChild(document.createElement('section'))
  section.id = path.replace(/^.*\/|\.svelte$/g, '')
  mount(sample.default, { target: section })
}
