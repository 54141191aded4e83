-- Buys what stands in a file, a line for each purchase (token, body of the order, key): each thread has one connection and
-- every so many-th line, orders, and pays for the order by the answer, with a proof where the
-- card's bank asks for one. Prints what was measured, a purchase being all of these requests.
local ffi = require('ffi')
ffi.cdef [[
  typedef struct { long seconds; long nanoseconds; } qeema_time;
  int clock_gettime(int clock, qeema_time *time);
]]
local clock = ffi.new('qeema_time')
local threads = {}
local lines, at, payment, asked, begun = {}, 0, nil, false, 0
times, refused = {}, 0

local function now()
  ffi.C.clock_gettime(1, clock)
  return tonumber(clock.seconds) * 1000 + tonumber(clock.nanoseconds) / 1e6
end

function setup(thread)
  thread:set('nth', #threads)
  threads[#threads + 1] = thread
end

function init(args)
  local number = 0
  for line in io.lines(args[1]) do
    if number % tonumber(args[2]) == nth then lines[#lines + 1] = line end
    number = number + 1
  end
end

local function post(path, token, body, key)
  local headers = { version = '2', ['content-type'] = 'application/json', authorization = 'Bearer ' .. token, ['idempotency-key'] = key }
  -- Buyers do not share an address: from one, only few cards are decided at a time.
  headers['x-forwarded-for'] = string.format('10.%d.%d.%d', nth, math.floor(at / 250) % 250, at % 250 + 1)
  return wrk.format('POST', path, headers, body)
end

local token, body, key

function request()
  local page = payment and '/api/sandbox-pay/' .. payment
  if asked then return post(page .. '/challenge', token, '{"code":"123456"}') end
  if payment then return post(page, token, '{"card":"4242424242424242"}') end
  at, begun = at + 1, now()
  token, body, key = lines[at]:match('^(%S+) (%S+) (%S+)$')
  return post('/api/orders', token, body, key)
end

function response(status, headers, body)
  if status >= 300 then
    refused, payment, asked = refused + 1, nil, false
  elseif payment and body:find('"status":"challenge"', 1, true) then
    asked = true
  elseif payment then
    if body:find('"status":"succeeded"', 1, true) then times[#times + 1] = now() - begun else refused = refused + 1 end
    payment, asked = nil, false
  else
    payment = body:match('"payment":{"_id":"([^"]+)"')
    if not payment then refused = refused + 1 end
  end
  if at >= #lines and not payment then wrk.thread:stop() end
end

function done(summary)
  local all, failures = {}, 0
  for _, thread in ipairs(threads) do
    for _, time in ipairs(thread:get('times')) do all[#all + 1] = time end
    failures = failures + thread:get('refused')
  end
  table.sort(all)
  local function percentile(share) return all[math.max(1, math.ceil(#all * share))] or 0 end
  local errors = summary.errors
  failures = failures + errors.connect + errors.read + errors.write + errors.timeout
  io.write(string.format('{"requests":%d,"microseconds":%d,"failures":%d,"p50":%f,"p95":%f,"p99":%f}\n',
    #all + failures, summary.duration, failures, percentile(0.5), percentile(0.95), percentile(0.99)))
end
