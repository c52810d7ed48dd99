// Checks docs/asvs.md, a table that says for each requirement of OWASP ASVS (a security standard for web applications) by which test or document
// it is met: each requirement's number stands there once, and every named test exists in its file.
import type { Violation } from '../architecture/project.ts'

const PATH = 'docs/asvs.md'
/** A reason, which a row may give instead of a test or document. */
const REASON = /^(?:Not applicable|Exception|Open): .{10,}$/

/** `levels`: number of a requirement → its level; `read`: the text of a file by its path from the root, null where there is none. */
export function checkAsvs(text: string, levels: Readonly<Record<string, number>>, read: (path: string) => string | null): Violation[] {
  const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| .+? \| (.*) \|$/gm)].map(([, number = '', level, statement = '']) => ({
    number,
    level: Number(level),
    held: statement,
  }))
  const numbers = rows.map(({ number }) => number)
  const messages = [
    ...Object.keys(levels).flatMap((number) => (numbers.includes(number) ? [] : [`lacks ${number}`])),
    ...numbers.flatMap((number, index) => (numbers.indexOf(number) === index ? [] : [`has ${number} twice`])),
    ...rows.flatMap(({ number, level, held }) => [
      ...(levels[number] === level ? [] : [`${number} is not of level ${level}`]),
      ...held.split(' · ').flatMap((part) => findWrong(part, read).map((wrong) => `${number}: ${wrong}`)),
    ]),
  ]
  return messages.map((message) => ({ path: PATH, message }))
}

/**
 * The fault of one statement of a row, or an empty list. A statement is a reason, or a path and a name: a document must have the name as a
 * heading, any other file somewhere in its text (the title of a test).
 */
function findWrong(part: string, read: (path: string) => string | null): string[] {
  if (REASON.test(part)) return []
  const [, path = '', name] = /^`([^`\s]+)`(?:: (.+))?$/.exec(part) ?? []
  if (!path) return [`«${part}» is neither a file with a name nor a reason`]
  const found = read(path)
  if (found === null) return [`${path} is not there`]
  const searched = path.endsWith('.md') && name ? `\n## ${name}\n` : (name ?? '')
  return found.includes(searched) ? [] : [`${path} has no «${name}»`]
}
