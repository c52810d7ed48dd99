// Every query of the lists that forms and filters choose from.
import type { Reader } from '../platform/db/database.ts'

/** Subjects of the federation by name. */
export const listRegionRows = (db: Reader): Promise<{ code: string; name: string }[]> =>
  db.selectFrom('regions').select(['code', 'name']).where('is_subject', '=', true).orderBy('name').execute()
