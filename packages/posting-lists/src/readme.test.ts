// The example code of the README runs and prints the results that the README describes.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'

test('the example prints the results that the README describes', async () => {
  const [, code = ''] = /```ts\n(.*?)```/s.exec(readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')) ?? []
  const folder = mkdtempSync(join(tmpdir(), 'posting-lists-readme-'))
  const file = join(folder, 'example.ts')
  writeFileSync(
    file,
    code.replace(/'@sverka\/posting-lists\/([^']+)'/g, (_, name) => `'${join(import.meta.dirname, `${name}.ts`)}'`),
  )
  const reported = vi.spyOn(console, 'log').mockReturnValue(undefined)
  await import(/* @vite-ignore */ pathToFileURL(file).href)
  rmSync(folder, { recursive: true })
  expect(reported.mock.calls.flat()).toEqual([
    { count: 2, titles: ['war and peace', 'the warden'], changed: [] },
    { count: 3, titles: ['war and peace', 'the warden'], changed: [20] },
    { count: 3, titles: ['war and peace', 'the warden', 'warlock'], changed: [] },
  ])
})
