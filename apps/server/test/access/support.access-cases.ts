// Access tests of support: the request that a guest, another member, the owner and staff send to each operation.
// A role that is not named in `expected` gets what the declared access of the operation says.
import { type AccessCases, sameRequestForAll } from './cases.ts'

export const accessCases: AccessCases = {
  createSupportRequest: sameRequestForAll({ body: { support: 'Вопрос' } }),
  listSupportRequests: sameRequestForAll(),
  answerSupportRequest: {
    input: async (world, owner) => ({ params: { id: await world.supportRequest(owner) }, body: { text: 'Ответ' } }),
    expected: { staff: 204 },
  },
}
