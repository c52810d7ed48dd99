// Limits, roles and kinds of events of a company's team.

/** People and open invitations of one team together. */
export const TEAM_PEOPLE_MAX = 50
/** Days in which an invitation can be accepted, from its last e-mail. */
export const TEAM_INVITATION_DAYS = 7
/** E-mails with invitations that one owner may send within a day. */
export const TEAM_MAILS_A_DAY = 20
/** E-mails with invitations that one address gets within a day, whoever sends them. */
export const TEAM_MAILS_TO_ADDRESS_A_DAY = 3
/** Entries of the journal are deleted after this many days. */
export const TEAM_EVENTS_KEEP_DAYS = 365
/** An invitation is deleted this many days after its end. */
export const TEAM_INVITATIONS_KEEP_DAYS = 90

/** Pattern of an invitation's token: 22 characters of base64url, that is 128 bits. */
export const TEAM_TOKEN = '^[A-Za-z0-9_-]{22}$'

export const teamRoles = ['owner', 'member', 'accountant'] as const
export type TeamRole = (typeof teamRoles)[number]

/** Roles that an owner may give; ownership is not given but handed over. */
export const givenTeamRoles = ['member', 'accountant'] as const
export type GivenTeamRole = (typeof givenTeamRoles)[number]

export const teamEventKinds = [
  'founded',
  'invited',
  'invited_again',
  'invitation_withdrawn',
  'joined',
  'left',
  'removed',
  'role_changed',
  'owner_changed',
  'checked',
  'approval_set',
  'approval_ended',
  'approval_asked',
  'approval_given',
  'approval_refused',
  'report_shown',
  'report_hidden',
  'note_shown',
  'note_hidden',
  'list_shown',
  'list_hidden',
  'watches_shown',
  'watches_hidden',
  'watch_added',
] as const
export type TeamEventKind = (typeof teamEventKinds)[number]
