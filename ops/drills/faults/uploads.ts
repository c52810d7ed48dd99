// Load of the fault drill: a member uploads files to a chat. Each file whose upload was acknowledged must be readable and not empty.
import { randomIds } from '../../../apps/server/src/platform/ids.ts'
import { call, PICTURE } from '../members.ts'
import type { Caller } from './caller.ts'
import { type Load, repeatWork, type Volume } from './loads.ts'

/** Uploads pictures to the chat `slug` until stopped. */
export function startUploads(member: Caller, slug: string, volume: Volume): Load {
  const acknowledged = new Map<string, string>()
  const work = async () => {
    const name = `${randomIds.uuid()}.png`
    const form = new FormData()
    form.set('name', name)
    form.set('file', new Blob([new Uint8Array(PICTURE)], { type: 'image/png' }), name)
    const put = await member.ask('POST', `/api/v1/chats/${slug}/attachments/`, form)
    if (put?.status !== 201 && put?.status !== 200) return null
    acknowledged.set(name, String(put.body.id))
    return name
  }
  const isLost = (id: string) =>
    call<string>(member, 'GET', `/api/v1/chats/${slug}/attachments/${id}/`).then(
      (bytes) => bytes.length === 0,
      () => true,
    )
  return {
    ...repeatWork(volume, work),
    compare: async () => {
      // The token may have expired: the load can last longer than a token, and the clock may have been shifted.
      await member.enter()
      let lost = 0
      for (const id of acknowledged.values()) lost += (await isLost(id)) ? 1 : 0
      return { what: 'files', acknowledged: acknowledged.size, lost }
    },
  }
}
