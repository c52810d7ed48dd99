// Loads a page's data: an error answer that the page does not handle becomes the status of the page, and an error page.
import { data } from 'react-router'
import { isRefusal } from './refusal.ts'

/** Waits for a page's data; throws what React Router shows as an error page when the call was refused. */
export async function pageData<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (isRefusal(error)) throw data({ code: error.code, plan: error.plan?.name }, { status: error.status })
    throw error
  }
}
