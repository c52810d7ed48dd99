// The lines that a new feature adds to existing files: lists of operations, server features and web routes, architecture.json, the glossary.
import { camel, pascal } from './feature-files.ts'

/** Changes the text of a file. */
export type Edit = (text: string) => string

/** Inserts `line` before the first occurrence of `before`; throws if there is none. */
export function insertBefore(text: string, before: string | RegExp, line: string): string {
  const index = typeof before === 'string' ? text.indexOf(before) : text.search(before)
  if (index < 0) throw new Error(`No place found before ${before}`)
  return text.slice(0, index) + line + text.slice(index)
}

/** Imports come after the file's first sentence; the formatter sorts them. */
const withImport = (text: string, line: string): string => insertBefore(text, /^import /m, `${line}\n`)

/** Path → edit for a new feature; `module` is its name in kebab-case, `label` its Russian name. */
export function featureEdits(module: string, label: string): Map<string, Edit> {
  return new Map<string, Edit>([
    [
      'packages/contract/src/operations/operations.ts',
      (text) =>
        insertBefore(
          withImport(text, `import { list${pascal(module)} } from '../${module}/${module}.ts'`),
          '} as const satisfies',
          `  list${pascal(module)},\n`,
        ),
    ],
    [
      'apps/server/src/features.ts',
      (text) => {
        const LIST = 'export const features:'
        const [head, ...rest] = withImport(text, `import { ${camel(module)} } from './${module}/${module}.feature.ts'`).split(LIST)
        return `${head}${LIST}${insertBefore(rest.join(LIST), /^\]/m, `  ${camel(module)},\n`)}`
      },
    ],
    ['apps/web/app/routes.ts', (text) => insertBefore(text, "  route('*'", `  route('${module}', '${module}/${module}.page.tsx'),\n`)],
    ['architecture.json', (text) => addModule(text, module)],
    [
      'GLOSSARY.md',
      (text) =>
        text.includes(`| \`${module}\` |`)
          ? text
          : insertBefore(text, /\n\n## Terms/, `\n| ${label} | \`${module}\` | \`/${module}\` | ${label} |`),
    ],
  ])
}

function addModule(text: string, module: string): string {
  const architecture = JSON.parse(text) as { modules: string[]; unfinished: Record<string, string> }
  if (!architecture.modules.includes(module)) architecture.modules.push(module)
  delete architecture.unfinished[module]
  return `${JSON.stringify(architecture, null, 2)}\n`
}
