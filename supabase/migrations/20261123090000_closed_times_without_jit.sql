-- Where a server has JIT, it compiled the plan of closed_times anew for each visitor who looked at the calendar: 250 ms
-- for a query that takes a few.

alter function private.closed_times(timestamptz, timestamptz, timestamptz, uuid) set jit = 'off';
