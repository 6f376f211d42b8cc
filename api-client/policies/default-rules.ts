/**
 * Who passes which policy rule, as a Zed cloud with default policies answers (asked rule by rule). A rule that is not listed passes for
 * everybody: an unknown rule falls to the default rule.
 *
 * - `admin`: administrators
 * - `member`: writers of the target's project
 * - `own`: anybody in the target's project
 * - `nobody`: services only
 */
export interface RuleGroup {
  readonly scope: string
  readonly level: 'admin' | 'member' | 'own' | 'nobody'
  readonly prefix: string
  /** Rule names without the prefix, separated by white space. */
  readonly names: string
}

export const ruleGroups: readonly RuleGroup[] = [
  {
    scope: 'identity',
    level: 'admin',
    prefix: '',
    names: `
      admin_required service_or_admin admin_or_token_subject service_admin_or_token_subject
    `,
  },
  {
    scope: 'identity',
    level: 'nobody',
    prefix: '',
    names: `
      service_role token_subject
    `,
  },
  {
    scope: 'identity',
    level: 'own',
    prefix: '',
    names: `
      owner admin_or_owner
    `,
  },
  {
    scope: 'identity',
    level: 'nobody',
    prefix: 'identity:',
    names: `
      get_access_rule list_access_rules delete_access_rule get_limit create_limits update_limit delete_limit
      create_registered_limits update_registered_limit delete_registered_limit create_trust
      list_trusts_for_trustor list_trusts_for_trustee list_roles_for_trust get_role_for_trust delete_trust
      get_trust
    `,
  },
  {
    scope: 'identity',
    level: 'admin',
    prefix: 'identity:',
    names: `
      authorize_request_token get_access_token get_access_token_role list_access_tokens
      list_access_token_roles delete_access_token get_consumer list_consumers create_consumer update_consumer
      delete_consumer get_credential list_credentials create_credential update_credential delete_credential
      get_domain list_domains create_domain update_domain delete_domain create_domain_config get_domain_config
      update_domain_config delete_domain_config get_domain_config_default ec2_get_credential
      ec2_delete_credential get_endpoint list_endpoints create_endpoint update_endpoint delete_endpoint
      create_endpoint_group list_endpoint_groups get_endpoint_group update_endpoint_group
      delete_endpoint_group list_projects_associated_with_endpoint_group
      list_endpoints_associated_with_endpoint_group get_endpoint_group_in_project
      list_endpoint_groups_for_project add_endpoint_group_to_project remove_endpoint_group_from_project
      check_grant list_grants create_grant revoke_grant list_system_grants_for_user
      check_system_grant_for_user create_system_grant_for_user revoke_system_grant_for_user
      list_system_grants_for_group check_system_grant_for_group create_system_grant_for_group
      revoke_system_grant_for_group get_group list_groups create_group update_group delete_group
      list_users_in_group remove_user_from_group check_user_in_group add_user_to_group
      create_identity_provider list_identity_providers get_identity_provider update_identity_provider
      delete_identity_provider get_implied_role list_implied_roles create_implied_role delete_implied_role
      list_role_inference_rules check_implied_role create_mapping get_mapping list_mappings delete_mapping
      update_mapping get_policy list_policies create_policy update_policy delete_policy
      create_policy_association_for_endpoint check_policy_association_for_endpoint
      delete_policy_association_for_endpoint create_policy_association_for_service
      check_policy_association_for_service delete_policy_association_for_service
      create_policy_association_for_region_and_service check_policy_association_for_region_and_service
      delete_policy_association_for_region_and_service get_policy_for_endpoint list_endpoints_for_policy
      get_project list_projects create_project update_project delete_project list_project_tags get_project_tag
      update_project_tags create_project_tag delete_project_tags delete_project_tag list_projects_for_endpoint
      add_endpoint_to_project check_endpoint_in_project list_endpoints_for_project
      remove_endpoint_from_project create_protocol update_protocol get_protocol list_protocols delete_protocol
      create_region update_region delete_region list_revoke_events get_role list_roles create_role update_role
      delete_role get_domain_role list_domain_roles create_domain_role update_domain_role delete_domain_role
      list_role_assignments list_role_assignments_for_tree get_service list_services create_service
      update_service delete_service create_service_provider list_service_providers get_service_provider
      update_service_provider delete_service_provider revocation_list check_token validate_token revoke_token
      list_trusts list_users create_user update_user delete_user
    `,
  },
  {
    scope: 'identity',
    level: 'own',
    prefix: 'identity:',
    names: `
      get_application_credential list_application_credentials create_application_credential
      delete_application_credential ec2_list_credentials ec2_create_credential list_groups_for_user
      list_user_projects get_user
    `,
  },
  {
    scope: 'compute',
    level: 'admin',
    prefix: '',
    names: `
      context_is_admin admin_api compute:aggregates:images compute:server:topology:host:index
      compute:servers:create:requested_destination network:attach_external_network
    `,
  },
  {
    scope: 'compute',
    level: 'own',
    prefix: '',
    names: `
      admin_or_owner project_member_api project_reader_api project_member_or_admin project_reader_or_admin
      compute:server:topology:index
    `,
  },
  {
    scope: 'compute',
    level: 'admin',
    prefix: 'os_compute_api:',
    names: `
      os-admin-actions:reset_state os-admin-actions:inject_network_info os-aggregates:set_metadata
      os-aggregates:add_host os-aggregates:create os-aggregates:remove_host os-aggregates:update
      os-aggregates:index os-aggregates:delete os-aggregates:show os-assisted-volume-snapshots:create
      os-assisted-volume-snapshots:delete os-availability-zone:detail os-baremetal-nodes:list
      os-baremetal-nodes:show os-console-auth-tokens os-evacuate os-extended-server-attributes
      os-flavor-access:add_tenant_access os-flavor-access:remove_tenant_access os-flavor-extra-specs:create
      os-flavor-extra-specs:update os-flavor-extra-specs:delete os-flavor-manage:create
      os-flavor-manage:update os-flavor-manage:delete os-hosts:list os-hosts:show os-hosts:update
      os-hosts:reboot os-hosts:shutdown os-hosts:start os-hypervisors:list os-hypervisors:list-detail
      os-hypervisors:statistics os-hypervisors:show os-hypervisors:uptime os-hypervisors:search
      os-hypervisors:servers os-instance-actions:events:details os-instance-actions:events
      os-instance-usage-audit-log:list os-instance-usage-audit-log:show limits:other_project
      os-lock-server:unlock:unlock_override os-migrate-server:migrate os-migrate-server:migrate_live
      os-migrations:index os-quota-class-sets:show os-quota-class-sets:update os-quota-sets:update
      os-quota-sets:delete os-server-diagnostics os-server-external-events:create
      os-server-groups:index:all_projects servers:index:get_all_tenants servers:detail:get_all_tenants
      servers:allow_all_filters servers:show:host_status servers:show:host_status:unknown-only
      servers:create:forced_host servers:create:zero_disk_flavor servers:migrations:show
      servers:migrations:force_complete servers:migrations:delete servers:migrations:index os-services:list
      os-services:update os-services:delete os-shelve:unshelve_to_host os-shelve:shelve_offload
      os-simple-tenant-usage:list os-volumes-attachments:swap
    `,
  },
  {
    scope: 'compute',
    level: 'own',
    prefix: 'os_compute_api:',
    names: `
      os-admin-password os-attach-interfaces:list os-attach-interfaces:show os-attach-interfaces:create
      os-attach-interfaces:delete os-console-output os-create-backup os-deferred-delete:restore
      os-deferred-delete:force os-flavor-access os-flavor-extra-specs:show os-flavor-extra-specs:index
      os-floating-ips:add os-floating-ips:remove os-floating-ips:list os-floating-ips:create
      os-floating-ips:show os-floating-ips:delete os-instance-actions:list os-instance-actions:show ips:show
      ips:index os-keypairs:index os-keypairs:create os-keypairs:delete os-keypairs:show os-lock-server:lock
      os-lock-server:unlock os-multinic:add os-multinic:remove os-networks:list os-networks:show
      os-pause-server:pause os-pause-server:unpause os-quota-sets:show os-quota-sets:detail os-remote-consoles
      os-rescue os-unrescue os-security-groups:get os-security-groups:show os-security-groups:create
      os-security-groups:update os-security-groups:delete os-security-groups:rule:create
      os-security-groups:rule:delete os-security-groups:list os-security-groups:add os-security-groups:remove
      os-server-groups:create os-server-groups:delete os-server-groups:index os-server-groups:show
      server-metadata:index server-metadata:show server-metadata:create server-metadata:update_all
      server-metadata:update server-metadata:delete os-server-password:show os-server-password:clear
      os-server-tags:delete_all os-server-tags:index os-server-tags:update_all os-server-tags:delete
      os-server-tags:update os-server-tags:show servers:index servers:detail servers:show
      servers:show:flavor-extra-specs servers:create servers:create:attach_volume
      servers:create:attach_network servers:create:trusted_certs servers:delete servers:update
      servers:confirm_resize servers:revert_resize servers:reboot servers:resize servers:rebuild
      servers:rebuild:trusted_certs servers:create_image servers:create_image:allow_volume_backed
      servers:start servers:stop servers:trigger_crash_dump os-shelve:shelve os-shelve:unshelve
      os-simple-tenant-usage:show os-suspend-server:resume os-suspend-server:suspend os-tenant-networks:list
      os-tenant-networks:show os-volumes:list os-volumes:create os-volumes:detail os-volumes:show
      os-volumes:delete os-volumes:snapshots:list os-volumes:snapshots:create os-volumes:snapshots:detail
      os-volumes:snapshots:show os-volumes:snapshots:delete os-volumes-attachments:index
      os-volumes-attachments:create os-volumes-attachments:show os-volumes-attachments:update
      os-volumes-attachments:delete
    `,
  },
  {
    scope: 'compute',
    level: 'nobody',
    prefix: '',
    names: `
      compute:servers:resize:cross_cell
    `,
  },
  {
    scope: 'volume',
    level: 'own',
    prefix: '',
    names: `
      admin_or_owner xena_system_admin_or_project_reader volume:attachment_update volume:attachment_delete
      volume:attachment_complete volume:multiattach_bootable_volume message:get_all message:get message:delete
      volume:get_snapshot_metadata volume:update_snapshot_metadata volume:delete_snapshot_metadata
      volume:get_all_snapshots volume_extension:extended_snapshot_attributes volume:create_snapshot
      volume:get_snapshot volume:update_snapshot volume:delete_snapshot backup:get_all backup:get
      backup:update backup:delete backup:restore group:get_all group:get group:update
      group:get_all_group_snapshots group:get_group_snapshot group:delete_group_snapshot
      group:update_group_snapshot group:delete group:enable_replication group:disable_replication
      group:failover_replication group:list_replication_targets volume_extension:quotas:show
      limits_extension:used_limits volume_extension:access_types_extra_specs
      volume_extension:volume_type_access volume:extend volume:extend_attached_volume
      volume:revert_to_snapshot volume:retype volume:update_readonly_flag
      volume_extension:volume_actions:upload_image volume_extension:volume_actions:initialize_connection
      volume_extension:volume_actions:terminate_connection volume_extension:volume_actions:roll_detaching
      volume_extension:volume_actions:reserve volume_extension:volume_actions:unreserve
      volume_extension:volume_actions:begin_detaching volume_extension:volume_actions:attach
      volume_extension:volume_actions:detach volume:get_all_transfers volume:create_transfer
      volume:get_transfer volume:delete_transfer volume:get_volume_metadata volume:create_volume_metadata
      volume:update_volume_metadata volume:delete_volume_metadata volume_extension:volume_image_metadata:show
      volume_extension:volume_image_metadata:set volume_extension:volume_image_metadata:remove volume:get
      volume:get_all volume:update volume:delete volume_extension:volume_tenant_attribute
      volume_extension:volume_encryption_metadata volume:multiattach
    `,
  },
  {
    scope: 'volume',
    level: 'admin',
    prefix: '',
    names: `
      system_or_domain_or_project_admin context_is_admin admin_api clusters:get_all clusters:get
      clusters:update workers:cleanup volume_extension:snapshot_admin_actions:reset_status
      volume_extension:snapshot_admin_actions:force_delete snapshot_extension:list_manageable
      snapshot_extension:snapshot_manage snapshot_extension:snapshot_unmanage backup:backup_project_attribute
      backup:backup-import backup:export-import volume_extension:backup_admin_actions:reset_status
      volume_extension:backup_admin_actions:force_delete group:group_project_attribute
      group:group_types:create group:group_types:update group:group_types:delete
      group:access_group_types_specs group:group_types_specs:get group:group_types_specs:get_all
      group:group_types_specs:create group:group_types_specs:update group:group_types_specs:delete
      group:group_snapshot_project_attribute group:reset_group_snapshot_status group:reset_status
      volume_extension:qos_specs_manage:get_all volume_extension:qos_specs_manage:get
      volume_extension:qos_specs_manage:create volume_extension:qos_specs_manage:update
      volume_extension:qos_specs_manage:delete volume_extension:quota_classes:get
      volume_extension:quota_classes:update volume_extension:quotas:update volume_extension:quotas:delete
      volume_extension:capabilities volume_extension:services:index volume_extension:services:update
      volume:freeze_host volume:thaw_host volume:failover_host scheduler_extension:scheduler_stats:get_pools
      volume_extension:hosts volume_extension:list_manageable volume_extension:volume_manage
      volume_extension:volume_unmanage volume_extension:type_create volume_extension:type_update
      volume_extension:type_delete volume_extension:access_types_qos_specs_id
      volume_extension:volume_type_encryption volume_extension:volume_type_encryption:create
      volume_extension:volume_type_encryption:get volume_extension:volume_type_encryption:update
      volume_extension:volume_type_encryption:delete volume_extension:volume_type_access:addProjectAccess
      volume_extension:volume_type_access:removeProjectAccess
      volume_extension:volume_type_access:get_all_for_type volume_extension:volume_admin_actions:reset_status
      volume_extension:volume_admin_actions:force_delete volume_extension:volume_actions:upload_public
      volume_extension:volume_admin_actions:force_detach volume_extension:volume_admin_actions:migrate_volume
      volume_extension:volume_admin_actions:migrate_volume_completion volume:update_volume_admin_metadata
      volume_extension:types_extra_specs:create volume_extension:types_extra_specs:read_sensitive
      volume_extension:types_extra_specs:update volume_extension:types_extra_specs:delete volume:force_delete
      volume_extension:volume_host_attribute volume_extension:volume_mig_status_attribute
      volume_extension:default_set_or_update volume_extension:default_get volume_extension:default_get_all
      volume_extension:default_unset
    `,
  },
  {
    scope: 'volume',
    level: 'member',
    prefix: '',
    names: `
      xena_system_admin_or_project_member volume:reimage volume:reimage_reserved
    `,
  },
  {
    scope: 'image',
    level: 'own',
    prefix: '',
    names: `
      modify_image
    `,
  },
  {
    scope: 'image',
    level: 'admin',
    prefix: '',
    names: `
      context_is_admin publicize_image manage_image_cache copy_image tasks_api_access metadef_admin
      modify_metadef_namespace add_metadef_namespace delete_metadef_namespace modify_metadef_object
      add_metadef_object delete_metadef_object add_metadef_resource_type_association
      remove_metadef_resource_type_association modify_metadef_property add_metadef_property
      remove_metadef_property modify_metadef_tag add_metadef_tag add_metadef_tags delete_metadef_tag
      delete_metadef_tags cache_image cache_list cache_delete stores_info_detail
    `,
  },
  {
    scope: 'network',
    level: 'admin',
    prefix: '',
    names: `
      context_is_admin admin_or_network_owner admin_only admin_or_ext_parent_owner create_address_scope:shared
      update_address_scope:shared get_agent update_agent delete_agent create_dhcp-network get_dhcp-networks
      delete_dhcp-network create_l3-router get_l3-routers delete_l3-router get_dhcp-agents get_l3-agents
      create_flavor update_flavor delete_flavor create_service_profile get_service_profile
      update_service_profile delete_service_profile create_flavor_service_profile
      delete_flavor_service_profile create_floatingip:floating_ip_address get_loggable_resource create_log
      get_log update_log delete_log create_metering_label delete_metering_label create_metering_label_rule
      delete_metering_label_rule create_network:shared create_network:router:external
      create_network:is_default create_network:segments create_network:provider:network_type
      create_network:provider:physical_network create_network:provider:segmentation_id get_network:segments
      get_network:provider:network_type get_network:provider:physical_network
      get_network:provider:segmentation_id update_network:segments update_network:shared
      update_network:provider:network_type update_network:provider:physical_network
      update_network:provider:segmentation_id update_network:router:external update_network:is_default
      get_network_ip_availability create_network_segment_range get_network_segment_range
      update_network_segment_range delete_network_segment_range admin_or_data_plane_int
      create_port:mac_address create_port:fixed_ips create_port:fixed_ips:ip_address
      create_port:fixed_ips:subnet_id create_port:port_security_enabled create_port:binding:host_id
      create_port:binding:profile create_port:allowed_address_pairs
      create_port:allowed_address_pairs:mac_address create_port:allowed_address_pairs:ip_address
      get_port:binding:vif_type get_port:binding:vif_details get_port:binding:host_id get_port:binding:profile
      get_port:resource_request update_port:mac_address update_port:fixed_ips update_port:fixed_ips:ip_address
      update_port:fixed_ips:subnet_id update_port:port_security_enabled update_port:binding:host_id
      update_port:binding:profile update_port:allowed_address_pairs
      update_port:allowed_address_pairs:mac_address update_port:allowed_address_pairs:ip_address
      update_port:data_plane_status create_policy update_policy delete_policy
      create_policy_bandwidth_limit_rule update_policy_bandwidth_limit_rule delete_policy_bandwidth_limit_rule
      create_policy_packet_rate_limit_rule update_policy_packet_rate_limit_rule
      delete_policy_packet_rate_limit_rule create_policy_dscp_marking_rule update_policy_dscp_marking_rule
      delete_policy_dscp_marking_rule create_policy_minimum_bandwidth_rule
      update_policy_minimum_bandwidth_rule delete_policy_minimum_bandwidth_rule
      create_policy_minimum_packet_rate_rule update_policy_minimum_packet_rate_rule
      delete_policy_minimum_packet_rate_rule update_alias_bandwidth_limit_rule
      delete_alias_bandwidth_limit_rule update_alias_dscp_marking_rule delete_alias_dscp_marking_rule
      update_alias_minimum_bandwidth_rule delete_alias_minimum_bandwidth_rule
      update_alias_minimum_packet_rate_rule delete_alias_minimum_packet_rate_rule get_quota update_quota
      delete_quota create_router:distributed create_router:ha create_router:external_gateway_info:enable_snat
      create_router:external_gateway_info:external_fixed_ips get_router:distributed get_router:ha
      update_router:distributed update_router:ha update_router:external_gateway_info:enable_snat
      update_router:external_gateway_info:external_fixed_ips admin_or_sg_owner create_segment get_segment
      update_segment delete_segment create_subnet:segment_id create_subnet:service_types get_subnet:segment_id
      update_subnet:segment_id update_subnet:service_types create_subnetpool:shared
      create_subnetpool:is_default update_subnetpool:is_default
    `,
  },
  {
    scope: 'network',
    level: 'own',
    prefix: '',
    names: `
      owner admin_or_owner admin_owner_or_network_owner default get_address_group get_address_scope
      update_address_scope delete_address_scope get_auto_allocated_topology delete_auto_allocated_topology
      get_floatingip update_floatingip delete_floatingip get_floatingip_port_forwarding
      get_router_conntrack_helper get_local_ip update_local_ip delete_local_ip get_local_ip_port_association
      get_metering_label get_metering_label_rule get_ndp_proxy update_ndp_proxy delete_ndp_proxy get_network
      update_network update_network:port_security_enabled delete_network get_port update_port
      update_port:binding:vnic_type delete_port get_policy_packet_rate_limit_rule
      get_policy_minimum_packet_rate_rule get_alias_minimum_packet_rate_rule update_rbac_policy
      get_rbac_policy delete_rbac_policy create_router:external_gateway_info
      create_router:external_gateway_info:network_id get_router update_router
      update_router:external_gateway_info update_router:external_gateway_info:network_id delete_router
      add_router_interface remove_router_interface add_extraroutes remove_extraroutes admin_owner_or_sg_owner
      create_security_group update_security_group delete_security_group create_security_group_rule
      get_security_group_rule delete_security_group_rule get_subnet get_subnetpool update_subnetpool
      delete_subnetpool onboard_network_subnets add_prefixes remove_prefixes get_trunk update_trunk
      delete_trunk add_subports remove_subports
    `,
  },
  {
    scope: 'network',
    level: 'nobody',
    prefix: '',
    names: `
      context_is_advsvc network_owner shared ext_parent_owner sg_owner shared_address_groups
      shared_address_scopes external network_device shared_subnetpools
    `,
  },
  {
    scope: 'network',
    level: 'member',
    prefix: '',
    names: `
      create_floatingip_port_forwarding update_floatingip_port_forwarding delete_floatingip_port_forwarding
      create_router_conntrack_helper update_router_conntrack_helper delete_router_conntrack_helper
      create_local_ip_port_association delete_local_ip_port_association create_subnet update_subnet
      delete_subnet
    `,
  },
]
