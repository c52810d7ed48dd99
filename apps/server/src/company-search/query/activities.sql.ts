// Reads the classifier of activities (ОКВЭД), by which a search of companies can be filtered.
import type { Reader } from '../../platform/db/database.ts'

/** Every activity, ordered by code. */
export const listActivities = (db: Reader) => db.selectFrom('okved').select(['code', 'name']).orderBy('code').execute()
