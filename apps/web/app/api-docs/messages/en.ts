// Texts of the API page in English.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  title: 'HTTP API',
  lead: 'Every call of the service: who may make it, what it takes and what it answers.',
  document: 'Machine-readable description, OpenAPI 3.1',
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
