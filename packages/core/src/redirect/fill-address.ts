import { err, ok, type Result } from 'neverthrow';
import { decodingsOf, parseQuery } from '../address/query.ts';
import { faultAt } from '../configuration/fault-at.ts';
import type { ConfigurationFault } from '../errors/domain-error.ts';
import type { AddressPart, BuiltAddress } from './built-address.ts';
import { fillTemplate, joinAddress, placeholdersOf, splitAddress } from './template.ts';
import { isSecretName, SOURCES, type ValueName } from './value-sources.ts';

/** The values that fill a template. */
export type Values = Readonly<Partial<Record<ValueName, string>>>;

/** A filled-in piece of an address, with the parts that it was built from. */
export interface Filled {
  readonly text: string;
  readonly parts: readonly AddressPart[];
}

/**
 * Fills an address's template, which is in a field of the configuration. `query` replaces the template's own. A
 * path segment that becomes `.` or `..` is a fault of the field: no encoding keeps it from leading elsewhere.
 */
export function fillAddress(
  template: string,
  values: Values,
  field: string,
  query = fillQuery(splitAddress(template).query, values, field),
): Result<BuiltAddress, ConfigurationFault> {
  const { base, fragment } = splitAddress(template);
  const [route, parameters] = splitFragment(fragment);
  if ([...base.split('/'), ...route.split('/')].some((segment) => leadsElsewhere(segment, values)))
    return err(faultAt(field, 'has a placeholder in its path that would be filled with "." or ".."'));
  const path = fillPath(base, values);
  const start = fillPath(route, values);
  const rest = fillQuery(parameters, values, field);
  return ok({
    url: joinAddress({ base: path.text, query: query.text, fragment: start.text + rest.text }),
    parts: [path, query, start, rest].flatMap(({ parts }) => parts),
  });
}

/** Fills a query's template. The source of a parameter without a placeholder is the template's field. */
export function fillQuery(template: string, values: Values, field: string): Filled {
  const parts = template.split('&').flatMap((parameter) => {
    const taken = partsTaken(parameter, values);
    const source = [...new Set(taken.map((part) => part.source))].join('; ') || field;
    const secret = taken.find((part) => part.secret !== null)?.secret ?? null;
    const filled = parseQuery(`?${fillTemplate(parameter, values)}`);
    return filled.map(([name, value]) => ({ name, value, source, secret }));
  });
  return { text: fillTemplate(template, values), parts };
}

const fillPath = (template: string, values: Values): Filled => ({
  text: fillTemplate(template, values),
  parts: partsTaken(template, values),
});

/** The parts of a template, one for each placeholder. */
const partsTaken = (template: string, values: Values): readonly AddressPart[] =>
  placeholdersOf(template)
    .filter((name): name is ValueName => Object.hasOwn(values, name))
    .map((name) => {
      const value = values[name] ?? '';
      return { name: `{${name}}`, value, source: SOURCES[name], secret: isSecretName(name) ? value : null };
    });

/**
 * Whether a filled path segment is `.` or `..`. URL parsers take `%2e` for a dot as well, and some servers decode
 * once more, or end a segment at other marks.
 */
function leadsElsewhere(segment: string, values: Values): boolean {
  if (partsTaken(segment, values).length === 0) return false;
  const readings = decodingsOf(fillTemplate(segment, values)).flatMap((text) => text.split(/[/\\;?#]/));
  return readings.includes('.') || readings.includes('..');
}

/** A fragment may be a route with a query behind it (`#/home?a=b`), a query (`#a=b`), or a route alone. */
function splitFragment(fragment: string): readonly [route: string, query: string] {
  const mark = fragment.indexOf('?');
  const end = mark < 0 && fragment.includes('=') ? 1 : mark < 0 ? fragment.length : mark + 1;
  return [fragment.slice(0, end), fragment.slice(end)];
}
