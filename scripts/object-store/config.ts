/** The configuration files of the test's object store: one device, no replicas, everything on this machine. */

export const swift = `[swift-hash]
swift_hash_path_prefix = a
swift_hash_path_suffix = b
[storage-policy:0]
name = default
default = yes
`;

export function storageServer(kind: string, { folder, port }: { folder: string; port: number }): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${process.env.USER ?? 'root'}
swift_dir = ${folder}/etc
devices = ${folder}/srv
mount_check = false
workers = 0
disable_fallocate = true
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;
}

export function proxyServer({ folder, port, cachePort }: { folder: string; port: number; cachePort: number }): string {
  const pipeline = 'catch_errors proxy-logging cache s3api tempauth copy slo dlo proxy-logging proxy-server';
  const filters = ['catch_errors', 'proxy-logging', 'tempauth', 'copy', 'slo', 'dlo'];
  const settings: Record<string, string> = { tempauth: 'user_test_tester = testing .admin\n' };
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${process.env.USER ?? 'root'}
swift_dir = ${folder}/etc
workers = 0
# Swift has no PutBucketCors; this lets any page use the test's store.
cors_allow_origin = *
strict_cors_mode = false
[pipeline:main]
pipeline = ${pipeline}
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cachePort}
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
cors_preflight_allow_origin = *
${filters.map((name) => `[filter:${name}]\nuse = egg:swift#${name.replace('-', '_')}\n${settings[name] ?? ''}`).join('')}`;
}
