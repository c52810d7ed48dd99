// A team for browser tests, made through the API.
import { type APIRequestContext, expect } from '@playwright/test'
import { bearer } from './account.ts'
import { type Person, seller } from './seller.ts'

/** A new seller with a team, joined by the person through the link of the e-mail; answers with the team's owner. */
export async function makeTeam(request: APIRequestContext, colleague: Person): Promise<Person> {
  const owner = await seller(request)
  const own = bearer(owner.tokens)
  expect((await request.post('/api/v1/team/', { ...own, data: { company: owner.trader.id } })).status()).toBe(201)
  const invitation = { email: colleague.email, role: 'member' }
  expect((await request.post('/api/v1/team/invitations/', { ...own, data: invitation })).status()).toBe(201)
  const readToken = async () => {
    const emails = (await (await request.get('/dev/outbox.json')).json()) as { to: string; text: string }[]
    const sent = emails.find(({ to, text }) => to === colleague.email && text.includes('/team-invitation/'))
    return sent?.text.match(/\/team-invitation\/([\w-]{22})/)?.[1] ?? ''
  }
  await expect.poll(readToken).not.toBe('')
  expect((await request.post(`/api/v1/team-invitations/${await readToken()}/`, bearer(colleague.tokens))).status()).toBe(200)
  return owner
}
