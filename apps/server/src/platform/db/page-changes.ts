// Version of the data that pages show, changed by any process or program.
import type { Listening } from './listen.ts'

const CHANNEL = 'page_content_changed'

/** A number that grows with every change to page data. */
export interface PageChanges {
  /** The same number means no change in between. Null while changes may be missed: nothing may be cached then. */
  version(): number | null
}

/** Standbys, which receive a change later than its notification. */
interface Copies {
  pagesChanged(): void
  changesAsRead(changes: PageChanges): PageChanges
}

export async function watchPageChanges(listening: Listening, replicas?: Copies): Promise<PageChanges> {
  let changes = 0
  const onChange = () => {
    changes += 1
    replicas?.pagesChanged()
  }
  // Notifications sent while disconnected were lost.
  await listening.subscribe(CHANNEL, { onNotify: onChange, onReconnected: onChange })
  const reported: PageChanges = { version: () => (listening.isConnected() ? changes : null) }
  return replicas?.changesAsRead(reported) ?? reported
}
