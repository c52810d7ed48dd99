// `/profile` redirects to its first section, `/profile/info`. Only the browser redirects: the server does not know who is signed in.
import { redirect } from 'react-router'

export const clientLoader = () => redirect('/profile/info')

/** Never shown: the redirect comes first. */
export default function ToInfo() {
  return null
}
