// The type of an office document is found at low cost, whatever its archive lists.
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { measureLeastTime } from '../../../test/processor-time.ts'
import { officeKind } from './office.ts'

const NOTHING = new Uint8Array(0)
const workbook = { '[Content_Types].xml': NOTHING, 'xl/workbook.xml': NOTHING }

/** A workbook's archive with this many further members, with names of about this length. */
const archive = (members: number, letters: number) =>
  Buffer.from(
    zipSync({ ...workbook, ...Object.fromEntries(Array.from({ length: members }, (_, at) => [`${at}${'x'.repeat(letters)}`, NOTHING])) }),
  )

test('an archive of a thousand files is still recognised as a workbook', async () => {
  expect(await officeKind(archive(1000, 30))).toBe('xlsx')
})

test.each([
  ['many members', 9000, 400],
  ['long names', 1000, 4900],
])('%s are refused before they are all read', async (_name, members, letters) => {
  const bytes = archive(members, letters)
  const { result, ms } = await measureLeastTime(40, () => officeKind(bytes))
  expect(result).toBeNull()
  expect(ms).toBeLessThan(40)
})
