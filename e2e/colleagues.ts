// A company's team (owner and one colleague) for browser tests, made through the API.
import { type APIRequestContext, expect } from '@playwright/test'
import { bearer } from './account.ts'
import { createSeller, type Person } from './members.ts'

/** A new seller founds a team, and the colleague joins it by the link of the invitation e-mail. Returns the team's owner. */
export async function makeTeamWithMember(request: APIRequestContext, colleague: Person): Promise<Person> {
  const owner = await createSeller(request)
  const asOwner = bearer(owner.tokens)
  expect((await request.post('/api/v1/team/', { ...asOwner, data: { company: owner.trader.id } })).status()).toBe(201)
  const invitation = { email: colleague.email, role: 'member' }
  expect((await request.post('/api/v1/team/invitations/', { ...asOwner, data: invitation })).status()).toBe(201)
  /** The token of the invitation link in the e-mail; '' until it is sent. The server in development lists its e-mails at this URL. */
  const readToken = async () => {
    const emails = (await (await request.get('/dev/outbox.json')).json()) as { to: string; text: string }[]
    const sent = emails.find(({ to, text }) => to === colleague.email && text.includes('/team-invitation/'))
    return sent?.text.match(/\/team-invitation\/([\w-]{22})/)?.[1] ?? ''
  }
  await expect.poll(readToken).not.toBe('')
  expect((await request.post(`/api/v1/team-invitations/${await readToken()}/`, bearer(colleague.tokens))).status()).toBe(200)
  return owner
}
