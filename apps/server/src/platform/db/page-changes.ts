// Tells whether something that pages show has changed, by whichever process or program.
import type { Listening } from './listen.ts'

const CHANNEL = 'page_content_changed'

/** What pages show, as a number that grows with every change. */
export interface PageChanges {
  /** The same number: nothing has changed in between. Null while changes may be missed: nothing may be cached then. */
  version(): number | null
}

/** Standbys, which have a change later than it is told. */
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
  // Whatever changed while the connection was lost was not told.
  await listening.subscribe(CHANNEL, { onNotify: onChange, onReconnected: onChange })
  const told: PageChanges = { version: () => (listening.isConnected() ? changes : null) }
  return replicas?.changesAsRead(told) ?? told
}
