// One conversation (a chat room): header with the other member, messages, and the field to write. In a closed or blocked room a text that says so
// replaces the field.
import type { Message, Room } from '@sverka/contract/chat/chat'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { ConfirmedAction } from '../friends/confirmed-action.tsx'
import { useFriendAction } from '../friends/use-friend-action.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Avatar } from '../shell/avatar.tsx'
import { Button, ButtonLink, Spinner } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { Row } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Note } from '../ui/note.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { Announcer } from './announcer.tsx'
import { chatMessages } from './chat.messages.ts'
import styles from './chat.module.css'
import { RoomComplaint } from './complain.tsx'
import { Composer, FIELD_ID } from './composer.tsx'
import { Conversation } from './conversation.ts'
import { MessageList } from './message-list.tsx'
import { otherMember, roomName, roomPicture } from './room-names.ts'
import { LOG_ID } from './use-conversation-focus.ts'
import { useScrolling } from './use-scrolling.ts'

interface RoomViewProps {
  room: Room
  messages: readonly Message[]
  userId: number
}

export function RoomView({ room, messages, userId }: RoomViewProps) {
  const texts = useMessages(chatMessages)
  const { revalidate } = useRevalidator()
  const [conversation] = useState(() => new Conversation({ room, messages, userId, onRefused: () => void revalidate() }))
  /** Id of the last message that was read before the room was opened. */
  const [readBefore] = useState(room.read_message_id ?? 0)
  const state = useSyncExternalStore(conversation.subscribe, conversation.state, conversation.state)
  useEffect(() => conversation.connect(), [conversation])
  const { box, onScroll, unseen, toNewest } = useScrolling(conversation, state)
  const isEmpty = state.lines.length === 0 && state.pending.length === 0
  return (
    <section className={styles.conversation}>
      {room.state === 'open' && <SkipLink to={FIELD_ID}>{texts.toField}</SkipLink>}
      <RoomHeader room={room} userId={userId} typing={state.isOtherTyping} />
      <Announcer state={state} userId={userId} otherName={otherMember(room, userId).full_name} />
      {/* Rendered while empty: a live region that appears together with its text is not announced. */}
      <div role="status">
        {!state.isConnected && (
          <p className={styles.offline}>
            <Spinner />
            {texts.offline}
          </p>
        )}
      </div>
      <div className={styles.scene}>
        {state.isLoadingEarlier && <p className={styles.loadingEarlier}>{texts.loadingEarlier}</p>}
        <div
          ref={box}
          id={LOG_ID}
          className={styles.messages}
          role="log"
          aria-live="off"
          aria-label={texts.logLabel(roomName(room, userId))}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
          onScroll={onScroll}
        >
          {isEmpty && <FirstMessage room={room} onSend={(text) => conversation.send(text)} />}
          <MessageList
            slug={room.slug}
            state={state}
            userId={userId}
            otherName={otherMember(room, userId).full_name}
            readBefore={readBefore}
            onRetry={(clientId) => actAndFocusField(() => conversation.retry(clientId))}
            onDrop={(clientId) => actAndFocusField(() => conversation.drop(clientId))}
          />
          {room.state === 'blocked' && (
            <Note title={texts.blockedTitle} icon="lock">
              {texts.blockedHint}
            </Note>
          )}
          {room.state !== 'open' && room.last_message && <RoomComplaint slug={room.slug} />}
        </div>
        {unseen > 0 && (
          <button type="button" className={styles.toNewest} onClick={toNewest}>
            <Icon name="chevron-down" size="small" />
            {texts.moreNew(unseen)}
          </button>
        )}
      </div>
      <Foot room={room} userId={userId} conversation={conversation} />
    </section>
  )
}

/** The field to write a message, or in a closed or blocked room the reason why there is none. */
function Foot({ room, userId, conversation }: { room: Room; userId: number; conversation: Conversation }) {
  if (room.state !== 'open') return <ClosedFoot room={room} />
  return (
    <Composer
      slug={room.slug}
      userId={userId}
      onSend={(text, file) => conversation.send(text, file)}
      onTyping={() => conversation.reportTyping()}
    />
  )
}

/** Runs the action of an unsent message's button. The button disappears, so the focus moves to the message field. */
function actAndFocusField(act: () => void): void {
  act()
  document.getElementById(FIELD_ID)?.focus()
}

function RoomHeader({ room, userId, typing }: { room: Room; userId: number; typing: boolean }) {
  const texts = useMessages(chatMessages)
  const other = otherMember(room, userId)
  const picture = roomPicture(room)
  const subject = useSubject(room)
  /** ИНН (taxpayer number) of the seller's company, with which a buyer can open the company's card; null for everybody else. */
  const innToCheck = room.user.id === userId ? room.seller_inn : null
  const content = (
    <>
      {picture ? (
        <img className={styles.picture} src={picture} alt="" width={48} height={48} />
      ) : (
        <Avatar name={other.full_name} src={other.avatar} />
      )}
      <span className={styles.headText}>
        <h2 className={styles.name}>{roomName(room, userId)}</h2>
        <span className={styles.subject}>{typing ? `${room.kind === 'friend' ? `${texts.friend}, ` : ''}${texts.typing}` : subject}</span>
      </span>
    </>
  )
  return (
    <header className={styles.head}>
      <Link to="/profile/messages" className={styles.back} aria-label={texts.back}>
        <Icon name="arrow-left" />
      </Link>
      {room.product?.id ? (
        <Link to={`/marketplace/item/${room.product.id}`} className={styles.headLink}>
          {content}
        </Link>
      ) : (
        <span className={styles.headLink}>{content}</span>
      )}
      {innToCheck && (
        <ButtonLink size="small" variant="soft" className={styles.check} to={`/counter-parties/${innToCheck}`}>
          {texts.checkCompany}
        </ButtonLink>
      )}
      {room.state === 'blocked' ? (
        <Unblock id={other.id} />
      ) : (
        <Block id={other.id} name={other.full_name} isCompact={innToCheck !== null} />
      )}
    </header>
  )
}

/** What a room is about: the product with its price («Арматура А500С, 54 200 ₽»), or that the other member is a friend. */
export function useSubject({ product }: Room): string {
  const texts = useMessages(chatMessages)
  const format = useFormat()
  if (!product) return texts.friend
  return product.price === null ? product.name : `${product.name}, ${format.price(product.price)}`
}

function Block({ id, name, isCompact }: { id: number; name: string; isCompact: boolean }) {
  const texts = useMessages(chatMessages)
  return (
    <ConfirmedAction
      label={texts.block}
      fullLabel={`${texts.block}: ${name}`}
      title={texts.blockTitle}
      hint={texts.blockQuestion(name)}
      done={texts.blockedTitle}
      icon="lock"
      isCompact={isCompact}
      work={() => browserCall('POST /api/v1/friends/:id/block/', { params: { id } })}
    />
  )
}

function Unblock({ id }: { id: number }) {
  const texts = useMessages(chatMessages)
  const { busy, run } = useFriendAction(() => browserCall('POST /api/v1/friends/:id/unblock/', { params: { id } }), texts.unblock)
  return (
    <Button size="small" busy={busy} onClick={run}>
      {texts.unblock}
    </Button>
  )
}

/** Shown in an empty room. If the room is about a product, it has buttons that send ready questions. */
function FirstMessage({ room, onSend }: { room: Room; onSend: (text: string) => void }) {
  const texts = useMessages(chatMessages)
  if (room.state !== 'open') return <EmptyState icon="message" title={texts.noMessages} />
  return (
    <EmptyState icon="message" title={texts.noMessages}>
      {room.product && (
        <>
          {texts.startHint}
          <span className={styles.questions}>
            {texts.questions.map((question) => (
              <Button key={question} size="small" onClick={() => onSend(question)}>
                {question}
              </Button>
            ))}
          </span>
        </>
      )}
    </EmptyState>
  )
}

/** Why no message can be written, with a link to the product, which can be ordered without a conversation. */
function ClosedFoot({ room }: { room: Room }) {
  const texts = useMessages(chatMessages)
  const closedText = room.state === 'blocked' ? texts.blockedFoot : room.kind === 'product' ? texts.closedProduct : texts.closedFriend
  return (
    <div className={styles.foot}>
      <Row between wrap>
        <span>{closedText}</span>
        {room.state === 'closed' && room.product?.id && (
          <ButtonLink size="small" to={`/marketplace/item/${room.product.id}`}>
            {texts.toProduct}
          </ButtonLink>
        )}
      </Row>
    </div>
  )
}
