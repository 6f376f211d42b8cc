/*
 * Each runs as one step in the store. KEYS[1] is the entry, a hash of value, turn and group; its group and all entries are sorted
 * sets of entries by age. Entries that expired are dropped there when their turn to be the oldest comes.
 */

const forget = `
local function forget(entry, all)
  local group = redis.call('HGET', entry, 'group')
  if group then redis.call('ZREM', group, entry) end
  redis.call('ZREM', all, entry)
  redis.call('DEL', entry)
end
`

/** KEYS: entry, all, group. ARGV: value, life (ms), most of the group, most of all. 1, or 0 when there is no room. */
const add = `${forget}
for _, set in ipairs({KEYS[3], KEYS[2]}) do
  local oldest = redis.call('ZRANGE', set, 0, 0)[1]
  while oldest and redis.call('EXISTS', oldest) == 0 do
    redis.call('ZREM', set, oldest)
    oldest = redis.call('ZRANGE', set, 0, 0)[1]
  end
end
while redis.call('ZCARD', KEYS[3]) >= tonumber(ARGV[3]) do
  local oldest = redis.call('ZRANGE', KEYS[3], 0, 0)[1]
  forget(oldest, KEYS[2])
  redis.call('ZREM', KEYS[3], oldest)
end
if redis.call('ZCARD', KEYS[2]) >= tonumber(ARGV[4]) then return 0 end
redis.call('HSET', KEYS[1], 'value', ARGV[1], 'turn', 1, 'group', KEYS[3])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
local time = redis.call('TIME')
for _, set in ipairs({KEYS[3], KEYS[2]}) do
  redis.call('ZADD', set, time[1] * 1000000 + time[2], KEYS[1])
  redis.call('PEXPIRE', set, ARGV[2])
end
return 1`

/** KEYS: entry, all. ARGV: turn. The value; 0 when the turn is another, which ends the entry; nothing when there is none. */
const take = `${forget}
local turn = redis.call('HGET', KEYS[1], 'turn')
if not turn then return nil end
if turn ~= ARGV[1] then
  forget(KEYS[1], KEYS[2])
  return 0
end
redis.call('HINCRBY', KEYS[1], 'turn', 1)
return redis.call('HGET', KEYS[1], 'value')`

/** KEYS: entry, all. */
const end = `${forget}
forget(KEYS[1], KEYS[2])
return 1`

export const redisScripts = {
  stratusAdd: { lua: add, numberOfKeys: 3 },
  stratusTake: { lua: take, numberOfKeys: 2 },
  stratusEnd: { lua: end, numberOfKeys: 2 },
} as const
