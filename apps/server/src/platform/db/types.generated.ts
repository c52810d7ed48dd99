// Generated from the migrated database; regenerate with `npm run db:types`.
export interface Database {
  schema_migrations: { name: string; hash: string; applied_at: Date }
}
