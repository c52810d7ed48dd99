// The check of documents: commands, links, file names and tables that no longer agree with the project are reported.
import { expect, test } from 'vitest'
import { checkDocuments, type Documents } from './documents.ts'
import { envExample } from './env-example.ts'

/** Findings for documents (path → text) of an invented project with one module, `cart`, and one document, `docs/how-to/a.md`. */
function findings(texts: Record<string, string>, changes: Partial<Documents> = {}): string[] {
  const documents = {
    scripts: ['start', 'check'],
    words: ['cart'],
    fileNames: new Set(['cart.ts']),
    exists: (path: string) => path === 'docs/how-to/a.md',
    ...changes,
  }
  return checkDocuments({ ...documents, texts: new Map(Object.entries(texts)) }).map(({ path, message }) => `${path} ${message}`)
}

test('marks of an unfinished merge are reported', () => {
  const merged = ['one', '<<<<<<< HEAD', 'two', '=======', 'three', '>>>>>>> abc (Add three)', ''].join('\n')
  expect(findings({ 'README.md': merged })).toEqual(['README.md has marks of an unfinished merge'])
  expect(findings({ 'README.md': 'one\n> quoted\n' })).toEqual([])
})

test('an unknown command is reported', () => {
  expect(findings({ 'README.md': 'Run `npm start`, then `npm run check` and `npm run fly`.' })).toEqual([
    'README.md there is no npm run fly',
  ])
})

test('a broken link is reported', () => {
  const text = '[a](docs/how-to/a.md#part) [b](docs/how-to/b.md) [web](https://example.org)'
  expect(findings({ 'README.md': text })).toEqual(['README.md links to docs/how-to/b.md, which is not there'])
  expect(findings({ 'docs/how-to/c.md': '[a](a.md)' })).toEqual([])
})

test('a missing file is reported', () => {
  const text =
    '`docs/how-to/a.md` `docs/how-to/b.md` `cart/cart.ts` `cart/basket.ts` `apps/web/app/<word>/<word>.page.tsx` `.ts` `*.sql.ts`'
  expect(findings({ 'README.md': text })).toEqual([
    'README.md names docs/how-to/b.md, which is not there',
    'README.md names cart/basket.ts, which is not there',
  ])
})

test('a glossary that differs from the words of the product is reported', () => {
  const row = (word: string) => `| Слово | \`${word}\` | \`/x\` | meaning |`
  expect(findings({ 'GLOSSARY.md': row('cart') })).toEqual([])
  expect(findings({ 'GLOSSARY.md': '| Слово | `cart` | | without pages |' })).toEqual([])
  expect(findings({ 'GLOSSARY.md': row('basket') })).toEqual([
    expect.stringContaining('the word cart'),
    expect.stringContaining('basket is no word'),
  ])
})

test('an example of settings that differs from the configuration is reported', () => {
  expect(findings({ '.env.example': envExample() })).toEqual([])
  expect(findings({ '.env.example': '#PORT=1\n' })).toEqual([expect.stringContaining('npm run env:example')])
})

test('a decision without its parts and a repeated number are reported', () => {
  const whole = '# 0001. A\nDate: 2026-11-21. Status: accepted.\n**Decision.** **Why.** **Cost.** **Enforced by**'
  expect(findings({ 'docs/decisions/0001-a.md': whole })).toEqual([])
  expect(findings({ 'docs/decisions/0001-a.md': whole.replace('**Cost.**', '') })).toEqual(['docs/decisions/0001-a.md has no «**Cost.**»'])
  expect(findings({ 'docs/decisions/0001-a.md': whole, 'docs/decisions/0001-b.md': whole })).toHaveLength(2)
})

test('an index without one of the decisions is reported', () => {
  const record = '# 0001. A\nDate: 2026-11-21. Status: accepted.\n**Decision.** **Why.** **Cost.** **Enforced by**'
  const texts = { 'docs/decisions/0001-a.md': record }
  const isThere = { exists: () => true }
  expect(findings({ ...texts, 'docs/decisions/README.md': '- [0001. A](0001-a.md)\n' }, isThere)).toEqual([])
  expect(findings({ ...texts, 'docs/decisions/README.md': 'None.\n' }, isThere)).toEqual([
    'docs/decisions/README.md lacks the line - [0001. A](0001-a.md)',
  ])
})

test('the example of settings names every one, with its default and never a secret value', () => {
  expect(envExample()).toContain('\n# Port to listen on; 0 takes a free one\n#PORT=3000\n')
  expect(envExample()).toMatch(/\(.*secret.*\)\n#SECRET_KEY=\n/)
})
