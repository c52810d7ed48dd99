// Access tests of support: the request that a guest, another member, the owner and staff send to each operation.
// A status is given for a role where the declared access of the operation implies another one or leaves it open (`cases.ts`).
import { type AccessCases, sameRequestForAll } from './cases.ts'

export const accessCases: AccessCases = {
  createSupportRequest: sameRequestForAll({ body: { support: 'Вопрос' } }),
  listSupportRequests: sameRequestForAll(),
  answerSupportRequest: {
    input: async (world, owner) => ({ params: { id: await world.supportRequest(owner) }, body: { text: 'Ответ' } }),
    expected: { staff: 204 },
  },
}
