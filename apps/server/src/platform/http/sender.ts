// Who asks for heavy work: a member, or the address of a guest.
import type { Context } from './binding.ts'
import { toNetwork } from './network.ts'

/** A member's id, or a guest's network as for limits; undefined for a page rendered in the process. */
export const taskSender = ({ caller, clientIp }: Pick<Context, 'caller' | 'clientIp'>): number | string | undefined =>
  caller?.userId ?? (clientIp === null ? undefined : toNetwork(clientIp))
