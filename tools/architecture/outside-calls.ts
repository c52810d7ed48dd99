// A rule for the server's modules (such as `cart`): they call other servers only from files `*.adapter.ts`, so that no such call hides in a
// business rule or within a transaction of the database.
import { findModule, isProduct, type Rule, type Violation } from './project.ts'
import { lineAt, listImports, walk } from './source.ts'

const NETWORK = new Set(['node:http', 'node:https', 'node:http2', 'node:net', 'node:tls', 'node:dgram', 'undici', 'nodemailer'])

export const outsideCalls: Rule = {
  name: 'outside-calls',
  check: ({ architecture, files }) =>
    files
      .filter(
        ({ path }) => isProduct(path) && path.startsWith('apps/server/') && findModule(architecture, path) && !path.endsWith('.adapter.ts'),
      )
      .flatMap((file) => {
        const found: Violation[] = listImports(file)
          .filter(({ target }) => NETWORK.has(target))
          .map(({ target, line }) => ({ path: file.path, line, message: `${target} outside *.adapter.ts and platform/` }))
        walk(file, {
          CallExpression: ({ callee, start }) => {
            if (callee.type === 'Identifier' && callee.name === 'fetch') {
              found.push({ path: file.path, line: lineAt(file, start), message: 'fetch outside *.adapter.ts and platform/' })
            }
          },
        })
        return found
      }),
}
