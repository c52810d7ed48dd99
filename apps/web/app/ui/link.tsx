// Links within the product: the router's own in the browser, plain anchors with the same markup on the server.
import { type LinkProps, type NavLinkProps, Link as RouterLink, NavLink as RouterNavLink, useLocation } from 'react-router'
import { classNames } from './class-names.ts'

export type { LinkProps }

interface SectionLinkProps extends LinkProps {
  className: string | undefined
  /** The link is current on its own address alone, not on those below it. */
  end?: boolean
}

/** `discover` marks links for fetching the routes behind them; every route is known from the start. */
const BrowserLink = (props: LinkProps) => <RouterLink discover="none" {...props} />
const BrowserNavLink = (props: SectionLinkProps) => <RouterNavLink discover="none" {...(props as NavLinkProps)} />

/** The router's link reads six contexts and resolves its address by the routes: a fifth of a page that has fifty of them. */
function PlainLink(props: LinkProps) {
  const { to, replace, state, reloadDocument, preventScrollReset, viewTransition, relative, prefetch, discover, ...rest } = props
  // What depends on the present address is left to the router.
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

/** A link that says `aria-current` on its own pages. */
export const NavLink = import.meta.env.SSR ? PlainNavLink : BrowserNavLink
