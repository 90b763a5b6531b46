-- On a server with JIT, each call of closed_times spent 250 ms on compiling a query that runs in a few milliseconds.

alter function private.closed_times(timestamptz, timestamptz, timestamptz, uuid) set jit = 'off';
