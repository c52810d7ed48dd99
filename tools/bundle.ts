// Packages that must never reach the browser (schema library, validator, database, web server), and texts by which they are recognised in
// minified files.

/** Package → text in its code that survives minification. */
export const FORBIDDEN_PACKAGES: Readonly<Record<string, string>> = {
  typebox: '~kind',
  ajv: 'must NOT have additional properties',
  pg: 'SCRAM-SHA-256',
  kysely: 'SelectQueryNode',
  fastify: 'FST_ERR_',
}

/** The packages found in a file's text. */
export function findForbiddenPackages(text: string): string[] {
  return Object.entries(FORBIDDEN_PACKAGES).flatMap(([name, mark]) => (text.includes(mark) ? [name] : []))
}
