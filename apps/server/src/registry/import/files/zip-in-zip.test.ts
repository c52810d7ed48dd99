// An import reads a ZIP inside a ZIP archive, but only one level deep and within limits, and leaves no temporary files behind.
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { createTestImport } from '../../../../test/load-register.ts'
import { egrulFile, legalEntity } from '../../../../test/register-files.ts'
import { makeZip } from '../../../../test/zip-files.ts'

/** Imports into a test database. */
const base = createTestImport()
/** A member of an archive: a file with one company. */
const member = (name: string) => ({ name, content: egrulFile([legalEntity({ asOf: '2026-01-01' })]) })
/** Temporary folders of this process: other tests run in parallel. */
const temporaryFolders = async () => (await readdir(tmpdir())).filter((name) => name.startsWith(`sverka-zip-${process.pid}-`))

test('the members of a nested ZIP are read, and no file stays on the disk', async () => {
  const file = makeZip([{ name: 'inner.ZIP', content: makeZip([member('one.xml'), member('two.xml')]) }, member('three.xml')])
  expect(await base.load([file])).toMatchObject({ created: 3, refused: [] })
  expect(await temporaryFolders()).toEqual([])
})

const innerZip = makeZip([member('a.xml')])
test.each<[string, string, Buffer, RegExp]>([
  ['a ZIP two levels deep', 'a.zip', makeZip([{ name: 'b.zip', content: innerZip }]), /^a ZIP inside a ZIP is read one level deep$/],
  ['a file named .zip that is not a ZIP', 'a.zip', Buffer.from('<html>'), /^not a readable ZIP/],
  // The outer ZIP compresses the zeros about a thousand times.
  ['a ZIP that unpacks to far more than its size', 'a.zip', Buffer.concat([innerZip, Buffer.alloc(40_000_000)]), /more than 100 times/],
])('%s is refused, and the other files are still read', async (_case, name, content, reason) => {
  const { created, refused } = await base.load([makeZip([{ name, content }, member('good.xml')])])
  expect({ created, reasons: refused.map((one) => one.reason) }).toEqual({ created: 1, reasons: [expect.stringMatching(reason)] })
  expect(await temporaryFolders()).toEqual([])
})
