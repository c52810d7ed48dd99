// Loads a page's data. An error response that the page does not handle becomes the HTTP status of the page, and the error page is shown.
import { data } from 'react-router'
import { isRefusal } from './refusal.ts'

/** Waits for a page's data. For an error response it throws a route error: React Router then shows the error page, which reads `code` and `plan`. */
export async function pageData<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (isRefusal(error)) throw data({ code: error.code, plan: error.plan?.name }, { status: error.status })
    throw error
  }
}
