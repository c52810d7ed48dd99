// Access tests of teams: the request that a guest, another member, the owner and staff send to each operation.
// A team is visible to its people alone. Anybody may open the link of an invitation, and only its addressee can accept it.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import { createTeam, inviteByEmail, joinTeam } from '../team.ts'
import type { Person, World } from '../world.ts'
import { type AccessCases, hiddenFromOthers, sameRequestForAll } from './cases.ts'

async function createOwnTeam(world: World, owner: Person) {
  await createTeam(world, owner)
  return {}
}

async function createInvitation(world: World, owner: Person) {
  await createTeam(world, owner)
  return { params: { id: (await inviteByEmail(world, owner, `invited${world.next()}@team.example`)).id } }
}

async function createTeamWithPerson(world: World, owner: Person): Promise<number> {
  await createTeam(world, owner)
  const person = await world.person()
  await joinTeam(world, owner, person)
  return person.id
}

const teamPersonParams = async (world: World, owner: Person) => ({ params: { id: await createTeamWithPerson(world, owner) } })

async function createInvitationOfOwner(world: World, owner: Person) {
  const founder = await world.person()
  await createTeam(world, founder)
  return { params: { token: (await inviteByEmail(world, founder, owner.email)).token } }
}

export const accessCases: AccessCases = {
  getTeam: sameRequestForAll(),
  foundTeam: hiddenFromOthers(
    async (world, owner) => {
      const { id } = await world.company()
      await world.represent(owner, id)
      return { body: { company: id } }
    },
    { owner: 201 },
  ),
  closeTeam: hiddenFromOthers(createOwnTeam, { owner: 204 }),
  leaveTeam: hiddenFromOthers(createOwnTeam, { owner: 204 }),
  handOverTeam: hiddenFromOthers(async (world, owner) => ({ body: { person: await createTeamWithPerson(world, owner) } }), { owner: 200 }),
  setTeamApproval: hiddenFromOthers(async (world, owner) => ({ ...(await createOwnTeam(world, owner)), body: { over: 5000 } }), {
    owner: 200,
  }),
  changeTeamRole: hiddenFromOthers(async (world, owner) => ({ ...(await teamPersonParams(world, owner)), body: { role: 'accountant' } }), {
    owner: 200,
  }),
  removeFromTeam: hiddenFromOthers(teamPersonParams, { owner: 200 }),
  inviteToTeam: hiddenFromOthers(
    async (world, owner) => {
      await createTeam(world, owner)
      return { body: { email: `new${world.next()}@team.example`, role: 'member' } }
    },
    { owner: 201 },
  ),
  resendTeamInvitation: hiddenFromOthers(createInvitation, { owner: 200 }),
  withdrawTeamInvitation: hiddenFromOthers(createInvitation, { owner: 200 }),
  listTeamEvents: hiddenFromOthers(createOwnTeam, { owner: 200 }),
  getTeamPlan: hiddenFromOthers(createOwnTeam, { owner: 200 }),
  openTeamInvitation: { input: createInvitationOfOwner },
  acceptTeamInvitation: { input: createInvitationOfOwner, expected: { other: 403, staff: 403, owner: 200 } },
}
