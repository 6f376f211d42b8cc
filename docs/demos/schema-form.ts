import './demo.js'
import '@stratus/widgets/define/schema-form'
import type { StratusSchemaForm } from '@stratus/widgets'

const form = document.querySelector<StratusSchemaForm>('stratus-schema-form')!
const said = document.querySelector('#said')!
form.schema = {
  type: 'object',
  required: ['name', 'type'],
  properties: {
    name: { type: 'string', title: 'Pool Name', minLength: 3, maxLength: 63, pattern: '^[a-z0-9-]+$' },
    type: { title: 'Type', enum: ['replicated', 'erasure'], default: 'replicated' },
    size: {
      type: 'integer',
      title: 'Copies',
      minimum: 1,
      maximum: 10,
      default: 3,
      description: 'How many copies are kept.',
    },
    compression: { type: 'boolean', title: 'Compress' },
    tiers: {
      type: 'array',
      title: 'Tiers',
      minItems: 1,
      uniqueItems: true,
      items: { enum: ['nvme', 'ssd', 'hdd'] },
    },
    network: {
      type: 'object',
      title: 'Network',
      properties: {
        address: { type: 'string', title: 'Address', format: 'ipv4' },
        dns: { type: 'array', title: 'DNS Name Servers', maxItems: 3, items: { type: 'string', format: 'ipv4' } },
      },
    },
  },
}
const say = (): void => {
  said.textContent = JSON.stringify(form.value, null, 2)
}
form.addEventListener('stratus-change', say)
await form.updateComplete
say()
