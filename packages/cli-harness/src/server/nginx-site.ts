import { type AnswerHeaders, HASHED, headersOf } from './answers.ts';
import { TLS } from './nginx-common.ts';
import { hostOf, portOf, REPORT_PATH, type ServedSite, type Serving, TLS_PORT } from './serving.ts';

/**
 * What `nginx/sites/NAME.conf` holds: the server of one site. `root` is the folder of the release, `table` the file with
 * the documents, and `id` makes the names of variables.
 */
export function nginxSite(
  site: ServedSite,
  { root, table, id }: { root: string; table: string; id: string },
): string {
  const { serving, name, brand } = site;
  const headers = headersOf(site);
  const host = hostOf(serving);
  const api = serving.api === null ? null : new URL(serving.api.url);
  return `\
# ${host} (${brand}). Written by gatehouse.

map "$gatehouse_path|" $${id}_any {
    default /index.html;
    include ${table};
}
map "$gatehouse_path|$gatehouse_language" $${id}_near {
    default $${id}_any;
    include ${table};
}
map "$gatehouse_path|$gatehouse_lang" $${id}_document {
    default $${id}_near;
    include ${table};
}
map $http_cookie $${id}_cookie {
    default "XSRF-TOKEN=$gatehouse_token; Path=/; SameSite=Lax${isSecure(serving) ? '; Secure' : ''}";
    "~(?:^|;\\s*)XSRF-TOKEN=[^;\\s]" "";
}
${api === null ? '' : apiParts(api, serving, id)}
${serving.certificates === null ? '' : `${redirectToTls(host, serving)}\n`}server {
${listen(serving, host)}
    server_name ${host};
    root ${root}/sites/${name};
    access_log ${serving.log} gatehouse buffer=64k flush=1s;
    # An error names the whole request, with its query.
    error_log ${errorLogOf(serving)} crit;
    log_not_found off;
    server_tokens off;
${serving.proxies.map((each) => `    set_real_ip_from ${each};\n`).join('')}${
  serving.proxies.length === 0 ? '' : '    real_ip_header X-Forwarded-For;\n    real_ip_recursive on;\n'
}
    # Whoever types a password for a minute need not connect again to send it.
    keepalive_timeout 75s;
    client_header_timeout 10s;
    client_body_timeout 10s;
    send_timeout 30s;
    # A body fits into memory, so a password never reaches a disk.
    client_max_body_size 16k;
    client_body_buffer_size 16k;

    types {
        "text/html; charset=utf-8" html;
        "text/javascript; charset=utf-8" js;
        "text/css; charset=utf-8" css;
        "application/json; charset=utf-8" json;
        "image/svg+xml; charset=utf-8" svg;
        image/png png;
        font/woff2 woff2;
    }
    default_type application/octet-stream;
    # The answers of the API are not compressed here: their length must not depend on a secret (BREACH).
    gzip off;
    gzip_static on;
    brotli_static on;
    gzip_vary on;
    max_ranges 1;
    absolute_redirect off;
    # The files of a release do not change.
    open_file_cache max=2048 inactive=60s;
    open_file_cache_valid 10s;
    open_file_cache_errors on;
${headerLines(headers.data, 4)}

    location / {
${headerLines(headers.documents, 8)}
        add_header Set-Cookie $${id}_cookie always;
        etag off;
        if_modified_since off;
        try_files $${id}_document =404;
    }
    # What is a file by its name and not listed below: the notes of the stamp, the other names of the documents.
    location ~ \\.\\w+$ {
        return 404;
    }
    location = /configs/config.json {
${headerLines(headers.files, 8)}
        try_files $uri @missing;
    }
    location = /worker.js {
${headerLines(headers.worker, 8)}
        # The kill switch replaces this file and must take effect at once.
        open_file_cache off;
        try_files $uri @missing;
    }
    location ^~ /assets/ {
${headerLines(headers.files, 8)}
        try_files $uri @missing;
        location ~ "${HASHED}" {
${headerLines(headers.hashed, 12)}
            try_files $uri @missing;
        }
    }
    # A file that is not there now may be there after a release: nobody may keep this answer.
    location @missing {
        return 404;
    }
    location = /healthz {
        access_log off;
        default_type text/plain;
        return 200 "ok\\n";
    }
    location = ${REPORT_PATH} {
        return 204;
    }
${api === null ? '' : apiLocation(api, serving, id, headers)}}
`;
}

/** What the table of a site's documents holds: a line for each path and language. */
export const nginxTable = ({ documents }: ServedSite): string =>
  documents.map(({ path, lang, file }) => `"${path}|${lang}" /${file};\n`).join('');

const isSecure = ({ origin }: Serving): boolean => origin.startsWith('https:');

const headerLines = (headers: Readonly<Record<string, string>>, indent: number): string =>
  Object.entries(headers)
    .map(([name, value]) => `${' '.repeat(indent)}add_header ${properCase(name)} "${value}" always;`)
    .join('\n');

const properCase = (name: string): string =>
  name.replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase());

const listen = ({ port, certificates }: Serving, host: string): string =>
  certificates === null
    ? `    listen ${port};`
    : `\
    listen ${port} ssl http2;
    listen [::]:${port} ssl http2;
    ssl_certificate ${certificates}/${host}/fullchain.pem;
    ssl_certificate_key ${certificates}/${host}/privkey.pem;
${TLS}`;

/** Leads from plain HTTP to the site, and answers who checks its name for a certificate. */
const redirectToTls = (host: string, { port, origin }: Serving): string =>
  port !== TLS_PORT
    ? ''
    : `\
server {
    listen 80;
    listen [::]:80;
    server_name ${host};
    server_tokens off;
    access_log off;
    location ^~ /.well-known/acme-challenge/ {
        root /var/www/html;
    }
    location / {
        return 308 ${origin}$request_uri;
    }
}
`;

/** The platform, and the limit of calls to it. */
const apiParts = (api: URL, { logonsPerMinute }: Serving, id: string): string => `\
upstream ${id}_api {
    server ${api.hostname}:${portOf(api)};
    keepalive 64;
    # Shorter than any server keeps one open: a call on a connection that is being closed would be lost.
    keepalive_timeout 4s;
}
${
  logonsPerMinute === 0
    ? ''
    : `limit_req_zone $gatehouse_caller zone=${id}_logons:10m rate=${logonsPerMinute}r/m;\n`
}`;

/** A folder takes the faults of a server as a file beside its log; what goes to a process's output goes to its other one. */
const errorLogOf = ({ log }: Serving): string =>
  log.startsWith('/dev/') ? 'stderr' : log.replace(/(?:\.log)?$/, '.error.log');

function apiLocation(api: URL, serving: Serving, id: string, headers: AnswerHeaders): string {
  const { api: called, logonsPerMinute, origin } = serving;
  return `\
    location ^~ ${called?.path}/ {
        # Nothing in these addresses is secret, and a fault of the platform has to be told.
        error_log ${errorLogOf(serving)} error;
        if ($request_method !~ ^(?:GET|HEAD|POST)$) {
            return 405;
        }
        if ($gatehouse_forged) {
            return 403;
        }
${
  logonsPerMinute === 0
    ? ''
    : `\
        limit_req zone=${id}_logons burst=${logonsPerMinute} nodelay;
        limit_req_status 429;
        error_page 429 @too-many;
`
}\
        proxy_pass ${api.protocol}//${id}_api${api.pathname.replace(/\/+$/, '')}/;
${api.protocol === 'https:' ? tlsToApi(api) : ''}\
        proxy_http_version 1.1;
        proxy_set_header Host ${api.host};
        proxy_set_header Connection "";
        # Whatever a visitor says of these is replaced.
        proxy_set_header Forwarded "";
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Host ${new URL(origin).host};
        proxy_set_header X-Forwarded-Proto ${new URL(origin).protocol.slice(0, -1)};
        proxy_set_header X-Real-IP $remote_addr;
        proxy_set_header X-Request-Id $gatehouse_id;
        # The page gives a call 15 seconds. A call that changes something is tried again only if it was never sent.
        proxy_connect_timeout 5s;
        proxy_send_timeout 15s;
        proxy_read_timeout 20s;
        proxy_next_upstream error timeout;
        proxy_next_upstream_tries 2;
        proxy_next_upstream_timeout 6s;
        # An answer may hold a session: it stays in memory.
        proxy_buffers 8 16k;
        proxy_max_temp_file_size 0;
        proxy_hide_header Cache-Control;
        proxy_hide_header Server;
        proxy_hide_header X-Powered-By;
${Object.keys(headers.data)
  .filter((name) => name !== 'cache-control')
  .map((name) => `        proxy_hide_header ${properCase(name)};`)
  .join('\n')}
${headerLines(headers.data, 8)}
        add_header X-Request-Id $gatehouse_id always;
    }
    location @too-many {
${headerLines(headers.data, 8)}
        add_header Retry-After 10 always;
        default_type text/plain;
        return 429 "Too many attempts.\\n";
    }
`;
}

const tlsToApi = ({ hostname }: URL): string => `\
        proxy_ssl_server_name on;
        proxy_ssl_name ${hostname};
        proxy_ssl_verify on;
        proxy_ssl_verify_depth 4;
        proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;
        proxy_ssl_protocols TLSv1.2 TLSv1.3;
`;
