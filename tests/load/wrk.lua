-- Sends requests that stand in a file one behind the other (NUL between them), round and round, and prints what was measured.
-- A second argument is a rest in milliseconds that each connection takes before it asks again.
local requests, at, rest = {}, 0, 0

function init(args)
  rest = tonumber(args[2] or 0)
  local file = assert(io.open(args[1], 'rb'))
  for request in file:read('*a'):gmatch('[^%z]+') do requests[#requests + 1] = request end
  file:close()
end

function delay()
  return rest
end

function request()
  at = at % #requests + 1
  return requests[at]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requests":%d,"microseconds":%d,"failures":%d,"p50":%f,"p95":%f,"p99":%f}\n',
    summary.requests, summary.duration,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout,
    latency:percentile(50) / 1000, latency:percentile(95) / 1000, latency:percentile(99) / 1000))
end
