// Page for every URL that no other route matches; status 404.
import { data } from 'react-router'
import { NotFound } from './error-page.tsx'

export const loader = () => data(null, { status: 404 })
export const clientLoader = () => null

export default function NotFoundPage() {
  return <NotFound />
}
