// Load of the fault drill: a member writes chat messages to another. Every acknowledged message must be received once, in order, and stored once.

import type { ChatLoad } from '../chat-load.ts'
import { runQuery } from '../run-query.ts'
import type { Load } from './loads.ts'

/** The conversation as a load: `isDone` once `volume` messages are acknowledged. */
export const asLoad = (talk: ChatLoad, volume: number): Load => ({
  isDone: () => talk.sent.length >= volume,
  ended: () => talk.stop(),
  compare: async (ownerUrl) => {
    const run = String(talk.sent[0]).split(' ')[0]
    const rows = await runQuery(ownerUrl, `select body, count(*)::int as copies from chat_messages where body like '${run} %' group by 1`)
    const stored = new Set(rows.map((row) => String(row.body)))
    const isInOrder = talk.heard.join() === talk.sent.join()
    return {
      what: isInOrder ? 'messages, heard in order' : `messages, NOT heard in order (${talk.heard.length})`,
      acknowledged: talk.sent.length,
      lost: talk.sent.filter((message) => !stored.has(message)).length + (isInOrder ? 0 : 1),
      doubled: rows.filter(({ copies }) => Number(copies) > 1).length,
    }
  },
})
