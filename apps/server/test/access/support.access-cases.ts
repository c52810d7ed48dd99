// Access tests of support: the request that a guest, another member, the owner and staff send to each operation.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import { type AccessCases, sameRequestForAll } from './cases.ts'

export const accessCases: AccessCases = {
  createSupportRequest: sameRequestForAll({ body: { support: 'Вопрос' } }),
  listSupportRequests: sameRequestForAll(),
  answerSupportRequest: {
    input: async (world, owner) => ({ params: { id: await world.supportRequest(owner) }, body: { text: 'Ответ' } }),
    expected: { staff: 204 },
  },
}
