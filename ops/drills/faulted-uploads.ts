// A member who uploads files and reads back each one that was acknowledged.
import { setTimeout as pause } from 'node:timers/promises'
import { call, type Member, putFile } from './members.ts'

export interface Uploads {
  stop(): Promise<void>
  /** Returns how many are lost. */
  compare(say: (line: string) => void): Promise<number>
}

export function startUploads(member: Member, slug: string): Uploads {
  const given: string[] = []
  const state = { stopped: false, cut: 0 }
  const work = async () => {
    while (!state.stopped) {
      await putFile(member, slug).then(
        (id) => given.push(id),
        () => {
          state.cut += 1
        },
      )
      await pause(50)
    }
  }
  const running = work()
  const isLost = (id: string) =>
    call<string>(member, 'GET', `/api/v1/chats/${slug}/attachments/${id}/`).then(
      (bytes) => bytes.length === 0,
      () => true,
    )
  return {
    stop: async () => {
      state.stopped = true
      await running
    },
    compare: async (say) => {
      let lost = 0
      for (const id of given) lost += (await isLost(id)) ? 1 : 0
      say(`${given.length} files acknowledged: ${lost} lost; ${state.cut} tries were cut off`)
      return lost + (given.length === 0 ? 1 : 0)
    },
  }
}
