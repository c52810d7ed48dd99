// Private documents are encrypted on disk, bound to their names and rejected when tampered with; the type of a document is found by its bytes.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { pdf } from '../../../test/pdf.ts'
import { randomIds } from '../ids.ts'
import { contentType } from './content.ts'
import { sealedStore } from './sealed-store.ts'
import { localStore } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'sverka-files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const open = (secret = 'secret') => sealedStore(localStore(folder, randomIds), secret, randomIds)
/** The number of an invented passport: series and number. */
const PASSPORT = Buffer.from('серия 00 00 номер 000000')

test('a document is read back, and the disk has none of its text', async () => {
  await open().put('tickets/one', PASSPORT)
  expect(await open().get('tickets/one')).toEqual(PASSPORT)
  expect(readFileSync(join(folder, 'tickets/one')).includes('номер')).toBe(false)
  expect(await open().get('tickets/none')).toBeNull()
})

test('another key, a changed byte or a swapped file does not open', async () => {
  await open().put('tickets/two', PASSPORT)
  await expect(open('other').get('tickets/two')).rejects.toThrow()
  const bytes = readFileSync(join(folder, 'tickets/two'))
  writeFileSync(join(folder, 'tickets/three'), bytes)
  await expect(open().get('tickets/three')).rejects.toThrow()
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  writeFileSync(join(folder, 'tickets/two'), bytes)
  await expect(open().get('tickets/two')).rejects.toThrow()
})

test.each(['../outside', '/etc/passwd', 'a/../../b', 'tickets//x', 'tickets/.hidden'])('the key %s is refused', async (key) => {
  await expect(open().get(key)).rejects.toThrow('not a file key')
})

test('the type of a document is recognised by its bytes', () => {
  expect(contentType(pdf())).toBe('application/pdf')
  expect(contentType(Buffer.from('<html>'))).toBeNull()
  expect(contentType(Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'))).toBeNull()
})
