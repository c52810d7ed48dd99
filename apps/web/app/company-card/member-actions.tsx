// What only a member does with a card: befriend its representative, watch the company.
import { FriendButton } from '../friends/friend-button.tsx'
import { WatchButton } from '../monitoring/watch-button.tsx'

export const MemberActions = ({ representative, number }: { representative: number | null; number: string }) => (
  <>
    <FriendButton representative={representative} />
    <WatchButton number={number} />
  </>
)
