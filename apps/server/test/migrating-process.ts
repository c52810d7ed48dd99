// A separate process that migrates the database of DATABASE_OWNER_URL as a starting server does. The fault drill (a test that kills processes)
// kills it in the middle.
import { APP_ROLE } from '../src/platform/db/embedded.ts'
import { migrateDatabase } from '../src/platform/db/migrate.ts'
import { installJobs } from '../src/platform/jobs/install.ts'

const url = process.env.DATABASE_OWNER_URL ?? ''
await migrateDatabase(url, APP_ROLE)
await installJobs(url, APP_ROLE)
