/** A port that a release listens on, and whether TLS is spoken there. */
export interface Port {
  readonly port: number;
  readonly hasTls: boolean;
}

/** What `nginx/gatehouse.conf` holds: whatever the sites share, in the context `http`. `folder` is where the files are. */
export const nginxCommon = (folder: string, ports: readonly Port[]): string => `\
# Written by gatehouse. Include this file in the context http, or start nginx with the nginx.conf beside it.

# The language: the one value of lang. Two of them count as English.
map $args $gatehouse_lang {
    default "";
    "~(?:^|&)lang=[^&]*&(?:.*&)?lang=" en;
    "~(?:^|&)lang=(?<gatehouse_lang_value>[^&]*)" $gatehouse_lang_value;
}
map $gatehouse_lang $gatehouse_language {
    default $gatehouse_lang;
    "~^(?<gatehouse_lang_start>[^-]*)-" $gatehouse_lang_start;
}
map $uri $gatehouse_path {
    default $uri;
    "~^(?<gatehouse_path_start>/.+)/$" $gatehouse_path_start;
}

# Half of a random number names the request, in the log and to the API. The other half is the anti-forgery token.
map $request_id $gatehouse_id {
    "~^(?<gatehouse_id_half>.{16})" $gatehouse_id_half;
}
map $request_id $gatehouse_token {
    "~(?<gatehouse_token_half>.{16})$" $gatehouse_token_half;
}
# Empty for a call that may be passed on: it changes nothing, or its header repeats the cookie.
map "$request_method $http_x_xsrf_token|$http_cookie" $gatehouse_forged {
    default 1;
    "~^(?:GET|HEAD) " "";
    "~^\\S+ (?<gatehouse_sent>[^;|\\s]+)\\|(?:.*;\\s*)?XSRF-TOKEN=\\k<gatehouse_sent>(?:;|$)" "";
}
# Whom a limit counts: nobody for a call that changes nothing.
map $request_method $gatehouse_caller {
    default $binary_remote_addr;
    GET "";
    HEAD "";
}

# Without the query, which may hold a code or a state.
map $request_uri $gatehouse_asked {
    "~^(?<gatehouse_asked_path>[^?]*)" $gatehouse_asked_path;
}
log_format gatehouse escape=json '{"time":"$time_iso8601","id":"$gatehouse_id","address":"$remote_addr",'
    '"host":"$server_name","method":"$request_method","path":"$gatehouse_asked","status":$status,'
    '"bytes":$bytes_sent,"seconds":$request_time,"apiStatus":"$upstream_status",'
    '"apiSeconds":"$upstream_response_time"}';

${ports.map(defaultServer).join('\n')}
include ${folder}/sites/*.conf;
`;

/** Answers hosts that are none of the sites: nobody may choose the name by which a site calls itself. */
const defaultServer = ({ port, hasTls }: Port): string =>
  hasTls
    ? `\
server {
    listen ${port} ssl http2 default_server;
    listen [::]:${port} ssl http2 default_server;
    server_name "";
    ssl_reject_handshake on;
${TLS}
}
`
    : `\
server {
    listen ${port} default_server;
    server_name "";
    server_tokens off;
    access_log off;
    add_header Cache-Control no-store always;
    add_header X-Content-Type-Options nosniff always;
    location = /healthz {
        default_type text/plain;
        return 200 "ok\\n";
    }
    location / {
        return 421;
    }
}
`;

/** The intermediate settings of Mozilla's guidelines for TLS, without the ciphers that need a file of their own. */
export const TLS = `\
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;
    ssl_prefer_server_ciphers off;
    ssl_ecdh_curve X25519:prime256v1:secp384r1;
    ssl_session_timeout 1d;
    ssl_session_cache shared:gatehouse_tls:10m;
    ssl_session_tickets off;`;

/** What `nginx/nginx.conf` holds: a whole nginx for these sites alone, which needs no privileges. */
export const nginxMain = (folder: string, port: number): string => `\
# Written by gatehouse. Starts nginx for these sites alone: nginx -c ${folder}/nginx.conf
include /etc/nginx/modules-enabled/*.conf;
worker_processes auto;
worker_rlimit_nofile 16384;
pcre_jit on;
pid /tmp/gatehouse-nginx-${port}.pid;
error_log stderr warn;

events {
    worker_connections 8192;
}

http {
    access_log off;
    server_names_hash_bucket_size 128;
    sendfile on;
    tcp_nopush on;
    client_body_temp_path /tmp/gatehouse-body;
    proxy_temp_path /tmp/gatehouse-proxy;
    fastcgi_temp_path /tmp/gatehouse-fastcgi;
    uwsgi_temp_path /tmp/gatehouse-uwsgi;
    scgi_temp_path /tmp/gatehouse-scgi;
    include ${folder}/gatehouse.conf;
}
`;
