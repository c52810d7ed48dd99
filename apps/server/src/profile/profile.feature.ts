// Connects what members can do with their own account to the server: sessions, consents, data export, deletion.
import { getAuth } from '../auth/auth.ts'
import type { Feature } from '../platform/feature.ts'
import { createFilePrinter } from '../platform/threads/file-printer.ts'
import type { UserDataArchive } from './pack-worker.ts'
import { profileRoutes } from './profile.routes.ts'

export const profile: Feature = (services) => {
  const printer = createFilePrinter<UserDataArchive>(new URL('./pack-worker.ts', import.meta.url))
  return { routes: () => profileRoutes(getAuth(services).deps, printer), close: () => printer.close() }
}
