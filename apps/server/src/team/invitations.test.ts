// Invitations to a company's team: sent by e-mail, sent again, withdrawn, accepted once by the account of the invited address; limits and races.
import { createHash } from 'node:crypto'
import {
  getTeam,
  inviteToTeam,
  listTeamEvents,
  removeFromTeam,
  resendTeamInvitation,
  withdrawTeamInvitation,
} from '@sverka/contract/team/team'
import { TEAM_PEOPLE_MAX } from '@sverka/contract/team/team.rules'
import { acceptTeamInvitation, openTeamInvitation } from '@sverka/contract/team/team-invitations'
import { beforeEach, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { createTeam, findInvitationToken, inviteByEmail, joinTeam, runSimultaneously } from '../../test/team.ts'
import { type Person, World } from '../../test/world.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)
const DAY_MS = 86_400_000

let owner: Person
let teamId = 0
let companyName = ''

beforeEach(async () => {
  owner = await world.person()
  const { team } = await createTeam(world, owner)
  teamId = team.id
  companyName = team.company.name
})

const invite = (email: string, who = owner) => as(who)(inviteToTeam, { body: { email, role: 'member' } })
const accept = (who: Person, token: string) => as(who)(acceptTeamInvitation, { params: { token } })
const open = (token: string) => as(null)(openTeamInvitation, { params: { token } })

test('the link shows a guest the company and the role, and masks the address', async () => {
  const { token } = await inviteByEmail(world, owner, 'olga@team.example', 'accountant')
  expect((await open(token)).body).toMatchObject({
    open: true,
    company: { name: companyName },
    role: 'accountant',
    email: 'o***@team.example',
  })
})

test('only the hash of the link’s secret is stored', async () => {
  const { token } = await inviteByEmail(world, owner, 'hash@team.example')
  const rows = await app.db.selectFrom('team_invitations').selectAll().where('email', '=', 'hash@team.example').execute()
  expect(rows[0]?.token_hash).toBe(createHash('sha256').update(token).digest('hex'))
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('the e-mail has the company’s name from the register and no text of the owner', async () => {
  await world.changePerson(owner.id, { full_name: 'Купите слона' })
  await inviteByEmail(world, owner, 'mail@team.example')
  const [email] = await world.emailsTo('mail@team.example')
  expect(`${email?.subject} ${email?.text}`).not.toContain('слона')
})

test('the invited account accepts once, whatever the letter case of the address', async () => {
  const person = await world.person()
  await invite(person.email.toUpperCase())
  const token = await findInvitationToken(world, person.email)
  expect((await accept(person, token)).body).toMatchObject({ role: 'member', people: [{ id: owner.id }, { id: person.id }] })
  expect((await accept(person, token)).status).toBe(200)
  await as(owner)(removeFromTeam, { params: { id: person.id } })
  expect(await accept(person, token)).toMatchObject({ status: 409, code: 'team_invitation_ended' })
  expect((await open(token)).body).toEqual({ open: false, until: null, company: null, role: null, email: null })
})

test('another account cannot accept', async () => {
  const { token } = await inviteByEmail(world, owner, 'right@team.example')
  expect(await accept(await world.person(), token)).toMatchObject({ status: 403, code: 'team_invitation_other' })
  expect(await accept(owner, token)).toMatchObject({ status: 403, code: 'team_invitation_other' })
})

test('a guessed link, a replaced one and a withdrawn one open nothing', async () => {
  const person = await world.person()
  const { id, token } = await inviteByEmail(world, owner, person.email)
  expect(await open('A'.repeat(22))).toMatchObject({ status: 404, code: 'not_found' })
  await as(owner)(resendTeamInvitation, { params: { id } })
  expect(await open(token)).toMatchObject({ status: 404, code: 'not_found' })
  expect(await accept(person, token)).toMatchObject({ status: 404 })
  const newer = await findInvitationToken(world, person.email)
  await as(owner)(withdrawTeamInvitation, { params: { id } })
  expect((await open(newer)).body.open).toBe(false)
  expect(await accept(person, newer)).toMatchObject({ status: 409, code: 'team_invitation_ended' })
  expect(await as(owner)(withdrawTeamInvitation, { params: { id } })).toMatchObject({ status: 404 })
})

test('an invitation ends after seven days and can be sent again', async () => {
  const person = await world.person()
  const { id, token } = await inviteByEmail(world, owner, person.email)
  app.clock.advance(7 * DAY_MS)
  // Their access tokens have expired too.
  const [personAgain, ownerAgain] = [await world.signInAgain(person), await world.signInAgain(owner)]
  expect(await accept(personAgain, token)).toMatchObject({ status: 409, code: 'team_invitation_ended' })
  expect((await as(ownerAgain)(getTeam, {})).body.team?.invitations).toMatchObject([{ id, open: false }])
  expect((await as(ownerAgain)(resendTeamInvitation, { params: { id } })).body.invitations).toMatchObject([{ id, open: true }])
  expect((await accept(personAgain, await findInvitationToken(world, person.email))).status).toBe(200)
})

test('an address gets three e-mails a day, whoever sends them', async () => {
  for (let sent = 0; sent < 3; sent += 1) expect((await invite('often@team.example')).status).toBe(201)
  expect(await invite('often@team.example')).toMatchObject({ status: 429, code: 'too_many_requests' })
  const other = await world.person()
  await createTeam(world, other)
  expect(await invite('often@team.example', other)).toMatchObject({ status: 429, code: 'too_many_requests' })
})

test('an owner sends twenty e-mails a day', async () => {
  for (let sent = 0; sent < 20; sent += 1) expect((await invite(`many${sent}@team.example`)).status).toBe(201)
  expect(await invite('more@team.example')).toMatchObject({ status: 429, code: 'too_many_requests' })
})

test('a team has at most fifty people and open invitations together', async () => {
  // Together with the owner the team is full.
  const at = app.clock.now()
  const rows = Array.from({ length: TEAM_PEOPLE_MAX - 1 }, (_, place) => ({
    ...{ team_id: teamId, email: `full${place}@team.example`, role: 'member', token_hash: `full-${teamId}-${place}` },
    ...{ created_at: at, sent_at: at, expires_at: new Date(at.getTime() + DAY_MS) },
  }))
  await app.db.insertInto('team_invitations').values(rows).execute()
  expect(await invite('one-more@team.example')).toMatchObject({ status: 409, code: 'team_full' })
  // An address that is invited already needs no further place.
  expect((await invite('full0@team.example')).status).toBe(201)
})

test('a member of the team is not invited, and nobody is once the company is not represented', async () => {
  const person = await world.person()
  await joinTeam(world, owner, person)
  expect(await invite(person.email)).toMatchObject({ status: 409, code: 'already_in_team' })
  await app.db.deleteFrom('company_representatives').where('user_id', '=', owner.id).execute()
  expect(await invite('late@team.example')).toMatchObject({ status: 409, code: 'team_unconfirmed' })
})

test('members cannot invite and do not see addresses in the journal', async () => {
  const person = await world.person()
  await joinTeam(world, owner, person)
  const { id } = await inviteByEmail(world, owner, 'secret@team.example')
  expect(await invite('x@team.example', person)).toMatchObject({ status: 403, code: 'forbidden' })
  expect(await as(person)(withdrawTeamInvitation, { params: { id } })).toMatchObject({ status: 403 })
  const journal = async (who: Person) => JSON.stringify((await as(who)(listTeamEvents, { query: {} })).body)
  expect(await journal(person)).not.toContain('secret@team.example')
  expect(await journal(owner)).toContain('secret@team.example')
  expect((await as(person)(getTeam, {})).body.team?.invitations).toEqual([])
})

test('a member of another team must leave it first', async () => {
  const [person, other] = [await world.person(), await world.person()]
  await createTeam(world, other)
  await joinTeam(world, other, person)
  const { token } = await inviteByEmail(world, owner, person.email)
  expect(await accept(person, token)).toMatchObject({ status: 409, code: 'team_taken' })
})

test('an invitation accepted twice simultaneously gives one place and one event', async () => {
  const person = await world.person()
  const { token } = await inviteByEmail(world, owner, person.email)
  const both = await runSimultaneously(app.db, teamId, () => [accept(person, token), accept(person, token)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const events = (await as(owner)(listTeamEvents, { query: {} })).body.result.filter(({ kind }) => kind === 'joined')
  expect(events).toHaveLength(1)
})

test('invitations of two teams accepted simultaneously give one place', async () => {
  const [person, other] = [await world.person(), await world.person()]
  await createTeam(world, other)
  const tokens = [(await inviteByEmail(world, owner, person.email)).token, (await inviteByEmail(world, other, person.email)).token]
  const both = await Promise.all(tokens.map((token) => accept(person, token)))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('an invitation withdrawn during its acceptance gives a place or none', async () => {
  const person = await world.person()
  const { id, token } = await inviteByEmail(world, owner, person.email)
  const [accepted, withdrawn] = await runSimultaneously(app.db, teamId, () => [
    accept(person, token),
    as(owner)(withdrawTeamInvitation, { params: { id } }),
  ])
  const isIn = (await as(person)(getTeam, {})).body.team !== null
  expect([accepted?.status, withdrawn?.status]).toEqual(isIn ? [200, 404] : [409, 200])
})

test('an address invited twice simultaneously has one invitation, whose last link works', async () => {
  const person = await world.person()
  await Promise.all([invite(person.email), invite(person.email)])
  expect((await as(owner)(getTeam, {})).body.team?.invitations).toHaveLength(1)
  expect((await accept(person, await findInvitationToken(world, person.email))).status).toBe(200)
})
