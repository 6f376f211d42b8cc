import type { Image } from './image.js'

/** An image as the client gives it, for tests: of project p1, active, 1 MiB, unless said otherwise. */
export function anImage(given: Partial<Image> = {}): Image {
  return {
    id: 'i1',
    name: 'cirros',
    checksum: 'abc',
    members: null,
    status: 'active',
    updated_at: '2026-11-21T10:06:35Z',
    created_at: '2026-11-21T10:06:35Z',
    owner: 'p1',
    tags: [],
    visibility: 'private',
    is_public: false,
    min_disk: 0,
    min_ram: 0,
    size: 1048576,
    virtual_size: null,
    protected: false,
    disk_format: 'qcow2',
    container_format: 'bare',
    description: null,
    architecture: null,
    kernel_id: null,
    ramdisk_id: null,
    type: 'Image',
    properties: {},
    name_or_id: given.name || given.id || 'cirros',
    upload_url: null,
    token_id: null,
    ...given,
  }
}
