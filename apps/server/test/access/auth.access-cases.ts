// Access cases of accounts.
import { type AccessCases, anybody } from './cases.ts'

const wrongLink = { body: { uid: 'MQ', token: 'none', new_password: 'Новый-пароль-2!' } }

export const accessCases: AccessCases = {
  // They answer 401 to wrong credentials, whoever asks.
  createTokens: {
    ...anybody({ body: { email: 'nobody@sverka.test', password: 'x' } }),
    expected: { guest: 401, other: [401, 429], owner: [401, 429], staff: [401, 429] },
  },
  refreshTokens: { ...anybody({ body: { refresh: 'none' } }), expected: { guest: 401, other: 401, owner: 401, staff: 401 } },
  logout: anybody({ body: { refresh: 'none' } }),
  registerUser: {
    input: (world) => ({ body: { full_name: 'Новый', email: `new${world.next()}@sverka.test`, password: 'Новый-пароль-2!' } }),
  },
  getMe: anybody(),
  updateMe: anybody({ body: { position: 'директор' } }),
  setPassword: anybody({ body: { current_password: 'x', new_password: 'y' } }),
  requestPasswordReset: anybody({ body: { email: 'nobody@sverka.test' } }),
  confirmPasswordReset: anybody(wrongLink),
  confirmEmail: anybody({ body: { token: 'none' } }),
  startSecondFactor: anybody({ body: { password: 'не-тот' } }),
  confirmSecondFactor: anybody({ body: { code: '000000' } }),
  removeSecondFactor: anybody({ body: { password: 'не-тот', code: '000000' } }),
  listUsers: anybody(),
  listAudit: anybody(),
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
  revertEmail: anybody({ body: { token: 'none' } }),
}
