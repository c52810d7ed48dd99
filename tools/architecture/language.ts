// A rule for the product's source: Russian texts stand only in catalogues of messages and in tables of codes, which architecture.json lists
// (`russianText`). Comments are not checked.
import { isProduct, matches, type Rule, type Violation } from './project.ts'
import { lineAt, type SourceFile, walk } from './source.ts'

const CYRILLIC = /[А-Яа-яЁё]/

export const language: Rule = {
  name: 'language',
  check: ({ architecture, files }) => {
    const russianFiles = architecture.russianText.map((place) => place.files)
    return files.filter(({ path }) => isProduct(path) && !matches(path, russianFiles)).flatMap(checkFile)
  },
}

function checkFile(file: SourceFile): Violation[] {
  const found: Violation[] = []
  const check = (text: string, start: number) => {
    if (CYRILLIC.test(text))
      found.push({ path: file.path, line: lineAt(file, start), message: `text outside the catalogues: ${text.trim().slice(0, 40)}` })
  }
  walk(file, {
    Literal: ({ value, start }) => {
      if (typeof value === 'string') check(value, start)
    },
    TemplateElement: ({ value, start }) => check(value.raw, start),
    JSXText: ({ value, start }) => check(value, start),
  })
  return found
}
