// Limits, roles and kinds of events of a company's team.

/** People and open invitations of one team together. */
export const TEAM_PEOPLE_MAX = 50
/** Days in which an invitation can be accepted, from its last e-mail. */
export const TEAM_INVITATION_DAYS = 7
/** E-mails with invitations that one owner may send within a day. */
export const TEAM_MAILS_A_DAY = 20
/** E-mails with invitations that one address gets within a day, whoever sends them. */
export const TEAM_MAILS_TO_ADDRESS_A_DAY = 3
/** Entries of the team's journal are deleted after this many days. */
export const TEAM_EVENTS_KEEP_DAYS = 365
/** An invitation is deleted this many days after its end. */
export const TEAM_INVITATIONS_KEEP_DAYS = 90

/** Pattern of an invitation's token: 22 characters of base64url, that is 128 bits. */
export const TEAM_TOKEN = '^[A-Za-z0-9_-]{22}$'

/**
 * The owner invites, removes and gives roles, and the owner's plan pays for everybody's checks. Members and accountants read what people
 * show to the team; an accountant also reads the owner's plan and its payments, and adds no company to a shown list.
 */
export const teamRoles = ['owner', 'member', 'accountant'] as const
export type TeamRole = (typeof teamRoles)[number]

/** Roles that an owner may give. Ownership changes only when the owner hands the team over (`owner_changed`). */
export const assignableTeamRoles = ['member', 'accountant'] as const
export type AssignableTeamRole = (typeof assignableTeamRoles)[number]

/** What the journal records. The strings are stored in the database. */
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
  /** Such a decision was asked for, and then given or refused. */
  'approval_asked',
  'approval_given',
  'approval_refused',
  /** A person showed to the team, or hid again, a report, a note, a list of companies checked at once, or their list of watched companies. */
  'report_shown',
  'report_hidden',
  'note_shown',
  'note_hidden',
  'list_shown',
  'list_hidden',
  'watches_shown',
  'watches_hidden',
  /** A colleague added a company to a shown list of watched companies. */
  'watch_added',
] as const
export type TeamEventKind = (typeof teamEventKinds)[number]
