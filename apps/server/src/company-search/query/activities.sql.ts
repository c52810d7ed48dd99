// Reads the activities by which companies can be filtered.
import type { Reader } from '../../platform/db/database.ts'

/** Every activity by its code. */
export const listActivities = (db: Reader) => db.selectFrom('okved').select(['code', 'name']).orderBy('code').execute()
