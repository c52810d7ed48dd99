// Access tests of teams: the request that a guest, another member, the owner and staff send to each operation.
// A team exists for its people alone; anybody may open the link of an invitation, its addressee accepts it.
// A status is given for a role where the declared access of the operation implies another one or leaves it open (`cases.ts`).
import { createTeam, inviteByEmail, joinTeam } from '../team.ts'
import type { Person, World } from '../world.ts'
import { type AccessCases, hiddenFromOthers, sameRequestForAll } from './cases.ts'

async function ofTeam(world: World, owner: Person) {
  await createTeam(world, owner)
  return {}
}

async function ofInvitation(world: World, owner: Person) {
  await createTeam(world, owner)
  return { params: { id: (await inviteByEmail(world, owner, `invited${world.next()}@team.example`)).id } }
}

async function withPerson(world: World, owner: Person): Promise<number> {
  await createTeam(world, owner)
  const person = await world.person()
  await joinTeam(world, owner, person)
  return person.id
}

const ofPerson = async (world: World, owner: Person) => ({ params: { id: await withPerson(world, owner) } })

async function forOwner(world: World, owner: Person) {
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
  closeTeam: hiddenFromOthers(ofTeam, { owner: 204 }),
  leaveTeam: hiddenFromOthers(ofTeam, { owner: 204 }),
  handOverTeam: hiddenFromOthers(async (world, owner) => ({ body: { person: await withPerson(world, owner) } }), { owner: 200 }),
  setTeamApproval: hiddenFromOthers(async (world, owner) => ({ ...(await ofTeam(world, owner)), body: { over: 5000 } }), { owner: 200 }),
  changeTeamRole: hiddenFromOthers(async (world, owner) => ({ ...(await ofPerson(world, owner)), body: { role: 'accountant' } }), {
    owner: 200,
  }),
  removeFromTeam: hiddenFromOthers(ofPerson, { owner: 200 }),
  inviteToTeam: hiddenFromOthers(
    async (world, owner) => {
      await createTeam(world, owner)
      return { body: { email: `new${world.next()}@team.example`, role: 'member' } }
    },
    { owner: 201 },
  ),
  resendTeamInvitation: hiddenFromOthers(ofInvitation, { owner: 200 }),
  withdrawTeamInvitation: hiddenFromOthers(ofInvitation, { owner: 200 }),
  listTeamEvents: hiddenFromOthers(ofTeam, { owner: 200 }),
  getTeamPlan: hiddenFromOthers(ofTeam, { owner: 200 }),
  openTeamInvitation: { input: forOwner },
  acceptTeamInvitation: { input: forOwner, expected: { other: 403, staff: 403, owner: 200 } },
}
