// Access cases of support.
import { type AccessCases, anybody } from './cases.ts'

export const accessCases: AccessCases = {
  createSupportRequest: anybody({ body: { support: 'Вопрос' } }),
  listSupportRequests: anybody(),
  answerSupportRequest: {
    input: async (world, owner) => ({ params: { id: await world.supportRequest(owner) }, body: { text: 'Ответ' } }),
    expected: { staff: 204 },
  },
}
