// Opens the documents of a request to represent a company, which staff must do before they can approve it.
import { listStaffTickets, openTicketDocument } from '@sverka/contract/company-binding/company-binding'
import type { DocumentKind } from '@sverka/contract/company-binding/company-binding.rules'
import type { createClient } from './client.ts'
import type { Person } from './world.ts'

type Client = ReturnType<typeof createClient>

/** Opens the documents by the URLs in this member of staff's list of requests; throws if one does not open. `id` is the request's. */
export async function openDocuments(
  as: Client,
  staff: Person,
  id: number,
  kinds: readonly DocumentKind[] = ['passport', 'contract'],
): Promise<void> {
  const [ticket] = (await as(staff)(listStaffTickets, { query: { id } })).body.result
  for (const kind of kinds) {
    const token = new URL(ticket?.[`${kind}_url`] ?? '', 'http://x').searchParams.get('token') ?? ''
    const { status } = await as(staff)(openTicketDocument, { params: { id, kind }, query: { token } })
    if (status !== 200) throw new Error(`the ${kind} of request ${id} does not open: ${status}`)
  }
}
