import type { Seed } from '../world/world.js'

/** One property: type, title, then what limits it. */
interface PropertySpec {
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'array'
  readonly title: string
  readonly [limit: string]: unknown
}

interface NamespaceSpec {
  readonly name: string
  readonly title: string
  readonly about: string
  /** Resource type without `OS::`, prefix of its property names, target. */
  readonly on: readonly (readonly [type: string, prefix?: string | null, target?: string])[]
  readonly properties?: Readonly<Record<string, PropertySpec>>
  readonly objects?: Readonly<
    Record<string, { readonly about: string; readonly properties: Readonly<Record<string, PropertySpec>> }>
  >
}

const choice = (title: string, values: readonly string[], more = {}): PropertySpec => ({
  type: 'string',
  title,
  enum: values,
  ...more,
})
const words = (title: string, more = {}): PropertySpec => ({ type: 'string', title, ...more })
const whole = (title: string, more = {}): PropertySpec => ({ type: 'integer', title, ...more })
const flag = (title: string): PropertySpec => ({ type: 'boolean', title })
const port = (title: string, standard: string) => whole(title, { default: standard, minimum: 1, maximum: 65535 })

const softwareOn = [['Glance::Image'], ['Cinder::Volume', null, 'image'], ['Nova::Server', null, 'metadata']] as const
const hardware = [
  ['Glance::Image', 'hw_'],
  ['Cinder::Volume', 'hw_', 'image'],
  ['Nova::Flavor', 'hw:'],
] as const

/** Names, types, choices and associations are those Glance ships; the descriptions are ours. */
const namespaces: readonly NamespaceSpec[] = [
  {
    name: 'CIM::ProcessorAllocationSettingData',
    title: 'CIM Processor Allocation Setting',
    about: 'Processor wishes in the words of the Common Information Model.',
    on: [
      ['Cinder::Volume', 'CIM_PASD_', 'image'],
      ['Glance::Image', 'CIM_PASD_'],
      ['Nova::Aggregate', 'CIM_PASD_'],
      ['Nova::Flavor', 'CIM_PASD_'],
      ['Nova::Server', null, 'scheduler_hints'],
    ],
    properties: {
      InstructionSet: choice(
        'Instruction Set',
        ['x86:i386', 'x86:i686', 'x86:64', 'Power:Power_2.06', 'S/390:zArchitecture', 'ARM:A32', 'ARM:A64'],
        { operators: ['<or>'] },
      ),
      ProcessorArchitecture: choice(
        'Processor Architecture',
        ['x86', 'IA-64', 'Power', 'S/390', 'ARM', 'MIPS', 'SPARC'],
        { operators: ['<or>'] },
      ),
      InstructionSetExtensionName: {
        type: 'array',
        title: 'Instruction Set Extension',
        operators: ['<or>', '<all-in>'],
        items: { type: 'string', enum: ['x86:AES', 'x86:AVX', 'x86:AVX2', 'x86:SSE4_2', 'ARM:NEON', 'Power:VSX'] },
      },
    },
  },
  {
    name: 'OS::Cinder::Volumetype',
    title: 'Cinder Volume Type',
    about: 'The volume type used when a volume is made from this image.',
    on: [['Glance::Image', 'cinder_']],
    properties: { img_volume_type: words('Image Volume Type') },
  },
  {
    name: 'OS::Compute::AggregateDiskFilter',
    title: 'Disk Allocation per Host',
    about: 'How far the disks of hosts in this aggregate may be over-subscribed.',
    on: [['Nova::Aggregate']],
    properties: { disk_allocation_ratio: { type: 'number', title: 'Disk Subscription Ratio', readonly: false } },
  },
  {
    name: 'OS::Compute::AggregateNumInstancesFilter',
    title: 'Instances per Host',
    about: 'How many machines a host of this aggregate may carry.',
    on: [['Nova::Aggregate']],
    properties: { max_instances_per_host: whole('Max Instances Per Host', { readonly: false, minimum: 0 }) },
  },
  {
    name: 'OS::Compute::CPUMode',
    title: 'CPU Mode',
    about: 'Which processor model the machine sees.',
    on: [
      ['Glance::Image', 'hw_'],
      ['Nova::Flavor', 'hw:'],
    ],
    properties: { cpu_mode: choice('CPU Mode', ['none', 'host-model', 'host-passthrough', 'custom']) },
  },
  {
    name: 'OS::Compute::CPUPinning',
    title: 'CPU Pinning',
    about: 'Whether virtual processors are bound to physical ones.',
    on: hardware,
    properties: {
      cpu_policy: choice('CPU Pinning policy', ['shared', 'dedicated']),
      cpu_thread_policy: choice('CPU Thread Pinning Policy.', ['isolate', 'prefer', 'require']),
    },
  },
  {
    name: 'OS::Compute::GuestMemoryBacking',
    title: 'Guest Memory Backing',
    about: 'The page size behind the memory of the machine.',
    on: hardware,
    properties: { mem_page_size: words('Size of memory page') },
  },
  {
    name: 'OS::Compute::HostCapabilities',
    title: 'Compute Host Capabilities',
    about: 'What a host must offer to be chosen.',
    on: [
      ['Nova::Aggregate', 'aggregate_instance_extra_specs:'],
      ['Nova::Flavor', 'capabilities:'],
    ],
    properties: {
      'cpu_info:vendor': choice('Vendor', ['Intel', 'AMD'], { operators: ['<or>'] }),
      'cpu_info:arch': choice('Architecture', ['x86', 'x86_64', 'i686', 'ia64', 'ARMv8-A', 'ARMv7-A'], {
        operators: ['<or>'],
      }),
      'cpu_info:features': {
        type: 'array',
        title: 'Features',
        operators: ['<or>', '<all-in>'],
        items: { type: 'string', enum: ['aes', 'avx', 'avx2', 'fpu', 'sse', 'sse2', 'ssse3', 'vmx', 'svm'] },
      },
      'cpu_info:topology:cores': whole('cores', { default: '1', readonly: false }),
      'cpu_info:topology:sockets': whole('sockets', { default: '1', readonly: false }),
    },
  },
  {
    name: 'OS::Compute::Hypervisor',
    title: 'Hypervisor Selection',
    about: 'The kind of hypervisor an image was made for.',
    on: [['Glance::Image']],
    properties: {
      hypervisor_type: choice('Hypervisor Type', [
        'baremetal',
        'hyperv',
        'kvm',
        'lxc',
        'powervm',
        'qemu',
        'uml',
        'vmware',
        'vz',
        'xen',
      ]),
      vm_mode: choice('VM Mode', ['hvm', 'xen', 'uml', 'exe']),
    },
  },
  {
    name: 'OS::Compute::InstanceData',
    title: 'Instance Config Data',
    about: 'How the machine gets its configuration and is brought to rest.',
    on: [['Glance::Image'], ['Cinder::Volume', null, 'image']],
    properties: {
      img_config_drive: choice('Config Drive', ['optional', 'mandatory']),
      os_require_quiesce: choice('Require Quiescent File system', ['yes', 'no']),
    },
  },
  {
    name: 'OS::Compute::Libvirt',
    title: 'libvirt Driver Options',
    about: 'Options of the libvirt driver for machines of any kind.',
    on: [
      ['Glance::Image', 'hw_'],
      ['Nova::Flavor', 'hw:'],
    ],
    properties: {
      boot_menu: choice('Boot Menu', ['true', 'false']),
      mem_encryption: choice('Hardware Memory Encryption', ['true', 'false']),
      serial_port_count: whole('Serial Port Count', { minimum: 0 }),
    },
  },
  {
    name: 'OS::Compute::LibvirtImage',
    title: 'libvirt Driver Options for Images',
    about: 'Devices the libvirt driver gives machines made from this image.',
    on: [['Glance::Image']],
    properties: {
      hw_disk_bus: choice('Disk Bus', ['scsi', 'virtio', 'uml', 'xen', 'ide', 'usb', 'fdc', 'sata', 'lxc']),
      hw_machine_type: words('Machine Type'),
      hw_rng_model: words('Random Number Generator Device', { default: 'virtio' }),
      hw_video_model: choice('Video Model', ['vga', 'cirrus', 'vmvga', 'xen', 'qxl', 'virtio', 'gop', 'none', 'bochs']),
      hw_video_ram: whole('Max Video Ram', { minimum: 0 }),
      hw_vif_model: choice('Virtual Network Interface', [
        'e1000',
        'e1000e',
        'ne2k_pci',
        'pcnet',
        'rtl8139',
        'virtio',
        'vmxnet3',
      ]),
      os_type: choice('OS Type', ['linux', 'windows']),
      os_command_line: words('Kernel Command Line'),
    },
  },
  {
    name: 'OS::Compute::Quota',
    title: 'Flavor Quota',
    about: 'How much of a host a machine of this flavor may use.',
    on: [['Nova::Flavor']],
    objects: {
      'CPU Limits': {
        about: 'Share, period and quota of processor time.',
        properties: {
          'quota:cpu_shares': whole('Quota: CPU Shares'),
          'quota:cpu_period': whole('Quota: CPU Period', { minimum: 1000, maximum: 1000000 }),
          'quota:cpu_quota': whole('Quota: CPU Limit'),
        },
      },
      'Disk QoS': {
        about: 'Limits of disk traffic.',
        properties: {
          'quota:disk_read_bytes_sec': whole('Quota: Disk read bytes / sec'),
          'quota:disk_read_iops_sec': whole('Quota: Disk read IOPS / sec'),
          'quota:disk_write_bytes_sec': whole('Quota: Disk Write Bytes / sec'),
          'quota:disk_write_iops_sec': whole('Quota: Disk Write IOPS / sec'),
        },
      },
      'Virtual Interface QoS': {
        about: 'Limits of network traffic.',
        properties: {
          'quota:vif_inbound_average': whole('Quota: VIF Inbound Average'),
          'quota:vif_inbound_peak': whole('Quota: VIF Inbound Peak'),
          'quota:vif_outbound_average': whole('Quota: VIF Outbound Average'),
          'quota:vif_outbound_peak': whole('Quota: VIF Outbound Peak'),
        },
      },
    },
  },
  {
    name: 'OS::Compute::RandomNumberGenerator',
    title: 'Random Number Generator',
    about: 'A source of randomness for the machine.',
    on: [['Nova::Flavor']],
    properties: {
      'hw_rng:allowed': flag('Random Number Generator Allowed'),
      'hw_rng:rate_bytes': whole('Random number generator limits.'),
      'hw_rng:rate_period': whole('Random number generator read period.'),
    },
  },
  {
    name: 'OS::Compute::VirtCPUTopology',
    title: 'Virtual CPU Topology',
    about: 'How the virtual processors are arranged.',
    on: hardware,
    properties: {
      cpu_sockets: whole('vCPU Sockets'),
      cpu_cores: whole('vCPU Cores'),
      cpu_threads: whole(' vCPU Threads'),
      cpu_max_sockets: whole('Max vCPU Sockets'),
      cpu_max_cores: whole('Max vCPU Cores'),
      cpu_max_threads: whole('Max vCPU Threads'),
    },
  },
  {
    name: 'OS::Compute::Watchdog',
    title: 'Watchdog Behavior',
    about: 'What happens when the machine hangs.',
    on: hardware,
    properties: { watchdog_action: choice('Watchdog Action', ['disabled', 'reset', 'poweroff', 'pause', 'none']) },
  },
  {
    name: 'OS::Software::DBMS',
    title: 'Database Software',
    about: 'Databases installed on the machine.',
    on: [...softwareOn, ['Trove::Instance']],
    objects: {
      MySQL: {
        about: 'The MySQL database.',
        properties: {
          sw_database_mysql_version: words('Version'),
          sw_database_mysql_listen_port: port('Listen Port', '3606'),
          sw_database_mysql_admin: words('Admin User', { default: 'root' }),
        },
      },
      PostgreSQL: {
        about: 'The PostgreSQL database.',
        properties: {
          sw_database_postgresql_version: words('Version'),
          sw_database_postgresql_listen_port: port('Listen Port', '5432'),
          sw_database_postgresql_admin: words('Admin User', { default: 'postgres' }),
        },
      },
      MongoDB: {
        about: 'The MongoDB database.',
        properties: {
          sw_database_mongodb_version: words('Version'),
          sw_database_mongodb_listen_port: port('Listen Port', '27017'),
          sw_database_mongodb_admin: words('Admin User'),
        },
      },
    },
  },
  {
    name: 'OS::Software::Runtimes',
    title: 'Runtime Environment',
    about: 'Languages the machine can run.',
    on: softwareOn,
    objects: Object.fromEntries(
      ['Java', 'Perl', 'PHP', 'Python', 'Ruby'].map((name) => [
        name,
        {
          about: `The ${name} runtime.`,
          properties: { [`sw_runtime_${name.toLowerCase()}_version`]: words('Version') },
        },
      ]),
    ),
  },
  {
    name: 'OS::Software::WebServers',
    title: 'Web Servers',
    about: 'Web servers installed on the machine.',
    on: softwareOn,
    objects: Object.fromEntries(
      [
        ['Apache HTTP Server', 'apache'],
        ['IIS', 'iis'],
        ['Nginx', 'nginx'],
      ].map(([name, key]) => [
        name,
        {
          about: `The web server ${name}.`,
          properties: {
            [`sw_webserver_${key}_version`]: words('Version'),
            [`sw_webserver_${key}_http_port`]: port('HTTP Port', '80'),
            [`sw_webserver_${key}_https_port`]: port('HTTPS Port', '443'),
          },
        },
      ]),
    ),
  },
]

const shippedAt = '2026-01-02T03:04:05Z'

/** The metadata definitions of the image service. */
export const seedMetadefs: Seed = ({ db }) => {
  for (const spec of namespaces) {
    db.glance.namespaces.insert({
      id: spec.name,
      body: {
        namespace: spec.name,
        display_name: spec.title,
        description: spec.about,
        visibility: 'public',
        protected: true,
        owner: 'admin',
        created_at: shippedAt,
        resource_type_associations: spec.on.map(([type, prefix, target]) => ({
          name: `OS::${type}`,
          ...(prefix && { prefix }),
          ...(target && { properties_target: target }),
          created_at: shippedAt,
        })),
        properties: described(spec.properties ?? {}),
        ...(spec.objects && {
          objects: Object.entries(spec.objects).map(([name, object]) => ({
            name,
            description: object.about,
            required: [],
            properties: described(object.properties),
            created_at: shippedAt,
            schema: '/v2/schemas/metadefs/object',
            self: `/v2/metadefs/namespaces/${spec.name}/objects/${encodeURIComponent(name)}`,
          })),
        }),
        schema: '/v2/schemas/metadefs/namespace',
      },
    })
  }
}

function described(properties: Readonly<Record<string, PropertySpec>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, spec]) => [name, { ...spec, description: `Sets "${spec.title.trim()}".` }]),
  )
}
