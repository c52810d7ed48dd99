// Rules of teams: limits, roles, and kinds of events. A team is a group of members of one company, who use the plan (subscription) of its owner.

/** People and open invitations of one team together. */
export const TEAM_PEOPLE_MAX = 50
/** Days in which an invitation can be accepted, from its last e-mail. */
export const TEAM_INVITATION_DAYS = 7
/** E-mails with invitations that one owner may send within a day. */
export const TEAM_MAILS_A_DAY = 20
/** E-mails with invitations that one address receives within a day, from all teams together. */
export const TEAM_MAILS_TO_ADDRESS_A_DAY = 3
/** Entries of the team's journal are deleted after this many days. */
export const TEAM_EVENTS_KEEP_DAYS = 365
/** An invitation is deleted this many days after its end. */
export const TEAM_INVITATIONS_KEEP_DAYS = 90

/** Pattern of an invitation's token: 22 characters of base64url, that is 128 bits. */
export const TEAM_TOKEN = '^[A-Za-z0-9_-]{22}$'

/**
 * The owner invites and removes people and sets their roles; the owner's plan pays for everybody's full checks. Members and accountants read the
 * reports, notes and lists that people share with the team. An accountant also reads the owner's plan and its payments, but adds no company to a
 * shared watch list.
 */
export const teamRoles = ['owner', 'member', 'accountant'] as const
export type TeamRole = (typeof teamRoles)[number]

/** Roles that an owner may set. Ownership changes only when the owner hands the team over (`owner_changed`). */
export const assignableTeamRoles = ['member', 'accountant'] as const
export type AssignableTeamRole = (typeof assignableTeamRoles)[number]

/** Kinds of events in the team's journal. The strings are stored in the database. A watch list has the companies that a person monitors. */
export const teamEventKinds = [
  /** The team was created. */
  'founded',
  'invited',
  'invited_again',
  'invitation_withdrawn',
  'joined',
  'left',
  'removed',
  'role_changed',
  'owner_changed',
  /** A person made a full check of a company. */
  'checked',
  /** The owner set, or removed, the sum above which a deal needs the decision of a second person. */
  'approval_set',
  'approval_ended',
  /** Such a decision was requested, and then the deal was approved or refused. */
  'approval_asked',
  'approval_given',
  'approval_refused',
  /** A person shared with the team, or stopped sharing, a report, a note, a bulk check (list of checked companies), or their watch list. */
  'report_shown',
  'report_hidden',
  'note_shown',
  'note_hidden',
  'list_shown',
  'list_hidden',
  'watches_shown',
  'watches_hidden',
  /** A colleague added a company to a shared watch list. */
  'watch_added',
] as const
export type TeamEventKind = (typeof teamEventKinds)[number]
