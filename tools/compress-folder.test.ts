// Compressed copies (.br and .gz) of the browser's files: made once, complete, and only for texts that are long enough to gain from it.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressFolder } from './compress-folder.ts'

const text = 'const answer = 42\n'.repeat(200)
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'))
  for (const [name, content] of Object.entries({ 'a.js': text, 'small.js': 'a', 'picture.webp': text }))
    writeFileSync(join(folder, name), content)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('every text worth compressing has both copies', async () => {
  await compressFolder(folder)
  expect(readdirSync(folder).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'picture.webp', 'small.js'])
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.js.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(folder, 'a.js.gz'))).toString()).toBe(text)
})

test('existing copies are not made again', async () => {
  await compressFolder(folder)
  const made = () => statSync(join(folder, 'a.js.br')).mtimeMs
  const before = made()
  await compressFolder(folder)
  expect(made()).toBe(before)
})
