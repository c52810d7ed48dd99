// The home page's address leads to the search while there is no home page.
import { redirect } from 'react-router'

export const loader = () => redirect('/counter-parties')
export const clientLoader = loader

export default function HomeRedirect() {
  return null
}
