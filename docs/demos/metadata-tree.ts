import './demo.js'
import '@stratus/widgets/define/metadata-tree'

const tree = document.querySelector('stratus-metadata-tree')!
tree.namespaces = [
  {
    namespace: 'OS::Compute::Quota',
    display_name: 'Flavor Quota',
    description:
      'Compute drivers may enable quotas on CPUs available to a VM, disk tuning, bandwidth I/O, and instance VIF traffic control.',
    objects: [
      {
        name: 'CPU Limits',
        description: 'You can configure the CPU limits with control parameters.',
        properties: {
          'quota:cpu_shares': {
            title: 'Quota: CPU Shares',
            type: 'integer',
            description: 'The proportional weighted share.',
          },
          'quota:cpu_period': {
            title: 'Quota: CPU Period',
            type: 'integer',
            minimum: 1000,
            maximum: 1000000,
            description: 'Enforcement interval in microseconds.',
          },
        },
      },
    ],
  },
  {
    namespace: 'OS::Compute::Watchdog',
    display_name: 'Watchdog Behavior',
    description: 'Compute drivers may enable watchdog behavior over instances.',
    properties: {
      'hw:watchdog_action': {
        title: 'Watchdog Action',
        enum: ['disabled', 'reset', 'poweroff', 'pause', 'none'],
        description: 'What happens when the watchdog device is triggered.',
      },
      'hw:serial_port_count': { title: 'Serial Port Count', type: 'integer', minimum: 1 },
      'hw:cpu_realtime': { title: 'Real-time', type: 'boolean', default: false },
    },
  },
  {
    namespace: 'CIM',
    display_name: 'CIM Processor Allocation Setting',
    properties: {
      CIM_PASD_Extension: {
        title: 'Instruction Set Extension',
        type: 'array',
        operators: ['<or>', '<all-in>'],
        items: { enum: ['x86:3DNow', 'x86:AES', 'x86:AVX', 'x86:AVX2', 'x86:SSE4'] },
      },
    },
  },
]
tree.existing = {
  'hw:watchdog_action': 'reset',
  CIM_PASD_Extension: '<or> x86:AES,x86:AVX',
  owner_note: 'keep until May',
  'quota:cpu_period': '12',
}
