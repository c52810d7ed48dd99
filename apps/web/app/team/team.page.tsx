// `/profile/team`: the people of the member's company who share one plan, invitations, and the journal of who did what.

import { readableName } from '@sverka/contract/company/names'
import type { Team } from '@sverka/contract/team/team'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { PrivateHead } from '../shell/private-head.tsx'
import { Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Note } from '../ui/note.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Text } from '../ui/text.tsx'
import type { Route } from './+types/team.page'
import { ApprovalSum } from './approval-sum.tsx'
import { FoundTeam } from './found-team.tsx'
import { Invitations } from './invitations.tsx'
import { Journal } from './journal.tsx'
import { LeaveTeam } from './leave-team.tsx'
import { People } from './people.tsx'
import { teamMessages } from './team.messages.ts'
import { TeamPlan } from './team-plan.tsx'

/** Journal entries on a page. */
const SIZE = 20

/** Private page: only the browser loads it, with the member's token. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = Number(new URL(request.url).searchParams.get('page')) || 1
  const own = await pageData(browserCall('GET /api/v1/team/', {}))
  if (own.team === null) return { ...own, events: null, plan: null }
  const [events, plan] = await Promise.all([
    pageData(browserCall('GET /api/v1/team/events/', { query: { page, page_size: SIZE } })),
    // Only the owner and accountants may read the plan.
    own.team.role === 'member' ? null : pageData(browserCall('GET /api/v1/team/plan/', {})),
  ])
  return { ...own, events, plan }
}

export const HydrateFallback = () => <Skeleton width="100%" height="320px" />

export default function TeamPage({ loaderData: { team, companies, events, plan } }: Route.ComponentProps) {
  const texts = useMessages(teamMessages)
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <PrivateHead title={texts.title} />
        <Text as="p" tone="secondary">
          {team ? readableName(team.company.name) : texts.lead}
        </Text>
      </Stack>
      {team ? <Shown team={team} /> : <FoundTeam companies={companies} />}
      {plan && <TeamPlan plan={plan} />}
      {events && <Journal events={events} />}
      {team && <LeaveTeam team={team} />}
    </Stack>
  )
}

function Shown({ team }: { team: Team }) {
  const texts = useMessages(teamMessages)
  return (
    <>
      {!team.confirmed && (
        <Note tone="warning" action={<Link to="/profile/add-company">{texts.bind}</Link>}>
          {texts.unconfirmed}
        </Note>
      )}
      <People team={team} />
      {team.role === 'owner' && <Invitations team={team} />}
      <ApprovalSum team={team} />
    </>
  )
}
