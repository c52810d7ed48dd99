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

/** Path → edit for a new feature; `word` is its name in kebab-case, `label` its Russian name. */
export function featureEdits(word: string, label: string): Map<string, Edit> {
  return new Map<string, Edit>([
    [
      'packages/contract/src/operations/operations.ts',
      (text) =>
        insertBefore(
          withImport(text, `import { list${pascal(word)} } from '../${word}/${word}.ts'`),
          '} as const satisfies',
          `  list${pascal(word)},\n`,
        ),
    ],
    [
      'apps/server/src/features.ts',
      (text) => {
        const LIST = 'export const features:'
        const [head, ...rest] = withImport(text, `import { ${camel(word)} } from './${word}/${word}.feature.ts'`).split(LIST)
        return `${head}${LIST}${insertBefore(rest.join(LIST), /^\]/m, `  ${camel(word)},\n`)}`
      },
    ],
    ['apps/web/app/routes.ts', (text) => insertBefore(text, "  route('*'", `  route('${word}', '${word}/${word}.page.tsx'),\n`)],
    ['architecture.json', (text) => addWord(text, word)],
    [
      'GLOSSARY.md',
      (text) =>
        text.includes(`| \`${word}\` |`)
          ? text
          : insertBefore(text, /\n\n## Terms/, `\n| ${label} | \`${word}\` | \`/${word}\` | ${label} |`),
    ],
  ])
}

function addWord(text: string, word: string): string {
  const architecture = JSON.parse(text) as { words: string[]; unfinished: Record<string, string> }
  if (!architecture.words.includes(word)) architecture.words.push(word)
  delete architecture.unfinished[word]
  return `${JSON.stringify(architecture, null, 2)}\n`
}
