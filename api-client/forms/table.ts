/**
 * Forms of Horizon's pages that the dashboard fills in with fields of its own: what no call of its REST API does. By name: the
 * page below the web root, and the fields that are known. A page that asks for more is shown as the cloud has it.
 */
interface CloudForm<Path extends string> {
  readonly path: Path
  readonly fields: readonly string[]
  /** Of the form that comes when it was sent; `x*`: all whose names begin so. */
  readonly next?: readonly string[]
}

const form = <const Path extends string>(path: Path, fields: string, next?: string): CloudForm<Path> => ({
  path,
  fields: fields.split(' '),
  ...(next && { next: next.split(' ') }),
})

const templateFields = 'template_source template_url template_data environment_source environment_data'
const stackFields = 'stack_name timeout_mins enable_rollback password __param_*'

const poolFields = 'name description prefixes default_prefixlen min_prefixlen max_prefixlen address_scope_id'

const forwardingFields = 'target protocol external_port internal_port description'

const propertyFields = 'name object title type description values default minimum maximum pattern readonly'

const credentialFields = 'user_name cred_type data project'

const projectFields =
  'project_id domain_id domain_name name description enabled update_members_role_* update_group_members_role_*'

const domainFields = 'name description enabled update_user_members_role_* update_group_members_role_*'

export const forms = {
  'keystone.projectMembers': form('identity/{id}/update/', projectFields),
  'keystone.projectGroups': form('identity/{id}/update/', projectFields),
  'keystone.domainMembers': form('identity/domains/{id}/update/', domainFields),
  'keystone.domainGroups': form('identity/domains/{id}/update/', domainFields),
  'keystone.projectQuotas': form(
    'identity/{id}/update_quotas/',
    'instances cores ram metadata_items key_pairs server_groups server_group_members injected_files injected_file_content_bytes injected_file_path_bytes volumes snapshots gigabytes network subnet port router floatingip security_group security_group_rule',
  ),
  'nova.attachVolume': form('project/instances/{id}/attach_volume/', 'volume device instance_id'),
  'nova.detachVolume': form('project/instances/{id}/detach_volume/', 'volume instance_id'),
  'nova.attachInterface': form(
    'project/instances/{id}/attach_interface',
    'specification_method port network fixed_ip instance_id',
  ),
  'nova.detachInterface': form('project/instances/{id}/detach_interface', 'port instance_id'),
  'nova.disassociate': form('project/instances/{id}/disassociate', 'fip is_release'),
  'nova.associate': form('project/floating_ips/associate/?instance_id={id}', 'instance_id ip_id port_id'),
  'nova.rescue': form('project/instances/{id}/rescue', 'image password'),
  'nova.rescueAny': form('admin/instances/{id}/rescue', 'image password'),
  'nova.rebuild': form(
    'project/instances/{id}/rebuild',
    'instance_id image password confirm_password disk_config description',
  ),
  'nova.resize': form('project/instances/{id}/resize', 'old_flavor_id old_flavor_name flavor disk_config'),
  'nova.edit': form('project/instances/{id}/update', 'name description update_security_groups_role_member'),
  'nova.editAny': form('admin/instances/{id}/update', 'name description update_security_groups_role_member'),
  'nova.changePassword': form('project/instances/{id}/changepassword', 'instance_id password confirm_password'),
  'nova.password': form(
    'project/instances/{id}/{key}/decryptpassword',
    'instance_id keypair_name encrypted_password private_key_file private_key decrypted_password',
  ),
  'nova.snapshot': form('project/images/{id}/create/', 'name instance_id'),
  'nova.liveMigrate': form('admin/instances/{id}/live_migrate', 'current_host host disk_over_commit block_migration'),
  'nova.disableHost': form('admin/hypervisors/{id}/disable_service', 'host reason'),
  'nova.evacuateHost': form('admin/hypervisors/{id}/evacuate_host', 'current_host target_host on_shared_storage'),
  'nova.createAggregate': form('admin/aggregates/create/', 'name availability_zone add_host_to_aggregate_role_member'),
  'nova.editAggregate': form('admin/aggregates/{id}/update/', 'name availability_zone'),
  'nova.manageAggregateHosts': form('admin/aggregates/{id}/manage_hosts/', 'manageaggregatehostsaction_role_member'),
  'cinder.edit': form('project/volumes/{id}/update/', 'name description bootable'),
  'cinder.extend': form('project/volumes/{id}/extend/', 'name orig_size new_size'),
  'cinder.snapshot': form('project/volumes/{id}/create_snapshot/', 'name description volume_id'),
  'cinder.backup': form(
    'project/volumes/{id}/create_backup/',
    'name description volume_id container_name snapshot_id incremental',
  ),
  'cinder.backupSnapshot': form(
    'project/volumes/{id}/create_backup/{snapshot}',
    'name description volume_id container_name snapshot_id incremental',
  ),
  'cinder.retype': form('project/volumes/{id}/retype/', 'name volume_type migration_policy'),
  'cinder.upload': form('project/volumes/{id}/upload_to_image/', 'force name image_name disk_format'),
  'cinder.createTransfer': form('project/volumes/{id}/create_transfer/', 'name'),
  'cinder.acceptTransfer': form('project/volumes/accept_transfer/', 'transfer_id auth_key'),
  'cinder.setStatus': form('admin/volumes/{id}/update_status', 'status'),
  'cinder.editSnapshot': form('project/snapshots/{id}/update/', 'name description'),
  'cinder.setSnapshotStatus': form('admin/snapshots/{id}/update_status/', 'status'),
  'cinder.manage': form(
    'admin/volumes/manage/',
    'identifier id_type host name description metadata volume_type availability_zone bootable',
  ),
  'cinder.migrate': form('admin/volumes/{id}/migrate', 'name current_host host force_host_copy'),
  'cinder.unmanage': form('admin/volumes/{id}/unmanage', 'name host volume_id'),
  'cinder.restoreBackup': form('project/backups/{id}/restore/?backup_name={name}', 'volume_id'),
  'cinder.restoreAnyBackup': form('admin/backups/{id}/restore/?backup_name={name}', 'volume_id'),
  'cinder.setBackupStatus': form('admin/backups/{id}/update_status', 'status'),
  'cinder.createGroup': form(
    'project/volume_groups/create/',
    'name description group_type availability_zone add_vtypes_to_group_role_member',
  ),
  'cinder.editGroup': form('project/volume_groups/{id}/update/', 'name description'),
  'cinder.groupVolumes': form('project/volume_groups/{id}/manage/', 'add_volumes_to_group_role_member'),
  'cinder.anyGroupVolumes': form('admin/volume_groups/{id}/manage/', 'add_volumes_to_group_role_member'),
  'cinder.snapshotGroup': form('project/volume_groups/{id}/create_snapshot/', 'name description'),
  'cinder.cloneGroup': form('project/volume_groups/{id}/clone_group/', 'name description group_source'),
  'cinder.deleteGroup': form('project/volume_groups/{id}/delete/', 'delete_volumes'),
  'cinder.deleteAnyGroup': form('admin/volume_groups/{id}/delete/', 'delete_volumes'),
  'cinder.restoreGroup': form('project/vg_snapshots/{id}/create_group/', 'name description snapshot_source'),
  'cinder.createGroupType': form('admin/group_types/create_type', 'name group_type_description is_public'),
  'cinder.editGroupType': form('admin/group_types/{id}/update_type/', 'name description is_public'),
  'cinder.createGroupSpec': form('admin/group_types/{id}/specs/create/', 'key value'),
  'cinder.editGroupSpec': form('admin/group_types/{id}/specs/{key}/edit/', 'value'),
  'cinder.createVolumeType': form('admin/volume_types/create_type', 'name vol_type_description is_public'),
  'cinder.editVolumeType': form('admin/volume_types/{id}/update_type/', 'name description is_public'),
  'cinder.typeAccess': form('admin/volume_types/{id}/edit_access/', 'member'),
  'cinder.typeQos': form('admin/volume_types/{id}/manage_qos_spec_association/', 'qos_spec_choice'),
  'cinder.createEncryption': form(
    'admin/volume_types/{id}/create_type_encryption/',
    'name provider control_location cipher key_size volume_type_id',
  ),
  'cinder.updateEncryption': form(
    'admin/volume_types/{id}/update_type_encryption/',
    'name provider control_location cipher key_size volume_type_id',
  ),
  'cinder.createQosSpec': form('admin/volume_types/create_qos_spec', 'name consumer'),
  'cinder.qosConsumer': form('admin/volume_types/{id}/edit_qos_spec_consumer/', 'current_consumer consumer_choice'),
  'cinder.createQosValue': form('admin/volume_types/qos_specs/{id}/create/', 'key value'),
  'cinder.editQosValue': form('admin/volume_types/qos_specs/{id}/key/{key}/edit/', 'value'),
  'glance.editNamespace': form('admin/metadata_defs/{id}/update', 'public protected'),
  /** Horizon has no such pages: asked for only where there is none. */
  'neutron.forwardPort': form('project/floating_ips/{id}/port_forwardings/add/', forwardingFields),
  'neutron.forwardAnyPort': form('project/port_forwardings/add/', `floating_ip ${forwardingFields}`),
  'neutron.editPortForwarding': form('project/floating_ips/{id}/port_forwardings/{rule}/update/', forwardingFields),
  'neutron.createSubnetPool': form('project/subnet_pools/create/', poolFields),
  'neutron.createAnySubnetPool': form('admin/subnet_pools/create/', `project ${poolFields} shared is_default`),
  'neutron.editSubnetPool': form('project/subnet_pools/{id}/update/', poolFields),
  'neutron.editAnySubnetPool': form('admin/subnet_pools/{id}/update/', `${poolFields} is_default`),
  'neutron.createAddressScope': form('project/address_scopes/create/', 'name ip_version'),
  'neutron.createAnyAddressScope': form('admin/address_scopes/create/', 'project name ip_version shared'),
  'neutron.editAddressScope': form('project/address_scopes/{id}/update/', 'name'),
  'neutron.editAnyAddressScope': form('admin/address_scopes/{id}/update/', 'name shared'),
  'glance.createProperty': form('admin/metadata_defs/{id}/properties/create/', propertyFields),
  'glance.editProperty': form('admin/metadata_defs/{id}/properties/{key}/update/', propertyFields),
  'glance.namespaceTags': form('admin/metadata_defs/{id}/tags/', 'tags'),
  'glance.shareImage': form('project/images/{id}/members/', 'members more'),
  'glance.sharedImages': form('project/images/shared/', 'accepted'),
  'keystone.createApplicationCredential': form(
    'identity/application_credentials/create/',
    'name description secret expiration_date expiration_time roles access_rules unrestricted kubernetes_namespace',
  ),
  'keystone.createUserCredential': form('identity/credentials/create/', credentialFields),
  'keystone.editUserCredential': form('identity/credentials/{id}/update/', credentialFields),
  'keystone.createOwnCredential': form('settings/credentials/create/', credentialFields),
  'keystone.editOwnCredential': form('settings/credentials/{id}/update/', credentialFields),
  'keystone.registerProvider': form(
    'identity/identity_providers/register/',
    'id remote_ids description enabled domain_id',
  ),
  'keystone.editProvider': form('identity/identity_providers/{id}/update/', 'id remote_ids description enabled'),
  'keystone.addProtocol': form('identity/identity_providers/{id}/protocols/create/', 'idp_id id mapping_id'),
  'keystone.createMapping': form('identity/mappings/create/', 'id rules'),
  'keystone.editMapping': form('identity/mappings/{id}/update/', 'id rules'),
  'heat.launch': form('project/stacks/select_template', templateFields, stackFields),
  'heat.preview': form('project/stacks/preview_template', templateFields, stackFields),
  'heat.change': form('project/stacks/{id}/change_template', `stack_name ${templateFields}`, stackFields),
  'neutron.createPort': form(
    'project/networks/{id}/ports/create',
    'name admin_state device_id device_owner specify_ip subnet_id fixed_ip mac_address mac_state port_security_enabled binding__vnic_type create_security_groups_role_member qos_policy',
  ),
  'neutron.editPort': form(
    'project/networks/{network}/ports/{id}/update',
    'name admin_state binding__vnic_type port_security_enabled mac_address mac_state update_security_groups_role_member qos_policy',
  ),
  'neutron.editSubnet': form(
    'project/networks/{network}/subnets/{id}/update',
    'subnet_name cidr ip_version gateway_ip no_gateway enable_dhcp allocation_pools dns_nameservers host_routes',
  ),
  'neutron.createSecurityGroup': form('project/security_groups/create/', 'name description'),
  'neutron.editSecurityGroup': form('project/security_groups/{id}/update/', 'name description id'),
  'neutron.addRule': form(
    'project/security_groups/{id}/add_rule/',
    'id rule_menu description direction ip_protocol port_or_range port from_port to_port icmp_type icmp_code remote cidr security_group ethertype',
  ),
  'neutron.createRouter': form(
    'project/routers/create/',
    'name admin_state_up external_network enable_snat mode ha az_hints',
  ),
  'neutron.editRouter': form('project/routers/{id}/update', 'name admin_state mode ha'),
  'neutron.editAnyRouter': form('admin/routers/{id}/update', 'name admin_state mode ha'),
  'neutron.setGateway': form('project/routers/{id}/setgateway', 'network_id enable_snat'),
  'neutron.addInterface': form('project/routers/{id}/addinterface', 'subnet_id ip_address'),
  'neutron.addRoute': form('project/routers/{id}/addrouterroute', 'destination nexthop'),
  'neutron.editAnyNetwork': form('admin/networks/{id}/update', 'name admin_state shared external qos_policy'),
  'neutron.addDhcpAgent': form('admin/networks/{id}/agents/add', 'network_id network_name agent'),
  'neutron.allocateAnyFloatingIp': form('admin/floating_ips/allocate/', 'pool tenant floating_ip_address description'),
  'neutron.createRbacPolicy': form(
    'admin/rbac_policies/create/',
    'target_tenant action_object_type network_id qos_policy_id',
  ),
  'neutron.editRbacPolicy': form('admin/rbac_policies/{id}/update', 'target_tenant'),
  'neutron.editNetwork': form('project/networks/{id}/update', 'name admin_state shared qos_policy'),
} as const

export type FormName = keyof typeof forms

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

/** What stands in the address of a form. */
export type FormParams<Name extends FormName> = { readonly [Key in Names<(typeof forms)[Name]['path']>]: string }

/** Forms about one thing, by its id. */
export type FormOfOne = {
  [Name in FormName]: [Names<(typeof forms)[Name]['path']>] extends ['id'] ? Name : never
}[FormName]
