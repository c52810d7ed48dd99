// Identifies who requests heavy work, such as printing a PDF, so that the number of simultaneous tasks per sender can be limited.
import type { Context } from './binding.ts'
import { toNetwork } from './network.ts'

/** A member's id, or a guest's IP address (IPv6: /64 network); undefined if the server itself calls the operation to render a page. */
export const taskSender = ({ caller, clientIp }: Pick<Context, 'caller' | 'clientIp'>): number | string | undefined =>
  caller?.userId ?? (clientIp === null ? undefined : toNetwork(clientIp))
