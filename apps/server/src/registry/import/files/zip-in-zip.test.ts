// A nested ZIP is read one level deep, within its limits, and leaves no files behind.
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { importInto } from '../../../../test/load-register.ts'
import { egrulFile, legalEntity } from '../../../../test/register-files.ts'
import { makeZip } from '../../../../test/zip-files.ts'

const base = importInto()
const member = (name: string) => ({ name, content: egrulFile([legalEntity({ asOf: '2026-01-01' })]) })
/** Temporary folders of this process: other tests run in parallel. */
const left = async () => (await readdir(tmpdir())).filter((name) => name.startsWith(`sverka-zip-${process.pid}-`))

test('the members of a nested ZIP are read, and no file stays on the disk', async () => {
  const file = makeZip([{ name: 'inner.ZIP', content: makeZip([member('one.xml'), member('two.xml')]) }, member('three.xml')])
  expect(await base.load([file])).toMatchObject({ created: 3, refused: [] })
  expect(await left()).toEqual([])
})

const packed = makeZip([member('a.xml')])
test.each<[string, string, Buffer, RegExp]>([
  ['one more inside', 'a.zip', makeZip([{ name: 'b.zip', content: packed }]), /^a ZIP inside a ZIP is read one level deep$/],
  ['what is called a ZIP and is none', 'a.zip', Buffer.from('<html>'), /^not a readable ZIP/],
  ['what unpacks to thousands of times its size', 'a.zip', Buffer.concat([packed, Buffer.alloc(40_000_000)]), /more than 100 times/],
])('%s is refused by its name, and the rest is read', async (_what, name, content, reason) => {
  const { created, refused } = await base.load([makeZip([{ name, content }, member('good.xml')])])
  expect({ created, reasons: refused.map((one) => one.reason) }).toEqual({ created: 1, reasons: [expect.stringMatching(reason)] })
  expect(await left()).toEqual([])
})
