-- A lead from the form is as complete as the form asks: who calls the interface without the page must not leave
-- rows that do not say who asks, and for what. In the policy and not in a constraint, because a booking makes
-- leads too, and asks for less. What else the two forms require, `help_with` of a lead among it, the constraints
-- of the tables demand already.

alter policy "a visitor adds a lead" on public.leads
  with check (
    booking_id is null and team_notified_at is null and person_notified_at is null
    and btrim(coalesce(organization, '')) <> ''
    and btrim(coalesce(phone, '')) <> ''
    -- The one text here that may hold lines: nothing but line breaks and tabs is no goal.
    and btrim(coalesce(primary_goal, ''), E' \t\r\n') <> ''
  );
