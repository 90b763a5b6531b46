-- `Prefer: count=planned` is answered from the planner's estimate, which knows how many rows there are, whoever may read
-- them. PostgREST asks this function before each request; on a machine without it, the gate in local/ refuses the same.
-- A schema of its own: PostgREST must be able to call it for a visitor, and exposes what lies in `public`.

create schema guard;
revoke all on schema guard from public;
grant usage on schema guard to anon, authenticated, service_role;

create function guard.refuse_counting() returns void
language plpgsql stable set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated')
    and current_setting('request.headers', true)::json ->> 'prefer' ~* 'count\s*=' then
    raise exception using errcode = 'PT400', message = 'Rows are not counted here';
  end if;
end;
$$;
revoke all on function guard.refuse_counting() from public;
grant execute on function guard.refuse_counting() to anon, authenticated, service_role;

do $$
begin
  -- The role that PostgREST signs in with; there is none on an embedded database.
  if exists (select from pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'guard.refuse_counting';
    notify pgrst, 'reload config';
  end if;
end;
$$;
