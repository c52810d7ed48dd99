// Office documents (XLSX, DOCX) are identified by their ZIP archive in little time, even if the archive is made to be slow to read.
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { measureLeastTime } from '../../../test/processor-time.ts'
import { officeKind } from './office.ts'

const NOTHING = new Uint8Array(0)
const workbook = { '[Content_Types].xml': NOTHING, 'xl/workbook.xml': NOTHING }

/** An Excel workbook whose archive has this many further files, with names of about this length. */
const makeArchive = (members: number, nameLength: number) =>
  Buffer.from(
    zipSync({
      ...workbook,
      ...Object.fromEntries(Array.from({ length: members }, (_, at) => [`${at}${'x'.repeat(nameLength)}`, NOTHING])),
    }),
  )

test('an archive of a thousand files is still recognised as a workbook', async () => {
  expect(await officeKind(makeArchive(1000, 30))).toBe('xlsx')
})

test.each([
  ['many members', 9000, 400],
  ['long names', 1000, 4900],
])('%s are refused before they are all read', async (_name, members, nameLength) => {
  const bytes = makeArchive(members, nameLength)
  // Less than 40 ms of processor time; reading all names would take longer.
  const { result, ms } = await measureLeastTime(40, () => officeKind(bytes))
  expect(result).toBeNull()
  expect(ms).toBeLessThan(40)
})
