// Access tests of accounts: the request that a guest, another member, the owner and staff send to each operation.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import { type AccessCases, sameRequestForAll } from './cases.ts'

const wrongLink = { body: { uid: 'MQ', token: 'none', new_password: 'Новый-пароль-2!' } }

export const accessCases: AccessCases = {
  // With wrong credentials these return 401 to every role; repeated attempts may also get 429 (too many).
  createTokens: {
    ...sameRequestForAll({ body: { email: 'nobody@sverka.test', password: 'x' } }),
    expected: { guest: 401, other: [401, 429], owner: [401, 429], staff: [401, 429] },
  },
  refreshTokens: { ...sameRequestForAll({ body: { refresh: 'none' } }), expected: { guest: 401, other: 401, owner: 401, staff: 401 } },
  logout: sameRequestForAll({ body: { refresh: 'none' } }),
  registerUser: {
    input: (world) => ({ body: { full_name: 'Новый', email: `new${world.next()}@sverka.test`, password: 'Новый-пароль-2!' } }),
  },
  getMe: sameRequestForAll(),
  updateMe: sameRequestForAll({ body: { position: 'директор' } }),
  setPassword: sameRequestForAll({ body: { current_password: 'x', new_password: 'y' } }),
  requestPasswordReset: sameRequestForAll({ body: { email: 'nobody@sverka.test' } }),
  confirmPasswordReset: sameRequestForAll(wrongLink),
  confirmEmail: sameRequestForAll({ body: { token: 'none' } }),
  startSecondFactor: sameRequestForAll({ body: { password: 'не-тот' } }),
  confirmSecondFactor: sameRequestForAll({ body: { code: '000000' } }),
  removeSecondFactor: sameRequestForAll({ body: { password: 'не-тот', code: '000000' } }),
  listUsers: sameRequestForAll(),
  listAudit: sameRequestForAll(),
  blockUser: {
    input: async (world) => ({ params: { id: (await world.person()).id }, body: { reason: 'Спам' } }),
    expected: { staff: 204 },
  },
  unblockUser: {
    input: async (world) => {
      const { id } = await world.person()
      await world.block(id)
      return { params: { id } }
    },
    expected: { staff: 204 },
  },
  revertEmail: sameRequestForAll({ body: { token: 'none' } }),
}
