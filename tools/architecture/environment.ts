// Settings have one door: the environment is read by the configuration and nobody else.
import { isProduct, type Rule, type Violation } from './project.ts'
import { lineAt, walk } from './source.ts'

const DOOR = 'apps/server/src/platform/config.ts'

export const environment: Rule = {
  name: 'environment',
  check: ({ files }) =>
    files
      .filter(({ path }) => isProduct(path) && path !== DOOR)
      .flatMap((file) => {
        const found: Violation[] = []
        walk(file, {
          MemberExpression: ({ object, property, start }) => {
            const isEnv =
              object.type === 'Identifier' && object.name === 'process' && property.type === 'Identifier' && property.name === 'env'
            if (isEnv) found.push({ path: file.path, line: lineAt(file, start), message: 'process.env outside platform/config.ts' })
          },
          ImportSpecifier: ({ imported, start }) => {
            if (imported.type === 'Identifier' && imported.name === 'env') {
              found.push({ path: file.path, line: lineAt(file, start), message: 'the environment outside platform/config.ts' })
            }
          },
        })
        return found
      }),
}
