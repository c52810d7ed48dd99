// Private documents: unreadable on disk, bound to their names, refused when touched; and what counts as a harmless document.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { randomIds } from '../ids.ts'
import { contentType, isQuietPdf } from './content.ts'
import { sealedStore } from './sealed-store.ts'
import { localStore } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'sverka-files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const open = (secret = 'secret') => sealedStore(localStore(folder, randomIds), secret, randomIds)
const PASSPORT = Buffer.from('серия 00 00 номер 000000')

test('a document reads back, and the disk holds none of it', async () => {
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

const pdf = (body: string | Buffer) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(body), Buffer.from('\n%%EOF\n')])
const objectStream = (text: string) => {
  const packed = deflateSync(Buffer.from(text))
  return Buffer.concat([
    Buffer.from(`1 0 obj <</Type /ObjStm /Filter /FlateDecode /Length ${packed.length}>> stream\n`),
    packed,
    Buffer.from('\nendstream endobj'),
  ])
}

test('a document is known by its bytes', () => {
  expect(contentType(pdf(''))).toBe('application/pdf')
  expect(contentType(Buffer.from('<html>'))).toBeNull()
  expect(contentType(Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'))).toBeNull()
})

test.each<[string, Buffer, boolean]>([
  ['plain', pdf('1 0 obj <</Type /Catalog /OpenAction [3 0 R /Fit]>> endobj'), true],
  ['with packed plain objects', pdf(objectStream('<</Type /Page>>')), true],
  ['with a script', pdf('<</S /JavaScript /JS (app.alert(1))>>'), false],
  ['with a script in disguise', pdf('<</S /J#61vaScript>>'), false],
  ['with a packed script', pdf(objectStream('<</S /JavaScript>>')), false],
  ['that starts a program', pdf('<</S /Launch /F (cmd.exe)>>'), false],
  ['with an attachment', pdf('<</Names <</EmbeddedFiles 1 0 R>>>>'), false],
  ['locked', pdf('<</Encrypt 5 0 R>>'), false],
  ['with something after its end', Buffer.concat([pdf(''), Buffer.from('PK\u0003\u0004zip')]), false],
])('a PDF %s: harmless is %s', (_name, bytes, quiet) => {
  expect(isQuietPdf(bytes)).toBe(quiet)
})
