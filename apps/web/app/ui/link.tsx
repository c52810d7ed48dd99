// Links within the product: the router's own in the browser, plain anchors with the same markup on the server.
import { type LinkProps, type NavLinkProps, Link as RouterLink, NavLink as RouterNavLink, useLocation } from 'react-router'
import { classNames } from './class-names.ts'

export type { LinkProps }

interface SectionLinkProps extends LinkProps {
  className: string | undefined
  /** Current only on its exact address, not on those below it. */
  end?: boolean
}

/** `discover` marks links whose routes must be fetched; here all routes are known from the start. */
const BrowserLink = (props: LinkProps) => <RouterLink discover="none" {...props} />
const BrowserNavLink = (props: SectionLinkProps) => <RouterNavLink discover="none" {...(props as NavLinkProps)} />

/** The router's link reads six contexts and resolves its address against the routes: a fifth of the render time of a page with fifty links. */
function PlainLink(props: LinkProps) {
  const { to, replace, state, reloadDocument, preventScrollReset, viewTransition, relative, prefetch, discover, ...rest } = props
  // Links that depend on the current address are left to the router.
  if (typeof to !== 'string' || !to.startsWith('/')) return <BrowserLink {...props} />
  return <a {...rest} href={to} />
}

function PlainNavLink({ to, end, className, ...rest }: SectionLinkProps) {
  const { pathname } = useLocation()
  const isCurrent = typeof to === 'string' && (pathname === to || (!end && pathname.startsWith(`${to}/`)))
  return (
    <PlainLink {...rest} to={to} className={classNames(className, isCurrent && 'active')} aria-current={isCurrent ? 'page' : undefined} />
  )
}

export const Link = import.meta.env.SSR ? PlainLink : BrowserLink

/** A link with `aria-current` on its own pages. */
export const NavLink = import.meta.env.SSR ? PlainNavLink : BrowserNavLink
