// Error texts in English.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  validation_failed: 'Please check what you entered.',
  malformed_request: 'The request could not be read.',
  number_invalid: 'Wrong check digit: please check the number.',
  unauthorized: 'Log in to continue.',
  forbidden: 'You are not allowed to do this.',
  plan_required: 'Your plan does not include this.',
  not_found: 'Nothing found.',
  company_not_found: 'No company with this number was found.',
  check_not_found: 'No report with this number was found.',
  method_not_allowed: 'This address does not take such a request.',
  conflict: 'The data has changed meanwhile. Reload the page.',
  body_too_large: 'The request is too large.',
  unsupported_media_type: 'This type of data is not accepted.',
  too_many_requests: 'Too many requests. Try again later.',
  refreshed_recently: 'This company was refreshed less than a minute ago.',
  internal_error: 'Internal error. We already know about it.',
  source_failed: 'The data source answered with an error.',
  overloaded: 'The service is overloaded. Try again in a few seconds.',
  database_unavailable: 'The database is temporarily unavailable.',
  source_timeout: 'The data source did not answer in time.',
}
