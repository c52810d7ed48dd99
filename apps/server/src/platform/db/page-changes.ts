// Counts the changes to data that the site's cached pages show, made by any process or program, so that no outdated page is served.
import type { Listening } from './listen.ts'

/** Database triggers notify this channel. */
const CHANNEL = 'page_content_changed'

/** A number that grows with every change to page data. */
export interface PageChanges {
  /** The same number twice means no change in between. Null while changes may be missed: nothing may be cached then. */
  version(): number | null
}

/** Standbys (read-only copies of the database), which receive a change later than its notification. */
interface Standbys {
  /** Called at each change: standbys that lack it are not read. */
  pagesChanged(): void
  /** The version for a request that a standby may answer. */
  changesAsRead(changes: PageChanges): PageChanges
}

/** Starts counting. */
export async function watchPageChanges(listening: Listening, replicas?: Standbys): Promise<PageChanges> {
  let changes = 0
  const onChange = () => {
    changes += 1
    replicas?.pagesChanged()
  }
  // Notifications sent while disconnected were lost, so a reconnect counts as a change.
  await listening.subscribe(CHANNEL, { onNotify: onChange, onReconnected: onChange })
  const reported: PageChanges = { version: () => (listening.isConnected() ? changes : null) }
  return replicas?.changesAsRead(reported) ?? reported
}
