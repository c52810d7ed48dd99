// The operation behind the staff's page of a person: companies, orders, sign-ins, complaints, and earlier decisions by staff.
import { type Static, Type } from 'typebox'
import { StaffUser } from '../auth/auth.staff.ts'
import { defineOperation, Id, IsoTime, Nullable, StringEnum, staffOperation } from '../http/http.ts'

/** A list of the newest entries, newest first; the server returns at most twenty. */
const Newest = Type.Array

export const StaffPerson = Type.Object({
  ...StaffUser.properties,
  /** Companies that the person represents or asked to represent. */
  companies: Newest(
    Type.Object({
      id: Id,
      /** State registration number (ОГРН). */
      ogrn: Type.String(),
      name: Type.String(),
      /** `represents`: at present; the other states are those of a request. */
      state: StringEnum(['represents', 'pending', 'approved', 'rejected']),
      at: IsoTime,
    }),
  ),
  orders: Newest(
    Type.Object({
      id: Id,
      /** The person's side. */
      side: StringEnum(['buyer', 'seller']),
      /** Name of the seller's company. */
      company: Type.String(),
      /** State of the order (`orderStates`). */
      status: Type.String(),
      /** Rubles. */
      total: Type.Number(),
      at: IsoTime,
    }),
  ),
  sessions: Newest(
    Type.Object({
      id: Type.String(),
      /** The browser's User-Agent. */
      agent: Nullable(Type.String()),
      /** IP address. */
      address: Nullable(Type.String()),
      begun_at: IsoTime,
      last_used_at: IsoTime,
      /** Null while the session is active. */
      ended_at: Nullable(IsoTime),
    }),
  ),
  complaints: Newest(
    Type.Object({
      about: StringEnum(['review', 'conversation', 'quote']),
      /** Whether the person made the complaint or is its subject. */
      side: StringEnum(['author', 'subject']),
      text: Type.String(),
      at: IsoTime,
      /** Null until decided. */
      closed_at: Nullable(IsoTime),
    }),
  ),
  /** Decisions of staff about the account, from the audit log; `by` is the name of the member of staff. */
  decisions: Newest(
    Type.Object({ id: Id, action: Type.String(), by: Nullable(Type.String()), at: IsoTime, reason: Nullable(Type.String()) }),
  ),
})
export type StaffPerson = Static<typeof StaffPerson>

export const getStaffPerson = defineOperation({
  ...staffOperation,
  method: 'GET',
  path: '/api/v1/admin/users/:id/',
  summary: 'A person with their newest companies, orders, sessions, complaints and decisions; every view is recorded',
  params: Type.Object({ id: Id }),
  response: { 200: StaffPerson },
  errors: ['not_found'],
})
