// `types.generated.ts`, the types of tables and columns that queries are checked against, describes what the migrations really create.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { tableTypes } from '../../../test/table-types.ts'

test('types.generated.ts is what `npm run db:types` writes', async () => {
  const database = await createTestDatabase()
  try {
    expect(readFileSync(join(import.meta.dirname, 'types.generated.ts'), 'utf8')).toBe(await tableTypes(database.ownerUrl))
  } finally {
    await database.drop()
  }
})
