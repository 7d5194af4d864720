import { HASHED, headersOf } from './answers.ts';
import { hostOf, REPORT_PATH, type ServedSite, type Serving } from './serving.ts';

/** Makes the file of Caddy for the sites of a release in the folder `root`. */
export const caddyFiles = (sites: readonly ServedSite[], root: string): Readonly<Record<string, string>> => ({
  'caddy/Caddyfile': `\
# Written by gatehouse. Start Caddy with this file, or import ${root}/caddy/sites/*.caddy in one of your own.
# Caddy cannot limit calls by address: whatever stands in front of it has to.
{
	admin unix//tmp/gatehouse-caddy-${sites[0]?.serving.port ?? 0}.sock
	auto_https disable_redirects
	# A fault names the whole request, with its query and its session.
	log default {
		format filter {
			wrap json
			fields {
				request>uri regexp \\?.* ""
				request>headers delete
			}
		}
	}
	servers {
		max_header_size 32KB
		timeouts {
			read_header 10s
			read_body 10s
			idle 75s
		}
	}
}

${portsWithout(sites).map(otherHosts).join('\n')}
import ${root}/caddy/sites/*.caddy
`,
  ...Object.fromEntries(sites.map((site) => [`caddy/sites/${site.name}.caddy`, caddySite(site, root)])),
});

const portsWithout = (sites: readonly ServedSite[]): readonly number[] => [
  ...new Set(sites.filter(({ serving }) => serving.certificates === null).map(({ serving }) => serving.port)),
];

/** Answers hosts that are none of the sites: nobody may choose the name by which a site calls itself. */
const otherHosts = (port: number): string => `\
http://:${port} {
	header -Server
	header Cache-Control no-store
	header X-Content-Type-Options nosniff
	respond /healthz "ok"
	respond 421
}
`;

type Headers = Readonly<Record<string, string>>;

const lines = (headers: Headers, indent: string): string =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}${name} "${value.replaceAll('"', '\\"')}"`)
    .join('\n');

const header = (headers: Headers): string => `\t\theader {
${lines(headers, '\t\t\t')}
\t\t}`;

/** A regular expression for one path, with or without a slash at its end. */
const exactly = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function caddySite(site: ServedSite, root: string): string {
  const { serving, name, brand } = site;
  const headers = headersOf(site);
  const host = hostOf(serving);
  const scheme = serving.certificates === null ? 'http' : 'https';
  return `\
# ${host} (${brand}). Written by gatehouse.
${scheme}://${host}:${serving.port} {
${tls(serving, host)}\
	root * ${root}/sites/${name}
	log {
		output file ${serving.log}
		format filter {
			wrap json
			fields {
				request>uri regexp \\?.* ""
				request>headers delete
				resp_headers delete
			}
		}
	}
	header {
		-Server
		Vary Accept-Encoding
		defer
	}

	map {query} {gatehouse_lang} {
		~(?:^|&)lang=[^&]*&(?:.*&)?lang= en
		~(?:^|&)lang=([^&]*) "\${1}"
		default ""
	}
	map "{path}|{gatehouse_lang}" {gatehouse_document} {
${table(site)}
		default /index.html
	}
${serving.api === null ? '' : api(serving, headers.data)}
	handle /healthz {
		respond "ok"
	}
	handle ${REPORT_PATH} {
${header(headers.data)}
		respond 204
	}
	handle /configs/config.json {
${header(headers.files)}
		file_server {
			precompressed br gzip
		}
	}
	handle /worker.js {
${header(headers.worker)}
		file_server {
			precompressed br gzip
		}
	}
	@hashed path_regexp ^/assets/.*${HASHED}
	handle @hashed {
${header(headers.hashed)}
		file_server {
			precompressed br gzip
		}
	}
	handle /assets/* {
${header(headers.files)}
		file_server {
			precompressed br gzip
		}
	}
	@named path_regexp \\.\\w+$
	handle @named {
		error 404
	}
	handle {
${header(headers.documents)}
		@new not header_regexp Cookie (?:^|;\\s*)XSRF-TOKEN=[^;\\s]
		header @new +Set-Cookie "XSRF-TOKEN={http.request.uuid}; Path=/; SameSite=Lax${
      serving.origin.startsWith('https:') ? '; Secure' : ''
    }"
		@reading method GET HEAD
		handle @reading {
			rewrite * {gatehouse_document}
			file_server {
				precompressed br gzip
			}
		}
		error 405
	}
	handle_errors {
		header -Server
${header(headers.data)}
		respond "{err.status_code} {err.status_text}"
	}
}
`;
}

const tls = ({ certificates }: Serving, host: string): string =>
  certificates === null
    ? ''
    : `\ttls ${certificates}/${host}/fullchain.pem ${certificates}/${host}/privkey.pem\n`;

/** The documents by path and language: the whole language first, then its part before a hyphen, then any. */
function table({ documents }: ServedSite): string {
  const rows = documents.toSorted((a, b) => b.lang.length - a.lang.length);
  return rows
    .map(({ path, lang, file }) => {
      const ending = lang === '' ? '.*' : `${exactly(lang)}(?:-.*)?`;
      return `\t\t~(?i)^${exactly(path)}${path === '/' ? '' : '/?'}\\|${ending}$ /${file}`;
    })
    .join('\n');
}

function api({ api: calls, origin, proxies }: Serving, data: Headers): string {
  const { path = '', url = '' } = calls ?? {};
  const { protocol, host, pathname } = new URL(url);
  const to = pathname.replace(/\/+$/, '');
  return `\
	handle_path ${path}/* {
		request_body {
			max_size 16KB
		}
		@other not method GET HEAD POST
		handle @other {
			error 405
		}
		@forged {
			not method GET HEAD
			not expression {http.request.cookie.XSRF-TOKEN} != "" && {http.request.cookie.XSRF-TOKEN} == {http.request.header.X-XSRF-TOKEN}
		}
		handle @forged {
			error 403
		}
${to === '' ? '' : `\t\trewrite * ${to}{uri}\n`}\
		reverse_proxy ${protocol}//${host} {
			header_up Host ${host}
			header_up X-Forwarded-Host ${new URL(origin).host}
			header_up X-Forwarded-Proto ${new URL(origin).protocol.slice(0, -1)}
${proxies.length === 0 ? '' : `\t\t\ttrusted_proxies ${proxies.join(' ')}\n`}\
			header_up X-Request-Id {http.request.uuid}
			header_up -Forwarded
			header_down -Server
			header_down -X-Powered-By
${Object.entries(data)
  .map(([name, value]) => `\t\t\theader_down ${name} "${value}"`)
  .join('\n')}
			lb_retries 0
			transport http {
				dial_timeout 5s
				response_header_timeout 20s
				keepalive 4s
			}
		}
	}
`;
}
