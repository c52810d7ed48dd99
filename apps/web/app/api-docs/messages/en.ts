// Texts of the API page in English.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  title: 'HTTP API',
  lead: 'Every call of the service: who may make it, what it takes and what it answers.',
  document: 'Machine-readable description, OpenAPI 3.1',
  byKey: 'With a key',
  byKeyHint:
    'A key is made in the profile on the Premium plan and sent in a header. It opens whatever the site shows to a guest, and also checks of lists and monitoring; calls of DaData and Checko about companies work with it without a change of the program.',
  byKeyLimits:
    'Requests are counted by days of Moscow; the plan says how many there are. When they are used up we answer 429 with Retry-After. GET /api/v1/api-access/usage/ tells what is left and is not counted.',
  toKeys: 'To the keys',
  access: 'Access',
  roles: { public: 'everybody', user: 'signed-in members' },
  withFlag: (flag) => `signed-in members whose plan has ${flag}`,
  limit: 'Limit class',
  errors: 'Refusals',
  parametersOf: (operation) => `Parameters of ${operation}`,
  parameter: 'Parameter',
  place: 'Where',
  places: { path: 'path', query: 'query' },
  type: 'Type',
  required: 'Required',
  yes: 'yes',
  no: 'no',
  body: 'Request body, JSON',
  multipart: 'Request body, multipart/form-data',
  answer: (status) => `Answer ${status}`,
  noBody: 'no body',
}
