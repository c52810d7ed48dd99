// `/profile/friends`: people whom the member has added, people who have added the member without being added back, and blocked people.
import type { BlockedPerson, Friend } from '@sverka/contract/friends/friends'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Avatar } from '../shell/avatar.tsx'
import { PrivateHead } from '../shell/private-head.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { RuledList } from '../ui/list.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Text } from '../ui/text.tsx'
import type { Route } from './+types/friends.page'
import { ConfirmedAction } from './confirmed-action.tsx'
import { friendsMessages } from './friends.messages.ts'
import styles from './friends.module.css'
import { useFriendAction } from './use-friend-action.ts'

/** Number of friends shown at first, and added by each press of «show more». */
const STEP = 20
/** The most people that each of the lists shows. */
const MAX_SHOWN = 1000

/** Private page: only the browser loads it, with the member's token. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  pageData(loadFriends(Number(new URL(request.url).searchParams.get('shown')) || STEP))

async function loadFriends(limit: number) {
  const page_size = Math.min(MAX_SHOWN, Math.max(STEP, limit))
  const [friends, incoming, blocked] = await Promise.all([
    browserCall('GET /api/v1/friends/', { query: { page_size } }),
    browserCall('GET /api/v1/friends/', { query: { incoming: true, page_size: MAX_SHOWN } }),
    browserCall('GET /api/v1/friends/blocked/', { query: { page_size: MAX_SHOWN } }),
  ])
  return { friends, incoming, blocked }
}

export const HydrateFallback = () => <Skeleton width="100%" height="240px" />

export default function FriendsPage({ loaderData: { friends, incoming, blocked } }: Route.ComponentProps) {
  const texts = useMessages(friendsMessages)
  return (
    <Stack gap={6}>
      <PrivateHead title={texts.title} />
      {incoming.count > 0 && (
        <Panel title={texts.incoming} count={incoming.count}>
          <RuledList>
            {incoming.result.map((item) => (
              <Incoming key={item.friend.id} one={item} />
            ))}
          </RuledList>
        </Panel>
      )}
      <Panel title={texts.mine} count={friends.count}>
        {friends.count === 0 ? (
          <EmptyState icon="users" title={texts.empty} action={<ButtonLink to="/counter-parties">{texts.toCompanies}</ButtonLink>}>
            {texts.emptyHint}
          </EmptyState>
        ) : (
          <Stack>
            <RuledList>
              {friends.result.map((item) => (
                <OwnFriend key={item.friend.id} one={item} />
              ))}
            </RuledList>
            <More shown={friends.result.length} count={friends.count} />
          </Stack>
        )}
      </Panel>
      {blocked.count > 0 && (
        <Panel title={texts.blocked} count={blocked.count}>
          <RuledList>
            {blocked.result.map((item) => (
              <Blocked key={item.person.id} one={item} />
            ))}
          </RuledList>
        </Panel>
      )}
    </Stack>
  )
}

function More({ shown, count }: { shown: number; count: number }) {
  const texts = useMessages(friendsMessages)
  const [, setParams] = useSearchParams()
  if (shown >= Math.min(count, MAX_SHOWN)) return null
  return (
    <Row>
      <Button onClick={() => setParams({ shown: String(shown + STEP) }, { preventScrollReset: true })}>{texts.showMore}</Button>
    </Row>
  )
}

interface PersonProps {
  person: { full_name: string; avatar: string | null }
  remark: string | null
  children: ReactNode
}

const Person = ({ person, remark, children }: PersonProps) => (
  <li className={styles.person}>
    <Avatar name={person.full_name} src={person.avatar} />
    <div className={styles.text}>
      <b>{person.full_name}</b>
      {remark && (
        <Text size="ui" tone="secondary">
          {remark}
        </Text>
      )}
    </div>
    <div className={styles.acts}>{children}</div>
  </li>
)

function OwnFriend({ one: { friend, is_mutual } }: { one: Friend }) {
  const texts = useMessages(friendsMessages)
  const params = { id: friend.id }
  return (
    <Person person={friend} remark={is_mutual ? friend.email : texts.waiting}>
      <ButtonLink
        size="small"
        variant="soft"
        icon="message"
        aria-label={texts.writeTo(friend.full_name)}
        to={`/profile/messages?friend=${friend.id}`}
      >
        {texts.write}
      </ButtonLink>
      <ConfirmedAction
        label={texts.remove}
        fullLabel={texts.removeName(friend.full_name)}
        title={texts.removeTitle}
        hint={texts.removeHint(friend.full_name)}
        done={texts.removed}
        work={() => browserCall('DELETE /api/v1/friends/:id', { params })}
      />
      <BlockAct id={friend.id} name={friend.full_name} />
    </Person>
  )
}

function BlockAct({ id, name }: { id: number; name: string }) {
  const texts = useMessages(friendsMessages)
  return (
    <ConfirmedAction
      label={texts.block}
      fullLabel={texts.blockName(name)}
      title={texts.blockTitle}
      hint={texts.blockHint(name)}
      done={texts.blockedDone}
      work={() => browserCall('POST /api/v1/friends/:id/block/', { params: { id } })}
    />
  )
}

function Incoming({ one: { friend } }: { one: Friend }) {
  const texts = useMessages(friendsMessages)
  const add = useFriendAction(() => browserCall('POST /api/v1/friends/', { body: { friend: friend.id } }), texts.addedToast)
  const decline = useFriendAction(() => browserCall('DELETE /api/v1/friends/:id', { params: { id: friend.id } }), texts.removed)
  return (
    <Person person={friend} remark={null}>
      <Button size="small" variant="soft" icon="user-add" aria-label={texts.addName(friend.full_name)} busy={add.busy} onClick={add.run}>
        {texts.add}
      </Button>
      <Button size="small" aria-label={texts.declineName(friend.full_name)} busy={decline.busy} onClick={decline.run}>
        {texts.decline}
      </Button>
      <BlockAct id={friend.id} name={friend.full_name} />
    </Person>
  )
}

function Blocked({ one: { person, created_at } }: { one: BlockedPerson }) {
  const texts = useMessages(friendsMessages)
  const format = useFormat()
  const work = () => browserCall('POST /api/v1/friends/:id/unblock/', { params: { id: person.id } })
  const { busy, run } = useFriendAction(work, texts.unblocked)
  return (
    <Person person={person} remark={texts.blockedSince(format.dateOfTime(created_at))}>
      <Button size="small" aria-label={texts.unblockName(person.full_name)} busy={busy} onClick={run}>
        {texts.unblock}
      </Button>
    </Person>
  )
}
